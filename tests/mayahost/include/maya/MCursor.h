// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// The shape of the pointer over a tool; nothing shows it here.
class OPENMAYAUI_EXPORT MCursor {
 public:
  MCursor(short width, short height, short hotSpotX, short hotSpotY, unsigned char* bits,
          unsigned char* mask);
  MCursor(const MCursor& other);
  ~MCursor();
  MCursor& operator=(const MCursor&);
  bool operator==(const MCursor&) const;
  bool operator!=(const MCursor&) const;

  static const MCursor defaultCursor;
  static const MCursor crossHairCursor;
  static const MCursor doubleCrossHairCursor;
  static const MCursor editCursor;
  static const MCursor pencilCursor;
  static const MCursor handCursor;

 private:
  explicit MCursor(int kind) : kind_(kind) {}
  int kind_;  // one of the above; 0 and the bits: its own
  const unsigned char* bits_ = nullptr;
};
OPENMAYA_NAMESPACE_CLOSE

using OPENMAYA_MAJOR_NAMESPACE_SCHEMA::MCursor;

// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MStatus.h>
#include <maya/MTypes.h>

#include <memory>

namespace mayahost {
struct CurveChange;
}

OPENMAYA_MAJOR_NAMESPACE_OPEN
// What edits did to the keys of curves, to be taken back and done again: all edits it was given to, together.
class OPENMAYAANIM_EXPORT MAnimCurveChange {
 public:
  MAnimCurveChange(MStatus* ReturnStatus = NULL);
  ~MAnimCurveChange();
  MStatus undoIt();
  MStatus redoIt();
  bool isInteractive() const;
  void setInteractive(bool value);
  static const char* className();

 private:
  friend struct mayahost::CurveChange;
  MAnimCurveChange(const MAnimCurveChange&) = delete;
  MAnimCurveChange& operator=(const MAnimCurveChange&) = delete;
  std::unique_ptr<mayahost::CurveChange> change_;
  bool interactive_ = false;
};
OPENMAYA_NAMESPACE_CLOSE

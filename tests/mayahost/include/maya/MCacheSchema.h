// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MObjectArray.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// The attributes of a node that cached playback stores.
class OPENMAYA_EXPORT MCacheSchema {
 public:
  ~MCacheSchema();
  MStatus add(const MObject& attribute);
  const MObjectArray& attributes() const { return attributes_; }
  static const char* className();

 private:
  friend struct mayahost::Access;
  MCacheSchema();
  MObjectArray attributes_;
};
OPENMAYA_NAMESPACE_CLOSE

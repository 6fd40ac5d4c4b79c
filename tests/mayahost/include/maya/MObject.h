// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MFn.h>
#include <maya/MTypes.h>

#include <memory>

#ifndef OPENMAYA_DEPRECATED
#define OPENMAYA_DEPRECATED(year, reason) [[deprecated("since Maya " #year ": " reason)]]
#endif

namespace mayahost {
struct Object;
struct Node;
struct Access;
}  // namespace mayahost

OPENMAYA_MAJOR_NAMESPACE_OPEN
// A node, attribute, piece of data, component or plug-in of the host. Keep an MObjectHandle, not an MObject,
// across edits: the object of a deleted node is not to be used.
class OPENMAYA_EXPORT MObject {
 public:
  MObject();
  MObject(const MObject& other);
  ~MObject();
  bool hasFn(MFn::Type fs) const;
  bool isNull() const;
  MFn::Type apiType() const;
  const char* apiTypeStr() const;
  bool operator==(const MObject&) const;
  bool operator!=(const MObject&) const;
  MObject& operator=(const MObject&);

  static MObject kNullObj;

 private:
  friend struct mayahost::Access;
  std::shared_ptr<mayahost::Object> object_;
};
OPENMAYA_NAMESPACE_CLOSE

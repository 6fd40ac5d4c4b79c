// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MObject.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// An object with its state: alive while it exists in memory (also on the undo queue), valid while it is in
// the scene.
class OPENMAYA_EXPORT MObjectHandle {
 public:
  MObjectHandle();
  MObjectHandle(const MObject& object);
  MObjectHandle(const MObjectHandle& handle);
  ~MObjectHandle();
  MObject object() const;
  const MObject& objectRef() const;
  unsigned int hashCode() const;
  bool isValid() const;
  bool isAlive() const;
  bool operator==(const MObject& object) const;
  bool operator==(const MObjectHandle& object) const;
  bool operator!=(const MObject& object) const;
  bool operator!=(const MObjectHandle& object) const;
  MObjectHandle& operator=(const MObject& object);
  MObjectHandle& operator=(const MObjectHandle& other);

 private:
  MObject object_;
};
OPENMAYA_NAMESPACE_CLOSE

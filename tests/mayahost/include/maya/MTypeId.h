// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MStatus.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
class OPENMAYA_EXPORT MTypeId {
 public:
  MTypeId() = default;
  MTypeId(unsigned int id) : id_(id) {}
  MTypeId(unsigned int prefix, unsigned int id) : id_((prefix << 8) | (id & 0xffu)) {}
  MTypeId(const MTypeId& src) = default;
  MTypeId& operator=(const MTypeId& rhs) = default;
  bool operator==(const MTypeId& rhs) const { return id_ == rhs.id_; }
  bool operator!=(const MTypeId& rhs) const { return id_ != rhs.id_; }
  unsigned int id(MStatus* ReturnStatus = NULL) const {
    if (ReturnStatus) *ReturnStatus = MStatus::kSuccess;
    return id_;
  }
  static const char* className() { return "MTypeId"; }

 private:
  unsigned int id_ = 0;
};
OPENMAYA_NAMESPACE_CLOSE

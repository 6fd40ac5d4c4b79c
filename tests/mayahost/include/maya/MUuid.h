// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MStatus.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
class OPENMAYA_EXPORT MUuid {
 public:
  MUuid() = default;  // all zero: not valid
  MUuid(const MUuid& other) = default;
  MUuid(const unsigned int* uuid);
  MUuid(const unsigned char* uuid);
  MUuid(const MString& value, MStatus* ReturnStatus = NULL);
  MUuid& operator=(const MUuid& rhs) = default;
  bool operator==(const MUuid& rhs) const;
  bool operator!=(const MUuid& rhs) const;
  MStatus get(unsigned char* uuid) const;
  MString asString() const;  // 8-4-4-4-12 upper-case hexadecimal digits
  operator MString() const;
  void copy(const MUuid& rhs);
  bool valid() const;
  MStatus generate();  // random, version 4
  static const char* className();

 private:
  unsigned char bytes_[16] = {};
};
OPENMAYA_NAMESPACE_CLOSE

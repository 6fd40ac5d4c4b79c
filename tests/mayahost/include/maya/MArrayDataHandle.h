// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MDataHandle.h>
#include <maya/MStatus.h>
#include <maya/MTypes.h>

#include <memory>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// The elements of an array attribute in a data block, sparse and in order of index; it stands on one of them.
class OPENMAYA_EXPORT MArrayDataHandle {
 public:
  MArrayDataHandle(const MDataHandle& in, MStatus* ReturnStatus = NULL);
  MArrayDataHandle(const MArrayDataHandle& other);
  MArrayDataHandle& operator=(const MArrayDataHandle& other);

  MDataHandle inputValue(MStatus* ReturnStatus = NULL);
  MDataHandle outputValue(MStatus* ReturnStatus = NULL);
  MArrayDataHandle inputArrayValue(MStatus* ReturnStatus = NULL);
  MArrayDataHandle outputArrayValue(MStatus* ReturnStatus = NULL);
  MStatus next();  // kFailure at the end
  unsigned int elementCount(MStatus* ReturnStatus = NULL);
  unsigned int elementIndex(MStatus* ReturnStatus = NULL);  // logical
  MStatus jumpToElement(unsigned int index);                // logical
  MStatus jumpToArrayElement(unsigned int position);        // physical
  MStatus setClean();                                       // the element
  MStatus setAllClean();
  MArrayDataBuilder builder(MStatus* ReturnStatus = NULL);
  MStatus set(MArrayDataBuilder& builder);
  static const char* className();

 private:
  friend struct mayahost::Access;
  MArrayDataHandle() = default;
  std::shared_ptr<mayahost::Slot> current(MStatus* ReturnStatus);
  std::shared_ptr<mayahost::Slot> array_;
  std::shared_ptr<mayahost::BlockUse> use_;
  unsigned int index_ = 0;  // logical
  bool atElement_ = false;
};
OPENMAYA_NAMESPACE_CLOSE

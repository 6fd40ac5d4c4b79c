// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MDataHandle.h>
#include <maya/MStatus.h>
#include <maya/MTypes.h>

#include <memory>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// Adds and removes elements of an array attribute that was made with setUsesArrayDataBuilder(true). The array
// has them after MArrayDataHandle::set(builder).
class OPENMAYA_EXPORT MArrayDataBuilder {
 public:
  OPENMAYA_DEPRECATED(2019, "give the data block")
  MArrayDataBuilder(const MObject& attribute, unsigned int numElements, MStatus* ReturnStatus = NULL);
  MArrayDataBuilder(MDataBlock*, const MObject& attribute, unsigned int, MStatus* ReturnStatus = NULL);
  MArrayDataBuilder(const MArrayDataBuilder& other);
  MArrayDataBuilder& operator=(const MArrayDataBuilder& other);
  ~MArrayDataBuilder();

  MDataHandle addLast(MStatus* ReturnStatus = NULL);
  MDataHandle addElement(unsigned int index,
                         MStatus* ReturnStatus = NULL);  // the one there is, if there is one
  MArrayDataHandle addLastArray(MStatus* ReturnStatus = NULL);
  MArrayDataHandle addElementArray(unsigned int index, MStatus* ReturnStatus = NULL);
  MStatus removeElement(unsigned int index);
  unsigned int elementCount(MStatus* ReturnStatus = NULL) const;
  MStatus growArray(unsigned int amount);
  MStatus setGrowSize(unsigned int size);
  static const char* className();

 private:
  friend struct mayahost::Access;
  MArrayDataBuilder() = default;
  std::shared_ptr<mayahost::Slot> array_;  // a copy of the array being built
  std::shared_ptr<mayahost::BlockUse> use_;
};
OPENMAYA_NAMESPACE_CLOSE

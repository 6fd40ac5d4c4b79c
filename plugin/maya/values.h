// SPDX-License-Identifier: MIT
// Reads and writes the values of a node. A status that is not success becomes a footfall::Error.
#pragma once

#include <maya/MArrayDataHandle.h>
#include <maya/MDataBlock.h>
#include <maya/MDataHandle.h>
#include <maya/MObject.h>
#include <maya/MStatus.h>
#include <maya/MString.h>
#include <maya/MTime.h>

#include <string>

#include "base/error.h"

namespace footfall::maya {

inline void require(const MStatus& status, const char* what) {
  if (status != MStatus::kSuccess) throw Error(std::string(what) + ": " + status.errorString().asChar());
}

inline MDataHandle input(MDataBlock& block, const MObject& attribute) {
  MStatus status;
  const MDataHandle handle = block.inputValue(attribute, &status);
  require(status, "an input could not be evaluated");
  return handle;
}

inline MDataHandle output(MDataBlock& block, const MObject& attribute) {
  MStatus status;
  const MDataHandle handle = block.outputValue(attribute, &status);
  require(status, "an output could not be reached");
  return handle;
}

// f(index, element) for each element of an array in the order of its logical indices.
template <typename Function>
void eachElement(MDataBlock& block, const MObject& array, const Function& f) {
  MStatus status;
  MArrayDataHandle handle = block.inputArrayValue(array, &status);
  require(status, "an array could not be evaluated");
  for (unsigned i = 0, count = handle.elementCount(); i < count; ++i) {
    require(handle.jumpToArrayElement(i), "an element could not be reached");
    MDataHandle element = handle.inputValue(&status);
    require(status, "an element could not be evaluated");
    f(handle.elementIndex(), element);
  }
}

inline double seconds(const MTime& time) {
  return time.as(MTime::kSeconds);
}
inline double seconds(const MDataHandle& handle) {
  return seconds(handle.asTime());
}
inline MTime asSeconds(double value) {
  return MTime(value, MTime::kSeconds);
}

}  // namespace footfall::maya

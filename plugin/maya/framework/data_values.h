// SPDX-License-Identifier: MIT
// Reads and writes the values of a node. A status that is not success becomes a footfall::Error.
#pragma once

#include <maya/MAngle.h>
#include <maya/MArrayDataBuilder.h>
#include <maya/MArrayDataHandle.h>
#include <maya/MDataBlock.h>
#include <maya/MDataHandle.h>
#include <maya/MDistance.h>
#include <maya/MObject.h>
#include <maya/MStatus.h>
#include <maya/MString.h>
#include <maya/MTime.h>

#include <string>
#include <vector>

#include "base/error.h"
#include "base/math.h"
#include "maya/framework/node_attributes.h"

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
void eachElement(MArrayDataHandle& handle, const Function& f) {
  MStatus status;
  for (unsigned i = 0, count = handle.elementCount(); i < count; ++i) {
    require(handle.jumpToArrayElement(i), "an element could not be reached");
    MDataHandle element = handle.inputValue(&status);
    require(status, "an element could not be evaluated");
    f(handle.elementIndex(), element);
  }
}

template <typename Function>
void eachElement(MDataBlock& block, const MObject& array, const Function& f) {
  MStatus status;
  MArrayDataHandle handle = block.inputArrayValue(array, &status);
  require(status, "an array could not be evaluated");
  eachElement(handle, f);
}

// The same for an array inside an element of another.
template <typename Function>
void eachElement(MDataHandle& parent, const MObject& array, const Function& f) {
  MStatus status;
  MArrayDataHandle handle(parent.child(array), &status);
  require(status, "an array could not be read");
  eachElement(handle, f);
}

// f(k, element) for the elements of an output array with the given logical indices, which are made where they
// are missing.
template <typename Function>
void writeElements(MDataBlock& block, const MObject& array, const std::vector<unsigned>& indices,
                   const Function& f) {
  MStatus status;
  MArrayDataHandle handle = block.outputArrayValue(array, &status);
  require(status, "an output could not be reached");
  bool whole = true;
  for (const unsigned index : indices) whole = whole && handle.jumpToElement(index) == MStatus::kSuccess;
  if (!whole) {
    MArrayDataBuilder builder = handle.builder(&status);
    require(status, "an output could not be extended");
    for (const unsigned index : indices) builder.addElement(index);
    require(handle.set(builder), "an output could not be extended");
  }
  for (std::size_t k = 0; k < indices.size(); ++k) {
    require(handle.jumpToElement(indices[k]), "an output element could not be reached");
    MDataHandle element = handle.outputValue(&status);
    require(status, "an output element could not be reached");
    f(k, element);
  }
  handle.setAllClean();
}

// Centimetres, radians.
inline void setPlace(MDataHandle handle, const Triple& triple, const Vec3& place) {
  for (std::size_t a = 0; a < 3; ++a)
    handle.child(triple.axes[a]).setMDistance(MDistance(place[static_cast<int>(a)], MDistance::kCentimeters));
}
inline void setAngles(MDataHandle handle, const Triple& triple, const Vec3& angles) {
  for (std::size_t a = 0; a < 3; ++a)
    handle.child(triple.axes[a]).setMAngle(MAngle(angles[static_cast<int>(a)], MAngle::kRadians));
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

// SPDX-License-Identifier: MIT
// MRampAttribute, on plugs alone.
#include "attribute.h"

#include <maya/MColor.h>
#include <maya/MColorArray.h>
#include <maya/MFloatArray.h>
#include <maya/MFnCompoundAttribute.h>
#include <maya/MFnEnumAttribute.h>
#include <maya/MFnNumericAttribute.h>
#include <maya/MIntArray.h>
#include <maya/MRampAttribute.h>

#include <algorithm>

using namespace mayahost;

namespace {

constexpr unsigned kPosition = 0, kValue = 1, kInterpolation = 2;

struct Entry {
  unsigned index = 0;
  float position = 0.0f;
  float value[3] = {0.0f, 0.0f, 0.0f};  // one of a curve, three of a colour
  int interpolation = MRampAttribute::kLinear;
};

bool isRamp(const MPlug& plug) {
  return !plug.isNull() && plug.isArray() && plug.isCompound() && plug.numChildren() == 3;
}

std::vector<Entry> entries(const MPlug& ramp) {
  std::vector<Entry> all;
  for (unsigned i = 0; i < ramp.numElements(); ++i) {
    const MPlug element = ramp.elementByPhysicalIndex(i);
    Entry entry;
    entry.index = element.logicalIndex();
    entry.position = element.child(kPosition).asFloat();
    const MPlug value = element.child(kValue);
    for (unsigned k = 0; k < 3; ++k)
      entry.value[k] = value.isCompound() ? value.child(k).asFloat() : value.asFloat();
    entry.interpolation = element.child(kInterpolation).asInt();
    all.push_back(entry);
  }
  return all;
}

float between(float before, float a, float b, float after, float t, int how) {
  switch (how) {
    case MRampAttribute::kNone:
      return a;
    case MRampAttribute::kSmooth:
      return a + (b - a) * t * t * (3.0f - 2.0f * t);
    case MRampAttribute::kSpline: {  // Catmull and Rom
      const float c = (b - before) / 2.0f, d = (after - a) / 2.0f;
      return a + t * (c + t * (3.0f * (b - a) - 2.0f * c - d + t * (2.0f * (a - b) + c + d)));
    }
    default:
      return a + (b - a) * t;
  }
}

bool sample(const MPlug& ramp, float position, float value[3]) {
  auto all = entries(ramp);
  if (all.empty()) return false;
  std::stable_sort(all.begin(), all.end(),
                   [](const Entry& a, const Entry& b) { return a.position < b.position; });
  const auto right =
      static_cast<std::size_t>(std::upper_bound(all.begin(), all.end(), position,
                                                [](float p, const Entry& e) { return p < e.position; }) -
                               all.begin());
  for (unsigned k = 0; k < 3; ++k) {
    if (right == 0 || right == all.size()) {
      value[k] = (right == 0 ? all.front() : all.back()).value[k];
      continue;
    }
    const Entry &a = all[right - 1], &b = all[right];
    const Entry &before = all[right > 1 ? right - 2 : 0], &after = all[std::min(right + 1, all.size() - 1)];
    const float t = (position - a.position) / (b.position - a.position);
    value[k] = between(before.value[k], a.value[k], b.value[k], after.value[k], t, a.interpolation);
  }
  return true;
}

MObject create(const MString& longName, const MString& shortName, bool colour, MStatus* status) {
  MFnNumericAttribute numeric;
  MFnEnumAttribute choice;
  MFnCompoundAttribute compound;
  const MObject position =
      numeric.create(longName + "_Position", shortName + "p", MFnNumericData::kFloat, 0.0);
  const MObject value =
      colour ? numeric.createColor(longName + "_Color", shortName + "c")
             : numeric.create(longName + "_FloatValue", shortName + "fv", MFnNumericData::kFloat, 0.0);
  const MObject how = choice.create(longName + "_Interp", shortName + "i", MRampAttribute::kNone);
  const char* const names[] = {"None", "Linear", "Smooth", "Spline"};
  for (short i = 0; i < 4; ++i) choice.addField(names[i], i);
  const MObject ramp = compound.create(longName, shortName, status);
  for (const MObject& child : {position, value, how}) compound.addChild(child);
  compound.setArray(true);
  compound.setUsesArrayDataBuilder(true);
  return ramp;
}

void put(MPlug plug, const float* value) {
  if (!plug.isCompound()) {
    plug.setFloat(value[0]);
    return;
  }
  for (unsigned k = 0; k < 3; ++k) plug.child(k).setFloat(value[k]);
}

unsigned freeIndex(const MPlug& ramp) {
  unsigned next = 0;
  for (const Entry& entry : entries(ramp)) next = std::max(next, entry.index + 1);
  return next;
}

}  // namespace

OPENMAYA_MAJOR_NAMESPACE_OPEN

MRampAttribute::MRampAttribute() = default;
MRampAttribute::MRampAttribute(const MRampAttribute& other) = default;
MRampAttribute::~MRampAttribute() = default;
MRampAttribute& MRampAttribute::operator=(const MRampAttribute& other) = default;
MRampAttribute::MRampAttribute(const MPlug& obj, MStatus* ReturnStatus) {
  const bool fits = isRamp(obj);
  if (fits) plug_ = obj;
  tell(ReturnStatus, fits ? MStatus::kSuccess : MStatus::kInvalidParameter);
}
MRampAttribute::MRampAttribute(const MObject& node, const MObject& attr, MStatus* ReturnStatus)
    : MRampAttribute(MPlug(node, attr), ReturnStatus) {}
const char* MRampAttribute::className() {
  return "MRampAttribute";
}

unsigned int MRampAttribute::getNumEntries(MStatus* ReturnStatus) {
  tell(ReturnStatus, plug_.isNull() ? MStatus::kFailure : MStatus::kSuccess);
  return plug_.isNull() ? 0 : plug_.numElements();
}
bool MRampAttribute::isColorRamp(MStatus* ReturnStatus) const {
  tell(ReturnStatus, plug_.isNull() ? MStatus::kFailure : MStatus::kSuccess);
  const auto ramp = as<Attribute>(plug_.attribute());
  return ramp && ramp->children[kValue]->isCompound();
}
bool MRampAttribute::isCurveRamp(MStatus* ReturnStatus) const {
  return !isColorRamp(ReturnStatus) && !plug_.isNull();
}
bool MRampAttribute::hasIndex(unsigned int index, MStatus* ReturnStatus) const {
  tell(ReturnStatus, plug_.isNull() ? MStatus::kFailure : MStatus::kSuccess);
  if (plug_.isNull()) return false;
  const auto all = entries(plug_);
  return std::any_of(all.begin(), all.end(), [&](const Entry& entry) { return entry.index == index; });
}

void MRampAttribute::getEntries(MIntArray& indices, MFloatArray& positions, MFloatArray& values,
                                MIntArray& interps, MStatus* ReturnStatus) {
  indices.clear();
  positions.clear();
  values.clear();
  interps.clear();
  tell(ReturnStatus, isCurveRamp() ? MStatus::kSuccess : MStatus::kFailure);
  if (!isCurveRamp()) return;
  for (const Entry& entry : entries(plug_)) {
    indices.append(static_cast<int>(entry.index));
    positions.append(entry.position);
    values.append(entry.value[0]);
    interps.append(entry.interpolation);
  }
}
void MRampAttribute::getEntries(MIntArray& indices, MFloatArray& positions, MColorArray& colors,
                                MIntArray& interps, MStatus* ReturnStatus) {
  indices.clear();
  positions.clear();
  colors.clear();
  interps.clear();
  tell(ReturnStatus, isColorRamp() ? MStatus::kSuccess : MStatus::kFailure);
  if (!isColorRamp()) return;
  for (const Entry& entry : entries(plug_)) {
    indices.append(static_cast<int>(entry.index));
    positions.append(entry.position);
    colors.append(MColor(entry.value[0], entry.value[1], entry.value[2]));
    interps.append(entry.interpolation);
  }
}
void MRampAttribute::addEntries(MFloatArray& positions, MFloatArray& values, MIntArray& interps,
                                MStatus* ReturnStatus) {
  const bool fits =
      isCurveRamp() && positions.length() == values.length() && values.length() == interps.length();
  tell(ReturnStatus, fits ? MStatus::kSuccess : MStatus::kInvalidParameter);
  for (unsigned i = 0; fits && i < positions.length(); ++i) {
    const MPlug element = plug_.elementByLogicalIndex(freeIndex(plug_));
    element.child(kPosition).setFloat(positions[i]);
    put(element.child(kValue), &values[i]);
    element.child(kInterpolation).setInt(interps[i]);
  }
}
void MRampAttribute::addEntries(MFloatArray& positions, MColorArray& colors, MIntArray& interps,
                                MStatus* ReturnStatus) {
  const bool fits =
      isColorRamp() && positions.length() == colors.length() && colors.length() == interps.length();
  tell(ReturnStatus, fits ? MStatus::kSuccess : MStatus::kInvalidParameter);
  for (unsigned i = 0; fits && i < positions.length(); ++i) {
    const MPlug element = plug_.elementByLogicalIndex(freeIndex(plug_));
    const float value[3] = {colors[i].r, colors[i].g, colors[i].b};
    element.child(kPosition).setFloat(positions[i]);
    put(element.child(kValue), value);
    element.child(kInterpolation).setInt(interps[i]);
  }
}
void MRampAttribute::setValueAtIndex(float value, unsigned int index, MStatus* ReturnStatus) {
  const bool fits = isCurveRamp() && hasIndex(index);
  tell(ReturnStatus, fits ? MStatus::kSuccess : MStatus::kInvalidParameter);
  if (fits) put(plug_.elementByLogicalIndex(index).child(kValue), &value);
}
void MRampAttribute::setColorAtIndex(MColor& color, unsigned int index, MStatus* ReturnStatus) {
  const bool fits = isColorRamp() && hasIndex(index);
  tell(ReturnStatus, fits ? MStatus::kSuccess : MStatus::kInvalidParameter);
  const float value[3] = {color.r, color.g, color.b};
  if (fits) put(plug_.elementByLogicalIndex(index).child(kValue), value);
}
void MRampAttribute::setPositionAtIndex(float position, unsigned int index, MStatus* ReturnStatus) {
  const bool fits = hasIndex(index);
  tell(ReturnStatus, fits ? MStatus::kSuccess : MStatus::kInvalidParameter);
  if (fits) plug_.elementByLogicalIndex(index).child(kPosition).setFloat(position);
}
void MRampAttribute::setInterpolationAtIndex(MRampAttribute::MInterpolation interp, unsigned int index,
                                             MStatus* ReturnStatus) {
  const bool fits = hasIndex(index);
  tell(ReturnStatus, fits ? MStatus::kSuccess : MStatus::kInvalidParameter);
  if (fits) plug_.elementByLogicalIndex(index).child(kInterpolation).setInt(interp);
}

void MRampAttribute::getValueAtPosition(float position, float& value, MStatus* ReturnStatus) {
  float found[3] = {0.0f, 0.0f, 0.0f};
  const bool fits = isCurveRamp() && sample(plug_, position, found);
  tell(ReturnStatus, fits ? MStatus::kSuccess : MStatus::kFailure);
  value = found[0];
}
void MRampAttribute::getColorAtPosition(float position, MColor& color, MStatus* ReturnStatus) {
  float found[3] = {0.0f, 0.0f, 0.0f};
  const bool fits = isColorRamp() && sample(plug_, position, found);
  tell(ReturnStatus, fits ? MStatus::kSuccess : MStatus::kFailure);
  color = MColor(found[0], found[1], found[2]);
}
void MRampAttribute::sampleValueRamp(unsigned int numberOfSamples, MFloatArray& values,
                                     MStatus* ReturnStatus) {
  values.setLength(numberOfSamples);
  for (unsigned i = 0; i < numberOfSamples; ++i)
    getValueAtPosition(
        numberOfSamples > 1 ? static_cast<float>(i) / static_cast<float>(numberOfSamples - 1) : 0.0f,
        values[i], ReturnStatus);
}
void MRampAttribute::sampleColorRamp(unsigned int numberOfSamples, MColorArray& colors,
                                     MStatus* ReturnStatus) {
  colors.setLength(numberOfSamples);
  for (unsigned i = 0; i < numberOfSamples; ++i)
    getColorAtPosition(
        numberOfSamples > 1 ? static_cast<float>(i) / static_cast<float>(numberOfSamples - 1) : 0.0f,
        colors[i], ReturnStatus);
}

MObject MRampAttribute::createCurveRamp(const MString& attrLongName, const MString& attrShortName,
                                        MStatus* ReturnStatus) {
  return ::create(attrLongName, attrShortName, false, ReturnStatus);
}
MObject MRampAttribute::createColorRamp(const MString& attrLongName, const MString& attrShortName,
                                        MStatus* ReturnStatus) {
  return ::create(attrLongName, attrShortName, true, ReturnStatus);
}

OPENMAYA_NAMESPACE_CLOSE

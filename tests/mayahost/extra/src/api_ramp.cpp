// SPDX-License-Identifier: MIT
// MRampAttribute, on plugs alone.
#include "data/attribute.h"
#include "edits/edit.h"

#include <maya/MColor.h>
#include <maya/MColorArray.h>
#include <maya/MFloatArray.h>
#include <maya/MFnCompoundAttribute.h>
#include <maya/MFnDependencyNode.h>
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
  if (all.empty()) all.emplace_back();  // what a ramp has before anything else
  return all;
}

// In order of their positions.
void by(std::vector<Entry>& all, bool ascending) {
  std::stable_sort(all.begin(), all.end(), [&](const Entry& a, const Entry& b) {
    return ascending ? a.position < b.position : b.position < a.position;
  });
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
  by(all, true);
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

void put(const MPlug& ramp, const Entry& entry) {
  const MPlug element = ramp.elementByLogicalIndex(entry.index);
  element.child(kPosition).setFloat(entry.position);
  put(element.child(kValue), entry.value);
  element.child(kInterpolation).setInt(entry.interpolation);
}

void take(const MPlug& ramp, unsigned index) {
  Journal unkept;
  removeElement(unkept, Access::path(ramp.elementByLogicalIndex(index)), true);
}

// Entries of numbers or colours with positions, where they are of one length.
template <typename Values>
std::vector<Entry> entriesOf(const Values& values, const MFloatArray& positions, const MIntArray& interps) {
  std::vector<Entry> all;
  if (values.length() != positions.length() || values.length() != interps.length()) return all;
  for (unsigned i = 0; i < values.length(); ++i) {
    Entry entry;
    entry.index = i;
    entry.position = positions[i];
    entry.interpolation = interps[i];
    if constexpr (std::is_same_v<Values, MFloatArray>) {
      entry.value[0] = values[i];
    } else {
      for (unsigned k = 0; k < 3; ++k) entry.value[k] = values[i][k];
    }
    all.push_back(entry);
  }
  return all;
}

MStatus replace(const MPlug& ramp, const std::vector<Entry>& with) {
  if (with.empty()) return MStatus::kInvalidParameter;
  for (const Entry& old : entries(ramp)) take(ramp, old.index);
  for (const Entry& entry : with) put(ramp, entry);
  return MStatus::kSuccess;
}

unsigned freeIndex(const MPlug& ramp) {
  unsigned next = 0;
  for (const Entry& entry : entries(ramp)) next = std::max(next, entry.index + 1);
  return next;
}

void add(const MPlug& ramp, std::vector<Entry> more) {
  if (ramp.numElements() == 0) put(ramp, entries(ramp).front());
  for (Entry& entry : more) {
    entry.index = freeIndex(ramp);
    put(ramp, entry);
  }
}

template <typename Ramp>
MObject createOn(const MString& longName, const MString& shortName, const MObject& node, bool colour,
                 MStatus* status, Ramp set) {
  MStatus done;
  const MObject made = create(longName, shortName, colour, &done);
  if (done) done = MFnDependencyNode(node).addAttribute(made);
  if (done) {
    MRampAttribute ramp(node, made, &done);
    if (done) done = set(ramp);
  }
  tell(status, done);
  return done ? made : MObject::kNullObj;
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
  return plug_.isNull() ? 0 : static_cast<unsigned>(entries(plug_).size());
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
  if (fits) add(plug_, entriesOf(values, positions, interps));
}
void MRampAttribute::addEntries(MFloatArray& positions, MColorArray& colors, MIntArray& interps,
                                MStatus* ReturnStatus) {
  const bool fits =
      isColorRamp() && positions.length() == colors.length() && colors.length() == interps.length();
  tell(ReturnStatus, fits ? MStatus::kSuccess : MStatus::kInvalidParameter);
  if (fits) add(plug_, entriesOf(colors, positions, interps));
}
void MRampAttribute::deleteEntries(MIntArray& indices, MStatus* ReturnStatus) {
  MStatus status = plug_.isNull() ? MStatus::kFailure : MStatus::kSuccess;
  for (const int index : indices) {
    if (!status) break;
    const bool there = index >= 0 && hasIndex(static_cast<unsigned>(index));
    status = there && getNumEntries() > 1 ? MStatus::kSuccess : MStatus::kFailure;
    if (status) take(plug_, static_cast<unsigned>(index));
  }
  tell(ReturnStatus, status);
}
MStatus MRampAttribute::sort(bool ascending) {
  if (plug_.isNull()) return MStatus::kFailure;
  const auto all = entries(plug_);
  auto sorted = all;
  by(sorted, ascending);
  for (std::size_t i = 0; i < all.size(); ++i) {
    sorted[i].index = all[i].index;
    put(plug_, sorted[i]);
  }
  return MStatus::kSuccess;
}
MStatus MRampAttribute::pack() {
  if (plug_.isNull()) return MStatus::kFailure;
  auto all = entries(plug_);
  for (unsigned i = 0; i < all.size(); ++i) all[i].index = i;
  return replace(plug_, all);
}
MStatus MRampAttribute::setRamp(float value, float position, MInterpolation interp) {
  return setRamp(MFloatArray(1, value), MFloatArray(1, position), MIntArray(1, interp));
}
MStatus MRampAttribute::setRamp(const MColor& color, float position, MInterpolation interp) {
  return setRamp(MColorArray(1, color), MFloatArray(1, position), MIntArray(1, interp));
}
MStatus MRampAttribute::setRamp(const MFloatArray& values, const MFloatArray& positions,
                                const MIntArray& interps) {
  return isCurveRamp() ? replace(plug_, entriesOf(values, positions, interps)) : MStatus(MStatus::kFailure);
}
MStatus MRampAttribute::setRamp(const MColorArray& values, const MFloatArray& positions,
                                const MIntArray& interps) {
  return isColorRamp() ? replace(plug_, entriesOf(values, positions, interps)) : MStatus(MStatus::kFailure);
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
MObject MRampAttribute::createRamp(const MString& attrLongName, const MString& attrShortName,
                                   const MObject& node, float val, float pos, MInterpolation interp,
                                   MStatus* ReturnStatus) {
  return createOn(attrLongName, attrShortName, node, false, ReturnStatus,
                  [&](MRampAttribute& ramp) { return ramp.setRamp(val, pos, interp); });
}
MObject MRampAttribute::createRamp(const MString& attrLongName, const MString& attrShortName,
                                   const MObject& node, const MColor& color, float pos, MInterpolation interp,
                                   MStatus* ReturnStatus) {
  return createOn(attrLongName, attrShortName, node, true, ReturnStatus,
                  [&](MRampAttribute& ramp) { return ramp.setRamp(color, pos, interp); });
}
MObject MRampAttribute::createRamp(const MString& attrLongName, const MString& attrShortName,
                                   const MObject& node, const MFloatArray& values,
                                   const MFloatArray& positions, const MIntArray& interps,
                                   MStatus* ReturnStatus) {
  return createOn(attrLongName, attrShortName, node, false, ReturnStatus,
                  [&](MRampAttribute& ramp) { return ramp.setRamp(values, positions, interps); });
}
MObject MRampAttribute::createRamp(const MString& attrLongName, const MString& attrShortName,
                                   const MObject& node, const MColorArray& colors,
                                   const MFloatArray& positions, const MIntArray& interps,
                                   MStatus* ReturnStatus) {
  return createOn(attrLongName, attrShortName, node, true, ReturnStatus,
                  [&](MRampAttribute& ramp) { return ramp.setRamp(colors, positions, interps); });
}

OPENMAYA_NAMESPACE_CLOSE

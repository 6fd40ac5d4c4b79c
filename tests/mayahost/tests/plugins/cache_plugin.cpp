// SPDX-License-Identifier: MIT
// Nodes for cached playback: one that is cached, one that shifts time and may hide it, one that forbids
// caching.
#include <maya/MCacheSchema.h>
#include <maya/MEvaluationNode.h>
#include <maya/MFnNumericAttribute.h>
#include <maya/MFnPlugin.h>
#include <maya/MFnUnitAttribute.h>
#include <maya/MNodeCacheDisablingInfo.h>
#include <maya/MNodeCacheSetupInfo.h>
#include <maya/MPxNode.h>
#include <maya/MTime.h>
#include <maya/MTimeRange.h>

#include <atomic>
#include <cmath>

namespace {

std::atomic<int> computes{0}, restored{0}, configured{0};

// out = sin(in) * factor, and what it has counted; nobody may cache one that forbids it.
template <bool forbids>
struct Wave : MPxNode {
  static MObject in, factor, out, count, indirect, configs;
  static void* creator() { return new Wave; }
  SchedulingType schedulingType() const override { return kParallel; }
  MStatus compute(const MPlug& plug, MDataBlock& block) override {
    if (plug != out) return MStatus::kUnknownParameter;
    ++computes;
    block.outputValue(out).setDouble(std::sin(block.inputValue(in).asDouble()) *
                                     block.inputValue(factor).asDouble());
    return block.setClean(plug);
  }
  MStatus postEvaluation(const MDGContext&, const MEvaluationNode& node, PostEvaluationType type) override {
    if (type == kEvaluatedIndirectly && node.dirtyPlugExists(out)) ++restored;
    return MStatus::kSuccess;
  }
  void getCacheSetup(const MEvaluationNode& node, MNodeCacheDisablingInfo& disabling,
                     MNodeCacheSetupInfo& setup, MObjectArray& monitored) const override {
    MPxNode::getCacheSetup(node, disabling, setup, monitored);
    disabling.setCacheDisabled(forbids);
    if (forbids) disabling.setReason("reads the weather");
    if (forbids) disabling.setMitigation("leave it out");
    setup.setPreference(MNodeCacheSetupInfo::kWantToCacheByDefault, true);
  }
  void configCache(const MEvaluationNode& node, MCacheSchema& schema) const override {
    bool found = false;
    for (const MObject& attribute : schema.attributes()) found = found || attribute == out;
    for (MEvaluationNodeIterator it = node.iterator(); !it.isDone(); it.next()) {
      if (found && it.plug() == out && node.parentCount() == 1) ++configured;
    }
  }
  bool getInternalValue(const MPlug& plug, MDataHandle& handle) override {
    const std::pair<MObject, int> counts[] = {{count, computes}, {indirect, restored}, {configs, configured}};
    for (const auto& [attribute, value] : counts) {
      if (plug != attribute) continue;
      handle.setInt(value);
      return true;
    }
    return MPxNode::getInternalValue(plug, handle);
  }
  static MStatus initialize() {
    MFnNumericAttribute numeric;
    in = numeric.create("input", "i", MFnNumericData::kDouble);
    factor = numeric.create("factor", "f", MFnNumericData::kDouble, 1.0);
    out = numeric.create("output", "o", MFnNumericData::kDouble);
    numeric.setWritable(false);
    numeric.setStorable(false);
    for (const MObject& attribute : {in, factor, out}) addAttribute(attribute);
    MObject* const counters[] = {&count, &indirect, &configs};
    const char* const names[] = {"count", "indirect", "configs"};
    for (int i = 0; i < 3; ++i) {
      *counters[i] = numeric.create(names[i], names[i], MFnNumericData::kInt);
      numeric.setInternal(true);
      numeric.setStorable(false);
      addAttribute(*counters[i]);
    }
    attributeAffects(in, out);
    return attributeAffects(factor, out);
  }
};
template <bool forbids>
MObject Wave<forbids>::in;
template <bool forbids>
MObject Wave<forbids>::factor;
template <bool forbids>
MObject Wave<forbids>::out;
template <bool forbids>
MObject Wave<forbids>::count;
template <bool forbids>
MObject Wave<forbids>::indirect;
template <bool forbids>
MObject Wave<forbids>::configs;

// outTime = inTime - delay; says so of ranges, or hides it.
struct Shift : MPxNode {
  static MObject in, delay, honest, out;
  static void* creator() { return new Shift; }
  SchedulingType schedulingType() const override { return kParallel; }
  MStatus compute(const MPlug& plug, MDataBlock& block) override {
    if (plug != out) return MStatus::kUnknownParameter;
    delay_ = block.inputValue(delay).asTime().as(MTime::kSeconds);
    honest_ = block.inputValue(honest).asBool();
    block.outputValue(out).setMTime(block.inputValue(in).asTime() - block.inputValue(delay).asTime());
    return block.setClean(plug);
  }
  MTimeRange transformInvalidationRange(const MPlug&, const MTimeRange& input) const override {
    const auto bounds = input.bounds();
    const MTime by(honest_ ? delay_.load() : 0.0, MTime::kSeconds);
    return MTimeRange(bounds.min + by, bounds.max + by);
  }
  static MStatus initialize() {
    MFnUnitAttribute unit;
    MFnNumericAttribute numeric;
    in = unit.create("inTime", "it", MFnUnitAttribute::kTime, 0.0);
    delay = unit.create("delay", "d", MFnUnitAttribute::kTime, 0.0);
    honest = numeric.create("honest", "h", MFnNumericData::kBoolean, 1.0);
    out = unit.create("outTime", "ot", MFnUnitAttribute::kTime, 0.0);
    unit.setWritable(false);
    unit.setStorable(false);
    for (const MObject& attribute : {in, delay, honest, out}) addAttribute(attribute);
    for (const MObject& from : {in, delay, honest}) attributeAffects(from, out);
    return MStatus::kSuccess;
  }

 private:
  std::atomic<double> delay_{0.0};
  std::atomic<bool> honest_{true};
};
MObject Shift::in, Shift::delay, Shift::honest, Shift::out;

}  // namespace

PLUGIN_EXPORT MStatus initializePlugin(MObject object) {
  MFnPlugin plugin(object, "Footfall", "1.0", "Any");
  plugin.registerNode("hostWave", 0x2100, Wave<false>::creator, Wave<false>::initialize);
  plugin.registerNode("hostShift", 0x2101, Shift::creator, Shift::initialize);
  return plugin.registerNode("hostForbidding", 0x2102, Wave<true>::creator, Wave<true>::initialize);
}

PLUGIN_EXPORT MStatus uninitializePlugin(MObject object) {
  MFnPlugin plugin(object);
  for (const unsigned id : {0x2102u, 0x2101u, 0x2100u}) plugin.deregisterNode(id);
  return MStatus::kSuccess;
}

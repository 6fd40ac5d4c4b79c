// SPDX-License-Identifier: MIT
// Locators with draw overrides, of which some do what they should not.
#include <maya/MDrawRegistry.h>
#include <maya/MEvaluationNode.h>
#include <maya/MFnNumericAttribute.h>
#include <maya/MFnPlugin.h>
#include <maya/MFnUnitAttribute.h>
#include <maya/MHWGeometry.h>
#include <maya/MHWGeometryUtilities.h>
#include <maya/MPointArray.h>
#include <maya/MPxDrawOverride.h>
#include <maya/MPxLocatorNode.h>
#include <maya/MTime.h>

#include <cmath>

namespace {

int living = 0;  // data of overrides; read by the test through the attribute "living"

// A flag: a pole, a pennant, a ring at its foot and a name, as high as its attribute says.
struct Flag : MPxLocatorNode {
  static MObject height, time, living, out;
  static const MString classification, registrant;
  static void* creator() { return new Flag; }
  SchedulingType schedulingType() const override { return kParallel; }
  bool isBounded() const override { return true; }

  MStatus compute(const MPlug& plug, MDataBlock& block) override {
    if (plug != out) return MStatus::kUnknownParameter;
    block.outputValue(out).setDouble(block.inputValue(height).asDouble() +
                                     block.inputValue(time).asTime().value());
    return block.setClean(out);
  }
  MStatus preEvaluation(const MDGContext& context, const MEvaluationNode& node) override {
    if (context.isNormal() && node.dirtyPlugExists(time))
      MHWRender::MRenderer::setGeometryDrawDirty(thisMObject());
    return MStatus::kSuccess;
  }
  bool getInternalValue(const MPlug& plug, MDataHandle& handle) override {
    if (plug != living) return MPxLocatorNode::getInternalValue(plug, handle);
    handle.setInt(::living);
    return true;
  }
  static MStatus initialize() {
    MFnNumericAttribute numeric;
    MFnUnitAttribute unit;
    height = numeric.create("height", "hgt", MFnNumericData::kDouble, 2.0);
    numeric.setKeyable(true);
    time = unit.create("time", "tm", MFnUnitAttribute::kTime, 0.0);
    living = numeric.create("living", "lvg", MFnNumericData::kInt);
    numeric.setInternal(true);
    numeric.setStorable(false);
    out = numeric.create("drawn", "drw", MFnNumericData::kDouble);
    numeric.setWritable(false);
    numeric.setStorable(false);
    for (const MObject& attribute : {height, time, living, out}) addAttribute(attribute);
    MObject parts[3];
    const char* const names[] = {"offsetX", "offsetY", "offsetZ"};
    for (int i = 0; i < 3; ++i) {
      parts[i] = numeric.create(names[i], names[i], MFnNumericData::kDouble, 0.0);
      addAttribute(parts[i]);  // before they are children of another, as many plug-ins do
    }
    MStatus status = addAttribute(numeric.create("offset", "off", parts[0], parts[1], parts[2]));
    if (!status) return status;
    attributeAffects(height, out);
    return attributeAffects(time, out);
  }
};
MObject Flag::height, Flag::time, Flag::living, Flag::out;
const MString Flag::classification("drawdb/geometry/hostFlag"), Flag::registrant("hostFlagPlugin");

struct FlagData : MUserData {
  FlagData() { ++living; }
  ~FlagData() override { --living; }
  double height = 0.0, time = 0.0;
  MColor color;
};

class FlagDraw : public MHWRender::MPxDrawOverride {
 public:
  static MHWRender::MPxDrawOverride* creator(const MObject& node) { return new FlagDraw(node); }
  MHWRender::DrawAPI supportedDrawAPIs() const override { return MHWRender::kAllDevices; }
  bool hasUIDrawables() const override { return true; }
  MBoundingBox boundingBox(const MDagPath& path, const MDagPath&) const override {
    const double high = MPlug(path.node(), Flag::height).asDouble();
    return MBoundingBox(MPoint(-1.0, 0.0, -1.0), MPoint(1.0, high, 1.0));
  }
  MUserData* prepareForDraw(const MDagPath& path, const MDagPath&, const MHWRender::MFrameContext&,
                            MUserData* old) override {
    auto* data = dynamic_cast<FlagData*>(old);
    if (!data) data = new FlagData;
    data->height = MPlug(path.node(), Flag::height).asDouble();
    data->time = MPlug(path.node(), Flag::time).asMTime().value();
    data->color = MHWRender::MGeometryUtilities::wireframeColor(path);
    return data;
  }
  void addUIDrawables(const MDagPath&, MHWRender::MUIDrawManager& to, const MHWRender::MFrameContext&,
                      const MUserData* given) override {
    const auto* data = dynamic_cast<const FlagData*>(given);
    if (!data) return;
    const double h = data->height;
    to.beginDrawable(MHWRender::MUIDrawManager::kSelectable, 7);
    to.setColor(data->color);
    to.setLineWidth(3.0f);
    to.line(MPoint(0, 0, 0), MPoint(0, h, 0));
    to.setColor(MColor(0.9f, 0.2f, 0.1f));
    MPointArray corners;
    corners.append(0, h, 0);
    corners.append(1, h - 0.25, 0);
    corners.append(0, h - 0.5, 0);
    to.mesh(MHWRender::MUIDrawManager::kTriangles, corners);
    to.endDrawable();
    to.beginDrawable(MHWRender::MUIDrawManager::kNonSelectable);
    to.setLineStyle(MHWRender::MUIDrawManager::kDashed);
    to.setDepthPriority(MHWRender::MRenderItem::sDormantWireDepthPriority);
    to.circle(MPoint(0, 0, 0), MVector(0, 1, 0), 1.0);
    to.arc(MPoint(0, 0, 0), MVector(1, 0, 0), MVector(0, 0, -1), MVector(0, 1, 0), 0.5, true);
    MPointArray strip;
    for (int i = 0; i < 5; ++i) strip.append(0.25 * i, 0.0, i % 2 ? 0.1 : -0.1);
    to.lineStrip(strip, false);
    to.setPointSize(6.0f);
    to.point(MPoint(0, 0, 1));
    to.setFontSize(MHWRender::MUIDrawManager::kSmallFontSize);
    MString name("frame ");
    name += data->time;
    to.text(MPoint(0, h + 0.2, 0), name, MHWRender::MUIDrawManager::kCenter);
    to.line2d(MPoint(10, 10), MPoint(20, 10));
    to.endDrawable();
  }

 private:
  explicit FlagDraw(const MObject& node) : MPxDrawOverride(node, nullptr, false) {}
};

// Draws before it begins, with points that are not numbers, and never ends.
class SloppyDraw : public MHWRender::MPxDrawOverride {
 public:
  static MHWRender::MPxDrawOverride* creator(const MObject& node) { return new SloppyDraw(node); }
  MHWRender::DrawAPI supportedDrawAPIs() const override { return MHWRender::kAllDevices; }
  bool hasUIDrawables() const override { return true; }
  MUserData* prepareForDraw(const MDagPath&, const MDagPath&, const MHWRender::MFrameContext&,
                            MUserData*) override {
    return new FlagData;
  }
  void addUIDrawables(const MDagPath&, MHWRender::MUIDrawManager& to, const MHWRender::MFrameContext&,
                      const MUserData*) override {
    to.setColor(MColor(1.0f, 0.0f, 0.0f));
    to.line(MPoint(0, 0, 0), MPoint(1, 0, 0));
    to.beginDrawable();
    to.circle(MPoint(0, 0, 0), MVector(0, 1, 0), std::nan(""));
    to.point(MPoint(1, 2, 3));
  }

 private:
  explicit SloppyDraw(const MObject& node) : MPxDrawOverride(node, nullptr) {}
};

// Supports only what no viewport has any more.
class OldDraw : public MHWRender::MPxDrawOverride {
 public:
  static MHWRender::MPxDrawOverride* creator(const MObject& node) { return new OldDraw(node); }
  MUserData* prepareForDraw(const MDagPath&, const MDagPath&, const MHWRender::MFrameContext&,
                            MUserData*) override {
    return nullptr;
  }

 private:
  explicit OldDraw(const MObject& node) : MPxDrawOverride(node, nullptr) {}
};

struct Plain : MPxLocatorNode {
  static void* creator() { return new Plain; }
  static MStatus initialize() { return MStatus::kSuccess; }
};

struct Drawn {
  const char* node;
  unsigned id;
  const char* classification;  // of the node
  const char* registered;      // of the override, or none
  MHWRender::MDrawRegistry::DrawOverrideCreator creator;
};
const Drawn kDrawn[] = {
    {"hostSloppy", 0x2001, "drawdb/geometry/hostSloppy", "drawdb/geometry/hostSloppy", SloppyDraw::creator},
    {"hostOld", 0x2002, "drawdb/geometry/hostOld", "drawdb/geometry/hostOld", OldDraw::creator},
    {"hostBare", 0x2003, "drawdb/geometry/hostBare", nullptr, nullptr},
    {"hostMistyped", 0x2004, "drawdb/geometry/hostMistyped", "drawdb/geometry/hostMistypt",
     SloppyDraw::creator},
};

}  // namespace

PLUGIN_EXPORT MStatus initializePlugin(MObject object) {
  MFnPlugin plugin(object, "Footfall", "1.0", "Any");
  plugin.registerNode("hostFlag", 0x2000, Flag::creator, Flag::initialize, MPxNode::kLocatorNode,
                      &Flag::classification);
  MStatus status = MHWRender::MDrawRegistry::registerDrawOverrideCreator(Flag::classification,
                                                                         Flag::registrant, FlagDraw::creator);
  for (const Drawn& drawn : kDrawn) {
    const MString classification(drawn.classification);
    if (status)
      status = plugin.registerNode(drawn.node, drawn.id, Plain::creator, Plain::initialize,
                                   MPxNode::kLocatorNode, &classification);
    if (status && drawn.registered)
      status = MHWRender::MDrawRegistry::registerDrawOverrideCreator(drawn.registered, Flag::registrant,
                                                                     drawn.creator);
  }
  return status;
}

PLUGIN_EXPORT MStatus uninitializePlugin(MObject object) {
  MFnPlugin plugin(object);
  for (const Drawn& drawn : kDrawn) {
    if (drawn.registered)
      MHWRender::MDrawRegistry::deregisterDrawOverrideCreator(drawn.registered, Flag::registrant);
    plugin.deregisterNode(drawn.id);
  }
  MHWRender::MDrawRegistry::deregisterDrawOverrideCreator(Flag::classification, Flag::registrant);
  return plugin.deregisterNode(0x2000);
}

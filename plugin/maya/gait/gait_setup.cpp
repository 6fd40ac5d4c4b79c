// SPDX-License-Identifier: MIT
#include "maya/gait/gait_setup.h"

#include <maya/MFnDagNode.h>
#include <maya/MFnDependencyNode.h>

#include <algorithm>

#include <fmt/format.h>

#include "io/formats.h"
#include "maya/figure/figure_connect.h"
#include "maya/framework/data_values.h"
#include "maya/framework/plug_values.h"
#include "maya/gait/gait_node.h"
#include "maya/scene/sampled_figure.h"
#include "maya/scene/scene_channels.h"

namespace footfall::maya {
using namespace gait;

namespace {

MObject makeDag(Edits& edits, const char* type, const MObject& parent, const std::string& name) {
  MStatus status;
  const MObject node = edits.dag().createNode(MString(type), parent, &status);
  require(status, type);
  require(edits.dag().renameNode(node, mstring(name)), "a node could not be named");
  edits.apply();
  return node;
}

MPlug worldMatrix(const MObject& shape) {
  return plugOf(shape, "worldMatrix").elementByLogicalIndex(0);
}

MPlug childOf(const MPlug& plug, MObject attribute) {
  return plug.child(attribute);
}

std::string cycleText(Motion motion) {
  Scene scene;
  scene.frameRate = 1 / motion.frameTime;
  motion.startTime = 0;
  scene.range = {0, static_cast<double>(motion.frames() - 1) * motion.frameTime};
  scene.motion = std::move(motion);
  return formatSceneJson(scene);
}

}  // namespace

GaitNodes GaitNodes::make(Edits& edits, const std::string& name, double startTime) {
  const MObject transform = makeDag(edits, "transform", MObject::kNullObj, name);
  const GaitNodes gait(makeDag(edits, GaitNode::kName, transform, nameOf(transform) + "Shape"));
  require(edits.graph().connect(timePlug(), gait.plug(GaitNode::inTime)), "inTime");
  setSeconds(edits, gait.plug(GaitNode::startTime), startTime);
  setNumber(edits, gait.plug(GaitNode::frameRate), 1 / frameLength());
  GaitNode::figures.setAxes(edits, gait.node(), sceneAxes());
  edits.apply();
  return gait;
}

GaitNodes GaitNodes::find(const MSelectionList& objects) {
  return GaitNodes(theNodeOf(objects, kGaitId, "gait"));
}

MObject GaitNodes::transform() const {
  return MFnDagNode(node_).parent(0);
}

std::string GaitNodes::name() const {
  return nameOf(transform());
}

std::shared_ptr<const SolvedGait> GaitNodes::solved() const {
  const auto* gait = dynamic_cast<const GaitNode*>(MFnDependencyNode(node_).userNode());
  if (!gait) throw Error(nameOf(node_) + " is not an ffGait");
  try {
    return gait->solvedNow();
  } catch (const Error& error) {
    throw Error(fmt::format("{}: {}", name(), error.what()));
  }
}

void GaitNodes::setFigure(Edits& edits, const FigureInput& figure) const {
  GaitNode::figures.set(edits, node_, figure);
  edits.apply();
}

void GaitNodes::connect(Edits& edits, const MPlug& from, const MPlug& to) const {
  const MPlug before = incoming(to);
  if (!before.isNull()) require(edits.graph().disconnect(before, to), to.name().asChar());
  require(edits.graph().connect(from, to), to.name().asChar());
  edits.apply();
}

void GaitNodes::setPath(Edits& edits, const MObject& curveShape) const {
  connect(edits, plugOf(curveShape, "local"), plug(GaitNode::path));
  connect(edits, worldMatrix(curveShape), plug(GaitNode::pathMatrix));
}

void GaitNodes::setTerrain(Edits& edits, const MObject& meshShape) const {
  connect(edits, plugOf(meshShape, "outMesh"), plug(GaitNode::terrain));
  connect(edits, worldMatrix(meshShape), plug(GaitNode::terrainMatrix));
}

void GaitNodes::setDrive(Edits& edits, GaitDrive drive) const {
  setChoice(edits, plug(GaitNode::drive), static_cast<int>(drive));
}

void GaitNodes::setKeys(Edits& edits, GaitDrive drive,
                        const std::vector<std::pair<double, double>>& keys) const {
  const GaitNode::KeyAttributes& a =
      drive == GaitDrive::Distances ? GaitNode::placeKeys : GaitNode::speedKeys;
  const MPlug array = plug(a.key);
  for (const unsigned old : indicesOf(array)) {
    if (old >= keys.size())
      require(edits.graph().removeMultiInstance(array.elementByLogicalIndex(old), true), "a key");
  }
  edits.apply();
  for (unsigned i = 0; i < keys.size(); ++i) {
    const MPlug key = edits.element(array, i);
    setSeconds(edits, childOf(key, a.time), keys[i].first);
    setCentimetres(edits, childOf(key, a.value), keys[i].second);
  }
  setDrive(edits, drive);
  edits.apply();
}

void GaitNodes::setShift(Edits& edits, std::size_t leg, double strides) const {
  setNumber(edits, edits.element(plug(GaitNode::legShift), static_cast<unsigned>(leg)), strides);
  edits.apply();
}

StrideInput GaitNodes::stride(unsigned element) const {
  const GaitNode::StrideAttributes& a = GaitNode::strides;
  const MPlug whole = plug(a.stride).elementByLogicalIndex(element);
  StrideInput stride{utf8(childOf(whole, a.gait).asString()), utf8(childOf(whole, a.cycle).asString()),
                     utf8(childOf(whole, a.info).asString())};
  stride.period = seconds(childOf(whole, a.period).asMTime());
  stride.start = seconds(childOf(whole, a.start).asMTime());
  stride.duration = seconds(childOf(whole, a.duration).asMTime());
  return stride;
}

std::vector<unsigned> GaitNodes::strides() const {
  std::vector<unsigned> used;
  for (const unsigned i : indicesOf(plug(GaitNode::strides.stride))) {
    const StrideInput one = stride(i);
    if (!one.gait.empty() || !one.cycle.empty()) used.push_back(i);
  }
  if (!used.empty())
    std::stable_sort(used.begin() + 1, used.end(),
                     [this](unsigned x, unsigned y) { return stride(x).start < stride(y).start; });
  return used;
}

void GaitNodes::setStride(Edits& edits, unsigned element, const StrideInput& stride) const {
  const GaitNode::StrideAttributes& a = GaitNode::strides;
  const MPlug whole = edits.element(plug(a.stride), element);
  setString(edits, childOf(whole, a.gait), stride.gait);
  setString(edits, childOf(whole, a.cycle), stride.cycle);
  setString(edits, childOf(whole, a.info), stride.info);
  setSeconds(edits, childOf(whole, a.period), stride.period);
  setSeconds(edits, childOf(whole, a.start), stride.start);
  setSeconds(edits, childOf(whole, a.duration), stride.duration);
  edits.apply();
}

void GaitNodes::removeStride(Edits& edits, unsigned element) const {
  require(
      edits.graph().removeMultiInstance(plug(GaitNode::strides.stride).elementByLogicalIndex(element), true),
      "a stride");
  edits.apply();
}

void GaitNodes::placeDiagram(Edits& edits) const {
  const auto gait = solved();
  Vec3 place = gait->groundPath.front();
  place.y() += 2 * gait->player.character().hipHeight;
  TransformChannels channels;
  channels.translate = gait->axes.toScene(place);
  setChannels(edits, transform(), channels);
  edits.apply();
}

void GaitNodes::remove(Edits& edits) const {
  require(edits.graph().deleteNode(transform()), "the gait could not be removed");
  edits.apply();
}

std::string capturedCycle(const MObject& root, const TimeRange& range) {
  return cycleText(sampleFigure(root, range).motion);
}

std::string cycleOfFile(const std::string& file) {
  const Scene scene = readScene(file);
  return cycleText(scene.motion ? *scene.motion : motionFromCurves(scene));
}

}  // namespace footfall::maya

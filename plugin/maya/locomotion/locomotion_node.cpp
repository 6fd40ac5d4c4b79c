// SPDX-License-Identifier: MIT
#include "maya/locomotion/locomotion_node.h"

#include <maya/MAngle.h>
#include <maya/MDGContext.h>
#include <maya/MDistance.h>
#include <maya/MEvaluationNode.h>
#include <maya/MFnMesh.h>
#include <maya/MFnNurbsCurve.h>
#include <maya/MMatrix.h>

#include <algorithm>
#include <iterator>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "maya/figure/figure_input.h"
#include "maya/framework/data_values.h"
#include "maya/framework/maya_matrix.h"
#include "maya/framework/plug_values.h"
#include "maya/scene/curve_points.h"
#include "maya/scene/mesh_terrain.h"
#include "maya/scene/scene_channels.h"

namespace footfall::maya {
using namespace locomotion;

using Node = LocomotionNode;

MObject Node::inTime, Node::startTime, Node::libraryFile, Node::reload, Node::steerBy, Node::script,
    Node::speed, Node::turn, Node::motionClass, Node::duration, Node::path, Node::pathMatrix,
    Node::startMatrix, Node::goalMatrix, Node::terrain, Node::terrainMatrix, Node::jointMap;
OptionAttributes<SteeringOptions> Node::options;
FigureInputs Node::figures;
FigureOutputs Node::outs;
std::vector<MObject> Node::watched_;
MObject Node::phase, Node::currentClass, Node::inTransition, Node::currentSpeed, Node::currentTurn,
    Node::beside, Node::endTime, Node::notes;

namespace {

Range between(double low, double high) {
  Range range;
  range.min = low;
  range.max = high;
  return range;
}

const MObject& steeredAttribute(int which) {
  return which == 0 ? Node::speed : which == 1 ? Node::turn : Node::motionClass;
}

// Whether something other than keys drives an attribute.
bool isDrivenBy(const MPlug& source) {
  return !source.isNull() && !source.node().hasFn(MFn::kAnimCurve);
}

bool sameSteering(const LocomotionInputs& a, const LocomotionInputs& b) {
  return a.speed == b.speed && a.turn == b.turn && a.cls == b.cls &&
         std::equal(std::begin(a.driven), std::end(a.driven), std::begin(b.driven));
}

// The value of an attribute over all time: its keys, or what it is set to.
Curve overTime(const MPlug& plug, double now) {
  const MPlug source = incoming(plug);
  if (!source.isNull() && source.node().hasFn(MFn::kAnimCurve)) return curveOf(source.node());
  Key still;
  still.value = now;
  return Curve({still});
}

}  // namespace

void LocomotionNode::describe(Attributes& make) {
  Range positive, notNegative;
  positive.min = 1e-4;
  notNegative.min = 0;
  inTime = make.time("inTime", "it", 0, Use::Input);
  startTime = make.time("startTime", "stt", 0);
  libraryFile = make.text("library", "lib");
  reload = make.integer("reload", "rld", 0, Use::Input);
  steerBy = make.choice("steerBy", "sby", {"Script", "Keys", "Path", "Point"}, 1, Use::Input);
  script = make.text("script", "scr");
  Range speeds = between(0, 20);
  speeds.softMax = 5;
  speed = make.number("speed", "spd", 1.3, Use::Keyable, speeds);
  turn = make.angle("turn", "trn", 0);
  motionClass = make.integer("motionClass", "mcl", 1, Use::Keyable, between(0, 255));
  duration = make.time("duration", "dur", 0, Use::Keyable, notNegative);
  path = make.resetting(make.data("path", "pth", MFnData::kNurbsCurve));
  pathMatrix = make.matrix("pathMatrix", "ptm");
  startMatrix = make.matrix("startMatrix", "smx");
  goalMatrix = make.matrix("goalMatrix", "gmx");
  terrain = make.resetting(make.data("terrain", "ter", MFnData::kMesh));
  terrainMatrix = make.matrix("terrainMatrix", "tem");
  figures.figure = make.text("figure", "fig");
  figures.scale = make.number("characterScale", "chs", 1, Use::Input, positive);
  figures.upAxis = make.choice("upAxis", "upa", {"Y", "Z"}, 0, Use::Input);
  figures.metre = make.distance("metre", "met", 100, Use::Input, positive);
  jointMap = make.text("jointMap", "jmp");
  options.describe(make, steeringOptionTable(), LocomotionInputs::nodeOptions());
  watched_ = {startTime, libraryFile,    reload,        steerBy,        script,       duration,
              path,      pathMatrix,     startMatrix,   goalMatrix,     terrain,      terrainMatrix,
              jointMap,  figures.figure, figures.scale, figures.upAxis, figures.metre};
  watched_.insert(watched_.end(), options.attributes().begin(), options.attributes().end());
  outs.describe(make);
  phase = make.number("phase", "pha", 0, Use::Output);
  currentClass = make.integer("currentClass", "ccl", 0, Use::Output);
  inTransition = make.toggle("inTransition", "itr", false, Use::Output);
  currentSpeed = make.number("currentSpeed", "csp", 0, Use::Output);
  currentTurn = make.angle("currentTurn", "ctu", 0, Use::Output);
  beside = make.distance("beside", "bes", 0, Use::Output);
  endTime = make.time("endTime", "ent", 0, Use::Output);
  notes = make.text("notes", "not", "", Use::Output);
}

LocomotionInputs LocomotionNode::readInputs(MDataBlock& block) const {
  LocomotionInputs in;
  const auto number = [&block](const MObject& attribute) { return input(block, attribute).asDouble(); };
  in.library = {input(block, libraryFile).asString().asUTF8(), input(block, reload).asInt()};
  in.by = static_cast<SteerBy>(input(block, steerBy).asShort());
  in.startTime = seconds(input(block, startTime));
  in.duration = seconds(input(block, duration));
  in.axes = figures.axes(block);
  readSteering(block, in);
  if (in.by == SteerBy::Script) in.script = input(block, script).asString().asUTF8();
  if (in.by == SteerBy::Path) {
    const MObject curve = input(block, path).asNurbsCurve();
    MStatus status;
    const MFnNurbsCurve function(curve, &status);
    if (curve.isNull() || !status) throw Error("path must be connected to a NURBS curve");
    in.path = curvePoints(function, affineOf(input(block, pathMatrix).asMatrix()));
    in.closed = function.form() != MFnNurbsCurve::kOpen;
  }
  if (in.by != SteerBy::Path) in.start = affineOf(input(block, startMatrix).asMatrix());
  if (in.by == SteerBy::Point) in.goal = affineOf(input(block, goalMatrix).asMatrix());
  const MObject mesh = input(block, terrain).asMesh();
  if (!mesh.isNull())
    in.terrain = terrainInput(MFnMesh(mesh), affineOf(input(block, terrainMatrix).asMatrix()));
  in.figure = input(block, figures.figure).asString().asUTF8();
  in.scale = number(figures.scale);
  in.jointMap = input(block, jointMap).asString().asUTF8();
  options.read(block, in.options);
  return in;
}

// Speed, turn and class: their keys over all time, or that something else drives them.
void LocomotionNode::readSteering(MDataBlock& block, LocomotionInputs& in) const {
  const MObject self = thisMObject();
  const double now[] = {input(block, speed).asDouble(), input(block, turn).asDouble(),
                        static_cast<double>(input(block, motionClass).asInt())};
  const int steered = in.by == SteerBy::Script ? 0 : in.by == SteerBy::Keys ? 3 : 1;
  for (int k = 0; k < steered; ++k) {
    const MPlug plug(self, steeredAttribute(k));
    in.driven[k] = isDrivenBy(incoming(plug));
    (k == 0 ? in.speed : k == 1 ? in.turn : in.cls) = in.driven[k] ? Curve() : overTime(plug, now[k]);
  }
}

void LocomotionNode::write(MDataBlock& block, const SolvedLocomotion& solved) {
  const double first = seconds(input(block, startTime)), now = seconds(input(block, inTime)) - first;
  double time = now;
  const auto player = solved.playerAt(time);
  const FigurePose pose = player->at(time);
  outs.write(block, pose, player->motion(), solved.character, solved.axes);
  const LocomotionSample sample = solved.sampleAt(now);
  output(block, phase).setDouble(pose.phase);
  output(block, currentClass).setInt(sample.cls);
  output(block, inTransition).setBool(sample.transition);
  output(block, currentSpeed).setDouble(sample.applied.speed);
  output(block, currentTurn).setMAngle(MAngle(sample.applied.turn, MAngle::kRadians));
  output(block, beside).setMDistance(MDistance(solved.axes.metre * sample.offset, MDistance::kCentimeters));
  output(block, endTime).setMTime(asSeconds(first + solved.end));
  MString text;
  text.setUTF8(fmt::format("{}", fmt::join(solved.notes, "\n")).c_str());
  output(block, notes).setString(text);
}

bool LocomotionNode::isDriven() const {
  const MObject self = thisMObject();
  for (int k = 0; k < 3; ++k) {
    if (isDrivenBy(incoming(MPlug(self, steeredAttribute(k))))) return true;
  }
  return false;
}

MPxNode::SchedulingType LocomotionNode::schedulingType() const {
  return isDriven() ? kUntrusted : kParallel;
}

void LocomotionNode::noteChange(const MPlug& plug) {
  if (plug == speed || plug == turn || plug == motionClass) {
    suspect_ = steeringChanged_ = true;
    return;
  }
  const auto isInput = [&plug](const MObject& attribute) { return isPlugOf(plug, attribute); };
  if (std::any_of(watched_.begin(), watched_.end(), isInput)) inputsChanged_ = true;
}

MStatus LocomotionNode::setDependentsDirty(const MPlug& plug, MPlugArray& affected) {
  noteChange(plug);
  return MPxNode::setDependentsDirty(plug, affected);
}

MStatus LocomotionNode::connectionMade(const MPlug& plug, const MPlug& other, bool asSource) {
  if (!asSource) noteChange(plug);
  return MPxNode::connectionMade(plug, other, asSource);
}

MStatus LocomotionNode::connectionBroken(const MPlug& plug, const MPlug& other, bool asSource) {
  if (!asSource) noteChange(plug);
  return MPxNode::connectionBroken(plug, other, asSource);
}

// While the evaluation manager plays, it says here what is dirty. What drives is dirty in every frame;
// without a change of time it was edited.
MStatus LocomotionNode::preEvaluation(const MDGContext& context, const MEvaluationNode& evaluationNode) {
  if (!context.isNormal()) return MStatus::kSuccess;
  const auto isDirty = [&evaluationNode](const MObject& attribute) {
    return evaluationNode.dirtyPlugExists(attribute);
  };
  if (std::any_of(watched_.begin(), watched_.end(), isDirty)) inputsChanged_ = true;
  for (int k = 0; k < 3; ++k) {
    if (!isDirty(steeredAttribute(k))) continue;
    steeringChanged_ = true;
    if (!isDirty(inTime)) suspect_ = true;
  }
  return MStatus::kSuccess;
}

#if MAYA_API_VERSION >= 20200000
void LocomotionNode::getCacheSetup(const MEvaluationNode& evaluationNode,
                                   MNodeCacheDisablingInfo& disablingInfo,
                                   MNodeCacheSetupInfo& cacheSetupInfo,
                                   MObjectArray& monitoredAttributes) const {
  NodeOf<LocomotionNode>::getCacheSetup(evaluationNode, disablingInfo, cacheSetupInfo, monitoredAttributes);
  if (!isDriven()) return;
  disablingInfo.setCacheDisabled(true);
  disablingInfo.setReason("speed, turn or motionClass of an ffLocomotion comes from elsewhere than keys");
  disablingInfo.setMitigation("bake them to keys");
}
#endif

double LocomotionNode::valueAt(int which, double time) const {
  const AtTime then(time);
  const MPlug plug(thisMObject(), steeredAttribute(which));
  return which == 2 ? plug.asInt() : plug.asDouble();
}

void LocomotionNode::beginLive(const LocomotionInputs& inputs) {
  suspect_ = false;
  const double ahead = inputs.by == SteerBy::Keys ? inputs.anticipation() : 0;
  for (int k = 0; k < 3; ++k)
    live_[static_cast<std::size_t>(k)].begin(inputs.startTime + ahead, 1 / inputs.frameRate(),
                                             [this, k](double time) { return valueAt(k, time); });
}

// Samples what drives speed, turn and class again where it may have changed. A change affects the motion from
// there on.
void LocomotionNode::followLive(MDataBlock& block, const LocomotionInputs& inputs,
                                const SolvedLocomotion& solved) {
  const double now = seconds(input(block, inTime));
  bool again = suspect_.exchange(false);
  for (int k = 0; k < 3 && !again; ++k) {
    if (!inputs.driven[k]) continue;
    const MDataHandle value = input(block, steeredAttribute(k));
    again = !live_[static_cast<std::size_t>(k)].agrees(now, k == 2 ? value.asInt() : value.asDouble());
  }
  if (!again) return;
  std::optional<std::size_t> first;
  for (int k = 0; k < 3; ++k) {
    if (!inputs.driven[k]) continue;
    const auto other = live_[static_cast<std::size_t>(k)].takeAgain();
    if (other && (!first || *other < *first)) first = other;
  }
  if (first) solved.changedFrom(*first);
}

// Inputs that changed since the last frame are read again; in contexts of other times, where Maya does not
// say what changed, all are.
std::shared_ptr<const LocomotionNode::Current> LocomotionNode::upToDate(MDataBlock& block) {
  const bool watched = block.context().isNormal();
  const bool inputsChanged = !watched || inputsChanged_.exchange(false);
  const bool steeringChanged = !watched || steeringChanged_.exchange(false);
  std::shared_ptr<const Current> last;
  {
    const std::lock_guard<std::mutex> lock(mutex_);
    last = current_;
  }
  try {
    if (last && !inputsChanged && !steeringChanged) return last;
    const auto fresh = std::make_shared<Current>();
    if (last && !inputsChanged) {
      fresh->inputs = last->inputs;
      readSteering(block, fresh->inputs);
      if (sameSteering(fresh->inputs, last->inputs)) return last;
    } else {
      fresh->inputs = readInputs(block);
    }
    fresh->solved = solved_.get(fresh->inputs, [this](const LocomotionInputs& changed) {
      beginLive(changed);
      return solveLocomotion(changed, libraries_.get(changed.library, readLibrary), live_);
    });
    if (watched) {
      const std::lock_guard<std::mutex> lock(mutex_);
      current_ = fresh;
    }
    return fresh;
  } catch (...) {
    inputsChanged_ = true;  // tried again at the next frame
    throw;
  }
}

void LocomotionNode::evaluate(MDataBlock& block) {
  std::string fault;
  std::shared_ptr<const Current> current;
  try {
    current = upToDate(block);
    const LocomotionInputs& inputs = current->inputs;
    if (inputs.driven[0] || inputs.driven[1] || inputs.driven[2]) followLive(block, inputs, *current->solved);
  } catch (const Error& error) {
    fault = error.what();
    current = nullptr;
  }
  {
    const std::lock_guard<std::mutex> lock(mutex_);
    fault_ = fault;
  }
  if (!current) throw Error(fault);
  write(block, *current->solved);
}

void LocomotionNode::keepLast(MDataBlock& block) {
  if (const auto solved = solved_.last()) write(block, *solved);
}

std::string LocomotionNode::fault() const {
  const std::lock_guard<std::mutex> lock(mutex_);
  return fault_;
}

std::shared_ptr<const Library> LocomotionNode::library() const {
  const MObject self = thisMObject();
  return libraries_.get({utf8(MPlug(self, libraryFile).asString()), MPlug(self, reload).asInt()},
                        readLibrary);
}

Character LocomotionNode::figureCharacter() const {
  const MObject self = thisMObject();
  return characterOf(*library(), utf8(MPlug(self, figures.figure).asString()),
                     MPlug(self, figures.scale).asDouble());
}

TimeRange LocomotionNode::figureRange() const {
  return {seconds(MPlug(thisMObject(), startTime).asMTime()),
          seconds(MPlug(thisMObject(), endTime).asMTime())};
}

bool LocomotionNode::takeSize(Edits& edits, double scale, double) const {
  const MPlug plug(thisMObject(), figures.scale);
  setNumber(edits, plug, scale * plug.asDouble());
  return true;
}

bool LocomotionNode::takeSkeleton(Edits& edits, const Skeleton& skeleton) const {
  const MObject self = thisMObject();
  if (!utf8(MPlug(self, figures.figure).asString()).empty()) return false;
  const std::string text = figureText(skeleton);
  // Throws where the library's motion cannot be put on it.
  Retargeting(makeCharacter(library()->skeleton, "library"), characterOf(*library(), text, 1),
              parseJointMap(utf8(MPlug(self, jointMap).asString())));
  setString(edits, MPlug(self, figures.figure), text);
  setNumber(edits, MPlug(self, figures.scale), 1);
  return true;
}

#if MAYA_API_VERSION >= 20200000
// A key moves the figure from there on, and with anticipation and planted feet from before.
MTimeRange LocomotionNode::transformInvalidationRange(const MPlug& source, const MTimeRange& changed) const {
  if (changed.empty() || source == inTime) return changed;
  return MTimeRange(asSeconds(-1e6), asSeconds(1e6));
}
#endif

}  // namespace footfall::maya

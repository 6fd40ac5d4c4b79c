// SPDX-License-Identifier: MIT
#include "maya/stance/stance_setup.h"

#include <maya/MDagPath.h>
#include <maya/MFnDagNode.h>
#include <maya/MFnDependencyNode.h>
#include <maya/MPlugArray.h>

#include <algorithm>

#include <fmt/format.h>

#include "base/angles.h"
#include "figure/motion/heading.h"
#include "io/documents/stance_json.h"
#include "maya/figure/figure_connect.h"
#include "maya/framework/data_values.h"
#include "maya/framework/maya_matrix.h"
#include "maya/framework/plug_values.h"
#include "maya/scene/scene_channels.h"
#include "maya/stance/stance_apex_node.h"
#include "maya/stance/stance_chain_node.h"
#include "maya/stance/stance_evaluator_node.h"
#include "maya/stance/stance_library_node.h"

namespace footfall::maya {
using namespace stance;

namespace {

using ApexNode = StanceApexNode;
using Chain = StanceChainNode;
using Evaluator = StanceEvaluatorNode;
using Library = StanceLibraryNode;

bool isOfType(const MObject& node, unsigned id) {
  return !node.isNull() && MFnDependencyNode(node).typeId() == MTypeId(id);
}

MObject above(const MObject& node) {
  const MFnDagNode function(node);
  return function.parentCount() > 0 ? function.parent(0) : MObject();
}

Affine worldOf(const MObject& transform) {
  MDagPath path;
  require(MDagPath::getAPathTo(transform, path), "a transform has no path");
  return affineOf(path.inclusiveMatrix());
}

// Makes a transform with a shape of this type; returns the shape.
MObject makeLocator(Edits& edits, const char* type, const MObject& parent, const std::string& name) {
  MStatus status;
  const MObject transform = edits.dag().createNode(MString("transform"), parent, &status);
  require(status, type);
  require(edits.dag().renameNode(transform, mstring(name)), name.c_str());
  edits.apply();
  const MObject shape = edits.dag().createNode(MString(type), transform, &status);
  require(status, type);
  require(edits.dag().renameNode(shape, mstring(nameOf(transform) + "Shape")), name.c_str());
  edits.apply();
  return shape;
}

void setHandle(Edits& edits, const MObject& shape, const Vec3& handle) {
  for (std::size_t a = 0; a < 3; ++a)
    setCentimetres(edits, MPlug(shape, ApexNode::handle.axes[a]), handle[static_cast<int>(a)]);
}

// A velocity in the world, m/s, as the handle of an apex.
Vec3 handleFor(const MObject& transform, const Vec3& velocity, double handleTime, const SceneAxes& axes) {
  return worldOf(transform).linear().inverse() * axes.toScene(Vec3(handleTime * velocity));
}

double handleTimeOf(const MObject& shape) {
  return seconds(MPlug(shape, ApexNode::handleTime).asMTime());
}

}  // namespace

MObject libraryBehind(const MSelectionList& objects) {
  MSelectionList libraries;
  for (unsigned i = 0; i < objects.length(); ++i) {
    MObject node;
    if (objects.getDependNode(i, node) != MStatus::kSuccess) continue;
    if (isOfType(node, kStanceLibraryId)) libraries.add(node);
    std::vector<MObject> users;
    for (const unsigned type : {kStanceEvaluatorId, kStanceChainId}) addNodesBehind(node, type, users);
    for (const MObject& user : users) {
      const MPlug from = incoming(plugOf(user, "library"));
      if (!from.isNull()) libraries.add(from.node());
    }
  }
  return theNodeOf(libraries, kStanceLibraryId, "stance library");
}

MObject makeLibrary(Edits& edits, const std::string& name, const std::string& file, const std::string& text) {
  MStatus status;
  const MObject node = edits.graph().createNode(MTypeId(kStanceLibraryId), &status);
  require(status, "an ffStanceLibrary could not be made");
  require(edits.graph().renameNode(node, mstring(name)), name.c_str());
  edits.apply();
  if (!file.empty()) setString(edits, MPlug(node, Library::file), file);
  if (!text.empty()) setString(edits, MPlug(node, Library::text), text);
  edits.apply();
  return node;
}

LibraryInputs libraryInputs(const MObject& library) {
  const auto plug = [&library](const MObject& attribute) { return MPlug(library, attribute); };
  LibraryInputs in;
  in.file = utf8(plug(Library::file).asString());
  in.text = utf8(plug(Library::text).asString());
  in.reload = plug(Library::reload).asInt();
  in.ownLimits = plug(Library::ownLimits).asBool();
  for (const Option<OwnLimits>& row : ownLimitTable())
    row.setValue(in.limits, plug(Library::limits.attribute(row.attribute)).asDouble());
  return in;
}

StanceLibrary libraryOf(const MObject& library) {
  try {
    return openLibrary(libraryInputs(library)).library;
  } catch (const Error& error) {
    throw Error(fmt::format("{}: {}", nameOf(library), error.what()));
  }
}

void setLibrary(Edits& edits, const MObject& library, const StanceLibrary& to) {
  checkLibrary(to);
  setString(edits, MPlug(library, Library::text), formatStanceJson(to));
  edits.apply();
}

MObject makeEvaluator(Edits& edits, const EvaluatorSetup& setup) {
  const MObject node = makeLocator(edits, Evaluator::kName, MObject::kNullObj, setup.name);
  const SceneAxes axes = sceneAxes();
  const auto plug = [&node](const MObject& attribute) { return MPlug(node, attribute); };
  const StanceHandles& h = setup.handles;
  edits.graph().connect(timePlug(), plug(Evaluator::inTime));
  edits.graph().connect(MPlug(setup.library, Library::library), plug(Evaluator::library));
  setSeconds(edits, plug(Evaluator::startTime), setup.startTime);
  setCentimetres(edits, plug(Evaluator::startHeight), axes.metre * h.startHeight);
  setCentimetres(edits, plug(Evaluator::endHeight), axes.metre * h.endHeight);
  setCentimetres(edits, plug(Evaluator::distance), axes.metre * h.distance);
  setNumber(edits, plug(Evaluator::startSpeed), h.startSpeed);
  setNumber(edits, plug(Evaluator::endSpeed), h.endSpeed);
  setNumber(edits, plug(Evaluator::sideSpeed), h.sideSpeed);
  setChoice(edits, plug(Evaluator::upAxis), axes.up == UpAxis::Z ? 1 : 0);
  if (!setup.first.empty()) setString(edits, plug(Evaluator::stance), setup.first);
  if (!setup.second.empty()) setString(edits, plug(Evaluator::blendWith), setup.second);
  setNumber(edits, plug(Evaluator::share), setup.share);
  edits.apply();
  return node;
}

MObject apexShape(const MObject& node) {
  if (isOfType(node, kStanceApexId)) return node;
  if (!node.hasFn(MFn::kDagNode)) return {};
  const MFnDagNode dag(node);
  for (unsigned i = 0; i < dag.childCount(); ++i) {
    if (isOfType(dag.child(i), kStanceApexId)) return dag.child(i);
  }
  return {};
}

ChainNodes ChainNodes::make(Edits& edits, const ChainSetup& setup) {
  const ChainNodes made(makeLocator(edits, Chain::kName, MObject::kNullObj, setup.name));
  edits.graph().connect(timePlug(), made.plug(Chain::inTime));
  edits.graph().connect(MPlug(setup.library, Library::library), made.plug(Chain::library));
  setSeconds(edits, made.plug(Chain::startTime), setup.startTime);
  setNumber(edits, made.plug(Chain::figureOptions.attribute("frameRate")), 1 / frameLength());
  setChoice(edits, made.plug(Chain::chainOptions.attribute("firstFoot")),
            setup.first == StanceFeet::Right ? 1 : 0);
  Chain::figureIn.set(edits, made.chain_, setup.figure);
  Chain::figureIn.setAxes(edits, made.chain_, sceneAxes());
  edits.apply();
  return made;
}

ChainNodes ChainNodes::find(const MSelectionList& objects) {
  MSelectionList chains;
  for (unsigned i = 0; i < objects.length(); ++i) {
    MObject node;
    if (objects.getDependNode(i, node) != MStatus::kSuccess) continue;
    chains.add(node);
    // An apex belongs to the chain it is connected to, and so does its velocity handle.
    MObject apex = apexShape(node);
    if (apex.isNull() && node.hasFn(MFn::kTransform) && !above(node).isNull()) apex = apexShape(above(node));
    MPlugArray to;
    if (!apex.isNull()) MPlug(apex, ApexNode::active).connectedTo(to, false, true);
    for (unsigned k = 0; k < to.length(); ++k) chains.add(to[k].node());
  }
  return ChainNodes(theNodeOf(chains, kStanceChainId, "chain of stances"));
}

MObject ChainNodes::transform() const {
  return above(chain_);
}
MObject ChainNodes::Apex::transform() const {
  return above(shape);
}
SceneAxes ChainNodes::axes() const {
  return Chain::figureIn.axes(chain_);
}
MObject ChainNodes::library() const {
  const MPlug from = incoming(plug(Chain::library));
  return from.isNull() ? MObject() : from.node();
}

std::vector<ChainNodes::Apex> ChainNodes::apexes() const {
  std::vector<Apex> found;
  const MPlug array = plug(Chain::apexes.apex);
  MObject active = Chain::apexes.active;
  for (const unsigned index : indicesOf(array)) {
    const MPlug from = incoming(array.elementByLogicalIndex(index).child(active));
    if (from.isNull() || !isOfType(from.node(), kStanceApexId)) continue;
    Apex apex;
    apex.shape = from.node();
    apex.order = MPlug(from.node(), ApexNode::order).asInt();
    found.push_back(apex);
  }
  std::stable_sort(found.begin(), found.end(),
                   [](const Apex& a, const Apex& b) { return a.order < b.order; });
  return found;
}

ChainNodes::Apex ChainNodes::apexAt(int number) const {
  const std::vector<Apex> all = apexes();
  if (number < 1 || number > static_cast<int>(all.size()))
    throw Error(fmt::format("there is no apex {}; {} has {}", number, nameOf(transform()), all.size()));
  return all[static_cast<std::size_t>(number - 1)];
}

std::shared_ptr<const SolvedChain> ChainNodes::solved() const {
  plug(Chain::value).asDouble();  // solves if something changed
  const auto* node = dynamic_cast<const Chain*>(MFnDependencyNode(chain_).userNode());
  const std::string fault = node ? node->fault() : "it is not a chain";
  if (!fault.empty()) throw Error(fmt::format("{}: {}", nameOf(transform()), fault));
  return node->last();
}

void ChainNodes::connectApex(Edits& edits, const MObject& shape) const {
  const std::vector<unsigned> used = indicesOf(plug(Chain::apexes.apex));
  const MPlug element = edits.element(plug(Chain::apexes.apex), used.empty() ? 0 : used.back() + 1);
  const Chain::ApexAttributes& a = Chain::apexes;
  const std::pair<MPlug, MObject> links[] = {
      {plugOf(shape, "worldMatrix").elementByLogicalIndex(0), a.matrix},
      {MPlug(shape, ApexNode::order), a.order},
      {MPlug(shape, ApexNode::handle.whole), a.handle.whole},
      {MPlug(shape, ApexNode::handleTime), a.handleTime},
      {MPlug(shape, ApexNode::useSpeed), a.useSpeed},
      {MPlug(shape, ApexNode::useHeading), a.useHeading},
      {MPlug(shape, ApexNode::ground), a.ground},
      {MPlug(shape, ApexNode::active), a.active}};
  for (const auto& [from, to] : links) {
    MObject child = to;
    require(edits.graph().connect(from, element.child(child)), "an apex");
  }
  edits.apply();
}

MObject ChainNodes::addApex(Edits& edits, const ChainApex& apex, int number) {
  const std::vector<Apex> all = apexes();
  const int count = static_cast<int>(all.size());
  if (number == 0) number = count + 1;
  if (number < 1 || number > count + 1)
    throw Error(fmt::format("the number of an apex must be 1 to {}, got {}", count + 1, number));
  const MObject shape =
      makeLocator(edits, ApexNode::kName, transform(), fmt::format("{}_apex{}", nameOf(transform()), number));
  const MObject own = above(shape);
  const Affine world = axes().toScene(Frame{apex.position, Quat::Identity()});
  setChannels(edits, own,
              channelsFor(worldOf(transform()).inverse() * world, Quat::Identity(), RotationOrder::XYZ));
  edits.apply();
  const Vec3 velocity = apex.speed.value_or(1) * forwardOf(apex.yaw.value_or(0));
  setHandle(edits, shape, handleFor(own, velocity, handleTimeOf(shape), axes()));
  if (apex.speed) setToggle(edits, MPlug(shape, ApexNode::useSpeed), true);
  if (apex.yaw) setToggle(edits, MPlug(shape, ApexNode::useHeading), true);
  setCentimetres(edits, MPlug(shape, ApexNode::ground), axes().metre * apex.ground);
  setInteger(edits, MPlug(shape, ApexNode::order), number);
  for (int i = 0; i < count; ++i) {
    const int order = i + 1 + (i + 1 >= number ? 1 : 0);
    if (all[static_cast<std::size_t>(i)].order != order)
      setInteger(edits, MPlug(all[static_cast<std::size_t>(i)].shape, ApexNode::order), order);
  }
  connectApex(edits, shape);
  return own;
}

void ChainNodes::takeApex(Edits& edits, const MObject& shape) {
  const int number = static_cast<int>(apexes().size()) + 1;
  setInteger(edits, MPlug(shape, ApexNode::order), number);
  connectApex(edits, shape);
}

MObject ChainNodes::addHandle(Edits& edits, int number) {
  const Apex apex = apexAt(number);
  if (!incoming(MPlug(apex.shape, ApexNode::handle.axes[0])).isNull() ||
      !incoming(MPlug(apex.shape, ApexNode::handle.whole)).isNull())
    throw Error(fmt::format("apex {} already has a handle", number));
  const auto chain = solved();
  const auto i = static_cast<std::size_t>(number - 1);
  const Vec3 velocity = chain->chain.speeds[i] * forwardOf(chain->chain.yaws[i]);
  const MObject shape =
      makeLocator(edits, "locator", apex.transform(), nameOf(apex.transform()) + "_velocity");
  const MObject transform = above(shape);
  TransformChannels place;
  place.translate = handleFor(apex.transform(), velocity, handleTimeOf(apex.shape), axes());
  setChannels(edits, transform, place);
  for (std::size_t a = 0; a < 3; ++a) {
    setCentimetres(edits, plugOf(shape, std::string("localScale") + "XYZ"[a]), 3);
    require(edits.graph().connect(plugOf(transform, std::string("translate") + "XYZ"[a]),
                                  MPlug(apex.shape, ApexNode::handle.axes[a])),
            "the handle");
  }
  setToggle(edits, MPlug(apex.shape, ApexNode::useSpeed), true);
  setToggle(edits, MPlug(apex.shape, ApexNode::useHeading), true);
  edits.apply();
  return transform;
}

void ChainNodes::freeVelocity(Edits& edits, int number) {
  const Apex apex = apexAt(number);
  setToggle(edits, MPlug(apex.shape, ApexNode::useSpeed), false);
  setToggle(edits, MPlug(apex.shape, ApexNode::useHeading), false);
  edits.apply();
  const MPlug from = incoming(MPlug(apex.shape, ApexNode::handle.axes[0]));
  if (from.isNull()) return;
  require(edits.graph().deleteNode(from.node()), "the handle");
  edits.apply();
}

void ChainNodes::scaleApexes(Edits& edits, double size) {
  const std::vector<Apex> all = apexes();
  if (all.empty()) return;
  const double time = std::sqrt(size),
               ground = MPlug(all[0].shape, ApexNode::ground).asDouble() / axes().metre;
  Vec3 base = axes().toEngine(Vec3(worldOf(all[0].transform()).translation()));
  base.y() = ground;
  const Affine home = worldOf(transform()).inverse();
  for (const Apex& apex : all) {
    Affine world = worldOf(apex.transform());
    const Vec3 place = axes().toEngine(Vec3(world.translation()));
    world.translation() = axes().toScene(Vec3(base + size * (place - base)));
    setChannels(edits, apex.transform(), channelsFor(home * world, Quat::Identity(), RotationOrder::XYZ));
    const MPlug own(apex.shape, ApexNode::ground);
    setCentimetres(edits, own, axes().metre * (ground + size * (own.asDouble() / axes().metre - ground)));
    for (std::size_t a = 0; a < 3; ++a) {  // of its handle, if it has one
      const MPlug handle(apex.shape, ApexNode::handle.axes[a]), from = incoming(handle);
      setCentimetres(edits, from.isNull() ? handle : from, size * handle.asDouble());
    }
    setSeconds(edits, MPlug(apex.shape, ApexNode::handleTime), time * handleTimeOf(apex.shape));
  }
  edits.apply();
}

void ChainNodes::removeAll(Edits& edits) {
  std::vector<MObject> gone;
  for (const Apex& apex : apexes()) gone.push_back(apex.transform());
  gone.push_back(transform());
  for (const MObject& node : gone) {
    require(edits.graph().deleteNode(node), "the chain could not be removed");
    edits.apply();
  }
}

}  // namespace footfall::maya

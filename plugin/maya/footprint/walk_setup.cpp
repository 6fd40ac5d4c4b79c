// SPDX-License-Identifier: MIT
#include "maya/footprint/walk_setup.h"

#include <maya/MDagPath.h>
#include <maya/MFnDagNode.h>
#include <maya/MFnDependencyNode.h>
#include <maya/MItDependencyNodes.h>
#include <maya/MPlugArray.h>
#include <maya/MTime.h>

#include <algorithm>

#include <fmt/format.h>

#include "base/angles.h"
#include "footprint/track/print_shape.h"
#include "footprint/walk/walk_options_table.h"
#include "io/documents/track_json.h"
#include "maya/figure/figure_connect.h"
#include "maya/footprint/footprint_node.h"
#include "maya/footprint/footprint_path_node.h"
#include "maya/footprint/footprint_solver_node.h"
#include "maya/framework/data_values.h"
#include "maya/framework/maya_matrix.h"
#include "maya/framework/option_plugs.h"
#include "maya/scene/scene_channels.h"

namespace footfall::maya {
using namespace footprint;

namespace {

using Solver = FootprintSolverNode;

bool isOfType(const MObject& node, unsigned id) {
  return !node.isNull() && MFnDependencyNode(node).typeId() == MTypeId(id);
}

MObject parentOf(const MObject& node) {
  const MFnDagNode function(node);
  return function.parentCount() > 0 ? function.parent(0) : MObject();
}

MPlug worldMatrix(const MObject& node) {
  return plugOf(node, "worldMatrix").elementByLogicalIndex(0);
}

Affine worldOf(const MObject& transform) {
  MDagPath path;
  require(MDagPath::getAPathTo(transform, path), "a transform has no path");
  return affineOf(path.inclusiveMatrix());
}

MObject makeDag(Edits& edits, const char* type, const MObject& parent, const std::string& name) {
  MStatus status;
  const MObject node = edits.dag().createNode(MString(type), parent, &status);
  require(status, type);
  require(edits.dag().renameNode(node, mstring(name)), "a node could not be named");
  edits.apply();
  return node;
}

// Solvers that a node is, carries, belongs to or is driven by; of a print's transform that of the print.
void addSolversOf(const MObject& node, std::vector<MObject>& found) {
  addNodesBehind(node, kFootprintSolverId, found);
  if (!node.hasFn(MFn::kTransform)) return;
  const MFnDagNode dag(node);
  for (unsigned i = 0; i < dag.childCount(); ++i) {
    if (isOfType(dag.child(i), kFootprintId)) addNodesBehind(dag.child(i), kFootprintSolverId, found);
  }
}

}  // namespace

int legNumber(const std::string& legName) {
  for (int i = 0; i < 6; ++i) {
    if (legName == kLegNames[i]) return i;
  }
  return -1;
}

MObject WalkNodes::Print::transform() const {
  return parentOf(shape);
}

WalkNodes::WalkNodes(const MObject& solver) : solver_(solver) {
  if (!isOfType(solver, kFootprintSolverId)) throw Error(nameOf(solver) + " is not an ffFootprintSolver");
}

WalkNodes WalkNodes::make(Edits& edits, const WalkSetup& setup) {
  const MObject transform = makeDag(edits, "transform", MObject::kNullObj, setup.name);
  const std::string name = nameOf(transform) + "Shape";
  const MObject solver = makeDag(edits, Solver::kName, transform, name);
  const WalkNodes walk(solver);
  edits.graph().connect(timePlug(), walk.plug(Solver::inTime));
  setSeconds(edits, walk.plug(Solver::startTime), setup.startTime);
  setNumber(edits, walk.plug(Solver::frameRate), 1 / frameLength());
  Solver::figures.set(edits, solver, setup.figure);
  Solver::figures.setAxes(edits, solver, sceneAxes());
  if (!setup.ground.empty()) setString(edits, walk.plug(Solver::ground), setup.ground);
  const std::string script = formatBodyScript(setup.options);
  if (!script.empty()) setString(edits, walk.plug(Solver::options), script);
  setOptionPlugs(edits, solver, walkOptionsTable(), setup.options);
  setChoice(edits, walk.plug(Solver::start), static_cast<int>(setup.start));
  setChoice(edits, walk.plug(Solver::end), static_cast<int>(setup.end));
  if (setup.loop) {
    setToggle(edits, walk.plug(Solver::loop), true);
    setRadians(edits, walk.plug(Solver::loopTurn), setup.loop->turn);
    for (std::size_t a = 0; a < 3; ++a)
      setCentimetres(edits, walk.plug(Solver::loopMove.axes[a]), setup.loop->move[static_cast<int>(a)]);
  }
  edits.apply();
  if (!setup.terrain.isNull()) walk.setTerrain(edits, setup.terrain);
  return walk;
}

void WalkNodes::setTerrain(Edits& edits, const MObject& mesh) const {
  for (const MObject& attribute : {Solver::terrain, Solver::terrainMatrix}) {
    const MPlug to = plug(attribute), from = incoming(to);
    if (!from.isNull()) require(edits.graph().disconnect(from, to), "the former ground");
  }
  edits.apply();
  if (mesh.isNull()) return;
  require(edits.graph().connect(plugOf(mesh, "outMesh"), plug(Solver::terrain)), "the ground");
  require(edits.graph().connect(worldMatrix(mesh), plug(Solver::terrainMatrix)), "the ground");
  edits.apply();
}

WalkNodes WalkNodes::find(const MSelectionList& objects) {
  std::vector<MObject> found, all;
  for (unsigned i = 0; i < objects.length(); ++i) {
    MObject node;
    if (objects.getDependNode(i, node) == MStatus::kSuccess) addSolversOf(node, found);
  }
  for (MItDependencyNodes it(MFn::kPluginLocatorNode); !it.isDone(); it.next()) {
    if (isOfType(it.thisNode(), kFootprintSolverId)) all.push_back(it.thisNode());
  }
  if (found.empty()) found = all;
  if (found.size() == 1) return WalkNodes(found.front());
  if (found.empty()) throw Error("there is no walk in the scene; lay footprints first");
  std::vector<std::string> names;
  for (const MObject& solver : found) names.push_back(nameOf(parentOf(solver)));
  throw Error(fmt::format("there are several walks; select one: {}", fmt::join(names, ", ")));
}

MObject WalkNodes::transform() const {
  return parentOf(solver_);
}

SceneAxes WalkNodes::axes() const {
  return Solver::figures.axes(solver_);
}

FigureInput WalkNodes::figure() const {
  return Solver::figures.read(solver_);
}

TrackEnd WalkNodes::start() const {
  return static_cast<TrackEnd>(plug(Solver::start).asShort());
}
TrackEnd WalkNodes::end() const {
  return static_cast<TrackEnd>(plug(Solver::end).asShort());
}
std::string WalkNodes::ground() const {
  return utf8(plug(Solver::ground).asString());
}
WalkOptions WalkNodes::options() const {
  WalkOptions options;
  readOptionPlugs(solver_, walkOptionsTable(), options);
  options.frameRate = plug(Solver::frameRate).asDouble();
  const std::string text = utf8(plug(Solver::options).asString());
  if (!text.empty()) readWalkOptions(text, "options", options);
  options.freeStart = start() == TrackEnd::Free;
  options.freeEnd = end() == TrackEnd::Free;
  return options;
}
MObject WalkNodes::terrainShape() const {
  const MPlug from = incoming(plug(Solver::terrain));
  return from.isNull() || !from.node().hasFn(MFn::kMesh) ? MObject() : from.node();
}

std::vector<WalkNodes::Print> WalkNodes::prints() const {
  std::vector<Print> found;
  const MPlug array = plug(Solver::prints.print);
  MObject active = Solver::prints.active;
  for (const unsigned index : indicesOf(array)) {
    const MPlug from = incoming(array.elementByLogicalIndex(index).child(active));
    if (from.isNull() || !isOfType(from.node(), kFootprintId)) continue;
    Print print;
    print.shape = from.node();
    print.order = MPlug(from.node(), FootprintNode::order).asInt();
    found.push_back(print);
  }
  std::stable_sort(found.begin(), found.end(),
                   [](const Print& a, const Print& b) { return a.order < b.order; });
  return found;
}

MObject WalkNodes::path() const {
  const MPlug from = incoming(plug(Solver::pathPrints));
  return !from.isNull() && isOfType(from.node(), kFootprintPathId) ? from.node() : MObject();
}

std::shared_ptr<const SolvedWalk> WalkNodes::solved() const {
  plug(Solver::energy).asDouble();  // solves what changed
  const auto* node = dynamic_cast<const Solver*>(MFnDependencyNode(solver_).userNode());
  const std::string fault = node ? node->fault() : "it is not an ffFootprintSolver";
  if (!fault.empty()) throw Error(fmt::format("{}: {}", nameOf(transform()), fault));
  return node->lastWalk();
}

void WalkNodes::connectPrint(Edits& edits, const MObject& shape, unsigned element) const {
  const MPlug print = edits.element(plug(Solver::prints.print), element);
  const std::pair<MPlug, MObject> links[] = {{worldMatrix(shape), Solver::prints.matrix},
                                             {MPlug(shape, FootprintNode::leg), Solver::prints.leg},
                                             {MPlug(shape, FootprintNode::order), Solver::prints.order},
                                             {MPlug(shape, FootprintNode::stance), Solver::prints.stance},
                                             {MPlug(shape, FootprintNode::step), Solver::prints.step},
                                             {MPlug(shape, FootprintNode::mark), Solver::prints.mark},
                                             {MPlug(shape, FootprintNode::active), Solver::prints.active}};
  for (const auto& [from, to] : links) {
    MObject child = to;
    require(edits.graph().connect(from, print.child(child)), "a print");
  }
}

MObject WalkNodes::addPrint(Edits& edits, const Footprint& print, int number, const Character& character,
                            const std::string& preset) {
  const std::vector<Print> all = prints();
  const int count = static_cast<int>(all.size());
  if (number == 0) number = count + 1;
  if (number < 1 || number > count + 1)
    throw Error(fmt::format("the number of a print must be 1 to {}, got {}", count + 1, number));
  const CharacterLeg& leg = character.legs[static_cast<std::size_t>(print.leg)];
  const int named = legNumber(leg.name);
  if (named < 0) throw Error(fmt::format("ffFootprint has no leg '{}'", leg.name));
  const MObject above =
      makeDag(edits, "transform", transform(),
              fmt::format("{}_{}{}", nameOf(transform()), named % 2 == 1 ? "R" : "L", number));
  const MObject shape = makeDag(edits, FootprintNode::kName, above, nameOf(above) + "Shape");
  const Affine world = axes().toScene(print.sole());
  setChannels(edits, above,
              channelsFor(worldOf(transform()).inverse() * world, Quat::Identity(), RotationOrder::XYZ));
  setChoice(edits, MPlug(shape, FootprintNode::leg), named);
  if (print.stance > 0) setSeconds(edits, MPlug(shape, FootprintNode::stance), print.stance);
  if (print.step > 0) setSeconds(edits, MPlug(shape, FootprintNode::step), print.step);
  setCentimetres(edits, MPlug(shape, FootprintNode::size), axes().metre * leg.foot.length());
  setChoice(edits, MPlug(shape, FootprintNode::shape), static_cast<int>(printKindOf(preset)));
  setChoice(edits, MPlug(shape, FootprintNode::upAxis), axes().up == UpAxis::Z ? 1 : 0);
  takeIn(edits, shape, number);
  return above;
}

void WalkNodes::takeIn(Edits& edits, const MObject& shape, int number) const {
  const std::vector<Print> all = prints();
  const int count = static_cast<int>(all.size());
  std::vector<double> marks;
  for (const Print& one : all) marks.push_back(MPlug(one.shape, FootprintNode::mark).asDouble());
  const std::size_t place = static_cast<std::size_t>(number - 1);
  setNumber(edits, MPlug(shape, FootprintNode::mark),
            markBetween(number > 1 ? &marks[place - 1] : nullptr, number <= count ? &marks[place] : nullptr));
  setInteger(edits, MPlug(shape, FootprintNode::order), number);
  for (int i = 0; i < count; ++i) {
    const int order = i + 1 + (i + 1 >= number ? 1 : 0);
    if (all[static_cast<std::size_t>(i)].order != order)
      setInteger(edits, MPlug(all[static_cast<std::size_t>(i)].shape, FootprintNode::order), order);
  }
  const std::vector<unsigned> used = indicesOf(plug(Solver::prints.print));
  connectPrint(edits, shape, used.empty() ? 0 : used.back() + 1);
  edits.apply();
}

std::vector<MObject> WalkNodes::adopt(Edits& edits) const {
  std::vector<MObject> found;
  for (MItDependencyNodes it(MFn::kPluginLocatorNode); !it.isDone(); it.next()) {
    const MObject shape = it.thisNode();
    std::vector<MObject> walks;
    if (!isOfType(shape, kFootprintId) || parentOf(parentOf(shape)) != transform()) continue;
    addNodesBehind(shape, kFootprintSolverId, walks);
    if (!walks.empty()) continue;
    const int order = MPlug(shape, FootprintNode::order).asInt();
    int number = 1;  // after those it was numbered like, or before
    for (const Print& print : prints()) number += print.order <= order ? 1 : 0;
    takeIn(edits, shape, number);
    found.push_back(parentOf(shape));
  }
  return found;
}

void WalkNodes::addPrints(Edits& edits, const Track& track, const Character& character,
                          const std::string& preset) {
  for (const Footprint& print : track.prints) addPrint(edits, print, 0, character, preset);
}

WalkNodes::Print WalkNodes::printAt(int number) const {
  const std::vector<Print> all = prints();
  if (number < 1 || number > static_cast<int>(all.size()))
    throw Error(fmt::format("there is no print {}; {} has {}", number, nameOf(transform()), all.size()));
  return all[static_cast<std::size_t>(number - 1)];
}

void WalkNodes::removePrint(Edits& edits, int number) {
  const std::vector<Print> all = prints();
  const Print gone = printAt(number);
  int order = 1;
  for (const Print& print : all) {
    if (print.shape == gone.shape) continue;
    if (print.order != order) setInteger(edits, MPlug(print.shape, FootprintNode::order), order);
    ++order;
  }
  edits.apply();
  require(edits.graph().deleteNode(gone.transform()), "the print could not be removed");
  edits.apply();
}

void WalkNodes::swapPrint(Edits& edits, int number) {
  const MPlug leg(printAt(number).shape, FootprintNode::leg);
  setChoice(edits, leg, isRightLeg(leg.asShort()) ? leg.asShort() - 1 : leg.asShort() + 1);
  edits.apply();
}

void WalkNodes::movePrint(Edits& edits, int number, const Footprint& to) {
  setChannels(edits, printAt(number).transform(),
              channelsFor(worldOf(transform()).inverse() * axes().toScene(to.sole()), Quat::Identity(),
                          RotationOrder::XYZ));
  edits.apply();
}

Footprint WalkNodes::footprint(int number, const Character& character) const {
  const Print one = printAt(number);
  const Frame frame = axes().toEngine(worldOf(one.transform()));
  Footprint print;
  const std::string name = kLegNames[MPlug(one.shape, FootprintNode::leg).asShort()];
  for (std::size_t leg = 0; leg < character.legs.size(); ++leg) {
    if (character.legs[leg].name == name) print.leg = static_cast<int>(leg);
  }
  print.position = frame.position;
  print.heightGiven = true;
  print.yaw = yawOf(frame.rotation);
  print.normal = frame.rotation * Vec3::UnitY();
  print.stance = seconds(MPlug(one.shape, FootprintNode::stance).asMTime());
  print.step = seconds(MPlug(one.shape, FootprintNode::step).asMTime());
  return print;
}

void WalkNodes::reverse(Edits& edits) {
  const std::vector<Print> all = prints();
  const Affine above = worldOf(transform());
  const Frame about{Vec3::Zero(), Quat(Eigen::AngleAxisd(kPi, Vec3::UnitY()))};
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Frame turned = axes().toEngine(worldOf(all[i].transform())) * about;
    setChannels(edits, all[i].transform(),
                channelsFor(above.inverse() * axes().toScene(turned), Quat::Identity(), RotationOrder::XYZ));
    setInteger(edits, MPlug(all[i].shape, FootprintNode::order), static_cast<int>(all.size() - i));
    setNumber(edits, MPlug(all[i].shape, FootprintNode::mark),
              MPlug(all[all.size() - 1 - i].shape, FootprintNode::mark).asDouble());
  }
  edits.apply();
}

void WalkNodes::connectPath(Edits& edits, const MObject& curveShape, const MObject& path) const {
  using Path = FootprintPathNode;
  const std::pair<MPlug, MPlug> links[] = {{plugOf(curveShape, "local"), MPlug(path, Path::curve)},
                                           {worldMatrix(curveShape), MPlug(path, Path::curveMatrix)},
                                           {plug(Solver::figures.preset), MPlug(path, Path::character)},
                                           {plug(Solver::figures.figure), MPlug(path, Path::figure)},
                                           {plug(Solver::figures.scale), MPlug(path, Path::characterScale)},
                                           {plug(Solver::figures.upAxis), MPlug(path, Path::upAxis)},
                                           {plug(Solver::figures.metre), MPlug(path, Path::metre)},
                                           {MPlug(path, Path::prints), plug(Solver::pathPrints)},
                                           {MPlug(path, Path::end), plug(Solver::start)},
                                           {MPlug(path, Path::end), plug(Solver::end)}};
  for (const auto& [from, to] : links) require(edits.graph().connect(from, to), "the path");
  edits.apply();
}

void WalkNodes::removeAll(Edits& edits) {
  std::vector<MObject> gone;
  for (const Print& print : prints()) gone.push_back(print.transform());
  if (!path().isNull()) gone.push_back(path());
  gone.push_back(transform());
  for (const MObject& node : gone) {
    require(edits.graph().deleteNode(node), "the walk could not be removed");
    edits.apply();
  }
}

}  // namespace footfall::maya

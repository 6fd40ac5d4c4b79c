// SPDX-License-Identifier: MIT
#include "maya/locomotion/locomote_command.h"

#include <maya/MDoubleArray.h>
#include <maya/MFnDependencyNode.h>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include "base/angles.h"
#include "maya/figure/figure_flags.h"
#include "maya/footprint/walk_sources.h"
#include "maya/framework/data_values.h"
#include "maya/framework/plug_values.h"
#include "maya/locomotion/locomotion_node.h"
#include "maya/scene/scene_channels.h"
#include "maya/warp/warp_command.h"

namespace footfall::maya {
using namespace warp;
using namespace footprint;
using namespace locomotion;

namespace {

using Node = LocomotionNode;
using Json = nlohmann::ordered_json;

const Node& nodeOf(const MObject& node) {
  const auto* found = dynamic_cast<const Node*>(MFnDependencyNode(node).userNode());
  if (!found) throw Error(fmt::format("{} is not an ffLocomotion", nameOf(node)));
  return *found;
}

// The motion as things are now; throws what is wrong with them.
std::shared_ptr<const SolvedLocomotion> solvedOf(const MObject& node) {
  MPlug(node, Node::endTime).asMTime();  // brings it up to date
  const std::string fault = nodeOf(node).fault();
  if (!fault.empty()) throw Error(fault);
  return nodeOf(node).last();
}

MPlug worldMatrix(const MObject& node) {
  return plugOf(node, "worldMatrix").elementByLogicalIndex(0);
}

int classNamed(const Library& library, const std::string& name) {
  const int found = library.find(name);
  if (found >= 0) return found;
  std::vector<std::string> names;
  for (const MotionClass& cls : library.classes) names.push_back(cls.name);
  throw Error(fmt::format("the library has no class '{}'; it has {}", name, fmt::join(names, ", ")));
}

// Connects a source in place of the current one.
void connectAnew(Edits& edits, const MPlug& from, const MPlug& to) {
  const MPlug old = incoming(to);
  if (!old.isNull() && old == from) return;
  if (!old.isNull()) require(edits.graph().disconnect(old, to), to.name().asChar());
  require(edits.graph().connect(from, to), to.name().asChar());
}

// Speed and turn of the examples of each class, or corners of its hull: class, metres and degrees per second.
MDoubleArray points(const Library& library, bool hull) {
  MDoubleArray numbers;
  const auto add = [&numbers](std::size_t cls, const Vec2& p) {
    numbers.append(static_cast<double>(cls));
    numbers.append(p.x());
    numbers.append(p.y());
  };
  for (std::size_t c = 0; c < library.classes.size(); ++c) {
    if (hull) {
      for (const Vec2& corner : library.classes[c].hull) add(c, corner);
    } else {
      for (const Clip& clip : library.classes[c].examples) add(c, inDegrees(clip.velocity));
    }
  }
  return numbers;
}

std::string reportOf(const SolvedLocomotion& solved) {
  const Generated made = solved.report();
  Json steady = Json::array(), joins = Json::array();
  for (const SteadyStretch& s : made.steady)
    steady.push_back({{"start", s.start},
                      {"end", s.end},
                      {"class", solved.library->classes[static_cast<std::size_t>(s.cls)].name},
                      {"asked", {s.asked.speed, s.asked.turn / kDegree}},
                      {"achieved", {s.achieved.speed, s.achieved.turn / kDegree}}});
  for (const Join& join : made.joins)
    joins.push_back({{"time", join.time},
                     {"what", join.what},
                     {"jump_deg_s", join.jumps.joint / kDegree},
                     {"root_jump_m_s", join.jumps.root},
                     {"lurch_m_s", join.jumps.lurch}});
  const Json json = {{"steady", steady},
                     {"seams", joins},
                     {"worst_seam_deg_s", made.worst.joint / kDegree},
                     {"worst_seam_m_s", made.worst.root},
                     {"worst_seam_lurch_m_s", made.worst.lurch},
                     {"source_jump_deg_s", solved.library->jumps.joint / kDegree},
                     {"source_root_jump_m_s", solved.library->jumps.root},
                     {"source_lurch_m_s", solved.library->jumps.lurch},
                     {"path",
                      {{"rms_m", made.pathRms},
                       {"max_m", made.pathMax},
                       {"arrived", made.arrived},
                       {"kept", made.kept},
                       {"missed_m", made.missed},
                       {"slowed_m", made.slowedWay},
                       {"slowest_m_s", made.slowest}}},
                     {"hips_lowered_m", made.lockShift},
                     {"notes", made.notes}};
  return json.dump();
}

}  // namespace

void LocomoteCommand::describe(MSyntax& syntax) {
  syntax.addFlag("n", "name", MSyntax::kString);
  syntax.addFlag("lb", "library", MSyntax::kString);
  syntax.addFlag("rl", "reload");
  syntax.addFlag("sc", "script", MSyntax::kString);
  syntax.addFlag("ky", "keys");
  syntax.addFlag("cv", "curve", MSyntax::kString);
  syntax.addFlag("gt", "goTo", MSyntax::kString);
  syntax.addFlag("fr", "from", MSyntax::kString);
  syntax.addFlag("spd", "speed", MSyntax::kDouble);
  syntax.addFlag("trn", "turn", MSyntax::kAngle);
  syntax.addFlag("cl", "class", MSyntax::kString);
  syntax.addFlag("sf", "startFrame", MSyntax::kTime);
  syntax.addFlag("du", "duration", MSyntax::kTime);
  syntax.addFlag("tn", "terrain", MSyntax::kString);
  syntax.addFlag("jm", "jointMap", MSyntax::kString);
  syntax.addFlag("sca", "scale", MSyntax::kDouble);
  syntax.addFlag("fl", "footLock", MSyntax::kBoolean);
  syntax.addFlag("ea", "ease", MSyntax::kDouble);
  addFigureFlags(syntax);
  syntax.addFlag("cls", "classes");
  syntax.addFlag("ex", "examples");
  syntax.addFlag("hu", "hull");
  syntax.addFlag("nt", "notes");
  syntax.addFlag("re", "report");
  syntax.setObjectType(MSyntax::kSelectionList, 0);
  syntax.enableQuery(true);
  syntax.enableEdit(true);
}

void LocomoteCommand::run(const MArgDatabase& arguments) {
  if (arguments.isQuery()) return query(arguments);
  if (arguments.isEdit()) return edit(arguments);
  create(arguments);
}

void LocomoteCommand::create(const MArgDatabase& arguments) {
  if (!given(arguments, "library")) throw Error("-library must name a file made by footfall library build");
  MStatus status;
  const MObject node = edits().graph().createNode(MTypeId(kLocomotionId), &status);
  require(status, "an ffLocomotion could not be made");
  edits().apply();
  require(edits().graph().renameNode(node, mstring(textOf(arguments, "name", "locomotion1"))), "name");
  require(edits().graph().connect(timePlug(), MPlug(node, Node::inTime)), "inTime");
  Node::figures.setAxes(edits(), node, sceneAxes());
  setSeconds(edits(), MPlug(node, Node::startTime), secondsOf(arguments, "startFrame", 0, currentTime()));
  setString(edits(), MPlug(node, Node::libraryFile), textOf(arguments, "library"));
  edits().apply();
  const auto library = nodeOf(node).library();
  int cls = 0;  // at the slowest that goes, unless told otherwise
  while (cls + 1 < static_cast<int>(library->classes.size()) &&
         library->classes[static_cast<std::size_t>(cls)].pattern == StepPattern::Stand)
    ++cls;
  setInteger(edits(), MPlug(node, Node::motionClass), cls);
  change(arguments, node);
  setResult(mstring(nameOf(node)));
  const auto solved = solvedOf(node);
  tell(fmt::format("{} moves for {:.1f} s, and then continues", nameOf(node), solved->end), solved->notes);
}

// Sets what the flags give, on a new node or an existing one.
void LocomoteCommand::change(const MArgDatabase& arguments, const MObject& node) {
  const auto plug = [&node](const MObject& attribute) { return MPlug(node, attribute); };
  const auto steered = [&](SteerBy by) { setChoice(edits(), plug(Node::steerBy), static_cast<int>(by)); };
  const int ways = given(arguments, "script") + given(arguments, "keys") + given(arguments, "curve") +
                   given(arguments, "goTo");
  if (ways > 1) throw Error("give one of -script, -keys, -curve and -goTo");
  if (given(arguments, "script")) {
    parseScript(textOf(arguments, "script"));
    setString(edits(), plug(Node::script), textOf(arguments, "script"));
    steered(SteerBy::Script);
  }
  if (given(arguments, "keys")) steered(SteerBy::Keys);
  if (given(arguments, "curve")) {
    const MObject curve = shapeOf(textOf(arguments, "curve"), MFn::kNurbsCurve, "NURBS curve");
    connectAnew(edits(), plugOf(curve, "local"), plug(Node::path));
    connectAnew(edits(), worldMatrix(curve), plug(Node::pathMatrix));
    steered(SteerBy::Path);
  }
  if (given(arguments, "goTo")) {
    connectAnew(edits(), worldMatrix(transformNamed(textOf(arguments, "goTo"))), plug(Node::goalMatrix));
    steered(SteerBy::Point);
  }
  if (given(arguments, "from"))
    connectAnew(edits(), worldMatrix(transformNamed(textOf(arguments, "from"))), plug(Node::startMatrix));
  if (given(arguments, "terrain")) {
    const MObject mesh = shapeOf(textOf(arguments, "terrain"), MFn::kMesh, "polygon mesh");
    connectAnew(edits(), plugOf(mesh, "outMesh"), plug(Node::terrain));
    connectAnew(edits(), worldMatrix(mesh), plug(Node::terrainMatrix));
  }
  const auto library = nodeOf(node).library();
  if (given(arguments, "class"))
    setInteger(edits(), plug(Node::motionClass), classNamed(*library, textOf(arguments, "class")));
  if (given(arguments, "speed")) setNumber(edits(), plug(Node::speed), numberOf(arguments, "speed", 0));
  if (given(arguments, "turn")) setRadians(edits(), plug(Node::turn), radiansOf(arguments, "turn", 0));
  if (given(arguments, "duration"))
    setSeconds(edits(), plug(Node::duration), secondsOf(arguments, "duration", 0, 0));
  if (given(arguments, "jointMap")) {
    parseJointMap(textOf(arguments, "jointMap"));
    setString(edits(), plug(Node::jointMap), textOf(arguments, "jointMap"));
  }
  if (given(arguments, "scale"))
    setNumber(edits(), plug(Node::figures.scale), numberOf(arguments, "scale", 1));
  if (given(arguments, "footLock"))
    setToggle(edits(), plugOf(node, "footLock"), arguments.flagArgumentBool("footLock", 0));
  if (given(arguments, "ease")) setNumber(edits(), plugOf(node, "ease"), numberOf(arguments, "ease", 0));
  edits().apply();
}

void LocomoteCommand::edit(const MArgDatabase& arguments) {
  const MObject node = theNodeOf(objectsOf(arguments), kLocomotionId, "steered motion");
  if (wantsFigureEdit(arguments)) {
    if (given(arguments, "jointMap")) change(arguments, node);
    return finish(editFigure(arguments, edits(), node));
  }
  if (given(arguments, "bake")) {
    solvedOf(node);  // faults are reported before anything is baked
    const FigureEdit baked = bakeFigure(arguments, edits(), node);
    if (!given(arguments, "keep")) {
      require(edits().graph().deleteNode(node), "the motion could not be removed");
      edits().apply();
    }
    return finish(baked);
  }
  if (given(arguments, "library"))
    setString(edits(), MPlug(node, Node::libraryFile), textOf(arguments, "library"));
  if (given(arguments, "reload"))
    setInteger(edits(), MPlug(node, Node::reload), MPlug(node, Node::reload).asInt() + 1);
  if (given(arguments, "startFrame"))
    setSeconds(edits(), MPlug(node, Node::startTime), secondsOf(arguments, "startFrame", 0, 0));
  edits().apply();
  change(arguments, node);
  setResult(mstring(nameOf(node)));
}

void LocomoteCommand::query(const MArgDatabase& arguments) {
  const MObject node = theNodeOf(objectsOf(arguments), kLocomotionId, "steered motion");
  if (given(arguments, "driven")) return setNames(drivenNames(node));
  const auto library = nodeOf(node).library();
  if (given(arguments, "classes")) {
    std::vector<std::string> names;
    for (const MotionClass& cls : library->classes) names.push_back(cls.name);
    return setNames(names);
  }
  if (given(arguments, "examples") || given(arguments, "hull"))
    return setResult(points(*library, given(arguments, "hull")));
  if (given(arguments, "jointMap")) {
    const Retargeting retarget(makeCharacter(library->skeleton, "library"), nodeOf(node).figureCharacter(),
                               parseJointMap(utf8(MPlug(node, Node::jointMap).asString())));
    return setResult(mstring(formatJointMap(retarget.map())));
  }
  const auto solved = solvedOf(node);
  if (given(arguments, "notes")) return setNames(solved->notes);
  if (given(arguments, "report")) return setResult(mstring(reportOf(*solved)));
  if (given(arguments, "range")) {
    const TimeRange range = nodeOf(node).figureRange();
    MDoubleArray frames;
    frames.append(toFrame(range.start));
    frames.append(toFrame(range.end));
    return setResult(frames);
  }
  throw Error(
      "-query needs one of -classes, -examples, -hull, -driven, -jointMap, -notes, -range and -report");
}

}  // namespace footfall::maya

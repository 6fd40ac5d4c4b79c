// SPDX-License-Identifier: MIT
#include "maya/footprint/walk_command.h"

#include <maya/MDagPath.h>
#include <maya/MDoubleArray.h>
#include <maya/MFloatPoint.h>
#include <maya/MFloatVector.h>
#include <maya/MFnDependencyNode.h>
#include <maya/MFnDoubleArrayData.h>
#include <maya/MFnMesh.h>
#include <maya/MStringArray.h>

#include <algorithm>
#include <filesystem>

#include <fmt/format.h>

#include "base/scanner.h"
#include "footprint/planners/next_print.h"
#include "footprint/planners/planner_options_table.h"
#include "footprint/walk/walk_options_table.h"
#include "maya/figure/figure_flags.h"
#include "maya/footprint/footprint_path_node.h"
#include "maya/footprint/footprint_solver_node.h"
#include "maya/footprint/walk_sources.h"
#include "maya/footprint/walk_style.h"
#include "maya/footprint/walk_times.h"
#include "maya/framework/data_values.h"
#include "maya/framework/option_arguments.h"
#include "maya/framework/option_plugs.h"
#include "maya/scene/mesh_terrain.h"
#include "maya/scene/sampled_figure.h"
#include "maya/scene/scene_channels.h"
#include "maya/warp/warp_command.h"

namespace footfall::maya {
using namespace warp;
using namespace footprint;

namespace {

using Solver = FootprintSolverNode;
using Path = FootprintPathNode;

// Flags of ffWalk that are options of the engine.
const OptionFlags kPathFlags{{"sg", "standing"},   {"sta", "stance"},   {"stp", "step"},
                             {"sl", "stepLength"}, {"sw", "stepWidth"}, {"to", "toeOut"}};
const OptionFlags kWanderFlags{{"sd", "seed"}};
const OptionFlags kWalkFlags{{"fc", "force"}};

MSelectionList givenObjects(const MArgDatabase& arguments) {
  MSelectionList objects;
  require(arguments.getObjects(objects), "the objects could not be read");
  return objects;
}

WalkSetup setupOf(const MArgDatabase& arguments) {
  WalkSetup setup;
  setup.name = textOf(arguments, "name", "walk1");
  setup.figure = figureNamed(textOf(arguments, "character", "human"), numberOf(arguments, "scale", 1));
  if (given(arguments, "terrain"))
    setup.terrain = shapeOf(textOf(arguments, "terrain"), MFn::kMesh, "polygon mesh");
  setup.startTime = secondsOf(arguments, "startFrame", 0, currentTime());
  if (given(arguments, "standing")) setup.start = setup.end = TrackEnd::Standing;
  readOptionFlags(arguments, walkOptionsTable(), kWalkFlags, setup.options);
  return setup;
}

// Where the ray from the eye through a position first meets a mesh; the position itself where it does not.
Vec3 seenPlace(const MObject& mesh, const Vec3& eye, const Vec3& place) {
  MDagPath path;
  if (mesh.isNull() || MDagPath::getAPathTo(mesh, path) != MStatus::kSuccess) return place;
  const Vec3 along = (place - eye).normalized();
  const auto narrow = [](double value) { return static_cast<float>(value); };
  MFloatPoint hit;
  constexpr float kFar = 1e7f;
  const bool met = MFnMesh(path).closestIntersection(
      MFloatPoint(narrow(eye.x()), narrow(eye.y()), narrow(eye.z())),
      MFloatVector(narrow(along.x()), narrow(along.y()), narrow(along.z())), nullptr, nullptr, false,
      MSpace::kWorld, kFar, false, nullptr, hit, nullptr, nullptr, nullptr, nullptr, nullptr);
  return met ? Vec3(double(hit.x), double(hit.y), double(hit.z)) : place;
}

Vec3 givenPlace(const MArgDatabase& arguments, const MObject& terrain) {
  const Vec3 place = positionOf(arguments, "position");
  return given(arguments, "eye") ? seenPlace(terrain, positionOf(arguments, "eye"), place) : place;
}

// A new print with that number (0: after the last), from the flags given for it.
Footprint newPrint(const MArgDatabase& arguments, const WalkNodes& walk, int number,
                   const Character& character) {
  const int count = static_cast<int>(walk.prints().size());
  const int before = number == 0 ? count : number - 1;
  Footprint last, print;
  print.heightGiven = true;
  if (count > 0) {
    last = walk.footprint(std::clamp(before, 1, count), character);
    print = before >= 1 && before < count ? printBetween(last, walk.footprint(before + 1, character))
                                          : printAfter(last, character, before < 1);
  }
  if (given(arguments, "side")) {
    std::vector<std::string> names;
    for (const CharacterLeg& leg : character.legs) names.push_back(leg.name);
    print.leg = static_cast<int>(choiceOf(arguments, "side", names, 0));
  }
  if (given(arguments, "position")) {
    const Vec3 place = walk.axes().toEngine(givenPlace(arguments, walk.terrainShape()));
    if (count > 0) {
      print = printAt(last, print, place, character);
    } else {
      print.position = place;
    }
  }
  print.yaw = radiansOf(arguments, "yaw", print.yaw);
  print.stance = secondsOf(arguments, "stance", 0, print.stance);
  print.step = secondsOf(arguments, "step", 0, print.step);
  if (walk.hasTerrain()) {
    Track alone;
    alone.prints.push_back(print);
    layOnTerrain(alone, *meshGround(walk.terrainShape(), walk.axes()));
    print = alone.prints.front();
  }
  return print;
}

}  // namespace

void WalkCommand::describe(MSyntax& syntax) {
  syntax.addFlag("n", "name", MSyntax::kString);
  syntax.addFlag("ch", "character", MSyntax::kString);
  syntax.addFlag("sc", "scale", MSyntax::kDouble);
  syntax.addFlag("tn", "terrain", MSyntax::kString);
  syntax.addFlag("sf", "startFrame", MSyntax::kTime);
  addOptionFlags(syntax, walkOptionsTable(), kWalkFlags);
  addOptionFlags(syntax, pathPrintOptionsTable(), kPathFlags);
  addOptionFlags(syntax, wanderOptionsTable(), kWanderFlags);
  syntax.addFlag("tr", "track", MSyntax::kString);
  syntax.addFlag("js", "json", MSyntax::kString);
  syntax.addFlag("cv", "curve", MSyntax::kString);
  syntax.addFlag("fr", "from", MSyntax::kString);
  syntax.addFlag("w", "wander", MSyntax::kLong);
  syntax.addFlag("bn", "bounds", MSyntax::kDistance);
  syntax.addFlag("st", "stones");
  syntax.addFlag("pr", "prints");
  syntax.addFlag("pos", "position", MSyntax::kDistance, MSyntax::kDistance, MSyntax::kDistance);
  syntax.addFlag("eye", "eyePoint", MSyntax::kDistance, MSyntax::kDistance, MSyntax::kDistance);
  syntax.addFlag("yaw", "yawAngle", MSyntax::kAngle);
  syntax.addFlag("sid", "side", MSyntax::kString);
  syntax.addFlag("in", "insert", MSyntax::kLong);
  syntax.addFlag("rm", "remove", MSyntax::kLong);
  syntax.addFlag("swp", "swap", MSyntax::kLong);
  syntax.addFlag("aim", "aimPrint", MSyntax::kLong);
  syntax.addFlag("rv", "reverse");
  syntax.addFlag("ado", "adopt");
  addTimeFlags(syntax);
  addStyleFlags(syntax);
  addFigureFlags(syntax);
  syntax.addFlag("wr", "write", MSyntax::kString);
  syntax.addFlag("en", "energy");
  syntax.addFlag("im", "imbalance");
  syntax.addFlag("nt", "notes");
  syntax.setObjectType(MSyntax::kSelectionList, 0);
  syntax.enableQuery(true);
  syntax.enableEdit(true);
}

void WalkCommand::run(const MArgDatabase& arguments) {
  if (arguments.isQuery()) return query(arguments);
  if (arguments.isEdit()) return edit(arguments);
  create(arguments);
}

void WalkCommand::create(const MArgDatabase& arguments) {
  WalkSetup setup = setupOf(arguments);
  const int sources = given(arguments, "track") + given(arguments, "json") + given(arguments, "curve") +
                      given(arguments, "from") + given(arguments, "wander") + given(arguments, "stones");
  if (sources > 1)
    throw Error("-track, -json, -curve, -from, -wander and -stones exclude each other; give one");
  if (given(arguments, "curve")) return alongCurve(arguments, setup);
  WalkSource source;
  if (given(arguments, "track")) {
    const std::string file = textOf(arguments, "track");
    source = fromDocument(readFile(file), file, setup);
  } else if (given(arguments, "json")) {
    source = fromDocument(textOf(arguments, "json"), "-json", setup);
  } else if (given(arguments, "from")) {
    const MObject root = transformNamed(textOf(arguments, "from"));
    source = fromAnimation(root, animatedRange(arguments, "range", root, "its steps"), setup);
  } else if (given(arguments, "wander")) {
    WanderRequest request;
    request.prints = integerOf(arguments, "wander", request.prints);
    readOptionFlags(arguments, wanderOptionsTable(), kWanderFlags, request.options);
    request.place = positionOf(arguments, "position");
    request.yaw = radiansOf(arguments, "yaw", 0);
    request.half = centimetresOf(arguments, "bounds", request.half);
    request.stepLength = centimetresOf(arguments, "stepLength", 0);
    request.obstacles = givenObjects(arguments);
    source = fromWander(request, setup);
  } else if (given(arguments, "stones")) {
    source = fromStones(objectsOf(arguments), setup);
  } else if (given(arguments, "position")) {
    source.setup = setup;
    source.character = setup.figure.character();
  } else {
    throw Error(
        "a walk needs prints: give one of -track, -json, -curve, -from, -wander, -stones and -position");
  }
  if (!source.setup.terrain.isNull() && !source.track.prints.empty()) {
    source.setup.ground.clear();
    layOnTerrain(source.track, *meshGround(source.setup.terrain, sceneAxes()));
  }
  WalkNodes walk = WalkNodes::make(edits(), source.setup);
  walk.addPrints(edits(), source.track, source.character, presetName(source.setup.figure));
  if (given(arguments, "position") && sources == 0)
    walk.addPrint(edits(), newPrint(arguments, walk, 0, source.character), 0, source.character,
                  presetName(source.setup.figure));
  if (wantsStyleEdit(arguments)) editStyle(arguments, edits(), walk);
  setResult(mstring(nameOf(walk.transform())));
  tell(fmt::format("{} has {} prints", nameOf(walk.transform()), walk.prints().size()), source.notes);
}

void WalkCommand::alongCurve(const MArgDatabase& arguments, const WalkSetup& setup) {
  const MObject curve = shapeOf(textOf(arguments, "curve"), MFn::kNurbsCurve, "NURBS curve");
  WalkNodes walk = WalkNodes::make(edits(), setup);
  MStatus status;
  const MObject path = edits().graph().createNode(MTypeId(kFootprintPathId), &status);
  require(status, "an ffFootprintPath could not be created");
  edits().apply();
  require(edits().graph().renameNode(path, mstring(nameOf(walk.transform()) + "_path")), "the path");
  const Character character = setup.figure.character();
  PathPrintOptions options;
  options.stepLength = 0.7 * character.legLength();
  const double metre = sceneAxes().metre;
  readOptionFlags(arguments, pathPrintOptionsTable(), kPathFlags, options, metre);
  setOptionPlugs(edits(), path, pathPrintOptionsTable(), options, metre);
  walk.connectPath(edits(), curve, path);
  MStatus read;
  const MFnDoubleArrayData data(MPlug(path, Path::prints).asMObject(), &read);
  std::vector<double> numbers;
  for (unsigned i = 0; read && i < data.length(); ++i) numbers.push_back(data[i]);
  Track track;
  track.prints = printsOfNumbers(numbers);
  if (track.prints.empty()) throw Error("the curve is too short for a print");
  if (given(arguments, "prints")) {
    // Prints of their own: the curve is no longer needed.
    if (!setup.terrain.isNull()) layOnTerrain(track, *meshGround(setup.terrain, sceneAxes()));
    for (const MObject& end : {Solver::start, Solver::end}) {
      edits().graph().disconnect(MPlug(path, Path::end), walk.plug(end));
      setChoice(edits(), walk.plug(end), static_cast<int>(setup.start));
    }
    edits().apply();
    require(edits().graph().deleteNode(path), "the path");
    edits().apply();
    walk.addPrints(edits(), track, character, presetName(setup.figure));
  }
  if (wantsStyleEdit(arguments)) editStyle(arguments, edits(), walk);
  setResult(mstring(nameOf(walk.transform())));
  tell(fmt::format("{} has {} prints along {}", nameOf(walk.transform()), track.prints.size(), nameOf(curve)),
       {});
}

void WalkCommand::edit(const MArgDatabase& arguments) {
  WalkNodes walk = WalkNodes::find(objectsOf(arguments));
  const auto settled = [&] { setResult(mstring(nameOf(walk.transform()))); };
  if (wantsFigureEdit(arguments)) return finish(editFigure(arguments, edits(), walk.solver()));
  if (given(arguments, "bake")) {
    walk.solved();  // throws for a walk that cannot be solved
    const FigureEdit baked = bakeFigure(arguments, edits(), walk.solver());
    if (!given(arguments, "keep")) walk.removeAll(edits());
    return finish(baked);
  }
  if (given(arguments, "insert")) {
    const int number = integerOf(arguments, "insert", 0);
    const Character character = walk.figure().character();
    const Footprint print = newPrint(arguments, walk, number, character);
    const MObject made = walk.addPrint(edits(), print, number, character, presetName(walk.figure()));
    return setResult(mstring(nameOf(made)));
  }
  if (given(arguments, "remove")) {
    walk.removePrint(edits(), integerOf(arguments, "remove", 0));
    return settled();
  }
  if (given(arguments, "swap")) {
    walk.swapPrint(edits(), integerOf(arguments, "swap", 0));
    return settled();
  }
  if (given(arguments, "aimPrint")) {
    const int number = integerOf(arguments, "aimPrint", 0);
    const Vec3 place = walk.axes().toEngine(positionOf(arguments, "position"));
    walk.movePrint(edits(), number, printTowards(walk.footprint(number, walk.figure().character()), place));
    return settled();
  }
  if (given(arguments, "reverse")) {
    walk.reverse(edits());
    return settled();
  }
  if (given(arguments, "adopt")) {
    std::vector<std::string> names;
    for (const MObject& print : walk.adopt(edits())) names.push_back(nameOf(print));
    if (names.empty())
      throw Error(fmt::format("{} has no copied prints below it to take in", nameOf(walk.transform())));
    return setNames(names);
  }
  if (given(arguments, "terrain")) {
    const std::string mesh = textOf(arguments, "terrain");
    walk.setTerrain(edits(), mesh.empty() ? MObject() : shapeOf(mesh, MFn::kMesh, "polygon mesh"));
    return settled();
  }
  if (wantsTimeEdit(arguments)) {
    editTimes(arguments, edits(), walk);
    return settled();
  }
  if (wantsStyleEdit(arguments)) {
    editStyle(arguments, edits(), walk);
    return settled();
  }
  if (given(arguments, "write")) {
    const std::filesystem::path file = textOf(arguments, "write");
    const std::string figureFile = file.stem().string() + ".figure.json";
    const std::string text = documentOf(walk, figureFile);
    if (!walk.figure().figure.empty())
      writeFile((file.parent_path() / figureFile).string(), figureText(walk.figure().character().skeleton));
    writeFile(file.string(), text);
    return setResult(mstring(file.string()));
  }
  throw Error(
      "-edit needs one of -insert, -remove, -swap, -aimPrint, -reverse, -adopt, -terrain, -footfall, "
      "-liftOff, -pull, "
      "-style, -styleWeight, -control, -joints, -skeleton, -disconnect, -bake and -write");
}

void WalkCommand::query(const MArgDatabase& arguments) {
  const WalkNodes walk = WalkNodes::find(objectsOf(arguments));
  std::vector<std::string> names;
  if (given(arguments, "prints")) {
    for (const WalkNodes::Print& print : walk.prints()) names.push_back(nameOf(print.transform()));
    return setNames(names);
  }
  if (given(arguments, "driven")) return setNames(drivenNames(walk.solver()));
  if (given(arguments, "json")) return setResult(mstring(documentOf(walk, "figure.json")));
  if (given(arguments, "terrain"))
    return setResult(walk.hasTerrain() ? mstring(nameOf(walk.terrainShape())) : MString());
  if (given(arguments, "style")) return setResult(walk.plug(Solver::styleName).asString());
  if (given(arguments, "styleWeight")) return setResult(walk.plug(Solver::styleWeight).asDouble());
  if (given(arguments, "pick")) return setNames(pickOf(arguments, walk));
  if (given(arguments, "bars")) {
    MDoubleArray bars;
    for (const double frame : barsOf(walk)) bars.append(frame);
    return setResult(bars);
  }
  const auto solved = walk.solved();
  const Walk& found = solved->player.walk();
  if (given(arguments, "energy")) return setResult(found.solution.cost.sum());
  if (given(arguments, "imbalance")) return setResult(found.diagnosis.worstImbalance);
  if (given(arguments, "notes")) return setNames(solved->notes);
  if (given(arguments, "range")) {
    MDoubleArray range;
    const double start = seconds(walk.plug(Solver::startTime).asMTime());
    range.append(toFrame(start));
    range.append(toFrame(start + found.timing.duration));
    return setResult(range);
  }
  throw Error(
      "-query needs one of -prints, -driven, -json, -terrain, -style, -styleWeight, -bars, -pick, -energy, "
      "-imbalance, "
      "-notes and -range");
}

}  // namespace footfall::maya

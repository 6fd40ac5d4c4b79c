// SPDX-License-Identifier: MIT
#include "maya/gait/gait_command.h"

#include <maya/MDistance.h>
#include <maya/MDoubleArray.h>

#include <algorithm>

#include <fmt/format.h>

#include "base/scanner.h"
#include "maya/figure/figure_flags.h"
#include "maya/footprint/walk_sources.h"
#include "maya/framework/data_values.h"
#include "maya/framework/plug_values.h"
#include "maya/gait/gait_node.h"
#include "maya/gait/gait_setup.h"
#include "maya/scene/sampled_figure.h"
#include "maya/scene/scene_channels.h"
#include "maya/warp/warp_command.h"
#include "maya/warp/warp_document.h"

namespace footfall::maya {
using namespace warp;
using namespace footprint;
using namespace gait;

namespace {

// Flags for the source of a stride, on both commands.
void addStrideFlags(MSyntax& syntax) {
  syntax.addFlag("g", "gait", MSyntax::kString);
  syntax.addFlag("cy", "cycle", MSyntax::kString);
  syntax.addFlag("cr", "cycleRange", MSyntax::kTime, MSyntax::kTime);
  syntax.addFlag("fl", "file", MSyntax::kString);
  syntax.addFlag("inf", "info", MSyntax::kString);
  syntax.addFlag("pd", "period", MSyntax::kTime);
}

bool strideGiven(const MArgDatabase& arguments) {
  return given(arguments, "gait") || given(arguments, "cycle") || given(arguments, "file");
}

// Overrides a stride with the given flags.
StrideInput strideOf(const MArgDatabase& arguments, StrideInput stride) {
  const int sources = given(arguments, "gait") + given(arguments, "cycle") + given(arguments, "file");
  if (sources > 1) throw Error("give one of -gait, -cycle and -file");
  if (sources == 1) stride.gait = stride.cycle = stride.info = "";
  if (given(arguments, "gait")) stride.gait = textOf(arguments, "gait");
  if (given(arguments, "file")) stride.cycle = cycleOfFile(textOf(arguments, "file"));
  if (given(arguments, "cycle")) {
    const MObject root = transformNamed(textOf(arguments, "cycle"));
    stride.cycle = capturedCycle(root, animatedRange(arguments, "cycleRange", root, "a cycle"));
  }
  if (given(arguments, "info")) stride.info = readFile(textOf(arguments, "info"));
  stride.period = secondsOf(arguments, "period", 0, stride.period);
  return stride;
}

// All uses of a flag with a time and a distance: seconds, centimetres.
std::vector<std::pair<double, double>> keysOf(const MArgDatabase& arguments, const char* flag) {
  std::vector<std::pair<double, double>> keys;
  for (unsigned use = 0; use < arguments.numberOfFlagUses(flag); ++use) {
    MArgList words;
    require(arguments.getFlagArgumentList(flag, use, words), flag);
    MStatus time, value;
    const MTime at = words.asTime(0, &time);
    const MDistance far = words.asDistance(1, &value);
    require(time, flag);
    require(value, flag);
    if (far.as(MDistance::kCentimeters) < 0)
      throw Error(fmt::format("-{} at frame {:g} must be at least 0, got {:g}", flag, toFrame(seconds(at)),
                              far.as(MDistance::uiUnit())));
    keys.emplace_back(seconds(at), far.as(MDistance::kCentimeters));
  }
  return keys;
}

std::size_t legNamed(const SolvedGait& gait, const std::string& name) {
  std::vector<std::string> names;
  const Character& character = gait.player.character();
  for (std::size_t leg = 0; leg < character.legs.size(); ++leg) {
    if (character.legs[leg].name == name) return leg;
    names.push_back(character.legs[leg].name);
  }
  throw Error(fmt::format("there is no leg '{}'; there are: {}", name, fmt::join(names, ", ")));
}

MDoubleArray numbersOf(std::initializer_list<double> values) {
  MDoubleArray result;
  for (const double value : values) result.append(value);
  return result;
}

}  // namespace

void GaitFollowCommand::describe(MSyntax& syntax) {
  syntax.addFlag("n", "name", MSyntax::kString);
  syntax.addFlag("ch", "character", MSyntax::kString);
  syntax.addFlag("sc", "scale", MSyntax::kDouble);
  addStrideFlags(syntax);
  syntax.addFlag("au", "automatic", MSyntax::kBoolean);
  syntax.addFlag("cv", "curve", MSyntax::kString);
  syntax.addFlag("tn", "terrain", MSyntax::kString);
  syntax.addFlag("sf", "startFrame", MSyntax::kTime);
  syntax.addFlag("du", "duration", MSyntax::kTime);
  syntax.addFlag("sp", "speed", MSyntax::kDistance);
  syntax.addFlag("spk", "speedKey", MSyntax::kTime, MSyntax::kDistance);
  syntax.makeFlagMultiUse("speedKey");
  syntax.addFlag("plk", "placeKey", MSyntax::kTime, MSyntax::kDistance);
  syntax.makeFlagMultiUse("placeKey");
  syntax.addFlag("pos", "position");
  syntax.addFlag("ls", "legShift", MSyntax::kString, MSyntax::kDouble);
  syntax.makeFlagMultiUse("legShift");
  syntax.addFlag("md", "mode", MSyntax::kString);
  syntax.addFlag("fc", "force", MSyntax::kBoolean);
  addFigureFlags(syntax);
  syntax.addFlag("nt", "notes");
  syntax.addFlag("sd", "stride");
  syntax.addFlag("lg", "legs");
  syntax.setObjectType(MSyntax::kSelectionList, 0);
  syntax.enableQuery(true);
  syntax.enableEdit(true);
}

void GaitFollowCommand::run(const MArgDatabase& arguments) {
  if (arguments.isQuery()) return query(arguments);
  if (arguments.isEdit()) return edit(arguments);
  create(arguments);
}

bool GaitFollowCommand::change(const MArgDatabase& arguments, const GaitNodes& gait) {
  bool changed = false;
  const auto does = [&](const char* flag) {
    const bool was = given(arguments, flag);
    changed |= was;
    return was;
  };
  const auto onOff = [&](const char* flag) {
    bool value = false;
    require(arguments.getFlagArgument(flag, 0, value), flag);
    return value;
  };
  if (does("character") || given(arguments, "scale"))
    gait.setFigure(edits(),
                   figureNamed(textOf(arguments, "character", "dog"), numberOf(arguments, "scale", 1)));
  if (strideGiven(arguments) || given(arguments, "info") || given(arguments, "period")) {
    changed = true;
    const std::vector<unsigned> there = gait.strides();
    const unsigned first = there.empty() ? 0 : there.front();
    gait.setStride(edits(), first, strideOf(arguments, there.empty() ? StrideInput() : gait.stride(first)));
  }
  if (does("automatic")) setToggle(edits(), gait.plug(GaitNode::automatic), onOff("automatic"));
  if (does("curve"))
    gait.setPath(edits(), shapeOf(textOf(arguments, "curve"), MFn::kNurbsCurve, "NURBS curve"));
  if (does("terrain"))
    gait.setTerrain(edits(), shapeOf(textOf(arguments, "terrain"), MFn::kMesh, "polygon mesh"));
  if (does("startFrame"))
    setSeconds(edits(), gait.plug(GaitNode::startTime), secondsOf(arguments, "startFrame", 0, 0));
  if (does("duration"))
    setSeconds(edits(), gait.plug(GaitNode::duration), secondsOf(arguments, "duration", 0, 0));
  if (does("speed")) {
    setCentimetres(edits(), gait.plug(GaitNode::speed), centimetresOf(arguments, "speed", 0));
    if (!given(arguments, "position")) gait.setDrive(edits(), GaitDrive::Speed);
  }
  if (does("speedKey")) gait.setKeys(edits(), GaitDrive::Speeds, keysOf(arguments, "speedKey"));
  if (does("placeKey")) gait.setKeys(edits(), GaitDrive::Distances, keysOf(arguments, "placeKey"));
  if (does("position")) gait.setDrive(edits(), GaitDrive::Position);
  if (does("mode"))
    setChoice(edits(), gait.plug(GaitNode::mode),
              static_cast<int>(choiceOf(arguments, "mode", {"corrected", "faithful"}, 0)));
  if (does("force")) setToggle(edits(), gait.plug(GaitNode::force), onOff("force"));
  edits().apply();
  for (unsigned use = 0; use < arguments.numberOfFlagUses("legShift"); ++use) {
    MArgList words;
    require(arguments.getFlagArgumentList("legShift", use, words), "legShift");
    changed = true;
    gait.setShift(edits(), legNamed(*gait.solved(), utf8(words.asString(0))), words.asDouble(1));
  }
  return changed;
}

void GaitFollowCommand::create(const MArgDatabase& arguments) {
  if (!given(arguments, "curve")) throw Error("there is no path; -curve must name a NURBS curve");
  if (!strideGiven(arguments) && !given(arguments, "automatic"))
    throw Error(
        "there is no stride; give one of -gait (a gait from the library), -cycle (an animated skeleton), "
        "-file and "
        "-automatic");
  const GaitNodes gait = GaitNodes::make(edits(), textOf(arguments, "name", "gait1"),
                                         secondsOf(arguments, "startFrame", 0, currentTime()));
  if (!given(arguments, "character"))
    gait.setFigure(edits(), figureNamed("dog", numberOf(arguments, "scale", 1)));
  change(arguments, gait);
  const auto solved = gait.solved();  // a request that fails leaves nothing in the scene
  gait.placeDiagram(edits());
  setResult(mstring(gait.name()));
  tell(fmt::format("{} travels {:.3g} m in {:.3g} s: {}", gait.name(), solved->distance.back(),
                   solved->player.range().end, fmt::join(solved->gaits, ", ")),
       solved->notes);
}

void GaitFollowCommand::edit(const MArgDatabase& arguments) {
  const GaitNodes gait = GaitNodes::find(objectsOf(arguments));
  if (wantsFigureEdit(arguments)) return finish(editFigure(arguments, edits(), gait.node()));
  if (given(arguments, "bake")) {
    gait.solved();  // a request that fails is not baked
    const FigureEdit baked = bakeFigure(arguments, edits(), gait.node());
    if (!given(arguments, "keep")) gait.remove(edits());
    return finish(baked);
  }
  if (!change(arguments, gait))
    throw Error(
        "-edit needs one of -gait, -cycle, -file, -info, -period, -automatic, -character, -curve, -terrain, "
        "-startFrame, -duration, -speed, -speedKey, -placeKey, -position, -legShift, -mode, -force, "
        "-control, "
        "-joints, -skeleton, -disconnect and -bake");
  const auto solved = gait.solved();
  setResult(mstring(gait.name()));
  tell(fmt::format("{} travels {:.3g} m in {:.3g} s", gait.name(), solved->distance.back(),
                   solved->player.range().end),
       solved->notes);
}

void GaitFollowCommand::query(const MArgDatabase& arguments) {
  const GaitNodes gait = GaitNodes::find(objectsOf(arguments));
  if (given(arguments, "driven")) return setNames(drivenNames(gait.node()));
  const auto solved = gait.solved();
  if (given(arguments, "gait")) return setNames(solved->gaits);
  if (given(arguments, "notes")) return setNames(solved->notes);
  if (given(arguments, "legs")) {
    std::vector<std::string> names;
    for (const CharacterLeg& leg : solved->player.character().legs) names.push_back(leg.name);
    return setNames(names);
  }
  if (given(arguments, "stride"))
    return setResult(
        numbersOf({solved->axes.metre * solved->strideLength, toFrame(solved->period) - toFrame(0)}));
  if (given(arguments, "range")) {
    const double start = seconds(gait.plug(GaitNode::startTime).asMTime());
    return setResult(numbersOf({toFrame(start), toFrame(start + solved->player.range().end)}));
  }
  throw Error("-query needs one of -gait, -legs, -stride, -notes, -range and -driven");
}

void GaitTransitionCommand::describe(MSyntax& syntax) {
  addStrideFlags(syntax);
  syntax.addFlag("sf", "startFrame", MSyntax::kTime);
  syntax.addFlag("du", "duration", MSyntax::kTime);
  syntax.addFlag("ix", "index", MSyntax::kLong);
  syntax.makeFlagQueryWithFullArgs("index", false);
  syntax.addFlag("rm", "remove");
  syntax.addFlag("l", "list");
  syntax.setObjectType(MSyntax::kSelectionList, 0);
  syntax.enableQuery(true);
  syntax.enableEdit(true);
}

void GaitTransitionCommand::run(const MArgDatabase& arguments) {
  const GaitNodes gait = GaitNodes::find(objectsOf(arguments));
  if (arguments.isQuery()) return query(arguments, gait);
  if (arguments.isEdit()) return edit(arguments, gait);
  create(arguments, gait);
}

void GaitTransitionCommand::create(const MArgDatabase& arguments, const GaitNodes& gait) {
  if (!strideGiven(arguments))
    throw Error("there is no gait to change to; give one of -gait, -cycle and -file");
  const auto before = gait.solved();
  StrideInput stride = strideOf(arguments, {});
  stride.start = secondsOf(arguments, "startFrame", 0, currentTime());
  stride.duration = secondsOf(arguments, "duration", 0, 1.5 * before->period);
  const std::vector<unsigned> there = gait.strides();
  const unsigned element = there.empty() ? 0 : *std::max_element(there.begin(), there.end()) + 1;
  gait.setStride(edits(), element, stride);
  const auto solved = gait.solved();
  setResult(static_cast<int>(solved->changes.size()));
  tell(fmt::format("{}: {}", gait.name(), fmt::join(solved->gaits, ", then ")), solved->notes);
}

// A change by its number, from 1.
static unsigned changeElement(const MArgDatabase& arguments, const GaitNodes& gait) {
  const std::vector<unsigned> there = gait.strides();
  const int last = static_cast<int>(there.size()) - 1;
  const int number = integerOf(arguments, "index", last);
  if (number < 1 || number > last)
    throw Error(fmt::format("there is no gait change {}; {} has {}", number, gait.name(), std::max(last, 0)));
  return there[static_cast<std::size_t>(number)];
}

void GaitTransitionCommand::edit(const MArgDatabase& arguments, const GaitNodes& gait) {
  const unsigned element = changeElement(arguments, gait);
  if (given(arguments, "remove")) {
    gait.removeStride(edits(), element);
  } else {
    StrideInput stride = strideOf(arguments, gait.stride(element));
    stride.start = secondsOf(arguments, "startFrame", 0, stride.start);
    stride.duration = secondsOf(arguments, "duration", 0, stride.duration);
    gait.setStride(edits(), element, stride);
  }
  const auto solved = gait.solved();
  setResult(static_cast<int>(solved->changes.size()));
  tell(fmt::format("{}: {}", gait.name(), fmt::join(solved->gaits, ", then ")), solved->notes);
}

void GaitTransitionCommand::query(const MArgDatabase& arguments, const GaitNodes& gait) {
  if (given(arguments, "list")) {
    const auto solved = gait.solved();
    std::vector<std::string> names;
    for (std::size_t i = 1; i < solved->gaits.size(); ++i) names.push_back(solved->gaits[i]);
    return setNames(names);
  }
  const StrideInput stride = gait.stride(changeElement(arguments, gait));
  if (given(arguments, "startFrame")) return setResult(toFrame(stride.start));
  if (given(arguments, "duration")) return setResult(toFrame(stride.duration) - toFrame(0));
  if (given(arguments, "gait")) return setResult(mstring(stride.gait));
  throw Error("-query needs one of -list, -gait, -startFrame and -duration");
}

}  // namespace footfall::maya

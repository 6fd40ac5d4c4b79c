// SPDX-License-Identifier: MIT
#include "maya/figure/figure_flags.h"

#include <maya/MSelectionList.h>

#include <fmt/format.h>

#include "maya/framework/data_values.h"
#include "maya/framework/progress_bar.h"
#include "maya/scene/bake_channels.h"
#include "maya/scene/sampled_figure.h"
#include "maya/scene/scene_channels.h"
#include "maya/warp/warp_document.h"

namespace footfall::maya {

void addFigureFlags(MSyntax& syntax) {
  syntax.addFlag("ct", "control", MSyntax::kString, MSyntax::kString);
  syntax.makeFlagMultiUse("control");
  syntax.addFlag("jt", "joints", MSyntax::kString);
  syntax.addFlag("sk", "skeleton");
  syntax.addFlag("rp", "replace");
  syntax.addFlag("dc", "disconnect");
  syntax.addFlag("bk", "bake");
  syntax.addFlag("kp", "keep");
  syntax.addFlag("ef", "everyFrame");
  syntax.addFlag("r", "range", MSyntax::kTime, MSyntax::kTime);
  syntax.addFlag("dv", "driven");
}

MObject transformNamed(const std::string& name) {
  MSelectionList list;
  MObject node;
  if (list.add(mstring(name)) != MStatus::kSuccess || list.getDependNode(0, node) != MStatus::kSuccess)
    throw Error(fmt::format("there is no {} in the scene", name));
  if (!node.hasFn(MFn::kTransform)) throw Error(fmt::format("{} is not a joint or control", name));
  return node;
}

TimeRange animatedRange(const MArgDatabase& arguments, const char* flag, const MObject& root,
                        const std::string& what) {
  if (given(arguments, flag)) return {secondsOf(arguments, flag, 0, 0), secondsOf(arguments, flag, 1, 0)};
  MSelectionList list;
  for (const MObject& node : figureNodes(root)) list.add(node);
  std::vector<std::string> notes;
  const std::vector<AnimatedChannel> channels = animatedChannels(list, notes);
  if (channels.empty()) throw Error(nameOf(root) + " has no animation to take " + what + " from");
  return keyRange(channels);
}

bool wantsFigureEdit(const MArgDatabase& arguments) {
  return given(arguments, "control") || given(arguments, "joints") || given(arguments, "skeleton") ||
         given(arguments, "disconnect");
}

FigureEdit editFigure(const MArgDatabase& arguments, Edits& edits, const MObject& node) {
  FigureEdit result;
  if (given(arguments, "disconnect")) {
    result.names = disconnectAll(edits, node);
    result.done = fmt::format("{} channels are free", result.names.size());
    return result;
  }
  ConnectReport report;
  if (given(arguments, "skeleton")) {
    result.one = true;
    result.names = {nameOf(makeSkeleton(edits, node, report))};
  } else if (given(arguments, "joints")) {
    report =
        connectJoints(edits, node, transformNamed(textOf(arguments, "joints")), given(arguments, "replace"));
  } else {
    std::vector<std::pair<std::string, MObject>> controls;
    for (unsigned use = 0; use < arguments.numberOfFlagUses("control"); ++use) {
      MArgList words;
      require(arguments.getFlagArgumentList("control", use, words), "control");
      controls.emplace_back(utf8(words.asString(0)), transformNamed(utf8(words.asString(1))));
    }
    report = connectControls(edits, node, controls, given(arguments, "replace"));
  }
  result.done = fmt::format("{} drives {} channels", spokenName(node), report.channels.size());
  if (!result.one) result.names = std::move(report.channels);
  result.notes = std::move(report.notes);
  return result;
}

FigureEdit bakeFigure(const MArgDatabase& arguments, Edits& edits, const MObject& node) {
  MSelectionList list;
  for (const MPlug& plug : drivenBy(node)) list.add(plug);
  if (list.isEmpty()) throw Error(spokenName(node) + " drives nothing yet; connect it first");
  BakeRequest request;
  request.everyFrame = given(arguments, "everyFrame");
  if (given(arguments, "range"))
    request.range = TimeRange{secondsOf(arguments, "range", 0, 0), secondsOf(arguments, "range", 1, 0)};
  ProgressBar bar("Footfall: baking");
  request.progress = bar.part();
  FigureEdit result;
  BakeReport report = bake(edits, animatedChannels(list, result.notes), request);
  result.notes.insert(result.notes.end(), report.notes.begin(), report.notes.end());
  result.done = fmt::format("{} channels are baked to {} keys", report.channels.size(), report.keys);
  result.names = std::move(report.channels);
  return result;
}

void CommandBase::finish(const FigureEdit& edit) const {
  if (edit.one) {
    setResult(mstring(edit.names.front()));
  } else {
    setNames(edit.names);
  }
  tell(edit.done, edit.notes);
}

std::vector<std::string> drivenNames(const MObject& node) {
  std::vector<std::string> names;
  for (const MPlug& plug : drivenBy(node)) names.push_back(utf8(plug.name()));
  return names;
}

}  // namespace footfall::maya

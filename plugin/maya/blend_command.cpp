// SPDX-License-Identifier: MIT
#include "blend_command.h"

#include <maya/MSelectionList.h>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "blend_setup.h"
#include "values.h"
#include "warp_command.h"

namespace footfall::maya {
namespace {

const std::vector<std::string> kShapes = {"cosine", "linear", "smooth"};
const std::vector<std::string> kAlignments = {"path", "none"};

MObject nodeAt(const MSelectionList& objects, unsigned index) {
  MObject node;
  require(objects.getDependNode(index, node), "an object is no node");
  if (!node.hasFn(MFn::kTransform)) throw Error(nameOf(node) + " is no joint or transform");
  return node;
}

}  // namespace

void BlendCommand::describe(MSyntax& syntax) {
  syntax.addFlag("s", "start", MSyntax::kTime);
  syntax.addFlag("d", "duration", MSyntax::kTime);
  syntax.addFlag("f", "from", MSyntax::kTime);
  syntax.addFlag("sh", "shape", MSyntax::kString);
  syntax.addFlag("al", "align", MSyntax::kString);
  syntax.addFlag("rp", "report");
  syntax.setObjectType(MSyntax::kSelectionList, 0, 3);
}

void BlendCommand::run(const MArgDatabase& arguments) {
  const MSelectionList objects = objectsOf(arguments);
  if (objects.length() < 2 || objects.length() > 3) {
    throw Error(
        "give or select two hierarchies, the one to begin with and the one to pass to, and a third if it "
        "should get the result");
  }
  if (!given(arguments, "start")) throw Error("-start should say where the blend begins");
  BlendRequest request;
  request.first = nodeAt(objects, 0);
  request.second = nodeAt(objects, 1);
  request.result = objects.length() == 3 ? nodeAt(objects, 2) : request.first;
  request.start = secondsOf(arguments, "start", 0, 0);
  request.duration = secondsOf(arguments, "duration", 0, 0.5);
  request.fits = !given(arguments, "from");
  request.from = secondsOf(arguments, "from", 0, 0);
  request.shape = static_cast<FadeShape>(choiceOf(arguments, "shape", kShapes, 0));
  request.align = choiceOf(arguments, "align", kAlignments, 0) == 0;
  const BlendReport report = makeBlend(edits(), request);
  if (given(arguments, "report")) {
    const nlohmann::ordered_json json = {{"node", report.node},
                                         {"second_frame", toFrame(report.from)},
                                         {"turned_deg", report.turned / kDegree},
                                         {"mismatch_mm", 1000 * report.mismatch},
                                         {"channels", report.channels},
                                         {"notes", report.notes}};
    setResult(mstring(json.dump()));
  } else {
    setResult(mstring(report.node));
  }
  displayInfo(
      mstring(fmt::format("{}: {} blends {} channels; the second from its frame {:g} on, turned by {:.1f} "
                          "degrees, poses {:.0f} mm apart",
                          kName, report.node, report.channels, toFrame(report.from), report.turned / kDegree,
                          1000 * report.mismatch)));
  for (const std::string& note : report.notes) displayInfo(mstring(fmt::format("{}: {}", kName, note)));
}

}  // namespace footfall::maya

// SPDX-License-Identifier: MIT
#include "maya/blend/blend_command.h"

#include <maya/MSelectionList.h>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "base/angles.h"
#include "maya/framework/data_values.h"
#include "maya/framework/option_arguments.h"
#include "maya/framework/progress_bar.h"
#include "maya/warp/warp_command.h"
#include "warp/blend/blend_table.h"

namespace footfall::maya {
using namespace warp;

namespace {

const OptionFlags kOptionFlags{{"sh", "shape"}, {"al", "align"}, {"c", "contacts"}};

MObject nodeAt(const MSelectionList& objects, unsigned index) {
  MObject node;
  require(objects.getDependNode(index, node), "an object is not a node");
  if (!node.hasFn(MFn::kTransform)) throw Error(nameOf(node) + " is not a joint or transform");
  return node;
}

}  // namespace

void BlendCommand::describe(MSyntax& syntax) {
  syntax.addFlag("s", "start", MSyntax::kTime);
  syntax.addFlag("d", "duration", MSyntax::kTime);
  syntax.addFlag("f", "from", MSyntax::kTime);
  addOptionFlags(syntax, blendTable(), kOptionFlags);
  syntax.addFlag("rm", "remove");
  syntax.addFlag("rp", "report");
  syntax.setObjectType(MSyntax::kSelectionList, 0, 3);
}

void BlendCommand::run(const MArgDatabase& arguments) {
  const MSelectionList objects = objectsOf(arguments);
  if (given(arguments, "remove")) {
    MObject node;
    if (objects.length() != 1 || objects.getDependNode(0, node) != MStatus::kSuccess)
      throw Error("-remove needs exactly one ffMotionBlend");
    return removeBlend(edits(), node);
  }
  if (objects.length() < 2 || objects.length() > 3) {
    throw Error(
        "give or select two hierarchies, the one to begin with and the one to pass to, and a third if that "
        "one is to get the result");
  }
  if (!given(arguments, "start")) throw Error("-start must say where the blend begins");
  BlendRequest request;
  request.first = nodeAt(objects, 0);
  request.second = nodeAt(objects, 1);
  request.result = objects.length() == 3 ? nodeAt(objects, 2) : request.first;
  request.start = secondsOf(arguments, "start", 0, 0);
  request.duration = secondsOf(arguments, "duration", 0, 0.5);
  request.fits = !given(arguments, "from");
  request.from = secondsOf(arguments, "from", 0, 0);
  BlendOptions options;
  readOptionFlags(arguments, blendTable(), kOptionFlags, options);
  request.alignment = options.alignment;
  request.shape = given(arguments, "shape") ? options.shape : standardShape(options.alignment);
  request.plantFeet = options.plantFeet;
  ProgressBar bar("Footfall: blending");
  request.progress = bar.part();
  tell(arguments, makeBlend(edits(), request));
}

void BlendCommand::tell(const MArgDatabase& arguments, const BlendReport& report) {
  const BlendResult& blend = report.blend;
  nlohmann::ordered_json json = {
      {"node", report.node}, {"second_frame", toFrame(report.from)}, {"channels", report.channels}};
  std::string text = fmt::format("{}: {} blends {} channels; the second from its frame {:g} on", kName,
                                 report.node, report.channels, toFrame(report.from));
  if (report.aligned) {
    json.update({{"turned_deg", blend.turned / kDegree},
                 {"mismatch_mm", 1000 * blend.mismatch},
                 {"jump_at_start", blend.jumpAtStart},
                 {"jump_at_end", blend.jumpAtEnd},
                 {"own_jump_at_start", blend.ownJumpAtStart},
                 {"own_jump_at_end", blend.ownJumpAtEnd},
                 {"contacts", blend.contacts},
                 {"slide_before_mm", 1000 * blend.slideBefore},
                 {"slide_after_mm", 1000 * blend.slideAfter},
                 {"own_slide_mm", 1000 * blend.ownSlide},
                 {"time_keys", blend.timing.size()},
                 {"fix_keys", report.fixes}});
    text += fmt::format(
        ", turned by {:.1f} degrees, poses {:.0f} mm apart; velocity jumps {:.2f} m/s where it begins "
        "({:.2f} "
        "in the sources), {:.2f} where it ends ({:.2f})",
        blend.turned / kDegree, 1000 * blend.mismatch, blend.jumpAtStart, blend.ownJumpAtStart,
        blend.jumpAtEnd, blend.ownJumpAtEnd);
    if (blend.contacts > 0)
      text += fmt::format("; feet slide by up to {:.1f} mm ({:.1f} in the sources)", 1000 * blend.slideAfter,
                          1000 * blend.ownSlide);
  }
  json["notes"] = report.notes;
  setResult(mstring(given(arguments, "report") ? json.dump() : report.node));
  displayInfo(mstring(text));
  for (const std::string& note : report.notes) displayInfo(mstring(fmt::format("{}: {}", kName, note)));
}

}  // namespace footfall::maya

// SPDX-License-Identifier: MIT
// footfall gait transition: from one gait to another.
#include <algorithm>

#include <fmt/format.h>

#include "base/scanner.h"
#include "cli/gait/gait_verbs.h"
#include "gait/thesis/thesis_transition.h"
#include "io/documents/plan_json.h"

namespace footfall::cli {
using namespace gait;

namespace {

Report transitionOne(const GaitOptions& options, const Common& common, const Progress& progress) {
  requireWritable(options.output);
  const Stride from = gaitStrideOf(options.source, options.info, options);
  const Stride to = gaitStrideOf(options.second, options.secondInfo, options);
  FollowOptions how = followOptions(options, common, progress);
  const double takes = how.duration > 0 ? how.duration : 2;
  if (options.mode != "corrected") {
    const TransitionMode mode = options.mode == "printed"  ? TransitionMode::Printed
                                : options.mode == "common" ? TransitionMode::CommonClock
                                                           : TransitionMode::PhaseClock;
    Motion motion = thesisTransition(from, to, takes, how.frameRate, mode);
    Report report;
    report.json = {{"mode", options.mode}, {"frames", motion.frames()}};
    report.text = fmt::format("{} -> {} -> {}\n  as published: {} frames\n", options.source, options.second,
                              options.output, motion.frames());
    writeMotion(motion, options.output);
    if (options.view.asked()) writeView(options.view, motionItem(options.output, std::move(motion)), report);
    return report;
  }
  const double lead = parseTime(options.lead, how.frameRate) / how.frameRate;
  GaitPlan plan;
  plan.strides = {std::make_shared<const Stride>(from), std::make_shared<const Stride>(to)};
  plan.changes = {{lead, takes}};
  how.duration = takes + 2 * lead;
  const TravelSpeed speed(std::vector<SpeedKey>{{lead, from.speed()}, {lead + takes, to.speed()}});
  const TerrainPtr terrain = terrainOf(options);
  const PlanPath plan2 =
      options.path.empty()
          ? PlanPath({{Vec2(0, 0), {}}, {Vec2(0, std::max(1.0, speed.distance(how.duration))), {}}})
          : parsePathJson(readFile(options.path), options.path);
  const TravelPath path(plan2, terrain);
  return finishTravel(
      options, followPath(plan, path, speed, how), from.character, terrain,
      {{"mode", "corrected"}, {"from", jsonOf(from)}, {"to", jsonOf(to)}},
      fmt::format("{} -> {} -> {}: {:.2f} s\n", options.source, options.second, options.output, takes));
}

}  // namespace

void addGaitTransition(Program& program, CLI::App& group) {
  auto options = std::make_shared<GaitOptions>();
  CLI::App& verb = program.addVerb(
      group, "transition", "Change from one gait to another",
      "footfall gait transition dog:walk dog:trot -o change.bvh --duration 1.5s\n"
      "  footfall gait transition amble.bvh bound.bvh -o thesis.bvh --duration 150 --fps 30 --mode printed",
      gaitJob(options, program, transitionOne));
  verb.add_option("from", options->source, "A cycle or CHARACTER:GAIT")->required();
  verb.add_option("to", options->second, "Another cycle or gait of the same figure")->required();
  addGaitTravel(verb, program, options);
  verb.add_option("--to-info", options->secondInfo, "Gait information of the second stride");
  verb.add_option("--path", options->path, "A document of the kind \"path\" (default: straight ahead)");
  verb.add_option("--duration", options->duration,
                  "Duration of the change in frames, or seconds with an s (default: 2s)");
  verb.add_option("--lead", options->lead,
                  "Time before and after the change, in frames, or seconds with an s")
      ->capture_default_str();
  verb.add_option("--mode", options->mode,
                  "corrected, or a published method: printed, common (clock), phase (clock)")
      ->check(CLI::IsMember({"corrected", "printed", "common", "phase"}))
      ->group("As published")
      ->capture_default_str();
}

}  // namespace footfall::cli

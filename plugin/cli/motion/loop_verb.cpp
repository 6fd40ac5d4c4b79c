// SPDX-License-Identifier: MIT
// footfall loop: the cut that fits best, its seam blended.
#include <memory>

#include <fmt/format.h>

#include "base/angles.h"
#include "cli/motion/edit_files.h"
#include "cli/motion/motion_verbs.h"
#include "cli/program/option_flags.h"
#include "scene/edit/scene_loop.h"
#include "scene/edit/scene_trim.h"

namespace footfall::cli {

void addLoop(Program& program) {
  struct Options {
    EditFiles files;
    LoopOptions loop;
    std::string range;
  };
  auto options = std::make_shared<Options>();
  CLI::App& verb = program.addVerb(
      "loop", "Cut a motion where it fits its own beginning best, and blend the seam, so that it loops",
      "footfall loop walk.bvh -o cycle.bvh\n  footfall loop idle.fbx --shortest 3 --blend 0.5 -o "
      "idle_loop.fbx",
      [options, &program] {
        return editFiles(
            options->files, program.common(),
            [&](const std::string&, Scene& scene, Report& report, const Progress&) {
              if (!options->range.empty()) trimScene(scene, rangeOf(options->range, scene));
              LoopOptions how = options->loop;
              how.threads = program.common().threads;
              const double rate = scene.motion ? 1 / scene.motion->frameTime : scene.frameRate;
              const double start = scene.motion ? scene.motion->startTime : scene.range.start;
              const SceneLoopReport loop = loopScene(scene, how);
              const double first = start * rate + static_cast<double>(loop.first),
                           last = start * rate + static_cast<double>(loop.last);
              report.json["first_frame"] = first;
              report.json["last_frame"] = last;
              report.json["seconds"] = loop.seconds;
              report.json["seam_mm"] = {1000 * loop.gap, 1000 * loop.gapAfter};
              report.json["seam_speed_mm_s"] = {1000 * loop.speedGap, 1000 * loop.speedGapAfter};
              report.json["travel_m"] = {loop.travel.x(), loop.travel.z()};
              report.json["turn_deg"] = loop.turn / kDegree;
              report.text += fmt::format(
                  "  frames {:g} to {:g}, {:.3g} s; the last shows what the first does\n"
                  "  seam: joints {:.2g} mm apart ({:.3g} before), their speeds {:.2g} mm/s ({:.3g} before)\n"
                  "  from loop to loop {:.3g} m forward, {:.3g} m to the left, turning {:.3g} degrees\n",
                  first, last, loop.seconds, 1000 * loop.gapAfter, 1000 * loop.gap, 1000 * loop.speedGapAfter,
                  1000 * loop.speedGap, loop.travel.z(), loop.travel.x(), loop.turn / kDegree);
            });
      });
  addEditFiles(verb, program, options->files);
  verb.add_option("--range", options->range, "FROM:TO: look for the loop in these frames only");
  addOptionFlags(verb, loopOptionsTable(), options->loop);
}

}  // namespace footfall::cli

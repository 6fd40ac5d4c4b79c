// SPDX-License-Identifier: MIT
// footfall trim: a range of the time.
#include <memory>

#include <fmt/format.h>

#include "cli/motion/edit_files.h"
#include "cli/motion/motion_verbs.h"
#include "scene/edit/scene_trim.h"

namespace footfall::cli {

void addTrim(Program& program) {
  struct Options {
    EditFiles files;
    std::string range, at;
  };
  auto options = std::make_shared<Options>();
  CLI::App& verb = program.addVerb(
      "trim", "Cut a motion to a range of frames; the curves between stay as they are",
      "footfall trim walk.bvh --range 20:90 -o steps.bvh\n  footfall trim takes/ --range 1s:4s --at 0 -o "
      "cut/",
      [options, &program] {
        return editFiles(options->files, program.common(),
                         [&](const std::string&, Scene& scene, Report& report, const Progress&) {
                           const double rate = scene.motion ? 1 / scene.motion->frameTime : scene.frameRate;
                           const TimeRange range = rangeOf(options->range, scene);
                           std::optional<double> at;
                           if (!options->at.empty()) at = parseTime(options->at, rate) / rate;
                           trimScene(scene, range, at);
                           const double first = scene.range.start * rate, last = scene.range.end * rate;
                           report.json["range"] = {first, last};
                           report.text += fmt::format("  frames {:g} to {:g}\n", first, last);
                         });
      });
  addEditFiles(verb, program, options->files);
  verb.add_option("--range", options->range,
                  "FROM:TO, both included: frames (20:90), or with a unit (1.5s:3s); an empty side is the "
                  "motion's own end")
      ->required();
  verb.add_option("--at", options->at,
                  "Frame at which the result begins (where it was in the source if not given)");
}

}  // namespace footfall::cli

// SPDX-License-Identifier: MIT
// footfall rate: another frame rate.
#include <memory>

#include <fmt/format.h>

#include "base/angles.h"
#include "cli/motion/edit_files.h"
#include "cli/motion/motion_verbs.h"
#include "scene/edit/scene_rate.h"

namespace footfall::cli {

void addRate(Program& program) {
  struct Options {
    EditFiles files;
    double rate = 0;
  };
  auto options = std::make_shared<Options>();
  CLI::App& verb = program.addVerb(
      "rate", "Resample a motion at another frame rate, and say what that loses",
      "footfall rate mocap.bvh --rate 30 -o game.bvh\n  footfall rate takes/ --rate 24 -o film/",
      [options, &program] {
        return editFiles(options->files, program.common(),
                         [&](const std::string&, Scene& scene, Report& report, const Progress&) {
                           const WriteReport changed = changeRate(scene, options->rate);
                           report.json["rate"] = options->rate;
                           report.json["resampling_mm"] = 1000 * changed.linearError;
                           report.json["resampling_deg"] = changed.angularError / kDegree;
                           if (scene.motion)
                             report.text += fmt::format(
                                 "  at the frames it had, joints are within {:.3g} mm and {:.3g} degrees\n",
                                 1000 * changed.linearError, changed.angularError / kDegree);
                           for (const std::string& note : changed.notes) {
                             report.json["notes"].push_back(note);
                             report.text += "  " + note + "\n";
                           }
                         });
      });
  addEditFiles(verb, program, options->files);
  verb.add_option("--rate", options->rate, "Frames per second")->required()->check(positive());
}

}  // namespace footfall::cli

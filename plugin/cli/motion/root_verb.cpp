// SPDX-License-Identifier: MIT
// footfall root: the way of a figure.
#include <memory>

#include <fmt/format.h>

#include "base/angles.h"
#include "cli/motion/edit_files.h"
#include "cli/motion/motion_verbs.h"
#include "cli/program/option_flags.h"
#include "scene/edit/scene_root.h"

namespace footfall::cli {

void addRoot(Program& program) {
  struct Options {
    EditFiles files;
    RootOptions root;
  };
  auto options = std::make_shared<Options>();
  CLI::App& verb = program.addVerb(
      "root", "Move the travel of a figure: onto a root bone, out of the clip, into it, to the origin",
      "footfall root walk.bvh --bone root --origin --face -o walk.fbx\n"
      "  footfall root clips/ --in-place -o in_place/\n"
      "  footfall root cycle.bvh --travel -o travels.bvh",
      [options, &program] {
        return editFiles(
            options->files, program.common(),
            [&](const std::string&, Scene& scene, Report& report, const Progress&) {
              const SceneRootReport moved = editRoot(scene, options->root);
              report.json["travel_m"] = {moved.travel.x(), moved.travel.z()};
              report.json["turn_deg"] = moved.turn / kDegree;
              if (moved.speed > 0) report.json["speed_m_s"] = moved.speed;
              report.json["moved_m"] = moved.bodyMoved;
              report.text +=
                  fmt::format("  travels {:.3g} m forward and {:.3g} m to the left, turning {:.3g} degrees\n",
                              moved.travel.z(), moved.travel.x(), moved.turn / kDegree);
              if (moved.speed > 0) report.text += fmt::format("  at {:.3g} m/s\n", moved.speed);
              for (const std::string& note : moved.notes) {
                report.json["notes"].push_back(note);
                report.text += "  note: " + note + "\n";
              }
            });
      });
  addEditFiles(verb, program, options->files);
  addOptionFlags(verb, rootOptionsTable(), options->root);
}

}  // namespace footfall::cli

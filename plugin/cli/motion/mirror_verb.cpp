// SPDX-License-Identifier: MIT
// footfall mirror: left and right exchanged.
#include <memory>

#include <fmt/format.h>

#include "cli/motion/edit_files.h"
#include "cli/motion/motion_verbs.h"
#include "scene/edit/scene_mirror.h"

namespace footfall::cli {

void addMirror(Program& program) {
  auto options = std::make_shared<EditFiles>();
  CLI::App& verb = program.addVerb(
      "mirror", "Exchange left and right",
      "footfall mirror turn_left.bvh -o turn_right.bvh\n  footfall mirror clips/ -o mirrored/",
      [options, &program] {
        return editFiles(
            *options, program.common(),
            [](const std::string&, Scene& scene, Report& report, const Progress&) {
              const SceneMirrorReport mirrored = mirrorScene(scene);
              report.json["pairs"] = mirrored.pairs;
              report.json["asymmetry_mm"] = 1000 * mirrored.symmetry;
              report.text += fmt::format(
                  "  {} pairs of joints; the figure at rest is {:.3g} mm from its own mirror image\n",
                  mirrored.pairs, 1000 * mirrored.symmetry);
            });
      });
  addEditFiles(verb, program, *options);
}

}  // namespace footfall::cli

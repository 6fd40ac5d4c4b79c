// SPDX-License-Identifier: MIT
// footfall retarget: motion onto another figure, in the figure's own file.
#include <memory>

#include <fmt/format.h>

#include "base/scanner.h"
#include "cli/motion/edit_files.h"
#include "cli/motion/motion_verbs.h"
#include "cli/program/option_flags.h"
#include "cli/program/quality_text.h"
#include "io/documents/joint_map_json.h"
#include "io/scene_file.h"
#include "scene/edit/scene_retarget.h"

namespace footfall::cli {
namespace {

struct RetargetFiles {
  EditFiles files;
  RetargetOptions retarget;
  std::string onto, map, saved;
};

const char* schoolName(const std::string& school) {
  return school.empty() ? "names of no school: by shape" : school.c_str();
}

void describeRetarget(const SceneRetargetReport& made, const Skeleton& skeleton, bool listed,
                      Report& report) {
  report.json["scale"] = made.scale;
  report.json["source_names"] = made.sourceSchool;
  report.json["target_names"] = made.targetSchool;
  report.json["joints"] = made.map.size();
  report.json["before"] = qualityJson(made.before, skeleton);
  report.json["after"] = qualityJson(made.after, skeleton);
  report.text +=
      fmt::format("  source: {}; target: {}\n  {} joints follow; lengths by {:.4g}\n",
                  schoolName(made.sourceSchool), schoolName(made.targetSchool), made.map.size(), made.scale);
  if (listed) {
    for (const auto& [joint, other] : made.map) {
      report.json["map"][joint] = other;
      report.text += fmt::format("    {} <- {}\n", joint, other);
    }
  }
  report.text += qualityTable(made.before, skeleton, &made.after);
  for (const std::string& note : made.notes) {
    report.json["notes"].push_back(note);
    report.text += fmt::format("  note: {}\n", note);
  }
}

int retargetFiles(const RetargetFiles& options, const Common& common) {
  JointMap map;
  if (!options.map.empty()) map = parseJointMapJson(readFile(options.map), options.map);
  const Scene target = readScene(options.onto, options.files.read);
  if (target.figure().joints.empty()) throw Error({options.onto, 0}, "has no figure to put a motion on");
  // Written in the target's format unless another is asked for.
  EditFiles files = options.files;
  if (files.to.empty() && isWritable(extensionOf(options.onto))) files.to = extensionOf(options.onto);
  const bool several = expandInputs(files.files, common).size() > 1;
  if (several && !options.saved.empty())
    throw Error("--save-map takes the map of one motion; give one input");
  return editFiles(files, common, [&](const std::string&, Scene& scene, Report& report, const Progress&) {
    Scene onto = target;
    RetargetOptions how = options.retarget;
    how.threads = several ? 1 : common.threads;
    const SceneRetargetReport made = retargetScene(scene, onto, map, how);
    describeRetarget(made, scene.figure(), !several, report);
    if (!options.saved.empty()) writeFile(options.saved, formatJointMapJson(made.map));
    onto.notes = scene.notes;
    scene = std::move(onto);
  });
}

}  // namespace

void addRetarget(Program& program) {
  auto options = std::make_shared<RetargetFiles>();
  CLI::App& verb = program.addVerb(
      "retarget", "Put a motion on another figure, in that figure's own file",
      "footfall retarget walk.bvh --onto hero.fbx -o hero_walk.fbx\n"
      "  footfall retarget mocap/ --onto hero.glb --save-map map.json -o out/\n"
      "  footfall retarget clap.bvh --onto hero.fbx --map map.json --hands together -o hero_clap.fbx",
      [options, &program] { return retargetFiles(*options, program.common()); });
  addEditFiles(verb, program, options->files);
  verb.add_option("--onto", options->onto, "The file of the figure: its rest pose, mesh and names stay")
      ->required();
  verb.add_option(
      "--map", options->map,
      "Read which joint follows which from a document of kind \"joint-map\", over what is guessed");
  verb.add_option("--save-map", options->saved, "Write the map that was used as a document to edit");
  addOptionFlags(verb, retargetOptionsTable(), options->retarget);
}

}  // namespace footfall::cli

// SPDX-License-Identifier: MIT
// footfall concat: clips one after the other.
#include <filesystem>
#include <memory>

#include <fmt/format.h>

#include "cli/motion/edit_files.h"
#include "cli/motion/motion_verbs.h"
#include "cli/program/option_flags.h"
#include "io/scene_file.h"
#include "scene/edit/scene_concat.h"

namespace footfall::cli {
namespace {

struct ConcatFiles {
  EditFiles files;
  ConcatOptions concat;
};

Report concatAll(const std::vector<std::string>& inputs, const ConcatFiles& options,
                 const Progress& progress) {
  const EditFiles& files = options.files;
  Scene scene = readInput(inputs.front(), files.from, files.read);
  Report report;
  for (std::size_t i = 1; i < inputs.size(); ++i) {
    if (progress && !progress(static_cast<double>(i) / static_cast<double>(inputs.size()))) throw Cancelled();
    Scene next = readInput(inputs[i], files.from, files.read);
    const double frame = scene.motion ? scene.motion->frameTime : 1 / scene.frameRate;
    const double begins = scene.range.end / frame + 1;
    const SceneConcatReport joined =
        inFile(inputs[i], [&] { return appendScene(scene, std::move(next), options.concat); });
    report.json["clips"].push_back(
        {{"file", inputs[i]}, {"first_frame", begins}, {"jump_mm", 1000 * joined.jump}});
    report.text += fmt::format("  {} from frame {:g} on; joints jump by {:.3g} mm\n", inputs[i], begins,
                               1000 * joined.jump);
    for (const std::string& note : joined.notes) {
      report.json["notes"].push_back(note);
      report.text += "  note: " + note + "\n";
    }
  }
  writeEdited(scene, inputs.front(), files.output, files, report);
  return report;
}

}  // namespace

void addConcat(Program& program) {
  auto options = std::make_shared<ConcatFiles>();
  CLI::App& verb = program.addVerb(
      "concat", "Put clips of one figure one after the other",
      "footfall concat stand.bvh walk.bvh stop.bvh --align -o all.bvh\n  footfall concat takes/ -o all.fbx",
      [options, &program] {
        const EditFiles& files = options->files;
        const std::vector<std::string> inputs = expandInputs(files.files, program.common());
        if (inputs.size() < 2) throw Error("concat needs two clips or more, or a folder of them");
        if (files.view.asked())
          throw Error("concat has nothing to compare: show its output with footfall view");
        if (files.output != kStandardStream && !isWritable(extensionOf(files.output)))
          throw Error(Place{files.output, 0},
                      "is not a format that footfall writes; footfall convert --help lists them");
        for (const std::string& in : inputs) {
          namespace fs = std::filesystem;
          if (in != kStandardStream && fs::exists(files.output) && fs::equivalent(in, files.output))
            throw Error(Place{in, 0}, "would be overwritten: give another output");
        }
        return runOnce(program, inputs.front(),
                       [&](const Progress& progress) { return concatAll(inputs, *options, progress); });
      });
  addEditFiles(verb, program, options->files);
  addOptionFlags(verb, concatOptionsTable(), options->concat);
}

}  // namespace footfall::cli

// SPDX-License-Identifier: MIT
#include "cli/motion/edit_files.h"

#include <filesystem>

#include <fmt/format.h>

#include "base/angles.h"
#include "cli/program/quality_text.h"
#include "io/scene_file.h"

namespace footfall::cli {
namespace {

Report editOne(const std::string& in, const std::string& output, const EditFiles& options,
               const SceneEdit& edit, const Progress& progress) {
  Scene scene = readInput(in, options.from, options.read);
  std::optional<Motion> before;
  if (options.view.asked()) before = motionOf(scene, in);
  Report report;
  inFile(in, [&] {
    edit(in, scene, report, progress);
    return 0;
  });
  writeEdited(scene, in, output, options, report);
  if (before)
    writeView(options.view, motionItem(output, motionOf(readScene(output), output)), report,
              motionItem(in, std::move(*before)));
  return report;
}

}  // namespace

void addEditFiles(CLI::App& verb, const Program& program, EditFiles& options) {
  verb.add_option("files", options.files, "Files or folders; - is standard input")->required();
  verb.add_option("-o,--output", options.output,
                  "File to write (a folder for several inputs); - is standard output")
      ->required();
  verb.add_option(
      "--to", options.to,
      "Format to write into a folder or to standard output: glb, ma … (the input's where not given)");
  addViewOption(verb, program, options.view, true);
  addReadOptions(verb, options.read);
  addInputFormat(verb, options.from);
}

void writeEdited(const Scene& scene, const std::string& in, const std::string& output,
                 const EditFiles& options, Report& report) {
  WriteReport written;
  if (output == kStandardStream) {
    const std::string format = !options.to.empty()    ? writableFormat(options.to)
                               : options.from.empty() ? extensionOf(in)
                                                      : options.from;
    report.text = formatScene(scene, format, "standard output", {}, written);
    report.asked = true;
    return;
  }
  written = writeScene(scene, output);
  Json head = {{"output", output}, {"exact", written.exact}};
  for (auto& [key, value] : report.json.items()) head[key] = value;
  report.json = std::move(head);
  report.text = fmt::format("{} -> {}\n", in, output) + report.text;
  if (!written.exact && (written.linearError > 0 || written.angularError > 0)) {
    const double degrees = written.angularError / kDegree, millimetres = written.linearError * 1000;
    report.json["linear_error_mm"] = millimetres;
    report.json["angular_error_deg"] = degrees;
    report.text += fmt::format("  written within {:.3g} mm and {:.3g} degrees\n", millimetres, degrees);
  }
  std::vector<std::string> notes = scene.notes;
  notes.insert(notes.end(), written.notes.begin(), written.notes.end());
  for (const std::string& note : notes) {
    report.json["notes"].push_back(note);
    report.text += "  " + note + "\n";
  }
}

int editFiles(const EditFiles& options, const Common& common, const SceneEdit& edit) {
  namespace fs = std::filesystem;
  const std::vector<std::string> inputs = expandInputs(options.files, common);
  const bool batch = inputs.size() > 1 || fs::is_directory(options.output) ||
                     (options.files.size() == 1 && fs::is_directory(options.files.front()));
  if (options.output == kStandardStream && (batch || common.json))
    throw Error("standard output takes one motion and no --json: give a file or a folder to write to");
  if (options.view.asked() && (batch || options.output == kStandardStream))
    throw Error("--view shows one motion that is written to a file; footfall view shows several");
  if (!batch && options.output != kStandardStream && !isWritable(extensionOf(options.output)))
    throw Error(Place{options.output, 0},
                "is not a format that footfall writes; footfall convert --help lists them");
  const BatchWork work = [&](const std::string& in, const std::string& output, const Progress& progress) {
    if (in != kStandardStream && fs::exists(output) && fs::equivalent(in, output))
      throw Error(Place{in, 0}, "would be overwritten: give another output");
    return editOne(in, output, options, edit, progress);
  };
  if (batch)
    return runBatchInto(options.output, options.to.empty() ? "" : writableFormat(options.to), inputs, common,
                        work);
  return runBatch(inputs, common, [&](const std::string& in, const Progress& progress) {
    return work(in, options.output, progress);
  });
}

TimeRange rangeOf(const std::string& text, const Scene& scene) {
  const double rate = scene.motion ? 1 / scene.motion->frameTime : scene.frameRate;
  const std::size_t colon = text.find(':');
  if (colon == std::string::npos || text.find(':', colon + 1) != std::string::npos)
    throw Error(
        fmt::format("--range must be FROM:TO, in frames (20:90) or with a unit (1.5s:3s), got '{}'", text));
  const std::string from = text.substr(0, colon), to = text.substr(colon + 1);
  TimeRange range = scene.range;
  if (!from.empty()) range.start = parseTime(from, rate) / rate;
  if (!to.empty()) range.end = parseTime(to, rate) / rate;
  if (range.start > range.end)
    throw Error(fmt::format("--range must not end before it begins, got '{}'", text));
  return range;
}

}  // namespace footfall::cli

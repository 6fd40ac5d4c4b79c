// SPDX-License-Identifier: MIT
// footfall convert: from one format to another.
#include <filesystem>
#include <memory>

#include <fmt/format.h>

#include "base/angles.h"
#include "base/math.h"
#include "cli/program/program.h"
#include "cli/program/quality_text.h"
#include "cli/program/read_options.h"
#include "cli/view/view_page.h"
#include "io/scene_file.h"

namespace footfall::cli {
namespace {

struct Options {
  std::vector<std::string> files;  // inputs, then the output
  std::string to;                  // "glb": for several inputs and for standard output
  std::string from;
  ReadOptions read;
  WriteOptions write;
  double reduceWithin = 2;  // mm
  const CLI::App* verb = nullptr;
  ViewOption view;
};

// What is written to standard output is all of it.
Report convertToOutput(const Options& options, const std::string& in) {
  const Scene scene = readInput(in, options.from, options.read);
  WriteReport written;
  Report report;
  report.text = formatScene(scene, writableFormat(options.to), "standard output", options.write, written);
  report.asked = true;
  return report;
}

Report convertOne(const Options& options, const std::string& in, const std::string& out) {
  const Scene scene = readInput(in, options.from, options.read);
  const WriteReport written = writeScene(scene, out, options.write);
  Report report;
  report.json = {{"output", out}, {"exact", written.exact}};
  report.text = fmt::format("{} -> {}\n", in, out);
  if (!written.exact) {
    const double degrees = written.angularError / kDegree, millimetres = written.linearError * 1000;
    report.json["linear_error_mm"] = millimetres;
    report.json["angular_error_deg"] = degrees;
    report.text += fmt::format("  not exact: within {:.3g} mm and {:.3g} degrees\n", millimetres, degrees);
  }
  std::vector<std::string> notes = scene.notes;
  notes.insert(notes.end(), written.notes.begin(), written.notes.end());
  if (!notes.empty()) report.json["notes"] = notes;
  for (const std::string& note : notes) report.text += "  " + note + "\n";
  if (options.view.asked())
    writeView(options.view, motionItem(out, motionOf(readScene(out), out)), report,
              motionItem(in, motionOf(scene, in)));
  return report;
}

int convert(const Options& options, const Common& common) {
  namespace fs = std::filesystem;
  if (options.files.size() < 2) throw Error("convert needs an input and an output: footfall convert IN OUT");
  const std::string& out = options.files.back();
  const std::vector<std::string> given(options.files.begin(), options.files.end() - 1);
  const std::vector<std::string> inputs = expandInputs(given, common);
  const bool batch = given.size() > 1 || fs::is_directory(given.front()) || fs::is_directory(out);
  if (options.view.asked() && (inputs.size() > 1 || batch || out == kStandardStream))
    throw Error("--view shows one motion that is written to a file; footfall view shows several");
  if (out == kStandardStream) {
    if (inputs.size() > 1)
      throw Error("standard output takes one motion; give one input, or a folder to write to");
    if (common.json)
      throw Error("--json and the output - both need standard output; give a file to write to");
    if (options.to.empty())
      throw Error("standard output has no name that tells its format: give --to bvh, ma …");
    return runBatch(inputs, common,
                    [&](const std::string& in, const Progress&) { return convertToOutput(options, in); });
  }
  if (!batch) {
    return runBatch(inputs, common,
                    [&](const std::string& in, const Progress&) { return convertOne(options, in, out); });
  }
  if (options.to.empty()) throw Error("several inputs need --to, the format to write: --to glb");
  const std::string extension = writableFormat(options.to);
  return runBatchInto(out, extension, inputs, common,
                      [&](const std::string& in, const std::string& output, const Progress&) {
                        return convertOne(options, in, output);
                      });
}

}  // namespace

void addConvert(Program& program) {
  auto options = std::make_shared<Options>();
  CLI::App& verb =
      program.addVerb("convert",
                      "Convert between .bvh .anim .ma .fbx .glb .gltf .npz .usda .json (and from .amc with "
                      "its .asf, and .npy)",
                      "footfall convert walk.bvh walk.glb\n  footfall convert clips/ out/ --to ma\n"
                      "  footfall convert - - --from bvh --to ma < walk.bvh > walk.ma",
                      [options, &program] {
                        // A tolerance that is given holds for each channel by itself.
                        if (options->verb->count("--tolerance") == 0)
                          options->write.endBound = options->reduceWithin / 1000;
                        return convert(*options, program.common());
                      });
  options->verb = &verb;
  verb.add_option(
          "files", options->files,
          "IN OUT, or several files or a folder, and the folder to write to; - is standard input or output")
      ->required();
  verb.add_option("--to", options->to,
                  "Format to write where several inputs or standard output need it: glb, ma …");
  addReadOptions(verb, options->read);
  addInputFormat(verb, options->from);
  verb.add_option("--tolerance", options->write.tolerance,
                  "Largest error of a curve that the format cannot hold exactly, metres and radians")
      ->check(positive())
      ->capture_default_str();
  verb.add_option("--rate", options->write.frameRate,
                  "Frames per second of sampled formats (0: the file's own)")
      ->check(nonNegative())
      ->capture_default_str();
  addUnitOption(verb, "--to-unit", options->write.metresPerUnit,
                "Unit of a BVH file that is written: m, cm, in …, or a number of metres (the input's where "
                "not given; cm for input that names its unit)");
  addUpOption(verb, "--to-up", options->write.up,
              "Axis that is up in a BVH file that is written: y, z, or auto, the input's");
  verb.add_option(
          "--profile", options->write.profile,
          "Program that a new .fbx is for: maya, motionbuilder, unreal, unity or blender (axes, unit, root "
          "bone, rate; maya where not given)")
      ->check(CLI::IsMember({"maya", "motionbuilder", "unreal", "unity", "blender"}));
  verb.add_flag("--ascii", options->write.ascii, "Write a new .fbx as text");
  verb.add_flag(
      "--reduce", options->write.reduce,
      "Fit sampled channels to few keys: where feet strike, pass and lift off, at extremes, and as many "
      "as feet and hands need");
  verb.add_option(
          "--reduce-within", options->reduceWithin,
          "How far --reduce may take feet and hands off their places, in mm (where --tolerance is not "
          "given, which then bounds each channel)")
      ->check(positive())
      ->capture_default_str();
  verb.add_flag("--skin,!--no-skin", options->write.skin, "Give the skeleton a solid body (glTF, FBX)")
      ->capture_default_str();
  addViewOption(verb, program, options->view, true);
}

}  // namespace footfall::cli

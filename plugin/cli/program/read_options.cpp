// SPDX-License-Identifier: MIT
#include "cli/program/read_options.h"

#include <fmt/format.h>

#include "base/scanner.h"
#include "base/units.h"
#include "cli/program/program.h"
#include "scene/up_axis.h"

namespace footfall::cli {
namespace {

const std::string kInputName = "standard input";

std::string withDot(const std::string& format) {
  return format.empty() || format.front() == '.' ? format : "." + format;
}

}  // namespace

CLI::Option& addUnitOption(CLI::App& verb, const char* flag, double& metresPerUnit, const char* help) {
  return *verb.add_option_function<std::string>(
      flag,
      [&metresPerUnit, flag](const std::string& text) {
        double metres = 0;
        if (const auto named = metresPer(text)) {
          metresPerUnit = *named;
        } else if (parseNumber(text, metres) && metres > 0) {
          metresPerUnit = metres;
        } else {
          throw CLI::ValidationError(
              flag, fmt::format("must be a unit (cm, m, in) or metres above 0, got '{}'", text));
        }
      },
      help);
}

CLI::Option& addUpOption(CLI::App& verb, const char* flag, std::optional<UpAxis>& up, const char* help) {
  return *verb.add_option_function<std::string>(
      flag,
      [&up, flag](const std::string& text) {
        up = upAxisCalled(text);
        if (!up && lowerCase(text) != "auto")
          throw CLI::ValidationError(flag, fmt::format("must be y, z or auto, got '{}'", text));
      },
      help);
}

void addReadOptions(CLI::App& verb, ReadOptions& options) {
  addUnitOption(verb, "--unit", options.metresPerUnit,
                "Unit of a BVH file: m, cm, in …, or a number of metres (guessed where not given)");
  addUpOption(verb, "--up", options.up,
              "Axis that is up in a BVH file: y, z, or auto, which goes by how the figure stands");
  verb.add_option(
      "--take,--animation", options.take,
      "Take of an .fbx file or animation of a .gltf or .glb, by name or number (the first where not given)");
  verb.add_option(
      "--skeleton", options.skeleton,
      "File whose figure an .npz is on that has no offsets of joints (an average adult where not given)");
  verb.add_option("--asf", options.asf, "Skeleton of an .amc file (found beside it where not given)");
}

void addInputFormat(CLI::App& verb, std::string& format) {
  verb.add_option_function<std::string>(
      "--from",
      [&format](const std::string& text) {
        format = withDot(text);
        if (!isReadable(format))
          throw CLI::ValidationError(
              "--from",
              fmt::format("must be bvh, amc, anim, ma, fbx, gltf, glb, npz, npy, usda or json, got '{}'",
                          text));
      },
      "Format of what is read, such as bvh: standard input needs it (by the file's extension where not "
      "given)");
}

Scene readInput(const std::string& file, const std::string& format, const ReadOptions& options) {
  if (file != kStandardStream)
    return format.empty() ? readScene(file, options) : parseScene(readFile(file), format, file, options);
  if (format.empty())
    throw Error({kInputName, 0},
                "has no name that tells its format: give --from bvh, anim, ma, fbx, gltf, npz, usda or json");
  return parseScene(readFile("/dev/stdin"), format, kInputName, options);
}

std::string writableFormat(const std::string& format) {
  const std::string extension = withDot(format);
  if (!isWritable(extension))
    throw Error(
        fmt::format("--to must be bvh, anim, ma, fbx, gltf, glb, npz, usda or json, got '{}'", format));
  return extension;
}

}  // namespace footfall::cli

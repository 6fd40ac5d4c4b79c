// SPDX-License-Identifier: MIT
#include "io/scene_file.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <filesystem>

#include <fmt/format.h>

#include "base/scanner.h"
#include "io/formats.h"
#include "io/json/document_kind.h"
#include "scene/up_axis.h"

namespace footfall {
namespace {

constexpr const char* kReadable[] = {".bvh", ".amc", ".anim", ".ma",   ".fbx", ".gltf",
                                     ".glb", ".npz", ".npy",  ".usda", ".json"};
constexpr const char* kWritable[] = {".bvh", ".anim", ".ma",   ".fbx", ".gltf",
                                     ".glb", ".npz",  ".usda", ".json"};

template <std::size_t N>
bool contains(const char* const (&list)[N], const std::string& item) {
  return std::find(std::begin(list), std::end(list), item) != std::end(list);
}

template <std::size_t N>
std::string joined(const char* const (&list)[N]) {
  return fmt::format("{}", fmt::join(list, " "));
}

// The skeleton of a motion file: the one named, the one of the same name, or the only one in the folder.
std::string findAsf(const std::string& amc, const ReadOptions& options) {
  namespace fs = std::filesystem;
  if (!options.asf.empty()) return options.asf;
  const fs::path same = fs::path(amc).replace_extension(".asf");
  if (fs::exists(same)) return same.string();
  std::vector<std::string> found;
  const fs::path folder = fs::path(amc).parent_path();
  std::error_code code;
  for (const auto& entry : fs::directory_iterator(folder.empty() ? "." : folder, code)) {
    if (extensionOf(entry.path().string()) == ".asf") found.push_back(entry.path().string());
  }
  if (found.size() == 1) return found.front();
  throw Error({amc, 0}, found.empty() ? "there is no .asf skeleton beside it; name one (--asf FILE)"
                                      : "there are several .asf skeletons beside it; name one (--asf FILE)");
}

}  // namespace

std::string extensionOf(const std::string& path) {
  std::string extension = std::filesystem::path(path).extension().string();
  for (char& c : extension) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return extension;
}

bool isReadable(const std::string& extension) {
  return contains(kReadable, extension);
}
bool isWritable(const std::string& extension) {
  return contains(kWritable, extension);
}

bool mayHoldScene(const std::string& path) {
  if (extensionOf(path) != ".json") return true;
  try {
    return documentKind(readFile(path), path) == "scene";
  } catch (const Error&) {
    return true;
  }
}

Scene parseScene(std::string_view content, const std::string& extension, const std::string& file,
                 const ReadOptions& options) {
  if (!isReadable(extension)) {
    throw Error({file, 0},
                fmt::format("footfall does not read '{}' files; it reads {}", extension, joined(kReadable)));
  }
  if (content.empty()) throw Error({file, 0}, "the file is empty");
  if (extension == ".bvh") return parseBvh(content, file, options);
  if (extension == ".amc") {
    const std::string asf = findAsf(file, options);
    return parseAmc(readFile(asf), asf, content, file, options);
  }
  if (extension == ".anim") return parseAnim(content, file);
  if (extension == ".ma") return parseMayaAscii(content, file);
  if (extension == ".fbx") return parseFbx(content, file, options);
  if (extension == ".npz" || extension == ".npy") return parseNpz(content, file, options);
  if (extension == ".usda") return parseUsda(content, file);
  if (extension == ".json") return parseSceneJson(content, file);
  return parseGltf(content, file, options);
}

std::string formatScene(const Scene& scene, const std::string& extension, const std::string& file,
                        const WriteOptions& options, WriteReport& report) {
  if (!isWritable(extension)) {
    throw Error({file, 0}, fmt::format("footfall does not write '{}' files; it writes {}", extension,
                                       joined(kWritable)));
  }
  if (extension == ".json") return formatSceneJson(scene);
  if (extension == ".usda") return formatUsda(scene, options, report);
  if (extension == ".npz") {
    Motion motion = scene.motion ? atRate(*scene.motion, options.frameRate, report)
                                 : motionFromCurves(scene, options.frameRate, &report);
    return formatNpz(motion, scene.contacts);
  }
  if (extension == ".bvh") {
    // BVH has no units: what came in units of its own keeps them, all else is in centimetres.
    const double unit = options.metresPerUnit > 0    ? options.metresPerUnit
                        : scene.linearUnit == "unit" ? scene.metresPerUnit
                                                     : 0.01;
    const UpAxis up = options.up.value_or(scene.up);
    // A long motion that stays as it is is not copied.
    const bool asItIs =
        scene.motion && up == UpAxis::Y &&
        (options.frameRate == 0 || std::abs(scene.motion->frameTime * options.frameRate - 1) < 1e-9);
    if (asItIs) return formatBvh(*scene.motion, unit);
    Motion motion = scene.motion ? atRate(*scene.motion, options.frameRate, report)
                                 : motionFromCurves(scene, options.frameRate, &report);
    turnUp(motion, UpAxis::Y, up);
    return formatBvh(motion, unit);
  }
  const Scene keyed = scene.motion ? keyedScene(scene, options, report) : Scene();
  const Scene& source = scene.motion ? keyed : scene;
  if (extension == ".anim") return formatAnim(source, report);
  if (extension == ".ma") return formatMayaAscii(source, file, report);
  if (extension == ".fbx") return formatFbx(source, options, report);

  return formatGltf(withoutInfinity(source, report), extension == ".glb", options, report, file);
}

Scene readScene(const std::string& path, const ReadOptions& options) {
  const std::string extension = extensionOf(path);
  return parseScene(isReadable(extension) ? readFile(path) : std::string(), extension, path, options);
}

WriteReport writeScene(const Scene& scene, const std::string& path, const WriteOptions& options) {
  WriteReport report;
  WriteOptions named = options;
  if (named.name.empty()) named.name = std::filesystem::path(path).stem().string();
  writeFile(path, formatScene(scene, extensionOf(path), path, named, report));
  return report;
}

}  // namespace footfall

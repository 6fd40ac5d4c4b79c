// SPDX-License-Identifier: MIT
// A reader and a writer per format, text or bytes in memory to Scene and back; scene_file.h picks them by
// extension.
//
// Readers throw Error with file and line. They hold at most a small multiple of the text's size in memory,
// whatever the text announces. Keyed writers are given a scene with curves, sampled ones a motion; both
// return the whole file.
#pragma once

#include <string>
#include <string_view>

#include "io/scene_file.h"

namespace footfall {

// Biovision hierarchy (.bvh). metresPerUnit: what one unit of the file is.
Scene parseBvh(std::string_view text, const std::string& file, const ReadOptions& options = {});
std::string formatBvh(const Motion& motion, double metresPerUnit);

// Acclaim skeleton and motion (.asf, .amc).
Scene parseAmc(std::string_view asfText, const std::string& asfFile, std::string_view amcText,
               const std::string& amcFile, const ReadOptions& options = {});

// Maya's animation clips (.anim).
Scene parseAnim(std::string_view text, const std::string& file);
std::string formatAnim(const Scene& scene, WriteReport& report);

// Maya scenes (.ma). A scene read from .ma is written with every byte it did not change.
Scene parseMayaAscii(std::string_view text, const std::string& file);
std::string formatMayaAscii(const Scene& scene, const std::string& file, WriteReport& report);

// glTF 2.0, as .gltf (one JSON file, buffers inside) or .glb; options.take says which animation. A scene read
// from either is written with everything it did not change; file: where to, for the files that it names.
Scene parseGltf(std::string_view bytes, const std::string& file, const ReadOptions& options = {});
std::string formatGltf(const Scene& scene, bool binary, const WriteOptions& options, WriteReport& report,
                       const std::string& file = "");

// Autodesk FBX 6.0 to 7.7 (.fbx), binary or ASCII; options.take says which take.
Scene parseFbx(std::string_view bytes, const std::string& file, const ReadOptions& options = {});
// A scene read from .fbx is written with every byte it did not change; another one as a new file (fbx_new.h).
std::string formatFbx(const Scene& scene, const WriteOptions& options, WriteReport& report);

// numpy's arrays (.npz, .npy); options.skeleton names a file to count on where the arrays have no offsets.
Scene parseNpz(std::string_view bytes, const std::string& file, const ReadOptions& options = {});
std::string formatNpz(const Motion& motion, const std::optional<Contacts>& contacts);

// USD's text form (.usda): a skeleton with its animation.
Scene parseUsda(std::string_view text, const std::string& file);
std::string formatUsda(const Scene& scene, const WriteOptions& options, WriteReport& report);

// The suite's own document of a scene: {"footfall": "scene", "version": 1, …}.
Scene parseSceneJson(std::string_view text, const std::string& file);
std::string formatSceneJson(const Scene& scene);

}  // namespace footfall

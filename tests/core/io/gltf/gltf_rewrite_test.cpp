// SPDX-License-Identifier: MIT
// Files of other programs, edited: what was not touched stays.
#include <filesystem>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "base/base64.h"
#include "base/scanner.h"
#include "core/io/gltf/gltf_decode.h"
#include "io/formats.h"
#include "scene/scene_conversion.h"
#include "scene/scene_motion.h"

namespace footfall {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::ThrowsMessage;

std::string floatBytes(const std::vector<float>& values) {
  return {reinterpret_cast<const char*>(values.data()), values.size() * 4};
}

// A character as an exporter writes one: an armature scaled by 0.01, scale channels a hair off 1, a mesh with
// a morph target, extensions, two animations. Odd blanks are on purpose.
const std::string kBuffer = floatBytes({0, 0.5f, 1, 0, 1, 0, 10, 0, 0, 20, 1, 0}) +  // times, places
                            floatBytes({1, 1.0000002f, 1, 1, 1, 1, 1, 1, 1}) +       // scales
                            floatBytes({0, 1, 0.5f});                                // weights
const char* const kNodes =
    R"([ {"name":"Armature","scale":[0.01,0.01,0.01],"children":[1],"extras":{"rig": "human"}},
   {"name":"Hips","translation":[0,100,0],"children":[2]}, {"name":"Spine","translation":[0,20,0]},
   {"name":"Body","mesh":0,"skin":0}, {"name":"Camera","camera":0} ])";

std::string characterJson(const std::string& uri) {
  return fmt::format(
      R"({{ "asset" : {{"version":"2.0", "generator":"Some Exporter 1.0"}},
 "extensionsUsed":["KHR_materials_unlit"], "scene":0,"scenes":[{{"nodes":[0,3,4]}}],
 "nodes": {},
 "materials":[{{"name":"skin","extensions":{{"KHR_materials_unlit":{{}}}},"alphaCutoff":0.50}}],
 "meshes":[{{"primitives":[{{"attributes":{{"POSITION":1}},"targets":[{{"POSITION":1}}],"material":0}}],"weights":[0]}}],
 "skins":[{{"joints":[1,2]}}], "cameras":[{{"type":"perspective","perspective":{{"yfov":1.0,"znear":0.1}}}}],
 "animations":[ {{"name":"Idle","channels":[{{"sampler":0,"target":{{"node":2,"path":"translation"}}}}],"samplers":[{{"input":0,"output":1}}]}},
  {{"name":"Walk","channels":[
    {{"sampler":0,"target":{{"node":1,"path":"translation"}}}},{{"sampler":1,"target":{{"node":1,"path":"scale"}}}},
    {{"sampler":2,"target":{{"node":3,"path":"weights"}}}}],
   "samplers":[{{"input":0,"output":1,"extras":7}},{{"input":0,"output":2}},{{"input":0,"output":3,"interpolation":"LINEAR"}}]}} ],
 "accessors":[{{"bufferView":0,"componentType":5126,"count":3,"type":"SCALAR","min":[0],"max":[1]}},
  {{"bufferView":0,"byteOffset":12,"componentType":5126,"count":3,"type":"VEC3","min":[0,0,0],"max":[20,10,1]}},
  {{"bufferView":0,"byteOffset":48,"componentType":5126,"count":3,"type":"VEC3"}},
  {{"bufferView":0,"byteOffset":84,"componentType":5126,"count":3,"type":"SCALAR"}}],
 "bufferViews":[{{"buffer":0,"byteLength":{}}}], "buffers":[{{"byteLength":{}{}}}] }})",
      kNodes, kBuffer.size(), kBuffer.size(), uri.empty() ? "" : ",\"uri\":\"" + uri + "\"");
}

std::string characterText() {
  std::string data = "data:application/octet-stream;base64,";
  appendBase64(data, kBuffer);
  return characterJson(data);
}

std::string characterGlb() {
  std::string text = characterJson("");
  text.resize((text.size() + 3) / 4 * 4, ' ');
  const auto word = [](std::size_t n) {
    const auto value = static_cast<std::uint32_t>(n);
    return std::string(reinterpret_cast<const char*>(&value), 4);
  };
  return "glTF" + word(2) + word(28 + text.size() + kBuffer.size()) + word(text.size()) + "JSON" + text +
         word(kBuffer.size()) + std::string("BIN\0", 4) + kBuffer;
}

Scene read(const std::string& bytes, const std::string& take = "") {
  ReadOptions options;
  options.take = take;
  return parseGltf(bytes, "character.glb", options);
}

std::string written(const Scene& scene, bool binary) {
  WriteReport report;
  return formatGltf(scene, binary, {}, report, "character.glb");
}

TEST(GltfRewrite, WhatWasNotEditedComesBackByteForByte) {
  EXPECT_EQ(written(read(characterGlb()), true), characterGlb());
  EXPECT_EQ(written(read(characterText()), false), characterText());
}

TEST(GltfRewrite, AnEditChangesItsChannelAndNothingElse) {
  const std::string source = characterGlb();
  Scene scene = read(source, "Walk");
  EXPECT_EQ(scene.take, "Walk");
  int edited = 0;
  for (NamedCurve& named : scene.curves) {
    if (named.attribute == "translateY") named.curve.setValue(1, 1234), ++edited;
  }
  ASSERT_EQ(edited, 1);
  const std::string bytes = written(scene, true);
  const test::DecodedGltf was = test::decodeGlb(source), is = test::decodeGlb(bytes);
  for (const auto& [key, value] : was.json.items()) {
    if (key == "animations" || key == "accessors" || key == "bufferViews" || key == "buffers") continue;
    EXPECT_EQ(is.json[key], value) << key;
  }
  EXPECT_THAT(bytes, HasSubstr(kNodes)) << "blanks and all";
  EXPECT_EQ(is.json["animations"][0], was.json["animations"][0]);
  EXPECT_EQ(is.json["animations"][1]["name"], "Walk");
  ASSERT_EQ(is.json["animations"][1]["channels"].size(), 3u);
  for (const char* list : {"accessors", "bufferViews"}) {
    for (std::size_t i = 0; i < was.json[list].size(); ++i) EXPECT_EQ(is.json[list][i], was.json[list][i]);
  }
  EXPECT_EQ(is.buffer.substr(0, kBuffer.size()), kBuffer);
  // The morph weights still find their keys, and the edited ones are there.
  const json& weights = is.json["animations"][1]["channels"][2];
  EXPECT_EQ(weights["target"]["path"], "weights");
  const json& samplers = is.json["animations"][1]["samplers"];
  EXPECT_EQ(is.floats(samplers[weights["sampler"].get<std::size_t>()]["output"]),
            (std::vector<float>{0, 1, 0.5f}));
  const Scene again = read(bytes, "2");
  ASSERT_EQ(again.curves.size(), scene.curves.size());
  for (std::size_t i = 0; i < scene.curves.size(); ++i) {
    for (const double time : {0.0, 0.3, 0.5, 1.0})
      EXPECT_NEAR(again.curves[i].curve.evaluate(time), scene.curves[i].curve.evaluate(time), 2e-4);
  }
}

TEST(GltfRewrite, AnArmatureScaledByAHundredthIsEditedInMetres) {
  Scene scene = read(characterGlb(), "Walk");
  const Motion before = sampledMotion(scene);
  Pose pose;
  worldPose(before, 12, pose);
  const int hips = before.skeleton.find("Hips");
  ASSERT_GE(hips, 0);
  EXPECT_NEAR(pose.position[static_cast<std::size_t>(hips)].x(), 0.1, 1e-6) << "10 units of 1 cm";
  for (const std::string& note : scene.notes) EXPECT_THAT(note, testing::Not(HasSubstr("scale")));
  Motion after = before;
  for (std::size_t c = 0; c < after.channels.size(); ++c) {
    if (after.channels[c].joint != hips || after.channels[c].kind != ChannelKind::TranslateY) continue;
    for (std::size_t f = 0; f < after.frames(); ++f) after.frame(f)[c] += 0.5;
  }
  putMotion(scene, before, after);
  const Motion again = sampledMotion(read(written(scene, true), "Walk"));
  worldPose(again, 12, pose);
  EXPECT_NEAR(pose.position[static_cast<std::size_t>(hips)].y(), 0.5, 1e-5);
}

TEST(GltfRewrite, BecomesTheOtherFormWithAllItHolds) {
  const Scene fromText = read(characterText());
  const std::string glb = written(fromText, true);
  const test::DecodedGltf binary = test::decodeGlb(glb);
  EXPECT_EQ(binary.buffer.substr(0, kBuffer.size()), kBuffer);
  EXPECT_FALSE(binary.json["buffers"][0].contains("uri"));
  EXPECT_EQ(binary.json["materials"], json::parse(characterText())["materials"]);
  const json text = json::parse(written(read(characterGlb()), false));
  std::string data = "data:application/octet-stream;base64,";
  appendBase64(data, kBuffer);
  EXPECT_EQ(text["buffers"][0]["uri"], data);
  EXPECT_EQ(text["meshes"], json::parse(characterText())["meshes"]);
}

TEST(GltfRewrite, KeysBeforeTheFilesBeginningMoveTheOthersAlong) {
  Scene scene = read(characterGlb(), "Walk");
  for (NamedCurve& named : scene.curves) {
    if (named.attribute == "translateX") named.curve.addKey(-1, 7, TangentType::Linear, TangentType::Linear);
  }
  const test::DecodedGltf is = test::decodeGlb(written(scene, true));
  const json& animation = is.json["animations"][1];
  for (const json& channel : animation["channels"]) {
    const json& sampler = animation["samplers"][channel["sampler"].get<std::size_t>()];
    const std::vector<float> times = is.floats(sampler["input"]);
    EXPECT_EQ(times.back(), 2.0f) << channel["target"]["path"];
    EXPECT_GE(times.front(), 0.0f);
  }
  EXPECT_EQ(animation["extras"]["footfall"]["startTime"], -1);
}

TEST(GltfRewrite, AnUnknownAnimationIsRefusedByName) {
  EXPECT_THAT([] { read(characterGlb(), "Run"); },
              ThrowsMessage<Error>(HasSubstr("has no animation 'Run'; it has Idle, Walk")));
  EXPECT_THAT(read(characterGlb()).notes, testing::Contains(HasSubstr("the first of 2 animations")));
}

TEST(GltfRewrite, BuffersInFilesComeAlongToAnotherFolder) {
  namespace fs = std::filesystem;
  const fs::path folder = fs::path(testing::TempDir()) / "gltf_rewrite";
  fs::create_directories(folder / "to");
  writeFile((folder / "c.bin").string(), kBuffer);
  writeFile((folder / "c.gltf").string(), characterJson("c.bin"));
  const Scene scene = readScene((folder / "c.gltf").string());
  writeScene(scene, (folder / "to" / "c.gltf").string());
  const json moved = json::parse(readFile((folder / "to" / "c.gltf").string()));
  EXPECT_THAT(moved["buffers"][0]["uri"].get<std::string>(), testing::StartsWith("data:"));
  writeScene(scene, (folder / "same.gltf").string());
  EXPECT_EQ(readFile((folder / "same.gltf").string()), characterJson("c.bin"));
  fs::remove_all(folder);
}

}  // namespace
}  // namespace footfall

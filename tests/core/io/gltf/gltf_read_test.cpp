// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstring>
#include <filesystem>
#include <functional>
#include <limits>

#include <fmt/format.h>

#include "base/angles.h"
#include "base/base64.h"
#include "base/scanner.h"
#include "core/io/scenes.h"
#include "io/formats.h"

namespace footfall {
namespace {

using testing::HasSubstr;

std::string encodeBase64(const std::string& bytes) {
  const std::string digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string result;
  for (std::size_t i = 0; i < bytes.size(); i += 3) {
    unsigned bits = 0;
    for (std::size_t k = 0; k < 3; ++k)
      bits = bits << 8 | (i + k < bytes.size() ? static_cast<unsigned char>(bytes[i + k]) : 0u);
    for (std::size_t k = 0; k < 4; ++k)
      result += i + k > bytes.size() ? '=' : digits[bits >> (18 - 6 * k) & 63];
  }
  return result;
}

std::string floats(const std::vector<float>& values) {
  return std::string(reinterpret_cast<const char*>(values.data()), values.size() * 4);
}

// A file of one node moved by one channel: times at byte 0, values after them.
struct Foreign {
  std::string buffer;
  std::string uri = {};  // instead of the buffer's own data
  std::string nodes = R"([{"name": "a"}])";
  std::string path = "translation", interpolation = "LINEAR";
  std::string output = R"("componentType": 5126, "type": "VEC3", "count": 2)";
  std::string input = R"("componentType": 5126, "type": "SCALAR", "count": 2, "min": [0], "max": [1])";
  std::string view = R"("byteOffset": 8)";
  std::string more = {};

  std::string text() const {
    return fmt::format(R"({{"asset": {{"version": "2.0"}}, "nodes": {},
"animations": [{{"channels": [{{"sampler": 0, "target": {{"node": 0, "path": "{}"}}}}],
"samplers": [{{"input": 0, "output": 1, "interpolation": "{}"}}]}}],
"accessors": [{{"bufferView": 0, {}}}, {{"bufferView": 1, {}}}],
"bufferViews": [{{"buffer": 0, "byteLength": 8}}, {{"buffer": 0, "byteLength": {}, {}}}],
"buffers": [{{"byteLength": {}, "uri": "{}"}}]{}}})",
                       nodes, path, interpolation, input, output, buffer.size() - 8, view, buffer.size(),
                       uri.empty() ? "data:application/gltf-buffer;base64," + encodeBase64(buffer) : uri,
                       more);
  }
};

Foreign moving() {
  return {floats({0, 1, 1, 2, 3, 4, 5, 6})};
}

TEST(Base64, DecodesTheVectorsOfRfc4648) {
  EXPECT_EQ(decodeBase64(""), "");
  EXPECT_EQ(decodeBase64("Zg=="), "f");
  EXPECT_EQ(decodeBase64("Zm8="), "fo");
  EXPECT_EQ(decodeBase64("Zm9vYmFy"), "foobar");
  EXPECT_EQ(decodeBase64("Zm9vYmE"), "fooba");
  EXPECT_EQ(decodeBase64("Z"), std::nullopt);
  EXPECT_EQ(decodeBase64("Zm9v*mFy"), std::nullopt);
}

TEST(GltfRead, LinearKeysInCentimetres) {
  const Scene scene = parseGltf(moving().text(), "f.gltf");
  ASSERT_EQ(scene.curves.size(), 3u);
  EXPECT_EQ(scene.curves[1].name(), "a.translateY");
  EXPECT_EQ(scene.curves[1].curve.keys()[0].inType, TangentType::Linear);
  EXPECT_NEAR(scene.curves[1].curve.evaluate(0.5), 350, 1e-10);
  EXPECT_EQ(scene.skeleton.joints[0].kind, JointKind::Transform);
  EXPECT_EQ(scene.frameRate, 24);
  EXPECT_EQ(scene.range.end, 1);
}

TEST(GltfRead, SteppedAndNormalisedKeys) {
  Foreign file = moving();
  file.interpolation = "STEP";
  EXPECT_NEAR(parseGltf(file.text(), "f.gltf").curves[0].curve.evaluate(0.99), 100, 1e-12);

  // A quarter turn about X in 16-bit integers: sin 45° = 23170 / 32767.
  const std::int16_t shorts[] = {0, 0, 0, 32767, 23170, 0, 0, 23170};
  file.buffer = floats({0, 1}) + std::string(reinterpret_cast<const char*>(shorts), 16);
  file.path = "rotation";
  file.interpolation = "LINEAR";
  file.output = R"("componentType": 5122, "normalized": true, "type": "VEC4", "count": 2)";
  const Scene turned = parseGltf(file.text(), "f.gltf");
  ASSERT_EQ(turned.curves.size(), 1u);
  EXPECT_EQ(turned.curves[0].name(), "a.rotateX");
  EXPECT_NEAR(turned.curves[0].curve.evaluate(1), kPi / 2, 1e-4);
  EXPECT_NEAR(turned.curves[0].curve.evaluate(0.5), kPi / 4, 1e-4);
}

TEST(GltfRead, CubicRotationsAreExactAtTheirKeys) {
  // A spin about Y, 2 rad/s at the start and 1 rad/s at the end; the quaternions' lengths are not 1.
  const float c = std::cos(0.5f), s = std::sin(0.5f);
  Foreign file;
  file.buffer = floats({0, 1,                                           //
                        0, 0, 0, 0,  0, 0,     0, 1,     0, 1, 0, 0,    // at 0: y' = 1 is 2 rad/s
                        0, c, 0, -s, 0, 2 * s, 0, 2 * c, 0, 0, 0, 0});  // at 1 rad: half of 2 rad/s
  file.path = "rotation";
  file.interpolation = "CUBICSPLINE";
  file.output = R"("componentType": 5126, "type": "VEC4", "count": 6)";
  const Scene scene = parseGltf(file.text(), "f.gltf");
  ASSERT_EQ(scene.curves.size(), 1u);
  const Curve& y = scene.curves[0].curve;
  EXPECT_EQ(scene.curves[0].name(), "a.rotateY");
  EXPECT_NEAR(y.evaluate(1), 1, 1e-6);
  EXPECT_NEAR(y.derivative(0), 2, 1e-6);
  EXPECT_NEAR(y.derivative(1), 1, 1e-6);
}

TEST(GltfRead, MatricesAndNames) {
  Foreign file = moving();
  file.nodes =
      R"([{"children": [2, 1]}, {"name": "x", "matrix": [0, 0, -2, 0, 0, 3, 0, 0, 4, 0, 0, 0, 5, 6, 7, 1]},
                   {"name": "x", "scale": [1, 2, 3], "mesh": 0, "rotation": [0, 0, 0.70710678, 0.70710678]}])";
  const Scene scene = parseGltf(file.text(), "f.gltf");
  ASSERT_EQ(scene.skeleton.size(), 3u);
  EXPECT_EQ(scene.skeleton.joints[0].name, "node_0");
  EXPECT_EQ(scene.skeleton.joints[1].name, "x");
  EXPECT_NEAR(scene.skeleton.joints[1].rotation.z(), kPi / 2, 1e-7);
  const Joint& turned = scene.skeleton.joints[2];
  EXPECT_EQ(turned.name, "x_1");
  EXPECT_EQ(turned.parent, 0);
  EXPECT_TRUE(turned.translation.isApprox(Vec3(5, 6, 7)));
  EXPECT_TRUE(turned.scale.isApprox(Vec3(2, 3, 4)));
  EXPECT_NEAR(turned.rotation.y(), kPi / 2, 1e-9);  // x to -z
  EXPECT_THAT(scene.notes, testing::Contains(HasSubstr("share the name 'x'")));
}

TEST(GltfRead, BuffersBesideTheFileAndNowhereElse) {
  const auto folder = std::filesystem::temp_directory_path() / "footfall_gltf_read_test";
  std::filesystem::create_directories(folder / "inner");
  Foreign file = moving();
  writeFile((folder / "a b.bin").string(), file.buffer);
  file.uri = "a%20b.bin";
  EXPECT_EQ(parseGltf(file.text(), (folder / "f.gltf").string()).curves.size(), 3u);
  int refused = 0;
  for (const char* uri : {"../a b.bin", "%2e%2e%2fa%20b.bin", "/etc/passwd", "file:///etc/passwd", "..",
                          "a%2", "no.bin", "http://example.com/a.bin", "..\\\\a b.bin", "inner"}) {
    file.uri = uri;
    try {
      parseGltf(file.text(), (folder / "inner" / "f.gltf").string());
      ADD_FAILURE() << uri;
    } catch (const Error& error) {
      EXPECT_THAT(error.what(), HasSubstr("buffers[0].uri "));
      ++refused;
    }
  }
  EXPECT_EQ(refused, 10);
  std::filesystem::remove_all(folder);
}

void expectRefused(const std::string& bytes, const std::string& fragment) {
  try {
    parseGltf(bytes, "bad");
    ADD_FAILURE() << "was read, instead of: " << fragment;
  } catch (const Error& error) {
    EXPECT_THAT(error.what(), HasSubstr(fragment));
    EXPECT_LT(std::string(error.what()).size(), 400u);
  }
}

TEST(GltfRead, RefusesWithAReason) {
  const auto with = [](const std::function<void(Foreign&)>& change) {
    Foreign file = moving();
    change(file);
    return file.text();
  };
  const float nan = std::numeric_limits<float>::quiet_NaN();
  std::string deep = "{\n\"a\": ";
  deep += std::string(10000, '[');
  const std::pair<std::string, const char*> cases[] = {
      {"", "bad:1: is not JSON"},
      {"{}", "bad:1: the document lacks 'asset'"},
      {R"({"asset": {"version": "1.0"}})", "asset.version must be 2.0, got '1.0'"},
      {deep, "bad:2: nests deeper than 100 levels"},
      {with([](Foreign& f) { f.nodes = R"([{"children": [1]}, {"children": [0]}])"; }),
       "is its own ancestor"},
      {with([](Foreign& f) { f.nodes = R"([{}, {"children": [2]}, {"children": [1]}, {"children": [0]}])"; }),
       "bad:1: nodes["},
      {with([](Foreign& f) { f.nodes = R"([{"children": [0]}])"; }), "nodes[0] is its own ancestor"},
      {with([](Foreign& f) { f.nodes = R"([{"children": [7]}])"; }),
       "nodes[0].children[0] names node 7, but there are 1"},
      {with([](Foreign& f) { f.nodes = R"([{"children": [2]}, {"children": [2]}, {}])"; }),
       "already a child of node 0"},
      {with([](Foreign& f) { f.nodes = R"([{"rotation": [0, 0, 0, 0]}])"; }), "must be a unit quaternion"},
      {with([](Foreign& f) { f.nodes = R"([{"translation": [0, 0]}])"; }),
       "nodes[0].translation must have 3 numbers, got 2"},
      {with([](Foreign& f) { f.nodes = "{}"; }), "nodes must be an array"},
      {with([](Foreign& f) { f.nodes = "[]"; }), "target.node names node 0, but there are 0"},
      {with([](Foreign& f) { f.output = R"("componentType": 5126, "type": "VEC3", "count": 3)"; }),
       "accessors[1] goes beyond its bufferView of 24 bytes"},
      {with([](Foreign& f) {
         f.output = R"("componentType": 5126, "type": "VEC3", "count": 9007199254740991)";
       }),
       "accessors[1] goes beyond"},
      {with([](Foreign& f) { f.output = R"("componentType": 5126, "type": "VEC3", "count": -1)"; }),
       "accessors[1].count must be a whole number"},
      {with([](Foreign& f) { f.output = R"("componentType": 5126, "type": "VEC3", "count": 1)"; }),
       "must have 2 elements for 2 times, got 1"},
      {with([](Foreign& f) { f.output = R"("componentType": 5126, "type": "VEC4", "count": 1)"; }),
       "accessors[1].type must be VEC3 here"},
      {with([](Foreign& f) { f.output = R"("componentType": 5125, "type": "VEC3", "count": 2)"; }),
       "accessors[1].componentType must be 5126"},
      {with([](Foreign& f) { f.output = R"("componentType": 7, "type": "VEC3", "count": 2)"; }),
       "must be 5120 to 5123"},
      {with([](Foreign& f) {
         f.output = R"("sparse": {}, "componentType": 5126, "type": "VEC3", "count": 2)";
       }),
       "accessors[1] is sparse, which is not read"},
      {with([](Foreign& f) { f.view = R"("byteOffset": 9)"; }),
       "bufferViews[1] goes beyond its buffer of 32 bytes"},
      {with([](Foreign& f) { f.view = R"("byteOffset": 8, "byteStride": 4)"; }),
       "accessors[1] has elements that overlap"},
      {with([](Foreign& f) { f.view = R"("byteOffset": 8, "byteStride": 252)"; }),
       "goes beyond its bufferView"},
      {with([](Foreign& f) { f.uri = "data:,abc"; }), "buffers[0].uri must be a base64 data URI"},
      {with([](Foreign& f) { f.uri = "data:;base64,A*AA"; }), "buffers[0].uri is not base64"},
      {with([](Foreign& f) { f.uri = "data:;base64,AAAA"; }), "buffers[0] says it has 32 bytes; there are 3"},
      {with([&](Foreign& f) {
         f.buffer = floats({0, nan, 1, 2, 3, 4, 5, 6});
       }),
       "accessors[0] holds a number that is not finite"},
      {with([](Foreign& f) {
         f.buffer = floats({1, 1, 1, 2, 3, 4, 5, 6});
       }),
       "must have increasing times"},
      {with([](Foreign& f) { f.interpolation = "BEZIER"; }),
       "must be one of 'STEP', 'LINEAR', 'CUBICSPLINE', got 'BEZIER'"},
      {with([](Foreign& f) {
         f.input = R"("componentType": 5126, "type": "SCALAR", "count": 0)";
         f.output = R"("componentType": 5126, "type": "VEC3", "count": 0)";
       }),
       "holds no times"},
      {with([](Foreign& f) { f.more = R"(, "skins": [{"joints": [3]}])"; }),
       "skins[0].joints[0] names node 3, but there are 1"},
      {with([](Foreign& f) { f.more = R"(, "skins": 5)"; }), "skins must be an array, got 5"},
      {std::string("glTF\2\0\0\0", 8), "byte 8: the file ends inside its header"},
      {std::string("glTF\1\0\0\0\x14\0\0\0\0\0\0\0JSON", 20), "byte 4: glTF version 1 is not read; 2 is"},
      {std::string("glTF\2\0\0\0\xff\0\0\0\0\0\0\0JSON", 20),
       "byte 8: says the file has 255 bytes; it has 20"},
      {std::string("glTF\2\0\0\0\x14\0\0\0\1\0\0\0JSON", 20),
       "byte 12: a chunk of 1 bytes goes beyond the end"},
      {std::string("glTF\2\0\0\0\x14\0\0\0\0\0\0\0JUNK", 20), "byte 16: the first chunk must be JSON"},
      {std::string("glTF\2\0\0\0\x16\0\0\0\2\0\0\0JSON{]", 22), "byte 21: is not JSON"},
      {std::string("\x7f"
                   "ELF\2\1\1\0\0\0",
                   10),
       "bad:1: is not JSON"},
  };
  int checked = 0;
  for (const auto& [bytes, fragment] : cases) {
    expectRefused(bytes, fragment);
    ++checked;
  }
  EXPECT_EQ(checked, 40);
}

// Cut anywhere, a file is refused or (cut off padding) read; bytes changed anywhere never do harm.
TEST(GltfRead, DamagedFilesAreRefusedOrRead) {
  test::RandomCurves random{std::mt19937(11)};
  const Scene scene = random.scene();
  WriteReport report;
  const std::string whole = formatGltf(scene, true, {}, report);
  std::size_t refused = 0, read = 0;
  for (std::size_t size = 0; size < whole.size(); size += 7) {
    expectRefused(whole.substr(0, size), size < 4 ? "bad:1: " : "byte ");
    ++refused;
  }
  EXPECT_GT(refused, 1000u);
  for (int i = 0; i < 3000; ++i) {
    std::string damaged = whole;
    for (int k = 0; k < 3; ++k)
      damaged[static_cast<std::size_t>(random.pick(static_cast<int>(whole.size())))] =
          static_cast<char>(random.pick(256));
    try {
      const Scene back = parseGltf(damaged, "bad");
      for (const NamedCurve& named : back.curves) ASSERT_TRUE(std::isfinite(named.curve.evaluate(0.3)));
      ++read;
    } catch (const Error& error) {
      ++refused;
    }
  }
  EXPECT_GT(read, 100u);
}

// A deep chain of nodes is data, not nesting.
TEST(GltfRead, DeepSkeletonsAreFine) {
  Scene scene;
  for (int i = 0; i < 10000; ++i)
    scene.skeleton.joints.push_back(test::makeJoint(fmt::format("j{}", i), i - 1, {0, 0.01, 0}));
  WriteReport report;
  WriteOptions options;
  options.skin = false;
  const Scene back = parseGltf(formatGltf(scene, false, options, report), "deep.gltf");
  ASSERT_EQ(back.skeleton.size(), 10000u);
  EXPECT_EQ(back.skeleton.joints[9999].parent, 9998);
  EXPECT_EQ(back.skeleton.joints[9999].kind, JointKind::Joint);
}

}  // namespace
}  // namespace footfall

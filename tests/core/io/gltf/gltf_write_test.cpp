// SPDX-License-Identifier: MIT
#include <map>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <omp.h>

#include "core/io/gltf/gltf_decode.h"
#include "core/io/scenes.h"
#include "io/formats.h"

namespace footfall {
namespace {

using test::DecodedGltf;
using test::decodeGlb;
using test::makeKey;
using test::RandomCurves;
using test::ShownTrack;
using testing::HasSubstr;

Curve curveOf(std::vector<Key> keys, CurveOutput output, bool weighted = false) {
  return Curve(std::move(keys), weighted, Infinity::Constant, Infinity::Constant, output);
}

const Curve* curveNamed(const Scene& scene, const std::string& name) {
  for (const NamedCurve& named : scene.curves) {
    if (named.name() == name) return &named.curve;
  }
  return nullptr;
}

double held(const Curve& curve, double time) {
  return curve.evaluate(std::min(std::max(time, curve.keys().front().time), curve.keys().back().time));
}

// The rotation a joint shows at a time, by its angles about each axis one after the other.
Mat3 rotationOf(const Scene& scene, const Joint& joint, double time) {
  const auto turn = [](const Vec3& angles, RotationOrder order) {
    Mat3 result = Mat3::Identity();
    for (int i = 0; i < 3; ++i) {
      const int axis = axesOf(order)[i];
      result = Eigen::AngleAxisd(angles[axis], Vec3::Unit(axis)).toRotationMatrix() * result;
    }
    return result;
  };
  Vec3 angles = joint.rotation;
  const char* names[] = {".rotateX", ".rotateY", ".rotateZ"};
  for (int i = 0; i < 3; ++i) {
    if (const Curve* curve = curveNamed(scene, joint.name + names[i])) angles[i] = held(*curve, time);
  }
  return turn(joint.jointOrient, RotationOrder::XYZ) * turn(angles, joint.rotationOrder) *
         turn(joint.rotateAxis, RotationOrder::XYZ);
}

double angleBetween(const Mat3& a, const std::vector<double>& q) {
  const Mat3 b = Quat(q[3], q[0], q[1], q[2]).toRotationMatrix();
  return 2 * std::asin(std::min(1.0, (a - b).norm() / std::sqrt(8.0)));
}

TEST(GltfWrite, NodesAreTheJointsAtRest) {
  WriteReport report;
  Scene scene = test::walker();
  scene.skeleton.joints[0].scale = {1, 2, 1};
  const DecodedGltf gltf = decodeGlb(formatGltf(scene, true, {}, report));
  EXPECT_EQ(gltf.json["asset"]["generator"], "Footfall");
  ASSERT_EQ(gltf.json["nodes"].size(), 8u);  // seven joints and the body
  EXPECT_EQ(gltf.json["nodes"][0]["children"], (std::vector<int>{1, 5}));
  EXPECT_EQ(gltf.json["nodes"][0]["translation"], (std::vector<double>{0, 0.95, 0}));
  EXPECT_EQ(gltf.json["nodes"][0]["scale"], (std::vector<double>{1, 2, 1}));
  EXPECT_FALSE(gltf.json["nodes"][0].contains("rotation"));
  for (std::size_t i = 1; i < 3; ++i) {
    const std::vector<double> q = gltf.json["nodes"][i]["rotation"];
    EXPECT_LT(angleBetween(rotationOf(scene, scene.skeleton.joints[i], 0), q), 1e-7);
  }
  EXPECT_FALSE(gltf.json.contains("animations"));
  EXPECT_TRUE(report.exact);
  EXPECT_TRUE(report.notes.empty());
}

TEST(GltfWrite, InverseBindsUndoTheRestPose) {
  WriteReport report;
  const Scene scene = test::walker();
  const DecodedGltf gltf = decodeGlb(formatGltf(scene, true, {}, report));
  const auto& skin = gltf.json["skins"][0];
  const std::vector<float> binds = gltf.floats(skin["inverseBindMatrices"]);
  std::vector<Eigen::Matrix4d> world;
  for (std::size_t i = 0; i < 7; ++i) {
    const auto& node = gltf.json["nodes"][i];
    Eigen::Affine3d local = Eigen::Affine3d::Identity();
    const std::vector<double> t = node["translation"];
    local.translate(Vec3(t.data()));
    if (node.contains("rotation")) {
      const std::vector<double> q = node["rotation"];
      local.rotate(Quat(q[3], q[0], q[1], q[2]));
    }
    const int parent = scene.skeleton.joints[i].parent;
    world.push_back(parent < 0 ? local.matrix()
                               : Eigen::Matrix4d(world[static_cast<std::size_t>(parent)] * local.matrix()));
  }
  int checked = 0;
  for (std::size_t k = 0; k < skin["joints"].size(); ++k) {
    const Eigen::Matrix4d bind = Eigen::Map<const Eigen::Matrix4f>(binds.data() + 16 * k).cast<double>();
    const std::size_t joint = skin["joints"][k];
    EXPECT_TRUE((world[joint] * bind).isApprox(Eigen::Matrix4d::Identity(), 1e-6));
    ++checked;
  }
  EXPECT_EQ(checked, 7);
  const auto& primitive = gltf.json["meshes"][0]["primitives"][0];
  const auto& positions = gltf.json["accessors"][primitive["attributes"]["POSITION"].get<std::size_t>()];
  EXPECT_GT(positions["count"], 300);
  EXPECT_NEAR(positions["max"][1].get<double>(), 0.95, 0.15);
}

// One material per side, all of one mesh.
TEST(GltfWrite, TheBodyHasItsSidesInColour) {
  WriteReport report;
  const DecodedGltf gltf = decodeGlb(formatGltf(test::walker(), true, {}, report));
  std::map<std::string, std::vector<double>> colours;
  for (const auto& primitive : gltf.json["meshes"][0]["primitives"]) {
    const auto& material = gltf.json["materials"][primitive["material"].get<std::size_t>()];
    colours[material["name"]] =
        material["pbrMetallicRoughness"]["baseColorFactor"].get<std::vector<double>>();
    EXPECT_EQ(material["pbrMetallicRoughness"]["metallicFactor"], 0);
    EXPECT_GT(gltf.json["accessors"][primitive["indices"].get<std::size_t>()]["count"], 100);
  }
  ASSERT_EQ(colours.size(), 3u);
  EXPECT_GT(colours["left"][2], 4 * colours["left"][0]);    // blue
  EXPECT_GT(colours["right"][0], 4 * colours["right"][2]);  // orange
}

TEST(GltfWrite, TheAnimationHasTheClipsName) {
  Scene scene = test::walker();
  scene.curves =
      CurveSet({{"hips", "translateX", curveOf({makeKey(0, 0), makeKey(1, 5)}, CurveOutput::Linear)}});
  WriteOptions options;
  options.name =
      "tr\xC3\xBC"
      "b \"walk\"";
  WriteReport report;
  EXPECT_EQ(decodeGlb(formatGltf(scene, true, options, report)).json["animations"][0]["name"], options.name);
}

// Without a body the joints are still those of one figure: Blender makes one armature of them.
TEST(GltfWrite, WithoutABodyThereIsStillASkin) {
  WriteOptions options;
  options.skin = false;
  WriteReport report;
  const DecodedGltf gltf = decodeGlb(formatGltf(test::walker(), true, options, report));
  EXPECT_FALSE(gltf.json.contains("meshes"));
  EXPECT_FALSE(gltf.json.contains("materials"));
  EXPECT_EQ(gltf.json["nodes"].size(), 7u);
  ASSERT_EQ(gltf.json["skins"].size(), 1u);
  EXPECT_EQ(gltf.json["skins"][0]["joints"].size(), 7u);
  EXPECT_TRUE(report.notes.empty());
}

TEST(GltfWrite, KeepsTranslationKeysAndTangents) {
  // Keys of x and y at different times, z without a curve; broken tangents at the second key of x.
  Scene scene = test::walker();
  std::vector<Key> x = {makeKey(0.25, 0), makeKey(0.5, 10, TangentType::Fixed), makeKey(1, -5)};
  x[1].in = {1, 30};
  x[1].out = {1, -60};
  scene.curves =
      CurveSet({{"hips", "translateX", curveOf(x, CurveOutput::Linear)},
                {"hips", "translateY",
                 curveOf({makeKey(0, 95), makeKey(0.75, 110), makeKey(1.25, 100)}, CurveOutput::Linear)}});
  WriteReport report;
  const DecodedGltf gltf = decodeGlb(formatGltf(scene, true, {}, report));
  EXPECT_TRUE(report.exact);
  EXPECT_TRUE(report.notes.empty());
  const auto sampler = gltf.sampler("hips", "translation");
  ASSERT_FALSE(sampler.is_null());
  const ShownTrack track(gltf, sampler, 3);
  EXPECT_EQ(track.interpolation, "CUBICSPLINE");
  EXPECT_EQ(track.times, (std::vector<float>{0, 0.25f, 0.5f, 0.75f, 1, 1.25f}));
  EXPECT_FLOAT_EQ(track.values[2 * 9 + 0], 0.3f);   // in tangent of x at 0.5 s: 30 cm/s
  EXPECT_FLOAT_EQ(track.values[2 * 9 + 3], 0.1f);   // its value
  EXPECT_FLOAT_EQ(track.values[2 * 9 + 6], -0.6f);  // out tangent
  int checked = 0;
  for (double t = 0; t <= 1.25; t += 1.0 / 512) {
    const std::vector<double> shown = track.at(t);
    EXPECT_NEAR(shown[0], held(scene.curves[0].curve, t) / 100, 1e-7);
    EXPECT_NEAR(shown[1], held(scene.curves[1].curve, t) / 100, 2e-7);
    EXPECT_NEAR(shown[2], 0, 1e-9);
    ++checked;
  }
  EXPECT_EQ(checked, 641);
}

TEST(GltfWrite, LinearAndSteppedKeysStaySo) {
  Scene scene = test::walker();
  const auto keys = [](TangentType type) {
    return std::vector<Key>{makeKey(0, 0, type), makeKey(0.5, 10, type), makeKey(1, -5, type)};
  };
  scene.curves = CurveSet({{"hips", "translateX", curveOf(keys(TangentType::Linear), CurveOutput::Linear)},
                           {"hips", "scaleZ", curveOf(keys(TangentType::Step), CurveOutput::Unitless)},
                           {"hip_L", "rotateY", curveOf(keys(TangentType::Step), CurveOutput::Angular)}});
  WriteReport report;
  const DecodedGltf gltf = decodeGlb(formatGltf(scene, true, {}, report));
  EXPECT_TRUE(report.exact);
  const auto translation = gltf.sampler("hips", "translation"), scale = gltf.sampler("hips", "scale"),
             rotation = gltf.sampler("hip_L", "rotation");
  EXPECT_EQ(translation["interpolation"], "LINEAR");
  EXPECT_EQ(scale["interpolation"], "STEP");
  EXPECT_EQ(rotation["interpolation"], "STEP");
  EXPECT_EQ(gltf.floats(translation["output"]).size(), 9u);
  EXPECT_EQ(translation["input"], scale["input"]);  // equal times are stored once
  EXPECT_EQ(scale["input"], rotation["input"]);
  EXPECT_EQ(ShownTrack(gltf, scale, 3).at(0.4)[2], 0);
  EXPECT_EQ(ShownTrack(gltf, scale, 3).at(0.6)[2], 10);
}

TEST(GltfWrite, RotationsStayWithinTheStatedBound) {
  Scene scene = test::walker();
  const auto swing = [](double a, double b, double c) {
    return curveOf({makeKey(0, a), makeKey(0.4, b), makeKey(1, c)}, CurveOutput::Angular);
  };
  scene.curves = CurveSet({{"hip_L", "rotateX", swing(-0.5, 0.9, -0.5)},
                           {"hip_L", "rotateY", swing(0.2, -0.7, 1.4)},
                           {"hip_L", "rotateZ", swing(0, 3, 7)}});
  double last = 1;
  for (const double tolerance : {1e-2, 1e-3, 1e-4, 1e-5}) {
    WriteOptions options;
    options.tolerance = tolerance;
    WriteReport report;
    const DecodedGltf gltf = decodeGlb(formatGltf(scene, true, options, report));
    EXPECT_FALSE(report.exact);
    EXPECT_LE(report.angularError, tolerance);
    EXPECT_LT(report.angularError, last);
    last = report.angularError;
    ASSERT_EQ(report.notes.size(), 1u);
    EXPECT_THAT(report.notes[0], testing::MatchesRegex(
                                     "hip_L: rotation held to 0.[0-9]+ rad with [0-9]+ keys \\(3 before\\)"));
    const ShownTrack track(gltf, gltf.sampler("hip_L", "rotation"), 4);
    int checked = 0;
    for (std::size_t k = 0; k + 1 < track.times.size(); ++k) {
      for (int i = 0; i <= 20; ++i) {
        const double a = static_cast<double>(track.times[k]), b = static_cast<double>(track.times[k + 1]);
        const double t = a + (b - a) * i / 20;
        ASSERT_LE(angleBetween(rotationOf(scene, scene.skeleton.joints[1], t), track.at(t)),
                  report.angularError);
        ++checked;
      }
    }
    EXPECT_GE(checked, 42);
  }
}

TEST(GltfWrite, SampledMotionKeepsItsFrames) {
  Scene scene = test::walker();
  std::vector<Key> keys[4];
  for (int frame = 0; frame < 49; ++frame) {
    const double t = frame / 24.0;
    keys[0].push_back(makeKey(t, 100 * t, TangentType::Linear));
    for (int i = 1; i < 4; ++i) keys[i].push_back(makeKey(t, std::sin(i * 3 * t), TangentType::Linear));
  }
  scene.curves = CurveSet({{"hips", "translateZ", curveOf(keys[0], CurveOutput::Linear)},
                           {"hip_R", "rotateX", curveOf(keys[1], CurveOutput::Angular)},
                           {"hip_R", "rotateY", curveOf(keys[2], CurveOutput::Angular)},
                           {"hip_R", "rotateZ", curveOf(keys[3], CurveOutput::Angular)}});
  WriteReport report;
  const DecodedGltf gltf = decodeGlb(formatGltf(scene, true, {}, report));
  EXPECT_TRUE(report.exact);
  const auto sampler = gltf.sampler("hip_R", "rotation");
  EXPECT_EQ(sampler["interpolation"], "LINEAR");
  EXPECT_EQ(sampler["input"], gltf.sampler("hips", "translation")["input"]);
  const ShownTrack track(gltf, sampler, 4);
  ASSERT_EQ(track.times.size(), 49u);
  ASSERT_EQ(report.notes.size(), 1u);
  EXPECT_THAT(report.notes[0], HasSubstr("rotations are exact at the frames"));
  EXPECT_GT(report.angularError, 0);
  EXPECT_LT(report.angularError, 0.02);
  for (int i = 0; i <= 960; ++i) {
    const double t = i / 480.0,
                 error = angleBetween(rotationOf(scene, scene.skeleton.joints[5], t), track.at(t));
    EXPECT_LE(error, i % 20 == 0 ? 1e-6 : report.angularError);
  }
}

TEST(GltfWrite, NegativeTimesMoveAndComeBack) {
  Scene scene = test::walker();
  scene.curves = CurveSet({{"hips", "translateX",
                            curveOf({makeKey(-1.5, 0), makeKey(0, 7), makeKey(2, 3)}, CurveOutput::Linear)}});
  WriteReport report;
  const std::string bytes = formatGltf(scene, true, {}, report);
  const DecodedGltf gltf = decodeGlb(bytes);
  EXPECT_EQ(gltf.json["animations"][0]["extras"]["footfall"]["startTime"], -1.5);
  EXPECT_EQ(gltf.floats(gltf.sampler("hips", "translation")["input"]), (std::vector<float>{0, 1.5f, 3.5f}));
  const auto& input = gltf.json["accessors"][gltf.sampler("hips", "translation")["input"].get<std::size_t>()];
  EXPECT_EQ(input["min"][0], 0);
  EXPECT_EQ(input["max"][0], 3.5);
  const Scene back = parseGltf(bytes, "n.glb");
  EXPECT_EQ(back.range.start, -1.5);
  EXPECT_EQ(back.range.end, 2);
}

TEST(GltfWrite, SaysWhatCannotBeHeld) {
  Scene scene = test::walker();
  const auto keys = [] {
    return std::vector<Key>{makeKey(0, 0), makeKey(0.5, 10), makeKey(0.5 + 1e-9, 11), makeKey(1, 4)};
  };
  std::vector<Key> weighted = {makeKey(0, 0, TangentType::Fixed), makeKey(1, 50, TangentType::Fixed)};
  for (Key& key : weighted) key.in = key.out = {2, 10};
  std::vector<Key> stepped = {makeKey(0, 0, TangentType::Step), makeKey(1, 50, TangentType::Step)};
  scene.curves = CurveSet(
      {{"hips", "visibility", curveOf(keys(), CurveOutput::Unitless)},
       {"hips", "translateX", Curve(keys(), false, Infinity::Constant, Infinity::Cycle, CurveOutput::Linear)},
       {"hip_L", "translateX", curveOf(weighted, CurveOutput::Linear, true)},
       {"hip_R", "translateX", curveOf(stepped, CurveOutput::Linear)},
       {"hip_R", "translateY", curveOf({makeKey(0, 0), makeKey(1, 50)}, CurveOutput::Linear)},
       {"stray", "translateY", curveOf({makeKey(0, 0), makeKey(1, 50)}, CurveOutput::Linear)}});
  WriteReport report;
  const DecodedGltf gltf = decodeGlb(formatGltf(scene, true, {}, report));
  EXPECT_FALSE(report.exact);
  EXPECT_LE(report.linearError, 1e-4);
  EXPECT_GT(report.linearError, 0);
  using testing::Contains;
  EXPECT_THAT(report.notes, Contains(HasSubstr("left out: hips.visibility")));
  EXPECT_THAT(report.notes, Contains(HasSubstr("hips.translateX: runs on after its keys")));
  EXPECT_THAT(report.notes, Contains(HasSubstr("1 key too close together for glTF to tell apart")));
  EXPECT_THAT(report.notes, Contains(HasSubstr("hip_R: translation: 1 step held as jumps within 0.01 ms")));
  EXPECT_THAT(
      report.notes,
      Contains(testing::MatchesRegex("hip_L: translation held to .* m with [0-9]+ keys \\(2 before\\)")));
  EXPECT_THAT(report.notes, Contains(HasSubstr("1 node without a place in the skeleton became roots")));
  EXPECT_FALSE(gltf.sampler("stray", "translation").is_null());
  const ShownTrack jump(gltf, gltf.sampler("hip_R", "translation"), 3);
  EXPECT_NEAR(jump.at(0.9999)[0], 0, 1e-7);
  EXPECT_NEAR(jump.at(1)[0], 0.5, 1e-7);
  EXPECT_NEAR(jump.at(0.5)[1], 0.25, 1e-6);
}

TEST(GltfWrite, IsTheSameEveryTimeInBothForms) {
  RandomCurves random{std::mt19937(3)};
  Scene scene = random.scene();
  for (const char* name : {"translateY", "rotateX"}) {  // enough keys for threads
    std::vector<Key> keys;
    for (int frame = 0; frame < 6000; ++frame) keys.push_back(makeKey(frame / 24.0, std::sin(0.1 * frame)));
    std::vector<NamedCurve> curves(scene.curves.begin(), scene.curves.end());
    curves.push_back({"long", name, Curve(keys)});
    scene.curves = CurveSet(std::move(curves));
  }
  WriteReport report;
  const std::string bytes = formatGltf(scene, true, {}, report), text = formatGltf(scene, false, {}, report);
  const int threads = omp_get_max_threads();
  for (const int count : {1, 3}) {
    omp_set_num_threads(count);
    EXPECT_EQ(bytes, formatGltf(scene, true, {}, report));
  }
  omp_set_num_threads(threads);
  EXPECT_EQ(text, formatGltf(scene, false, {}, report));
  EXPECT_EQ(text.front(), '{');
  EXPECT_THAT(text, HasSubstr("data:application/octet-stream;base64,"));
  // Both forms hold the same.
  EXPECT_EQ(formatSceneJson(parseGltf(bytes, "a.glb")), formatSceneJson(parseGltf(text, "a.gltf")));
}

TEST(GltfRoundTrip, TranslationKeysAndTangentsSurvive) {
  int checked = 0;
  for (unsigned seed = 0; seed < 300; ++seed) {
    RandomCurves random{std::mt19937(seed), false, false};
    Scene scene = test::walker();
    // One set of whole frames for the three components.
    std::vector<Key> keys[3];
    int frame = random.pick(5);
    const int count = 2 + random.pick(8);
    for (int k = 0; k < count; ++k) {
      for (auto& axis : keys) {
        Key key = makeKey(frame / scene.frameRate, random.uniform(-200, 200), TangentType::Fixed);
        key.in = {1, random.uniform(-300, 300)};
        key.out = {1, random.pick(2) ? key.in.y : random.uniform(-300, 300)};
        axis.push_back(key);
      }
      frame += 1 + random.pick(20);
    }
    const char* names[] = {"translateX", "translateY", "translateZ"};
    std::vector<NamedCurve> curves;
    for (int i = 0; i < 3; ++i) curves.push_back({"hips", names[i], curveOf(keys[i], CurveOutput::Linear)});
    scene.curves = CurveSet(curves);
    WriteReport report;
    const Scene back = parseGltf(formatGltf(scene, true, {}, report), "r.glb");
    EXPECT_TRUE(report.exact);
    ASSERT_EQ(back.curves.size(), 3u);
    for (std::size_t i = 0; i < 3; ++i) {
      const auto &a = scene.curves[i].curve.keys(), &b = back.curves[i].curve.keys();
      EXPECT_EQ(back.curves[i].name(), scene.curves[i].name());
      ASSERT_EQ(a.size(), b.size());
      for (std::size_t k = 0; k < a.size(); ++k) {
        EXPECT_EQ(a[k].time, b[k].time);  // whole frames come back as whole frames
        EXPECT_NEAR(a[k].value, b[k].value, 2e-5);
        const auto slope = [](const Tangent& t) { return t.y / t.x; };
        const auto near = [&](const Tangent& s, const Tangent& t) {
          return std::abs(slope(s) - slope(t)) <= 3e-5 + 1e-7 * std::abs(slope(s));
        };
        EXPECT_TRUE(k == 0 || near(a[k].in, b[k].in));
        EXPECT_TRUE(k + 1 == a.size() || near(a[k].out, b[k].out));
        ++checked;
      }
    }
  }
  EXPECT_GT(checked, 3000);
}

TEST(GltfRoundTrip, RotationsComeBackAsEulerCurves) {
  int checked = 0;
  for (unsigned seed = 0; seed < 100; ++seed) {
    RandomCurves random{std::mt19937(seed), true, false};
    Scene scene = test::walker();
    std::vector<NamedCurve> curves;
    for (const char* name : {"rotateX", "rotateY", "rotateZ"}) {
      // Turns of more than half a circle about the outer axes; the middle one stays away from the pole.
      const double size = name[6] == 'Y' ? 0.5 : 4;
      std::vector<Key> keys;
      for (int k = 0; k < 4; ++k)
        keys.push_back(makeKey(0.5 * k, random.uniform(-size, size), TangentType::Auto));
      curves.push_back({"hips", name, curveOf(keys, CurveOutput::Angular)});
    }
    scene.curves = CurveSet(curves);
    WriteReport report;
    const Scene back = parseGltf(formatGltf(scene, seed % 2 == 0, {}, report), "r.glb");
    ASSERT_EQ(back.curves.size(), 3u);
    for (int i = 0; i <= 300; ++i) {
      const double t = i / 200.0;
      const Mat3 expected = rotationOf(scene, scene.skeleton.joints[0], t);
      const Quat read(rotationOf(back, back.skeleton.joints[0], t));
      ASSERT_LE(angleBetween(expected, {read.x(), read.y(), read.z(), read.w()}), 5e-4)
          << seed << " at " << t;
      ++checked;
    }
    // The outer angles run on past half a circle, as they did. (The middle one may be seen from the other
    // side.)
    for (const std::size_t i : {std::size_t{0}, std::size_t{2}}) {
      EXPECT_NEAR(back.curves[i].curve.evaluate(1.5) - back.curves[i].curve.evaluate(0),
                  scene.curves[i].curve.evaluate(1.5) - scene.curves[i].curve.evaluate(0), 1e-3);
    }
  }
  EXPECT_EQ(checked, 30100);
}

// Thousands of random scenes: what a viewer shows is what the curves say, within the stated bounds; what
// comes back stands where the scene stood.
TEST(GltfProperty, RandomScenesAreShownAsTheyAre) {
  int tracks = 0;
  for (unsigned seed = 0; seed < 2000; ++seed) {
    RandomCurves random{std::mt19937(seed)};
    const Scene scene = random.scene();
    WriteReport report;
    WriteOptions options;
    options.tolerance = 1e-3;
    const std::string bytes = formatGltf(scene, true, options, report);
    const DecodedGltf gltf = decodeGlb(bytes);
    double start = 0;
    for (const NamedCurve& named : scene.curves) start = std::min(start, named.curve.keys().front().time);
    for (const Joint& joint : scene.skeleton.joints) {
      for (const char* path : {"translation", "rotation"}) {
        const auto sampler = gltf.sampler(joint.name, path);
        if (sampler.is_null()) continue;
        const bool rotation = path[0] == 'r';
        const ShownTrack track(gltf, sampler, rotation ? 4 : 3);
        for (std::size_t k = 0; k + 1 < track.times.size(); ++k) {
          const double a = static_cast<double>(track.times[k]), b = static_cast<double>(track.times[k + 1]);
          ASSERT_LT(a, b);
          if (b - a < 1e-4) continue;  // a jump
          for (const double share : {0.13, 0.5, 0.81}) {
            const double t = a + share * (b - a), time = start + t;
            const std::vector<double> shown = track.at(t);
            if (rotation) {
              ASSERT_LE(angleBetween(rotationOf(scene, joint, time), shown), report.angularError + 3e-6)
                  << seed;
              continue;
            }
            Vec3 expected = joint.translation;
            const char* names[] = {".translateX", ".translateY", ".translateZ"};
            for (int i = 0; i < 3; ++i) {
              if (const Curve* curve = curveNamed(scene, joint.name + names[i]))
                expected[i] = held(*curve, time) / 100;
            }
            ASSERT_LE((Vec3(shown.data()) - expected).norm(),
                      report.linearError + 3e-6 * (1 + expected.norm()))
                << seed;
          }
        }
        ++tracks;
      }
    }
    const Scene back = parseGltf(bytes, "r.glb");
    ASSERT_EQ(back.skeleton.size(), scene.skeleton.size());
    for (std::size_t i = 0; i < back.skeleton.size(); ++i) {
      const Joint &joint = scene.skeleton.joints[i], &read = back.skeleton.joints[i];
      EXPECT_EQ(joint.name, read.name);
      EXPECT_EQ(joint.parent, read.parent);
      EXPECT_EQ(joint.kind, read.kind);
      ASSERT_TRUE(joint.translation.isApprox(read.translation, 1e-6));
      ASSERT_TRUE(joint.scale.isApprox(read.scale, 1e-6));
    }
  }
  EXPECT_GT(tracks, 8000);
}

}  // namespace
}  // namespace footfall

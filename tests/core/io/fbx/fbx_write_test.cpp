// SPDX-License-Identifier: MIT
// FBX files that are edited in place, and new ones.
#include <cmath>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/angles.h"
#include "base/scanner.h"
#include "core/io/fbx/genuine_files.h"
#include "error_of.h"
#include "io/fbx/fbx_scene.h"
#include "io/formats.h"
#include "scene/node_places.h"

namespace footfall {
namespace {

constexpr double kExact = 1e-6;  // of a curve's range

std::string written(const Scene& scene, const WriteOptions& options = {}) {
  WriteReport report;
  return formatFbx(scene, options, report);
}

double rangeOf(const Curve& curve) {
  double low = 0, high = 0;
  for (const Key& key : curve.keys()) low = std::min(low, key.value), high = std::max(high, key.value);
  return std::max(high - low, 1e-3);
}

// bound: what the writer said that it may be off between keys, in the curve's units.
void expectSame(const Curve& a, const Curve& b, const std::string& what, double bound = 0) {
  ASSERT_EQ(a.keys().size(), b.keys().size()) << what;
  const double within = kExact * rangeOf(a);
  for (std::size_t k = 0; k < a.keys().size(); ++k) {
    EXPECT_NEAR(a.keys()[k].time, b.keys()[k].time, 1e-9) << what << " key " << k;
    EXPECT_NEAR(a.keys()[k].value, b.keys()[k].value, within) << what << " key " << k;
    if (k + 1 == a.keys().size()) break;
    const double time = a.keys()[k].time, length = a.keys()[k + 1].time - time;
    for (const double share : {0.2, 0.5, 0.8}) {
      EXPECT_NEAR(a.evaluate(time + share * length), b.evaluate(time + share * length),
                  std::max(4 * within, 1.5 * bound))
          << what << " behind key " << k;
    }
  }
}

// The first curve of the file that stands alone in it: one that several properties share does not test one.
std::size_t editable(const Scene& scene) {
  for (std::size_t i = 0; i < scene.curves.size(); ++i) {
    if (scene.fbx->reading.curves[i].curve >= 0 && scene.curves[i].curve.keys().size() > 1) return i;
  }
  return scene.curves.size();
}

// The bytes of every node's values, by where the node stands in the tree; curves' keys left out.
std::multiset<std::string> untouchedNodes(const FbxDocument& document) {
  std::multiset<std::string> result;
  for (std::size_t i = 1; i < document.nodes().size(); ++i) {
    const FbxNode& node = document.nodes()[i];
    const std::string_view name = node.name;
    if (name.substr(0, 3) == "Key" || name == "a" || name == "Count") continue;
    if (name.find("Extrapolation") != name.npos || name == "Type" || name == "Repetition") continue;
    std::string text(document.node(node.parent).name);
    text += "/" + std::string(name) + ":";
    text += document.bytes().substr(node.values, node.valuesEnd - node.values);
    result.insert(std::move(text));
  }
  return result;
}

TEST(FbxInPlace, WhatWasNotChangedIsTheSameFile) {
  FOOTFALL_NEED_FBX();
  std::size_t files = 0;
  for (const std::string& file : genuineFbxFiles()) {
    EXPECT_EQ(written(readScene(file)) == readFile(file), true) << file;
    ++files;
  }
  EXPECT_GE(files, 90u);
}

TEST(FbxInPlace, OneEditedCurveChangesOnlyItsKeys) {
  FOOTFALL_NEED_FBX();
  std::size_t edited = 0;
  for (const std::string& file : genuineFbxFiles()) {
    SCOPED_TRACE(file);
    Scene scene = readScene(file);
    const std::size_t target = editable(scene);
    if (target == scene.curves.size()) continue;
    Curve& curve = scene.curves[target].curve;
    const double middle = 0.5 * (curve.keys()[0].time + curve.keys()[1].time);
    curve.addKey(middle, curve.evaluate(middle) + 1, TangentType::Flat, TangentType::Linear);
    WriteReport report;
    const std::string bytes = formatFbx(scene, {}, report);
    const bool length = curve.output() == CurveOutput::Linear;
    const double bound = length ? 100 * report.linearError : report.angularError;
    EXPECT_LE(bound, 1e-4 * rangeOf(curve));  // weights have four digits
    const Scene again = parseFbx(bytes, file);
    ASSERT_EQ(again.curves.size(), scene.curves.size());
    for (std::size_t i = 0; i < scene.curves.size(); ++i) {
      ASSERT_EQ(again.curves[i].name(), scene.curves[i].name());
      if (i == target) {
        expectSame(scene.curves[i].curve, again.curves[i].curve, scene.curves[i].name(), bound);
      } else {
        EXPECT_EQ(scene.curves[i].curve == again.curves[i].curve, true) << scene.curves[i].name();
      }
    }
    EXPECT_EQ(untouchedNodes(scene.fbx->document), untouchedNodes(again.fbx->document));
    EXPECT_EQ(written(again) == bytes, true);
    ++edited;
  }
  EXPECT_GE(edited, 60u);
}

TEST(FbxInPlace, NewAndRemovedCurves) {
  FOOTFALL_NEED_FBX();
  std::size_t added = 0, removed = 0;
  for (const std::string& file : genuineFbxFiles()) {
    SCOPED_TRACE(file);
    Scene scene = readScene(file);
    if (scene.takes.empty()) continue;
    const Joint& joint = scene.skeleton.joints.back();
    std::set<std::string> there;
    for (const NamedCurve& named : scene.curves) there.insert(named.name());
    const bool isNew = there.count(joint.name + ".rotateY") == 0 && there.count(joint.name + ".rotateX") == 0;
    const std::size_t target = editable(scene);
    std::vector<NamedCurve> curves(scene.curves.begin(), scene.curves.end());
    std::string gone;
    if (target < curves.size()) {
      gone = curves[target].name();
      curves.erase(curves.begin() + static_cast<std::ptrdiff_t>(target));
    }
    scene.curves = CurveSet(curves);
    std::vector<Key> keys(2);
    keys[0].time = 0;
    keys[1].time = 1;
    keys[1].value = 0.5;
    keys[0].outType = keys[1].inType = TangentType::Linear;
    const Curve fresh(keys, false, Infinity::Constant, Infinity::Cycle, CurveOutput::Angular);
    if (isNew) scene.curves.add(joint.name, "rotateY", fresh);
    const Scene again = parseFbx(written(scene), file);
    std::set<std::string> now;
    for (const NamedCurve& named : again.curves) now.insert(named.name());
    if (isNew) {
      ASSERT_EQ(now.count(joint.name + ".rotateY"), 1u);
      const Curve* found = again.curves.find(joint.name, "rotateY");
      ASSERT_NE(found, nullptr);
      expectSame(fresh, *found, "the new curve");
      EXPECT_EQ(found->postInfinity(), Infinity::Cycle);
      ++added;
    }
    if (!gone.empty()) {
      EXPECT_EQ(now.count(gone), 0u) << gone;
      ++removed;
    }
  }
  EXPECT_GE(added, 40u);
  EXPECT_GE(removed, 40u);
}

TEST(FbxInPlace, ALayeredPropertyThatIsEditedIsOnTheBaseLayer) {
  FOOTFALL_NEED_FBX();
  const std::string file = std::string(FOOTFALL_FBX_DIR) + "/maya_anim_layers_over_acc_7500_binary.fbx";
  Scene scene = readScene(file);
  const auto wanted = nodePlaces(scene)->at(1.5);
  ASSERT_FALSE(scene.curves.empty());
  std::size_t changed = 0;
  for (std::size_t i = 0; i < scene.curves.size(); ++i) {
    if (scene.fbx->reading.curves[i].curve >= 0 || scene.curves[i].attribute != "translateX") continue;
    scene.curves[i].curve.setValue(0, scene.curves[i].curve.keys()[0].value + 1);
    ++changed;
  }
  ASSERT_GE(changed, 1u);
  const Scene again = parseFbx(written(scene), file);
  const auto found = nodePlaces(again)->at(1.5);
  ASSERT_EQ(found.size(), wanted.size());
  for (std::size_t n = 0; n < found.size(); ++n)
    EXPECT_LE((found[n] - wanted[n]).cwiseAbs().maxCoeff(),
              1e-4 * std::max(1.0, wanted[n].cwiseAbs().maxCoeff()));
}

// To Maya's format and into a new file: every key, value and tangent is there again.
TEST(FbxNew, CurvesSurviveMayaAndBack) {
  FOOTFALL_NEED_FBX();
  std::size_t curves = 0;
  for (const std::string& file : genuineFbxFiles()) {
    SCOPED_TRACE(file);
    const Scene scene = readScene(file);
    if (scene.curves.empty() || scene.metresPerUnit != 0.01) continue;
    WriteReport report;
    Scene plain = scene;
    plain.fbx = nullptr;
    const Scene maya = parseMayaAscii(formatMayaAscii(plain, "there.ma", report), "there.ma");
    WriteReport back;
    const Scene again = parseFbx(formatFbx(maya, {}, back), "back.fbx");
    ASSERT_EQ(again.curves.size(), scene.curves.size());
    if (!back.exact) continue;  // said so: beyond what FBX holds
    for (const NamedCurve& named : scene.curves) {
      const Curve* found = again.curves.find(named.node, named.attribute);
      ASSERT_NE(found, nullptr) << named.name();
      expectSame(named.curve, *found, named.name());
      ++curves;
    }
  }
  EXPECT_GE(curves, 200u);
}

Scene smallScene() {
  Scene scene;
  scene.frameRate = 30;
  scene.range = {0, 1};
  const char* names[] = {"hips", "spine", "head"};
  for (int j = 0; j < 3; ++j) {
    Joint joint;
    joint.name = names[j];
    joint.parent = j - 1;
    joint.translation = Vec3(0.1 * j, 0.9 - 0.3 * j, 0.05);
    joint.rotationOrder = static_cast<RotationOrder>(2 * j);
    joint.rotation = Vec3(0.1, 0.2 * j, -0.1);
    if (j == 1) joint.jointOrient = Vec3(0.3, -0.2, 0.5);
    if (j == 2) joint.rotateAxis = Vec3(-0.4, 0.1, 0.2);
    scene.skeleton.joints.push_back(joint);
  }
  std::vector<Key> keys(3);
  for (std::size_t k = 0; k < 3; ++k)
    keys[k].time = 0.5 * static_cast<double>(k), keys[k].value = k == 1 ? 0.7 : 0.1;
  scene.curves.add("hips", "rotateY",
                   Curve(keys, false, Infinity::Constant, Infinity::Linear, CurveOutput::Angular));
  for (Key& key : keys) key.value *= 100;
  scene.curves.add("hips", "translateZ",
                   Curve(keys, true, Infinity::Cycle, Infinity::Constant, CurveOutput::Linear));
  scene.curves.add(
      "head", "rotateX",
      Curve(keys = {keys[0]}, false, Infinity::Constant, Infinity::Constant, CurveOutput::Angular));
  return scene;
}

TEST(FbxNew, EveryProfileHasTheSameJointsInBothForms) {
  const Scene scene = smallScene();
  for (const char* profile : {"", "maya", "motionbuilder", "unreal", "unity", "blender"}) {
    for (const bool ascii : {false, true}) {
      SCOPED_TRACE(std::string(profile) + (ascii ? " as text" : ""));
      WriteOptions options;
      options.profile = profile;
      options.ascii = ascii;
      const std::string bytes = written(scene, options);
      EXPECT_EQ(bytes.substr(0, 7) == "Kaydara", !ascii);
      const Scene again = parseFbx(bytes, "again.fbx");
      const bool root = std::string(profile) == "unreal";
      EXPECT_NE(again.skeleton.find("hips"), -1);
      EXPECT_EQ(again.skeleton.find("root") >= 0, root);
      EXPECT_EQ(again.frameRate, 30);
      EXPECT_EQ(again.up == UpAxis::Z, root || std::string(profile) == "blender");
      Scene bare = again;
      bare.places = nullptr;
      bare.up = UpAxis::Y;
      bare.metresPerUnit = scene.metresPerUnit;
      const auto wanted = nodePlaces(scene), found = nodePlaces(bare);
      for (const double time : {0.0, 0.3, 1.0}) {
        const auto were = wanted->at(time), are = found->at(time);
        for (std::size_t j = 0; j < 3; ++j) {
          const std::size_t k = static_cast<std::size_t>(again.skeleton.find(scene.skeleton.joints[j].name));
          EXPECT_LE((were[j] - are[k]).cwiseAbs().maxCoeff(), 1e-5) << scene.skeleton.joints[j].name;
        }
      }
    }
  }
}

TEST(FbxNew, RefusesUnknownProfiles) {
  WriteOptions options;
  options.profile = "lightwave";
  EXPECT_THAT(errorOf([&] { written(smallScene(), options); }),
              testing::HasSubstr("must be maya, motionbuilder, unreal, unity or blender, got 'lightwave'"));
}

}  // namespace
}  // namespace footfall

// SPDX-License-Identifier: MIT
// Writes glTF files of many kinds into a folder, for the validator.
#include <cmath>
#include <cstdio>

#include <fmt/format.h>

#include "base/scanner.h"
#include "core/io/scenes.h"
#include "io/formats.h"

namespace {

using namespace footfall;

void write(const std::string& folder, const std::string& name, const Scene& scene, bool skin = true) {
  WriteOptions options;
  options.skin = skin;
  WriteReport report;
  writeFile(folder + "/" + name + ".glb", formatGltf(scene, true, options, report));
  writeFile(folder + "/" + name + ".gltf", formatGltf(scene, false, options, report));
}

Scene sampled() {
  Scene scene = test::walker();
  std::vector<NamedCurve> curves;
  for (int i = 0; i < 6; ++i) {
    std::vector<Key> keys;
    for (int frame = -12; frame < 120; ++frame) {
      keys.push_back(
          test::makeKey(frame / 24.0, (i < 3 ? 100 : 1) * std::sin(0.1 * frame + i), TangentType::Linear));
    }
    curves.push_back({"hips", attributeName(static_cast<ChannelKind>(i)), Curve(keys)});
  }
  scene.curves = CurveSet(std::move(curves));
  return scene;
}

void writeAll(const std::string& folder) {
  write(folder, "empty", Scene());
  write(folder, "rest", test::walker());
  write(folder, "rest_without_skin", test::walker(), false);
  write(folder, "sampled", sampled());
  Scene two = test::walker();
  two.skeleton.joints.push_back(test::makeJoint("other root", -1, {2, 0, 0}));
  two.skeleton.joints.push_back(test::makeJoint("caf\xe9 \"tip\"", 7, {0, 1, 0}));
  write(folder, "two_roots", two);
  Scene flat = test::walker();
  flat.skeleton.joints[0].scale.setZero();
  write(folder, "scale_zero", flat);
  Scene still;
  still.skeleton.joints.push_back(test::makeJoint("alone", -1, {0, 0, 0}, JointKind::Transform));
  still.curves = CurveSet({{"alone", "translateX", Curve({test::makeKey(3, 5)})}});
  write(folder, "one_key", still);
  for (unsigned seed = 0; seed < 40; ++seed) {
    test::RandomCurves random{std::mt19937(seed)};
    write(folder, fmt::format("random_{:02}", seed), random.scene(), seed % 4 != 0);
  }
}

}  // namespace

int main(int count, char** arguments) {
  if (count != 2) return 2;
  try {
    writeAll(arguments[1]);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
  }
  return 0;
}

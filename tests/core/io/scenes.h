// SPDX-License-Identifier: MIT
// Scenes for the tests of file formats: a small walker, and random ones.
#pragma once

#include <random>
#include <string>

#include "io/scene_file.h"

namespace footfall::test {

inline Joint makeJoint(const std::string& name, int parent, const Vec3& translation,
                       JointKind kind = JointKind::Joint) {
  Joint joint;
  joint.name = name;
  joint.parent = parent;
  joint.kind = kind;
  joint.translation = translation;
  return joint;
}

inline Key makeKey(double time, double value, TangentType type = TangentType::Auto) {
  Key key;
  key.time = time;
  key.value = value;
  key.inType = key.outType = type;
  return key;
}

// Hips with two legs, end sites at the toes; no curves.
inline Scene walker() {
  Scene scene;
  scene.skeleton.joints = {makeJoint("hips", -1, {0, 0.95, 0}),
                           makeJoint("hip_L", 0, {0.09, -0.05, 0}),
                           makeJoint("knee_L", 1, {0, -0.4, 0.02}),
                           makeJoint("foot_L", 2, {0, -0.4, -0.02}),
                           makeJoint("toe_L", 3, {0, -0.05, 0.15}, JointKind::EndSite),
                           makeJoint("hip_R", 0, {-0.09, -0.05, 0}),
                           makeJoint("knee_R", 5, {0, -0.4, 0.02})};
  scene.skeleton.joints[1].jointOrient = {0.1, -0.2, 0.3};
  scene.skeleton.joints[1].rotationOrder = RotationOrder::ZXY;
  scene.skeleton.joints[2].rotateAxis = {0.2, 0, 0};
  scene.frameRate = 24;
  return scene;
}

struct RandomCurves {
  std::mt19937 random;
  bool weighted = true;  // curves may have weighted tangents
  bool stepped = true;   // keys may step

  double uniform(double low, double high) {
    return std::uniform_real_distribution<double>(low, high)(random);
  }
  int pick(int count) { return std::uniform_int_distribution<int>(0, count - 1)(random); }

  Curve curve(CurveOutput output, double size, double start = -1, int mostKeys = 6) {
    std::vector<Key> keys;
    double time = start + uniform(0, 1);
    const int count = 1 + pick(mostKeys);
    for (int i = 0; i < count; ++i) {
      Key key = makeKey(time, uniform(-size, size));
      for (TangentType* type : {&key.inType, &key.outType}) {
        *type = static_cast<TangentType>(pick(15));
        const bool steps = *type == TangentType::Step || *type == TangentType::StepNext;
        if (steps && !stepped) *type = TangentType::Flat;
      }
      key.in = {uniform(0.05, 0.5), uniform(-size, size)};
      key.out = {uniform(0.05, 0.5), uniform(-size, size)};
      key.tangentsLocked = pick(2) == 0;
      key.weightsLocked = pick(2) == 0;
      key.breakdown = pick(4) == 0;
      keys.push_back(key);
      time += uniform(0.1, 0.8);
    }
    return Curve(keys, weighted && pick(2) == 0, static_cast<Infinity>(pick(5)),
                 static_cast<Infinity>(pick(5)), output);
  }

  Skeleton skeleton(int mostJoints = 6) {
    Skeleton result;
    const int count = 1 + pick(mostJoints);
    for (int i = 0; i < count; ++i) {
      // Depth-first: a parent is the last joint or one above it.
      int parent = i - 1;
      while (parent >= 0 && pick(3) == 0) parent = result.joints[static_cast<std::size_t>(parent)].parent;
      Joint joint =
          makeJoint("joint" + std::to_string(i), parent, {uniform(-1, 1), uniform(-1, 1), uniform(-1, 1)},
                    static_cast<JointKind>(pick(3)));
      joint.rotationOrder = static_cast<RotationOrder>(pick(6));
      for (Vec3* angles : {&joint.rotation, &joint.jointOrient, &joint.rotateAxis}) {
        if (pick(2) == 0) *angles = Vec3(uniform(-4, 4), uniform(-4, 4), uniform(-4, 4));
      }
      if (pick(3) == 0) joint.scale = Vec3(uniform(0.5, 2), uniform(0.5, 2), uniform(-2, -0.5));
      result.joints.push_back(joint);
    }
    return result;
  }

  Scene scene() {
    Scene result;
    result.skeleton = skeleton();
    constexpr double kRates[] = {24, 25, 30, 29.97, 120, 23.976};
    result.frameRate = kRates[pick(6)];
    std::vector<NamedCurve> curves;
    for (const Joint& joint : result.skeleton.joints) {
      for (int i = 0; i < 9; ++i) {
        if (pick(2) == 0) continue;
        const CurveOutput output = i < 3   ? CurveOutput::Linear
                                   : i < 6 ? CurveOutput::Angular
                                           : CurveOutput::Unitless;
        const double size = i < 3 ? 100 : i < 6 ? 3 : 2;
        curves.push_back({joint.name, attributeName(static_cast<ChannelKind>(i)), curve(output, size)});
      }
    }
    result.curves = CurveSet(std::move(curves));
    return result;
  }
};

}  // namespace footfall::test

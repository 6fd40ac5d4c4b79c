// SPDX-License-Identifier: MIT
// Forward kinematics of a 60-joint figure, in poses per second, beside the textbook way with 4x4 matrices;
// two-bone inverse kinematics, in solves per second, beside the general chain solver on the same limb and
// targets.
#include <benchmark/benchmark.h>

#include <cmath>
#include <random>

#include "figure/ik/chain_ik.h"
#include "figure/ik/two_bone_ik.h"
#include "figure/motion/batch_kinematics.h"
#include "figure/motion/pose.h"

namespace {

using namespace footfall;

// A figure of 60 joints: a root that moves, spine, limbs and fingers as chains; every joint turns.
Motion figureMotion(std::size_t frames) {
  std::mt19937 random(3);
  std::uniform_real_distribution<double> length(-0.3, 0.3), angle(-1.5, 1.5);
  Motion motion;
  for (int j = 0; j < 60; ++j) {
    Joint joint;
    joint.parent = j == 0 ? -1 : j % 6 == 0 ? 0 : j - 1;
    joint.rotationOrder = static_cast<RotationOrder>(j % 6);
    joint.translation = Vec3(length(random), length(random), length(random));
    motion.skeleton.joints.push_back(joint);
    if (j == 0) {
      for (int a = 0; a < 3; ++a) motion.channels.push_back({0, static_cast<ChannelKind>(a)});
    }
    for (int a = 3; a < 6; ++a) motion.channels.push_back({j, static_cast<ChannelKind>(a)});
  }
  motion.samples.resize(frames * motion.channels.size());
  for (double& value : motion.samples) value = angle(random);
  return motion;
}

using Mat4 = Eigen::Matrix4d;

Mat4 axisMatrix(int axis, double angle) {
  const double s = std::sin(angle), c = std::cos(angle);
  const int u = (axis + 1) % 3, v = (axis + 2) % 3;
  Mat4 m = Mat4::Identity();
  m(u, u) = c, m(u, v) = -s, m(v, u) = s, m(v, v) = c;
  return m;
}

// World matrices of a frame: translation times three axis matrices, parent times local. Channels as
// figureMotion makes them.
void plainWorld(const Motion& motion, std::size_t frame, std::vector<Mat4>& world) {
  const double* value = motion.frame(frame);
  world.resize(motion.skeleton.size());
  for (std::size_t j = 0; j < world.size(); ++j) {
    const Joint& joint = motion.skeleton.joints[j];
    Mat4 local = Mat4::Identity();
    local.topRightCorner<3, 1>() = joint.translation;
    if (j == 0) {
      local.topRightCorner<3, 1>() = Vec3(value[0], value[1], value[2]);
      value += 3;
    }
    const int* axes = axesOf(joint.rotationOrder);
    local = local * axisMatrix(axes[2], value[axes[2]]) * axisMatrix(axes[1], value[axes[1]]) *
            axisMatrix(axes[0], value[axes[0]]);
    value += 3;
    world[j] = joint.parent < 0 ? local : Mat4(world[static_cast<std::size_t>(joint.parent)] * local);
  }
}

constexpr std::size_t kFrames = 1024;

void fkPlainMatrices(benchmark::State& state) {
  const Motion motion = figureMotion(kFrames);
  std::vector<Mat4> world;
  for (auto _ : state) {
    for (std::size_t f = 0; f < kFrames; ++f) {
      plainWorld(motion, f, world);
      benchmark::DoNotOptimize(world.data());
    }
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(kFrames));
}
BENCHMARK(fkPlainMatrices);

void fkSingleFrames(benchmark::State& state) {
  const Motion motion = figureMotion(kFrames);
  Pose pose;
  for (auto _ : state) {
    for (std::size_t f = 0; f < kFrames; ++f) {
      worldPose(motion, f, pose);
      benchmark::DoNotOptimize(pose.position.data());
    }
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(kFrames));
}
BENCHMARK(fkSingleFrames);

void fkPlan(benchmark::State& state) {
  const Motion motion = figureMotion(kFrames);
  const BatchKinematics plan(motion);
  BatchKinematics::Workspace workspace;
  for (auto _ : state) {
    for (std::size_t f = 0; f < kFrames; f += BatchKinematics::kLanes) {
      plan.worldBlock(motion, f, workspace);
      benchmark::DoNotOptimize(workspace.joints.data());
    }
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(kFrames));
}
BENCHMARK(fkPlan);

void fkWorldPositions(benchmark::State& state) {
  const Motion motion = figureMotion(4 * kFrames);
  std::vector<int> joints;
  for (int j = 0; j < 60; ++j) joints.push_back(j);
  for (auto _ : state) {
    benchmark::DoNotOptimize(worldPositions(motion, joints, static_cast<int>(state.range(0))).data());
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(4 * kFrames));
}
BENCHMARK(fkWorldPositions)->Arg(1)->Arg(2)->UseRealTime();

// A leg of two bones and places for its foot.
struct LegCase {
  Skeleton skeleton;
  Pose local, world;
  std::vector<Vec3> targets;
};

LegCase legCase() {
  LegCase leg;
  const Vec3 offsets[] = {Vec3(0, 0.9, 0), Vec3(0, -0.45, 0.03), Vec3(0, -0.43, -0.03)};
  for (int j = 0; j < 3; ++j) {
    Joint joint;
    joint.parent = j - 1;
    joint.translation = offsets[j];
    leg.skeleton.joints.push_back(joint);
  }
  leg.local = leg.world = restPose(leg.skeleton);
  worldFromLocal(leg.skeleton, leg.world, leg.world);
  std::mt19937 random(4);
  std::uniform_real_distribution<double> offset(-0.2, 0.2);
  for (int i = 0; i < 256; ++i)
    leg.targets.push_back(Vec3(offset(random), 0.25 + offset(random), offset(random)));
  return leg;
}

void ikTwoBonePoints(benchmark::State& state) {
  const LegCase leg = legCase();
  std::size_t i = 0;
  for (auto _ : state) {
    benchmark::DoNotOptimize(solveTwoBone(leg.world.position[0], leg.world.position[1], leg.world.position[2],
                                          leg.targets[++i % 256], Vec3::UnitZ()));
  }
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK(ikTwoBonePoints);

void ikTwoBonePose(benchmark::State& state) {
  const LegCase leg = legCase();
  std::size_t i = 0;
  Pose world;
  for (auto _ : state) {
    world = leg.world;
    benchmark::DoNotOptimize(
        solveTwoBone(leg.skeleton, world, 0, 1, 2, leg.targets[++i % 256], Vec3::UnitZ()));
  }
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK(ikTwoBonePose);

void ikChain(benchmark::State& state) {
  const LegCase leg = legCase();
  std::size_t i = 0;
  Pose local;
  for (auto _ : state) {
    local = leg.local;
    benchmark::DoNotOptimize(solveChain(leg.skeleton, local, 0, 2, {leg.targets[++i % 256], {}}));
  }
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK(ikChain);

}  // namespace

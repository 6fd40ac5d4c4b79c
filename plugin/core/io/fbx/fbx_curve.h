// SPDX-License-Identifier: MIT
// A curve of an FBX file: its keys as they stand in the file, and how FBX evaluates them.
//
// Times are ticks, values in the file's own units, slopes per second, weights shares of the segment's length.
#pragma once

#include <cstdint>
#include <vector>

#include "io/fbx/fbx_document.h"

namespace footfall {

// Bits of a key's flags, as FBX 7 writes them.
namespace fbxkey {
inline constexpr std::uint32_t kConstant = 0x2, kLinear = 0x4, kCubic = 0x8;
inline constexpr std::uint32_t kConstantNext = 0x100;  // of a constant key: hold the next key's value
inline constexpr std::uint32_t kAuto = 0x100, kTcb = 0x200, kUser = 0x400, kBroken = 0x800;
inline constexpr std::uint32_t kClamp = 0x1000, kTimeIndependent = 0x2000, kClampProgressive = 0x4000;
inline constexpr std::uint32_t kWeightedRight = 0x1000000, kWeightedNextLeft = 0x2000000;
inline constexpr std::uint32_t kVelocityRight = 0x10000000, kVelocityNextLeft = 0x20000000;
}  // namespace fbxkey

// As in the file: of the tangents, what the key's own right side and the next key's left side are given.
struct FbxKey {
  std::int64_t time = 0;
  double value = 0;
  std::uint32_t flags = fbxkey::kLinear;
  // right slope, next key's left slope (bias of auto tangents; tension, continuity, bias of TCB), weights and
  // velocities packed in two halves
  float data[4] = {0, 0, 0, 0};
  float weightRight = 1.0F / 3, weightNextLeft = 1.0F / 3;
};

enum class FbxExtrapolation : std::uint8_t { Constant, Repeat, RelativeRepeat, Mirror, Slope };

struct FbxBeyond {
  FbxExtrapolation kind = FbxExtrapolation::Constant;
  int repetitions = -1;  // -1: for ever
};

// Both tangents of a key as they evaluate.
struct FbxTangents {
  double leftSlope = 0, rightSlope = 0;
  double leftWeight = 1.0 / 3, rightWeight = 1.0 / 3;
};

struct FbxCurve {
  std::vector<FbxKey> keys;
  std::vector<FbxTangents> tangents;  // one per key, from resolveFbxTangents
  FbxBeyond before, after;
  double ticksPerSecond = 46186158000.0;

  double time(std::size_t key) const { return static_cast<double>(keys[key].time) / ticksPerSecond; }
  double evaluate(double seconds, double otherwise) const;  // otherwise: without keys

 private:
  double inside(double seconds) const;
  double beyond(double seconds) const;
};

// The slopes and weights of every key, from flags and neighbours.
void resolveFbxTangents(FbxCurve& curve);

// An AnimationCurve since 7.0, and a Channel of a Take before. Both throw Error for a damaged curve.
FbxCurve readFbxCurve(const FbxDocument& document, int node, double ticksPerSecond);
FbxCurve readFbxChannel(const FbxDocument& document, int node, double ticksPerSecond);

}  // namespace footfall

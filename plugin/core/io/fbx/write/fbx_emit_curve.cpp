// SPDX-License-Identifier: MIT
#include "io/fbx/write/fbx_emit_curve.h"

#include <cmath>
#include <cstring>

namespace footfall {
namespace {

constexpr std::uint32_t kThirds = 0x0D050D05;  // two weights of 0.3333, packed

FbxOut extrapolation(const char* name, const FbxBeyond& beyond) {
  FbxOut node(name);
  char letter = 'C';
  switch (beyond.kind) {
    case FbxExtrapolation::Repeat:
      letter = 'R';
      break;
    case FbxExtrapolation::RelativeRepeat:
      letter = 'A';
      break;
    case FbxExtrapolation::Mirror:
      letter = 'M';
      break;
    case FbxExtrapolation::Slope:
      letter = 'K';
      break;
    default:
      break;
  }
  node.add("Type", {letter});
  node.add("Repetition", {beyond.repetitions});
  return node;
}

bool isWeighted(const FbxKey& key) {
  return (key.flags & (fbxkey::kWeightedRight | fbxkey::kWeightedNextLeft)) != 0;
}

}  // namespace

std::vector<FbxOut> fbxKeyArrays(const FbxCurve& curve) {
  std::vector<long long> times;
  std::vector<float> values, data;
  std::vector<int> flags, counts;
  for (const FbxKey& key : curve.keys) {
    times.push_back(key.time);
    values.push_back(static_cast<float>(key.value));
    std::uint32_t packed = kThirds;
    if (isWeighted(key)) {
      const auto part = [](float weight) {
        return static_cast<std::uint32_t>(std::lround(std::fmin(weight * 10000.0F, 65535.0F)));
      };
      packed = part(key.weightRight) | part(key.weightNextLeft) << 16;
    }
    float four[4] = {key.data[0], key.data[1], 0, 0};
    std::memcpy(&four[2], &packed, sizeof(packed));
    // Runs of keys with the same flags and numbers are written once.
    if (!counts.empty() && flags.back() == static_cast<int>(key.flags) &&
        std::memcmp(four, data.data() + data.size() - 4, sizeof(four)) == 0) {
      ++counts.back();
      continue;
    }
    flags.push_back(static_cast<int>(key.flags));
    data.insert(data.end(), four, four + 4);
    counts.push_back(1);
  }
  std::vector<FbxOut> nodes;
  nodes.emplace_back("KeyTime", std::vector<FbxItem>{std::move(times)});
  nodes.emplace_back("KeyValueFloat", std::vector<FbxItem>{std::move(values)});
  nodes.emplace_back("KeyAttrFlags", std::vector<FbxItem>{std::move(flags)});
  nodes.emplace_back("KeyAttrDataFloat", std::vector<FbxItem>{std::move(data)});
  nodes.emplace_back("KeyAttrRefCount", std::vector<FbxItem>{std::move(counts)});
  return nodes;
}

std::vector<FbxOut> fbxExtrapolations(const FbxCurve& curve) {
  std::vector<FbxOut> nodes;
  if (curve.before.kind != FbxExtrapolation::Constant)
    nodes.push_back(extrapolation("Pre-Extrapolation", curve.before));
  if (curve.after.kind != FbxExtrapolation::Constant)
    nodes.push_back(extrapolation("Post-Extrapolation", curve.after));
  return nodes;
}

FbxOut fbxAnimationCurve(long long id, const FbxCurve& curve) {
  FbxOut node("AnimationCurve", {id, FbxName{"AnimCurve", ""}, std::string()});
  node.add("Default", {curve.keys.empty() ? 0.0 : curve.keys.front().value});
  node.add("KeyVer", {4009});
  for (FbxOut& array : fbxKeyArrays(curve)) node.children.push_back(std::move(array));
  for (FbxOut& beyond : fbxExtrapolations(curve)) node.children.push_back(std::move(beyond));
  return node;
}

std::vector<FbxOut> fbxChannelKeys(const FbxCurve& curve, int keyVersion) {
  FbxOut list("Key");
  auto& items = list.items;
  for (std::size_t i = 0; i < curve.keys.size(); ++i) {
    const FbxKey& key = curve.keys[i];
    items.emplace_back(static_cast<long long>(key.time));
    items.emplace_back(key.value);
    if ((key.flags & fbxkey::kConstant) != 0) {
      items.emplace_back('C');
      if (keyVersion >= 4004) items.emplace_back((key.flags & fbxkey::kConstantNext) != 0 ? 'n' : 's');
      continue;
    }
    if ((key.flags & fbxkey::kCubic) == 0) {
      items.emplace_back('L');
      continue;
    }
    // Automatic tangents as what they come to: the letters of old files do not say how they are computed.
    items.emplace_back('U');
    items.emplace_back((key.flags & fbxkey::kBroken) != 0 ? 'b' : 's');
    items.emplace_back(curve.tangents[i].rightSlope);
    items.emplace_back(i + 1 < curve.keys.size() ? curve.tangents[i + 1].leftSlope : 0.0);
    if (keyVersion == 4003) continue;
    if (!isWeighted(key)) {
      items.emplace_back('n');
      continue;
    }
    items.emplace_back('a');
    items.emplace_back(static_cast<double>(key.weightRight));
    items.emplace_back(static_cast<double>(key.weightNextLeft));
  }
  std::vector<FbxOut> nodes;
  nodes.emplace_back("KeyVer", std::vector<FbxItem>{keyVersion});
  nodes.emplace_back("KeyCount", std::vector<FbxItem>{static_cast<int>(curve.keys.size())});
  nodes.push_back(std::move(list));
  return nodes;
}

}  // namespace footfall

// SPDX-License-Identifier: MIT
// Curves from the two forms that files have: arrays since 7.0, one list of times, values and letters before.
#include <cmath>
#include <cstring>
#include <limits>

#include <fmt/format.h>

#include "io/fbx/fbx_curve.h"

namespace footfall {
namespace {

constexpr double kWeightUnit = 0.0001;  // of the packed weights

FbxBeyond readBeyond(const FbxDocument& document, int curve, std::string_view name) {
  FbxBeyond result;
  const int node = document.child(curve, name);
  const int type = node >= 0 ? document.child(node, "Type") : -1;
  if (type < 0) return result;
  // A letter, in the ASCII form its code or the letter itself.
  FbxValues values(document, type);
  FbxValue value;
  if (!values.next(value)) return result;
  const long long code = value.kind == FbxValue::Kind::Integer ? value.integer
                         : value.text.empty()                  ? 0
                                                               : value.text.front();
  switch (code) {
    case 'A':
      result.kind = FbxExtrapolation::RelativeRepeat;
      break;
    case 'K':
      result.kind = FbxExtrapolation::Slope;
      break;
    case 'M':
      result.kind = FbxExtrapolation::Mirror;
      break;
    case 'R':
      result.kind = FbxExtrapolation::Repeat;
      break;
    default:
      break;
  }
  const int repetition = document.child(node, "Repetition");
  const long long count = repetition >= 0 ? document.integer(repetition, 0).value_or(-1) : -1;
  if (count >= 0 && count < std::numeric_limits<int>::max()) result.repetitions = static_cast<int>(count);
  return result;
}

void finish(const FbxDocument& document, int node, FbxCurve& curve) {
  for (std::size_t i = 0; i < curve.keys.size(); ++i) {
    if (!std::isfinite(curve.keys[i].value)) document.failAt(node, "a key's value is not a number");
    if (i > 0 && curve.keys[i].time < curve.keys[i - 1].time)
      document.failAt(node, fmt::format("key {} is before the key in front of it", i + 1));
  }
  curve.before = readBeyond(document, node, "Pre-Extrapolation");
  curve.after = readBeyond(document, node, "Post-Extrapolation");
  resolveFbxTangents(curve);
}

int need(const FbxDocument& document, int node, std::string_view name) {
  const int found = document.child(node, name);
  if (found < 0) document.failAt(node, fmt::format("an AnimationCurve has no {}", name));
  return found;
}

}  // namespace

FbxCurve readFbxCurve(const FbxDocument& document, int node, double ticksPerSecond) {
  FbxCurve curve;
  curve.ticksPerSecond = ticksPerSecond;
  const std::vector<long long> times = document.integers(need(document, node, "KeyTime"));
  const std::vector<double> values = document.reals(need(document, node, "KeyValueFloat"));
  const std::vector<long long> flags = document.integers(need(document, node, "KeyAttrFlags"));
  const std::vector<float> data = document.floats(need(document, node, "KeyAttrDataFloat"));
  const std::vector<long long> repeats = document.integers(need(document, node, "KeyAttrRefCount"));
  if (times.size() != values.size())
    document.failAt(node, fmt::format("a curve has {} times and {} values", times.size(), values.size()));
  if (flags.size() != repeats.size() || data.size() != 4 * repeats.size())
    document.failAt(node, fmt::format("a curve has {} flags, {} counts and {} numbers for tangents", flags.size(),
                                      repeats.size(), data.size()));
  curve.keys.resize(times.size());
  std::size_t run = 0;
  long long left = repeats.empty() ? 0 : repeats[0];
  for (std::size_t i = 0; i < times.size(); ++i) {
    while (left <= 0 && run + 1 < repeats.size()) left = repeats[++run];
    if (left <= 0) document.failAt(node, "a curve's KeyAttrRefCount does not reach to its last key");
    --left;
    FbxKey& key = curve.keys[i];
    key.time = times[i];
    key.value = values[i];
    key.flags = static_cast<std::uint32_t>(flags[run]);
    std::uint32_t packed = 0;
    std::memcpy(&packed, &data[4 * run + 2], sizeof(packed));
    std::memcpy(key.data, &data[4 * run], sizeof(key.data));
    for (int k = 0; k < 2; ++k) {
      if (!std::isfinite(key.data[k])) key.data[k] = 0;
    }
    if ((key.flags & fbxkey::kTcb) == 0 || (key.flags & fbxkey::kCubic) == 0 ||
        (key.flags & fbxkey::kConstant) != 0) {
      if ((key.flags & fbxkey::kWeightedRight) != 0)
        key.weightRight = static_cast<float>((packed & 0xffff) * kWeightUnit);
      if ((key.flags & fbxkey::kWeightedNextLeft) != 0)
        key.weightNextLeft = static_cast<float>((packed >> 16) * kWeightUnit);
    } else if (!std::isfinite(key.data[2])) {
      key.data[2] = 0;
    }
  }
  finish(document, node, curve);
  return curve;
}

// Before 7.0 a key is time, value, and a letter: C with n or s, L, or U with the kind of its tangents (s and b:
// right and next left slope; a, d, p, q, t: automatic), then how they are weighted (n not; a both, l and r one
// side, with the weights).
namespace {

class ChannelKeys {
 public:
  ChannelKeys(const FbxDocument& document, int node, int keyVersion)
      : document_(document), node_(node), list_(document.reals(node)), version_(keyVersion) {}

  bool atEnd() const { return at_ == list_.size(); }

  FbxKey key() {
    FbxKey key;
    const double time = number();
    if (!(std::abs(time) < 9e18)) document_.failAt(node_, "a key's time is out of range");
    key.time = static_cast<std::int64_t>(time);
    key.value = number();
    const char mode = letter();
    if (mode == 'L') {
      key.flags = fbxkey::kLinear;
    } else if (mode == 'C') {
      key.flags = fbxkey::kConstant;
      if (version_ >= 4004 && letter() == 'n') key.flags |= fbxkey::kConstantNext;
    } else if (mode == 'U') {
      tangents(key);
    } else {
      fail(mode);
    }
    return key;
  }

 private:
  [[noreturn]] void fail(char letter) const {
    document_.failAt(node_, fmt::format("the keys have an unknown letter (code {})", static_cast<int>(letter)));
  }

  double number() {
    if (atEnd()) document_.failAt(node_, "the keys end in the middle of one");
    return list_[at_++];
  }
  char letter() {
    const double code = number();
    return code >= 0 && code <= 127 ? static_cast<char>(code) : '\0';
  }

  void tangents(FbxKey& key) {
    const char kind = letter();
    int weights = 1;
    key.flags = fbxkey::kCubic | fbxkey::kUser;
    if (kind == 's' || kind == 'b') {
      if (kind == 'b') key.flags |= fbxkey::kBroken;
      key.data[0] = static_cast<float>(number());
      key.data[1] = static_cast<float>(number());
      if (version_ == 4003) weights = 0;
    } else {
      int skipped = 0;
      switch (kind) {
        case 'a':
          weights = version_ <= 4004 ? 0 : 1;
          break;
        case 'p':
        case 'q':
          skipped = 2;
          weights = version_ <= 4004 ? 1 : 2;
          break;
        case 't':
          skipped = 3;
          weights = 0;
          break;
        case 'd':
          skipped = 1;
          break;
        default:
          fail(kind);
      }
      for (int i = 0; i < skipped; ++i) number();
      key.flags = fbxkey::kCubic | fbxkey::kAuto | fbxkey::kTimeIndependent | fbxkey::kClampProgressive;
    }
    for (; weights > 0; --weights) weight(key);
  }

  void weight(FbxKey& key) {
    const char kind = letter();
    if (kind == 'a' || kind == 'r') {
      key.weightRight = static_cast<float>(number());
      key.flags |= fbxkey::kWeightedRight;
    }
    if (kind == 'a' || kind == 'l') {
      key.weightNextLeft = static_cast<float>(number());
      key.flags |= fbxkey::kWeightedNextLeft;
    }
    if (std::string_view("arlnc").find(kind) == std::string_view::npos) fail(kind);
  }

  const FbxDocument& document_;
  int node_;
  std::vector<double> list_;
  int version_;
  std::size_t at_ = 0;
};

}  // namespace

FbxCurve readFbxChannel(const FbxDocument& document, int node, double ticksPerSecond) {
  FbxCurve curve;
  curve.ticksPerSecond = ticksPerSecond;
  const int list = document.child(node, "Key");
  if (list < 0) return curve;
  const int version = document.child(node, "KeyVer");
  const long long said = version >= 0 ? document.integer(version, 0).value_or(0) : 0;
  ChannelKeys keys(document, list, said > 0 && said < 10000 ? static_cast<int>(said) : 4005);
  const int count = document.child(node, "KeyCount");
  const long long announced = count >= 0 ? document.integer(count, 0).value_or(-1) : -1;
  while (!keys.atEnd() && (announced < 0 || curve.keys.size() < static_cast<std::size_t>(announced)))
    curve.keys.push_back(keys.key());
  if (!keys.atEnd() || (announced >= 0 && curve.keys.size() != static_cast<std::size_t>(announced)))
    document.failAt(list, fmt::format("a channel says that it has {} keys, and has others", announced));
  finish(document, node, curve);
  return curve;
}

}  // namespace footfall

// SPDX-License-Identifier: MIT
#include "warp/warp_table.h"

#include <algorithm>

#include "curve/time_map_table.h"

namespace footfall::warp {

const std::vector<std::string>& warpInterpolationWords() {
  static const std::vector<std::string> words{"spline", "linear", "step"};
  return words;
}

const std::vector<std::string>& goalModeWords() {
  static const std::vector<std::string> words{"offset", "scale", "mix", "neutralise", "auto"};
  return words;
}

const std::vector<std::string>& warpSpaceWords() {
  static const std::vector<std::string> words{"world", "body"};
  return words;
}

const std::vector<std::string>& contactPolicyWords() {
  static const std::vector<std::string> words{"keep", "follow", "free"};
  return words;
}

template <typename Controls>
const OptionTable<Controls>& warpControlTable() {
  using Row = Option<Controls>;
  static const OptionTable<Controls> table{
      Row(
          "name", [](Controls& c) -> std::string& { return c.name; }, "Name of the warp")
          .onNode("warpName", "wn"),
      Row(
          "muted", [](Controls& c) -> bool& { return c.muted; }, "Leave the warp out")
          .onNode("mute", "mut"),
      Row(
          "weight", [](Controls& c) -> double& { return c.weight; }, anyNumber(), OptionUnit::None,
          "How much of the warp counts: 0 nothing, 1 all of it")
          .onNode("weight", "wgt")
          .slides(0, 1),
      Row("interpolation",
          typename Row::Choice{
              [](const Controls& c) { return static_cast<int>(c.interpolation); },
              [](Controls& c, int i) { c.interpolation = static_cast<WarpInterpolation>(i); }},
          warpInterpolationWords(), "Between the keys of the warp")
          .onNode("interpolation", "ip")
          .notKeyable(),
  };
  return table;
}
template const OptionTable<WarpControls>& warpControlTable();
template const OptionTable<WarpLayer>& warpControlTable();

const OptionTable<EasedRange>& easedRangeTable() {
  using Row = Option<EasedRange>;
  static const OptionTable<EasedRange> table{
      Row(
          "start", [](EasedRange& r) -> double& { return r.time.start; }, anyNumber(), OptionUnit::None,
          "Where the warp begins to act")
          .onNode("rangeStart", "rs")
          .asTime()
          .notKeyable(),
      Row(
          "end", [](EasedRange& r) -> double& { return r.time.end; }, anyNumber(), OptionUnit::None,
          "Where it has ceased to act")
          .onNode("rangeEnd", "re")
          .asTime()
          .notKeyable(),
      Row(
          "easeIn", [](EasedRange& r) -> double& { return r.easeIn; }, atLeast(0), OptionUnit::None,
          "Time over which it comes in, from the start")
          .onNode("easeIn", "ei")
          .asTime()
          .notKeyable(),
      Row(
          "easeOut", [](EasedRange& r) -> double& { return r.easeOut; }, atLeast(0), OptionUnit::None,
          "Time over which it goes out, before the end")
          .onNode("easeOut", "eo")
          .asTime()
          .notKeyable(),
  };
  return table;
}

bool EasedRange::operator==(const EasedRange& other) const {
  return sameOptions(easedRangeTable(), *this, other);
}

template <typename Key>
const OptionTable<Key>& warpKeyTable() {
  static const OptionTable<Key> table{
      tensionOption<Key>().onNode("keyTension", "kte").notKeyable(),
      continuityOption<Key>().onNode("keyContinuity", "kc").notKeyable(),
      biasOption<Key>().onNode("keyBias", "kb").notKeyable(),
  };
  return table;
}
template const OptionTable<WarpKey>& warpKeyTable();
template const OptionTable<LayerKey>& warpKeyTable();

const OptionTable<ChannelWarp>& channelWarpTable() {
  using Row = Option<ChannelWarp>;
  static const OptionTable<ChannelWarp> table{
      Row("mode",
          Row::Choice{[](const ChannelWarp& w) { return static_cast<int>(w.mode); },
                      [](ChannelWarp& w, int i) { w.mode = static_cast<GoalMode>(i); }},
          goalModeWords(),
          "How goals are met: by offset, by scale, by a mix of both, or scale where it is safe"),
      Row(
          "mix", [](ChannelWarp& w) -> double& { return w.offsetShare; }, between(0, 1), OptionUnit::None,
          "Share of the offset in a mix: 0 all by scale, 1 all by offset"),
  };
  return table;
}

const OptionTable<PositionWarp>& positionWarpTable() {
  using Row = Option<PositionWarp>;
  static const OptionTable<PositionWarp> table{
      Row("space",
          Row::Choice{[](const PositionWarp& w) { return static_cast<int>(w.space); },
                      [](PositionWarp& w, int i) { w.space = static_cast<WarpSpace>(i); }},
          warpSpaceWords(), "Axes of what is added: the world's, or the figure's left, up and forward"),
  };
  return table;
}

const OptionTable<EffectorGoal>& effectorGoalTable() {
  using Row = Option<EffectorGoal>;
  static const OptionTable<EffectorGoal> table{
      Row("space",
          Row::Choice{[](const EffectorGoal& g) { return static_cast<int>(g.space); },
                      [](EffectorGoal& g, int i) { g.space = static_cast<WarpSpace>(i); }},
          warpSpaceWords(), "Axes of the position: the world's, or the figure's left, up and forward"),
      Row(
          "before", [](EffectorGoal& g) -> double& { return g.before; }, between(-1, 1e9), OptionUnit::Frames,
          "Frames over which the bend comes in; below 0: 0.4 s"),
      Row(
          "after", [](EffectorGoal& g) -> double& { return g.after; }, between(-1, 1e9), OptionUnit::Frames,
          "Frames over which the bend goes out; below 0: 0.4 s"),
  };
  return table;
}

const OptionTable<WarpRequest>& warpRequestTable() {
  using Row = Option<WarpRequest>;
  static const OptionTable<WarpRequest> table{
      Row("timeInterpolation",
          Row::Choice{[](const WarpRequest& r) { return static_cast<int>(r.timeInterpolation); },
                      [](WarpRequest& r, int i) { r.timeInterpolation = static_cast<TimeInterpolation>(i); }},
          timeInterpolationWords(),
          "Interpolation between time keys (default: the warp's; monotone for --beat, --speed and --match)")
          .asFlag("--time-interpolation"),
      Row(
          "allowReverse", [](WarpRequest& r) -> bool& { return r.allowReverse; },
          "Allow time to run backwards where the time keys do")
          .asFlag("--allow-reverse"),
      Row(
          "holdEase", [](WarpRequest& r) -> double& { return r.holdEase; }, between(-1, 1e9),
          OptionUnit::Frames,
          "Frames over which the motion comes to a hold and leaves it; below 0: 0.25 s; 0: at once")
          .asFlag("--hold-ease"),
      Row(
          "balance", [](WarpRequest& r) -> bool& { return r.balance; },
          "Let the hips follow feet that goals move and lean against far reaches, where feet are kept")
          .asFlag("--no-balance"),
      Row(
          "reachClavicle", [](WarpRequest& r) -> double& { return r.reach.clavicle; }, between(0, 1),
          OptionUnit::None, "How much of its range the shoulder blade gives when a hand reaches far")
          .asFlag("--reach-clavicle"),
      Row(
          "reachSpine", [](WarpRequest& r) -> double& { return r.reach.spine; }, between(0, 1),
          OptionUnit::None, "How much of its range the spine gives")
          .asFlag("--reach-spine"),
      Row(
          "reachHips", [](WarpRequest& r) -> double& { return r.reach.hips; }, between(0, 1),
          OptionUnit::None, "How much of their range the hips give")
          .asFlag("--reach-hips"),
  };
  return table;
}

CurveWarpOptions WarpingOptions::forCurves() const {
  CurveWarpOptions own = curves;
  if (!exact) return own;
  own.keepKeys = false;
  own.linear = std::min(own.linear, tuning::kLinearTolerance);
  own.angular = std::min(own.angular, tuning::kAngularTolerance);
  own.unitless = std::min(own.unitless, tuning::kUnitlessTolerance);
  return own;
}

const OptionTable<WarpingOptions>& warpingTable() {
  using Row = Option<WarpingOptions>;
  static const OptionTable<WarpingOptions> table{
      Row(
          "", [](WarpingOptions& o) -> double& { return o.motion.ease; }, above(0), OptionUnit::Seconds,
          "Time over which a foot eases into and out of a kept contact")
          .asFlag("--ease"),
      Row(
          "", [](WarpingOptions& o) -> double& { return o.curves.linear; }, above(0), OptionUnit::None,
          "How far a curve may be from the exact result, in cm")
          .asFlag("--tolerance"),
      Row(
          "", [](WarpingOptions& o) -> double& { return o.curves.angular; }, above(0), OptionUnit::Degrees,
          "How far a rotation curve may be from the exact result")
          .asFlag("--angle-tolerance"),
      Row(
          "", [](WarpingOptions& o) -> bool& { return o.exact; },
          "Follow the exact result to 0.001 cm and 0.006 degrees, with as many keys as that takes, instead "
          "of "
          "keeping the keys there are")
          .asFlag("--exact"),
  };
  return table;
}

}  // namespace footfall::warp

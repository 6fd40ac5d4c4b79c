// SPDX-License-Identifier: MIT
#include "scene/edit/edit_options.h"

namespace footfall {

const OptionTable<LoopOptions>& loopOptionsTable() {
  using Row = Option<LoopOptions>;
  static const OptionTable<LoopOptions> table{
      Row(
          "shortest", [](LoopOptions& o) -> double& { return o.shortest; }, above(0), OptionUnit::Seconds,
          "Shortest loop that is looked for")
          .asFlag("--shortest")
          .inGroup("Loop"),
      Row(
          "longest", [](LoopOptions& o) -> double& { return o.longest; }, atLeast(0), OptionUnit::Seconds,
          "Longest loop that is looked for; 0: as long as the motion")
          .asFlag("--longest")
          .inGroup("Loop"),
      Row(
          "blend", [](LoopOptions& o) -> double& { return o.blend; }, atLeast(0), OptionUnit::Seconds,
          "Time before the cut over which the end is brought to the beginning, in pose and in speed")
          .asFlag("--blend")
          .inGroup("Loop"),
  };
  return table;
}

const OptionTable<RootOptions>& rootOptionsTable() {
  using Row = Option<RootOptions>;
  static const OptionTable<RootOptions> table{
      Row(
          "bone", [](RootOptions& o) -> std::string& { return o.bone; },
          "Joint above the hips that takes the travel; it is made where there is none of that name")
          .asFlag("--bone")
          .inGroup("Root"),
      Row(
          "inPlace", [](RootOptions& o) -> bool& { return o.inPlace; }, "Take the travel out")
          .asFlag("--in-place")
          .inGroup("Root"),
      Row(
          "turn", [](RootOptions& o) -> bool& { return o.turn; }, "Count turns of the body as travel")
          .asFlag("--no-turn")
          .inGroup("Root"),
      Row(
          "smooth", [](RootOptions& o) -> double& { return o.smooth; }, atLeast(0), OptionUnit::Seconds,
          "Smoothing of the travel: what it takes out, the sway of a walk, stays on the hips; 0: none does")
          .asFlag("--smooth")
          .inGroup("Root"),
      Row(
          "speed", [](RootOptions& o) -> double& { return o.speed; }, atLeast(0), OptionUnit::MetresPerSecond,
          "Make a clip on the spot travel the way the figure faces; 0: it does not")
          .asFlag("--speed")
          .inGroup("Root"),
      Row(
          "findSpeed", [](RootOptions& o) -> bool& { return o.findSpeed; },
          "Make a clip on the spot travel at the speed of the feet that stand")
          .asFlag("--travel")
          .inGroup("Root"),
      Row(
          "face", [](RootOptions& o) -> bool& { return o.face; }, "Turn so that the figure begins facing +Z")
          .asFlag("--face")
          .inGroup("Root"),
      Row(
          "origin", [](RootOptions& o) -> bool& { return o.origin; },
          "Move so that the figure begins above the origin")
          .asFlag("--origin")
          .inGroup("Root"),
  };
  return table;
}

const OptionTable<RetargetOptions>& retargetOptionsTable() {
  using Row = Option<RetargetOptions>;
  static const OptionTable<RetargetOptions> table{
      Row("hands",
          Row::Choice{[](const RetargetOptions& o) { return o.hands; },
                      [](RetargetOptions& o, int hands) { o.hands = hands; }},
          {"turns", "body", "together"},
          "What hands keep: the turns of the arms, their position on the body, or their distance from each "
          "other")
          .asFlag("--hands")
          .inGroup("Retarget"),
      Row(
          "plant", [](RetargetOptions& o) -> bool& { return o.plant; }, "Hold feet exactly where they stand")
          .asFlag("--no-plant")
          .inGroup("Retarget"),
      Row(
          "restFrame", [](RetargetOptions& o) -> double& { return o.restFrame; }, atLeast(-1),
          OptionUnit::Frames,
          "Frame of the source, from its first, that shows the pose to take as its rest pose; -1: its own "
          "rest pose")
          .asFlag("--rest-frame")
          .inGroup("Retarget"),
  };
  return table;
}

const OptionTable<ConcatOptions>& concatOptionsTable() {
  using Row = Option<ConcatOptions>;
  static const OptionTable<ConcatOptions> table{
      Row(
          "align", [](ConcatOptions& o) -> bool& { return o.align; },
          "Let each clip go on where the one before ended, facing as it did")
          .asFlag("--align")
          .inGroup("Concat"),
  };
  return table;
}

}  // namespace footfall

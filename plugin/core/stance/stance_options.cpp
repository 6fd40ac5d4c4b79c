// SPDX-License-Identifier: MIT
#include "stance/stance_options.h"

namespace footfall::stance {

const OptionTable<StanceLimits>& stanceLimitTable() {
  using O = StanceLimits;
  using Row = Option<O>;
  static const OptionTable<O> table{
      Row(
          "friction", [](O& o) -> double& { return o.friction; }, between(1e-3, 100), OptionUnit::None,
          "Largest coefficient of friction"),
      Row(
          "longest", [](O& o) -> double& { return o.longest; }, between(1e-3, 1e3), OptionUnit::Metres,
          "Longest leg, from the centre of mass to the contact point"),
      Row(
          "shortest", [](O& o) -> double& { return o.shortest; }, between(1e-3, 1e3), OptionUnit::Metres,
          "Shortest leg, from the centre of mass to the contact point"),
      Row(
          "normalForce", [](O& o) -> double& { return o.normalForce; }, between(1e-3, 1e9), OptionUnit::None,
          "Largest upward force in newtons"),
      Row(
          "apexOutside", [](O& o) -> bool& { return o.apexOutside; },
          "Count an apex within the contact as implausible"),
  };
  return table;
}

const OptionTable<StanceSearchOptions>& stanceSearchOptionTable() {
  using O = StanceSearchOptions;
  using Row = Option<O>;
  static const OptionTable<O> table{
      Row("search.method",
          Row::Choice{[](const O& o) { return static_cast<int>(o.method); },
                      [](O& o, int k) { o.method = static_cast<StanceSearchMethod>(k); }},
          {"staged", "exhaustive", "pruned"},
          "In three stages as published, or the best of all candidates, without or with pruning")
          .onNode("method", "mtd")
          .notKeyable()
          .asFlag("--method")
          .inGroup("Search"),
      Row(
          "search.price", [](O& o) -> double& { return o.price; }, between(0, 1000), OptionUnit::None,
          "Price of each unit (0.1 m of height, 1 m/s, 0.5 m of distance) that a stance is taken away from "
          "its recorded handles, and of a blend; 0: the best value wins")
          .asFlag("--price")
          .inGroup("Search"),
      Row(
          "search.best", [](O& o) -> int& { return o.best; }, between(2, 1000),
          "Stances (or pairs) that stage 2 blends")
          .asFlag("--best")
          .inGroup("Search"),
      Row(
          "search.step", [](O& o) -> double& { return o.step; }, between(0.001, 0.5), OptionUnit::None,
          "Step between the shares of blends")
          .asFlag("--step")
          .inGroup("Search"),
      Row(
          "search.few", [](O& o) -> int& { return o.few; }, between(1, 1000), "Blends per pair in stage 3")
          .asFlag("--few")
          .inGroup("Search"),
      Row("search.pairs",
          Row::Choice{[](const O& o) { return static_cast<int>(o.pairs); },
                      [](O& o, int k) { o.pairs = static_cast<PairChoice>(k); }},
          {"value", "line"}, "Blend the best by value in stage 2, or those whose line is nearest")
          .asFlag("--pairs")
          .inGroup("Search"),
  };
  return table;
}

const OptionTable<StanceChainOptions>& stanceChainOptionTable() {
  using O = StanceChainOptions;
  using Row = Option<O>;
  static const OptionTable<O> table{
      Row("first",
          Row::Choice{[](const O& o) { return o.first == StanceFeet::Right ? 1 : 0; },
                      [](O& o, int k) { o.first = k == 1 ? StanceFeet::Right : StanceFeet::Left; }},
          {"left", "right"}, "Foot of the first contact")
          .onNode("firstFoot", "ffo"),
      Row("method",
          Row::Choice{[](const O& o) { return static_cast<int>(o.search.method); },
                      [](O& o, int k) { o.search.method = static_cast<StanceSearchMethod>(k); }},
          {"staged", "exhaustive", "pruned"},
          "Stances and blends tried for a link: in three stages as published, or all, without or with "
          "pruning")
          .onNode("method", "mtd")
          .notKeyable()
          .asFlag("--method"),
      Row(
          "price", [](O& o) -> double& { return o.search.price; }, between(0, 1000), OptionUnit::None,
          "Price of each unit (0.1 m of height, 1 m/s, 0.5 m of distance) that a stance is taken away from "
          "its recorded handles, and of a blend; 0: the best value wins, whatever the stance was recorded "
          "for")
          .onNode("price", "prc")
          .asFlag("--price"),
      Row(
          "drift", [](O& o) -> bool& { return o.drift; },
          "Turn the body by the force and torque of the stances alone, so that it drifts")
          .onNode("drift", "drf")
          .asFlag("--drift"),
      Row(
          "speeds", [](O& o) -> int& { return o.speeds; }, between(3, 60), "Values tried for each free speed")
          .asFlag("--speeds"),
  };
  return table;
}

const OptionTable<StanceFigureOptions>& stanceFigureOptionTable() {
  using O = StanceFigureOptions;
  using Row = Option<O>;
  static const OptionTable<O> table{
      Row(
          "figure.frameRate", [](O& o) -> double& { return o.frameRate; }, between(1, 100000),
          OptionUnit::FramesPerSecond, "Frame rate of the motion")
          .onNode("frameRate", "fps")
          .notKeyable()
          .asFlag("--fps"),
      Row(
          "figure.armSwing", [](O& o) -> double& { return o.armSwing; }, between(0, 10), OptionUnit::None,
          "Factor on the swing of the arms")
          .onNode("armSwing", "asw")
          .asFlag("--arm-swing"),
      Row(
          "figure.spread", [](O& o) -> double& { return o.spread; }, between(0, 10), OptionUnit::None,
          "Spread of the feet in contacts on both, in widths of the hips")
          .asFlag("--spread"),
  };
  return table;
}

const OptionTable<SketchOptions>& sketchOptionTable() {
  using O = SketchOptions;
  using Row = Option<O>;
  static const OptionTable<O> table{
      Row(
          "contactGap", [](O& o) -> double& { return o.contactGap; }, between(0.001, 10), OptionUnit::Metres,
          "Distance from a contact within which the stroke is not in flight"),
      Row(
          "prominence", [](O& o) -> double& { return o.prominence; }, between(0, 1), OptionUnit::None,
          "Share of the stroke's height below which dips count as tremor"),
      Row(
          "speed", [](O& o) -> double& { return o.speedOf; }, between(0, 100), OptionUnit::MetresPerSecond,
          "Speed at every apex; 0: from the parabolas"),
  };
  return table;
}

}  // namespace footfall::stance

// SPDX-License-Identifier: MIT
#include "curve/time_map_table.h"

namespace footfall {

const std::vector<std::string>& timeInterpolationWords() {
  static const std::vector<std::string> words{"spline", "linear", "monotone"};
  return words;
}

const OptionTable<TimeMapOptions>& timeMapTable() {
  using Options = TimeMapOptions;
  using Row = Option<Options>;
  static const OptionTable<Options> table{
      Row("",
          Row::Choice{[](const Options& o) { return static_cast<int>(o.interpolation); },
                      [](Options& o, int i) { o.interpolation = static_cast<TimeInterpolation>(i); }},
          timeInterpolationWords(),
          "Between keys: a CTB spline, straight lines, or a spline that never runs back between keys that do "
          "not")
          .onNode("interpolation", "ip"),
      Row("",
          Row::Choice{[](const Options& o) { return static_cast<int>(o.outside); },
                      [](Options& o, int i) { o.outside = static_cast<Options::Outside>(i); }},
          {"ease to identity", "hold offset"},
          "Outside the keys: back to unwarped time over the ease span, or at normal speed with the shift of "
          "the "
          "end key")
          .onNode("outside", "os"),
      Row(
          "", [](Options& o) -> double& { return o.easeSpan; }, atLeast(0), OptionUnit::Seconds,
          "Time over which the warp eases back to unwarped time; 0 jumps")
          .onNode("easeSpan", "es")
          .asTime(),
      Row(
          "", [](Options& o) -> double& { return o.offset; }, anyNumber(), OptionUnit::Seconds,
          "The whole warped motion starts later by this")
          .onNode("offset", "of")
          .asTime(),
      Row(
          "", [](Options& o) -> double& { return o.speed; }, anyNumber(), OptionUnit::None,
          "The whole warped motion plays faster by this; negative: backwards; 0: stands still")
          .onNode("speed", "sp")
          .slides(-2, 4),
  };
  return table;
}

const OptionTable<TimeKey>& timeKeyTable() {
  using Row = Option<TimeKey>;
  static const OptionTable<TimeKey> table{
      Row(
          "at", [](TimeKey& k) -> double& { return k.at; }, anyNumber(), OptionUnit::None,
          "Time at which the key shows its source; frames in documents")
          .onNode("keyAt", "ka")
          .asTime(),
      Row(
          "source", [](TimeKey& k) -> double& { return k.source; }, anyNumber(), OptionUnit::None,
          "Time of the source shown then; frames in documents")
          .onNode("keySource", "ks")
          .asTime(),
      continuityOption<TimeKey>().onNode("keyContinuity", "kc"),
      tensionOption<TimeKey>().onNode("keyTension", "kt"),
      biasOption<TimeKey>().onNode("keyBias", "kb"),
  };
  return table;
}

bool TimeMapOptions::operator==(const TimeMapOptions& other) const {
  return sameOptions(timeMapTable(), *this, other);
}
bool TimeKey::operator==(const TimeKey& other) const {
  return sameOptions(timeKeyTable(), *this, other);
}

}  // namespace footfall

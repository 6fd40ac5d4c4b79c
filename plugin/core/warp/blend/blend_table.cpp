// SPDX-License-Identifier: MIT
#include "warp/blend/blend_table.h"

namespace footfall::warp {

const std::vector<std::string>& fadeShapeWords() {
  static const std::vector<std::string> words{"cosine", "linear", "smooth"};
  return words;
}

const std::vector<std::string>& blendAlignmentWords() {
  static const std::vector<std::string> words{"poses", "path", "none"};
  return words;
}

const std::vector<std::string>& plantingWords() {
  static const std::vector<std::string> words{"keep", "free"};
  return words;
}

FadeShape standardShape(BlendAlignment alignment) {
  return alignment == BlendAlignment::None ? FadeShape::Cosine : FadeShape::Smooth;
}

const OptionTable<BlendOptions>& blendTable() {
  using Row = Option<BlendOptions>;
  static const OptionTable<BlendOptions> table{
      Row("",
          Row::Choice{[](const BlendOptions& o) { return static_cast<int>(o.shape); },
                      [](BlendOptions& o, int i) { o.shape = static_cast<FadeShape>(i); }},
          fadeShapeWords(),
          "Shape of the weight (default: smooth, without a jump in acceleration; cosine with --align none)")
          .asFlag("--shape"),
      Row("",
          Row::Choice{[](const BlendOptions& o) { return static_cast<int>(o.alignment); },
                      [](BlendOptions& o, int i) { o.alignment = static_cast<BlendAlignment>(i); }},
          blendAlignmentWords(),
          "poses: the second goes on where the first leads, and both are retimed so that like poses meet; "
          "path: "
          "each at its own speed; none: raw values, curves stay curves")
          .asFlag("--align"),
      Row("",
          Row::Choice{[](const BlendOptions& o) { return o.plantFeet ? 0 : 1; },
                      [](BlendOptions& o, int i) { o.plantFeet = i == 0; }},
          plantingWords(), "Keep planted feet planted through the blend, or leave them free")
          .asFlag("--contacts"),
  };
  return table;
}

const OptionTable<Fade>& fadeTable() {
  using Row = Option<Fade>;
  static const OptionTable<Fade> table{
      Row(
          "", [](Fade& f) -> double& { return f.start; }, anyNumber(), OptionUnit::Seconds,
          "Time until which the first motion shows alone")
          .onNode("blendStart", "bs")
          .asTime(),
      Row(
          "", [](Fade& f) -> double& { return f.duration; }, atLeast(0), OptionUnit::Seconds,
          "Time after which the second motion shows alone; 0: a cut")
          .onNode("blendDuration", "bd")
          .asTime(),
      Row("",
          Row::Choice{[](const Fade& f) { return static_cast<int>(f.shape); },
                      [](Fade& f, int i) { f.shape = static_cast<FadeShape>(i); }},
          fadeShapeWords(), "Shape of the weight")
          .onNode("shape", "sh"),
  };
  return table;
}

}  // namespace footfall::warp

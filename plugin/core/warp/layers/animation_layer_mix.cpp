// SPDX-License-Identifier: MIT
#include "warp/layers/animation_layer_mix.h"

#include <algorithm>
#include <cmath>

namespace footfall::warp {

std::size_t AnimationLayerMix::addInput(std::size_t column) {
  Part part;
  part.weightA = column;
  parts_.push_back(part);
  return parts_.size() - 1;
}

std::size_t AnimationLayerMix::addMix(Kind kind, std::size_t a, std::size_t weightA, std::size_t b,
                                      std::size_t weightB) {
  parts_.push_back({kind, a, b, weightA, weightB, 1});
  return parts_.size() - 1;
}

std::size_t AnimationLayerMix::addScaled(std::size_t a, double factor) {
  parts_.push_back({Kind::Sum, a, kNone, kNone, kNone, factor});
  return parts_.size() - 1;
}

double AnimationLayerMix::weight(std::size_t column, const Columns& columns, std::size_t sample) const {
  return column == kNone ? 1 : columns[column][sample];
}

double AnimationLayerMix::valueOf(std::size_t index, const Columns& columns, std::size_t sample) const {
  const Part& part = parts_[index];
  if (part.kind == Kind::Input) return columns[part.weightA][sample];
  const double a = valueOf(part.a, columns, sample), wa = weight(part.weightA, columns, sample);
  if (part.b == kNone) return part.factor * a;
  const double b = valueOf(part.b, columns, sample), wb = weight(part.weightB, columns, sample);
  return part.kind == Kind::Sum ? a * wa + b * wb : std::pow(a, wa) * std::pow(b, wb);
}

double AnimationLayerMix::value(const Columns& columns, std::size_t sample) const {
  return valueOf(parts_.size() - 1, columns, sample);
}

bool AnimationLayerMix::holds(std::size_t index, std::size_t input) const {
  if (index == input) return true;
  const Part& part = parts_[index];
  if (part.kind == Kind::Input) return false;
  return holds(part.a, input) || (part.b != kNone && holds(part.b, input));
}

double AnimationLayerMix::share(std::size_t input, const Columns& columns) const {
  const std::size_t samples = columns.empty() ? 0 : columns.front().size();
  double least = samples > 0 ? 1e300 : 0;
  for (std::size_t s = 0; s < samples; ++s) {
    double share = 1;
    for (std::size_t at = parts_.size() - 1; at != input;) {
      const Part& part = parts_[at];
      const bool inA = holds(part.a, input);
      share *= std::abs(part.factor * weight(inA ? part.weightA : part.weightB, columns, s));
      at = inA ? part.a : part.b;
    }
    least = std::min(least, share);
  }
  return least;
}

std::optional<std::vector<double>> AnimationLayerMix::solve(std::size_t input,
                                                            const std::vector<double>& wanted,
                                                            const Columns& columns) const {
  std::vector<double> result;
  for (std::size_t s = 0; s < wanted.size(); ++s) {
    double own = wanted[s];
    // From the whole down to the input: what each part on the way must be.
    for (std::size_t at = parts_.size() - 1; at != input;) {
      const Part& part = parts_[at];
      const bool inA = holds(part.a, input);
      const double w = part.factor * weight(inA ? part.weightA : part.weightB, columns, s);
      const std::size_t other = inA ? part.b : part.a;
      if (part.kind == Kind::Sum) {
        const double rest = other == kNone ? 0
                                           : valueOf(other, columns, s) *
                                                 weight(inA ? part.weightB : part.weightA, columns, s);
        own = (own - rest) / w;
      } else {
        const double rest =
            std::pow(valueOf(other, columns, s), weight(inA ? part.weightB : part.weightA, columns, s));
        if (w != 1 && own / rest < 0) return std::nullopt;
        own = w == 1 ? own / rest : std::pow(own / rest, 1 / w);
      }
      at = inA ? part.a : part.b;
    }
    if (!std::isfinite(own)) return std::nullopt;
    result.push_back(own);
  }
  return result;
}

}  // namespace footfall::warp

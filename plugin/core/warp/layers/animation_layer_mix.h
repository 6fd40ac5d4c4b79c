// SPDX-License-Identifier: MIT
// A channel mixed of several inputs, as animation layers mix it, and what one input must be for the whole to
// be as wanted while the others stay as they are.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace footfall::warp {

// Values over time: #columns by #samples.
using Columns = std::vector<std::vector<double>>;

class AnimationLayerMix {
 public:
  enum class Kind : std::uint8_t {
    Input,   // a column
    Sum,     // a · weightA + b · weightB
    Product  // a ^ weightA · b ^ weightB, of scales
  };
  // Each returns the part's number; the last one added is the whole.
  std::size_t addInput(std::size_t column);
  std::size_t addMix(Kind kind, std::size_t a, std::size_t weightA, std::size_t b, std::size_t weightB);
  // a · factor: a conversion of units.
  std::size_t addScaled(std::size_t a, double factor);

  double value(const Columns& columns, std::size_t sample) const;

  // How much of a change of an input shows in the whole, at the sample where it shows least: the product of
  // the weights on the way; 0 where it does not count at all.
  double share(std::size_t input, const Columns& columns) const;

  // What the input must be at each sample for the whole to be wanted[sample]. Nothing where its share is 0,
  // or a scale would have to change its sign.
  std::optional<std::vector<double>> solve(std::size_t input, const std::vector<double>& wanted,
                                           const Columns& columns) const;

 private:
  static constexpr std::size_t kNone = static_cast<std::size_t>(-1);
  struct Part {
    Kind kind = Kind::Input;
    std::size_t a = kNone, b = kNone;              // parts
    std::size_t weightA = kNone, weightB = kNone;  // columns; of an input weightA is its own
    double factor = 1;
  };
  double valueOf(std::size_t part, const Columns& columns, std::size_t sample) const;
  double weight(std::size_t column, const Columns& columns, std::size_t sample) const;
  bool holds(std::size_t part, std::size_t input) const;

  std::vector<Part> parts_;
};

}  // namespace footfall::warp

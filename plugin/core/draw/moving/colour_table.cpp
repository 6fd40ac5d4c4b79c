// SPDX-License-Identifier: MIT
#include "draw/moving/colour_table.h"

#include <algorithm>
#include <cmath>

namespace footfall::draw {
namespace {

struct Counted {
  std::uint32_t colour = 0;
  std::size_t count = 0;
};

int channel(std::uint32_t colour, int index) {
  return static_cast<int>((colour >> (16 - 8 * index)) & 255);
}

// A span of the list of colours, and how it would be cut.
struct ColourBox {
  std::size_t first = 0, end = 0;
  int axis = 0;
  double weight = 0;  // how much cutting it is worth: its widest side times the pixels in it
};

ColourBox boxOf(const std::vector<Counted>& colours, std::size_t first, std::size_t end) {
  ColourBox box{first, end, 0, 0};
  double pixels = 0;
  for (std::size_t i = first; i < end; ++i) pixels += static_cast<double>(colours[i].count);
  int widest = 0;
  for (int axis = 0; axis < 3; ++axis) {
    int low = 255, high = 0;
    for (std::size_t i = first; i < end; ++i) {
      low = std::min(low, channel(colours[i].colour, axis));
      high = std::max(high, channel(colours[i].colour, axis));
    }
    if (high - low > widest) {
      widest = high - low;
      box.axis = axis;
    }
  }
  // Few pixels of an odd colour show, too: the root keeps large even areas from taking all the colours.
  box.weight = widest * std::cbrt(pixels);
  return box;
}

std::vector<Counted> countColours(const std::vector<Raster>& pictures) {
  std::unordered_map<std::uint32_t, std::size_t> counts;
  for (const Raster& picture : pictures) {
    for (const std::uint32_t pixel : picture.pixels) ++counts[pixel];
  }
  std::vector<Counted> colours;
  for (const auto& [colour, count] : counts) colours.push_back({colour, count});
  std::sort(colours.begin(), colours.end(),
            [](const Counted& a, const Counted& b) { return a.colour < b.colour; });
  return colours;
}

int colourDistance(std::uint32_t a, std::uint32_t b) {
  // Green counts most and blue least, as the eye sees brightness.
  const int red = channel(a, 0) - channel(b, 0), green = channel(a, 1) - channel(b, 1),
            blue = channel(a, 2) - channel(b, 2);
  return 3 * red * red + 6 * green * green + blue * blue;
}

}  // namespace

ColourTable::ColourTable(const std::vector<Raster>& pictures, std::size_t most) {
  std::vector<Counted> colours = countColours(pictures);
  if (colours.empty()) colours.push_back({});
  std::vector<ColourBox> boxes{boxOf(colours, 0, colours.size())};
  while (boxes.size() < most) {
    const auto box = std::max_element(boxes.begin(), boxes.end(), [](const ColourBox& a, const ColourBox& b) {
      return a.weight < b.weight;
    });
    if (box->end - box->first < 2 || box->weight <= 0) break;
    const auto begin = colours.begin();
    const int axis = box->axis;
    std::sort(begin + static_cast<std::ptrdiff_t>(box->first), begin + static_cast<std::ptrdiff_t>(box->end),
              [axis](const Counted& a, const Counted& b) {
                return std::pair(channel(a.colour, axis), a.colour) <
                       std::pair(channel(b.colour, axis), b.colour);
              });
    // In the middle of the side, where it divides anything: edges between colours keep their steps.
    const int half =
        (channel(colours[box->first].colour, axis) + channel(colours[box->end - 1].colour, axis)) / 2;
    std::size_t cut = box->first + 1;
    while (cut + 1 < box->end && channel(colours[cut].colour, axis) <= half) ++cut;
    const std::size_t end = box->end;
    *box = boxOf(colours, box->first, cut);
    boxes.push_back(boxOf(colours, cut, end));
  }
  std::vector<Counted> chosen;
  for (const ColourBox& box : boxes) {
    Counted best;
    std::size_t pixels = 0;
    for (std::size_t i = box.first; i < box.end; ++i) {
      pixels += colours[i].count;
      if (colours[i].count > best.count) best = colours[i];
    }
    chosen.push_back({best.colour, pixels});
  }
  std::stable_sort(chosen.begin(), chosen.end(),
                   [](const Counted& a, const Counted& b) { return a.count > b.count; });
  for (const Counted& colour : chosen) colours_.push_back(colour.colour);
}

int ColourTable::nearest(std::uint32_t colour) {
  const auto [known, unknown] = known_.try_emplace(colour, 0);
  if (unknown) {
    const auto nearer = [&](std::uint32_t a, std::uint32_t b) {
      return colourDistance(a, colour) < colourDistance(b, colour);
    };
    known->second =
        static_cast<int>(std::min_element(colours_.begin(), colours_.end(), nearer) - colours_.begin());
  }
  return known->second;
}

}  // namespace footfall::draw

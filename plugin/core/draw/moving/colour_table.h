// SPDX-License-Identifier: MIT
// The few colours that show pictures best: a median cut, after Heckbert 1982.
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "draw/page/raster.h"

namespace footfall::draw {

class ColourTable {
 public:
  // At most `most` (1 to 256) colours that occur in the pictures, the most frequent first.
  ColourTable(const std::vector<Raster>& pictures, std::size_t most);

  const std::vector<std::uint32_t>& colours() const { return colours_; }
  // Which of them is nearest to a colour (0x00RRGGBB). Remembers what was asked.
  int nearest(std::uint32_t colour);

 private:
  std::vector<std::uint32_t> colours_;
  std::unordered_map<std::uint32_t, int> known_;
};

}  // namespace footfall::draw

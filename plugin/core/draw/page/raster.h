// SPDX-License-Identifier: MIT
// A page as pixels, for moving pictures.
#pragma once

#include <cstdint>
#include <vector>

#include "draw/page/canvas.h"

namespace footfall::draw {

struct Raster {
  int width = 0, height = 0;
  std::vector<std::uint32_t> pixels;  // 0x00RRGGBB, row by row from the top

  std::uint32_t at(int x, int y) const {
    return pixels[static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
                  static_cast<std::size_t>(x)];
  }
};

// scale: pixels per point. Throws Error as Canvas::render does.
Raster rasterOf(const Canvas& canvas, double scale);

}  // namespace footfall::draw

// SPDX-License-Identifier: MIT
// Pictures in a row packed into one file.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "draw/page/raster.h"

namespace footfall::draw {

class FrameEncoder {
 public:
  virtual ~FrameEncoder() = default;
  // A frame that is shown from `start` (seconds, rising from 0) until the next one. All have one size. Throws
  // Error for a size that the format cannot hold.
  virtual void add(const Raster& frame, double start) = 0;
  // The whole file; the last frame is shown until `end`.
  virtual std::string finish(double end) = 0;
};

// WebP (libwebp): times to a millisecond.
std::unique_ptr<FrameEncoder> webpEncoder();

// GIF (giflib) in the colours that suit these frames of it: times to a hundredth of a second.
std::unique_ptr<FrameEncoder> gifEncoder(const std::vector<Raster>& samples);

}  // namespace footfall::draw

// SPDX-License-Identifier: MIT
#include "draw/moving/frame_encoder.h"

#include <cmath>

#include "base/error.h"
#include "core/draw/checks.h"
#include "core/draw/moving/decode.h"

namespace footfall::draw {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

// A square that goes over a ground of two colours.
Raster squareAt(int x) {
  Raster frame{64, 40, {}};
  frame.pixels.assign(64 * 40, 0xFFFFFF);
  for (int y = 24; y < 40; ++y) {
    for (int i = 0; i < 64; ++i) frame.pixels[static_cast<std::size_t>(y * 64 + i)] = 0xD8D4CE;
  }
  for (int y = 8; y < 24; ++y) {
    for (int i = x; i < x + 16; ++i) frame.pixels[static_cast<std::size_t>(y * 64 + i)] = 0x0072B2;
  }
  return frame;
}

TEST(GifEncoder, GivesBackTheFramesAndTheirTimes) {
  const std::vector<Raster> frames = {squareAt(4), squareAt(9), squareAt(9), squareAt(30)};
  const auto encoder = gifEncoder(frames);
  const double starts[] = {0, 0.04, 0.08, 0.125};
  for (std::size_t i = 0; i < 4; ++i) encoder->add(frames[i], starts[i]);
  const test::Decoded decoded = test::decodeGif(encoder->finish(0.5));
  EXPECT_TRUE(decoded.forEver);
  ASSERT_EQ(decoded.frames.size(), 4u);
  for (std::size_t i = 0; i < 4; ++i) EXPECT_EQ(decoded.frames[i].pixels, frames[i].pixels) << i;
  const double ends[] = {0.04, 0.08, 0.13, 0.5};  // to a hundredth of a second
  for (std::size_t i = 0; i < 4; ++i) EXPECT_NEAR(decoded.ends[i], ends[i], 1e-9);
}

TEST(WebpEncoder, GivesBackTheFramesAndTheirTimes) {
  const std::vector<Raster> frames = {squareAt(4), squareAt(20), squareAt(40)};
  const auto encoder = webpEncoder();
  const double starts[] = {0, 0.0333, 0.0667};
  for (std::size_t i = 0; i < 3; ++i) encoder->add(frames[i], starts[i]);
  const test::Decoded decoded = test::decodeWebp(encoder->finish(0.2));
  EXPECT_TRUE(decoded.forEver);
  ASSERT_EQ(decoded.frames.size(), 3u);
  for (std::size_t f = 0; f < 3; ++f) {
    double error = 0;
    for (std::size_t i = 0; i < frames[f].pixels.size(); ++i) {
      for (const int shift : {0, 8, 16}) {
        const auto part = [shift](std::uint32_t c) { return static_cast<double>((c >> shift) & 255); };
        error += std::abs(part(decoded.frames[f].pixels[i]) - part(frames[f].pixels[i]));
      }
    }
    EXPECT_LT(error / static_cast<double>(3 * frames[f].pixels.size()), 4) << f;  // of 255, in the mean
  }
  EXPECT_THAT(decoded.ends, ElementsAre(0.033, 0.067, 0.2));
}

TEST(WebpEncoder, RefusesWhatTheFormatCannotHold) {
  Raster wide{17000, 1, {}};
  wide.pixels.assign(17000, 0);
  EXPECT_THAT(test::errorOf([&] { webpEncoder()->add(wide, 0); }), HasSubstr("at most 16383 pixels wide"));
}

}  // namespace
}  // namespace footfall::draw

// SPDX-License-Identifier: MIT
#include "draw/moving/moving_picture.h"

#include <algorithm>
#include <cmath>
#include <exception>
#include <filesystem>

#include <fmt/format.h>

#include "base/error.h"
#include "base/parallel.h"
#include "draw/draw_tuning.h"
#include "draw/moving/frame_encoder.h"

namespace footfall::draw {
namespace {

constexpr std::size_t kMostMotions = 6, kMostFrames = 6000;
constexpr std::size_t kAtOnce = 32;        // frames drawn before they are packed: what memory holds
constexpr std::size_t kColourFrames = 12;  // frames from which the colours of a GIF are chosen

void checkOptions(std::size_t motions, const MovingOptions& options) {
  if (motions < 1 || motions > kMostMotions)
    throw Error(fmt::format("a moving picture shows 1 to {} motions, got {}", kMostMotions, motions));
  if (!(options.rate >= 1 && options.rate <= 60))
    throw Error(fmt::format("a moving picture must have 1 to 60 frames per second, got {:g}", options.rate));
  const auto inside = [](double length) { return length >= 120 && length <= 5000; };
  if (!inside(options.width) || !inside(options.height)) {
    throw Error(fmt::format("a moving picture must be 120 to 5000 points wide and high, got {:.6g} by {:.6g}",
                            options.width, options.height));
  }
}

}  // namespace

MovingPicture::MovingPicture(std::vector<MovingMotion> motions, const MovingOptions& options)
    : options_(options), motions_(std::move(motions)) {
  const double count = static_cast<double>(motions_.size());
  if (options_.width == 0)
    options_.width = count < 2 ? draw_tuning::kMovingWidth : count * draw_tuning::kMovingPanel;
  if (options_.height == 0) options_.height = draw_tuning::kMovingHeight;
  checkOptions(motions_.size(), options_);
  std::vector<TimeRange> ranges;
  double longest = 0;
  for (const MovingMotion& moving : motions_) {
    ranges.push_back(shownRange(moving.motion, moving.range));
    longest = std::max(longest, ranges.back().end - ranges.back().start);
  }
  const double frames = std::floor(longest * options_.rate + 1e-6) + 1;
  if (frames > kMostFrames) {
    throw Error(
        fmt::format("{:.0f} s at {:g} frames per second are {:.0f} frames; a moving picture has at most {}: "
                    "give --frames or a "
                    "lower --rate",
                    longest, options_.rate, frames, kMostFrames));
  }
  frames_ = static_cast<std::size_t>(frames);
  lay(ranges);
}

void MovingPicture::lay(const std::vector<TimeRange>& ranges) {
  for (std::size_t i = 0; i < motions_.size(); ++i) {
    std::vector<double> times;
    for (std::size_t frame = 0; frame < frames_; ++frame)
      times.push_back(std::min(ranges[i].start + static_cast<double>(frame) / options_.rate, ranges[i].end));
    starts_.push_back(ranges[i].start);
    figures_.emplace_back(motions_[i], options_.view, options_.follow, times);
  }
  const Theme& theme = options_.theme;
  const double panel = options_.width / static_cast<double>(motions_.size()) - 2 * theme.margin;
  const double room = options_.height - 2 * theme.margin - 2 * theme.textSize;
  pointsPerMetre_ = 1e300;
  for (const MovingFigure& figure : figures_) {
    const Extent& extent = figure.extent();
    pointsPerMetre_ = std::min({pointsPerMetre_, panel / std::max(extent.right - extent.left, 1e-6),
                                room / std::max(extent.top - extent.bottom, 1e-6)});
  }
}

Canvas MovingPicture::frame(std::size_t index) const {
  const Theme& theme = options_.theme;
  Canvas canvas(options_.width, options_.height, theme.background);
  const double panel = options_.width / static_cast<double>(motions_.size());
  const double top = theme.margin + theme.textSize, bottom = options_.height - theme.margin - theme.textSize;
  for (std::size_t i = 0; i < figures_.size(); ++i) {
    const Extent& extent = figures_[i].extent();
    const double left = panel * static_cast<double>(i);
    const Vec2 centre(left + panel / 2 - pointsPerMetre_ * (extent.left + extent.right) / 2,
                      (top + bottom) / 2 + pointsPerMetre_ * (extent.top + extent.bottom) / 2);
    figures_[i].draw(canvas, index, centre, pointsPerMetre_, theme);
    const TextStyle title = theme.label(Align::Start, VerticalAlign::Top);
    canvas.text({left + theme.margin, theme.margin},
                canvas.fitted(motions_[i].title, title, panel - 2 * theme.margin), title);
  }
  const double time = starts_.front() + static_cast<double>(index) / options_.rate;
  canvas.text({options_.width - theme.margin, options_.height - theme.margin}, fmt::format("{:.2f} s", time),
              theme.faint(Align::End, VerticalAlign::Bottom));
  return canvas;
}

std::optional<MovingFormat> movingFormatOf(const std::string& path) {
  std::string extension = std::filesystem::path(path).extension().string();
  for (char& c : extension) c = static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
  if (extension == ".webp") return MovingFormat::Webp;
  if (extension == ".gif") return MovingFormat::Gif;
  return std::nullopt;
}

namespace {

// Frames first, first + step … below end, on all threads.
std::vector<Raster> drawn(const MovingPicture& picture, std::size_t first, std::size_t end, std::size_t step,
                          double scale, int threads) {
  std::vector<Raster> rasters((end - first + step - 1) / step);
  std::exception_ptr fault;
#pragma omp parallel for schedule(dynamic) num_threads(threadCount(threads))
  for (std::size_t i = 0; i < rasters.size(); ++i) {
    try {
      rasters[i] = rasterOf(picture.frame(first + i * step), scale);
    } catch (...) {
#pragma omp critical(movingPictureFault)
      fault = std::current_exception();
    }
  }
  if (fault) std::rethrow_exception(fault);
  return rasters;
}

}  // namespace

std::string renderMoving(const MovingPicture& picture, MovingFormat format, double scale, int threads,
                         const Progress& progress) {
  report(progress, 0);
  std::unique_ptr<FrameEncoder> encoder;
  if (format == MovingFormat::Webp) {
    encoder = webpEncoder();
  } else {
    const std::size_t step = (picture.frames() + kColourFrames - 1) / kColourFrames;
    encoder = gifEncoder(drawn(picture, 0, picture.frames(), step, scale, threads));
  }
  for (std::size_t first = 0; first < picture.frames(); first += kAtOnce) {
    const std::size_t end = std::min(first + kAtOnce, picture.frames());
    const std::vector<Raster> rasters = drawn(picture, first, end, 1, scale, threads);
    for (std::size_t i = 0; i < rasters.size(); ++i) {
      encoder->add(rasters[i], static_cast<double>(first + i) / picture.rate());
      report(progress, static_cast<double>(first + i) / static_cast<double>(picture.frames()));
    }
  }
  return encoder->finish(static_cast<double>(picture.frames()) / picture.rate());
}

}  // namespace footfall::draw

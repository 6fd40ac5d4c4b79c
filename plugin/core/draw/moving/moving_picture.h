// SPDX-License-Identifier: MIT
// Motions that move, side by side, as a file that plays by itself: animated WebP or GIF.
#pragma once

#include <deque>
#include <optional>
#include <string>
#include <vector>

#include "base/progress.h"
#include "draw/moving/moving_figure.h"
#include "draw/page/page.h"

namespace footfall::draw {

struct MovingOptions {
  Theme theme = lightTheme();
  double width = 0, height = 0;  // points, 120 to 5000; 0: by the number of motions
  View view = View::Side;
  std::optional<bool> follow;  // the camera goes along; none: where a motion travels far
  double rate = 25;            // frames per second, 1 to 60
};

// Each motion in a panel of its own, to one scale and on one clock that starts with each; one that is over
// stays as it ends.
class MovingPicture {
 public:
  // Throws Error: no motion or more than six, a size or a rate out of its limits, more than 6 000 frames, and
  // what shownRange refuses.
  MovingPicture(std::vector<MovingMotion> motions, const MovingOptions& options);

  std::size_t frames() const { return frames_; }
  double rate() const { return options_.rate; }
  double width() const { return options_.width; }
  double height() const { return options_.height; }
  Canvas frame(std::size_t index) const;

 private:
  void lay(const std::vector<TimeRange>& ranges);

  MovingOptions options_;
  std::vector<MovingMotion> motions_;
  std::deque<MovingFigure> figures_;
  std::vector<double> starts_;  // seconds, of each motion
  std::size_t frames_ = 0;
  double pointsPerMetre_ = 1;
};

enum class MovingFormat { Webp, Gif };
// By extension (".webp", ".gif", any case); none for another.
std::optional<MovingFormat> movingFormatOf(const std::string& path);

// The whole file, the same bytes on any number of threads. scale: pixels per point. It plays for ever.
std::string renderMoving(const MovingPicture& picture, MovingFormat format, double scale, int threads = 0,
                         const Progress& progress = {});

}  // namespace footfall::draw

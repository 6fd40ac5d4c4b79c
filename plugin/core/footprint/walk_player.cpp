// SPDX-License-Identifier: MIT
#include "footprint/walk_player.h"

#include <algorithm>

#include "base/error.h"

namespace footfall {
namespace {

FigureMotion shownOf(const Walk& walk) {
  FigureMotion shown = figureMotion(walk.performance, walk.performed.motion);
  if (const auto& loop = walk.track.loop; loop && walk.timing.duration > 0) {
    const double strides =
        static_cast<double>(walk.track.prints.size()) / static_cast<double>(walk.performance.feet.size());
    shown.loop = FigureLoop{walk.timing.duration, loop->yaw, loop->offset, strides};
  }
  return shown;
}

}  // namespace

WalkPlayer::WalkPlayer(Walk walk, Character character)
    : walk_(std::move(walk)), figure_(shownOf(walk_), std::move(character)) {
  if (walk_.samples.size() != figure_.motion().frames()) throw Error("the walk has no frames to be shown");
  // By their steps alone: at a standing start several feet are down at once.
  double strike = 0;
  for (const Footprint& print : walk_.track.prints) {
    strikes_.push_back(strike);
    strike += print.step;
  }
}

double WalkPlayer::stepAt(double time) const {
  const auto next = std::upper_bound(strikes_.begin(), strikes_.end(), time);
  if (next == strikes_.begin()) return 0;
  const double before = *(next - 1);
  const double after = next == strikes_.end() ? walk_.timing.duration : *next;
  const double done = static_cast<double>(next - strikes_.begin() - 1);
  return done + (after > before ? std::min((time - before) / (after - before), 1.0) : 0);
}

WalkPose WalkPlayer::at(double time) const {
  if (!figure_.loop()) time = std::clamp(time, 0.0, walk_.timing.duration);
  const FigureMoment moment = figure_.momentOf(time);
  WalkPose pose{figure_.at(moment), {}, walk_.samples[moment.frame].imbalance, 0};
  pose.imbalance += moment.share * (walk_.samples[moment.next].imbalance - pose.imbalance);
  // The path goes on to the end of the last step, the frames perhaps not.
  const double within = figure_.loop() ? moment.time : time;
  pose.com = walk_.solution.path.at(within);
  pose.step = stepAt(within);
  if (moment.turn == 0) return pose;
  pose.step += moment.turn * static_cast<double>(strikes_.size());
  const Frame turn = figure_.loop()->turned(moment.turn);
  pose.com.position = turn * pose.com.position;
  pose.com.velocity = turn.rotation * pose.com.velocity;
  pose.com.acceleration = turn.rotation * pose.com.acceleration;
  return pose;
}

}  // namespace footfall

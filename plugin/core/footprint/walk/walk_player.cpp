// SPDX-License-Identifier: MIT
#include "footprint/walk/walk_player.h"

#include <algorithm>
#include <cmath>
#include <mutex>

#include "base/error.h"

namespace footfall::footprint {
namespace {

constexpr double kPart = 1;  // seconds that are posed at once

std::optional<FigureLoop> loopOf(const Walk& walk) {
  if (!walk.track.loop || !(walk.timing.duration > 0)) return std::nullopt;
  const double strides =
      static_cast<double>(walk.track.prints.size()) / static_cast<double>(walk.virtualLegs.legs.size());
  return FigureLoop{walk.timing.duration, walk.track.loop->yaw, walk.track.loop->offset, strides};
}

}  // namespace

// A second of frames, one more to interpolate towards, and beside them as many as a style needs.
struct WalkPlayer::Part {
  FrameSpan range;

  std::once_flag posed;
  PosedFrames frames;
  std::shared_ptr<const MotionPlayer> plain;

  std::mutex styling;
  double styleWeight = 0;
  std::shared_ptr<const MotionPlayer> styled;
};

WalkPlayer::WalkPlayer(std::shared_ptr<const EditableWalk> source, std::shared_ptr<const WalkStyle> style)
    : source_(std::move(source)), style_(std::move(style)), loop_(loopOf(source_->walk())) {
  if (style_) styleMap_.emplace(styleMap(*style_, walk().track, character()));
  const std::size_t frames = source_->frames();
  const double rate = 1 / source_->frameTime();
  partFrames_ = loop_ ? frames : std::max<std::size_t>(1, static_cast<std::size_t>(kPart * rate));
  const std::size_t beside = static_cast<std::size_t>(std::ceil(overlayReach() * rate)) + 1;
  for (std::size_t first = 0; first < frames; first += partFrames_) {
    parts_.push_back(std::make_unique<Part>());
    parts_.back()->range = {first - std::min(first, beside), std::min(frames, first + partFrames_ + beside)};
  }
  // By their steps: at a standing start several feet are on the ground.
  double strike = 0;
  for (const Footprint& print : walk().track.prints) {
    strikes_.push_back(strike);
    strike += print.step;
  }
}

WalkPlayer::~WalkPlayer() = default;
WalkPlayer::WalkPlayer(WalkPlayer&&) noexcept = default;

// A time within rounding of a frame belongs to that frame, as in MotionPlayer.
WalkPlayer::Part& WalkPlayer::partAt(double time) const {
  const double frame = time / source_->frameTime(), whole = std::round(frame);
  const double place = std::max(0.0, std::abs(frame - whole) < 1e-5 ? whole : std::floor(frame));
  const std::size_t i = loop_ ? 0 : static_cast<std::size_t>(place) / partFrames_;
  Part& part = *parts_[std::min(i, parts_.size() - 1)];
  std::call_once(part.posed, [&] {
    part.frames = source_->posed(part.range);
    FigureMotion shown = figureMotion(part.frames.performance, part.frames.performed.motion);
    shown.loop = loop_;
    part.plain = std::make_shared<const MotionPlayer>(std::move(shown), character());
  });
  return part;
}

std::shared_ptr<const MotionPlayer> WalkPlayer::figure(Part& part, double styleWeight) const {
  if (!style_ || styleWeight == 0) return part.plain;
  {
    const std::lock_guard<std::mutex> lock(part.styling);
    if (part.styled && part.styleWeight == styleWeight) return part.styled;
  }
  // Feet follow from the joints, where the style has put them.
  FigureMotion shown;
  shown.motion = withStyle(part.frames.performance, part.frames.performed.motion, character(), *style_,
                           *styleMap_, styleWeight);
  shown.contacts = part.frames.performance.contacts;
  shown.phase = part.frames.performance.phase;
  shown.loop = loop_;
  auto styled = std::make_shared<const MotionPlayer>(std::move(shown), character());
  const std::lock_guard<std::mutex> lock(part.styling);
  part.styleWeight = styleWeight;
  part.styled = styled;
  return styled;
}

double WalkPlayer::stepAt(double time) const {
  const auto next = std::upper_bound(strikes_.begin(), strikes_.end(), time);
  if (next == strikes_.begin()) return 0;
  const double before = *(next - 1);
  const double after = next == strikes_.end() ? walk().timing.duration : *next;
  const double done = static_cast<double>(next - strikes_.begin() - 1);
  return done + (after > before ? std::min((time - before) / (after - before), 1.0) : 0);
}

WalkPose WalkPlayer::at(double time, double styleWeight) const {
  if (!loop_) time = std::clamp(time, 0.0, walk().timing.duration);
  Part& part = partAt(time);
  const std::shared_ptr<const MotionPlayer> shown = figure(part, styleWeight);
  const FigureMoment moment = shown->momentOf(time);
  const auto imbalance = [&](std::size_t frame) {
    return walk().samples[part.range.first + frame].imbalance;
  };
  WalkPose pose{shown->at(moment), {}, imbalance(moment.frame), 0, shown};
  pose.imbalance += moment.share * (imbalance(moment.next) - pose.imbalance);
  // The path lasts to the end of the last step; the frames may end before.
  const double within = loop_ ? moment.time : time;
  pose.com = walk().solution.path.at(within);
  pose.step = stepAt(within);
  if (moment.turn == 0) return pose;
  pose.step += moment.turn * static_cast<double>(strikes_.size());
  const Frame turn = loop_->turned(moment.turn);
  pose.com.position = turn * pose.com.position;
  pose.com.velocity = turn.rotation * pose.com.velocity;
  pose.com.acceleration = turn.rotation * pose.com.acceleration;
  return pose;
}

}  // namespace footfall::footprint

// SPDX-License-Identifier: MIT
// One point of a sole over a motion: where it stands, and how it comes to stand and leaves.
#pragma once

#include <vector>

#include "figure/contact/contact_detection.h"
#include "figure/contact/strike_times.h"

namespace footfall {

// Times in frames of the track. docs/method/quality.md tells how stands are found.
class SolePointTrack {
 public:
  SolePointTrack() = default;  // of no frames
  SolePointTrack(std::vector<Vec3> track, double frameTime, double legLength, const ContactOptions& options);

  // A stretch in which the part stands.
  struct Stand {
    double start = 0, end = 0;
    Vec3 place = Vec3::Zero();
  };

  // Stretches that are slow, low and left upwards: each holds a stand, edges roughly.
  const std::vector<FrameSpan>& floors() const { return floors_; }
  // How the point leaves the stand of a floor (direction +1) or comes to it (-1), for edgesOf. The way is
  // empty where the clip ends first.
  Departure departure(std::size_t floor, std::ptrdiff_t direction) const;
  // The stands with the given edges, one a floor; too short ones left out, those next to each other joined.
  std::vector<Stand> stands(const std::vector<double>& starts, const std::vector<double>& ends) const;

 private:
  using Index = std::ptrdiff_t;

  // The straight course of a point that stands, skating or not: steady.
  struct Course {
    double centre = 0;
    Vec3 place = Vec3::Zero(), slope = Vec3::Zero();
    Vec3 at(double f) const { return place + (f - centre) * slope; }
  };

  Index size() const { return static_cast<Index>(raw_.size()); }
  // Frames counted outwards from a stand are signed.
  template <class Frame>
  const Vec3& raw(Frame f) const {
    return raw_[static_cast<std::size_t>(f)];
  }
  template <class Frame>
  double height(Frame f) const {
    return smooth_[static_cast<std::size_t>(f)].y();
  }
  template <class Frame>
  double speed(Frame f) const {
    return speed_[static_cast<std::size_t>(f)];
  }
  // The first frame of a span (direction -1) or its last.
  static Index outermost(const FrameSpan& span, Index direction) {
    return static_cast<Index>(direction < 0 ? span.first : span.end - 1);
  }
  Index frames(double seconds) const;
  Index halfWindow() const;

  void smooth();
  std::vector<FrameSpan> slowStretches() const;
  std::vector<FrameSpan> lowRuns(const FrameSpan& slow) const;
  bool isFloor(const FrameSpan& run) const;
  FrameSpan coreOf(const FrameSpan& run) const;
  Course courseOf(const FrameSpan& core, double noise) const;
  double noiseOf(const FrameSpan& run) const;
  Index framesTillGone(const Course& course, Index from, Index direction, double limit) const;
  FrameSpan plantOf(const FrameSpan& run) const;
  double framesTillUnplanted(const FrameSpan& plant, Index from, Index direction) const;
  Index framesTillFastest(Index from, Index direction) const;
  Vec3 placeOver(double start, double end) const;
  std::vector<Stand> merged(const std::vector<Stand>& stands) const;

  ContactOptions options_;
  double dt_ = 1, length_ = 1, unit_ = 1;  // seconds, metres, and the speed that others are parts of
  double noise_ = 0;                       // metres: deviation of each coordinate while the point stands
  std::vector<Vec3> raw_, smooth_;
  std::vector<double> speed_;
  std::vector<FrameSpan> floors_;
};

}  // namespace footfall

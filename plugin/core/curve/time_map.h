// SPDX-License-Identifier: MIT
// A map from playback time to the time of the source motion that is shown then: the time warp t = f(t') of
// Samson 1999 §3.2.3.1 (eq 3.7), made whole outside its keys. Times are in any one unit.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "curve/ctb_spline.h"
#include "curve/curve_set.h"

namespace footfall {

// At playback time `at` the source shows its time `source`. The controls are those of CtbKey.
struct TimeKey {
  double at = 0;
  double source = 0;
  double continuity = 0;
  double tension = 0;
  double bias = 0;

  bool operator==(const TimeKey& other) const;
};

enum class TimeInterpolation : std::uint8_t {
  Spline,   // through the keys as a CTB spline; may overshoot, so that time runs back for a moment
  Linear,   // one speed per segment
  Monotone  // a spline with slopes limited so that time runs back only where the keys do (Fritsch and Carlson
            // 1980); without the keys' controls
};

struct TimeMapOptions {
  TimeInterpolation interpolation = TimeInterpolation::Spline;
  // Outside the keys: back to identity over easeSpan (a spline with no jump of speed at the key), or at
  // normal speed with the shift of the end key.
  enum class Outside { Ease, Hold } outside = Outside::Ease;
  double easeSpan =
      1;  // ≥ 0; 0 jumps. Shorter than 1.5 times the end key's shift, time may run backwards in it
  // The whole warped motion starts later by offset and plays faster by speed: f(speed · (t' − offset)).
  double offset = 0;
  double speed = 1;  // negative: backwards; 0: stands still

  bool operator==(const TimeMapOptions& other) const;
};

// Where one cubic of a map passes into the next: the rates on both sides, source time per unit of playback
// time.
struct TimeCorner {
  double at = 0, source = 0;
  double before = 1, after = 1;
};

// As warp documents have it: outside the keys time goes on at the source's own speed.
inline TimeMapOptions heldOutside(TimeInterpolation interpolation = TimeInterpolation::Spline) {
  TimeMapOptions options;
  options.interpolation = interpolation;
  options.outside = TimeMapOptions::Outside::Hold;
  return options;
}

inline constexpr double kTimeLimit = 1e9;  // no time of a map is beyond ± this

// Without keys identity; one key is a shift. f need not be monotone.
class TimeMap {
 public:
  TimeMap() = default;
  // Keys in any order. Throws Error where two are at the same time, a number is not finite or a time beyond
  // the limit, a control is not in [−1, 1], or the ease span is negative.
  explicit TimeMap(std::vector<TimeKey> keys, const TimeMapOptions& options = {});

  double source(double time) const;  // throws Error for a time that is not finite or beyond the limit
  double rate(double time) const;    // source time per unit of playback time; at a key, that of what follows

  bool identity() const { return keys_.empty() && options_.offset == 0 && options_.speed == 1; }
  // Whether source time never turns back (or, with negative speed, never turns forward).
  bool isMonotone() const { return !turnsBack_; }
  // The playback time from which it first turns back, in the order of the keys; nothing where it never does.
  std::optional<double> reversal() const;
  // The playback time of a source time, the first where it stands still; nothing where the map is not
  // monotone or never shows it.
  std::optional<double> inverse(double source) const;
  // The playback times that show the whole source range; where time turns back, those of the keys.
  TimeRange shown(const TimeRange& source) const;
  // Every playback time at which a source time in [from, to] shows, as ranges in order, apart.
  std::vector<TimeRange> rangesShowing(double from, double to) const;

  // In order of playback time; beyond the first and the last the map runs straight. None for a map that does
  // nothing or stands still.
  std::vector<TimeCorner> corners() const;

  const std::vector<TimeKey>& keys() const { return keys_; }  // in order of time
  const TimeMapOptions& options() const { return options_; }

 private:
  struct Point {
    double at = 0, source = 0;
    double beyond(double time) const { return at == source ? time : source + (time - at); }  // normal speed
  };
  struct Piece {  // a cubic in u = (t − start.at) / span
    Point start, end;
    double c[4];
    double span() const { return end.at - start.at; }
    double at(double u) const { return u == 1 ? end.source : c[0] + u * (c[1] + u * (c[2] + u * c[3])); }
    double slope(double u) const { return (c[1] + u * (2 * c[2] + u * 3 * c[3])) / span(); }
  };
  static Piece ease(const Point& from, double slopeFrom, const Point& to, double slopeTo);
  void addPieces();
  void addEases();
  void addMonotonePieces();
  const Piece& pieceAt(double time) const;
  double warped(double time) const;
  std::optional<double> findTurn() const;
  std::vector<TimeRange> warpedRanges(double from, double to) const;

  std::vector<TimeKey> keys_;
  TimeMapOptions options_;
  std::vector<Piece> pieces_;  // without gaps, from first_ to last_
  Point first_, last_;
  std::optional<double> turnsBack_;  // before offset and speed
};

// Source time a unit of playback time, at a playback time. 1: as it was; 0: a hold.
struct SpeedKey {
  double at = 0;
  double speed = 1;
};

// Keys of a time map from speeds that run straight between their keys. The first shows `start`. steps: keys
// per span, more for a closer curve; they are meant for Monotone, which holds where the speed is 0. Throws
// Error where times do not increase or a number is not finite.
std::vector<TimeKey> timeKeysFromSpeeds(const std::vector<SpeedKey>& speeds, double start, int steps = 4);

}  // namespace footfall

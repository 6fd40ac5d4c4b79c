// SPDX-License-Identifier: MIT
#include "curve/time_map.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <fmt/format.h>

#include "base/error.h"

namespace footfall {
namespace {

bool isTime(double time) {
  return std::abs(time) <= kTimeLimit;
}

void check(const std::vector<TimeKey>& keys, const TimeMapOptions& options) {
  for (std::size_t i = 0; i < keys.size(); ++i) {
    const TimeKey& key = keys[i];
    if (!isTime(key.at) || !isTime(key.source)) {
      throw Error(
          fmt::format("a key of the time map is at {} with source {}: both must be times within ±{:g}",
                      key.at, key.source, kTimeLimit));
    }
    if (i > 0 && keys[i - 1].at == key.at) {
      throw Error(fmt::format("two keys of the time map are at {}: move one or remove it", key.at));
    }
  }
  if (!(options.easeSpan >= 0) || !isTime(options.easeSpan)) {
    throw Error(fmt::format("the ease span is {}: it must be 0 or more", options.easeSpan));
  }
  if (!isTime(options.offset)) {
    throw Error(fmt::format("the offset is {}: it must be a time within ±{:g}", options.offset, kTimeLimit));
  }
  if (!(std::abs(options.speed) <= 1e6)) {
    throw Error(fmt::format("the speed is {}: it must be a number within ±1e6", options.speed));
  }
}

std::vector<CtbKey> splineKeys(const std::vector<TimeKey>& keys, bool linear) {
  std::vector<CtbKey> result;
  for (const TimeKey& key : keys) {
    result.push_back({key.at, key.source, key.continuity, key.tension, key.bias, linear, false});
  }
  return result;
}

// The borders of the stretches of a cubic on [0, 1] on which it only rises or only falls: 0, its extremes, 1.
struct Borders {
  std::array<double, 4> u{0};
  std::size_t count = 1;
};

Borders monotoneBorders(const double* c) {
  Borders borders;
  const double a = 3 * c[3], b = 2 * c[2], discriminant = b * b - 4 * a * c[1];
  if (discriminant > 0) {
    const double q = -(b + std::copysign(std::sqrt(discriminant), b)) / 2;  // no cancellation
    std::array<double, 2> roots{a != 0 ? q / a : -1, q != 0 ? c[1] / q : -1};
    std::sort(roots.begin(), roots.end());
    for (const double root : roots) {
      if (root > borders.u[borders.count - 1] && root < 1) borders.u[borders.count++] = root;
    }
  }
  borders.u[borders.count++] = 1;
  return borders;
}

// Spans in order of start become spans apart.
std::vector<TimeRange> merged(std::vector<TimeRange> spans) {
  std::sort(spans.begin(), spans.end(),
            [](const TimeRange& a, const TimeRange& b) { return a.start < b.start; });
  std::vector<TimeRange> result;
  for (const TimeRange& span : spans) {
    if (!result.empty() && span.start <= result.back().end) {
      result.back().end = std::max(result.back().end, span.end);
    } else {
      result.push_back(span);
    }
  }
  return result;
}

// u in [a, b], between which f goes from at most (falling: at least) the value to the other side, where f
// meets it; to the last bit.
template <typename Function>
double crossing(const Function& f, double a, double b, double value, bool rising) {
  for (;;) {
    const double middle = a + (b - a) / 2;
    if (!(middle > a && middle < b)) return middle;
    const bool below = rising ? f(middle) < value : f(middle) > value;
    (below ? a : b) = middle;
  }
}

}  // namespace

TimeMap::TimeMap(std::vector<TimeKey> keys, const TimeMapOptions& options)
    : keys_(std::move(keys)), options_(options) {
  std::stable_sort(keys_.begin(), keys_.end(),
                   [](const TimeKey& a, const TimeKey& b) { return a.at < b.at; });
  check(keys_, options_);
  if (!keys_.empty()) addPieces();
  for (const Piece& piece : pieces_) {
    if (!std::all_of(std::begin(piece.c), std::end(piece.c), [](double c) { return std::isfinite(c); })) {
      throw Error(fmt::format("keys of the time map near {} are too close together for their sources",
                              piece.start.at));
    }
  }
  turnsBack_ = findTurn();
}

// A Hermite cubic from one point to another, with slopes in source time a unit of time.
TimeMap::Piece TimeMap::ease(const Point& from, double slopeFrom, const Point& to, double slopeTo) {
  const double span = to.at - from.at, rise = to.source - from.source;
  const double d0 = slopeFrom * span, d1 = slopeTo * span;
  return {from, to, {from.source, d0, 3 * rise - 2 * d0 - d1, d0 + d1 - 2 * rise}};
}

void TimeMap::addPieces() {
  const auto point = [](const TimeKey& key) { return Point{key.at, key.source}; };
  first_ = point(keys_.front());
  last_ = point(keys_.back());
  if (options_.interpolation == TimeInterpolation::Monotone) return addMonotonePieces();
  const CtbSpline spline(splineKeys(keys_, options_.interpolation == TimeInterpolation::Linear));
  for (std::size_t i = 0; i + 1 < keys_.size(); ++i) {
    const double* c = spline.segment(i);
    pieces_.push_back({point(keys_[i]), point(keys_[i + 1]), {c[0], c[1], c[2], c[3]}});
  }
  if (options_.outside == TimeMapOptions::Outside::Ease) addEases();
}

void TimeMap::addEases() {
  const Point before{first_.at - options_.easeSpan, first_.at - options_.easeSpan};
  const Point after{last_.at + options_.easeSpan, last_.at + options_.easeSpan};
  if (options_.easeSpan > 0) {
    // Linear keys are corners, the end keys too; a spline eases with the speed it has there.
    const bool corner = options_.interpolation == TimeInterpolation::Linear || pieces_.empty();
    const double slopeIn = corner ? 1 : pieces_.front().slope(0),
                 slopeOut = corner ? 1 : pieces_.back().slope(1);
    pieces_.insert(pieces_.begin(), ease(before, 1, first_, slopeIn));
    pieces_.push_back(ease(last_, slopeOut, after, 1));
  }
  first_ = before;
  last_ = after;
}

// Slopes within three times the chords on both sides keep a cubic monotone. Inside: the harmonic mean of the
// chords, weighted by their lengths. The eases' outer ends are points like keys, at normal speed if that is
// within.
void TimeMap::addMonotonePieces() {
  std::vector<Point> points;
  for (const TimeKey& key : keys_) points.push_back({key.at, key.source});
  const bool eased = options_.outside == TimeMapOptions::Outside::Ease;
  if (eased) {
    first_ = {first_.at - options_.easeSpan, first_.at - options_.easeSpan};
    last_ = {last_.at + options_.easeSpan, last_.at + options_.easeSpan};
    if (options_.easeSpan > 0) {
      points.insert(points.begin(), first_);
      points.push_back(last_);
    }
  }
  const auto length = [&](std::size_t i) { return points[i + 1].at - points[i].at; };
  const auto chord = [&](std::size_t i) { return (points[i + 1].source - points[i].source) / length(i); };
  const auto slope = [&](std::size_t i) {
    if (i == 0 || i + 1 == points.size()) {
      const double only = chord(i == 0 ? 0 : i - 1);
      return eased && options_.easeSpan > 0
                 ? std::clamp(1.0, std::min(0.0, 3 * only), std::max(0.0, 3 * only))
                 : only;
    }
    const double before = chord(i - 1), after = chord(i);
    if (before * after <= 0) return 0.0;
    const double a = 2 * length(i) + length(i - 1), b = length(i) + 2 * length(i - 1);
    return (a + b) / (a / before + b / after);
  };
  for (std::size_t i = 0; i + 1 < points.size(); ++i) {
    pieces_.push_back(ease(points[i], slope(i), points[i + 1], slope(i + 1)));
  }
}

const TimeMap::Piece& TimeMap::pieceAt(double time) const {
  return *std::prev(std::upper_bound(pieces_.begin(), pieces_.end(), time,
                                     [](double t, const Piece& piece) { return t < piece.start.at; }));
}

double TimeMap::warped(double time) const {
  if (!keys_.empty() && time == keys_.back().at) return keys_.back().source;
  if (time < first_.at) return first_.beyond(time);
  if (time >= last_.at) return last_.beyond(time);
  const Piece& piece = pieceAt(time);
  return piece.at((time - piece.start.at) / piece.span());
}

double TimeMap::source(double time) const {
  if (!isTime(time)) throw Error(fmt::format("the time is {}: it must be within ±{:g}", time, kTimeLimit));
  return warped(options_.speed * (time - options_.offset));
}

double TimeMap::rate(double time) const {
  const double t = options_.speed * (time - options_.offset);
  if (!(t >= first_.at && t < last_.at)) return options_.speed;
  const Piece& piece = pieceAt(t);
  return options_.speed * piece.slope((t - piece.start.at) / piece.span());
}

std::vector<TimeCorner> TimeMap::corners() const {
  std::vector<TimeCorner> found;
  if (keys_.empty() || options_.speed == 0) return found;
  if (pieces_.empty()) {
    found.push_back({first_.at, first_.source, 1, 1});
  } else {
    found.push_back({pieces_.front().start.at, pieces_.front().start.source, 1, pieces_.front().slope(0)});
  }
  for (std::size_t i = 0; i < pieces_.size(); ++i) {
    const double after = i + 1 < pieces_.size() ? pieces_[i + 1].slope(0) : 1;
    found.push_back({pieces_[i].end.at, pieces_[i].end.source, pieces_[i].slope(1), after});
  }
  for (TimeCorner& corner : found) {
    corner.at = options_.offset + corner.at / options_.speed;
    corner.before *= options_.speed;
    corner.after *= options_.speed;
    if (options_.speed < 0) std::swap(corner.before, corner.after);
  }
  if (options_.speed < 0) std::reverse(found.begin(), found.end());
  return found;
}

std::optional<double> TimeMap::findTurn() const {
  if (keys_.size() == 1 && pieces_.empty()) {  // may jump there and back
    return keys_[0].source == first_.source ? std::nullopt : std::optional<double>(keys_[0].at);
  }
  double reached = first_.source, since = first_.at;
  for (const Piece& piece : pieces_) {
    const Borders borders = monotoneBorders(piece.c);
    const double rounding = 1e-14 * (std::abs(piece.start.source) + std::abs(piece.end.source));
    for (std::size_t i = 0; i < borders.count; ++i) {
      const double value = piece.at(borders.u[i]);
      if (value < reached - rounding) return since;
      if (value >= reached) since = piece.start.at + borders.u[i] * piece.span();
      reached = std::max(reached, value);
    }
  }
  // A span of ease that is 0 jumps back to identity.
  return last_.source >= reached ? std::nullopt : std::optional<double>(last_.at);
}

std::optional<double> TimeMap::reversal() const {
  if (!turnsBack_ || options_.speed == 0) return std::nullopt;
  return options_.offset + *turnsBack_ / options_.speed;
}

std::vector<TimeRange> TimeMap::warpedRanges(double from, double to) const {
  std::vector<TimeRange> spans;
  const auto add = [&spans](double a, double b) {
    if (a <= b) spans.push_back({a, b});
  };
  add(from - first_.source + first_.at, std::min(to, first_.source) - first_.source + first_.at);
  add(std::max(from, last_.source) - last_.source + last_.at, to - last_.source + last_.at);
  for (const Piece& piece : pieces_) {
    const Borders borders = monotoneBorders(piece.c);
    const auto f = [&piece](double u) { return piece.at(u); };
    for (std::size_t i = 0; i + 1 < borders.count; ++i) {
      const double a = borders.u[i], b = borders.u[i + 1], fa = f(a), fb = f(b);
      if (std::max(fa, fb) < from || std::min(fa, fb) > to) continue;
      const bool rising = fa <= fb;
      const double first = rising ? from : to, last = rising ? to : from;
      const bool startsInside = rising ? fa >= first : fa <= first,
                 endsInside = rising ? fb <= last : fb >= last;
      const double start = startsInside ? a : crossing(f, a, b, first, rising);
      const double end = endsInside ? b : crossing(f, start, b, last, rising);
      const double origin = piece.start.at;
      add(origin + start * piece.span(), end == 1 ? piece.end.at : origin + end * piece.span());
    }
  }
  // The end keys stand alone where the map jumps to identity beyond them.
  for (const TimeKey& key : keys_) {
    if (key.source >= from && key.source <= to) add(key.at, key.at);
  }
  return merged(std::move(spans));
}

std::vector<TimeRange> TimeMap::rangesShowing(double from, double to) const {
  if (!(from <= to)) return {};
  from = std::clamp(from, -2 * kTimeLimit, 2 * kTimeLimit);
  to = std::clamp(to, -2 * kTimeLimit, 2 * kTimeLimit);
  if (options_.speed == 0) {
    const double still = warped(0);
    if (still < from || still > to) return {};
    return {{-kTimeLimit, kTimeLimit}};
  }
  std::vector<TimeRange> spans = warpedRanges(from, to);
  for (TimeRange& span : spans) {
    const double a = options_.offset + span.start / options_.speed,
                 b = options_.offset + span.end / options_.speed;
    span = {std::clamp(std::min(a, b), -kTimeLimit, kTimeLimit),
            std::clamp(std::max(a, b), -kTimeLimit, kTimeLimit)};
  }
  return merged(std::move(spans));
}

std::optional<double> TimeMap::inverse(double source) const {
  if (turnsBack_ || options_.speed == 0 || !std::isfinite(source)) return std::nullopt;
  // A key's source is shown at the key, to the last bit.
  const auto shows = [source](const TimeKey& key) { return key.source == source; };
  const auto first = std::find_if(keys_.begin(), keys_.end(), shows);
  if (first != keys_.end()) {
    const TimeKey& key = options_.speed > 0 ? *first : *std::find_if(keys_.rbegin(), keys_.rend(), shows);
    return options_.offset + key.at / options_.speed;
  }
  const std::vector<TimeRange> spans = rangesShowing(source, source);
  if (spans.empty()) return std::nullopt;
  return spans.front().start;
}

TimeRange TimeMap::shown(const TimeRange& source) const {
  const auto start = inverse(source.start), end = inverse(source.end);
  if (start && end) return {std::min(*start, *end), std::max(*start, *end)};
  if (keys_.empty() || options_.speed == 0) return source;
  const double a = options_.offset + keys_.front().at / options_.speed,
               b = options_.offset + keys_.back().at / options_.speed;
  return {std::min(a, b), std::max(a, b)};
}

std::vector<TimeKey> timeKeysFromSpeeds(const std::vector<SpeedKey>& speeds, double start, int steps) {
  std::vector<TimeKey> keys;
  for (std::size_t i = 0; i < speeds.size(); ++i) {
    const SpeedKey& key = speeds[i];
    if (!isTime(key.at) || !isTime(key.speed)) {
      throw Error(fmt::format("speed key {} is {} at {}: both must be finite", i, key.speed, key.at));
    }
    if (i == 0) {
      keys.push_back({key.at, start});
      continue;
    }
    const SpeedKey& before = speeds[i - 1];
    const double from = keys.back().source, length = key.at - before.at, rise = key.speed - before.speed;
    if (!(length > 0)) {
      throw Error(
          fmt::format("speed key {} at {:g} must come after the one before, at {:g}", i, key.at, before.at));
    }
    // A steady speed too: next to another its straight line would bend over one long span.
    const int count = rise == 0 && speeds.size() == 2 ? 1 : std::max(1, steps);
    for (int k = 1; k <= count; ++k) {
      const double u = static_cast<double>(k) / count;
      keys.push_back({k == count ? key.at : before.at + u * length,
                      from + length * u * (before.speed + 0.5 * u * rise)});
    }
  }
  return keys;
}

}  // namespace footfall

// SPDX-License-Identifier: MIT
#include "io/gltf/gltf_fit.h"

#include <algorithm>
#include <cmath>

#include "base/error.h"

namespace footfall {
namespace {

using Side = GltfProperty::Side;
using Vector = Eigen::Vector4d;
using Interpolation = GltfTrack::Interpolation;

struct Knot {
  double time = 0;                                                           // of the source
  Vector value = Vector::Zero(), in = Vector::Zero(), out = Vector::Zero();  // tangents per second
};

class Fitter {
 public:
  Fitter(const GltfProperty& property, const GltfFitOptions& options)
      : property_(property), options_(options) {}

  GltfFit fit() {
    chooseTimes();
    if (allPieces(&GltfProperty::isStraight) && !hasJumps()) {
      keepKeys(Interpolation::Linear);
      // Straight Euler angles are not a straight rotation; about a single axis they are.
      if (!property_.rotation) return std::move(result_);
      const double error = 1.1 * measure(3);
      result_.sampled = error > kRounding && isSampled();
      if (error <= kRounding || result_.sampled) {
        result_.error = result_.sampled ? error : 0;
        return std::move(result_);
      }
    } else if (allPieces(&GltfProperty::isHeld)) {
      keepSteps();
      return std::move(result_);
    }
    const bool cubic = !property_.rotation && allPieces(&GltfProperty::isCubic);
    fitCubic(cubic);
    result_.exact = cubic && result_.jumps == 0;
    if (!cubic) result_.error = 1.02 * measure(24) + kRounding * largest_;
    if (!std::isfinite(result_.error)) throw Error("reaches values beyond glTF's single precision");
    return std::move(result_);
  }

 private:
  static constexpr double kRounding = 1e-6;  // what single precision makes of a value of size 1, with room
  static constexpr double kLargest = 3e38;

  static float single(double value) {
    if (!(std::abs(value) <= kLargest)) throw Error("reaches values beyond glTF's single precision");
    return static_cast<float>(value);
  }

  double floatTime(double time) const {
    return static_cast<double>(static_cast<float>(time - options_.startTime));
  }

  // Key times that stay apart in single precision.
  void chooseTimes() {
    const std::vector<double> all = property_.keyTimes();
    single(all.back() - options_.startTime);
    for (const double time : all) {
      if (!times_.empty() && !(floatTime(time) > floatTime(times_.back()))) {
        ++result_.merged;
      } else {
        times_.push_back(time);
      }
    }
    result_.keysBefore = all.size();
    result_.track.width = property_.rotation ? 4 : 3;
  }

  // How large values get, which bounds what single precision can do for them.
  void findLargest() {
    largest_ = property_.rotation ? 1 : 0;
    if (property_.rotation) return;
    constexpr int kPoints = 8;
    for (std::size_t i = 0; i < times_.size(); ++i) {
      const double length = i + 1 < times_.size() ? times_[i + 1] - times_[i] : 0;
      for (int point = 0; point < kPoints; ++point) {
        const Vector value = property_.value(times_[i] + length * point / kPoints);
        largest_ = std::max(largest_, value.lpNorm<Eigen::Infinity>());
      }
    }
  }

  bool allPieces(bool (GltfProperty::*check)(double, double) const) const {
    for (std::size_t i = 0; i + 1 < times_.size(); ++i) {
      if (!(property_.*check)(times_[i], times_[i + 1])) return false;
    }
    return true;
  }

  bool hasJumps() const {
    return std::any_of(times_.begin(), times_.end(), [&](double time) {
      return property_.jumps(time, Side::Left) || property_.jumps(time, Side::Right);
    });
  }

  bool isSampled() const {
    for (std::size_t i = 0; i + 1 < times_.size(); ++i) {
      if (times_[i + 1] - times_[i] > options_.frame * (1 + 1e-6)) return false;
    }
    return true;
  }

  void keepKeys(Interpolation interpolation) {
    std::vector<Knot> knots(times_.size());
    for (std::size_t i = 0; i < times_.size(); ++i) {
      knots[i].time = times_[i];
      knots[i].value = property_.value(times_[i]);
    }
    store(knots, interpolation);
  }

  // A stepnext key shows its own value for an instant, then the next key's.
  void keepSteps() {
    std::vector<Knot> knots;
    for (std::size_t i = 0; i < times_.size(); ++i) {
      const double time = times_[i];
      Knot knot;
      knot.time = time;
      knot.value = property_.value(time);
      knots.push_back(knot);
      const double after = time + jumpAt(time);
      const bool room = i + 1 < times_.size() && floatTime(after) < floatTime(times_[i + 1]);
      if (!room || !property_.jumps(time, Side::Right)) continue;
      knot.time = after;
      knot.value = property_.limit(time, Side::Right);
      knots.push_back(knot);
      ++result_.jumps;
      result_.exact = false;
    }
    store(knots, Interpolation::Step);
  }

  // As short as single precision allows at this time.
  double jumpAt(double time) const { return std::max(kGltfJump, 3e-7 * std::abs(time - options_.startTime)); }

  void fitCubic(bool exact) {
    findLargest();
    goal_ = std::max(0.9 * options_.tolerance, largest_ * kRounding);
    splits_ = 4096 + 64 * times_.size();
    std::vector<Knot> knots;
    for (std::size_t i = 0; i < times_.size(); ++i) {
      const double time = times_[i];
      Knot knot;
      knot.time = time;
      knot.value = property_.value(time);
      // The piece before ended here, or just before a jump.
      if (i > 0 && !property_.jumps(time, Side::Left)) knot.in = pendingIn_;
      knots.push_back(knot);
      if (i + 1 == times_.size()) break;
      double start = time, end = times_[i + 1];
      const bool jumpOut = property_.jumps(start, Side::Right), jumpIn = property_.jumps(end, Side::Left);
      if (jumpOut) start += jumpAt(start);
      if (jumpIn) end -= jumpAt(end);
      result_.jumps += static_cast<std::size_t>(jumpOut) + static_cast<std::size_t>(jumpIn);
      pendingIn_.setZero();
      if (!(floatTime(time) <= floatTime(start) && floatTime(start) < floatTime(end))) continue;
      if (jumpOut) knots.push_back(knotAt(start));
      appendPiece(knots, start, end, exact);
      if (!jumpIn) continue;
      knots.push_back(knotAt(end));
      knots.back().in = pendingIn_;
    }
    store(knots, times_.size() > 1 ? Interpolation::CubicSpline : Interpolation::Linear);
  }

  Knot knotAt(double time) const {
    Knot knot;
    knot.time = time;
    knot.value = property_.value(time);
    return knot;
  }

  // Appends the knots between start and end (both excluded), sets the out tangent of the last knot there is
  // and leaves the in tangent at end in pendingIn_.
  void appendPiece(std::vector<Knot>& knots, double start, double end, bool exact) {
    const Vector p0 = property_.limit(start, Side::Right), p1 = property_.limit(end, Side::Left);
    const double length = end - start;
    Vector m0 = property_.rate(start, Side::Right), m1 = property_.rate(end, Side::Left);
    if (!exact) {
      const Vector chord = (p1 - p0) / length;
      double error = pieceError(start, end, p0, m0, p1, m1);
      if (error > goal_) {
        // Handles without length have endless slopes: a chord comes nearer there.
        const double chordError = pieceError(start, end, p0, chord, p1, chord);
        if (chordError < error) m0 = m1 = chord;
        error = std::min(error, chordError);
      }
      const double middle = options_.startTime + floatTime(0.5 * (start + end));
      const bool room = floatTime(start) < floatTime(middle) && floatTime(middle) < floatTime(end);
      if (error > goal_ && room && length > 1e-7 && splits_ > 0) {
        --splits_;
        appendPiece(knots, start, middle, exact);
        knots.push_back(knotAt(middle));
        knots.back().in = pendingIn_;
        appendPiece(knots, middle, end, exact);
        return;
      }
    }
    knots.back().out = m0;
    pendingIn_ = m1;
  }

  // The largest error of a Hermite piece, or the first found above the goal.
  double pieceError(double start, double end, const Vector& p0, const Vector& m0, const Vector& p1,
                    const Vector& m1) const {
    const double length = end - start;
    if (!(m0.allFinite() && m1.allFinite())) return HUGE_VAL;
    constexpr int kPoints = 12;
    double worst = 0;
    for (int i = 1; i < kPoints && worst <= goal_; ++i) {
      const double share = static_cast<double>(i) / kPoints;
      const Vector shown = hermite(p0, length * m0, p1, length * m1, share);
      worst = std::max(worst, distance(shown, property_.value(start + share * length), property_.rotation));
    }
    return worst;
  }

  // As single precision numbers; each quaternion on the same side as the one before it.
  void store(const std::vector<Knot>& knots, Interpolation interpolation) {
    GltfTrack& track = result_.track;
    track.interpolation = interpolation;
    track.times.clear();
    track.values.clear();
    const auto put = [&](const Vector& v) {
      for (std::size_t i = 0; i < track.width; ++i)
        track.values.push_back(single(v[static_cast<Eigen::Index>(i)]));
    };
    Vector previous = knots.front().value;
    for (const Knot& knot : knots) {
      const double sign = property_.rotation && previous.dot(knot.value) < 0 ? -1 : 1;
      previous = sign * knot.value;
      track.times.push_back(single(knot.time - options_.startTime));
      const bool cubic = interpolation == Interpolation::CubicSpline;
      if (cubic) put(sign * knot.in);
      put(sign * knot.value);
      if (cubic) put(sign * knot.out);
    }
  }

  // The largest distance between the stored track and the source, at so many points between keys.
  double measure(int points) const {
    const GltfTrack& track = result_.track;
    double worst = 0;
    for (std::size_t i = 0; i + 1 < track.size(); ++i) {
      const double start = static_cast<double>(track.times[i]), end = static_cast<double>(track.times[i + 1]);
      if (result_.jumps > 0 && end - start <= 2 * jumpAt(end + options_.startTime)) continue;
      for (int point = 1; point <= points; ++point) {
        const double share = static_cast<double>(point) / (points + 1);
        const double time = options_.startTime + start + share * (end - start);
        worst = std::max(
            worst, distance(evaluateSegment(track, i, share), property_.value(time), property_.rotation));
      }
    }
    return worst;
  }

  const GltfProperty& property_;
  const GltfFitOptions& options_;
  GltfFit result_;
  std::vector<double> times_;
  double largest_ = 0;
  double goal_ = 0;
  std::size_t splits_ = 0;  // how often pieces may still be halved: no curve makes a file without end
  Vector pendingIn_ = Vector::Zero();
};

}  // namespace

GltfFit fitGltfTrack(const GltfProperty& property, const GltfFitOptions& options) {
  return Fitter(property, options).fit();
}

}  // namespace footfall

// SPDX-License-Identifier: MIT
#include "stance/chain/stance_sketch.h"

#include <fmt/format.h>

#include <Eigen/QR>

#include <algorithm>
#include <cmath>
#include <limits>

#include "base/angles.h"
#include "base/constants.h"
#include "base/error.h"
#include "base/numeric/smoothing.h"
#include "figure/motion/heading.h"

namespace footfall::stance {
namespace {

struct Bounds {
  Vec2 low = Vec2::Constant(1e300), high = Vec2::Constant(-1e300);
  explicit Bounds(const std::vector<Vec2>& points) {
    for (const Vec2& p : points) {
      low = low.cwiseMin(p);
      high = high.cwiseMax(p);
    }
  }
};

double lengthOf(const std::vector<Vec2>& stroke) {
  double sum = 0;
  for (std::size_t i = 1; i < stroke.size(); ++i) sum += (stroke[i] - stroke[i - 1]).norm();
  return sum;
}

std::size_t nearestTo(const std::vector<Vec2>& stroke, const Vec2& point, double* distance) {
  std::size_t best = 0;
  for (std::size_t i = 1; i < stroke.size(); ++i) {
    if ((stroke[i] - point).norm() < (stroke[best] - point).norm()) best = i;
  }
  *distance = (stroke[best] - point).norm();
  return best;
}

}  // namespace

Vec3 SketchFlight::at(double s) const {
  Vec3 p = origin + s * along;
  p.y() = fit[0] + s * (fit[1] + s * fit[2]);
  return p;
}

std::vector<Vec3> SketchFlight::polyline(int points) const {
  std::vector<Vec3> line;
  for (int i = 0; i < points; ++i)
    line.push_back(at(shown.start + (shown.end - shown.start) * i / std::max(points - 1, 1)));
  return line;
}

Vec3 fitParabola(const std::vector<Vec2>& points, double* rms) {
  if (points.size() < 3)
    throw Error(fmt::format("a parabola needs at least 3 points, got {}", points.size()));
  const auto count = static_cast<Eigen::Index>(points.size());
  double middle = 0;
  for (const Vec2& p : points) middle += p.x() / static_cast<double>(count);
  Eigen::MatrixXd a(count, 3);
  Eigen::VectorXd b(count);
  for (Eigen::Index i = 0; i < count; ++i) {
    const Vec2& p = points[static_cast<std::size_t>(i)];
    const double s = p.x() - middle;
    a.row(i) << 1, s, s * s;
    b[i] = p.y();
  }
  const Vec3 c = a.colPivHouseholderQr().solve(b);
  if (rms != nullptr) *rms = std::sqrt((a * c - b).squaredNorm() / static_cast<double>(count));
  return {c[0] - c[1] * middle + c[2] * middle * middle, c[1] - 2 * c[2] * middle, c[2]};
}

std::vector<std::size_t> strokeMinima(const std::vector<Vec2>& stroke, double prominence) {
  if (stroke.size() < 3) return {};
  const std::vector<Vec2> smooth = smoothed(stroke, 2, SmoothEnds::Reflect);
  const Bounds box(smooth);
  const double least = prominence * (box.high.y() - box.low.y());
  std::vector<std::size_t> minima{0};
  // y points down the page. Between two minima the stroke rises by more than its prominence.
  double low = smooth[0].y(), peak = smooth[0].y();
  std::size_t at = 0;
  bool rising = true;
  for (std::size_t i = 1; i < smooth.size(); ++i) {
    const double y = smooth[i].y();
    if (rising) {
      if (y < peak) peak = y;
      if (y > peak + least) {
        rising = false;
        low = y;
        at = i;
      }
      continue;
    }
    if (y > low) {
      low = y;
      at = i;
    }
    if (y < low - least) {
      minima.push_back(at);
      rising = true;
      peak = y;
    }
  }
  minima.push_back(stroke.size() - 1);
  return minima;
}

StanceSketch::StanceSketch(const SketchView& view, TerrainPtr ground, const SketchOptions& options)
    : ground_(std::move(ground)), options_(options) {
  if (!ground_) throw Error("a sketch needs ground for its shadow");
  setView(view);
}

void StanceSketch::setView(const SketchView& view) {
  const SketchView::Sight sight = view.sight(Vec2::Zero());
  if (!sight.from.allFinite() || !sight.along.allFinite() || !(sight.along.norm() > 0.5))
    throw Error("the view of a sketch has no direction");
  if (view == view_) return;
  view_ = view;
  if (state_ == SketchState::AwaitShadow) undo();
}

bool StanceSketch::isScribble(const std::vector<Vec2>& stroke) const {
  const std::vector<Vec2>* last = state_ == SketchState::AwaitShadow                 ? &waiting_
                                  : pairs_.empty() || !(pairs_.back().view == view_) ? nullptr
                                                                                     : &pairs_.back().shadow;
  if (last == nullptr || stroke.size() < 8) return false;
  const Bounds own(stroke), other(*last);
  // Back and forth: much longer than its box, and over most of the stroke it deletes.
  if (lengthOf(stroke) < 4 * (own.high - own.low).norm()) return false;
  int turns = 0;
  for (std::size_t i = 2; i < stroke.size(); ++i) {
    const double before = stroke[i - 1].x() - stroke[i - 2].x(), after = stroke[i].x() - stroke[i - 1].x();
    if (before * after < 0) ++turns;
  }
  if (turns < 4) return false;
  const double shared = std::min(own.high.x(), other.high.x()) - std::max(own.low.x(), other.low.x());
  const bool level = own.low.y() <= other.high.y() + 10 && own.high.y() >= other.low.y() - 10;
  return level && shared >= options_.scribble * (other.high.x() - other.low.x());
}

StanceSketch::Reply StanceSketch::draw(const std::vector<Vec2>& stroke) {
  for (const Vec2& p : stroke) {
    if (!p.allFinite()) return {false, "a point of the stroke is not finite"};
  }
  if (isScribble(stroke)) return undo();
  if (stroke.size() < 3) return {false, "too short; draw a longer stroke"};
  if (state_ == SketchState::AwaitShadow) return accept(stroke);
  Reply reply;
  if (redraw(stroke, reply)) return reply;
  if (strokeMinima(stroke, options_.prominence).size() < 2)
    return {false, "the path has no arc; draw a leap from the ground to the ground"};
  waiting_ = stroke;
  state_ = SketchState::AwaitShadow;
  return {true, "now draw its shadow on the ground"};
}

StanceSketch::Reply StanceSketch::undo() {
  if (state_ == SketchState::AwaitShadow) {
    waiting_.clear();
    state_ = pairs_.empty() ? SketchState::AwaitPath : SketchState::Ready;
    return {true, "the path is deleted"};
  }
  if (pairs_.empty()) return {false, "there is nothing to delete"};
  waiting_ = pairs_.back().path;
  view_ = pairs_.back().view;
  pairs_.pop_back();
  reconstructed_.pop_back();
  state_ = SketchState::AwaitShadow;
  collect();
  return {true, "the shadow is deleted; draw it again"};
}

StanceSketch::Reply StanceSketch::accept(const std::vector<Vec2>& shadow) {
  const Pair pair{waiting_, shadow, view_};
  try {
    reconstructed_.push_back(reconstruct(pair));
  } catch (const Error& error) {
    return {false, error.message()};
  }
  pairs_.push_back(pair);
  waiting_.clear();
  state_ = SketchState::Ready;
  collect();
  return {true, fmt::format("{} flight{}", flights_.size(), flights_.size() == 1 ? "" : "s")};
}

// A stroke that begins and ends on a path replaces the part between.
bool StanceSketch::redraw(const std::vector<Vec2>& stroke, Reply& reply) {
  for (std::size_t i = 0; i < pairs_.size(); ++i) {
    if (!(pairs_[i].view == view_)) continue;
    double first = 0, last = 0;
    std::size_t a = nearestTo(pairs_[i].path, stroke.front(), &first);
    std::size_t b = nearestTo(pairs_[i].path, stroke.back(), &last);
    if (first > options_.graspPixels || last > options_.graspPixels || a == b) continue;
    std::vector<Vec2> part = stroke;
    if (a > b) {
      std::swap(a, b);
      std::reverse(part.begin(), part.end());
    }
    Pair changed = pairs_[i];
    changed.path.erase(changed.path.begin() + static_cast<std::ptrdiff_t>(a),
                       changed.path.begin() + static_cast<std::ptrdiff_t>(b) + 1);
    changed.path.insert(changed.path.begin() + static_cast<std::ptrdiff_t>(a), part.begin(), part.end());
    try {
      reconstructed_[i] = reconstruct(changed);
    } catch (const Error& error) {
      reply = {false, error.message()};
      return true;
    }
    pairs_[i] = changed;
    collect();
    reply = {true, "redrawn"};
    return true;
  }
  return false;
}

std::optional<Vec3> StanceSketch::groundUnder(const SketchView::Sight& sight) const {
  const auto below = [&](double t) -> std::optional<double> {
    const Vec3 p = sight.from + t * sight.along;
    const auto hit = ground_->top(p.x(), p.z());
    if (!hit) return std::nullopt;
    return p.y() - hit->position.y();
  };
  double before = 0;
  for (double t = 0.02; t < 500; t *= 1.02, t += 0.01) {
    const auto height = below(t);
    if (height && *height <= 0) {
      double low = before, high = t;
      for (int i = 0; i < 60; ++i) {
        const double middle = 0.5 * (low + high);
        const auto there = below(middle);
        (there && *there <= 0 ? high : low) = middle;
      }
      return Vec3(sight.from + high * sight.along);
    }
    before = t;
  }
  return std::nullopt;
}

std::vector<SketchFlight> StanceSketch::reconstruct(const Pair& pair) const {
  return flightsFromStrokes(
      pair.view, pair.path, pair.shadow,
      [&](std::size_t i) {
        const auto hit = groundUnder(pair.view.sight(pair.shadow[i]));
        if (!hit) throw Error("the shadow misses the ground; draw it on the ground");
        return *hit;
      },
      options_);
}

// §5.2: minima are contacts; each arc between two lies in the vertical plane through their shadows.
std::vector<SketchFlight> flightsFromStrokes(const SketchView& view, const std::vector<Vec2>& path,
                                             const std::vector<Vec2>& shadow,
                                             const std::function<Vec3(std::size_t)>& onGround,
                                             const SketchOptions& options) {
  const std::vector<std::size_t> minima = strokeMinima(path, options.prominence);
  std::vector<Vec3> contacts;
  for (const std::size_t m : minima) {
    std::size_t nearest = 0;
    for (std::size_t i = 1; i < shadow.size(); ++i) {
      if (std::abs(shadow[i].x() - path[m].x()) < std::abs(shadow[nearest].x() - path[m].x())) nearest = i;
    }
    contacts.push_back(onGround(nearest));
  }
  std::vector<SketchFlight> flights;
  for (std::size_t i = 0; i + 1 < minima.size(); ++i) {
    SketchFlight flight;
    const Vec3 way = contacts[i + 1] - contacts[i];
    const double across = std::hypot(way.x(), way.z());
    if (across < 0.05)
      throw Error(fmt::format("arc {}: its shadow has no length; draw the shadow along the ground", i + 1));
    flight.origin = contacts[i];
    flight.along = Vec3(way.x(), 0, way.z()) / across;
    flight.groundBefore = contacts[i].y();
    flight.groundAfter = contacts[i + 1].y();
    const Vec3 normal = flight.along.cross(Vec3::UnitY());
    std::vector<Vec2> points;
    for (std::size_t j = minima[i]; j <= minima[i + 1]; ++j) {
      const auto [from, ray] = view.sight(path[j]);
      const double facing = normal.dot(ray);
      if (std::abs(facing) < 0.02) throw Error(fmt::format("arc {} is seen edge-on; turn the camera", i + 1));
      const double t = normal.dot(flight.origin - from) / facing;
      if (t <= 0) continue;
      const Vec3 p = from + t * ray;
      points.push_back({(p - flight.origin).dot(flight.along), p.y()});
    }
    // Only flight, away from both contacts; closer where a short arc leaves too few points.
    std::vector<Vec2> air;
    if (points.size() >= 3) {
      for (double gap = options.contactGap; air.size() < 5 && gap > 1e-3; gap *= 0.7) {
        air.clear();
        for (const Vec2& p : points) {
          if ((p - points.front()).norm() > gap && (p - points.back()).norm() > gap) air.push_back(p);
        }
      }
    }
    if (air.size() < 3)
      throw Error(fmt::format("arc {} has too few points; draw it larger or slower", i + 1));
    flight.fit = fitParabola(air, &flight.rms);
    if (!(flight.fit[2] < -1e-6))
      throw Error(fmt::format("arc {} does not bend down; draw a leap with a top", i + 1));
    const double top = -flight.fit[1] / (2 * flight.fit[2]);
    flight.apex = flight.at(top);
    flight.speed = std::sqrt(kGravity / (-2 * flight.fit[2]));
    flight.shown = {points.front().x(), points.back().x()};
    flights.push_back(flight);
  }
  if (flights.empty()) throw Error("the path has no arc; draw a leap from the ground to the ground");
  return flights;
}

void StanceSketch::collect() {
  flights_.clear();
  for (const std::vector<SketchFlight>& some : reconstructed_)
    flights_.insert(flights_.end(), some.begin(), some.end());
  velocities_.resize(flights_.size());
}

void StanceSketch::setVelocity(std::size_t apex, const Vec3& velocity) {
  if (apex >= flights_.size())
    throw Error(fmt::format("there is no apex {}; there are {}", apex + 1, flights_.size()));
  if (!velocity.allFinite() || !(Vec3(velocity.x(), 0, velocity.z()).norm() > 0))
    throw Error("the velocity at an apex must be horizontal and above 0 m/s");
  velocities_[apex] = Vec3(velocity.x(), 0, velocity.z());
}

void StanceSketch::clearVelocity(std::size_t apex) {
  if (apex < velocities_.size()) velocities_[apex].reset();
}

std::vector<ChainApex> StanceSketch::apexes() const {
  if (!complete())
    throw Error(state_ == SketchState::AwaitShadow ? "the last path has no shadow yet"
                                                   : "a chain needs two flights; draw another");
  std::vector<ChainApex> apexes;
  for (std::size_t i = 0; i < flights_.size(); ++i) {
    apexes.push_back(apexOf(flights_[i], options_));
    if (!velocities_[i]) continue;
    apexes.back().speed = velocities_[i]->norm();
    apexes.back().yaw = yawOf(*velocities_[i]);
  }
  return apexes;
}

ChainApex apexOf(const SketchFlight& flight, const SketchOptions& options) {
  ChainApex apex;
  apex.position = flight.apex;
  apex.ground = flight.groundAfter;
  apex.speed = options.speedOf > 0 ? options.speedOf : flight.speed;
  apex.yaw = yawOf(flight.along);
  return apex;
}

std::vector<ChainApex> apexesFromCurves(const std::vector<Vec3>& path, const std::vector<Vec3>& shadow,
                                        const SketchOptions& options) {
  const SketchView view = viewAcross(shadow);
  const auto seen = [&view](const std::vector<Vec3>& points) {
    std::vector<Vec2> pixels;
    for (const Vec3& p : points) {
      const auto pixel = p.allFinite() ? view.pixel(p) : std::nullopt;
      if (!pixel) throw Error("a point of the curves is more than 100 m beside the shadow");
      pixels.push_back(*pixel);
    }
    return pixels;
  };
  std::vector<ChainApex> apexes;
  for (const SketchFlight& flight : flightsFromStrokes(
           view, seen(path), seen(shadow), [&](std::size_t i) { return shadow[i]; }, options))
    apexes.push_back(apexOf(flight, options));
  if (apexes.size() < 2)
    throw Error(
        "the path has one arc; a chain needs two, with a dip between them where it touches the ground");
  return apexes;
}

}  // namespace footfall::stance

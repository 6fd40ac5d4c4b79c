// SPDX-License-Identifier: MIT
#include "gait/travel/travel_path.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/error.h"

namespace footfall::gait {

TravelSpeed::TravelSpeed(double speed) : TravelSpeed(std::vector<SpeedKey>{{0, speed}}) {}

TravelSpeed::TravelSpeed(const std::vector<SpeedKey>& keys) : keys_(keys) {
  if (keys_.empty()) throw Error("a speed profile needs at least one key");
  double most = 0;
  for (std::size_t i = 0; i < keys_.size(); ++i) {
    const SpeedKey& key = keys_[i];
    if (!std::isfinite(key.at) || !std::isfinite(key.speed) || key.speed < 0)
      throw Error(
          fmt::format("speed key {} at {} s must be at least 0 m/s, got {}", i + 1, key.at, key.speed));
    if (i > 0 && !(key.at > keys_[i - 1].at)) {
      throw Error(fmt::format("speed key {} at {} s must be after the previous key at {} s", i + 1, key.at,
                              keys_[i - 1].at));
    }
    most = std::max(most, key.speed);
    reached_.push_back(
        i == 0 ? 0 : reached_.back() + 0.5 * (key.speed + keys_[i - 1].speed) * (key.at - keys_[i - 1].at));
  }
  if (!(most > 0)) throw Error("the speed is 0 throughout; set at least one key above 0 m/s");
  const double zero = distance(0);
  for (double& d : reached_) d -= zero;
}

TravelSpeed TravelSpeed::fromDistances(const std::vector<TimeKey>& keys) {
  if (keys.size() < 2) throw Error("keyed distances along a path need at least two keys");
  for (std::size_t i = 1; i < keys.size(); ++i) {
    if (keys[i].source < keys[i - 1].source) {
      throw Error(fmt::format(
          "distance key {} at {} m is behind the key before it at {} m; a gait cannot go backwards", i + 1,
          keys[i].source, keys[i - 1].source));
    }
  }
  if (!(keys.back().source > keys.front().source))
    throw Error("the keyed distances along the path are all equal");
  TravelSpeed result;
  result.distances_ = keys;
  TimeMapOptions options;
  options.interpolation = TimeInterpolation::Monotone;
  result.map_ = TimeMap(keys, options);
  return result;
}

double TravelSpeed::distance(double time) const {
  if (!distances_.empty()) {
    const double first = distances_.front().at, last = distances_.back().at;
    if (time < first) return map_.source(first) + (time - first) * speed(first);
    if (time > last) return map_.source(last) + (time - last) * speed(last);
    return map_.source(time);
  }
  if (time <= keys_.front().at) return reached_.front() + (time - keys_.front().at) * keys_.front().speed;
  if (time >= keys_.back().at) return reached_.back() + (time - keys_.back().at) * keys_.back().speed;
  const auto next = std::upper_bound(keys_.begin(), keys_.end(), time,
                                     [](double t, const SpeedKey& key) { return t < key.at; });
  const std::size_t i = static_cast<std::size_t>(next - keys_.begin()) - 1;
  return reached_[i] + 0.5 * (keys_[i].speed + speed(time)) * (time - keys_[i].at);
}

double TravelSpeed::speed(double time) const {
  if (!distances_.empty()) {
    constexpr double kStep = 1e-4;
    const double t = std::clamp(time, distances_.front().at + kStep, distances_.back().at - kStep);
    return std::max(0.0, (map_.source(t + kStep) - map_.source(t - kStep)) / (2 * kStep));
  }
  if (time <= keys_.front().at) return keys_.front().speed;
  if (time >= keys_.back().at) return keys_.back().speed;
  const auto next = std::upper_bound(keys_.begin(), keys_.end(), time,
                                     [](double t, const SpeedKey& key) { return t < key.at; });
  const SpeedKey& a = *(next - 1);
  return a.speed + (next->speed - a.speed) * (time - a.at) / (next->at - a.at);
}

double TravelSpeed::timeAt(double wanted, double longest) const {
  double low = 0, high = longest;
  if (distance(high) <= wanted) return longest;
  for (int i = 0; i < 80; ++i) {
    const double middle = 0.5 * (low + high);
    (distance(middle) < wanted ? low : high) = middle;
  }
  return high;
}

TravelPath::TravelPath(const PlanPath& path, TerrainPtr terrain, double step, double near)
    : path_(path), terrain_(std::move(terrain)) {
  if (!terrain_) terrain_ = flatTerrain();
  const double length = path_.length();
  const std::size_t count = static_cast<std::size_t>(std::clamp(std::ceil(length / step), 8.0, 200000.0));
  step_ = length / static_cast<double>(count);
  std::vector<char> found(count + 1, 0);
  height_.assign(count + 1, 0);
  for (std::size_t i = 0; i <= count; ++i) {
    const Vec2 p = path_.at(static_cast<double>(i) * step_).position;
    const std::optional<GroundPoint> ground = terrain_->at(p.x(), p.y(), near);
    if (!ground) continue;
    found[i] = 1;
    near = height_[i] = ground->position.y();
  }
  const auto first = std::find(found.begin(), found.end(), 1);
  if (first == found.end()) throw Error("the path does not touch the terrain anywhere");
  double last = height_[static_cast<std::size_t>(first - found.begin())];
  for (std::size_t i = 0; i <= count; ++i) {
    if (!found[i]) holes_ += step_;
    last = height_[i] = found[i] ? height_[i] : last;
  }
  along_.assign(count + 1, 0);
  for (std::size_t i = 1; i <= count; ++i)
    along_[i] = along_[i - 1] + std::hypot(step_, height_[i] - height_[i - 1]);
}

double TravelPath::planAt(double ground) const {
  if (ground <= 0) return ground;
  if (ground >= along_.back()) return path_.length() + (ground - along_.back());
  const auto next = std::upper_bound(along_.begin(), along_.end(), ground);
  const std::size_t i = static_cast<std::size_t>(next - along_.begin()) - 1;
  return (static_cast<double>(i) + (ground - along_[i]) / (along_[i + 1] - along_[i])) * step_;
}

double TravelPath::groundAt(double plan) const {
  if (plan <= 0) return plan;
  if (plan >= path_.length()) return along_.back() + (plan - path_.length());
  const double place = plan / step_;
  const std::size_t i = std::min(static_cast<std::size_t>(place), along_.size() - 2);
  return along_[i] + (place - static_cast<double>(i)) * (along_[i + 1] - along_[i]);
}

GroundPosition TravelPath::at(double planDistance) const {
  GroundPosition result;
  result.plan = path_.at(planDistance);
  const double place = planDistance / step_;
  const double last = static_cast<double>(height_.size() - 1);
  if (place <= 0 || place >= last) {
    const double near = place <= 0 ? height_.front() : height_.back();
    GroundPoint point;
    ground(result.plan.position.x(), result.plan.position.y(), near, point);
    result.height = point.position.y();
    return result;
  }
  const std::size_t i = std::min(static_cast<std::size_t>(place), height_.size() - 2);
  result.slope = (height_[i + 1] - height_[i]) / step_;
  result.height = height_[i] + (place - static_cast<double>(i)) * (height_[i + 1] - height_[i]);
  return result;
}

bool TravelPath::ground(double x, double z, double near, GroundPoint& out) const {
  const std::optional<GroundPoint> found = terrain_->at(x, z, near);
  out = found ? *found : GroundPoint{Vec3(x, near, z), Vec3::UnitY()};
  return found.has_value();
}

TravelPath::Steepest TravelPath::steepest() const {
  Steepest result;
  for (std::size_t i = 1; i < height_.size(); ++i) {
    const double slope = std::abs(height_[i] - height_[i - 1]) / step_;
    if (slope > result.slope) result = {slope, static_cast<double>(i) * step_};
  }
  return result;
}

}  // namespace footfall::gait

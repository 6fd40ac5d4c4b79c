// SPDX-License-Identifier: MIT
#include "footprint/walk/unrolled_loop.h"

#include <algorithm>
#include <cmath>

namespace footfall::footprint {

UnrolledLoop::UnrolledLoop(const Track& given, int legs, double beside) : loop(*given.loop) {
  for (const Footprint& print : given.prints) turn += print.step;
  const double stride = turn * legs / static_cast<double>(std::max<std::size_t>(1, given.prints.size()));
  constexpr double kMostTurns = 100;
  before = static_cast<int>(
      std::clamp(std::ceil(std::max(beside, stride) / std::max(turn, 1e-9)), 1.0, kMostTurns));
  offset = before * turn;
  for (int k = -before; k <= before; ++k) {
    const Frame place = placeOf(k);
    for (Footprint print : given.prints) {
      print.position = place * print.position;
      print.yaw += k * loop.yaw;
      print.normal = place.rotation * print.normal;
      track.prints.push_back(print);
    }
  }
}

Frame UnrolledLoop::placeOf(int number) const {
  const Frame once{loop.offset, loop.rotation()};
  const Frame step = number < 0 ? once.inverse() : once;
  Frame place;
  for (int k = 0; k < std::abs(number); ++k) place = step * place;
  return place;
}

ComPath UnrolledLoop::path(const ComPath& given) const {
  ComPath path;
  for (int k = -before; k <= before; ++k) {
    const Frame place = placeOf(k);
    // The last knot of a turn is the first of the next.
    const std::size_t count = given.knots.size() - (k < before ? 1 : 0);
    for (std::size_t i = 0; i < count; ++i) {
      const ComKnot& knot = given.knots[i];
      path.knots.push_back(
          {knot.time + offset + k * turn, place * knot.position, place.rotation * knot.velocity});
    }
  }
  return path;
}

PelvisOffset UnrolledLoop::offsets(const PelvisOffset& given) const {
  PelvisOffset all = given;
  if (given.pelvis.empty()) return all;
  const std::size_t frames = static_cast<std::size_t>(std::floor(turns() * turn * given.rate)) + 2;
  all.pelvis.assign(frames, Vec3::Zero());
  for (std::vector<Vec3>& hip : all.hips) hip.assign(frames, Vec3::Zero());
  for (std::size_t i = 0; i < frames; ++i) {
    const double time = static_cast<double>(i) / given.rate - offset;
    const int k = std::clamp(static_cast<int>(std::floor(time / turn)), -before, before);
    const Quat rotation = placeOf(k).rotation;
    const double within = time - k * turn;
    all.pelvis[i] = rotation * given.pelvisAt(within);
    for (std::size_t leg = 0; leg < all.hips.size(); ++leg)
      all.hips[leg][i] = rotation * given.hipAt(static_cast<int>(leg), within);
  }
  return all;
}

int UnrolledLoop::print(int print, int number) const {
  const int count = static_cast<int>(track.prints.size()) / turns();
  return (before + number) * count + print;
}

}  // namespace footfall::footprint

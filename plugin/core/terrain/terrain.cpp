// SPDX-License-Identifier: MIT
#include "terrain/terrain.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "base/angles.h"
#include "base/error.h"

namespace footfall {

std::optional<GroundPoint> Terrain::top(double x, double z) const {
  return at(x, z, std::numeric_limits<double>::infinity());
}

namespace {

void require(bool good, const std::string& message) {
  if (!good) throw Error("terrain: " + message);
}

class Plane : public Terrain {
 public:
  Plane(const Vec3& origin, const Vec3& normal) : origin_(origin), normal_(normal) {}
  std::optional<GroundPoint> at(double x, double z, double) const override {
    const double y =
        origin_.y() - (normal_.x() * (x - origin_.x()) + normal_.z() * (z - origin_.z())) / normal_.y();
    return GroundPoint{{x, y, z}, normal_};
  }

 private:
  Vec3 origin_, normal_;
};

class StairTerrain : public Terrain {
 public:
  explicit StairTerrain(const Stairs& stairs) : stairs_(stairs), forward_(forwardOf(stairs.yaw)) {
    require(stairs.run > 0 && stairs.count > 0 && std::isfinite(stairs.run + stairs.rise + stairs.yaw) &&
                stairs.origin.allFinite(),
            fmt::format("the number and depth of steps must be above 0, got {} steps {} m deep", stairs.count,
                        stairs.run));
  }
  std::optional<GroundPoint> at(double x, double z, double) const override {
    const double along = forward_.dot(Vec3(x, 0, z) - stairs_.origin);
    const double step =
        std::clamp(std::floor(along / stairs_.run) + 1, 0.0, static_cast<double>(stairs_.count));
    return GroundPoint{{x, stairs_.origin.y() + step * stairs_.rise, z}, Vec3::UnitY()};
  }

 private:
  Stairs stairs_;
  Vec3 forward_;
};

class SpiralTerrain : public Terrain {
 public:
  explicit SpiralTerrain(const SpiralStairs& s) : s_(s) {
    require(s.inner >= 0 && s.outer > s.inner && s.perTurn > 0 && s.count > 0 && s.centre.allFinite() &&
                std::isfinite(s.outer + s.rise + s.startAngle),
            "spiral stairs need an outer radius above the inner one, and treads");
  }
  std::optional<GroundPoint> at(double x, double z, double near) const override {
    const double radius = std::hypot(x - s_.centre.x(), z - s_.centre.z());
    if (radius < s_.inner || radius > s_.outer) return std::nullopt;
    double angle = std::atan2(x - s_.centre.x(), z - s_.centre.z()) - s_.startAngle;
    if (!s_.left) angle = -angle;
    const double turns = angle / (2 * kPi);
    const int within = std::min(static_cast<int>((turns - std::floor(turns)) * s_.perTurn), s_.perTurn - 1);
    std::optional<double> best;
    for (int tread = within; tread < s_.count; tread += s_.perTurn) {
      const double height = s_.centre.y() + tread * s_.rise;
      const bool better = std::isfinite(near) ? !best || std::abs(height - near) < std::abs(*best - near)
                                              : !best || height > *best;
      if (better) best = height;
    }
    if (!best) return std::nullopt;
    return GroundPoint{{x, *best, z}, Vec3::UnitY()};
  }

 private:
  SpiralStairs s_;
};

class FieldTerrain : public Terrain {
 public:
  explicit FieldTerrain(HeightField field) : f_(std::move(field)) {
    const int count = static_cast<int>(f_.heights.size());
    require(
        f_.columns >= 2 && count % f_.columns == 0 && count / f_.columns >= 2,
        fmt::format("a height field needs at least 2 whole rows of 2 heights, got {} heights in rows of {}",
                    count, f_.columns));
    require(f_.cell > 0 && std::isfinite(f_.cell + f_.x + f_.z), "a cell must be larger than 0 m");
    for (const double h : f_.heights) require(std::isfinite(h), "a height is not finite");
    rows_ = count / f_.columns;
  }
  std::optional<GroundPoint> at(double x, double z, double) const override {
    const double u = (x - f_.x) / f_.cell, v = (z - f_.z) / f_.cell;
    if (!(u >= 0 && v >= 0 && u <= f_.columns - 1 && v <= rows_ - 1)) return std::nullopt;
    const int i = std::min(static_cast<int>(u), f_.columns - 2), j = std::min(static_cast<int>(v), rows_ - 2);
    const double s = u - i, t = v - j;
    const double a = height(i, j), b = height(i + 1, j), c = height(i, j + 1), d = height(i + 1, j + 1);
    const double y = (1 - t) * ((1 - s) * a + s * b) + t * ((1 - s) * c + s * d);
    const double dx = ((1 - t) * (b - a) + t * (d - c)) / f_.cell;
    const double dz = ((1 - s) * (c - a) + s * (d - b)) / f_.cell;
    return GroundPoint{{x, y, z}, Vec3(-dx, 1, -dz).normalized()};
  }

 private:
  double height(int i, int j) const { return f_.heights[static_cast<std::size_t>(j * f_.columns + i)]; }
  HeightField f_;
  int rows_ = 0;
};

}  // namespace

TerrainPtr flatTerrain(double height) {
  require(std::isfinite(height), "a height is not finite");
  return std::make_shared<Plane>(Vec3(0, height, 0), Vec3::UnitY());
}

TerrainPtr slopeTerrain(const Vec3& origin, double yaw, double grade) {
  require(origin.allFinite() && std::isfinite(yaw) && std::abs(grade) < 85 * kDegree,
          fmt::format("a slope must be above -85 and below 85 degrees, got {:.4g}", grade / kDegree));
  const Vec3 normal = std::cos(grade) * Vec3::UnitY() - std::sin(grade) * forwardOf(yaw);
  return std::make_shared<Plane>(origin, normal);
}

TerrainPtr stairTerrain(const Stairs& stairs) {
  return std::make_shared<StairTerrain>(stairs);
}

TerrainPtr spiralTerrain(const SpiralStairs& stairs) {
  return std::make_shared<SpiralTerrain>(stairs);
}

TerrainPtr heightFieldTerrain(HeightField field) {
  return std::make_shared<FieldTerrain>(std::move(field));
}

}  // namespace footfall

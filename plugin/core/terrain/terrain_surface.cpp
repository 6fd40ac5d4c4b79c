// SPDX-License-Identifier: MIT
#include "terrain/terrain_surface.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <tuple>

namespace footfall {
namespace {

constexpr int kAcross = 48;           // cells along the longer side, before they are divided
constexpr double kLeastCell = 0.25;   // metres, likewise
constexpr int kDivisions = 5;         // how often a cell is halved at most
constexpr double kEven = 0.005;       // metres by which the middle of a cell may be off its corners' mean
constexpr double kLevelsApart = 0.4;  // metres between levels that are told apart
constexpr double kReach = 0.5;        // metres above and below the area in which levels are looked for
constexpr std::size_t kMost = 60000;  // triangles

class SurfaceBuilder {
 public:
  SurfaceBuilder(const Terrain& terrain, const TerrainArea& area) : terrain_(terrain), area_(area) {}

  TerrainSurface build() {
    const double width = std::max(area_.most.x() - area_.least.x(), kLeastCell);
    const double depth = std::max(area_.most.z() - area_.least.z(), kLeastCell);
    const double cell = std::max(kLeastCell, std::max(width, depth) / kAcross);
    const int columns = static_cast<int>(std::ceil(width / cell)),
              rows = static_cast<int>(std::ceil(depth / cell));
    for (int division = kDivisions; division >= 0; --division) {
      surface_ = {};
      known_.clear();
      for (int row = 0; row < rows && surface_.triangles.size() < kMost; ++row) {
        for (int column = 0; column < columns; ++column) {
          const double x = area_.least.x() + column * cell, z = area_.least.z() + row * cell;
          for (const double level : levelsAt(x + 0.5 * cell, z + 0.5 * cell))
            addCell(x, z, cell, level, division);
        }
      }
      if (surface_.triangles.size() < kMost) break;
    }
    const auto [low, high] = std::minmax_element(surface_.positions.begin(), surface_.positions.end(),
                                                 [](const Vec3& a, const Vec3& b) { return a.y() < b.y(); });
    surface_.level = !surface_.positions.empty() && high->y() - low->y() < 1e-9;
    return std::move(surface_);
  }

 private:
  std::vector<double> levelsAt(double x, double z) const {
    std::vector<double> levels;
    const double top = area_.most.y() + kReach;
    for (double near = area_.least.y() - kReach; near <= top + kLevelsApart; near += kLevelsApart) {
      const auto point = terrain_.at(x, z, std::min(near, top));
      if (!point) break;
      const double height = point->position.y();
      if (levels.empty() || height > levels.back() + 1e-6) levels.push_back(height);
    }
    return levels;
  }

  std::optional<double> heightAt(double x, double z, double level) const {
    const auto point = terrain_.at(x, z, level);
    return point ? std::optional<double>(point->position.y()) : std::nullopt;
  }

  void addCell(double x, double z, double cell, double level, int division) {
    const double middleX = x + 0.5 * cell, middleZ = z + 0.5 * cell;
    const std::optional<double> middle = heightAt(middleX, middleZ, level);
    const std::array<std::array<double, 2>, 4> corners{
        {{x, z}, {x, z + cell}, {x + cell, z + cell}, {x + cell, z}}};
    std::array<double, 4> heights{};
    bool whole = middle.has_value();
    for (std::size_t i = 0; i < 4 && whole; ++i) {
      const std::optional<double> height = heightAt(corners[i][0], corners[i][1], *middle);
      whole = height.has_value();
      if (whole) heights[i] = *height;
    }
    const auto [low, high] = std::minmax_element(heights.begin(), heights.end());
    const bool even = whole && (*high - *low < kEven || isEven(x, z, cell, heights, *middle));
    if (!even && division > 0) {
      const double half = 0.5 * cell;
      for (const double dz : {0.0, half}) {
        for (const double dx : {0.0, half})
          addCell(x + dx, z + dz, half, middle.value_or(level), division - 1);
      }
      return;
    }
    if (!whole) return;
    std::array<std::uint32_t, 4> v{};
    for (std::size_t i = 0; i < 4; ++i) v[i] = vertex({corners[i][0], heights[i], corners[i][1]});
    surface_.triangles.push_back({v[0], v[1], v[2]});
    surface_.triangles.push_back({v[0], v[2], v[3]});
  }

  // Whether a bilinear patch through the corners holds the ground within it.
  bool isEven(double x, double z, double cell, const std::array<double, 4>& h, double middle) const {
    if (std::abs(0.25 * (h[0] + h[1] + h[2] + h[3]) - middle) > kEven) return false;
    for (const auto& [u, v] :
         {std::pair(0.25, 0.25), std::pair(0.75, 0.25), std::pair(0.25, 0.75), std::pair(0.75, 0.75)}) {
      const double flat = (1 - u) * ((1 - v) * h[0] + v * h[1]) + u * ((1 - v) * h[3] + v * h[2]);
      const auto height = heightAt(x + u * cell, z + v * cell, middle);
      if (!height || std::abs(*height - flat) > kEven) return false;
    }
    return true;
  }

  std::uint32_t vertex(const Vec3& place) {
    const auto [known, fresh] = known_.emplace(std::make_tuple(place.x(), place.y(), place.z()),
                                               static_cast<std::uint32_t>(surface_.positions.size()));
    if (fresh) surface_.positions.push_back(place);
    return known->second;
  }

  const Terrain& terrain_;
  const TerrainArea& area_;
  TerrainSurface surface_;
  std::map<std::tuple<double, double, double>, std::uint32_t> known_;
};

}  // namespace

TerrainSurface terrainSurface(const Terrain& terrain, const TerrainArea& area) {
  return SurfaceBuilder(terrain, area).build();
}

}  // namespace footfall

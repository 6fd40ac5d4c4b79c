// SPDX-License-Identifier: MIT
// The ground of a page.
#include "io/page/page_json.h"
#include "terrain/terrain_surface.h"

namespace footfall::page {
namespace {

// Metres of ground around what stands on it.
constexpr double kAround = 3, kBelow = 0.5;

TerrainArea areaOf(const PageItem& item) {
  TerrainArea area;
  bool any = false;
  const auto take = [&](const Vec3& place) {
    area.least = any ? area.least.cwiseMin(place) : place;
    area.most = any ? area.most.cwiseMax(place) : place;
    any = true;
  };
  for (const PagePrint& print : item.prints) take(print.position);
  if (item.motion) {
    const Motion& motion = item.motion->motion;
    Pose local;
    for (std::size_t f = 0; f < motion.frames(); ++f) {
      localPose(motion, f, local);
      take(local.position.front());
    }
    for (const Contact& contact : item.motion->report.contacts.contacts) {
      take(contact.heelPosition);
      take(contact.ballPosition);
    }
  }
  area.least -= Vec3(kAround, kBelow, kAround);
  area.most += Vec3(kAround, 0, kAround);
  return area;
}

}  // namespace

Json terrainJson(const Terrain& terrain, const PageItem& item, PageBlob& blob) {
  const TerrainSurface surface = terrainSurface(terrain, areaOf(item));
  if (surface.positions.empty()) return nullptr;
  if (surface.level) return {{"kind", "flat"}, {"height", surface.positions.front().y()}};
  std::vector<std::uint32_t> indices;
  for (const auto& triangle : surface.triangles)
    indices.insert(indices.end(), triangle.begin(), triangle.end());
  return {{"kind", "mesh"},
          {"positions", refJson(blob.add(flattened(surface.positions)))},
          {"indices", refJson(blob.add(indices))}};
}

}  // namespace footfall::page

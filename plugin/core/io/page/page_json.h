// SPDX-License-Identifier: MIT
// Parts of a page as JSON, their numbers in its blob.
#pragma once

#include <nlohmann/json.hpp>

#include "io/json/json_document.h"
#include "io/page/page_blob.h"
#include "io/page/page_item.h"

namespace footfall::page {

using Json = nlohmann::ordered_json;

inline Json refJson(const PageRef& ref) {
  return {{"blob", 0}, {"offset", ref.offset}, {"count", ref.count}};
}
inline Json vectorJson(const Vec3& v) {
  return {v.x(), v.y(), v.z()};
}
inline const char* sideName(BodySide side) {
  return side == BodySide::Left ? "left" : side == BodySide::Right ? "right" : "middle";
}
std::vector<float> flattened(const std::vector<Vec3>& places);

// The figure and its motion: joints, poses, body, feet, what carries it.
Json motionJson(const PageMotion& shown, PageBlob& blob);
// {"measures": […]}, the rows of the report and the worst moments.
Json qualityJson(const PageMotion& shown, PageBlob& blob);
Json checkJson(const PageMotion& shown);
Json worstJson(const PageMotion& shown);
// The ground around a motion and prints.
Json terrainJson(const Terrain& terrain, const PageItem& item, PageBlob& blob);

}  // namespace footfall::page

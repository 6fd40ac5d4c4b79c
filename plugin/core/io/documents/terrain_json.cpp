// SPDX-License-Identifier: MIT
#include "io/documents/terrain_json.h"

#include "base/angles.h"
#include "base/error.h"
#include "io/json/json_document.h"
#include "io/json/json_values.h"
#include "io/json/json_write.h"

namespace footfall {
namespace {

constexpr std::string_view kTerrains[] = {"flat", "slope", "stairs", "spiral", "heights", "mesh", "none"};

TerrainPtr parseStairs(const JsonNode& node) {
  node.allowKeys({"type", "origin", "yaw", "run", "rise", "count"});
  Stairs s;
  s.origin = placeOr(node, "origin");
  s.yaw = node.number("yaw", 0) * kDegree;
  s.run = node.number("run", s.run);
  s.rise = node.number("rise", s.rise);
  s.count = countOf(node, "count", s.count);
  return stairTerrain(s);
}

TerrainPtr parseSpiral(const JsonNode& node) {
  node.allowKeys({"type", "centre", "inner", "outer", "rise", "start", "perTurn", "count", "turns"});
  constexpr std::string_view kTurns[] = {"left", "right"};
  SpiralStairs s;
  s.centre = placeOr(node, "centre");
  s.inner = node.number("inner", s.inner);
  s.outer = node.number("outer", s.outer);
  s.rise = node.number("rise", s.rise);
  s.startAngle = node.number("start", 0) * kDegree;
  s.perTurn = countOf(node, "perTurn", s.perTurn);
  s.count = countOf(node, "count", s.count);
  if (const JsonNode turns = node.find("turns")) s.left = turns.choice(kTurns) == 0;
  return spiralTerrain(s);
}

TerrainPtr parseHeights(const JsonNode& node) {
  node.allowKeys({"type", "origin", "cell", "columns", "heights"});
  HeightField field;
  const Vec3 origin = placeOr(node, "origin");
  field.x = origin.x();
  field.z = origin.z();
  field.cell = numberAbove(node.at("cell"), 0, "m");
  field.columns = static_cast<int>(node.at("columns").integer(2, 1000000));
  field.heights = node.at("heights").numbers();
  return heightFieldTerrain(std::move(field));
}

TerrainPtr parseMesh(const JsonNode& node) {
  node.allowKeys({"type", "vertices", "triangles"});
  std::vector<Vec3> vertices;
  std::vector<Eigen::Vector3i> triangles;
  for (const JsonNode& v : node.at("vertices").items()) {
    const std::vector<double> n = v.numbers(3);
    vertices.emplace_back(n[0], n[1], n[2]);
  }
  if (vertices.empty()) node.at("vertices").fail("must have at least one vertex");
  for (const JsonNode& t : node.at("triangles").items()) {
    const std::vector<JsonNode> corners = t.items();
    if (corners.size() != 3) t.fail("must be three indices of vertices");
    Eigen::Vector3i corner;
    for (int k = 0; k < 3; ++k)
      corner[k] = static_cast<int>(
          corners[static_cast<std::size_t>(k)].integer(0, static_cast<long long>(vertices.size()) - 1));
    triangles.push_back(corner);
  }
  return meshTerrain(std::move(vertices), std::move(triangles));
}

}  // namespace

std::string terrainText(const JsonNode& node) {
  if (node.isNumber()) return formatNumber(node.number());
  if (node.isText()) return jsonText(node.text());
  if (node.isArray()) return jsonList(node.items(), terrainText);
  std::string members;
  for (const auto& [key, value] : node.members())
    members += (members.empty() ? "" : ", ") + jsonText(key) + ": " + terrainText(value);
  return "{" + members + "}";
}

TerrainPtr parseTerrain(const JsonNode& node) {
  try {
    switch (node.at("type").choice(kTerrains)) {
      case 0:
        node.allowKeys({"type", "height"});
        return flatTerrain(node.number("height", 0));
      case 1:
        node.allowKeys({"type", "origin", "yaw", "grade"});
        return slopeTerrain(placeOr(node, "origin"), node.number("yaw", 0) * kDegree,
                            node.at("grade").number() * kDegree);
      case 2:
        return parseStairs(node);
      case 3:
        return parseSpiral(node);
      case 4:
        return parseHeights(node);
      case 5:
        return parseMesh(node);
      default:
        node.allowKeys({"type"});
        return nullptr;
    }
  } catch (const Error& error) {
    if (!error.place().file.empty()) throw;
    const std::string &message = error.message(), prefix = "terrain: ";
    node.fail("cannot be stood on: " +
              (message.rfind(prefix, 0) == 0 ? message.substr(prefix.size()) : message));
  }
}

TerrainPtr terrainOfDocument(std::string_view text, const std::string& file) {
  const JsonDocument document(text, file);
  const JsonNode root = document.root();
  // A track that names no terrain is on level ground.
  const JsonNode kind = root.find("footfall");
  if (!root.find("terrain") && kind && kind.isText() && kind.text() == "track") return flatTerrain();
  return parseTerrain(root.at("terrain"));
}

TerrainPtr standingGround(std::string_view text, const std::string& file) {
  const TerrainPtr terrain = terrainOfDocument(text, file);
  if (!terrain) throw Error(Place{file, 0}, "has the terrain \"none\"; there must be ground to stand on");
  return terrain;
}

}  // namespace footfall

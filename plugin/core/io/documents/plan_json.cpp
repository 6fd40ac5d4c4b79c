// SPDX-License-Identifier: MIT
#include "io/documents/plan_json.h"

#include <cmath>

#include "base/angles.h"
#include "footprint/planners/planner_options_table.h"
#include "io/json/json_options.h"

namespace footfall {
using namespace footprint;

namespace {

Vec2 planOf(const JsonNode& node) {
  const std::vector<double> n = node.numbers(2);
  return {n[0], n[1]};
}

void planOf(const JsonNode& node, const char* key, Vec2& place) {
  if (const JsonNode at = node.find(key)) place = planOf(at);
}

// Errors of the engine about a document as a whole, with its line and path.
template <class Make>
auto placed(const JsonNode& node, const Make& make) {
  try {
    return make();
  } catch (const Error& error) {
    if (!error.place().file.empty()) throw;
    throw Error(node.place(), error.message());
  }
}

}  // namespace

PlanPath parsePathJson(std::string_view text, const std::string& file) {
  const JsonDocument document(text, file, "path");
  const JsonNode root = document.root();
  root.allowKeys({"footfall", "version", "closed", "points"});
  std::vector<PathPoint> points;
  for (const JsonNode& node : root.at("points").items()) {
    node.allowKeys({"position", "heading"});
    PathPoint point{planOf(node.at("position")), {}};
    if (const JsonNode heading = node.find("heading")) {
      const double yaw = heading.number() * kDegree;
      point.heading = Vec2(std::sin(yaw), std::cos(yaw));
    }
    points.push_back(point);
  }
  return placed(root.at("points"), [&] { return PlanPath(points, root.boolean("closed", false)); });
}

StoneField parseStonesJson(std::string_view text, const std::string& file) {
  const JsonDocument document(text, file, "stones");
  const JsonNode root = document.root();
  root.allowKeys({"footfall", "version", "stones", "start", "goal"});
  StoneField field;
  const JsonNode stones = root.at("stones");
  for (const JsonNode& stone : stones.items()) {
    const std::vector<double> n = stone.numbers(3);
    field.stones.emplace_back(n[0], n[1], n[2]);
  }
  if (field.stones.empty()) stones.fail("must hold at least one stone");
  const auto count = static_cast<long long>(field.stones.size());
  field.goal = static_cast<int>(count) - 1;
  if (const JsonNode start = root.find("start")) field.start = static_cast<int>(start.integer(1, count)) - 1;
  if (const JsonNode goal = root.find("goal")) field.goal = static_cast<int>(goal.integer(1, count)) - 1;
  return field;
}

WanderWorld parseWorldJson(std::string_view text, const std::string& file) {
  const JsonDocument document(text, file, "world");
  const JsonNode root = document.root();
  allowOptionKeys(root, optionKeys(wanderOptionsTable()), "",
                  {"footfall", "version", "least", "most", "start", "yaw", "obstacles"});
  WanderWorld world;
  readOptions(root, wanderOptionsTable(), world.options);
  planOf(root, "least", world.options.least);
  planOf(root, "most", world.options.most);
  planOf(root, "start", world.start);
  world.yaw = root.number("yaw", 0) * kDegree;
  if (const JsonNode obstacles = root.find("obstacles")) {
    for (const JsonNode& node : obstacles.items()) {
      node.allowKeys({"position", "radius"});
      world.options.obstacles.push_back(
          {planOf(node.at("position")), node.number("radius", Obstacle().radius)});
    }
  }
  return world;
}

}  // namespace footfall

// SPDX-License-Identifier: MIT
// Labels and routes.
#include <algorithm>

#include <fmt/format.h>

#include "base/angles.h"
#include "base/scanner.h"
#include "io/documents/locomotion_json.h"
#include "io/json/json_document.h"
#include "io/json/json_values.h"

namespace footfall {
using namespace locomotion;

namespace {

constexpr std::string_view kFeet[] = {"left", "right"};

TimeRange rangeOf(const JsonNode& node) {
  const std::vector<double> n = node.numbers(2);
  if (!(n[1] > n[0])) node.fail("must end after its start");
  return {n[0], n[1]};
}

}  // namespace

std::vector<ClipLabels> parseLabelsJson(std::string_view text, const std::string& file) {
  const JsonDocument document(text, file, "labels");
  const JsonNode root = document.root();
  root.allowKeys({"footfall", "version", "clips"});
  std::vector<ClipLabels> all;
  for (const JsonNode& node : root.at("clips").items()) {
    node.allowKeys({"clip", "use", "class", "range", "contacts"});
    ClipLabels labels;
    labels.clip = std::string(node.at("clip").text());
    labels.use = node.boolean("use", true);
    if (const JsonNode name = node.find("class")) labels.className = std::string(name.text());
    if (const JsonNode range = node.find("range")) labels.range = rangeOf(range);
    if (const JsonNode contacts = node.find("contacts")) {
      labels.contacts.emplace();
      for (const JsonNode& contact : contacts.items()) {
        contact.allowKeys({"foot", "time"});
        labels.contacts->push_back({contact.at("foot").choice(kFeet) == 0 ? BodySide::Left : BodySide::Right,
                                    rangeOf(contact.at("time"))});
      }
    }
    all.push_back(std::move(labels));
  }
  return all;
}

std::string formatLabelsJson(const std::vector<RecordedClip>& recordings) {
  std::string out = "{\"footfall\": \"labels\", \"version\": 1, \"clips\": [";
  bool first = true;
  for (const RecordedClip& r : recordings) {
    if (r.mirrored) continue;
    out += first ? "\n {\"clip\": " : ",\n {\"clip\": ";
    first = false;
    appendJsonText(out, r.name);
    out += r.rejected.empty() ? ", \"use\": true" : ", \"use\": false";
    std::size_t running = 0;
    for (const RecordedStride& stride : r.strides) running += stride.running;
    if (!r.strides.empty()) {
      out += ", \"class\": ";
      appendJsonText(out, r.strides.front().className);
    }
    const FootEvents& events = 2 * running > r.strides.size() ? r.low : r.reach;
    out += ", \"contacts\": [";
    bool comma = false;
    for (const bool left : {true, false}) {
      for (const FootStance& stance : events.side(left)) {
        if (!(stance.lift > stance.strike)) continue;
        out += fmt::format("{}\n  {{\"foot\": \"{}\", \"time\": [{}, {}]}}", comma ? "," : "",
                           left ? "left" : "right", formatNumber(stance.strike, 6),
                           formatNumber(stance.lift, 6));
        comma = true;
      }
    }
    out += "]}";
  }
  return out + "\n]}\n";
}

Route parseRouteJson(std::string_view text, const std::string& file, double speed) {
  const JsonDocument any(text, file);
  const JsonNode kind = any.root().isObject() ? any.root().find("footfall") : JsonNode();
  const bool plain = kind && kind.isText() && kind.text() == "path";
  const JsonDocument document(text, file, plain ? "path" : "route");
  const JsonNode root = document.root();
  root.allowKeys({"footfall", "version", "closed", "speed", "corner", "points"});
  Route route;
  route.closed = root.boolean("closed", false);
  if (root.find("corner")) route.corner = numberWithin(root, "corner", 1, 0.05, 50);
  const double usual = numberWithin(root, "speed", speed, 0.01, 20);
  for (const JsonNode& node : root.at("points").items()) {
    node.allowKeys({"position", "heading", "speed"});
    const Vec3 at = placeOf(node.at("position"));
    PathPoint point;
    point.position = {at.x(), at.z()};
    if (const JsonNode heading = node.find("heading")) {
      const double yaw = heading.number() * kDegree;
      point.heading = Vec2(std::sin(yaw), std::cos(yaw));
    }
    route.points.push_back(point);
    route.speeds.push_back(numberWithin(node, "speed", usual, 0.01, 20));
  }
  if (route.points.size() < 2) root.at("points").fail("must have at least two points");
  return route;
}

}  // namespace footfall

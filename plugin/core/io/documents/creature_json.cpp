// SPDX-License-Identifier: MIT
#include "io/documents/creature_json.h"

#include <fmt/format.h>

#include <cmath>
#include <limits>

#include "io/json/json_values.h"
#include "io/json/json_write.h"

namespace footfall {
using namespace creature;

namespace {

// The index of a link by its name; -1 where nothing is called that.
int linkNamed(const Creature& creature, std::string_view name) {
  for (std::size_t i = 0; i < creature.links.size(); ++i)
    if (creature.links[i].name == name) return static_cast<int>(i);
  return -1;
}

int linkAt(const Creature& creature, const JsonNode& node) {
  const int link = linkNamed(creature, node.text());
  if (link < 0) node.fail(fmt::format("names the link '{}', which is missing", node.text()));
  return link;
}

int legAt(const Creature& creature, const JsonNode& node) {
  for (std::size_t i = 0; i < creature.legs.size(); ++i)
    if (creature.legs[i].name == node.text()) return static_cast<int>(i);
  node.fail(fmt::format("names the leg '{}', which is missing", node.text()));
}

// A number from 0, or "infinite".
double boundOf(const JsonNode& node, const char* key, double absent, Quantity quantity = Quantity::Plain) {
  const JsonNode value = node.find(key);
  if (!value) return absent;
  if (value.isText() && value.text() == "infinite") return std::numeric_limits<double>::infinity();
  const double bound = readQuantity(value, quantity, 1);
  if (bound < 0) value.fail("must be at least 0, or \"infinite\"");
  return bound;
}
std::string boundText(double value, Quantity quantity = Quantity::Plain) {
  std::string out;
  if (!std::isfinite(value)) return "\"infinite\"";
  appendQuantity(out, value, quantity, 1);
  return out;
}

// The mass or inertia of a link.
double weightOf(const JsonNode& item, const char* key, const char* unit) {
  const JsonNode node = item.at(key);
  const double value = node.number();
  if (!(value > 0))
    node.fail(
        fmt::format("of the link '{}' must be above 0 {}, got {:g}", item.at("name").text(), unit, value));
  return value;
}

void parseLinks(const JsonNode& node, Creature& creature) {
  const std::vector<JsonNode> links = node.at("links").items();
  for (const JsonNode& item : links) {
    item.allowKeys({"name", "parent", "attach", "mass", "inertia", "com", "range", "outline"});
    CreatureLink link;
    link.name = item.at("name").text();
    if (linkNamed(creature, link.name) >= 0) item.at("name").fail("is the name of another link already");
    if (const JsonNode attach = item.find("attach")) link.attach = pairOf(attach);
    link.mass = weightOf(item, "mass", "kg");
    link.inertia = weightOf(item, "inertia", "kg·m²");
    if (const JsonNode com = item.find("com")) link.com = pairOf(com);
    if (const JsonNode range = item.find("range")) {
      const std::vector<JsonNode> ends = range.items();
      if (ends.size() != 2) range.fail("must be [low, high] in degrees");
      link.low = angleOf(ends[0]);
      link.high = angleOf(ends[1]);
      if (link.low > link.high) range.fail("must have its low end first");
    } else if (!item.find("parent")) {
      link.low = link.high = 0;
    }
    if (const JsonNode outline = item.find("outline"))
      for (const JsonNode& point : outline.items()) link.outline.push_back(pairOf(point));
    creature.links.push_back(std::move(link));
  }
  if (links.empty()) node.at("links").fail("must hold at least one link");
  for (std::size_t i = 0; i < links.size(); ++i)
    if (const JsonNode parent = links[i].find("parent")) {
      creature.links[i].parent = linkNamed(creature, parent.text());
      if (creature.links[i].parent < 0)
        parent.fail(fmt::format("of the link '{}' names the link '{}', which is missing",
                                creature.links[i].name, parent.text()));
    }
}

void parsePoints(const JsonNode& node, Creature& creature) {
  if (const JsonNode legs = node.find("legs")) {
    for (const JsonNode& item : legs.items()) {
      item.allowKeys({"name", "hip"});
      creature.legs.push_back({std::string(item.at("name").text()), linkAt(creature, item.at("hip"))});
    }
  }
  if (const JsonNode monitors = node.find("monitors")) {
    for (const JsonNode& item : monitors.items()) {
      item.allowKeys({"link", "point", "leg"});
      MonitorPoint m{linkAt(creature, item.at("link")), pairOf(item.at("point")), -1};
      if (const JsonNode leg = item.find("leg")) m.leg = legAt(creature, leg);
      creature.monitors.push_back(m);
    }
  }
  if (const JsonNode fixed = node.find("fixed")) {
    for (const JsonNode& item : fixed.items()) {
      item.allowKeys({"link", "point"});
      creature.fixed.push_back({linkAt(creature, item.at("link")), pairOf(item.at("point"))});
    }
  }
}

}  // namespace

Creature creatureOf(const JsonNode& node, bool document) {
  if (document) {
    node.allowKeys({"footfall", "version", "name", "note", "travel", "links", "legs", "monitors", "fixed",
                    "state", "mirror", "floor", "fall", "damping"});
  } else {
    node.allowKeys({"name", "note", "travel", "links", "legs", "monitors", "fixed", "state", "mirror",
                    "floor", "fall", "damping"});
  }
  Creature creature;
  creature.name = node.text("name", "creature");
  creature.note = node.text("note", "");
  creature.travel = node.number("travel", 1);
  parseLinks(node, creature);
  parsePoints(node, creature);
  if (const JsonNode mirror = node.find("mirror")) {
    for (int j = 0; j < creature.joints(); ++j) creature.mirror.push_back(j);
    for (const JsonNode& pair : mirror.items()) {
      const std::vector<JsonNode> names = pair.items();
      if (names.size() != 2) pair.fail("must name two links");
      const int a = linkAt(creature, names[0]) - 1, b = linkAt(creature, names[1]) - 1;
      if (a < 0 || b < 0) pair.fail("names the root, which has no joint");
      creature.mirror[static_cast<std::size_t>(a)] = b;
      creature.mirror[static_cast<std::size_t>(b)] = a;
    }
  }
  if (const JsonNode state = node.find("state")) {
    creature.initial = state.numbers();
  } else {
    creature.initial.assign(static_cast<std::size_t>(creature.stateSize()), 0);
  }
  if (const JsonNode floor = node.find("floor")) {
    floor.allowKeys({"spring", "damper", "friction"});
    creature.floor.spring = floor.number("spring", creature.floor.spring);
    creature.floor.damper = floor.number("damper", creature.floor.damper);
    creature.floor.friction = boundOf(floor, "friction", creature.floor.friction);
  }
  if (const JsonNode fall = node.find("fall")) {
    fall.allowKeys({"tilt", "depth"});
    creature.fall.tilt = boundOf(fall, "tilt", creature.fall.tilt, Quantity::Angle);
    creature.fall.depth = boundOf(fall, "depth", creature.fall.depth);
  }
  if (const JsonNode damping = node.find("damping")) creature.coordinateDamping = damping.numbers();
  try {
    const bool ordered = creature.mirror.empty();
    Creature sorted = inTreeOrder(creature);
    for (std::size_t i = 0; i < sorted.links.size() && !ordered; ++i)
      if (sorted.links[i].name != creature.links[i].name)
        node.at("mirror").fail("needs links whose parents come first");
    checkCreature(sorted);
    return sorted;
  } catch (const Error& error) {
    if (!error.place().file.empty()) throw;
    node.fail(error.message());
  }
}

Creature parseCreatureJson(std::string_view text, const std::string& file) {
  const JsonDocument document(text, file, "creature");
  return creatureOf(document.root(), true);
}

void appendCreature(std::string& out, const Creature& c, const std::string& indent) {
  const std::string line = ",\n" + indent, item = "\n" + indent + "  ";
  const auto linkName = [&](int link) { return jsonText(c.links[static_cast<std::size_t>(link)].name); };
  out += "\"name\": " + jsonText(c.name);
  if (!c.note.empty()) out += line + "\"note\": " + jsonText(c.note);
  out += line + "\"travel\": " + formatNumber(c.travel) + line + "\"links\": [";
  for (std::size_t i = 0; i < c.links.size(); ++i) {
    const CreatureLink& l = c.links[i];
    out += (i == 0 ? "" : ",") + item + "{\"name\": " + jsonText(l.name);
    if (l.parent >= 0) {
      out += ", \"parent\": " + linkName(l.parent) + ", \"attach\": " + jsonPair(l.attach);
      out += ", \"range\": [" + jsonAngle(l.low) + ", " + jsonAngle(l.high) + "]";
    }
    out += ", \"mass\": " + formatNumber(l.mass) + ", \"inertia\": " + formatNumber(l.inertia) +
           ", \"com\": " + jsonPair(l.com);
    if (!l.outline.empty()) out += "," + item + " \"outline\": " + jsonList(l.outline, jsonPair);
    out += "}";
  }
  out += "]";
  if (!c.legs.empty())
    out += line + "\"legs\": " + jsonList(c.legs, [&](const CreatureLeg& leg) {
             return "{\"name\": " + jsonText(leg.name) + ", \"hip\": " + linkName(leg.hip) + "}";
           });
  if (!c.monitors.empty()) {
    out += line + "\"monitors\": [";
    for (std::size_t i = 0; i < c.monitors.size(); ++i) {
      const MonitorPoint& m = c.monitors[i];
      out +=
          (i == 0 ? "" : ",") + item + "{\"link\": " + linkName(m.link) + ", \"point\": " + jsonPair(m.point);
      if (m.leg >= 0) out += ", \"leg\": " + jsonText(c.legs[static_cast<std::size_t>(m.leg)].name);
      out += "}";
    }
    out += "]";
  }
  if (!c.fixed.empty())
    out += line + "\"fixed\": " + jsonList(c.fixed, [&](const FixedPoint& f) {
             return "{\"link\": " + linkName(f.link) + ", \"point\": " + jsonPair(f.point) + "}";
           });
  out += line + "\"state\": " + jsonNumbers(c.initial);
  if (!c.mirror.empty()) {
    std::vector<std::string> pairs;
    for (std::size_t j = 0; j < c.mirror.size(); ++j)
      if (c.mirror[j] > static_cast<int>(j))
        pairs.push_back("[" + linkName(static_cast<int>(j) + 1) + ", " + linkName(c.mirror[j] + 1) + "]");
    out += line + "\"mirror\": " + jsonList(pairs, [](const std::string& s) { return s; });
  }
  out += line + fmt::format("\"floor\": {{\"spring\": {}, \"damper\": {}, \"friction\": {}}}",
                            formatNumber(c.floor.spring), formatNumber(c.floor.damper),
                            boundText(c.floor.friction));
  out += line + fmt::format("\"fall\": {{\"tilt\": {}, \"depth\": {}}}",
                            boundText(c.fall.tilt, Quantity::Angle), boundText(c.fall.depth));
  if (!c.coordinateDamping.empty()) out += line + "\"damping\": " + jsonNumbers(c.coordinateDamping);
}

std::string formatCreatureJson(const Creature& creature) {
  std::string out = "{\"footfall\": \"creature\", \"version\": 1,\n ";
  appendCreature(out, creature, " ");
  return out + "}\n";
}

PoseGraph poseGraphOf(const JsonNode& node, const Creature& creature, double dampingRatio) {
  PoseGraph graph;
  graph.cyclic = node.boolean("cyclic", true);
  const auto angles = [](const JsonNode& list) {
    std::vector<double> values;
    for (const JsonNode& item : list.items()) values.push_back(angleOf(item));
    return values;
  };
  for (const JsonNode& item : node.at("poses").items()) {
    item.allowKeys({"hold", "angles", "springs", "dampers", "until", "balance"});
    PoseNode pose;
    pose.hold = numberAbove(item.at("hold"), 0, "s");
    pose.target = angles(item.at("angles"));
    pose.spring = item.at("springs").numbers();
    if (const JsonNode dampers = item.find("dampers")) {
      pose.damper = dampers.numbers();
    } else {
      for (const double spring : pose.spring) pose.damper.push_back(std::max(dampingRatio, 0.0) * spring);
    }
    if (const JsonNode until = item.find("until")) pose.untilLeg = legAt(creature, until);
    if (const JsonNode balance = item.find("balance")) {
      balance.allowKeys({"standing", "swinging", "position", "velocity", "trunk", "spring", "damper"});
      pose.balance = {legAt(creature, balance.at("standing")),
                      legAt(creature, balance.at("swinging")),
                      balance.number("position", 0),
                      balance.number("velocity", 0),
                      angleOf(balance.at("trunk")),
                      balance.number("spring", 0),
                      balance.number("damper", 0)};
    }
    graph.nodes.push_back(std::move(pose));
  }
  try {
    checkPoseGraph(graph, creature);
  } catch (const Error& error) {
    node.fail(error.message());
  }
  return graph;
}

void appendPoses(std::string& out, const PoseGraph& graph, const Creature& creature,
                 const std::string& indent) {
  const auto leg = [&](int i) { return jsonText(creature.legs[static_cast<std::size_t>(i)].name); };
  out += fmt::format("\"cyclic\": {},\n{}\"poses\": [", graph.cyclic, indent);
  for (std::size_t n = 0; n < graph.nodes.size(); ++n) {
    const PoseNode& p = graph.nodes[n];
    out += fmt::format("{}\n{}  {{\"hold\": {}, \"angles\": {}, \"springs\": {}, \"dampers\": {}",
                       n == 0 ? "" : ",", indent, formatNumber(p.hold), jsonList(p.target, jsonAngle),
                       jsonNumbers(p.spring), jsonNumbers(p.damper));
    if (p.untilLeg >= 0) out += ", \"until\": " + leg(p.untilLeg);
    const NodeBalance& b = p.balance;
    if (b.standing >= 0)
      out += fmt::format(
          ",\n{}   \"balance\": {{\"standing\": {}, \"swinging\": {}, \"position\": {}, \"velocity\": {}, "
          "\"trunk\": {}, "
          "\"spring\": {}, \"damper\": {}}}",
          indent, leg(b.standing), leg(b.swinging), formatNumber(b.position), formatNumber(b.velocity),
          jsonAngle(b.trunk), formatNumber(b.trunkSpring), formatNumber(b.trunkDamper));
    out += "}";
  }
  out += "]";
}

PoseGraph parseControllerJson(std::string_view text, const std::string& file, const Creature& creature) {
  const JsonDocument document(text, file, "controller");
  const JsonNode root = document.root();
  root.allowKeys({"footfall", "version", "creature", "cyclic", "poses"});
  if (const JsonNode name = root.find("creature"))
    if (name.text() != creature.name)
      name.fail(fmt::format("is '{}', but the creature here is '{}'", name.text(), creature.name));
  return poseGraphOf(root, creature, 0.1);
}

std::string formatControllerJson(const PoseGraph& graph, const Creature& creature) {
  std::string out =
      "{\"footfall\": \"controller\", \"version\": 1,\n \"creature\": " + jsonText(creature.name) + ",\n ";
  appendPoses(out, graph, creature, " ");
  return out + "}\n";
}

}  // namespace footfall

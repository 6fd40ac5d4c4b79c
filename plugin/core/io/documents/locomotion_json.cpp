// SPDX-License-Identifier: MIT
#include "io/documents/locomotion_json.h"

#include <cmath>

#include <fmt/format.h>

#include "base/angles.h"
#include "base/scanner.h"
#include "io/json/json_document.h"
#include "io/json/json_values.h"

namespace footfall {
using namespace locomotion;

namespace {

constexpr std::string_view kPatterns[] = {"walk", "run", "stand"};
constexpr std::string_view kOrders[] = {"xyz", "yzx", "zxy", "xzy", "yxz", "zyx"};
constexpr std::string_view kKinds[] = {"joint", "transform", "end"};
constexpr std::string_view kChannels[] = {"translateX", "translateY", "translateZ", "rotateX", "rotateY",
                                          "rotateZ",    "scaleX",     "scaleY",     "scaleZ"};
constexpr int kDigits = 9;
constexpr double kShortestFrame = 1e-4, kLongestFrame = 0.1;  // seconds: what can be stepped

class Writer {
 public:
  std::string out;

  void text(std::string_view value) { appendJsonText(out, value); }
  void number(double value) { appendNumber(out, value, kDigits); }
  void key(const char* name) {
    appendJsonText(out, name);
    out += ": ";
  }
  void numbers(const double* values, std::size_t count) {
    out += "[";
    for (std::size_t i = 0; i < count; ++i) {
      if (i > 0) out += ", ";
      number(values[i]);
    }
    out += "]";
  }
  void vector(const Vec3& v) { numbers(v.data(), 3); }
  void velocity(const Velocity& v) {
    const Vec2 values = inDegrees(v);
    numbers(values.data(), 2);
  }
  void table(const PoseTable& table) {
    key("frameTime");
    appendNumber(out, table.frameTime);
    out += ", ";
    key("poses");
    out += "[";
    for (std::size_t i = 0; i < table.frames(); ++i) {
      out += i == 0 ? "\n    " : ",\n    ";
      numbers(table.row(i), table.width);
    }
    out += "]";
  }
};

void writeFigure(Writer& w, const Library& library) {
  w.out += " \"joints\": [";
  for (std::size_t j = 0; j < library.skeleton.size(); ++j) {
    const Joint& joint = library.skeleton.joints[j];
    w.out += j == 0 ? "\n  {\"name\": " : ",\n  {\"name\": ";
    w.text(joint.name);
    w.out += fmt::format(", \"parent\": {}, \"kind\": \"{}\", \"order\": \"{}\"", joint.parent,
                         kKinds[static_cast<std::size_t>(joint.kind)],
                         kOrders[static_cast<std::size_t>(joint.rotationOrder)]);
    const auto part = [&](const char* name, const Vec3& value, const Vec3& usual) {
      if (value == usual) return;
      w.out += ", ";
      w.key(name);
      w.vector(value);
    };
    part("translation", joint.translation, Vec3::Zero());
    part("rotation", joint.rotation, Vec3::Zero());
    part("scale", joint.scale, Vec3::Ones());
    part("jointOrient", joint.jointOrient, Vec3::Zero());
    part("rotateAxis", joint.rotateAxis, Vec3::Zero());
    w.out += "}";
  }
  w.out += "],\n \"channels\": [";
  for (std::size_t c = 0; c < library.channels.size(); ++c)
    w.out += fmt::format("{}[{}, \"{}\"]", c == 0 ? "" : ", ", library.channels[c].joint,
                         kChannels[static_cast<std::size_t>(library.channels[c].kind)]);
  w.out += "],\n \"turning\": [";
  for (std::size_t k = 0; k < library.space.joints.size(); ++k) {
    const Quat& q = library.space.reference[k];
    w.out += fmt::format("{}{{\"joint\": {}, \"mean\": ", k == 0 ? "" : ", ", library.space.joints[k]);
    w.out += "[";
    for (const double value : {q.w(), q.x(), q.y(), q.z()}) {
      if (w.out.back() != '[') w.out += ", ";
      appendNumber(w.out, value);  // in full: it stays a rotation
    }
    w.out += "]}";
  }
  w.out += "],\n";
}

void writeClip(Writer& w, const Clip& clip) {
  w.out += "{\"source\": ";
  w.text(clip.source);
  w.out += ", \"range\": ";
  const double range[2] = {clip.start, clip.end};
  w.numbers(range, 2);
  if (clip.mirrored) w.out += ", \"mirrored\": true";
  if (clip.warped) w.out += ", \"warped\": true";
  w.out += ", \"velocity\": ";
  w.velocity(clip.velocity);
  w.out += ", \"arcResidual\": ";
  w.number(clip.arcResidual);
  w.out += ", \"loopError\": ";
  w.number(clip.loopError / kDegree);
  w.out += ", \"confidence\": ";
  w.number(clip.confidence);
  if (clip.likeness.farthest >= 0) {
    const double values[3] = {clip.likeness.joint / kDegree, clip.likeness.root,
                              static_cast<double>(clip.likeness.farthest)};
    w.out += ", \"likeness\": ";
    w.numbers(values, 3);
  }
  w.out += ", \"keys\": [";
  for (std::size_t k = 0; k < clip.phases.keys().size(); ++k) {
    if (k > 0) w.out += ", ";
    appendNumber(w.out, clip.phases.keys()[k]);
  }
  w.out += "], ";
  w.table(clip.poses);
  w.out += "}";
}

void writeTransition(Writer& w, const Transition& t) {
  w.out += "{\"source\": ";
  w.text(t.source);
  w.out += fmt::format(", \"from\": {}, \"to\": {}, \"range\": ", t.from, t.to);
  const double range[2] = {t.start, t.end}, parts[2] = {t.beginEnd, t.endStart},
               phases[2] = {t.fromPhase, t.toPhase};
  w.numbers(range, 2);
  w.out += ", \"before\": ";
  w.velocity(t.before);
  w.out += ", \"after\": ";
  w.velocity(t.after);
  w.out += ", \"parts\": ";
  w.numbers(parts, 2);
  w.out += ", \"phases\": ";
  w.numbers(phases, 2);
  w.out += ", \"mismatch\": ";
  w.number(t.mismatch / kDegree);
  w.out += ",\n   \"base\": [";
  for (std::size_t i = 0; i < t.base.size(); ++i) {
    if (i > 0) w.out += ", ";
    const double values[3] = {t.base[i].position.x(), t.base[i].position.y(), t.base[i].yaw / kDegree};
    w.numbers(values, 3);
  }
  w.out += "], ";
  w.table(t.poses);
  w.out += "}";
}

Vec3 vectorOr(const JsonNode& node, const char* key, const Vec3& absent) {
  const JsonNode found = node.find(key);
  if (!found) return absent;
  const std::vector<double> n = found.numbers(3);
  return {n[0], n[1], n[2]};
}

void readFigure(const JsonNode& root, Library& library) {
  for (const JsonNode& node : root.at("joints").items()) {
    node.allowKeys(
        {"name", "parent", "kind", "order", "translation", "rotation", "scale", "jointOrient", "rotateAxis"});
    Joint joint;
    joint.name = std::string(node.at("name").text());
    joint.parent =
        static_cast<int>(node.at("parent").integer(-1, static_cast<long long>(library.skeleton.size()) - 1));
    joint.kind = static_cast<JointKind>(node.at("kind").choice(kKinds));
    joint.rotationOrder = static_cast<RotationOrder>(node.at("order").choice(kOrders));
    joint.translation = vectorOr(node, "translation", Vec3::Zero());
    joint.rotation = vectorOr(node, "rotation", Vec3::Zero());
    joint.scale = vectorOr(node, "scale", Vec3::Ones());
    joint.jointOrient = vectorOr(node, "jointOrient", Vec3::Zero());
    joint.rotateAxis = vectorOr(node, "rotateAxis", Vec3::Zero());
    library.skeleton.joints.push_back(std::move(joint));
  }
  const long long last = static_cast<long long>(library.skeleton.size()) - 1;
  if (last < 0) root.at("joints").fail("must have at least one joint");
  for (const JsonNode& node : root.at("channels").items()) {
    const std::vector<JsonNode> pair = node.items();
    if (pair.size() != 2) node.fail("must be the number of a joint and a channel");
    library.channels.push_back(
        {static_cast<int>(pair[0].integer(0, last)), static_cast<ChannelKind>(pair[1].choice(kChannels))});
  }
  for (const JsonNode& node : root.at("turning").items()) {
    node.allowKeys({"joint", "mean"});
    library.space.joints.push_back(static_cast<int>(node.at("joint").integer(0, last)));
    const std::vector<double> q = node.at("mean").numbers(4);
    const Quat mean(q[0], q[1], q[2], q[3]);
    if (std::abs(mean.norm() - 1) > 1e-6)
      node.at("mean").fail("must be a rotation: four numbers, of length 1");
    library.space.reference.push_back(mean);
  }
  if (library.space.joints.empty()) root.at("turning").fail("must have at least the root");
}

Velocity readVelocity(const JsonNode& node) {
  const std::vector<double> v = node.numbers(2);
  if (v[0] < 0) node.fail(fmt::format("must have a speed of at least 0, got {:g}", v[0]));
  return fromDegrees({v[0], v[1]});
}

void readTable(const JsonNode& node, const Library& library, PoseTable& table) {
  table.frameTime = numberAbove(node.at("frameTime"), 0, "s");
  table.width = library.space.width();
  for (const JsonNode& row : node.at("poses").items()) {
    const std::vector<double> values = row.numbers(table.width);
    table.values.insert(table.values.end(), values.begin(), values.end());
  }
}

void readRange(const JsonNode& node, double& start, double& end) {
  const std::vector<double> range = node.numbers(2);
  if (!(range[1] > range[0])) node.fail("must end after its start");
  start = range[0];
  end = range[1];
}

Clip readClip(const JsonNode& node, const Library& library) {
  node.allowKeys({"source", "range", "mirrored", "warped", "likeness", "velocity", "arcResidual", "loopError",
                  "confidence", "keys", "frameTime", "poses"});
  Clip clip;
  clip.source = std::string(node.at("source").text());
  readRange(node.at("range"), clip.start, clip.end);
  clip.mirrored = node.boolean("mirrored", false);
  clip.warped = node.boolean("warped", false);
  if (const JsonNode likeness = node.find("likeness")) {
    const std::vector<double> values = likeness.numbers(3);
    const double last = static_cast<double>(library.skeleton.size()) - 1;
    if (values[2] < 0 || values[2] > last || values[2] != std::floor(values[2]))
      likeness.fail(fmt::format("must end with the number of a joint, 0 to {:g}, got {:g}", last, values[2]));
    clip.likeness = {values[0] * kDegree, static_cast<int>(values[2]), values[1]};
  }
  clip.velocity = readVelocity(node.at("velocity"));
  clip.arcResidual = node.number("arcResidual", 0);
  clip.loopError = node.number("loopError", 0) * kDegree;
  clip.confidence = node.number("confidence", 1);
  readTable(node, library, clip.poses);
  const JsonNode keys = node.at("keys");
  try {
    clip.phases = PhaseMap(keys.numbers());
  } catch (const Error& error) {
    if (!error.place().file.empty()) throw;
    keys.fail(": " + error.message());
  }
  return clip;
}

Transition readTransition(const JsonNode& node, const Library& library) {
  node.allowKeys({"source", "from", "to", "range", "before", "after", "parts", "phases", "mismatch", "base",
                  "frameTime", "poses"});
  Transition t;
  const long long last = static_cast<long long>(library.classes.size()) - 1;
  t.source = std::string(node.at("source").text());
  t.from = static_cast<int>(node.at("from").integer(0, last));
  t.to = static_cast<int>(node.at("to").integer(0, last));
  readRange(node.at("range"), t.start, t.end);
  t.before = readVelocity(node.at("before"));
  t.after = readVelocity(node.at("after"));
  const std::vector<double> parts = node.at("parts").numbers(2), phases = node.at("phases").numbers(2);
  t.beginEnd = parts[0];
  t.endStart = parts[1];
  t.fromPhase = phases[0];
  t.toPhase = phases[1];
  t.mismatch = node.number("mismatch", 0) * kDegree;
  for (const JsonNode& row : node.at("base").items()) {
    const std::vector<double> n = row.numbers(3);
    t.base.push_back({{n[0], n[1]}, n[2] * kDegree});
  }
  readTable(node, library, t.poses);
  return t;
}

}  // namespace

std::string formatLibraryJson(const Library& library) {
  Writer w;
  w.out = "{\"footfall\": \"library\", \"version\": 1,\n \"frameTime\": ";
  appendNumber(w.out, library.frameTime);
  w.out +=
      fmt::format(",\n \"weights\": {{\"scale\": \"{}\", \"support\": {}}}, \"phases\": \"{}\", \"skate\": ",
                  library.options.weights.scale == ParameterScale::Range ? "range" : "raw",
                  formatNumber(library.options.weights.supportScale),
                  library.options.phases == PhaseMapKind::Smooth ? "smooth" : "linear");
  w.number(library.groundSkate);
  w.out += ", \"jump\": ";
  w.number(library.jumps.joint / kDegree);
  w.out += ", \"rootJump\": ";
  w.number(library.jumps.root);
  w.out += ", \"lurch\": ";
  w.number(library.jumps.lurch);
  w.out += ",\n";
  writeFigure(w, library);
  w.out += " \"classes\": [";
  for (std::size_t c = 0; c < library.classes.size(); ++c) {
    const MotionClass& cls = library.classes[c];
    w.out += c == 0 ? "\n  {\"name\": " : ",\n  {\"name\": ";
    w.text(cls.name);
    w.out += fmt::format(", \"pattern\": \"{}\", \"examples\": [", nameOf(cls.pattern));
    for (std::size_t i = 0; i < cls.examples.size(); ++i) {
      w.out += i == 0 ? "\n   " : ",\n   ";
      writeClip(w, cls.examples[i]);
    }
    w.out += "]}";
  }
  w.out += "],\n \"transitions\": [";
  for (std::size_t k = 0; k < library.transitions.size(); ++k) {
    w.out += k == 0 ? "\n  " : ",\n  ";
    writeTransition(w, library.transitions[k]);
  }
  return w.out + "]}\n";
}

Library parseLibraryJson(std::string_view text, const std::string& file) {
  const JsonDocument document(text, file, "library");
  const JsonNode root = document.root();
  root.allowKeys({"footfall", "version", "frameTime", "weights", "phases", "skate", "joints", "channels",
                  "turning", "classes", "transitions", "jump", "rootJump", "lurch"});
  Library library;
  const JsonNode frameTime = root.at("frameTime");
  library.frameTime = frameTime.number();
  if (!(library.frameTime >= kShortestFrame && library.frameTime <= kLongestFrame))
    frameTime.fail(
        fmt::format("must be {:g} to {:g} s, got {:g}", kShortestFrame, kLongestFrame, library.frameTime));
  if (const JsonNode weights = root.find("weights")) {
    weights.allowKeys({"scale", "support"});
    constexpr std::string_view kScales[] = {"range", "raw"};
    if (const JsonNode scale = weights.find("scale"))
      library.options.weights.scale =
          scale.choice(kScales) == 0 ? ParameterScale::Range : ParameterScale::Raw;
    library.options.weights.supportScale = numberWithin(weights, "support", 1, 0.01, 10);
  }
  constexpr std::string_view kMaps[] = {"smooth", "linear"};
  if (const JsonNode phases = root.find("phases"))
    library.options.phases = phases.choice(kMaps) == 0 ? PhaseMapKind::Smooth : PhaseMapKind::Linear;
  library.groundSkate = root.number("skate", 0);
  library.jumps = {root.number("jump", 0) * kDegree, root.number("rootJump", 0), root.number("lurch", 0)};
  readFigure(root, library);
  for (const JsonNode& node : root.at("classes").items()) {
    node.allowKeys({"name", "pattern", "examples"});
    MotionClass cls;
    cls.name = std::string(node.at("name").text());
    cls.pattern = static_cast<StepPattern>(node.at("pattern").choice(kPatterns));
    for (const JsonNode& example : node.at("examples").items())
      cls.examples.push_back(readClip(example, library));
    library.classes.push_back(std::move(cls));
  }
  if (const JsonNode transitions = root.find("transitions")) {
    for (const JsonNode& node : transitions.items())
      library.transitions.push_back(readTransition(node, library));
  }
  try {
    finish(library);
  } catch (const Error& error) {
    if (!error.place().file.empty()) throw;
    throw Error(Place{file, 0}, error.message());
  }
  return library;
}

}  // namespace footfall

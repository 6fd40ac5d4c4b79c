// SPDX-License-Identifier: MIT
// A whole new Maya ASCII scene.
#include <iterator>
#include <unordered_map>
#include <unordered_set>

#include <fmt/format.h>

#include "base/angles.h"
#include "base/math.h"
#include "base/units.h"
#include "io/formats.h"
#include "io/maya/maya_attributes.h"
#include "io/maya/maya_curve.h"
#include "io/maya/maya_rewrite.h"

namespace footfall {
namespace {

constexpr const char* kRelease = "2022";  // the oldest that the plug-in supports; later ones open it

std::string_view lastName(std::string_view path) {
  const std::size_t bar = path.rfind('|');
  return bar == std::string_view::npos ? path : path.substr(bar + 1);
}

const char* longLinearName(std::string_view unit) {
  const double metres = *metresPer(unit);
  for (const char* name :
       {"millimeter", "centimeter", "meter", "kilometer", "inch", "foot", "yard", "mile"}) {
    if (*metresPer(name) == metres) return name;
  }
  return "centimeter";
}

class NewSceneWriter {
 public:
  NewSceneWriter(const Scene& scene, WriteReport& report) : scene_(scene), report_(report) { chooseUnits(); }

  std::string write(const std::string& file);

 private:
  struct Node {
    std::string name;  // legal, unique among its siblings
    std::string path;  // as connectAttr names it
    JointKind kind = JointKind::Transform;
    int parent = -1;
    const Joint* joint = nullptr;         // null for a node that only curves know
    std::vector<std::string> attributes;  // addAttr statements
  };

  // What a curve drives; node -1: nothing.
  struct Plug {
    int node = -1;
    std::string attribute;
  };

  void chooseUnits();
  void addJoints();
  void nameTargets();
  int addNode(std::string_view wanted, int parent, JointKind kind, const Joint* joint);
  std::string unusedName(const std::string& base);
  std::string attributeOf(const NamedCurve& curve, Node& node);

  void writeNode(const Node& node);
  void writeVector(const char* name, const Vec3& value, const Vec3& usual, const FileUnit& unit);
  void writeCurves();
  void writePlayback();

  const Scene& scene_;
  WriteReport& report_;
  FileUnits units_;
  std::string timeUnit_, linearUnit_, angularUnit_;
  std::vector<Node> nodes_;
  std::unordered_map<std::string, int> nodeOf_;     // names in the scene -> nodes_
  std::unordered_map<std::string, int> nameCount_;  // legal names in use, how often
  std::unordered_set<std::string> siblings_;        // "parent|name"
  std::unordered_map<std::string, int> suffixes_;   // last number given to a name
  std::unordered_set<std::string> added_;           // "node.attribute" of addAttr
  std::vector<Plug> plugs_;                         // one per curve
  std::string out_;
};

void NewSceneWriter::chooseUnits() {
  const auto name = timeUnitName(scene_.frameRate);
  units_.frameRate = name ? *framesPerSecond(*name) : nearestMayaRate(scene_.frameRate);
  timeUnit_ = *timeUnitName(units_.frameRate);
  if (!name) {
    report_.notes.push_back(
        fmt::format("Maya has no rate of {} frames per second: frames are counted at {}, at the same times",
                    scene_.frameRate, units_.frameRate));
  }
  const bool known = metresPer(scene_.linearUnit).has_value();
  linearUnit_ = longLinearName(known ? scene_.linearUnit : "cm");
  units_.metresPerUnit = *metresPer(linearUnit_);
  const bool radians = radiansPer(scene_.angularUnit).value_or(kDegree) == 1;
  angularUnit_ = radians ? "radian" : "degree";
  units_.radiansPerUnit = radians ? 1 : kDegree;
}

int NewSceneWriter::addNode(std::string_view wanted, int parent, JointKind kind, const Joint* joint) {
  Node node;
  const std::string base = legalName(lastName(wanted));
  node.name = base;
  int& suffix = suffixes_[fmt::format("{}|{}", parent, base)];
  while (!siblings_.insert(fmt::format("{}|{}", parent, node.name)).second) {
    node.name = fmt::format("{}{}", base, ++suffix);
  }
  if (node.name != lastName(wanted)) {
    report_.notes.push_back(fmt::format("the node '{}' is written as '{}'", wanted, node.name));
  }
  node.kind = kind;
  node.parent = parent;
  node.joint = joint;
  ++nameCount_[node.name];
  nodes_.push_back(std::move(node));
  const int index = static_cast<int>(nodes_.size()) - 1;
  nodeOf_.emplace(std::string(wanted), index);
  return index;
}

void NewSceneWriter::addJoints() {
  for (const Joint& joint : scene_.skeleton.joints) addNode(joint.name, joint.parent, joint.kind, &joint);
}

std::string NewSceneWriter::unusedName(const std::string& base) {
  std::string name = base;
  int& suffix = suffixes_[base];
  while (nameCount_.count(name) > 0) name = fmt::format("{}{}", base, ++suffix);
  ++nameCount_[name];
  return name;
}

// The attribute's short name; one that no transform has is added to the node.
std::string NewSceneWriter::attributeOf(const NamedCurve& curve, Node& node) {
  if (isTransformAttribute(curve.attribute)) return std::string(shortAttributeName(curve.attribute));
  const std::string name = legalName(curve.attribute);
  if (name != curve.attribute) {
    report_.notes.push_back(
        fmt::format("the attribute '{}' is written as '{}.{}'", curve.name(), node.name, name));
  }
  static constexpr const char* kTypes[] = {"doubleLinear", "doubleAngle", "time", "double"};
  if (added_.insert(fmt::format("{}|{}.{}", node.parent, node.name, name)).second) {
    node.attributes.push_back(fmt::format("\taddAttr -ci true -k true -sn \"{0}\" -ln \"{0}\" -at \"{1}\";\n",
                                          name, kTypes[static_cast<int>(curve.curve.output())]));
  }
  return name;
}

// Which plug each curve drives; nodes that only curves know become transforms.
void NewSceneWriter::nameTargets() {
  std::unordered_set<std::string> taken;
  for (const NamedCurve& curve : scene_.curves) {
    const auto found = nodeOf_.find(curve.node);
    if (found == nodeOf_.end() && curve.attribute == "output") {
      plugs_.push_back({});
      continue;
    }
    const int node =
        found != nodeOf_.end() ? found->second : addNode(curve.node, -1, JointKind::Transform, nullptr);
    std::string attribute = attributeOf(curve, nodes_[static_cast<std::size_t>(node)]);
    if (!taken.insert(fmt::format("{}.{}", node, attribute)).second) {
      report_.exact = false;
      report_.notes.push_back(fmt::format("{} has several curves: the first drives it", curve.name()));
      plugs_.push_back({});
      continue;
    }
    plugs_.push_back({node, std::move(attribute)});
  }
  // A name that several nodes have is written with its path.
  for (Node& node : nodes_) {
    node.path = node.name;
    if (nameCount_[node.name] == 1) continue;
    for (int up = node.parent; up >= 0; up = nodes_[static_cast<std::size_t>(up)].parent) {
      node.path = nodes_[static_cast<std::size_t>(up)].name + "|" + node.path;
    }
    node.path = "|" + node.path;
  }
}

void NewSceneWriter::writeVector(const char* name, const Vec3& value, const Vec3& usual,
                                 const FileUnit& unit) {
  if (value == usual) return;
  out_ += fmt::format("\tsetAttr \".{}\" -type \"double3\"", name);
  for (int i = 0; i < 3; ++i) {
    out_ += ' ';
    appendInUnit(out_, value[i], unit);
  }
  out_ += " ;\n";
}

void NewSceneWriter::writeNode(const Node& node) {
  out_ += fmt::format("createNode {} -n \"{}\"", node.kind == JointKind::Transform ? "transform" : "joint",
                      node.name);
  if (node.parent >= 0) out_ += fmt::format(" -p \"{}\"", nodes_[static_cast<std::size_t>(node.parent)].path);
  out_ += ";\n";
  for (const std::string& attribute : node.attributes) out_ += attribute;
  if (!node.joint) return;
  const Joint& joint = *node.joint;
  writeVector("t", joint.translation, Vec3::Zero(), {units_.metresPerUnit, false});
  writeVector("r", joint.rotation, Vec3::Zero(), units_.angle());
  if (joint.rotationOrder != RotationOrder::XYZ) {
    out_ += fmt::format("\tsetAttr \".ro\" {};\n", static_cast<int>(joint.rotationOrder));
  }
  writeVector("s", joint.scale, Vec3::Ones(), {});
  if (node.kind != JointKind::Transform) writeVector("jo", joint.jointOrient, Vec3::Zero(), units_.angle());
  writeVector("ra", joint.rotateAxis, Vec3::Zero(), units_.angle());
  if (node.kind == JointKind::Transform && joint.jointOrient != Vec3::Zero()) {
    report_.exact = false;
    report_.notes.push_back(fmt::format(
        "the transform '{}' has a joint orientation, which Maya gives to joints only", node.name));
  }
}

void NewSceneWriter::writeCurves() {
  std::string connections;
  int undriven = 0;
  for (std::size_t i = 0; i < scene_.curves.size(); ++i) {
    const NamedCurve& named = scene_.curves[i];
    const Curve& curve = named.curve;
    const Node* node = plugs_[i].node < 0 ? nullptr : &nodes_[static_cast<std::size_t>(plugs_[i].node)];
    const std::string_view owner = node ? std::string_view(node->name) : lastName(named.node);
    const bool free = !node && named.attribute == "output";
    const std::string base = legalName(free ? named.node : fmt::format("{}_{}", owner, named.attribute));
    const std::string name = unusedName(base);
    out_ += fmt::format("createNode {} -n \"{}\";\n", curveNodeType(curve), name);
    for (std::size_t g = 0; g < kKeyGroups; ++g) {
      out_ += formatKeyGroup(curve, static_cast<KeyGroup>(g), units_, "\n");
    }
    if (node) {
      connections += fmt::format("connectAttr \"{}.o\" \"{}.{}\";\n", name, node->path, plugs_[i].attribute);
    }
    if (curve.input() == CurveInput::Unitless) ++undriven;
  }
  if (undriven > 0)
    report_.notes.push_back(fmt::format("{} driven curve(s) have no driver to connect to", undriven));
  writePlayback();
  out_ += "select -ne :time1;\n\tsetAttr \".o\" ";
  appendInUnit(out_, scene_.range.start, units_.time());
  out_ += ";\n" + connections;
  // Segment scale compensation: a joint knows its parent joint's scale.
  for (const Node& node : nodes_) {
    if (node.kind == JointKind::Transform || node.parent < 0) continue;
    const Node& parent = nodes_[static_cast<std::size_t>(node.parent)];
    if (parent.kind == JointKind::Transform) continue;
    out_ += fmt::format("connectAttr \"{}.s\" \"{}.is\";\n", parent.path, node.path);
  }
}

void NewSceneWriter::writePlayback() {
  std::string first, last;
  appendInUnit(first, scene_.range.start, units_.time());
  appendInUnit(last, scene_.range.end, units_.time());
  out_ += fmt::format(
      "createNode script -n \"{2}\";\n"
      "\tsetAttr \".b\" -type \"string\" \"playbackOptions -min {0} -max {1} -ast {0} -aet {1} \";\n"
      "\tsetAttr \".st\" 6;\n",
      first, last, unusedName("sceneConfigurationScriptNode"));
}

std::string NewSceneWriter::write(const std::string& file) {
  const std::size_t slash = file.find_last_of("/\\");
  std::string name = slash == std::string::npos ? file : file.substr(slash + 1);
  for (char& c : name) {
    if (static_cast<unsigned char>(c) < ' ') c = '_';
  }
  addJoints();
  nameTargets();
  out_ += fmt::format(
      "//Maya ASCII {0} scene\n//Name: {1}\n//Codeset: UTF-8\nrequires maya \"{0}\";\n"
      "currentUnit -l {2} -a {3} -t {4};\nfileInfo \"application\" \"maya\";\nfileInfo \"product\" \"Maya "
      "{0}\";\n"
      "fileInfo \"version\" \"{0}\";\n",
      kRelease, name, linearUnit_, angularUnit_, timeUnit_);
  for (const Node& node : nodes_) writeNode(node);
  writeCurves();
  out_ += fmt::format("// End of {}\n", name);
  return std::move(out_);
}

}  // namespace

std::string newMayaAscii(const Scene& scene, const std::string& file, WriteReport& report) {
  return NewSceneWriter(scene, report).write(file);
}

std::string formatMayaAscii(const Scene& scene, const std::string& file, WriteReport& report) {
  return scene.source ? rewriteMayaAscii(scene, report) : newMayaAscii(scene, file, report);
}

}  // namespace footfall

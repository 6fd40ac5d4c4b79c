// SPDX-License-Identifier: MIT
// Maya's .anim files, written.
#include <cmath>
#include <limits>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include <fmt/format.h>

#include "base/angles.h"
#include "base/math.h"
#include "base/scanner.h"
#include "base/units.h"
#include "io/anim/anim_tangent.h"
#include "io/formats.h"
#include "io/maya/maya_attributes.h"

namespace footfall {
namespace {

// The only time units the format has.
constexpr const char* kTimeUnits[] = {"game",  "film", "pal",      "ntsc", "show", "palf",
                                      "ntscf", "sec",  "millisec", "min",  "hour"};
constexpr std::size_t kFrameRates = 7;  // of them

// A name that is one word of the file and is not taken for a number, a comment or a brace.
std::string oneWord(std::string_view name) {
  std::string result;
  for (const char c : name) {
    const bool breaks = static_cast<unsigned char>(c) <= ' ' || c == ';' || c == '{' || c == '}' || c == '#';
    result += breaks ? '_' : c;
  }
  const bool misread = result.empty() || (result[0] >= '0' && result[0] <= '9') || result[0] == '/';
  return misread ? "_" + result : result;
}

bool isLater(TangentType type) {
  return type == TangentType::AutoMix || type == TangentType::AutoEase || type == TangentType::AutoCustom;
}

class AnimWriter {
 public:
  AnimWriter(const Scene& scene, WriteReport& report) : scene_(scene), report_(report) {}
  std::string write();

 private:
  struct Node {
    std::string name;
    std::size_t row = 0;
    std::size_t children = 0;
    std::vector<const NamedCurve*> curves;
  };

  void chooseUnits();
  void collectNodes();
  int addNode(const std::string& name, std::size_t row);
  void writeHeader();
  void writeCurve(const Node& node, std::size_t index);
  void writeKey(const Key& key, AnimTangentUnits tangents);

  const Scene& scene_;
  WriteReport& report_;
  FileUnits units_;
  std::string timeUnit_;
  std::vector<Node> nodes_;
  std::unordered_map<std::string, int> nodeOf_;
  std::unordered_set<std::string> names_;
  std::unordered_map<std::string, int> suffixes_;  // last number given to a name
  bool laterTypes_ = false;
  std::string out_;
};

void AnimWriter::chooseUnits() {
  units_.metresPerUnit = metresPer(scene_.linearUnit).value_or(0.01);
  units_.radiansPerUnit = radiansPer(scene_.angularUnit).value_or(kDegree);
  for (const char* name : kTimeUnits) {
    if (std::abs(*framesPerSecond(name) - scene_.frameRate) > 1e-9 * scene_.frameRate) continue;
    timeUnit_ = name;
    units_.frameRate = *framesPerSecond(name);
    return;
  }
  double nearest = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < kFrameRates; ++i) {
    const double rate = *framesPerSecond(kTimeUnits[i]);
    const double ratio = std::abs(std::log(rate / scene_.frameRate));
    if (ratio >= nearest) continue;
    nearest = ratio;
    timeUnit_ = kTimeUnits[i];
    units_.frameRate = rate;
  }
  report_.notes.push_back(
      fmt::format(".anim has no rate of {} frames per second: frames are counted at {}, at the same times",
                  scene_.frameRate, units_.frameRate));
}

int AnimWriter::addNode(const std::string& name, std::size_t row) {
  Node node;
  const std::string base = oneWord(name);
  node.name = base;
  int& suffix = suffixes_[base];
  while (!names_.insert(node.name).second) node.name = fmt::format("{}_{}", base, ++suffix + 1);
  if (node.name != name)
    report_.notes.push_back(fmt::format("the node '{}' is written as '{}'", name, node.name));
  node.row = row;
  nodes_.push_back(std::move(node));
  const int index = static_cast<int>(nodes_.size()) - 1;
  nodeOf_.emplace(name, index);
  return index;
}

void AnimWriter::collectNodes() {
  for (const Joint& joint : scene_.skeleton.joints) {
    const bool root = joint.parent < 0;
    const std::size_t row = root ? 0 : nodes_[static_cast<std::size_t>(joint.parent)].row + 1;
    addNode(joint.name, row);
    if (!root) ++nodes_[static_cast<std::size_t>(joint.parent)].children;
  }
  for (const NamedCurve& curve : scene_.curves) {
    const auto found = nodeOf_.find(curve.node);
    const int node = found != nodeOf_.end() ? found->second : addNode(curve.node, 0);
    nodes_[static_cast<std::size_t>(node)].curves.push_back(&curve);
  }
}

void AnimWriter::writeHeader() {
  out_ += fmt::format(
      "animVersion 1.1;\nmayaVersion 2022;\ntimeUnit {};\nlinearUnit {};\nangularUnit {};\nstartTime ",
      timeUnit_, linearUnitName(units_.metresPerUnit), angularUnitName(units_.radiansPerUnit));
  appendInUnit(out_, scene_.range.start, units_.time());
  out_ += ";\nendTime ";
  appendInUnit(out_, scene_.range.end, units_.time());
  out_ += ";\n";
}

void AnimWriter::writeKey(const Key& key, AnimTangentUnits tangents) {
  tangents.directionOnly = keepsDirectionOnly(key, tangents.weighted);
  out_ += "    ";
  appendInUnit(out_, key.time, tangents.input);
  out_ += ' ';
  appendInUnit(out_, key.value, tangents.output);
  laterTypes_ |= isLater(key.inType) || isLater(key.outType);
  out_ += fmt::format(" {} {} {:d} {:d} {:d}", tangentWord(key.inType), tangentWord(key.outType),
                      key.tangentsLocked, key.weightsLocked, key.breakdown);
  for (const bool in : {true, false}) {
    if ((in ? key.inType : key.outType) != TangentType::Fixed) continue;
    out_ += ' ';
    appendAnimTangent(out_, in ? key.in : key.out, tangents);
  }
  out_ += ";\n";
}

void AnimWriter::writeCurve(const Node& node, std::size_t index) {
  static constexpr const char* kOutputs[] = {"linear", "angular", "time", "unitless"};
  const NamedCurve& named = *node.curves[index];
  const Curve& curve = named.curve;
  const std::string_view compound = compoundOf(named.attribute);
  const std::string attribute = oneWord(named.attribute);
  const std::string full = compound.empty() ? attribute : fmt::format("{}.{}", compound, attribute);
  out_ += fmt::format("anim {} {} {} {} {} {};\nanimData {{\n  input {};\n  output {};\n  weighted {:d};\n",
                      full, attribute, node.name, node.row, node.children, index,
                      curve.input() == CurveInput::Time ? "time" : "unitless",
                      kOutputs[static_cast<int>(curve.output())], curve.weighted());
  out_ += fmt::format("  preInfinity {};\n  postInfinity {};\n  keys {{\n", infinityWord(curve.preInfinity()),
                      infinityWord(curve.postInfinity()));
  const AnimTangentUnits tangents{units_.input(curve.input()), units_.output(curve.output()),
                                  units_.radiansPerUnit, curve.weighted(), false};
  for (const Key& key : curve.keys()) writeKey(key, tangents);
  out_ += "  }\n}\n";
}

std::string AnimWriter::write() {
  chooseUnits();
  collectNodes();
  writeHeader();
  for (const Node& node : nodes_) {
    // A node without curves holds its place in the hierarchy.
    if (node.curves.empty()) out_ += fmt::format("anim {} {} {} 0;\n", node.name, node.row, node.children);
    for (std::size_t i = 0; i < node.curves.size(); ++i) writeCurve(node, i);
  }
  if (laterTypes_) {
    report_.exact = false;
    report_.notes.push_back("tangents of the types automix, autoease and autocustom are written as auto");
  }
  return std::move(out_);
}

}  // namespace

std::string formatAnim(const Scene& scene, WriteReport& report) {
  return AnimWriter(scene, report).write();
}

}  // namespace footfall

// SPDX-License-Identifier: MIT
// Asking curves and their keys.
#include "curves/key_units.h"

#include "commands/running.h"
#include "curves/curve_api.h"
#include "edits/edit.h"
#include "edits/modification.h"
#include "scenes/scene.h"

#include <maya/MDGModifier.h>
#include <maya/MDistance.h>

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace mayahost {
namespace {

using footfall::Curve;
using footfall::CurveInput;
using footfall::CurveOutput;
using footfall::Key;
using footfall::Tangent;
using footfall::TangentType;

constexpr double kDegrees = 180.0 / 3.14159265358979323846;

constexpr std::pair<const char*, TangentType> kWords[] = {
    {"fixed", TangentType::Fixed},       {"linear", TangentType::Linear},
    {"flat", TangentType::Flat},         {"step", TangentType::Step},
    {"stepnext", TangentType::StepNext}, {"slow", TangentType::Slow},
    {"fast", TangentType::Fast},         {"spline", TangentType::Spline},
    {"clamped", TangentType::Clamped},   {"plateau", TangentType::Plateau},
    {"auto", TangentType::Auto},         {"automix", TangentType::AutoMix},
    {"autoease", TangentType::AutoEase}, {"autocustom", TangentType::AutoCustom}};

// One curve for another, and back.
struct Exchange : Undoable {
  Exchange(NodePtr n, Curve o) : node(std::move(n)), other(std::move(o)) {}
  void undo() override { swap(); }
  void redo() override { swap(); }
  void swap() {
    AnimCurveNode& own = curveNode(node);
    Curve now = own.curve();
    own.replace(std::move(other));
    other = std::move(now);
  }
  NodePtr node;
  Curve other;
};

void polar(const KeyUnits& units, const Tangent& tangent, bool weighted, double& angle, double& weight) {
  const double x =
      units.from == CurveInput::Time ? tangent.x * kTicksPerSecond / ticksPer(MTime::uiUnit()) : tangent.x;
  const double y = units.fromInternal(tangent.y);
  angle = x == 0.0 && y == 0.0 ? 0.0 : std::atan2(y, x) * kDegrees;
  weight = weighted ? std::hypot(x, y) / 3.0 : 1.0;
}

void gather(const PlugPath& plug, std::vector<NodePtr>& found, int depth) {
  const auto from = plug.node->source(plug.key);
  if (!from || depth > 64) return;
  const NodePtr& node = from->node;
  const auto add = [&](const char* attribute) {
    gather({node, wholeKey(node->find(attribute))}, found, depth + 1);
  };
  if (isCurve(*node)) {
    if (std::find(found.begin(), found.end(), node) == found.end()) found.push_back(node);
  } else if (node->type->name == "unitConversion") {
    add("input");
  } else if (node->type->name.rfind("animBlendNode", 0) == 0) {
    const std::string out = from->key.attribute->longName;  // "output", or "outputX" of three
    const std::string axis = out.size() > 6 ? out.substr(6) : "";
    add(("inputA" + axis).c_str());
    add(("inputB" + axis).c_str());
  }
}

}  // namespace

bool isCurve(const Node& node) {
  return node.px && dynamic_cast<AnimCurveNode*>(node.px.get()) != nullptr;
}

AnimCurveNode& curveNode(const NodePtr& curve) {
  auto* own = curve && curve->px ? dynamic_cast<AnimCurveNode*>(curve->px.get()) : nullptr;
  if (!own) throw std::runtime_error("not an animation curve");
  return *own;
}

double uiFrames(double seconds) {
  const double ticks = seconds * kTicksPerSecond, whole = std::round(ticks);
  return (std::fabs(ticks - whole) < 1e-3 ? whole : ticks) / ticksPer(MTime::uiUnit());
}

KeyUnits::KeyUnits(const NodePtr& curve)
    : from(curveNode(curve).attributes().from), to(curveNode(curve).attributes().to) {}
double KeyUnits::toSeconds(double at) const {
  return from == CurveInput::Time ? secondsOf(MTime(at, MTime::uiUnit())) : at;
}
double KeyUnits::fromSeconds(double seconds) const {
  return from == CurveInput::Time ? uiFrames(seconds) : seconds;
}
double KeyUnits::toInternal(double value) const {
  if (to == CurveOutput::Linear) return MDistance::uiToInternal(value);
  if (to == CurveOutput::Angular) return MAngle::uiToInternal(value);
  return to == CurveOutput::Time ? secondsOf(MTime(value, MTime::uiUnit())) : value;
}
double KeyUnits::fromInternal(double value) const {
  if (to == CurveOutput::Linear) return MDistance::internalToUI(value);
  if (to == CurveOutput::Angular) return MAngle::internalToUI(value);
  return to == CurveOutput::Time ? uiFrames(value) : value;
}

TangentType tangentNamed(const std::string& word) {
  if (word.empty() || word == "global") return TangentType::Auto;  // the default of the preferences
  for (const auto& [name, type] : kWords) {
    if (word == name) return type;
  }
  throw std::runtime_error("'" + word + "' is not a tangent type");
}

const char* tangentName(TangentType type) {
  for (const auto& [name, known] : kWords) {
    if (known == type) return name;
  }
  return "auto";
}

Curve withKeys(const Curve& curve, std::vector<Key> keys) {
  return Curve(std::move(keys), curve.weighted(), curve.preInfinity(), curve.postInfinity(), curve.output(),
               curve.input());
}

void replaceCurve(const NodePtr& curve, Curve next, const char* command) {
  if (curve->locked) throw std::runtime_error("The curve '" + curve->name + "' is locked");
  auto step = std::make_unique<Exchange>(curve, std::move(next));
  step->swap();
  keep(std::move(step), command);
}

std::vector<NodePtr> curvesOf(const PlugPath& plug) {
  std::vector<NodePtr> found;
  if (plug) gather(plug, found, 0);
  return found;
}

NodePtr makeCurve(const PlugPath& plug) {
  struct Made : Undoable {
    void undo() override { modifier.undoIt(); }
    void redo() override { modifier.doIt(); }
    MDGModifier modifier;
  };
  auto made = std::make_unique<Made>();
  MStatus status;
  const MObject curve = MFnAnimCurve().create(Access::plug(plug), &made->modifier, &status);
  if (!status || !made->modifier.doIt())
    throw std::runtime_error("No keys can be set on '" + plugName(plug, true, true, true) + "'");
  keep(std::move(made), "setKeyframe");
  return as<Node>(curve);
}

std::vector<KeyRow> keyRows(const NodePtr& curve) {
  const KeyUnits units(curve);
  const Curve& own = curveNode(curve).curve();
  std::vector<KeyRow> rows;
  for (const Key& key : own.keys()) {
    KeyRow row;
    row.at = units.fromSeconds(key.time);
    row.value = units.fromInternal(key.value);
    row.inType = tangentName(key.inType);
    row.outType = tangentName(key.outType);
    row.inX = key.in.x, row.inY = key.in.y, row.outX = key.out.x, row.outY = key.out.y;
    polar(units, key.in, own.weighted(), row.inAngle, row.inWeight);
    polar(units, key.out, own.weighted(), row.outAngle, row.outWeight);
    row.tangentsLocked = key.tangentsLocked;
    row.weightsLocked = key.weightsLocked;
    row.breakdown = key.breakdown;
    rows.push_back(row);
  }
  return rows;
}

CurveFacts curveFacts(const NodePtr& curve) {
  const Curve& own = curveNode(curve).curve();
  return {own.input() == CurveInput::Time, own.weighted(), footfall::infinityWord(own.preInfinity()),
          footfall::infinityWord(own.postInfinity())};
}

double curveValue(const NodePtr& curve, double at) {
  const KeyUnits units(curve);
  return units.fromInternal(curveNode(curve).curve().evaluate(units.toSeconds(at)));
}

double plugValue(const PlugPath& plug) {
  const MPlug own = Access::plug(plug);
  switch (plug.key.attribute->unit) {
    case MFnUnitAttribute::kAngle:
      return MAngle::internalToUI(own.asMAngle().asRadians());
    case MFnUnitAttribute::kDistance:
      return MDistance::internalToUI(own.asMDistance().asCentimeters());
    case MFnUnitAttribute::kTime:
      return uiFrames(secondsOf(own.asMTime()));
    default:
      return own.asDouble();
  }
}

}  // namespace mayahost

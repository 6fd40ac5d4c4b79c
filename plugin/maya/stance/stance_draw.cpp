// SPDX-License-Identifier: MIT
#include "maya/stance/stance_draw.h"

#include <maya/MDagPath.h>
#include <maya/MFnDependencyNode.h>
#include <maya/MHWGeometry.h>
#include <maya/MPlug.h>
#include <maya/MPointArray.h>

#include <algorithm>
#include <cmath>
#include <memory>

#include <fmt/format.h>

#include "base/angles.h"
#include "maya/footprint/footprint_draw.h"
#include "maya/framework/command_base.h"
#include "maya/framework/maya_matrix.h"
#include "maya/stance/stance_apex_node.h"
#include "maya/stance/stance_chain_node.h"
#include "maya/stance/stance_evaluator_node.h"

namespace footfall::maya {
using namespace footprint;
using namespace stance;

namespace {

using Manager = MHWRender::MUIDrawManager;

class ApexDrawing : public Drawing {
 public:
  static constexpr bool kBounded = true;
  static MBoundingBox bounds(const MObject& node) { return boundsOf(apexLook(node)); }
  void read(const MDagPath& path) override { look = apexLook(path.node()); }
  void draw(Manager& to) const override;

  ApexLook look;
};

class EvaluatorDrawing : public Drawing {
 public:
  void read(const MDagPath& path) override;
  void draw(Manager& to) const override;

  std::shared_ptr<const EvaluatedStance> stance;
  SceneAxes axes;
  Affine body = Affine::Identity();
};

class ChainDrawing : public Drawing {
 public:
  static constexpr bool kInWorld = true;
  void read(const MDagPath& path) override;
  void draw(Manager& to) const override;

  std::shared_ptr<const SolvedChain> chain;
  bool showsPath = true, showsNames = true;
};

MPoint pointOf(const Vec3& place) {
  return MPoint(place.x(), place.y(), place.z());
}
MPointArray pointsOf(const std::vector<Vec3>& places, const SceneAxes& axes, bool closed = false) {
  MPointArray points;
  for (const Vec3& place : places) points.append(pointOf(axes.toScene(place)));
  if (closed && !places.empty()) points.append(pointOf(axes.toScene(places.front())));
  return points;
}

const MColor& colourOf(const std::optional<StanceFeet>& feet) {
  if (!feet) return print_colours::kFlight;
  return *feet == StanceFeet::Left    ? print_colours::kLeft
         : *feet == StanceFeet::Right ? print_colours::kRight
                                      : print_colours::kBoth;
}

void drawLines(Manager& to, const StanceChain& chain, const ChainStrokes& lines, const SceneAxes& axes) {
  to.setLineWidth(2.0f);
  for (const ChainStroke& stroke : lines.path) {
    to.setColor(colourOf(stroke.feet));
    to.lineStrip(pointsOf(stroke.points, axes), false);
  }
  to.setLineWidth(1.0f);
  for (std::size_t i = 0; i < lines.supports.size(); ++i) {
    if (lines.supports[i].empty()) continue;
    to.setColor(colourOf(chain.links[i].stance.feet));
    to.lineStrip(pointsOf(lines.supports[i], axes, true), false);
  }
  to.setColor(print_colours::kTangent);
  for (const auto& [from, ahead] : lines.velocities) to.lineStrip(pointsOf({from, ahead}, axes), false);
}

void drawText(Manager& to, const Vec3& place, const std::string& text, bool problem) {
  to.setFontSize(Manager::kSmallFontSize);
  to.setColor(problem ? print_colours::kImbalance : print_colours::kHandle);
  to.text(pointOf(place), mstring(text), Manager::kLeft);
}

// The body as in the thesis: three ellipses.
void drawBody(Manager& to, const Affine& body, double metre) {
  const Vec3 half = metre * Vec3(0.2, 0.45, 0.14);
  to.setColor(print_colours::kFlight);
  for (int plane = 0; plane < 3; ++plane) {
    const int a = (plane + 1) % 3, b = (plane + 2) % 3;
    MPointArray ring;
    for (int i = 0; i <= 32; ++i) {
      Vec3 p = Vec3::Zero();
      p[a] = half[a] * std::cos(kPi * i / 16);
      p[b] = half[b] * std::sin(kPi * i / 16);
      ring.append(pointOf(body * p));
    }
    to.lineStrip(ring, false);
  }
}

}  // namespace

ApexLook apexLook(const MObject& apex) {
  using Apex = StanceApexNode;
  const auto plug = [&apex](const MObject& attribute) { return MPlug(apex, attribute); };
  ApexLook look;
  look.order = plug(Apex::order).asInt();
  look.size = plug(Apex::size).asDouble();
  for (std::size_t a = 0; a < 3; ++a)
    look.handle[static_cast<int>(a)] = plug(Apex::handle.axes[a]).asDouble();
  look.enabled = plug(Apex::enabled).asBool();
  look.speed = plug(Apex::useSpeed).asBool();
  look.heading = plug(Apex::useHeading).asBool();
  return look;
}

MBoundingBox boundsOf(const ApexLook& look) {
  MBoundingBox box(MPoint(-look.size, -look.size, -look.size), MPoint(look.size, look.size, look.size));
  box.expand(pointOf(look.handle));
  return box;
}

void ApexDrawing::draw(Manager& to) const {
  const double s = look.size;
  beginLines(to, true);
  to.setLineStyle(look.enabled ? Manager::kSolid : Manager::kDotted);
  to.setColor(print_colours::kFlight);
  const Vec3 corners[] = {{s, 0, 0}, {0, s, 0},  {-s, 0, 0}, {0, -s, 0}, {s, 0, 0},
                          {0, 0, s}, {-s, 0, 0}, {0, 0, -s}, {s, 0, 0}};
  MPointArray diamond;
  for (const Vec3& c : corners) diamond.append(pointOf(c));
  to.lineStrip(diamond, false);
  // The requested velocity; dashed where only speed or heading is requested.
  if (look.enabled && (look.speed || look.heading)) {
    to.setColor(print_colours::kHandle);
    to.setLineStyle(look.speed && look.heading ? Manager::kSolid : Manager::kShortDashed);
    MPointArray arrow;
    arrow.append(MPoint());
    arrow.append(pointOf(look.handle));
    to.lineStrip(arrow, false);
  }
  to.endDrawable();
  beginLines(to, false);
  drawText(to, Vec3(0, 1.5 * s, 0), std::to_string(look.order), false);
  to.endDrawable();
}

void EvaluatorDrawing::read(const MDagPath& path) {
  using Evaluator = StanceEvaluatorNode;
  const MObject node = path.node();
  MPlug(node, Evaluator::value).asDouble();  // evaluates if something changed
  const auto* evaluator = dynamic_cast<const Evaluator*>(MFnDependencyNode(node).userNode());
  stance = evaluator ? evaluator->last() : nullptr;
  axes.up = MPlug(node, Evaluator::upAxis).asShort() == 1 ? UpAxis::Z : UpAxis::Y;
  axes.metre = MPlug(node, Evaluator::metre).asDouble();
  Vec3 move, turn;
  for (std::size_t a = 0; a < 3; ++a) {
    move[static_cast<int>(a)] = MPlug(node, Evaluator::bodyMove.axes[a]).asDouble();
    turn[static_cast<int>(a)] = MPlug(node, Evaluator::bodyTurn.axes[a]).asDouble();
  }
  body = Eigen::Translation3d(move) * rotationFromEuler(turn, RotationOrder::XYZ);
}

void EvaluatorDrawing::draw(Manager& to) const {
  if (!stance) return;
  beginLines(to, true);
  drawLines(to, stance->chain, stance->lines, axes);
  to.endDrawable();
  beginLines(to, false);
  if (!stance->chain.links.empty()) drawBody(to, body, axes.metre);
  const bool bad = !stance->problem.empty();
  const std::string said =
      stance->chain.links.empty() ? stance->problem
      : bad ? fmt::format("{:.3g} {}: {}", stance->score.value, stance->chosen, stance->problem)
            : fmt::format("{:.3g} {}", stance->score.value, stance->chosen);
  drawText(to, axes.toScene(Vec3(0, stance->handles.startHeight + 0.15, 0)), said, bad);
  to.endDrawable();
}

void ChainDrawing::read(const MDagPath& path) {
  using Chain = StanceChainNode;
  const MObject node = path.node();
  MPlug(node, Chain::value).asDouble();  // solves if something changed
  const auto* solver = dynamic_cast<const Chain*>(MFnDependencyNode(node).userNode());
  chain = solver ? solver->last() : nullptr;
  showsPath = MPlug(node, Chain::showPath).asBool();
  showsNames = MPlug(node, Chain::showNames).asBool();
}

void ChainDrawing::draw(Manager& to) const {
  if (!chain) return;
  const SolvedChain& solved = *chain;
  if (showsPath) {
    beginLines(to, true);
    drawLines(to, solved.chain, solved.lines, solved.axes);
    to.endDrawable();
  }
  beginLines(to, false);
  for (std::size_t i = 0; i < solved.chain.links.size(); ++i) {
    const ChainLink& link = solved.chain.links[i];
    const bool bad = !link.problem.empty();
    if (!bad && !showsNames) continue;
    const Vec3 place = solved.axes.toScene(Vec3(link.contactPoint() + Vec3(0, 0.1, 0)));
    drawText(to, place, fmt::format("{}: {}{}{}", i + 1, link.name, bad ? ": " : "", link.problem), bad);
  }
  to.endDrawable();
}

MHWRender::MPxDrawOverride* StanceApexDraw::creator(const MObject& node) {
  return new DrawingOverride<ApexDrawing>(node);
}

MHWRender::MPxDrawOverride* StanceEvaluatorDraw::creator(const MObject& node) {
  return new DrawingOverride<EvaluatorDrawing>(node);
}

MHWRender::MPxDrawOverride* StanceChainDraw::creator(const MObject& node) {
  return new DrawingOverride<ChainDrawing>(node);
}

}  // namespace footfall::maya

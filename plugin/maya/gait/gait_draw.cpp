// SPDX-License-Identifier: MIT
#include "maya/gait/gait_draw.h"

#include <maya/MDagPath.h>
#include <maya/MFnDependencyNode.h>
#include <maya/MHWGeometry.h>
#include <maya/MPlug.h>
#include <maya/MPointArray.h>

#include <algorithm>
#include <memory>

#include "maya/footprint/footprint_draw.h"
#include "maya/framework/command_base.h"
#include "maya/gait/gait_node.h"

namespace footfall::maya {
using namespace footprint;
using namespace gait;

namespace {

using Manager = MHWRender::MUIDrawManager;

// Strides that the diagram shows before and after the current time.
constexpr double kBefore = 0.75, kAfter = 1.25;

// Path and footprints are drawn in the world, the diagram at the locator.
class GaitDrawing : public Drawing {
 public:
  static constexpr bool kInWorld = true;
  void read(const MDagPath& path) override;
  void draw(Manager& to) const override;

  std::shared_ptr<const SolvedGait> gait;
  bool way = true, prints = true, diagram = true;
  PrintKind kind = PrintKind::Paw;
  double time = 0;             // of the travel, seconds
  Vec3 corner = Vec3::Zero();  // of the diagram, scene
};

MPoint pointOf(const Vec3& scene) {
  return MPoint(scene.x(), scene.y(), scene.z());
}

const MColor& colourOf(const Character& character, std::size_t leg) {
  return character.legs[leg].side == BodySide::Right ? print_colours::kRight : print_colours::kLeft;
}

void drawWay(Manager& to, const SolvedGait& gait) {
  MPointArray points;
  for (const Vec3& place : gait.groundPath) points.append(pointOf(gait.axes.toScene(place)));
  to.setLineWidth(2.0f);
  to.setColor(print_colours::kHandle);
  to.lineStrip(points, false);
}

void drawPrints(Manager& to, const GaitDrawing& data) {
  const SolvedGait& gait = *data.gait;
  const Character& character = gait.player.character();
  to.setLineWidth(1.0f);
  for (const GaitFootprint& print : gait.prints) {
    const CharacterLeg& leg = character.legs[print.leg];
    const double length = std::max(leg.foot.length(), 0.05 * character.hipHeight);
    // Feet that stand at the current time have heavier outlines.
    to.setLineWidth(data.time >= print.time.start && data.time <= print.time.end ? 3.0f : 1.0f);
    to.setColor(colourOf(character, print.leg));
    for (const std::vector<Vec2>& line : printShape(data.kind, leg.side, length).outlines) {
      MPointArray points;
      for (std::size_t i = 0; i <= line.size(); ++i) {
        const Vec2& p = line[i % line.size()];
        points.append(pointOf(gait.axes.toScene(print.sole * Vec3(p.x(), 0, p.y()))));
      }
      to.lineStrip(points, false);
    }
  }
}

// The gait diagram (after Gray): stance bars around the current time, one row per leg from the front.
class Diagram {
 public:
  Diagram(Manager& to, const GaitDrawing& data)
      : to_(to),
        data_(data),
        gait_(*data.gait),
        size_(gait_.axes.metre * gait_.player.character().hipHeight) {
    across_ = gait_.axes.basis() * Vec3::UnitX();
    up_ = gait_.axes.basis() * Vec3::UnitY();
  }

  void draw() {
    const Character& character = gait_.player.character();
    const std::size_t legs = character.legs.size();
    to_.setFontSize(Manager::kSmallFontSize);
    for (std::size_t l = 0; l < legs; ++l) {
      to_.setColor(colourOf(character, l));
      to_.text(place(-kBefore - 0.05, row(l, 0.3)), mstring(character.legs[l].name), Manager::kRight);
    }
    const double first = data_.time - kBefore * gait_.period, last = data_.time + kAfter * gait_.period;
    for (const GaitFootprint& print : gait_.prints) {
      if (print.time.end < first || print.time.start > last) continue;
      to_.setColor(colourOf(character, print.leg));
      bar(strides(std::max(print.time.start, first)), strides(std::min(print.time.end, last)), print.leg);
    }
    to_.setLineWidth(1.0f);
    to_.setColor(print_colours::kHandle);
    to_.line(place(0, row(0, 1.2)), place(0, row(legs - 1, -0.2)));
    to_.text(place(0, row(0, 1.5)), mstring(gait_.gaitAt(data_.time)), Manager::kCenter);
  }

 private:
  double strides(double time) const { return (time - data_.time) / gait_.period; }
  double row(std::size_t leg, double share) const {
    const std::size_t legs = gait_.player.character().legs.size();
    return static_cast<double>(legs - 1 - leg) + share;
  }
  MPoint place(double strides, double rows) const {
    return pointOf(data_.corner + size_ * ((kBefore + strides) * across_ + 0.2 * rows * up_));
  }
  void bar(double from, double to, std::size_t leg) {
    MPointArray corners;
    for (const auto& [x, y] :
         {std::pair(from, 0.15), {to, 0.15}, {to, 0.85}, {from, 0.15}, {to, 0.85}, {from, 0.85}})
      corners.append(place(x, row(leg, y)));
    to_.mesh(Manager::kTriangles, corners);
  }

  Manager& to_;
  const GaitDrawing& data_;
  const SolvedGait& gait_;
  double size_;  // one hip height in scene units
  Vec3 across_, up_;
};

void GaitDrawing::read(const MDagPath& path) {
  const MObject node = path.node();
  const auto plug = [&node](const MObject& attribute) { return MPlug(node, attribute); };
  time = plug(GaitNode::travelTime).asMTime().as(MTime::kSeconds);  // solves if something changed
  const auto* solver = dynamic_cast<const GaitNode*>(MFnDependencyNode(node).userNode());
  gait = solver ? solver->lastGait() : nullptr;
  way = plug(GaitNode::showPath).asBool();
  prints = plug(GaitNode::showPrints).asBool();
  diagram = plug(GaitNode::showDiagram).asBool();
  if (gait) kind = printKindOf(gait->player.character().name);
  const MMatrix world = path.inclusiveMatrix();
  corner = Vec3(world[3][0], world[3][1], world[3][2]);
}

void GaitDrawing::draw(Manager& to) const {
  if (!gait) return;
  if (way) {
    beginLines(to, true);
    drawWay(to, *gait);
    to.endDrawable();
  }
  beginLines(to, false);
  if (prints) drawPrints(to, *this);
  if (diagram) Diagram(to, *this).draw();
  to.endDrawable();
}

}  // namespace

MHWRender::MPxDrawOverride* GaitDraw::creator(const MObject& node) {
  return new DrawingOverride<GaitDrawing>(node);
}

}  // namespace footfall::maya

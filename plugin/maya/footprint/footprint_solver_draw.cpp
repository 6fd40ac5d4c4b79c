// SPDX-License-Identifier: MIT
#include "maya/footprint/footprint_solver_draw.h"

#include <maya/MDagPath.h>
#include <maya/MFnDependencyNode.h>
#include <maya/MHWGeometry.h>
#include <maya/MPlug.h>
#include <maya/MPointArray.h>

#include <algorithm>
#include <array>
#include <memory>

#include "maya/footprint/footprint_draw.h"
#include "maya/footprint/footprint_solver_node.h"
#include "maya/framework/command_base.h"

namespace footfall::maya {
using namespace footprint;

namespace {

using Manager = MHWRender::MUIDrawManager;

class WalkDrawing : public Drawing {
 public:
  static constexpr bool kInWorld = true;
  void read(const MDagPath& dagPath) override;
  void draw(Manager& to) const override;

  std::shared_ptr<const SolvedWalk> walk;
  bool path = true, tangents = true, imbalance = true;
  PrintKind kind = PrintKind::Sole;
  std::size_t fromPath = 0;  // how many prints have no locator
};

MPoint pointOf(const Vec3& place, const SceneAxes& axes) {
  const Vec3 scene = axes.toScene(place);
  return MPoint(scene.x(), scene.y(), scene.z());
}

MPointArray pointsOf(const std::vector<Vec3>& places, const SceneAxes& axes) {
  MPointArray points;
  for (const Vec3& place : places) points.append(pointOf(place, axes));
  return points;
}

MPointArray pointsOf(const std::vector<Segment>& segments, const SceneAxes& axes) {
  MPointArray points;
  for (const Segment& segment : segments) {
    points.append(pointOf(segment.first, axes));
    points.append(pointOf(segment.second, axes));
  }
  return points;
}

const MColor& colourOf(SupportPhase phase) {
  static const std::array<MColor, 4> kColours = {print_colours::kRight, print_colours::kLeft,
                                                 print_colours::kBoth, print_colours::kFlight};
  return kColours[static_cast<std::size_t>(phase)];
}

void drawLines(Manager& to, const WalkDrawing& data) {
  const SceneAxes& axes = data.walk->axes;
  to.setLineWidth(2.0f);
  if (data.path) {
    for (const PathStroke& stroke : data.walk->lines.path) {
      to.setColor(colourOf(stroke.phase));
      to.lineStrip(pointsOf(stroke.points, axes), false);
    }
  }
  to.setLineWidth(1.0f);
  if (data.tangents && !data.walk->lines.tangents.empty()) {
    to.setColor(print_colours::kTangent);
    to.lineList(pointsOf(data.walk->lines.tangents, axes), false);
  }
  if (data.imbalance && !data.walk->lines.imbalance.empty()) {
    to.setColor(print_colours::kImbalance);
    to.lineList(pointsOf(data.walk->lines.imbalance, axes), false);
  }
}

// A line in the plane of a print, in the world.
MPointArray onPrint(const std::vector<Vec2>& line, const Frame& sole, const SceneAxes& axes, bool closed) {
  std::vector<Vec3> places;
  for (const Vec2& p : line) places.push_back(sole * Vec3(p.x(), 0, p.y()));
  if (closed && !places.empty()) places.push_back(places.front());
  return pointsOf(places, axes);
}

// Outlines where there is no locator; dashed daggers where times were filled in.
void drawPrints(Manager& to, const WalkDrawing& data) {
  constexpr double kDagger = 0.4;  // metres per second, as ffFootprint's default
  const Walk& walk = data.walk->player.walk();
  const Character& character = data.walk->player.character();
  for (std::size_t i = 0; i < walk.track.prints.size(); ++i) {
    const Footprint& print = walk.track.prints[i];
    const CharacterLeg& leg = character.legs[static_cast<std::size_t>(print.leg)];
    const Frame sole = print.sole();
    const PrintShape shape = printShape(data.kind, leg.side, leg.foot.length());
    const bool right = leg.side == BodySide::Right;
    if (i < data.fromPath) {
      to.setLineStyle(Manager::kSolid);
      to.setColor(right ? print_colours::kRight : print_colours::kLeft);
      for (const auto& line : shape.outlines) to.lineStrip(onPrint(line, sole, data.walk->axes, true), false);
    }
    if (!data.walk->filledIn[i]) continue;
    const TimingDagger dagger = timingDagger(shape, leg.side, print.stance, print.step, kDagger);
    to.setColor(print_colours::kDagger);
    to.setLineStyle(Manager::kShortDashed);
    if (data.walk->filledIn[i] & 1)
      to.lineList(onPrint({dagger.from, dagger.to}, sole, data.walk->axes, false), false);
    if (data.walk->filledIn[i] & 2)
      to.lineList(onPrint({dagger.crossFrom, dagger.crossTo}, sole, data.walk->axes, false), false);
  }
}

// The start of each note behind the heel of its print; the notes of the node have it in full.
void drawNotes(Manager& to, const WalkDrawing& data) {
  const Walk& walk = data.walk->player.walk();
  const std::vector<CharacterLeg>& legs = data.walk->player.character().legs;
  to.setFontSize(Manager::kSmallFontSize);
  to.setColor(print_colours::kImbalance);
  for (const PrintNote& note : walk.diagnosis.notes) {
    const std::string text = note.text.substr(0, note.text.find(';'));
    const Footprint& print = walk.track.prints[static_cast<std::size_t>(note.print)];
    const double foot = legs[static_cast<std::size_t>(print.leg)].foot.length();
    to.text(pointOf(print.sole() * Vec3(0, 0.2 * foot, -0.8 * foot), data.walk->axes), mstring(text),
            Manager::kLeft);
  }
}

void WalkDrawing::read(const MDagPath& dagPath) {
  using Solver = FootprintSolverNode;
  const MObject node = dagPath.node();
  const auto plug = [&node](const MObject& attribute) { return MPlug(node, attribute); };
  plug(Solver::energy).asDouble();  // solves what changed
  const auto* solver = dynamic_cast<const Solver*>(MFnDependencyNode(node).userNode());
  walk = solver ? solver->lastWalk() : nullptr;
  path = plug(Solver::showPath).asBool();
  tangents = plug(Solver::showTangents).asBool();
  imbalance = plug(Solver::showImbalance).asBool();
  const std::size_t preset = static_cast<std::size_t>(plug(Solver::figures.preset).asShort());
  kind = preset < characterPresets().size() ? printKindOf(characterPresets()[preset]) : PrintKind::Sole;
  fromPath = 0;
  if (walk) {
    const std::size_t all = walk->player.walk().track.prints.size();
    fromPath = all - std::min(all, walk->located);
  }
}

void WalkDrawing::draw(Manager& to) const {
  if (!walk) return;
  beginLines(to, true);
  drawLines(to, *this);
  to.endDrawable();
  beginLines(to, false);
  drawPrints(to, *this);
  drawNotes(to, *this);
  to.endDrawable();
}

}  // namespace

MHWRender::MPxDrawOverride* FootprintSolverDraw::creator(const MObject& node) {
  return new DrawingOverride<WalkDrawing>(node);
}

}  // namespace footfall::maya

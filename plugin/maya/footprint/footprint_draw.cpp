// SPDX-License-Identifier: MIT
#include "maya/footprint/footprint_draw.h"

#include <maya/MDagPath.h>
#include <maya/MDistance.h>
#include <maya/MHWGeometry.h>
#include <maya/MHWGeometryUtilities.h>
#include <maya/MPlug.h>
#include <maya/MString.h>
#include <maya/MTime.h>

#include <algorithm>

#include "maya/footprint/footprint_node.h"
#include "maya/footprint/walk_inputs.h"
#include "maya/framework/command_base.h"
#include "maya/framework/data_values.h"

namespace footfall::maya {
using namespace footprint;

namespace {

class PrintDrawing : public Drawing {
 public:
  static constexpr bool kBounded = true;
  static MBoundingBox bounds(const MObject& node) { return boundsOf(printLook(node)); }
  void read(const MDagPath& path) override;
  void draw(MHWRender::MUIDrawManager& to) const override;

  PrintLook look;
  PrintShape shape;
  MColor outline;
  bool selected = false;
};

MColor outlineColour(const MDagPath& path, const PrintLook& look, bool& selected) {
  const MHWRender::DisplayStatus status = MHWRender::MGeometryUtilities::displayStatus(path);
  selected = status == MHWRender::kLead || status == MHWRender::kActive || status == MHWRender::kHilite;
  const bool ordinary = status == MHWRender::kDormant;
  if (!ordinary || !look.enabled) return MHWRender::MGeometryUtilities::wireframeColor(path);
  return isRightLeg(look.leg) ? print_colours::kRight : print_colours::kLeft;
}

}  // namespace

BodySide PrintLook::side() const {
  return isRightLeg(leg) ? BodySide::Right : BodySide::Left;
}

PrintLook printLook(const MObject& footprint) {
  const auto plug = [&footprint](const MObject& attribute) { return MPlug(footprint, attribute); };
  PrintLook look;
  look.leg = plug(FootprintNode::leg).asShort();
  look.order = plug(FootprintNode::order).asInt();
  look.kind = static_cast<PrintKind>(std::clamp<int>(plug(FootprintNode::shape).asShort(), 0, 3));
  look.size = plug(FootprintNode::size).asMDistance().as(MDistance::kCentimeters);
  look.stance = seconds(plug(FootprintNode::stance).asMTime());
  look.step = seconds(plug(FootprintNode::step).asMTime());
  look.daggerScale = plug(FootprintNode::daggerScale).asMDistance().as(MDistance::kCentimeters);
  look.enabled = plug(FootprintNode::enabled).asBool();
  look.up = plug(FootprintNode::upAxis).asShort() == 1 ? UpAxis::Z : UpAxis::Y;
  return look;
}

MPoint onGround(const Vec2& place, UpAxis up, double lift) {
  const Vec3 scene = SceneAxes{up, 1}.toScene(Vec3(place.x(), lift, place.y()));
  return MPoint(scene.x(), scene.y(), scene.z());
}

MPointArray onGround(const std::vector<Vec2>& line, UpAxis up, bool closed) {
  MPointArray points;
  for (const Vec2& place : line) points.append(onGround(place, up));
  if (closed && !line.empty()) points.append(points[0]);
  return points;
}

MPointArray daggerLines(const PrintLook& look, double stance, double step) {
  const PrintShape shape = printShape(look.kind, look.side(), look.size);
  const TimingDagger dagger = timingDagger(shape, look.side(), stance, step, look.daggerScale);
  MPointArray lines;
  if (stance > 0) {
    lines.append(onGround(dagger.from, look.up));
    lines.append(onGround(dagger.to, look.up));
  }
  if (step > 0) {
    lines.append(onGround(dagger.crossFrom, look.up));
    lines.append(onGround(dagger.crossTo, look.up));
  }
  return lines;
}

MBoundingBox boundsOf(const PrintLook& look) {
  const PrintShape shape = printShape(look.kind, look.side(), look.size);
  MBoundingBox box;
  for (const auto& line : shape.outlines) {
    for (const Vec2& place : line) box.expand(onGround(place, look.up));
  }
  for (const Vec2& place : shape.handle) box.expand(onGround(place, look.up));
  const MPointArray dagger = daggerLines(look, look.stance, look.step);
  for (unsigned i = 0; i < dagger.length(); ++i) box.expand(dagger[i]);
  box.expand(onGround({0, 0}, look.up, 0.1 * look.size));
  return box;
}

void PrintDrawing::read(const MDagPath& path) {
  look = printLook(path.node());
  shape = printShape(look.kind, look.side(), look.size);
  outline = outlineColour(path, look, selected);
}

// The outline can be selected; handle, dagger and number are only shown.
void PrintDrawing::draw(MHWRender::MUIDrawManager& to) const {
  using Manager = MHWRender::MUIDrawManager;
  beginLines(to, true);
  to.setDepthPriority(selected ? MHWRender::MRenderItem::sActiveWireDepthPriority
                               : MHWRender::MRenderItem::sDormantWireDepthPriority);
  to.setColor(outline);
  to.setLineWidth(selected ? 3.0f : 2.0f);
  if (!look.enabled) to.setLineStyle(Manager::kDotted);
  for (const auto& line : shape.outlines) to.lineStrip(onGround(line, look.up, true), false);
  to.endDrawable();

  beginLines(to, false);
  to.setColor(print_colours::kHandle);
  to.setLineWidth(2.0f);
  to.lineStrip(onGround(shape.handle, look.up, false), false);
  const MPointArray dagger = daggerLines(look, look.stance, look.step);
  if (look.enabled && dagger.length() > 0) {
    to.setColor(print_colours::kDagger);
    to.setLineWidth(3.0f);
    to.lineList(dagger, false);
  }
  to.setColor(outline);
  to.setFontSize(Manager::kSmallFontSize);
  to.text(onGround({0, 0}, look.up, 0.1 * look.size), mstring(std::to_string(look.order)), Manager::kCenter);
  to.endDrawable();
}

MHWRender::MPxDrawOverride* FootprintDraw::creator(const MObject& node) {
  return new DrawingOverride<PrintDrawing>(node);
}

}  // namespace footfall::maya

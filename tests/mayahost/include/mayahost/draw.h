// SPDX-License-Identifier: MIT
// What the draw override of a node draws, recorded instead of drawn.
#pragma once

#include <maya/MBoundingBox.h>
#include <maya/MColor.h>
#include <maya/MDagPath.h>
#include <maya/MMatrix.h>
#include <maya/MUIDrawManager.h>
#include <maya/MVector.h>

#include <string>
#include <vector>

namespace mayahost {

// The state a primitive is drawn in; as beginDrawable leaves it until it is set.
struct DrawState {
  MColor color = MColor(0.0f, 0.0f, 0.0f, 1.0f);
  float lineWidth = 1.0f, pointSize = 1.0f;  // pixels
  MHWRender::MUIDrawManager::LineStyle lineStyle = MHWRender::MUIDrawManager::kSolid;
  MHWRender::MUIDrawManager::PaintStyle paintStyle = MHWRender::MUIDrawManager::kFlat;
  unsigned depthPriority = 0;
  bool xray = false;
  MHWRender::MUIDrawManager::Selectability selectability = MHWRender::MUIDrawManager::kAutomatic;
  unsigned selectionName = 0;
  unsigned fontSize = MHWRender::MUIDrawManager::kDefaultFontSize;
  int fontWeight = MHWRender::MUIDrawManager::kWeightNormal;
};

struct Primitive {
  enum class Kind {
    points,
    lines,  // pairs of points
    lineStrip,
    closedLine,
    triangles,      // threes of points
    triangleStrip,  //
    circle,         // centre, axis, radius
    arc,            // centre, axis, from `start` to `end` about the axis, radius
    rectangle,      // centre, up, axis (its normal), half sizes
    sphere,         // centre, radius
    cone,           // centre of the base, axis, radius, height
    cylinder,       // centre, axis, radius, height
    capsule,        // centre, axis, radius, height between the caps
    box,            // centre, up, start (its right), half sizes
    text,           // at the centre
    icon            // at the centre, size in `radius`
  };
  Kind kind = Kind::points;
  bool in2d = false;  // in pixels
  bool filled = false;
  std::vector<MPoint> points;  // of points to triangleStrip, indices resolved
  std::vector<MColor> colors;  // one a point, or none
  MPoint centre;
  MVector axis, up, start, end;
  double radius = 0.0, height = 0.0, sizes[3] = {0.0, 0.0, 0.0};
  std::string text;  // or the icon's name
  MHWRender::MUIDrawManager::TextAlignment alignment = MHWRender::MUIDrawManager::kLeft;
  DrawState state;
};

const char* nameOf(Primitive::Kind kind);

struct DrawRecord {
  bool drawn = false;
  std::string reason;     // why it is not
  bool prepared = false;  // the override was asked; false: nothing had changed, this is what it drew before
  std::vector<Primitive> primitives;  // in object space, in order
  MMatrix transform;                  // to the world
  bool bounded = false;
  MBoundingBox box;  // of a bounded object, in object space
  bool transparent = false;
};

// Draws a shape, or the one shape below a transform, as a view without a camera would.
DrawRecord draw(const MDagPath& path);
DrawRecord draw(const std::string& node);

// The record as lines of text, each primitive one, for tests and logs.
std::string describe(const DrawRecord& record);

}  // namespace mayahost

// SPDX-License-Identifier: MIT
// How a footprint looks in the viewport: outline, handle, timing dagger and number; lines and colours from
// footprint/track/print_shape.h and the method's figures.
#pragma once

#include "maya/framework/locator_base.h"

#include <maya/MColor.h>
#include <maya/MObject.h>
#include <maya/MPointArray.h>

#include "figure/motion/scene_axes.h"
#include "footprint/track/print_shape.h"

namespace footfall::maya {

// The colours of the method: van de Panne 1997 §3.
namespace print_colours {
inline const MColor kHandle(0.1f, 0.75f, 0.2f);
inline const MColor kDagger(0.9f, 0.1f, 0.1f);
inline const MColor kRight(0.85f, 0.12f, 0.1f);
inline const MColor kLeft(0.85f, 0.1f, 0.75f);
inline const MColor kBoth(0.1f, 0.15f, 0.6f);
inline const MColor kFlight(0.55f, 0.75f, 0.95f);
inline const MColor kTangent(0.1f, 0.75f, 0.2f);
inline const MColor kImbalance(1.0f, 0.55f, 0.05f);
}  // namespace print_colours

// A print as it is drawn, in its own space; centimetres.
struct PrintLook {
  int leg = 0, order = 0;
  footprint::PrintKind kind = footprint::PrintKind::Sole;
  double size = 26;
  double stance = 0, step = 0;  // seconds; 0: to be filled in
  double daggerScale = 40;      // centimetres per second
  bool enabled = true;
  UpAxis up = UpAxis::Y;

  BodySide side() const;
};
PrintLook printLook(const MObject& footprint);
MBoundingBox boundsOf(const PrintLook& look);

// A position in the plane of a print, (left, ahead), as a point; `lift` above it.
MPoint onGround(const Vec2& place, UpAxis up, double lift = 0);
MPointArray onGround(const std::vector<Vec2>& line, UpAxis up, bool closed);
// The lines of a dagger, in pairs.
MPointArray daggerLines(const PrintLook& look, double stance, double step);

struct FootprintDraw {
  static constexpr const char* kRegistrant = "ffFootprintDraw";
  static MHWRender::MPxDrawOverride* creator(const MObject& node);
};

}  // namespace footfall::maya

// SPDX-License-Identifier: MIT
// Maya's locators and what draws them, for every header that needs either. On Linux some of Maya's headers
// bring those of X11, whose macros Eigen does not survive: it comes first.
#pragma once

#include "base/math.h"

#include <maya/MBoundingBox.h>
#include <maya/MDagPath.h>
#include <maya/MMatrix.h>
#include <maya/MPxDrawOverride.h>
#include <maya/MPxLocatorNode.h>
#include <maya/MUIDrawManager.h>
#include <maya/MUserData.h>

#undef Success
#undef Status
#undef Bool
#undef None

namespace footfall::maya {

// What is drawn of a locator: read from its node when something changed, drawn as often as a view wants.
class Drawing : public MUserData {
 public:
#if MAYA_API_VERSION >= 20220000
  Drawing() = default;
#else
  Drawing() : MUserData(false) {}
#endif
  virtual void read(const MDagPath& path) = 0;
  virtual void draw(MHWRender::MUIDrawManager& to) const = 0;

  // A kind says so where it is otherwise: drawn in the world, wherever the locator is; within a box.
  static constexpr bool kInWorld = false, kBounded = false;
  static MBoundingBox bounds(const MObject&) {
    return MBoundingBox();
  }
};

// An override that is asked when something changed, and draws no geometry of its own. Before 2019 it is asked
// for each frame.
class DrawOverride : public MHWRender::MPxDrawOverride {
 public:
  MHWRender::DrawAPI supportedDrawAPIs() const override { return MHWRender::kAllDevices; }
  bool hasUIDrawables() const override { return true; }
  MUserData* prepareForDraw(const MDagPath& path, const MDagPath& camera,
                            const MHWRender::MFrameContext& context, MUserData* old) override;
  void addUIDrawables(const MDagPath& path, MHWRender::MUIDrawManager& to,
                      const MHWRender::MFrameContext& context, const MUserData* data) override;

 protected:
#if MAYA_API_VERSION >= 20190000
  explicit DrawOverride(const MObject& node) : MPxDrawOverride(node, nullptr, false) {}
#else
  explicit DrawOverride(const MObject& node) : MPxDrawOverride(node, nullptr) {}
#endif
  virtual Drawing* newDrawing() const = 0;
};

// Draws locators as a Kind of Drawing.
template <typename Kind>
class DrawingOverride : public DrawOverride {
 public:
  explicit DrawingOverride(const MObject& node) : DrawOverride(node) {}

  bool isBounded(const MDagPath&, const MDagPath&) const override { return Kind::kBounded; }
  MBoundingBox boundingBox(const MDagPath& path, const MDagPath&) const override {
    return Kind::bounds(path.node());
  }
  MMatrix transform(const MDagPath& path, const MDagPath& camera) const override {
    return Kind::kInWorld ? MMatrix() : DrawOverride::transform(path, camera);
  }

 protected:
  Drawing* newDrawing() const override { return new Kind; }
};

// Begins lines that are picked, or that only show.
inline void beginLines(MHWRender::MUIDrawManager& to, bool picked) {
#if MAYA_API_VERSION >= 20190000
  to.beginDrawable(picked ? MHWRender::MUIDrawManager::kSelectable
                          : MHWRender::MUIDrawManager::kNonSelectable);
#else
  (void)picked;
  to.beginDrawable();
#endif
}

}  // namespace footfall::maya

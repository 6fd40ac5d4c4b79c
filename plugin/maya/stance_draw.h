// SPDX-License-Identifier: MIT
// How stances look in the viewport: the way of the centre of mass by what stands (red right foot, magenta
// left, dark blue both, pale blue in the air), velocities at apexes green, what stands as an outline, scores
// and troubles in words, the body as an ellipsoid.
#pragma once

#include "locator_base.h"

#include <maya/MBoundingBox.h>
#include <maya/MObject.h>

namespace footfall::maya {

// What of an apex is drawn, in its own space; centimetres.
struct ApexLook {
  int order = 0;
  double size = 6;
  Vec3 handle = Vec3::Zero();
  bool enabled = true, speed = false, heading = false;
};
ApexLook apexLook(const MObject& apex);
MBoundingBox boundsOf(const ApexLook& look);

class StanceApexDraw : public DrawOverride {
 public:
  static constexpr const char* kRegistrant = "ffStanceApexDraw";
  static MHWRender::MPxDrawOverride* creator(const MObject& node) { return new StanceApexDraw(node); }

  bool isBounded(const MDagPath&, const MDagPath&) const override { return true; }
  MBoundingBox boundingBox(const MDagPath& path, const MDagPath& camera) const override;
  MUserData* prepareForDraw(const MDagPath& path, const MDagPath& camera,
                            const MHWRender::MFrameContext& context, MUserData* old) override;
  void addUIDrawables(const MDagPath& path, MHWRender::MUIDrawManager& to,
                      const MHWRender::MFrameContext& context, const MUserData* data) override;

 private:
  explicit StanceApexDraw(const MObject& node) : DrawOverride(node) {}
};

// In the space of its transform.
class StanceEvaluatorDraw : public DrawOverride {
 public:
  static constexpr const char* kRegistrant = "ffStanceEvaluatorDraw";
  static MHWRender::MPxDrawOverride* creator(const MObject& node) { return new StanceEvaluatorDraw(node); }

  bool isBounded(const MDagPath&, const MDagPath&) const override { return false; }
  MUserData* prepareForDraw(const MDagPath& path, const MDagPath& camera,
                            const MHWRender::MFrameContext& context, MUserData* old) override;
  void addUIDrawables(const MDagPath& path, MHWRender::MUIDrawManager& to,
                      const MHWRender::MFrameContext& context, const MUserData* data) override;

 private:
  explicit StanceEvaluatorDraw(const MObject& node) : DrawOverride(node) {}
};

// In the world, wherever the locator is.
class StanceChainDraw : public DrawOverride {
 public:
  static constexpr const char* kRegistrant = "ffStanceChainDraw";
  static MHWRender::MPxDrawOverride* creator(const MObject& node) { return new StanceChainDraw(node); }

  bool isBounded(const MDagPath&, const MDagPath&) const override { return false; }
  MMatrix transform(const MDagPath&, const MDagPath&) const override { return MMatrix(); }
  MUserData* prepareForDraw(const MDagPath& path, const MDagPath& camera,
                            const MHWRender::MFrameContext& context, MUserData* old) override;
  void addUIDrawables(const MDagPath& path, MHWRender::MUIDrawManager& to,
                      const MHWRender::MFrameContext& context, const MUserData* data) override;

 private:
  explicit StanceChainDraw(const MObject& node) : DrawOverride(node) {}
};

}  // namespace footfall::maya

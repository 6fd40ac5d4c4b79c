// SPDX-License-Identifier: MIT
// How a gait looks in the viewport: its way over the ground, the prints of its feet, and a diagram of bars
// around the current time: a row a leg, a bar while it stands.
#pragma once

#include "locator_base.h"

namespace footfall::maya {

// Way and prints are drawn in the world; the diagram stands where the locator is.
class GaitDraw : public DrawOverride {
 public:
  static constexpr const char* kRegistrant = "ffGaitDraw";
  static MHWRender::MPxDrawOverride* creator(const MObject& node) { return new GaitDraw(node); }

  bool isBounded(const MDagPath&, const MDagPath&) const override { return false; }
  MMatrix transform(const MDagPath&, const MDagPath&) const override { return MMatrix(); }
  MUserData* prepareForDraw(const MDagPath& path, const MDagPath& camera,
                            const MHWRender::MFrameContext& context, MUserData* old) override;
  void addUIDrawables(const MDagPath& path, MHWRender::MUIDrawManager& to,
                      const MHWRender::MFrameContext& context, const MUserData* data) override;

 private:
  explicit GaitDraw(const MObject& node) : DrawOverride(node) {}
};

}  // namespace footfall::maya

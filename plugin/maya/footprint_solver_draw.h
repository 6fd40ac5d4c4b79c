// SPDX-License-Identifier: MIT
// How a solved walk looks in the viewport: the way of the centre of mass by phases with its tangents, force
// from nowhere, prints that have no locator, times that were made up, and prints in trouble.
#pragma once

#include "locator_base.h"

namespace footfall::maya {

// Drawn in the world, wherever the locator is.
class FootprintSolverDraw : public DrawOverride {
 public:
  static constexpr const char* kRegistrant = "ffFootprintSolverDraw";
  static MHWRender::MPxDrawOverride* creator(const MObject& node) { return new FootprintSolverDraw(node); }

  bool isBounded(const MDagPath&, const MDagPath&) const override { return false; }
  MMatrix transform(const MDagPath&, const MDagPath&) const override { return MMatrix(); }
  MUserData* prepareForDraw(const MDagPath& path, const MDagPath& camera,
                            const MHWRender::MFrameContext& context, MUserData* old) override;
  void addUIDrawables(const MDagPath& path, MHWRender::MUIDrawManager& to,
                      const MHWRender::MFrameContext& context, const MUserData* data) override;

 private:
  explicit FootprintSolverDraw(const MObject& node) : DrawOverride(node) {}
};

}  // namespace footfall::maya

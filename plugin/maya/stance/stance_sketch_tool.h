// SPDX-License-Identifier: MIT
// The tool that sketches leaps: pairs of strokes for the path of the centre of mass and its shadow; Enter
// makes a chain. The engine interprets the strokes (stance/chain/stance_sketch.h). Described in
// docs/reference/maya/stances.md.
#pragma once

#include "base/math.h"

#include <maya/MPxContext.h>
#include <maya/MPxContextCommand.h>

#include <memory>
#include <vector>

#include "figure/motion/scene_axes.h"
#include "stance/chain/stance_sketch.h"

namespace footfall::maya {

class StanceSketchContext : public MPxContext {
 public:
  void toolOnSetup(MEvent& event) override;
  void toolOffCleanup() override;
  MStatus doPress(MEvent& event, MHWRender::MUIDrawManager& to,
                  const MHWRender::MFrameContext& context) override;
  MStatus doDrag(MEvent& event, MHWRender::MUIDrawManager& to,
                 const MHWRender::MFrameContext& context) override;
  MStatus doRelease(MEvent& event, MHWRender::MUIDrawManager& to,
                    const MHWRender::MFrameContext& context) override;
  MStatus drawFeedback(MHWRender::MUIDrawManager& to, const MHWRender::MFrameContext& context) override;
  void completeAction() override;  // Enter: makes the chain
  void deleteAction() override;    // Backspace: deletes the last stroke
  void abortAction() override;     // Escape: deletes all strokes

 private:
  void say(const std::string& text);
  void draw(MHWRender::MUIDrawManager& to) const;

  SceneAxes axes_;
  TerrainPtr ground_;
  std::unique_ptr<stance::StanceSketch> sketch_;  // from the first press
  std::vector<Vec2> stroke_;                      // in pixels, y down
  double height_ = 0;                             // of the view, pixels
};

class StanceSketchCommand : public MPxContextCommand {
 public:
  static constexpr const char* kName = "ffStanceSketchContext";
  static void* creator() { return new StanceSketchCommand; }
  MPxContext* makeObj() override { return new StanceSketchContext; }
};

}  // namespace footfall::maya

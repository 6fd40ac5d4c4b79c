// SPDX-License-Identifier: MIT
#include "maya/stance/stance_sketch_tool.h"

#include "maya/framework/locator_base.h"

#include <maya/MColor.h>
#include <maya/MDagPath.h>
#include <maya/MEvent.h>
#include <maya/MFrameContext.h>
#include <maya/MGlobal.h>
#include <maya/MPoint.h>
#include <maya/MPointArray.h>
#include <maya/MSelectionList.h>

#include <fmt/format.h>

#include "base/error.h"
#include "io/documents/stance_json.h"
#include "maya/framework/command_base.h"
#include "maya/framework/data_values.h"
#include "maya/framework/plug_values.h"
#include "maya/scene/mesh_terrain.h"

#include <maya/M3dView.h>  // the last: on Linux it brings X11 with its macros
#undef Success
#undef Status
#undef Bool
#undef None

namespace footfall::maya {
using namespace stance;

namespace {

using Manager = MHWRender::MUIDrawManager;
const MColor kPath(0.85f, 0.12f, 0.1f), kShadow(0.2f, 0.35f, 0.9f);

// The ground is the selected mesh, or flat.
TerrainPtr selectedGround(const SceneAxes& axes) {
  MSelectionList selected;
  MGlobal::getActiveSelectionList(selected);
  for (unsigned i = 0; i < selected.length(); ++i) {
    MDagPath path;
    if (selected.getDagPath(i, path) != MStatus::kSuccess) continue;
    if (path.extendToShape() == MStatus::kSuccess && path.node().hasFn(MFn::kMesh))
      return meshGround(path.node(), axes);
  }
  return flatTerrain();
}

// The lines of sight of the active view. In the engine y points down the page, in Maya up.
SketchView activeView(const SceneAxes& axes, double& height) {
  MStatus status;
  M3dView active = M3dView::active3dView(&status);
  require(status, "there is no view to draw in");
  const short w = static_cast<short>(active.portWidth()), h = static_cast<short>(active.portHeight());
  height = h;
  const auto place = [&axes](const MPoint& p) { return axes.toEngine(Vec3(p.x, p.y, p.z)); };
  Vec3 nears[3], fars[3];  // at the top left, top right, bottom left
  const short corners[3][2] = {{0, h}, {w, h}, {0, 0}};
  for (int i = 0; i < 3; ++i) {
    MPoint near, far;
    require(active.viewToWorld(corners[i][0], corners[i][1], near, far), "the view");
    nears[i] = place(near);
    fars[i] = place(far);
  }
  SketchView view;
  view.near = {nears[0], (nears[1] - nears[0]) / w, (nears[2] - nears[0]) / h};
  view.far = {fars[0], (fars[1] - fars[0]) / w, (fars[2] - fars[0]) / h};
  return view;
}

std::string quoted(const std::string& text) {
  std::string result = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') result += '\\';
    result += c == '\n' ? ' ' : c;
  }
  return result + "\"";
}

}  // namespace

void StanceSketchContext::toolOnSetup(MEvent&) {
  setTitleString("Footfall: Sketch Leaps");
  abortAction();
}

void StanceSketchContext::toolOffCleanup() {
  sketch_.reset();
  stroke_.clear();
}

void StanceSketchContext::abortAction() {
  axes_ = sceneAxes();
  sketch_.reset();
  stroke_.clear();
  try {
    ground_ = selectedGround(axes_);
  } catch (const std::exception& error) {
    ground_ = flatTerrain();
    MGlobal::displayWarning(mstring(fmt::format("Footfall: {}; the ground is flat", error.what())));
  }
  say("Draw the path of the body over one leap or more, then its shadow on the ground. Enter makes the "
      "chain.");
}

void StanceSketchContext::say(const std::string& text) {
  setHelpString(mstring(text));
}

MStatus StanceSketchContext::doPress(MEvent& event, Manager&, const MHWRender::MFrameContext&) {
  try {
    const SketchView view = activeView(axes_, height_);
    if (!sketch_) {
      sketch_ = std::make_unique<StanceSketch>(view, ground_);
    } else {
      sketch_->setView(view);
    }
  } catch (const std::exception& error) {
    say(error.what());
    return MStatus::kFailure;
  }
  short x = 0, y = 0;
  event.getPosition(x, y);
  stroke_ = {Vec2(x, height_ - y)};
  return MStatus::kSuccess;
}

MStatus StanceSketchContext::doDrag(MEvent& event, Manager& to, const MHWRender::MFrameContext&) {
  short x = 0, y = 0;
  event.getPosition(x, y);
  stroke_.push_back(Vec2(x, height_ - y));
  draw(to);
  return MStatus::kSuccess;
}

MStatus StanceSketchContext::doRelease(MEvent&, Manager& to, const MHWRender::MFrameContext&) {
  if (!sketch_) return MStatus::kFailure;
  try {
    const StanceSketch::Reply reply = sketch_->draw(stroke_);
    say(sketch_->complete() ? reply.message + ". Draw more, or press Enter to make the chain."
                            : reply.message);
    if (!reply.taken) MGlobal::displayWarning(mstring("Footfall: " + reply.message));
  } catch (const std::exception& error) {
    MGlobal::displayWarning(mstring(fmt::format("Footfall: {}", error.what())));
  }
  stroke_.clear();
  draw(to);
  return MStatus::kSuccess;
}

MStatus StanceSketchContext::drawFeedback(Manager& to, const MHWRender::MFrameContext&) {
  draw(to);
  return MStatus::kSuccess;
}

void StanceSketchContext::draw(Manager& to) const {
  to.beginDrawable();
  to.setLineWidth(2.0f);
  const bool shadow = sketch_ && sketch_->state() == SketchState::AwaitShadow;
  const auto drawStroke = [&](const std::vector<Vec2>& stroke, const MColor& colour) {
    MPointArray points;
    for (const Vec2& p : stroke) points.append(MPoint(p.x(), height_ - p.y(), 0));
    to.setColor(colour);
    if (points.length() > 1) to.lineStrip(points, true);
  };
  if (shadow) drawStroke(sketch_->waiting(), kPath);
  drawStroke(stroke_, shadow ? kShadow : kPath);
  if (sketch_) {
    to.setColor(kPath);
    for (const SketchFlight& flight : sketch_->flights()) {
      MPointArray points;
      for (const Vec3& p : flight.polyline()) {
        const Vec3 scene = axes_.toScene(p);
        points.append(MPoint(scene.x(), scene.y(), scene.z()));
      }
      to.lineStrip(points, false);
    }
  }
  to.endDrawable();
}

void StanceSketchContext::completeAction() {
  try {
    if (!sketch_ || !sketch_->complete())
      throw Error(sketch_ && sketch_->state() == SketchState::AwaitShadow
                      ? "the last path has no shadow yet; draw it on the ground"
                      : "a chain needs two flights with their shadows; draw more");
    const std::string document = formatApexJson(sketch_->apexes());
    if (MGlobal::executeCommand(mstring("ffStance -chain -json " + quoted(document)), true, true) ==
        MStatus::kSuccess)
      abortAction();  // ready for the next sketch
  } catch (const std::exception& error) {
    MGlobal::displayWarning(mstring(fmt::format("Footfall: {}", error.what())));
  }
}

void StanceSketchContext::deleteAction() {
  say(sketch_ ? sketch_->undo().message : "There is nothing to delete.");
}

}  // namespace footfall::maya

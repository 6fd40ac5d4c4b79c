// SPDX-License-Identifier: MIT
#include "maya/footprint/walk_style.h"

#include <filesystem>

#include <fmt/format.h>

#include "figure/motion/resample.h"
#include "footprint/walk/clip_style.h"
#include "io/formats.h"
#include "maya/figure/figure_flags.h"
#include "maya/footprint/footprint_solver_node.h"
#include "maya/scene/sampled_figure.h"
#include "maya/scene/scene_channels.h"
#include "maya/warp/warp_document.h"

namespace footfall::maya {
using namespace warp;
using namespace footprint;

namespace {

using Solver = FootprintSolverNode;

// A style describes steps and phases: more frames than this add nothing.
constexpr double kMostFrames = 60;  // per second

Motion fromFile(const std::string& file) {
  Scene scene = readScene(file);
  return scene.motion ? std::move(*scene.motion) : motionFromCurves(scene);
}

Motion fromScene(const std::string& name, const MArgDatabase& arguments) {
  const MObject root = transformNamed(name);
  return sampleFigure(root, animatedRange(arguments, "range", root, "its steps")).motion;
}

std::string clipText(Motion motion) {
  if (1 / motion.frameTime > 1.01 * kMostFrames) motion = resampled(motion, kMostFrames);
  Scene scene;
  scene.frameRate = 1 / motion.frameTime;
  scene.motion = std::move(motion);
  return formatSceneJson(scene);
}

}  // namespace

void addStyleFlags(MSyntax& syntax) {
  syntax.addFlag("sty", "style", MSyntax::kString);
  syntax.addFlag("swt", "styleWeight", MSyntax::kDouble);
}

bool wantsStyleEdit(const MArgDatabase& arguments) {
  return given(arguments, "style") || given(arguments, "styleWeight");
}

void editStyle(const MArgDatabase& arguments, Edits& edits, const WalkNodes& walk) {
  if (given(arguments, "style")) {
    const std::string from = textOf(arguments, "style");
    const bool file = isReadable(extensionOf(from));
    std::string clip, name;
    if (!from.empty()) {
      const Motion motion = file ? fromFile(from) : fromScene(from, arguments);
      styleOf(motion, walk.figure().character());  // throws where it does not fit
      clip = clipText(motion);
      name = file ? std::filesystem::path(from).filename().string() : from;
    }
    setString(edits, walk.plug(Solver::styleClip), clip);
    setString(edits, walk.plug(Solver::styleName), name);
  }
  if (given(arguments, "styleWeight")) {
    const double weight = numberOf(arguments, "styleWeight", 1);
    if (!(weight >= 0 && weight <= 2))
      throw Error(fmt::format("-styleWeight must be 0 to 2, got {:g}", weight));
    setNumber(edits, walk.plug(Solver::styleWeight), weight);
  }
  edits.apply();
  walk.solved();
}

}  // namespace footfall::maya

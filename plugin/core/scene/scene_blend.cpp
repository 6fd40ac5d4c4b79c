// SPDX-License-Identifier: MIT
#include "scene/scene_blend.h"

#include <algorithm>

#include "base/error.h"
#include "scene/scene_motion.h"
#include "warp/blend/blend_table.h"
#include "warp/blend/masked_blend.h"

namespace footfall {
using namespace warp;

namespace {

// Curves that both scenes have fade; those of one alone stay.
SceneBlendReport blendSceneCurves(Scene& first, const Scene& second, const SceneBlendRequest& request,
                                  FadeShape shape) {
  const double from = request.from ? *request.from : second.range.start;
  Fade fade;
  fade.start = request.start;
  fade.duration = request.duration;
  fade.shift = fade.start - from;
  fade.shape = shape;
  FitOptions fit;
  fit.grid = 1 / first.frameRate;
  SceneBlendReport report;
  for (NamedCurve& named : first.curves) {
    const Curve* other = second.curves.find(named.node, named.attribute);
    if (!other || other->input() != CurveInput::Time || named.curve.input() != CurveInput::Time) continue;
    CurveFit result = crossFaded(named.curve, *other, fade, fit);
    named.curve = std::move(result.curve);
    report.keysAdded += result.added;
    report.largestError = std::max(report.largestError, result.largestError);
    ++report.curves;
  }
  if (report.curves == 0) throw Error("the second scene has no curve in common with the first");
  first.range.end = std::max(fade.start + fade.duration, second.range.end + fade.shift);
  report.timing = {{fade.start, from}};
  return report;
}

}  // namespace

bool blendsCurves(const Scene& first, const Scene& second, const BlendOptions& options) {
  return !first.motion && !second.motion && options.alignment == BlendAlignment::None;
}

SceneBlendReport blendScenes(Scene& first, const Scene& second, const SceneBlendRequest& request) {
  const bool aligned = request.options.alignment != BlendAlignment::None;
  const FadeShape shape = request.shape ? *request.shape : standardShape(request.options.alignment);
  if (blendsCurves(first, second, request.options) && !request.joints.empty())
    throw Error("joints are blended by themselves only where motions are aligned");
  if (blendsCurves(first, second, request.options)) return blendSceneCurves(first, second, request, shape);
  if (!first.motion && !second.motion && first.skeleton.joints.empty())
    throw Error(
        "the first scene has no figure to align; without alignment its curves are blended as they are");
  BlendOptions how = request.options;
  how.start = request.start;
  how.duration = request.duration;
  if (request.from) how.secondStart = *request.from;
  how.shape = shape;
  how.matchTiming = aligned;
  const Motion a = sampledMotion(first), b = sampledMotion(second);
  BlendResult result =
      request.joints.empty() ? blendMotions(a, b, how) : blendJoints(a, b, request.joints, how);
  const std::size_t frames = result.motion.frames();
  first.motion = std::move(result.motion);
  result.motion = Motion();
  first.skeleton = Skeleton();
  first.curves = CurveSet();
  first.source = nullptr;
  first.fbx = nullptr;
  first.range = {first.motion->startTime, first.motion->time(frames - 1)};
  SceneBlendReport report;
  report.timing = result.timing;
  report.motion = std::move(result);
  return report;
}

}  // namespace footfall

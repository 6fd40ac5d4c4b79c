// SPDX-License-Identifier: MIT
#include "scene/edit/scene_trim.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "base/error.h"
#include "curve/unroll.h"
#include "figure/motion/resample.h"

namespace footfall {
namespace {

void cutCurve(Curve& curve, const TimeRange& range, double shift) {
  if (curve.empty() || curve.input() != CurveInput::Time) return;
  curve = unrolled(curve, range);
  const double slack = 1e-9 * std::max(1.0, std::abs(range.end));
  const double first = curve.keys().front().time, last = curve.keys().back().time;
  const auto keyAt = [&](double time) {
    if (!(time > first && time < last)) return;
    const auto near = std::find_if(curve.keys().begin(), curve.keys().end(),
                                   [&](const Key& key) { return std::abs(key.time - time) <= slack; });
    if (near == curve.keys().end()) curve.insertKey(time);
  };
  keyAt(range.start);
  keyAt(range.end);
  std::vector<Key> kept;
  for (const Key& key : curve.keys()) {
    if (key.time < range.start - slack || key.time > range.end + slack) continue;
    kept.push_back(key);
    kept.back().time += shift;
  }
  if (kept.empty()) {  // constant in the range
    Key key = curve.keys().front();
    key.value = curve.evaluate(range.start);
    key.time = range.start + shift;
    kept.push_back(key);
  }
  // What bent by its neighbours stays bent as it was where a neighbour is gone.
  const std::size_t ends[] = {0, kept.size() - 1};
  for (const std::size_t end : ends) {
    Key& key = kept[end];
    const auto bends = [](TangentType type) {
      return type != TangentType::Step && type != TangentType::StepNext && type != TangentType::Linear &&
             type != TangentType::Flat;
    };
    if (bends(key.inType)) key.inType = TangentType::Fixed;
    if (bends(key.outType)) key.outType = TangentType::Fixed;
  }
  curve = Curve(std::move(kept), curve.weighted(), Infinity::Constant, Infinity::Constant, curve.output(),
                curve.input());
}

void cutMotion(Motion& motion, const TimeRange& range, std::optional<double> at) {
  const double slack = 1e-6;
  const double from = std::ceil((range.start - motion.startTime) / motion.frameTime - slack),
               to = std::floor((range.end - motion.startTime) / motion.frameTime + slack);
  const double last = static_cast<double>(motion.frames()) - 1;
  motion = cropped(motion, static_cast<std::size_t>(std::clamp(from, 0.0, last)),
                   static_cast<std::size_t>(std::clamp(to, 0.0, last)));
  if (at) motion.startTime = *at;
}

void cutContacts(Contacts& contacts, const TimeRange& range, double shift) {
  Contacts kept;
  for (Contact contact : contacts) {
    if (contact.time.end <= range.start || contact.time.start >= range.end) continue;
    for (TimeRange* part : {&contact.time, &contact.heel, &contact.ball}) {
      part->start = std::clamp(part->start, range.start, range.end) + shift;
      part->end = std::clamp(part->end, range.start, range.end) + shift;
    }
    kept.push_back(contact);
  }
  contacts = std::move(kept);
}

}  // namespace

void trimScene(Scene& scene, const TimeRange& range, std::optional<double> at) {
  const TimeRange own =
      scene.motion && scene.motion->frames() > 0
          ? TimeRange{scene.motion->startTime, scene.motion->time(scene.motion->frames() - 1)}
          : scene.range;
  const double rate = scene.frameRate, slack = 1e-6 / rate;
  if (!(range.start <= range.end) || range.start > own.end + slack || range.end < own.start - slack)
    throw Error(fmt::format("frames {:g} to {:g} are not in the motion, which has frames {:g} to {:g}",
                            range.start * rate, range.end * rate, own.start * rate, own.end * rate));
  const TimeRange cut{std::max(range.start, own.start), std::min(range.end, own.end)};
  const double shift = at ? *at - cut.start : 0;
  if (scene.motion) {
    cutMotion(*scene.motion, cut, at);
    scene.range = {scene.motion->startTime, scene.motion->time(scene.motion->frames() - 1)};
  } else {
    for (NamedCurve& named : scene.curves) cutCurve(named.curve, cut, shift);
    scene.range = {cut.start + shift, cut.end + shift};
  }
  if (scene.contacts) cutContacts(*scene.contacts, cut, shift);
}

}  // namespace footfall

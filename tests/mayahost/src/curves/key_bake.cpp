// SPDX-License-Identifier: MIT
// Baking: what plugs do over a range of time becomes keys.
#include "curves/key_units.h"

#include "commands/running.h"
#include "curve/key_reduction.h"
#include "curves/curve_api.h"
#include "edits/edit.h"
#include "scenes/scene.h"

#include "base/error.h"

#include <maya/MDGContext.h>
#include <maya/MDGContextGuard.h>

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace mayahost {
namespace {

using footfall::Curve;
using footfall::CurveOutput;
using footfall::Key;

std::vector<double> frames(const Bake& how) {
  if (!(how.by > 0.0) || how.end < how.start)
    throw std::runtime_error("bakeResults needs a range of time and a step above 0");
  std::vector<double> all;
  for (long i = 0;; ++i) {
    const double frame = how.start + static_cast<double>(i) * how.by;
    if (frame > how.end + 1e-9) break;
    all.push_back(frame);
  }
  return all;
}

// A row of samples a plug, in UI units.
std::vector<std::vector<double>> sampled(const std::vector<PlugPath>& plugs, const Bake& how,
                                         const std::vector<double>& times) {
  std::vector<std::vector<double>> all(plugs.size());
  Scene& scene = Scene::get();
  const double now = scene.ticks();
  for (const double frame : times) {
    const MTime time(frame, MTime::uiUnit());
    if (how.simulation) {
      scene.setTicks(toTicks(time));
      for (std::size_t i = 0; i < plugs.size(); ++i) all[i].push_back(plugValue(plugs[i]));
    } else {
      const MDGContextGuard guard{MDGContext(time)};
      for (std::size_t i = 0; i < plugs.size(); ++i) all[i].push_back(plugValue(plugs[i]));
    }
  }
  if (how.simulation) scene.setTicks(now);
  return all;
}

// Cuts what drives the plug. A connection of its whole compound goes on for the other children.
void release(const PlugPath& plug) {
  auto journal = std::make_unique<Journal>();
  if (const auto from = plug.node->source(plug.key)) {
    if (!disconnect(*journal, *from, plug)) throw std::runtime_error("What drives a channel cannot be cut");
  }
  if (plug.key.attribute->parent) {
    const PlugPath whole{plug.node, plug.key.parent()};
    const auto from = plug.node->source(whole.key);
    if (from && disconnect(*journal, *from, whole)) {
      const auto& own = whole.key.attribute->children;
      const auto& others = from->key.attribute->children;
      for (std::size_t i = 0; i < own.size() && i < others.size(); ++i) {
        if (own[i] == plug.key.attribute) continue;
        connect(*journal, {from->node, from->key.child(others[i])}, {plug.node, whole.key.child(own[i])},
                false);
      }
    }
  }
  if (!journal->empty()) keep(std::move(journal), "bakeResults");
}

void unwind(std::vector<double>& angles) {
  const double turn = MAngle(2.0 * 3.14159265358979323846, MAngle::kRadians).as(MAngle::uiUnit());
  for (std::size_t i = 1; i < angles.size(); ++i)
    angles[i] -= turn * std::round((angles[i] - angles[i - 1]) / turn);
}

// The samples as keys, all of them or as few as the tolerance allows.
std::vector<Key> keysOf(const KeyUnits& units, const Bake& how, const std::vector<double>& times,
                        const std::vector<double>& values) {
  std::vector<double> seconds, internal;
  for (std::size_t i = 0; i < times.size(); ++i) {
    seconds.push_back(units.toSeconds(times[i]));
    internal.push_back(units.toInternal(values[i]));
  }
  const auto [least, most] = std::minmax_element(internal.begin(), internal.end());
  if (how.smart && *how.smart > 0.0 && *most > *least) {
    footfall::KeyReductionOptions options;
    options.tolerance = (*most - *least) * *how.smart / 100.0;
    options.output = units.to;
    return footfall::reduceKeys(seconds, internal, options).curve.keys();
  }
  std::vector<Key> keys(seconds.size());
  for (std::size_t i = 0; i < keys.size(); ++i) {
    keys[i].time = seconds[i];
    keys[i].value = internal[i];
  }
  return keys;
}

std::vector<Key> outside(const Curve& curve, double start, double end) {
  std::vector<Key> keys;
  const double slack = 1e-3 / kTicksPerSecond;
  for (const Key& key : curve.keys()) {
    if (key.time < start - slack || key.time > end + slack) keys.push_back(key);
  }
  return keys;
}

// Keys at both ends, those between as they are.
void bakeSparsely(const NodePtr& curve, const Bake& how) {
  insertKeys(curve, {how.start, how.end}, false);
  if (how.preserveOutside) return;
  const KeyUnits units(curve);
  changeCurve(curve, "bakeResults", [&](Curve& next) {
    const double start = units.toSeconds(how.start), end = units.toSeconds(how.end);
    std::vector<Key> inside;
    const double slack = 1e-3 / kTicksPerSecond;
    for (const Key& key : next.keys()) {
      if (key.time >= start - slack && key.time <= end + slack) inside.push_back(key);
    }
    next = withKeys(next, std::move(inside));
  });
}

NodePtr ownCurve(const PlugPath& plug) {
  auto from = plug.node->source(plug.key);
  if (from && from->node->type->name == "unitConversion")
    from = from->node->source(wholeKey(from->node->find("input")));
  // A curve whose input is driven plays at other times than its keys say.
  if (!from || !isCurve(*from->node)) return nullptr;
  return from->node->source(wholeKey(from->node->find("input"))) ? nullptr : from->node;
}

}  // namespace

void bake(const std::vector<PlugPath>& plugs, const Bake& how) {
  const auto times = frames(how);
  auto samples = sampled(plugs, how, times);
  try {
    for (std::size_t i = 0; i < plugs.size(); ++i) {
      NodePtr curve = ownCurve(plugs[i]);
      if (curve && how.sparse) {
        bakeSparsely(curve, how);
        continue;
      }
      if (!curve) {
        release(plugs[i]);
        curve = makeCurve(plugs[i]);
      }
      const KeyUnits units(curve);
      if (how.minimizeRotation && units.to == CurveOutput::Angular) unwind(samples[i]);
      const auto keys = keysOf(units, how, times, samples[i]);
      changeCurve(curve, "bakeResults", [&](Curve& next) {
        std::vector<Key> all;
        if (how.preserveOutside) all = outside(next, units.toSeconds(how.start), units.toSeconds(how.end));
        all.insert(all.end(), keys.begin(), keys.end());
        footfall::sortKeys(all);
        next = withKeys(next, std::move(all));
      });
    }
  } catch (const footfall::Error& error) {
    throw std::runtime_error(error.what());
  }
}

}  // namespace mayahost

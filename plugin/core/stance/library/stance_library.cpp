// SPDX-License-Identifier: MIT
#include "stance/library/stance_library.h"

#include <fmt/format.h>

#include <cmath>

#include "base/error.h"

namespace footfall::stance {

void checkLibrary(const StanceLibrary& library) {
  if (library.stances.empty()) throw Error("the library has no stances");
  for (std::size_t i = 0; i < library.size(); ++i) {
    const LibraryStance& entry = library.stances[i];
    checkStance(entry.stance);
    const auto before = [&](const std::string& name) {
      for (std::size_t j = 0; j < i; ++j) {
        if (library.stances[j].stance.name == name) return true;
      }
      return false;
    };
    if (before(entry.stance.name))
      throw Error(fmt::format("two stances are called '{}'; names must differ", entry.stance.name));
    if (!entry.parents) continue;
    for (const std::string& parent : {entry.parents->first, entry.parents->second}) {
      if (!before(parent))
        throw Error(fmt::format("the blend '{}' uses '{}', which does not come before it", entry.stance.name,
                                parent));
    }
  }
}

StanceLibrary scaled(const StanceLibrary& library, double size) {
  if (!(size > 0) || !std::isfinite(size))
    throw Error(fmt::format("the size of the figures must be above 0, got {}", size));
  StanceLibrary result = library;
  for (LibraryStance& entry : result.stances) entry.stance = scaled(entry.stance, size);
  result.limits.longest *= size;
  result.limits.shortest *= size;
  result.limits.normalForce *= size * size * size;
  result.standingHeight *= size;
  result.scale *= size;
  return result;
}

std::size_t stanceNamed(const StanceLibrary& library, const std::string& name) {
  std::string names;
  for (std::size_t i = 0; i < library.size(); ++i) {
    if (library.stances[i].stance.name == name) return i;
    if (i < 12) names += (i == 0 ? "" : ", ") + library.stances[i].stance.name;
  }
  throw Error(fmt::format("there is no stance '{}' in the library; it has {}{}", name, names,
                          library.size() > 12 ? " …" : ""));
}

std::vector<std::size_t> stancesLike(const StanceLibrary& library, const std::string& part) {
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < library.size(); ++i) {
    if (library.stances[i].stance.name.find(part) != std::string::npos) found.push_back(i);
  }
  if (found.empty()) throw Error(fmt::format("no stance of the library has '{}' in its name", part));
  return found;
}

StanceHandles averageHandles(const StanceLibrary& library, const std::vector<std::size_t>& chosen) {
  if (chosen.empty()) throw Error("the mean handles of no stances were asked for");
  std::array<double, StanceHandles::kCount> sum{};
  for (const std::size_t i : chosen) {
    const auto values = library.stances.at(i).stance.handles.values();
    for (std::size_t j = 0; j < sum.size(); ++j) sum[j] += values[j] / static_cast<double>(chosen.size());
  }
  return StanceHandles::of(sum);
}

double meanMass(const StanceLibrary& library) {
  double sum = 0;
  for (const LibraryStance& entry : library.stances) sum += entry.stance.mass;
  return sum / static_cast<double>(library.size());
}

StanceWarp warpForBlend(const StanceTable& stance, const StanceHandles& target) {
  const StanceWarp warp = warpStance(stance, target);
  if (warp.fault != WarpFault::NoSideSpeed) return warp;
  StanceHandles straight = target;
  straight.sideSpeed = 0;
  return warpStance(stance, straight);
}

BlendedStance blendAt(const Stance& a, const Stance& b, double share, const StanceHandles& target,
                      const StanceLimits& limits, const StanceBlendOptions& options) {
  BlendedStance result;
  Stance warped[2];
  for (int i = 0; i < 2; ++i) {
    const Stance& one = i == 0 ? a : b;
    const StanceWarp warp = warpForBlend(StanceTable(one), target);
    if (!warp) {
      result.warp.fault = warp.fault;
      result.problem = fmt::format("{}: {}", one.name, explain(warp.fault, target));
      return result;
    }
    warped[i] = applyWarp(one, target, warp.timing);
  }
  Stance mixed = blendStances(warped[0], warped[1], share, options);
  const StanceTable table(mixed);
  if (!(table.mean.z() > 0 && table.contactTime > 0 && table.mass > 0)) {
    result.warp.fault = WarpFault::NoRealTime;
    result.problem = fmt::format("a share of {:.4g} extrapolates too far", share);
    return result;
  }
  result.warp = warpStance(table, target);
  if (!result.warp) {
    result.problem = fmt::format("the blend: {}", explain(result.warp.fault, target));
    return result;
  }
  result.score = scoreStance(table, target, result.warp, limits);
  result.stance = applyWarp(mixed, target, result.warp.timing);
  return result;
}

BlendedStance blendOnLine(const Stance& a, const Stance& b, double share, const StanceLimits& limits,
                          const StanceBlendOptions& options) {
  return blendAt(a, b, share, blendHandles(a.handles, b.handles, share), limits, options);
}

void addBlend(StanceLibrary& library, const std::string& name, const std::string& first,
              const std::string& second, double share) {
  for (const LibraryStance& entry : library.stances) {
    if (entry.stance.name == name) throw Error(fmt::format("the library already has a stance '{}'", name));
  }
  const Stance& a = library.stances[stanceNamed(library, first)].stance;
  const Stance& b = library.stances[stanceNamed(library, second)].stance;
  BlendedStance blend = blendOnLine(a, b, share, library.limits);
  if (!blend.problem.empty()) throw Error(fmt::format("'{}' cannot be made: {}", name, blend.problem));
  blend.stance.name = name;
  library.stances.push_back({std::move(blend.stance), std::nullopt, StanceParents{first, second, share}});
}

}  // namespace footfall::stance

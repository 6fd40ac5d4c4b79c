// SPDX-License-Identifier: MIT
#include "io/gltf/gltf_report.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

namespace footfall {
namespace {

// A bound to one digit, rounded up: 0.000071 is "0.00008".
std::string roundedUp(double value) {
  const int exponent = static_cast<int>(std::floor(std::log10(value)));
  const double unit = std::pow(10.0, exponent);
  return fmt::format("{:.{}f}", std::ceil(value / unit * (1 - 1e-9)) * unit, std::max(0, -exponent));
}

}  // namespace

std::string gltfCounted(std::size_t count, const char* what) {
  return fmt::format("{} {}{}", count, what, count == 1 ? "" : "s");
}

void reportGltfFit(const GltfFit& fit, const std::string& name, std::size_t path, WriteReport& report,
                   double& sampledError) {
  if (path == 1) report.angularError = std::max(report.angularError, fit.error);
  if (path == 0) report.linearError = std::max(report.linearError, fit.error);
  if (fit.sampled) sampledError = std::max(sampledError, fit.error);
  if (fit.merged > 0) {
    report.exact = false;
    report.notes.push_back(fmt::format("{}: {} too close together for glTF to tell apart merged", name,
                                       gltfCounted(fit.merged, "key")));
  }
  if (fit.exact) return;
  report.exact = false;
  if (fit.jumps > 0)
    report.notes.push_back(fmt::format("{}: {} held as jumps within {} ms", name,
                                       gltfCounted(fit.jumps, "step"), kGltfJump * 1000));
  if (fit.error > 0) {
    constexpr const char* kUnits[] = {" m", " rad", ""};
    report.notes.push_back(fmt::format("{} held to {}{} with {} ({} before)", name, roundedUp(fit.error),
                                       kUnits[path], gltfCounted(fit.track.size(), "key"), fit.keysBefore));
  }
}

void reportGltfSampled(double sampledError, WriteReport& report) {
  if (sampledError <= 0) return;
  report.notes.push_back(
      fmt::format("rotations are exact at the frames; between them glTF turns along the shortest arc, up to "
                  "{} rad away",
                  roundedUp(sampledError)));
}

}  // namespace footfall

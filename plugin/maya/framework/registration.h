// SPDX-License-Identifier: MIT
// What a plug-in registers, as a table: all of it or nothing.
#pragma once

#include <maya/MStatus.h>
#include <maya/MString.h>

#include <vector>

#include <fmt/format.h>

namespace footfall::maya {

// One thing to register with a Plugin (MFnPlugin), and how to take it back.
template <typename Plugin>
struct Step {
  const char* name;
  MStatus (*add)(Plugin&);
  MStatus (*remove)(Plugin&);
};

template <typename Plugin>
using Steps = std::vector<Step<Plugin>>;

// Steps [0, count) are taken back, the last first, whatever fails. report(text) hears of each failure; the
// first is returned.
template <typename Plugin, typename Report>
MStatus removeSteps(Plugin& plugin, const Steps<Plugin>& steps, std::size_t count, const Report& report) {
  MStatus first = MStatus::kSuccess;
  while (count-- > 0) {
    const MStatus status = steps[count].remove(plugin);
    if (status == MStatus::kSuccess) continue;
    report(fmt::format("cannot unregister {}: {}", steps[count].name, status.errorString().asChar()));
    if (first == MStatus::kSuccess) first = status;
  }
  return first;
}

// In order; after a failure what was done is undone, and the failure returned.
template <typename Plugin, typename Report>
MStatus addSteps(Plugin& plugin, const Steps<Plugin>& steps, const Report& report) {
  for (std::size_t done = 0; done < steps.size(); ++done) {
    const MStatus status = steps[done].add(plugin);
    if (status == MStatus::kSuccess) continue;
    report(fmt::format("cannot register {}: {}", steps[done].name, status.errorString().asChar()));
    removeSteps(plugin, steps, done, report);
    return status;
  }
  return MStatus::kSuccess;
}

}  // namespace footfall::maya

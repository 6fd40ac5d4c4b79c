// SPDX-License-Identifier: MIT
#include "figure/cleanup/clean_up.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/error.h"
#include "figure/cleanup/cleanup_tuning.h"
#include "figure/cleanup/foot_holding.h"
#include "figure/cleanup/foot_planting.h"
#include "figure/cleanup/hip_pops.h"
#include "figure/quality/plant_drift.h"

namespace footfall {
namespace {

void refuseInfinite(const Motion& motion) {
  for (std::size_t i = 0; i < motion.samples.size(); ++i) {
    if (std::isfinite(motion.samples[i])) continue;
    throw Error(
        fmt::format("frame {} of the motion holds a value that is not finite", i / motion.channels.size()));
  }
}

std::string namesOf(const std::vector<std::size_t>& frames) {
  return frames.size() == 1 ? fmt::format("frame {}", frames.front())
                            : fmt::format("frames {}", fmt::join(frames, ", "));
}

// Holds the feet, finds contacts anew and holds what only now stands and slides, until nothing does: so that
// cleaning what is clean changes nothing.
void holdUntilStill(const CleanOptions& options, const ContactOptions& detection, CleanResult& result) {
  HoldOptions hold;
  hold.blend = options.blend;
  hold.maxExtension = options.maxExtension;
  hold.sinkWindow = options.sinkWindow;
  hold.threads = options.threads;
  for (int round = 0; round < cleanup_tuning::kRounds; ++round) {
    report(options.progress, static_cast<double>(round) / cleanup_tuning::kRounds);
    if (round > 0) result.contacts = detectContacts(result.motion, detection);
    HeldFeet held = holdFeet(result.motion, result.contacts, hold);
    if (getenv("FF_DBG")) fprintf(stderr, "round %d open %zu sink %.1f changed %zu\n", round, held.open, 1000 * held.sink, held.changedFrames);
    if (held.open == 0) return;
    result.motion = std::move(held.motion);
    if (held.sink > result.sink) {
      result.sink = held.sink;
      result.sinkFrame = held.sinkFrame;
    }
    result.unreached = held.unreached;
    result.changedFrames = std::max(result.changedFrames, held.changedFrames);
  }
}

}  // namespace

CleanResult cleanUp(const Motion& motion, const CleanOptions& options) {
  if (motion.frames() == 0) {
    CleanResult nothing;
    nothing.motion = motion;
    nothing.notes.push_back("the motion has no frames");
    return nothing;
  }
  refuseInfinite(motion);
  if (options.contacts) return plantFeet(motion, *options.contacts, 1, options);
  ContactOptions detection = options.contact;
  detection.threads = options.threads;
  CleanResult result;
  result.motion = motion;
  result.contacts = detectContacts(motion, detection);
  const std::vector<std::size_t> popped = calmHipPops(result.motion, result.contacts, options.threads);
  if (!popped.empty()) {
    result.notes.push_back(fmt::format("the hips popped for single frames: {} put between {} neighbours",
                                       namesOf(popped), popped.size() == 1 ? "its" : "their"));
  }
  holdUntilStill(options, detection, result);
  result.drift = plantDrift(result.motion, result.contacts, cleanup_tuning::kLooksPerFrame, result.driftFrame,
                            options.threads);
  report(options.progress, 1);
  if (result.unreached > 1e-6) {
    result.notes.push_back(
        fmt::format("a leg is {:.2f} mm too short to reach its foot plant", 1000 * result.unreached));
  }
  return result;
}

}  // namespace footfall

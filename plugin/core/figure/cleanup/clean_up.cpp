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
#include "figure/motion/resample.h"
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
void holdUntilStill(const Motion& source, const CleanOptions& options, const ContactOptions& detection,
                    CleanResult& result) {
  HoldOptions hold;
  hold.source = &source;
  hold.blend = options.blend;
  hold.maxExtension = options.maxExtension;
  hold.sinkWindow = options.sinkWindow;
  hold.calmLegs = options.calmLegs;
  hold.threads = options.threads;
  for (int round = 0; round < cleanup_tuning::kRounds; ++round) {
    const double done = static_cast<double>(round) / cleanup_tuning::kRounds;
    report(options.progress, done);
    if (options.progress) hold.progress = [&, done](double) { return options.progress(done); };
    if (round > 0) result.contacts = detectContacts(result.motion, detection);
    HeldFeet held = holdFeet(result.motion, result.contacts, hold);
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

// On the frames, and between them.
void measureDrift(int threads, CleanResult& result) {
  const SoleTracks tracks = trackSoles(result.motion, result.contacts.soles, threads);
  result.drift = 0;
  int farthest = -1;
  for (const Contact& contact : result.contacts.contacts) {
    const std::size_t leg = static_cast<std::size_t>(contact.leg);
    for (const SolePart part : {SolePart::Heel, SolePart::Ball}) {
      const TimeRange& stand = part == SolePart::Heel ? contact.heel : contact.ball;
      const Vec3& place = part == SolePart::Heel ? contact.heelPosition : contact.ballPosition;
      if (stand.end <= stand.start) continue;
      const FrameSpan span = framesWithin(result.motion, stand);
      for (std::size_t f = std::max(span.first, result.contacts.firstFrame); f < span.end; ++f) {
        const double off = (tracks.at(f, leg, part) - place).norm();
        if (off <= result.drift) continue;
        result.drift = off;
        result.driftFrame = f;
        farthest = contact.leg;
      }
    }
  }
  std::size_t frame = 0;
  result.driftBetween =
      plantDrift(result.motion, result.contacts, cleanup_tuning::kLooksPerFrame, frame, threads);
  if (result.drift <= cleanup_tuning::kNotedDrift) return;
  result.notes.push_back(
      fmt::format("the {} foot still leaves its place by {:.1f} mm at frame {}: held there, its leg would "
                  "turn faster than "
                  "it does, or another part of the foot would go into the ground",
                  result.contacts.limbs.legs[static_cast<std::size_t>(farthest)].name, 1000 * result.drift,
                  result.driftFrame));
}

// Planted again at twice the rate, and twice that, until feet are as still between frames as was asked; a
// rate that does not help is not taken.
void holdBetweenFrames(const CleanOptions& options, CleanResult& result) {
  const Motion kept = result.motion;
  for (int factor = 2; factor <= cleanup_tuning::kMostRateFactor; factor *= 2) {
    if (result.driftBetween <= options.betweenFrames) return;
    CleanResult finer = plantFeet(resampled(kept, factor / kept.frameTime), result.contacts, factor, options);
    if (finer.drift >= result.driftBetween) continue;
    result.motion = std::move(finer.motion);
    result.rateFactor = factor;
    result.driftBetween = finer.drift;
  }
  if (result.driftBetween <= options.betweenFrames) return;
  result.notes.push_back(fmt::format("between frames feet still leave their places by up to {:.2f} mm",
                                     1000 * result.driftBetween));
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
  holdUntilStill(motion, options, detection, result);
  measureDrift(options.threads, result);
  if (options.betweenFrames > 0) holdBetweenFrames(options, result);
  report(options.progress, 1);
  if (result.unreached > 1e-6) {
    result.notes.push_back(
        fmt::format("a leg is {:.2f} mm too short to reach its foot plant", 1000 * result.unreached));
  }
  return result;
}

}  // namespace footfall

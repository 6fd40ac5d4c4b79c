// SPDX-License-Identifier: MIT
// A warp request on a sampled motion: channels, positions, rotations, effectors, time, contacts.
#pragma once

#include "base/progress.h"
#include "figure/ik/reach_limits.h"
#include "figure/motion/motion.h"
#include "warp/warp_request.h"
#include "warp/warp_tuning.h"

namespace footfall::warp {

struct MotionWarpOptions {
  double ease = tuning::kContactEase;  // seconds over which a foot leaves and comes back to a kept contact
  // Of a replanted leg, in parts of its length: from the first on the hips sink for it ever more, so that the
  // knee does not snap straight; it never stretches beyond the second (unless the source does).
  double softExtension = reach_limits::kWarpSoft, maxExtension = reach_limits::kWarpFull;
  double disturbed =
      tuning::kDisturbed;  // metres that a foot must be moved by for its contact to need putting back
  const Motion* contactsFrom =
      nullptr;                   // the motion whose contacts are kept, frame for frame; null: the source
  std::vector<TimeRange> acted;  // seconds: when the source was already changed from that motion on purpose
  int threads = 0;
};

struct MotionWarpResult {
  Motion motion;  // at the source's rate
  std::vector<GoalOutcome> goals;
  double slideBefore = 0, slideAfter = 0;  // metres: most a foot slides during one contact, source and result
  std::size_t contacts = 0, replanted = 0;
  // The joint that moved most, at the same time of the source; joint -1: none did.
  struct Change {
    double metres = 0;
    std::size_t frame = 0;  // of the result
    int joint = -1;
  };
  Change largest;
  Change elsewhere;  // at times no warp acts: outside its keys, and where a foot's contact was moved
  std::vector<std::string> notes;
};

// Throws Error for what the request cannot mean: unknown names, keys outside the motion, two goals at one
// frame, time that runs back without leave. What cannot be reached is approached and noted.
MotionWarpResult warpMotion(const Motion& source, const WarpRequest& request, const WarpUnits& units,
                            const MotionWarpOptions& options = {});
// The same for a request that was checked already.
MotionWarpResult warpMotion(const Motion& source, const WarpPlan& plan,
                            const MotionWarpOptions& options = {});

// The motion retimed: a smooth (Catmull and Rom) curve through each channel's samples, over the range the map
// shows. A frame that falls on one of the source has its very values.
Motion retimed(const Motion& motion, const TimeMap& map, int threads = 0);

}  // namespace footfall::warp

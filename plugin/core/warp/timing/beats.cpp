// SPDX-License-Identifier: MIT
#include "warp/timing/beats.h"

#include <fmt/format.h>

namespace footfall::warp {

void askForTime(WarpRequest& request, const std::vector<Beat>& beats, const std::vector<SpeedKey>& speeds) {
  if (beats.empty() && speeds.empty()) return;
  if (!request.time.empty())
    throw Error(request.timePlace, "has a time warp already: use either that or beats and speeds");
  if (!beats.empty() && !speeds.empty())
    throw Error("beats and speeds both say how time runs; give one of them");
  request.timeInterpolation = TimeInterpolation::Monotone;
  for (const Beat& beat : beats) {
    if (!(beat.hold >= 0))
      throw Error(
          fmt::format("the beat at frame {:g}: a hold must be 0 or more, got {:g}", beat.at, beat.hold));
    request.time.push_back({beat.at, beat.source});
    if (beat.hold > 0) request.time.push_back({beat.at + beat.hold, beat.source});
  }
  if (speeds.empty()) return;
  request.time = timeKeysFromSpeeds(speeds, speeds.front().at);
  request.lastSpeed = speeds.back().speed;
}

}  // namespace footfall::warp

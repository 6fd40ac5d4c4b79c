// SPDX-License-Identifier: MIT
// What a scene says of its playback: MAnimControl and playbackOptions.
#pragma once

#include <maya/MAnimControl.h>

namespace mayahost {

struct Playback {
  // Frames of the user interface. The range to play lies in the range of the animation.
  double min = 1.0, max = 120.0, start = 1.0, end = 200.0;
  double by = 1.0, speed = 0.0;  // 0: every frame
  MAnimControl::PlaybackMode mode = MAnimControl::kPlaybackLoop;
  MAnimControl::PlaybackViewMode view = MAnimControl::kPlaybackViewActive;
  bool autoKey = false;

  // Of two ends of the range to play that cross, the first stays if it leads, else the last.
  void setRange(double newMin, double newMax, double newStart, double newEnd, bool minLeads);
};

Playback& playback();  // of the scene

}  // namespace mayahost

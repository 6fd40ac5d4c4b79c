// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MFnAnimCurve.h>
#include <maya/MStatus.h>
#include <maya/MTime.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// The time and the range of playback. Nothing plays here.
class OPENMAYAANIM_EXPORT MAnimControl {
 public:
  OPENMAYA_ENUM(PlaybackMode, kPlaybackOnce, kPlaybackLoop, kPlaybackOscillate);
  OPENMAYA_ENUM(PlaybackViewMode, kPlaybackViewAll, kPlaybackViewActive);
  MAnimControl();
  virtual ~MAnimControl();

  static PlaybackMode playbackMode();
  static MStatus setPlaybackMode(PlaybackMode newMode);
  static PlaybackViewMode viewMode();
  static MStatus setViewMode(PlaybackViewMode newMode);
  static double playbackBy();
  static MStatus setPlaybackBy(const double& newTime);
  static MTime minTime();
  static MTime maxTime();
  static MStatus setMinTime(MTime newMinTime);
  static MStatus setMaxTime(MTime newMaxTime);
  static MStatus setMinMaxTime(MTime min, MTime max);
  static MTime animationStartTime();
  static MTime animationEndTime();
  static MStatus setAnimationStartTime(MTime newStartTime);
  static MStatus setAnimationEndTime(MTime newEndTime);
  static MStatus setAnimationStartEndTime(MTime newStartTime, MTime newEndTime);
  static MTime currentTime();
  static MStatus setCurrentTime(const MTime& newTime);
  static double playbackSpeed();
  static MStatus setPlaybackSpeed(double newSpeed);
  static bool isPlaying();
  static bool isScrubbing();
  static MStatus stop();
  static bool autoKeyMode();
  static MStatus setAutoKeyMode(bool mode);
};
OPENMAYA_NAMESPACE_CLOSE

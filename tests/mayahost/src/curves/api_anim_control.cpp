// SPDX-License-Identifier: MIT
// MAnimControl.
#include "curves/playback.h"
#include "scenes/scene.h"

#include <algorithm>

using namespace mayahost;

namespace {

MTime frame(double value) {
  return MTime(value, MTime::uiUnit());
}
double frames(const MTime& time) {
  return time.as(MTime::uiUnit());
}
MStatus setRange(double min, double max, double start, double end, bool minLeads) {
  playback().setRange(min, max, start, end, minLeads);
  return MStatus::kSuccess;
}

}  // namespace

namespace mayahost {

Playback& playback() {
  static Playback now;
  return now;
}

void Playback::setRange(double newMin, double newMax, double newStart, double newEnd, bool minLeads) {
  min = newMin;
  max = newMax;
  start = std::min(newStart, min);
  end = std::max(newEnd, max);
  if (min > max) (minLeads ? max : min) = minLeads ? min : max;
}

}  // namespace mayahost

OPENMAYA_MAJOR_NAMESPACE_OPEN

MAnimControl::MAnimControl() = default;
MAnimControl::~MAnimControl() = default;
MAnimControl::PlaybackMode MAnimControl::playbackMode() {
  return playback().mode;
}
MStatus MAnimControl::setPlaybackMode(PlaybackMode newMode) {
  playback().mode = newMode;
  return MStatus::kSuccess;
}
MAnimControl::PlaybackViewMode MAnimControl::viewMode() {
  return playback().view;
}
MStatus MAnimControl::setViewMode(PlaybackViewMode newMode) {
  playback().view = newMode;
  return MStatus::kSuccess;
}
double MAnimControl::playbackBy() {
  return playback().by;
}
MStatus MAnimControl::setPlaybackBy(const double& newTime) {
  playback().by = newTime;
  return MStatus::kSuccess;
}
MTime MAnimControl::minTime() {
  return frame(playback().min);
}
MTime MAnimControl::maxTime() {
  return frame(playback().max);
}
MStatus MAnimControl::setMinTime(MTime newMinTime) {
  const Playback now = playback();
  return setRange(frames(newMinTime), now.max, now.start, now.end, true);
}
MStatus MAnimControl::setMaxTime(MTime newMaxTime) {
  const Playback now = playback();
  return setRange(now.min, frames(newMaxTime), now.start, now.end, false);
}
MStatus MAnimControl::setMinMaxTime(MTime min, MTime max) {
  const Playback now = playback();
  return setRange(frames(min), frames(max), now.start, now.end, true);
}
MTime MAnimControl::animationStartTime() {
  return frame(playback().start);
}
MTime MAnimControl::animationEndTime() {
  return frame(playback().end);
}
MStatus MAnimControl::setAnimationStartTime(MTime newStartTime) {
  return setAnimationStartEndTime(newStartTime, animationEndTime());
}
MStatus MAnimControl::setAnimationEndTime(MTime newEndTime) {
  return setAnimationStartEndTime(animationStartTime(), newEndTime);
}
MStatus MAnimControl::setAnimationStartEndTime(MTime newStartTime, MTime newEndTime) {
  const Playback now = playback();
  return setRange(now.min, now.max, frames(newStartTime), frames(newEndTime), true);
}
MTime MAnimControl::currentTime() {
  return mayahost::currentTime();
}
MStatus MAnimControl::setCurrentTime(const MTime& newTime) {
  mayahost::setCurrentTime(newTime);
  return MStatus::kSuccess;
}
double MAnimControl::playbackSpeed() {
  return playback().speed;
}
MStatus MAnimControl::setPlaybackSpeed(double newSpeed) {
  playback().speed = newSpeed;
  return MStatus::kSuccess;
}
bool MAnimControl::isPlaying() {
  return false;
}
bool MAnimControl::isScrubbing() {
  return false;
}
MStatus MAnimControl::stop() {
  return MStatus::kSuccess;
}
bool MAnimControl::autoKeyMode() {
  return playback().autoKey;
}
MStatus MAnimControl::setAutoKeyMode(bool mode) {
  playback().autoKey = mode;
  return MStatus::kSuccess;
}

OPENMAYA_NAMESPACE_CLOSE

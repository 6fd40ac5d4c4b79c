// SPDX-License-Identifier: MIT
// MProgressWindow.
#include "graph/object.h"

#include <maya/MComputation.h>
#include <maya/MProgressWindow.h>

#include <algorithm>

using namespace mayahost;

namespace {

struct Window {
  bool reserved = false, shown = false, interruptable = false;
  int low = 0, high = 100, progress = 0;
  MString title, status;
};

Window& window() {
  static Window one;
  return one;
}

MStatus reserved() {
  return window().reserved ? MStatus::kSuccess : MStatus::kFailure;
}

}  // namespace

OPENMAYA_MAJOR_NAMESPACE_OPEN

bool MProgressWindow::reserve() {
  if (window().reserved) return false;
  window() = Window();
  window().reserved = true;
  return true;
}
MStatus MProgressWindow::startProgress() {
  if (!window().reserved || window().shown) return MStatus::kFailure;
  window().shown = true;
  return MStatus::kSuccess;
}
MStatus MProgressWindow::endProgress() {
  const MStatus status = reserved();
  window() = Window();
  return status;
}
MStatus MProgressWindow::setProgressRange(const int minValue, const int maxValue) {
  if (!reserved() || minValue > maxValue) return MStatus::kFailure;
  window().low = minValue;
  window().high = maxValue;
  return setProgress(window().progress);
}
MStatus MProgressWindow::setProgressMin(const int minValue) {
  return setProgressRange(minValue, window().high);
}
MStatus MProgressWindow::setProgressMax(const int maxValue) {
  return setProgressRange(window().low, maxValue);
}
int MProgressWindow::progressMin(MStatus* ReturnStatus) {
  tell(ReturnStatus, reserved());
  return window().low;
}
int MProgressWindow::progressMax(MStatus* ReturnStatus) {
  tell(ReturnStatus, reserved());
  return window().high;
}
MStatus MProgressWindow::setProgress(const int progress) {
  if (!reserved()) return MStatus::kFailure;
  window().progress = std::min(std::max(progress, window().low), window().high);
  return MStatus::kSuccess;
}
MStatus MProgressWindow::advanceProgress(const int amount) {
  return setProgress(window().progress + amount);
}
int MProgressWindow::progress(MStatus* ReturnStatus) {
  tell(ReturnStatus, reserved());
  return window().progress;
}
MStatus MProgressWindow::setTitle(const MString& title) {
  window().title = title;
  return reserved();
}
MString MProgressWindow::title(MStatus* ReturnStatus) {
  tell(ReturnStatus, reserved());
  return window().title;
}
MStatus MProgressWindow::setProgressStatus(const MString& progressStatus) {
  window().status = progressStatus;
  return reserved();
}
MString MProgressWindow::progressStatus(MStatus* ReturnStatus) {
  tell(ReturnStatus, reserved());
  return window().status;
}
MStatus MProgressWindow::setInterruptable(const bool value) {
  window().interruptable = value;
  return reserved();
}
bool MProgressWindow::isInterruptable(MStatus* ReturnStatus) {
  tell(ReturnStatus, reserved());
  return window().interruptable;
}
bool MProgressWindow::isCancelled(MStatus* ReturnStatus) {
  tell(ReturnStatus, reserved());
  MComputation user;
  user.beginComputation(false, window().interruptable);
  const bool cancelled = window().shown && user.isInterruptRequested();
  user.endComputation();
  return cancelled;
}
const char* MProgressWindow::className() {
  return "MProgressWindow";
}

OPENMAYA_NAMESPACE_CLOSE

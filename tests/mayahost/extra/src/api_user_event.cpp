// SPDX-License-Identifier: MIT
// MUserEventMessage, MTimer.
#include "scenes/scene.h"

#include <maya/MTimer.h>
#include <maya/MUserEventMessage.h>

#include <chrono>
#include <utility>

using namespace mayahost;

namespace {

std::set<std::string>& events() {
  static std::set<std::string> all;
  return all;
}
// Not to be taken for an event of the host itself.
std::string named(const MString& event) {
  return "user " + text(event);
}
void*& posted() {
  static void* data = nullptr;
  return data;
}
double now() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

}  // namespace

OPENMAYA_MAJOR_NAMESPACE_OPEN

const char* MUserEventMessage::className() {
  return "MUserEventMessage";
}
MStatus MUserEventMessage::registerUserEvent(const MString& event) {
  return events().insert(named(event)).second ? MStatus::kSuccess : MStatus::kFailure;
}
bool MUserEventMessage::isUserEvent(const MString& event) {
  return events().count(named(event)) > 0;
}
MStatus MUserEventMessage::deregisterUserEvent(const MString& event) {
  return events().erase(named(event)) ? MStatus::kSuccess : MStatus::kFailure;
}
MCallbackId MUserEventMessage::addUserEventCallback(const MString& event, MMessage::MBasicFunction func,
                                                    void* clientData, MStatus* ReturnStatus) {
  const bool fine = func && isUserEvent(event);
  tell(ReturnStatus, fine ? MStatus::kSuccess : MStatus::kInvalidParameter);
  if (!fine) return 0;
  const auto call = [=](const Event&) { func(posted() ? posted() : clientData); };
  return Scene::get().addCallback({0, Event::Kind::named, {}, false, "", 0, call, named(event)});
}
MStatus MUserEventMessage::postUserEvent(const MString& event, void* clientData) {
  if (!isUserEvent(event)) return MStatus::kFailure;
  void* const outer = std::exchange(posted(), clientData);
  Scene::get().tellNamed(named(event));
  posted() = outer;
  return MStatus::kSuccess;
}

MTimer::MTimer() = default;
MTimer::MTimer(const MTimer&) = default;
MTimer::~MTimer() = default;
MTimer& MTimer::operator=(const MTimer& rhs) = default;
bool MTimer::operator==(const MTimer& rhs) const {
  return start_ == rhs.start_ && end_ == rhs.end_;
}
bool MTimer::operator!=(const MTimer& rhs) const {
  return !(*this == rhs);
}
void MTimer::beginTimer() {
  start_ = now();
}
void MTimer::endTimer() {
  end_ = now();
}
double MTimer::elapsedTime() {
  return end_ - start_;
}
void MTimer::clear() {
  start_ = end_ = 0.0;
}

OPENMAYA_NAMESPACE_CLOSE

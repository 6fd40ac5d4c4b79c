// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MMessage.h>
#include <maya/MString.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// Events that plug-ins name and post themselves. A callback gets what is posted with the event, or else what
// it was added with.
class OPENMAYA_EXPORT MUserEventMessage : public MMessage {
 public:
  static MStatus registerUserEvent(const MString& event);
  static bool isUserEvent(const MString& event);
  static MStatus deregisterUserEvent(const MString& event);
  static MCallbackId addUserEventCallback(const MString& event, MMessage::MBasicFunction func,
                                          void* clientData = NULL, MStatus* ReturnStatus = NULL);
  static MStatus postUserEvent(const MString& event, void* clientData = NULL);
  static const char* className();
};
OPENMAYA_NAMESPACE_CLOSE

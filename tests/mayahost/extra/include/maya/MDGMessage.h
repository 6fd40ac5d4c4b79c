// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MMessage.h>
#include <maya/MString.h>
#include <maya/MTypes.h>

#define kDefaultNodeType "dependNode"

OPENMAYA_MAJOR_NAMESPACE_OPEN
// Callbacks of the whole graph. A node type stands for itself and the types derived from it.
class OPENMAYA_EXPORT MDGMessage : public MMessage {
 public:
  static MCallbackId addTimeChangeCallback(MMessage::MTimeFunction func, void* clientData = NULL,
                                           MStatus* ReturnStatus = NULL);
  static MCallbackId addForceUpdateCallback(MMessage::MTimeFunction func, void* clientData = NULL,
                                            MStatus* ReturnStatus = NULL);
  static MCallbackId addNodeAddedCallback(MMessage::MNodeFunction func,
                                          const MString& nodeType = kDefaultNodeType, void* clientData = NULL,
                                          MStatus* ReturnStatus = NULL);
  static MCallbackId addNodeRemovedCallback(MMessage::MNodeFunction func,
                                            const MString& nodeType = kDefaultNodeType,
                                            void* clientData = NULL, MStatus* ReturnStatus = NULL);
  static MCallbackId addConnectionCallback(MMessage::MPlugFunction func, void* clientData = NULL,
                                           MStatus* ReturnStatus = NULL);
};
OPENMAYA_NAMESPACE_CLOSE

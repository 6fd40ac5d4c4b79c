// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MMessage.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// The selection, duplicates, and DAG nodes that come and go.
class OPENMAYA_EXPORT MModelMessage : public MMessage {
 public:
  OPENMAYA_ENUM(Message, kActiveListModified);
  static MCallbackId addCallback(Message, MMessage::MBasicFunction, void* clientData = NULL,
                                 MStatus* ReturnStatus = NULL);
  static MCallbackId addBeforeDuplicateCallback(MMessage::MBasicFunction, void* clientData = NULL,
                                                MStatus* ReturnStatus = NULL);
  static MCallbackId addAfterDuplicateCallback(MMessage::MBasicFunction, void* clientData = NULL,
                                               MStatus* ReturnStatus = NULL);
  static MCallbackId addNodeAddedToModelCallback(const MObject& dagNode, MMessage::MNodeFunction,
                                                 void* clientData = NULL, MStatus* ReturnStatus = NULL);
  static MCallbackId addNodeRemovedFromModelCallback(const MObject& dagNode, MMessage::MNodeFunction,
                                                     void* clientData = NULL, MStatus* ReturnStatus = NULL);
  static const char* className();
};
OPENMAYA_NAMESPACE_CLOSE

// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MMessage.h>
#include <maya/MString.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// What happens in the DAG, to any node or to one: messages of a parent go to watchers of the child, messages
// of a child to watchers of the parent, messages of an instance to watchers of the instanced node. Callbacks
// come when it has happened; a path to what was taken away may be one of a node without a place.
class OPENMAYA_EXPORT MDagMessage : public MMessage {
 public:
  OPENMAYA_ENUM(DagMessage, kInvalidMsg = -1, kParentAdded, kParentRemoved, kChildAdded, kChildRemoved,
                kChildReordered, kInstanceAdded, kInstanceRemoved, kLast);
  enum MatrixModifiedFlags {
    kScaleX = 1 << 0,
    kScaleY = 1 << 1,
    kScaleZ = 1 << 2,
    kShearXY = 1 << 3,
    kShearXZ = 1 << 4,
    kShearYZ = 1 << 5,
    kRotateX = 1 << 6,
    kRotateY = 1 << 7,
    kRotateZ = 1 << 8,
    kTranslateX = 1 << 9,
    kTranslateY = 1 << 10,
    kTranslateZ = 1 << 11,
    kScalePivotX = 1 << 12,
    kScalePivotY = 1 << 13,
    kScalePivotZ = 1 << 14,
    kRotatePivotX = 1 << 15,
    kRotatePivotY = 1 << 16,
    kRotatePivotZ = 1 << 17,
    kScaleTransX = 1 << 18,
    kScaleTransY = 1 << 19,
    kScaleTransZ = 1 << 20,
    kRotateTransX = 1 << 21,
    kRotateTransY = 1 << 22,
    kRotateTransZ = 1 << 23,
    kRotateOrientX = 1 << 24,
    kRotateOrientY = 1 << 25,
    kRotateOrientZ = 1 << 26,
    kRotateOrder = 1 << 27,
    kAll = (1 << 28) - 1,
    kScale = kScaleX | kScaleY | kScaleZ,
    kShear = kShearXY | kShearXZ | kShearYZ,
    kRotation = kRotateX | kRotateY | kRotateZ,
    kTranslation = kTranslateX | kTranslateY | kTranslateZ,
    kScalePivot = kScalePivotX | kScalePivotY | kScalePivotZ,
    kRotatePivot = kRotatePivotX | kRotatePivotY | kRotatePivotZ,
    kScalePivotTrans = kScaleTransX | kScaleTransY | kScaleTransZ,
    kRotatePivotTrans = kRotateTransX | kRotateTransY | kRotateTransZ,
    kRotateOrient = kRotateOrientX | kRotateOrientY | kRotateOrientZ
  };
  typedef void (*MMessageParentChildFunction)(MDagMessage::DagMessage msgType, MDagPath& child,
                                              MDagPath& parent, void* clientData);
  typedef void (*MWorldMatrixModifiedFunction)(MObject& transformNode,
                                               MDagMessage::MatrixModifiedFlags& modified, void* clientData);

  static MCallbackId addParentAddedCallback(MMessage::MParentChildFunction func, void* clientData = NULL,
                                            MStatus* ReturnStatus = NULL);
  static MCallbackId addParentAddedDagPathCallback(MDagPath& node, MMessage::MParentChildFunction func,
                                                   void* clientData = NULL, MStatus* ReturnStatus = NULL);
  static MCallbackId addParentAddedCallback(MDagPath& node, MMessage::MParentChildFunction func,
                                            void* clientData = NULL, MStatus* ReturnStatus = NULL);
  static MCallbackId addParentRemovedCallback(MMessage::MParentChildFunction func, void* clientData = NULL,
                                              MStatus* ReturnStatus = NULL);
  static MCallbackId addParentRemovedDagPathCallback(MDagPath& node, MMessage::MParentChildFunction func,
                                                     void* clientData = NULL, MStatus* ReturnStatus = NULL);
  static MCallbackId addParentRemovedCallback(MDagPath& node, MMessage::MParentChildFunction func,
                                              void* clientData = NULL, MStatus* ReturnStatus = NULL);
  static MCallbackId addChildAddedCallback(MMessage::MParentChildFunction func, void* clientData = NULL,
                                           MStatus* ReturnStatus = NULL);
  static MCallbackId addChildAddedDagPathCallback(MDagPath& node, MMessage::MParentChildFunction func,
                                                  void* clientData = NULL, MStatus* ReturnStatus = NULL);
  static MCallbackId addChildAddedCallback(MDagPath& node, MMessage::MParentChildFunction func,
                                           void* clientData = NULL, MStatus* ReturnStatus = NULL);
  static MCallbackId addChildRemovedCallback(MMessage::MParentChildFunction func, void* clientData = NULL,
                                             MStatus* ReturnStatus = NULL);
  static MCallbackId addChildRemovedDagPathCallback(MDagPath& node, MMessage::MParentChildFunction func,
                                                    void* clientData = NULL, MStatus* ReturnStatus = NULL);
  static MCallbackId addChildRemovedCallback(MDagPath& node, MMessage::MParentChildFunction func,
                                             void* clientData = NULL, MStatus* ReturnStatus = NULL);
  static MCallbackId addChildReorderedCallback(MMessage::MParentChildFunction func, void* clientData = NULL,
                                               MStatus* ReturnStatus = NULL);
  static MCallbackId addChildReorderedDagPathCallback(MDagPath& node, MMessage::MParentChildFunction func,
                                                      void* clientData = NULL, MStatus* ReturnStatus = NULL);
  static MCallbackId addChildReorderedCallback(MDagPath& node, MMessage::MParentChildFunction func,
                                               void* clientData = NULL, MStatus* ReturnStatus = NULL);
  static MCallbackId addInstanceAddedCallback(MMessage::MParentChildFunction func, void* clientData = NULL,
                                              MStatus* ReturnStatus = NULL);
  static MCallbackId addInstanceAddedDagPathCallback(MDagPath& node, MMessage::MParentChildFunction func,
                                                     void* clientData = NULL, MStatus* ReturnStatus = NULL);
  static MCallbackId addInstanceAddedCallback(MDagPath& node, MMessage::MParentChildFunction func,
                                              void* clientData = NULL, MStatus* ReturnStatus = NULL);
  static MCallbackId addInstanceRemovedCallback(MMessage::MParentChildFunction func, void* clientData = NULL,
                                                MStatus* ReturnStatus = NULL);
  static MCallbackId addInstanceRemovedDagPathCallback(MDagPath& node, MMessage::MParentChildFunction func,
                                                       void* clientData = NULL, MStatus* ReturnStatus = NULL);
  static MCallbackId addInstanceRemovedCallback(MDagPath& node, MMessage::MParentChildFunction func,
                                                void* clientData = NULL, MStatus* ReturnStatus = NULL);
  static MCallbackId addDagCallback(DagMessage msgType, MDagMessage::MMessageParentChildFunction func,
                                    void* clientData = NULL, MStatus* ReturnStatus = NULL);
  static MCallbackId addDagDagPathCallback(MDagPath& node, DagMessage msgType,
                                           MDagMessage::MMessageParentChildFunction func,
                                           void* clientData = NULL, MStatus* ReturnStatus = NULL);
  static MCallbackId addDagCallback(MDagPath& node, DagMessage msgType,
                                    MDagMessage::MMessageParentChildFunction func, void* clientData = NULL,
                                    MStatus* ReturnStatus = NULL);
  static MCallbackId addAllDagChangesCallback(MDagMessage::MMessageParentChildFunction func,
                                              void* clientData = NULL, MStatus* ReturnStatus = NULL);
  static MCallbackId addAllDagChangesDagPathCallback(MDagPath& node,
                                                     MDagMessage::MMessageParentChildFunction func,
                                                     void* clientData = NULL, MStatus* ReturnStatus = NULL);
  static MCallbackId addAllDagChangesCallback(MDagPath& node, MDagMessage::MMessageParentChildFunction func,
                                              void* clientData = NULL, MStatus* ReturnStatus = NULL);
  // Called inside dirty propagation, for the node and what is above it; the flags are always kAll.
  static MCallbackId addWorldMatrixModifiedCallback(MDagPath& node,
                                                    MDagMessage::MWorldMatrixModifiedFunction func,
                                                    void* clientData = NULL, MStatus* ReturnStatus = NULL);
  static const char* className();
};
OPENMAYA_NAMESPACE_CLOSE

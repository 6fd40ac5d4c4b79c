// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MDoubleArray.h>
#include <maya/MIntArray.h>
#include <maya/MObject.h>
#include <maya/MStatus.h>
#include <maya/MString.h>
#include <maya/MStringArray.h>
#include <maya/MTransformationMatrix.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
class OPENMAYA_EXPORT MGlobal {
 public:
  OPENMAYA_ENUM(MMayaState, kInteractive, kBatch, kLibraryApp, kBaseUIMode);
  OPENMAYA_ENUM(ListAdjustment, kReplaceList, kXORWithList, kAddToList, kRemoveFromList, kAddToHeadOfList);

  static MString mayaVersion();
  static int apiVersion();
  static MMayaState mayaState(MStatus* ReturnStatus = NULL);

  static void displayInfo(const MString& theMessage);
  static void displayWarning(const MString& theWarning);
  static void displayError(const MString& theError);

  static MStatus getSelectionListByName(const MString& name, MSelectionList& list);
  static MStatus getActiveSelectionList(MSelectionList& dest, bool orderedSelectionIfAvailable = false);
  static MStatus setActiveSelectionList(const MSelectionList& src, ListAdjustment = kReplaceList);
  static MStatus selectByName(const MString& name, ListAdjustment = kAddToList);
  static MStatus unselectByName(const MString& name);
  static MStatus select(MObject& object, ListAdjustment = kAddToList);
  static MStatus unselect(MObject& object);
  static MStatus clearSelectionList();
  static bool isSelected(MObject& object, MStatus* ReturnStatus = NULL);

  static MStatus viewFrame(const MTime& time);
  static MStatus viewFrame(double time);
  static MStatus deleteNode(MObject&);
  static bool isYAxisUp(MStatus* ReturnStatus = NULL);
  static bool isZAxisUp(MStatus* ReturnStatus = NULL);
  static MStatus setYAxisUp(bool rotateView = false);
  static MStatus setZAxisUp(bool rotateView = false);
  static MVector upAxis(MStatus* ReturnStatus = NULL);
  static bool isUndoing();
  static bool isRedoing();

  static MStatus sourceFile(const MString& fileName);
  static MStatus executeCommandOnIdle(const MString& command, bool displayEnabled = false);
  static MStatus executeCommand(const MString& command, bool displayEnabled = false,
                                bool undoEnabled = false);
  static MStatus executeCommand(const MString& command, MCommandResult& result, bool displayEnabled = false,
                                bool undoEnabled = false);
  static MStatus executeCommand(const MString& command, int& result, bool displayEnabled = false,
                                bool undoEnabled = false);
  static MStatus executeCommand(const MString& command, MIntArray& result, bool displayEnabled = false,
                                bool undoEnabled = false);
  static MStatus executeCommand(const MString& command, double& result, bool displayEnabled = false,
                                bool undoEnabled = false);
  static MStatus executeCommand(const MString& command, MDoubleArray& result, bool displayEnabled = false,
                                bool undoEnabled = false);
  static MStatus executeCommand(const MString& command, MString& result, bool displayEnabled = false,
                                bool undoEnabled = false);
  static MStatus executeCommand(const MString& command, MStringArray& result, bool displayEnabled = false,
                                bool undoEnabled = false);
  static MString executeCommandStringResult(const MString& command, bool displayEnabled = false,
                                            bool undoEnabled = false, MStatus* ResultStatus = NULL);
  static MStatus executePythonCommandOnIdle(const MString& command, bool displayEnabled = false);
  static MStatus executePythonCommand(const MString& command, bool displayEnabled = false,
                                      bool undoEnabled = false);
  static MStatus executePythonCommand(const MString& command, int& result, bool displayEnabled = false,
                                      bool undoEnabled = false);
  static MStatus executePythonCommand(const MString& command, MIntArray& result, bool displayEnabled = false,
                                      bool undoEnabled = false);
  static MStatus executePythonCommand(const MString& command, double& result, bool displayEnabled = false,
                                      bool undoEnabled = false);
  static MStatus executePythonCommand(const MString& command, MDoubleArray& result,
                                      bool displayEnabled = false, bool undoEnabled = false);
  static MStatus executePythonCommand(const MString& command, MString& result, bool displayEnabled = false,
                                      bool undoEnabled = false);
  static MStatus executePythonCommand(const MString& command, MStringArray& result,
                                      bool displayEnabled = false, bool undoEnabled = false);
  static MString executePythonCommandStringResult(const MString& command, bool displayEnabled = false,
                                                  bool undoEnabled = false, MStatus* ReturnStatus = NULL);

  static int optionVarIntValue(const MString& name, bool* exists = NULL);
  static double optionVarDoubleValue(const MString& name, bool* exists = NULL);
  static MString optionVarStringValue(const MString& name, bool* exists = NULL);
  static bool setOptionVarValue(const MString& name, int value);
  static bool setOptionVarValue(const MString& name, double value);
  static bool setOptionVarValue(const MString& name, MString value);
  static void removeOptionVar(const MString& name);
  static bool optionVarExists(const MString& name);
  static const char* className();

 private:
  ~MGlobal();
};
OPENMAYA_NAMESPACE_CLOSE

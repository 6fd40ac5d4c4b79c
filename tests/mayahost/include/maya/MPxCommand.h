// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MStatus.h>
#include <maya/MString.h>
#include <maya/MTypes.h>

namespace mayahost {
struct CommandAccess;
struct CommandType;
}  // namespace mayahost

OPENMAYA_MAJOR_NAMESPACE_OPEN
// A command of a plug-in: one instance a call. After a doIt that succeeds the instance goes to the undo queue
// if isUndoable() says so; otherwise it is destroyed at once.
class OPENMAYA_EXPORT MPxCommand {
 public:
  enum MResultType { kLong, kDouble, kString, kNoArg };

  MPxCommand();
  virtual ~MPxCommand();
  virtual MStatus doIt(const MArgList& args);
  virtual MStatus undoIt();
  virtual MStatus redoIt();
  virtual bool isUndoable() const;
  virtual bool hasSyntax() const;
  MSyntax syntax() const;
  bool isHistoryOn() const;
  MString commandString() const;
  MStatus setHistoryOn(bool state);
  MStatus setCommandString(const MString&);

  static void displayInfo(const MString& theInfo);
  static void displayWarning(const MString& theWarning, bool showLineNumber = false);
  static void displayError(const MString& theError, bool showLineNumber = false);

  static void clearResult();
  static void setResult(unsigned int val);
  static void setResult(int val);
  static void setResult(double val);
  static void setResult(bool val);
  static void setResult(const char* val);
  static void setResult(const MString& val);
  static void setResult(const MIntArray& val);
  static void setResult(const MDoubleArray& val);
  static void setResult(const MStringArray& val);
  static void appendToResult(int val);
  static void appendToResult(double val);
  static void appendToResult(bool val);
  static void appendToResult(const char* val);
  static void appendToResult(const MString& val);
  static void appendToResult(const MStringArray& val);
  static bool isCurrentResultArray();
  static MResultType currentResultType();
  static MStatus getCurrentResult(int& val);
  static MStatus getCurrentResult(double& val);
  static MStatus getCurrentResult(MString& val);
  static MStatus getCurrentResult(MIntArray& val);
  static MStatus getCurrentResult(MDoubleArray& val);
  static MStatus getCurrentResult(MStringArray& val);
  static int currentIntResult(MStatus* ReturnStatus = NULL);
  static double currentDoubleResult(MStatus* ReturnStatus = NULL);
  static MString currentStringResult(MStatus* ReturnStatus = NULL);
  static const char* className();

 private:
  friend struct mayahost::CommandAccess;
  MPxCommand(const MPxCommand&) = delete;
  MPxCommand& operator=(const MPxCommand&) = delete;
  const mayahost::CommandType* type_ = nullptr;
  MString command_;
  bool history_ = true;
};
OPENMAYA_NAMESPACE_CLOSE

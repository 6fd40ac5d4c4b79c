// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MStatus.h>
#include <maya/MTypes.h>

#include <memory>

namespace mayahost {
struct ParsedCall;
}

OPENMAYA_MAJOR_NAMESPACE_OPEN
// The words of a call sorted by a syntax. If they do not fit, the error has been displayed and the status is
// a failure. Of a flag used several times, the plain accessors give the first use.
class OPENMAYA_EXPORT MArgParser {
 public:
  MArgParser();
  MArgParser(const MSyntax& syntax, const MArgList& argList, MStatus* ReturnStatus = NULL);
  virtual ~MArgParser();

  bool isFlagSet(const char* flag, MStatus* ReturnStatus = NULL) const;
  bool isEdit(MStatus* ReturnStatus = NULL) const;
  bool isQuery(MStatus* ReturnStatus = NULL) const;
  unsigned int numberOfFlagsUsed() const;
  unsigned int numberOfFlagUses(const char* flag) const;

  MStatus getFlagArgument(const char* flag, unsigned int index, bool& result) const;
  MStatus getFlagArgument(const char* flag, unsigned int index, int& result) const;
  MStatus getFlagArgument(const char* flag, unsigned int index, double& result) const;
  MStatus getFlagArgument(const char* flag, unsigned int index, MString& result) const;
  MStatus getFlagArgument(const char* flag, unsigned int index, unsigned int& result) const;
  MStatus getFlagArgument(const char* flag, unsigned int index, MDistance& result) const;
  MStatus getFlagArgument(const char* flag, unsigned int index, MAngle& result) const;
  MStatus getFlagArgument(const char* flag, unsigned int index, MTime& result) const;
  bool flagArgumentBool(const char* flag, unsigned int index, MStatus* ReturnStatus = NULL) const;
  int flagArgumentInt(const char* flag, unsigned int index, MStatus* ReturnStatus = NULL) const;
  double flagArgumentDouble(const char* flag, unsigned int index, MStatus* ReturnStatus = NULL) const;
  MString flagArgumentString(const char* flag, unsigned int index, MStatus* ReturnStatus = NULL) const;
  MDistance flagArgumentMDistance(const char* flag, unsigned int index, MStatus* ReturnStatus = NULL) const;
  MAngle flagArgumentMAngle(const char* flag, unsigned int index, MStatus* ReturnStatus = NULL) const;
  MTime flagArgumentMTime(const char* flag, unsigned int index, MStatus* ReturnStatus = NULL) const;
  MStatus getFlagArgumentPosition(const char* flag, unsigned int i, unsigned int& position) const;
  MStatus getFlagArgumentList(const char* flag, unsigned int i, MArgList& args) const;

  MStatus getCommandArgument(unsigned int index, bool& result) const;
  MStatus getCommandArgument(unsigned int index, int& result) const;
  MStatus getCommandArgument(unsigned int index, double& result) const;
  MStatus getCommandArgument(unsigned int index, MString& result) const;
  MStatus getCommandArgument(unsigned int index, MDistance& result) const;
  MStatus getCommandArgument(unsigned int index, MAngle& result) const;
  MStatus getCommandArgument(unsigned int index, MTime& result) const;
  bool commandArgumentBool(unsigned int index, MStatus* ReturnStatus = NULL) const;
  int commandArgumentInt(unsigned int index, MStatus* ReturnStatus = NULL) const;
  double commandArgumentDouble(unsigned int index, MStatus* ReturnStatus = NULL) const;
  MString commandArgumentString(unsigned int index, MStatus* ReturnStatus = NULL) const;
  MDistance commandArgumentMDistance(unsigned int index, MStatus* ReturnStatus = NULL) const;
  MAngle commandArgumentMAngle(unsigned int index, MStatus* ReturnStatus = NULL) const;
  MTime commandArgumentMTime(unsigned int index, MStatus* ReturnStatus = NULL) const;

  MStatus getObjects(MStringArray& result) const;
  static const char* className();

 protected:
  std::shared_ptr<const mayahost::ParsedCall> call_;
};
OPENMAYA_NAMESPACE_CLOSE

// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MArgParser.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// An MArgParser that gives names as selection lists too. A name that matches nothing fails the parsing.
class OPENMAYA_EXPORT MArgDatabase : public MArgParser {
 public:
  MArgDatabase();
  MArgDatabase(const MSyntax& syntax, const MArgList& argList, MStatus* ReturnStatus = NULL);
  ~MArgDatabase() override;
  using MArgParser::getCommandArgument;
  using MArgParser::getFlagArgument;
  using MArgParser::getObjects;
  MStatus getFlagArgument(const char* flag, unsigned int index, MSelectionList& result) const;
  MStatus getCommandArgument(unsigned int index, MSelectionList& result) const;
  MStatus getObjects(MSelectionList& result) const;
  static const char* className();
};
OPENMAYA_NAMESPACE_CLOSE

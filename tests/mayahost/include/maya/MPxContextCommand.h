// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MArgParser.h>
#include <maya/MStatus.h>
#include <maya/MSyntax.h>
#include <maya/MTypes.h>

#include <memory>

namespace mayahost {
struct ContextCall;
struct ToolAccess;
}  // namespace mayahost

OPENMAYA_MAJOR_NAMESPACE_OPEN
class MPxContext;

// The command that makes a tool, and asks for and changes its settings. It lives as long as its tool.
class OPENMAYAUI_EXPORT MPxContextCommand {
 public:
  MPxContextCommand();
  virtual ~MPxContextCommand();
  virtual MStatus doEditFlags();
  virtual MStatus doQueryFlags();
  virtual MPxContext* makeObj();
  virtual MStatus appendSyntax();  // adds to syntax()
  MStatus setResult(bool result);
  MStatus setResult(int result);
  MStatus setResult(double result);
  MStatus setResult(const MString& result);
  static const char* className();

 protected:
  MSyntax syntax(MStatus* ReturnStatus = NULL) const;
  MArgParser parser(MStatus* ReturnStatus = NULL) const;

 private:
  friend struct mayahost::ToolAccess;
  MPxContextCommand(const MPxContextCommand&) = delete;
  MPxContextCommand& operator=(const MPxContextCommand&) = delete;
  std::unique_ptr<mayahost::ContextCall> call_;
};
OPENMAYA_NAMESPACE_CLOSE

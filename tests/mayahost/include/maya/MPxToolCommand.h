// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MPxCommand.h>
#include <maya/MStatus.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// A command that a tool makes with newToolCommand, runs itself, and hands to the undo queue with finalize.
class OPENMAYAUI_EXPORT MPxToolCommand : public MPxCommand {
 public:
  MPxToolCommand();
  ~MPxToolCommand() override;
  MStatus doIt(const MArgList& args) override = 0;
  virtual MStatus cancel();
  virtual MStatus finalize();
  static const char* className();

 protected:
  // The words the command would be called with; it goes on the undo queue and its caller owns it no longer.
  MStatus doFinalize(MArgList& command);
};
OPENMAYA_NAMESPACE_CLOSE

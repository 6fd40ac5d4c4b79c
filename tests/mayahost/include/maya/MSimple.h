// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MArgList.h>
#include <maya/MFnPlugin.h>
#include <maya/MObject.h>
#include <maya/MPxCommand.h>
#include <maya/MString.h>

// A plug-in of one command whose doIt is written elsewhere.
#define DeclareSimpleCommand(_className, _vendor, _version)                  \
  class _className : public MPxCommand {                                     \
   public:                                                                   \
    _className() {}                                                          \
    MStatus doIt(const MArgList&) override;                                  \
    static void* creator();                                                  \
  };                                                                         \
  void* _className::creator() {                                              \
    return new _className;                                                   \
  }                                                                          \
  MStatus initializePlugin(MObject _obj) {                                   \
    MFnPlugin plugin(_obj, _vendor, _version);                               \
    MStatus stat = plugin.registerCommand(#_className, _className::creator); \
    if (!stat) stat.perror("registerCommand");                               \
    return stat;                                                             \
  }                                                                          \
  MStatus uninitializePlugin(MObject _obj) {                                 \
    MFnPlugin plugin(_obj);                                                  \
    MStatus stat = plugin.deregisterCommand(#_className);                    \
    if (!stat) stat.perror("deregisterCommand");                             \
    return stat;                                                             \
  }

// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MObjectArray.h>
#include <maya/MStatus.h>
#include <maya/MString.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// Namespaces of node names. Names given out are absolute, ":" the root and ":a:b" a nested one.
class OPENMAYA_EXPORT MNamespace {
 public:
  static MStatus addNamespace(const MString& name, const MString* parent = NULL);
  static MString currentNamespace(MStatus* ReturnStatus = NULL);
  static MStatus setCurrentNamespace(const MString& name);
  static MStringArray getNamespaces(const bool recurse = false, MStatus* ReturnStatus = NULL);
  static MStringArray getNamespaces(const MString& parentNamespace, const bool recurse = false,
                                    MStatus* ReturnStatus = NULL);
  static bool namespaceExists(const MString& name, MStatus* ReturnStatus = NULL);
  static MStatus removeNamespace(const MString& name, bool removeContents = false);
  static MObjectArray getNamespaceObjects(const MString& parentNamespace, const bool recurse = false,
                                          MStatus* ReturnStatus = NULL);
  static MString rootNamespace(MStatus* ReturnStatus = NULL);
  static MString getNamespaceFromName(const MString& fullName, MStatus* ReturnStatus = NULL);
  static MString stripNamespaceFromName(const MString& fullName, MStatus* ReturnStatus = NULL);
  static MString validateName(const MString& name, MStatus* ReturnStatus = NULL);
  static const char* className();
};
OPENMAYA_NAMESPACE_CLOSE

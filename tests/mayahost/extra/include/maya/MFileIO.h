// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MObject.h>
#include <maya/MPlugArray.h>
#include <maya/MSelectionList.h>
#include <maya/MStatus.h>
#include <maya/MString.h>
#include <maya/MStringArray.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// Scenes from and to Maya ASCII files. There are no references and no export of a part.
class OPENMAYA_EXPORT MFileIO {
 public:
  OPENMAYA_ENUM(ReferenceMode, kLoadDefault, kLoadAllReferences, kLoadNoReferences);
  MFileIO() = default;
  virtual ~MFileIO();
  static MString currentFile();  // "untitled" without a name
  static MStatus setCurrentFile(const MString& fileName);
  static MString fileType();
  static MStatus getFileTypes(MStringArray& types);
  static MStatus newFile(bool force = false);  // without force, changes that are not saved stop it
  static MStatus open(const MString& fileName, const char* type = NULL, bool force = false,
                      ReferenceMode refMode = kLoadDefault, bool ignoreVersion = false);
  static MStatus save(bool force = false);
  static MStatus saveAs(const MString& fileName, const char* type = NULL, bool force = false);
  static MStatus importFile(const MString& fileName, const char* type = NULL, bool preserveReferences = false,
                            const char* nameSpace = NULL, bool ignoreVersion = false);
  static MStatus exportAll(const MString& fileName, const char* type = NULL, bool preserveReferences = false);
  static MStatus getReferences(MStringArray& references, bool wantUnresolvedNames = false);
  static bool isReadingFile();
  static bool isWritingFile();
  static bool isOpeningFile();
  static bool isNewingFile();
  static bool isImportingFile();
  static bool isReferencingFile();
  static MString beforeOpenFilename(MStatus* ReturnStatus = NULL);
  static MString beforeImportFilename(MStatus* ReturnStatus = NULL);
  static MString beforeSaveFilename(MStatus* ReturnStatus = NULL);
  static MString beforeExportFilename(MStatus* ReturnStatus = NULL);
  static MString fileCurrentlyLoading();
  static bool getErrorStatus(MStatus* ReturnStatus = NULL);  // the last file was read with errors
  static MStatus resetError();
  static const char* className();
};
OPENMAYA_NAMESPACE_CLOSE

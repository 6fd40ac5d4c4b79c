// SPDX-License-Identifier: MIT
// MFileIO.
#include "scenes/scene.h"

#include <maya/MFileIO.h>

#include <cstring>

using namespace mayahost;

namespace {

FileState& file() {
  return Scene::get().file;
}

bool isAscii(const char* type) {
  return !type || std::strcmp(type, "mayaAscii") == 0;
}

MString upcoming(bool now, MStatus* status) {
  tell(status, now ? MStatus::kSuccess : MStatus::kFailure);
  return now ? text(file().upcoming) : MString();
}

}  // namespace

OPENMAYA_MAJOR_NAMESPACE_OPEN

MFileIO::~MFileIO() = default;
const char* MFileIO::className() {
  return "MFileIO";
}
MString MFileIO::currentFile() {
  return file().path.empty() ? MString("untitled") : text(file().path);
}
MStatus MFileIO::setCurrentFile(const MString& fileName) {
  if (fileName.length() == 0) return MStatus::kFailure;
  file().path = text(fileName);
  return MStatus::kSuccess;
}
MString MFileIO::fileType() {
  return MString("mayaAscii");
}
MStatus MFileIO::getFileTypes(MStringArray& types) {
  types.clear();
  types.append(MString("mayaAscii"));
  return MStatus::kSuccess;
}
MStatus MFileIO::newFile(bool force) {
  return file().modified && !force ? MStatus(MStatus::kFailure) : mayahost::newFile();
}
MStatus MFileIO::open(const MString& fileName, const char* type, bool force, ReferenceMode, bool) {
  if (!isAscii(type)) return MStatus::kInvalidParameter;
  return file().modified && !force ? MStatus(MStatus::kFailure) : openFile(text(fileName));
}
MStatus MFileIO::save(bool) {
  return saveFile(file().path);
}
MStatus MFileIO::saveAs(const MString& fileName, const char* type, bool) {
  return isAscii(type) ? saveFile(text(fileName)) : MStatus(MStatus::kInvalidParameter);
}
MStatus MFileIO::importFile(const MString& fileName, const char* type, bool, const char* nameSpace, bool) {
  if (!isAscii(type)) return MStatus::kInvalidParameter;
  return mayahost::importFile(text(fileName), nameSpace ? nameSpace : "");
}
MStatus MFileIO::exportAll(const MString& fileName, const char* type, bool) {
  return isAscii(type) ? exportFile(text(fileName)) : MStatus(MStatus::kInvalidParameter);
}
MStatus MFileIO::getReferences(MStringArray& references, bool) {
  references.clear();
  return MStatus::kSuccess;
}
bool MFileIO::isReadingFile() {
  return file().reading();
}
bool MFileIO::isWritingFile() {
  return file().writing;
}
bool MFileIO::isOpeningFile() {
  return file().opening;
}
bool MFileIO::isNewingFile() {
  return file().newing;
}
bool MFileIO::isImportingFile() {
  return file().importing;
}
bool MFileIO::isReferencingFile() {
  return false;
}
MString MFileIO::beforeOpenFilename(MStatus* ReturnStatus) {
  return upcoming(file().opening, ReturnStatus);
}
MString MFileIO::beforeImportFilename(MStatus* ReturnStatus) {
  return upcoming(file().importing, ReturnStatus);
}
MString MFileIO::beforeSaveFilename(MStatus* ReturnStatus) {
  return upcoming(file().writing, ReturnStatus);
}
MString MFileIO::beforeExportFilename(MStatus* ReturnStatus) {
  return upcoming(file().writing, ReturnStatus);
}
MString MFileIO::fileCurrentlyLoading() {
  return file().reading() ? text(file().upcoming) : MString();
}
bool MFileIO::getErrorStatus(MStatus* ReturnStatus) {
  tell(ReturnStatus, MStatus::kSuccess);
  return file().failed;
}
MStatus MFileIO::resetError() {
  file().failed = false;
  return MStatus::kSuccess;
}

OPENMAYA_NAMESPACE_CLOSE

// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MStatus.h>
#include <maya/MString.h>
#include <maya/MStringResourceId.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// Texts of plug-ins: here always in the language they were written in.
class OPENMAYA_EXPORT MStringResource {
 public:
  static const MString getString(const MStringResourceId& id, MStatus& status) {
    status = MStatus::kSuccess;
    return id.text_;
  }
  static MStatus registerString(const MStringResourceId&) { return MStatus::kSuccess; }
};
OPENMAYA_NAMESPACE_CLOSE

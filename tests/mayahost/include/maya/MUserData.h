// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MObject.h>
#include <maya/MTypes.h>

namespace mayahost {
struct DrawRecorder;
}

OPENMAYA_MAJOR_NAMESPACE_OPEN
// What a draw override keeps between preparing and drawing. The host owns what prepareForDraw returns, and
// destroys it when another is returned or its node is gone; one to be deleted after use, after each drawing.
class OPENMAYA_EXPORT MUserData {
 public:
  MUserData();
  OPENMAYA_DEPRECATED(2022, "use MUserData()") MUserData(bool deleteAfterUse);
  virtual ~MUserData();
  OPENMAYA_DEPRECATED(2022, "the data is owned by Maya") bool deleteAfterUse();
  OPENMAYA_DEPRECATED(2022, "the data is owned by Maya") void setDeleteAfterUse(bool shouldDelete);
  static const char* className();

 private:
  friend struct mayahost::DrawRecorder;
  bool deleteAfterUse_ = false;
};
OPENMAYA_NAMESPACE_CLOSE

// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
class OPENMAYA_EXPORT MThreadUtils {
 public:
  static int getNumThreads();
  OPENMAYA_DEPRECATED(2022, "does nothing")
  static void syncNumOpenMPThreads();
  static int getCacheLineSize();
};
OPENMAYA_NAMESPACE_CLOSE
using OPENMAYA_MAJOR_NAMESPACE_SCHEMA::MThreadUtils;

// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// A stop-watch, in seconds.
class OPENMAYA_EXPORT MTimer {
 public:
  MTimer();
  MTimer(const MTimer&);
  ~MTimer();
  void beginTimer();
  void endTimer();
  double elapsedTime();
  MTimer& operator=(const MTimer& rhs);
  bool operator==(const MTimer& rhs) const;
  bool operator!=(const MTimer& rhs) const;
  void clear();

 private:
  double start_ = 0.0, end_ = 0.0;
};
OPENMAYA_NAMESPACE_CLOSE

// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MTypes.h>

#include <mutex>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// A lock for the tasks of MThreadPool.
class OPENMAYA_EXPORT MSpinLock {
 public:
  MSpinLock();
  ~MSpinLock();
  void lock();
  void unlock();
  bool tryLock();

 private:
  MSpinLock(const MSpinLock&) = delete;
  MSpinLock& operator=(const MSpinLock&) = delete;
  std::mutex mutex_;
};
OPENMAYA_NAMESPACE_CLOSE

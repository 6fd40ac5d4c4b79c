// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MTypes.h>

#include <mutex>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// A lock for the tasks of MThreadPool.
class OPENMAYA_EXPORT MMutexLock {
 public:
  MMutexLock();
  ~MMutexLock();
  void lock();
  void unlock();
  bool tryLock();

 private:
  MMutexLock(const MMutexLock&) = delete;
  MMutexLock& operator=(const MMutexLock&) = delete;
  std::mutex mutex_;
};
OPENMAYA_NAMESPACE_CLOSE

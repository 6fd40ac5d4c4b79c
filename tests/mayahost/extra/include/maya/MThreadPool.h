// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MStatus.h>
#include <maya/MTypes.h>

typedef void* MThreadRetVal;
class MThreadRootTask;
typedef MThreadRetVal (*MThreadFunc)(void* data);
typedef void (*MThreadCallbackFunc)(void* data, MThreadRootTask* root);

OPENMAYA_MAJOR_NAMESPACE_OPEN
// Tasks on several threads: a region's function makes tasks of its root, and executeAndJoin runs them all. A
// region inside a task runs its tasks on that task's thread. Without init, or after release, it is serial.
class OPENMAYA_EXPORT MThreadPool {
 public:
  static MStatus init();
  static MStatus newParallelRegion(MThreadCallbackFunc func, void* data);
  static MStatus createTask(MThreadFunc func, void* data, MThreadRootTask* root);
  static MStatus executeAndJoin(MThreadRootTask* root);
  static void release();
  static const char* className();

 private:
  MThreadPool() = delete;
};
OPENMAYA_NAMESPACE_CLOSE

// SPDX-License-Identifier: MIT
// MThreadPool, MMutexLock and MSpinLock.
#include "graph/object.h"

#include <maya/MMutexLock.h>
#include <maya/MSpinLock.h>
#include <maya/MThreadPool.h>

#include <algorithm>
#include <atomic>
#include <thread>

// The tasks of a region.
class MThreadRootTask {
 public:
  std::vector<std::pair<MThreadFunc, void*>> tasks;
};

namespace {

std::atomic<int> users{0};         // init less release
thread_local bool inTask = false;  // or among the workers of one

void runAll(const std::vector<std::pair<MThreadFunc, void*>>& tasks) {
  const auto cores = std::max<std::size_t>(2, std::thread::hardware_concurrency());
  const std::size_t count = users > 0 && !inTask ? std::min(cores, tasks.size()) : 1;
  std::atomic<std::size_t> next{0};
  const auto work = [&] {
    const bool outer = inTask;
    inTask = true;
    for (std::size_t i = next++; i < tasks.size(); i = next++) tasks[i].first(tasks[i].second);
    inTask = outer;
  };
  std::vector<std::thread> others;
  for (std::size_t i = 1; i < count; ++i) others.emplace_back(work);
  work();
  for (std::thread& other : others) other.join();
}

}  // namespace

OPENMAYA_MAJOR_NAMESPACE_OPEN

const char* MThreadPool::className() {
  return "MThreadPool";
}
MStatus MThreadPool::init() {
  ++users;
  return MStatus::kSuccess;
}
void MThreadPool::release() {
  if (users > 0) --users;
}
MStatus MThreadPool::newParallelRegion(MThreadCallbackFunc func, void* data) {
  if (!func) return MStatus::kInvalidParameter;
  MThreadRootTask root;
  func(data, &root);
  return MStatus::kSuccess;
}
MStatus MThreadPool::createTask(MThreadFunc func, void* data, MThreadRootTask* root) {
  if (!func || !root) return MStatus::kInvalidParameter;
  root->tasks.emplace_back(func, data);
  return MStatus::kSuccess;
}
MStatus MThreadPool::executeAndJoin(MThreadRootTask* root) {
  if (!root) return MStatus::kInvalidParameter;
  const auto tasks = std::move(root->tasks);
  root->tasks.clear();
  runAll(tasks);
  return MStatus::kSuccess;
}

MMutexLock::MMutexLock() = default;
MMutexLock::~MMutexLock() = default;
void MMutexLock::lock() {
  mutex_.lock();
}
void MMutexLock::unlock() {
  mutex_.unlock();
}
bool MMutexLock::tryLock() {
  return mutex_.try_lock();
}
MSpinLock::MSpinLock() = default;
MSpinLock::~MSpinLock() = default;
void MSpinLock::lock() {
  mutex_.lock();
}
void MSpinLock::unlock() {
  mutex_.unlock();
}
bool MSpinLock::tryLock() {
  return mutex_.try_lock();
}

OPENMAYA_NAMESPACE_CLOSE

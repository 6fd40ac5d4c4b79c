// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MDGContext.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// Makes a context the current one of the thread while it lives.
class OPENMAYA_EXPORT MDGContextGuard {
 public:
  explicit MDGContextGuard(const MDGContext& context);
  ~MDGContextGuard();
  MDGContextGuard(const MDGContextGuard&) = delete;
  MDGContextGuard& operator=(const MDGContextGuard&) = delete;

 private:
  MDGContext previous_;
};
OPENMAYA_NAMESPACE_CLOSE

// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MTime.h>
#include <maya/MTypes.h>

#include <vector>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// All times from min to max, both included; empty if min > max.
struct MClosedTimeInterval {
  MTime min;
  MTime max;
  bool empty() const noexcept { return min > max; }
};

// A set of times: a union of closed intervals, to the tick.
class OPENMAYA_EXPORT MTimeRange {
 public:
  MTimeRange();  // empty
  MTimeRange(MTime, MTime) noexcept;
  MTimeRange(const MTimeRange&) = default;
  MTimeRange(MTimeRange&&) = default;
  MTimeRange& operator=(const MTimeRange&) = default;
  MTimeRange& operator=(MTimeRange&&) = default;

  bool contains(MTime) const noexcept;
  bool contains(MTime, MTime) const noexcept;
  bool intersects(MTime, MTime) const noexcept;
  bool empty() const noexcept;
  MClosedTimeInterval bounds() const noexcept;
  explicit operator bool() const { return !empty(); }
  MTimeRange operator|(const MTimeRange&) const;
  bool operator==(const MTimeRange&) const noexcept;
  bool operator!=(const MTimeRange& rhs) const { return !(*this == rhs); }

 private:
  struct Ticks {
    MInt64 first, last;
  };
  std::vector<Ticks> intervals_;  // apart and in order
};
OPENMAYA_NAMESPACE_CLOSE
using OPENMAYA_MAJOR_NAMESPACE_SCHEMA::MClosedTimeInterval;

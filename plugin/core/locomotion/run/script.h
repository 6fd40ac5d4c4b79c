// SPDX-License-Identifier: MIT
// The script language of the thesis: what a figure does, for how long, and its speed and turn rate from which
// time on.
//
//   Run {2.0, [0: (3.0, 0)], [0.7: (3.5, 60)], [1.7: (3.0, 0)]}, Walk {1.0, [0: (1.2, 30)]}, Stop
//
//   sequence := segment { "," segment }
//   segment  := class [ "{" duration { "," item } "}" ]
//   item     := "[" time ":" "(" speed "," turn ")" "]"
//
// Durations and times are seconds, times from the segment's start; speeds metres per second,
// turns degrees per second, to the left positive. A segment without an item at 0 continues as before, or
// begins at the mean of its class. Transitions are inserted automatically and take their time from the
// segment they lead to.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "locomotion/library/library.h"

namespace footfall::locomotion {

struct ScriptItem {
  double time = 0;  // seconds from the segment's start
  Velocity velocity;
};

struct ScriptSegment {
  std::string className;
  double duration = 2;            // seconds: the duration of a segment that gives none
  std::vector<ScriptItem> items;  // in order of time
  std::size_t column = 0;         // of its class in the text, from 1; 0: not from a text
};

using Script = std::vector<ScriptSegment>;

// Throws Error for bad text: "script:COLUMN: what is wrong", the text, and a mark under the character.
Script parseScript(std::string_view text);
std::string formatScript(const Script& script);

// The classes of a script in a library. Throws Error naming an unknown class and the classes that exist.
std::vector<int> classesOf(const Script& script, const Library& library);

double durationOf(const Script& script);

// The goal at a time. ahead: seconds by which items are begun early (anticipation).
struct SteeringGoal {
  int cls = 0;
  Velocity velocity;
  bool given = false;  // false: no velocity has been requested in this class yet
};
SteeringGoal goalAt(const Script& script, const std::vector<int>& classes, double time, double ahead);

}  // namespace footfall::locomotion

// SPDX-License-Identifier: MIT
// The scripts of Kamat's thesis (appendices B and C): a creature's physics (.desc), its simulation (.sim) and
// its drawing
// (.anix); and the frames his simulator wrote for his player.
#pragma once

#include <string>
#include <vector>

#include "creature/measure/run_record.h"
#include "creature/model/creature.h"

namespace footfall {

struct ScriptText {
  std::string text, file;
};

struct CreatureScript {
  creature::Creature creature;
  double duration = 8;             // seconds: "sim"
  double step = 0.001;             // seconds: "set dtsim"
  double frameStep = 0.04;         // seconds: "set dtdisp"
  std::string output;              // "set dispfile"
  std::vector<std::string> notes;  // what was completed, passed over or contradictory
};

// Reads scripts of any of the three kinds, one after the other; at least one must define links. Both
// spellings of the manual and of the listings are taken (objname and objectname, tf with the object first or
// second, kdamp as one number or a list); a state that is one number short gets a 0, a monitor point without
// y too. Where .anix places a link elsewhere than .desc attaches it, the drawing is believed, unless
// `printed`. Legs are the links with monitor points. Scripts that others read in ("< file") are noted, not
// opened. Throws Error with file and line for an unknown command.
CreatureScript parseCreatureScripts(const std::vector<ScriptText>& scripts, bool printed = false);

// "show x y th1 … thn" per frame: metres and radians, six digits.
std::string formatShowFrames(const creature::RunRecord& recording, double framesPerSecond = 25);
// Such frames, read back: x y th1 …, one row per frame. Throws Error where rows differ in length or a number
// is none.
std::vector<std::vector<double>> parseShowFrames(std::string_view text, const std::string& file);

}  // namespace footfall

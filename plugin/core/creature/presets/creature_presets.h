// SPDX-License-Identifier: MIT
// The creatures that come with the engine, and what can be asked of them. examples/creatures holds the same
// as documents.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "creature/search/synthesis.h"

namespace footfall::creature {

// Kamat's "luxo" (a lamp), "pogo" (a dog) and "walker" (a pair of legs with a trunk), corrected where his
// tables contradict themselves; "luxo as printed" and "walker as printed" are not. "cat" and "kangaroo" are
// ours.
const std::vector<std::string>& creaturePresetNames();
Creature creaturePreset(std::string_view name);  // throws Error that lists the names

// "luxo hop", "pogo walk", "cat bound" …
const std::vector<std::string>& synthesisPresetNames();
SynthesisProblem synthesisPreset(std::string_view name);

// What searches of ours have found for some of them, to play without a search; docs/method/creatures.md tells
// how each was searched for. examples/creatures holds them as documents.
const std::vector<std::string>& solutionPresetNames();
SynthesisSolution solutionPreset(std::string_view name);  // throws Error that lists the names

}  // namespace footfall::creature

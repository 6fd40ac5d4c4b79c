// SPDX-License-Identifier: MIT
// What joint names say: "mixamorig:LeftToeBase", "L_ankle_JNT", "foot.L" and "Bip01 R Thigh" all speak of
// sides and parts.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <vector>

namespace footfall {

enum class BodySide : std::int8_t { Right = -1, Middle = 0, Left = 1 };

using NameWords = std::vector<std::string>;

// The lower-case words of a name without path and namespace: "mixamorig:LeftToeBase1" -> left, toe, base.
// Words end at capitals, digits and signs; digits are left out.
NameWords wordsOf(const std::string& name);

bool hasWord(const NameWords& words, std::initializer_list<const char*> wanted);

// The side a word means ("left", "l", "lf", "rgt" …); Middle: none.
BodySide sideOfWord(const std::string& word);
BodySide sideOfWords(const NameWords& words);

// The name of the joint on the other side, letter case and all: "LeftFoot" -> "RightFoot", "foot.l" ->
// "foot.r". The name itself where it speaks of no side.
std::string otherSideName(const std::string& name);

}  // namespace footfall

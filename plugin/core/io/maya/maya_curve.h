// SPDX-License-Identifier: MIT
// An animCurve node's keys: from its setAttr statements to a Curve and back.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "curve/curve.h"
#include "io/maya/maya_ascii.h"
#include "io/maya/maya_attributes.h"
#include "io/maya/maya_graph.h"
#include "io/maya/maya_keys.h"

namespace footfall {

// The attributes that hold keys, in groups that are written together and in the order they are written.
enum class KeyGroup : std::uint8_t {
  CommonType,    // tan
  Weighted,      // wgt
  Keys,          // ktv
  Breakdowns,    // kbd
  Types,         // kit kot
  TangentLocks,  // ktl
  WeightLocks,   // kwl
  Tangents,      // kix kiy kox koy
  PreInfinity,   // pre
  PostInfinity   // pst
};
inline constexpr std::size_t kKeyGroups = 10;

// The group of an attribute ("ktv", "keyTimeValue" …); false for one that holds no keys ("roti", "kyts").
bool keyGroupOf(std::string_view attribute, KeyGroup& group);

// What reading passed over, for notes.
struct CurveOddities {
  int unknownTypes = 0;  // tangent types of no known code, taken as the user's default
  int sameTimes = 0;     // keys at the time of another
};

// settings: the node's statements in file order. Throws Error with the line.
Curve readMayaCurve(const MayaAscii& source, const MayaNodeSetting* begin, const MayaNodeSetting* end,
                    CurveType type, const FileUnits& units, CurveOddities& oddities);

// The statements of a group, each "\tsetAttr …;" and a newline; empty where the defaults do.
std::string formatKeyGroup(const Curve& curve, KeyGroup group, const FileUnits& units, const char* newline);

// The groups in which two curves differ.
std::array<bool, kKeyGroups> differingGroups(const Curve& a, const Curve& b);

}  // namespace footfall

// SPDX-License-Identifier: MIT
// Three numbers of a transform, read and written together.
#pragma once

#include "graph/node.h"

namespace mayahost {

inline const char* const kAxes[3] = {"X", "Y", "Z"};
inline const char* const kPairs[3] = {"XY", "XZ", "YZ"};

PlugPath partOf(const MObject& node, const std::string& attribute, const char* end);
MStatus getThree(const MObject& node, const std::string& attribute, double values[3],
                 const char* const ends[3] = kAxes);
// All three or none.
MStatus setThree(const MObject& node, const std::string& attribute, const double values[3],
                 const char* const ends[3] = kAxes);

}  // namespace mayahost

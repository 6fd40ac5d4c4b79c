// SPDX-License-Identifier: MIT
// Names in Maya scenes: attributes, animation curve types, and setAttr statements taken apart.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "curve/curve.h"
#include "io/maya/maya_ascii.h"

namespace footfall {

// Long and short names of the attributes of transforms and joints ("tx", "translateX"). A name that is not in
// the table, or is in it in the wanted form, comes back as it is.
std::string_view longAttributeName(std::string_view name);
std::string_view shortAttributeName(std::string_view name);
bool isTransformAttribute(std::string_view longName);
// "translate" for "translateX"; empty for an attribute that is not part of a compound.
std::string_view compoundOf(std::string_view longName);

// "animCurveTA" and its like; nothing for other node types.
struct CurveType {
  CurveInput input = CurveInput::Time;
  CurveOutput output = CurveOutput::Unitless;
};
std::optional<CurveType> curveTypeFromNode(std::string_view nodeType);
std::string curveNodeType(const Curve& curve);

// setAttr flags ".attribute[first:last]" -type "t" values…
struct MayaSetting {
  std::string_view node;       // empty: the current node
  std::string_view attribute;  // without the dot and the last index: "ktv", "tgi[0].ni"
  long long first = -1;        // of the last index; -1 without one
  long long last = -1;
  std::string_view type;                            // empty without one
  bool badIndex = false;                            // the brackets hold no index and no range
  std::optional<bool> locked, keyable, channelBox;  // -l, -k, -cb where given
  std::size_t firstValue = 0;  // index of the first value among the words; their number where there is none
};
// Nothing where the statement names no attribute.
std::optional<MayaSetting> takeSetting(const MayaWords& words);

// Values of settings; they throw Error with the line of the word.
double takeNumber(const MayaAscii& source, const MayaStatement& statement, const MayaWord& word,
                  std::string_view what);
bool takeBool(const MayaAscii& source, const MayaStatement& statement, const MayaWord& word,
              std::string_view what);

// A name that Maya accepts, for a node or an attribute: letters, digits and '_', no digit first. Namespaces
// stay.
std::string legalName(std::string_view name);

}  // namespace footfall

// SPDX-License-Identifier: MIT
// What the files of key_edit.h share: the units of a curve, and replacing one with undo.
#pragma once

#include "curves/anim_curve.h"
#include "curves/key_edit.h"
#include "io/maya/maya_keys.h"

namespace mayahost {

AnimCurveNode& curveNode(const NodePtr& curve);

// Of a curve: between the user interface's units and its own.
struct KeyUnits {
  explicit KeyUnits(const NodePtr& curve);
  double toSeconds(double at) const;
  double fromSeconds(double seconds) const;
  double toInternal(double value) const;
  double fromInternal(double value) const;
  footfall::CurveInput from;
  footfall::CurveOutput to;
};

// Frames that are whole come out whole.
double uiFrames(double seconds);

footfall::TangentType tangentNamed(const std::string& word);
const char* tangentName(footfall::TangentType type);

footfall::Curve withKeys(const footfall::Curve& curve, std::vector<footfall::Key> keys);

// Puts `next` in the place of the curve, undoably.
void replaceCurve(const NodePtr& curve, footfall::Curve next, const char* command);

// Edits a copy, which then takes the curve's place.
template <typename Edit>
void changeCurve(const NodePtr& curve, const char* command, Edit edit) {
  footfall::Curve next = curveNode(curve).curve();
  edit(next);
  replaceCurve(curve, std::move(next), command);
}

}  // namespace mayahost

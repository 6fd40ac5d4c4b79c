// SPDX-License-Identifier: MIT
// What the halves of MFnAnimCurve share: reaching the curve, and the API's names of tangents and infinities.
#pragma once

#include "curves/anim_curve.h"
#include "io/maya/maya_keys.h"

#include <maya/MFnAnimCurve.h>

namespace mayahost {

// The API numbers the tangent types spline to auto on its own; the others are those of files.
inline MFnAnimCurve::TangentType apiTangent(footfall::TangentType type) {
  switch (type) {
    case footfall::TangentType::Spline:
      return MFnAnimCurve::kTangentSmooth;
    case footfall::TangentType::Clamped:
      return MFnAnimCurve::kTangentClamped;
    case footfall::TangentType::Plateau:
      return MFnAnimCurve::kTangentPlateau;
    case footfall::TangentType::StepNext:
      return MFnAnimCurve::kTangentStepNext;
    case footfall::TangentType::Auto:
      return MFnAnimCurve::kTangentAuto;
    default:
      return static_cast<MFnAnimCurve::TangentType>(footfall::tangentCode(type));
  }
}

// False for types that are not supported. The global type is the user's preference: auto.
inline bool engineTangent(int api, footfall::TangentType& type) {
  type = footfall::TangentType::Auto;
  if (api == MFnAnimCurve::kTangentGlobal) return true;
  for (int i = 0; i <= static_cast<int>(footfall::TangentType::AutoCustom); ++i) {
    type = static_cast<footfall::TangentType>(i);
    if (apiTangent(type) == api) return true;
  }
  return false;
}

inline MFnAnimCurve::InfinityType apiInfinity(footfall::Infinity infinity) {
  return static_cast<MFnAnimCurve::InfinityType>(footfall::infinityCode(infinity));
}

// What `question` answers of the curve; `otherwise` and failure without one.
template <typename Answer, typename Question>
Answer ask(const MObject& object, MStatus* status, Answer otherwise, Question question) {
  AnimCurveNode* own = curveOf(object);
  tell(status, own ? MStatus::kSuccess : MStatus::kFailure);
  return own ? question(own->curve()) : otherwise;
}

template <typename Answer, typename Question>
Answer askKey(const MObject& object, unsigned index, MStatus* status, Answer otherwise, Question question) {
  AnimCurveNode* own = curveOf(object);
  const bool there = own && index < own->curve().keys().size();
  tell(status, there ? MStatus::kSuccess : own ? MStatus::kInvalidParameter : MStatus::kFailure);
  return there ? question(own->curve().keys()[index]) : otherwise;
}

inline MStatus evaluateAt(const MObject& object, footfall::CurveInput input, double at, double& value) {
  AnimCurveNode* own = curveOf(object);
  if (!own || own->attributes().from != input) return MStatus::kFailure;
  value = own->curve().evaluate(at);
  return MStatus::kSuccess;
}
inline MStatus evaluateAt(const MObject& object, footfall::CurveInput input, double at, MTime& value) {
  double seconds = 0.0;
  const AnimCurveNode* own = curveOf(object);
  if (!own || own->attributes().to != footfall::CurveOutput::Time) return MStatus::kFailure;
  const MStatus status = evaluateAt(object, input, at, seconds);
  if (status) value = fromTicks(seconds * kTicksPerSecond);
  return status;
}

// The key at a time (to a thousandth of a tick) or unitless input.
bool findKey(const footfall::Curve& curve, double at, unsigned& index);

}  // namespace mayahost

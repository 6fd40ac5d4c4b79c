// SPDX-License-Identifier: MIT
// MFnAnimCurve: editing. Every edit changes a copy of the curve, which then takes its place: an edit that
// fails leaves the curve as it was.
#include "curves/curve_api.h"
#include "curves/curve_change.h"

#include "base/error.h"

#include <maya/MAnimCurveChange.h>
#include <maya/MDistance.h>

#include <algorithm>
#include <cmath>

using namespace mayahost;
using footfall::Curve;
using footfall::CurveInput;
using footfall::CurveOutput;
using footfall::Key;
using footfall::Tangent;

namespace {

template <typename Edit>
MStatus edit(const MObject& object, MAnimCurveChange* change, Edit how) {
  AnimCurveNode* own = curveOf(object);
  if (!own || as<Node>(object)->locked) return MStatus::kFailure;
  Curve next = own->curve();
  try {
    how(next);
  } catch (const footfall::Error&) {
    return MStatus::kInvalidParameter;
  }
  if (change) CurveChange::of(*change).remember(as<Node>(object), own->curve());
  own->replace(std::move(next));
  return MStatus::kSuccess;
}

template <typename Edit>
MStatus editKey(const MObject& object, unsigned index, MAnimCurveChange* change, Edit how) {
  const AnimCurveNode* own = curveOf(object);
  if (!own) return MStatus::kFailure;
  if (index >= curveOf(object)->curve().keys().size()) return MStatus::kInvalidParameter;
  return edit(object, change, how);
}

bool takes(const MObject& object, CurveInput input) {
  const AnimCurveNode* own = curveOf(object);
  return own && own->attributes().from == input;
}

bool gives(const MObject& object, CurveOutput output) {
  const AnimCurveNode* own = curveOf(object);
  return own && own->attributes().to == output;
}

unsigned addAt(const MObject& object, double at, double value, int in, int out, MAnimCurveChange* change,
               MStatus* status) {
  footfall::TangentType inType, outType;
  if (!engineTangent(in, inType) || !engineTangent(out, outType)) {
    tell(status, MStatus::kInvalidParameter);
    return 0;
  }
  std::size_t index = 0;
  tell(status, edit(object, change, [&](Curve& curve) {
         unsigned there = 0;
         const double exact = findKey(curve, at, there) ? curve.keys()[there].time : at;
         index = curve.addKey(exact, value, inType, outType);
       }));
  return static_cast<unsigned>(index);
}

unsigned refuse(MStatus* status) {
  tell(status, MStatus::kInvalidParameter);
  return 0;
}

// From units of the user interface.
Tangent internal(const MObject& object, Tangent tangent, bool convert) {
  if (!convert) return tangent;
  const auto& attributes = curveOf(object)->attributes();
  if (attributes.from == CurveInput::Time) tangent.x = secondsOf(MTime(tangent.x, MTime::uiUnit()));
  switch (attributes.to) {
    case CurveOutput::Linear:
      tangent.y = MDistance::uiToInternal(tangent.y);
      break;
    case CurveOutput::Angular:
      tangent.y = MAngle::uiToInternal(tangent.y);
      break;
    case CurveOutput::Time:
      tangent.y = secondsOf(MTime(tangent.y, MTime::uiUnit()));
      break;
    case CurveOutput::Unitless:
      break;
  }
  return tangent;
}

Tangent fromAngle(double angle, double weight) {
  return {3.0 * weight * std::cos(angle), 3.0 * weight * std::sin(angle)};
}

Curve::Side side(bool in) {
  return in ? Curve::Side::In : Curve::Side::Out;
}

// The curve with other keys.
Curve withKeys(const Curve& curve, std::vector<Key> keys) {
  return Curve(std::move(keys), curve.weighted(), curve.preInfinity(), curve.postInfinity(), curve.output(),
               curve.input());
}

// Puts new keys among (or, unless they are kept, in the place of) those of the curve.
void placeKeys(Curve& curve, std::vector<Key> added, bool keep) {
  std::vector<Key> all;
  if (keep) {
    for (const Key& key : curve.keys()) all.push_back(key);
    for (Key& key : added) {
      unsigned there = 0;
      if (findKey(curve, key.time, there)) key.time = curve.keys()[there].time;
    }
  }
  all.insert(all.end(), added.begin(), added.end());
  footfall::sortKeys(all);
  curve = withKeys(curve, std::move(all));
}

}  // namespace

OPENMAYA_MAJOR_NAMESPACE_OPEN

MStatus MFnAnimCurve::remove(unsigned int index, MAnimCurveChange* change) {
  return editKey(object_, index, change, [&](Curve& curve) { curve.removeKey(index); });
}
MStatus MFnAnimCurve::addKeyframe(const MTime& time, double value, MAnimCurveChange* change) {
  return addKeyframe(time, value, kTangentGlobal, kTangentGlobal, change);
}
MStatus MFnAnimCurve::addKeyframe(const MTime& time, double value, TangentType in, TangentType out,
                                  MAnimCurveChange* change) {
  MStatus status;
  addKey(time, value, in, out, change, &status);
  return status;
}
unsigned int MFnAnimCurve::addKey(const MTime& time, double value, TangentType in, TangentType out,
                                  MAnimCurveChange* change, MStatus* ReturnStatus) {
  if (!takes(object_, CurveInput::Time)) return refuse(ReturnStatus);
  return addAt(object_, secondsOf(time), value, in, out, change, ReturnStatus);
}
unsigned int MFnAnimCurve::addKey(const MTime& time, const MTime& value, TangentType in, TangentType out,
                                  MAnimCurveChange* change, MStatus* ReturnStatus) {
  if (!takes(object_, CurveInput::Time) || !gives(object_, CurveOutput::Time)) return refuse(ReturnStatus);
  return addAt(object_, secondsOf(time), secondsOf(value), in, out, change, ReturnStatus);
}
unsigned int MFnAnimCurve::addKey(double at, double value, TangentType in, TangentType out,
                                  MAnimCurveChange* change, MStatus* ReturnStatus) {
  if (!takes(object_, CurveInput::Unitless)) return refuse(ReturnStatus);
  return addAt(object_, at, value, in, out, change, ReturnStatus);
}
unsigned int MFnAnimCurve::addKey(double at, const MTime& value, TangentType in, TangentType out,
                                  MAnimCurveChange* change, MStatus* ReturnStatus) {
  if (!takes(object_, CurveInput::Unitless) || !gives(object_, CurveOutput::Time))
    return refuse(ReturnStatus);
  return addAt(object_, at, secondsOf(value), in, out, change, ReturnStatus);
}
MStatus MFnAnimCurve::addKeys(MTimeArray* times, MDoubleArray* values, TangentType in, TangentType out,
                              bool keep, MAnimCurveChange* change) {
  return addKeysWithTangents(times, values, in, out, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true,
                             keep, change);
}
MStatus MFnAnimCurve::addKeysWithTangents(MTimeArray* times, MDoubleArray* values, TangentType in,
                                          TangentType out, MIntArray* inTypes, MIntArray* outTypes,
                                          MDoubleArray* inX, MDoubleArray* inY, MDoubleArray* outX,
                                          MDoubleArray* outY, MIntArray* locked, MIntArray* weights,
                                          bool convertUnits, bool keep, MAnimCurveChange* change) {
  if (!times || !values || !takes(object_, CurveInput::Time)) return MStatus::kInvalidParameter;
  const unsigned count = times->length();
  bool fits = values->length() == count;
  for (const MIntArray* array : {inTypes, outTypes, locked, weights})
    fits = fits && (!array || array->length() == count);
  for (const MDoubleArray* array : {inX, inY, outX, outY})
    fits = fits && (!array || array->length() == count);
  if (!fits || !inX != !inY || !outX != !outY) return MStatus::kInvalidParameter;
  std::vector<Key> keys;
  for (unsigned i = 0; i < count; ++i) {
    Key key;
    key.time = secondsOf((*times)[i]);
    key.value = (*values)[i];
    if (!engineTangent(inTypes ? (*inTypes)[i] : in, key.inType)) return MStatus::kInvalidParameter;
    if (!engineTangent(outTypes ? (*outTypes)[i] : out, key.outType)) return MStatus::kInvalidParameter;
    if (inX) key.in = internal(object_, {(*inX)[i], (*inY)[i]}, convertUnits);
    if (outX) key.out = internal(object_, {(*outX)[i], (*outY)[i]}, convertUnits);
    if (locked) key.tangentsLocked = (*locked)[i] != 0;
    if (weights) key.weightsLocked = (*weights)[i] != 0;
    keys.push_back(key);
  }
  return edit(object_, change, [&](Curve& curve) { placeKeys(curve, std::move(keys), keep); });
}
unsigned int MFnAnimCurve::insertKey(const MTime& time, bool breakdown, MAnimCurveChange* change,
                                     MStatus* ReturnStatus) {
  std::size_t index = 0;
  tell(ReturnStatus, edit(object_, change, [&](Curve& curve) {
         index = curve.insertKey(secondsOf(time));
         curve.setBreakdown(index, breakdown);
       }));
  return static_cast<unsigned>(index);
}

MStatus MFnAnimCurve::setValue(unsigned int index, double value, MAnimCurveChange* change) {
  return editKey(object_, index, change, [&](Curve& curve) { curve.setValue(index, value); });
}
MStatus MFnAnimCurve::setTime(unsigned int index, const MTime& time, MAnimCurveChange* change) {
  if (!takes(object_, CurveInput::Time)) return MStatus::kFailure;
  return editKey(object_, index, change, [&](Curve& curve) { curve.setTime(index, secondsOf(time)); });
}
MStatus MFnAnimCurve::setUnitlessInput(unsigned int index, double at, MAnimCurveChange* change) {
  if (!takes(object_, CurveInput::Unitless)) return MStatus::kFailure;
  return editKey(object_, index, change, [&](Curve& curve) { curve.setTime(index, at); });
}

MStatus MFnAnimCurve::setInTangentType(unsigned int index, TangentType type, MAnimCurveChange* change) {
  footfall::TangentType wanted;
  if (!engineTangent(type, wanted)) return MStatus::kInvalidParameter;
  return editKey(object_, index, change,
                 [&](Curve& curve) { curve.setTangentTypes(index, wanted, curve.keys()[index].outType); });
}
MStatus MFnAnimCurve::setOutTangentType(unsigned int index, TangentType type, MAnimCurveChange* change) {
  footfall::TangentType wanted;
  if (!engineTangent(type, wanted)) return MStatus::kInvalidParameter;
  return editKey(object_, index, change,
                 [&](Curve& curve) { curve.setTangentTypes(index, curve.keys()[index].inType, wanted); });
}
MStatus MFnAnimCurve::setTangentTypes(MIntArray indices, TangentType in, TangentType out,
                                      MAnimCurveChange* change) {
  footfall::TangentType inType, outType;
  if (!engineTangent(in, inType) || !engineTangent(out, outType)) return MStatus::kInvalidParameter;
  for (unsigned i = 0; i < indices.length(); ++i) {
    if (indices[i] < 0 || static_cast<unsigned>(indices[i]) >= numKeys()) return MStatus::kInvalidParameter;
  }
  return edit(object_, change, [&](Curve& curve) {
    for (unsigned i = 0; i < indices.length(); ++i)
      curve.setTangentTypes(static_cast<std::size_t>(indices[i]), inType, outType);
  });
}
MStatus MFnAnimCurve::setTangent(unsigned int index, TangentValue x, TangentValue y, bool inTangent,
                                 MAnimCurveChange* change, bool convertUnits) {
  return editKey(object_, index, change, [&](Curve& curve) {
    curve.setTangent(index, side(inTangent), internal(object_, {x, y}, convertUnits));
  });
}
MStatus MFnAnimCurve::setTangent(unsigned int index, const MAngle& angle, double weight, bool inTangent,
                                 MAnimCurveChange* change, bool convertUnits) {
  const Tangent tangent = fromAngle(angle.asRadians(), weight);
  return setTangent(index, tangent.x, tangent.y, inTangent, change, convertUnits);
}
MStatus MFnAnimCurve::setAngle(unsigned int index, const MAngle& angle, bool inTangent,
                               MAnimCurveChange* change) {
  MAngle former;
  double weight = 0.0;
  const MStatus status = getTangent(index, former, weight, inTangent);
  return status ? setTangent(index, angle, weight, inTangent, change, false) : status;
}
MStatus MFnAnimCurve::setWeight(unsigned int index, double weight, bool inTangent, MAnimCurveChange* change) {
  MAngle angle;
  double former = 0.0;
  const MStatus status = getTangent(index, angle, former, inTangent);
  if (!status) return status;
  if (!isWeighted() || !(weight >= 0.0)) return MStatus::kFailure;
  return setTangent(index, angle, weight, inTangent, change, false);
}
MStatus MFnAnimCurve::setWeightsLocked(unsigned int index, bool locked, MAnimCurveChange* change) {
  if (!isWeighted()) return MStatus::kFailure;
  return editKey(object_, index, change, [&](Curve& curve) { curve.setWeightsLocked(index, locked); });
}
MStatus MFnAnimCurve::setTangentsLocked(unsigned int index, bool locked, MAnimCurveChange* change) {
  return editKey(object_, index, change, [&](Curve& curve) { curve.setTangentsLocked(index, locked); });
}

MStatus MFnAnimCurve::setPreInfinityType(InfinityType type, MAnimCurveChange* change) {
  footfall::Infinity wanted;
  if (!footfall::infinityFromCode(type, wanted)) return MStatus::kInvalidParameter;
  return edit(object_, change, [&](Curve& curve) { curve.setInfinity(wanted, curve.postInfinity()); });
}
MStatus MFnAnimCurve::setPostInfinityType(InfinityType type, MAnimCurveChange* change) {
  footfall::Infinity wanted;
  if (!footfall::infinityFromCode(type, wanted)) return MStatus::kInvalidParameter;
  return edit(object_, change, [&](Curve& curve) { curve.setInfinity(curve.preInfinity(), wanted); });
}
MStatus MFnAnimCurve::setIsWeighted(bool isWeighted, MAnimCurveChange* change) {
  return edit(object_, change, [&](Curve& curve) { curve.setWeighted(isWeighted); });
}
MStatus MFnAnimCurve::setIsBreakdown(unsigned int index, bool isBreakdown, MAnimCurveChange* change) {
  return editKey(object_, index, change, [&](Curve& curve) { curve.setBreakdown(index, isBreakdown); });
}

OPENMAYA_NAMESPACE_CLOSE

// SPDX-License-Identifier: MIT
// Animation curves of the host: their values are those of the engine's Curve, edits are undone and redone,
// and they drive attributes in every evaluation mode.
#include "base/angles.h"
#include "curve/curve.h"

#include <mayahost/host.h>

#include <maya/MAnimCurveChange.h>
#include <maya/MDGContextGuard.h>
#include <maya/MDGModifier.h>
#include <maya/MFnAnimCurve.h>
#include <maya/MFnNumericAttribute.h>
#include <maya/MFnUnitAttribute.h>
#include <maya/MPlug.h>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <random>

using footfall::Curve;
using mayahost::number;

namespace {

constexpr double kDegree = 3.14159265358979323846 / 180.0;

MTime frame(double f) {
  return MTime(f, MTime::kFilm);
}

class AnimCurve : public testing::Test {
 protected:
  void SetUp() override {
    mayahost::setEvaluationMode(mayahost::EvaluationMode::off);
    MTime::setUIUnit(MTime::kFilm);
    mayahost::newScene();
    mayahost::clearMisuses();
  }
  void TearDown() override { EXPECT_THAT(mayahost::misuses(), testing::IsEmpty()); }

  // A network node with an attribute of a unit (kInvalid: a plain double) called "value".
  static MPlug target(const std::string& name, MFnUnitAttribute::Type unit) {
    MObject node = mayahost::createNode("network", name);
    MFnDependencyNode fn(node);
    MFnUnitAttribute united;
    MFnNumericAttribute plain;
    const MObject attribute = unit == MFnUnitAttribute::kInvalid
                                  ? plain.create("value", "va", MFnNumericData::kDouble)
                                  : united.create("value", "va", unit);
    EXPECT_TRUE(fn.addAttribute(attribute));
    return fn.findPlug(attribute, true);
  }
};

struct Pair {
  MFnAnimCurve::TangentType api;
  footfall::TangentType engine;
  int file;
};
const Pair kTangents[] = {{MFnAnimCurve::kTangentLinear, footfall::TangentType::Linear, 2},
                          {MFnAnimCurve::kTangentFlat, footfall::TangentType::Flat, 3},
                          {MFnAnimCurve::kTangentStep, footfall::TangentType::Step, 5},
                          {MFnAnimCurve::kTangentSmooth, footfall::TangentType::Spline, 9},
                          {MFnAnimCurve::kTangentClamped, footfall::TangentType::Clamped, 10},
                          {MFnAnimCurve::kTangentPlateau, footfall::TangentType::Plateau, 16},
                          {MFnAnimCurve::kTangentStepNext, footfall::TangentType::StepNext, 17},
                          {MFnAnimCurve::kTangentAuto, footfall::TangentType::Auto, 18}};

TEST_F(AnimCurve, ValuesAreTheEngines) {
  std::mt19937 random(7);
  std::uniform_real_distribution<double> value(-5.0, 5.0);
  int compared = 0;
  for (int round = 0; round < 20; ++round) {
    MFnAnimCurve fn;
    MStatus status;
    fn.create(MFnAnimCurve::kAnimCurveTL, nullptr, &status);
    ASSERT_TRUE(status);
    EXPECT_FALSE(fn.isWeighted());
    Curve engine;
    for (int k = 0; k < 8; ++k) {
      const double at = static_cast<double>(random() % 60);
      const double v = value(random);
      const Pair &in = kTangents[random() % 8], &out = kTangents[random() % 8];
      const unsigned index = fn.addKey(frame(at), v, in.api, out.api, nullptr, &status);
      ASSERT_TRUE(status);
      EXPECT_EQ(index, engine.addKey(at / 24.0, v, in.engine, out.engine));
      EXPECT_EQ(fn.inTangentType(index), in.api);
      EXPECT_EQ(fn.outTangentType(index), out.api);
    }
    if (round % 2) {
      ASSERT_TRUE(fn.setIsWeighted(true));
      engine.setWeighted(true);
    }
    ASSERT_TRUE(fn.setPreInfinityType(MFnAnimCurve::kCycle));
    ASSERT_TRUE(fn.setPostInfinityType(MFnAnimCurve::kOscillate));
    engine.setInfinity(footfall::Infinity::Cycle, footfall::Infinity::Oscillate);
    ASSERT_EQ(fn.numKeys(), engine.keys().size());
    const std::string output = std::string(fn.name().asChar()) + ".output";
    for (double f = -70.0; f < 130.0; f += 3.5) {
      const double expected = engine.evaluate(f / 24.0);
      EXPECT_EQ(fn.evaluate(frame(f)), expected);
      mayahost::setCurrentTime(frame(f));
      EXPECT_EQ(number(output), expected) << f;
      ++compared;
    }
  }
  EXPECT_EQ(compared, 20 * 58);
}

TEST_F(AnimCurve, NewCurvesEvaluateAtTheCurrentTime) {
  mayahost::setCurrentTime(frame(12.0));
  MFnAnimCurve fn;
  fn.create(MFnAnimCurve::kAnimCurveTU);
  fn.addKey(frame(0.0), 0.0, MFnAnimCurve::kTangentLinear, MFnAnimCurve::kTangentLinear);
  fn.addKey(frame(24.0), 10.0, MFnAnimCurve::kTangentLinear, MFnAnimCurve::kTangentLinear);
  EXPECT_DOUBLE_EQ(number("animCurveTU1.output"), 5.0);
}

TEST_F(AnimCurve, AttributesShowTheKeysAndMakeThem) {
  MFnAnimCurve fn;
  fn.create(MFnAnimCurve::kAnimCurveTA);
  fn.addKey(frame(1.0), 0.5, MFnAnimCurve::kTangentSmooth, MFnAnimCurve::kTangentStep);
  fn.addKey(frame(11.0), -0.5);
  EXPECT_EQ(mayahost::plug("animCurveTA1.ktv").numElements(), 2u);
  EXPECT_DOUBLE_EQ(number("animCurveTA1.ktv[1].kt"), 11.0);
  EXPECT_EQ(number("animCurveTA1.ktv[0].kv"), 0.5);
  EXPECT_EQ(number("animCurveTA1.kit[0]"), 9.0);  // spline in files, 4 in the API
  EXPECT_EQ(number("animCurveTA1.kot[0]"), 5.0);
  EXPECT_EQ(number("animCurveTA1.kit[1]"), 18.0);
  EXPECT_EQ(number("animCurveTA1.wgt"), 0.0);
  fn.remove(1);
  EXPECT_EQ(mayahost::plug("animCurveTA1.keyTimeValue").numElements(), 1u);

  // The other way: as a file does it.
  mayahost::createNode("animCurveTL", "made");
  EXPECT_EQ(number("made.wgt"), 1.0);
  mayahost::setNumber("made.tan", 2);
  mayahost::setNumber("made.wgt", 0);
  mayahost::setNumber("made.ktv[0].kt", 0);
  mayahost::setNumber("made.ktv[0].kv", 1);
  mayahost::setNumber("made.ktv[1].kt", 10);
  mayahost::setNumber("made.ktv[1].kv", 3);
  mayahost::setNumber("made.pst", 4);
  MFnAnimCurve read(mayahost::findNode("made"));
  EXPECT_EQ(read.numKeys(), 2u);
  EXPECT_EQ(read.outTangentType(0), MFnAnimCurve::kTangentLinear);
  EXPECT_EQ(read.postInfinityType(), MFnAnimCurve::kCycleRelative);
  mayahost::setCurrentTime(frame(15.0));
  EXPECT_DOUBLE_EQ(number("made.output"), 4.0);
  mayahost::undo();  // of the infinity
  EXPECT_DOUBLE_EQ(number("made.output"), 3.0);
}

TEST_F(AnimCurve, EditsAreUndoneAndRedone) {
  MFnAnimCurve fn;
  MDGModifier modifier;
  MAnimCurveChange change;
  const MPlug plug = target("driven", MFnUnitAttribute::kDistance);
  MStatus status;
  MObject made = fn.create(plug, MFnAnimCurve::kAnimCurveTL, &modifier, &status);
  ASSERT_TRUE(status);
  ASSERT_TRUE(modifier.doIt());
  EXPECT_EQ(fn.name(), MString("driven_value"));
  fn.addKey(frame(0.0), 1.0);
  const auto state = [&] {
    std::vector<double> all{fn.isWeighted() ? 1.0 : 0.0, double(fn.preInfinityType()), double(fn.numKeys())};
    for (unsigned i = 0; i < fn.numKeys(); ++i) {
      double x = 0.0, y = 0.0;
      fn.getTangent(i, x, y, true);
      for (const double v : {fn.time(i).value(), fn.value(i), x, y, double(fn.inTangentType(i)),
                             double(fn.tangentsLocked(i)), double(fn.isBreakdown(i))})
        all.push_back(v);
    }
    return all;
  };
  const auto before = state();
  fn.addKey(frame(10.0), 5.0, MFnAnimCurve::kTangentGlobal, MFnAnimCurve::kTangentGlobal, &change);
  MTimeArray times;
  MDoubleArray values;
  for (int i = 2; i < 6; ++i) {
    times.append(frame(10.0 * i));
    values.append(i * i);
  }
  EXPECT_TRUE(
      fn.addKeys(&times, &values, MFnAnimCurve::kTangentLinear, MFnAnimCurve::kTangentLinear, true, &change));
  EXPECT_EQ(fn.numKeys(), 6u);
  EXPECT_TRUE(fn.setIsWeighted(true, &change));
  EXPECT_TRUE(fn.setTangentsLocked(2, false, &change));
  EXPECT_TRUE(fn.setTangent(2, 0.5, 2.0, true, &change, false));
  EXPECT_TRUE(fn.setTime(3, frame(33.0), &change));
  EXPECT_FALSE(fn.setTime(3, frame(55.0), &change));  // past the next key
  EXPECT_TRUE(fn.setValue(4, -1.0, &change));
  EXPECT_TRUE(fn.remove(0, &change));
  EXPECT_TRUE(fn.setIsBreakdown(0, true, &change));
  EXPECT_TRUE(fn.setPreInfinityType(MFnAnimCurve::kLinear, &change));
  const auto after = state();
  mayahost::setCurrentTime(frame(45.0));
  const double moved = number("driven.value");
  EXPECT_NE(before, after);
  for (int i = 0; i < 3; ++i) {
    EXPECT_TRUE(change.undoIt());
    EXPECT_EQ(state(), before);
    EXPECT_EQ(number("driven.value"), 1.0);
    EXPECT_FALSE(change.undoIt());
    EXPECT_TRUE(change.redoIt());
    EXPECT_EQ(state(), after);
    EXPECT_EQ(number("driven.value"), moved);
    EXPECT_FALSE(change.redoIt());
  }
  EXPECT_TRUE(change.undoIt());
  EXPECT_TRUE(modifier.undoIt());
  EXPECT_TRUE(mayahost::findNode("driven_value").isNull());
  EXPECT_FALSE(plug.isConnected());
  EXPECT_TRUE(modifier.doIt());
  EXPECT_TRUE(change.redoIt());
  EXPECT_EQ(number("driven.value"), moved);
}

TEST_F(AnimCurve, WhatItDrivesCanBePosed) {
  MFnAnimCurve fn;
  const MPlug plug = target("driven", MFnUnitAttribute::kDistance);
  fn.create(plug, MFnAnimCurve::kAnimCurveTL);
  fn.addKey(frame(0.0), 1.0);
  fn.addKey(frame(10.0), 2.0);
  mayahost::setCurrentTime(frame(10.0));
  EXPECT_EQ(number("driven.value"), 2.0);
  EXPECT_TRUE(mayahost::setNumber("driven.value", 7.0));
  EXPECT_EQ(number("driven.value"), 7.0);
  mayahost::setCurrentTime(frame(0.0));
  EXPECT_EQ(number("driven.value"), 1.0) << "until the next change of time";
}

TEST_F(AnimCurve, TangentsByVectorAngleAndUnits) {
  MFnAnimCurve fn;
  fn.create(MFnAnimCurve::kAnimCurveTA);
  fn.setIsWeighted(true);
  fn.addKey(frame(0.0), 0.0);
  fn.addKey(frame(24.0), 1.0);
  ASSERT_TRUE(fn.setTangentsLocked(0, false));
  // 12 frames and 90 degrees: half a second and pi / 2.
  ASSERT_TRUE(fn.setTangent(0, 12.0, 90.0, false));
  double x = 0.0, y = 0.0;
  ASSERT_TRUE(fn.getTangent(0, x, y, false));
  EXPECT_DOUBLE_EQ(x, 0.5);
  EXPECT_DOUBLE_EQ(y, 90.0 * kDegree);
  MAngle angle;
  double weight = 0.0;
  ASSERT_TRUE(fn.getTangent(0, angle, weight, false));
  EXPECT_DOUBLE_EQ(angle.asRadians(), std::atan2(y, x));
  EXPECT_DOUBLE_EQ(weight * 3.0, std::hypot(x, y));
  ASSERT_TRUE(fn.setTangent(0, angle, weight, false, nullptr, false));
  double x2 = 0.0, y2 = 0.0;
  fn.getTangent(0, x2, y2, false);
  EXPECT_NEAR(x2, x, 1e-14);
  EXPECT_NEAR(y2, y, 1e-14);
  EXPECT_EQ(fn.outTangentType(0), MFnAnimCurve::kTangentFixed);
  ASSERT_TRUE(fn.setAngle(0, MAngle(0.0), false));
  fn.getTangent(0, x2, y2, false);
  EXPECT_DOUBLE_EQ(y2, 0.0);
  EXPECT_DOUBLE_EQ(x2, 3.0 * weight);
  EXPECT_EQ(fn.inTangentType(0), MFnAnimCurve::kTangentAuto) << "unlocked: the other side stays";
  EXPECT_TRUE(fn.setWeightsLocked(0, false));
  EXPECT_FALSE(fn.weightsLocked(0));
  EXPECT_TRUE(fn.setIsWeighted(false));
  EXPECT_FALSE(fn.setWeight(0, 2.0, false)) << "no weights";
}

TEST_F(AnimCurve, DrivesAttributesThroughUnitConversions) {
  MFnAnimCurve fn;
  MPlug angle = target("angle", MFnUnitAttribute::kAngle);
  MPlug plain = target("plain", MFnUnitAttribute::kInvalid);
  MPlug clock = target("clock", MFnUnitAttribute::kTime);
  EXPECT_EQ(fn.timedAnimCurveTypeForPlug(angle), MFnAnimCurve::kAnimCurveTA);
  EXPECT_EQ(fn.timedAnimCurveTypeForPlug(plain), MFnAnimCurve::kAnimCurveTU);
  EXPECT_EQ(fn.timedAnimCurveTypeForPlug(clock), MFnAnimCurve::kAnimCurveTT);
  EXPECT_EQ(fn.unitlessAnimCurveTypeForPlug(angle), MFnAnimCurve::kAnimCurveUA);

  fn.create(angle, MFnAnimCurve::kAnimCurveTU);  // 90 unitless: degrees, the unit of the user interface
  fn.addKey(frame(1.0), 90.0);
  EXPECT_NEAR(number("angle.value"), 90.0 * kDegree, 1e-12);
  EXPECT_FALSE(mayahost::findNode("unitConversion1").isNull());
  EXPECT_EQ(MFnAnimCurve(angle).name(), MString("angle_value")) << "found behind the conversion";

  fn.create(clock);
  EXPECT_EQ(fn.animCurveType(), MFnAnimCurve::kAnimCurveTT);
  MStatus status;
  fn.addKey(frame(1.0), frame(7.0), MFnAnimCurve::kTangentGlobal, MFnAnimCurve::kTangentGlobal, nullptr,
            &status);
  EXPECT_TRUE(status);
  EXPECT_DOUBLE_EQ(number("clock.value"), 7.0);
  MTime seen;
  EXPECT_TRUE(fn.evaluate(frame(1.0), seen));
  EXPECT_DOUBLE_EQ(seen.as(MTime::kFilm), 7.0);
  EXPECT_TRUE(fn.create(clock, nullptr, &status).isNull()) << "driven already";
  EXPECT_FALSE(status);
}

TEST_F(AnimCurve, TimeWarpsThroughItsInput) {
  MFnAnimCurve fn, warp;
  fn.create(MFnAnimCurve::kAnimCurveTU);
  fn.addKey(frame(0.0), 0.0, MFnAnimCurve::kTangentLinear, MFnAnimCurve::kTangentLinear);
  fn.addKey(frame(100.0), 100.0, MFnAnimCurve::kTangentLinear, MFnAnimCurve::kTangentLinear);
  warp.create(MFnAnimCurve::kAnimCurveTT);
  warp.addKey(frame(0.0), frame(0.0), MFnAnimCurve::kTangentLinear, MFnAnimCurve::kTangentLinear);
  warp.addKey(frame(100.0), frame(50.0), MFnAnimCurve::kTangentLinear, MFnAnimCurve::kTangentLinear);
  ASSERT_TRUE(mayahost::connect("animCurveTT1.output", "animCurveTU1.input"));
  mayahost::setCurrentTime(frame(40.0));
  EXPECT_NEAR(number("animCurveTU1.output"), 20.0, 1e-12);
  EXPECT_NEAR(fn.evaluate(frame(40.0)), 40.0, 1e-12) << "the function set ignores the input";
  ASSERT_TRUE(mayahost::disconnect("animCurveTT1.output", "animCurveTU1.input"));
  EXPECT_NEAR(number("animCurveTU1.output"), 40.0, 1e-12);
}

TEST_F(AnimCurve, TimedContextsDoNotMoveTheScene) {
  MFnAnimCurve fn;
  const MPlug plug = target("driven", MFnUnitAttribute::kInvalid);
  fn.create(plug);
  for (int i = 0; i < 50; ++i) fn.addKey(frame(i), std::sin(0.3 * i));
  mayahost::setCurrentTime(frame(3.0));
  const double here = plug.asDouble();
  for (double f = -2.0; f < 55.0; f += 0.7) {
    MDGContext context(frame(f));
    {
      const MDGContextGuard guard(context);
      EXPECT_EQ(plug.asDouble(), fn.evaluate(frame(f)));
    }
    EXPECT_EQ(plug.asDouble(), here);
  }
  EXPECT_EQ(here, std::sin(0.3 * 3));
}

TEST_F(AnimCurve, DrivenKeysTakePlainNumbers) {
  MFnAnimCurve fn;
  fn.create(MFnAnimCurve::kAnimCurveUL);
  MStatus status;
  fn.addKey(frame(1.0), 2.0, MFnAnimCurve::kTangentGlobal, MFnAnimCurve::kTangentGlobal, nullptr, &status);
  EXPECT_EQ(status, MStatus::kInvalidParameter) << "no time input";
  fn.addKey(-1.0, 2.0, MFnAnimCurve::kTangentLinear, MFnAnimCurve::kTangentLinear);
  fn.addKey(1.0, 4.0, MFnAnimCurve::kTangentLinear, MFnAnimCurve::kTangentLinear);
  EXPECT_EQ(fn.unitlessInput(1), 1.0);
  EXPECT_TRUE(mayahost::setNumber("animCurveUL1.input", 0.5));
  EXPECT_DOUBLE_EQ(number("animCurveUL1.output"), 3.5);
  mayahost::setCurrentTime(frame(99.0));
  EXPECT_DOUBLE_EQ(number("animCurveUL1.output"), 3.5);
  unsigned index = 9;
  EXPECT_TRUE(fn.find(1.0, index));
  EXPECT_EQ(index, 1u);
  EXPECT_FALSE(fn.find(0.9, index));
  EXPECT_EQ(fn.findClosest(-0.2), 0u);
  EXPECT_EQ(fn.findClosest(0.2), 1u);
}

TEST_F(AnimCurve, WrongUseFails) {
  MFnAnimCurve fn;
  MStatus status;
  EXPECT_EQ(fn.numKeys(&status), 0u);
  EXPECT_FALSE(status);
  EXPECT_FALSE(fn.setObject(mayahost::findNode("time1")));
  fn.create(MFnAnimCurve::kAnimCurveTL);
  fn.value(0, &status);
  EXPECT_EQ(status, MStatus::kInvalidParameter);
  EXPECT_FALSE(fn.remove(0));
  fn.findClosest(frame(1.0), &status);
  EXPECT_FALSE(status);
  fn.addKey(frame(1.0), std::nan(""), MFnAnimCurve::kTangentGlobal, MFnAnimCurve::kTangentGlobal, nullptr,
            &status);
  EXPECT_FALSE(status);
  fn.addKey(frame(1.0), 1.0, MFnAnimCurve::kTangentShared1, MFnAnimCurve::kTangentGlobal, nullptr, &status);
  EXPECT_FALSE(status);
  EXPECT_EQ(fn.numKeys(), 0u);
}

// Curves in chains and fans: every mode gives the same bits.
std::vector<double> play(mayahost::EvaluationMode mode) {
  mayahost::newScene();
  mayahost::setEvaluationMode(mode, 4);
  std::mt19937 random(3);
  std::uniform_real_distribution<double> value(-3.0, 3.0);
  std::vector<std::string> outputs;
  for (int i = 0; i < 40; ++i) {
    const std::string n = std::to_string(i);
    mayahost::createNode("addDoubleLinear", "sum" + n);
    MFnAnimCurve fn;
    fn.create(mayahost::plug("sum" + n + ".input1"));
    for (int k = 0; k < 6; ++k) fn.addKey(frame(static_cast<double>(random() % 40)), value(random));
    if (i > 0) mayahost::connect("sum" + std::to_string(i / 2) + ".output", "sum" + n + ".input2");
    outputs.push_back("sum" + n + ".output");
  }
  std::vector<double> seen;
  for (double f = 0.0; f < 40.0; f += 2.25) {
    mayahost::setCurrentTime(frame(f));
    for (const auto& name : outputs) seen.push_back(number(name));
    MFnAnimCurve fn(mayahost::findNode("sum3_input1"));
    fn.setValue(0, f);
  }
  return seen;
}

TEST_F(AnimCurve, EveryEvaluationModeGivesTheSameBits) {
  const auto lazy = play(mayahost::EvaluationMode::off);
  EXPECT_EQ(play(mayahost::EvaluationMode::serial), lazy);
  EXPECT_EQ(play(mayahost::EvaluationMode::parallel), lazy);
  EXPECT_EQ(lazy.size(), 40u * 18u);
}

}  // namespace

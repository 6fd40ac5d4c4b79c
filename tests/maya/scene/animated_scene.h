// SPDX-License-Identifier: MIT
// A small animated figure in the stand-in host for the tests of warps and blends, with the plug-in loaded.
// Time is in frames of film, 24 a second; lengths in centimetres.
#pragma once

#include <maya/MDGContext.h>
#include <maya/MDGContextGuard.h>
#include <maya/MFnAnimCurve.h>
#include <maya/MFnDependencyNode.h>
#include <maya/MPlug.h>
#include <maya/MTime.h>
#include <mayahost/command.h>
#include <mayahost/host.h>

#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "curve/curve_set.h"

namespace footfall::maya {

inline MTime filmFrame(double frame) {
  return MTime(frame, MTime::kFilm);
}

class AnimatedScene : public ::testing::Test {
 protected:
  void SetUp() override {
    mayahost::newScene();
    mayahost::clearMessages();
    mayahost::clearMisuses();
    mayahost::setEvaluationMode(mayahost::EvaluationMode::off);
    ASSERT_EQ(mayahost::loadPlugin(FOOTFALL_PLUGIN), MStatus::kSuccess);
  }
  void TearDown() override {
    mayahost::setEvaluationMode(mayahost::EvaluationMode::off);
    mayahost::newScene();
    EXPECT_EQ(mayahost::unloadPlugin("footfall"), MStatus::kSuccess);
    EXPECT_THAT(mayahost::misuses(), ::testing::IsEmpty());
  }

  // Keys as frame and value: centimetres, degrees.
  using Keys = std::vector<std::pair<double, double>>;
  void key(const std::string& plugName, const Keys& keys,
           MFnAnimCurve::TangentType type = MFnAnimCurve::kTangentSmooth) {
    MPlug plug = mayahost::plug(plugName);
    ASSERT_FALSE(plug.isNull()) << plugName;
    MStatus status;
    MFnAnimCurve curve;
    MObject made = curve.create(plug, curve.timedAnimCurveTypeForPlug(plug), nullptr, &status);
    ASSERT_EQ(status, MStatus::kSuccess) << plugName;
    const bool angle = curve.animCurveType() == MFnAnimCurve::kAnimCurveTA;
    std::vector<Key> own;
    for (const auto& [frame, value] : keys) {
      const double internal = angle ? value * kDegrees : value;
      curve.addKey(filmFrame(frame), internal, type, type);
      own.emplace_back();
      own.back().time = frame / 24;
      own.back().value = internal;
      own.back().inType = own.back().outType =
          type == MFnAnimCurve::kTangentLinear ? TangentType::Linear : TangentType::Spline;
    }
    const CurveOutput output = angle                                                 ? CurveOutput::Angular
                               : curve.animCurveType() == MFnAnimCurve::kAnimCurveTL ? CurveOutput::Linear
                                                                                     : CurveOutput::Unitless;
    const std::size_t dot = plugName.find('.');
    curves.add(plugName.substr(0, dot), plugName.substr(dot + 1),
               Curve(own, false, Infinity::Constant, Infinity::Constant, output));
  }

  // Hips that travel and sway, a head with all three angles, an arm in another rotation order, a switch.
  void makeFigure() {
    for (const char* name : {"hips", "head", "arm"}) mayahost::createNode("joint", name);
    ASSERT_EQ(mayahost::setNumber("arm.rotateOrder", 2), MStatus::kSuccess);
    key("hips.translateX", {{1, 0}, {9, 4}, {17, -3}, {25, 5}, {37, 2}, {49, 0}});
    key("hips.translateY", {{1, 90}, {13, 94}, {25, 89}, {37, 95}, {49, 90}});
    key("hips.translateZ", {{1, 0}, {49, 120}}, MFnAnimCurve::kTangentLinear);
    key("head.rotateX", {{1, 5}, {20, -12}, {49, 8}});
    key("head.rotateY", {{1, 0}, {15, 30}, {33, -25}, {49, 0}});
    key("head.rotateZ", {{1, 2}, {25, -4}, {49, 3}});
    key("arm.rotateX", {{1, -60}, {25, 40}, {49, -60}});
    key("arm.rotateY", {{1, 10}, {25, -20}, {49, 10}});
    key("arm.rotateZ", {{1, 20}, {13, 75}, {37, -10}, {49, 20}});
    key("head.scaleX", {{1, 1}, {25, 1.5}, {49, 1}});
  }

  static double at(const std::string& plug, double frame) {
    const MDGContext context(filmFrame(frame));
    const MDGContextGuard guard(context);
    return mayahost::plug(plug).asDouble();
  }
  static void go(double frame) { mayahost::setCurrentTime(filmFrame(frame)); }
  static mayahost::CommandResult mel(const std::string& line) {
    mayahost::CommandResult result;
    EXPECT_TRUE(mayahost::evalMel(line, &result)) << line << "\n" << lastMessage();
    return result;
  }
  static std::string failing(const std::string& line) {
    mayahost::clearMessages();
    EXPECT_FALSE(mayahost::evalMel(line)) << line;
    return lastMessage();
  }
  static std::string lastMessage() {
    return mayahost::messages().empty() ? "" : mayahost::messages().back().text;
  }
  static std::vector<std::string> errors() {
    std::vector<std::string> result;
    for (const mayahost::Message& message : mayahost::messages()) {
      if (message.kind == mayahost::Message::Kind::error) result.push_back(message.text);
    }
    return result;
  }
  // Every animated attribute at every frame.
  std::vector<double> play(double first = -5, double last = 60) const {
    std::vector<double> values;
    for (double frame = first; frame <= last; ++frame) {
      go(frame);
      for (const NamedCurve& curve : curves) values.push_back(mayahost::plug(curve.name()).asDouble());
    }
    return values;
  }

  static constexpr double kDegrees = 0.0174532925199432958;
  CurveSet curves;  // the same in the engine
};

}  // namespace footfall::maya

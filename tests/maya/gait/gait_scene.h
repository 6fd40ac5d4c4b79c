// SPDX-License-Identifier: MIT
// Gaits along a curve in the stand-in host, for the tests of ffGait and its commands.
#pragma once

#include <maya/MFnNurbsCurve.h>
#include <maya/MPointArray.h>
#include <mayahost/primitives.h>

#include <cmath>

#include "curve/space_path.h"
#include "gait/stride/make_stride.h"
#include "gait/travel/follow.h"
#include "maya/figure/figure_scene.h"

namespace footfall::maya {

class GaitScene : public FigureScene {
 protected:
  using Names = std::vector<std::string>;

  static std::string text(const mayahost::CommandResult& result) { return std::get<std::string>(result); }
  static Names names(const mayahost::CommandResult& result) { return std::get<Names>(result); }
  static std::vector<double> numbers(const mayahost::CommandResult& result) {
    return std::get<std::vector<double>>(result);
  }

  // An open curve of a few metres that turns, at height 0; centimetres.
  static MPointArray vertices(double rise = 0) {
    MPointArray points;
    const double way[][2] = {{0, 0}, {20, 120}, {120, 260}, {260, 330}, {360, 460}, {360, 600}};
    for (const auto& p : way) points.append(MPoint(p[0], rise * p[1], p[1]));
    return points;
  }
  static void makeWay(double rise = 0) { mayahost::makeCurve("way", vertices(rise)); }
  static double hillAt(double x, double z) { return 12 * std::sin(x / 90) + 10 * std::cos(z / 110); }
  static void makeHills() { mayahost::makePlane("hills", 3000, 3000, 60, 60, hillAt); }

  // A gait from the library along the curve, from frame 1.
  static std::string makeGait(const std::string& flags = "-gait trot") {
    go(1);
    return text(mel("ffGaitFollow -curve way " + flags));
  }

  static PlanPath enginePath() { return spacePath(enginePoints(), false).plan; }
  // The curve as the node reads it: eight points per span.
  static std::vector<Vec3> enginePoints() {
    std::vector<Vec3> points;
    MDagPath shape = MDagPath::getAPathTo(mayahost::findNode("way"));
    shape.extendToShape();
    const MFnNurbsCurve curve(shape);
    double first = 0, last = 0;
    curve.getKnotDomain(first, last);
    const int pieces = 8 * curve.numSpans();
    for (int i = 0; i <= pieces; ++i) {
      MPoint p;
      curve.getPointAtParam(first + (last - first) * i / pieces, p);
      points.emplace_back(p.x / 100, p.y / 100, p.z / 100);
    }
    return points;
  }

  // A clip without the way it goes along Z.
  static Motion onTheSpot(Motion motion, int root) {
    const std::size_t c = channelOf(motion, root, ChannelKind::TranslateZ), end = motion.frames() - 1;
    const double way = motion.frame(end)[c] - motion.frame(0)[c];
    for (std::size_t i = 0; i <= end; ++i)
      motion.frame(i)[c] -= way * static_cast<double>(i) / static_cast<double>(end);
    return motion;
  }
  // Places of the root as they are with Z up; its attitude is left to a joint orient of 90 degrees about X.
  static void turnRoot(Motion& motion, int root) {
    const std::size_t y = channelOf(motion, root, ChannelKind::TranslateY),
                      z = channelOf(motion, root, ChannelKind::TranslateZ);
    for (std::size_t i = 0; i < motion.frames(); ++i) {
      double* frame = motion.frame(i);
      std::swap(frame[y], frame[z]);
      frame[y] = -frame[y];
    }
  }
  static std::size_t channelOf(const Motion& motion, int joint, ChannelKind kind) {
    for (std::size_t c = 0; c < motion.channels.size(); ++c) {
      if (motion.channels[c].joint == joint && motion.channels[c].kind == kind) return c;
    }
    ADD_FAILURE() << "no such channel";
    return 0;
  }

  static Vec3 triple(const std::string& plug) {
    const MPlug whole = mayahost::plug(plug);
    EXPECT_EQ(whole.isNull() ? 0 : whole.numChildren(), 3u) << plug;
    if (whole.isNull()) return Vec3::Zero();
    return {whole.child(0).asDouble(), whole.child(1).asDouble(), whole.child(2).asDouble()};
  }
  // What a rig could be driven by, and what the gait tells.
  static std::vector<double> shown(const std::string& gait = "gait1Shape") {
    std::vector<double> values;
    for (const char* plug : {".bodyTranslate", ".bodyRotate", ".rootTranslate", ".foot[0].footTranslate",
                             ".foot[1].footRotate", ".foot[1].poleTranslate", ".joint[3].jointRotate"}) {
      const Vec3 v = triple(gait + plug);
      values.insert(values.end(), v.data(), v.data() + 3);
    }
    for (const char* plug : {".phase", ".legPhase[0]", ".legPhase[1]", ".outSpeed", ".outDistance"})
      values.push_back(mayahost::plug(gait + plug).asDouble());
    return values;
  }
  static std::vector<std::vector<double>> playGait(const std::vector<double>& frames) {
    std::vector<std::vector<double>> all;
    for (const double frame : frames) {
      go(frame);
      all.push_back(shown());
    }
    return all;
  }
  // The scene before, after and again: one step.
  static void expectOneStep(const std::string& line) {
    const std::string before = mayahost::sceneText();
    mel(line);
    const std::string after = mayahost::sceneText();
    EXPECT_NE(before, after) << line;
    ASSERT_TRUE(mayahost::undo());
    EXPECT_EQ(mayahost::sceneText(), before) << line;
    ASSERT_TRUE(mayahost::redo());
    EXPECT_EQ(mayahost::sceneText(), after) << line;
  }
  // Refused in words, and nothing of it stays.
  static void expectRefused(const std::string& line, const std::string& words) {
    const std::string before = mayahost::sceneText();
    EXPECT_THAT(failing(line), ::testing::HasSubstr(words)) << line;
    EXPECT_EQ(mayahost::sceneText(), before) << line;
  }
};

}  // namespace footfall::maya

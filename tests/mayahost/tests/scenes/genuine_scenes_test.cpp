// SPDX-License-Identifier: MIT
// Scenes that Maya wrote, in the folder that FOOTFALL_MAYA_SCENES names: the host opens them, shows what the
// engine reads, and loses nothing when it saves them.
#include "scene_file_fixture.h"

#include "base/scanner.h"
#include "curve/curve_set.h"
#include "figure/motion/pose.h"
#include "io/maya/maya_scene.h"

#include <maya/MDagPath.h>
#include <maya/MFnAnimCurve.h>
#include <maya/MMatrix.h>

#include <cstdlib>

namespace {

class GenuineScenes : public SceneFileTest {};

// How far the host's curves are from the engine's, over their keys and beyond.
double curveError(const footfall::MayaGraph& graph, const footfall::MayaSceneReading& reading, int& count) {
  double worst = 0.0;
  for (std::size_t i = 0; i < reading.curves.size(); ++i) {
    const std::string name = graph.displayName(reading.curves[i].node);
    const auto& curve = reading.scene.curves[i].curve;
    MFnAnimCurve shown(mayahost::findNode(name));
    EXPECT_EQ(shown.numKeys(), curve.keys().size()) << name;
    if (curve.keys().empty() || curve.input() != footfall::CurveInput::Time) continue;
    const double first = curve.keys().front().time - 1.0, last = curve.keys().back().time + 1.0;
    for (int k = 0; k <= 20; ++k) {
      const double at = first + (last - first) * k / 20.0;
      const double expected = curve.evaluate(at);
      double value = 0.0;
      shown.evaluate(MTime(at, MTime::kSeconds), value);
      worst = std::max(worst, std::fabs(value - expected) / (1.0 + std::fabs(expected)));
      ++count;
    }
  }
  return worst;
}

// The same of the joints and transforms, where nothing drives them.
double jointError(const footfall::Skeleton& skeleton, int& count) {
  double worst = 0.0;
  const char* const axes[3] = {"X", "Y", "Z"};
  for (const auto& joint : skeleton.joints) {
    if (mayahost::findNode(joint.name).isNull()) continue;  // under a node of an unknown type, or not unique
    const std::pair<std::string, footfall::Vec3> parts[] = {{"translate", 100.0 * joint.translation},
                                                            {"rotate", joint.rotation},
                                                            {"scale", joint.scale},
                                                            {"rotateAxis", joint.rotateAxis}};
    for (const auto& [attribute, value] : parts) {
      if (mayahost::plug(joint.name + "." + attribute).isDestination()) continue;
      for (int i = 0; i < 3; ++i) {
        const MPlug plug = mayahost::plug(joint.name + "." + attribute + axes[i]);
        if (plug.isDestination()) continue;
        worst = std::max(worst, std::fabs(plug.asDouble() - value[i]) / (1.0 + std::fabs(value[i])));
        ++count;
      }
    }
  }
  return worst;
}

TEST_F(GenuineScenes, OpenAndShowWhatTheEngineReads) {
  const char* folder = std::getenv("FOOTFALL_MAYA_SCENES");
  if (!folder) GTEST_SKIP() << "FOOTFALL_MAYA_SCENES names no folder with scenes that Maya wrote";
  int files = 0, values = 0, numbers = 0;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    if (entry.path().extension() != ".ma") continue;
    const std::string name = entry.path().string();
    SCOPED_TRACE(name);
    mayahost::clearMessages();
    EXPECT_TRUE(mayahost::openScene(name)) << testing::PrintToString(errors());
    const footfall::MayaAscii source(footfall::readFile(name), name);
    const footfall::MayaGraph graph(source);
    const auto reading = footfall::readMayaScene(graph);
    EXPECT_LT(curveError(graph, reading, values), 1e-9);
    EXPECT_LT(jointError(reading.scene.skeleton, numbers), 1e-12);
    const std::string text = mayahost::sceneText();
    ASSERT_TRUE(mayahost::saveScene(path("again.ma")));
    EXPECT_TRUE(mayahost::openScene(path("again.ma"))) << testing::PrintToString(errors());
    EXPECT_EQ(mayahost::sceneText(), text);
    ++files;
  }
  EXPECT_GT(files, 0);
  EXPECT_GT(values, 0);
  std::printf("%d files, %d values of curves, %d numbers of joints\n", files, values, numbers);
  EXPECT_GT(numbers, 0);
}

}  // namespace

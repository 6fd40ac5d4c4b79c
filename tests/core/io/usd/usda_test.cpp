// SPDX-License-Identifier: MIT
// USD there and back, and as other programs write it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/error.h"
#include "figure/motion/pose.h"
#include "io/formats.h"

namespace footfall {
namespace {

using testing::HasSubstr;
using testing::ThrowsMessage;

const std::string kWalk = FOOTFALL_SOURCE_DIR "/examples/walk.bvh";

double apart(const Motion& a, const Motion& b) {
  double worst = a.frames() == b.frames() && a.skeleton.size() == b.skeleton.size() ? 0 : 1e9;
  Pose p, q;
  for (std::size_t f = 0; worst < 1e9 && f < a.frames(); ++f) {
    worldPose(a, f, p);
    worldPose(b, f, q);
    for (std::size_t j = 0; j < p.size(); ++j)
      worst = std::max(worst, (p.position[j] - q.position[j]).norm());
  }
  return worst;
}

TEST(Usda, ComesBackAsItWent) {
  const Scene scene = readScene(kWalk);
  for (const UpAxis up : {UpAxis::Y, UpAxis::Z}) {
    WriteOptions options;
    options.up = up;
    WriteReport report;
    const std::string text = formatUsda(scene, options, report);
    EXPECT_FALSE(report.exact);
    const Scene again = parseUsda(text, "walk.usda");
    EXPECT_EQ(again.up, up);
    EXPECT_EQ(again.frameRate, scene.frameRate);
    EXPECT_LT(apart(*scene.motion, *again.motion), 1e-6) << "m: single precision";
    for (std::size_t j = 0; j < again.motion->skeleton.size(); ++j) {
      EXPECT_EQ(again.motion->skeleton.joints[j].name, scene.motion->skeleton.joints[j].name);
      EXPECT_EQ(again.motion->skeleton.joints[j].kind, scene.motion->skeleton.joints[j].kind);
    }
  }
}

TEST(Usda, HasWhatUsdSkelAsksFor) {
  WriteReport report;
  const std::string text = formatUsda(readScene(kWalk), {}, report);
  for (const char* part :
       {"#usda 1.0", "metersPerUnit = 0.01", "upAxis = \"Y\"", "timeCodesPerSecond = 60", "def SkelRoot",
        "def Skeleton ", "def SkelAnimation", "def Mesh", "prepend apiSchemas = [\"SkelBindingAPI\"]",
        "bindTransforms", "restTransforms", "rotations.timeSamples", "translations.timeSamples",
        "primvars:skel:jointIndices", "rel skel:animationSource"})
    EXPECT_THAT(text, HasSubstr(part));
}

// As another program might: Z up, metres, a rotated and scaled parent, joints in another order in the
// animation, comments, samples that are apart.
const char* const kForeign = R"(#usda 1.0
(
    upAxis = "Z"
    metersPerUnit = 1
    timeCodesPerSecond = 24
)
# a comment { with brackets
def SkelRoot "Root" (
    prepend apiSchemas = ["SkelBindingAPI"]
)
{
    double3 xformOp:scale = (0.5, 0.5, 0.5)
    uniform token[] xformOpOrder = ["xformOp:scale"]
    rel skel:animationSource = </Root/Anim>
    def Skeleton "S"
    {
        uniform token[] joints = ["hip", "hip/knee"]
        uniform matrix4d[] restTransforms = [( (1,0,0,0), (0,1,0,0), (0,0,1,0), (0,0,2,1) ), ( (1,0,0,0), (0,1,0,0), (0,0,1,0), (0,0,-1,1) )]
    }
    def SkelAnimation "Anim"
    {
        uniform token[] joints = ["hip/knee", "hip"]
        quatf[] rotations.timeSamples = {
            0: [(1, 0, 0, 0), (1, 0, 0, 0)],
            2: [(0.7071068, 0.7071068, 0, 0), (1, 0, 0, 0)],
        }
        float3[] translations = [(0, 0, -1), (0, 0, 2)]
    }
}
)";

TEST(Usda, ReadsWhatOthersWrite) {
  const Scene scene = parseUsda(kForeign, "foreign.usda");
  const Motion& motion = *scene.motion;
  EXPECT_EQ(scene.up, UpAxis::Z);
  EXPECT_EQ(motion.frames(), 3u);
  Pose pose;
  worldPose(motion, 1, pose);
  EXPECT_NEAR((pose.position[0] - Vec3(0, 1, 0)).norm(), 0, 1e-9) << "half of 2 m, up is Y here";
  EXPECT_NEAR((pose.position[1] - Vec3(0, 0.5, 0)).norm(), 0, 1e-9);
  Pose start;
  worldPose(motion, 0, start);
  EXPECT_NEAR(start.rotation[1].angularDistance(pose.rotation[1]), kPi / 4, 1e-6)
      << "halfway between two samples";
}

TEST(Usda, SaysWhereItIsWrong) {
  const auto refuses = [](const std::string& text, const char* message) {
    EXPECT_THAT([&] { parseUsda(text, "x.usda"); }, ThrowsMessage<Error>(HasSubstr(message)));
  };
  refuses("PXR-USDC....", "usdcat");
  refuses("#usda 1.0\ndef Xform \"a\" {\n", "ends inside a prim");
  refuses("#usda 1.0\ndef Xform \"a\" {\n}\n}\n", "x.usda:4: '}' closes nothing");
  refuses("#usda 1.0\ndef Xform \"a\" {}\n", "holds no Skeleton");
  refuses(
      "#usda 1.0\ndef Skeleton \"a\" {\n uniform token[] joints = [\"a\"]\n uniform matrix4d[] "
      "restTransforms = [1, 2]\n}\n",
      "needs 1 matrices");
}

}  // namespace
}  // namespace footfall

// SPDX-License-Identifier: MIT
// Ramps: entries, and values between them by hand.
#include <mayahost/host.h>

#include <maya/MColor.h>
#include <maya/MColorArray.h>
#include <maya/MFloatArray.h>
#include <maya/MFnDependencyNode.h>
#include <maya/MIntArray.h>
#include <maya/MRampAttribute.h>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

MObject makeRamp(const MObject& node, bool colour) {
  const MObject attribute =
      colour ? MRampAttribute::createColorRamp("tint", "ti") : MRampAttribute::createCurveRamp("shape", "sh");
  EXPECT_TRUE(MFnDependencyNode(node).addAttribute(attribute));
  return attribute;
}

float at(MRampAttribute& ramp, float position) {
  float value = -1.0f;
  MStatus status;
  ramp.getValueAtPosition(position, value, &status);
  EXPECT_TRUE(status);
  return value;
}

TEST(Ramp, GoesFromEntryToEntryAsEachSays) {
  mayahost::newScene();
  const MObject node = mayahost::createNode("network", "holder");
  const MObject attribute = makeRamp(node, false);
  MStatus status;
  MRampAttribute ramp(node, attribute, &status);
  ASSERT_TRUE(status);
  EXPECT_TRUE(ramp.isCurveRamp());
  EXPECT_FALSE(ramp.isColorRamp());
  MFloatArray positions, values;
  MIntArray how;
  const float entries[][2] = {{0.8f, 1.0f}, {0.2f, 2.0f}, {0.4f, 6.0f}, {0.6f, 4.0f}};  // in no order
  const int kinds[] = {MRampAttribute::kLinear, MRampAttribute::kLinear, MRampAttribute::kNone,
                       MRampAttribute::kSmooth};
  for (int i = 0; i < 4; ++i) {
    positions.append(entries[i][0]);
    values.append(entries[i][1]);
    how.append(kinds[i]);
  }
  ASSERT_TRUE(ramp.setRamp(values, positions, how));
  EXPECT_EQ(ramp.getNumEntries(), 4u);
  EXPECT_FLOAT_EQ(at(ramp, 0.0f), 2.0f) << "constant before the first";
  EXPECT_FLOAT_EQ(at(ramp, 0.3f), 4.0f) << "linear";
  EXPECT_FLOAT_EQ(at(ramp, 0.5f), 6.0f) << "none: a step";
  EXPECT_FLOAT_EQ(at(ramp, 0.7f), 2.5f) << "smooth, half way";
  EXPECT_NEAR(at(ramp, 0.65f), 4.0f - 3.0f * 0.15625f, 1e-5f) << "smooth, a quarter: 3/16 - 2/64";
  EXPECT_FLOAT_EQ(at(ramp, 1.0f), 1.0f) << "constant after the last";
  ramp.setInterpolationAtIndex(MRampAttribute::kSpline, 2, &status);
  ASSERT_TRUE(status);
  // Catmull-Rom half way: (9 (6 + 4) - (2 + 1)) / 16.
  EXPECT_NEAR(at(ramp, 0.5f), 5.4375f, 1e-5f);
  ramp.setValueAtIndex(3.0f, 1);
  EXPECT_FLOAT_EQ(at(ramp, 0.0f), 3.0f);
  EXPECT_TRUE(ramp.hasIndex(3));
  EXPECT_FALSE(ramp.hasIndex(4));
  MFloatArray samples;
  ramp.sampleValueRamp(6, samples);
  EXPECT_FLOAT_EQ(samples[2], 6.0f);
  EXPECT_EQ(mayahost::number("holder.shape[1].shape_FloatValue"), 3.0);
  float value = 0.0f;
  MRampAttribute(mayahost::plug("holder.message")).getValueAtPosition(0.5f, value, &status);
  EXPECT_FALSE(status) << "no ramp";
}

// A ramp has an entry from the start and cannot lose its last; entries are added, sorted and packed.
TEST(Ramp, AlwaysHasAnEntry) {
  mayahost::newScene();
  const MObject node = mayahost::createNode("network", "holder");
  MRampAttribute ramp(node, makeRamp(node, false));
  EXPECT_EQ(ramp.getNumEntries(), 1u);
  EXPECT_FLOAT_EQ(at(ramp, 0.5f), 0.0f);
  MIntArray gone(1, 0);
  MStatus status;
  ramp.deleteEntries(gone, &status);
  EXPECT_FALSE(status) << "the last";
  MFloatArray positions(1, 0.9f), values(1, 3.0f);
  positions.append(0.3f);
  values.append(1.0f);
  MIntArray how(2, MRampAttribute::kLinear), indices;
  ramp.addEntries(positions, values, how, &status);
  ASSERT_TRUE(status);
  EXPECT_EQ(ramp.getNumEntries(), 3u);
  ramp.deleteEntries(gone, &status);
  ASSERT_TRUE(status);
  EXPECT_FLOAT_EQ(at(ramp, 0.6f), 2.0f);
  ASSERT_TRUE(ramp.sort());
  ramp.getEntries(indices, positions, values, how, &status);
  EXPECT_EQ(indices[0], 1);
  EXPECT_FLOAT_EQ(positions[0], 0.3f);
  ASSERT_TRUE(ramp.pack());
  EXPECT_TRUE(ramp.hasIndex(0));
  EXPECT_FALSE(ramp.hasIndex(2));
  EXPECT_FLOAT_EQ(at(ramp, 0.6f), 2.0f);
  const MObject made = MRampAttribute::createRamp("tone", "to", node, MColor(0.0f, 0.5f, 1.0f), 0.5f,
                                                  MRampAttribute::kSmooth, &status);
  ASSERT_TRUE(status);
  MColor colour;
  MRampAttribute(node, made).getColorAtPosition(0.1f, colour);
  EXPECT_FLOAT_EQ(colour.g, 0.5f);
}

TEST(Ramp, OfColours) {
  mayahost::newScene();
  const MObject node = mayahost::createNode("network", "holder");
  const MObject attribute = makeRamp(node, true);
  MRampAttribute ramp(node, attribute);
  EXPECT_TRUE(ramp.isColorRamp());
  MFloatArray positions;
  MColorArray colours;
  MIntArray how(2, MRampAttribute::kLinear);
  positions.append(0.0f);
  positions.append(1.0f);
  colours.append(MColor(1.0f, 0.0f, 0.0f));
  colours.append(MColor(0.0f, 0.0f, 1.0f));
  MStatus status;
  ASSERT_TRUE(ramp.setRamp(colours, positions, how));
  MColor colour;
  ramp.getColorAtPosition(0.25f, colour, &status);
  ASSERT_TRUE(status);
  EXPECT_FLOAT_EQ(colour.r, 0.75f);
  EXPECT_FLOAT_EQ(colour.b, 0.25f);
}

}  // namespace

// SPDX-License-Identifier: MIT
// Random edits of scenes with Footfall's own nodes: bad values, wrong connections, rings, deletion in any
// order, undo and redo, in every evaluation mode. Nothing crashes, and undo and redo give the scene that was.
// Other edits with --gtest_shuffle --gtest_random_seed=N.
#include "random_edits.h"

#include "graph/node_type.h"

#include <gmock/gmock.h>

namespace {

class RandomPluginEdits : public testing::Test {
 protected:
  void SetUp() override {
    mayahost::newScene();
    ASSERT_TRUE(mayahost::loadPlugin(FOOTFALL_PLUGIN));
    for (const std::string& name : mayahost::nodeTypeNames()) {
      if (mayahost::findNodeType(name)->plugin == "footfall") edits.types.insert(edits.types.end(), 3, name);
    }
    ASSERT_GE(edits.types.size(), 13u);  // three types of the plug-in at least
  }
  void TearDown() override {
    fuzz::evaluateLazily();
    mayahost::newScene();
    EXPECT_TRUE(mayahost::unloadPlugin("footfall"));
    for (const std::string& misuse : mayahost::misuses()) {
      // Numbers that are none and rings of connections, which the test tries; nothing else may be said.
      EXPECT_THAT(misuse, testing::AnyOf(testing::HasSubstr("make none"), testing::HasSubstr("not a number"),
                                         testing::HasSubstr("which it is computing")));
    }
    mayahost::clearMisuses();
  }
  fuzz::RandomEdits edits{{"transform", "joint", "animCurveTL", "animCurveTT"}};
};

TEST_F(RandomPluginEdits, AreUndoneAndDoneAgain) {
  for (unsigned seed = 0; seed < 30 && !HasFatalFailure(); ++seed) {
    SCOPED_TRACE(seed);
    edits.backAndForth(seed, 30, 60);
  }
}

TEST_F(RandomPluginEdits, NodesGoInAnyOrder) {
  for (unsigned seed = 200; seed < 215 && !HasFatalFailure(); ++seed) {
    SCOPED_TRACE(seed);
    edits.deleteAll(seed, 80);
  }
}

TEST_F(RandomPluginEdits, OfWhatNodesGiveEachOther) {
  for (const char* type : {"animCurveTA", "animCurveTU", "animCurveUU", "locator", "nurbsCurve", "mesh",
                           "plusMinusAverage", "unitConversion", "network"})
    edits.types.push_back(type);
  for (unsigned seed = 300; seed < 308 && !HasFatalFailure(); ++seed) {
    SCOPED_TRACE(seed);
    edits.wireUp(seed, 40, 3);
  }
}

}  // namespace

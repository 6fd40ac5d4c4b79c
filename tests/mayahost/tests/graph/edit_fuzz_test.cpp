// SPDX-License-Identifier: MIT
// Random edits of nodes of the host and of the sample plug-in: nothing crashes in any evaluation mode;
// undoing it all gives the scene of the start, redoing it all the scene of the end, and a scene saved at any
// point opens as the same. Other edits with --gtest_shuffle --gtest_random_seed=N.
#include "random_edits.h"
#include "scene_file_fixture.h"

namespace {

class EditFuzz : public SceneFileTest {
 protected:
  fuzz::RandomEdits edits{
      {"transform", "joint",          "locator",     "hostMark",    "hostEvery",   "hostEvery",
       "hostMix",   "hostMix",        "hostFan",     "hostLoose",   "network",     "nurbsCurve",
       "mesh",      "unitConversion", "animCurveTL", "animCurveTU", "animCurveUU", "plusMinusAverage",
       "hostCount", "ikChain",        "ikHandle",    "noSuchType"}};
};

TEST_F(EditFuzz, UndoGoesBackToTheStartAndRedoToTheEnd) {
  int done = 0;
  for (unsigned seed = 0; seed < 42 && !HasFatalFailure(); ++seed) {
    SCOPED_TRACE(seed);
    edits.backAndForth(seed, 30, 90);
    done += edits.done;
  }
  EXPECT_GT(done, 1000);
  EXPECT_GT(edits.refused, 500);
  takeMisuses();  // numbers that are none, and nodes that compute from them
}

TEST_F(EditFuzz, WhatIsSavedOpensAsTheSame) {
  edits.tame = true;
  for (unsigned seed = 100; seed < 120; ++seed) {
    SCOPED_TRACE(seed);
    edits.start(seed);
    for (int i = 0; i < 120; ++i) edits.step();
    const std::string text = edits.scene();
    ASSERT_TRUE(mayahost::saveScene(path("fuzz.ma")));
    mayahost::newScene();
    ASSERT_TRUE(mayahost::openScene(path("fuzz.ma"))) << testing::PrintToString(errors()) << text;
    ASSERT_EQ(edits.scene(), text);
    edits.look();
  }
  takeMisuses();
}

TEST_F(EditFuzz, OfWhatNodesGiveEachOther) {
  for (unsigned seed = 300; seed < 316 && !HasFatalFailure(); ++seed) {
    SCOPED_TRACE(seed);
    edits.wireUp(seed, 40, 3);
  }
  takeMisuses();
}

TEST_F(EditFuzz, NodesGoInAnyOrder) {
  for (unsigned seed = 200; seed < 221 && !HasFatalFailure(); ++seed) {
    SCOPED_TRACE(seed);
    edits.deleteAll(seed, 120);
  }
  takeMisuses();
}

}  // namespace

// SPDX-License-Identifier: MIT
// The corpora of the fuzz targets, on every build.
#include "fuzz/corpus.h"

#include <gtest/gtest.h>

#include "fuzz/amc_property.h"
#include "fuzz/anim_property.h"
#include "fuzz/bvh_property.h"
#include "fuzz/creature_json_property.h"
#include "fuzz/creature_script_property.h"
#include "fuzz/fbx_property.h"
#include "fuzz/feature_text_property.h"
#include "fuzz/gait_info_property.h"
#include "fuzz/gait_json_property.h"
#include "fuzz/gltf_property.h"
#include "fuzz/joint_map_json_property.h"
#include "fuzz/library_json_property.h"
#include "fuzz/maya_ascii_property.h"
#include "fuzz/npz_property.h"
#include "fuzz/scene_json_property.h"
#include "fuzz/search_checkpoint_property.h"
#include "fuzz/stance_json_property.h"
#include "fuzz/terrain_json_property.h"
#include "fuzz/track_json_property.h"
#include "fuzz/usda_property.h"
#include "fuzz/warp_json_property.h"

namespace footfall::fuzz {
using namespace gait;

namespace {

TEST(Corpus, Amc) {
  EXPECT_GE(replayCorpus("amc", checkAmc), 4);
}
TEST(Corpus, Anim) {
  EXPECT_GE(replayCorpus("anim", checkAnim), 3);
}
TEST(Corpus, Bvh) {
  EXPECT_GE(replayCorpus("bvh", checkBvh), 8);
}
TEST(Corpus, CreatureJson) {
  EXPECT_GE(replayCorpus("creature_json", checkCreatureJson), 6);
}
TEST(Corpus, CreatureScript) {
  EXPECT_GE(replayCorpus("creature_script", checkCreatureScript), 10);
}
TEST(Corpus, Fbx) {
  EXPECT_GE(replayCorpus("fbx", checkFbx), 8);
}
TEST(Corpus, FeatureText) {
  EXPECT_GE(replayCorpus("feature_text", checkFeatureText), 5);
}
TEST(Corpus, GaitInfo) {
  EXPECT_GE(replayCorpus("gait_info", checkGaitInfo), 12);
}
TEST(Corpus, GaitJson) {
  EXPECT_GE(replayCorpus("gait_json", checkGaitJson), 5);
}
TEST(Corpus, Gltf) {
  EXPECT_GE(replayCorpus("gltf", checkGltf), 3);
}
TEST(Corpus, JointMapJson) {
  EXPECT_GE(replayCorpus("joint_map_json", checkJointMapJson), 3);
}
TEST(Corpus, Npz) {
  EXPECT_GE(replayCorpus("npz", checkNpz), 6);
}
TEST(Corpus, Usda) {
  EXPECT_GE(replayCorpus("usda", checkUsda), 3);
}
TEST(Corpus, LibraryJson) {
  EXPECT_GE(replayCorpus("library_json", checkLibraryJson), 8);
}
TEST(Corpus, MayaAscii) {
  EXPECT_GE(replayCorpus("maya_ascii", checkMayaAscii), 3);
}
TEST(Corpus, SceneJson) {
  EXPECT_GE(replayCorpus("scene_json", checkSceneJson), 3);
}
TEST(Corpus, SearchCheckpoint) {
  EXPECT_GE(replayCorpus("search_checkpoint", checkSearchCheckpoint), 5);
}
TEST(Corpus, StanceJson) {
  EXPECT_GE(replayCorpus("stance_json", checkStanceJson), 8);
}
TEST(Corpus, TerrainJson) {
  EXPECT_GE(replayCorpus("terrain_json", checkTerrainJson), 10);
}
TEST(Corpus, TrackJson) {
  EXPECT_GE(replayCorpus("track_json", checkTrackJson), 6);
}
TEST(Corpus, WarpJson) {
  EXPECT_GE(replayCorpus("warp_json", checkWarpJson), 8);
}

}  // namespace
}  // namespace footfall::fuzz

// SPDX-License-Identifier: MIT
// Examples are what was recorded: away from the seam of their loops, on the ground, and steady.
#include "locomotion/build/likeness.h"

#include <gmock/gmock.h>

#include "base/angles.h"
#include "core/locomotion/libraries.h"
#include "core/locomotion/loops.h"
#include "io/documents/locomotion_json.h"
#include "io/scene_file.h"
#include "locomotion/locomotion_tuning.h"
#include "recorded_clips.h"

namespace footfall::locomotion {
namespace {

std::vector<NamedMotion> clipsOf(std::initializer_list<const char*> names) {
  std::vector<NamedMotion> clips;
  for (const char* name : names) clips.push_back({name, *readScene(recordedClip(name)).motion});
  return clips;
}

// Closing moves no joint by more than 3 degrees and the root by no more than 15 mm, farther than the seam
// from where it is done. Subjects that nothing was tuned on: 35 walks and runs, 8 walks, 9 runs.
TEST(Likeness, LoopsKeepTheirClip) {
  FOOTFALL_NEED_CLIPS("35_01", "35_03", "35_17", "35_19", "08_01", "08_03", "09_03", "09_05");
  int examples = 0;
  for (const auto& names : {std::initializer_list<const char*>{"35_01", "35_03", "35_17", "35_19"},
                            {"08_01", "08_03"},
                            {"09_03", "09_05"}}) {
    BuildOptions options;
    options.plant = false;
    options.calm = 0;
    const BuiltLibrary built = buildLibrary(clipsOf(names), options);
    for (const MotionClass& cls : built.library.classes) {
      for (const Clip& clip : cls.examples) {
        if (clip.likeness.farthest < 0) continue;
        const std::string what = clip.source + " at " + std::to_string(clip.start);
        EXPECT_LT(clip.likeness.joint / kDegree, 3)
            << what << ", "
            << built.library.skeleton.joints[static_cast<std::size_t>(clip.likeness.farthest)].name;
        EXPECT_LT(clip.likeness.root, 0.015) << what;
        ++examples;
      }
    }
  }
  EXPECT_GE(examples, 4);
}

// The largest differences of a library's examples from their clips, planted.
Likeness worstOf(const Library& library, int& examples) {
  Likeness worst;
  for (const MotionClass& cls : library.classes) {
    for (const Clip& clip : cls.examples) {
      if (clip.likeness.farthest < 0) continue;
      worst.joint = std::max(worst.joint, clip.likeness.joint);
      worst.root = std::max(worst.root, clip.likeness.root);
      ++examples;
    }
  }
  return worst;
}

// Planted, the root stays within 15 mm.
TEST(Likeness, PlantedRootsKeepTheirClip) {
  FOOTFALL_NEED_CLIPS("35_05", "35_17", "08_03", "09_05");
  int examples = 0;
  for (const auto& names : {std::initializer_list<const char*>{"35_05", "35_17"}, {"08_03"}, {"09_05"}})
    EXPECT_LT(worstOf(buildLibrary(clipsOf(names)).library, examples).root, 0.015) << *names.begin();
  EXPECT_GE(examples, 4);
}

// Planted, no joint is more than 3 degrees from its clip. Knees that are nearly straight bend by 5 to 15
// degrees for a centimetre by which a foot is put on the ground.
TEST(KnownFaultLikeness, PlantedLegsKeepTheirClip) {
  FOOTFALL_NEED_CLIPS("35_05", "35_17", "08_03", "09_05");
  int examples = 0;
  for (const auto& names : {std::initializer_list<const char*>{"35_05", "35_17"}, {"08_03"}, {"09_05"}})
    EXPECT_LT(worstOf(buildLibrary(clipsOf(names)).library, examples).joint / kDegree, 3) << *names.begin();
  EXPECT_GE(examples, 4);
}

// A bent knee is seen: the measure is of the example as it is played, not of how well its ends met.
TEST(Likeness, SeesAKneeThatIsBent) {
  BuiltLibrary built = buildLibrary(madeClips());
  const Library& library = built.library;
  const MotionClass& walk = library.classes[static_cast<std::size_t>(library.find("walk"))];
  Clip clip = walk.examples.front();
  const RecordedClip* recording = nullptr;
  const RecordedStride* stride = nullptr;
  for (const RecordedClip& r : built.recordings) {
    for (const RecordedStride& s : r.strides) {
      if (r.name == clip.source && s.chosen && s.start == clip.start) recording = &r, stride = &s;
    }
  }
  ASSERT_NE(stride, nullptr);
  const Likeness before = likenessOf(clip, *recording, *stride, library);
  EXPECT_NEAR(before.joint, clip.likeness.joint, 1e-12);
  const int knee = library.limbs.legs.front().joints[1];
  std::size_t place = 0;
  while (library.space.joints[place] != knee) ++place;
  const std::size_t middle = clip.poses.frames() / 2;
  clip.poses.row(middle)[3 + 3 * place] += 20 * kDegree;
  const Likeness bent = likenessOf(clip, *recording, *stride, library);
  EXPECT_GT(bent.joint, 15 * kDegree);
  EXPECT_EQ(bent.farthest, knee);
  clip = walk.examples.front();
  for (std::size_t i = 0; i < clip.poses.frames(); ++i) clip.poses.row(i)[1] += 0.05;
  EXPECT_NEAR(likenessOf(clip, *recording, *stride, library).root, before.root, 1e-9)
      << "put on the ground as a whole";
  for (std::size_t i = 0; i < clip.poses.frames() / 2; ++i) clip.poses.row(i)[1] += 0.06;
  EXPECT_GT(likenessOf(clip, *recording, *stride, library).root, 0.02);
}

// What was reported is kept in the library's document.
TEST(Likeness, IsKeptInTheDocument) {
  const std::shared_ptr<const Library> library = madeLibrary();
  const Library again = parseLibraryJson(formatLibraryJson(*library), "library.json");
  int compared = 0, warped = 0;
  for (std::size_t c = 0; c < library->classes.size(); ++c) {
    for (std::size_t i = 0; i < library->classes[c].examples.size(); ++i, ++compared) {
      const Clip &a = library->classes[c].examples[i], &b = again.classes[c].examples[i];
      EXPECT_EQ(a.warped, b.warped);
      EXPECT_EQ(a.likeness.farthest, b.likeness.farthest);
      EXPECT_NEAR(a.likeness.joint, b.likeness.joint, 1e-8);
      EXPECT_NEAR(a.likeness.root, b.likeness.root, 1e-8);
      warped += a.warped;
    }
  }
  EXPECT_GE(compared, 5);
}

// A stride that gets faster is not an example: its loop would jerk, or have to be bent.
TEST(Likeness, StridesThatGetFasterAreRefused) {
  std::vector<NamedMotion> clips = madeClips();
  Motion hurried = clips.front().motion;  // walks ever faster: the same poses on a way that is stretched
  const int root = findLimbs(hurried.skeleton).root;
  for (std::size_t c = 0; c < hurried.channels.size(); ++c) {
    if (hurried.channels[c].joint != root || hurried.channels[c].kind != ChannelKind::TranslateZ) continue;
    const double first = hurried.frame(0)[c];
    for (std::size_t i = 0; i < hurried.frames(); ++i) {
      const double way = hurried.frame(i)[c] - first;
      hurried.frame(i)[c] = first + way + 0.15 * way * std::abs(way);
    }
  }
  clips = {{"hurried", hurried}, clips[1], clips[2]};
  const BuiltLibrary built = buildLibrary(clips);
  int refused = 0;
  for (const RecordedStride& stride : built.recordings.front().strides) {
    EXPECT_FALSE(stride.chosen);
    refused += stride.rejected.find("gets faster by") != std::string::npos;
  }
  EXPECT_GE(refused, 1);
}

}  // namespace
}  // namespace footfall::locomotion

// SPDX-License-Identifier: MIT
// Every kind of picture of motion as it is: captured, and made by the suite.
#include <filesystem>

#include "base/scanner.h"
#include "core/draw/checks.h"
#include "draw/figure/contact_diagram.h"
#include "draw/figure/framing.h"
#include "draw/figure/path_picture.h"
#include "draw/figure/strip.h"
#include "draw/plots/curves_plot.h"
#include "figure/anatomy/character.h"
#include "figure/contact/contact_detection.h"
#include "figure/perform/procedural_gait.h"
#include "io/formats.h"
#include "recorded_clips.h"

namespace footfall::draw {
namespace {

using test::expectTidy;

// All kinds and views in both themes; the number of pictures.
int drawAll(const Motion& motion, const Limbs& limbs, const Contacts& contacts, const std::string& what) {
  int pictures = 0;
  for (const Theme& theme : {lightTheme(), darkTheme()}) {
    Page page;
    page.theme = theme;
    page.title = what;
    for (const View view : {View::Side, View::Front, View::Plan, View::ThreeQuarter}) {
      StripOptions strip;
      strip.page = page;
      strip.view = view;
      EXPECT_GT(expectTidy(drawStrip(motion, limbs, strip), what + " strip"), 6u);
      ++pictures;
    }
    PathsOptions paths;
    paths.page = page;
    EXPECT_GT(expectTidy(drawPaths(motion, limbs, contacts, paths), what + " paths"), 10u);
    EXPECT_GT(expectTidy(drawTiming(contacts, legSigns(limbs, theme), shownRange(motion, std::nullopt),
                                    motion.frameTime, page),
                         what + " timing"),
              10u);
    CurvesOptions curves;
    curves.page = page;
    EXPECT_GT(expectTidy(drawChannels(motion, curves), what + " curves"), 10u);
    pictures += 3;
  }
  return pictures;
}

TEST(RealMotion, Captured) {
  const std::filesystem::path folder = FOOTFALL_CMU_DIR;
  FOOTFALL_NEED_CLIPS("02_01", "16_55", "16_17", "16_03", "36_01");
  int clips = 0;
  // A walk, a run, a turn by 90°, a jump, uneven ground.
  for (const char* name : {"02_01", "16_55", "16_17", "16_03", "36_01"}) {
    const std::string file = (folder / name).string() + ".bvh";
    const Scene scene = parseBvh(readFile(file), file);
    const ContactReport found = detectContacts(*scene.motion);
    EXPECT_GE(found.contacts.size(), 2u);
    EXPECT_EQ(drawAll(*scene.motion, found.limbs, found.contacts, name), 14);
    ++clips;
  }
  EXPECT_EQ(clips, 5);
}

// A walk made with a known duty factor shows it, and has no flight; a run has.
TEST(RealMotion, Made) {
  const Character person = characterPreset("human");
  const ProceduralClip walk = proceduralGait(person, ProceduralGait::Walk);
  const ProceduralClip run = proceduralGait(person, ProceduralGait::Run);
  for (const ProceduralClip* clip : {&walk, &run}) {
    const Motion& motion = clip->performed.motion;
    const Limbs limbs = findLimbs(motion.skeleton);
    ASSERT_EQ(limbs.legs.size(), 2u);
    EXPECT_EQ(drawAll(motion, limbs, clip->contacts, "made"), 14);
    const TimeRange range = shownRange(motion, std::nullopt);
    for (const int leg : {0, 1}) EXPECT_NEAR(dutyFactor(clip->contacts, leg, range), clip->dutyFactor, 0.01);
    EXPECT_EQ(flightPhases(clip->contacts, range).empty(), clip == &walk);
  }
}

}  // namespace
}  // namespace footfall::draw

// SPDX-License-Identifier: MIT
#include "io/page/page_document.h"

#include <algorithm>
#include <cmath>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/error.h"
#include "core/io/page/opened_page.h"
#include "figure/motion/pose.h"
#include "figure/perform/procedural_gait.h"
#include "io/scene_file.h"
#include "recorded_clips.h"

namespace footfall {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::ThrowsMessage;

const std::string kViewer =
    "<html><title>v</title>" + std::string(kPageData) + "<script>go()</script></html>";

std::string pageOf(std::vector<Motion> motions) {
  Page page;
  page.title = "test";
  for (Motion& motion : motions) {
    PageItem item;
    item.name = "motion";
    item.motion = pageMotion(std::move(motion));
    page.items.push_back(std::move(item));
  }
  return formatPage(page, kViewer, "footfall test");
}

// A chain of joints that turn in all axes.
Motion chain(std::size_t joints, std::size_t frames, double rate = 60) {
  Motion motion;
  motion.frameTime = 1 / rate;
  for (std::size_t j = 0; j < joints; ++j) {
    Joint joint;
    joint.name = "joint" + std::to_string(j);
    joint.parent = j == 0 ? -1 : static_cast<int>(j % 7 == 0 ? 0 : j - 1);
    joint.translation = {0.01, 0.1, 0.02};
    joint.jointOrient = {0.1, 0.2, 0.3};
    motion.skeleton.joints.push_back(joint);
    if (j == 0) {
      for (int axis = 0; axis < 3; ++axis) motion.channels.push_back({0, static_cast<ChannelKind>(axis)});
    }
    for (int axis = 3; axis < 6; ++axis)
      motion.channels.push_back({static_cast<int>(j), static_cast<ChannelKind>(axis)});
  }
  for (std::size_t f = 0; f < frames; ++f) {
    for (std::size_t c = 0; c < motion.channels.size(); ++c)
      motion.samples.push_back(std::sin(0.05 * static_cast<double>(f) + 1.7 * static_cast<double>(c)));
  }
  return motion;
}

double worstOf(const OpenedPage& opened, const Motion& motion, std::size_t item = 0) {
  double worst = 0;
  Pose world;
  for (std::size_t f = 0; f < motion.frames(); f += std::max<std::size_t>(1, motion.frames() / 40)) {
    worldPose(motion, f, world);
    const auto joints = opened.joints(item, f);
    for (std::size_t j = 0; j < world.size(); ++j)
      worst = std::max(worst, (joints[j] - world.position[j]).norm());
  }
  return worst;
}

TEST(PageDocument, FiguresStandWhereTheEngineHasThem) {
  for (const char* file : {"walk.bvh", "dog.bvh", "biped.ma", "walk_circle.bvh"}) {
    const Scene scene = readScene(std::string(FOOTFALL_SOURCE_DIR "/examples/") + file);
    const Motion motion = scene.motion ? *scene.motion : motionFromCurves(scene);
    EXPECT_LT(worstOf(OpenedPage(pageOf({motion})), motion), 0.001) << file;
  }
}

TEST(PageDocument, RecordedFiguresStandWhereTheEngineHasThem) {
  FOOTFALL_NEED_CLIPS("02_03", "16_01", "13_39");
  for (const char* name : {"02_03", "16_01", "13_39"}) {
    const Motion motion = *readScene(recordedClip(name)).motion;
    EXPECT_LT(worstOf(OpenedPage(pageOf({motion})), motion), 0.001) << name;
  }
}

// Twenty seconds of a person with more joints, as of a coat, sixty in all, that all turn.
Motion personInACoat() {
  ProceduralGaitOptions options;
  options.strides = 21;
  options.frameRate = 60;
  Motion motion = proceduralGait(characterPreset("human"), ProceduralGait::Walk, options).performed.motion;
  const std::size_t frames = 1200, own = motion.channels.size();
  if (motion.frames() < frames) throw Error("the walk is too short");
  std::vector<double> samples;
  std::vector<MotionChannel> channels = motion.channels;
  while (motion.skeleton.size() < 60) {
    Joint joint;
    joint.name = "coat" + std::to_string(motion.skeleton.size());
    joint.parent = motion.skeleton.size() % 4 == 0 ? 0 : static_cast<int>(motion.skeleton.size()) - 1;
    joint.translation = {0.02, 0, 0};
    motion.skeleton.joints.push_back(joint);
    for (int axis = 3; axis < 6; ++axis)
      channels.push_back({static_cast<int>(motion.skeleton.size()) - 1, static_cast<ChannelKind>(axis)});
  }
  for (std::size_t f = 0; f < frames; ++f) {
    samples.insert(samples.end(), motion.frame(f), motion.frame(f) + own);
    for (std::size_t c = own; c < channels.size(); ++c)
      samples.push_back(std::sin(0.031 * static_cast<double>(f) * static_cast<double>(c % 13 + 1)));
  }
  motion.channels = channels;
  motion.samples = samples;
  return motion;
}

TEST(PageDocument, TwentySecondsOfSixtyJointsAreOnThePageWhole) {
  const Motion motion = personInACoat();
  ASSERT_EQ(motion.frames(), 1200u);
  const std::string html = pageOf({motion});
  const OpenedPage opened(html);
  EXPECT_EQ(opened.json["items"][0]["motion"]["joints"].size(), 60u);
  EXPECT_TRUE(opened.json["items"][0]["motion"].contains("body"));
  EXPECT_LT(worstOf(opened, motion), 0.001);
}

// The body takes 0.29 MB of it, the turns of the joints 0.58 MB.
TEST(KnownFaultPageDocument, TwentySecondsOfSixtyJointsFitInAMegabyte) {
  const std::string html = pageOf({personInACoat()});
  EXPECT_LT(html.size() - kViewer.size(), 1000000u);
}

TEST(PageDocument, FiguresOfOneKindShareABody) {
  const Motion walk = *readScene(FOOTFALL_SOURCE_DIR "/examples/walk.bvh").motion;
  const Motion run = *readScene(FOOTFALL_SOURCE_DIR "/examples/run.bvh").motion;
  const OpenedPage opened(pageOf({walk, run}));
  EXPECT_EQ(opened.json["items"][0]["motion"]["body"], opened.json["items"][1]["motion"]["body"]);
}

TEST(PageDocument, TheBodyLiesAroundItsJoints) {
  const Motion motion = *readScene(FOOTFALL_SOURCE_DIR "/examples/walk.bvh").motion;
  const OpenedPage opened(pageOf({motion}));
  const auto& shown = opened.json["items"][0]["motion"];
  const auto vertices = opened.read<float>(shown["body"]["vertices"]);
  const auto bones = opened.read<std::uint16_t>(shown["body"]["bones"]);
  const auto sides = opened.read<std::uint8_t>(shown["body"]["sides"]);
  const auto indices = opened.read<std::uint32_t>(shown["body"]["indices"]);
  ASSERT_EQ(vertices.size(), 3 * bones.size());
  ASSERT_EQ(sides.size(), bones.size());
  ASSERT_GT(indices.size(), 1000u);
  for (const std::uint32_t index : indices) ASSERT_LT(index, bones.size());
  std::vector<Eigen::Vector3d> rest;
  for (const auto& joint : shown["joints"]) {
    const std::vector<double> offset = joint["offset"];
    const Eigen::Vector3d own(offset[0], offset[1], offset[2]);
    rest.push_back(joint["parent"] < 0 ? own
                                       : Eigen::Vector3d(rest[joint["parent"].get<std::size_t>()] + own));
  }
  bool left = false, right = false;
  for (std::size_t v = 0; v < bones.size(); ++v) {
    const Eigen::Vector3d place =
        Eigen::Vector3f(vertices[3 * v], vertices[3 * v + 1], vertices[3 * v + 2]).cast<double>();
    ASSERT_LT((place - rest.at(bones[v])).norm(), 0.7);  // the longest bone and a radius
    left = left || sides[v] == 1;
    right = right || sides[v] == 2;
  }
  EXPECT_TRUE(left && right);
}

TEST(PageDocument, ContactsSeriesAndMomentsAreThoseOfTheReport) {
  const Motion motion = *readScene(FOOTFALL_SOURCE_DIR "/examples/walk_sliding.bvh").motion;
  const PageMotion measured = pageMotion(motion);
  const OpenedPage opened(pageOf({motion}));
  const auto& item = opened.json["items"][0];
  std::size_t heels = 0;
  for (const Contact& contact : measured.report.contacts.contacts)
    heels += contact.heel.end > contact.heel.start;
  std::size_t shown = 0;
  for (const auto& leg : item["motion"]["legs"]) {
    for (const auto& part : leg["parts"]) {
      EXPECT_EQ(part["positions"]["count"], 3 * motion.frames());
      if (part["part"] == "heel") shown += part["contacts"].size();
    }
  }
  EXPECT_EQ(shown, heels);
  const auto& measures = item["quality"]["measures"];
  EXPECT_EQ(measures[0]["id"], "skate");
  double worst = 0;
  for (const float value : opened.read<float>(measures[0]["values"])) {
    if (!std::isnan(value)) worst = std::max(worst, static_cast<double>(value));
  }
  EXPECT_NEAR(worst, 1000 * measured.report.skate.max, 1e-3);
  EXPECT_EQ(item["worst"].size(), measured.worst.size());
  EXPECT_EQ(item["check"]["rows"][0]["name"], "skate");
}

TEST(PageDocument, HostileNamesStayText) {
  Motion motion = chain(3, 5);
  motion.skeleton.joints[0].name = "</script><script>alert(1)</script>";
  motion.skeleton.joints[1].name = "\"quotes\" & <!-- \xe2\x80\xa8 Knöchel";
  motion.skeleton.joints[2].name = "not utf-8: \xff\xfe";
  Page page;
  page.title = "</title><b>";
  page.items.emplace_back();
  page.items[0].name = kPageData;
  page.items[0].motion = pageMotion(motion);
  const std::string html = formatPage(page, kViewer, "footfall test");
  EXPECT_THAT(html, Not(HasSubstr("alert(1)</script>")));
  EXPECT_THAT(html, Not(HasSubstr("</title><b>")));
  EXPECT_THAT(html, Not(HasSubstr("<!--")));
  EXPECT_THAT(html, Not(HasSubstr("\xe2\x80\xa8")));
  const OpenedPage opened(html);
  const auto& joints = opened.json["items"][0]["motion"]["joints"];
  EXPECT_EQ(joints[0]["name"], motion.skeleton.joints[0].name);
  EXPECT_EQ(joints[1]["name"], motion.skeleton.joints[1].name);
  EXPECT_EQ(joints[2]["name"], "not utf-8: ÿþ");
  EXPECT_EQ(opened.json["title"], page.title);
}

TEST(PageDocument, OneFrameNoLegsAndFiveHundredJointsAreShown) {
  const Motion still = chain(4, 1), large = chain(500, 3);
  const OpenedPage opened(pageOf({still, large}));
  EXPECT_LT(worstOf(opened, still), 0.001);
  // 71 bones of 0.1 m, each within 0.006 degrees of its own turn, and those add up.
  EXPECT_LT(worstOf(opened, large, 1), 0.001);
  EXPECT_TRUE(opened.json["items"][0]["motion"]["legs"].empty());
}

TEST(PageDocument, ASecondMotionIsComparedWithTheFirst) {
  Motion moved = chain(4, 20);
  const Motion motion = moved;
  for (std::size_t f = 0; f < moved.frames(); ++f) moved.frame(f)[0] += 0.05;
  Page page;
  page.layout = PageLayout::Compare;
  for (const Motion& one : {motion, moved}) {
    page.items.emplace_back();
    page.items.back().motion = pageMotion(one);
  }
  page.items[1].before = 0;
  const OpenedPage opened(formatPage(page, kViewer, "footfall test"));
  EXPECT_EQ(opened.json["layout"], "compare");
  const auto& item = opened.json["items"][1];
  EXPECT_EQ(item["before"], 0);
  const auto mean = opened.read<float>(item["difference"]["joints"]);
  ASSERT_EQ(mean.size(), 20u);
  for (const float value : mean) EXPECT_NEAR(value, 0.05, 1e-6);
  EXPECT_EQ(opened.read<float>(item["difference"]["perJoint"]).size(), 80u);
}

TEST(PageDocument, AViewerHasOnePlaceForData) {
  EXPECT_THAT([] { formatPage({}, "<html>", "footfall"); },
              ThrowsMessage<Error>(HasSubstr("one place for data")));
  EXPECT_THAT([] { formatPage({}, kViewer + std::string(kPageData), "footfall"); },
              ThrowsMessage<Error>(HasSubstr("one place for data")));
}

TEST(PageMotion, WhatHoldsNoFramesIsRefused) {
  EXPECT_THAT([] { pageMotion({}); }, ThrowsMessage<Error>(HasSubstr("no motion")));
}

}  // namespace
}  // namespace footfall

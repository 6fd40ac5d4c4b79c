// SPDX-License-Identifier: MIT
// A new scene with the sample plug-in loaded, and no misuse allowed unless a test expects one.
#pragma once

#include <mayahost/host.h>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

class SampleScene : public testing::Test {
 protected:
  void SetUp() override {
    mayahost::setEvaluationMode(mayahost::EvaluationMode::off);
    mayahost::newScene();
    mayahost::clearMisuses();
    ASSERT_TRUE(mayahost::loadPlugin(SAMPLE_PLUGIN));
  }
  void TearDown() override {
    EXPECT_THAT(mayahost::misuses(), testing::IsEmpty());
    mayahost::clearMisuses();
    mayahost::newScene();
    EXPECT_TRUE(mayahost::unloadPlugin(SAMPLE_PLUGIN));
    EXPECT_THAT(mayahost::loadedPlugins(), testing::IsEmpty());
    EXPECT_THAT(mayahost::misuses(), testing::IsEmpty());
  }
  // What was misused, and forgets it.
  static std::vector<std::string> takeMisuses() {
    auto all = mayahost::misuses();
    mayahost::clearMisuses();
    return all;
  }
  static int calls(const std::string& node) { return mayahost::plug(node + ".calls").asInt(); }
};

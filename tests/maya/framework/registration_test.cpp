// SPDX-License-Identifier: MIT
#include "maya/framework/registration.h"

#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace footfall::maya {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

struct FakePlugin {
  std::vector<std::string> log;
  std::string refuses;
  MStatus note(const std::string& what) {
    if (what == refuses) return MStatus::kInvalidParameter;
    log.push_back(what);
    return MStatus::kSuccess;
  }
};

const Steps<FakePlugin> kSteps{
    {"data", [](FakePlugin& p) { return p.note("+data"); }, [](FakePlugin& p) { return p.note("-data"); }},
    {"node", [](FakePlugin& p) { return p.note("+node"); }, [](FakePlugin& p) { return p.note("-node"); }},
    {"command", [](FakePlugin& p) { return p.note("+command"); },
     [](FakePlugin& p) { return p.note("-command"); }}};

struct Trial {
  FakePlugin plugin;
  std::vector<std::string> said;
  MStatus add() {
    return addSteps(plugin, kSteps, [this](const std::string& text) { said.push_back(text); });
  }
  MStatus remove() {
    return removeSteps(plugin, kSteps, kSteps.size(),
                       [this](const std::string& text) { said.push_back(text); });
  }
};

TEST(Registration, GoesInOrderAndBackInReverse) {
  Trial run;
  EXPECT_EQ(run.add(), MStatus::kSuccess);
  EXPECT_EQ(run.remove(), MStatus::kSuccess);
  EXPECT_THAT(run.plugin.log, ElementsAre("+data", "+node", "+command", "-command", "-node", "-data"));
  EXPECT_THAT(run.said, IsEmpty());
}

TEST(Registration, UndoesWhatWasHalfDone) {
  Trial run;
  run.plugin.refuses = "+command";
  EXPECT_EQ(run.add(), MStatus::kInvalidParameter);
  EXPECT_THAT(run.plugin.log, ElementsAre("+data", "+node", "-node", "-data"));
  EXPECT_THAT(run.said, ElementsAre(HasSubstr("cannot register command: ")));
}

TEST(Registration, TakesBackTheRestWhenOneThingStays) {
  Trial run;
  run.add();
  run.plugin.log.clear();
  run.plugin.refuses = "-node";
  EXPECT_EQ(run.remove(), MStatus::kInvalidParameter);
  EXPECT_THAT(run.plugin.log, ElementsAre("-command", "-data"));
  EXPECT_THAT(run.said, ElementsAre(HasSubstr("cannot unregister node: ")));
}

}  // namespace
}  // namespace footfall::maya

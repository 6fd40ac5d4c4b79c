// SPDX-License-Identifier: MIT
// Every option of a search, a chain and its figure that has an attribute does on the node what it does in the
// engine.
#include "stance/stance_options.h"

#include "core/warp/other_value.h"
#include "maya/stance/stance_scene.h"
#include "stance/library/stance_search.h"

namespace footfall::maya {
using namespace stance;

namespace {

class StanceOptionsTest : public StanceScene {
 protected:
  template <typename Options>
  static void set(const std::string& node, const Option<Options>& row, const Options& options) {
    MPlug plug = mayahost::plug(node + "." + row.attribute);
    const OptionValue value = row.value(options);
    if (const double* number = std::get_if<double>(&value)) {
      plug.setDouble(*number);
    } else if (const bool* toggle = std::get_if<bool>(&value)) {
      plug.setBool(*toggle);
    } else {
      plug.setShort(static_cast<short>(row.wordIndex(std::get<std::string>(value))));
    }
  }
};

// The methods choose among the same stances, so what is compared is the search that the node reports.
TEST_F(StanceOptionsTest, ASearchByEveryMethodIsTheEngines) {
  go(1);
  makeLibrary();
  ASSERT_EQ(text(mel("ffStance -evaluator -handles \"startSpeed=2.8,endHeight=0.98\" -like run")), "stance1");
  const StanceLibrary library = exampleLibrary();
  const StanceIndex prepared(library);
  StanceHandles target = averageHandles(library, stancesLike(library, "run"));
  target.startSpeed = 2.8;
  target.endHeight = 0.98;
  int rows = 0, methods = 0;
  for (const Option<StanceSearchOptions>& row : stanceSearchOptionTable()) {
    if (row.attribute.empty()) continue;
    ASSERT_EQ(row.kind, OptionKind::Choice) << row.attribute;
    for (const std::string& word : row.words) {
      StanceSearchOptions options;
      row.setValue(options, OptionValue(word));
      set("stance1Shape", row, options);
      const StanceAnswer answer = searchStances(prepared, target, options).answer;
      EXPECT_NEAR(mayahost::number("stance1Shape.value"), answer.score.value, 1e-6) << word;
      EXPECT_EQ(mayahost::textOf("stance1Shape.chosen"), describe(answer, prepared.names)) << word;
      ++methods;
    }
    ++rows;
  }
  EXPECT_EQ(rows, 1);
  EXPECT_EQ(methods, 3);
}

TEST_F(StanceOptionsTest, EveryOptionOfAChainIsTheEngines) {
  EXPECT_EQ(makeChain(), "leaps1");
  const ApexDocument document = parseApexJson(kApexes, "test");
  const StanceLibrary library = exampleLibrary();
  const double sample = 0.5;
  int rows = 0;
  for (const Option<StanceChainOptions>& row : stanceChainOptionTable()) {
    if (row.attribute.empty()) continue;
    StanceChainOptions options, usual;
    options.first = usual.first = document.first;
    row.setValue(options, otherValue(row, options));
    set("leaps1Shape", row, options);
    const StanceChain chain = solveChain(library, document.apexes, options);
    double lowest = std::numeric_limits<double>::infinity();
    for (const ChainLink& link : chain.links) lowest = std::min(lowest, link.found.answer.score.value);
    EXPECT_NEAR(mayahost::number("leaps1Shape.value"), lowest, 1e-6) << row.attribute;
    for (double t = 0; t < chain.duration(); t += sample) {
      go(1 + 24 * t);
      EXPECT_LT((triple("leaps1Shape.com") - 100 * chain.at(t).position).norm(), 0.05)
          << row.attribute << " at " << t;
    }
    set("leaps1Shape", row, usual);
    ++rows;
  }
  EXPECT_EQ(rows, 4);
}

TEST_F(StanceOptionsTest, EveryOptionOfTheFigureChangesItAndComesBack) {
  EXPECT_EQ(makeChain(), "leaps1");
  const std::vector<double> frames{5, 12.5, 21.25, 30};
  std::vector<std::string> plugs{".bodyTranslate"};
  for (int j = 1; j < 20; ++j) {
    if (!mayahost::plug(fmt::format("leaps1Shape.joint[{}].jointRotate", j)).isNull())
      plugs.push_back(fmt::format(".joint[{}].jointRotate", j));
  }
  const auto usual = play("leaps1Shape", frames, plugs);
  int rows = 0;
  for (const Option<StanceFigureOptions>& row : stanceFigureOptionTable()) {
    if (row.attribute.empty()) continue;
    StanceFigureOptions options;
    options.frameRate = 24;
    const StanceFigureOptions before = options;
    row.setValue(options, row.attribute == "frameRate" ? OptionValue(10.0) : otherValue(row, options));
    set("leaps1Shape", row, options);
    EXPECT_NE(play("leaps1Shape", frames, plugs), usual) << row.attribute;
    set("leaps1Shape", row, before);
    EXPECT_EQ(play("leaps1Shape", frames, plugs), usual) << row.attribute;
    ++rows;
  }
  EXPECT_EQ(rows, 2);
}

}  // namespace
}  // namespace footfall::maya

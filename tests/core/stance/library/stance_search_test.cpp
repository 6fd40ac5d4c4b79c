// SPDX-License-Identifier: MIT
#include "stance/library/stance_search.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>

#include "base/error.h"
#include "base/scanner.h"
#include "core/stance/test_stances.h"
#include "error_of.h"
#include "io/documents/stance_json.h"
#include "stance/library/stance_coverage.h"
#include "stance/stance_diagnosis.h"

namespace footfall::stance {
namespace {

using testing::HasSubstr;

StanceLibrary madeLibrary(int count, unsigned seed) {
  std::mt19937 random(seed);
  std::uniform_real_distribution<double> unit(-1, 1);
  StanceLibrary library;
  for (int i = 0; i < count; ++i) {
    Stance s = randomStance(random);
    s.name = "made " + std::to_string(i + 1);
    s.contactOffset = {0.25 + 0.1 * unit(random), 0.05 * unit(random)};
    s.force.mean = {60 * unit(random), 40 * unit(random), 1500 + 200 * unit(random)};
    s.handles = {
        1.05, 1.05, 3 + unit(random), 3 + unit(random), 0.1 * unit(random), 1.3 + 0.3 * unit(random)};
    library.stances.push_back({s, std::nullopt, std::nullopt});
  }
  return library;
}

// The best of all candidates by the long way: whole stances, blended and warped anew.
double bruteForce(const StanceLibrary& library, const StanceHandles& target, int shares) {
  double best = -1e300;
  for (std::size_t i = 0; i < library.size(); ++i) {
    const Stance& a = library.stances[i].stance;
    const StanceWarp warp = warpStance(a, target);
    if (warp) best = std::max(best, scoreStance(StanceTable(a), target, warp, library.limits).value);
    for (std::size_t j = i + 1; j < library.size(); ++j) {
      for (int k = 1; k < shares; ++k) {
        const BlendedStance one =
            blendAt(a, library.stances[j].stance, static_cast<double>(k) / shares, target, library.limits);
        if (one.problem.empty()) best = std::max(best, one.score.value);
      }
    }
  }
  return best;
}

TEST(StanceSearch, ExactMethodsFindTheBestOfAllCandidates) {
  const StanceLibrary library = madeLibrary(9, 4);
  const StanceIndex index(library);
  std::mt19937 random(5);
  std::uniform_real_distribution<double> unit(-1, 1);
  int plausible = 0, pruned = 0;
  for (int trial = 0; trial < 25; ++trial) {
    const StanceHandles target{1.05 + 0.1 * unit(random), 1.05 + 0.1 * unit(random),
                               3 + unit(random),          3 + unit(random),
                               0.2 * unit(random),        1.3 + 0.3 * unit(random)};
    StanceSearchOptions options;
    options.step = 0.1;
    options.method = StanceSearchMethod::Exhaustive;
    const SearchResult all = searchStances(index, target, options);
    options.method = StanceSearchMethod::Pruned;
    const SearchResult quick = searchStances(index, target, options);
    ASSERT_TRUE(all.answer);
    EXPECT_EQ(all.answer.score.value, quick.answer.score.value);
    EXPECT_EQ(all.answer.first, quick.answer.first);
    EXPECT_EQ(all.answer.second, quick.answer.second);
    EXPECT_EQ(all.answer.share, quick.answer.share);
    const double best = bruteForce(library, target, 10);
    EXPECT_NEAR(all.answer.score.value, best, 1e-9 * std::max(1.0, std::abs(best)));
    plausible += all.answer.plausible() ? 1 : 0;
    pruned += quick.scored < all.scored ? 1 : 0;
    options.method = StanceSearchMethod::Staged;
    const SearchResult staged = searchStances(index, target, options);
    EXPECT_LE(staged.answer.score.value, all.answer.score.value);
    EXPECT_TRUE(staged.stage > 1 || staged.answer.second < 0) << "a warp was enough";
    // What the answer says is what the stance it names does.
    const Stance played = stanceOf(library, all.answer, target);
    const StanceWarp own = warpStance(played, target);
    ASSERT_TRUE(own);
    EXPECT_LT((own.timing.scale - Vec3::Ones()).norm(), 1e-9);
  }
  EXPECT_GT(plausible, 3);
  EXPECT_GT(pruned, 3);
}

// With a price the best is another, and pruning still finds it.
TEST(StanceSearch, PrunedFindsTheBestAtAnyPrice) {
  const StanceLibrary library = madeLibrary(12, 8);
  const StanceIndex index(library);
  std::mt19937 random(9);
  std::uniform_real_distribution<double> unit(-1, 1);
  int plausible = 0, fewer = 0;
  for (int trial = 0; trial < 25; ++trial) {
    const StanceHandles target{1.05 + 0.1 * unit(random), 1.05 + 0.1 * unit(random),
                               3 + unit(random),          3 + unit(random),
                               0.2 * unit(random),        1.3 + 0.3 * unit(random)};
    StanceSearchOptions options;
    options.step = 0.1;
    options.price = trial % 2 == 0 ? 0.1 : 1;
    options.method = StanceSearchMethod::Exhaustive;
    const SearchResult all = searchStances(index, target, options);
    options.method = StanceSearchMethod::Pruned;
    const SearchResult quick = searchStances(index, target, options);
    EXPECT_EQ(all.answer.cost, quick.answer.cost);
    EXPECT_EQ(all.answer.first, quick.answer.first);
    EXPECT_EQ(all.answer.second, quick.answer.second);
    EXPECT_EQ(all.answer.share, quick.answer.share);
    if (!all.answer.plausible()) continue;
    ++plausible;
    fewer += 4 * quick.scored < all.scored ? 1 : 0;
    // The price is of the distance from the recorded handles, and of a blend.
    const auto own = [&](int i) { return library.stances[static_cast<std::size_t>(i)].stance.handles; };
    const StanceAnswer& a = all.answer;
    const StanceHandles handles =
        a.second < 0 ? own(a.first) : blendHandles(own(a.first), own(a.second), a.share);
    EXPECT_NEAR(a.cost,
                1 / (0.2 + a.score.value) +
                    options.price * (handleDistance(handles, target) + (a.second < 0 ? 0 : 1)),
                1e-9);
  }
  EXPECT_GT(plausible, 5);
  EXPECT_GT(fewer, 5) << "dropped before they were scored";
}

// Lines between handles: distances by the squares of their ends are those of the points themselves.
TEST(StanceSearch, DistancesFromLinesAreThoseOfTheirPoints) {
  const StanceLibrary library = madeLibrary(6, 3);
  const StanceIndex index(library);
  const StanceHandles target{1.1, 1.0, 2.5, 3.5, 0.2, 1.4};
  HandleLines::Request request;
  index.lines.measure(target, request);
  double nearest = 1e9;
  for (int a = 0; a < 6; ++a) {
    EXPECT_NEAR(index.lines.distance(request, a),
                handleDistance(index.handles[static_cast<std::size_t>(a)], target), 1e-9);
    for (int b = a + 1; b < 6; ++b) {
      double least = 1e9;
      for (int k = 0; k <= 1000; ++k) {
        const StanceHandles at = blendHandles(index.handles[static_cast<std::size_t>(a)],
                                              index.handles[static_cast<std::size_t>(b)], 0.001 * k);
        least = std::min(least, handleDistance(at, target));
        EXPECT_NEAR(index.lines.distance(request, a, b, 0.001 * k), handleDistance(at, target), 1e-9);
      }
      EXPECT_NEAR(index.lines.distance(request, a, b), least, 1e-4);
      nearest = std::min(nearest, index.lines.distance(request, a, b));
    }
  }
  EXPECT_EQ(index.lines.nearest(request), nearest);
}

// The search that one gets without asking is for the best there is. The published one stops at the first
// stage that finds something.
TEST(StanceSearch, FindsTheBestOfTheShelfByDefault) {
  const std::string file = FOOTFALL_SOURCE_DIR "/examples/stances/shelf.json";
  const StanceLibrary library = parseStanceJson(readFile(file), file);
  const StanceIndex index(library);
  const StanceHandles mean = averageHandles(library, stancesLike(library, "run"));
  StanceSearchOptions staged;
  staged.method = StanceSearchMethod::Staged;
  int better = 0, worse = 0;
  for (int i = 0; i < 24; ++i) {
    StanceHandles target = mean;
    target.startSpeed = 1.5 + 0.12 * i;
    target.sideSpeed = 0;
    const SearchResult published = searchStances(index, target, staged);
    const double best = searchStances(index, target).answer.score.value, first = published.answer.score.value;
    better += best > 10 * std::max(first, 0.01) && best > 0.5 ? 1 : 0;
    worse += published.stage < 3 && best < first ? 1 : 0;  // the third stage has shares of its own
  }
  EXPECT_EQ(worse, 0);
  EXPECT_GT(better, 0);
}

TEST(StanceSearch, ManyThreadsGiveTheSameAnswer) {
  const StanceLibrary library = madeLibrary(24, 6);
  const StanceIndex index(library);
  for (const StanceSearchMethod method : {StanceSearchMethod::Exhaustive, StanceSearchMethod::Pruned}) {
    StanceSearchOptions options;
    options.method = method;
    options.threads = 1;
    const StanceHandles target{1.05, 1.1, 3.2, 3.3, 0.1, 1.4};
    const StanceAnswer one = searchStances(index, target, options).answer;
    options.threads = 4;
    const StanceAnswer four = searchStances(index, target, options).answer;
    EXPECT_EQ(one.score.value, four.score.value);
    EXPECT_EQ(one.first, four.first);
    EXPECT_EQ(one.second, four.second);
    EXPECT_EQ(one.share, four.share);
  }
}

TEST(StanceSearch, NearestLinesAreThoseThroughTheTarget) {
  StanceLibrary library = madeLibrary(4, 9);
  const double speeds[] = {1, 5, 2, 2.2};
  for (std::size_t i = 0; i < 4; ++i)
    library.stances[i].stance.handles = {1.05, 1.05, speeds[i], speeds[i], 0, i < 2 ? speeds[i] * 0.42 : 3.0};
  const StanceIndex index(library);
  StanceSearchOptions options;
  options.method = StanceSearchMethod::Staged;
  options.pairs = PairChoice::NearestLine;
  options.best = 2;
  options.few = 1;
  const StanceHandles target{1.05, 1.05, 3, 3.01, 0, 1.26};  // on the line from the first to the second
  const SearchResult found = searchStances(index, target, options);
  ASSERT_TRUE(found.answer);
  EXPECT_LE(found.tried, 4u + 2 * 19 + 6);
}

TEST(StanceSearch, RefusesOptionsOutOfRange) {
  const StanceLibrary library = madeLibrary(2, 1);
  const StanceIndex index(library);
  const StanceHandles target{1, 1, 3, 3, 0, 1.3};
  const std::vector<std::pair<std::function<void(StanceSearchOptions&)>, const char*>> changes{
      {[](StanceSearchOptions& o) { o.best = 1; }, "at least 2, got 1"},
      {[](StanceSearchOptions& o) { o.step = 0; }, "above 0 and at most 0.5, got 0"},
      {[](StanceSearchOptions& o) { o.step = 0.7; }, "above 0 and at most 0.5, got 0.7"},
      {[](StanceSearchOptions& o) { o.price = -1; }, "at least 0, got -1"},
      {[](StanceSearchOptions& o) { o.few = 0; }, "at least 1, got 0"}};
  for (const auto& [change, message] : changes) {
    StanceSearchOptions options;
    change(options);
    EXPECT_THAT(errorOf([&] { searchStances(index, target, options); }), HasSubstr(message));
  }
  StanceHandles bad = target;
  bad.distance = std::nan("");
  EXPECT_THAT(errorOf([&] { searchStances(index, bad); }),
              HasSubstr("every handle of a stance must be finite"));
  EXPECT_THAT(errorOf([&] { stanceNamed(library, "no such"); }),
              HasSubstr("there is no stance 'no such' in the library; it has made 1, made 2"));
  StanceLibrary twice = library;
  twice.stances[1].stance.name = twice.stances[0].stance.name;
  EXPECT_THAT(errorOf([&] { checkLibrary(twice); }), HasSubstr("two stances are called 'made 1'"));
  EXPECT_THAT(errorOf([&] { checkLibrary(StanceLibrary()); }), HasSubstr("the library has no stances"));
}

TEST(StanceLibrary, AveragesAndBlendsAsMembers) {
  StanceLibrary library = madeLibrary(3, 2);
  const StanceHandles mean = averageHandles(library, {0, 2});
  EXPECT_NEAR(
      mean.startSpeed,
      0.5 * (library.stances[0].stance.handles.startSpeed + library.stances[2].stance.handles.startSpeed),
      1e-12);
  addBlend(library, "between", "made 1", "made 3", 0.25);
  ASSERT_EQ(library.size(), 4u);
  const Stance& added = library.stances[3].stance;
  const StanceHandles line =
      blendHandles(library.stances[0].stance.handles, library.stances[2].stance.handles, 0.25);
  EXPECT_NEAR(added.handles.distance, line.distance, 1e-12);
  const StanceWarp warp = warpStance(added, added.handles);
  EXPECT_LT((warp.timing.scale - Vec3::Ones()).norm(), 1e-9) << "exactly on the line";
  EXPECT_THAT(errorOf([&] { addBlend(library, "between", "made 1", "made 2", 0.5); }),
              HasSubstr("already has a stance 'between'"));
  EXPECT_THAT(errorOf([&] { addBlend(library, "other", "made 1", "nobody", 0.5); }),
              HasSubstr("there is no stance 'nobody'"));
}

TEST(StanceCoverage, ASliceHoldsWhatEachPointScores) {
  const StanceLibrary library = madeLibrary(6, 11);
  const StanceIndex index(library);
  const StanceHandles others{1.05, 1.05, 3, 3, 0, 1.3};
  const HandleRange x{2, 1.5, 4.5, 21}, y{1, 0.95, 1.2, 11};
  CoverageOptions options;
  options.threads = 1;
  const CoverageSlice slice = coverageSlice(index, others, x, y, options);
  options.threads = 3;
  EXPECT_EQ(coverageSlice(index, others, x, y, options).value, slice.value);
  int plausible = 0;
  for (int iy = 0; iy < y.count; ++iy) {
    for (int ix = 0; ix < x.count; ++ix) {
      StanceHandles target = others;
      target.startSpeed = x.at(ix);
      target.endHeight = y.at(iy);
      double best = -1e9;
      for (const StanceTable& table : index.tables) {
        const StanceWarp warp = warpStance(table, target);
        if (warp) best = std::max(best, scoreStance(table, target, warp, library.limits).value);
      }
      EXPECT_EQ(slice.at(ix, iy), best);
      plausible += best > 0 ? 1 : 0;
    }
  }
  EXPECT_NEAR(slice.plausible, plausible / 231.0, 1e-12);
  options.blends = true;
  EXPECT_GE(coverageSlice(index, others, x, y, options).plausible, slice.plausible);
  EXPECT_THAT(errorOf([&] { coverageSlice(index, others, x, x, options); }),
              HasSubstr("two different handles"));
  EXPECT_THAT(errorOf([&] {
                coverageSlice(index, others, {2, 1, 1, 5}, y, options);
              }),
              HasSubstr("two different ends"));
  EXPECT_THAT(errorOf([&] { handleNamed("speed"); }),
              HasSubstr("there is no handle 'speed'; there are startHeight"));
}

TEST(StanceCoverage, HullsHoldWhatAStanceReaches) {
  const Stance s = referenceStance();
  StanceLimits limits;
  const StanceTable table(s);
  const CoverageHull hull(table, s.handles, limits);
  ASSERT_FALSE(hull.empty());
  EXPECT_GT(hull.size(), 20u);
  StanceHandles far = s.handles;
  far.endHeight += 2;
  EXPECT_GT(hull.distance(far), 5);
  // A point between two of what it reaches is within.
  int within = 0, tried = 0;
  std::mt19937 random(2);
  std::uniform_real_distribution<double> unit(-1, 1);
  for (int i = 0; i < 400; ++i) {
    StanceHandles h = s.handles;
    h.startHeight += 0.1 * unit(random);
    h.endSpeed += 0.3 * unit(random);
    h.distance += 0.1 * unit(random);
    StanceAnswer answer;
    if (!warpAndScore(table, h, limits, answer) || !answer.score.plausible()) continue;
    ++tried;
    within += hull.distance(h) < 0.5 ? 1 : 0;
  }
  ASSERT_GT(tried, 20);
  EXPECT_GT(within, 0.9 * tried);
}

// What is advised works as it is printed, and is never what was asked for.
TEST(StanceDiagnosis, AdviceWorksAsItIsPrinted) {
  const std::string file = FOOTFALL_SOURCE_DIR "/examples/stances/shelf.json";
  const StanceLibrary library = parseStanceJson(readFile(file), file);
  const StanceIndex index(library);
  const StanceHandles mean = averageHandles(library, stancesLike(library, "run"));
  int single = 0;
  for (int i = 0; i < 12; ++i) {
    StanceHandles target = mean;
    target.startSpeed = 0.5 + 0.6 * i;
    target.distance = 0.6 + 0.13 * i;
    const StanceDiagnosis why = diagnose(index, target);
    if (why.plausible || !why.handles.front().works) continue;
    const std::size_t at = why.text.rfind(" would work"), from = why.text.rfind(' ', at - 1) + 1;
    ASSERT_NE(at, std::string::npos) << why.text;
    auto values = target.values();
    values[static_cast<std::size_t>(why.handles.front().handle)] =
        std::stod(why.text.substr(from, at - from));
    EXPECT_TRUE(searchStances(index, StanceHandles::of(values)).answer.plausible()) << why.text;
    ++single;
  }
  EXPECT_GT(single, 3);
}

TEST(StanceDiagnosis, NamesTheHandleAndARequestThatWorks) {
  StanceLibrary library = madeLibrary(6, 11);
  const StanceIndex index(library);
  // From what works, one handle is set to what cannot be.
  StanceHandles good{};
  bool found = false;
  for (double speed = 2; speed < 4.5 && !found; speed += 0.1) {
    good = {1.05, 1.05, speed, speed + 0.1, 0, 0.42 * speed};
    found = searchStances(index, good).answer.plausible();
  }
  ASSERT_TRUE(found);
  EXPECT_TRUE(diagnose(index, good).plausible);
  StanceHandles bad = good;
  bad.endHeight = 2.5;
  const StanceDiagnosis why = diagnose(index, bad);
  EXPECT_FALSE(why.plausible);
  ASSERT_TRUE(why.nearest);
  EXPECT_TRUE(searchStances(index, *why.nearest).answer.plausible());
  EXPECT_LE(why.distance, handleDistance(bad, good) + 1e-9) << "no farther than what is known to work";
  bool named = false;
  for (const HandleRemedy& one : why.handles) {
    if (one.handle != 1) continue;
    named = true;
    ASSERT_TRUE(one.works);
    EXPECT_LT(*one.works, 2.5);
    StanceHandles mended = bad;
    mended.endHeight = *one.works;
    EXPECT_TRUE(searchStances(index, mended).answer.plausible());
  }
  EXPECT_TRUE(named);
  EXPECT_THAT(why.text, HasSubstr("would work"));
}

}  // namespace
}  // namespace footfall::stance

// SPDX-License-Identifier: MIT
#include "stance/chain/stance_chain.h"
#include "base/constants.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/error.h"
#include "base/scanner.h"
#include "core/stance/test_stances.h"
#include "error_of.h"
#include "figure/motion/heading.h"
#include "figure/quality/quality.h"
#include "io/documents/stance_json.h"
#include "stance/chain/stance_notes.h"
#include "stance/stance_diagnosis.h"
#include "stance/stance_figure.h"

namespace footfall::stance {
namespace {

using testing::HasSubstr;

StanceLibrary exampleLibrary() {
  const std::string file = FOOTFALL_SOURCE_DIR "/examples/stances/shelf.json";
  return parseStanceJson(readFile(file), file);
}

std::vector<ChainApex> row(const std::vector<Vec3>& places) {
  std::vector<ChainApex> apexes;
  for (const Vec3& p : places) {
    ChainApex apex;
    apex.position = p;
    apexes.push_back(apex);
  }
  return apexes;
}

std::vector<ChainApex> straightRun() {
  return row({{0, 0.94, 0}, {0, 0.94, 1.0}, {0, 0.95, 2.0}, {0, 0.95, 3.0}, {0, 0.95, 4.0}});
}

TEST(StanceChain, HasNoJumpAtItsApexes) {
  const StanceLibrary library = exampleLibrary();
  for (const std::vector<ChainApex>& apexes :
       {straightRun(), row({{0, 0.93, 0}, {0.05, 0.93, 0.95}, {0.25, 0.93, 1.85}, {0.6, 0.93, 2.7}})}) {
    const StanceChain chain = solveChain(library, apexes);
    ASSERT_EQ(chain.links.size(), apexes.size() - 1);
    for (std::size_t i = 0; i + 1 < chain.links.size(); ++i) {
      const ChainLink &a = chain.links[i], &b = chain.links[i + 1];
      EXPECT_NEAR(a.end(), b.start, 1e-12);
      const Vec3 end = a.world(a.body->at(a.timing.end).position), start = b.world(b.body->at(0).position);
      EXPECT_LT((end - start).norm(), 1e-9);
      const Vec3 before = a.axes() * a.body->at(a.timing.end).velocity,
                 after = b.axes() * b.body->at(0).velocity;
      EXPECT_LT((before - after).norm(), 1e-9);
      const Quat was = Quat(a.axes()) * a.body->at(a.timing.end).attitude,
                 is = Quat(b.axes()) * b.body->at(0).attitude;
      EXPECT_LT(turnBetween(was, is).norm(), 1e-9);
    }
    for (std::size_t i = 0; i < apexes.size(); ++i) EXPECT_LT(chain.missed[i], 0.03) << "apex " << i + 1;
    for (const ChainLink& link : chain.links) EXPECT_EQ(link.problem, "");
    const ChainState last = chain.at(chain.duration());
    EXPECT_NEAR(last.position.y(), apexes.back().position.y(), 1e-9);
  }
}

// Straight lines are what everybody tries first: every stance of the shelf as a chain along one, in any
// direction, has the links that the same chain along the axis has.
TEST(StanceChain, StraightChainsOfAllStancesAreMade) {
  const StanceLibrary library = exampleLibrary();
  int chains = 0;
  for (const LibraryStance& entry : library.stances) {
    if (entry.stance.feet == StanceFeet::Both) continue;  // from and to rest: the next test
    StanceHandles h = entry.stance.handles;
    h.endSpeed = std::hypot(h.endSpeed, h.sideSpeed);
    h.sideSpeed = 0;
    std::vector<std::string> names[2];
    int k = 0;
    for (const double yaw : {0.0, 0.7}) {
      std::vector<ChainApex> apexes = apexesOf(h, 2);
      for (ChainApex& apex : apexes) {
        const Vec3 p = apex.position;
        apex.position = p.z() * forwardOf(yaw) + Vec3(0, p.y(), 0);
        apex.yaw.reset();
        apex.speed.reset();
      }
      const StanceChain chain = solveChain(library, apexes);
      for (const ChainLink& link : chain.links) names[k].push_back(link.name);
      for (const double missed : chain.missed) EXPECT_LT(missed, 1e-6) << entry.stance.name;
      EXPECT_TRUE(chain.plausible()) << entry.stance.name << " " << chain.links[0].problem;
      ++k;
    }
    EXPECT_EQ(names[0], names[1]) << entry.stance.name;
    ++chains;
  }
  EXPECT_GE(chains, 20);
}

// The price of leaving what was recorded keeps kinds apart: with one, the stances of a chain are nearer to
// their own handles than where the best value wins.
TEST(StanceChain, KindsAreRespectedAtAPrice) {
  const StanceLibrary library = exampleLibrary();
  double far[2] = {0, 0}, value[2] = {0, 0};
  for (int priced = 0; priced < 2; ++priced) {
    StanceChainOptions options;
    EXPECT_EQ(options.search.price, kChainPrice);
    options.search.price = priced * 2.0;
    const StanceChain chain = solveChain(library, straightRun(), options);
    for (const ChainLink& link : chain.links) {
      const StanceIndex index(library, link.foot);
      const StanceAnswer& a = link.found.answer;
      const StanceHandles& first = index.handles[static_cast<std::size_t>(a.first)];
      far[priced] += handleDistance(
          link.handles,
          a.second < 0 ? first
                       : blendHandles(first, index.handles[static_cast<std::size_t>(a.second)], a.share));
      value[priced] += a.score.value;
      EXPECT_EQ(link.problem, "");
    }
  }
  EXPECT_LT(far[1], 0.8 * far[0]);
  EXPECT_GT(value[0], value[1]);
}

// What is advised for a link works by the limits that refused it.
TEST(StanceChain, AdviceForALinkWorks) {
  const StanceLibrary library = exampleLibrary();
  int advised = 0;
  for (const double height : {1.05, 1.15, 1.3}) {
    std::vector<ChainApex> apexes = row({{0, 0.94, 0}, {0, height, 1.6}, {0, 0.94, 2.4}});
    for (ChainApex& apex : apexes) apex.speed = 2.5;
    StanceChain chain;
    try {
      chain = solveChain(library, apexes);
    } catch (const Error&) {
      continue;
    }
    for (const LinkNote& note : notesOf(chain, library)) {
      StanceIndex index(library, chain.links[note.link].foot);
      index.limits = chain.limits;
      const StanceDiagnosis why = diagnose(index, chain.links[note.link].handles);
      EXPECT_FALSE(why.plausible);
      EXPECT_THAT(note.text, HasSubstr(why.text));
      if (!why.nearest) continue;
      EXPECT_TRUE(searchStances(index, *why.nearest).answer.plausible()) << note.text;
      ++advised;
    }
  }
  EXPECT_GT(advised, 0);
}

TEST(StanceChain, FliesAsABodyMust) {
  const StanceChain chain = solveChain(exampleLibrary(), straightRun());
  const ChainLink& a = chain.links[1];
  const ChainLink& b = chain.links[2];
  const double from = a.start + a.timing.liftOff + 1e-4, to = b.start + b.timing.touchDown - 1e-4, h = 1e-3;
  int looked = 0;
  for (double t = from + h; t < to - h; t += 0.005) {
    const Vec3 bend =
        (chain.at(t + h).position - 2 * chain.at(t).position + chain.at(t - h).position) / (h * h);
    EXPECT_LT((bend - Vec3(0, -kGravity, 0)).norm(), 1e-3) << t;
    ++looked;
  }
  EXPECT_GT(looked, 5);
}

TEST(StanceChain, FeetAlternateAndGivenSpeedsAreKept) {
  std::vector<ChainApex> apexes = straightRun();
  apexes[0].speed = 2.7;
  apexes[2].speed = 2.8;
  StanceChainOptions options;
  options.first = StanceFeet::Right;
  const StanceChain chain = solveChain(exampleLibrary(), apexes, options);
  EXPECT_EQ(chain.speeds[0], 2.7);
  EXPECT_EQ(chain.speeds[2], 2.8);
  for (std::size_t i = 0; i < chain.links.size(); ++i) {
    EXPECT_EQ(chain.links[i].foot, i % 2 == 0 ? StanceFeet::Right : StanceFeet::Left);
    if (chain.links[i].stance.feet == StanceFeet::Both) continue;
    EXPECT_EQ(chain.links[i].stance.feet, chain.links[i].foot);
  }
}

// A larger figure through places that are as much farther apart does the same leaps, in the root of that
// time.
TEST(StanceChain, FiguresOfAnySizeDoTheSame) {
  const double size = 1.4;
  const StanceChain small = solveChain(exampleLibrary(), straightRun());
  std::vector<ChainApex> apexes = straightRun();
  for (ChainApex& apex : apexes) apex.position *= size;
  const StanceChain large = solveChain(scaled(exampleLibrary(), size), apexes);
  ASSERT_EQ(large.links.size(), small.links.size());
  for (std::size_t i = 0; i < small.links.size(); ++i) {
    EXPECT_EQ(large.links[i].name, small.links[i].name);
    EXPECT_NEAR(large.links[i].found.answer.score.value, small.links[i].found.answer.score.value, 1e-6);
  }
  EXPECT_NEAR(large.duration(), std::sqrt(size) * small.duration(), 1e-6);
}

TEST(StanceChain, SaysWhatCannotBeMet) {
  const StanceLibrary library = exampleLibrary();
  const auto message = [&](const std::vector<ChainApex>& apexes) -> std::string {
    try {
      const StanceChain chain = solveChain(library, apexes);
      for (const ChainLink& link : chain.links) {
        if (!link.problem.empty()) return link.problem;
      }
      return "";
    } catch (const Error& error) {
      return error.message();
    }
  };
  EXPECT_THAT(message(row({{0, 1, 0}})), HasSubstr("at least 2 apexes, got 1"));
  EXPECT_THAT(message(row({{0, 1, 0}, {0, 1.2, 0}})), HasSubstr("above or below apex 1"));
  EXPECT_THAT(message(row({{0, -1, 0}, {0, 1, 1}})), HasSubstr("is not above its ground"));
  EXPECT_THAT(message(row({{0, 1, 0}, {0, std::nan(""), 1}})), HasSubstr("not finite"));
  EXPECT_THAT(message(row({{0, 0.95, 0}, {0, 3.5, 1}})),
              testing::AnyOf(HasSubstr("at most"), HasSubstr("apex within"), HasSubstr("no flight rises")))
      << "nobody leaps 2.5 m up";
}

TEST(StanceFigure, FeetStandOnTheContactPointsAndFlightsAreBallistic) {
  const StanceLibrary library = exampleLibrary();
  const StanceChain chain = solveChain(
      library, row({{0, 0.94, 0}, {0, 0.94, 1}, {0, 1.05, 2.1}, {0.05, 1.05, 3.4}, {0.2, 0.98, 4.6}}));
  const Character character = characterScaledTo(library, characterPreset("human"));
  const StanceFigure figure = performChain(chain, character);
  EXPECT_LT(figure.pathErrorInFlight, 0.015);
  const QualityReport report = measureQuality(figure.performed.motion);
  EXPECT_LT(report.skate.max, 1e-3);
  EXPECT_LT(report.penetration.max, 1e-3);
  ASSERT_TRUE(report.flightResidual.applies);
  EXPECT_LT(report.flightResidual.max, 0.6);
  int stands = 0;
  for (const Contact& c : figure.performance.contacts) {
    for (const ChainLink& link : chain.links) {
      // A foot may come down a little late, while the force is next to nothing.
      const double late = c.strike() - link.start - link.timing.touchDown;
      if (late < -1e-6 || late > 0.2 * (link.timing.liftOff - link.timing.touchDown)) continue;
      ++stands;
      const Vec3 middle = 0.5 * (c.heelPosition + c.ballPosition) - link.contactPoint();
      EXPECT_LT(Vec3(middle.x(), 0, middle.z()).norm(), 0.5 * character.legs[0].foot.length() + 1e-3)
          << "the contact point is under the sole";
    }
  }
  EXPECT_GE(stands, 4);
  EXPECT_THAT(errorOf([&] { performChain(chain, characterPreset("dog")); }),
              HasSubstr("stances need a character with two legs; dog has 4"));
}

TEST(StanceJson, WhatIsWrittenReadsBackTheSame) {
  const StanceLibrary library = exampleLibrary();
  EXPECT_GE(library.size(), 12u);
  const StanceLibrary again = parseStanceJson(formatStanceJson(library), "again.json");
  ASSERT_EQ(again.size(), library.size());
  int blends = 0;
  for (std::size_t i = 0; i < library.size(); ++i) {
    const Stance &a = library.stances[i].stance, &b = again.stances[i].stance;
    EXPECT_EQ(a.name, b.name);
    EXPECT_EQ(a.feet, b.feet);
    blends += library.stances[i].parents ? 1 : 0;
    for (double tau = 0; tau <= 1; tau += 0.125) EXPECT_LT((a.force.at(tau) - b.force.at(tau)).norm(), 1e-4);
    EXPECT_EQ(a.polygons.size(), b.polygons.size());
    // A stance warped to its own handles is itself.
    const StanceWarp own = warpStance(a, a.handles);
    ASSERT_TRUE(own) << a.name;
    EXPECT_LT((own.timing.scale - Vec3::Ones()).norm(), 2e-3) << a.name;
  }
  EXPECT_GE(blends, 2);
  EXPECT_EQ(formatStanceJson(again), formatStanceJson(library));
}

TEST(StanceJson, BadDocumentsAreRefusedByLine) {
  const auto message = [](const std::string& text) -> std::string {
    try {
      parseStanceJson(text, "shelf.json");
      return "";
    } catch (const Error& error) {
      return error.what();
    }
  };
  const std::string head = "{\"footfall\": \"stances\", \"version\": 1,\n \"stances\": [";
  const std::string stance =
      "{\"name\": \"a\", \"feet\": \"left\", \"mass\": 70, \"contactTime\": 0.2, \"contactOffset\": [0.2, "
      "0],\n"
      "\"force\": {\"mean\": [1, 0, 1200], \"terms\": []}, \"handles\": {\"startHeight\": 1, \"endHeight\": "
      "1,"
      "\"startSpeed\": 3, \"endSpeed\": 3, \"sideSpeed\": 0, \"distance\": 1.2}";
  EXPECT_EQ(message(head + stance + "}]}"), "");
  EXPECT_THAT(message(head + "]}"), HasSubstr("at least one stance"));
  EXPECT_THAT(message(head + stance + ", \"colour\": 3}]}"), HasSubstr("colour"));
  EXPECT_THAT(message(head + stance + "}, " + stance + "}]}"),
              HasSubstr("must differ from other names, got 'a' twice"));
  EXPECT_THAT(message(head + "{\"name\": \"b\", \"blend\": [\"x\", \"y\"], \"share\": 0.5}]}"),
              HasSubstr("there is no stance 'x'"));
  EXPECT_THAT(message(head + stance + ", \"torque\": [[1, 2, 3]]}]}"), HasSubstr("at least 4 points"));
  EXPECT_THAT(message(head + stance + ", \"attitude\": [3, 0, 0, 0]}]}"), HasSubstr("rotation"));
  std::string pulls = stance;
  pulls.replace(pulls.find("1200"), 4, "-200");
  EXPECT_THAT(message(head + pulls + "}]}"), HasSubstr("carry weight"));
  EXPECT_THAT(message(head + pulls + "}]}"), HasSubstr("shelf.json:2"));
}

}  // namespace
}  // namespace footfall::stance

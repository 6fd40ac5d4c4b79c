// SPDX-License-Identifier: MIT
// Off, serial and parallel evaluation give the same bits.
#include "sample_scene.h"

#include <maya/MPlug.h>
#include <maya/MString.h>

#include <cmath>
#include <cstring>
#include <random>

using mayahost::connect;
using mayahost::createNode;
using mayahost::EvaluationMode;
using mayahost::number;

namespace {

using EvaluationModes = SampleScene;

std::string node(int i) {
  return "n" + std::to_string(i) + (i % 5 == 3 ? "S" : i % 11 == 7 ? "G" : "P");
}

// Nodes that take from earlier ones, or from time, at random; now and then a whole cycle of nodes without one
// of plugs.
void build(std::mt19937& random, int count) {
  const auto upTo = [&](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
  for (int i = 0; i < count; ++i) {
    createNode("hostMix", node(i));
    mayahost::setNumber(node(i) + ".y", 0.1 * upTo(50));
    if (upTo(6) == 0) connect("time1.outTime", node(i) + ".time");
    if (i == 0) continue;
    if (upTo(4) != 0) connect(node(upTo(i)) + ".out", node(i) + ".x");
    if (upTo(3) == 0) connect(node(upTo(i)) + ".out", node(i) + ".y");
    for (int k = upTo(4); k > 0; --k)
      connect(node(upTo(i)) + ".out", node(i) + ".more[" + std::to_string(3 * k) + "]");
  }
}

std::vector<double> play(EvaluationMode mode, unsigned threads, unsigned seed, int count) {
  mayahost::newScene();
  mayahost::setEvaluationMode(mode, threads);
  std::mt19937 random(seed);
  build(random, count);
  std::vector<double> seen;
  for (const double frame : {1.0, 2.0, 2.5, -7.0, 2.0}) {
    mayahost::setCurrentTime(MTime(frame, MTime::kFilm));
    for (int i = 0; i < count; ++i) seen.push_back(number(node(i) + ".out"));
    mayahost::setNumber(node(count / 2) + ".time", frame);  // fails if it is driven: the same in every mode
  }
  connect(node(0) + ".out", node(count - 1) + ".more[50]", true);  // the evaluation graph changes
  mayahost::setCurrentTime(MTime(11.0, MTime::kFilm));
  for (int i = 0; i < count; ++i) seen.push_back(number(node(i) + ".out"));
  return seen;
}

TEST_F(EvaluationModes, GiveTheSameBitsOnRandomGraphs) {
  std::size_t compared = 0;
  for (unsigned seed = 0; seed < 200; ++seed) {
    const int count = 3 + static_cast<int>(seed % 40);
    const auto off = play(EvaluationMode::off, 1, seed, count);
    const auto serial = play(EvaluationMode::serial, 1, seed, count);
    const auto parallel = play(EvaluationMode::parallel, 4, seed, count);
    ASSERT_EQ(std::memcmp(off.data(), serial.data(), off.size() * sizeof(double)), 0) << seed;
    ASSERT_EQ(std::memcmp(off.data(), parallel.data(), off.size() * sizeof(double)), 0) << seed;
    compared += off.size();
  }
  EXPECT_GT(compared, 20000u);
}

TEST_F(EvaluationModes, EvaluateWhatTimeReaches) {
  createNode("hostEvery", "animated");
  createNode("hostEvery", "still");
  createNode("hostEvery", "below");
  connect("time1.outTime", "animated.time");
  connect("animated.number", "below.distance");
  connect("still.number", "below.vectorX");
  for (const auto mode : {EvaluationMode::serial, EvaluationMode::parallel}) {
    mayahost::setEvaluationMode(mode);
    mayahost::setCurrentTime(MTime(5.0, MTime::kFilm));
    mayahost::setCurrentTime(MTime(6.0, MTime::kFilm));
    EXPECT_DOUBLE_EQ(number("below.number"), 31.5 - 2 - 1 + (31.5 + 3) + 31.5);
    EXPECT_DOUBLE_EQ(number("below.distance"), 31.5 + 3);
  }
  EXPECT_EQ(calls("still"), 1);
  EXPECT_EQ(calls("animated"), 4);
}

TEST_F(EvaluationModes, CyclesOfNodesAreEvaluatedTogether) {
  for (const auto mode : {EvaluationMode::off, EvaluationMode::serial, EvaluationMode::parallel}) {
    mayahost::newScene();
    mayahost::setEvaluationMode(mode);
    createNode("hostEvery", "e");
    createNode("hostEvery", "f");
    connect("time1.outTime", "e.vectorX");
    connect("e.doubled0", "f.distance");
    connect("f.number", "e.distance");
    mayahost::setCurrentTime(MTime(8.0, MTime::kFilm));
    mayahost::setCurrentTime(MTime(9.0, MTime::kFilm));
    EXPECT_DOUBLE_EQ(number("e.number"), (31.5 - 2 - 1 + 9) + (31.5 - 2 + 18));
  }
}

TEST_F(EvaluationModes, ArraysBuiltInParallel) {
  for (const auto mode : {EvaluationMode::off, EvaluationMode::serial, EvaluationMode::parallel}) {
    mayahost::newScene();
    mayahost::setEvaluationMode(mode);
    createNode("hostFan", "fan");
    connect("time1.outTime", "fan.in");
    for (int i = 0; i < 20; ++i) {
      createNode("hostMix", node(i));
      connect("fan.out[" + std::to_string(i % 4) + "]", node(i) + ".y");
    }
    mayahost::setCurrentTime(MTime(3.0, MTime::kFilm));
    mayahost::setCurrentTime(MTime(4.0, MTime::kFilm));
    for (int i = 0; i < 20; ++i) {
      const double built = i % 4 < 3 ? 4.0 * (i % 4) : 0.0;  // three elements are built
      EXPECT_DOUBLE_EQ(number(node(i) + ".out"), std::sin(0.25) + 0.75 * built);
    }
  }
}

}  // namespace

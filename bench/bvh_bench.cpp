// SPDX-License-Identifier: MIT
// Reading BVH, against Assimp's importer on the same bytes in memory.
#include <chrono>
#include <filesystem>
#include <random>
#include <string>
#include <vector>

#include <assimp/scene.h>
#include <benchmark/benchmark.h>
#include <fmt/format.h>
#include <assimp/Importer.hpp>

#include "base/scanner.h"
#include "io/formats.h"

#ifndef FOOTFALL_CMU_DIR
#define FOOTFALL_CMU_DIR ""
#endif

namespace footfall {
namespace {

// A clip in the layout of CMU's conversions: 31 joints, 96 channels, four decimals, about 5 MB at 6000
// frames.
std::string syntheticClip(int frames) {
  std::string text =
      "HIERARCHY\nROOT Hips\n{\n\tOFFSET 0.00000 0.00000 0.00000\n"
      "\tCHANNELS 6 Xposition Yposition Zposition Zrotation Yrotation Xrotation\n";
  for (int chain = 0; chain < 6; ++chain) {
    for (int joint = 0; joint < 5; ++joint) {
      text += fmt::format(
          "JOINT chain{}_{}\n{{\nOFFSET {:.5f} -6.84770 0.00000\n"
          "CHANNELS 3 Zrotation Yrotation Xrotation\n",
          chain, joint, 0.5 * chain);
    }
    text += "End Site\n{\nOFFSET 0.00000 -0.00000 1.11249\n}\n}\n}\n}\n}\n}\n";
  }
  text += fmt::format("}}\nMOTION\nFrames: {}\nFrame Time: .0083333\n", frames);
  std::mt19937 random(1);
  std::uniform_real_distribution<double> angle(-90, 90);
  for (int frame = 0; frame < frames; ++frame) {
    for (int c = 0; c < 96; ++c) text += fmt::format("{:.4f}{}", angle(random), c == 95 ? "\n" : " ");
  }
  return text;
}

// The motion capture beside the project, one clip after the other; empty where it is absent.
std::vector<std::string> cmuClips() {
  std::vector<std::string> clips;
  std::error_code absent;
  for (const auto& entry : std::filesystem::directory_iterator(FOOTFALL_CMU_DIR, absent)) {
    if (entry.path().extension() == ".bvh") clips.push_back(readFile(entry.path().string()));
  }
  return clips;
}

void readAll(const std::vector<std::string>& clips) {
  for (const std::string& clip : clips)
    benchmark::DoNotOptimize(parseBvh(clip, "clip.bvh").motion->samples.data());
}

bool importAll(const std::vector<std::string>& clips) {
  for (const std::string& clip : clips) {
    Assimp::Importer importer;
    if (!importer.ReadFileFromMemory(clip.data(), clip.size(), 0, "bvh")) return false;
  }
  return true;
}

template <typename Function>
double seconds(Function&& function) {
  const auto start = std::chrono::steady_clock::now();
  function();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

// Both readers in turn, so that the ratio is of the same moments of the machine.
void compare(benchmark::State& state, const std::vector<std::string>& clips) {
  if (clips.empty()) return state.SkipWithError("no clips here");
  double ours = 0, theirs = 0;
  std::size_t bytes = 0;
  for (const std::string& clip : clips) bytes += clip.size();
  for (auto _ : state) {
    const double mine = seconds([&] { readAll(clips); });
    state.SetIterationTime(mine);
    ours += mine;
    bool imported = false;
    theirs += seconds([&] { imported = importAll(clips); });
    if (!imported) return state.SkipWithError("Assimp cannot read the clip");
  }
  state.SetBytesProcessed(static_cast<std::int64_t>(bytes) * static_cast<std::int64_t>(state.iterations()));
  state.counters["assimp_ms"] = 1e3 * theirs / static_cast<double>(state.iterations());
  state.counters["times_faster_than_assimp"] = theirs / ours;
}

void readBvhSynthetic(benchmark::State& state) {
  compare(state, {syntheticClip(6000)});
}
void readBvhCmu(benchmark::State& state) {
  compare(state, cmuClips());
}

BENCHMARK(readBvhSynthetic)->UseManualTime()->Unit(benchmark::kMillisecond)->Iterations(10);
BENCHMARK(readBvhCmu)->UseManualTime()->Unit(benchmark::kMillisecond)->Iterations(5);

}  // namespace
}  // namespace footfall

// SPDX-License-Identifier: MIT
// Writes the motions among the examples: make_motions FOLDER
//   walk.bvh, run.bvh    a human, straight ahead
//   walk_circle.bvh      the same walk around a circle of 2 m
//   dog.bvh              a dog's trot
//   walk_sliding.bvh     the walk with what capture and retargeting do to one: 8 % too far for its steps,
//   noise
#include <cstdio>
#include <exception>
#include <string>

#include "base/scanner.h"
#include "figure/perform/procedural_gait.h"
#include "io/formats.h"

namespace footfall {
namespace {

constexpr double kCentimetre = 0.01;

void save(const Motion& motion, const std::string& path) {
  writeFile(path, formatBvh(motion, kCentimetre));
  std::printf("%s: %zu frames\n", path.c_str(), motion.frames());
}

// The root travels further than the feet step.
void stretchTravel(Motion& motion, double factor) {
  for (std::size_t c = 0; c < motion.channels.size(); ++c) {
    if (motion.channels[c].joint != 0 || motion.channels[c].kind != ChannelKind::TranslateZ) continue;
    const double start = motion.frame(0)[c];
    for (std::size_t f = 0; f < motion.frames(); ++f) {
      double& z = motion.frame(f)[c];
      z = start + factor * (z - start);
    }
  }
}

void makeAll(const std::string& folder) {
  const Character human = characterPreset("human");
  const Character dog = characterPreset("dog");
  ProceduralGaitOptions options;
  options.strides = 3;
  save(proceduralGait(human, ProceduralGait::Walk, options).performed.motion, folder + "/walk.bvh");
  save(proceduralGait(human, ProceduralGait::Run, options).performed.motion, folder + "/run.bvh");
  save(proceduralGait(dog, ProceduralGait::Trot, options).performed.motion, folder + "/dog.bvh");
  options.frameRate = 120;
  Motion sliding = proceduralGait(human, ProceduralGait::Walk, options).performed.motion;
  stretchTravel(sliding, 1.08);
  addNoise(sliding, human, 0.0005);
  save(sliding, folder + "/walk_sliding.bvh");
  options.frameRate = 60;
  options.radius = 2;
  options.strides = 5;
  save(proceduralGait(human, ProceduralGait::Walk, options).performed.motion, folder + "/walk_circle.bvh");
}

}  // namespace
}  // namespace footfall

int main(int argc, char** argv) {
  if (argc != 2) {
    std::fprintf(stderr, "usage: make_motions FOLDER\n");
    return 2;
  }
  try {
    footfall::makeAll(argv[1]);
    return 0;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "make_motions: %s\n", error.what());
    return 1;
  }
}

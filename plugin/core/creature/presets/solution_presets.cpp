// SPDX-License-Identifier: MIT
// Controllers found by search for problems that come with the engine. Written by the search, not by hand: a
// number each of the problem's free parameters, in their order, as `footfall creature synthesize` found them,
// to six decimals.
#include <fmt/format.h>

#include "base/error.h"
#include "creature/presets/creature_presets.h"

namespace footfall::creature {
namespace {

struct Found {
  const char* name;
  const char* method;
  unsigned long long seed;
  int generations;
  double fitness;
  std::vector<double> parameters;
};

const std::vector<Found>& allFound() {
  static const std::vector<Found> found = {
      {"luxo hop",
       "sphc",
       3,
       40,
       0.9934,
       {0.523933, -4.493729, 6.013698, 10.829453, 16.991889, 0.41648, -4.423866, 3.914065, 6.330414,
        14.0046}},
      {"pogo walk", "sphc", 1, 60, 0.900925, {0.226177,  -0.905545, 5.108324,  -1.050836, 4.41953,   7.296552,
                                              10.693518, 18.987023, 12.287313, 0.186499,  -2.005916, 5.247077,
                                              -1.028268, 5.066448,  13.563213, 18.905605, 8.736471,  6.303482,
                                              0.242571,  -1.701618, 5.231995,  -0.699929, 4.949267,  6.310516,
                                              12.265571, 11.92155,  6.550667,  0.191707,  -1.154417, 5.18477,
                                              -0.774304, 5.101376,  6.252155,  18.551831, 2.924681,  9.6211}},
      {"pogo run", "sphc", 1, 60, 0.944662, {0.158179,  -0.99136,  6.07566,   -1.21834,  4.074829,  6.374116,
                                             2.662067,  5.300541,  12.2957,   0.15,      -1.551505, 5.948508,
                                             -0.905515, 4.974013,  13.259517, 3.540025,  16.0707,   6.416668,
                                             0.205736,  -1.962446, 5.394355,  -0.804646, 5.202026,  4.047237,
                                             9.428139,  16.624036, 9.885246}},
      {"walker balanced walk",
       "sphc",
       1,
       40,
       0.963954,
       {0.221469, -3.207961, -0.508974, 1.56039, -2.495907, -0.805647, 1.487269, 0.931313, 0.134965, 0.108621,
        -3.316126, -0.062895, 1.495937, -2.796401, -0.241527, 1.697513, 0.886288, 0.065369}},
      {"cat bound",
       "sphc",
       1,
       100,
       0.923161,
       {0.080651,  0.500713,  -0.902978, -1.109447, 1.30335,   -1.83591,  0.861608,  2.303326,   46.541595,
        37.655817, 43.061233, 15.889383, 72.506878, 70.500239, 68.612272, 0.150016,  0.075566,   -1.661371,
        -1.465055, 1.592375,  -1.704513, 0.801596,  2.348067,  64.410156, 41.934788, 60.781299,  45.134505,
        17.793415, 14.166872, 48.805958, 0.090051,  0.409693,  -0.81281,  -1.473035, 1.281832,   -2.327859,
        1.040964,  2.428664,  45.719245, 77.473936, 91.57485,  36.361212, 17.017352, 107.551035, 22.156403,
        0.115832,  -0.431688, -0.698978, -0.861258, 0.804634,  -2.128569, 0.237505,  2.356621,   24.331627,
        74.196263, 14.084153, 17.427825, 47.50758,  41.374347, 71.31154}},
      {"kangaroo hop", "sphc", 2, 60, 0.931322, {0.291099,   -1.226968,  -1.234497,  1.296353,  3.399652,
                                                 -0.629107,  56.963289,  262.349643, 40.933397, 231.21007,
                                                 83.92733,   0.173247,   -1.348781,  -2.327632, 2.283754,
                                                 2.204657,   0.334176,   160.681869, 65.338622, 145.802769,
                                                 108.989773, 266.799645, 0.023339,   0.595946,  0.496837,
                                                 0.443928}},
  };
  return found;
}

}  // namespace

const std::vector<std::string>& solutionPresetNames() {
  static const std::vector<std::string> names = [] {
    std::vector<std::string> all;
    for (const Found& found : allFound()) all.emplace_back(found.name);
    return all;
  }();
  return names;
}

SynthesisSolution solutionPreset(std::string_view name) {
  for (const Found& found : allFound()) {
    if (name != found.name) continue;
    SynthesisSolution solution;
    solution.problem = synthesisPreset(name);
    solution.parameters = found.parameters;
    solution.fitness = found.fitness;
    solution.method = found.method;
    solution.seed = found.seed;
    solution.generations = found.generations;
    return solution;
  }
  throw Error(fmt::format("nothing that was found is kept for '{}'; there is for: {}", name,
                          fmt::join(solutionPresetNames(), ", ")));
}

}  // namespace footfall::creature

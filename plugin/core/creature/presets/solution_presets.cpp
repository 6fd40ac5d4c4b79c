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
       "cma-es",
       1,
       120,
       0.9967,
       {0.404562, -4.383487, 4.056352, 5.101135, 16.105288, 0.262431, -4.28365, 6.18577, 5.873569,
        16.672715}},
      {"pogo walk",
       "cma-es",
       3,
       400,
       0.9575,
       {0.216114, -2.003088, 4.720639, -0.994396, 4.931152, 17.940281, 18.346182, 10.787695, 12.066082,
        0.239403, -1.702993, 5.741926, -0.729587, 4.849472, 2.4535,    4.374966,  2.59451,   3.11798,
        0.212706, -1.989157, 4.71304,  -0.698862, 5.235522, 16.343446, 10.574241, 16.572786, 3.499418,
        0.15181,  -0.809344, 4.856839, -1.221653, 4.201144, 1.689714,  3.740903,  12.988396, 14.719818}},
      {"pogo run", "cma-es", 3, 400, 0.9835, {0.157798, -0.786691, 5.87988,   -1.172064, 3.864576,  6.322618,
                                              3.60597,  15.9974,   17.512944, 0.169825,  -1.802398, 5.484209,
                                              -0.74898, 5.228948,  15.593679, 1.006173,  16.930291, 1.948105,
                                              0.205179, -2.005935, 5.196706,  -0.700382, 5.235776,  7.656889,
                                              8.699358, 6.769972,  19.399472}},
      {"walker balanced walk",
       "cma-es",
       3,
       250,
       0.9926,
       {0.164479, -2.888204, -0.058993, 1.673672, -2.854178, -1.130119, 1.834251, 0.229822, 0.08132, 0.210949,
        -3.040111, -0.053797, 1.817409, -2.699055, -0.629053, 1.917527, 0.852112, 0.452544}},
      {"cat bound",
       "cma-es",
       3,
       400,
       0.9778,
       {0.053224,  0.345675,  -1.684422,  -0.51551,   0.776307,  -2.278971,  1.026075,  2.586583,
        32.481868, 52.712779, 112.092375, 32.736624,  39.632132, 27.015765,  10.476604, 0.051014,
        0.530909,  -1.00502,  -1.080396,  0.294468,   -2.244413, 0.627519,   3.24947,   104.292311,
        74.991638, 21.329327, 94.272737,  117.416707, 65.295964, 110.872352, 0.075053,  -0.602901,
        -0.540996, -0.860683, 0.472783,   -1.797184,  0.179211,  3.348771,   31.061367, 34.807489,
        37.559678, 84.009097, 65.93812,   46.688128,  53.394996, 0.163963,   0.421839,  -0.532918,
        -1.529776, 0.625612,  -1.452931,  0.596888,   2.937001,  102.217169, 22.669362, 30.713184,
        107.01363, 59.51438,  97.383547,  28.53125}},
      {"kangaroo hop", "cma-es", 3, 250, 0.9812, {0.209765,   -0.946326, -1.30785,   1.423334,   2.958048,
                                                  -0.240202,  89.65021,  167.781152, 45.56289,   208.551937,
                                                  174.893772, 0.451389,  -2.266269,  -0.903265,  2.558876,
                                                  2.256303,   0.8051,    187.706039, 229.543443, 100.71772,
                                                  272.948113, 46.055823, 0.080833,   0.440528,   0.471984,
                                                  0.604288}},
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

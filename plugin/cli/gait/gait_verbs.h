// SPDX-License-Identifier: MIT
// Shared by the verbs of "gait".
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "cli/program/program.h"
#include "cli/view/view_page.h"
#include "gait/gait_options.h"
#include "gait/travel/foot_errors.h"

namespace footfall::cli {

// The verbs, one per file.
void addGaitStride(Program& program, CLI::App& group);  // make, stats
void addGaitFollow(Program& program, CLI::App& group);
void addGaitTransition(Program& program, CLI::App& group);

inline gait::MakeStrideOptions fourStrides() {
  gait::MakeStrideOptions options;
  options.strides = 4;
  return options;
}

struct GaitOptions {
  std::string source, second, path, output, info, secondInfo, terrain, diagram, writeInfo, report;
  std::string mode = "corrected", speeds, places, duration, lead = "1s", phases;
  double speed = 0, period = 0;  // of follow: m/s; seconds
  gait::MakeStrideOptions make = fourStrides();
  gait::FollowOptions follow;
  bool force = false;
  ViewOption view;
};

// A stride of the gait library ("dog:trot") or of a file, with the phases of --phases.
gait::Stride gaitStrideOf(const std::string& source, const std::string& info, const GaitOptions& options);
// The shift of each leg in strides from --phases; empty: none.
std::vector<double> legShiftsOf(const std::string& phases, const Character& character);
// Parses "TIME:NUMBER,…" and the like into pairs.
std::vector<std::pair<std::string, double>> wordsAndNumbers(const std::string& text, const char* what,
                                                            const char* right);
gait::FollowOptions followOptions(const GaitOptions& options, const Common& common, const Progress& progress);
TerrainPtr terrainOf(const GaitOptions& options);

void requireWritable(const std::string& path);
void writeMotion(Motion motion, const std::string& path);

Json jsonOf(const gait::Stride& stride);
Json jsonOf(const gait::FootErrors& feet);
std::string textOf(const gait::Stride& stride);
std::string textOf(const gait::FootErrors& feet);
// Reports and writes the travel. A request that cannot be met gives exit code 1, unless --force is set.
Report finishTravel(const GaitOptions& options, gait::PathTravel followed, const Character& character,
                    const TerrainPtr& terrain, Json json, std::string text);

// --options: a document whose options the flags after it override.
void addGaitDocument(CLI::App& verb, const std::shared_ptr<GaitOptions>& options);
void addGaitPhases(CLI::App& verb, const std::shared_ptr<GaitOptions>& options);
void addGaitTravel(CLI::App& verb, const Program& program,
                   const std::shared_ptr<GaitOptions>& options);  // flags of follow and transition

template <class Work>
std::function<int()> gaitJob(const std::shared_ptr<GaitOptions>& options, Program& program,
                             const Work& work) {
  return [options, &program, work] {
    return runOnce(program, options->source,
                   [&](const Progress& progress) { return work(*options, program.common(), progress); });
  };
}

}  // namespace footfall::cli

// SPDX-License-Identifier: MIT
// How check and clean show quality reports.
#pragma once

#include <string>

#include "cli/program/program.h"
#include "figure/quality/quality.h"
#include "figure/quality/quality_table.h"
#include "io/scene_file.h"

namespace footfall::cli {

// The keys of docs/reference/quality.md, without the file's name.
Json qualityJson(const QualityReport& report, const Skeleton& skeleton);

// The scene's motion; a keyed scene sampled at its rate. Throws Error where the file holds no frames.
Motion motionOf(const Scene& scene, const std::string& file);

}  // namespace footfall::cli

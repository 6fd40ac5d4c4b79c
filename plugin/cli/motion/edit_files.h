// SPDX-License-Identifier: MIT
// What the verbs that edit files and folders have in common: what is read, where it goes, in which format,
// and what is said of it.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "cli/program/program.h"
#include "cli/program/read_options.h"
#include "cli/view/view_page.h"

namespace footfall::cli {

struct EditFiles {
  std::vector<std::string> files;
  std::string output, to, from;
  ReadOptions read;
  ViewOption view;
};

void addEditFiles(CLI::App& verb, const Program& program, EditFiles& options);

// Changes the scene and adds to the report: members of the JSON, lines of text.
using SceneEdit = std::function<void(const std::string& file, Scene& scene, Report& report, const Progress&)>;

// Reads each file, edits it, writes it: to the output, or into the folder it names.
int editFiles(const EditFiles& options, const Common& common, const SceneEdit& edit);

// One scene written as the options say, with what writing has cost; in: what it was made of.
void writeEdited(const Scene& scene, const std::string& in, const std::string& output,
                 const EditFiles& options, Report& report);

// "20:90", "1.5s:3s" as seconds; an empty side: the scene's own end.
TimeRange rangeOf(const std::string& text, const Scene& scene);

}  // namespace footfall::cli

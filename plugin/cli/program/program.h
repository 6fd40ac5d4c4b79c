// SPDX-License-Identifier: MIT
// What the verbs share: options, reports, batches over files, progress, exit codes.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "base/error.h"
#include "base/progress.h"

namespace footfall::cli {

using Json = nlohmann::ordered_json;

enum ExitCode { kDone = 0, kNotMet = 1, kBadInput = 2, kInterrupted = 130 };

// Options every verb has.
struct Common {
  bool json = false;    // a machine-readable report on standard output
  bool quiet = false;   // no progress, no remarks, no reports of what was written
  int threads = 0;      // 0: all cores
  std::string command;  // as it was typed, for what is written
  std::function<std::string(const Error&)>
      explain;  // what is said of an error, with a hint where there is one
};

class Program {
 public:
  explicit Program(CLI::App& app);

  // What was typed, as a shell would take it again.
  void setCommand(int argc, const char* const* argv);

  // Adds a verb. Its options go on the returned app; run gives the exit code. `example` ends its help text.
  CLI::App& addVerb(const std::string& name, const std::string& what, const std::string& example,
                    std::function<int()> run);
  // The same below a verb that only groups others ("stance warp").
  CLI::App& addVerb(CLI::App& group, const std::string& name, const std::string& what,
                    const std::string& example, std::function<int()> run);

  const Common& common() const { return common_; }
  int exitCode() const { return exitCode_; }

 private:
  void addCommon(CLI::App& app);

  CLI::App& app_;
  Common common_;
  bool dumpConfig_ = false;
  int exitCode_ = kDone;
};

// One per verb, in its own file.
void addInfo(Program& program);
void addConvert(Program& program);
void addSample(Program& program);
void addPicture(Program& program);
void addCheck(Program& program);
void addView(Program& program);
void addClean(Program& program);
void addWarp(Program& program);
void addBlend(Program& program);
void addWalk(Program& program);
void addPrints(Program& program);
void addWander(Program& program);
void addGait(Program& program);
void addStance(Program& program);
void addLibrary(Program& program);
void addLocomote(Program& program);
void addCreature(Program& program);
void addOptions(Program& program);
void addHelp(Program& program);

// For check() of an option, with messages that say what is allowed.
CLI::Validator positive();
CLI::Validator nonNegative();
CLI::Validator within(double low, double high);
CLI::Validator oneOf(const std::vector<std::string>& words);

// As a file's name: standard input or output.
inline const std::string kStandardStream = "-";

// Files as given, folders replaced by the files in them that hold a scene, sorted; says how many documents of
// other kinds it skipped unless quiet. Throws Error for a folder without any, and for what does not exist.
std::vector<std::string> expandInputs(const std::vector<std::string>& inputs, const Common& common);

// What a verb says of one file.
struct Report {
  Json json;         // the machine-readable report, without the file's name
  std::string text;  // for a person
  int exitCode = kDone;
  bool asked =
      false;  // the text is what was asked for, not a remark on what was written: quiet prints it too
};

// Runs work on every file, on all cores, reports in the order of the files: text, or a line of JSON each. A
// file that fails is reported by its name and does not stop the others. Returns the worst exit code.
int runBatch(const std::vector<std::string>& files, const Common& common,
             const std::function<Report(const std::string& file, const Progress& progress)>& work);

// The same for inputs that are each written into a folder, which is made: under their own name, with another
// extension (".glb") where one is given. Throws Error before any work where two would be the same file.
using BatchWork =
    std::function<Report(const std::string& file, const std::string& output, const Progress& progress)>;
int runBatchInto(const std::string& folder, const std::string& extension,
                 const std::vector<std::string>& files, const Common& common, const BatchWork& work);

// The same once, for work that is not a batch; what: its name in the report.
int runOnce(const Program& program, const std::string& what,
            const std::function<Report(const Progress&)>& work);

// What work gives; an Error that knows no file is said of this one.
template <typename Work>
auto inFile(const std::string& file, Work&& work) {
  try {
    return work();
  } catch (const Error& error) {
    if (!error.place().file.empty()) throw;
    throw Error(Place{file, 0}, error.message());
  }
}

// A line on the terminal for work that takes over a second: what, how far, how long still. Asks to stop after
// Ctrl-C; quiet: only that.
Progress terminalProgress(const std::string& what, bool quiet);
// What it shows `elapsed` seconds after the beginning.
std::string progressLine(const std::string& what, double share, double elapsed);

// "12", "1.5s", "0:100", "0:100:5", "1,2,3.5" -> times in frames of a file with this rate (frames per
// second).
std::vector<double> parseTimes(const std::string& text, double frameRate);
double parseTime(const std::string& text, double frameRate);

}  // namespace footfall::cli

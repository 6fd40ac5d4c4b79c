// SPDX-License-Identifier: MIT
#include "cli/program/program.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <iostream>
#include <map>
#include <memory>

#include <fmt/format.h>

#include "base/parallel.h"
#include "base/scanner.h"
#include "cli/program/interrupts.h"
#include "cli/program/suggestion.h"
#include "cli/program/verb_help.h"
#include "io/scene_file.h"

namespace footfall::cli {
namespace {

// Never throws, so that it may be called on any thread; main sees what could not be written.
void put(std::FILE* stream, const std::string& text) {
  std::fwrite(text.data(), 1, text.size(), stream);
  std::fflush(stream);
}

// Ranges let NaN through, as it is neither below nor above them.
void requireFinite(const CLI::App& verb) {
  for (const CLI::Option* option : verb.get_options()) {
    if (option->get_type_name().rfind("FLOAT", 0) != 0) continue;
    for (const std::string& text : option->results()) {
      if (!std::isfinite(std::strtod(text.c_str(), nullptr)))
        throw CLI::ValidationError(option->get_name(),
                                   fmt::format("must be a finite number, got '{}'", text));
    }
  }
}

// A word as a shell takes it: in quotes where it holds more than names, numbers and paths do.
std::string shellWord(const std::string& word) {
  const auto plain = [](unsigned char c) {
    return std::isalnum(c) || c >= 0x80 || std::strchr("_-./:=,+@%", c);
  };
  if (!word.empty() && std::all_of(word.begin(), word.end(), plain)) return word;
  std::string quoted = "'";
  for (const char c : word) quoted += c == '\'' ? "'\\''" : std::string(1, c);
  return quoted + "'";
}

}  // namespace

CLI::Validator positive() {
  const auto fault = [](const std::string& text) {
    double value = 0;
    if (parseNumber(text, value) && value > 0) return std::string();
    return fmt::format("must be a number above 0, got '{}'", text);
  };
  return CLI::Validator(fault, "POSITIVE");
}

CLI::Validator nonNegative() {
  const auto fault = [](const std::string& text) {
    double value = 0;
    if (parseNumber(text, value) && value >= 0) return std::string();
    return fmt::format("must be 0 or above, got '{}'", text);
  };
  return CLI::Validator(fault, "NONNEGATIVE");
}

CLI::Validator within(double low, double high) {
  const auto fault = [low, high](const std::string& text) {
    double value = 0;
    if (parseNumber(text, value) && value >= low && value <= high) return std::string();
    return fmt::format("must be {:g} to {:g}, got '{}'", low, high, text);
  };
  return CLI::Validator(fault, fmt::format("{:g} to {:g}", low, high));
}

CLI::Validator oneOf(const std::vector<std::string>& words) {
  const auto fault = [words](const std::string& text) {
    if (std::find(words.begin(), words.end(), text) != words.end()) return std::string();
    return fmt::format("must be one of {}, got '{}'{}", fmt::join(words, ", "), text,
                       didYouMean(text, words));
  };
  return CLI::Validator(fault, "");
}

Program::Program(CLI::App& app) : app_(app) {
  addCommon(app_);
  common_.explain = [&app](const Error& error) { return withHint(app, error); };
}

void Program::setCommand(int argc, const char* const* argv) {
  common_.command = "footfall";
  for (int i = 1; i < argc; ++i) common_.command += " " + shellWord(argv[i]);
}

// Of every verb, so that they may stand before it or after.
void Program::addCommon(CLI::App& app) {
  app.add_flag("--json", common_.json, "Print a machine-readable report: one line of JSON per file");
  app.add_flag("--quiet", common_.quiet,
               "Print only what was asked for, and errors: no progress, no remarks");
  app.add_option("--threads", common_.threads, "Threads to use (0: all cores)")->check(within(0, 1024));
}

CLI::App& Program::addVerb(const std::string& name, const std::string& what, const std::string& example,
                           std::function<int()> run) {
  return addVerb(app_, name, what, example, std::move(run));
}

CLI::App& Program::addVerb(CLI::App& group, const std::string& name, const std::string& what,
                           const std::string& example, std::function<int()> run) {
  CLI::App* verb = group.add_subcommand(name, what);
  verb->footer("Example:\n  " + example);
  addCommon(*verb);
  verb->add_flag("--dump-config", dumpConfig_, "Print the options with their values, and stop");
  verb->callback([this, verb, run = std::move(run)] {
    if (!verb->get_subcommands().empty()) return;  // it only led to one of its own verbs
    if (dumpConfig_) {
      std::cout << verb->config_to_str(true, false);
      return;
    }
    requireFinite(*verb);
    exitCode_ = run();
  });
  return *verb;
}

std::vector<std::string> expandInputs(const std::vector<std::string>& inputs, const Common& common) {
  namespace fs = std::filesystem;
  std::vector<std::string> files;
  for (const std::string& input : inputs) {
    if (input != kStandardStream && !fs::exists(input) && !isReadable(extensionOf(input)))
      throw Error({input, 0}, "no such file or folder");
    if (!fs::is_directory(input)) {
      files.push_back(input);
      continue;
    }
    std::vector<std::string> found;
    std::size_t others = 0;
    for (const auto& entry : fs::directory_iterator(input)) {
      const std::string file = entry.path().string();
      if (!entry.is_regular_file() || !isReadable(extensionOf(file))) continue;
      if (mayHoldScene(file)) {
        found.push_back(file);
      } else {
        ++others;
      }
    }
    if (found.empty()) throw Error({input, 0}, "this folder holds no file that footfall reads");
    if (others > 0 && !common.quiet)
      put(stderr, fmt::format("{}: {} of other kinds skipped\n", input,
                              others == 1 ? "1 document" : fmt::format("{} documents", others)));
    std::sort(found.begin(), found.end());
    files.insert(files.end(), found.begin(), found.end());
  }
  return files;
}

namespace {

int runAll(const std::vector<std::string>& files, const Common& common,
           const std::function<Report(const std::string& file, const Progress& progress)>& work) {
  const int count = static_cast<int>(files.size());
  std::vector<Report> reports(files.size());
  std::vector<char> ready(files.size(), 0);
  const Progress bar =
      terminalProgress(count > 1 ? fmt::format("{} files", count) : files.front(), common.quiet);
  int printed = 0, done = 0;
  bool cancelled = false;

  const auto print = [&](int i) {
    Report& report = reports[static_cast<std::size_t>(i)];
    const std::string& file = files[static_cast<std::size_t>(i)];
    const auto error = report.json.find("error");
    if (error != report.json.end())
      put(stderr, fmt::format("footfall: error: {}\n", error->get<std::string>()));
    // What could not be met is said however quiet.
    const bool wanted = report.asked || !common.quiet || report.exitCode != kDone;
    if (common.json) {
      Json line = {{"file", file}};
      line.update(report.json);
      put(stdout, line.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n");
    } else if (error == report.json.end() && wanted) {
      put(stdout, report.text);
    }
  };

  const int threads = count > 1 ? threadCount(common.threads) : 1;
#pragma omp parallel for schedule(dynamic, 1) num_threads(threads)
  for (int i = 0; i < count; ++i) {
    const std::size_t index = static_cast<std::size_t>(i);
    Report report;
    if (!interrupted()) {
      try {
        report = work(files[index], count == 1 ? bar : Progress([](double) { return !interrupted(); }));
      } catch (const Cancelled&) {
        interruptOthers();
      } catch (const Error& error) {
        report.json = {{"error", common.explain(error)}};
        report.exitCode = kBadInput;
      } catch (const std::bad_alloc&) {
        report.json = {{"error", files[index] + ": needs more memory than this machine has"}};
        report.exitCode = kBadInput;
      } catch (const std::exception& error) {
        report.json = {{"error", files[index] + ": " + error.what()}};
        report.exitCode = kBadInput;
      }
    }
#pragma omp critical(footfall_batch)
    {
      reports[index] = std::move(report);
      ready[index] = 1;
      ++done;
      if (interrupted()) cancelled = true;
      // In the order of the files, as soon as all before are there.
      while (!cancelled && printed < count && ready[static_cast<std::size_t>(printed)]) print(printed++);
      if (count > 1 && !cancelled) bar(static_cast<double>(done) / count);
    }
  }
  if (cancelled) throw Cancelled();
  int worst = kDone;
  for (const Report& report : reports) worst = std::max(worst, report.exitCode);
  return worst;
}

}  // namespace

int runBatch(const std::vector<std::string>& files, const Common& common,
             const std::function<Report(const std::string& file, const Progress& progress)>& work) {
  return runAll(files, common, [&](const std::string& file, const Progress& progress) {
    return inFile(file, [&] { return work(file, progress); });
  });
}

int runBatchInto(const std::string& folder, const std::string& extension,
                 const std::vector<std::string>& files, const Common& common, const BatchWork& work) {
  namespace fs = std::filesystem;
  const auto outputOf = [&](const std::string& file) {
    const fs::path name = extension.empty() ? fs::path(file).filename() : fs::path(file).stem();
    return (fs::path(folder) / name).string() + extension;
  };
  std::map<std::string, std::string> writers;
  for (const std::string& file : files) {
    const auto [first, fresh] = writers.emplace(outputOf(file), file);
    if (!fresh)
      throw Error(Place{file, 0},
                  fmt::format("would be written to {}, as would {}; write them to different folders, or give "
                              "them different names",
                              first->first, first->second));
  }
  if (fs::exists(folder) && !fs::is_directory(folder))
    throw Error({folder, 0}, "must be a folder where there are several inputs");
  fs::create_directories(folder);
  return runBatch(files, common, [&](const std::string& file, const Progress& progress) {
    return work(file, outputOf(file), progress);
  });
}

int runOnce(const Program& program, const std::string& what,
            const std::function<Report(const Progress&)>& work) {
  return runAll({what}, program.common(),
                [&](const std::string&, const Progress& progress) { return work(progress); });
}

double parseTime(const std::string& text, double frameRate) {
  std::string_view number = text;
  const bool seconds = !number.empty() && number.back() == 's';
  if (seconds) number.remove_suffix(1);
  double value = 0;
  if (!parseNumber(number, value)) {
    throw Error(fmt::format("'{}' is not a time: write frames (12) or seconds (1.5s)", text));
  }
  return seconds ? value * frameRate : value;
}

std::vector<double> parseTimes(const std::string& text, double frameRate) {
  constexpr double kMost = 1e8;
  std::vector<double> times;
  if (text.find(':') != std::string::npos) {
    const std::size_t first = text.find(':');
    const std::size_t second = text.find(':', first + 1);
    const double start = parseTime(text.substr(0, first), frameRate);
    const double end = parseTime(
        text.substr(first + 1, second == std::string::npos ? second : second - first - 1), frameRate);
    const double step = second == std::string::npos ? 1 : parseTime(text.substr(second + 1), frameRate);
    if (!(step > 0) || end < start) {
      throw Error(
          fmt::format("'{}': times are START:END:STEP, with END at or after START and STEP above 0", text));
    }
    const double count = std::floor((end - start) / step * (1 + 1e-12) + 1e-9);
    if (count >= kMost) throw Error(fmt::format("'{}' asks for more than {} times", text, kMost));
    for (long long i = 0; i <= static_cast<long long>(count); ++i)
      times.push_back(start + static_cast<double>(i) * step);
    return times;
  }
  std::size_t from = 0;
  while (from <= text.size()) {
    const std::size_t comma = std::min(text.find(',', from), text.size());
    times.push_back(parseTime(text.substr(from, comma - from), frameRate));
    from = comma + 1;
  }
  return times;
}

}  // namespace footfall::cli

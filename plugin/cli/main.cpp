// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cstdio>
#include <exception>

#include <fmt/format.h>

#include "base/error.h"
#include "cli/program/program.h"

namespace footfall::cli {
namespace {

// The verb, and below one that groups others its own, should be there.
void requireVerbs(const CLI::App& app, int argc, char** argv) {
  std::string name;
  const CLI::App* group = &app;
  for (int i = 1; i < argc && argv[i][0] != '-'; ++i) {
    const auto verbs = group->get_subcommands([](const CLI::App* one) { return !one->get_name().empty(); });
    if (verbs.empty()) return;
    const auto verb = std::find_if(verbs.begin(), verbs.end(),
                                   [&](const CLI::App* one) { return one->get_name() == argv[i]; });
    if (verb == verbs.end())
      throw Error(fmt::format("there is no verb '{}{}'; footfall {}--help lists them", name, argv[i], name));
    name += (*verb)->get_name() + " ";
    group = *verb;
  }
}

int run(int argc, char** argv) {
  CLI::App app{"Footfall: warps, grows, blends and steers character animation.", "footfall"};
  app.set_version_flag("--version", "footfall " FOOTFALL_VERSION);
  app.require_subcommand(1);
  app.footer("footfall VERB --help shows a verb's options and an example.");
  Program program(app);
  addInfo(program);
  addConvert(program);
  addSample(program);
  addPicture(program);
  addCheck(program);
  addClean(program);
  addWarp(program);
  addBlend(program);
  addPrints(program);
  addWalk(program);
  addWander(program);
  addGait(program);
  addStance(program);
  addLibrary(program);
  addLocomote(program);
  addCreature(program);
  try {
    requireVerbs(app, argc, argv);
    app.parse(argc, argv);
    return program.exitCode();
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == 0) return app.exit(error);  // --help, --version
    fmt::print(stderr, "footfall: error: {}\n", error.what());
    return kBadInput;
  } catch (const Cancelled&) {
    fmt::print(stderr, "\nfootfall: stopped; nothing was left half-written\n");
    return kInterrupted;
  } catch (const std::exception& error) {
    fmt::print(stderr, "footfall: error: {}\n", error.what());
    return kBadInput;
  }
}

// Whether all that was printed has arrived: a full disk is noticed at the end.
bool flushed(std::FILE* stream) {
  return std::fflush(stream) == 0 && std::ferror(stream) == 0;
}

}  // namespace
}  // namespace footfall::cli

int main(int argc, char** argv) {
  using namespace footfall::cli;
  watchInterrupts();
  const int code = run(argc, argv);
  if (flushed(stdout)) return code;
  std::fputs("footfall: error: standard output cannot be written\n", stderr);
  return kBadInput;
}

// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cstdio>
#include <exception>

#include <fmt/format.h>

#include "base/error.h"
#include "program.h"

int main(int argc, char** argv) {
  using namespace footfall;
  cli::watchInterrupts();
  CLI::App app{"Footfall: warps, grows, blends and steers character animation.", "footfall"};
  app.set_version_flag("--version", "footfall " FOOTFALL_VERSION);
  app.require_subcommand(1);
  app.footer("footfall VERB --help shows a verb's options and an example.");
  cli::Program program(app);
  cli::addInfo(program);
  cli::addConvert(program);
  cli::addSample(program);
  cli::addPicture(program);
  cli::addCheck(program);
  cli::addClean(program);
  cli::addWarp(program);
  cli::addBlend(program);
  cli::addPrints(program);
  cli::addWalk(program);
  cli::addWander(program);
  cli::addGait(program);
  cli::addStance(program);
  cli::addLibrary(program);
  cli::addLocomote(program);
  cli::addCreature(program);
  try {
    const auto isVerb = [&](const CLI::App* verb) { return verb->get_name() == argv[1]; };
    const auto verbs = app.get_subcommands([](const CLI::App*) { return true; });
    if (argc > 1 && argv[1][0] != '-' && std::none_of(verbs.begin(), verbs.end(), isVerb)) {
      throw Error(fmt::format("there is no verb '{}'; footfall --help lists them", argv[1]));
    }
    app.parse(argc, argv);
    return program.exitCode();
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == 0) return app.exit(error);  // --help, --version
    fmt::print(stderr, "footfall: error: {}\n", error.what());
    return cli::kBadInput;
  } catch (const Cancelled&) {
    fmt::print(stderr, "\nfootfall: stopped; nothing was left half-written\n");
    return cli::kInterrupted;
  } catch (const std::exception& error) {
    fmt::print(stderr, "footfall: error: {}\n", error.what());
    return cli::kBadInput;
  }
}

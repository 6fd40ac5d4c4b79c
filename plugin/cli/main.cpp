// SPDX-License-Identifier: MIT
#include <cstdio>
#include <exception>

#include <fmt/format.h>

#include "base/error.h"
#include "cli/motion/motion_verbs.h"
#include "cli/program/interrupts.h"
#include "cli/program/program.h"
#include "cli/program/verb_help.h"

namespace footfall::cli {
namespace {

int fail(const std::string& message) {
  fmt::print(stderr, "footfall: error: {}\n", message);
  return kBadInput;
}

int run(int argc, char** argv) {
  CLI::App app{"Footfall warps, grows, blends and steers character animation.", "footfall"};
  app.set_version_flag("--version", "footfall " FOOTFALL_VERSION);
  app.require_subcommand(1);
  app.footer("'footfall help VERB' shows a verb's options and an example.");
  Program program(app);
  program.setCommand(argc, argv);
  addInfo(program);
  addConvert(program);
  addSample(program);
  addPicture(program);
  addCheck(program);
  addView(program);
  addClean(program);
  addTrim(program);
  addMirror(program);
  addLoop(program);
  addRoot(program);
  addConcat(program);
  addRate(program);
  addRetarget(program);
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
  addOptions(program);
  addHelp(program);
  try {
    const std::string answer = answerWithoutParsing(app, argc, argv);
    if (!answer.empty()) {
      std::fwrite(answer.data(), 1, answer.size(), stdout);
      return kDone;
    }
    app.parse(argc, argv);
    return program.exitCode();
  } catch (const CLI::ExtrasError&) {
    return fail(unexpected(app));
  } catch (const CLI::RequiredError& error) {
    // A mistyped option is named before what it leaves missing.
    return fail(app.remaining(true).empty() ? error.what() : unexpected(app));
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == 0) return app.exit(error);  // --help, --version
    return fail(error.what());
  } catch (const Cancelled&) {
    sayStopped();
    return kInterrupted;
  } catch (const Error& error) {
    return fail(withHint(app, error));
  } catch (const std::exception& error) {
    return fail(error.what());
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

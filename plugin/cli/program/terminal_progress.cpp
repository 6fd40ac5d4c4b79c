// SPDX-License-Identifier: MIT
// The line on the terminal that says what is being done, how far it is and how long it still takes.
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <memory>

#include <fmt/format.h>

#include "cli/program/interrupts.h"
#include "cli/program/program.h"

namespace footfall::cli {

std::string progressLine(const std::string& what, double share, double elapsed) {
  const double done = std::clamp(share, 0.0, 1.0);
  const int percent = static_cast<int>(done * 100);
  std::string line = fmt::format("{} [{:<25}] {:3} %", what,
                                 std::string(static_cast<std::size_t>(percent / 4), '#'), percent);
  // The first seconds and hundredths tell too little.
  if (done >= 1 || done < 0.02 || elapsed < 2) return line;
  const int left = static_cast<int>(std::ceil(elapsed * (1 - done) / done));
  if (left < 60) return line + fmt::format(", about {} s left", left);
  if (left < 3600) return line + fmt::format(", about {} min {:02} s left", left / 60, left % 60);
  return line + fmt::format(", about {} h {:02} min left", left / 3600, left / 60 % 60);
}

Progress terminalProgress(const std::string& what, bool quiet) {
  using Clock = std::chrono::steady_clock;
  struct State {
    Clock::time_point start = Clock::now();
    std::string shown;
  };
  const bool visible = !quiet && isatty(STDERR_FILENO) != 0;
  return [what, visible, state = std::make_shared<State>()](double share) {
    if (interrupted()) return false;
    if (!visible) return true;
    const double elapsed = std::chrono::duration<double>(Clock::now() - state->start).count();
    if (state->shown.empty() && elapsed < 1) return true;
    std::string line = progressLine(what, share, elapsed);
    if (line == state->shown) return true;
    // Back to the line's start, and its rest cleared.
    const std::string text = fmt::format("\r{}\x1b[K{}", line, share >= 1 ? "\n" : "");
    std::fwrite(text.data(), 1, text.size(), stderr);
    std::fflush(stderr);
    state->shown = std::move(line);
    return true;
  };
}

}  // namespace footfall::cli

// SPDX-License-Identifier: MIT
#include "cli/program/interrupts.h"

#include <unistd.h>

#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <thread>

#include <fmt/format.h>

#include "base/scanner.h"
#include "cli/program/program.h"

namespace footfall::cli {
namespace {

std::atomic<bool> stopping{false};
std::atomic<bool> said{false};
int wakeUp[2] = {-1, -1};  // a pipe from the signal to the thread that waits for it

extern "C" void onInterrupt(int) {
  // A second Ctrl-C means it.
  if (stopping.exchange(true)) std::_Exit(kInterrupted);
  const char any = 0;
  if (write(wakeUp[1], &any, 1) != 1) std::_Exit(kInterrupted);
}

// Work that asks its progress has stopped in an orderly way by then. Files being written are waited for.
void endSoon() {
  constexpr std::chrono::milliseconds kPatience{350};
  char any = 0;
  if (read(wakeUp[0], &any, 1) != 1) return;
  std::this_thread::sleep_for(kPatience);
  const auto held = holdWrites();
  sayStopped();
  std::_Exit(kInterrupted);
}

}  // namespace

void watchInterrupts() {
  if (pipe(wakeUp) != 0) return;
  std::thread(endSoon).detach();
  std::signal(SIGINT, onInterrupt);
}

bool interrupted() {
  return stopping;
}

void interruptOthers() {
  stopping = true;
}

void sayStopped() {
  if (said.exchange(true)) return;
  const WrittenFiles written = writtenFiles();
  std::string text = "\nfootfall: stopped; ";
  if (written.count == 0) text += "nothing was written";
  if (written.count == 1) text += fmt::format("{} had been written and is complete", written.last);
  if (written.count > 1)
    text += fmt::format("{} files had been written and are complete, the last one {}", written.count,
                        written.last);
  text += "\n";
  std::fwrite(text.data(), 1, text.size(), stderr);
}

}  // namespace footfall::cli

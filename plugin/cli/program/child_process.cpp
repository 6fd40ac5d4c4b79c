// SPDX-License-Identifier: MIT
#include "cli/program/child_process.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <thread>

#include <fmt/format.h>

#include "base/error.h"

namespace footfall::cli {
namespace {

constexpr std::size_t kErrorsKept = 4096;

// Both ends closed in programs we start, so that a pipe ends when its writer does.
void makePipe(int ends[2]) {
  if (pipe2(ends, O_CLOEXEC) != 0)
    throw Error(fmt::format("no pipe to a process ({})", std::strerror(errno)));
}

}  // namespace

ChildProcess::ChildProcess(const std::vector<std::string>& command) {
  if (command.empty()) throw Error("the command of the workers is empty");
  // A job that died must show as a failed write, not end us.
  signal(SIGPIPE, SIG_IGN);
  std::vector<char*> arguments;
  for (const std::string& word : command) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  int in[2], out[2], err[2];
  makePipe(in);
  makePipe(out);
  makePipe(err);
  pid_ = fork();
  if (pid_ < 0) throw Error(fmt::format("no process for the workers ({})", std::strerror(errno)));
  if (pid_ == 0) {
    setpgid(0, 0);
    dup2(in[0], STDIN_FILENO);
    dup2(out[1], STDOUT_FILENO);
    dup2(err[1], STDERR_FILENO);
    signal(SIGPIPE, SIG_DFL);
    signal(SIGINT, SIG_DFL);
    execvp(arguments[0], arguments.data());
    dprintf(STDERR_FILENO, "%s: %s\n", arguments[0], std::strerror(errno));
    _exit(127);
  }
  setpgid(pid_, pid_);
  close(in[0]);
  close(out[1]);
  close(err[1]);
  input_ = in[1];
  output_ = out[0];
  error_ = err[0];
  fcntl(error_, F_SETFL, O_NONBLOCK);
}

ChildProcess::~ChildProcess() {
  close(input_);
  // The end of its input is the polite way; then a signal it can act on; then the end.
  const auto gone = [this](int milliseconds) {
    for (int waited = 0; waited <= milliseconds; waited += 10) {
      if (waitpid(pid_, nullptr, WNOHANG) != 0) return true;
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    return false;
  };
  if (!gone(500)) {
    kill(-pid_, SIGTERM);
    if (!gone(2000)) {
      kill(-pid_, SIGKILL);
      waitpid(pid_, nullptr, 0);
    }
  }
  close(output_);
  close(error_);
}

bool ChildProcess::send(const std::string& text) {
  std::size_t sent = 0;
  while (sent < text.size()) {
    const ssize_t n = write(input_, text.data() + sent, text.size() - sent);
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) return false;
    sent += static_cast<std::size_t>(n);
  }
  return true;
}

ChildProcess::Read ChildProcess::readLine(std::string& line, double wait) {
  const auto until = std::chrono::steady_clock::now() + std::chrono::duration<double>(wait);
  for (;;) {
    const std::size_t end = read_.find('\n');
    if (end != std::string::npos) {
      line = read_.substr(0, end);
      read_.erase(0, end + 1);
      return Read::Line;
    }
    const double left = std::chrono::duration<double>(until - std::chrono::steady_clock::now()).count();
    pollfd files[2] = {{output_, POLLIN, 0}, {error_, POLLIN, 0}};
    const int ready = poll(files, 2, std::max(0, static_cast<int>(left * 1000)));
    if (ready == 0) return Read::Waiting;
    if (ready < 0) {
      if (errno == EINTR) return Read::Waiting;
      return Read::Ended;
    }
    if (files[1].revents != 0) drainErrors();
    if (files[0].revents == 0) {
      if (left <= 0) return Read::Waiting;
      continue;
    }
    char buffer[4096];
    const ssize_t n = read(output_, buffer, sizeof buffer);
    if (n <= 0) return Read::Ended;
    read_.append(buffer, static_cast<std::size_t>(n));
  }
}

void ChildProcess::drainErrors() {
  char buffer[4096];
  ssize_t n = 0;
  while ((n = read(error_, buffer, sizeof buffer)) > 0) errors_.append(buffer, static_cast<std::size_t>(n));
  if (errors_.size() > kErrorsKept) errors_.erase(0, errors_.size() - kErrorsKept);
  // At its end the pipe is always readable: wait a little instead of spinning until the output ends too.
  if (n == 0) std::this_thread::sleep_for(std::chrono::milliseconds(5));
}

std::string ChildProcess::errorText() {
  drainErrors();
  return errors_;
}

}  // namespace footfall::cli

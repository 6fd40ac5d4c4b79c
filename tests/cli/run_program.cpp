// SPDX-License-Identifier: MIT
#include "run_program.h"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <stdexcept>

#include "base/scanner.h"

namespace footfall::testing_cli {
namespace {

void redirect(int descriptor, const std::string& path, int flags) {
  const int file = open(path.c_str(), flags, 0600);
  if (file < 0 || dup2(file, descriptor) < 0) _exit(127);
}

struct Running {
  std::unique_ptr<TemporaryFolder> folder = std::make_unique<TemporaryFolder>();
  pid_t child = -1;
  std::string out() const { return *folder / "out"; }
  std::string err() const { return *folder / "err"; }
};

// input: sets up standard input, in the child.
template <typename Input>
Running start(const std::string& program, const std::vector<std::string>& arguments, const Input& input,
              const std::string& outTo = "") {
  Running running;
  running.child = fork();
  if (running.child < 0) throw std::runtime_error("cannot fork");
  if (running.child > 0) return running;
  input();
  redirect(1, outTo.empty() ? running.out() : outTo, O_WRONLY | O_CREAT);
  redirect(2, running.err(), O_WRONLY | O_CREAT);
  std::vector<char*> argv{const_cast<char*>(program.c_str())};
  for (const std::string& argument : arguments) argv.push_back(const_cast<char*>(argument.c_str()));
  argv.push_back(nullptr);
  execv(program.c_str(), argv.data());
  _exit(127);
}

Outcome waited(Running running, bool withOutput = true) {
  int status = 0;
  waitpid(running.child, &status, 0);
  Outcome run;
  run.exitCode = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  if (withOutput) run.out = readFile(running.out());
  run.err = readFile(running.err());
  return run;
}

}  // namespace

Outcome footfall(const std::vector<std::string>& arguments) {
  return runProgram(FOOTFALL_PROGRAM, arguments);
}

Outcome footfallWithInput(const std::string& input, const std::vector<std::string>& arguments) {
  return waited(start(FOOTFALL_PROGRAM, arguments, [&] { redirect(0, input, O_RDONLY); }));
}

Outcome interrupted(const std::vector<std::string>& arguments, const std::function<bool()>& ready) {
  int ends[2];
  if (pipe(ends) != 0) throw std::runtime_error("cannot make a pipe");
  Running running = start(FOOTFALL_PROGRAM, arguments, [&] {
    close(ends[1]);
    dup2(ends[0], 0);
  });
  close(ends[0]);
  // It has begun when it reads, and a little later. One that ended before is not waited for.
  siginfo_t gone{};
  while (!ready() &&
         waitid(P_PID, static_cast<id_t>(running.child), &gone, WEXITED | WNOHANG | WNOWAIT) == 0 &&
         gone.si_pid == 0)
    usleep(10'000);
  usleep(300'000);
  kill(running.child, SIGINT);
  Outcome run = waited(std::move(running));
  close(ends[1]);
  return run;
}

Outcome runProgram(const std::string& program, const std::vector<std::string>& arguments,
                   const std::string& outTo) {
  Running running = start(
      program, arguments, [] { redirect(0, "/dev/null", O_RDONLY); }, outTo);
  return waited(std::move(running), outTo.empty());
}

TemporaryFolder::TemporaryFolder() {
  std::string pattern = (std::filesystem::temp_directory_path() / "footfall-test-XXXXXX").string();
  if (!mkdtemp(pattern.data())) throw std::runtime_error("cannot make a temporary folder");
  path_ = pattern;
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code code;
  std::filesystem::remove_all(path_, code);
}

std::vector<std::string> TemporaryFolder::files() const {
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(path_))
    names.push_back(entry.path().filename().string());
  std::sort(names.begin(), names.end());
  return names;
}

}  // namespace footfall::testing_cli

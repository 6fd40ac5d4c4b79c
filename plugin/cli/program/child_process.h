// SPDX-License-Identifier: MIT
// A process of ours with pipes to its standard input, output and error.
#pragma once

#include <sys/types.h>

#include <string>
#include <vector>

namespace footfall::cli {

class ChildProcess {
 public:
  // In a process group of its own, so that Ctrl-C reaches only us. Throws Error where it cannot be started; a
  // program that is not there shows as an end of its output, with errorText() saying so.
  explicit ChildProcess(const std::vector<std::string>& command);
  ~ChildProcess();  // asks the group to end, and ends it after a second
  ChildProcess(const ChildProcess&) = delete;
  ChildProcess& operator=(const ChildProcess&) = delete;

  bool send(const std::string& text);  // false: it does not listen any more

  enum class Read { Line, Waiting, Ended };
  // The next line of its output without its end; waits at most this long (seconds).
  Read readLine(std::string& line, double wait);

  // The last 4 KB of what it wrote on its standard error.
  std::string errorText();

 private:
  void drainErrors();

  pid_t pid_ = -1;
  int input_ = -1, output_ = -1, error_ = -1;
  std::string read_, errors_;
};

}  // namespace footfall::cli

// SPDX-License-Identifier: MIT
// Runs the built program as a shell would.
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace footfall::testing_cli {

struct Outcome {
  int exitCode = -1;
  std::string out;
  std::string err;
};

// Arguments as they are, no shell between. outTo: a device that standard output goes to instead of the
// outcome.
Outcome runProgram(const std::string& program, const std::vector<std::string>& arguments,
                   const std::string& outTo = "");
Outcome footfall(const std::vector<std::string>& arguments);
// Standard input is a file.
Outcome footfallWithInput(const std::string& input, const std::vector<std::string>& arguments);
// Standard input is open and stays empty; Ctrl-C comes a moment after `ready`.
Outcome interrupted(const std::vector<std::string>& arguments, const std::function<bool()>& ready);

// A fresh empty folder for one test; removed when it goes.
class TemporaryFolder {
 public:
  TemporaryFolder();
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  std::string operator/(const std::string& name) const { return path_ + "/" + name; }
  const std::string& path() const { return path_; }
  std::vector<std::string> files() const;  // names, sorted

 private:
  std::string path_;
};

}  // namespace footfall::testing_cli

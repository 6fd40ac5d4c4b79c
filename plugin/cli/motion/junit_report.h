// SPDX-License-Identifier: MIT
// What check found, as the JUnit XML that build servers show: a suite per file, a case per measure.
#pragma once

#include <string>
#include <vector>

namespace footfall::cli {

struct JunitCase {
  std::string name;
  std::string failure;  // why it failed; empty: it passed
  std::string remark;   // of a case that passed
  bool error = false;   // the file could not be judged at all; failure says why
};

struct JunitSuite {
  std::string name;  // the file
  std::vector<JunitCase> cases;
};

// Characters that XML does not allow become spaces.
std::string junitXml(const std::vector<JunitSuite>& suites);

}  // namespace footfall::cli

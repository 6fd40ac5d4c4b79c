// SPDX-License-Identifier: MIT
#include "cli/motion/junit_report.h"

#include <fmt/format.h>

namespace footfall::cli {
namespace {

std::string escaped(const std::string& text) {
  std::string out;
  for (const char c : text) {
    const unsigned char code = static_cast<unsigned char>(c);
    if (c == '&')
      out += "&amp;";
    else if (c == '<')
      out += "&lt;";
    else if (c == '>')
      out += "&gt;";
    else if (c == '"')
      out += "&quot;";
    else if (c == '\n')
      out += "&#10;";
    else
      out += code < 0x20 ? ' ' : c;
  }
  return out;
}

std::string caseXml(const std::string& suite, const JunitCase& one) {
  std::string text =
      fmt::format("    <testcase classname=\"{}\" name=\"{}\"", escaped(suite), escaped(one.name));
  if (!one.failure.empty()) {
    return text + fmt::format("><{0} message=\"{1}\"/></testcase>\n", one.error ? "error" : "failure",
                              escaped(one.failure));
  }
  if (!one.remark.empty())
    return text + fmt::format("><system-out>{}</system-out></testcase>\n", escaped(one.remark));
  return text + "/>\n";
}

}  // namespace

std::string junitXml(const std::vector<JunitSuite>& suites) {
  std::string text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"footfall check\">\n";
  for (const JunitSuite& suite : suites) {
    std::size_t failures = 0, errors = 0;
    for (const JunitCase& one : suite.cases) (one.error ? errors : failures) += one.failure.empty() ? 0 : 1;
    text += fmt::format("  <testsuite name=\"{}\" tests=\"{}\" failures=\"{}\" errors=\"{}\">\n",
                        escaped(suite.name), suite.cases.size(), failures, errors);
    for (const JunitCase& one : suite.cases) text += caseXml(suite.name, one);
    text += "  </testsuite>\n";
  }
  return text + "</testsuites>\n";
}

}  // namespace footfall::cli

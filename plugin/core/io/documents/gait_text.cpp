// SPDX-License-Identifier: MIT
#include "io/documents/gait_text.h"

#include <fmt/format.h>

#include <cmath>
#include <vector>

#include "base/error.h"
#include "base/scanner.h"
#include "io/json/json_document.h"

namespace footfall {
using namespace gait;

namespace {

struct Token {
  std::string_view text;
  int line = 0;
};

std::vector<Token> tokensOf(std::string_view text) {
  std::vector<Token> tokens;
  int line = 1;
  for (std::size_t i = 0; i < text.size();) {
    const char c = text[i];
    if (c == '\n') ++line;
    if (c == '\n' || c == ' ' || c == '\t' || c == '\r') {
      ++i;
      continue;
    }
    if (text.substr(i, 3) == "***") {
      while (i < text.size() && text[i] != '\n') ++i;
      continue;
    }
    const std::size_t start = i;
    while (i < text.size() && std::string_view(" \t\r\n").find(text[i]) == std::string_view::npos &&
           text.substr(i, 3) != "***")
      ++i;
    tokens.push_back({text.substr(start, i - start), line});
  }
  return tokens;
}

class Reader {
 public:
  Reader(std::string_view text, const std::string& file) : file_(file), tokens_(tokensOf(text)) {}

  GaitInfo read() {
    GaitInfo info;
    info.torso = name("the torso's name");
    if (info.torso.front() == '{')
      fail(line_,
           fmt::format("the torso's name '{}' must not begin with a brace, which begins JSON", info.torso));
    const Token counted = next("the number of limbs");
    const double limbs = numberOf(counted, "the number of limbs");
    if (!(limbs >= 1 && limbs <= 64) || limbs != std::floor(limbs))
      fail(counted.line,
           fmt::format("the number of limbs must be a whole number 1 to 64, got '{}'", counted.text));
    for (int i = 0; i < static_cast<int>(limbs); ++i) {
      const std::string which = fmt::format("foot {} of {:.0f}", i + 1, limbs);
      GaitFoot foot;
      foot.name = name(which + "'s name");
      foot.touchdown = frame(which + "'s touchdown frame");
      foot.pushOff = frame(which + "'s push-off frame");
      for (const GaitFoot& other : info.feet) {
        if (other.name == foot.name) fail(line_, fmt::format("the foot '{}' is listed twice", foot.name));
      }
      if (!standsForAWhile(foot))
        fail(line_, fmt::format("'{}' lands and leaves at frame {:g}; it must stand for a while", foot.name,
                                foot.touchdown));
      info.feet.push_back(foot);
    }
    const Token height = next("the standing height of the hips");
    info.hipHeight = numberOf(height, "the standing height of the hips");
    if (!(info.hipHeight > 0))
      fail(height.line, fmt::format("the height of the hips must be above 0 m, got {}", height.text));
    if (at_ < tokens_.size())
      fail(tokens_[at_].line,
           fmt::format("'{}' follows the height of the hips, which must be the last value (comments "
                       "begin with ***)",
                       tokens_[at_].text));
    return info;
  }

 private:
  [[noreturn]] void fail(int line, const std::string& message) const {
    throw Error(Place{file_, line}, message);
  }

  Token next(const std::string& what) {
    if (at_ == tokens_.size())
      fail(tokens_.empty() ? 1 : tokens_.back().line, "the file ends before " + what);
    line_ = tokens_[at_].line;
    return tokens_[at_++];
  }
  // Latin-1 names become UTF-8, which is what both forms write.
  std::string name(const std::string& what) { return validUtf8(next(what).text); }
  double numberOf(const Token& token, const std::string& what) const {
    double value = 0;
    if (!parseNumber(token.text, value) || !std::isfinite(value))
      fail(token.line, fmt::format("'{}' is not a number, which is expected for {}", token.text, what));
    return value;
  }
  double frame(const std::string& what) {
    const Token token = next(what);
    const double value = numberOf(token, what);
    if (!(value >= 0 && value < kMaxGaitFrame))
      fail(token.line, fmt::format("{} must be 0 to 1000000, got {}", what, token.text));
    return value;
  }

  const std::string& file_;
  std::vector<Token> tokens_;
  std::size_t at_ = 0;
  int line_ = 0;
};

}  // namespace

GaitInfo parseGaitText(std::string_view text, const std::string& file) {
  return Reader(text, file).read();
}

namespace {

// Names are words of the text: without blanks, comments or a brace that would begin JSON.
void checkName(const std::string& name, bool first) {
  if (name.empty() || name.find_first_of(" \t\r\n") != std::string::npos ||
      name.find("***") != std::string::npos || (first && name.front() == '{')) {
    throw Error(fmt::format(
        "the gait text cannot hold the joint name '{}'; write the gait information as JSON", name));
  }
}

}  // namespace

std::string formatGaitText(const GaitInfo& info) {
  checkName(info.torso, true);
  for (const GaitFoot& foot : info.feet) checkName(foot.name, false);
  std::string text = info.torso + " *** torso\n" + fmt::format("{} *** limbs\n", info.feet.size());
  for (const GaitFoot& foot : info.feet)
    text += fmt::format("{} {} {}\n", foot.name, formatNumber(foot.touchdown, 12),
                        formatNumber(foot.pushOff, 12));
  text += formatNumber(info.hipHeight, 12) + " *** standing height of the hips, metres\n";
  return text;
}

GaitInfo parseGaitInfo(std::string_view text, const std::string& file) {
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  return first != std::string_view::npos && text[first] == '{' ? parseGaitJson(text, file)
                                                               : parseGaitText(text, file);
}

}  // namespace footfall

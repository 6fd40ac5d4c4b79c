// SPDX-License-Identifier: MIT
#include "io/usd/usda_text.h"

#include <algorithm>
#include <cctype>
#include <cmath>

#include <fmt/format.h>

#include "base/error.h"
#include "base/scanner.h"

namespace footfall {
namespace {

bool isNameLetter(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == ':' || c == '.' || c == '|';
}

// Walks a text: blanks and comments, strings of any quotes, whole values in their brackets.
class UsdaCursor {
 public:
  UsdaCursor(const UsdaText& owner, std::string_view text, std::size_t at = 0)
      : owner_(owner), text_(text), at_(at) {}

  void skipBlanks() {
    while (at_ < text_.size()) {
      const char c = text_[at_];
      if (c == '#') {
        at_ = std::min(text_.find('\n', at_), text_.size());
      } else if (std::isspace(static_cast<unsigned char>(c)) || c == ';') {
        ++at_;
      } else {
        return;
      }
    }
  }
  bool atEnd() {
    skipBlanks();
    return at_ >= text_.size();
  }
  char peek() {
    skipBlanks();
    return at_ < text_.size() ? text_[at_] : '\0';
  }
  bool take(char c) {
    if (peek() != c) return false;
    ++at_;
    return true;
  }
  void expect(char c) {
    if (!take(c)) fail(fmt::format("'{}' is expected here", c));
  }
  std::string_view word() {
    skipBlanks();
    const std::size_t begin = at_;
    while (at_ < text_.size() && isNameLetter(text_[at_])) ++at_;
    return text_.substr(begin, at_ - begin);
  }
  // Of '…', "…", '''…''', """…""".
  std::string_view quotedText() {
    skipBlanks();
    const char quote = at_ < text_.size() ? text_[at_] : '\0';
    if (quote != '"' && quote != '\'') fail("a text in quotes is expected here");
    const bool three = text_.substr(at_, 3) == std::string(3, quote);
    const std::size_t begin = at_ + (three ? 3 : 1);
    for (at_ = begin; at_ < text_.size(); ++at_) {
      if (text_[at_] == '\\') {
        ++at_;
      } else if (text_[at_] == quote && (!three || text_.substr(at_, 3) == std::string(3, quote))) {
        const std::string_view content = text_.substr(begin, at_ - begin);
        at_ += three ? 3 : 1;
        return content;
      }
    }
    fail("a text is not closed");
  }
  // A value with all its brackets: up to the end of a word, a string, or the matching bracket.
  std::string_view value() {
    skipBlanks();
    const std::size_t begin = at_;
    std::string open;
    do {
      skipBlanks();
      if (at_ >= text_.size()) fail("a value is not closed");
      const char c = text_[at_];
      if (c == '(' || c == '[' || c == '{') {
        open += c;
        ++at_;
      } else if (c == ')' || c == ']' || c == '}') {
        const char wanted = c == ')' ? '(' : c == ']' ? '[' : '{';
        if (open.empty() || open.back() != wanted) fail(fmt::format("'{}' closes nothing", c));
        open.pop_back();
        ++at_;
      } else if (c == '"' || c == '\'') {
        quotedText();
      } else if (c == '@' || c == '<') {
        const std::size_t close = text_.find(c == '@' ? '@' : '>', at_ + 1);
        if (close == std::string_view::npos) fail("a path is not closed");
        at_ = close + 1;
      } else if (c == ',' || c == ':' || c == '=') {
        ++at_;
        if (open.empty()) fail("a value is expected here");
      } else {
        const std::size_t from = at_;
        while (at_ < text_.size() && (isNameLetter(text_[at_]) || text_[at_] == '-' || text_[at_] == '+'))
          ++at_;
        if (at_ == from) fail(fmt::format("'{}' is not expected here", c));
      }
    } while (!open.empty());
    return text_.substr(begin, at_ - begin);
  }
  [[noreturn]] void fail(const std::string& message) {
    owner_.fail(text_.data() + std::min(at_, text_.size()), message);
  }
  std::size_t place() const { return at_; }

 private:
  const UsdaText& owner_;
  std::string_view text_;
  std::size_t at_;
};

std::string unescaped(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\\' && i + 1 < text.size()) ++i;
    out += text[i];
  }
  return out;
}

}  // namespace

void UsdaText::fail(const char* at, const std::string& message) const {
  const bool inside = at >= text_.data() && at <= text_.data() + text_.size();
  const int line = inside ? 1 + static_cast<int>(std::count(text_.data(), at, '\n')) : 0;
  throw Error({file_, line}, message);
}

UsdaText::UsdaText(std::string_view text, const std::string& file) : text_(text), file_(file) {
  if (text.substr(0, 5) != "#usda") {
    if (text.substr(0, 8) == "PXR-USDC")
      throw Error({file, 1}, "is USD's binary form, which is not read; usdcat turns it into .usda");
    throw Error({file, 1}, "must begin with #usda");
  }
  UsdaCursor cursor(*this, text_);
  UsdaPrim root;
  prims_.push_back(root);
  if (cursor.peek() == '(') {
    const std::string_view settings = cursor.value();
    UsdaCursor inner(*this, settings.substr(0, settings.size() - 1), 1);
    while (!inner.atEnd()) {
      if (inner.peek() == '"' || inner.peek() == '\'') {
        inner.quotedText();
        continue;
      }
      std::string_view name = inner.word();
      if (name == "prepend" || name == "append" || name == "delete" || name == "add") name = inner.word();
      if (name.empty()) inner.fail("a setting is expected here");
      inner.expect('=');
      settings_[std::string(name)] = std::string(inner.value());
    }
  }
  std::vector<int> open{0};
  while (!cursor.atEnd()) {
    if (cursor.take('}')) {
      if (open.size() < 2) cursor.fail("'}' closes nothing");
      open.pop_back();
      continue;
    }
    const std::string_view first = cursor.word();
    if (first == "def" || first == "over" || first == "class") {
      UsdaPrim prim;
      if (cursor.peek() != '"' && cursor.peek() != '\'') prim.type = std::string(cursor.word());
      prim.name = unescaped(cursor.quotedText());
      prim.parent = open.back();
      prim.path = prims_[static_cast<std::size_t>(open.back())].path + "/" + prim.name;
      if (prim.path.size() > 4096) cursor.fail("prims nest too deep");
      if (cursor.peek() == '(') prim.values["()"] = cursor.value();
      cursor.expect('{');
      open.push_back(static_cast<int>(prims_.size()));
      prims_.push_back(std::move(prim));
      continue;
    }
    if (first.empty()) cursor.fail("a prim or a property is expected here");
    if (first == "variantSet" || first == "reorder" || first == "variants") {
      while (!cursor.atEnd() && cursor.peek() != '=') cursor.value();
      cursor.expect('=');
      cursor.value();
      continue;
    }
    if (open.size() < 2)
      cursor.fail(fmt::format("{} is not expected outside a prim", footfall::quoted(first)));
    // [custom] [uniform] type name = value (metadata)
    std::string_view name = first;
    while (cursor.peek() != '=' && cursor.peek() != '(' && !cursor.atEnd()) {
      if (cursor.peek() == '[') {
        cursor.value();
        continue;
      }
      const std::string_view next = cursor.word();
      if (next.empty()) break;
      if (next == "def" || next == "over" || next == "uniform" || next == "custom" || next == "rel") {
        if (next == "def" || next == "over") cursor.fail("a property has no value");
      }
      name = next;
      // A declaration without a value ends with its line.
      const std::size_t line = text_.find('\n', cursor.place());
      std::size_t after = cursor.place();
      while (after < text_.size() && (text_[after] == ' ' || text_[after] == '\t' || text_[after] == '\r'))
        ++after;
      if (after == line) break;
    }
    UsdaPrim& prim = prims_[static_cast<std::size_t>(open.back())];
    if (cursor.take('=')) prim.values[std::string(name)] = cursor.value();
    if (cursor.peek() == '(') cursor.value();
  }
  if (open.size() > 1) throw Error({file, 0}, "the file ends inside a prim");
}

const UsdaPrim* UsdaText::at(const std::string& path) const {
  const auto found =
      std::find_if(prims_.begin(), prims_.end(), [&](const UsdaPrim& prim) { return prim.path == path; });
  return found == prims_.end() ? nullptr : &*found;
}

std::vector<std::string> UsdaText::texts(std::string_view value) const {
  std::vector<std::string> result;
  UsdaCursor cursor(*this, value);
  cursor.expect('[');
  while (cursor.peek() != ']') {
    result.push_back(unescaped(cursor.quotedText()));
    if (!cursor.take(',') && cursor.peek() != ']') cursor.fail("',' or ']' is expected here");
  }
  return result;
}

std::vector<double> UsdaText::numbers(std::string_view value) const {
  std::vector<double> result;
  for (std::size_t at = 0; at < value.size();) {
    const char c = value[at];
    if (std::string_view(" \t\r\n()[],").find(c) != std::string_view::npos) {
      ++at;
      continue;
    }
    const std::size_t end = std::min(value.find_first_of(" \t\r\n()[],", at), value.size());
    double number = 0;
    if (!parseNumber(value.substr(at, end - at), number))
      fail(value.data() + at, "a number is expected here");
    result.push_back(number);
    at = end;
  }
  return result;
}

std::string UsdaText::target(std::string_view value) const {
  const std::size_t open = value.find('<'), close = value.find('>');
  return open == std::string_view::npos || close == std::string_view::npos || close < open
             ? std::string()
             : std::string(value.substr(open + 1, close - open - 1));
}

std::vector<std::pair<double, std::string_view>> UsdaText::samples(std::string_view value) const {
  std::vector<std::pair<double, std::string_view>> result;
  UsdaCursor cursor(*this, value);
  cursor.expect('{');
  while (cursor.peek() != '}') {
    const std::string_view time = cursor.value();
    // A number and its colon may stand together: "1:".
    std::string_view digits = time;
    const bool together = !digits.empty() && digits.back() == ':';
    if (together) digits.remove_suffix(1);
    double seconds = 0;
    if (!parseNumber(digits, seconds)) cursor.fail("a time is expected here");
    if (!together) cursor.expect(':');
    result.push_back({seconds, cursor.value()});
    if (!cursor.take(',') && cursor.peek() != '}') cursor.fail("',' or '}' is expected here");
  }
  std::stable_sort(result.begin(), result.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  return result;
}

double UsdaText::setting(const std::string& name, double absent) const {
  const auto found = settings_.find(name);
  double value = absent;
  if (found != settings_.end() && !parseNumber(found->second, value))
    throw Error({file_, 1}, fmt::format("{} must be a number", name));
  return value;
}

std::string UsdaText::settingText(const std::string& name) const {
  const auto found = settings_.find(name);
  if (found == settings_.end() || found->second.size() < 2) return "";
  return found->second.substr(1, found->second.size() - 2);
}

}  // namespace footfall

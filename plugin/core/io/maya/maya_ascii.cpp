// SPDX-License-Identifier: MIT
#include "io/maya/maya_ascii.h"

#include <algorithm>
#include <limits>

namespace footfall {
namespace {

bool isBlank(char c) {
  return static_cast<unsigned char>(c) <= ' ';
}
bool endsWord(char c) {
  return isBlank(c) || c == '"' || c == '(' || c == ')' || c == '{' || c == '}' || c == ',' || c == ';';
}
bool startsComment(std::string_view text, std::size_t at) {
  return text[at] == '/' && at + 1 < text.size() && (text[at + 1] == '/' || text[at + 1] == '*');
}
bool startsWith(std::string_view text, std::string_view with) {
  return text.substr(0, with.size()) == with;
}

std::string unescaped(std::string_view raw) {
  std::string result;
  result.reserve(raw.size());
  for (std::size_t i = 0; i < raw.size(); ++i) {
    if (raw[i] != '\\' || i + 1 == raw.size()) {
      result += raw[i];
      continue;
    }
    const char c = raw[++i];
    result += c == 'n' ? '\n' : c == 't' ? '\t' : c == 'r' ? '\r' : c;
  }
  return result;
}

// Past the closing quote of the string that opens at `at` (or past the end).
std::size_t endOfString(std::string_view text, std::size_t at) {
  for (++at; at < text.size(); ++at) {
    if (text[at] == '\\') {
      ++at;
    } else if (text[at] == '"') {
      return at + 1;
    }
  }
  return text.size() + 1;
}

// Past a comment that starts at `at` (past the end where it never closes).
std::size_t endOfComment(std::string_view text, std::size_t at) {
  if (text[at + 1] == '/') return std::min(text.find('\n', at), text.size());
  const std::size_t close = text.find("*/", at + 2);
  return close == std::string_view::npos ? text.size() + 1 : close + 2;
}

}  // namespace

MayaAscii::MayaAscii(std::string text, std::string file) : text_(std::move(text)), file_(std::move(file)) {
  if (startsWith(text_, "FOR4") || startsWith(text_, "FOR8")) {
    throw Error({file_, 1}, "this is a Maya binary scene; save it from Maya as Maya ASCII (.ma)");
  }
  if (!startsWith(text_, "//Maya")) {
    throw Error({file_, 1}, "this is not a Maya ASCII scene: it must begin with '//Maya ASCII'");
  }
  if (text_.size() >= std::numeric_limits<std::uint32_t>::max()) {
    throw Error({file_, 0}, "is too large: scenes must be smaller than 4 GB");
  }
  const std::size_t firstBreak = text_.find('\n');
  crlf_ = firstBreak != std::string::npos && text_[firstBreak - 1] == '\r';
  split();
}

std::size_t MayaAscii::skipString(std::size_t at, int& line) {
  const std::size_t end = endOfString(text_, at);
  const std::size_t stop = std::min(end, text_.size());
  const int breaks = static_cast<int>(std::count(text_.begin() + static_cast<std::ptrdiff_t>(at),
                                                 text_.begin() + static_cast<std::ptrdiff_t>(stop), '\n'));
  // A quote left out turns strings inside out: the first one to run over a line is the one to look at.
  if (breaks > 0 && firstBrokenString_ == 0) firstBrokenString_ = line;
  if (end > text_.size()) {
    throw Error({file_, firstBrokenString_ ? firstBrokenString_ : line},
                "the string that begins here never ends; a '\"' is missing");
  }
  line += breaks;
  return end;
}

std::size_t MayaAscii::skipComment(std::size_t at, int& line) const {
  const std::size_t end = endOfComment(text_, at);
  if (end > text_.size())
    throw Error({file_, line}, "the comment that begins here never ends; a '*/' is missing");
  line += static_cast<int>(std::count(text_.begin() + static_cast<std::ptrdiff_t>(at),
                                      text_.begin() + static_cast<std::ptrdiff_t>(end), '\n'));
  return end;
}

void MayaAscii::split() {
  int line = 1;
  MayaStatement current;
  bool open = false;
  std::size_t at = 0;
  while (at < text_.size()) {
    const char c = text_[at];
    if (isBlank(c)) {
      if (c == '\n') ++line;
      ++at;
      continue;
    }
    if (startsComment(text_, at)) {
      at = skipComment(at, line);
      continue;
    }
    if (c == ';') {
      ++at;
      if (open) {
        current.size = static_cast<std::uint32_t>(at) - current.begin;
        statements_.push_back(current);
        open = false;
      }
      continue;
    }
    if (!open && (c == '{' || c == '}')) {  // of a block of MEL around statements
      ++at;
      continue;
    }
    if (startsWith(std::string_view(text_).substr(at), "<<<<<<< ")) {
      throw Error({file_, line}, "a merge conflict was left here; keep one of the two versions");
    }
    if (!open) {
      current.begin = static_cast<std::uint32_t>(at);
      current.line = line;
      open = true;
    }
    at = c == '"' ? skipString(at, line) : at + 1;
  }
  if (open) throw Error({file_, current.line}, "the statement that begins here does not end with ';'");
}

std::string_view MayaAscii::command(const MayaStatement& statement) const {
  const std::string_view all = std::string_view(text_).substr(statement.begin, statement.size);
  std::size_t end = 0;
  while (end < all.size() && !endsWord(all[end])) ++end;
  return all.substr(0, end);
}

void MayaAscii::words(const MayaStatement& statement, MayaWords& words) const {
  words.list.clear();
  words.built.clear();
  const std::string_view all = std::string_view(text_).substr(statement.begin, statement.size - 1);
  std::size_t depth = 0;  // of '(' ; a sum joins strings only inside
  bool plus = false;      // the word before is a '+' after a string
  std::size_t at = 0;
  while (at < all.size()) {
    const char c = all[at];
    if (startsComment(all, at)) {
      at = endOfComment(all, at);
    } else if (c == '"') {
      const std::size_t end = endOfString(all, at);
      std::string_view string = all.substr(at + 1, end - at - 2);
      at = end;
      const bool escaped = string.find('\\') != std::string_view::npos;
      if (plus) {
        // The string before grows; the first sum moves it out of the file's text.
        MayaWord& before = words.list.back();
        if (words.built.empty() || before.text.data() != words.built.back().data()) {
          words.built.emplace_back(before.text);
        }
        words.built.back() += escaped ? unescaped(string) : std::string(string);
        before.text = words.built.back();
        plus = false;
        continue;
      }
      if (escaped) {
        words.built.push_back(unescaped(string));
        string = words.built.back();
      }
      words.list.push_back({string, true});
    } else if (endsWord(c)) {
      if (c == '(') ++depth;
      if (c == ')' && depth > 0 && --depth == 0) plus = false;
      ++at;
    } else {
      std::size_t end = at;
      while (end < all.size() && !endsWord(all[end]) && (end == at || !startsComment(all, end))) ++end;
      const std::string_view bare = all.substr(at, end - at);
      at = end;
      if (bare == "+" && depth > 0 && !words.list.empty() && words.list.back().quoted) {
        plus = true;
        continue;
      }
      plus = false;
      words.list.push_back({bare, false});
    }
  }
}

Place MayaAscii::place(const MayaStatement& statement, const MayaWord& word) const {
  const char* begin = text_.data() + statement.begin;
  const char* at = word.text.data();
  if (at < begin || at >= begin + statement.size) return place(statement);
  return {file_, statement.line + static_cast<int>(std::count(begin, at, '\n'))};
}

}  // namespace footfall

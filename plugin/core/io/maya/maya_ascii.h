// SPDX-License-Identifier: MIT
// A Maya ASCII scene as its text and statements: what is not changed is written back byte for byte.
#pragma once

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"

namespace footfall {

// A statement's bytes in the text, from its first word to its ';' (begin + size is one past it).
struct MayaStatement {
  std::uint32_t begin = 0;
  std::uint32_t size = 0;
  int line = 1;  // where it begins, 1-based
};

// A word of a statement. Strings come without their quotes, escapes resolved, sums ( "a" + "b" ) joined.
struct MayaWord {
  std::string_view text;
  bool quoted = false;
};

// The words of one statement; brackets and commas separate words and are left out.
struct MayaWords {
  std::vector<MayaWord> list;
  std::deque<std::string> built;  // strings that are not in the file as they read

  std::size_t size() const { return list.size(); }
  const MayaWord& operator[](std::size_t i) const { return list[i]; }
};

class MayaAscii {
 public:
  // Splits the text into statements, in one pass. Throws Error for a Maya binary or any other file that does
  // not begin as Maya ASCII does, a string or comment that never ends, a last statement without ';', or 4 GB
  // and more.
  MayaAscii(std::string text, std::string file);

  const std::string& text() const { return text_; }
  const std::string& file() const { return file_; }
  const std::vector<MayaStatement>& statements() const { return statements_; }
  const char* newline() const { return crlf_ ? "\r\n" : "\n"; }  // the one of the first line

  std::string_view command(const MayaStatement& statement) const;  // the first word
  void words(const MayaStatement& statement, MayaWords& words) const;

  Place place(const MayaStatement& statement) const { return {file_, statement.line}; }
  Place place(const MayaStatement& statement, const MayaWord& word) const;  // the line of the word itself

 private:
  void split();
  std::size_t skipString(std::size_t at, int& line);
  std::size_t skipComment(std::size_t at, int& line) const;

  std::string text_;
  std::string file_;
  std::vector<MayaStatement> statements_;
  int firstBrokenString_ = 0;  // the line of the first string with a line break in it; 0: none
  bool crlf_ = false;
};

}  // namespace footfall

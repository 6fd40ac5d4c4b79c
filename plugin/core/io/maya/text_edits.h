// SPDX-License-Identifier: MIT
// Edits of a text by statement, gathered and then applied at once.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace footfall {

struct TextSpan {
  std::size_t begin = 0;
  std::size_t end = 0;
};

// Spans of different edits must not overlap. New text is whole lines, each with its newline.
class TextEdits {
 public:
  TextEdits(std::string_view text, std::string newline) : text_(text), newline_(std::move(newline)) {}

  // A statement alone on its lines goes with them; one that shares a line leaves the rest of it alone.
  void replaceStatement(TextSpan statement, std::string lines);
  void insertAfter(TextSpan statement, const std::string& lines) {
    insertLines(lineEnd(statement.end), lines);
  }
  // At a place; a newline is put before where the text there does not start a line.
  void insertLines(std::size_t place, const std::string& lines);

  // Where the line begins or the next one does, if only blanks are between; else the place itself.
  std::size_t lineStart(std::size_t place) const;
  std::size_t lineEnd(std::size_t place) const;

  std::string apply() const;

 private:
  struct Edit {
    TextSpan span;
    std::string text;
  };
  bool startsLine(std::size_t place) const { return place == 0 || text_[place - 1] == '\n'; }

  std::string_view text_;
  std::string newline_;
  std::vector<Edit> edits_;
};

}  // namespace footfall

// SPDX-License-Identifier: MIT
// Reads words and numbers out of a text in memory, counting lines for error messages.
#pragma once

#include <mutex>
#include <shared_mutex>
#include <string>
#include <string_view>

#include "base/error.h"

namespace footfall {

// Reads a whole file. Throws Error where it cannot be read, is a folder, or is larger than maxBytes.
std::string readFile(const std::string& path, std::size_t maxBytes = std::size_t{4} << 30);

// Writes to a temporary file beside path and renames it: path holds either the old or the whole new content.
// A link stays one: what it leads to is written. A device or a pipe is written as it is.
void writeFile(const std::string& path, std::string_view content);

// Files that writeFile has put in place since the process began, for programs that stop half-way.
struct WrittenFiles {
  std::size_t count = 0;
  std::string last;
};
WrittenFiles writtenFiles();
// Waits until no file is being written, and lets none begin for as long as the lock is held.
std::unique_lock<std::shared_mutex> holdWrites();

// Parses the whole of text as a finite number (leading '+', ".5", "1e-3" accepted); false for anything else,
// NaN, infinities and overflow included.
bool parseNumber(std::string_view text, double& value);
bool parseInteger(std::string_view text, long long& value);

// Takes up to count blank-separated finite numbers off the front of text, straight from the buffer, and
// returns how many. Fewer than count: text then starts with the word that is none, or is empty.
std::size_t takeNumbers(std::string_view& text, double* out, std::size_t count);

// The shortest decimal that reads back as value; 0 for -0. digits > 0: at most that many significant digits.
std::string formatNumber(double value, int digits = 0);
void appendNumber(std::string& out, double value, int digits = 0);

class Scanner {
 public:
  Scanner(std::string_view text, std::string file) : text_(text), file_(std::move(file)) {}

  bool atEnd();                     // only blanks are left
  std::string_view word();          // the next blank-separated word; throws Error at the end of the text
  std::string_view peekWord();      // the same without taking it; empty at the end
  std::string_view restOfLine();    // up to the end of this line, trimmed
  double number(const char* what);  // throws Error naming what was expected
  long long integer(const char* what);
  std::size_t numbers(double* out, std::size_t count);  // takeNumbers here; line() is then where it stopped
  void expect(std::string_view word);                   // throws Error unless this is the next word

  std::size_t remaining() const { return text_.size() - position_; }
  int line();  // of the word last taken
  Place place() { return {file_, line()}; }
  [[noreturn]] void fail(const std::string& message) { throw Error(place(), message); }

 private:
  void skipBlanks();

  std::string_view text_;
  std::string file_;
  std::size_t position_ = 0;
  std::size_t wordStart_ = 0;
  // Lines are counted only when asked for.
  std::size_t countedTo_ = 0;
  int countedLine_ = 1;
};

// ASCII letters in lower case, whatever the locale.
std::string lowerCase(std::string_view text);

// Text of a file for an error message: printable, at most 40 characters.
std::string quoted(std::string_view text);

}  // namespace footfall

// SPDX-License-Identifier: MIT
#include "base/scanner.h"

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <system_error>

#include <fast_float/fast_float.h>
#include <fmt/format.h>

namespace footfall {
namespace {

bool isBlank(char c) {
  return static_cast<unsigned char>(c) <= ' ';
}

// Where links lead, be it to nothing yet.
std::filesystem::path withoutLinks(std::filesystem::path path) {
  constexpr int kMostLinks = 40;  // as the system has it; what is one still leads round in a ring
  std::error_code code;
  for (int i = 0; i < kMostLinks && std::filesystem::is_symlink(path, code); ++i) {
    const std::filesystem::path next = std::filesystem::read_symlink(path, code);
    if (code) break;
    path = path.parent_path() / next;
  }
  return path;
}

// Of the whole process: only what stops it asks.
struct Writes {
  std::shared_mutex running;
  std::mutex known;
  WrittenFiles written;
};
Writes& writes() {
  static Writes all;
  return all;
}

}  // namespace

WrittenFiles writtenFiles() {
  const std::lock_guard<std::mutex> lock(writes().known);
  return writes().written;
}

std::unique_lock<std::shared_mutex> holdWrites() {
  return std::unique_lock<std::shared_mutex>(writes().running);
}

std::string readFile(const std::string& path, std::size_t maxBytes) {
  std::error_code code;
  const auto status = std::filesystem::status(path, code);
  if (!std::filesystem::exists(status)) throw Error({path, 0}, "no such file");
  if (std::filesystem::is_directory(status)) throw Error({path, 0}, "is a folder, not a file");
  std::FILE* file = std::fopen(path.c_str(), "rb");
  if (!file) throw Error({path, 0}, fmt::format("cannot be read ({})", std::strerror(errno)));
  std::string content;
  if (std::filesystem::is_regular_file(status)) {
    const auto size = std::filesystem::file_size(path, code);
    if (!code && size <= maxBytes) content.reserve(static_cast<std::size_t>(size));
  }
  char buffer[1 << 16];
  std::size_t got = 0;
  while ((got = std::fread(buffer, 1, sizeof buffer, file)) > 0) {
    if (content.size() + got > maxBytes) {
      std::fclose(file);
      throw Error({path, 0}, fmt::format("is larger than {} bytes, the most that is read", maxBytes));
    }
    content.append(buffer, got);
  }
  const bool bad = std::ferror(file) != 0;
  std::fclose(file);
  if (bad) throw Error({path, 0}, "cannot be read to its end");
  return content;
}

void writeFile(const std::string& path, std::string_view content) {
  namespace fs = std::filesystem;
  const std::string target = withoutLinks(path).string();
  std::error_code code;
  if (fs::is_symlink(target, code)) throw Error({path, 0}, "cannot be written (a ring of links)");
  const fs::file_status status = fs::status(target, code);
  // Nothing can be put in the place of a device.
  const bool direct = fs::exists(status) && !fs::is_regular_file(status) && !fs::is_directory(status);
  const std::string written = direct ? target : target + ".part";
  std::shared_lock<std::shared_mutex> running(writes().running, std::defer_lock);
  if (!direct) running.lock();  // a pipe may wait forever
  std::FILE* file = std::fopen(written.c_str(), "wb");
  if (!file) throw Error({path, 0}, fmt::format("cannot be written ({})", std::strerror(errno)));
  // The first reason counts: closing may fail of the same.
  int reason = std::fwrite(content.data(), 1, content.size(), file) == content.size() ? 0 : errno;
  if (std::fclose(file) != 0 && reason == 0) reason = errno;
  if (!direct && reason == 0 && std::rename(written.c_str(), target.c_str()) != 0) reason = errno;
  if (reason == 0) {
    const std::lock_guard<std::mutex> lock(writes().known);
    WrittenFiles& known = writes().written;
    const bool again =
        known.last == path;  // a checkpoint of a search is one file, however often it is written
    if (!direct) known = {known.count + (again ? 0 : 1), path};
    return;
  }
  if (!direct) std::remove(written.c_str());
  throw Error({path, 0}, fmt::format("cannot be written ({})", std::strerror(reason)));
}

bool parseNumber(std::string_view text, double& value) {
  if (!text.empty() && text.front() == '+') text.remove_prefix(1);
  if (text.empty() || text.front() == '+') return false;
  const auto result = fast_float::from_chars(text.data(), text.data() + text.size(), value);
  return result.ec == std::errc() && result.ptr == text.data() + text.size() && std::isfinite(value);
}

bool parseInteger(std::string_view text, long long& value) {
  if (!text.empty() && text.front() == '+') text.remove_prefix(1);
  if (text.empty() || text.size() > 18) return false;
  const bool negative = text.front() == '-';
  if (negative) text.remove_prefix(1);
  if (text.empty()) return false;
  long long sum = 0;
  for (const char c : text) {
    if (c < '0' || c > '9') return false;
    sum = sum * 10 + (c - '0');
  }
  value = negative ? -sum : sum;
  return true;
}

std::size_t takeNumbers(std::string_view& text, double* out, std::size_t count) {
  const char* p = text.data();
  const char* const end = p + text.size();
  std::size_t taken = 0;
  for (;; ++taken) {
    while (p != end && isBlank(*p)) ++p;
    if (taken == count || p == end) break;
    const char* start = (*p == '+' && p + 1 != end && p[1] != '-') ? p + 1 : p;
    const auto result = fast_float::from_chars(start, end, out[taken]);
    if (result.ec != std::errc() || !std::isfinite(out[taken])) break;
    if (result.ptr != end && !isBlank(*result.ptr)) break;
    p = result.ptr;
  }
  text.remove_prefix(static_cast<std::size_t>(p - text.data()));
  return taken;
}

void appendNumber(std::string& out, double value, int digits) {
  if (value == 0) value = 0;  // no "-0"
  if (digits > 0) {
    fmt::format_to(std::back_inserter(out), "{:.{}g}", value, digits);
  } else {
    fmt::format_to(std::back_inserter(out), "{}", value);
    // fmt writes "1.0"; files want "1".
    if (out.size() > 2 && out.compare(out.size() - 2, 2, ".0") == 0) out.resize(out.size() - 2);
  }
}

std::string formatNumber(double value, int digits) {
  std::string out;
  appendNumber(out, value, digits);
  return out;
}

void Scanner::skipBlanks() {
  while (position_ < text_.size() && isBlank(text_[position_])) ++position_;
}

bool Scanner::atEnd() {
  skipBlanks();
  return position_ == text_.size();
}

std::string_view Scanner::peekWord() {
  skipBlanks();
  std::size_t end = position_;
  while (end < text_.size() && !isBlank(text_[end])) ++end;
  return text_.substr(position_, end - position_);
}

std::string_view Scanner::word() {
  const std::string_view result = peekWord();
  wordStart_ = position_;
  if (result.empty()) fail("the file ends too early");
  position_ += result.size();
  return result;
}

std::string_view Scanner::restOfLine() {
  const std::size_t end = std::min(text_.find_first_of("\r\n", position_), text_.size());
  std::string_view result = text_.substr(position_, end - position_);
  position_ = end;
  while (!result.empty() && isBlank(result.front())) result.remove_prefix(1);
  while (!result.empty() && isBlank(result.back())) result.remove_suffix(1);
  return result;
}

double Scanner::number(const char* what) {
  const std::string_view text = word();
  double value = 0;
  if (!parseNumber(text, value)) fail(fmt::format("{} must be a number, got {}", what, quoted(text)));
  return value;
}

long long Scanner::integer(const char* what) {
  const std::string_view text = word();
  long long value = 0;
  if (!parseInteger(text, value)) fail(fmt::format("{} must be a whole number, got {}", what, quoted(text)));
  return value;
}

std::size_t Scanner::numbers(double* out, std::size_t count) {
  std::string_view rest = text_.substr(position_);
  const std::size_t taken = takeNumbers(rest, out, count);
  position_ = wordStart_ = text_.size() - rest.size();
  return taken;
}

void Scanner::expect(std::string_view expected) {
  const std::string_view text = word();
  if (text != expected) fail(fmt::format("expected '{}', got {}", expected, quoted(text)));
}

int Scanner::line() {
  if (wordStart_ < countedTo_) {
    countedTo_ = 0;
    countedLine_ = 1;
  }
  countedLine_ += static_cast<int>(std::count(text_.begin() + static_cast<std::ptrdiff_t>(countedTo_),
                                              text_.begin() + static_cast<std::ptrdiff_t>(wordStart_), '\n'));
  countedTo_ = wordStart_;
  return countedLine_;
}

std::string lowerCase(std::string_view text) {
  std::string result(text);
  for (char& c : result) c = (c >= 'A' && c <= 'Z') ? static_cast<char>(c - 'A' + 'a') : c;
  return result;
}

std::string quoted(std::string_view text) {
  std::string result = "'";
  for (const char c : text.substr(0, 40)) {
    result += (static_cast<unsigned char>(c) < 0x20 || static_cast<unsigned char>(c) >= 0x7f) ? '?' : c;
  }
  return result + (text.size() > 40 ? "…'" : "'");
}

}  // namespace footfall

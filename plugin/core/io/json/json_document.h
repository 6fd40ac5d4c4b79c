// SPDX-License-Identifier: MIT
// The reading side of every JSON document: values that know their line and path, and say what is wrong with
// them.
//
//   const JsonDocument document(text, file, "track");            // {"footfall": "track", "version": 1, …}
//   const JsonNode root = document.root();
//   root.allowKeys({"footfall", "version", "prints", "speed"});  // another key is an error that names it
//   const double speed = root.number("speed", 1.2);              // 1.2 where the key is absent
//   for (const JsonNode& print : root.at("prints").items()) …    // absent: an error that names it
//
// Errors read FILE:LINE: curves[3].keys[2].time should be a number, not 'x'.
#pragma once

#include <cstddef>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/error.h"

namespace footfall {

struct JsonTree;

// One value of a document: a small handle, valid as long as the document.
class JsonNode {
 public:
  JsonNode() = default;
  JsonNode(const JsonTree* tree, std::size_t index) : tree_(tree), index_(index) {}

  explicit operator bool() const { return tree_ != nullptr; }  // false: find() found nothing
  bool isNumber() const;
  bool isText() const;
  bool isArray() const;
  bool isObject() const;

  // The value, or an Error that names the path and what it should be.
  double number() const;  // always finite
  long long integer(long long low, long long high) const;
  bool boolean() const;
  std::string_view text() const;
  template <std::size_t N>
  std::size_t choice(const std::string_view (&names)[N]) const {  // the index of the text among the names
    return choice(names, N);
  }
  std::vector<JsonNode> items() const;                                 // of an array
  std::vector<double> numbers() const;                                 // of an array of numbers
  std::vector<double> numbers(std::size_t count) const;                // exactly so many
  std::vector<std::pair<std::string_view, JsonNode>> members() const;  // of an object, in the file's order

  // Members of an object.
  void allowKeys(std::initializer_list<std::string_view> keys) const;
  void allowKeys(const std::vector<std::string_view>& keys) const;
  JsonNode find(std::string_view key) const;  // an empty node where absent
  JsonNode at(std::string_view key) const;    // an Error where absent
  double number(std::string_view key, double absent) const;
  bool boolean(std::string_view key, bool absent) const;
  std::string_view text(std::string_view key, std::string_view absent) const;

  std::string path() const;  // "curves[3].keys[2].time"
  Place place() const;
  [[noreturn]] void fail(const std::string& message) const;  // FILE:LINE: path message

 private:
  std::size_t choice(const std::string_view* names, std::size_t count) const;

  const JsonTree* tree_ = nullptr;
  std::size_t index_ = 0;
};

// How deep arrays and objects may nest.
inline constexpr int kJsonDepth = 100;

class JsonDocument {
 public:
  // Any JSON. Throws Error for bad syntax, a key given twice, numbers no double holds, nesting beyond
  // kJsonDepth. base: for text inside a binary file, its position there; errors then name the byte instead of
  // the line.
  JsonDocument(std::string_view text, const std::string& file, std::size_t base = 0);
  // A document of the suite: checks "footfall" and "version".
  JsonDocument(std::string_view text, const std::string& file, std::string_view kind);
  ~JsonDocument();
  JsonDocument(JsonDocument&&) noexcept;
  JsonDocument& operator=(JsonDocument&&) noexcept;

  JsonNode root() const { return JsonNode(tree_.get(), 0); }

 private:
  std::unique_ptr<JsonTree> tree_;
};

// For writers. Bytes that are not UTF-8 are taken as Latin-1, so that what is written is always valid.
std::string validUtf8(std::string_view text);
void appendJsonText(std::string& out, std::string_view text);  // quoted and escaped

}  // namespace footfall

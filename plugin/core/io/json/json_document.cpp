// SPDX-License-Identifier: MIT
#include "io/json/json_document.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <iterator>
#include <limits>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "base/scanner.h"

namespace footfall {

namespace {

enum class JsonKind : std::uint8_t { Null, Boolean, Number, Text, Array, Object };

constexpr std::uint32_t kNone = std::numeric_limits<std::uint32_t>::max();

// A piece of JsonTree::texts.
struct Slice {
  std::uint32_t begin = 0, size = 0;
};

struct JsonEntry {
  JsonKind kind = JsonKind::Null;
  std::uint32_t line = 0;
  std::uint32_t parent = kNone, next = kNone, first = kNone;  // siblings and children, in the file's order
  std::uint32_t position = 0;                                 // among its siblings
  std::uint32_t count = 0;                                    // children
  Slice key, text;
  double number = 0;  // of booleans 0 or 1
};

}  // namespace

struct JsonTree {
  std::string file;
  std::vector<JsonEntry> entries;  // the root first
  std::string texts;

  std::string_view view(Slice slice) const { return std::string_view(texts).substr(slice.begin, slice.size); }
};

namespace {

// Walks the text for nlohmann's parser and counts lines on the way.
struct Cursor {
  std::string_view text;
  std::size_t position = 0;
  std::uint32_t line = 1;
};

class CountingIterator {
 public:
  using iterator_category = std::input_iterator_tag;
  using value_type = char;
  using difference_type = std::ptrdiff_t;
  using pointer = const char*;
  using reference = const char&;

  CountingIterator(Cursor* cursor, std::size_t position) : cursor_(cursor), position_(position) {}
  reference operator*() const { return cursor_->text[position_]; }
  CountingIterator& operator++() {
    if (cursor_->text[position_] == '\n') ++cursor_->line;
    cursor_->position = ++position_;
    return *this;
  }
  bool operator==(const CountingIterator& other) const { return position_ == other.position_; }
  bool operator!=(const CountingIterator& other) const { return position_ != other.position_; }

 private:
  Cursor* cursor_;
  std::size_t position_;
};

// What nlohmann says, without its prefix and without the text it quotes.
std::string syntaxMessage(std::string_view what) {
  const std::size_t column = what.find("column ");
  const std::size_t colon = column == std::string_view::npos ? column : what.find(": ", column);
  if (colon != std::string_view::npos) what.remove_prefix(colon + 2);
  what = what.substr(0, what.find("; last read"));
  return "is not JSON: " + std::string(what.substr(0, 160));
}

class TreeBuilder : public nlohmann::json_sax<nlohmann::json> {
 public:
  TreeBuilder(JsonTree& tree, Cursor& cursor, std::size_t base) : tree_(tree), cursor_(cursor), base_(base) {}

  bool null() override { return add(JsonKind::Null, 0, false); }
  bool boolean(bool value) override { return add(JsonKind::Boolean, value ? 1 : 0, false); }
  bool number_integer(number_integer_t value) override {
    return add(JsonKind::Number, static_cast<double>(value), true);
  }
  bool number_unsigned(number_unsigned_t value) override {
    return add(JsonKind::Number, static_cast<double>(value), true);
  }
  bool number_float(number_float_t value, const string_t&) override {
    return add(JsonKind::Number, value, true);
  }
  bool string(string_t& value) override {
    add(JsonKind::Text, 0, false);
    tree_.entries.back().text = keep(value);
    return true;
  }
  bool binary(binary_t&) override { return false; }
  bool start_object(std::size_t) override { return open(JsonKind::Object); }
  bool start_array(std::size_t) override { return open(JsonKind::Array); }
  bool end_array() override { return close(); }
  bool end_object() override {
    refuseDuplicates();
    return close();
  }
  bool key(string_t& value) override {
    key_ = keep(value);
    return true;
  }
  bool parse_error(std::size_t position, const std::string&,
                   const nlohmann::detail::exception& error) override {
    fail(position > 0 ? position - 1 : 0, cursor_.line, syntaxMessage(error.what()));
  }

 private:
  [[noreturn]] void fail(std::size_t position, std::uint32_t line, const std::string& message) const {
    if (base_ > 0) throw Error({tree_.file, 0}, fmt::format("byte {}: {}", base_ + position, message));
    throw Error({tree_.file, static_cast<int>(line)}, message);
  }

  Slice keep(const std::string& text) {
    if (tree_.texts.size() + text.size() >= kNone) fail(cursor_.position, cursor_.line, "is too large");
    const Slice slice{static_cast<std::uint32_t>(tree_.texts.size()),
                      static_cast<std::uint32_t>(text.size())};
    tree_.texts += text;
    return slice;
  }

  // readAhead: the parser knows the end of a number only by the character after it.
  bool add(JsonKind kind, double number, bool readAhead) {
    if (tree_.entries.size() >= kNone) fail(cursor_.position, cursor_.line, "is too large");
    const std::uint32_t index = static_cast<std::uint32_t>(tree_.entries.size());
    JsonEntry entry;
    entry.kind = kind;
    entry.line = cursor_.line;
    if (readAhead && cursor_.position > 0 && cursor_.text[cursor_.position - 1] == '\n') --entry.line;
    entry.number = number;
    if (!open_.empty()) {
      Open& parent = open_.back();
      JsonEntry& parentEntry = tree_.entries[parent.index];
      entry.parent = parent.index;
      entry.position = parentEntry.count++;
      entry.key = key_;
      (parent.last == kNone ? parentEntry.first : tree_.entries[parent.last].next) = index;
      parent.last = index;
    }
    tree_.entries.push_back(entry);
    return true;
  }

  bool open(JsonKind kind) {
    if (open_.size() >= static_cast<std::size_t>(kJsonDepth)) {
      fail(cursor_.position, cursor_.line, fmt::format("nests deeper than {} levels", kJsonDepth));
    }
    add(kind, 0, false);
    open_.push_back({static_cast<std::uint32_t>(tree_.entries.size() - 1), kNone});
    return true;
  }

  bool close() {
    open_.pop_back();
    return true;
  }

  void refuseDuplicates() {
    std::vector<std::pair<std::string_view, std::uint32_t>> keys;
    for (std::uint32_t i = tree_.entries[open_.back().index].first; i != kNone; i = tree_.entries[i].next) {
      keys.emplace_back(tree_.view(tree_.entries[i].key), i);
    }
    std::sort(keys.begin(), keys.end());
    const auto twin = std::adjacent_find(keys.begin(), keys.end(),
                                         [](const auto& a, const auto& b) { return a.first == b.first; });
    if (twin == keys.end()) return;
    JsonNode(&tree_, (twin + 1)->second).fail("is given twice");
  }

  struct Open {
    std::uint32_t index, last;
  };

  JsonTree& tree_;
  Cursor& cursor_;
  std::size_t base_;
  std::vector<Open> open_;
  Slice key_;
};

std::string listOf(const std::vector<std::string_view>& names) {
  std::string result;
  for (const std::string_view name : names) result += fmt::format("{}'{}'", result.empty() ? "" : ", ", name);
  return result;
}

// A value as an error message shows it.
std::string shown(const JsonTree& tree, const JsonEntry& entry) {
  switch (entry.kind) {
    case JsonKind::Null:
      return "null";
    case JsonKind::Boolean:
      return entry.number != 0 ? "true" : "false";
    case JsonKind::Number:
      return formatNumber(entry.number);
    case JsonKind::Text:
      return quoted(tree.view(entry.text));
    case JsonKind::Array:
      return "an array";
    case JsonKind::Object:
      return "an object";
  }
  return {};
}

}  // namespace

JsonDocument::JsonDocument(std::string_view text, const std::string& file, std::size_t base)
    : tree_(std::make_unique<JsonTree>()) {
  tree_->file = file;
  Cursor cursor{text};
  TreeBuilder builder(*tree_, cursor, base);
  nlohmann::json::sax_parse(CountingIterator(&cursor, 0), CountingIterator(&cursor, text.size()), &builder);
  if (base == 0) return;
  for (JsonEntry& entry : tree_->entries) entry.line = 0;
}

JsonDocument::JsonDocument(std::string_view text, const std::string& file, std::string_view kind)
    : JsonDocument(text, file) {
  const JsonNode first = root();
  const std::string opening = fmt::format("{{\"footfall\": \"{}\", \"version\": 1, …}}", kind);
  if (!first.isObject() || !first.find("footfall")) {
    throw Error(first.place(), fmt::format("is not a document of Footfall; it must begin with {}", opening));
  }
  const std::string_view given = first.at("footfall").text();
  if (given != kind) {
    throw Error(first.at("footfall").place(),
                fmt::format("this is a {} document, expected '{}'", quoted(given), kind));
  }
  const JsonNode version = first.at("version");
  if (version.number() != 1) version.fail(fmt::format("must be 1, got {}", formatNumber(version.number())));
}

JsonDocument::~JsonDocument() = default;
JsonDocument::JsonDocument(JsonDocument&&) noexcept = default;
JsonDocument& JsonDocument::operator=(JsonDocument&&) noexcept = default;

bool JsonNode::isNumber() const {
  return tree_ && tree_->entries[index_].kind == JsonKind::Number;
}
bool JsonNode::isText() const {
  return tree_ && tree_->entries[index_].kind == JsonKind::Text;
}
bool JsonNode::isArray() const {
  return tree_ && tree_->entries[index_].kind == JsonKind::Array;
}
bool JsonNode::isObject() const {
  return tree_ && tree_->entries[index_].kind == JsonKind::Object;
}

double JsonNode::number() const {
  const JsonEntry& entry = tree_->entries[index_];
  if (entry.kind != JsonKind::Number) fail("must be a number, got " + shown(*tree_, entry));
  return entry.number;
}

long long JsonNode::integer(long long low, long long high) const {
  const JsonEntry& entry = tree_->entries[index_];
  const bool whole = entry.kind == JsonKind::Number && entry.number == std::floor(entry.number);
  if (!whole || entry.number < static_cast<double>(low) || entry.number > static_cast<double>(high)) {
    fail(fmt::format("must be a whole number {} to {}, got {}", low, high, shown(*tree_, entry)));
  }
  return static_cast<long long>(entry.number);
}

bool JsonNode::boolean() const {
  const JsonEntry& entry = tree_->entries[index_];
  if (entry.kind != JsonKind::Boolean) fail("must be true or false, got " + shown(*tree_, entry));
  return entry.number != 0;
}

std::string_view JsonNode::text() const {
  const JsonEntry& entry = tree_->entries[index_];
  if (entry.kind != JsonKind::Text) fail("must be a string, got " + shown(*tree_, entry));
  return tree_->view(entry.text);
}

std::size_t JsonNode::choice(const std::string_view* names, std::size_t count) const {
  const std::string_view given = text();
  const auto at = std::find(names, names + count, given);
  if (at == names + count) {
    fail(fmt::format("must be one of {}, got {}", listOf({names, names + count}), quoted(given)));
  }
  return static_cast<std::size_t>(at - names);
}

std::vector<JsonNode> JsonNode::items() const {
  const JsonEntry& entry = tree_->entries[index_];
  if (entry.kind != JsonKind::Array) fail("must be an array, got " + shown(*tree_, entry));
  std::vector<JsonNode> result;
  result.reserve(entry.count);
  for (std::uint32_t i = entry.first; i != kNone; i = tree_->entries[i].next) result.emplace_back(tree_, i);
  return result;
}

std::vector<double> JsonNode::numbers() const {
  const std::vector<JsonNode> nodes = items();
  std::vector<double> result(nodes.size());
  std::transform(nodes.begin(), nodes.end(), result.begin(),
                 [](const JsonNode& node) { return node.number(); });
  return result;
}

std::vector<double> JsonNode::numbers(std::size_t count) const {
  std::vector<double> result = numbers();
  if (result.size() != count) fail(fmt::format("must have {} numbers, got {}", count, result.size()));
  return result;
}

std::vector<std::pair<std::string_view, JsonNode>> JsonNode::members() const {
  const JsonEntry& entry = tree_->entries[index_];
  if (entry.kind != JsonKind::Object) fail("must be an object, got " + shown(*tree_, entry));
  std::vector<std::pair<std::string_view, JsonNode>> result;
  result.reserve(entry.count);
  for (std::uint32_t i = entry.first; i != kNone; i = tree_->entries[i].next) {
    result.emplace_back(tree_->view(tree_->entries[i].key), JsonNode(tree_, i));
  }
  return result;
}

void JsonNode::allowKeys(std::initializer_list<std::string_view> keys) const {
  allowKeys(std::vector<std::string_view>(keys));
}

void JsonNode::allowKeys(const std::vector<std::string_view>& keys) const {
  for (const auto& [key, node] : members()) {
    if (std::find(keys.begin(), keys.end(), key) != keys.end()) continue;
    throw Error(node.place(),
                fmt::format("{} has the unknown key {}; the keys are {}", path(), quoted(key), listOf(keys)));
  }
}

JsonNode JsonNode::find(std::string_view key) const {
  const JsonEntry& entry = tree_->entries[index_];
  if (entry.kind != JsonKind::Object) fail("must be an object, got " + shown(*tree_, entry));
  for (std::uint32_t i = entry.first; i != kNone; i = tree_->entries[i].next) {
    if (tree_->view(tree_->entries[i].key) == key) return JsonNode(tree_, i);
  }
  return {};
}

JsonNode JsonNode::at(std::string_view key) const {
  const JsonNode node = find(key);
  if (!node) fail(fmt::format("lacks '{}'", key));
  return node;
}

double JsonNode::number(std::string_view key, double absent) const {
  const JsonNode node = find(key);
  return node ? node.number() : absent;
}

bool JsonNode::boolean(std::string_view key, bool absent) const {
  const JsonNode node = find(key);
  return node ? node.boolean() : absent;
}

std::string_view JsonNode::text(std::string_view key, std::string_view absent) const {
  const JsonNode node = find(key);
  return node ? node.text() : absent;
}

std::string JsonNode::path() const {
  if (tree_->entries[index_].parent == kNone) return "the document";
  std::vector<std::string> steps;
  for (std::size_t i = index_; tree_->entries[i].parent != kNone; i = tree_->entries[i].parent) {
    const JsonEntry& entry = tree_->entries[i];
    const bool inArray = tree_->entries[entry.parent].kind == JsonKind::Array;
    const std::string key = quoted(tree_->view(entry.key));
    steps.push_back(inArray ? fmt::format("[{}]", entry.position) : "." + key.substr(1, key.size() - 2));
  }
  std::string result;
  for (auto step = steps.rbegin(); step != steps.rend(); ++step) result += *step;
  return result.front() == '.' ? result.substr(1) : result;
}

Place JsonNode::place() const {
  return {tree_->file, static_cast<int>(tree_->entries[index_].line)};
}

void JsonNode::fail(const std::string& message) const {
  throw Error(place(), path() + " " + message);
}

}  // namespace footfall

// SPDX-License-Identifier: MIT
// Where values stand in a JSON text, for edits that leave every other byte as it was. The text has been read
// as JSON (JsonDocument) before: nothing here checks it again.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace footfall {

struct JsonSpan {
  std::size_t begin = 0, end = 0;
  explicit operator bool() const { return end > begin; }
};

JsonSpan jsonRoot(std::string_view text);
// The value of a member of an object, and an element of an array; an empty span where there is none.
JsonSpan jsonMember(std::string_view text, JsonSpan object, std::string_view key);
JsonSpan jsonElement(std::string_view text, JsonSpan array, std::size_t index);

// Edits of one text, gathered and then applied at once; they must not overlap.
class JsonEdits {
 public:
  explicit JsonEdits(std::string_view text) : text_(text) {}

  void replace(JsonSpan span, std::string value) { edits_.push_back({span, std::move(value)}); }
  // Behind the last element of the array under a key of the object, which gets one where it has none.
  // elements: values separated by commas.
  void append(JsonSpan object, std::string_view key, const std::string& elements);
  // A new member, behind the others.
  void addMember(JsonSpan object, std::string_view key, const std::string& value);
  void removeMember(JsonSpan object, std::string_view key);

  bool empty() const { return edits_.empty(); }
  std::string apply() const;

 private:
  struct Edit {
    JsonSpan span;
    std::string value;
  };
  bool isBare(JsonSpan container) const;          // without members or elements
  std::size_t lastEnd(JsonSpan container) const;  // behind its last member or element

  std::string_view text_;
  std::vector<Edit> edits_;
};

}  // namespace footfall

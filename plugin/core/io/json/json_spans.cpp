// SPDX-License-Identifier: MIT
#include "io/json/json_spans.h"

#include <algorithm>

#include "io/json/json_document.h"

namespace footfall {
namespace {

constexpr std::string_view kBlanks = " \t\r\n";

std::size_t behindBlanks(std::string_view text, std::size_t at) {
  return std::min(text.find_first_not_of(kBlanks, at), text.size());
}

std::size_t behindText(std::string_view text, std::size_t at) {
  for (++at; at < text.size() && text[at] != '"'; ++at) {
    if (text[at] == '\\') ++at;
  }
  return std::min(at + 1, text.size());
}

// Behind the value that begins at a place.
std::size_t behindValue(std::string_view text, std::size_t at) {
  int depth = 0;
  do {
    if (at >= text.size()) return text.size();
    const char c = text[at];
    if (c == '"') {
      at = behindText(text, at);
    } else if (c == '{' || c == '[') {
      ++depth, ++at;
    } else if (c == '}' || c == ']') {
      --depth, ++at;
    } else if (kBlanks.find(c) != std::string_view::npos || c == ',' || c == ':') {
      ++at;
    } else {
      at = std::min(text.find_first_of(" \t\r\n,:]}", at), text.size());
    }
  } while (depth > 0);
  return at;
}

bool isKey(std::string_view text, std::size_t begin, std::size_t end, std::string_view key) {
  const std::string_view raw = text.substr(begin, end - begin);
  if (raw.find('\\') == std::string_view::npos) return raw.substr(1, raw.size() - 2) == key;
  const JsonDocument document(raw, "");
  return document.root().text() == key;
}

// A member: from its key to the end of its value.
struct Member {
  std::size_t key = 0;
  JsonSpan value;
};

Member memberOf(std::string_view text, JsonSpan object, std::string_view key) {
  std::size_t at = behindBlanks(text, object.begin + 1);
  while (at < object.end && text[at] == '"') {
    const std::size_t begin = at, end = behindText(text, at);
    at = behindBlanks(text, behindBlanks(text, end) + 1);  // the colon
    const JsonSpan value{at, behindValue(text, at)};
    if (isKey(text, begin, end, key)) return {begin, value};
    at = behindBlanks(text, value.end);
    if (at < object.end && text[at] == ',') at = behindBlanks(text, at + 1);
  }
  return {};
}

}  // namespace

JsonSpan jsonRoot(std::string_view text) {
  const std::size_t at = behindBlanks(text, 0);
  return {at, behindValue(text, at)};
}

JsonSpan jsonMember(std::string_view text, JsonSpan object, std::string_view key) {
  return memberOf(text, object, key).value;
}

JsonSpan jsonElement(std::string_view text, JsonSpan array, std::size_t index) {
  std::size_t at = behindBlanks(text, array.begin + 1);
  for (std::size_t i = 0; at < array.end && text[at] != ']'; ++i) {
    const JsonSpan value{at, behindValue(text, at)};
    if (i == index) return value;
    at = behindBlanks(text, value.end);
    if (at < array.end && text[at] == ',') at = behindBlanks(text, at + 1);
  }
  return {};
}

bool JsonEdits::isBare(JsonSpan container) const {
  return behindBlanks(text_, container.begin + 1) + 1 >= container.end;
}

std::size_t JsonEdits::lastEnd(JsonSpan container) const {
  return text_.find_last_not_of(kBlanks, container.end - 2) + 1;
}

void JsonEdits::addMember(JsonSpan object, std::string_view key, const std::string& value) {
  const std::size_t at = lastEnd(object);
  std::string member = isBare(object) ? "" : ",";
  appendJsonText(member, key);
  edits_.push_back({{at, at}, member + ":" + value});
}

void JsonEdits::append(JsonSpan object, std::string_view key, const std::string& elements) {
  const JsonSpan array = jsonMember(text_, object, key);
  if (!array) return addMember(object, key, "[" + elements + "]");
  const std::size_t at = lastEnd(array);
  edits_.push_back({{at, at}, (isBare(array) ? "" : ",") + elements});
}

void JsonEdits::removeMember(JsonSpan object, std::string_view key) {
  const Member member = memberOf(text_, object, key);
  if (!member.value) return;
  JsonSpan whole{member.key, member.value.end};
  const std::size_t next = behindBlanks(text_, whole.end);
  const std::size_t before = text_.find_last_not_of(kBlanks, whole.begin - 1);
  if (next < object.end && text_[next] == ',') {
    whole.end = behindBlanks(text_, next + 1);
  } else if (text_[before] == ',') {
    whole.begin = before;
  }
  edits_.push_back({whole, ""});
}

std::string JsonEdits::apply() const {
  std::vector<const Edit*> sorted;
  for (const Edit& edit : edits_) sorted.push_back(&edit);
  std::stable_sort(sorted.begin(), sorted.end(),
                   [](const Edit* a, const Edit* b) { return a->span.begin < b->span.begin; });
  std::string result;
  std::size_t at = 0;
  for (const Edit* edit : sorted) {
    result += text_.substr(at, edit->span.begin - at);
    result += edit->value;
    at = edit->span.end;
  }
  result += text_.substr(at);
  return result;
}

}  // namespace footfall

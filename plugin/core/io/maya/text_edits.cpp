// SPDX-License-Identifier: MIT
#include "io/maya/text_edits.h"

#include <algorithm>
#include <utility>

namespace footfall {

std::size_t TextEdits::lineStart(std::size_t place) const {
  std::size_t at = place;
  while (at > 0 && (text_[at - 1] == ' ' || text_[at - 1] == '\t')) --at;
  return startsLine(at) ? at : place;
}

std::size_t TextEdits::lineEnd(std::size_t place) const {
  std::size_t at = place;
  while (at < text_.size() && (text_[at] == ' ' || text_[at] == '\t' || text_[at] == '\r')) ++at;
  return at < text_.size() && text_[at] == '\n' ? at + 1 : place;
}

void TextEdits::replaceStatement(TextSpan statement, std::string lines) {
  const TextSpan whole{lineStart(statement.begin), lineEnd(statement.end)};
  const bool alone = startsLine(whole.begin) && whole.end != statement.end;
  if (!alone) {
    while (!lines.empty() && (lines.back() == '\n' || lines.back() == '\r')) lines.pop_back();
    lines.erase(0, lines.find_first_not_of('\t'));
  }
  edits_.push_back({alone ? whole : statement, std::move(lines)});
}

void TextEdits::insertLines(std::size_t place, const std::string& lines) {
  if (lines.empty()) return;
  edits_.push_back({{place, place}, lines});
}

std::string TextEdits::apply() const {
  std::vector<const Edit*> order;
  for (const Edit& edit : edits_) order.push_back(&edit);
  std::stable_sort(order.begin(), order.end(), [](const Edit* a, const Edit* b) {
    // At one place, what is put in comes before what is taken out.
    return std::pair(a->span.begin, a->span.end) < std::pair(b->span.begin, b->span.end);
  });
  std::string result;
  result.reserve(text_.size());
  std::size_t at = 0;
  for (const Edit* edit : order) {
    result += text_.substr(at, edit->span.begin - at);
    const bool insertion = edit->span.begin == edit->span.end;
    if (insertion && !result.empty() && result.back() != '\n') result += newline_;
    result += edit->text;
    at = edit->span.end;
  }
  result += text_.substr(at);
  return result;
}

}  // namespace footfall

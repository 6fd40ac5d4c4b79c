// SPDX-License-Identifier: MIT
#include "curve/channel_pattern.h"

#include <algorithm>
#include <cctype>
#include <numeric>

namespace footfall {
namespace {

char lower(char c) {
  return static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
}

// * and ?, whatever the case; linear but for what a star goes back over.
bool matchesGlob(std::string_view pattern, std::string_view text) {
  std::size_t p = 0, t = 0, star = std::string_view::npos, mark = 0;
  while (t < text.size()) {
    if (p < pattern.size() &&
        (pattern[p] == '?' || (pattern[p] != '*' && lower(pattern[p]) == lower(text[t])))) {
      ++p, ++t;
    } else if (p < pattern.size() && pattern[p] == '*') {
      star = p++;
      mark = t;
    } else if (star != std::string_view::npos) {
      p = star + 1;
      t = ++mark;
    } else {
      return false;
    }
  }
  while (p < pattern.size() && pattern[p] == '*') ++p;
  return p == pattern.size();
}

// Letters to insert, remove or change (Levenshtein).
std::size_t editDistance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t changed = diagonal + (lower(a[i - 1]) == lower(b[j - 1]) ? 0 : 1);
      diagonal = row[j];
      row[j] = std::min({row[j] + 1, row[j - 1] + 1, changed});
    }
  }
  return row.back();
}

}  // namespace

std::string_view lastName(std::string_view node) {
  const std::size_t cut = node.find_last_of("|:");
  return cut == std::string_view::npos ? node : node.substr(cut + 1);
}

bool matchesPattern(std::string_view pattern, std::string_view node, std::string_view attribute) {
  const std::string_view last = lastName(node);
  const std::string whole = std::string(node) + "." + std::string(attribute);
  const std::string shorter = std::string(last) + "." + std::string(attribute);
  std::size_t from = 0;
  while (from <= pattern.size()) {
    const std::size_t comma = std::min(pattern.find(',', from), pattern.size());
    std::string_view one = pattern.substr(from, comma - from);
    while (!one.empty() && one.front() == ' ') one.remove_prefix(1);
    while (!one.empty() && one.back() == ' ') one.remove_suffix(1);
    for (const std::string_view text :
         {std::string_view(whole), std::string_view(shorter), last, attribute}) {
      if (!one.empty() && matchesGlob(one, text)) return true;
    }
    from = comma + 1;
  }
  return false;
}

std::vector<std::string> nearestNames(std::string_view wrong, const std::vector<std::string>& names,
                                      std::size_t count) {
  std::vector<std::pair<std::size_t, std::string>> ranked;
  for (const std::string& name : names) ranked.emplace_back(editDistance(wrong, name), name);
  std::sort(ranked.begin(), ranked.end());
  ranked.erase(std::unique(ranked.begin(), ranked.end()), ranked.end());
  std::vector<std::string> result;
  for (std::size_t i = 0; i < std::min(count, ranked.size()); ++i) result.push_back(ranked[i].second);
  return result;
}

}  // namespace footfall

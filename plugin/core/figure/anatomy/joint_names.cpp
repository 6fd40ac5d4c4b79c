// SPDX-License-Identifier: MIT
#include "figure/anatomy/joint_names.h"

#include <cctype>

namespace footfall {
namespace {

struct SidePair {
  const char* left;
  const char* right;
};
// Whole words, and with the fore and hind legs of animals.
constexpr SidePair kSides[] = {{"left", "right"}, {"l", "r"},   {"lft", "rgt"}, {"lt", "rt"}, {"lf", "rf"},
                               {"lh", "rh"},      {"fl", "fr"}, {"hl", "hr"},   {"bl", "br"}};

bool isUpper(char c) {
  return std::isupper(static_cast<unsigned char>(c)) != 0;
}
bool isAlpha(char c) {
  return std::isalpha(static_cast<unsigned char>(c)) != 0;
}
char lower(char c) {
  return static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
}
char upper(char c) {
  return static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
}

struct Word {
  std::string text;   // lower case
  std::size_t start;  // in the name
};

std::vector<Word> splitName(const std::string& name) {
  const std::size_t cut = name.find_last_of("|:");
  std::vector<Word> words;
  bool open = false, wasLower = false;
  for (std::size_t i = cut == std::string::npos ? 0 : cut + 1; i < name.size(); ++i) {
    const char c = name[i];
    if (!isAlpha(c)) {
      open = wasLower = false;
      continue;
    }
    // "LFoot": a single side letter before a capital is a word of its own.
    const bool sideLetter = open && (words.back().text == "l" || words.back().text == "r") &&
                            i + 1 < name.size() && !isUpper(name[i + 1]);
    if (!open || (isUpper(c) && (wasLower || sideLetter))) words.push_back({"", i});
    words.back().text += lower(c);
    open = true;
    wasLower = !isUpper(c);
  }
  return words;
}

}  // namespace

NameWords wordsOf(const std::string& name) {
  NameWords result;
  for (Word& word : splitName(name)) result.push_back(std::move(word.text));
  return result;
}

bool hasWord(const NameWords& words, std::initializer_list<const char*> wanted) {
  for (const std::string& word : words) {
    for (const char* w : wanted) {
      if (word == w) return true;
    }
  }
  return false;
}

BodySide sideOfWord(const std::string& word) {
  for (const SidePair& pair : kSides) {
    if (word == pair.left) return BodySide::Left;
    if (word == pair.right) return BodySide::Right;
  }
  return BodySide::Middle;
}

BodySide sideOfWords(const NameWords& words) {
  for (const std::string& word : words) {
    const BodySide side = sideOfWord(word);
    if (side != BodySide::Middle) return side;
  }
  return BodySide::Middle;
}

std::string otherSideName(const std::string& name) {
  for (const Word& word : splitName(name)) {
    for (const SidePair& pair : kSides) {
      const bool left = word.text == pair.left;
      if (!left && word.text != pair.right) continue;
      std::string other = left ? pair.right : pair.left;
      const bool allUpper = isUpper(name[word.start + word.text.size() - 1]);
      for (std::size_t i = 0; i < other.size(); ++i) {
        if (allUpper || (i == 0 && isUpper(name[word.start]))) other[i] = upper(other[i]);
      }
      std::string result = name;
      return result.replace(word.start, word.text.size(), other);
    }
  }
  return name;
}

}  // namespace footfall

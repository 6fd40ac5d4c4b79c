// SPDX-License-Identifier: MIT
// Arrays as numpy stores them (.npy, versions 1 to 3).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace footfall {

// Numbers of any kind as doubles, or texts; in C order.
struct NpyArray {
  std::vector<std::size_t> shape;  // empty: a single value
  std::vector<double> numbers;
  std::vector<std::string> texts;  // UTF-8

  std::size_t size() const { return texts.empty() ? numbers.size() : texts.size(); }
  bool isText() const { return !texts.empty(); }
  // Of this shape; 0: any length.
  bool has(std::initializer_list<std::size_t> wanted) const;
};

// Throws Error with the member's name and what is wrong. Nothing: an array of Python objects, which is never
// opened: it could run anything.
std::optional<NpyArray> readNpy(std::string_view bytes, const std::string& file, const std::string& member);

std::string npyOf(const std::vector<double>& numbers, const std::vector<std::size_t>& shape);  // float64
std::string npyOf(const std::vector<std::string>& texts);                                      // unicode
std::string npyOfBools(const std::vector<char>& values, const std::vector<std::size_t>& shape);

}  // namespace footfall

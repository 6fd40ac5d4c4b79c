// SPDX-License-Identifier: MIT
// USD's text form (.usda) taken apart: prims with the texts of their properties' values. Values are read when
// they are asked for; nothing recurses.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace footfall {

struct UsdaPrim {
  std::string type, name;  // "Skeleton"; empty: an over or a typeless def
  int parent = -1;         // 0: the file itself
  std::string path;        // "/Figure/Skeleton"
  // By name; time samples under "rotations.timeSamples". Metadata of the prim under "()".
  std::map<std::string, std::string_view> values;

  bool has(const std::string& property) const { return values.count(property) > 0; }
};

class UsdaText {
 public:
  // Throws Error with file and line.
  UsdaText(std::string_view text, const std::string& file);

  const std::vector<UsdaPrim>& prims() const { return prims_; }  // the first is the file itself
  const UsdaPrim* at(const std::string& path) const;

  // Of a value's text.
  std::vector<std::string> texts(std::string_view value) const;  // of an array of strings
  std::vector<double> numbers(std::string_view value) const;     // all of it, brackets left out
  std::string target(std::string_view value) const;              // of a relationship: "/Figure/Anim"; or ""
  // Times and the texts of their values.
  std::vector<std::pair<double, std::string_view>> samples(std::string_view value) const;
  // A setting of the file's own metadata.
  double setting(const std::string& name, double absent) const;
  std::string settingText(const std::string& name) const;

  [[noreturn]] void fail(const char* at, const std::string& message) const;

 private:
  std::string_view text_;
  std::string file_;
  std::vector<UsdaPrim> prims_;
  std::map<std::string, std::string> settings_;
};

}  // namespace footfall

// SPDX-License-Identifier: MIT
// Nodes to be written, and their binary and ASCII forms.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace footfall {

// The name of an object with its type: "Model::hip" in ASCII, "hip\0\1Model" in binary.
struct FbxName {
  std::string type, name;
};
struct FbxBytes {
  std::string bytes;
};

// char: a letter; int and long long: 32 and 64 bits.
using FbxItem = std::variant<char, int, long long, double, std::string, FbxName, FbxBytes, std::vector<int>,
                             std::vector<long long>, std::vector<float>, std::vector<double>>;

struct FbxOut {
  std::string name;
  std::vector<FbxItem> items;
  std::vector<FbxOut> children;
  bool block = false;  // braces, or the closing record, though there are no children

  FbxOut() = default;
  FbxOut(std::string name_, std::vector<FbxItem> items_ = {})
      : name(std::move(name_)), items(std::move(items_)) {}
  // A child at the end.
  FbxOut& add(std::string child, std::vector<FbxItem> childItems = {}) {
    return children.emplace_back(std::move(child), std::move(childItems));
  }
  // A property of Properties70: P: name, type, subtype, flags, values.
  void property(const std::string& named, const char* type, const char* subtype, const char* flags,
                std::vector<FbxItem> values);
};

// How a file is written. version: 6000 … 7700.
struct FbxForm {
  bool binary = true;
  int version = 7500;
};

// Appends a node as it stands in a binary file, at the place where out ends; its places count from out's
// start.
void appendFbxBinary(std::string& out, const FbxOut& node, int version);
// Appends a node as whole lines, depth tabs in. wide: since 7.2 floats of keys stand as the integers of their
// bits.
void appendFbxAscii(std::string& out, const FbxOut& node, int depth, int version,
                    std::string_view newline = "\n");
// The header of a binary file, and what follows its last node.
std::string fbxBinaryHeader(int version);
void appendFbxFooter(std::string& out, int version);
// The zeros between the file's id in the footer (which ends where out does) and the version: as many as make
// the version's place leave this rest by 16.
std::size_t fbxFooterZeros(std::size_t place, std::size_t rest);

}  // namespace footfall

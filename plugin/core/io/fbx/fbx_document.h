// SPDX-License-Identifier: MIT
// An FBX file, binary or ASCII, as a tree of named nodes with values. The tree points into the file's bytes:
// values are read when they are asked for, and arrays that nobody asks for are never inflated.
#pragma once

#include <cstdint>
#include <cstring>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"

namespace footfall {

struct FbxNode {
  std::string_view name;
  std::size_t begin = 0, end = 0;          // the whole node in the file
  std::size_t values = 0, valuesEnd = 0;   // its values in the file
  std::size_t valueCount = 0;              // binary: as many as the file says; ASCII: not counted
  int parent = -1, firstChild = -1, lastChild = -1, next = -1;
};

struct FbxValue {
  enum class Kind : std::uint8_t { Integer, Real, Text, Word, Array };
  Kind kind = Kind::Integer;
  long long integer = 0;
  double real = 0;   // of Integer and Real
  std::string text;  // of Text and Word; a binary name keeps its separator of two bytes
  std::size_t begin = 0, end = 0;  // in the file
  // Of binary arrays: their type (f d l i b c), length, and where the elements are, deflated or not.
  char type = 0;
  std::size_t count = 0;
  bool deflated = false;
  std::size_t data = 0;

  bool isNumber() const { return kind == Kind::Integer || kind == Kind::Real; }
};

class FbxDocument {
 public:
  // Throws Error with the file and the place: the line in ASCII, the byte in binary.
  FbxDocument(std::string bytes, std::string file);
  FbxDocument(const FbxDocument&) = delete;
  FbxDocument& operator=(const FbxDocument&) = delete;

  const std::string& bytes() const { return bytes_; }
  const std::string& file() const { return file_; }
  bool binary() const { return binary_; }
  bool bigEndian() const { return bigEndian_; }
  bool wide() const { return binary_ && version_ >= 7500; }  // places of 64 bits in the binary form
  int version() const { return version_; }                   // 6100 … 7700
  std::size_t topLevelEnd() const { return topLevelEnd_; }   // behind the last node of the top level

  // Node 0 is the file itself; its children are the nodes of the top level.
  const std::vector<FbxNode>& nodes() const { return nodes_; }
  const FbxNode& node(int index) const { return nodes_[static_cast<std::size_t>(index)]; }
  int child(int node, std::string_view name) const;  // the first of this name, or -1

  // A value by its index; nothing where there are fewer, or where it is of another kind.
  std::optional<long long> integer(int node, std::size_t index) const;
  std::optional<double> number(int node, std::size_t index) const;
  std::optional<std::string> text(int node, std::size_t index) const;
  // All values of a node, or the elements of the one array it has; bare letters as their codes. Throws Error
  // where an array is damaged, or where all arrays read so far hold more than a file of this size may.
  std::vector<double> reals(int node) const;
  std::vector<long long> integers(int node) const;
  std::vector<float> floats(int node) const;  // KeyAttrDataFloat, whose bits may stand in the file as integers

  [[noreturn]] void fail(std::size_t place, const std::string& message) const;
  [[noreturn]] void failAt(int node, const std::string& message) const { fail(this->node(node).begin, message); }

 private:
  friend class FbxBinaryParser;
  friend class FbxAsciiParser;
  int add(FbxNode node);
  template <typename T>
  std::vector<T> elements(int node) const;
  std::string inflated(const FbxValue& array, std::size_t width) const;

  std::string bytes_;
  std::string file_;
  bool binary_ = false, bigEndian_ = false;
  int version_ = 0;
  std::size_t topLevelEnd_ = 0;
  std::vector<FbxNode> nodes_;
  mutable std::size_t inflatedBytes_ = 0;
};

// The values of a node, one after the other.
class FbxValues {
 public:
  FbxValues(const FbxDocument& document, int node);
  bool next(FbxValue& value);  // false at the end

 private:
  void readBinary(FbxValue& value);
  bool readAscii(FbxValue& value);

  const FbxDocument& document_;
  std::size_t at_, end_, left_;
};

// The parts of the reader by form; both fill the document's nodes.
void parseFbxBinary(FbxDocument& document);
void parseFbxAscii(FbxDocument& document);

// A token of the ASCII form. Name: a word followed by a colon, which is taken with it.
struct FbxToken {
  enum class Kind : std::uint8_t { Name, Word, Integer, Real, Text, Symbol, End };
  Kind kind = Kind::End;
  std::size_t begin = 0, end = 0;  // of a text: between its quotes
  char symbol = 0;
};
// The token at or after place, which moves behind it; false where a text is not closed.
bool nextFbxToken(std::string_view text, std::size_t& place, FbxToken& token);
std::string fbxUnquoted(std::string_view text);  // &quot; &cr; &lf; as what they stand for

// A number of the binary form, in the byte order of the file.
template <typename T>
T fbxRead(const char* bytes, bool bigEndian) {
  char raw[sizeof(T)];
  for (std::size_t i = 0; i < sizeof(T); ++i) raw[i] = bytes[bigEndian ? sizeof(T) - 1 - i : i];
  T value;
  std::memcpy(&value, raw, sizeof(T));
  return value;
}

}  // namespace footfall

// SPDX-License-Identifier: MIT
#include "io/fbx/fbx_document.h"

#include <zlib.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include <fmt/format.h>

#include "base/scanner.h"

namespace footfall {
namespace {

constexpr std::string_view kMagic("Kaydara FBX Binary  \0\x1a", 22);
constexpr std::size_t kHeader = 27;  // magic, byte order, version

// What the arrays of a file may hold together when inflated: key curves that stand still deflate a thousand
// to one, but a whole file of them does not.
constexpr std::size_t kInflatedAtLeast = std::size_t{64} << 20, kInflatedPerByte = 256;
constexpr std::size_t kDeflateAtMost = 1032;  // times: what deflate can reach at all

std::size_t widthOf(char type) {
  switch (type) {
    case 'd':
    case 'l':
      return 8;
    case 'f':
    case 'i':
      return 4;
    default:
      return 1;
  }
}

template <typename T>
T elementOf(char type, const char* at, bool bigEndian) {
  switch (type) {
    case 'd':
      return static_cast<T>(fbxRead<double>(at, bigEndian));
    case 'f':
      return static_cast<T>(fbxRead<float>(at, bigEndian));
    case 'l':
      return static_cast<T>(fbxRead<std::int64_t>(at, bigEndian));
    case 'i':
      return static_cast<T>(fbxRead<std::int32_t>(at, bigEndian));
    default:
      return static_cast<T>(*at);
  }
}

// Casting a double beyond the range of an integer is undefined.
template <>
long long elementOf<long long>(char type, const char* at, bool bigEndian) {
  if (type == 'l') return fbxRead<std::int64_t>(at, bigEndian);
  if (type == 'i') return fbxRead<std::int32_t>(at, bigEndian);
  if (type != 'd' && type != 'f') return *at;
  const double value =
      type == 'd' ? fbxRead<double>(at, bigEndian) : static_cast<double>(fbxRead<float>(at, bigEndian));
  return std::abs(value) < 9e18 ? static_cast<long long>(value) : 0;
}

template <typename T>
T scalarOf(const FbxValue& value) {
  if (value.kind == FbxValue::Kind::Integer) return static_cast<T>(value.integer);
  if (value.kind == FbxValue::Kind::Word && value.text.size() == 1) return static_cast<T>(value.text[0]);
  if (value.kind != FbxValue::Kind::Real) return T();
  if (std::is_integral_v<T> && !(std::abs(value.real) < 9e18)) return T();
  return static_cast<T>(value.real);
}

}  // namespace

FbxDocument::FbxDocument(std::string bytes, std::string file)
    : bytes_(std::move(bytes)), file_(std::move(file)) {
  nodes_.emplace_back();
  nodes_.front().end = bytes_.size();
  binary_ = std::string_view(bytes_).substr(0, kMagic.size()) == kMagic;
  if (binary_) {
    if (bytes_.size() < kHeader) fail(bytes_.size(), "the file ends inside its header");
    bigEndian_ = bytes_[kMagic.size()] == 1;
    version_ = fbxRead<std::int32_t>(bytes_.data() + kMagic.size() + 1, bigEndian_);
    if (version_ < 6000 || version_ >= 8000)
      fail(kMagic.size() + 1, fmt::format("is FBX {}; footfall reads FBX 6.0 to 7.7", version_));
    parseFbxBinary(*this);
  } else {
    parseFbxAscii(*this);
    const int header = child(0, "FBXHeaderExtension");
    const int version = header >= 0 ? child(header, "FBXVersion") : -1;
    const auto said = version >= 0 ? integer(version, 0) : std::nullopt;
    if (!said) throw Error({file_, 0}, "is not an FBX file: it has no FBXHeaderExtension with an FBXVersion");
    if (*said < 6000 || *said >= 8000)
      failAt(version, fmt::format("is FBX {}; footfall reads FBX 6.0 to 7.7", *said));
    version_ = static_cast<int>(*said);
  }
}

void FbxDocument::fail(std::size_t place, const std::string& message) const {
  if (binary_) throw Error({file_, 0}, fmt::format("at byte {}: {}", place, message));
  const auto end = bytes_.begin() + static_cast<std::ptrdiff_t>(std::min(place, bytes_.size()));
  throw Error({file_, static_cast<int>(std::count(bytes_.begin(), end, '\n')) + 1}, message);
}

int FbxDocument::add(FbxNode node) {
  const int index = static_cast<int>(nodes_.size());
  if (nodes_.size() >= static_cast<std::size_t>(std::numeric_limits<int>::max()))
    fail(node.begin, "too many nodes");
  FbxNode& parent = nodes_[static_cast<std::size_t>(node.parent)];
  if (parent.lastChild >= 0) {
    nodes_[static_cast<std::size_t>(parent.lastChild)].next = index;
  } else {
    parent.firstChild = index;
  }
  parent.lastChild = index;
  nodes_.push_back(node);
  return index;
}

int FbxDocument::child(int node, std::string_view name) const {
  for (int i = this->node(node).firstChild; i >= 0; i = this->node(i).next) {
    if (this->node(i).name == name) return i;
  }
  return -1;
}

std::optional<long long> FbxDocument::integer(int node, std::size_t index) const {
  const auto value = number(node, index);
  if (!value) return std::nullopt;
  FbxValues values(*this, node);
  FbxValue each;
  for (std::size_t i = 0; values.next(each); ++i) {
    if (i == index) return scalarOf<long long>(each);
  }
  return std::nullopt;
}

std::optional<double> FbxDocument::number(int node, std::size_t index) const {
  FbxValues values(*this, node);
  FbxValue value;
  for (std::size_t i = 0; values.next(value); ++i) {
    if (i == index) return value.isNumber() ? std::optional<double>(scalarOf<double>(value)) : std::nullopt;
  }
  return std::nullopt;
}

std::optional<std::string> FbxDocument::text(int node, std::size_t index) const {
  FbxValues values(*this, node);
  FbxValue value;
  for (std::size_t i = 0; values.next(value); ++i) {
    if (i == index) return value.kind == FbxValue::Kind::Text ? std::optional(value.text) : std::nullopt;
  }
  return std::nullopt;
}

std::string FbxDocument::inflated(const FbxValue& array, std::size_t width) const {
  const std::size_t size = array.count * width;
  const std::size_t packed = array.end - array.data;
  if (!array.deflated) {
    if (packed < size)
      fail(array.begin, fmt::format("an array of {} elements has {} bytes", array.count, packed));
    return bytes_.substr(array.data, size);
  }
  if (size / kDeflateAtMost > packed)
    fail(array.begin, fmt::format("an array says that it has {} elements in {} bytes", array.count, packed));
  inflatedBytes_ += size;
  if (inflatedBytes_ > kInflatedAtLeast + kInflatedPerByte * bytes_.size())
    fail(array.begin, "the arrays of this file are too large for it");
  std::string result(size, '\0');
  uLongf length = static_cast<uLongf>(size);
  const int code =
      uncompress(reinterpret_cast<Bytef*>(result.data()), &length,
                 reinterpret_cast<const Bytef*>(bytes_.data() + array.data), static_cast<uLong>(packed));
  if (code != Z_OK || length != size)
    fail(array.begin, fmt::format("an array of {} elements is damaged: it does not inflate", array.count));
  return result;
}

template <typename T>
std::vector<T> FbxDocument::elements(int node) const {
  std::vector<T> result;
  // ASCII since 7.0: "*8 { a: 1,2,… }", the elements are one node down.
  const int inside = !binary_ ? child(node, "a") : -1;
  FbxValues values(*this, inside >= 0 ? inside : node);
  FbxValue value;
  while (values.next(value)) {
    if (value.kind == FbxValue::Kind::Array) {
      const std::size_t width = widthOf(value.type);
      const std::string raw = inflated(value, width);
      result.reserve(result.size() + value.count);
      for (std::size_t i = 0; i < value.count; ++i)
        result.push_back(elementOf<T>(value.type, raw.data() + i * width, bigEndian_));
    } else {
      result.push_back(scalarOf<T>(value));
    }
  }
  return result;
}

std::vector<double> FbxDocument::reals(int node) const {
  return elements<double>(node);
}
std::vector<long long> FbxDocument::integers(int node) const {
  return elements<long long>(node);
}

std::vector<float> FbxDocument::floats(int node) const {
  // Since 7.2 the ASCII form writes the bits of each float as an integer, because some are not floats at all.
  if (binary_ || version_ < 7200) return elements<float>(node);
  std::vector<float> result;
  for (const long long bits : elements<long long>(node)) {
    const std::uint32_t word = static_cast<std::uint32_t>(bits);
    float value;
    std::memcpy(&value, &word, sizeof(value));
    result.push_back(value);
  }
  return result;
}

}  // namespace footfall

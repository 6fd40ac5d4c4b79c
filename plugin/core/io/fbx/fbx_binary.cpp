// SPDX-License-Identifier: MIT
// The binary form: records of an end, a number of values, their length and a name, nested by their ends.
#include <fmt/format.h>

#include "io/fbx/fbx_document.h"

namespace footfall {
namespace {

constexpr std::size_t kFirstRecord = 27;

// Bytes of a value behind its type letter where that is fixed; 0 where it says its own length.
std::size_t fixedSize(char type) {
  switch (type) {
    case 'C':
    case 'B':
    case 'Z':
      return 1;
    case 'Y':
      return 2;
    case 'I':
    case 'F':
      return 4;
    case 'D':
    case 'L':
      return 8;
    default:
      return 0;
  }
}

}  // namespace

class FbxBinaryParser {
 public:
  explicit FbxBinaryParser(FbxDocument& document)
      : document_(document),
        bytes_(document.bytes_),
        big_(document.bigEndian_),
        place_(document.version_ >= 7500 ? 8 : 4) {}

  // Without recursion: open_ holds the nodes that at_ is inside of.
  void parse() {
    std::size_t at = kFirstRecord;
    open_.push_back(0);
    while (!open_.empty()) {
      const int parent = open_.back();
      const std::size_t limit = document_.node(parent).end;
      if (at == limit && parent != 0) {
        open_.pop_back();
        continue;
      }
      if (at > limit || limit - at < header()) {
        if (parent == 0) break;  // a file without the closing record
        document_.fail(at, fmt::format("'{}' ends inside a record", document_.node(parent).name));
      }
      if (unsignedAt(at) == 0) {  // the record that closes a list
        if (parent == 0) break;
        at = limit;
        open_.pop_back();
        continue;
      }
      at = readRecord(at, limit, parent);
    }
    const int last = document_.node(0).lastChild;
    document_.topLevelEnd_ = last >= 0 ? document_.node(last).end : kFirstRecord;
  }

 private:
  std::size_t header() const { return 3 * place_ + 1; }

  std::uint64_t unsignedAt(std::size_t at) const {
    return place_ == 8 ? fbxRead<std::uint64_t>(bytes_.data() + at, big_)
                       : fbxRead<std::uint32_t>(bytes_.data() + at, big_);
  }

  std::size_t readRecord(std::size_t at, std::size_t limit, int parent) {
    FbxNode node;
    node.parent = parent;
    node.begin = at;
    const std::uint64_t end = unsignedAt(at), count = unsignedAt(at + place_), length = unsignedAt(at + 2 * place_);
    const std::size_t name = static_cast<unsigned char>(bytes_[at + 3 * place_]);
    if (end > limit || end < at + header() + name)
      document_.fail(at, fmt::format("a record says that it ends at byte {}", end));
    node.name = std::string_view(bytes_).substr(at + header(), name);
    node.values = at + header() + name;
    node.end = static_cast<std::size_t>(end);
    if (length > node.end - node.values)
      document_.fail(at, fmt::format("the values of '{}' are longer than it is", node.name));
    node.valuesEnd = node.values + static_cast<std::size_t>(length);
    if (count > length) document_.fail(at, fmt::format("'{}' says that it has {} values", node.name, count));
    node.valueCount = static_cast<std::size_t>(count);
    checkValues(node);
    const int index = document_.add(node);
    if (node.valuesEnd == node.end) return node.end;
    open_.push_back(index);
    return node.valuesEnd;
  }

  // Every value lies inside the node.
  void checkValues(const FbxNode& node) const {
    std::size_t at = node.values;
    for (std::size_t i = 0; i < node.valueCount; ++i) {
      const std::size_t left = node.valuesEnd - at;
      if (left < 1) document_.fail(at, fmt::format("'{}' has fewer values than it says", node.name));
      const char type = bytes_[at];
      std::size_t size = 1 + fixedSize(type);
      if (size == 1) {
        const bool text = type == 'S' || type == 'R';
        const bool array = std::string_view("fdlibc").find(type) != std::string_view::npos;
        if (!text && !array)
          document_.fail(at, fmt::format("a value of '{}' has the unknown type {:#04x}", node.name,
                                         static_cast<unsigned char>(type)));
        const std::size_t front = text ? 5 : 13;
        if (left < front) document_.fail(at, fmt::format("a value of '{}' is cut off", node.name));
        size = front + fbxRead<std::uint32_t>(bytes_.data() + at + front - 4, big_);
        // An array that is not deflated may leave its length in bytes out.
        if (array && fbxRead<std::uint32_t>(bytes_.data() + at + 5, big_) == 0)
          size = std::max(size, front + rawLength(type, at));
      }
      if (size > left) document_.fail(at, fmt::format("a value of '{}' is cut off", node.name));
      at += size;
    }
  }

  std::size_t rawLength(char type, std::size_t at) const {
    const std::size_t width = type == 'd' || type == 'l' ? 8 : type == 'f' || type == 'i' ? 4 : 1;
    return width * fbxRead<std::uint32_t>(bytes_.data() + at + 1, big_);
  }

  FbxDocument& document_;
  const std::string& bytes_;
  bool big_;
  std::size_t place_;
  std::vector<int> open_;
};

void parseFbxBinary(FbxDocument& document) {
  FbxBinaryParser(document).parse();
}

void FbxValues::readBinary(FbxValue& value) {
  const char* bytes = document_.bytes().data() + at_;
  const bool big = document_.bigEndian();
  value.begin = at_;
  value.type = *bytes;
  const char* data = bytes + 1;
  const auto integer = [&](long long number) {
    value.kind = FbxValue::Kind::Integer;
    value.integer = number;
    value.real = static_cast<double>(number);
  };
  const auto real = [&](double number) {
    value.kind = FbxValue::Kind::Real;
    value.real = number;
  };
  std::size_t size = 1 + fixedSize(value.type);
  switch (value.type) {
    case 'C':
    case 'B':
    case 'Z':
      integer(*data);
      break;
    case 'Y':
      integer(fbxRead<std::int16_t>(data, big));
      break;
    case 'I':
      integer(fbxRead<std::int32_t>(data, big));
      break;
    case 'L':
      integer(fbxRead<std::int64_t>(data, big));
      break;
    case 'F':
      real(static_cast<double>(fbxRead<float>(data, big)));
      break;
    case 'D':
      real(fbxRead<double>(data, big));
      break;
    case 'S':
    case 'R': {
      const std::size_t length = fbxRead<std::uint32_t>(data, big);
      value.kind = FbxValue::Kind::Text;
      value.text.assign(data + 4, length);
      size = 5 + length;
      break;
    }
    default: {
      value.kind = FbxValue::Kind::Array;
      value.count = fbxRead<std::uint32_t>(data, big);
      value.deflated = fbxRead<std::uint32_t>(data + 4, big) != 0;
      std::size_t length = fbxRead<std::uint32_t>(data + 8, big);
      const std::size_t width =
          value.type == 'd' || value.type == 'l' ? 8 : value.type == 'f' || value.type == 'i' ? 4 : 1;
      if (!value.deflated) length = std::max(length, width * value.count);
      value.data = at_ + 13;
      size = 13 + length;
    }
  }
  at_ += size;
  value.end = at_;
}

}  // namespace footfall

// SPDX-License-Identifier: MIT
#include "io/npz/zip_archive.h"

#include <algorithm>
#include <limits>

#include <fmt/format.h>
#include <zlib.h>

#include "base/error.h"

namespace footfall {
namespace {

constexpr std::size_t kEndSize = 22, kEntrySize = 46, kLocalSize = 30;
constexpr std::uint64_t kUnknown = 0xffffffff;

std::uint64_t numberAt(std::string_view bytes, std::size_t at, std::size_t width) {
  std::uint64_t value = 0;
  for (std::size_t i = width; i-- > 0;) value = (value << 8) | static_cast<unsigned char>(bytes[at + i]);
  return value;
}

struct Entry {
  std::string name;
  std::uint64_t method = 0, flags = 0, packed = 0, size = 0, offset = 0;
};

class ZipReader {
 public:
  ZipReader(std::string_view bytes, const std::string& file) : bytes_(bytes), file_(file) {
    left_ = 64 * bytes.size() + (std::size_t{1} << 24);
  }

  std::vector<ZipMember> read() {
    std::vector<ZipMember> members;
    for (const Entry& entry : entries()) {
      if (!entry.name.empty() && entry.name.back() == '/') continue;
      members.push_back({entry.name, contentOf(entry)});
    }
    return members;
  }

 private:
  [[noreturn]] void fail(std::size_t at, const std::string& message) const {
    throw Error({file_, 0}, fmt::format("byte {}: {}", at, message));
  }

  std::size_t endRecord() const {
    if (bytes_.size() < kEndSize) fail(bytes_.size(), "the file ends before the list of a zip file");
    const std::size_t least = bytes_.size() > kEndSize + 65535 ? bytes_.size() - kEndSize - 65535 : 0;
    for (std::size_t at = bytes_.size() - kEndSize + 1; at-- > least;) {
      if (bytes_.substr(at, 4) == std::string_view("PK\5\6", 4)) return at;
    }
    fail(bytes_.size(), "there is no list of members: not a zip file, or cut short");
  }

  std::vector<Entry> entries() const {
    const std::size_t end = endRecord();
    std::uint64_t count = numberAt(bytes_, end + 10, 2), at = numberAt(bytes_, end + 16, 4);
    if ((at == kUnknown || count == 0xffff) && end >= 20 &&
        bytes_.substr(end - 20, 4) == std::string_view("PK\6\7", 4)) {
      const std::uint64_t record = numberAt(bytes_, end - 12, 8);
      if (record > end || end - record < 56) fail(end - 12, "points outside the file");
      count = numberAt(bytes_, static_cast<std::size_t>(record) + 32, 8);
      at = numberAt(bytes_, static_cast<std::size_t>(record) + 48, 8);
    }
    std::vector<Entry> result;
    for (std::uint64_t i = 0; i < count; ++i) {
      if (at > end || end - at < kEntrySize) fail(end, "the list of members is cut short");
      const auto place = static_cast<std::size_t>(at);
      if (bytes_.substr(place, 4) != std::string_view("PK\1\2", 4))
        fail(place, "a member of the list is expected");
      Entry entry;
      entry.flags = numberAt(bytes_, place + 8, 2);
      entry.method = numberAt(bytes_, place + 10, 2);
      entry.packed = numberAt(bytes_, place + 20, 4);
      entry.size = numberAt(bytes_, place + 24, 4);
      entry.offset = numberAt(bytes_, place + 42, 4);
      const std::uint64_t name = numberAt(bytes_, place + 28, 2), extra = numberAt(bytes_, place + 30, 2),
                          comment = numberAt(bytes_, place + 32, 2);
      at += kEntrySize + name + extra + comment;
      if (at > end) fail(place, "the list of members is cut short");
      entry.name = std::string(bytes_.substr(place + kEntrySize, static_cast<std::size_t>(name)));
      readLargeSizes(
          bytes_.substr(place + kEntrySize + static_cast<std::size_t>(name), static_cast<std::size_t>(extra)),
          entry);
      result.push_back(std::move(entry));
    }
    return result;
  }

  // Sizes of eight bytes (zip64), of those that did not fit.
  static void readLargeSizes(std::string_view extra, Entry& entry) {
    for (std::size_t at = 0; at + 4 <= extra.size();) {
      const std::uint64_t kind = numberAt(extra, at, 2), size = numberAt(extra, at + 2, 2);
      at += 4;
      if (size > extra.size() - at) return;
      std::size_t next = at;
      const std::size_t end = at + static_cast<std::size_t>(size);
      if (kind == 1) {
        for (std::uint64_t* value : {&entry.size, &entry.packed, &entry.offset}) {
          if (*value != kUnknown || next + 8 > end) continue;
          *value = numberAt(extra, next, 8);
          next += 8;
        }
      }
      at = end;
    }
  }

  std::string contentOf(const Entry& entry) {
    const std::uint64_t all = bytes_.size();
    if (entry.offset > all || all - entry.offset < kLocalSize)
      fail(static_cast<std::size_t>(std::min(entry.offset, all)), "a member begins outside the file");
    const auto place = static_cast<std::size_t>(entry.offset);
    if (bytes_.substr(place, 4) != std::string_view("PK\3\4", 4)) fail(place, "a member is expected");
    const std::uint64_t data =
        entry.offset + kLocalSize + numberAt(bytes_, place + 26, 2) + numberAt(bytes_, place + 28, 2);
    if (data > all || entry.packed > all - data) fail(place, "a member goes beyond the end of the file");
    if ((entry.flags & 1) != 0) fail(place, fmt::format("{} is encrypted, which is not read", entry.name));
    if (entry.size > left_)
      fail(place, fmt::format("{} says it holds more than a file of this size can mean", entry.name));
    left_ -= static_cast<std::size_t>(entry.size);
    const std::string_view packed =
        bytes_.substr(static_cast<std::size_t>(data), static_cast<std::size_t>(entry.packed));
    if (entry.method == 0) {
      if (entry.size != entry.packed)
        fail(place, fmt::format("{} is stored in another size than it has", entry.name));
      return std::string(packed);
    }
    if (entry.method != 8)
      fail(place,
           fmt::format("{} is packed in a way that is not read; numpy stores or deflates", entry.name));
    return inflated(packed, static_cast<std::size_t>(entry.size), place, entry.name);
  }

  std::string inflated(std::string_view packed, std::size_t size, std::size_t place,
                       const std::string& name) const {
    std::string out(size, '\0');
    z_stream stream{};
    if (packed.size() > std::numeric_limits<uInt>::max() || size > std::numeric_limits<uInt>::max() ||
        inflateInit2(&stream, -MAX_WBITS) != Z_OK)
      fail(place, fmt::format("{} is too large", name));
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(packed.data()));
    stream.avail_in = static_cast<uInt>(packed.size());
    char none = 0;
    stream.next_out = reinterpret_cast<Bytef*>(size > 0 ? out.data() : &none);
    stream.avail_out = static_cast<uInt>(size);
    const int code = inflate(&stream, Z_FINISH);
    const bool whole =
        stream.total_out == size && (code == Z_STREAM_END || (size == 0 && code == Z_BUF_ERROR));
    inflateEnd(&stream);
    if (!whole) fail(place, fmt::format("{} is damaged, or not of the size it says", name));
    return out;
  }

  std::string_view bytes_;
  std::string file_;
  std::size_t left_ = 0;
};

void put(std::string& out, std::uint64_t value, int width) {
  for (int i = 0; i < width; ++i) out += static_cast<char>((value >> (8 * i)) & 0xff);
}

}  // namespace

std::vector<ZipMember> readZip(std::string_view bytes, const std::string& file) {
  return ZipReader(bytes, file).read();
}

std::string writeZip(const std::vector<ZipMember>& members) {
  constexpr std::uint64_t kNoDate = 0x00210000;  // 1980-01-01
  std::string out, list;
  for (const ZipMember& member : members) {
    const std::uint64_t offset = out.size(), size = member.content.size();
    if (offset + size + list.size() + 1024 > kUnknown)
      throw Error("is larger than the 4 GB a zip file can hold");
    const std::uint64_t check =
        crc32(0, reinterpret_cast<const Bytef*>(member.content.data()), static_cast<uInt>(size));
    std::string head;  // what both records share
    put(head, 20, 2);
    put(head, 0, 4);
    put(head, kNoDate, 4);
    put(head, check, 4);
    put(head, size, 4);
    put(head, size, 4);
    put(head, member.name.size(), 2);
    put(head, 0, 2);
    out.append("PK\3\4", 4).append(head).append(member.name).append(member.content);
    list.append("PK\1\2", 4);
    put(list, 20, 2);
    list.append(head);
    put(list, 0, 10);
    put(list, offset, 4);
    list.append(member.name);
  }
  const std::uint64_t at = out.size();
  out.append(list).append("PK\5\6", 4);
  put(out, 0, 4);
  put(out, members.size(), 2);
  put(out, members.size(), 2);
  put(out, list.size(), 4);
  put(out, at, 4);
  put(out, 0, 2);
  return out;
}

}  // namespace footfall

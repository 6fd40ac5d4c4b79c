// SPDX-License-Identifier: MIT
#include "io/page/page_blob.h"

#include <cstring>
#include <functional>
#include <string_view>

namespace footfall {

template <typename Value, typename Bits>
PageRef PageBlob::put(const std::vector<Value>& values) {
  static_assert(sizeof(Value) == sizeof(Bits));
  std::string section;
  section.reserve(values.size() * sizeof(Value));
  for (const Value& value : values) {
    Bits bits = 0;
    std::memcpy(&bits, &value, sizeof(bits));
    for (std::size_t byte = 0; byte < sizeof(Bits); ++byte)
      section += static_cast<char>((bits >> (8 * byte)) & 0xff);
  }
  const std::size_t hash = std::hash<std::string>()(section);
  const auto [from, to] = sections_.equal_range(hash);
  for (auto known = from; known != to; ++known) {
    const PageRef& at = known->second;
    if (std::string_view(bytes_).substr(at.offset, at.count) == section) return {at.offset, values.size()};
  }
  const PageRef placed{bytes_.size(), section.size()};
  bytes_ += section;
  bytes_.resize((bytes_.size() + 3) / 4 * 4, '\0');
  sections_.emplace(hash, placed);
  return {placed.offset, values.size()};
}

PageRef PageBlob::add(const std::vector<float>& values) {
  return put<float, std::uint32_t>(values);
}
PageRef PageBlob::add(const std::vector<std::uint32_t>& values) {
  return put<std::uint32_t, std::uint32_t>(values);
}
PageRef PageBlob::add(const std::vector<std::uint16_t>& values) {
  return put<std::uint16_t, std::uint16_t>(values);
}
PageRef PageBlob::add(const std::vector<std::uint8_t>& values) {
  return put<std::uint8_t, std::uint8_t>(values);
}

}  // namespace footfall

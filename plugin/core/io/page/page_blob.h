// SPDX-License-Identifier: MIT
// The binary data of a page: numbers side by side, little-endian, with references for the JSON beside them.
#pragma once

#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

namespace footfall {

// `count` numbers from byte `offset` on.
struct PageRef {
  std::size_t offset = 0, count = 0;
};

// Every section begins at a multiple of four bytes. One that is there already is not stored again: figures of
// one gallery share their bodies.
class PageBlob {
 public:
  PageRef add(const std::vector<float>& values);
  PageRef add(const std::vector<std::uint32_t>& values);
  PageRef add(const std::vector<std::uint16_t>& values);
  PageRef add(const std::vector<std::uint8_t>& values);

  const std::string& bytes() const { return bytes_; }

 private:
  template <typename Value, typename Bits>
  PageRef put(const std::vector<Value>& values);

  std::string bytes_;
  std::unordered_multimap<std::size_t, PageRef> sections_;  // by hash of their bytes; count in bytes
};

}  // namespace footfall

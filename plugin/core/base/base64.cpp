// SPDX-License-Identifier: MIT
#include "base/base64.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace footfall {
namespace {

constexpr std::string_view kDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

constexpr std::array<std::uint8_t, 256> makeTable() {
  std::array<std::uint8_t, 256> table{};
  for (std::uint8_t& entry : table) entry = 64;
  for (std::size_t i = 0; i < kDigits.size(); ++i) {
    table[static_cast<unsigned char>(kDigits[i])] = static_cast<std::uint8_t>(i);
  }
  return table;
}

constexpr std::array<std::uint8_t, 256> kTable = makeTable();

}  // namespace

std::optional<std::string> decodeBase64(std::string_view text) {
  for (int i = 0; i < 2 && !text.empty() && text.back() == '='; ++i) text.remove_suffix(1);
  if (text.size() % 4 == 1) return std::nullopt;
  std::string result;
  result.reserve(text.size() / 4 * 3 + 2);
  std::uint32_t bits = 0;
  int count = 0;
  for (const char c : text) {
    const std::uint8_t digit = kTable[static_cast<unsigned char>(c)];
    if (digit == 64) return std::nullopt;
    bits = (bits << 6) | digit;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    result += static_cast<char>((bits >> count) & 0xff);
  }
  return result;
}

void appendBase64(std::string& out, std::string_view bytes) {
  out.reserve(out.size() + (bytes.size() + 2) / 3 * 4);
  const auto byte = [&](std::size_t i) -> std::uint32_t {
    return i < bytes.size() ? static_cast<unsigned char>(bytes[i]) : 0;
  };
  for (std::size_t i = 0; i < bytes.size(); i += 3) {
    const std::uint32_t bits = (byte(i) << 16) | (byte(i + 1) << 8) | byte(i + 2);
    const std::size_t digits = std::min<std::size_t>(4, bytes.size() - i + 1);
    for (std::size_t k = 0; k < 4; ++k) out += k < digits ? kDigits[(bits >> (18 - 6 * k)) & 63] : '=';
  }
}

}  // namespace footfall

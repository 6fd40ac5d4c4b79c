// SPDX-License-Identifier: MIT
#include "io/npz/npy_array.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/error.h"
#include "base/scanner.h"

namespace footfall {
namespace {

struct Header {
  char order = '<', kind = 'f';
  std::size_t width = 8;
  bool fortran = false;
  std::vector<std::size_t> shape;
};

class HeaderReader {
 public:
  HeaderReader(std::string_view text, const std::string& file, const std::string& member)
      : text_(text), file_(file), member_(member) {}

  Header read() {
    Header header;
    const std::string_view type = quotedAfter("descr");
    std::size_t at = 0;
    if (!type.empty() && std::string_view("<>|=").find(type[0]) != std::string_view::npos)
      header.order = type[at++];
    if (at >= type.size()) fail("has no type");
    header.kind = type[at++];
    long long width = header.kind == '?' ? 1 : 0;
    if (header.kind != 'O' && header.kind != '?' &&
        (!parseInteger(type.substr(at), width) || width < 0 || width > 1 << 20))
      fail("has a type that is not read");
    header.width = static_cast<std::size_t>(width);
    const std::string_view fortran = after("fortran_order");
    header.fortran = fortran.substr(0, 4) == "True";
    std::string_view shape = after("shape");
    const std::size_t open = shape.find('('), close = shape.find(')');
    if (open != 0 || close == std::string_view::npos) fail("has no shape");
    shape = shape.substr(1, close - 1);
    while (!shape.empty()) {
      const std::size_t comma = std::min(shape.find(','), shape.size());
      std::string_view word = shape.substr(0, comma);
      while (!word.empty() && word.front() == ' ') word.remove_prefix(1);
      while (!word.empty() && (word.back() == ' ' || word.back() == 'L')) word.remove_suffix(1);
      long long length = 0;
      if (!word.empty()) {
        if (!parseInteger(word, length) || length < 0 || length > (1LL << 40))
          fail("has a shape that is none");
        header.shape.push_back(static_cast<std::size_t>(length));
      }
      shape.remove_prefix(std::min(comma + 1, shape.size()));
    }
    if (header.shape.size() > 8) fail("has more than eight dimensions");
    return header;
  }

 private:
  [[noreturn]] void fail(const std::string& message) const {
    throw Error({file_, 0}, fmt::format("the array {} {}", footfall::quoted(member_), message));
  }
  std::string_view after(std::string_view key) const {
    const std::size_t at = text_.find("'" + std::string(key) + "'");
    if (at == std::string_view::npos) fail(fmt::format("has no {} in its header", key));
    const std::size_t value = text_.find_first_not_of(" :", at + key.size() + 2);
    return value == std::string_view::npos ? std::string_view() : text_.substr(value);
  }
  std::string_view quotedAfter(std::string_view key) const {
    const std::string_view value = after(key);
    const std::size_t close =
        value.empty() || value[0] != '\'' ? std::string_view::npos : value.find('\'', 1);
    if (close == std::string_view::npos) fail("has a type that is not read (a record)");
    return value.substr(1, close - 1);
  }

  std::string_view text_;
  const std::string &file_, &member_;
};

double halfFloat(std::uint64_t bits) {
  const int exponent = static_cast<int>((bits >> 10) & 31);
  const double fraction = static_cast<double>(bits & 1023);
  const double size = exponent == 0 ? std::ldexp(fraction, -24) : std::ldexp(1024 + fraction, exponent - 25);
  return (bits >> 15) != 0 ? -size : size;
}

bool numberOf(const char* at, const Header& header, double& value) {
  std::uint64_t bits = 0;
  for (std::size_t i = 0; i < header.width; ++i) {
    const std::size_t k = header.order == '>' ? i : header.width - 1 - i;
    bits = (bits << 8) | static_cast<unsigned char>(at[k]);
  }
  const auto wide = [&](auto zero) {
    decltype(zero) number;
    std::uint64_t raw = bits;
    std::memcpy(&number, &raw, sizeof(number));
    return number;
  };
  switch (header.kind) {
    case 'f':
      if (header.width == 8) value = wide(0.0);
      if (header.width == 4) value = static_cast<double>(wide(0.0f));
      if (header.width == 2) value = halfFloat(bits);
      return std::isfinite(value);
    case 'i':
      value = static_cast<double>(static_cast<std::int64_t>(bits << (64 - 8 * header.width)) >>
                                  (64 - 8 * header.width));
      return true;
    default:
      value = static_cast<double>(bits);
      return true;
  }
}

void appendUtf8(std::string& out, std::uint32_t c) {
  if (c < 0x80) {
    out += static_cast<char>(c);
  } else if (c < 0x800) {
    out += static_cast<char>(0xc0 | (c >> 6));
    out += static_cast<char>(0x80 | (c & 63));
  } else if (c < 0x10000) {
    out += static_cast<char>(0xe0 | (c >> 12));
    out += static_cast<char>(0x80 | ((c >> 6) & 63));
    out += static_cast<char>(0x80 | (c & 63));
  } else if (c < 0x110000) {
    out += static_cast<char>(0xf0 | (c >> 18));
    out += static_cast<char>(0x80 | ((c >> 12) & 63));
    out += static_cast<char>(0x80 | ((c >> 6) & 63));
    out += static_cast<char>(0x80 | (c & 63));
  }
}

std::string textOf(const char* at, const Header& header) {
  std::string text;
  if (header.kind == 'S') {
    text.assign(at, header.width);
    text.resize(std::min(text.find('\0'), text.size()));
    return text;
  }
  for (std::size_t i = 0; i < header.width; ++i) {
    std::uint32_t c = 0;
    for (std::size_t k = 0; k < 4; ++k)
      c = (c << 8) | static_cast<unsigned char>(at[4 * i + (header.order == '>' ? k : 3 - k)]);
    if (c == 0) break;
    appendUtf8(text, c);
  }
  return text;
}

// The place of an element of C order among those of Fortran order.
std::size_t fortranPlace(std::size_t index, const std::vector<std::size_t>& shape) {
  std::size_t place = 0, stride = 1;
  std::vector<std::size_t> at(shape.size());
  for (std::size_t d = shape.size(); d-- > 0;) {
    at[d] = index % shape[d];
    index /= shape[d];
  }
  for (std::size_t d = 0; d < shape.size(); ++d) {
    place += at[d] * stride;
    stride *= shape[d];
  }
  return place;
}

std::string headerOf(const std::string& type, const std::vector<std::size_t>& shape) {
  std::string dims;
  for (const std::size_t length : shape) dims += fmt::format("{}, ", length);
  if (shape.size() > 1) dims.resize(dims.size() - 2);
  if (shape.size() == 1) dims.pop_back();
  std::string text = fmt::format("{{'descr': '{}', 'fortran_order': False, 'shape': ({}), }}", type, dims);
  text.resize((text.size() + 1 + 10 + 63) / 64 * 64 - 10, ' ');
  text.back() = '\n';
  std::string out("\x93NUMPY\x01\x00", 8);
  out += static_cast<char>(text.size() & 0xff);
  out += static_cast<char>(text.size() >> 8);
  return out + text;
}

}  // namespace

bool NpyArray::has(std::initializer_list<std::size_t> wanted) const {
  return shape.size() == wanted.size() &&
         std::equal(shape.begin(), shape.end(), wanted.begin(),
                    [](std::size_t is, std::size_t want) { return want == 0 || is == want; });
}

std::optional<NpyArray> readNpy(std::string_view bytes, const std::string& file, const std::string& member) {
  const auto fail = [&](const std::string& message) {
    throw Error({file, 0}, fmt::format("the array {} {}", footfall::quoted(member), message));
  };
  if (bytes.size() < 12 || bytes.substr(0, 6) != std::string_view("\x93NUMPY", 6))
    fail("is not one of numpy's");
  const int version = static_cast<unsigned char>(bytes[6]);
  if (version < 1 || version > 3) fail(fmt::format("is of version {}; 1 to 3 are read", version));
  std::size_t length = 0;
  for (std::size_t i = version == 1 ? 2 : 4; i-- > 0;)
    length = (length << 8) | static_cast<unsigned char>(bytes[8 + i]);
  const std::size_t begin = version == 1 ? 10 : 12;
  if (length > bytes.size() - begin) fail("ends inside its header");
  const Header header = HeaderReader(bytes.substr(begin, length), file, member).read();
  if (header.kind == 'O') return std::nullopt;
  const bool text = header.kind == 'U' || header.kind == 'S';
  const bool number = header.kind == 'f' ? header.width == 2 || header.width == 4 || header.width == 8
                      : header.kind == 'i' || header.kind == 'u'
                          ? header.width == 1 || header.width == 2 || header.width == 4 || header.width == 8
                          : (header.kind == 'b' || header.kind == '?') && header.width == 1;
  if (!text && !number)
    fail(fmt::format("holds values of type {}{}, which are not read", header.kind, header.width));
  const std::size_t width = header.width * (header.kind == 'U' ? 4 : 1), room = bytes.size() - begin - length;
  std::size_t count = 1;
  for (const std::size_t n : header.shape) {
    if (n > 0 && count > room / n) fail("says it is larger than it is");
    count *= n;
  }
  if (width > 0 && count > room / width) fail("says it is larger than it is");
  if (width == 0 && count > 1000000) fail("says it is larger than it is");
  NpyArray array;
  array.shape = header.shape;
  const char* data = bytes.data() + begin + length;
  for (std::size_t i = 0; i < count; ++i) {
    const char* at = data + width * (header.fortran ? fortranPlace(i, header.shape) : i);
    if (text) {
      array.texts.push_back(textOf(at, header));
      continue;
    }
    double value = 0;
    if (!numberOf(at, header, value)) fail(fmt::format("holds a number that is not finite (element {})", i));
    array.numbers.push_back(value);
  }
  return array;
}

std::string npyOf(const std::vector<double>& numbers, const std::vector<std::size_t>& shape) {
  std::string out = headerOf("<f8", shape);
  out.append(reinterpret_cast<const char*>(numbers.data()), numbers.size() * sizeof(double));
  return out;
}

std::string npyOf(const std::vector<std::string>& texts) {
  std::vector<std::vector<std::uint32_t>> codes;
  std::size_t longest = 1;
  for (const std::string& text : texts) {
    std::vector<std::uint32_t> all;
    for (std::size_t i = 0; i < text.size();) {
      const auto c = static_cast<unsigned char>(text[i]);
      const std::size_t more = c >= 0xf0 ? 3 : c >= 0xe0 ? 2 : c >= 0xc0 ? 1 : 0;
      std::uint32_t code = more == 0 ? c : c & (0x3fu >> more);
      for (std::size_t k = 1; k <= more && i + k < text.size(); ++k)
        code = (code << 6) | (static_cast<unsigned char>(text[i + k]) & 63u);
      all.push_back(code);
      i += more + 1;
    }
    longest = std::max(longest, all.size());
    codes.push_back(std::move(all));
  }
  std::string out = headerOf(fmt::format("<U{}", longest), {texts.size()});
  for (std::vector<std::uint32_t>& all : codes) {
    all.resize(longest, 0);
    out.append(reinterpret_cast<const char*>(all.data()), all.size() * 4);
  }
  return out;
}

std::string npyOfBools(const std::vector<char>& values, const std::vector<std::size_t>& shape) {
  return headerOf("|b1", shape).append(values.data(), values.size());
}

}  // namespace footfall

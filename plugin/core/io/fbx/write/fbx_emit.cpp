// SPDX-License-Identifier: MIT
#include "io/fbx/write/fbx_emit.h"

#include <zlib.h>

#include <cstring>

#include <fmt/format.h>

#include "base/error.h"
#include "base/scanner.h"

namespace footfall {
namespace {

constexpr std::size_t kDeflateFrom = 128;  // bytes of an array: below, deflating gains nothing

template <typename T>
void appendNumberBytes(std::string& out, T value) {  // little-endian, as every machine of today
  char raw[sizeof(T)];
  std::memcpy(raw, &value, sizeof(T));
  out.append(raw, sizeof(T));
}

void appendString(std::string& out, char type, std::string_view text) {
  out += type;
  appendNumberBytes(out, static_cast<std::uint32_t>(text.size()));
  out += text;
}

template <typename T>
void appendArray(std::string& out, char type, const std::vector<T>& values) {
  const std::size_t size = values.size() * sizeof(T);
  if (values.size() > 0xffffffffu) throw Error("a curve has more keys than FBX counts");
  out += type;
  appendNumberBytes(out, static_cast<std::uint32_t>(values.size()));
  if (size >= kDeflateFrom) {
    uLongf length = compressBound(static_cast<uLong>(size));
    std::string packed(length, '\0');
    const int code = compress2(reinterpret_cast<Bytef*>(packed.data()), &length,
                               reinterpret_cast<const Bytef*>(values.data()), static_cast<uLong>(size), 6);
    if (code == Z_OK && length < size && length <= 0xffffffffu) {
      appendNumberBytes(out, std::uint32_t{1});
      appendNumberBytes(out, static_cast<std::uint32_t>(length));
      out.append(packed, 0, length);
      return;
    }
  }
  appendNumberBytes(out, std::uint32_t{0});
  appendNumberBytes(out, static_cast<std::uint32_t>(size));
  out.append(reinterpret_cast<const char*>(values.data()), size);
}

struct BinaryItem {
  std::string& out;
  void operator()(char value) const { out += 'C', out += value; }
  void operator()(int value) const { out += 'I', appendNumberBytes(out, static_cast<std::int32_t>(value)); }
  void operator()(long long value) const {
    out += 'L', appendNumberBytes(out, static_cast<std::int64_t>(value));
  }
  void operator()(double value) const { out += 'D', appendNumberBytes(out, value); }
  void operator()(const std::string& value) const { appendString(out, 'S', value); }
  void operator()(const FbxName& value) const {
    appendString(out, 'S', value.name + std::string("\0\x01", 2) + value.type);
  }
  void operator()(const FbxBytes& value) const { appendString(out, 'R', value.bytes); }
  void operator()(const std::vector<int>& values) const { appendArray(out, 'i', values); }
  void operator()(const std::vector<long long>& values) const { appendArray(out, 'l', values); }
  void operator()(const std::vector<float>& values) const { appendArray(out, 'f', values); }
  void operator()(const std::vector<double>& values) const { appendArray(out, 'd', values); }
};

std::string quotedFbx(std::string_view text) {
  std::string result = "\"";
  for (const char c : text) {
    if (c == '"') {
      result += "&quot;";
    } else if (c == '\r') {
      result += "&cr;";
    } else if (c == '\n') {
      result += "&lf;";
    } else {
      result += c;
    }
  }
  return result + "\"";
}

std::string base64(std::string_view bytes) {
  constexpr char kDigits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string result;
  for (std::size_t i = 0; i < bytes.size(); i += 3) {
    std::uint32_t word = 0;
    for (std::size_t k = 0; k < 3; ++k)
      word = word << 8 | (i + k < bytes.size() ? static_cast<unsigned char>(bytes[i + k]) : 0u);
    for (std::size_t k = 0; k < 4; ++k)
      result += i + k <= bytes.size() ? kDigits[word >> (18 - 6 * k) & 63] : '=';
  }
  return result;
}

struct AsciiItem {
  std::string& out;
  int version;
  void operator()(char value) const { out += value; }
  void operator()(int value) const { out += std::to_string(value); }
  void operator()(long long value) const { out += std::to_string(value); }
  void operator()(double value) const { appendNumber(out, value); }
  void operator()(const std::string& value) const { out += quotedFbx(value); }
  void operator()(const FbxName& value) const { out += quotedFbx(value.type + "::" + value.name); }
  void operator()(const FbxBytes& value) const { out += quotedFbx(base64(value.bytes)); }
  template <typename T>
  void operator()(const std::vector<T>&) const {}
};

template <typename T>
void appendElements(std::string& out, const std::vector<T>& values, bool bits) {
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (i > 0) out += ',';
    if constexpr (std::is_integral_v<T>) {
      out += std::to_string(values[i]);
    } else if constexpr (std::is_same_v<T, float>) {
      if (bits) {
        std::uint32_t word;
        std::memcpy(&word, &values[i], sizeof(word));
        out += std::to_string(static_cast<std::int32_t>(word));
      } else {
        out += fmt::format("{}", values[i]);
      }
    } else {
      appendNumber(out, values[i]);
    }
  }
}

// The one array of a node, or nothing.
const FbxItem* arrayOf(const FbxOut& node) {
  return node.items.size() == 1 && node.items[0].index() >= 7 ? &node.items[0] : nullptr;
}

}  // namespace

void FbxOut::property(const std::string& named, const char* type, const char* subtype, const char* flags,
                      std::vector<FbxItem> values) {
  std::vector<FbxItem> all = {named, std::string(type), std::string(subtype), std::string(flags)};
  for (FbxItem& value : values) all.push_back(std::move(value));
  add("P", std::move(all));
}

void appendFbxBinary(std::string& out, const FbxOut& node, int version) {
  const std::size_t place = version >= 7500 ? 8 : 4, header = out.size();
  out.append(3 * place, '\0');
  out += static_cast<char>(node.name.size());
  out += node.name;
  const std::size_t values = out.size();
  for (const FbxItem& item : node.items) std::visit(BinaryItem{out}, item);
  const std::size_t length = out.size() - values;
  for (const FbxOut& child : node.children) appendFbxBinary(out, child, version);
  if (!node.children.empty() || node.block) out.append(3 * place + 1, '\0');
  const std::uint64_t numbers[] = {out.size(), node.items.size(), length};
  for (std::size_t i = 0; i < 3; ++i) {
    if (place == 4 && numbers[i] > 0xffffffffu) throw Error("the file is too large for FBX before 7.5");
    const std::uint32_t narrow = static_cast<std::uint32_t>(numbers[i]);
    std::memcpy(&out[header + i * place], place == 8 ? static_cast<const void*>(&numbers[i]) : &narrow,
                place);
  }
}

void appendFbxAscii(std::string& out, const FbxOut& node, int depth, int version, std::string_view newline) {
  const std::string indent(static_cast<std::size_t>(depth), '\t');
  out += indent + node.name + ": ";
  if (const FbxItem* array = arrayOf(node)) {
    std::visit(
        [&](const auto& values) {
          using List = std::decay_t<decltype(values)>;
          if constexpr (!std::is_arithmetic_v<List> && !std::is_same_v<List, std::string> &&
                        !std::is_same_v<List, FbxName> && !std::is_same_v<List, FbxBytes>) {
            out += fmt::format("*{} {{{}{}\ta: ", values.size(), newline, indent);
            appendElements(out, values, version >= 7200 && node.name == "KeyAttrDataFloat");
          }
        },
        *array);
    out += fmt::format("{}{}}}{}", newline, indent, newline);
    return;
  }
  for (std::size_t i = 0; i < node.items.size(); ++i) {
    if (i > 0) out += node.name == "P" && i == 4 ? "," : node.name == "Key" ? "," : ", ";
    std::visit(AsciiItem{out, version}, node.items[i]);
  }
  if (node.children.empty() && !node.block) {
    out += newline;
    return;
  }
  out += " {";
  out += newline;
  for (const FbxOut& child : node.children) appendFbxAscii(out, child, depth + 1, version, newline);
  out += indent + "}";
  out += newline;
}

std::string fbxBinaryHeader(int version) {
  std::string out("Kaydara FBX Binary  \0\x1a\0", 23);
  appendNumberBytes(out, static_cast<std::uint32_t>(version));
  return out;
}

std::size_t fbxFooterZeros(std::size_t place, std::size_t rest) {
  std::size_t zeros = 5;
  while ((place + zeros) % 16 != rest) ++zeros;
  return zeros;
}

void appendFbxFooter(std::string& out, int version) {
  out.append(version >= 7500 ? 25 : 13, '\0');
  // The id that belongs to the file's id and time of creation, which are always the same (fbx_new.cpp).
  out.append("\xfa\xbc\xab\x09\xd0\xc8\xd4\x66\xb1\x76\xfb\x83\x1c\xf7\x26\x7e", 16);
  out.append(fbxFooterZeros(out.size(), 4), '\0');
  appendNumberBytes(out, static_cast<std::uint32_t>(version));
  out.append(120, '\0');
  out.append("\xf8\x5a\x8c\x6a\xde\xf5\xd9\x7e\xec\xe9\x0c\xe3\x75\x8f\x29\x0b", 16);
}

}  // namespace footfall

// SPDX-License-Identifier: MIT
#include "io/gltf/gltf_file.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <limits>

#include <fmt/format.h>

#include "base/base64.h"
#include "base/scanner.h"

namespace footfall {
namespace {

constexpr double kLargest = 9007199254740991;  // the largest whole number a double counts to

std::uint32_t word(std::string_view bytes, std::size_t at) {
  std::uint32_t result = 0;
  for (std::size_t i = 4; i-- > 0;) result = (result << 8) | static_cast<unsigned char>(bytes[at + i]);
  return result;
}

std::size_t count(const JsonNode& parent, const char* key, bool required) {
  const JsonNode node = parent.find(key);
  if (!node) {
    if (required) parent.at(key);
    return 0;
  }
  return static_cast<std::size_t>(node.integer(0, static_cast<long long>(kLargest)));
}

// How a component is stored.
struct Component {
  std::size_t size = 0;
  bool isSigned = false;
};

Component componentOf(const JsonNode& accessor) {
  const JsonNode node = accessor.at("componentType");
  switch (node.integer(0, 65535)) {
    case 5120:
      return {1, true};
    case 5121:
      return {1, false};
    case 5122:
      return {2, true};
    case 5123:
      return {2, false};
    case 5125:
      return {4, false};
    case 5126:
      return {4, true};
    default:
      node.fail("must be 5120 to 5123, 5125 or 5126");
  }
}

float readFloat(const char* at) {
  const std::uint32_t bits = word(std::string_view(at, 4), 0);
  float value = 0;
  std::memcpy(&value, &bits, 4);
  return value;
}

// glTF 2.0, 3.11: normalised integers.
float readNormalised(const char* at, const Component& component) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned>(static_cast<unsigned char>(at[i])); };
  if (component.size == 1) {
    if (!component.isSigned) return static_cast<float>(byte(0)) / 255.0f;
    return std::max(static_cast<float>(static_cast<std::int8_t>(byte(0))) / 127.0f, -1.0f);
  }
  const unsigned both = byte(0) | (byte(1) << 8);
  if (!component.isSigned) return static_cast<float>(both) / 65535.0f;
  return std::max(static_cast<float>(static_cast<std::int16_t>(both)) / 32767.0f, -1.0f);
}

// "%20" and the like; false for a broken one.
bool decodePercent(std::string_view text, std::string& out) {
  const auto digit = [](char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return -1;
  };
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '%') {
      out += text[i];
      continue;
    }
    const int high = i + 2 < text.size() ? digit(text[i + 1]) : -1;
    const int low = i + 2 < text.size() ? digit(text[i + 2]) : -1;
    if (high < 0 || low < 0) return false;
    out += static_cast<char>(high * 16 + low);
    i += 2;
  }
  return true;
}

}  // namespace

GltfFile::GltfFile(std::string_view bytes, const std::string& file) : file_(file), size_(bytes.size()) {
  if (bytes.substr(0, 4) != "glTF") {
    json_ = bytes;
    document_ = std::make_unique<JsonDocument>(bytes, file);
  } else {
    binary_ = true;
    const auto fail = [&](std::size_t byte, const std::string& message) {
      throw Error({file, 0}, fmt::format("byte {}: {}", byte, message));
    };
    if (bytes.size() < 20) fail(bytes.size(), "the file ends inside its header");
    if (word(bytes, 4) != 2) fail(4, fmt::format("glTF version {} is not read; 2 is", word(bytes, 4)));
    const std::size_t length = word(bytes, 8);
    if (length > bytes.size() || length < 20) {
      fail(8, fmt::format("says the file has {} bytes; it has {}", length, bytes.size()));
    }
    std::size_t at = 12;
    for (int chunk = 0; at + 8 <= length && chunk < 2; ++chunk) {
      const std::size_t size = word(bytes, at);
      const std::string_view kind = bytes.substr(at + 4, 4);
      if (size > length - at - 8) fail(at, fmt::format("a chunk of {} bytes goes beyond the end", size));
      const std::string_view content = bytes.substr(at + 8, size);
      if (chunk == 0 && kind != "JSON") fail(at + 4, "the first chunk must be JSON");
      if (chunk == 0) json_ = content;
      hasChunk_ = chunk == 1 && kind == std::string_view("BIN\0", 4);
      if (hasChunk_) chunk_ = content;
      at += 8 + size;
    }
    behind_ = bytes.substr(std::min(at, length), length - std::min(at, length));
    document_ = std::make_unique<JsonDocument>(json_, file, std::size_t{20});
  }
  const JsonNode version = root().at("asset").at("version");
  if (version.text().substr(0, 2) != "2.")
    version.fail(fmt::format("must be 2.0, got {}", footfall::quoted(version.text())));
  accessors_ = list("accessors");
  views_ = list("bufferViews");
  buffers_ = list("buffers");
  numbersLeft_ = 1000000 + 4 * size_;
}

std::vector<JsonNode> GltfFile::list(const char* key) const {
  const JsonNode node = root().find(key);
  return node ? node.items() : std::vector<JsonNode>{};
}

std::size_t GltfFile::reference(const JsonNode& node, std::size_t count, const char* what) {
  const long long index = node.integer(0, static_cast<long long>(kLargest));
  if (static_cast<std::size_t>(index) >= count) {
    node.fail(fmt::format("names {} {}, but there are {}", what, index, count));
  }
  return static_cast<std::size_t>(index);
}

std::string GltfFile::loadUri(const JsonNode& node) {
  const std::string_view uri = node.text();
  if (uri.substr(0, 5) == "data:") {
    const std::size_t comma = uri.find(";base64,");
    if (comma == std::string_view::npos) node.fail("must be a base64 data URI or the name of a file");
    std::optional<std::string> bytes = decodeBase64(uri.substr(comma + 8));
    if (!bytes) node.fail("is not base64");
    return std::move(*bytes);
  }
  std::string name;
  const bool plain = decodePercent(uri, name) && !name.empty() && name != "." && name != ".." &&
                     name.find_first_of(std::string_view("/\\:\0", 4)) == std::string::npos;
  if (!plain)
    node.fail(fmt::format("must be data or a file in the same folder, got {}", footfall::quoted(uri)));
  const std::filesystem::path path = std::filesystem::path(file_).parent_path() / name;
  std::error_code code;
  if (!std::filesystem::is_regular_file(path, code)) {
    node.fail(fmt::format("names the file {}, which is not there", footfall::quoted(name)));
  }
  std::string bytes = readFile(path.string());
  numbersLeft_ += 4 * bytes.size();
  return bytes;
}

std::string_view GltfFile::buffer(std::size_t index) {
  const JsonNode node = buffers_[index];
  const JsonNode uri = node.find("uri");
  std::string_view bytes = chunk_;
  if (uri) {
    auto at = loaded_.find(uri.text());
    if (at == loaded_.end()) at = loaded_.emplace(uri.text(), loadUri(uri)).first;
    bytes = at->second;
  } else if (index > 0 || !hasChunk_) {
    node.fail("has no data: neither a uri nor a binary chunk");
  }
  const std::size_t length = count(node, "byteLength", true);
  if (length > bytes.size()) {
    node.fail(fmt::format("says it has {} bytes; there are {}", length, bytes.size()));
  }
  return bytes.substr(0, length);
}

std::string_view GltfFile::view(const JsonNode& accessor, std::size_t& stride) {
  if (accessor.find("sparse")) accessor.fail("is sparse, which is not read");
  if (!accessor.find("bufferView")) accessor.fail("lacks 'bufferView'");
  const JsonNode node = views_[reference(accessor.at("bufferView"), views_.size(), "bufferView")];
  const std::string_view bytes = buffer(reference(node.at("buffer"), buffers_.size(), "buffer"));
  const std::size_t offset = count(node, "byteOffset", false), length = count(node, "byteLength", true);
  if (offset > bytes.size() || length > bytes.size() - offset) {
    node.fail(fmt::format("goes beyond its buffer of {} bytes", bytes.size()));
  }
  stride = count(node, "byteStride", false);
  return bytes.substr(offset, length);
}

std::vector<float> GltfFile::floats(std::size_t index, std::size_t components, const char* type) {
  const JsonNode node = accessors_[index];
  if (node.at("type").text() != type) node.at("type").fail(fmt::format("must be {} here", type));
  const Component component = componentOf(node);
  const bool isFloat = component.size == 4 && component.isSigned;
  if (!isFloat && (!node.boolean("normalized", false) || component.size == 4)) {
    node.at("componentType").fail("must be 5126 (float) or a normalized integer here");
  }
  std::size_t stride = 0;
  const std::string_view bytes = view(node, stride);
  const std::size_t offset = count(node, "byteOffset", false), elements = count(node, "count", true);
  const std::size_t size = component.size * components;
  if (stride == 0) stride = size;
  if (stride < size) node.fail("has elements that overlap");
  const bool outside =
      offset > bytes.size() || (elements > 0 && (bytes.size() - offset < size ||
                                                 (bytes.size() - offset - size) / stride < elements - 1));
  if (outside) node.fail(fmt::format("goes beyond its bufferView of {} bytes", bytes.size()));
  if (elements * components > numbersLeft_)
    node.fail("is used so often that there is more data than the file can mean");
  numbersLeft_ -= elements * components;
  std::vector<float> result;
  result.reserve(elements * components);
  for (std::size_t i = 0; i < elements * components; ++i) {
    const char* at = bytes.data() + offset + i / components * stride + i % components * component.size;
    result.push_back(isFloat ? readFloat(at) : readNormalised(at, component));
    if (!std::isfinite(result.back()))
      node.fail(fmt::format("holds a number that is not finite (element {})", i / components));
  }
  return result;
}

}  // namespace footfall

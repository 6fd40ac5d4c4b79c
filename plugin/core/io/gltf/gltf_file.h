// SPDX-License-Identifier: MIT
// A glTF file taken apart: its JSON, and numbers out of its buffers. Every length and offset is checked.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "io/json/json_document.h"

namespace footfall {

class GltfFile {
 public:
  // .glb by its first four bytes, otherwise JSON. Throws Error where it is neither, or not version 2.
  GltfFile(std::string_view bytes, const std::string& file);

  JsonNode root() const { return document_->root(); }
  std::string_view json() const { return json_; }  // the text
  bool binary() const { return binary_; }          // a .glb
  bool hasChunk() const { return hasChunk_; }      // a .glb's bytes behind the JSON
  std::string_view chunk() const { return chunk_; }
  std::string_view behind() const { return behind_; }  // further chunks, whole
  // The bytes of a buffer. Throws Error where they are not there.
  std::string_view buffer(std::size_t index);
  std::vector<JsonNode> list(const char* key) const;  // a top-level array; empty where absent

  // A reference such as "node": 3 into one of those arrays.
  static std::size_t reference(const JsonNode& node, std::size_t count, const char* what);

  // The numbers of an accessor with so many components an element, normalised integers as -1 to 1.
  // Throws Error for sparse accessors, other types, numbers that are not finite, anything outside its buffer.
  std::vector<float> floats(std::size_t accessor, std::size_t components, const char* type);
  const std::vector<JsonNode>& accessors() const { return accessors_; }

 private:
  std::string_view view(const JsonNode& accessor, std::size_t& stride);
  std::string loadUri(const JsonNode& uri);

  std::string file_;
  std::size_t size_ = 0;  // of the whole file
  std::string_view json_, chunk_, behind_;
  bool hasChunk_ = false, binary_ = false;
  std::unique_ptr<JsonDocument> document_;
  std::vector<JsonNode> accessors_, views_, buffers_;
  std::map<std::string_view, std::string> loaded_;  // by URI
  std::size_t numbersLeft_ = 0;                     // to be read; a small multiple of the bytes there are
};

}  // namespace footfall

// SPDX-License-Identifier: MIT
#include "io/json/document_kind.h"

#include "io/json/json_document.h"

namespace footfall {

std::string documentKind(std::string_view text, const std::string& file) {
  const JsonDocument document(text, file);
  const JsonNode kind = document.root().isObject() ? document.root().find("footfall") : JsonNode();
  return kind && kind.isText() ? std::string(kind.text()) : std::string();
}

}  // namespace footfall

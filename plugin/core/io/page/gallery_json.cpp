// SPDX-License-Identifier: MIT
#include "io/page/gallery_json.h"

#include <filesystem>

#include "io/json/json_document.h"

namespace footfall {
namespace {

// What lies beside the document, by its path; anything else as it is.
std::string besides(const std::string& document, std::string_view name) {
  namespace fs = std::filesystem;
  if (name.empty()) return {};
  const fs::path beside = fs::path(document).parent_path() / fs::path(std::string(name));
  return fs::exists(beside) ? beside.string() : std::string(name);
}

}  // namespace

Gallery parseGalleryJson(std::string_view text, const std::string& file) {
  const JsonDocument document(text, file, "gallery");
  const JsonNode root = document.root();
  root.allowKeys({"footfall", "version", "title", "sentence", "items"});
  Gallery gallery;
  gallery.title = root.text("title", "");
  gallery.sentence = root.text("sentence", "");
  const JsonNode items = root.at("items");
  for (const JsonNode& item : items.items()) {
    item.allowKeys({"file", "terrain", "name", "caption", "command"});
    GalleryEntry entry;
    entry.file = besides(file, item.at("file").text());
    entry.terrain = besides(file, item.text("terrain", ""));
    entry.name = item.text("name", "");
    entry.caption = item.text("caption", "");
    entry.command = item.text("command", "");
    if (entry.file.empty()) item.at("file").fail("must be the name of a file");
    gallery.items.push_back(std::move(entry));
  }
  if (gallery.items.empty()) items.fail("must list at least one item");
  return gallery;
}

}  // namespace footfall

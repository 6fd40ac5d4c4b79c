// SPDX-License-Identifier: MIT
// A list of motions to show on one page, {"footfall": "gallery", "version": 1, …}.
// docs/reference/documents/gallery.md describes it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace footfall {

struct GalleryEntry {
  std::string file;     // by a path from the document's folder, or what else can be viewed ("dog:trot")
  std::string terrain;  // a document with its ground, likewise; empty: found from the feet
  std::string name, caption, command;  // empty: the file's name; none; none
};

struct Gallery {
  std::string title, sentence;
  std::vector<GalleryEntry> items;  // files and terrains as they are found from here
};

// Throws Error naming line and path.
Gallery parseGalleryJson(std::string_view text, const std::string& file);

}  // namespace footfall

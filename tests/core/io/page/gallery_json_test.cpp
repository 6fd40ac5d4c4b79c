// SPDX-License-Identifier: MIT
#include "io/page/gallery_json.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/error.h"

namespace footfall {
namespace {

using ::testing::HasSubstr;
using ::testing::ThrowsMessage;

TEST(GalleryJson, FilesAreFoundBesideTheDocument) {
  const std::string document = FOOTFALL_SOURCE_DIR "/examples/gallery.json";
  const Gallery gallery = parseGalleryJson(
      R"({"footfall": "gallery", "version": 1, "title": "Ours", "sentence": "Two motions.", "items": [
        {"file": "walk.bvh", "caption": "A walk.", "command": "footfall view walk.bvh", "terrain": "tracks/run_hills.json"},
        {"file": "dog:trot", "name": "A trot"}]})",
      document);
  EXPECT_EQ(gallery.title, "Ours");
  EXPECT_EQ(gallery.sentence, "Two motions.");
  ASSERT_EQ(gallery.items.size(), 2u);
  EXPECT_EQ(gallery.items[0].file, FOOTFALL_SOURCE_DIR "/examples/walk.bvh");
  EXPECT_EQ(gallery.items[0].terrain, FOOTFALL_SOURCE_DIR "/examples/tracks/run_hills.json");
  EXPECT_EQ(gallery.items[0].caption, "A walk.");
  EXPECT_EQ(gallery.items[1].file, "dog:trot");
  EXPECT_EQ(gallery.items[1].name, "A trot");
}

TEST(GalleryJson, SaysWhatIsWrong) {
  const auto parsed = [](const char* items) {
    return [items] {
      parseGalleryJson(std::string(R"({"footfall": "gallery", "version": 1, "items": )") + items + "}",
                       "g.json");
    };
  };
  EXPECT_THAT(parsed("[]"), ThrowsMessage<Error>(HasSubstr("at least one item")));
  EXPECT_THAT(parsed(R"([{"caption": "none"}])"), ThrowsMessage<Error>(HasSubstr("file")));
  EXPECT_THAT(parsed(R"([{"file": ""}])"), ThrowsMessage<Error>(HasSubstr("must be the name of a file")));
  EXPECT_THAT(parsed(R"([{"file": "a.bvh", "colour": "red"}])"), ThrowsMessage<Error>(HasSubstr("colour")));
}

}  // namespace
}  // namespace footfall

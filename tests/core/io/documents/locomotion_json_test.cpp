// SPDX-License-Identifier: MIT
// Libraries and labels as documents: they come back as they were, and broken ones are refused with what is
// wrong.
#include <cmath>
#include <functional>

#include <gmock/gmock.h>

#include "base/error.h"
#include "core/locomotion/libraries.h"
#include "io/documents/locomotion_json.h"

namespace footfall {
using namespace locomotion;

namespace {

using testing::HasSubstr;
using testing::ThrowsMessage;

TEST(LibraryJson, ComesBackAsItWasAndRefusesBrokenOnes) {
  const auto library = madeLibrary();
  const std::string text = formatLibraryJson(*library);
  const Library back = parseLibraryJson(text, "lib.json");
  ASSERT_EQ(back.classes.size(), library->classes.size());
  EXPECT_EQ(formatLibraryJson(back), text);
  const auto broken = [&](const std::string& from, const std::string& to) {
    std::string copy = text;
    const std::size_t at = copy.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    copy.replace(at, from.size(), to);
    return [copy] { parseLibraryJson(copy, "lib.json"); };
  };
  EXPECT_THAT(broken("\"pattern\": \"walk\"", "\"pattern\": \"hop\""),
              ThrowsMessage<Error>(HasSubstr("lib.json:")));
  EXPECT_THAT(broken("\"classes\"", "\"klasses\""), ThrowsMessage<Error>(HasSubstr("klasses")));
  EXPECT_THAT(broken("\"keys\": [0, ", "\"keys\": [0, 99, "), ThrowsMessage<Error>(HasSubstr("keyframe 3")));
  EXPECT_THAT(broken("\"velocity\": [", "\"velocity\": [-"),
              ThrowsMessage<Error>(HasSubstr("speed of at least 0")));
  EXPECT_THAT(broken("\"poses\": [\n    [", "\"poses\": [\n    [1, "),
              ThrowsMessage<Error>(HasSubstr("poses[0]")));
  EXPECT_THAT(broken("\"version\": 1", "\"version\": 99"), ThrowsMessage<Error>(HasSubstr("version")));
  EXPECT_THAT(broken("\"footfall\": \"library\"", "\"footfall\": \"track\""),
              ThrowsMessage<Error>(HasSubstr("library")));
  EXPECT_THAT(broken("\"turning\": [", "\"turning\": [{\"joint\": 999, \"mean\": [1, 0, 0, 0]}, "),
              ThrowsMessage<Error>(HasSubstr("turning[0]")));
  EXPECT_THAT(broken("\"mean\": [", "\"mean\": [9, "), ThrowsMessage<Error>(HasSubstr("mean")));
  EXPECT_THAT(broken("\"frameTime\": ", "\"frameTime\": -"), ThrowsMessage<Error>(HasSubstr("frameTime")));
  EXPECT_THAT(broken("\"poses\": [\n    [", "\"poses\": [\n    [nan, "),
              ThrowsMessage<Error>(HasSubstr("lib.json:")));
  EXPECT_THAT(broken("\"poses\": [\n    [", "\"poses\": [\n    [1e999, "),
              ThrowsMessage<Error>(HasSubstr("lib.json:")));
  // Cut off anywhere it is said where, and nothing else happens.
  int cut = 0;
  for (std::size_t at = 1; at + 2 < text.size(); at = at * 3 / 2 + 7, ++cut)
    EXPECT_THAT([&] { parseLibraryJson(text.substr(0, at), "lib.json"); },
                ThrowsMessage<Error>(HasSubstr("lib.json:")))
        << at;
  EXPECT_GT(cut, 15);
  // What does not hold together though each number may.
  const auto refused = [&](const std::function<void(Library&)>& spoil) {
    return [&, spoil] {
      Library bad = *library;
      spoil(bad);
      finish(bad);
    };
  };
  const std::size_t walk = static_cast<std::size_t>(library->find("walk"));
  EXPECT_THAT(refused([&](Library& l) {
                l.classes[walk].examples[1].velocity = l.classes[walk].examples[0].velocity;
              }),
              ThrowsMessage<Error>(HasSubstr("class walk: examples 1 and 2 have the same speed and turn")));
  EXPECT_THAT(refused([&](Library& l) { l.classes[walk].examples.clear(); }),
              ThrowsMessage<Error>(HasSubstr("class walk has no examples")));
  EXPECT_THAT(refused([&](Library& l) { l.classes[walk].examples[2].poses.values.pop_back(); }),
              ThrowsMessage<Error>(HasSubstr("class walk: example 3")));
  EXPECT_THAT(refused([&](Library& l) { l.classes[walk].examples[0].poses.values[5] = std::nan(""); }),
              ThrowsMessage<Error>(HasSubstr("not finite")));
  EXPECT_THAT(refused([&](Library& l) { l.classes[walk].name = l.classes.back().name; }),
              ThrowsMessage<Error>(HasSubstr("two classes called")));
  EXPECT_THAT(refused([&](Library& l) { l.classes.clear(); }), ThrowsMessage<Error>(HasSubstr("no classes")));
  EXPECT_THAT(refused([&](Library& l) { l.space.reference.pop_back(); }),
              ThrowsMessage<Error>(HasSubstr("reference for every joint")));
  EXPECT_THAT([] { parseLibraryJson("{", "lib.json"); }, ThrowsMessage<Error>(HasSubstr("lib.json:1")));
}

TEST(LabelsJson, ReadsWhatWasWritten) {
  const BuiltLibrary built = buildLibrary(madeClips());
  const std::vector<ClipLabels> labels = parseLabelsJson(formatLabelsJson(built.recordings), "labels.json");
  ASSERT_EQ(labels.size(), built.recordings.size());
  BuildOptions options;
  options.labels = labels;
  EXPECT_EQ(buildLibrary(madeClips(), options).library.classes.size(), built.library.classes.size());
  EXPECT_THAT(
      [] {
        parseLabelsJson(R"({"footfall": "labels", "version": 1, "clips": [{"clip": "a", "clas": "b"}]})",
                        "l");
      },
      ThrowsMessage<Error>(HasSubstr("clas")));
}

}  // namespace
}  // namespace footfall

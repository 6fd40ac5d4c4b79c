// SPDX-License-Identifier: MIT
#include "cli/view/view_inputs.h"

#include <algorithm>
#include <filesystem>

#include <fmt/format.h>

#include "base/scanner.h"
#include "cli/creature/creature_verbs.h"
#include "cli/program/quality_text.h"
#include "cli/view/view_page.h"
#include "creature/presets/creature_presets.h"
#include "io/documents/gait_request.h"
#include "io/documents/gait_text.h"
#include "io/documents/locomotion_json.h"
#include "io/documents/stance_json.h"
#include "io/documents/terrain_json.h"
#include "io/documents/track_json.h"
#include "io/json/document_kind.h"
#include "io/page/creature_items.h"
#include "io/page/gallery_json.h"
#include "io/page/library_items.h"
#include "io/page/stance_items.h"
#include "io/page/stride_item.h"
#include "io/page/track_item.h"

namespace footfall::cli {
namespace {

constexpr const char* kDocuments[] = {"scene",    "track",    "stances",    "library", "gait",
                                      "creature", "solution", "checkpoint", "gallery"};

bool isViewable(const std::string& kind) {
  return std::find(std::begin(kDocuments), std::end(kDocuments), kind) != std::end(kDocuments);
}

bool isOne(const std::vector<std::string>& names, const std::string& name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

std::string stemOf(const std::string& file) {
  return std::filesystem::path(file).stem().string();
}

PageMotionOptions motionOptions(const ViewOptions& options) {
  PageMotionOptions how;
  how.limits = options.limits;
  how.ground = options.ground;
  how.threads = options.threads;
  return how;
}

PageItem motionOfFile(const std::string& file, const ViewOptions& options) {
  const Scene scene = readInput(file, options.from, options.read);
  Motion motion = motionOf(scene, file);
  PageItem item = inFile(file, [&] { return motionItem(file, std::move(motion), motionOptions(options)); });
  item.motion->unit = scene.linearUnit;
  item.notes.insert(item.notes.end(), scene.notes.begin(), scene.notes.end());
  return item;
}

PageItem trackOfFile(const std::string& file, const ViewOptions& options, const Progress& progress) {
  const TrackDocument document = parseTrackJson(readFile(file), file);
  const footprint::Walk walk = inFile(file, [&] {
    return walkTrack(document.character, document.track, document.terrain, document.options, progress);
  });
  PageItem item =
      trackItem(stemOf(file), walk, document.character, walk.performed.motion, motionOptions(options));
  for (const footprint::PrintNote& note : walk.diagnosis.notes) item.notes.push_back(note.text);
  return item;
}

PageItem strideNamed(const NamedGait& named, const std::string& source, const ViewOptions& options) {
  const Character character = characterPreset(named.character);
  gait::MakeStrideOptions how;
  how.strides = 4;
  return strideItem(source, makeStride(character, gait::gaitNamed(named.gait, character.legs.size()), how),
                    motionOptions(options));
}

PageItem creatureOf(const std::string& source, const ViewOptions& options, const Progress& progress) {
  const CreatureInput input = readCreatureInput(source);
  if (!input.graph)
    throw Error(
        fmt::format("'{}' has no controller yet: search for one with footfall creature synthesize", source));
  PageItem item =
      creatureItem(input.problem.name, input.problem, *input.graph, motionOptions(options), progress);
  if (input.solution)
    item.caption = fmt::format("Fitness {:.3f}, found by {} in {} generations.", input.solution->fitness,
                               input.solution->method, input.solution->generations);
  item.notes.insert(item.notes.begin(), input.notes.begin(), input.notes.end());
  return item;
}

void addGallery(Page& page, const std::string& file, const ViewOptions& options, const Progress& progress) {
  const Gallery gallery = parseGalleryJson(readFile(file), file);
  if (page.title.empty()) page.title = gallery.title;
  if (page.sentence.empty()) page.sentence = gallery.sentence;
  const double share = 1.0 / static_cast<double>(gallery.items.size());
  for (std::size_t i = 0; i < gallery.items.size(); ++i) {
    const GalleryEntry& entry = gallery.items[i];
    ViewOptions how = options;
    if (!entry.terrain.empty()) how.ground = standingGround(readFile(entry.terrain), entry.terrain);
    const std::size_t place = page.items.size();
    addInput(page, entry.file, how,
             [&](double done) { return !progress || progress(share * (static_cast<double>(i) + done)); });
    PageItem& item = page.items[place];
    if (!entry.name.empty()) item.name = entry.name;
    if (!entry.caption.empty()) item.caption = entry.caption;
    item.command = entry.command;
  }
}

void addDocument(Page& page, const std::string& kind, const std::string& file, const ViewOptions& options,
                 const Progress& progress) {
  const std::string name = stemOf(file);
  if (kind == "track") {
    page.items.push_back(trackOfFile(file, options, progress));
  } else if (kind == "stances") {
    addStances(page, name, parseStanceJson(readFile(file), file), motionOptions(options), progress);
  } else if (kind == "library") {
    addLibrary(page, name, parseLibraryJson(readFile(file), file), motionOptions(options), progress);
  } else if (kind == "gait") {
    page.items.push_back(inFile(file, [&] { return gaitItem(name, parseGaitJson(readFile(file), file)); }));
  } else if (kind == "creature" || kind == "solution" || kind == "synthesis") {
    page.items.push_back(inFile(file, [&] { return creatureOf(file, options, progress); }));
  } else if (kind == "checkpoint") {
    addSearch(page, name, parseCheckpoint(readFile(file), file), file, motionOptions(options), progress);
  } else if (kind == "gallery") {
    addGallery(page, file, options, progress);
  } else {
    throw Error(Place{file, 0},
                fmt::format("is a document of the kind '{}', which does not move; these do: {}", kind,
                            fmt::join(kDocuments, ", ")));
  }
}

}  // namespace

void addInput(Page& page, const std::string& input, const ViewOptions& options, const Progress& progress) {
  const bool isFile = input == kStandardStream || std::filesystem::exists(input);
  const std::size_t place = page.items.size();
  const std::string extension = extensionOf(input);
  if (!isFile && namedGaitOf(input)) {
    page.items.push_back(strideNamed(*namedGaitOf(input), input, options));
    return;
  }
  if ((!isFile &&
       (isOne(creature::synthesisPresetNames(), input) || isOne(creature::creaturePresetNames(), input))) ||
      extension == ".desc") {
    page.items.push_back(creatureOf(input, options, progress));
  } else {
    const std::string kind = isFile && extension == ".json" && options.from.empty()
                                 ? documentKind(readFile(input), input)
                                 : std::string("scene");
    if (kind == "scene" || kind.empty()) {
      page.items.push_back(motionOfFile(input, options));
    } else {
      addDocument(page, kind, input, options, progress);
    }
  }
  if (isFile && page.items[place].file.empty() && page.items[place].command.empty())
    page.items[place].file = std::filesystem::path(input).filename().string();
}

std::vector<std::string> viewableInputs(const std::vector<std::string>& inputs, const Common& common) {
  namespace fs = std::filesystem;
  std::vector<std::string> all;
  for (const std::string& input : inputs) {
    if (!fs::is_directory(input)) {
      all.push_back(input);
      continue;
    }
    std::vector<std::string> found;
    std::size_t others = 0;
    for (const auto& entry : fs::directory_iterator(input)) {
      const std::string file = entry.path().string(), extension = extensionOf(file);
      if (!entry.is_regular_file() || !(isReadable(extension) || extension == ".desc")) continue;
      const bool shown = extension != ".json" || isViewable(documentKind(readFile(file), file));
      if (shown) {
        found.push_back(file);
      } else {
        ++others;
      }
    }
    if (found.empty()) throw Error({input, 0}, "this folder holds nothing that can be viewed");
    if (others > 0 && !common.quiet)
      fmt::print(stderr, "{}: {} of other kinds skipped\n", input,
                 others == 1 ? "1 document" : fmt::format("{} documents", others));
    std::sort(found.begin(), found.end());
    all.insert(all.end(), found.begin(), found.end());
  }
  return all;
}

}  // namespace footfall::cli

// SPDX-License-Identifier: MIT
// footfall picture: a motion as a strip, its paths, its timing, its curves; or moving.
#include <filesystem>
#include <memory>
#include <optional>

#include <fmt/format.h>

#include "base/scanner.h"
#include "cli/motion/moving_picture_file.h"
#include "cli/program/program.h"
#include "cli/program/read_options.h"
#include "draw/figure/contact_diagram.h"
#include "draw/figure/framing.h"
#include "draw/figure/path_picture.h"
#include "draw/figure/strip.h"
#include "draw/plots/curves_plot.h"
#include "figure/anatomy/body_mass.h"
#include "figure/contact/contact_detection.h"
#include "io/documents/terrain_json.h"
#include "io/scene_file.h"

namespace footfall::cli {
namespace {

struct Options {
  std::vector<std::string> files;
  std::string output, to = "png";
  std::string kind = "strip", theme = "light", view = "side";
  std::string frames, size, channels, terrain;
  std::optional<std::string> title;
  std::optional<double> scale;  // pixels per point
  bool onion = false, com = false;
  // Of a picture that moves.
  std::vector<std::string> against;
  std::string camera;
  double rate = 25;
  std::string from;
  ReadOptions read;
};

// What --frames says: how many figures, or from where to where and how far apart.
struct Shown {
  int count = 0;
  std::optional<TimeRange> range;  // seconds
  std::vector<double> times;       // seconds
};

Shown parseShown(const std::string& text, double rate) {
  Shown shown;
  if (text.empty()) return shown;
  const std::size_t first = text.find(':');
  if (first == std::string::npos) {
    long long count = 0;
    if (!parseInteger(text, count) || count < 1 || count > 500) {
      throw Error(fmt::format(
          "--frames must be a number of figures (1 to 500), START:END or START:END:STEP, got '{}'", text));
    }
    shown.count = static_cast<int>(count);
    return shown;
  }
  if (text.find(':', first + 1) != std::string::npos) {
    shown.times = parseTimes(text, rate);
    for (double& time : shown.times) time /= rate;
    shown.range = TimeRange{shown.times.front(), shown.times.back()};
    return shown;
  }
  shown.range = TimeRange{parseTime(text.substr(0, first), rate) / rate,
                          parseTime(text.substr(first + 1), rate) / rate};
  return shown;
}

void parseSize(const std::string& text, double& width, double& height) {
  if (text.empty()) return;
  const std::size_t cross = text.find('x');
  const bool both = cross != std::string::npos;
  if (!parseNumber(std::string_view(text).substr(0, cross), width) ||
      (both && !parseNumber(std::string_view(text).substr(cross + 1), height))) {
    throw Error(fmt::format(
        "--size must be WIDTHxHEIGHT or WIDTH in points (1/72 inch), such as 400x300, got '{}'", text));
  }
}

std::string titleFor(const Options& options, const std::string& file) {
  return options.title ? *options.title : std::filesystem::path(file).stem().string();
}

draw::Page pageFor(const Options& options, const std::string& file) {
  draw::Page page;
  page.theme = draw::themeNamed(options.theme);
  page.title = titleFor(options, file);
  parseSize(options.size, page.width, page.height);
  return page;
}

TerrainPtr terrainOf(const Options& options) {
  return options.terrain.empty() ? nullptr : terrainOfDocument(readFile(options.terrain), options.terrain);
}

draw::Canvas drawCurvesOf(const Scene& scene, const Options& options, const Shown& shown,
                          const draw::Page& page) {
  draw::CurvesOptions curves;
  curves.page = page;
  curves.pattern = options.channels;
  curves.range = shown.range;
  curves.frameRate = scene.frameRate;
  return scene.motion ? drawChannels(*scene.motion, curves) : drawCurves(scene.curves, curves);
}

draw::Canvas drawMotion(const Motion& motion, const Options& options, const Shown& shown,
                        const draw::Page& page, int threads) {
  if (options.kind == "strip") {
    draw::StripOptions strip;
    strip.page = page;
    strip.view = draw::viewNamed(options.view);
    strip.range = shown.range;
    strip.count = shown.count;
    strip.times = shown.times;
    strip.onion = options.onion;
    strip.terrain = terrainOf(options);
    return drawStrip(motion, findLimbs(motion.skeleton), strip);
  }
  ContactOptions detection;
  detection.threads = threads;
  const ContactReport found = detectContacts(motion, detection);
  if (options.kind == "timing") {
    return drawTiming(found.contacts, legSigns(found.limbs, page.theme),
                      draw::shownRange(motion, shown.range), motion.frameTime, page);
  }
  draw::PathsOptions paths;
  paths.page = page;
  paths.range = shown.range;
  if (options.com) paths.com = centresOfMass(massModel(motion.skeleton, found.limbs), motion, threads);
  return drawPaths(motion, found.limbs, found.contacts, paths);
}

// The motion's own range: without a pose before it, of which there is a note.
TimeRange rangeOf(const Motion& motion, std::vector<std::string>& notes) {
  const std::size_t first = firstFrameOfMotion(motion);
  if (first > 0)
    notes.push_back(fmt::format("frames before {} are a pose before the motion and were left out", first));
  return {motion.time(first), motion.time(motion.frames() - 1)};
}

void addNotes(const std::vector<std::string>& notes, Report& report) {
  if (!notes.empty()) report.json["notes"] = notes;
  for (const std::string& note : notes) report.text += "  " + note + "\n";
}

Report movingPicture(const Options& options, const std::string& file, const std::string& output,
                     draw::MovingFormat format, int threads, const Progress& progress) {
  MovingRequest request;
  request.how.theme = draw::themeNamed(options.theme);
  request.how.view = draw::viewNamed(options.view);
  request.how.follow = cameraFollows(options.camera);
  request.how.rate = options.rate;
  request.threads = threads;
  if (options.scale) request.scale = *options.scale;
  parseSize(options.size, request.how.width, request.how.height);
  std::vector<std::string> files{file}, notes;
  files.insert(files.end(), options.against.begin(), options.against.end());
  for (const std::string& source : files) {
    Scene scene = readInput(source, options.from, options.read);
    for (const std::string& note : scene.notes)
      notes.push_back(files.size() > 1 ? source + ": " + note : note);
    Motion motion = scene.motion ? std::move(*scene.motion) : motionFromCurves(scene);
    if (motion.frames() == 0) throw Error(Place{source, 0}, "holds no motion to draw");
    const Shown shown = parseShown(options.frames, 1 / motion.frameTime);
    if (shown.count > 0)
      throw Error("--frames of a picture that moves must be START:END, got a number of figures");
    const TimeRange range = shown.range ? *shown.range : rangeOf(motion, notes);
    const std::string title =
        &source == &files.front() ? titleFor(options, file) : std::filesystem::path(source).stem().string();
    request.motions.push_back(movingMotion(title, std::move(motion), threads));
    request.motions.back().range = range;
    request.motions.back().terrain = terrainOf(options);
  }
  Report report = writeMoving(request, format, output, progress);
  if (output != kStandardStream) {
    report.text = file + " -> " + report.text;
    addNotes(notes, report);
  }
  return report;
}

// What the output asks for: a picture that moves, or a still; refused before the work where neither.
std::optional<draw::MovingFormat> movingFormatFor(const std::string& output) {
  const std::optional<draw::MovingFormat> moving = draw::movingFormatOf(output);
  if (!moving) draw::formatOf(output);
  return moving;
}

std::string extensionFor(const Options& options) {
  return (options.to.empty() || options.to.front() == '.' ? "" : ".") + options.to;
}

Report pictureOne(const Options& options, const std::string& file, const std::string& output, int threads,
                  const Progress& progress) {
  const bool toOutput = output == kStandardStream;
  const std::string target = toOutput ? "picture" + extensionFor(options) : output;
  if (const std::optional<draw::MovingFormat> moving = movingFormatFor(target))
    return movingPicture(options, file, output, *moving, threads, progress);
  const draw::Format format = draw::formatOf(target);
  const Scene scene = readInput(file, options.from, options.read);
  const double rate = scene.motion ? 1 / scene.motion->frameTime : scene.frameRate;
  const draw::Page page = pageFor(options, file);
  Shown shown = parseShown(options.frames, rate);
  Report report;
  std::vector<std::string> notes = scene.notes;
  const bool curves = options.kind == "curves";
  std::optional<Motion> made;
  if (!scene.motion && !curves) made = motionFromCurves(scene);
  const Motion* motion = scene.motion ? &*scene.motion : made ? &*made : nullptr;
  if (motion && !shown.range && motion->frames() > 0) shown.range = rangeOf(*motion, notes);
  const draw::Canvas canvas =
      curves ? drawCurvesOf(scene, options, shown, page) : drawMotion(*motion, options, shown, page, threads);
  constexpr double kStillScale = 3;
  const double scale = options.scale.value_or(kStillScale);
  if (toOutput) {
    report.text = canvas.render(format, scale, page.title);
    report.asked = true;
    return report;
  }
  canvas.write(output, scale, page.title);
  report.json = {
      {"output", output}, {"kind", options.kind}, {"width", canvas.width()}, {"height", canvas.height()}};
  report.text = fmt::format("{} -> {}: {}, {:.0f} by {:.0f} points\n", file, output, options.kind,
                            canvas.width(), canvas.height());
  addNotes(notes, report);
  return report;
}

// Options that say nothing of what is drawn.
void checkTogether(const Options& options, bool moving) {
  if (moving && options.kind != "strip") {
    throw Error(fmt::format("a .webp or .gif shows the figure moving; write --kind {} as .png, .svg or .pdf",
                            options.kind));
  }
  if (moving && options.onion) throw Error("--onion is for strips; write a .png, .svg or .pdf");
  if (!moving && !options.against.empty())
    throw Error("--against shows motions side by side, moving: write a .webp or .gif (or use footfall view)");
  if (!moving && !options.camera.empty())
    throw Error("--camera is for pictures that move: write a .webp or .gif");
  if (!options.terrain.empty() && options.kind != "strip")
    throw Error(
        fmt::format("--terrain is for strips; a picture of kind '{}' has no ground to draw", options.kind));
}

int pictures(const Options& options, const Common& common) {
  namespace fs = std::filesystem;
  const std::vector<std::string> inputs = expandInputs(options.files, common);
  if (options.output == kStandardStream && (inputs.size() > 1 || common.json))
    throw Error("standard output takes one picture and no --json: give a file or a folder to write to");
  const bool batch =
      inputs.size() > 1 || fs::is_directory(options.output) || fs::is_directory(options.files.front());
  const bool typed = batch || options.output == kStandardStream;
  checkTogether(options,
                movingFormatFor(typed ? "picture" + extensionFor(options) : options.output).has_value());
  if (batch && !options.against.empty()) throw Error("--against is for one input: give one file");
  if (!batch) {
    return runBatch(inputs, common, [&](const std::string& file, const Progress& progress) {
      return pictureOne(options, file, options.output, common.threads, progress);
    });
  }
  return runBatchInto(options.output, extensionFor(options), inputs, common,
                      [&](const std::string& file, const std::string& output, const Progress& progress) {
                        return pictureOne(options, file, output, 1, progress);
                      });
}

}  // namespace

void addPicture(Program& program) {
  auto options = std::make_shared<Options>();
  CLI::App& verb = program.addVerb(
      "picture",
      "Draw a motion: moving, or as a strip of figures, its paths and footprints, its contacts, its curves",
      "footfall picture walk.bvh -o walk.png\n"
      "  footfall picture clean.bvh --against raw.bvh -o compare.webp --view three-quarter\n"
      "  footfall picture walk.bvh -o walk.pdf --kind paths --frames 1:240 --theme dark\n"
      "  footfall picture walk.ma -o hips.svg --kind curves --channels 'hips.rotate*,*.translateY'",
      [options, &program] { return pictures(*options, program.common()); });
  verb.add_option("files", options->files, "Files or folders; - is standard input")->required();
  verb.add_option(
          "-o,--output", options->output,
          "Picture to write: .png, .svg, .pdf, or moving .webp, .gif (a folder for several inputs); - is "
          "standard output")
      ->required();
  verb.add_option("--kind", options->kind, "What to draw: strip, paths, timing or curves")
      ->check(oneOf({"strip", "paths", "timing", "curves"}))
      ->capture_default_str();
  verb.add_option(
      "--frames", options->frames,
      "START:END, START:END:STEP (strip: one figure every STEP frames) or a number of figures; times in "
      "frames, or in seconds with an s; all frames where not given");
  verb.add_option("--view", options->view,
                  "View of a strip or a moving picture: side, front, plan or three-quarter")
      ->check(oneOf({"side", "front", "plan", "three-quarter"}))
      ->capture_default_str();
  verb.add_flag("--onion", options->onion, "Fade the earlier figures of a strip");
  verb.add_option(
      "--terrain", options->terrain,
      "Draw the terrain of a document, such as a track, under the figures of a strip or a moving picture");
  verb.add_flag("--com", options->com, "Draw the path of the centre of mass as well (paths)");
  verb.add_option(
      "--channels", options->channels,
      "Curves to draw: node.attribute, node or attribute, with * and ?, separated by commas (those of the "
      "first node where not given)");
  verb.add_option("--theme", options->theme, "Colours: light or dark")
      ->check(oneOf({"light", "dark"}))
      ->capture_default_str();
  verb.add_option(
      "--size", options->size,
      "WIDTHxHEIGHT or WIDTH in points, 1/72 inch (400 wide and as high as needed where not given; moving "
      "320x200, or 220 wide per motion)");
  verb.add_option("--scale", options->scale, "Pixels per point: 3 where not given, 1.5 of a moving picture")
      ->check(within(0.1, 20));
  verb.add_option("--against", options->against,
                  "Moving: show these motions beside it, each from its own first frame, to one scale")
      ->expected(1, 5);
  verb.add_option(
          "--camera", options->camera,
          "Moving: follow goes along with the figure, fixed shows the whole way (by how far the motion "
          "travels where not given)")
      ->check(oneOf({"follow", "fixed"}));
  verb.add_option("--rate", options->rate, "Moving: frames per second")
      ->check(within(1, 60))
      ->capture_default_str();
  verb.add_option("--title", options->title, "Title (the file's name where not given; '' for none)");
  verb.add_option("--to", options->to,
                  "Format for several inputs or standard output: png, svg, pdf, webp or gif")
      ->capture_default_str();
  addReadOptions(verb, options->read);
  addInputFormat(verb, options->from);
}

}  // namespace footfall::cli

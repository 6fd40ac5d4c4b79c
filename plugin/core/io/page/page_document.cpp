// SPDX-License-Identifier: MIT
#include "io/page/page_document.h"

#include "base/base64.h"
#include "base/error.h"
#include "figure/motion/motion_difference.h"
#include "io/page/page_json.h"

namespace footfall {
namespace {

using namespace page;

const char* nameOf(PageKind kind) {
  switch (kind) {
    case PageKind::Motion:
      return "motion";
    case PageKind::Track:
      return "track";
    case PageKind::Stances:
      return "stances";
    case PageKind::Library:
      return "library";
    case PageKind::Stride:
      return "stride";
    case PageKind::Search:
      return "search";
  }
  return "motion";
}

const char* nameOf(PageLayout layout) {
  switch (layout) {
    case PageLayout::Single:
      return "single";
    case PageLayout::Compare:
      return "compare";
    case PageLayout::Gallery:
      return "gallery";
  }
  return "single";
}

Json printJson(const PagePrint& print) {
  return {{"side", sideName(print.side)},
          {"foot", print.foot},
          {"position", vectorJson(print.position)},
          {"yaw", print.yaw},
          {"normal", vectorJson(print.normal)},
          {"length", print.length},
          {"width", print.width},
          {"time", print.time ? Json(*print.time) : Json()},
          {"label", validUtf8(print.label)}};
}

Json trackJson(const PageTrack& track, PageBlob& blob) {
  Json phases = Json::array(), daggers = Json::array();
  for (const PageTrack::Phase& phase : track.phases)
    phases.push_back({{"kind", validUtf8(phase.kind)}, {"from", phase.time.start}, {"to", phase.time.end}});
  for (const PageTrack::Dagger& dagger : track.daggers)
    daggers.push_back({{"position", vectorJson(dagger.position)},
                       {"direction", vectorJson(dagger.direction)},
                       {"mark", dagger.mark}});
  const std::vector<float> times(track.comTimes.begin(), track.comTimes.end());
  return {{"phases", phases},
          {"comPath", refJson(blob.add(flattened(track.comPath)))},
          {"comTimes", refJson(blob.add(times))},
          {"daggers", daggers}};
}

Json gaitJson(const PageGait& gait) {
  Json legs = Json::array();
  for (const PageGait::Leg& leg : gait.legs) {
    Json stands = Json::array();
    for (const TimeRange& time : leg.stands) stands.push_back({time.start, time.end});
    legs.push_back({{"name", validUtf8(leg.name)}, {"side", sideName(leg.side)}, {"stands", stands}});
  }
  return {{"kind", "gait"}, {"legs", legs}, {"period", gait.period}};
}

Json hullJson(const PageHull& hull) {
  Json classes = Json::array();
  for (const PageHull::Class& cls : hull.classes) {
    Json points = Json::array(), examples = Json::array();
    for (const Vec2& p : cls.outline) points.push_back({p.x(), p.y()});
    for (const PageHull::Example& example : cls.examples) {
      examples.push_back({{"speed", example.velocity.x()},
                          {"turn", example.velocity.y()},
                          {"name", validUtf8(example.name)},
                          {"item", example.item ? Json(*example.item) : Json()}});
    }
    classes.push_back({{"name", validUtf8(cls.name)}, {"points", points}, {"examples", examples}});
  }
  return {{"classes", classes}};
}

Json fitnessJson(const PageFitness& fitness) {
  Json generations = Json::array();
  for (const Vec2& generation : fitness.bestAndMean)
    generations.push_back(generation.allFinite() ? Json{generation.x(), generation.y()} : Json());
  return {{"generations", generations}, {"items", fitness.items}};
}

Json differenceJson(const PageMotion& shown, const PageMotion& before, PageBlob& blob) {
  const MotionDifference difference = differenceOf(shown.motion, before.motion);
  return {{"joints", refJson(blob.add(difference.mean))},
          {"perJoint", refJson(blob.add(difference.perJoint))}};
}

Json itemJson(const Page& page, const PageItem& item, PageBlob& blob) {
  Json json = {{"name", validUtf8(item.name)}, {"kind", nameOf(item.kind)}};
  const auto addText = [&json](const char* key, const std::string& text) {
    if (!text.empty()) json[key] = validUtf8(text);
  };
  addText("caption", item.caption);
  addText("command", item.command);
  addText("file", item.file);
  if (item.member) json["member"] = true;
  if (item.before) {
    const PageItem& before = page.items.at(*item.before);
    json["before"] = *item.before;
    if (item.motion && before.motion) json["difference"] = differenceJson(*item.motion, *before.motion, blob);
  }
  for (const std::string& note : item.notes) json["notes"].push_back(validUtf8(note));
  if (item.motion) {
    json["motion"] = motionJson(*item.motion, blob);
    json["quality"] = page::qualityJson(*item.motion, blob);
    json["check"] = checkJson(*item.motion);
    json["worst"] = worstJson(*item.motion);
  }
  if (item.terrain) {
    Json terrain = page::terrainJson(*item.terrain, item, blob);
    if (!terrain.is_null()) json["terrain"] = std::move(terrain);
  }
  for (const PagePrint& print : item.prints) json["prints"].push_back(printJson(print));
  if (item.track) json["track"] = trackJson(*item.track, blob);
  if (item.gait) json["diagram"] = gaitJson(*item.gait);
  if (item.hull) json["hull"] = hullJson(*item.hull);
  if (item.fitness) json["fitness"] = fitnessJson(*item.fitness);
  if (!item.members.empty()) json["members"] = item.members;
  return json;
}

// JSON that no script element can end within: "<" and its kin only ever stand in its texts.
std::string escaped(const std::string& json) {
  std::string out;
  out.reserve(json.size());
  for (std::size_t i = 0; i < json.size(); ++i) {
    const char c = json[i];
    if (c == '<') {
      out += "\\u003c";
    } else if (c == '>') {
      out += "\\u003e";
    } else if (c == '&') {
      out += "\\u0026";
    } else if (json.compare(i, 3, "\xe2\x80\xa8") == 0 || json.compare(i, 3, "\xe2\x80\xa9") == 0) {
      out += json[i + 2] == '\xa8' ? "\\u2028" : "\\u2029";
      i += 2;
    } else {
      out += c;
    }
  }
  return out;
}

}  // namespace

std::string formatPage(const Page& page, std::string_view viewer, std::string_view program) {
  const std::size_t place = viewer.find(kPageData);
  if (place == std::string_view::npos || viewer.find(kPageData, place + 1) != std::string_view::npos)
    throw Error("the viewer must have one place for data; build the program again");
  PageBlob blob;
  Json json = {{"version", 1},
               {"program", program},
               {"title", validUtf8(page.title)},
               {"layout", nameOf(page.layout)}};
  if (!page.sentence.empty()) json["sentence"] = validUtf8(page.sentence);
  json["items"] = Json::array();
  for (const PageItem& item : page.items) json["items"].push_back(itemJson(page, item, blob));

  std::string out(viewer.substr(0, place));
  out += "<script type=\"application/json\" id=\"footfall-page\">";
  out += escaped(json.dump(-1, ' ', false, Json::error_handler_t::replace));
  out += "</script>\n<script type=\"application/octet-stream\" id=\"footfall-blob-0\">";
  appendBase64(out, blob.bytes());
  out += "</script>";
  out += viewer.substr(place + kPageData.size());
  return out;
}

}  // namespace footfall

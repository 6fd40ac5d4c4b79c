// SPDX-License-Identifier: MIT
#include "io/gltf/gltf_rewrite.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <filesystem>
#include <limits>
#include <map>
#include <set>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "base/base64.h"
#include "base/scanner.h"
#include "io/gltf/gltf_file.h"
#include "io/gltf/gltf_fit.h"
#include "io/gltf/gltf_report.h"
#include "io/gltf/gltf_scene.h"
#include "io/json/json_spans.h"

namespace footfall {
namespace {

using OrderedJson = nlohmann::ordered_json;
namespace fs = std::filesystem;

constexpr const char* kTrackPaths[] = {"translation", "rotation", "scale"};
constexpr const char* kDataUri = "data:application/octet-stream;base64,";

using ThreeCurves = std::array<const Curve*, 3>;
using TrackKey = std::pair<std::size_t, std::size_t>;  // joint, path

bool sameRest(const Joint& a, const Joint& b) {
  return a.rotationOrder == b.rotationOrder && a.translation == b.translation && a.rotation == b.rotation &&
         a.scale == b.scale && a.jointOrient == b.jointOrient && a.rotateAxis == b.rotateAxis;
}

bool sameCurves(const ThreeCurves& a, const ThreeCurves& b) {
  for (std::size_t i = 0; i < 3; ++i) {
    if (!a[i] != !b[i] || (a[i] && *a[i] != *b[i])) return false;
  }
  return true;
}

std::string base64Of(std::string_view bytes) {
  std::string text;
  appendBase64(text, bytes);
  return text;
}

void appendWord(std::string& out, std::size_t value) {
  for (int i = 0; i < 4; ++i) out += static_cast<char>((value >> (8 * i)) & 0xff);
}

// A file that a URI names, where it is one beside or below the file itself.
fs::path fileNamed(const std::string& uri, const fs::path& folder) {
  if (uri.find(':') != std::string::npos || uri.find('%') != std::string::npos) return {};
  const fs::path path(uri);
  if (path.is_absolute() || uri.find('\\') != std::string::npos) return {};
  for (const fs::path& part : path) {
    if (part == "..") return {};
  }
  std::error_code code;
  return fs::is_regular_file(folder / path, code) ? folder / path : fs::path();
}

std::string mediaType(const fs::path& path) {
  std::string extension = path.extension().string();
  std::transform(extension.begin(), extension.end(), extension.begin(),
                 [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
  if (extension == ".jpg" || extension == ".jpeg") return "image/jpeg";
  if (extension == ".webp") return "image/webp";
  return extension == ".ktx2" ? "image/ktx2" : "image/png";
}

class GltfRewriter {
 public:
  GltfRewriter(const Scene& scene, bool binary, const std::string& file, const WriteOptions& options,
               WriteReport& report)
      : scene_(scene),
        source_(*scene.gltf),
        binary_(binary),
        options_(options),
        report_(report),
        file_(source_.bytes, source_.file),
        text_(file_.json()),
        root_(jsonRoot(text_)),
        edits_(text_),
        folder_(fs::path(source_.file).parent_path()) {
    moved_ = folder_.lexically_normal() != fs::path(file).parent_path().lexically_normal();
  }

  std::string write() {
    findChanges();
    const bool edited = !changed_.empty() || !restChanged_.empty();
    if (!changed_.empty()) editAnimation();
    editNodes();
    addData();
    editBuffers();
    if (moved_) takeImagesIn();
    if (!edited && edits_.empty() && binary_ == file_.binary()) return source_.bytes;
    const std::string json = edits_.apply();
    return binary_ ? wrapped(json) : json;
  }

 private:
  std::map<TrackKey, ThreeCurves> byTrack(const CurveSet& curves, bool say) {
    std::map<TrackKey, ThreeCurves> tracks;
    for (const NamedCurve& named : curves) {
      const int joint = source_.scene.skeleton.find(named.node);
      int channel = -1;
      for (int i = 0; i < 9; ++i) {
        if (named.attribute == attributeName(static_cast<ChannelKind>(i))) channel = i;
      }
      if (joint < 0 || channel < 0 || named.curve.input() != CurveInput::Time) {
        if (!say) continue;
        report_.exact = false;
        report_.notes.push_back(
            fmt::format("the curve of {} was not written: the file has no place for it", named.name()));
        continue;
      }
      if (named.curve.empty()) continue;
      const auto index = static_cast<std::size_t>(channel);
      tracks[{static_cast<std::size_t>(joint), index / 3}][index % 3] = &named.curve;
    }
    return tracks;
  }

  void findChanges() {
    const auto was = byTrack(source_.scene.curves, false);
    tracks_ = byTrack(scene_.curves, true);
    startTime_ = source_.startTime;
    for (const auto& [key, curves] : tracks_) {
      for (const Curve* curve : curves) {
        if (curve) startTime_ = std::min(startTime_, curve->keys().front().time);
      }
    }
    const auto before = [&](const TrackKey& key) {
      const auto found = was.find(key);
      return found == was.end() ? ThreeCurves{} : found->second;
    };
    for (std::size_t j = 0; j < scene_.skeleton.size(); ++j) {
      if (!sameRest(scene_.skeleton.joints[j], source_.scene.skeleton.joints[j])) restChanged_.insert(j);
    }
    for (const auto& [key, curves] : tracks_) {
      if (startTime_ != source_.startTime || restChanged_.count(key.first) > 0 ||
          !sameCurves(curves, before(key)))
        changed_[key] = curves;
    }
    for (const auto& [key, curves] : was) {
      if (tracks_.count(key) == 0) changed_[key] = {};
    }
  }

  void editAnimation() {
    const JsonSpan list = jsonMember(text_, root_, "animations");
    const JsonSpan span = source_.animation < 0
                              ? JsonSpan{}
                              : jsonElement(text_, list, static_cast<std::size_t>(source_.animation));
    OrderedJson animation;
    if (span) animation = OrderedJson::parse(text_.substr(span.begin, span.end - span.begin));
    if (!span && !options_.name.empty()) animation["name"] = validUtf8(options_.name);
    if (!animation.contains("channels")) animation["channels"] = OrderedJson::array();
    if (!animation.contains("samplers")) animation["samplers"] = OrderedJson::array();
    editChannels(animation);
    if (startTime_ != source_.startTime) animation["extras"]["footfall"]["startTime"] = startTime_;
    if (scene_.frameRate != source_.scene.frameRate)
      animation["extras"]["footfall"]["frameRate"] = scene_.frameRate;
    const bool any = !animation["channels"].empty();
    if (!span) {
      if (any) edits_.append(root_, "animations", animation.dump());
    } else if (any) {
      edits_.replace(span, animation.dump());
    } else {
      removeAnimation(list);
    }
  }

  void removeAnimation(JsonSpan list) {
    OrderedJson all = OrderedJson::parse(text_.substr(list.begin, list.end - list.begin));
    all.erase(static_cast<std::size_t>(source_.animation));
    if (all.empty()) {
      edits_.removeMember(root_, "animations");
    } else {
      edits_.replace(list, all.dump());
    }
  }

  void editChannels(OrderedJson& animation) {
    std::map<std::size_t, std::size_t> joints;  // by node
    for (std::size_t j = 0; j < source_.nodes.size(); ++j) joints[source_.nodes[j]] = j;
    OrderedJson channels = OrderedJson::array();
    std::set<TrackKey> done;
    std::size_t others = 0;
    double sampledError = 0;
    const auto put = [&](OrderedJson channel, const TrackKey& key) {
      channel["sampler"] = animation["samplers"].size();
      animation["samplers"].push_back(samplerOf(key, sampledError));
      channels.push_back(std::move(channel));
    };
    for (const OrderedJson& channel : animation["channels"]) {
      const OrderedJson& target = channel.at("target");
      const std::string path = target.at("path").get<std::string>();
      const auto at = std::find(std::begin(kTrackPaths), std::end(kTrackPaths), path);
      const auto joint =
          target.contains("node") ? joints.find(target.at("node").get<std::size_t>()) : joints.end();
      if (at == std::end(kTrackPaths) || joint == joints.end()) {
        ++others;
        channels.push_back(channel);
        shiftChannel(channels.back(), animation["samplers"]);
        continue;
      }
      const TrackKey key{joint->second, static_cast<std::size_t>(at - std::begin(kTrackPaths))};
      const auto change = changed_.find(key);
      if (change == changed_.end()) {
        channels.push_back(channel);
        shiftChannel(channels.back(), animation["samplers"]);
        continue;
      }
      done.insert(key);
      if (change->second != ThreeCurves{}) put(channel, key);
    }
    for (const auto& [key, curves] : changed_) {
      if (curves == ThreeCurves{} || done.count(key) > 0) continue;
      keyed_.insert(key.first);
      put({{"sampler", 0},
           {"target", {{"node", source_.nodes[key.first]}, {"path", kTrackPaths[key.second]}}}},
          key);
    }
    const TimeRange &range = scene_.range, &own = source_.scene.range;
    if (others > 0 && (range.start != own.start || range.end != own.end))
      report_.notes.push_back(fmt::format("{} that move no joint (morph weights) keep the timing they had",
                                          gltfCounted(others, "channel")));
    reportGltfSampled(sampledError, report_);
    animation["channels"] = std::move(channels);
    dropUnused(animation);
  }

  // Samplers that no channel names any more.
  static void dropUnused(OrderedJson& animation) {
    OrderedJson kept = OrderedJson::array();
    std::map<std::size_t, std::size_t> places;
    for (OrderedJson& channel : animation["channels"]) {
      const std::size_t sampler = channel.at("sampler").get<std::size_t>();
      const auto [at, first] = places.try_emplace(sampler, kept.size());
      if (first) kept.push_back(animation["samplers"].at(sampler));
      channel["sampler"] = at->second;
    }
    animation["samplers"] = std::move(kept);
  }

  OrderedJson samplerOf(const TrackKey& key, double& sampledError) {
    const Joint& joint = scene_.skeleton.joints[key.first];
    const std::string name = joint.name + ": " + kTrackPaths[key.second];
    const GltfFitOptions how{startTime_, options_.tolerance, 1 / scene_.frameRate};
    GltfFit fit;
    try {
      fit = fitGltfTrack(gltfPropertyOf(joint, key.second, changed_.at(key)), how);
    } catch (const Error& error) {
      throw Error(name + " " + error.message());
    }
    reportGltfFit(fit, name, key.second, report_, sampledError);
    using Kind = GltfTrack::Interpolation;
    const char* interpolation = fit.track.interpolation == Kind::Step     ? "STEP"
                                : fit.track.interpolation == Kind::Linear ? "LINEAR"
                                                                          : "CUBICSPLINE";
    return {
        {"input", timesAccessor(fit.track.times)},
        {"interpolation", interpolation},
        {"output", addFloats(fit.track.values, key.second == 1 ? "VEC4" : "VEC3", key.second == 1 ? 4 : 3)}};
  }

  // Where the file's times begin earlier than before, what was not fitted anew moves along.
  void shiftChannel(OrderedJson& channel, OrderedJson& samplers) {
    if (startTime_ == source_.startTime) return;
    OrderedJson sampler = samplers.at(channel.at("sampler").get<std::size_t>());
    std::vector<float> times = file_.floats(sampler.at("input").get<std::size_t>(), 1, "SCALAR");
    for (float& time : times)
      time = static_cast<float>(static_cast<double>(time) + source_.startTime - startTime_);
    sampler["input"] = timesAccessor(times);
    channel["sampler"] = samplers.size();
    samplers.push_back(std::move(sampler));
  }

  std::size_t timesAccessor(const std::vector<float>& times) {
    const auto [at, unknown] = timesAccessors_.try_emplace(times, 0);
    if (unknown) at->second = addFloats(times, "SCALAR", 1);
    return at->second;
  }

  std::size_t addFloats(const std::vector<float>& values, const char* type, std::size_t width) {
    OrderedJson accessor = {{"bufferView", file_.list("bufferViews").size()},
                            {"byteOffset", data_.size()},
                            {"componentType", 5126},
                            {"count", values.size() / width},
                            {"type", type}};
    if (width == 1) {
      const auto [low, high] = std::minmax_element(values.begin(), values.end());
      accessor["max"] = {static_cast<double>(*high)};
      accessor["min"] = {static_cast<double>(*low)};
    }
    data_.append(reinterpret_cast<const char*>(values.data()), values.size() * sizeof(float));
    newAccessors_.push_back(accessor.dump());
    return file_.accessors().size() + newAccessors_.size() - 1;
  }

  // Rest poses that changed, and nodes held by a matrix that are animated now.
  void editNodes() {
    const JsonSpan list = jsonMember(text_, root_, "nodes");
    std::set<std::size_t> joints = restChanged_;
    for (const std::size_t joint : keyed_) {
      const JsonSpan span = jsonElement(text_, list, source_.nodes[joint]);
      if (jsonMember(text_, span, "matrix")) joints.insert(joint);
    }
    for (const std::size_t j : joints) {
      const JsonSpan span = jsonElement(text_, list, source_.nodes[j]);
      OrderedJson node = OrderedJson::parse(text_.substr(span.begin, span.end - span.begin));
      const Joint& joint = scene_.skeleton.joints[j];
      const Quat q = gltfRotationOf(joint);
      node.erase("matrix");
      const auto set = [&](const char* key, const std::vector<double>& values, bool plain) {
        for (const double value : values) {
          if (!(std::abs(value) <= 3e38))
            throw Error("a joint at rest reaches values beyond glTF's single precision");
        }
        if (plain) {
          node.erase(key);
        } else {
          node[key] = values;
        }
      };
      set("translation", {joint.translation.x(), joint.translation.y(), joint.translation.z()},
          joint.translation.isZero(0));
      set("rotation", {q.x(), q.y(), q.z(), q.w()}, q.vec().isZero(0));
      set("scale", {joint.scale.x(), joint.scale.y(), joint.scale.z()}, joint.scale == Vec3::Ones());
      edits_.replace(span, node.dump());
    }
  }

  void addData() {
    if (data_.empty()) return;
    const bool inChunk = binary_ && firstBufferIsChunk();
    std::size_t offset = 0;
    if (inChunk) {
      chunk_ = std::string(file_.binary() ? file_.chunk() : file_.buffer(0));
      const std::size_t length = file_.buffer(0).size();
      chunk_.resize((length + 3) / 4 * 4, '\0');
      offset = chunk_.size();
      if (offset + data_.size() > std::numeric_limits<std::uint32_t>::max())
        throw Error("is larger than the 4 GB glTF can hold");
      chunk_ += data_;
      chunkLength_ = chunk_.size();
    } else {
      newBuffer_ =
          fmt::format("{{\"byteLength\":{},\"uri\":\"{}{}\"}}", data_.size(), kDataUri, base64Of(data_));
    }
    edits_.append(root_, "bufferViews",
                  fmt::format("{{\"buffer\":{},\"byteOffset\":{},\"byteLength\":{}}}",
                              inChunk ? 0 : file_.list("buffers").size(), offset, data_.size()));
    std::string accessors;
    for (const std::string& accessor : newAccessors_) accessors += (accessors.empty() ? "" : ",") + accessor;
    edits_.append(root_, "accessors", accessors);
  }

  // A .glb's first buffer is its chunk, unless it names another place; so is that of a .gltf made a .glb.
  bool firstBufferIsChunk() const {
    const std::vector<JsonNode> buffers = file_.list("buffers");
    if (buffers.empty()) return false;
    return file_.binary() ? !buffers[0].find("uri") && file_.hasChunk() : true;
  }

  void editBuffers() {
    const JsonSpan list = jsonMember(text_, root_, "buffers");
    const std::vector<JsonNode> buffers = file_.list("buffers");
    for (std::size_t i = 0; i < buffers.size(); ++i) {
      const JsonNode uri = buffers[i].find("uri");
      const bool isChunk = i == 0 && binary_ && firstBufferIsChunk();
      const bool wasChunk = i == 0 && file_.binary() && !uri && file_.hasChunk();
      const bool outside = uri && uri.text().substr(0, 5) != "data:";
      const bool takenIn = (wasChunk && !isChunk) || (outside && moved_ && !isChunk);
      if (isChunk && chunk_.empty()) chunk_ = std::string(wasChunk ? file_.chunk() : file_.buffer(0));
      if (!takenIn && !(isChunk && (!wasChunk || chunkLength_ > 0))) continue;
      const JsonSpan span = jsonElement(text_, list, i);
      OrderedJson buffer = OrderedJson::parse(text_.substr(span.begin, span.end - span.begin));
      if (isChunk) {
        buffer.erase("uri");
        buffer["byteLength"] = chunkLength_ > 0 ? chunkLength_ : file_.buffer(0).size();
      } else {
        buffer["uri"] = kDataUri + base64Of(file_.buffer(i));
      }
      edits_.replace(span, buffer.dump());
    }
    if (!newBuffer_.empty()) edits_.append(root_, "buffers", newBuffer_);
  }

  void takeImagesIn() {
    const std::vector<JsonNode> images = file_.list("images");
    const JsonSpan list = jsonMember(text_, root_, "images");
    for (std::size_t i = 0; i < images.size(); ++i) {
      const JsonNode uri = images[i].find("uri");
      if (!uri || uri.text().substr(0, 5) == "data:") continue;
      const std::string name(uri.text());
      const fs::path path = fileNamed(name, folder_);
      if (path.empty()) {
        report_.notes.push_back(
            fmt::format("the image {} was not taken along: it is not a file beside the original",
                        footfall::quoted(name)));
        continue;
      }
      const JsonSpan span = jsonElement(text_, list, i);
      OrderedJson image = OrderedJson::parse(text_.substr(span.begin, span.end - span.begin));
      image["uri"] = "data:" + mediaType(path) + ";base64," + base64Of(readFile(path.string()));
      edits_.replace(span, image.dump());
    }
  }

  std::string wrapped(std::string json) const {
    json.resize((json.size() + 3) / 4 * 4, ' ');
    std::string chunk = chunk_;
    chunk.resize((chunk.size() + 3) / 4 * 4, '\0');
    const std::string_view behind = file_.behind();
    const std::size_t total = 12 + 8 + json.size() + (chunk.empty() ? 0 : 8 + chunk.size()) + behind.size();
    if (total > std::numeric_limits<std::uint32_t>::max())
      throw Error("is larger than the 4 GB glTF can hold");
    std::string bytes = "glTF";
    appendWord(bytes, 2);
    appendWord(bytes, total);
    appendWord(bytes, json.size());
    bytes += "JSON" + json;
    if (!chunk.empty()) {
      appendWord(bytes, chunk.size());
      bytes.append("BIN\0", 4);
      bytes += chunk;
    }
    return bytes.append(behind);
  }

  const Scene& scene_;
  const GltfSceneSource& source_;
  bool binary_, moved_ = false;
  const WriteOptions& options_;
  WriteReport& report_;
  GltfFile file_;
  std::string_view text_;
  JsonSpan root_;
  JsonEdits edits_;
  fs::path folder_;
  double startTime_ = 0;
  std::map<TrackKey, ThreeCurves> tracks_, changed_;  // changed without curves: taken away
  std::set<std::size_t> restChanged_, keyed_;         // joints; keyed_: with a track they had not
  std::map<std::vector<float>, std::size_t> timesAccessors_;
  std::vector<std::string> newAccessors_;
  std::string data_, chunk_, newBuffer_;
  std::size_t chunkLength_ = 0;  // of the first buffer with what was added; 0: as it was
};

}  // namespace

bool keepsGltfNodes(const Scene& scene) {
  if (!scene.gltf || scene.motion) return false;
  const std::vector<Joint>&now = scene.skeleton.joints, &was = scene.gltf->scene.skeleton.joints;
  return std::equal(now.begin(), now.end(), was.begin(), was.end(),
                    [](const Joint& a, const Joint& b) { return a.name == b.name && a.parent == b.parent; });
}

std::string rewriteGltf(const Scene& scene, bool binary, const std::string& file, const WriteOptions& options,
                        WriteReport& report) {
  return GltfRewriter(scene, binary, file, options, report).write();
}

}  // namespace footfall

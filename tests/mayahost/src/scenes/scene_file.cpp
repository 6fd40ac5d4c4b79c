// SPDX-License-Identifier: MIT
#include "scenes/scene_file.h"

#include "graph/builtin.h"
#include "scenes/scene.h"
#include "scenes/scene_reader.h"
#include "scenes/scene_writer.h"

#include "base/scanner.h"
#include "base/units.h"

#include <maya/MAngle.h>
#include <maya/MDistance.h>
#include <maya/MSceneMessage.h>

#include <cmath>
#include <filesystem>

namespace mayahost {
namespace {

void announce(MSceneMessage::Message message) {
  Scene::get().tell({Event::Kind::scene, nullptr, message, {}, {}, false, ""});
}

// Whether no callback objects.
bool allowed(MSceneMessage::Message message) {
  Event event{Event::Kind::sceneCheck, nullptr, message, {}, {}, false, ""};
  bool fine = true;
  event.allowed = &fine;
  Scene::get().tell(event);
  return fine;
}

// Sets a state of the file for a while.
class During {
 public:
  During(bool& state, std::string path) : state_(state) {
    state_ = true;
    Scene::get().file.upcoming = std::move(path);
  }
  ~During() {
    state_ = false;
    Scene::get().file.upcoming.clear();
  }

 private:
  bool& state_;
};

MStatus refuse(const std::string& message) {
  Scene::get().say(Message::Kind::error, message);
  return MStatus::kFailure;
}

void useUnits(const footfall::FileUnits& units) {
  for (int unit = MTime::kHours; unit < MTime::kLast; ++unit) {
    const MTime one(1.0, static_cast<MTime::Unit>(unit));
    if (std::fabs(one.as(MTime::kSeconds) * units.frameRate - 1.0) > 1e-9) continue;
    MTime::setUIUnit(one.unit());
    break;
  }
  for (int unit = MDistance::kInches; unit < MDistance::kLast; ++unit) {
    const MDistance one(1.0, static_cast<MDistance::Unit>(unit));
    if (std::fabs(one.as(MDistance::kMeters) / units.metresPerUnit - 1.0) < 1e-9)
      MDistance::setUIUnit(one.unit());
  }
  const bool radians = units.radiansPerUnit == 1.0;
  MAngle::setUIUnit(radians ? MAngle::kRadians : MAngle::kDegrees);
}

// The scene of a file; null, with a message, if it is none.
struct Parsed {
  explicit Parsed(const std::string& path) : source(footfall::readFile(path), path), graph(source) {}
  footfall::MayaAscii source;
  footfall::MayaGraph graph;
};

std::unique_ptr<Parsed> parse(const std::string& path) {
  try {
    return std::make_unique<Parsed>(path);
  } catch (const footfall::Error& error) {
    refuse(error.what());
    return nullptr;
  }
}

MStatus write(const std::string& path) {
  try {
    footfall::writeFile(path, sceneText(path));
    return MStatus::kSuccess;
  } catch (const footfall::Error& error) {
    return refuse(error.what());
  }
}

struct UnknownNode : MPxNode {
  SchedulingType schedulingType() const override { return kParallel; }
};

}  // namespace

MStatus newFile() {
  if (!allowed(MSceneMessage::kBeforeNewCheck)) return MStatus::kFailure;
  const During newing(Scene::get().file.newing, "");
  Scene::get().clear();
  return MStatus::kSuccess;
}

MStatus openFile(const std::string& path) {
  auto& scene = Scene::get();
  const auto parsed = parse(path);
  if (!parsed || !allowed(MSceneMessage::kBeforeOpenCheck)) return MStatus::kFailure;
  const During opening(scene.file.opening, path);
  announce(MSceneMessage::kBeforeOpen);
  scene.clear();
  announce(MSceneMessage::kBeforeFileRead);
  useUnits(parsed->graph.units().back());
  const bool whole = SceneReader(parsed->graph, "").read();
  scene.file.path = std::filesystem::absolute(path).string();
  scene.file.failed = !whole;
  scene.file.modified = false;
  scene.undo.clear();
  announce(MSceneMessage::kAfterFileRead);
  announce(MSceneMessage::kAfterOpen);
  Scene::get().tellNamed("SceneOpened");
  announce(MSceneMessage::kSceneUpdate);
  if (whole) return MStatus::kSuccess;
  return refuse("Errors have occurred while reading this scene that may result in data loss.");
}

MStatus importFile(const std::string& path, const std::string& nameSpace) {
  auto& scene = Scene::get();
  const auto parsed = parse(path);
  if (!parsed || !allowed(MSceneMessage::kBeforeImportCheck)) return MStatus::kFailure;
  const During importing(scene.file.importing, path);
  announce(MSceneMessage::kBeforeImport);
  announce(MSceneMessage::kBeforeFileRead);
  const bool whole = SceneReader(parsed->graph, nameSpace).read();
  scene.file.failed = !whole;
  scene.file.modified = true;
  scene.undo.clear();
  announce(MSceneMessage::kAfterFileRead);
  announce(MSceneMessage::kAfterImport);
  if (whole) return MStatus::kSuccess;
  return refuse("Errors have occurred while reading this scene that may result in data loss.");
}

MStatus saveFile(const std::string& path) {
  auto& file = Scene::get().file;
  if (path.empty()) return refuse("The scene has no name to be saved under.");
  if (!allowed(MSceneMessage::kBeforeSaveCheck)) return MStatus::kFailure;
  const During writing(file.writing, path);
  announce(MSceneMessage::kBeforeSave);
  const MStatus status = write(path);
  if (!status) return status;
  file.path = std::filesystem::absolute(path).string();
  file.modified = false;
  announce(MSceneMessage::kAfterSave);
  Scene::get().tellNamed("SceneSaved");
  return status;
}

MStatus exportFile(const std::string& path) {
  if (!allowed(MSceneMessage::kBeforeExportCheck)) return MStatus::kFailure;
  const During writing(Scene::get().file.writing, path);
  announce(MSceneMessage::kBeforeExport);
  const MStatus status = write(path);
  if (status) announce(MSceneMessage::kAfterExport);
  return status;
}

std::string sceneText(const std::string& path) {
  return SceneWriter(path).text();
}

void registerUnknownTypes() {
  struct Unknown {
    const char* name;
    const char* base;
    unsigned id;
    MFn::Type api;
  };
  const Unknown kinds[] = {{"unknown", "dependNode", 0x554e4b4e, MFn::kUnknown},
                           {"unknownDag", "dagNode", 0x554e4b44, MFn::kUnknownDag},
                           {"unknownTransform", "transform", 0x554e4b54, MFn::kUnknownTransform}};
  for (const Unknown& kind : kinds) {
    addBuiltin(
        kind.name, kind.id, kind.api, [] { return new UnknownNode; },
        [&](NodeType& type) {
          type.creatable = false;
          if (kind.api == MFn::kUnknownDag) type.functions = {MFn::kDagNode};
          if (kind.api == MFn::kUnknownTransform) type.functions = {MFn::kDagNode, MFn::kTransform};
          return MStatus(MStatus::kSuccess);
        },
        kind.base);
  }
}

}  // namespace mayahost

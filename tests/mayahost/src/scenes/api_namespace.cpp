// SPDX-License-Identifier: MIT
// MNamespace.
#include "edits/edit.h"
#include "scenes/scene.h"

#include <maya/MNamespace.h>
#include <maya/MStringArray.h>

using namespace mayahost;

namespace {

// Without a leading colon; relative names are below the current namespace.
std::string absolute(const MString& name) {
  const std::string own = text(name);
  if (own.empty() || own == ":") return "";
  if (own[0] == ':') return own.substr(1);
  const std::string& current = Scene::get().currentNamespace;
  return current.empty() ? own : current + ":" + own;
}

bool inside(const std::string& name, const std::string& space, bool recurse) {
  const std::size_t colon = name.rfind(':');
  const std::string own = colon == std::string::npos ? "" : name.substr(0, colon);
  return own == space || (recurse && (space.empty() || own.compare(0, space.size() + 1, space + ":") == 0));
}

}  // namespace

OPENMAYA_MAJOR_NAMESPACE_OPEN

const char* MNamespace::className() {
  return "MNamespace";
}
MStatus MNamespace::addNamespace(const MString& name, const MString* parent) {
  const std::string space = parent ? absolute(*parent) : Scene::get().currentNamespace;
  const std::string full = parent && !space.empty() ? space + ":" + text(name) : absolute(name);
  if (full.empty() || !(validateName(text(full)) == text(full))) return MStatus::kInvalidParameter;
  return Scene::get().namespaces.insert(full).second ? MStatus::kSuccess : MStatus::kFailure;
}
MString MNamespace::currentNamespace(MStatus* ReturnStatus) {
  tell(ReturnStatus, MStatus::kSuccess);
  return text(":" + Scene::get().currentNamespace);
}
MStatus MNamespace::setCurrentNamespace(const MString& name) {
  if (!namespaceExists(name)) return MStatus::kInvalidParameter;
  Scene::get().currentNamespace = absolute(name);
  return MStatus::kSuccess;
}
MStringArray MNamespace::getNamespaces(const bool recurse, MStatus* ReturnStatus) {
  return getNamespaces(currentNamespace(), recurse, ReturnStatus);
}
MStringArray MNamespace::getNamespaces(const MString& parentNamespace, const bool recurse,
                                       MStatus* ReturnStatus) {
  tell(ReturnStatus, namespaceExists(parentNamespace) ? MStatus::kSuccess : MStatus::kInvalidParameter);
  MStringArray result;
  const std::string space = absolute(parentNamespace);
  for (const auto& name : Scene::get().namespaces) {
    if (inside(name, space, recurse)) result.append(text(":" + name));
  }
  return result;
}
bool MNamespace::namespaceExists(const MString& name, MStatus* ReturnStatus) {
  tell(ReturnStatus, MStatus::kSuccess);
  const std::string full = absolute(name);
  return full.empty() || Scene::get().namespaces.count(full) > 0;
}
MStatus MNamespace::removeNamespace(const MString& name, bool removeContents) {
  const std::string full = absolute(name);
  if (full.empty() || !Scene::get().namespaces.count(full)) return MStatus::kInvalidParameter;
  const auto nodes = Scene::get().nodes();
  Journal unkept;
  for (const auto& node : nodes) {
    if (!inside(node->name, full, true)) continue;
    if (!removeContents) return MStatus::kFailure;
    deleteNode(unkept, node);
  }
  auto& all = Scene::get().namespaces;
  for (auto it = all.begin(); it != all.end();) {
    it = *it == full || inside(*it, full, true) ? all.erase(it) : std::next(it);
  }
  return MStatus::kSuccess;
}
MObjectArray MNamespace::getNamespaceObjects(const MString& parentNamespace, const bool recurse,
                                             MStatus* ReturnStatus) {
  tell(ReturnStatus, namespaceExists(parentNamespace) ? MStatus::kSuccess : MStatus::kInvalidParameter);
  MObjectArray result;
  for (const auto& node : Scene::get().nodes()) {
    if (inside(node->name, absolute(parentNamespace), recurse)) result.append(Access::wrap(node));
  }
  return result;
}
MString MNamespace::rootNamespace(MStatus* ReturnStatus) {
  tell(ReturnStatus, MStatus::kSuccess);
  return MString(":");
}
MString MNamespace::getNamespaceFromName(const MString& fullName, MStatus* ReturnStatus) {
  tell(ReturnStatus, MStatus::kSuccess);
  const std::string name = text(fullName);
  const std::size_t colon = name.rfind(':');
  return colon == std::string::npos ? MString() : text(name.substr(0, colon));
}
MString MNamespace::stripNamespaceFromName(const MString& fullName, MStatus* ReturnStatus) {
  tell(ReturnStatus, MStatus::kSuccess);
  const std::string name = text(fullName);
  return text(name.substr(name.rfind(':') + 1));
}
MString MNamespace::validateName(const MString& name, MStatus* ReturnStatus) {
  tell(ReturnStatus, MStatus::kSuccess);
  std::string valid = text(name);
  for (char& c : valid) {
    if (!std::isalnum(static_cast<unsigned char>(c)) && c != '_' && c != ':') c = '_';
  }
  if (!valid.empty() && std::isdigit(static_cast<unsigned char>(valid[0]))) valid.insert(0, "_");
  return text(valid);
}

OPENMAYA_NAMESPACE_CLOSE

// SPDX-License-Identifier: MIT
#include "scenes/scene.h"

#include "curves/playback.h"
#include "dag/dag.h"
#include "graph/graph.h"
#include "graph/scheduler.h"

#include <maya/MSceneMessage.h>

#include <algorithm>

namespace mayahost {
namespace {

std::string validName(const std::string& wanted) {
  std::string name;
  for (const char c : wanted) {
    const bool fine = std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == ':' || c == '#';
    name += fine ? c : '_';
  }
  while (!name.empty() && name.front() == ':') name.erase(0, 1);
  const std::size_t base = name.rfind(':') == std::string::npos ? 0 : name.rfind(':') + 1;
  if (base < name.size() && std::isdigit(static_cast<unsigned char>(name[base]))) name.insert(base, "_");
  return name;
}

// Whether a pattern "a*|b" is the end of a path of the node, or "|a*|b" all of it; a bar matches bars alone.
bool matchesPath(const std::string& pattern, const Node& node) {
  const auto parts = [](const std::string& path) {
    std::vector<std::string> all(1);
    for (const char c : path) {
      if (c == '|') {
        all.emplace_back();
      } else {
        all.back() += c;
      }
    }
    return all;
  };
  auto wanted = parts(pattern);
  const bool whole = wanted.front().empty();
  if (whole) wanted.erase(wanted.begin());
  for (const DagRoute& route : routesTo(node)) {
    if (route.size() < wanted.size() || (whole && route.size() != wanted.size())) continue;
    const std::size_t start = route.size() - wanted.size();
    bool all = true;
    for (std::size_t i = 0; i < wanted.size(); ++i) all = all && matches(wanted[i], route[start + i]->name);
    if (all) return true;
  }
  return false;
}

}  // namespace

Scene& Scene::get() {
  static Scene* scene = [] {
    auto* made = new Scene;  // lives as long as the process: plug-ins may call back while it ends
    made->world_ = makeNode(findNodeType(std::string("world")));
    made->world_->name = "world";
    made->world_->added = made->world_->isDefault = true;
    made->populate();
    return made;
  }();
  return *scene;
}

void Scene::populate() {
  auto time = makeNode(findNodeType(std::string("time")));
  time->isDefault = true;
  add(time, "time1");
  ticks_ = ticksPer(MTime::uiUnit());
  time->block.find(wholeKey(time->type->implicitTime), true)->setNumber(ticks_);
}

void Scene::clear() {
  tell({Event::Kind::scene, nullptr, MSceneMessage::kBeforeNew, {}, {}, false, ""});
  undo.clear();
  selection.clear();
  forgetGraph();
  const auto nodes = nodes_;
  for (auto node = nodes.rbegin(); node != nodes.rend(); ++node) {
    tell({Event::Kind::preRemoval, node->get(), 0, {}, {}, false, ""});
    remove(*node);
    (*node)->sockets.clear();
    retire(**node);
  }
  makeDag(*world_);
  namespaces.clear();
  currentNamespace.clear();
  clearMessages();
  FileState fresh;
  fresh.newing = file.newing;
  fresh.opening = file.opening;
  fresh.upcoming = file.upcoming;
  file = fresh;
  playback() = Playback();
  populate();
  file.modified = false;
  tell({Event::Kind::scene, nullptr, MSceneMessage::kAfterNew, {}, {}, false, ""});
  tellNamed("NewSceneOpened");
}

std::vector<std::shared_ptr<Node>> Scene::named(const std::string& name) const {
  const auto found = byName_.find(name);
  return found == byName_.end() ? std::vector<std::shared_ptr<Node>>() : found->second;
}

std::vector<std::shared_ptr<Node>> Scene::lookUp(const std::string& name) const {
  const std::size_t bar = name.rfind('|');
  const std::string last = bar == std::string::npos ? name : name.substr(bar + 1);
  const bool absolute = !last.empty() && last[0] == ':';
  const std::string bare = absolute ? last.substr(1) : last;
  auto found = named(bare);
  if (found.empty() && !absolute && !currentNamespace.empty()) found = named(currentNamespace + ":" + bare);
  if (bar == std::string::npos) return found;
  const auto elsewhere = [&](const auto& node) { return !isDag(*node) || !hasPath(*node, name); };
  found.erase(std::remove_if(found.begin(), found.end(), elsewhere), found.end());
  return found;
}

std::shared_ptr<Node> Scene::find(const std::string& name) const {
  const auto found = lookUp(name);
  return found.size() == 1 ? found.front() : nullptr;
}

std::shared_ptr<Node> Scene::expect(const std::string& name) {
  const auto found = lookUp(name);
  if (found.size() == 1) return found.front();
  say(Message::Kind::error,
      (found.empty() ? "No object matches name: " : "More than one object matches name: ") + name);
  return nullptr;
}

std::vector<std::shared_ptr<Node>> Scene::match(const std::string& pattern) const {
  if (pattern.find_first_of("*?") == std::string::npos) return lookUp(pattern);
  std::vector<std::shared_ptr<Node>> found;
  const std::size_t bar = pattern.rfind('|');
  const std::string last = bar == std::string::npos ? pattern : pattern.substr(bar + 1);
  for (const auto& node : nodes_) {
    if (!matches(last, node->name)) continue;
    if (bar == std::string::npos || (isDag(*node) && matchesPath(pattern, *node))) found.push_back(node);
  }
  return found;
}

PlugPath Scene::plug(const std::string& name) const {
  const std::size_t dot = name.find('.');
  if (dot == std::string::npos) return {};
  const auto node = find(name.substr(0, dot));
  if (!node) return {};
  const auto key = parsePlug(*node, name.substr(dot + 1));
  return key ? PlugPath{node, *key} : PlugPath{};
}

bool Scene::taken(const std::string& name, const Node& node,
                  const std::vector<std::shared_ptr<Node>>& parents) const {
  for (const auto& other : named(name)) {
    if (other.get() == &node) continue;
    if (!isDag(*other) || !isDag(node)) return true;
    for (const auto& parent : dagParents(*other)) {
      if (std::find(parents.begin(), parents.end(), parent) != parents.end()) return true;
    }
  }
  return false;
}

std::string Scene::uniqueName(const std::string& wanted, const Node& node,
                              const std::vector<std::shared_ptr<Node>>& parents) const {
  std::string name = validName(wanted);
  if (name.empty()) name = "node#";
  if (!currentNamespace.empty() && wanted.find(':') == std::string::npos)
    name = currentNamespace + ":" + name;
  if (name.find('#') == std::string::npos && !taken(name, node, parents)) return name;
  std::string stem = name.substr(0, name.find('#'));
  if (name.find('#') == std::string::npos) {
    while (!stem.empty() && std::isdigit(static_cast<unsigned char>(stem.back()))) stem.pop_back();
  }
  for (unsigned long i = 1;; ++i) {
    const std::string candidate = stem + std::to_string(i);
    const auto same = named(candidate);
    if (same.empty() || (same.size() == 1 && same.front().get() == &node)) return candidate;
  }
}

std::size_t Scene::placeOf(const Node& node) const {
  const auto found =
      std::find_if(nodes_.begin(), nodes_.end(), [&](const auto& n) { return n.get() == &node; });
  return static_cast<std::size_t>(found - nodes_.begin());
}

void Scene::add(const std::shared_ptr<Node>& node, const std::string& name, std::size_t at) {
  node->name = name;
  node->added = true;
  touch();
  nodes_.insert(nodes_.begin() + static_cast<std::ptrdiff_t>(std::min(at, nodes_.size())), node);
  byName_[name].push_back(node);
  ++topology;
  tell({Event::Kind::nodeAdded, node.get(), 0, {}, {}, false, ""});
  if (isDag(*node)) tellNamed("DagObjectCreated");
}

void Scene::remove(const std::shared_ptr<Node>& node) {
  tell({Event::Kind::nodeRemoved, node.get(), 0, {}, {}, false, ""});
  const unsigned selectedBefore = selection.length();
  for (unsigned i = selectedBefore; i-- > 0;) {
    MObject selected;
    if (selection.getDependNode(i, selected) && as<Node>(selected) == node) selection.remove(i);
  }
  if (selection.length() < selectedBefore) tellNamed("SelectionChanged");
  nodes_.erase(std::remove(nodes_.begin(), nodes_.end(), node), nodes_.end());
  auto& named = byName_[node->name];
  named.erase(std::remove(named.begin(), named.end(), node), named.end());
  node->added = false;
  touch();
  ++topology;
}

void Scene::rename(const std::shared_ptr<Node>& node, const std::string& name) {
  auto& named = byName_[node->name];
  named.erase(std::remove(named.begin(), named.end(), node), named.end());
  const std::string former = node->name;
  node->name = name;
  touch();
  byName_[name].push_back(node);
  tell({Event::Kind::nameChanged, node.get(), 0, {}, {}, false, former});
  tellNamed("NameChanged");
}

void Scene::setTicks(double ticks) {
  ticks_ = ticks;
  evaluateAtTime();
  tell({Event::Kind::timeChange, nullptr, 0, {}, {}, false, ""});
  tellNamed("timeChanged");
}

MCallbackId Scene::addCallback(Callback callback) {
  callback.id = ++lastCallback_;
  listened_.insert(static_cast<int>(callback.kind));
  callbacks_.push_back(std::make_shared<Callback>(std::move(callback)));
  return lastCallback_;
}

bool Scene::removeCallback(MCallbackId id) {
  const auto found =
      std::find_if(callbacks_.begin(), callbacks_.end(), [&](const auto& c) { return c->id == id; });
  if (found == callbacks_.end()) return false;
  callbacks_.erase(found);
  return true;
}

std::vector<MCallbackId> Scene::callbacksOf(const Node& node) const {
  std::vector<MCallbackId> ids;
  for (const auto& callback : callbacks_) {
    if (callback->ofNode && callback->node.lock().get() == &node) ids.push_back(callback->id);
  }
  return ids;
}

void Scene::tell(const Event& event) {
  if (!listened(event.kind)) return;
  const auto listening = callbacks_;
  for (const auto& callback : listening) {
    if (callback->kind != event.kind) continue;
    if (callback->ofNode && callback->node.lock().get() != event.node) continue;
    if (event.kind == Event::Kind::named && callback->name != event.text) continue;
    if (!callback->nodeType.empty() && event.node && !event.node->type->derivesFrom(callback->nodeType))
      continue;
    const bool ofScene = event.kind == Event::Kind::scene || event.kind == Event::Kind::sceneStrings ||
                         event.kind == Event::Kind::sceneCheck;
    if (ofScene && callback->message != event.message) continue;
    // A callback may have removed a later one.
    if (std::find(callbacks_.begin(), callbacks_.end(), callback) == callbacks_.end()) continue;
    const MCallbackId outer = running_;
    running_ = callback->id;
    callback->call(event);
    running_ = outer;
  }
}

void Scene::say(Message::Kind kind, const std::string& what) {
  const std::lock_guard<std::mutex> lock(messageMutex_);
  messages_.push_back({kind, what});
}

void Scene::warnCycle(const std::string& plug) {
  {
    const std::lock_guard<std::mutex> lock(messageMutex_);
    if (!cycles_.insert(plug).second) return;
  }
  say(Message::Kind::warning, "Cycle on '" + plug + "' may not evaluate as expected.");
}

std::vector<Message> Scene::messages() const {
  const std::lock_guard<std::mutex> lock(messageMutex_);
  return messages_;
}

void Scene::clearMessages() {
  const std::lock_guard<std::mutex> lock(messageMutex_);
  messages_.clear();
  cycles_.clear();
}

bool matches(const std::string& pattern, const std::string& name) {
  std::size_t p = 0, n = 0, star = std::string::npos, resume = 0;
  while (n < name.size()) {
    const bool wild = p < pattern.size() && pattern[p] == '*';
    if (wild) {
      star = p++;
      resume = n;
    } else if (p < pattern.size() && (pattern[p] == name[n] || (pattern[p] == '?' && name[n] != ':'))) {
      ++p, ++n;
    } else if (star != std::string::npos && name[resume] != ':') {
      p = star + 1;
      n = ++resume;
    } else {
      return false;
    }
  }
  while (p < pattern.size() && pattern[p] == '*') ++p;
  return p == pattern.size();
}

}  // namespace mayahost

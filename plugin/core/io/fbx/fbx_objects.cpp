// SPDX-License-Identifier: MIT
#include "io/fbx/fbx_objects.h"

#include <cmath>

namespace footfall {
namespace {

constexpr std::string_view kBinarySeparator("\0\x01", 2);

// "Model::hip" in ASCII, "hip\0\1Model" in binary.
std::string nameOf(const std::string& typeAndName, bool binary) {
  const std::size_t cut = typeAndName.find(binary ? kBinarySeparator : std::string_view("::"));
  if (cut == std::string::npos) return typeAndName;
  return binary ? typeAndName.substr(0, cut) : typeAndName.substr(cut + 2);
}

}  // namespace

FbxObjects::FbxObjects(const FbxDocument& document) : document_(document) {
  readHeader();
  readTemplates();
  readObjects();
  into_.resize(objects_.size());
  outOf_.resize(objects_.size());
  readConnections();
}

// Since FBXHeaderVersion 1004 a file may count in the ticks of FBX 8: any TCDefinition but 127 says so.
void FbxObjects::readHeader() {
  const int header = document_.child(0, "FBXHeaderExtension");
  if (header < 0) return;
  const int version = document_.child(header, "FBXHeaderVersion");
  const int flags = document_.child(header, "OtherFlags");
  const int definition = flags >= 0 ? document_.child(flags, "TCDefinition") : -1;
  if (version < 0 || definition < 0 || document_.integer(version, 0).value_or(0) < 1004) return;
  if (document_.integer(definition, 0).value_or(127) != 127) ticksPerSecond_ = 141120000.0;
}

void FbxObjects::readTemplates() {
  const int definitions = document_.child(0, "Definitions");
  if (definitions < 0) return;
  for (int i = document_.node(definitions).firstChild; i >= 0; i = document_.node(i).next) {
    if (document_.node(i).name != "ObjectType") continue;
    const auto kind = document_.text(i, 0);
    const int properties = document_.child(i, "PropertyTemplate");
    if (kind && properties >= 0) templates_.emplace(*kind, properties);
  }
}

void FbxObjects::readObjects() {
  globalSettings_ = document_.child(0, "GlobalSettings");
  const int list = document_.child(0, "Objects");
  if (list < 0) throw Error({document_.file(), 0}, "holds no objects");
  const bool numbered = document_.version() >= 7000;
  FbxValue value;
  for (int i = document_.node(list).firstChild; i >= 0; i = document_.node(i).next) {
    if (document_.node(i).name == "GlobalSettings") {
      if (globalSettings_ < 0) globalSettings_ = i;
      continue;
    }
    FbxObject object;
    object.node = i;
    object.kind = std::string(document_.node(i).name);
    FbxValues values(document_, i);
    if (numbered) {
      if (!values.next(value) || value.kind != FbxValue::Kind::Integer) continue;
      object.id = value.integer;
    }
    if (!values.next(value) || value.kind != FbxValue::Kind::Text) continue;
    const std::string typeAndName = value.text;
    object.name = nameOf(typeAndName, document_.binary());
    if (values.next(value) && value.kind == FbxValue::Kind::Text) object.subtype = value.text;
    const int index = static_cast<int>(objects_.size());
    if (numbered) {
      byId_.emplace(object.id, index);
    } else {
      byName_.emplace(typeAndName, index);
    }
    objects_.push_back(std::move(object));
  }
}

int FbxObjects::find(std::string_view typeAndName) const {
  const auto found = byName_.find(std::string(typeAndName));
  return found == byName_.end() ? -1 : found->second;
}

int FbxObjects::referred(const FbxValue& value) const {
  if (value.kind == FbxValue::Kind::Integer) {
    const auto found = byId_.find(value.integer);
    if (found != byId_.end()) return found->second;
    return value.integer == 0 ? kFbxRoot : -1;
  }
  if (value.kind != FbxValue::Kind::Text) return -1;
  const int index = find(value.text);
  if (index >= 0) return index;
  return nameOf(value.text, document_.binary()) == "Scene" ? kFbxRoot : -1;
}

void FbxObjects::readConnections() {
  const int list = document_.child(0, "Connections");
  if (list < 0) return;
  for (int i = document_.node(list).firstChild; i >= 0; i = document_.node(i).next) {
    FbxValues values(document_, i);
    FbxValue value;
    if (!values.next(value) || value.kind != FbxValue::Kind::Text || value.text.size() != 2) continue;
    const std::string type = value.text;
    FbxConnection connection;
    connection.node = i;
    if (!values.next(value)) continue;
    connection.source = referred(value);
    if (type[0] == 'P' && (!values.next(value) || value.kind != FbxValue::Kind::Text)) continue;
    if (type[0] == 'P') connection.sourceProperty = value.text;
    if (!values.next(value)) continue;
    connection.target = referred(value);
    if (type[1] == 'P' && (!values.next(value) || value.kind != FbxValue::Kind::Text)) continue;
    if (type[1] == 'P') connection.targetProperty = value.text;
    if (connection.source < 0 || connection.target == -1) continue;
    const int index = static_cast<int>(connections_.size());
    outOf_[static_cast<std::size_t>(connection.source)].push_back(index);
    if (connection.target >= 0) into_[static_cast<std::size_t>(connection.target)].push_back(index);
    connections_.push_back(std::move(connection));
  }
}

std::optional<FbxNumbers> FbxObjects::numbersOf(int node, std::string_view property) const {
  int list = document_.child(node, "Properties70");
  const std::size_t first = list >= 0 ? 4 : 3;  // behind name, types and flags
  if (list < 0) list = document_.child(node, "Properties60");
  if (list < 0) return std::nullopt;
  std::optional<FbxNumbers> result;
  FbxValue value;
  for (int i = document_.node(list).firstChild; i >= 0; i = document_.node(i).next) {
    FbxValues values(document_, i);
    if (!values.next(value) || value.kind != FbxValue::Kind::Text || value.text != property) continue;
    FbxNumbers numbers;
    for (std::size_t k = 1; values.next(value); ++k) {
      if (k < first || numbers.count == numbers.values.size()) continue;
      if (!value.isNumber()) break;
      numbers.values[numbers.count++] = std::isfinite(value.real) ? value.real : 0;
    }
    if (numbers.count > 0) result = numbers;  // of several, the last holds
  }
  return result;
}

std::optional<FbxNumbers> FbxObjects::numbers(int object, std::string_view property) const {
  const FbxObject& each = (*this)[object];
  if (auto own = numbersOf(each.node, property)) return own;
  const auto found = templates_.find(each.kind);
  return found == templates_.end() ? std::nullopt : numbersOf(found->second, property);
}

double FbxObjects::number(int object, std::string_view property, double otherwise) const {
  const auto found = numbers(object, property);
  return found ? found->values[0] : otherwise;
}

bool FbxObjects::hasOwn(int object, std::string_view property) const {
  return numbersOf((*this)[object].node, property).has_value();
}

}  // namespace footfall

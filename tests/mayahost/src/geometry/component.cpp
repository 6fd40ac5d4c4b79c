// SPDX-License-Identifier: MIT
#include "geometry/component.h"

#include "geometry/geometry.h"

#include <maya/MFnMesh.h>

#include <algorithm>
#include <charconv>
#include <iterator>

namespace mayahost {
namespace {

struct Kind {
  MFn::Type type;
  const char* name;
};
constexpr Kind kinds[] = {{MFn::kMeshVertComponent, "vtx"},
                          {MFn::kMeshEdgeComponent, "e"},
                          {MFn::kMeshPolygonComponent, "f"},
                          {MFn::kCurveCVComponent, "cv"}};

bool number(const std::string& text, int& value) {
  const char* const end = text.data() + text.size();
  const auto read = std::from_chars(text.data(), end, value);
  return read.ec == std::errc() && read.ptr == end && value >= 0;
}

}  // namespace

std::vector<int> Component::numbers() const {
  if (!complete) return {elements.begin(), elements.end()};
  std::vector<int> all;
  for (int i = 0; i < whole; ++i) all.push_back(i);
  return all;
}

bool isComponentKind(MFn::Type kind) {
  for (const Kind& known : kinds) {
    if (known.type == kind) return true;
  }
  return false;
}

int countOf(const Node& shape, MFn::Type kind) {
  const MObject object = Access::wrap(std::const_pointer_cast<Node>(shape.shared_from_this()));
  const auto data = geometryOf(object);
  if (const auto curve = std::dynamic_pointer_cast<const CurveData>(data)) {
    const int repeated = curve->curve.form == NurbsCurve::Form::periodic ? curve->curve.degree : 0;
    return kind == MFn::kCurveCVComponent ? static_cast<int>(curve->curve.cvs.size()) - repeated : 0;
  }
  if (!data || !shape.hasFn(MFn::kMesh)) return 0;
  const MFnMesh mesh(object);
  if (kind == MFn::kMeshVertComponent) return mesh.numVertices();
  if (kind == MFn::kMeshEdgeComponent) return mesh.numEdges();
  return kind == MFn::kMeshPolygonComponent ? mesh.numPolygons() : 0;
}

std::shared_ptr<Component> readComponent(const std::string& text) {
  const std::size_t open = text.find('[');
  if (open == std::string::npos || text.back() != ']') return nullptr;
  const std::string inside = text.substr(open + 1, text.size() - open - 2);
  const std::string name = text.substr(0, open);
  const Kind* kind =
      std::find_if(std::begin(kinds), std::end(kinds), [&](const Kind& each) { return name == each.name; });
  if (kind == std::end(kinds)) return nullptr;
  const auto made = std::make_shared<Component>(kind->type);
  made->complete = inside == "*";
  if (made->complete) return made;
  const std::size_t colon = inside.find(':');
  int first = 0, last = 0;
  if (!number(inside.substr(0, colon), first)) return nullptr;
  last = first;
  if (colon != std::string::npos && !number(inside.substr(colon + 1), last)) return nullptr;
  constexpr int most = 10000000;  // no mesh of ours has more
  if (last < first || last > most) return nullptr;
  for (int i = first; i <= last; ++i) made->elements.insert(made->elements.end(), i);
  return made;
}

std::shared_ptr<Component> parseComponent(const Node& shape, const std::string& text) {
  const auto made = readComponent(text);
  const int count = made ? countOf(shape, made->kind) : 0;
  if (count == 0) return nullptr;
  made->whole = made->complete ? count : 0;
  return made->complete || *made->elements.rbegin() < count ? made : nullptr;
}

std::vector<std::string> componentNames(const Component& component) {
  std::string name;
  for (const Kind& kind : kinds) {
    if (kind.type == component.kind) name = kind.name;
  }
  if (component.complete) return {name + "[*]"};
  std::vector<std::string> all;
  const auto numbers = component.numbers();
  for (std::size_t i = 0; i < numbers.size();) {
    std::size_t last = i;
    while (last + 1 < numbers.size() && numbers[last + 1] == numbers[last] + 1) ++last;
    std::string range = std::to_string(numbers[i]);
    if (last > i) range += ":" + std::to_string(numbers[last]);
    all.push_back(name + "[" + range + "]");
    i = last + 1;
  }
  return all;
}

std::optional<std::vector<int>> chosen(const MObject& shape, const MObject& component, MFn::Type kind) {
  const auto own = as<Node>(shape);
  const int count = own ? countOf(*own, kind) : 0;
  std::vector<int> numbers;
  const auto part = as<Component>(component);
  if (!component.isNull() && (!part || part->kind != kind)) return std::nullopt;
  if (component.isNull() || part->complete) {
    for (int i = 0; i < count; ++i) numbers.push_back(i);
    return numbers;
  }
  for (const int i : part->elements) {
    if (i < count) numbers.push_back(i);
  }
  return numbers;
}

}  // namespace mayahost

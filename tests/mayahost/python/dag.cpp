// SPDX-License-Identifier: MIT
// The hierarchy, and matrices as xform reads and sets them.
#include "bindings.h"

#include "dag/dag.h"

#include <maya/MAngle.h>
#include <maya/MBoundingBox.h>
#include <maya/MDagPath.h>
#include <maya/MDistance.h>
#include <maya/MEulerRotation.h>
#include <maya/MFnDagNode.h>
#include <maya/MFnMatrixData.h>
#include <maya/MFnTransform.h>
#include <maya/MMatrix.h>
#include <maya/MPoint.h>
#include <maya/MQuaternion.h>
#include <maya/MTransformationMatrix.h>

#include <array>

namespace py = pybind11;

namespace mayahost {
namespace {

using Three = std::array<double, 3>;
using Sixteen = std::array<double, 16>;

MMatrix matrixOf(const Sixteen& numbers) {
  MMatrix matrix;
  for (unsigned i = 0; i < 16; ++i) matrix(i / 4, i % 4) = numbers[i];
  return matrix;
}
Sixteen numbersOf(const MMatrix& matrix) {
  Sixteen numbers{};
  for (unsigned i = 0; i < 16; ++i) numbers[i] = matrix(i / 4, i % 4);
  return numbers;
}

MDagPath pathTo(const std::shared_ptr<Node>& node) {
  MDagPath path;
  MDagPath::getAPathTo(Access::wrap(node), path);
  return path;
}

MMatrix localMatrix(const std::shared_ptr<Node>& node) {
  return MFnMatrixData(Access::plug({node, wholeKey(node->find("matrix"))}).asMObject()).matrix();
}

double number(const std::shared_ptr<Node>& node, const std::string& attribute) {
  const auto found = node->find(attribute);
  return found ? Access::plug({node, wholeKey(found)}).asDouble() : 0.0;
}
MVector vector(const std::shared_ptr<Node>& node, const std::string& attribute) {
  return MVector(number(node, attribute + "X"), number(node, attribute + "Y"), number(node, attribute + "Z"));
}

MEulerRotation::RotationOrder orderOf(const std::shared_ptr<Node>& node) {
  return static_cast<MEulerRotation::RotationOrder>(static_cast<int>(number(node, "rotateOrder")));
}

MMatrix turnOf(const MMatrix& matrix) {
  return MTransformationMatrix(matrix).rotation().asMatrix();
}

// The angles that, with the node's rotate axis and joint orient, make this turn of its own space.
Three anglesFor(const std::shared_ptr<Node>& node, const MMatrix& turn) {
  const MMatrix axis = MEulerRotation(vector(node, "rotateAxis")).asMatrix();
  MMatrix orient;
  if (node->find("jointOrient")) orient = MEulerRotation(vector(node, "jointOrient")).asMatrix();
  MEulerRotation angles = MEulerRotation::decompose(axis.inverse() * turn * orient.inverse(), orderOf(node));
  angles.setToClosestSolution(MEulerRotation(vector(node, "rotate"), orderOf(node)));
  return {angles.x, angles.y, angles.z};
}

void put(Journal& journal, const std::shared_ptr<Node>& node, const std::string& attribute,
         const Three& values, const std::array<const char*, 3>& ends = {"X", "Y", "Z"}) {
  for (std::size_t i = 0; i < 3; ++i) {
    const PlugPath plug{node, wholeKey(node->find(attribute + ends[i]))};
    if (Access::plug(plug).asDouble() == values[i]) continue;
    if (!setNumber(journal, plug, values[i])) {
      throw std::runtime_error("The attribute '" + nameOf(plug) +
                               "' is locked or connected and cannot be modified.");
    }
  }
}

template <typename Edit>
void change(Edit edit) {
  auto journal = std::make_unique<Journal>();
  try {
    edit(*journal);
  } catch (...) {
    journal->undo();
    throw;
  }
  keep(std::move(journal), "xform");
}

Sixteen getMatrix(const std::string& name, bool world) {
  const auto node = nodeNamed(name);
  if (world) return numbersOf(pathTo(node).inclusiveMatrix());
  return numbersOf(localMatrix(node));
}

void setMatrix(const std::string& name, const Sixteen& numbers, bool world) {
  const auto node = nodeNamed(name);
  const MMatrix local = world ? matrixOf(numbers) * pathTo(node).exclusiveMatrixInverse() : matrixOf(numbers);
  const MTransformationMatrix parts(local);
  double scale[3], shear[3];
  parts.getScale(scale, MSpace::kTransform);
  parts.getShear(shear, MSpace::kTransform);
  change([&](Journal& journal) {
    put(journal, node, "scale", {scale[0], scale[1], scale[2]});
    put(journal, node, "shear", {shear[0], shear[1], shear[2]}, {"XY", "XZ", "YZ"});
    put(journal, node, "rotate", anglesFor(node, parts.rotation().asMatrix()));
    // Pivots move the origin: what the matrix lacks goes to the translation.
    const MMatrix now = localMatrix(node);
    const MVector was = vector(node, "translate");
    put(journal, node, "translate",
        {was.x + local(3, 0) - now(3, 0), was.y + local(3, 1) - now(3, 1), was.z + local(3, 2) - now(3, 2)});
  });
}

Three shown(const MVector& v) {
  return {MDistance::internalToUI(v.x), MDistance::internalToUI(v.y), MDistance::internalToUI(v.z)};
}
MVector internal(const Three& v) {
  return MVector(MDistance::uiToInternal(v[0]), MDistance::uiToInternal(v[1]), MDistance::uiToInternal(v[2]));
}

Three getTranslation(const std::string& name, bool world) {
  const MFnTransform fn(pathTo(nodeNamed(name)));
  return shown(fn.getTranslation(world ? MSpace::kWorld : MSpace::kTransform));
}

void setTranslation(const std::string& name, const Three& to, bool world) {
  const auto node = nodeNamed(name);
  MVector own = internal(to);
  if (world) own = MVector(MPoint(own) * pathTo(node).exclusiveMatrixInverse());
  change([&](Journal& journal) { put(journal, node, "translate", {own.x, own.y, own.z}); });
}

Three getRotation(const std::string& name, bool world) {
  const auto node = nodeNamed(name);
  MEulerRotation angles(vector(node, "rotate"));
  if (world) angles = MEulerRotation::decompose(turnOf(pathTo(node).inclusiveMatrix()), orderOf(node));
  return {MAngle::internalToUI(angles.x), MAngle::internalToUI(angles.y), MAngle::internalToUI(angles.z)};
}

void setRotation(const std::string& name, const Three& to, bool world) {
  const auto node = nodeNamed(name);
  Three own = {MAngle::uiToInternal(to[0]), MAngle::uiToInternal(to[1]), MAngle::uiToInternal(to[2])};
  if (world) {
    const MMatrix turn = MEulerRotation(own[0], own[1], own[2], orderOf(node)).asMatrix();
    own = anglesFor(node, turn * turnOf(pathTo(node).exclusiveMatrix()).inverse());
  }
  change([&](Journal& journal) { put(journal, node, "rotate", own); });
}

Three getPivot(const std::string& name, const std::string& pivot, bool world) {
  const auto node = nodeNamed(name);
  const MVector own = vector(node, pivot);
  return shown(world ? MVector(MPoint(own) * pathTo(node).inclusiveMatrix()) : own);
}

void setPivot(const std::string& name, const std::string& pivot, const Three& to, bool world) {
  const auto node = nodeNamed(name);
  MVector own = internal(to);
  if (world) own = MVector(MPoint(own) * pathTo(node).inclusiveMatrixInverse());
  change([&](Journal& journal) { put(journal, node, pivot, {own.x, own.y, own.z}); });
}

// The rotate order, with the angles that keep the turn if asked for.
void setOrder(const std::string& name, int order, bool preserve) {
  const auto node = nodeNamed(name);
  const auto to = static_cast<MEulerRotation::RotationOrder>(order);
  const MEulerRotation angles = MEulerRotation(vector(node, "rotate"), orderOf(node)).reorder(to);
  change([&](Journal& journal) {
    const PlugPath plug{node, wholeKey(node->find("rotateOrder"))};
    if (!setNumber(journal, plug, order)) throw std::runtime_error("The rotate order cannot be changed");
    if (preserve) put(journal, node, "rotate", {angles.x, angles.y, angles.z});
  });
}

// The child's name after it.
std::string parentTo(const std::string& child, const std::string& parent) {
  const auto node = nodeNamed(child);
  const auto above = parent.empty() ? nullptr : nodeNamed(parent);
  if (!kept("parent", [&](Journal& journal) { return setParent(journal, node, above); }))
    throw std::runtime_error("'" + child + "' cannot be parented to '" + (above ? parent : "world") + "'.");
  return nameOf(*node);
}

// Of a node and what is below it; in the world, or in the space of its parent.
std::array<double, 6> getBox(const std::string& name, bool world) {
  const MDagPath path = pathTo(nodeNamed(name));
  MBoundingBox box = MFnDagNode(path).boundingBox();
  if (world) box.transformUsing(path.exclusiveMatrix());
  const double unit = MDistance(1.0, MDistance::kCentimeters).as(MDistance::uiUnit());
  const MPoint low = box.min() * unit, high = box.max() * unit;
  return {low.x, low.y, low.z, high.x, high.y, high.z};
}

}  // namespace

void bindDag(py::module_& m) {
  m.def("isDag", [](const std::string& name) { return isDag(*nodeNamed(name)); });
  m.def("dagParent", [](const std::string& name) {
    const auto parent = dagParent(*nodeNamed(name));
    return parent ? std::optional<std::string>(nameOf(*parent)) : std::nullopt;
  });
  m.def("dagChildren", [](const std::string& name) {
    std::vector<std::string> names;
    for (const auto& child : dagChildren(*nodeNamed(name))) names.push_back(nameOf(*child));
    return names;
  });
  m.def("fullPath", [](const std::string& name) { return fullPath(*nodeNamed(name)); });
  m.def("setParent", parentTo);
  m.def("getMatrix", getMatrix);
  m.def("setMatrix", setMatrix);
  m.def("getTranslation", getTranslation);
  m.def("setTranslation", setTranslation);
  m.def("getRotation", getRotation);
  m.def("setRotation", setRotation);
  m.def("getPivot", getPivot);
  m.def("setPivot", setPivot);
  m.def("getBox", getBox);
  m.def("setOrder", setOrder);
}

}  // namespace mayahost

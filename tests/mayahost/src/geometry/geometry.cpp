// SPDX-License-Identifier: MIT
// Shapes with geometry: nurbsCurve and mesh.
#include "geometry/geometry.h"

#include "dag/dag.h"
#include "edits/edit.h"
#include "graph/builtin.h"
#include "graph/evaluate.h"
#include "graph/graph.h"

#include <maya/MFnEnumAttribute.h>
#include <maya/MFnNumericAttribute.h>
#include <maya/MFnTypedAttribute.h>

namespace mayahost {
namespace {

// A kind of shape and its attributes.
struct ShapeKind {
  const char* type;
  MFnData::Type data;
  std::shared_ptr<Attribute> input, stored, local, world, matrices;
  std::shared_ptr<Attribute> degree, spans, form, minimum, maximum;  // of curves
};

class GeometryShape : public MPxNode {
 public:
  explicit GeometryShape(std::shared_ptr<const ShapeKind> kind) : kind_(std::move(kind)) {}
  SchedulingType schedulingType() const override { return kParallel; }
  const ShapeKind& kind() const { return *kind_; }

  void postConstructor() override {
    const auto& block = Access::node(*this)->block;
    block.find(wholeKey(kind_->world).element(0), true)->setDirty();
  }
  MStatus compute(const MPlug& plug, MDataBlock& block) override {
    const PlugPath path = Access::path(plug);
    if (path.key.attribute == kind_->local) return computeLocal(block);
    if (path.key.attribute == kind_->world) return computeWorld(path, block);
    if (kind_->degree && path.key.attribute != kind_->input) return computeNumber(path, block);
    return MStatus::kUnknownParameter;
  }

 private:
  static std::shared_ptr<Data> read(MDataBlock& block, const std::shared_ptr<Attribute>& attribute) {
    return Access::slot(block.inputValue(Access::wrap(attribute)))->data;
  }
  MStatus computeLocal(MDataBlock& block) {
    const auto in = read(block, kind_->input);
    MDataHandle out = block.outputValue(Access::wrap(kind_->local));
    Access::slot(out)->data = in ? in : read(block, kind_->stored);
    out.setClean();
    return MStatus::kSuccess;
  }
  MStatus computeWorld(const PlugPath& path, MDataBlock& block) {
    const auto& use = Access::use(block);
    const auto local = read(block, kind_->local);
    const auto array = use->block().find(wholeKey(kind_->world), true);
    std::vector<unsigned> wanted;
    if (path.key.isElement()) {
      wanted.push_back(static_cast<unsigned>(path.key.indices.back()));
    } else {
      const auto matrices = use->block().find(wholeKey(kind_->matrices), true);
      for (const auto& [i, element] : matrices->elements) wanted.push_back(i);
    }
    for (const unsigned i : wanted) {
      const auto matrix = use->block().find(wholeKey(kind_->matrices).element(i), true);
      ensure(*use->node, *matrix, use->context);
      const auto slot = array->element(i);
      slot->data = local ? local->clone() : nullptr;
      if (auto* data = dynamic_cast<GeometryData*>(slot->data.get()))
        data->matrix = Access::handle(matrix, use, false).asMatrix();
      slot->setClean();
    }
    return MStatus::kSuccess;
  }
  MStatus computeNumber(const PlugPath& path, MDataBlock& block) {
    const auto local = std::dynamic_pointer_cast<CurveData>(read(block, kind_->local));
    const bool any = local && !local->empty();
    const auto put = [&](const std::shared_ptr<Attribute>& attribute, double value) {
      const auto slot = Access::use(block)->block().find(wholeKey(attribute), true);
      slot->setNumber(value);
      slot->setClean();
    };
    const auto& key = path.key.attribute;
    if (key == kind_->degree) {
      put(key, any ? local->curve.degree : 0);
    } else if (key == kind_->spans) {
      put(key, any ? local->curve.spans() : 0);
    } else if (key == kind_->form) {
      put(key, any ? static_cast<int>(local->curve.form) - 1 : 0);
    } else if (key->contains(*kind_->minimum)) {
      put(kind_->minimum, any ? local->curve.start() : 0.0);
      put(kind_->maximum, any ? local->curve.end() : 0.0);
      Access::use(block)->block().find(wholeKey(key), true)->setClean();
    } else if (key == kind_->maximum) {
      put(kind_->maximum, any ? local->curve.end() : 0.0);
    } else {
      return MStatus::kUnknownParameter;
    }
    return MStatus::kSuccess;
  }

  std::shared_ptr<const ShapeKind> kind_;
};

GeometryShape* shapeOf(const Node& node) {
  return dynamic_cast<GeometryShape*>(node.px.get());
}

std::shared_ptr<Attribute> typed(const char* longName, const char* shortName, MFnData::Type type) {
  MFnTypedAttribute fn;
  return as<Attribute>(fn.create(longName, shortName, type));
}

MStatus affects(const std::shared_ptr<Attribute>& from, const std::shared_ptr<Attribute>& to) {
  return MPxNode::attributeAffects(Access::wrap(from), Access::wrap(to));
}

struct AttributeNames {
  const char *input[2], *stored[2], *local[2], *world[2];
};

MStatus addGeometry(NodeType& type, ShapeKind& kind, const AttributeNames& names) {
  kind.input = typed(names.input[0], names.input[1], kind.data);
  kind.stored = typed(names.stored[0], names.stored[1], kind.data);
  kind.local = typed(names.local[0], names.local[1], kind.data);
  kind.world = typed(names.world[0], names.world[1], kind.data);
  kind.matrices = type.find("worldMatrix");
  MFnAttribute stored(Access::wrap(kind.stored)), local(Access::wrap(kind.local));
  MFnAttribute world(Access::wrap(kind.world));
  stored.setHidden(true);
  asOutput(local);
  asOutput(world);
  world.setArray(true);
  world.setWorldSpace(true);
  for (const auto& attribute : {kind.input, kind.stored, kind.local, kind.world})
    MPxNode::addAttribute(Access::wrap(attribute));
  for (const auto& [from, to] : {std::pair(kind.input, kind.local), std::pair(kind.stored, kind.local),
                                 std::pair(kind.local, kind.world), std::pair(kind.matrices, kind.world)}) {
    const MStatus status = affects(from, to);
    if (!status) return status;
  }
  return MStatus::kSuccess;
}

MStatus initializeCurve(NodeType& type, ShapeKind& kind) {
  type.functions = {MFn::kDagNode, MFn::kShape, MFn::kCurve};
  addGeometry(type, kind, {{"create", "cr"}, {"cached", "cc"}, {"local", "l"}, {"worldSpace", "ws"}});
  MFnNumericAttribute numeric;
  MFnEnumAttribute choice;
  const auto out = [](MFnAttribute& fn, const MObject& made) {
    asOutput(fn);
    return as<Attribute>(made);
  };
  const MObject degree = numeric.create("degree", "d", MFnNumericData::kInt);
  kind.degree = out(numeric, degree);
  const MObject spans = numeric.create("spans", "s", MFnNumericData::kInt);
  kind.spans = out(numeric, spans);
  const MObject form = choice.create("form", "f", 0);
  const char* const forms[] = {"Open", "Closed", "Periodic"};
  for (short i = 0; i < 3; ++i) choice.addField(forms[i], i);
  kind.form = out(choice, form);
  const MObject low = numeric.create("minValue", "min", MFnNumericData::kDouble);
  kind.minimum = out(numeric, low);
  const MObject high = numeric.create("maxValue", "max", MFnNumericData::kDouble);
  kind.maximum = out(numeric, high);
  const MObject range = numeric.create("minMaxValue", "mm", low, high);
  asOutput(numeric);
  for (const MObject& attribute : {degree, spans, form, range}) {
    MPxNode::addAttribute(attribute);
    const MStatus status = affects(kind.local, as<Attribute>(attribute));
    if (!status) return status;
  }
  return MStatus::kSuccess;
}

MStatus initializeMesh(NodeType& type, ShapeKind& kind) {
  type.functions = {MFn::kDagNode, MFn::kShape, MFn::kSurface};
  return addGeometry(type, kind,
                     {{"inMesh", "i"}, {"cachedInMesh", "cim"}, {"outMesh", "o"}, {"worldMesh", "w"}});
}

MStatus nodeGeometry(const std::shared_ptr<Node>& node, std::shared_ptr<GeometryData>& data) {
  const GeometryShape* shape = node ? shapeOf(*node) : nullptr;
  if (!shape) return MStatus::kFailure;
  const auto slot = evaluatePlug({node, wholeKey(shape->kind().local)}, currentContext());
  data = slot ? std::dynamic_pointer_cast<GeometryData>(slot->data) : nullptr;
  return data ? MStatus::kSuccess : MStatus::kFailure;
}

}  // namespace

void CurveData::transform(const MMatrix& by) {
  for (Eigen::Vector4d& cv : curve.cvs) {
    const MPoint moved = MPoint(cv[0], cv[1], cv[2], cv[3]) * by;
    cv = {moved.x, moved.y, moved.z, moved.w};
  }
}

void MeshData::transform(const MMatrix& by) {
  std::vector<Eigen::Vector3f> points = mesh.points;
  for (Eigen::Vector3f& p : points) {
    const MPoint moved =
        MPoint(static_cast<double>(p[0]), static_cast<double>(p[1]), static_cast<double>(p[2])) * by;
    p = toEigen(moved).cast<float>();
  }
  mesh.setPoints(std::move(points));
}

std::shared_ptr<const GeometryData> geometryOf(const MObject& object) {
  auto data = as<GeometryData>(object);
  if (!data) nodeGeometry(as<Node>(object), data);
  return data && !data->empty() ? data : nullptr;
}

MStatus spaceMatrix(const MObject& object, const MDagPath& path, MSpace::Space space, MMatrix& matrix) {
  matrix = MMatrix();
  if (space != MSpace::kWorld) return MStatus::kSuccess;
  if (const auto data = as<GeometryData>(object)) {
    matrix = data->matrix;
    return MStatus::kSuccess;
  }
  if (!path.isValid() || path.node() != object) return MStatus::kInvalidParameter;
  matrix = path.inclusiveMatrix();
  return MStatus::kSuccess;
}

MStatus changeGeometry(const MObject& object, const std::function<MStatus(GeometryData&)>& change) {
  if (const auto data = as<GeometryData>(object)) return change(*data);
  const auto node = as<Node>(object);
  std::shared_ptr<GeometryData> data;
  const MStatus status = nodeGeometry(node, data);
  if (!status) return status;
  const ShapeKind& kind = shapeOf(*node)->kind();
  if (node->source(wholeKey(kind.input)) || node->isLocked(wholeKey(kind.stored))) return MStatus::kFailure;
  const auto copy = std::static_pointer_cast<GeometryData>(data->clone());
  const MStatus done = change(*copy);
  if (!done) return done;
  node->block.find(wholeKey(kind.input), true)->data = nullptr;
  node->block.find(wholeKey(kind.stored), true)->data = copy;
  spread({node, wholeKey(kind.stored)});
  return MStatus::kSuccess;
}

MObject placeGeometry(const std::shared_ptr<GeometryData>& made, const MObject& owner, const char* shapeType,
                      MStatus* status) {
  tell(status, MStatus::kSuccess);
  if (const auto data = as<GeometryData>(owner)) {
    if (data->dataType() != made->dataType()) {
      tell(status, MStatus::kInvalidParameter);
      return MObject::kNullObj;
    }
    made->matrix = data->matrix;
    if (const auto curve = std::dynamic_pointer_cast<CurveData>(data)) {
      *curve = static_cast<const CurveData&>(*made);
    } else {
      static_cast<MeshData&>(*data) = static_cast<const MeshData&>(*made);
    }
    return owner;
  }
  Journal unkept;
  const auto given = as<Node>(owner);
  if (!owner.isNull() && (!given || !given->hasFn(MFn::kTransform))) {
    tell(status, MStatus::kInvalidParameter);
    return MObject::kNullObj;
  }
  const bool curve = std::string(shapeType) == "nurbsCurve";
  const auto transform = given ? given : createNode(unkept, "transform", curve ? "curve1" : "polySurface1");
  const auto node = createNode(unkept, shapeType, transform->name + "Shape", transform);
  node->block.find(wholeKey(shapeOf(*node)->kind().stored), true)->data = made;
  spread({node, wholeKey(shapeOf(*node)->kind().stored)});
  return Access::wrap(given ? node : transform);
}

MVector transformNormal(const MVector& normal, const MMatrix& matrix) {
  const MMatrix inverse = matrix.inverse();
  MVector result;
  for (unsigned i = 0; i < 3; ++i) {
    result[i] = 0.0;
    for (unsigned j = 0; j < 3; ++j) result[i] += inverse(i, j) * normal[j];
  }
  return result.normal();
}

void registerGeometryShapes() {
  const auto add = [](const char* type, unsigned id, MFn::Type api, MFnData::Type data, auto initialize) {
    const auto kind = std::make_shared<ShapeKind>();
    kind->type = type;
    kind->data = data;
    addBuiltin(
        type, id, api, [kind] { return new GeometryShape(kind); },
        [&](NodeType& made) { return initialize(made, *kind); }, "dagNode");
  };
  addGeometryFormats();
  add("nurbsCurve", 0x4e435256, MFn::kNurbsCurve, MFnData::kNurbsCurve, initializeCurve);
  add("mesh", 0x444d5348, MFn::kMesh, MFnData::kMesh, initializeMesh);
}

}  // namespace mayahost

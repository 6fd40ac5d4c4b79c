// SPDX-License-Identifier: MIT
// The node types of the DAG: transform, joint, locator. Matrices act on row vectors.
#include "dag/dag.h"
#include "dag/transform_limits.h"
#include "graph/builtin.h"
#include "graph/evaluate.h"

#include <maya/MEulerRotation.h>
#include <maya/MFnCompoundAttribute.h>
#include <maya/MFnEnumAttribute.h>
#include <maya/MFnMatrixAttribute.h>
#include <maya/MFnNumericAttribute.h>
#include <maya/MFnTypedAttribute.h>
#include <maya/MFnUnitAttribute.h>
#include <maya/MMatrix.h>
#include <maya/MPxLocatorNode.h>
#include <maya/MVector.h>

namespace mayahost {
namespace {

struct DagNode : MPxNode {
  static MObject matrix, inverseMatrix, worldMatrix, worldInverse, parentMatrix, parentInverse;

  SchedulingType schedulingType() const override { return kParallel; }
  virtual MMatrix local(MDataBlock&) { return MMatrix(); }
  virtual bool inherits(MDataBlock&) { return true; }
  virtual MMatrix offset(MDataBlock&) { return MMatrix(); }  // between the local matrix and the parent's

  static void put(MDataBlock& block, const MObject& attribute, const std::vector<MMatrix>& values) {
    const auto& use = Access::use(block);
    const PlugKey key = wholeKey(as<Attribute>(attribute));
    for (unsigned i = 0; i < values.size(); ++i) {
      const auto slot = use->block().find(key.isArray() ? key.element(i) : key, true);
      Access::handle(slot, use, false).set(values[i]);
    }
    use->block().find(key, true)->setClean();
  }
  // The world matrices of the parents, one an instance of the node, in the context of the block.
  static std::vector<MMatrix> parents(MDataBlock& block) {
    const auto& use = Access::use(block);
    std::vector<MMatrix> all;
    for (const auto& parent : dagParents(*use->node)) {
      const std::size_t count = instanceCount(*parent);
      for (unsigned i = 0; i < count; ++i) {
        const PlugKey key = worldMatrixKey().element(i);
        const auto slot = blockOf(*parent, use->context).find(key, true);
        ensure(*parent, *slot, use->context);
        all.emplace_back(reinterpret_cast<const double(*)[4]>(slot->bytes.get()));
      }
    }
    if (all.empty()) all.emplace_back();
    return all;
  }
  MStatus compute(const MPlug& plug, MDataBlock& block) override {
    return compute(
        plug, block, [&] { return local(block); }, [&] { return inherits(block); },
        [&] { return offset(block); });
  }
  template <typename Local, typename Inherits, typename Offset>
  static MStatus compute(const MPlug& plug, MDataBlock& block, Local own, Inherits follows, Offset between) {
    if (plug == matrix) {
      put(block, matrix, {own()});
      return MStatus::kSuccess;
    }
    if (plug == inverseMatrix) {
      put(block, inverseMatrix, {own().inverse()});
      return MStatus::kSuccess;
    }
    const bool inverse = plug == worldInverse || plug == parentInverse;
    const bool world = plug == worldMatrix || plug == worldInverse;
    if (!world && plug != parentMatrix && plug != parentInverse) return MStatus::kUnknownParameter;
    std::vector<MMatrix> all = parents(block);
    const MMatrix mine = world ? own() : MMatrix();
    const bool alone = world && !follows();
    const MMatrix moved = between();
    const bool plain = moved == MMatrix::identity;
    for (MMatrix& m : all) {
      if (alone) m = MMatrix();
      if (!plain) m = moved * m;
      if (world) m = alone && plain ? mine : mine * m;
      if (inverse) m = m.inverse();
    }
    put(block, MObject(plug.attribute()), all);
    return MStatus::kSuccess;
  }
  static MObject output(const char* longName, const char* shortName, bool array) {
    MFnMatrixAttribute fn;
    const MObject made = fn.create(longName, shortName);
    fn.setArray(array);
    asOutput(fn);
    MPxNode::addAttribute(made);
    return made;
  }
  static MStatus initialize(NodeType& type) {
    type.functions = {MFn::kDagNode};
    MFnNumericAttribute numeric;
    const MObject visible = numeric.create("visibility", "v", MFnNumericData::kBoolean, 1.0);
    numeric.setKeyable(true);
    MPxNode::addAttribute(visible);
    MPxNode::addAttribute(numeric.create("intermediateObject", "io", MFnNumericData::kBoolean, 0.0));
    matrix = output("matrix", "m", false);
    inverseMatrix = output("inverseMatrix", "im", false);
    worldMatrix = output("worldMatrix", "wm", true);
    worldInverse = output("worldInverseMatrix", "wim", true);
    parentMatrix = output("parentMatrix", "pm", true);
    parentInverse = output("parentInverseMatrix", "pim", true);
    addGroups();
    return MStatus::kSuccess;
  }
  // What connects a node to the sets it is in, one element per instance; with its parts that are in sets.
  static void addGroups() {
    MFnTypedAttribute typed;
    MFnNumericAttribute numeric;
    MFnCompoundAttribute part, groups;
    const MObject components = typed.create("objectGrpCompList", "gcl", MFnData::kComponentList);
    const MObject id = numeric.create("objectGroupId", "gid", MFnNumericData::kInt);
    const MObject colour = numeric.create("objectGrpColor", "gco", MFnNumericData::kShort);
    const MObject parts = part.create("objectGroups", "og");
    for (const MObject& child : {components, id, colour}) part.addChild(child);
    part.setArray(true);
    const MObject all = groups.create("instObjGroups", "iog");
    groups.addChild(parts);
    groups.setArray(true);
    groups.setWorldSpace(true);
    groups.setHidden(true);
    MPxNode::addAttribute(all);
  }
  static MStatus affectsMatrices(const MObject& from) {
    for (const MObject& to : {matrix, inverseMatrix, worldMatrix, worldInverse}) {
      const MStatus status = MPxNode::attributeAffects(from, to);
      if (!status) return status;
    }
    return MStatus::kSuccess;
  }
};
MObject DagNode::matrix, DagNode::inverseMatrix, DagNode::worldMatrix, DagNode::worldInverse,
    DagNode::parentMatrix, DagNode::parentInverse;

// Three numbers of a unit (kInvalid: plain), named after the axes. Keyable are those that the channel box
// shows: translation, rotation, scale.
MObject triple(const std::string& longName, const std::string& shortName, MFnUnitAttribute::Type unit,
               double value, const char* const ends[3] = nullptr, bool array = false) {
  const char* const axes[3] = {"X", "Y", "Z"};
  const bool keyable = longName == "translate" || longName == "rotate" || longName == "scale";
  MObject parts[3];
  for (int i = 0; i < 3; ++i) {
    const std::string end = ends ? ends[i] : axes[i];
    std::string brief = end;
    for (char& c : brief) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    MFnUnitAttribute united;
    MFnNumericAttribute plain;
    const MString name = text(longName + end), nick = text(shortName + brief);
    parts[i] = unit == MFnUnitAttribute::kInvalid ? plain.create(name, nick, MFnNumericData::kDouble, value)
                                                  : united.create(name, nick, unit, value);
    MFnAttribute(parts[i]).setKeyable(keyable);
  }
  MFnNumericAttribute numeric;
  const MObject made = numeric.create(text(longName), text(shortName), parts[0], parts[1], parts[2]);
  numeric.setKeyable(keyable);
  numeric.setArray(array);
  MPxNode::addAttribute(made);
  return made;
}

MMatrix translation(const MVector& by) {
  MMatrix m;
  for (unsigned i = 0; i < 3; ++i) m(3, i) = by[i];
  return m;
}
MMatrix scaling(const MVector& by) {
  MMatrix m;
  for (unsigned i = 0; i < 3; ++i) m(i, i) = by[i];
  return m;
}
MMatrix shearing(const MVector& by) {
  MMatrix m;
  m(1, 0) = by.x;  // xy
  m(2, 0) = by.y;  // xz
  m(2, 1) = by.z;  // yz
  return m;
}

struct Transform : DagNode {
  static MObject follows, offsetParent, translate, rotate, order, scale, shear, axis, rotatePivot,
      rotatePivotTranslate, scalePivot, scalePivotTranslate;

  static MVector vector(MDataBlock& block, const MObject& attribute) {
    return block.inputValue(attribute).asVector();
  }
  static MMatrix rotation(MDataBlock& block) {
    const short how = block.inputValue(order).asShort();  // a connection may give it anything
    const bool fine = how >= MEulerRotation::kXYZ && how <= MEulerRotation::kZYX;
    const auto used = fine ? static_cast<MEulerRotation::RotationOrder>(how) : MEulerRotation::kXYZ;
    return MEulerRotation(vector(block, rotate), used).asMatrix();
  }
  static MMatrix axisRotation(MDataBlock& block) { return MEulerRotation(vector(block, axis)).asMatrix(); }

  bool inherits(MDataBlock& block) override { return block.inputValue(follows).asBool(); }
  MMatrix offset(MDataBlock& block) override { return block.inputValue(offsetParent).asMatrix(); }
  MMatrix local(MDataBlock& block) override { return plain(block); }
  static MMatrix plain(MDataBlock& block) {
    const MVector aroundScale = vector(block, scalePivot), aroundRotation = vector(block, rotatePivot);
    return translation(-aroundScale) * scaling(vector(block, scale)) * shearing(vector(block, shear)) *
           translation(aroundScale) * translation(vector(block, scalePivotTranslate)) *
           translation(-aroundRotation) * axisRotation(block) * rotation(block) *
           translation(aroundRotation) * translation(vector(block, rotatePivotTranslate)) *
           translation(vector(block, translate));
  }
  static MStatus initialize(NodeType& type) {
    type.functions = {MFn::kDagNode, MFn::kTransform};
    const char* const pairs[3] = {"XY", "XZ", "YZ"};
    MFnEnumAttribute choice;
    MFnNumericAttribute numeric;
    follows = numeric.create("inheritsTransform", "it", MFnNumericData::kBoolean, 1.0);
    MPxNode::addAttribute(follows);
    translate = triple("translate", "t", MFnUnitAttribute::kDistance, 0.0);
    rotate = triple("rotate", "r", MFnUnitAttribute::kAngle, 0.0);
    order = choice.create("rotateOrder", "ro", 0);
    const char* const orders[] = {"xyz", "yzx", "zxy", "xzy", "yxz", "zyx"};
    for (short i = 0; i < 6; ++i) choice.addField(orders[i], i);
    MPxNode::addAttribute(order);
    scale = triple("scale", "s", MFnUnitAttribute::kInvalid, 1.0);
    shear = triple("shear", "sh", MFnUnitAttribute::kInvalid, 0.0, pairs);
    axis = triple("rotateAxis", "ra", MFnUnitAttribute::kAngle, 0.0);
    rotatePivot = triple("rotatePivot", "rp", MFnUnitAttribute::kDistance, 0.0);
    rotatePivotTranslate = triple("rotatePivotTranslate", "rpt", MFnUnitAttribute::kDistance, 0.0);
    scalePivot = triple("scalePivot", "sp", MFnUnitAttribute::kDistance, 0.0);
    scalePivotTranslate = triple("scalePivotTranslate", "spt", MFnUnitAttribute::kDistance, 0.0);
    for (const MObject& from : {translate, rotate, order, scale, shear, axis, rotatePivot,
                                rotatePivotTranslate, scalePivot, scalePivotTranslate}) {
      const MStatus status = affectsMatrices(from);
      if (!status) return status;
    }
    addLimits();
    MFnMatrixAttribute between;
    offsetParent = between.create("offsetParentMatrix", "opm");
    MPxNode::addAttribute(offsetParent);
    for (const MObject& to : {worldMatrix, worldInverse, parentMatrix, parentInverse})
      MPxNode::attributeAffects(offsetParent, to);
    MPxNode::attributeAffects(follows, worldMatrix);
    learnLimits(type);
    type.isTransform = true;
    return MPxNode::attributeAffects(follows, worldInverse);
  }
};
MObject Transform::follows, Transform::offsetParent, Transform::translate, Transform::rotate,
    Transform::order, Transform::scale, Transform::shear, Transform::axis, Transform::rotatePivot,
    Transform::rotatePivotTranslate, Transform::scalePivot, Transform::scalePivotTranslate;

struct JointNode : Transform {
  static MObject orient, inverseScale, compensate;

  MMatrix local(MDataBlock& block) override {
    MVector inverse(1.0, 1.0, 1.0);
    if (block.inputValue(compensate).asBool()) {
      const MVector by = vector(block, inverseScale);
      for (unsigned i = 0; i < 3; ++i) inverse[i] = by[i] == 0.0 ? 1.0 : 1.0 / by[i];
    }
    return scaling(vector(block, scale)) * shearing(vector(block, shear)) * axisRotation(block) *
           rotation(block) * MEulerRotation(vector(block, orient)).asMatrix() * scaling(inverse) *
           translation(vector(block, translate));
  }
  static MStatus initialize(NodeType& type) {
    type.functions = {MFn::kDagNode, MFn::kTransform};
    MFnNumericAttribute numeric;
    MPxNode::addAttribute(numeric.create("radius", "radi", MFnNumericData::kDouble, 1.0));
    orient = triple("jointOrient", "jo", MFnUnitAttribute::kAngle, 0.0);
    inverseScale = triple("inverseScale", "is", MFnUnitAttribute::kInvalid, 1.0);
    triple("preferredAngle", "pa", MFnUnitAttribute::kAngle, 0.0);
    compensate = numeric.create("segmentScaleCompensate", "ssc", MFnNumericData::kBoolean, 1.0);
    MPxNode::addAttribute(compensate);
    for (const MObject& from : {orient, inverseScale, compensate}) {
      const MStatus status = affectsMatrices(from);
      if (!status) return status;
    }
    return MStatus::kSuccess;
  }
};
MObject JointNode::orient, JointNode::inverseScale, JointNode::compensate;

// A shape that knows where it is in the world, one element per instance.
struct LocatorNode : DagNode {
  MStatus compute(const MPlug& plug, MDataBlock& block) override {
    const MStatus status = DagNode::compute(plug, block);
    return status == MStatus::kUnknownParameter ? place(plug, block) : status;
  }
  static MStatus place(const MPlug& plug, MDataBlock& block) {
    const MObject& asked = MPxLocatorNode::worldPosition;
    if (plug != asked && !(plug.isChild() && plug.parent() == asked)) return MStatus::kUnknownParameter;
    const MPoint own(block.inputValue(MPxLocatorNode::localPosition).asVector());
    const auto& use = Access::use(block);
    const PlugKey key = wholeKey(as<Attribute>(asked));
    // By its own world matrix, which is clean from then on: what makes it dirty reaches this, too.
    const std::size_t count = instanceCount(*use->node);
    for (unsigned i = 0; i < count; ++i) {
      const auto slot = use->block().find(worldMatrixKey().element(i), true);
      ensure(*use->node, *slot, use->context);
      const MMatrix world(reinterpret_cast<const double(*)[4]>(slot->bytes.get()));
      Access::handle(use->block().find(key.element(i), true), use, false).set(MVector(own * world));
    }
    use->block().find(key, true)->setClean();
    return MStatus::kSuccess;
  }
};

void nameParts(const MObject& whole, MObject& x, MObject& y, MObject& z) {
  const MFnCompoundAttribute parts(whole);
  x = parts.child(0);
  y = parts.child(1);
  z = parts.child(2);
}

MStatus initializeLocator(NodeType& type) {
  type.functions = {MFn::kDagNode, MFn::kShape};
  using L = MPxLocatorNode;
  L::localPosition = triple("localPosition", "lp", MFnUnitAttribute::kDistance, 0.0);
  L::worldPosition = triple("worldPosition", "wp", MFnUnitAttribute::kDistance, 0.0, nullptr, true);
  L::localScale = triple("localScale", "los", MFnUnitAttribute::kInvalid, 1.0);
  nameParts(L::localPosition, L::localPositionX, L::localPositionY, L::localPositionZ);
  nameParts(L::worldPosition, L::worldPositionX, L::worldPositionY, L::worldPositionZ);
  nameParts(L::localScale, L::localScaleX, L::localScaleY, L::localScaleZ);
  MFnAttribute(L::worldPosition).setWorldSpace(true);
  for (const MObject& output : {L::worldPosition, L::worldPositionX, L::worldPositionY, L::worldPositionZ}) {
    MFnAttribute fn(output);
    asOutput(fn);
  }
  MPxNode::attributeAffects(L::localPosition, L::worldPosition);
  MPxNode::attributeAffects(DagNode::worldMatrix, L::worldPosition);
  L::instObjGroups = Access::wrap(type.find("instObjGroups"));
  L::objectGroups = Access::wrap(type.find("objectGroups"));
  L::objectGrpCompList = Access::wrap(type.find("objectGrpCompList"));
  L::objectGroupId = Access::wrap(type.find("objectGroupId"));
  L::objectGroupColor = Access::wrap(type.find("objectGrpColor"));
  L::matrix = DagNode::matrix;
  L::inverseMatrix = DagNode::inverseMatrix;
  L::worldMatrix = DagNode::worldMatrix;
  L::worldInverseMatrix = DagNode::worldInverse;
  L::parentMatrix = DagNode::parentMatrix;
  L::parentInverseMatrix = DagNode::parentInverse;
  L::visibility = Access::wrap(type.find("visibility"));
  L::intermediateObject = Access::wrap(type.find("intermediateObject"));
  return MStatus::kSuccess;
}

}  // namespace

std::vector<PlugKey> inheritedMatrices() {
  std::vector<PlugKey> keys;
  for (const MObject& array :
       {DagNode::parentMatrix, DagNode::parentInverse, DagNode::worldMatrix, DagNode::worldInverse})
    keys.push_back(wholeKey(as<Attribute>(array)));
  return keys;
}

PlugKey worldMatrixKey() {
  return wholeKey(as<Attribute>(DagNode::worldMatrix));
}

bool isWorldMatrix(const Attribute& attribute) {
  return &attribute == Access::get(DagNode::worldMatrix).get();
}

void refreshMatrices(Node& node) {
  const auto count = static_cast<unsigned>(instanceCount(node));
  for (const PlugKey& key : inheritedMatrices()) {
    const auto array = node.block.find(key, true);
    array->elements.erase(array->elements.lower_bound(count), array->elements.end());
    for (unsigned i = 0; i < count; ++i) array->element(i);
    array->setClean();  // so that making it dirty spreads
  }
}

void makeDag(Node& node) {
  node.extension = std::make_shared<DagLinks>();
  for (const PlugKey& key : inheritedMatrices()) node.block.find(key.element(0), true)->setDirty();
}

MStatus computeDagMatrix(const Node& node, const MPlug& plug, MDataBlock& block) {
  if (node.type->isTransform) {
    return DagNode::compute(
        plug, block, [&] { return Transform::plain(block); },
        [&] { return block.inputValue(Transform::follows).asBool(); },
        [&] { return MMatrix(block.inputValue(Transform::offsetParent).asMatrix()); });
  }
  const MStatus status = DagNode::compute(
      plug, block, [] { return MMatrix(); }, [] { return true; }, [] { return MMatrix(); });
  return status == MStatus::kUnknownParameter ? LocatorNode::place(plug, block) : status;
}

void registerDagTypes() {
  addBuiltin(
      "dagNode", 0x4441474e, MFn::kDagNode, [] { return new DagNode; }, DagNode::initialize);
  addBuiltin(
      "world", 0x574f524c, MFn::kWorld, [] { return new DagNode; },
      [](NodeType& type) {
        type.functions = {MFn::kDagNode};
        type.creatable = false;
        return MStatus(MStatus::kSuccess);
      },
      "dagNode");
  addBuiltin(
      "transform", 0x5846524d, MFn::kTransform, [] { return new Transform; }, Transform::initialize,
      "dagNode");
  addBuiltin(
      "joint", 0x4a4f494e, MFn::kJoint, [] { return new JointNode; }, JointNode::initialize, "transform");
  addBuiltin(
      "locator", 0x4c4f4354, MFn::kLocator, [] { return new LocatorNode; }, initializeLocator, "dagNode");
}

}  // namespace mayahost

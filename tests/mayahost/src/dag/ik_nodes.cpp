// SPDX-License-Identifier: MIT
// IK handles: the nodes that scripts see (ikHandle, ikEffector, ikRPsolver), and the host's own ikChain,
// which gives two joints the rotations that bring the end of their limb to a handle. Maya turns joints
// without a connection; here it is one. The triangle is the engine's.
#include "geometry/geometry.h"
#include "graph/builtin.h"

#include "figure/ik/two_bone_ik.h"

#include <maya/MEulerRotation.h>
#include <maya/MFnEnumAttribute.h>
#include <maya/MFnMatrixAttribute.h>
#include <maya/MFnMessageAttribute.h>
#include <maya/MFnNumericAttribute.h>
#include <maya/MFnUnitAttribute.h>
#include <maya/MQuaternion.h>
#include <maya/MTransformationMatrix.h>

namespace mayahost {
namespace {

MObject three(const std::string& longName, const std::string& shortName, MFnUnitAttribute::Type unit) {
  MObject parts[3];
  MFnNumericAttribute numeric;
  for (std::size_t i = 0; i < 3; ++i) {
    MFnUnitAttribute united;
    const MString name = text(longName + "XYZ"[i]), nick = text(shortName + "xyz"[i]);
    parts[i] = unit == MFnUnitAttribute::kInvalid ? numeric.create(name, nick, MFnNumericData::kDouble)
                                                  : united.create(name, nick, unit);
  }
  const MObject made = numeric.create(text(longName), text(shortName), parts[0], parts[1], parts[2]);
  MPxNode::addAttribute(made);
  return made;
}

// A joint of the limb: where it is below its parent, and how it turns there at rest.
struct LimbJoint {
  MObject translate, axis, rest, order, orient, rotate;

  void describe(const std::string& name, const std::string& brief) {
    MFnEnumAttribute choice;
    translate = three(name + "Translate", brief + "t", MFnUnitAttribute::kDistance);
    axis = three(name + "RotateAxis", brief + "ra", MFnUnitAttribute::kAngle);
    rest = three(name + "PreferredAngle", brief + "pa", MFnUnitAttribute::kAngle);
    order = choice.create(text(name + "RotateOrder"), text(brief + "ro"));
    const char* const orders[] = {"xyz", "yzx", "zxy", "xzy", "yxz", "zyx"};
    for (short i = 0; i < 6; ++i) choice.addField(orders[i], i);
    MPxNode::addAttribute(order);
    orient = three(name + "JointOrient", brief + "jo", MFnUnitAttribute::kAngle);
    rotate = three(name + "Rotate", brief + "r", MFnUnitAttribute::kAngle);
    MFnNumericAttribute fn(rotate);
    asOutput(fn);
  }
  std::vector<MObject> inputs() const { return {translate, axis, rest, order, orient}; }

  static MVector read(MDataBlock& block, const MObject& attribute) {
    return block.inputValue(attribute).asVector();
  }
  MEulerRotation::RotationOrder orderOf(MDataBlock& block) const {
    const short how = block.inputValue(order).asShort();  // a connection may give it anything
    return how >= 0 && how <= 5 ? static_cast<MEulerRotation::RotationOrder>(how) : MEulerRotation::kXYZ;
  }
  MEulerRotation restAngles(MDataBlock& block) const {
    return MEulerRotation(read(block, rest), orderOf(block));
  }
  MMatrix before(MDataBlock& block) const { return MEulerRotation(read(block, axis)).asMatrix(); }
  MMatrix after(MDataBlock& block) const { return MEulerRotation(read(block, orient)).asMatrix(); }
  MMatrix local(MDataBlock& block) const {
    MMatrix matrix = before(block) * restAngles(block).asMatrix() * after(block);
    const MVector at = read(block, translate);
    for (unsigned i = 0; i < 3; ++i) matrix(3, i) = at[i];
    return matrix;
  }
  void write(MDataBlock& block, const MMatrix& turn) const {
    const MEulerRotation near = restAngles(block);
    const MMatrix own = before(block).inverse() * turn * after(block).inverse();
    const MEulerRotation angles = MEulerRotation::decompose(own, near.order).closestSolution(near);
    MDataHandle out = block.outputValue(rotate);
    out.set3Double(angles.x, angles.y, angles.z);
    out.setClean();
  }
};

MMatrix turnOf(const MMatrix& matrix) {
  return MTransformationMatrix(matrix).rotation().asMatrix();
}
MMatrix turnOf(const footfall::Quat& q) {
  return MQuaternion(q.x(), q.y(), q.z(), q.w()).asMatrix();
}
Eigen::Vector3d place(const MMatrix& matrix) {
  return {matrix(3, 0), matrix(3, 1), matrix(3, 2)};
}

struct IkChain : MPxNode {
  static MObject goal, parent, pole, poleSpace, twist, blend, end;
  static LimbJoint upper, lower;

  SchedulingType schedulingType() const override { return kParallel; }
  MStatus compute(const MPlug& plug, MDataBlock& block) override {
    const auto asked = [&](const MObject& out) {
      return plug == out || (plug.isChild() && plug.parent() == out);
    };
    if (!asked(upper.rotate) && !asked(lower.rotate)) return MStatus::kUnknownParameter;
    const MMatrix above = block.inputValue(parent).asMatrix();
    const MMatrix first = upper.local(block) * above, second = lower.local(block) * first;
    const Eigen::Vector3d root = place(first), middle = place(second);
    const Eigen::Vector3d tip = toEigen(MPoint(LimbJoint::read(block, end)) * second);
    const Eigen::Vector3d target = place(block.inputValue(goal).asMatrix());
    MVector side = LimbJoint::read(block, pole) * block.inputValue(poleSpace).asMatrix();
    const MVector along = toVector(target - root);
    if (!(root + middle + tip + target).allFinite() || !std::isfinite(side.length()) ||
        !std::isfinite(block.inputValue(twist).asDouble())) {
      return MStatus::kFailure;  // what comes in by a connection may be anything
    }
    if (along.length() > 0.0) {
      side = side.rotateBy(MQuaternion(block.inputValue(twist).asDouble(), along.normal()));
    }
    footfall::BendOptions options;
    const Eigen::Vector3d hinge = (middle - root).cross(tip - middle);
    if (hinge.norm() > 1e-9 * (middle - root).norm() * (tip - middle).norm())
      options.hinge = hinge.normalized();
    const auto solved =
        footfall::solveTwoBone(root, middle, tip, target, Eigen::Vector3d(side.x, side.y, side.z), options);
    const double share = std::min(1.0, std::max(0.0, block.inputValue(blend).asDouble()));
    const auto part = [&](const footfall::Quat& turn) {
      return turnOf(footfall::Quat(footfall::Quat::Identity().slerp(share, turn)));
    };
    const MMatrix upperTurn = turnOf(first) * part(solved.upperTurn);
    const MMatrix lowerTurn = turnOf(second) * part(solved.lowerTurn);
    upper.write(block, upperTurn * turnOf(above).inverse());
    lower.write(block, lowerTurn * upperTurn.inverse());
    return MStatus::kSuccess;
  }
  static MStatus initialize(NodeType&) {
    MFnMatrixAttribute matrix;
    MFnNumericAttribute numeric;
    MFnUnitAttribute angle;
    std::vector<MObject> inputs;
    const auto add = [&](MObject& own, const MObject& made) {
      own = made;
      MPxNode::addAttribute(own);
      inputs.push_back(own);
    };
    add(goal, matrix.create("goal", "gl"));
    add(parent, matrix.create("parentSpace", "psp"));
    add(poleSpace, matrix.create("poleSpace", "pvs"));
    add(twist, angle.create("twist", "twi", MFnUnitAttribute::kAngle));
    add(blend, numeric.create("ikBlend", "ikb", MFnNumericData::kDouble, 1.0));
    pole = three("poleVector", "pv", MFnUnitAttribute::kInvalid);
    end = three("endTranslate", "ett", MFnUnitAttribute::kDistance);
    upper.describe("upper", "u");
    lower.describe("lower", "l");
    inputs.insert(inputs.end(), {pole, end});
    for (const LimbJoint* joint : {&upper, &lower}) {
      for (const MObject& input : joint->inputs()) inputs.push_back(input);
    }
    for (const MObject& input : inputs) {
      for (const LimbJoint* joint : {&upper, &lower}) MPxNode::attributeAffects(input, joint->rotate);
    }
    return MStatus::kSuccess;
  }
};
MObject IkChain::goal, IkChain::parent, IkChain::pole, IkChain::poleSpace, IkChain::twist, IkChain::blend,
    IkChain::end;
LimbJoint IkChain::upper, IkChain::lower;

struct Plain : MPxNode {
  SchedulingType schedulingType() const override { return kParallel; }
};

MStatus initializeHandle(NodeType& type) {
  type.functions = {MFn::kDagNode, MFn::kTransform};
  MFnMessageAttribute message;
  MFnNumericAttribute numeric;
  MFnUnitAttribute angle;
  for (const auto& [name, brief] :
       {std::pair("startJoint", "hsj"), {"endEffector", "hee"}, {"ikSolver", "hsv"}})
    MPxNode::addAttribute(message.create(name, brief));
  three("poleVector", "pv", MFnUnitAttribute::kInvalid);
  MPxNode::addAttribute(angle.create("twist", "twi", MFnUnitAttribute::kAngle));
  numeric.create("ikBlend", "ikb", MFnNumericData::kDouble, 1.0);
  numeric.setMin(0.0);
  numeric.setMax(1.0);
  numeric.setKeyable(true);
  return MPxNode::addAttribute(numeric.object());
}

MStatus initializeEffector(NodeType& type) {
  type.functions = {MFn::kDagNode, MFn::kTransform};
  MFnMessageAttribute message;
  const MObject path = message.create("handlePath", "hp");
  message.setArray(true);
  message.setWritable(false);
  return MPxNode::addAttribute(path);
}

}  // namespace

void registerIk() {
  const auto plain = [] { return new Plain; };
  addBuiltin("ikHandle", 0x4b48444c, MFn::kIkHandle, plain, initializeHandle, "transform");
  addBuiltin("ikEffector", 0x4b454646, MFn::kIkEffector, plain, initializeEffector, "transform");
  addBuiltin("ikRPsolver", 0x4b525053, MFn::kRPsolver, plain, nullptr);
  addBuiltin(
      "ikChain", 0x4b43484e, MFn::kIkSystem, [] { return new IkChain; }, IkChain::initialize);
}

}  // namespace mayahost

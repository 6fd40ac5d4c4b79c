// SPDX-License-Identifier: MIT
// geometryFilter and weightGeometryFilter, which the deformers of plug-ins derive from.
#include "geometry/deform.h"

#include "commands/running.h"
#include "dag/dag.h"
#include "edits/duplicate.h"
#include "edits/modification.h"
#include "geometry/geometry.h"
#include "graph/builtin.h"
#include "scenes/scene.h"

#include <mayahost/deformer.h>

#include <maya/MArrayDataHandle.h>
#include <maya/MDagModifier.h>
#include <maya/MFnCompoundAttribute.h>
#include <maya/MFnGenericAttribute.h>
#include <maya/MFnNumericAttribute.h>
#include <maya/MFnTypedAttribute.h>
#include <maya/MPxDeformerNode.h>

namespace mayahost {
namespace {

MObject geometry(const char* longName, const char* shortName) {
  MFnGenericAttribute fn;
  const MObject made = fn.create(longName, shortName);
  fn.addDataAccept(MFnData::kMesh);
  fn.addDataAccept(MFnData::kNurbsCurve);
  return made;
}

MStatus initializeFilter(NodeType&) {
  using F = MPxGeometryFilter;
  MFnCompoundAttribute compound;
  MFnNumericAttribute numeric;
  MFnTypedAttribute typed;
  F::inputGeom = geometry("inputGeometry", "ig");
  F::groupId = numeric.create("groupId", "gi", MFnNumericData::kLong, 0);
  const MObject tags = typed.create("componentTagExpression", "gtg", MFnData::kString);
  F::input = compound.create("input", "ip");
  compound.setArray(true);
  for (const MObject& child : {F::inputGeom, F::groupId, tags}) compound.addChild(child);
  F::outputGeom = geometry("outputGeometry", "og");
  MFnAttribute output(F::outputGeom);
  output.setArray(true);
  output.setUsesArrayDataBuilder(true);
  asOutput(output);
  F::envelope = numeric.create("envelope", "en", MFnNumericData::kFloat, 1.0);
  numeric.setMin(-2.0);
  numeric.setMax(2.0);
  numeric.setSoftMin(0.0);
  numeric.setSoftMax(1.0);
  numeric.setKeyable(true);
  for (const MObject& attribute : {F::input, F::outputGeom, F::envelope}) MPxNode::addAttribute(attribute);
  for (const MObject& from : {F::input, F::inputGeom, F::groupId, tags, F::envelope, MPxNode::state}) {
    const MStatus status = MPxNode::attributeAffects(from, F::outputGeom);
    if (!status) return status;
  }
  return MStatus::kSuccess;
}

MStatus initializeWeights(NodeType&) {
  using D = MPxDeformerNode;
  MFnCompoundAttribute compound;
  MFnNumericAttribute numeric;
  D::weights = numeric.create("weights", "w", MFnNumericData::kFloat, 1.0);
  numeric.setArray(true);
  numeric.setUsesArrayDataBuilder(true);
  D::weightList = compound.create("weightList", "wl");
  compound.setArray(true);
  compound.setUsesArrayDataBuilder(true);
  compound.addChild(D::weights);
  MPxNode::addAttribute(D::weightList);
  MPxNode::attributeAffects(D::weightList, MPxGeometryFilter::outputGeom);
  return MPxNode::attributeAffects(D::weights, MPxGeometryFilter::outputGeom);
}

// Where geometry comes into a shape and goes out to the world; empty for a shape without.
struct ShapePlugs {
  std::string in, world;
};
ShapePlugs plugsOf(const Node& shape) {
  if (shape.hasFn(MFn::kMesh)) return {"inMesh", "worldMesh"};
  if (shape.hasFn(MFn::kNurbsCurve)) return {"create", "worldSpace"};
  return {};
}

MStatus attach(Journal& journal, const std::shared_ptr<Node>& node, const std::shared_ptr<Node>& shape,
               unsigned index) {
  const ShapePlugs names = plugsOf(*shape);
  const PlugPath in{shape, wholeKey(shape->find(names.in))};
  auto source = shape->source(in.key);
  if (!source) {
    const auto& parents = dagParents(*shape);
    const auto original = duplicateNode(journal, shape, shape->name + "Orig", parents.front());
    setNumber(journal, {original, wholeKey(original->find("intermediateObject"))}, 1.0);
    source = PlugPath{original, wholeKey(original->find(names.world)).element(0)};
  }
  const PlugKey element = wholeKey(as<Attribute>(MPxGeometryFilter::input)).element(index);
  const PlugKey output = wholeKey(as<Attribute>(MPxGeometryFilter::outputGeom)).element(index);
  const PlugPath taken{node, element.child(as<Attribute>(MPxGeometryFilter::inputGeom))};
  const MStatus status = connect(journal, *source, taken, false);
  return status ? connect(journal, {node, output}, in, true) : status;
}

}  // namespace

MStatus computeDeformed(MPxGeometryFilter& filter, const MPlug& plug, MDataBlock& block) {
  if (plug != MPxGeometryFilter::outputGeom || !plug.isElement()) return MStatus::kUnknownParameter;
  const unsigned index = plug.logicalIndex();
  MArrayDataHandle inputs = block.inputArrayValue(MPxGeometryFilter::input);
  if (!inputs.jumpToElement(index)) return MStatus::kFailure;
  MDataHandle input = inputs.inputValue();
  MDataHandle from = input.child(MPxGeometryFilter::inputGeom);
  const int group = input.child(MPxGeometryFilter::groupId).asInt();
  MDataHandle to = block.outputValue(plug);
  const auto data = std::dynamic_pointer_cast<GeometryData>(Access::slot(from)->data);
  Access::slot(to)->data = data;
  MStatus status;
  if (data && !data->empty() && block.inputValue(MPxNode::state).asShort() != 1) {
    MItGeometry points(to, static_cast<unsigned int>(group), false, &status);
    if (status) status = filter.deform(block, points, data->matrix, index);
  }
  to.setClean();
  return status;
}

std::shared_ptr<Node> createDeformer(Journal& journal, const std::string& type, const std::string& name,
                                     const std::vector<std::shared_ptr<Node>>& shapes) {
  const auto known = findNodeType(type);
  if (!known || !known->creatable || !known->derivesFrom("geometryFilter")) return nullptr;
  const std::size_t before = journal.size();
  const auto node = createNode(journal, type, name);
  MStatus status = node ? MStatus::kSuccess : MStatus::kFailure;
  for (unsigned i = 0; status && i < shapes.size(); ++i) {
    const bool suits = !plugsOf(*shapes[i]).in.empty() && geometryOf(Access::wrap(shapes[i]));
    status = suits ? attach(journal, node, shapes[i], i) : MStatus(MStatus::kFailure);
  }
  if (status) {
    MDagModifier accessories;
    status = dynamic_cast<MPxGeometryFilter&>(*node->px).accessoryNodeSetup(accessories);
    for (const auto& step : Access::modification(accessories).pending) {
      if (status) status = step(journal);
    }
    Access::modification(accessories).pending.clear();
  }
  if (status) return node;
  journal.rollBack(before);
  return nullptr;
}

MObject makeDeformer(const std::string& type, const std::vector<std::string>& shapes, MStatus* status) {
  std::vector<std::shared_ptr<Node>> nodes;
  for (const std::string& name : shapes) {
    MDagPath path;
    MDagPath::getAPathTo(findNode(name), path);
    path.extendToShape();
    if (const auto shape = as<Node>(path.node())) nodes.push_back(shape);
  }
  auto journal = std::make_unique<Journal>();
  const auto made = nodes.size() == shapes.size() ? createDeformer(*journal, type, "", nodes) : nullptr;
  if (made) keep(std::move(journal), "deformer");
  tell(status, made ? MStatus::kSuccess : MStatus::kInvalidParameter);
  return Access::wrap(made);
}

void registerDeformers() {
  const auto add = [](const char* name, unsigned id, MFn::Type api, const char* base, auto initialize) {
    addBuiltin(
        name, id, api, [] { return new MPxDeformerNode; },
        [&](NodeType& type) {
          type.creatable = false;
          return initialize(type);
        },
        base);
  };
  add("geometryFilter", 0x4744464c, MFn::kPluginGeometryFilter, "dependNode", initializeFilter);
  add("weightGeometryFilter", 0x44574754, MFn::kPluginDeformerNode, "geometryFilter", initializeWeights);
}

}  // namespace mayahost

using namespace mayahost;

OPENMAYA_MAJOR_NAMESPACE_OPEN

MObject MPxGeometryFilter::input, MPxGeometryFilter::inputGeom, MPxGeometryFilter::groupId,
    MPxGeometryFilter::outputGeom, MPxGeometryFilter::envelope;
MObject MPxDeformerNode::weightList, MPxDeformerNode::weights;

MPxGeometryFilter::MPxGeometryFilter() = default;
MPxGeometryFilter::~MPxGeometryFilter() = default;
const char* MPxGeometryFilter::className() {
  return "MPxGeometryFilter";
}
MPxNode::Type MPxGeometryFilter::type() const {
  return kGeometryFilter;
}
MStatus MPxGeometryFilter::deform(MDataBlock&, MItGeometry&, const MMatrix&, unsigned int) {
  return MStatus::kSuccess;
}
MObject& MPxGeometryFilter::accessoryAttribute() const {
  return MObject::kNullObj;
}
MStatus MPxGeometryFilter::accessoryNodeSetup(MDagModifier&) {
  return MStatus::kSuccess;
}
void MPxGeometryFilter::setUseExistingConnectionWhenSetEditing(bool) {}
MStatus MPxGeometryFilter::setDeformationDetails(unsigned int flags) {
  details_ = flags;
  return MStatus::kSuccess;
}
unsigned int MPxGeometryFilter::getDeformationDetails(MStatus* ReturnStatus) {
  tell(ReturnStatus, MStatus::kSuccess);
  return details_;
}
void MPxGeometryFilter::setModifiedCallback(MSelectionList&, bool) {}
MPlug MPxGeometryFilter::passThroughToOne(const MPlug& plug) const {
  const MObject self = thisMObject();
  if (plug == inputGeom) return MPlug(self, outputGeom).elementByLogicalIndex(plug.parent().logicalIndex());
  if (plug == outputGeom && plug.isElement())
    return MPlug(self, input).elementByLogicalIndex(plug.logicalIndex()).child(inputGeom);
  return MPlug();
}

MPxDeformerNode::MPxDeformerNode() = default;
MPxDeformerNode::~MPxDeformerNode() = default;
const char* MPxDeformerNode::className() {
  return "MPxDeformerNode";
}
MPxNode::Type MPxDeformerNode::type() const {
  return kDeformerNode;
}
float MPxDeformerNode::weightValue(MDataBlock& mblock, unsigned int multiIndex, unsigned int wtIndex) {
  MArrayDataHandle lists = mblock.inputArrayValue(weightList);
  if (!lists.jumpToElement(multiIndex)) return 1.0f;
  MArrayDataHandle list(lists.inputValue().child(weights));
  return list.jumpToElement(wtIndex) ? list.inputValue().asFloat() : 1.0f;
}

OPENMAYA_NAMESPACE_CLOSE

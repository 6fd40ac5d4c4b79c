// SPDX-License-Identifier: MIT
// What is behind an MObject, and the one door through which the host reaches into the API's private members.
#pragma once

#include <maya/MArrayDataBuilder.h>
#include <maya/MArrayDataHandle.h>
#include <maya/MDataBlock.h>
#include <maya/MDataHandle.h>
#include <maya/MObject.h>
#include <maya/MPlug.h>
#include <maya/MStatus.h>
#include <maya/MString.h>

#include <memory>
#include <string>
#include <vector>

namespace mayahost {

struct Object {
  virtual ~Object() = default;
  virtual MFn::Type apiType() const = 0;
  virtual bool hasFn(MFn::Type type) const = 0;
  virtual bool alive() const { return true; }    // in memory
  virtual bool inScene() const { return true; }  // a handle to it is valid
};

struct Modification;
struct Slot;
struct BlockUse;
struct Context;
struct PlugPath;
struct Block;

struct Access {
  static MObject wrap(std::shared_ptr<Object> object);
  static const std::shared_ptr<Object>& get(const MObject& object) { return object.object_; }

  static MPlug plug(const PlugPath& path, bool networked = true);
  static PlugPath path(const MPlug& plug);

  static MDataBlock block(std::shared_ptr<BlockUse> use);
  static MDataHandle handle(std::shared_ptr<Slot> slot, std::shared_ptr<BlockUse> use, bool input);
  static std::shared_ptr<Slot> slot(const MDataHandle& handle);
  static const std::shared_ptr<BlockUse>& use(const MDataHandle& handle);
  static const std::shared_ptr<BlockUse>& use(const MDataBlock& block);
  static MArrayDataHandle arrayHandle(std::shared_ptr<Slot> slot, std::shared_ptr<BlockUse> use);
  static std::shared_ptr<Slot>& array(MArrayDataBuilder& builder);
  static MArrayDataBuilder builder(std::shared_ptr<Slot> copy, std::shared_ptr<BlockUse> use);

  static void setNode(MPxNode& px, Node* node);
  static Node* node(const MPxNode& px);
  static std::shared_ptr<MEvaluationNode> evaluationNode(const MObject& node, std::vector<MPlug> dirty);
  static void link(const std::shared_ptr<MEvaluationNode>& parent,
                   const std::shared_ptr<MEvaluationNode>& child);
  static const MString& reason(const MNodeCacheDisablingInfo& info);
  static Modification& modification(MDGModifier& modifier);

  // Of classes that only the host makes and destroys.
  template <typename Value>
  static std::unique_ptr<Value, void (*)(Value*)> make() {
    return {new Value, [](Value* value) { delete value; }};
  }
};

template <typename Kind>
std::shared_ptr<Kind> as(const MObject& object) {
  return std::dynamic_pointer_cast<Kind>(Access::get(object));
}

// Gives `status` to a caller that asked for it.
inline void tell(MStatus* asked, const MStatus& status) {
  if (asked) *asked = status;
}

inline std::string text(const MString& string) {
  return std::string(string.asChar());
}
inline MString text(const std::string& string) {
  return MString(string.c_str());
}

}  // namespace mayahost

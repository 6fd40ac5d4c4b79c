// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MObject.h>
#include <maya/MStatus.h>
#include <maya/MTypes.h>

#include <vector>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// Nodes, plugs and components ("cube.vtx[0:3]"). Names may hold * and ?; a name that matches nothing fails.
class OPENMAYA_EXPORT MSelectionList {
 public:
  OPENMAYA_ENUM(MergeStrategy, kMergeNormal = 0, kXORWithList, kRemoveFromList);
  MSelectionList();
  MSelectionList(const MSelectionList& src);
  virtual ~MSelectionList();
  MSelectionList& operator=(const MSelectionList& other);

  MStatus clear();
  bool isEmpty(MStatus* ReturnStatus = NULL) const;
  unsigned int length(MStatus* ReturnStatus = NULL) const;
  MStatus getDependNode(unsigned int index, MObject& depNode) const;
  MStatus getDagPath(unsigned int index, MDagPath& dagPath, MObject& component = MObject::kNullObj) const;
  MStatus getPlug(unsigned int index, MPlug& plug) const;
  MStatus add(const MObject& object, const bool mergeWithExisting = false);
  MStatus add(const MDagPath& object, const MObject& component = MObject::kNullObj,
              const bool mergeWithExisting = false);
  MStatus add(const MString& matchString, const bool searchChildNamespacesToo = false);
  MStatus add(const MPlug& plug, const bool mergeWithExisting = false);
  MStatus add(const MUuid& uuid, bool mergeWithExisting = false);
  MStatus remove(unsigned int index);
  MStatus replace(unsigned int index, const MObject& item);
  MStatus replace(unsigned int index, const MDagPath& item, const MObject& component = MObject::kNullObj);
  MStatus replace(unsigned int index, const MPlug& plug);
  bool hasItem(const MObject& item, MStatus* ReturnStatus = NULL) const;
  bool hasItem(const MDagPath& item, const MObject& component = MObject::kNullObj,
               MStatus* ReturnStatus = NULL) const;
  bool hasItem(const MPlug& plug, MStatus* ReturnStatus = NULL) const;
  bool hasItemPartly(const MDagPath& item, const MObject& component, MStatus* ReturnStatus = NULL) const;
  MStatus toggle(const MDagPath& item, const MObject& component = MObject::kNullObj);
  MStatus merge(const MSelectionList& other, const MergeStrategy strategy = kMergeNormal);
  MStatus merge(const MDagPath& object, const MObject& component = MObject::kNullObj,
                const MergeStrategy strategy = kMergeNormal);
  MStatus getSelectionStrings(MStringArray& array) const;
  MStatus getSelectionStrings(unsigned int index, MStringArray& array) const;
  static const char* className();

 private:
  friend struct mayahost::Access;
  struct Item;
  // Adds the item, puts its parts to those that are there, or takes them away.
  void join(Item item, const MergeStrategy strategy);
  std::vector<Item> items_;
};
OPENMAYA_NAMESPACE_CLOSE

// SPDX-License-Identifier: MIT
// An attribute of a node type, or a dynamic one of a node.
#pragma once

#include "graph/object.h"

#include <maya/MFnAttribute.h>
#include <maya/MFnData.h>
#include <maya/MFnNumericData.h>
#include <maya/MFnUnitAttribute.h>
#include <maya/MTypeId.h>

#include <optional>
#include <set>

namespace mayahost {

struct Data;

struct Attribute : Object, std::enable_shared_from_this<Attribute> {
  enum class Kind { numeric, unit, typed, choice, matrix, message, compound, generic };

  Attribute(Kind kind, const MString& longName, const MString& shortName);
  ~Attribute() override;
  MFn::Type apiType() const override;
  bool hasFn(MFn::Type type) const override;

  Kind kind;
  std::string longName, shortName, niceName;
  const unsigned long serial;  // in order of creation: a stable order for maps

  MFnNumericData::Type numeric = MFnNumericData::kInvalid;  // of numeric: one number, or k2Short .. k4Double
  MFnUnitAttribute::Type unit = MFnUnitAttribute::kInvalid;
  MFnData::Type dataType = MFnData::kInvalid;  // of typed
  MTypeId typeId;                              // of typed with data of a plug-in
  bool floatMatrix = false;

  bool readable = true, writable = true, connectable = true, storable = true, cached = true;
  bool array = false, indexMatters = true, usesBuilder = false;
  bool keyable = false, channelBox = false, hidden = false, usedAsColor = false, indeterminant = false;
  bool renderSource = false, worldSpace = false, affectsWorldSpace = false, usedAsFilename = false;
  bool affectsAppearance = false, internal = false, dynamic = false;
  bool takesAnything = false;  // any plug may be connected to it (the members of a set)
  bool added = false;          // belongs to a node type or a node
  MFnAttribute::DisconnectBehavior onDisconnect = MFnAttribute::kNothing;

  double defaultNumber = 0.0;         // numbers, units (ticks for times), choices
  void* defaultAddress = nullptr;     // kAddr
  std::vector<double> defaultMatrix;  // sixteen, or none for the identity
  std::shared_ptr<Data> defaultData;  // typed
  std::optional<double> min, max, softMin, softMax;
  std::vector<std::pair<short, std::string>> fields;  // of choice
  std::set<std::string> categories;
  std::set<int> acceptedData, acceptedNumeric;  // of generic
  std::set<unsigned> acceptedIds;

  std::vector<std::shared_ptr<Attribute>> children;
  Attribute* parent = nullptr;  // a compound that goes lets its children go

  bool isCompound() const { return !children.empty() || kind == Kind::compound; }
  bool isScalar() const;  // one number, angle, distance, time or choice
  bool isNumericCompound() const { return kind == Kind::numeric && !children.empty(); }
  std::vector<const Attribute*> chain() const;               // from the outermost ancestor to itself
  std::size_t arrayDepth() const;                            // arrays among them
  bool contains(const Attribute& other) const;               // itself or an ancestor of `other`
  std::shared_ptr<Attribute> find(const std::string& name);  // itself or below, by long or short name
};

// The type of one number of an attribute of numbers, of a choice or a unit.
MFnNumericData::Type scalarType(const Attribute& attribute);
MFnNumericData::Type elementOf(MFnNumericData::Type type);  // k3Double -> kDouble
unsigned countOf(MFnNumericData::Type type);                // k3Double -> 3
std::size_t sizeOf(MFnNumericData::Type scalar);            // bytes

// Whether a connection from `source` to `destination` is of fitting types.
bool fits(const Attribute& source, const Attribute& destination);

}  // namespace mayahost

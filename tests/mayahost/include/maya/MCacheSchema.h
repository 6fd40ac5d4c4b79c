// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MObject.h>
#include <maya/MTypes.h>

#include <vector>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// The attributes of a schema, for a loop over them.
struct MCacheSchemaAttributesRange {
  typedef std::vector<MObject>::const_iterator const_iterator;
  const_iterator begin() const { return attributes.begin(); }
  const_iterator end() const { return attributes.end(); }
  std::vector<MObject> attributes;
};

// What of a node cached playback keeps: at first its outputs that change with time.
class OPENMAYA_EXPORT MCacheSchema {
 public:
  MStatus add(const MObject& attribute);
  const MCacheSchemaAttributesRange& attributes() const;
  void reset();  // nothing

 private:
  friend struct mayahost::Access;
  MCacheSchema();
  ~MCacheSchema();
  MCacheSchemaAttributesRange attributes_;
};
OPENMAYA_NAMESPACE_CLOSE
using OPENMAYA_MAJOR_NAMESPACE_SCHEMA::MCacheSchemaAttributesRange;

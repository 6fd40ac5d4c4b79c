// SPDX-License-Identifier: MIT
// The attributes of a table's options on a node, made and read by the table.
#pragma once

#include <maya/MDGModifier.h>
#include <maya/MDataBlock.h>
#include <maya/MDataHandle.h>
#include <maya/MPlug.h>

#include <vector>

#include "base/option_table.h"
#include "maya/framework/node_attributes.h"

namespace footfall::maya {

// Of a scene in centimetres: the centimetres of a metre.
inline constexpr double kCentimetres = 100;

// An attribute as its row describes it: angles, times and distances as such, choices as enumerations
// ("Moving"), positions as three numbers in metres. Limits are Maya's where a limit itself is allowed.
// Distances are those of a scene in centimetres.
MObject makeOptionAttribute(Attributes& make, const OptionInfo& info, const OptionValue& standard);
// Its value in the engine's unit, a distance by the centimetres that are a metre in the scene. Throws Error
// that names the attribute where it cannot be evaluated.
OptionValue readOptionAttribute(MDataBlock& block, const MObject& attribute, const OptionInfo& info,
                                double metre = kCentimetres);
// The same from a handle, or from a plug outside of evaluation; and written to a plug by a modifier. Throws
// Error where Maya refuses the value.
OptionValue readOptionHandle(const MDataHandle& handle, const MObject& attribute, const OptionInfo& info,
                             double metre = kCentimetres);
OptionValue readOptionPlug(const MPlug& plug, const OptionInfo& info, double metre = kCentimetres);
void writeOptionPlug(MDGModifier& modifier, const MPlug& plug, const OptionInfo& info,
                     const OptionValue& value, double metre = kCentimetres);

template <typename Options>
class OptionAttributes {
 public:
  // Once, where the node type is initialised. The table must outlive it.
  void describe(Attributes& make, const OptionTable<Options>& table, const Options& defaults = {}) {
    table_ = &table;
    for (const Option<Options>& row : table) {
      attributes_.push_back(row.attribute.empty() ? MObject()
                                                  : makeOptionAttribute(make, row, row.value(defaults)));
    }
  }
  // Sets the options that the node has; the others stay. Throws Error "clearance must be 0 to 0.5 m, got 3".
  void read(MDataBlock& block, Options& options, double metre = kCentimetres) const {
    readEach(options, [&block, metre](const MObject& attribute, const OptionInfo& row) {
      return readOptionAttribute(block, attribute, row, metre);
    });
  }
  // The same where the attributes are children of a compound, such as an element of an array.
  void read(MDataHandle& compound, Options& options) const {
    readEach(options, [&compound](const MObject& attribute, const OptionInfo& row) {
      return readOptionHandle(compound.child(attribute), attribute, row);
    });
  }
  void read(const MPlug& compound, Options& options) const {
    readEach(options, [&compound](MObject attribute, const OptionInfo& row) {
      return readOptionPlug(compound.child(attribute), row);
    });
  }
  // Writes the children of a compound, or the attributes of a node, but for those that something drives.
  void write(MDGModifier& modifier, const MPlug& compound, const Options& options) const {
    writeEach(modifier, options, [&compound](MObject attribute) { return compound.child(attribute); });
  }
  void write(MDGModifier& modifier, const MObject& node, const Options& options) const {
    writeEach(modifier, options, [&node](const MObject& attribute) { return MPlug(node, attribute); });
  }
  const std::vector<MObject>& attributes() const { return attributes_; }
  // The attribute of a long name; null where the table does not have it.
  MObject attribute(const std::string& name) const {
    for (std::size_t i = 0; i < attributes_.size(); ++i) {
      if ((*table_)[i].attribute == name) return attributes_[i];
    }
    return {};
  }

 private:
  template <typename Read>
  void readEach(Options& options, const Read& read) const {
    for (std::size_t i = 0; i < attributes_.size(); ++i) {
      const Option<Options>& row = (*table_)[i];
      if (row.attribute.empty()) continue;
      const OptionValue value = read(attributes_[i], row);
      try {
        row.setValue(options, value);
      } catch (const Error& error) {
        throw Error(row.attribute + " " + error.message());
      }
    }
  }

  template <typename Find>
  void writeEach(MDGModifier& modifier, const Options& options, const Find& find) const {
    for (std::size_t i = 0; i < attributes_.size(); ++i) {
      if (attributes_[i].isNull()) continue;
      const MPlug plug = find(attributes_[i]);
      if (!plug.isDestination()) writeOptionPlug(modifier, plug, (*table_)[i], (*table_)[i].value(options));
    }
  }

  const OptionTable<Options>* table_ = nullptr;
  std::vector<MObject> attributes_;  // one per row, null where the node does not have it
};

}  // namespace footfall::maya

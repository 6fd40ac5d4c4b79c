// SPDX-License-Identifier: MIT
// Makes the attributes of a node type in a line each, adds them and says which affect which.
#pragma once

#include <maya/MFnData.h>
#include <maya/MFnNumericData.h>
#include <maya/MObject.h>
#include <maya/MPxNode.h>
#include <maya/MStatus.h>

#include <array>
#include <initializer_list>
#include <limits>
#include <string>
#include <vector>

namespace footfall::maya {

// Keyable: an input in the channel box. Input: one that is not. Output: not written by users, not stored.
enum class Use { Keyable, Input, Output };

// Limits of a number, in the unit of the attribute; what is not finite sets no limit. Hard limits are
// enforced by Maya, soft ones are those of the slider.
struct Range {
  double min = -std::numeric_limits<double>::infinity();
  double max = std::numeric_limits<double>::infinity();
  double softMin = -std::numeric_limits<double>::infinity();
  double softMax = std::numeric_limits<double>::infinity();
};

// Three attributes of a kind as children of one: a place or angles.
struct Triple {
  MObject whole;
  std::array<MObject, 3> axes;
};

// For the initialize function of a node type alone. Names are the long and the short one, unique in the node.
// Throws footfall::Error, with the name, where Maya refuses.
class Attributes {
 public:
  MObject time(const char* name, const char* brief, double seconds = 0, Use use = Use::Keyable,
               Range range = {});
  MObject angle(const char* name, const char* brief, double radians = 0, Use use = Use::Keyable,
                Range range = {});
  MObject distance(const char* name, const char* brief, double centimetres = 0, Use use = Use::Keyable,
                   Range range = {});
  MObject number(const char* name, const char* brief, double value = 0, Use use = Use::Keyable,
                 Range range = {});
  MObject integer(const char* name, const char* brief, int value = 0, Use use = Use::Keyable,
                  Range range = {});
  MObject toggle(const char* name, const char* brief, bool value = false, Use use = Use::Keyable);
  // A choice of labels, 0 the first.
  MObject choice(const char* name, const char* brief, std::initializer_list<const char*> labels,
                 short value = 0, Use use = Use::Keyable);
  MObject choice(const char* name, const char* brief, const std::vector<std::string>& labels, short value = 0,
                 Use use = Use::Keyable);
  MObject text(const char* name, const char* brief, const char* value = "", Use use = Use::Input);
  MObject matrix(const char* name, const char* brief, Use use = Use::Input);
  MObject numbers(const char* name, const char* brief, Use use = Use::Input);  // a doubleArray
  // Data of another kind: MFnData::kMesh, kNurbsCurve.
  MObject data(const char* name, const char* brief, MFnData::Type type, Use use = Use::Input);
  // Children made before become those of the compound, or of each element of an array of compounds.
  MObject compound(const char* name, const char* brief, std::initializer_list<MObject> children,
                   Use use = Use::Input);
  MObject compoundArray(const char* name, const char* brief, std::initializer_list<MObject> children,
                        Use use = Use::Input);
  // Three distances or angles: the name with X, Y, Z, the brief one with x, y, z.
  Triple places(const char* name, const char* brief, Use use);
  Triple turns(const char* name, const char* brief, Use use);

  // What was made before, as an array of such.
  MObject array(const MObject& made) const;
  // The same attribute, which goes back to its default when what drives it is disconnected or deleted.
  MObject resetting(const MObject& made) const;

  // Adds all to the node type; every input, and nodeState, affects every output.
  void add() const;
  std::vector<MObject> outputs() const;

 private:
  struct Made {
    MObject attribute;
    std::string name;
    Use use;
    bool child;
  };
  template <typename Unit>
  MObject unit(const char* name, const char* brief, double value, typename Unit::Unit unit, Use use,
               const Range& range);
  MObject numeric(const char* name, const char* brief, MFnNumericData::Type type, double value, Use use,
                  const Range& range);
  template <typename Make>
  Triple triple(const char* name, const char* brief, Use use, const Make& make);
  MObject keep(const MObject& attribute, const char* name, Use use, const MStatus& status);
  MObject compound(const char* name, const char* brief, std::initializer_list<MObject> children, Use use,
                   bool array);

  std::vector<Made> made_;
};

// Runs describe and adds what it made; nothing is thrown. The outputs are returned in `outputs`.
MStatus initializeNode(const char* type, void (*describe)(Attributes&), std::vector<MObject>& outputs);

}  // namespace footfall::maya

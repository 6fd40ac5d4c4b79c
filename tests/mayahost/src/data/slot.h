// SPDX-License-Identifier: MIT
// The value of an attribute of a node in one context, with what is below it: the children of a compound, the
// elements of an array. The numbers of a compound of numbers lie one after the other, so that asDouble3() and
// the children are the same memory. Angles are in radians, distances in centimetres, times in ticks
// (1/141120000 s).
#pragma once

#include "data/data.h"

#include <maya/MAngle.h>
#include <maya/MDistance.h>
#include <maya/MTime.h>

#include <atomic>
#include <map>

namespace mayahost {

struct Slot : std::enable_shared_from_this<Slot> {
  // The slot of an attribute with its default value; an array has no elements. `whole`: if the attribute is
  // an array, the array itself rather than an element.
  static std::shared_ptr<Slot> make(std::shared_ptr<const Attribute> attribute, bool whole = true);

  std::shared_ptr<const Attribute> attribute;
  std::weak_ptr<Slot> owner;  // the array or compound that holds it; a handle may outlive it
  bool isArray = false;       // the array itself, not an element
  bool isElement = false;
  unsigned index = 0;  // logical, of an element

  std::atomic<bool> dirty{false};
  bool stale = false;  // was computed but left dirty: its dependents have been notified

  std::vector<std::shared_ptr<Slot>> children;
  std::map<unsigned, std::shared_ptr<Slot>> elements;

  std::shared_ptr<unsigned char> bytes;                     // numbers and matrix attributes
  MFnNumericData::Type numeric = MFnNumericData::kInvalid;  // of the bytes; changes if generic
  std::shared_ptr<Data> data;                               // typed or generic

  bool clean() const;  // with all that is below
  void setClean();     // with all that is below
  void setDirty();
  std::shared_ptr<Slot> element(unsigned logical);  // made if it is not there
  std::shared_ptr<Slot> child(const Attribute& attribute) const;
  Data* ownData();  // to be written: not shared with any other slot
  bool isDefault() const;

  double number() const;  // of one number of any type
  void setNumber(double value);

 private:
  void build();
};

// Copies the value, converting numbers; false if the kinds do not fit.
bool copyValue(Slot& to, const Slot& from);
std::shared_ptr<Slot> cloneSlot(const Slot& slot);  // deep, without owner
bool sameValue(const Slot& a, const Slot& b);

double ticksPer(MTime::Unit unit);
double toTicks(const MTime& time);
MTime fromTicks(double ticks);  // in the unit of the user interface

}  // namespace mayahost

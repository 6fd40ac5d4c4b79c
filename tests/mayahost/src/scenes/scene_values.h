// SPDX-License-Identifier: MIT
// Values as Maya ASCII spells them: numbers in the file's units, and data after `-type`.
#pragma once

#include "data/slot.h"

#include "io/maya/maya_ascii.h"
#include "io/maya/maya_keys.h"

#include <functional>

namespace mayahost {

// The words of a statement from some point on. What is missing or not a number throws footfall::Error.
class Values {
 public:
  Values(const footfall::MayaAscii& source, const footfall::MayaStatement& statement,
         const footfall::MayaWords& words, std::size_t first)
      : source_(source), statement_(statement), words_(words), at_(first) {}

  bool atEnd() const { return at_ >= words_.size(); }
  bool nextIs(const char* word) const { return !atEnd() && words_[at_].text == word; }
  std::string text();
  bool nextIsString() const { return !atEnd() && words_[at_].quoted; }
  double number();
  bool flag();          // yes, no and their kind
  double scalar();      // a number, or yes and no as 1 and 0
  std::size_t count();  // of what follows; no more than there are words
  [[noreturn]] void fail(const std::string& message) const;

 private:
  const footfall::MayaWord& next(const char* what);
  const footfall::MayaAscii& source_;
  const footfall::MayaStatement& statement_;
  const footfall::MayaWords& words_;
  std::size_t at_;
};

// From a file's number to the slot's: radians, centimetres, ticks.
footfall::FileUnit unitOf(const Attribute& attribute, const footfall::FileUnits& units);
footfall::FileUnits uiUnits();  // those of the user interface, in which files are written

// Adds a word to a statement, and a line break where the line is long.
void addWord(std::string& out, std::string_view word);
std::string quotedText(const std::string& text);  // with escapes

// "double3" for a compound of three doubles; empty for anything that is written without a type.
std::string compoundTypeName(const Attribute& attribute);

// The numbers below a slot, in order; compounds of anything but numbers throw.
void readNumbers(Slot& slot, Values& values, const footfall::FileUnits& units);
void addNumbers(std::string& out, const Slot& slot, const footfall::FileUnits& units);
bool hasOnlyNumbers(const Attribute& attribute);  // it and all below, no arrays

// How a kind of data is written after `-type`. Those of numbers, strings and arrays are there from the start;
// others are added where that kind is defined.
struct DataFormat {
  std::string type;                                      // "doubleArray"
  std::function<void(std::string&, const Data&)> write;  // adds words
  std::function<std::shared_ptr<Data>(Values&)> read;
};
void addDataFormat(MFnData::Type kind, DataFormat format);
const DataFormat* dataFormat(MFnData::Type kind);
MFnData::Type dataKind(const std::string& type);  // kInvalid for an unknown word

// A leaf with its type, as it comes after the attribute's name; empty for no value, or a kind without a
// format.
std::string leafText(const Slot& slot, const footfall::FileUnits& units);
// False if the type does not fit the attribute.
bool readLeaf(Slot& slot, const std::string& type, Values& values, const footfall::FileUnits& units);

}  // namespace mayahost

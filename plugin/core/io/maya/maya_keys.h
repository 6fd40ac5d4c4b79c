// SPDX-License-Identifier: MIT
// Keys as Maya's files spell them: codes and words of tangent types and infinities, and numbers in a file's
// units that read back as exactly what they were.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "curve/curve.h"

namespace footfall {

// Codes of the attributes tan, kit, kot ("spline" is 9, not the API's 4). An unknown code reads as Global,
// false.
int tangentCode(TangentType type);
bool tangentFromCode(long long code, TangentType& type);
// Words of .anim files. AutoMix and its kind have none and are spelled "auto". An unknown word: Global,
// false.
const char* tangentWord(TangentType type);
bool tangentFromWord(std::string_view word, TangentType& type);

int infinityCode(Infinity infinity);
bool infinityFromCode(long long code, Infinity& infinity);
const char* infinityWord(Infinity infinity);
bool infinityFromWord(std::string_view word, Infinity& infinity);

// A file's unit of some quantity. Times are divided by the frame rate, other quantities multiplied, as Maya
// does; the result is seconds, centimetres (or metres), radians.
struct FileUnit {
  double factor = 1;
  bool divides = false;

  double read(double number) const { return divides ? number / factor : number * factor; }
  double guess(double value) const { return divides ? value * factor : value / factor; }
};

// The shortest decimal that reads as exactly value; where none does, as the nearest value that some decimal
// reads as. Writing what was read gives the same decimal again.
void appendInUnit(std::string& out, double value, const FileUnit& unit);

// The units of a file, and the unit of a curve's keys in it.
struct FileUnits {
  double frameRate = 24;
  double metresPerUnit = 0.01;
  double radiansPerUnit = 0.0174532925199432958;

  FileUnit time() const { return {frameRate, true}; }
  FileUnit length() const { return {metresPerUnit / 0.01, false}; }  // to centimetres, as curves have them
  FileUnit angle() const { return {radiansPerUnit, false}; }
  FileUnit input(CurveInput input) const { return input == CurveInput::Time ? time() : FileUnit{}; }
  FileUnit output(CurveOutput output) const;
};

// Short names of .anim and of Scene: "cm" for 0.01, "deg" for a degree.
const char* linearUnitName(double metresPerUnit);
const char* angularUnitName(double radiansPerUnit);

// Sorts keys by time; of several at one time the last given stays. Returns how many went.
std::size_t sortKeys(std::vector<Key>& keys);

// Whether a curve keeps only the direction of this key's fixed tangents.
bool keepsDirectionOnly(const Key& key, bool weighted);
// What such a curve holds of a tangent that it is given.
Tangent directionOf(Tangent tangent);

}  // namespace footfall

// SPDX-License-Identifier: MIT
#include "maya/framework/command_base.h"

#include <maya/MAngle.h>
#include <maya/MDistance.h>
#include <maya/MIntArray.h>
#include <maya/MStringArray.h>
#include <maya/MTime.h>

#include <algorithm>
#include <exception>

#include <fmt/format.h>

#include "base/error.h"
#include "maya/framework/data_values.h"

namespace footfall::maya {

std::string utf8(const MString& text) {
  return text.asUTF8();
}

MString mstring(const std::string& text) {
  MString result;
  result.setUTF8(text.c_str());
  return result;
}

MDagModifier& Edits::dag() {
  if (steps_.empty() || !std::holds_alternative<std::unique_ptr<MDagModifier>>(steps_.back()))
    steps_.emplace_back(std::make_unique<MDagModifier>());
  return *std::get<std::unique_ptr<MDagModifier>>(steps_.back());
}

void Edits::apply() {
  if (steps_.empty()) return;
  if (const auto* modifier = std::get_if<std::unique_ptr<MDagModifier>>(&steps_.back()))
    require((*modifier)->doIt(), "Maya refused a change to the scene");
}

MAnimCurveChange& Edits::keys() {
  apply();
  if (steps_.empty() || !std::holds_alternative<std::unique_ptr<MAnimCurveChange>>(steps_.back()))
    steps_.emplace_back(std::make_unique<MAnimCurveChange>());
  return *std::get<std::unique_ptr<MAnimCurveChange>>(steps_.back());
}

MPlug Edits::element(const MPlug& array, unsigned index) {
  const std::vector<unsigned> present = indicesOf(array);
  const MPlug element = array.elementByLogicalIndex(index);
  if (std::find(present.begin(), present.end(), index) == present.end()) elements_.push_back(element);
  return element;
}

void Edits::undo() {
  for (auto step = steps_.rbegin(); step != steps_.rend(); ++step)
    std::visit([](auto& edit) { edit->undoIt(); }, *step);
  MDGModifier modifier;
  for (auto made = elements_.rbegin(); made != elements_.rend(); ++made)
    modifier.removeMultiInstance(*made, true);
  modifier.doIt();
}

void Edits::redo() {
  for (Step& step : steps_) {
    if (auto* modifier = std::get_if<std::unique_ptr<MDagModifier>>(&step)) {
      (*modifier)->doIt();
    } else {
      std::get<std::unique_ptr<MAnimCurveChange>>(step)->redoIt();
    }
  }
}

MStatus CommandBase::doIt(const MArgList& words) {
  MStatus status;
  const MArgDatabase arguments(syntax(), words, &status);
  if (status != MStatus::kSuccess) return status;
  std::string fault;
  try {
    run(arguments);
    edits_.apply();
    return MStatus::kSuccess;
  } catch (const Cancelled&) {
    fault = "stopped; the scene is as it was";
  } catch (const std::exception& error) {
    fault = error.what();
  } catch (...) {
    fault = "failed for an unknown reason";
  }
  edits_.undo();
  clearResult();
  displayError(mstring(fmt::format("{}: {}", name(), fault)));
  return MStatus::kFailure;
}

void CommandBase::tell(const std::string& what, const std::vector<std::string>& notes) const {
  displayInfo(mstring(fmt::format("{}: {}", name(), what)));
  for (const std::string& note : notes) displayWarning(mstring(fmt::format("{}: {}", name(), note)));
}

void CommandBase::setNames(const std::vector<std::string>& names) {
  MStringArray result;
  for (const std::string& name : names) result.append(mstring(name));
  setResult(result);
}

MStatus CommandBase::undoIt() {
  edits_.undo();
  return MStatus::kSuccess;
}

MStatus CommandBase::redoIt() {
  edits_.redo();
  return MStatus::kSuccess;
}

std::vector<unsigned> indicesOf(const MPlug& array) {
  MIntArray indices;
  MPlug(array).getExistingArrayAttributeIndices(indices);
  std::vector<unsigned> result;
  for (unsigned i = 0; i < indices.length(); ++i) result.push_back(static_cast<unsigned>(indices[i]));
  return result;
}

bool given(const MArgDatabase& arguments, const char* flag) {
  return arguments.isFlagSet(flag);
}

double numberOf(const MArgDatabase& arguments, const char* flag, double absent) {
  double value = absent;
  if (given(arguments, flag)) require(arguments.getFlagArgument(flag, 0, value), flag);
  return value;
}

std::string textOf(const MArgDatabase& arguments, const char* flag, const std::string& absent) {
  if (!given(arguments, flag)) return absent;
  MString value;
  require(arguments.getFlagArgument(flag, 0, value), flag);
  return utf8(value);
}

double secondsOf(const MArgDatabase& arguments, const char* flag, unsigned index, double absent) {
  if (!given(arguments, flag)) return absent;
  MTime value;
  require(arguments.getFlagArgument(flag, index, value), flag);
  return seconds(value);
}

double centimetresOf(const MArgDatabase& arguments, const char* flag, double absent, unsigned index) {
  if (!given(arguments, flag)) return absent;
  MDistance value;
  require(arguments.getFlagArgument(flag, index, value), flag);
  return value.as(MDistance::kCentimeters);
}

double radiansOf(const MArgDatabase& arguments, const char* flag, double absent) {
  if (!given(arguments, flag)) return absent;
  MAngle value;
  require(arguments.getFlagArgument(flag, 0, value), flag);
  return value.as(MAngle::kRadians);
}

int integerOf(const MArgDatabase& arguments, const char* flag, int absent) {
  int value = absent;
  if (given(arguments, flag)) require(arguments.getFlagArgument(flag, 0, value), flag);
  return value;
}

Vec3 positionOf(const MArgDatabase& arguments, const char* flag, const Vec3& absent) {
  Vec3 position;
  for (unsigned a = 0; a < 3; ++a) {
    const int axis = static_cast<int>(a);
    position[axis] = centimetresOf(arguments, flag, absent[axis], a);
  }
  return position;
}

std::pair<std::string, std::string> twoTextsOf(const MArgDatabase& arguments, const char* flag) {
  MString first, second;
  require(arguments.getFlagArgument(flag, 0, first), flag);
  require(arguments.getFlagArgument(flag, 1, second), flag);
  return {utf8(first), utf8(second)};
}

std::vector<double> allSeconds(const MArgDatabase& arguments, const char* flag) {
  std::vector<double> result;
  for (unsigned use = 0; use < arguments.numberOfFlagUses(flag); ++use) {
    MArgList words;
    require(arguments.getFlagArgumentList(flag, use, words), flag);
    MStatus status;
    const MTime time = words.asTime(0, &status);
    require(status, flag);
    result.push_back(seconds(time));
  }
  return result;
}

std::size_t choiceOf(const MArgDatabase& arguments, const char* flag, const std::vector<std::string>& words,
                     std::size_t absent) {
  if (!given(arguments, flag)) return absent;
  const std::string word = textOf(arguments, flag);
  const auto found = std::find(words.begin(), words.end(), word);
  if (found == words.end())
    throw Error(fmt::format("-{} must be one of {}, got '{}'", flag, fmt::join(words, ", "), word));
  return static_cast<std::size_t>(found - words.begin());
}

}  // namespace footfall::maya

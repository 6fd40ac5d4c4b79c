// SPDX-License-Identifier: MIT
#include "scenes/scene_values.h"

#include "commands/plugins.h"

#include "base/scanner.h"
#include "base/units.h"
#include "io/maya/maya_attributes.h"

#include <maya/MAngle.h>
#include <maya/MArgList.h>
#include <maya/MDistance.h>

#include <fmt/format.h>

#include <cmath>
#include <sstream>

namespace mayahost {
namespace {

constexpr std::size_t kLineWidth = 90;
constexpr double kTicksPerSecond = 141120000.0;

double whole(double number) {
  const double nearest = std::round(number);
  return std::fabs(number - nearest) < 1e-4 ? nearest : number;
}

std::string scalarText(const Slot& slot, const footfall::FileUnits& units) {
  const Attribute& attribute = *slot.attribute;
  const double value = slot.number();
  if (attribute.kind == Attribute::Kind::unit) {
    std::string out;
    footfall::appendInUnit(out, value, unitOf(attribute, units));
    return out;
  }
  switch (elementOf(slot.numeric)) {
    case MFnNumericData::kBoolean:
      return value != 0.0 ? "yes" : "no";
    case MFnNumericData::kFloat:
      return fmt::format("{}", static_cast<float>(value));
    case MFnNumericData::kInt64: {
      MInt64 exact = 0;
      std::memcpy(&exact, slot.bytes.get(), sizeof exact);
      return std::to_string(exact);
    }
    default:
      return footfall::formatNumber(value);
  }
}

std::string pluginText(const PluginData& data) {
  std::ostringstream out;
  out.precision(17);
  data.data->writeASCII(out);
  const std::string name = text(data.data->name());
  return " -type " + quotedText(name) + " " + out.str();
}

std::shared_ptr<Data> readPlugin(const MTypeId& id, Values& values) {
  auto made = makePluginData(id);
  if (!made) return nullptr;
  MArgList words;
  while (!values.atEnd()) {
    double number = 0.0;
    const bool string = values.nextIsString();
    const std::string word = values.text();
    if (!string && footfall::parseNumber(word, number)) {
      words.addArg(number);
    } else {
      words.addArg(text(word));
    }
  }
  unsigned int end = 0;
  if (!made->readASCII(words, end)) values.fail("the data of the plug-in cannot be read");
  return std::make_shared<PluginData>(id, std::move(made));
}

}  // namespace

const footfall::MayaWord& Values::next(const char* what) {
  if (atEnd()) fail(fmt::format("{} is missing", what));
  return words_[at_++];
}
std::string Values::text() {
  return std::string(next("a value").text);
}
double Values::number() {
  return footfall::takeNumber(source_, statement_, next("a number"), "a value");
}
bool Values::flag() {
  return footfall::takeBool(source_, statement_, next("yes or no"), "a value");
}
double Values::scalar() {
  for (const char* word : {"yes", "on", "true"}) {
    if (nextIs(word)) return flag();
  }
  for (const char* word : {"no", "off", "false"}) {
    if (nextIs(word)) return flag();
  }
  return number();
}
std::size_t Values::count() {
  const double given = number();
  if (given < 0.0 || given != std::floor(given) || given > static_cast<double>(words_.size()))
    fail("the number of elements is more than what is given");
  return static_cast<std::size_t>(given);
}
void Values::fail(const std::string& message) const {
  throw footfall::Error(source_.place(statement_), message);
}

footfall::FileUnit unitOf(const Attribute& attribute, const footfall::FileUnits& units) {
  if (attribute.kind != Attribute::Kind::unit) return {};
  if (attribute.unit == MFnUnitAttribute::kAngle) return units.angle();
  if (attribute.unit == MFnUnitAttribute::kDistance) return units.length();
  return {whole(kTicksPerSecond / units.frameRate), false};
}

footfall::FileUnits uiUnits() {
  footfall::FileUnits units;
  const double perSecond = 1.0 / MTime(1.0, MTime::uiUnit()).as(MTime::kSeconds);
  const auto name = footfall::timeUnitName(perSecond);
  units.frameRate = name ? *footfall::framesPerSecond(*name) : perSecond;
  const double metres = MDistance(1.0, MDistance::uiUnit()).as(MDistance::kMeters);
  for (const char* word : {"mm", "cm", "m", "km", "in", "ft", "yd", "mi"}) {
    const double known = *footfall::metresPer(word);
    if (std::fabs(known - metres) < 1e-9 * known) units.metresPerUnit = known;
  }
  const double radians = MAngle(1.0, MAngle::uiUnit()).asRadians();
  for (const char* word : {"deg", "rad", "min", "sec"}) {
    const double known = *footfall::radiansPer(word);
    if (std::fabs(known - radians) < 1e-9 * known) units.radiansPerUnit = known;
  }
  return units;
}

void addWord(std::string& out, std::string_view word) {
  const std::size_t lineStart = out.rfind('\n') == std::string::npos ? 0 : out.rfind('\n') + 1;
  if (out.size() - lineStart > kLineWidth) out += "\n\t\t";
  out += ' ';
  out += word;
}

std::string quotedText(const std::string& plain) {
  std::string out = "\"";
  for (const char c : plain) {
    const char* const escaped = c == '"'    ? "\\\""
                                : c == '\\' ? "\\\\"
                                : c == '\n' ? "\\n"
                                : c == '\t' ? "\\t"
                                : c == '\r' ? "\\r"
                                            : nullptr;
    if (escaped) {
      out += escaped;
    } else {
      out += c;
    }
  }
  return out + "\"";
}

std::string compoundTypeName(const Attribute& attribute) {
  if (!attribute.isNumericCompound()) return "";
  const std::size_t count = attribute.children.size();
  switch (elementOf(attribute.numeric)) {
    case MFnNumericData::kShort:
      return fmt::format("short{}", count);
    case MFnNumericData::kLong:
      return fmt::format("long{}", count);
    case MFnNumericData::kFloat:
      return fmt::format("float{}", count);
    case MFnNumericData::kDouble:
      return fmt::format("double{}", count);
    default:
      return "";
  }
}

bool hasOnlyNumbers(const Attribute& attribute) {
  if (attribute.isScalar()) return attribute.numeric != MFnNumericData::kAddr;
  if (!attribute.isCompound() || attribute.children.empty()) return false;
  for (const auto& child : attribute.children) {
    if (child->array || !hasOnlyNumbers(*child)) return false;
  }
  return true;
}

void readNumbers(Slot& slot, Values& values, const footfall::FileUnits& units) {
  const Attribute& attribute = *slot.attribute;
  if (!hasOnlyNumbers(attribute) || slot.isArray) {
    values.fail(fmt::format("\"{}\" is not made of numbers", attribute.longName));
  }
  if (!attribute.isScalar()) {
    for (const auto& child : slot.children) readNumbers(*child, values, units);
    return;
  }
  slot.setNumber(unitOf(attribute, units).read(values.scalar()));
}

void addNumbers(std::string& out, const Slot& slot, const footfall::FileUnits& units) {
  if (slot.attribute->isScalar()) return addWord(out, scalarText(slot, units));
  for (const auto& child : slot.children) addNumbers(out, *child, units);
}

std::string leafText(const Slot& slot, const footfall::FileUnits& units) {
  const Attribute& attribute = *slot.attribute;
  std::string out;
  if (hasOnlyNumbers(attribute)) {
    const std::string type = compoundTypeName(attribute);
    if (!type.empty()) out += " -type \"" + type + "\"";
    addNumbers(out, slot, units);
    return type.empty() ? out : out + " ";
  }
  if (attribute.kind == Attribute::Kind::matrix) {
    out += " -type \"matrix\"";
    for (int i = 0; i < 16; ++i) {
      addWord(out, attribute.floatMatrix
                       ? fmt::format("{}", reinterpret_cast<const float*>(slot.bytes.get())[i])
                       : footfall::formatNumber(reinterpret_cast<const double*>(slot.bytes.get())[i]));
    }
    return out;
  }
  if (!slot.data) return "";
  if (const auto* plugin = dynamic_cast<const PluginData*>(slot.data.get())) return pluginText(*plugin);
  const DataFormat* format = dataFormat(slot.data->dataType());
  if (!format) return "";
  out += " -type " + quotedText(format->type);
  format->write(out, *slot.data);
  return out;
}

bool readLeaf(Slot& slot, const std::string& type, Values& values, const footfall::FileUnits& units) {
  const Attribute& attribute = *slot.attribute;
  if (type.empty() || type == compoundTypeName(attribute)) {
    if (!hasOnlyNumbers(attribute)) return false;
    readNumbers(slot, values, units);
    return true;
  }
  if (const DataType* plugin = findDataType(type)) {
    if (attribute.kind != Attribute::Kind::typed || !(attribute.typeId == plugin->id)) return false;
    slot.data = readPlugin(plugin->id, values);
    return slot.data != nullptr;
  }
  const MFnData::Type kind = dataKind(type);
  if (kind == MFnData::kInvalid) return false;
  if (attribute.kind == Attribute::Kind::matrix && kind == MFnData::kMatrix) {
    const auto data = std::static_pointer_cast<MatrixData>(dataFormat(kind)->read(values));
    const auto typed = std::make_shared<Attribute>(Attribute::Kind::typed, "m", "m");
    typed->dataType = MFnData::kMatrix;
    Slot holder;
    holder.attribute = typed;
    holder.data = data;
    return copyValue(slot, holder);
  }
  const bool generic = attribute.kind == Attribute::Kind::generic;
  const bool typed = attribute.kind == Attribute::Kind::typed &&
                     (attribute.dataType == kind || attribute.dataType == MFnData::kAny);
  if (!generic && !typed) return false;
  slot.data = dataFormat(kind)->read(values);
  if (generic) slot.numeric = MFnNumericData::kInvalid;
  return true;
}

}  // namespace mayahost

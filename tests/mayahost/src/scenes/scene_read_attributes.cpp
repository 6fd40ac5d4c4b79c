// SPDX-License-Identifier: MIT
// addAttr of a file.
#include "edits/edit.h"
#include "scenes/scene.h"
#include "scenes/scene_reader.h"

#include "base/scanner.h"

#include <fmt/format.h>

namespace mayahost {
namespace {

using Kind = Attribute::Kind;

struct NumberName {
  const char* name;
  MFnNumericData::Type type;
};
constexpr NumberName kNumbers[] = {
    {"bool", MFnNumericData::kBoolean},    {"byte", MFnNumericData::kByte},
    {"char", MFnNumericData::kChar},       {"short", MFnNumericData::kShort},
    {"long", MFnNumericData::kLong},       {"float", MFnNumericData::kFloat},
    {"double", MFnNumericData::kDouble},   {"short2", MFnNumericData::k2Short},
    {"short3", MFnNumericData::k3Short},   {"long2", MFnNumericData::k2Long},
    {"long3", MFnNumericData::k3Long},     {"float2", MFnNumericData::k2Float},
    {"float3", MFnNumericData::k3Float},   {"double2", MFnNumericData::k2Double},
    {"double3", MFnNumericData::k3Double}, {"double4", MFnNumericData::k4Double}};

// "a:b=5:c" as fields 0, 5, 6.
void readFields(const std::string& text, Attribute& attribute) {
  long long value = 0;
  std::size_t at = 0;
  while (at <= text.size()) {
    const std::size_t end = std::min(text.find(':', at), text.size());
    std::string field = text.substr(at, end - at);
    at = end + 1;
    const std::size_t equals = field.rfind('=');
    if (equals != std::string::npos && footfall::parseInteger(field.substr(equals + 1), value))
      field = field.substr(0, equals);
    if (!field.empty()) attribute.fields.emplace_back(static_cast<short>(value++), field);
  }
}

// The children of a compound of numbers lie side by side: they must all be of its type.
bool fitsTogether(const Attribute& attribute) {
  for (const auto& child : attribute.children) {
    if (!fitsTogether(*child)) return false;
    if (attribute.kind != Kind::numeric) continue;
    if (!child->isScalar() || child->array || scalarType(*child) != elementOf(attribute.numeric))
      return false;
  }
  return true;
}

bool isOn(const std::string& word) {
  return word == "true" || word == "on" || word == "yes" || word == "1";
}

}  // namespace

std::shared_ptr<Attribute> SceneReader::makeAttribute(const Statement& statement) {
  const std::string longName = argument({"-ln", "-longName"}), at = argument({"-at", "-attributeType"}),
                    dt = argument({"-dt", "-dataType"});
  std::string shortName = argument({"-sn", "-shortName"});
  if (longName.empty() && shortName.empty()) {
    fail(statement, "addAttr: the attribute has no name");
    return nullptr;
  }
  const MString full = text(longName.empty() ? shortName : longName), brief = text(shortName);
  const auto make = [&](Kind kind) { return std::make_shared<Attribute>(kind, full, brief); };
  std::shared_ptr<Attribute> made;
  for (const NumberName& number : kNumbers) {
    if (at != number.name) continue;
    made = make(Kind::numeric);
    made->numeric = number.type;
  }
  const auto unit = [&](MFnUnitAttribute::Type type) {
    made = make(Kind::unit);
    made->unit = type;
  };
  if (at == "doubleAngle") unit(MFnUnitAttribute::kAngle);
  if (at == "doubleLinear") unit(MFnUnitAttribute::kDistance);
  if (at == "time") unit(MFnUnitAttribute::kTime);
  if (at == "message") made = make(Kind::message);
  if (at == "compound") made = make(Kind::compound);
  if (at == "matrix" || at == "fltMatrix") made = make(Kind::matrix);
  if (at == "enum") {
    made = make(Kind::choice);
    readFields(argument({"-en", "-enumName"}), *made);
  }
  if (made && at == "fltMatrix") made->floatMatrix = true;
  const MFnData::Type data = dataKind(dt);
  if (data != MFnData::kInvalid) {
    made = make(Kind::typed);
    made->dataType = data;
  }
  return made;
}

void SceneReader::addAttr(const Statement& statement) {
  if (block_) return block_->statements.push_back(raw(statement));
  if (!current_) return;
  if (!current_->unknownType.empty()) return current_->kept.push_back(raw(statement));
  const auto made = makeAttribute(statement);
  if (!made) return current_->kept.push_back(raw(statement));
  const auto number = [&](std::initializer_list<const char*> flags) -> std::optional<double> {
    const std::string word = argument(flags);
    double value = 0.0;
    if (word.empty()) return std::nullopt;
    if (!footfall::parseNumber(word, value)) value = isOn(word) ? 1.0 : 0.0;
    return unitOf(*made, units()).read(value);
  };
  made->defaultNumber = number({"-dv", "-defaultValue"}).value_or(0.0);
  made->min = number({"-min", "-minValue"});
  made->max = number({"-max", "-maxValue"});
  made->softMin = number({"-smn", "-softMinValue"});
  made->softMax = number({"-smx", "-softMaxValue"});
  made->niceName = argument({"-nn", "-niceName"});
  made->keyable = isOn(argument({"-k", "-keyable"}));
  made->hidden = isOn(argument({"-h", "-hidden"}));
  made->indexMatters = argument({"-im", "-indexMatters"}) != "false";
  const auto off = [&](std::initializer_list<const char*> flags) {
    const std::string word = argument(flags);
    return !word.empty() && !isOn(word);
  };
  made->readable = !off({"-r", "-readable"});
  made->writable = !off({"-w", "-writable"});
  made->storable = !off({"-s", "-storable"});
  for (std::size_t i = 1; i < words_.size(); ++i) {
    const auto word = words_[i].quoted ? std::string_view() : words_[i].text;
    if (word == "-m" || word == "-multi") made->array = true;
    if (word == "-uac" || word == "-usedAsColor") made->usedAsColor = true;
  }
  long long children = countOf(made->numeric) > 1 ? countOf(made->numeric) : 0;
  if (made->kind == Kind::compound &&
      !footfall::parseInteger(argument({"-nc", "-numberOfChildren"}), children))
    return fail(statement, fmt::format("addAttr: the number of children of {} is missing", made->longName));
  const std::string above = argument({"-p", "-parent"});
  if (!above.empty()) {
    if (compounds_.empty() ||
        (compounds_.back().attribute->longName != above && compounds_.back().attribute->shortName != above)) {
      return fail(statement, fmt::format("addAttr: there is no compound '{}' for {}", above, made->longName));
    }
    made->parent = compounds_.back().attribute.get();
    compounds_.back().attribute->children.push_back(made);
    --compounds_.back().missing;
  } else if (!compounds_.empty()) {
    fail(statement,
         fmt::format("addAttr: children of {} are missing", compounds_.back().attribute->longName));
    compounds_.clear();
  }
  if (children > 0 && children < 1000) {
    compounds_.push_back({made, static_cast<std::size_t>(children)});
    return;
  }
  if (above.empty()) compounds_.push_back({made, 0});
  finishCompound(statement);
}

// What has all its children belongs to its parent, or to the node.
void SceneReader::finishCompound(const Statement& statement) {
  while (!compounds_.empty() && compounds_.back().missing == 0) {
    const auto made = compounds_.back().attribute;
    compounds_.pop_back();
    if (made->parent) continue;
    if (current_->find(made->longName)) continue;  // the class, or postConstructor, made it
    Journal unkept;
    if (!fitsTogether(*made) || !addAttribute(unkept, current_, made))
      fail(statement, fmt::format("addAttr: {} cannot be added to {}", made->longName, current_->name));
  }
}

}  // namespace mayahost

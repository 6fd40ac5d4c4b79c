// SPDX-License-Identifier: MIT
#include <algorithm>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "base/scanner.h"
#include "io/maya/maya_curve.h"

namespace footfall {
namespace {

enum class Slot { Tan, Wgt, Ktv, Kit, Kot, Kix, Kiy, Kox, Koy, Ktl, Kwl, Kbd, Pre, Pst };

struct KeyAttribute {
  std::string_view shortName;
  std::string_view longName;
  Slot slot;
  KeyGroup group;
};

constexpr KeyAttribute kKeyAttributes[] = {
    {"tan", "tangentType", Slot::Tan, KeyGroup::CommonType},
    {"wgt", "weightedTangents", Slot::Wgt, KeyGroup::Weighted},
    {"ktv", "keyTimeValue", Slot::Ktv, KeyGroup::Keys},
    {"kit", "keyTanInType", Slot::Kit, KeyGroup::Types},
    {"kot", "keyTanOutType", Slot::Kot, KeyGroup::Types},
    {"kix", "keyTanInX", Slot::Kix, KeyGroup::Tangents},
    {"kiy", "keyTanInY", Slot::Kiy, KeyGroup::Tangents},
    {"kox", "keyTanOutX", Slot::Kox, KeyGroup::Tangents},
    {"koy", "keyTanOutY", Slot::Koy, KeyGroup::Tangents},
    {"ktl", "keyTanLocked", Slot::Ktl, KeyGroup::TangentLocks},
    {"kwl", "keyWeightLocked", Slot::Kwl, KeyGroup::WeightLocks},
    {"kbd", "keyBreakdown", Slot::Kbd, KeyGroup::Breakdowns},
    {"pre", "preInfinity", Slot::Pre, KeyGroup::PreInfinity},
    {"pst", "postInfinity", Slot::Pst, KeyGroup::PostInfinity},
};

const KeyAttribute* keyAttribute(std::string_view name) {
  for (const KeyAttribute& attribute : kKeyAttributes) {
    if (name == attribute.shortName || name == attribute.longName) return &attribute;
  }
  return nullptr;
}

// Values of array elements as the file gives them: few, whatever the indices are.
struct Sparse {
  std::vector<std::pair<long long, double>> values;

  // By index; of several for one index the last.
  void sort() {
    const auto lower = [](const auto& a, const auto& b) { return a.first < b.first; };
    if (!std::is_sorted(values.begin(), values.end(), lower))
      std::stable_sort(values.begin(), values.end(), lower);
  }
};

class CurveReader {
 public:
  CurveReader(const MayaAscii& source, CurveOddities& oddities) : source_(source), oddities_(oddities) {}

  void take(const MayaStatement& statement);
  Curve curve(CurveType type, const FileUnits& units);

 private:
  void takeScalar(Slot slot, const MayaStatement& statement, const MayaSetting& setting);
  void takeElements(const KeyAttribute& attribute, const MayaStatement& statement,
                    const MayaSetting& setting);
  TangentType tangentType(long long code);

  Sparse& array(Slot slot) { return arrays_[static_cast<std::size_t>(slot)]; }

  const MayaAscii& source_;
  CurveOddities& oddities_;
  MayaWords words_;
  Sparse arrays_[14];
  std::vector<std::pair<long long, std::pair<double, double>>> keys_;
  TangentType tangentType_ = TangentType::Global;
  bool weighted_ = true;
  Infinity pre_ = Infinity::Constant;
  Infinity post_ = Infinity::Constant;
  Place keysPlace_;
};

TangentType CurveReader::tangentType(long long code) {
  TangentType type;
  if (!tangentFromCode(code, type)) ++oddities_.unknownTypes;
  return type;
}

void CurveReader::take(const MayaStatement& statement) {
  source_.words(statement, words_);
  const auto setting = takeSetting(words_);
  if (!setting) return;
  const KeyAttribute* attribute = keyAttribute(setting->attribute);
  if (!attribute) return;
  if (setting->badIndex) {
    throw Error(source_.place(statement),
                fmt::format("'{}' must have an index as [3] or a range as [0:5]", attribute->shortName));
  }
  if (setting->firstValue == words_.size()) return;  // only a size or a lock
  const bool scalar = attribute->slot == Slot::Tan || attribute->slot == Slot::Wgt ||
                      attribute->slot == Slot::Pre || attribute->slot == Slot::Pst;
  if (scalar) {
    takeScalar(attribute->slot, statement, *setting);
  } else {
    takeElements(*attribute, statement, *setting);
  }
}

void CurveReader::takeScalar(Slot slot, const MayaStatement& statement, const MayaSetting& setting) {
  const MayaWord& word = words_[setting.firstValue];
  if (slot == Slot::Wgt) {
    weighted_ = takeBool(source_, statement, word, "wgt");
    return;
  }
  long long code = 0;
  if (!parseInteger(word.text, code)) {
    throw Error(source_.place(statement, word),
                fmt::format("{} must be a whole number, got {}", setting.attribute, quoted(word.text)));
  }
  if (slot == Slot::Tan) {
    tangentType_ = tangentType(code);
  } else if (!infinityFromCode(code, slot == Slot::Pre ? pre_ : post_)) {
    throw Error(
        source_.place(statement, word),
        fmt::format("{} must be 0 constant, 1 linear, 3 cycle, 4 cycle with offset or 5 oscillate, got {}",
                    setting.attribute, code));
  }
}

void CurveReader::takeElements(const KeyAttribute& attribute, const MayaStatement& statement,
                               const MayaSetting& setting) {
  const std::string_view name = attribute.shortName;
  if (setting.first < 0) {
    throw Error(source_.place(statement),
                fmt::format("'{}' must have an index as [3] or a range as [0:5]", name));
  }
  const std::size_t each = attribute.slot == Slot::Ktv ? 2 : 1;
  const std::size_t given = words_.size() - setting.firstValue;
  const auto count = static_cast<unsigned long long>(setting.last - setting.first) + 1;
  if (given % each != 0 || given / each != count) {
    throw Error(source_.place(statement),
                fmt::format("{}[{}:{}] needs {} value(s) for each of {} key(s), {} given", name,
                            setting.first, setting.last, each, count, given));
  }
  const bool flags =
      attribute.slot == Slot::Ktl || attribute.slot == Slot::Kwl || attribute.slot == Slot::Kbd;
  if (attribute.slot == Slot::Ktv) keysPlace_ = source_.place(statement);
  long long index = setting.first;
  for (std::size_t i = setting.firstValue; i < words_.size(); i += each, ++index) {
    if (flags) {
      array(attribute.slot).values.emplace_back(index, takeBool(source_, statement, words_[i], name) ? 1 : 0);
      continue;
    }
    const double value = takeNumber(source_, statement, words_[i], name);
    if (attribute.slot == Slot::Ktv) {
      keys_.push_back({index, {value, takeNumber(source_, statement, words_[i + 1], name)}});
    } else {
      array(attribute.slot).values.emplace_back(index, value);
    }
  }
}

Curve CurveReader::curve(CurveType type, const FileUnits& units) {
  const auto lower = [](const auto& a, const auto& b) { return a.first < b.first; };
  if (!std::is_sorted(keys_.begin(), keys_.end(), lower)) std::stable_sort(keys_.begin(), keys_.end(), lower);
  const FileUnit input = units.input(type.input), output = units.output(type.output);
  std::vector<Key> keys;
  keys.reserve(keys_.size());
  // Elements and keys walk side by side by index; gaps in either are skipped.
  Slot slots[] = {Slot::Kit, Slot::Kot, Slot::Kix, Slot::Kiy, Slot::Kox,
                  Slot::Koy, Slot::Ktl, Slot::Kwl, Slot::Kbd};
  std::size_t at[14] = {};
  for (const Slot slot : slots) array(slot).sort();
  for (std::size_t k = 0; k < keys_.size(); ++k) {
    const auto& [index, pair] = keys_[k];
    if (k + 1 < keys_.size() && keys_[k + 1].first == index) continue;  // given again
    Key key;
    key.time = input.read(pair.first);
    key.value = output.read(pair.second);
    key.inType = key.outType = tangentType_;
    for (const Slot slot : slots) {
      const auto& values = array(slot).values;
      std::size_t& i = at[static_cast<std::size_t>(slot)];
      for (; i < values.size() && values[i].first <= index; ++i) {
        if (values[i].first < index) continue;
        const double value = values[i].second;
        switch (slot) {
          case Slot::Kit:
            key.inType = tangentType(static_cast<long long>(std::clamp(value, -1.0, 1e9)));
            break;
          case Slot::Kot:
            key.outType = tangentType(static_cast<long long>(std::clamp(value, -1.0, 1e9)));
            break;
          case Slot::Kix:
            key.in.x = value;
            break;
          case Slot::Kiy:
            key.in.y = value;
            break;
          case Slot::Kox:
            key.out.x = value;
            break;
          case Slot::Koy:
            key.out.y = value;
            break;
          case Slot::Ktl:
            key.tangentsLocked = value != 0;
            break;
          case Slot::Kwl:
            key.weightsLocked = value != 0;
            break;
          default:
            key.breakdown = value != 0;
            break;
        }
      }
    }
    keys.push_back(key);
  }
  oddities_.sameTimes += static_cast<int>(sortKeys(keys));
  try {
    return Curve(std::move(keys), weighted_, pre_, post_, type.output, type.input);
  } catch (const Error& error) {
    throw Error(keysPlace_, error.message());
  }
}

}  // namespace

bool keyGroupOf(std::string_view attribute, KeyGroup& group) {
  const KeyAttribute* found = keyAttribute(attribute);
  if (found) group = found->group;
  return found != nullptr;
}

Curve readMayaCurve(const MayaAscii& source, const MayaNodeSetting* begin, const MayaNodeSetting* end,
                    CurveType type, const FileUnits& units, CurveOddities& oddities) {
  CurveReader reader(source, oddities);
  for (const MayaNodeSetting* setting = begin; setting != end; ++setting) {
    reader.take(source.statements()[setting->statement]);
  }
  return reader.curve(type, units);
}

}  // namespace footfall

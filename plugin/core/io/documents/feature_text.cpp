// SPDX-License-Identifier: MIT
#include "io/documents/feature_text.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/angles.h"
#include "base/error.h"
#include "base/scanner.h"

namespace footfall {
using namespace creature;

namespace {

class Line {
 public:
  Line(std::string_view text, Place place) : place_(std::move(place)) {
    Scanner scanner(text, place_.file);
    while (!scanner.atEnd()) words_.push_back(scanner.word());
  }

  Feature feature(const Creature& creature) {
    Feature f;
    try {
      const std::size_t dot = words_[0].find('.');
      f.kind = featureNamed(words_[0].substr(0, dot));
      if (dot != std::string_view::npos) f.leg = legNamed(words_[0].substr(dot + 1), creature);
      takeWeight(f);
      if (f.kind == FeatureKind::Posture || f.kind == FeatureKind::FinalPosture) {
        std::size_t at = 1;
        if (f.kind == FeatureKind::Posture) f.time = number(at++, "a time in seconds");
        for (; at < words_.size(); ++at)
          f.angles.push_back(words_[at] == "*" ? Feature::kAny : number(at, "an angle") * kDegree);
      } else {
        f.value = number(1, "a value");
        f.min = number(2, "a minimum");
        f.max = number(3, "a maximum");
        if (words_.size() > 4) throw Error(fmt::format("unexpected {} at the end", quoted(words_[4])));
      }
      checkFeature(f, creature);
    } catch (const Error& error) {
      throw Error(place_, error.message());
    }
    return f;
  }

  bool empty() const { return words_.empty(); }

 private:
  double number(std::size_t i, const char* what) const {
    double value = 0;
    if (i >= words_.size()) throw Error(fmt::format("{} needs {}", quoted(words_[0]), what));
    if (!parseNumber(words_[i], value))
      throw Error(fmt::format("{} must be a number, got {}", what, quoted(words_[i])));
    return value;
  }

  void takeWeight(Feature& f) {
    const auto weight = std::find(words_.begin(), words_.end(), "weight");
    if (weight == words_.end()) return;
    f.weight = number(static_cast<std::size_t>(weight - words_.begin()) + 1, "a weight");
    if (weight + 2 != words_.end()) throw Error("the weight must come last");
    words_.erase(weight, words_.end());
  }

  static int legNamed(std::string_view name, const Creature& creature) {
    for (std::size_t i = 0; i < creature.legs.size(); ++i)
      if (creature.legs[i].name == name) return static_cast<int>(i);
    throw Error(fmt::format("there is no leg {}", quoted(name)));
  }

  Place place_;
  std::vector<std::string_view> words_;
};

}  // namespace

std::vector<Feature> parseFeatureText(std::string_view text, const std::string& file,
                                      const Creature& creature) {
  std::vector<Feature> features;
  for (int number = 1; !text.empty(); ++number) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view row = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    Line line(row.substr(0, std::min(row.find('#'), row.size())), {file, number});
    if (!line.empty()) features.push_back(line.feature(creature));
  }
  return features;
}

}  // namespace footfall

// SPDX-License-Identifier: MIT
// Maya's .anim files, read.
#include <algorithm>
#include <initializer_list>
#include <limits>
#include <optional>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "base/math.h"
#include "base/scanner.h"
#include "base/units.h"
#include "io/anim/anim_tangent.h"
#include "io/formats.h"
#include "io/maya/maya_attributes.h"

namespace footfall {
namespace {

// Words of the file: ';' and comments are skipped like blanks, braces are words of their own.
class AnimScanner {
 public:
  AnimScanner(std::string_view text, std::string file) : text_(text), file_(std::move(file)) {}

  std::string_view peek() {
    skip();
    if (at_ == text_.size()) return {};
    if (text_[at_] == '{' || text_[at_] == '}') return text_.substr(at_, 1);
    std::size_t end = at_;
    while (end < text_.size() && !endsWord(text_[end])) ++end;
    return text_.substr(at_, end - at_);
  }
  std::string_view word() {
    const std::string_view result = peek();
    wordAt_ = at_;
    if (result.empty()) fail("the file ends too early");
    at_ += result.size();
    return result;
  }
  // The rest of the line, or up to its ';'.
  std::string_view rest() {
    const std::size_t end = std::min(text_.find_first_of(";\r\n", at_), text_.size());
    std::string_view result = text_.substr(at_, end - at_);
    at_ = end;
    while (!result.empty() && static_cast<unsigned char>(result.front()) <= ' ') result.remove_prefix(1);
    while (!result.empty() && static_cast<unsigned char>(result.back()) <= ' ') result.remove_suffix(1);
    return result;
  }
  double number(const char* what) {
    const std::string_view text = word();
    double value = 0;
    if (!parseNumber(text, value)) fail(fmt::format("{} must be a number, got {}", what, quoted(text)));
    return value;
  }
  bool flag(const char* what) {
    const std::string_view text = word();
    if (text != "0" && text != "1") fail(fmt::format("{} must be 0 or 1, got {}", what, quoted(text)));
    return text == "1";
  }
  void expect(std::string_view wanted) {
    const std::string_view text = word();
    if (text != wanted) fail(fmt::format("expected '{}', got {}", wanted, quoted(text)));
  }
  Place place() {
    line_ += static_cast<int>(std::count(text_.begin() + static_cast<std::ptrdiff_t>(countedTo_),
                                         text_.begin() + static_cast<std::ptrdiff_t>(wordAt_), '\n'));
    countedTo_ = wordAt_;
    return {file_, line_};
  }
  [[noreturn]] void fail(const std::string& message) { throw Error(place(), message); }

 private:
  static bool endsWord(char c) {
    return static_cast<unsigned char>(c) <= ' ' || c == ';' || c == '{' || c == '}';
  }
  void skip() {
    while (at_ < text_.size()) {
      const char c = text_[at_];
      const bool comment = c == '#' || (c == '/' && at_ + 1 < text_.size() && text_[at_ + 1] == '/');
      if (comment) {
        at_ = std::min(text_.find('\n', at_), text_.size());
      } else if (static_cast<unsigned char>(c) <= ' ' || c == ';') {
        ++at_;
      } else {
        return;
      }
    }
  }

  std::string_view text_;
  std::string file_;
  std::size_t at_ = 0, wordAt_ = 0, countedTo_ = 0;
  int line_ = 1;
};

bool startsWithDigit(std::string_view word) {
  return !word.empty() && word[0] >= '0' && word[0] <= '9';
}

class AnimReader {
 public:
  AnimReader(std::string_view text, const std::string& file) : in_(text, file) {}
  Scene read();

 private:
  struct Line {
    std::string_view attribute;  // empty for a place holder
    std::string_view node;       // empty where the file has no names
    std::size_t row = 0;
    long long child = 0, attr = 0;
  };

  // What an animData block says before its keys.
  struct Data {
    CurveInput input = CurveInput::Time;
    CurveOutput output = CurveOutput::Unitless;
    Infinity pre = Infinity::Constant, post = Infinity::Constant;
    FileUnits units;
    AnimTangentUnits tangents;
  };

  bool header(std::string_view word);
  Line line();
  Curve data();
  void field(std::string_view name, Data& data);
  Key key(const AnimTangentUnits& tangents);
  Infinity infinity(const char* what);
  template <class Value>
  Value choice(const char* what, std::initializer_list<std::pair<const char*, Value>> choices);
  TangentType type();
  int node(const Line& line);
  int addNode(std::string name, std::size_t row);
  template <class Find>
  double unit(Find find, const char* kinds);

  AnimScanner in_;
  Scene scene_;
  FileUnits units_;
  double version_ = 0;
  bool hasStart_ = false, hasEnd_ = false;
  double start_ = 0, end_ = 0;
  std::vector<int> stack_;                         // the latest node of each row
  std::unordered_map<std::string, int> nodes_;     // "row name" -> joint, the latest
  std::unordered_set<std::string> names_, plugs_;  // in use
  std::unordered_map<std::string, int> suffixes_;  // last number given to a name
  std::size_t lastRow_ = 0;
  long long lastAttr_ = -1;
  int lastNode_ = -1;
  bool unnamed_ = false, renamed_ = false, unknownType_ = false;
  std::size_t sameTimes_ = 0;
};

template <class Find>
double AnimReader::unit(Find find, const char* kinds) {
  const std::string_view name = in_.word();
  const std::optional<double> value = find(name);
  if (!value) in_.fail(fmt::format("{} must be {}", quoted(name), kinds));
  return *value;
}

constexpr const char* kLengths = "a unit of length: mm cm m km in ft yd mi";
constexpr const char* kAngles = "a unit of angle: deg rad min sec";
constexpr const char* kTimes = "a unit of time: hour min sec millisec game film pal ntsc show palf ntscf";

bool AnimReader::header(std::string_view word) {
  if (word == "animVersion") {
    version_ = in_.number("animVersion");
  } else if (word == "timeUnit") {
    const std::string_view name = in_.rest();
    const auto rate = framesPerSecond(name);
    if (rate) units_.frameRate = *rate;
    if (!rate) {
      scene_.notes.push_back(fmt::format("the time unit {} is not known: {} frames per second assumed",
                                         quoted(name), units_.frameRate));
    }
  } else if (word == "linearUnit") {
    units_.metresPerUnit = unit(metresPer, kLengths);
  } else if (word == "angularUnit") {
    units_.radiansPerUnit = unit(radiansPer, kAngles);
  } else if (word == "startTime") {
    start_ = in_.number("startTime");
    hasStart_ = true;
  } else if (word == "endTime") {
    end_ = in_.number("endTime");
    hasEnd_ = true;
  } else {
    return false;
  }
  return true;
}

AnimReader::Line AnimReader::line() {
  std::string_view names[3];
  std::size_t count = 0;
  while (!startsWithDigit(in_.peek())) {
    const std::string_view name = in_.word();
    if (name == "{" || name == "}" || count == 3) {
      in_.fail("anim must have at most three names, then row, child and attribute numbers");
    }
    names[count++] = name;
  }
  Line line;
  long long numbers[3];
  for (long long& number : numbers) {
    const std::string_view text = in_.word();
    if (!parseInteger(text, number) || number < 0) {
      in_.fail(fmt::format("anim must end with three whole numbers, got {}", quoted(text)));
    }
  }
  line.row = static_cast<std::size_t>(numbers[0]);
  line.child = numbers[1];
  line.attr = numbers[2];
  const bool curve = in_.peek() == "animData";
  if (!curve) {
    line.node = count > 0 ? names[count - 1] : std::string_view();
    return line;
  }
  if (count == 0) in_.fail("anim must name the attribute whose animData follows");
  // translate.translateX is known by its last name; an element of an array only by all of it.
  line.attribute = names[0];
  const std::size_t dot = line.attribute.rfind('.');
  if (dot != std::string_view::npos && line.attribute.find('[') == std::string_view::npos) {
    line.attribute.remove_prefix(dot + 1);
  }
  if (line.attribute.empty()) in_.fail("anim must name an attribute before its '.'");
  if (count == 3) line.node = names[2];
  return line;
}

int AnimReader::addNode(std::string name, std::size_t row) {
  const std::string base = name;
  int& suffix = suffixes_[base];
  while (!names_.insert(name).second) {
    renamed_ = true;
    name = fmt::format("{}_{}", base, ++suffix + 1);
  }
  Joint joint;
  joint.name = std::move(name);
  row = std::min(row, stack_.size());
  joint.parent = row > 0 ? stack_[row - 1] : -1;
  const int index = static_cast<int>(scene_.skeleton.joints.size());
  scene_.skeleton.joints.push_back(std::move(joint));
  stack_.resize(row);
  stack_.push_back(index);
  return index;
}

// The node of a line. Without names a new one begins where the attributes are counted from the start again.
int AnimReader::node(const Line& line) {
  if (line.node.empty()) {
    unnamed_ = true;
    const bool goesOn =
        lastNode_ >= 0 && line.row == lastRow_ && line.attr > lastAttr_ && !line.attribute.empty();
    lastNode_ = goesOn ? lastNode_ : addNode(fmt::format("node{}", scene_.skeleton.size() + 1), line.row);
  } else {
    const std::string key = fmt::format("{} {}", line.row, line.node);
    const auto known = nodes_.find(key);
    const bool again = known != nodes_.end() && !line.attribute.empty() &&
                       plugs_.count(scene_.skeleton.joints[static_cast<std::size_t>(known->second)].name +
                                    "." + std::string(line.attribute)) == 0;
    lastNode_ = again ? known->second : addNode(std::string(line.node), line.row);
    nodes_[key] = lastNode_;
  }
  lastRow_ = line.row;
  // Nothing goes on after a place holder.
  lastAttr_ = line.attribute.empty() ? std::numeric_limits<long long>::max() : line.attr;
  return lastNode_;
}

TangentType AnimReader::type() {
  TangentType result;
  if (!tangentFromWord(in_.word(), result)) unknownType_ = true;
  return result;
}

Key AnimReader::key(const AnimTangentUnits& tangents) {
  Key key;
  key.time = tangents.input.read(in_.number("a key's time"));
  key.value = tangents.output.read(in_.number("a key's value"));
  key.inType = type();
  key.outType = type();
  key.tangentsLocked = in_.flag("a key's tangent lock");
  key.weightsLocked = in_.flag("a key's weight lock");
  if (version_ >= 1.1) key.breakdown = in_.flag("a key's breakdown");
  for (const bool isIn : {true, false}) {
    if ((isIn ? key.inType : key.outType) != TangentType::Fixed) continue;
    const double angle = in_.number("a tangent's angle");
    const double weight = in_.number("a tangent's weight");
    (isIn ? key.in : key.out) = readAnimTangent(angle, weight, tangents);
  }
  return key;
}

template <class Value>
Value AnimReader::choice(const char* what, std::initializer_list<std::pair<const char*, Value>> choices) {
  const std::string_view name = in_.word();
  std::string known;
  for (const auto& [word, value] : choices) {
    if (name == word) return value;
    known += std::string(known.empty() ? "" : ", ") + word;
  }
  in_.fail(fmt::format("{} must be one of {}, got {}", what, known, quoted(name)));
}

Infinity AnimReader::infinity(const char* what) {
  const std::string_view name = in_.word();
  Infinity result;
  if (!infinityFromWord(name, result)) {
    in_.fail(fmt::format("{} must be one of constant, linear, cycle, cycleRelative, oscillate, got {}", what,
                         quoted(name)));
  }
  return result;
}

void AnimReader::field(std::string_view name, Data& data) {
  if (name == "input") {
    data.input =
        choice<CurveInput>("input", {{"time", CurveInput::Time}, {"unitless", CurveInput::Unitless}});
  } else if (name == "output") {
    data.output = choice<CurveOutput>("output", {{"linear", CurveOutput::Linear},
                                                 {"angular", CurveOutput::Angular},
                                                 {"time", CurveOutput::Time},
                                                 {"unitless", CurveOutput::Unitless}});
  } else if (name == "weighted") {
    data.tangents.weighted = in_.flag("weighted");
  } else if (name == "preInfinity") {
    data.pre = infinity("preInfinity");
  } else if (name == "postInfinity") {
    data.post = infinity("postInfinity");
  } else if (name == "inputUnit" && data.input == CurveInput::Time) {
    data.units.frameRate = unit(framesPerSecond, kTimes);
  } else if (name == "outputUnit" && data.output == CurveOutput::Linear) {
    data.units.metresPerUnit = unit(metresPer, kLengths);
  } else if (name == "outputUnit" && data.output == CurveOutput::Angular) {
    data.units.radiansPerUnit = unit(radiansPer, kAngles);
  } else if (name == "inputUnit" || name == "outputUnit") {
    in_.word();
  } else if (name == "tangentAngleUnit") {
    data.tangents.radians = unit(radiansPer, kAngles);
  } else {
    in_.fail(fmt::format(
        "{} must be a field of animData: input, output, weighted, preInfinity, postInfinity or keys",
        quoted(name)));
  }
}

Curve AnimReader::data() {
  in_.expect("animData");
  in_.expect("{");
  Data data;
  data.units = units_;
  data.tangents.radians = units_.radiansPerUnit;
  std::vector<Key> keys;
  Place keysPlace = in_.place();
  while (in_.peek() != "}") {
    const std::string_view name = in_.word();
    if (name != "keys") {
      field(name, data);
      continue;
    }
    in_.expect("{");
    keysPlace = in_.place();
    data.tangents.input = data.units.input(data.input);
    data.tangents.output = data.units.output(data.output);
    while (in_.peek() != "}") keys.push_back(key(data.tangents));
    in_.word();
  }
  in_.word();
  sameTimes_ += sortKeys(keys);
  try {
    return Curve(std::move(keys), data.tangents.weighted, data.pre, data.post, data.output, data.input);
  } catch (const Error& error) {
    throw Error(keysPlace, error.message());
  }
}

Scene AnimReader::read() {
  if (in_.peek() != "animVersion" && in_.peek().find('\0') != std::string_view::npos) {
    in_.fail("this is not a .anim file: it must begin with 'animVersion 1.1;'");
  }
  std::vector<NamedCurve> curves;
  while (!in_.peek().empty()) {
    const std::string_view word = in_.word();
    if (word == "anim") {
      if (version_ == 0) in_.fail("the file must begin with 'animVersion 1.1;'");
      const Line read = line();
      const std::string& name = scene_.skeleton.joints[static_cast<std::size_t>(node(read))].name;
      if (read.attribute.empty()) continue;
      const std::string attribute(read.attribute);
      if (!plugs_.insert(name + "." + attribute).second) {
        in_.fail(fmt::format("'{}.{}' has a curve already", name, attribute));
      }
      Curve curve = data();
      curves.push_back({name, attribute, std::move(curve)});
    } else if (word == "{" || word == "}" || word == "animData") {
      in_.fail(fmt::format("{} must follow an anim line", quoted(word)));
    } else if (!header(word)) {
      in_.rest();  // mayaVersion, startUnitless and what later versions may add
    }
  }
  if (version_ == 0) in_.fail("this is not a .anim file: it must begin with 'animVersion 1.1;'");
  scene_.curves = CurveSet(std::move(curves));
  scene_.frameRate = units_.frameRate;
  scene_.metresPerUnit = units_.metresPerUnit;
  scene_.linearUnit = linearUnitName(units_.metresPerUnit);
  scene_.angularUnit = angularUnitName(units_.radiansPerUnit);
  scene_.range = scene_.curves.range();
  if (hasStart_ && hasEnd_ && start_ <= end_) {
    scene_.range = {units_.time().read(start_), units_.time().read(end_)};
  }
  if (unnamed_) scene_.notes.push_back("the file has no node names: nodes are called node1, node2 …");
  if (renamed_) scene_.notes.push_back("several nodes have the same name: the later ones end in _2, _3 …");
  if (unknownType_)
    scene_.notes.push_back("tangent types that are not known are taken as the user's default");
  if (sameTimes_ > 0) {
    scene_.notes.push_back(fmt::format("{} key(s) at the time of another key were left out", sameTimes_));
  }
  return std::move(scene_);
}

}  // namespace

Scene parseAnim(std::string_view text, const std::string& file) {
  return AnimReader(text, file).read();
}

}  // namespace footfall

// SPDX-License-Identifier: MIT
#include "locomotion/run/script.h"

#include <cctype>
#include <cmath>

#include <fmt/format.h>

#include "base/angles.h"
#include "base/error.h"
#include "base/scanner.h"

namespace footfall::locomotion {
namespace {

class Parser {
 public:
  explicit Parser(std::string_view text) : text_(text) {}

  Script run() {
    Script script;
    do {
      script.push_back(segment());
    } while (taken(','));
    skip();
    if (at_ < text_.size()) fail("expected ',' before the next class, or the end");
    return script;
  }

 private:
  void skip() {
    while (at_ < text_.size() && std::isspace(static_cast<unsigned char>(text_[at_]))) ++at_;
  }
  bool taken(char c) {
    skip();
    if (at_ >= text_.size() || text_[at_] != c) return false;
    ++at_;
    return true;
  }
  void expect(char c, const char* where) {
    if (!taken(c)) fail(fmt::format("expected '{}' {}", c, where));
  }
  [[noreturn]] void fail(const std::string& what, std::size_t at) const {
    // The line of the text with a mark below the character.
    std::size_t start = at;
    while (start > 0 && text_[start - 1] != '\n') --start;
    std::size_t end = at;
    while (end < text_.size() && text_[end] != '\n') ++end;
    const std::size_t from = at - start > 60 ? at - 60 : start, to = std::min(end, from + 100);
    throw Error(fmt::format("script:{}: {}\n  {}\n  {}^", at + 1, what, text_.substr(from, to - from),
                            std::string(at - from, ' ')));
  }
  [[noreturn]] void fail(const std::string& what) {
    skip();
    fail(what, at_);
  }

  double number(const char* what) {
    skip();
    const std::size_t begin = at_;
    while (at_ < text_.size() && (std::isalnum(static_cast<unsigned char>(text_[at_])) || text_[at_] == '.' ||
                                  text_[at_] == '-' || text_[at_] == '+')) {
      ++at_;
    }
    double value = 0;
    if (!parseNumber(text_.substr(begin, at_ - begin), value)) fail(fmt::format("expected {}", what), begin);
    return value;
  }

  ScriptSegment segment() {
    skip();
    const std::size_t begin = at_;
    while (at_ < text_.size() &&
           (std::isalnum(static_cast<unsigned char>(text_[at_])) || text_[at_] == '_' || text_[at_] == '-'))
      ++at_;
    if (at_ == begin) fail("expected a class of the library, such as Walk, Run or Stop");
    ScriptSegment segment;
    segment.className = std::string(text_.substr(begin, at_ - begin));
    segment.column = begin + 1;
    if (!taken('{')) return segment;
    skip();
    const std::size_t durationAt = at_;
    segment.duration = number("a duration in seconds");
    if (!(segment.duration > 0) || segment.duration > 1e6)
      fail(fmt::format("a duration must be above 0 s and at most 1e6 s, got {:g}", segment.duration),
           durationAt);
    while (taken(',')) item(segment);
    expect('}', fmt::format("after {}'s items", segment.className).c_str());
    return segment;
  }

  void item(ScriptSegment& segment) {
    expect('[', "before an item's time");
    skip();
    const std::size_t timeAt = at_;
    ScriptItem item;
    item.time = number("a time in seconds");
    if (item.time < 0 || item.time >= segment.duration)
      fail(fmt::format("a time must be at least 0 s and below the duration, {:g} s", segment.duration),
           timeAt);
    if (!segment.items.empty() && item.time <= segment.items.back().time)
      fail("each time must be later than the one before it", timeAt);
    expect(':', "after an item's time");
    expect('(', "before speed and turn");
    skip();
    const std::size_t speedAt = at_;
    item.velocity.speed = number("a speed in m/s");
    if (item.velocity.speed < 0) fail("a speed must be at least 0 m/s", speedAt);
    expect(',', "between speed and turn");
    item.velocity.turn = number("a turn rate in degrees per second") * kDegree;
    expect(')', "after the turn");
    expect(']', "after an item");
    segment.items.push_back(item);
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

}  // namespace

Script parseScript(std::string_view text) {
  return Parser(text).run();
}

std::string formatScript(const Script& script) {
  std::string text;
  for (const ScriptSegment& segment : script) {
    if (!text.empty()) text += ", ";
    text += segment.className + " {" + formatNumber(segment.duration, 9);
    for (const ScriptItem& item : segment.items)
      text += ", [" + formatNumber(item.time, 9) + ": (" + formatNumber(item.velocity.speed, 9) + ", " +
              formatNumber(item.velocity.turn / kDegree, 9) + ")]";
    text += "}";
  }
  return text;
}

std::vector<int> classesOf(const Script& script, const Library& library) {
  std::vector<int> classes;
  for (const ScriptSegment& segment : script) {
    classes.push_back(library.find(segment.className));
    if (classes.back() >= 0) continue;
    std::string names;
    for (const MotionClass& cls : library.classes) names += (names.empty() ? "" : ", ") + cls.name;
    throw Error(fmt::format("{}the library has no class {}; it has {}",
                            segment.column > 0 ? fmt::format("script:{}: ", segment.column) : "",
                            quoted(segment.className), names));
  }
  return classes;
}

double durationOf(const Script& script) {
  double sum = 0;
  for (const ScriptSegment& segment : script) sum += segment.duration;
  return sum;
}

SteeringGoal goalAt(const Script& script, const std::vector<int>& classes, double time, double ahead) {
  SteeringGoal goal;
  double start = 0;
  for (std::size_t i = 0; i < script.size(); ++i) {
    if (i > 0 && start > time + 1e-9) break;  // classes change at their time
    if (goal.cls != classes[i]) goal.given = false;
    goal.cls = classes[i];
    for (const ScriptItem& item : script[i].items) {
      if (item.time > 0 ? start + item.time > time + ahead + 1e-9 : start > time + 1e-9) break;
      goal.velocity = item.velocity;
      goal.given = true;
    }
    start += script[i].duration;
  }
  return goal;
}

}  // namespace footfall::locomotion

// SPDX-License-Identifier: MIT
#include "io/documents/creature_script.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

#include "base/angles.h"
#include "base/error.h"
#include "base/scanner.h"

namespace footfall {
using namespace creature;

namespace {

// A command with its words and the line it starts on.
struct Command {
  std::vector<std::string_view> words;
  Place place;
};

std::string_view trimmed(std::string_view text) {
  const auto blank = [](char c) { return c == ' ' || c == '\t' || c == '\r'; };
  while (!text.empty() && blank(text.front())) text.remove_prefix(1);
  while (!text.empty() && blank(text.back())) text.remove_suffix(1);
  return text;
}

// Lines without comments. A line that ends with a comma continues on the next one that has words; commas
// separate words as blanks do.
std::vector<Command> commandsOf(const ScriptText& script) {
  constexpr std::string_view kBetweenWords = " \t,";
  std::vector<Command> commands;
  std::string_view text = script.text;
  bool continues = false;
  for (int line = 1; !text.empty(); ++line) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view row = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    row = trimmed(row.substr(0, std::min(row.find('#'), row.size())));
    if (row.find_first_not_of(kBetweenWords) == std::string_view::npos) continue;  // no words
    if (!continues) commands.push_back({{}, {script.file, line}});
    continues = row.back() == ',';
    while (!row.empty()) {
      const std::size_t stop = std::min(row.find_first_of(kBetweenWords), row.size());
      if (stop > 0) commands.back().words.push_back(row.substr(0, stop));
      row.remove_prefix(std::min(stop + 1, row.size()));
    }
  }
  return commands;
}

class Reader {
 public:
  explicit Reader(bool printed) : printed_(printed) {}

  void read(const ScriptText& script) {
    initialised_ = false;
    place_ = {script.file, 0};
    for (const Command& command : commandsOf(script)) {
      if (command.words[0] == "quit") return;
      run(command);
    }
  }

  CreatureScript finish() {
    if (links_.empty())
      throw Error(place_, "no script defines a link; add 'link num parent x y mass inertia cx cy'");
    build();
    return std::move(out_);
  }

 private:
  struct Link {
    int number, parent;
    CreatureLink link;
    Place place;
  };

  [[noreturn]] static void fail(const Command& c, const std::string& what) { throw Error(c.place, what); }

  static double numberAt(const Command& c, std::size_t i, const char* what) {
    double value = 0;
    if (i >= c.words.size()) fail(c, fmt::format("'{}' needs {}", c.words[0], what));
    if (!parseNumber(c.words[i], value))
      fail(c, fmt::format("{} must be a number, got {}", what, quoted(c.words[i])));
    return value;
  }
  static int integerAt(const Command& c, std::size_t i, const char* what) {
    const double value = numberAt(c, i, what);
    if (value != std::floor(value) || std::abs(value) > 1e6)
      fail(c, fmt::format("{} must be a whole number of at most a million, got {:g}", what, value));
    return static_cast<int>(value);
  }
  static bool isAny(std::string_view word, std::initializer_list<std::string_view> words) {
    return std::find(words.begin(), words.end(), word) != words.end();
  }
  void note(const Command& c, const std::string& what) {
    out_.notes.push_back(fmt::format("{}:{}: {}", c.place.file, c.place.line, what));
  }

  void run(const Command& c) {
    place_ = c.place;
    const std::string_view word = c.words[0];
    if (word == "link") return addLink(c);
    if (word == "fix" || word == "monitor") return addPoint(c);
    if (word == "set") return set(c);
    if (word == "state") return state(c);
    if (word == "sim") {
      out_.duration = numberAt(c, 1, "a time in seconds");
      if (!(out_.duration > 0)) fail(c, "sim must run for a time above 0 s");
      return;
    }
    if (word == "objname" || word == "objectname") {
      if (c.words.size() < 2) fail(c, "'objname' needs a name");
      object_ = std::string(c.words[1]);
      return;
    }
    if (word == "pts") return points(c);
    if (word == "instance") {
      if (c.words.size() < 3) fail(c, "'instance' needs an object and a link");
      if (!objects_.count(std::string(c.words[1])))
        fail(c, fmt::format("there is no object {}", quoted(c.words[1])));
      instances_[std::string(c.words[2])] = std::string(c.words[1]);
      return;
    }
    if (word == "attach") {
      if (c.words.size() < 4 || c.words[2] != "to") fail(c, "must be 'attach LINK to LINK'");
      return;
    }
    if (word == "tf") return transform(c);
    if (word == "init") {
      initialised_ = true;
      return;
    }
    if (word == "<") {
      note(c, fmt::format("{} is not read", c.words.size() > 1 ? quoted(c.words[1]) : "a script"));
      return;
    }
    if (isAny(word, {"compile", "dyn", "mon", "echo", "cat", "path", "aniset", "detach", "show", "clear",
                     "close", "sleep", "text", "help", "news", "tpipe"}))
      return;
    fail(c, fmt::format("there is no command {}", quoted(word)));
  }

  void addLink(const Command& c) {
    Link l;
    l.place = c.place;
    l.number = integerAt(c, 1, "the link's number");
    l.parent = integerAt(c, 2, "its parent's number");
    l.link.name = fmt::format("link{}", l.number);
    l.link.attach = {numberAt(c, 3, "attach_x"), numberAt(c, 4, "attach_y")};
    l.link.mass = numberAt(c, 5, "the mass");
    l.link.inertia = numberAt(c, 6, "the inertia");
    l.link.com = {numberAt(c, 7, "cmass_x"), numberAt(c, 8, "cmass_y")};
    for (const Link& other : links_)
      if (other.number == l.number)
        fail(c, fmt::format("link {} is there already, from line {}", l.number, other.place.line));
    links_.push_back(l);
  }

  void addPoint(const Command& c) {
    const bool monitor = c.words[0] == "monitor";
    const std::size_t first = monitor ? 3 : 2;
    const int link = integerAt(c, 1, "the link's number");
    Vec2 point(numberAt(c, first, "x"), 0);
    if (c.words.size() > first + 1) {
      point.y() = numberAt(c, first + 1, "y");
    } else {
      note(c, "y is missing; 0 is used");
    }
    points_.push_back({monitor, link, point, c.place});
  }

  void set(const Command& c) {
    if (c.words.size() < 2) return;  // lists them
    const std::string_view name = c.words[1];
    if (name == "dtsim") {
      out_.step = numberAt(c, 2, "a step in seconds");
    } else if (name == "dtdisp") {
      out_.frameStep = numberAt(c, 2, "a step in seconds");
    } else if (name == "state_size") {
      stateSize_ = integerAt(c, 2, "the size of the state");
    } else if (name == "kdamp") {
      damping_.clear();
      for (std::size_t i = 2; i < c.words.size(); ++i) damping_.push_back(numberAt(c, i, "a damping"));
    } else if (name == "procname") {
      if (c.words.size() > 2) out_.creature.name = std::string(c.words[2]);
    } else if (name.substr(0, 8) == "dispfile") {
      out_.output =
          std::string(c.words.size() > 2 ? c.words[2] : name.substr(std::min<std::size_t>(9, name.size())));
    } else if (name != "debug") {
      fail(c, fmt::format("there is no variable {}", quoted(name)));
    }
  }

  void state(const Command& c) {
    state_.clear();
    for (std::size_t i = 1; i < c.words.size(); ++i) state_.push_back(numberAt(c, i, "the state"));
    statePlace_ = c.place;
  }

  void points(const Command& c) {
    if (object_.empty()) fail(c, "'pts' needs an object before it");
    // x y z x y z …, or x y alone.
    const std::size_t count = c.words.size() - 1, stride = count == 2 ? 2 : 3;
    if (count == 0 || count % stride != 0) fail(c, "'pts' must give x y z of each point");
    for (std::size_t i = 1; i <= count; i += stride)
      objects_[object_].emplace_back(numberAt(c, i, "x"), numberAt(c, i + 1, "y"));
  }

  void transform(const Command& c) {
    if (c.words.size() < 3) fail(c, "'tf' needs a transformation and an object");
    const auto isName = [](std::string_view w) {
      return isAny(w, {"rot", "prot", "trans", "ptrans", "scale", "pscale"});
    };
    const bool first = isName(c.words[1]);
    if (!first && !isName(c.words[2]))
      fail(c, fmt::format("there is no transformation {}", quoted(c.words[1])));
    const std::string_view name = c.words[first ? 1 : 2], object = c.words[first ? 2 : 1];
    // Where a link is put before "init" is where it hangs; what follows fills in frames and sets the view.
    if (initialised_ || name != "trans" || object == "world") return;
    placed_[std::string(object)] = {{numberAt(c, 3, "x"), numberAt(c, 4, "y")}, c.place};
  }

  int indexOf(int number, const Place& place) const {
    for (std::size_t i = 0; i < links_.size(); ++i)
      if (links_[i].number == number) return static_cast<int>(i);
    throw Error(place, fmt::format("names link {}, which does not exist", number));
  }

  void build() {
    Creature& c = out_.creature;
    if (c.name.empty()) c.name = "creature";
    c.note = "from scripts";
    for (Link& l : links_) {
      l.link.parent = l.parent == 0 ? -1 : indexOf(l.parent, l.place);
      dress(l);
      c.links.push_back(l.link);
    }
    for (const Point& p : points_) {
      const int link = indexOf(p.link, p.place);
      if (p.monitor) {
        c.monitors.push_back({link, p.point, -1});
      } else {
        c.fixed.push_back({link, p.point});
      }
    }
    const std::size_t size = static_cast<std::size_t>(c.stateSize());
    if (state_.empty()) {
      state_.assign(size, 0);
    } else if (state_.size() + 1 == size) {
      out_.notes.push_back(fmt::format("{}:{}: the state has {} numbers; 0 is used for the last speed",
                                       statePlace_.file, statePlace_.line, state_.size()));
      state_.push_back(0);
    } else if (state_.size() != size) {
      throw Error(statePlace_, fmt::format("the state has {} numbers; {} links have {}", state_.size(),
                                           c.links.size(), size));
    }
    if (stateSize_ && *stateSize_ != c.stateSize())
      out_.notes.push_back(
          fmt::format("state_size is {}; {} links have {}", *stateSize_, c.links.size(), size));
    c.initial = state_;
    try {
      c = inTreeOrder(std::move(c));
      damp(c);
      addLegs(c);
      for (std::size_t i = 1; i < c.links.size(); ++i) {
        // The scripts say nothing of ranges: 60 degrees to either side of the start.
        c.links[i].low = c.initial[4 + 2 * i] - 60 * kDegree;
        c.links[i].high = c.initial[4 + 2 * i] + 60 * kDegree;
      }
      checkCreature(c);
    } catch (const Error& error) {
      if (!error.place().file.empty()) throw;
      throw Error(Place{links_[0].place.file, 0}, error.message());
    }
  }

  // Outline and place out of the drawing.
  void dress(Link& l) {
    const std::string name = fmt::format("link{}", l.number);
    if (const auto instance = instances_.find(name); instance != instances_.end())
      l.link.outline = objects_[instance->second];
    const auto placed = placed_.find(name);
    if (placed == placed_.end() || l.parent == 0 || (placed->second.at - l.link.attach).norm() < 1e-9) return;
    out_.notes.push_back(fmt::format(
        "{}:{}: link {} is drawn at ({:g}, {:g}) but attached at ({:g}, {:g}); the {} is used",
        placed->second.place.file, placed->second.place.line, l.number, placed->second.at.x(),
        placed->second.at.y(), l.link.attach.x(), l.link.attach.y(), printed_ ? "physics" : "drawing"));
    if (!printed_) l.link.attach = placed->second.at;
  }

  void damp(Creature& c) {
    const bool any = std::any_of(damping_.begin(), damping_.end(), [](double d) { return d != 0; });
    if (!any) return;
    const auto dofs = static_cast<std::size_t>(c.dofs());
    if (damping_.size() == 1) damping_.assign(dofs, damping_[0]);
    if (damping_.size() < dofs)
      throw Error(place_,
                  fmt::format("kdamp has {} numbers; there are {} coordinates", damping_.size(), dofs));
    damping_.resize(dofs);
    c.coordinateDamping = damping_;
  }

  static void addLegs(Creature& c) {
    std::map<int, int> legOf;
    for (MonitorPoint& m : c.monitors) {
      if (!legOf.count(m.link)) {
        int hip = m.link;
        while (hip > 0 && c.links[static_cast<std::size_t>(hip)].parent > 0)
          hip = c.links[static_cast<std::size_t>(hip)].parent;
        legOf[m.link] = static_cast<int>(c.legs.size());
        c.legs.push_back({fmt::format("leg{}", c.legs.size() + 1), hip});
      }
      m.leg = legOf[m.link];
    }
  }

  struct Point {
    bool monitor;
    int link;
    Vec2 point;
    Place place;
  };
  struct Placed {
    Vec2 at;
    Place place;
  };
  bool printed_, initialised_ = false;
  CreatureScript out_;
  std::vector<Link> links_;
  std::vector<Point> points_;
  std::vector<double> state_, damping_;
  std::optional<int> stateSize_;
  Place place_, statePlace_;
  std::string object_;
  std::map<std::string, std::vector<Vec2>> objects_;
  std::map<std::string, std::string> instances_;
  std::map<std::string, Placed> placed_;
};

}  // namespace

CreatureScript parseCreatureScripts(const std::vector<ScriptText>& scripts, bool printed) {
  Reader reader(printed);
  for (const ScriptText& script : scripts) reader.read(script);
  return reader.finish();
}

std::string formatShowFrames(const RunRecord& r, double rate) {
  if (!(rate > 0) || rate > 1e5)
    throw Error(
        fmt::format("the frame rate must be above 0 and at most 100000 frames per second, got {:g}", rate));
  if (r.samples() == 0) return "";
  std::string out;
  const auto frames = static_cast<long>(std::floor(r.time(r.samples() - 1) * rate + 1e-9));
  for (long f = 0; f <= frames; ++f) {
    out += "show";
    for (int k = 0; k < r.dofs; ++k)
      out += " " + formatNumber(r.coordinateAt(static_cast<double>(f) / rate, k), 6);
    out += "\n";
  }
  return out;
}

std::vector<std::vector<double>> parseShowFrames(std::string_view text, const std::string& file) {
  std::vector<std::vector<double>> frames;
  const ScriptText script{std::string(text), file};
  for (const Command& c : commandsOf(script)) {
    if (c.words[0] != "show")
      throw Error(c.place, fmt::format("must be a 'show' line, got {}", quoted(c.words[0])));
    std::vector<double> row;
    for (std::size_t i = 1; i < c.words.size(); ++i) {
      double value = 0;
      if (!parseNumber(c.words[i], value))
        throw Error(c.place, fmt::format("must hold numbers, got {}", quoted(c.words[i])));
      row.push_back(value);
    }
    if (!frames.empty() && row.size() != frames[0].size())
      throw Error(c.place, fmt::format("must have {1} numbers like the frames before it, got {0}", row.size(),
                                       frames[0].size()));
    frames.push_back(std::move(row));
  }
  return frames;
}

}  // namespace footfall

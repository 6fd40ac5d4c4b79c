// SPDX-License-Identifier: MIT
// The little of MEL the host reads: calls of commands, one after the other.
#include "commands/arguments.h"
#include "commands/running.h"
#include "scenes/scene.h"

#include <cctype>
#include <cstdlib>

namespace mayahost {
namespace {

struct Reader {
  const std::string& line;
  std::size_t at = 0;
  std::string wrong;

  bool ended() const { return at >= line.size(); }
  void skipSpace() {
    while (!ended() && std::isspace(static_cast<unsigned char>(line[at]))) ++at;
    if (!ended() && line.compare(at, 2, "//") == 0) {
      while (!ended() && line[at] != '\n') ++at;
      if (!ended()) skipSpace();
    }
  }
  std::string quoted() {
    std::string word;
    for (++at; !ended() && line[at] != '"'; ++at) {
      if (line[at] != '\\') {
        word += line[at];
        continue;
      }
      if (++at >= line.size()) break;
      word += line[at] == 'n' ? '\n' : line[at] == 't' ? '\t' : line[at];
    }
    if (ended()) wrong = "unterminated string";
    ++at;
    return word;
  }
  // A word without quotes: a number if it reads as one.
  Argument plain() {
    std::string word;
    while (!ended() && !std::isspace(static_cast<unsigned char>(line[at])) && line[at] != ';' &&
           line[at] != '"') {
      if (std::string("$(){}`=").find(line[at]) != std::string::npos) {
        wrong = std::string("expressions are not read: '") + line[at] + "'";
        return {word};
      }
      word += line[at++];
    }
    char* end = nullptr;
    const double number = std::strtod(word.c_str(), &end);
    const bool numeric = end == word.c_str() + word.size() && word.find_first_of("0123456789") < 3;
    if (!numeric) return {word};
    if (word.find_first_of(".eE") == std::string::npos && std::abs(number) < 2147483648.0) {
      return {static_cast<int>(number)};
    }
    return {number};
  }
};

}  // namespace

MStatus runMel(const std::string& line, CommandResult& result, std::vector<std::unique_ptr<Undoable>>& undo) {
  Reader reader{line, 0, ""};
  MStatus status = MStatus::kSuccess;
  for (reader.skipSpace(); status && !reader.ended(); reader.skipSpace()) {
    std::vector<Argument> words;
    while (!reader.ended() && reader.line[reader.at] != ';' && reader.wrong.empty()) {
      words.push_back(reader.line[reader.at] == '"' ? Argument{reader.quoted()} : reader.plain());
      reader.skipSpace();
    }
    if (!reader.wrong.empty()) {
      Scene::get().say(Message::Kind::error, "Syntax error: " + reader.wrong + " in: " + line);
      return MStatus::kFailure;
    }
    ++reader.at;
    if (words.empty()) continue;
    const std::string name = words[0].toText().value_or("");
    words.erase(words.begin());
    MArgList list;
    CommandAccess::words(list) = words;
    result = CommandResult();
    status = runRegistered(name, list, result, undo);
  }
  return status;
}

}  // namespace mayahost

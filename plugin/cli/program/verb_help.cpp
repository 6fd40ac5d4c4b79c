// SPDX-License-Identifier: MIT
#include "cli/program/verb_help.h"

#include <algorithm>

#include <fmt/format.h>

#include "cli/program/suggestion.h"
#include "io/scene_file.h"

namespace footfall::cli {
namespace {

std::vector<const CLI::App*> verbsOf(const CLI::App& group) {
  return group.get_subcommands([](const CLI::App* one) { return !one->get_name().empty(); });
}

std::vector<std::string> namesOf(const std::vector<const CLI::App*>& verbs) {
  std::vector<std::string> names;
  for (const CLI::App* verb : verbs) names.push_back(verb->get_name());
  return names;
}

// "footfall gait make".
std::string commandOf(const CLI::App& verb) {
  return verb.get_parent() ? commandOf(*verb.get_parent()) + " " + verb.get_name() : verb.get_name();
}

// The verb that words lead to; `taken` of them.
const CLI::App& verbAt(const CLI::App& app, const std::vector<std::string>& words, std::size_t& taken) {
  const CLI::App* group = &app;
  for (taken = 0; taken < words.size(); ++taken) {
    const auto verbs = verbsOf(*group);
    if (verbs.empty()) break;
    const std::string& word = words[taken];
    const auto verb = std::find_if(verbs.begin(), verbs.end(),
                                   [&](const CLI::App* one) { return one->get_name() == word; });
    if (verb == verbs.end()) {
      std::string meant = nearest(word, namesOf(verbs));
      const std::string path = group == &app ? "" : commandOf(*group).substr(app.get_name().size() + 1) + " ";
      if (!meant.empty()) meant = fmt::format("; did you mean '{}{}'?", path, meant);
      throw Error(fmt::format("there is no verb '{}{}'{} ('{} help{}' lists the verbs)", path, word, meant,
                              app.get_name(), path.empty() ? "" : " " + path.substr(0, path.size() - 1)));
    }
    group = *verb;
  }
  return *group;
}

std::string listOf(const CLI::App& group) {
  const std::string command = commandOf(group);
  std::size_t width = 0;
  for (const CLI::App* verb : verbsOf(group)) width = std::max(width, verb->get_name().size());
  std::string text = fmt::format("{}\n\n{} VERB …\n", group.get_description(), command);
  for (const CLI::App* verb : verbsOf(group))
    text += fmt::format("  {:<{}}  {}\n", verb->get_name(), width, verb->get_description());
  return text + fmt::format("\n'{} VERB --help' shows a verb's options and an example.\n", command);
}

std::string helpOf(const CLI::App& verb) {
  if (!verbsOf(verb).empty()) return listOf(verb);
  const std::string command = commandOf(verb);
  return verb.help(command.substr(0, command.size() - verb.get_name().size() - 1));
}

// Documents that are made of motions, by the verb and the argument that wants them.
struct MadeOfMotion {
  const char* verb;
  const char* argument;
  const char* document;
  const char* before;  // how it is made: before the motion's name …
  const char* after;   // … and after it
};
constexpr MadeOfMotion kMadeOfMotion[] = {
    {"walk", "track", "a track", "footfall prints", "-o track.json"},
    {"locomote", "library", "a library", "footfall library build", "-o library.json"},
    {"info", "library", "a library", "footfall library build", "-o library.json"},
    {"plot", "library", "a library", "footfall library build", "-o library.json"},
    {"", "library", "a library of stances", "footfall stance extract", "-o stances.json"},
};

const CLI::App& deepest(const CLI::App& app) {
  const CLI::App* verb = &app;
  while (!verb->get_subcommands().empty()) verb = verb->get_subcommands().front();
  return *verb;
}

}  // namespace

std::vector<std::string> leadingWords(int argc, const char* const* argv) {
  std::vector<std::string> words;
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    if (word == "--json" || word == "--quiet" || word.rfind("--threads=", 0) == 0) continue;
    if (word == "--threads") {
      ++i;
      continue;
    }
    if (!word.empty() && word.front() == '-') break;
    words.push_back(word);
  }
  return words;
}

std::string answerWithoutParsing(const CLI::App& app, int argc, const char* const* argv) {
  std::vector<std::string> words = leadingWords(argc, argv);
  const bool flags = std::any_of(argv + 1, argv + argc, [](const char* word) { return word[0] == '-'; });
  const bool help = !words.empty() && words.front() == "help";
  if (help) words.erase(words.begin());
  std::size_t taken = 0;
  const CLI::App& verb = verbAt(app, words, taken);
  if (help && !flags) {
    if (taken < words.size())
      throw Error(
          fmt::format("'{}' has no verbs of its own; there is no '{}' in it", commandOf(verb), words[taken]));
    return &verb == &app ? app.help() : helpOf(verb);
  }
  if (help || flags || verbsOf(verb).empty()) return "";
  return &verb == &app ? app.help() : listOf(verb);
}

std::string unexpected(const CLI::App& app) {
  const CLI::App& verb = deepest(app);
  const std::vector<std::string> left = app.remaining(true);
  const std::string word = left.empty() ? "" : left.front();
  const std::string command = commandOf(verb);
  if (word.empty() || word.front() != '-')
    return fmt::format("'{}' is one argument too many; '{} --help' shows what it takes", word, command);
  std::vector<std::string> names;
  for (const CLI::App* one = &verb; one; one = one->get_parent()) {
    for (const CLI::Option* option : one->get_options()) {
      for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
    }
  }
  const std::string given = word.substr(0, word.find('='));
  const std::string meant = didYouMean(given, names);
  return fmt::format("'{}' is not an option of '{}'{} ('{} --help' lists them)", given, command, meant,
                     command);
}

std::string withHint(const CLI::App& app, const Error& error) {
  const std::string& file = error.place().file;
  const std::string extension = extensionOf(file);
  if (file.empty() || extension == ".json" || !isReadable(extension)) return error.what();
  const CLI::App& verb = deepest(app);
  const bool ofStances = verb.get_parent() && verb.get_parent()->get_name() == "stance";
  for (const MadeOfMotion& row : kMadeOfMotion) {
    if (row.verb != verb.get_name() && !(ofStances && *row.verb == '\0')) continue;
    const CLI::Option* argument = verb.get_option_no_throw(row.argument);
    if (!argument || argument->results().empty() || argument->results().front() != file) continue;
    return fmt::format("{}: is a motion where {} is needed; make one of it: {} {} {}", file, row.document,
                       row.before, file, row.after);
  }
  return error.what();
}

}  // namespace footfall::cli

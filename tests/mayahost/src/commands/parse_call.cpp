// SPDX-License-Identifier: MIT
// Sorting the words of a call by the syntax of its command. The messages follow Maya's where its wording is
// known; those for repeated flags, query with edit and arguments of a wrong type are the host's own.
#include "commands/arguments.h"
#include "scenes/scene.h"

#include <maya/MStringArray.h>

#include <algorithm>

namespace mayahost {
namespace {

using Words = std::vector<Argument>;

bool isMode(const std::string& flag, const char* shortName, const char* longName) {
  return flag == std::string("-") + shortName || flag == std::string("-") + longName;
}

// The mode counts for the whole line, wherever its flag stands.
std::string findMode(const Words& words, ParsedCall& call) {
  for (const Argument& word : words) {
    if (!word.isFlag()) continue;
    const std::string flag = *word.toText();
    const bool query = isMode(flag, "q", "query"), edit = isMode(flag, "e", "edit");
    if ((query && !call.syntax.query) || (edit && !call.syntax.edit)) return "Invalid flag '" + flag + "'.";
    call.query = call.query || query;
    call.edit = call.edit || edit;
  }
  return call.query && call.edit ? "Cannot use the query and edit flags at the same time." : "";
}

std::string expected(const FlagData& flag) {
  if (flag.types.size() == 1) return typeName(flag.types[0]);
  std::string all = "( ";
  for (const auto type : flag.types) all += std::string(all.size() > 2 ? ", " : "") + typeName(type);
  return all + " )";
}

std::string readFlag(const FlagData& flag, const Words& words, std::size_t& at, ParsedCall& call) {
  const std::string written = *words[at].toText();
  FlagUse use{flag.shortName, static_cast<unsigned>(at), {}};
  ++at;
  const bool none = call.query && !flag.fullQuery, optional = call.query && flag.optionalQuery;
  const std::size_t count = none ? 0 : flag.types.size();
  for (std::size_t i = 0; i < count; ++i, ++at) {
    const bool there = at < words.size() && !words[at].isFlag();
    if (there && words[at].fits(flag.types[i])) {
      use.values.push_back(words[at]);
      continue;
    }
    if (optional && i == 0) break;
    if (there) {
      return "Invalid arguments for flag '" + written + "'. Expected " + expected(flag) + ", got " +
             words[at].kindName() + ".";
    }
    if (count > 1) return "Flag '" + written + "' must be passed " + std::to_string(count) + " arguments.";
    return "Flag '" + written + "' must be passed a " + typeName(flag.types[0]) + " argument.";
  }
  if (!flag.multiUse && call.use(flag.shortName.c_str())) {
    return "Flag '" + written + "' cannot be used more than once.";
  }
  call.uses.push_back(std::move(use));
  return "";
}

std::string checkArguments(const ParsedCall& call) {
  const auto& types = call.syntax.arguments;
  if (call.query && call.rest.empty()) return "";
  if (call.rest.size() < types.size()) return "Not enough objects or values.";
  if (call.rest.size() > types.size()) return "Too many objects or values.";
  for (std::size_t i = 0; i < types.size(); ++i) {
    if (call.rest[i].fits(types[i])) continue;
    return "Wrong type of argument " + std::to_string(i + 1) + ". Expected " + typeName(types[i]) + ", got " +
           call.rest[i].kindName() + ".";
  }
  return "";
}

// Names of objects become what they match; without any, the selection stands in.
std::string checkObjects(ParsedCall& call, bool resolve) {
  const SyntaxData& syntax = call.syntax;
  MStringArray names;
  if (call.rest.empty() && syntax.selectionDefault) {
    Scene::get().selection.getSelectionStrings(names);
    call.fromSelection = true;
  }
  for (const Argument& word : call.rest) {
    const auto name = word.toText();
    if (!name) return std::string("Expected the name of an object, got ") + word.kindName() + ".";
    if (syntax.objects != MSyntax::kSelectionList || !resolve) {
      names.append(text(*name));
      continue;
    }
    MSelectionList matched;
    if (!matched.add(text(*name))) return "No object matches name: " + *name;
    MStringArray found;
    matched.getSelectionStrings(found);
    for (unsigned i = 0; i < found.length(); ++i) names.append(found[i]);
  }
  call.rest.clear();
  for (unsigned i = 0; i < names.length(); ++i) call.rest.push_back({text(names[i])});
  if (names.length() < syntax.minObjects) return "Not enough objects or values.";
  return names.length() > syntax.maxObjects ? "Too many objects or values." : "";
}

std::string checkNames(const ParsedCall& call) {
  for (const FlagUse& use : call.uses) {
    const FlagData& flag = *call.syntax.find(use.flag);
    for (std::size_t i = 0; i < use.values.size(); ++i) {
      if (flag.types[i] != MSyntax::kSelectionItem) continue;
      const std::string name = *use.values[i].toText();
      MSelectionList list;
      if (!list.add(text(name))) return "No object matches name: " + name;
    }
  }
  return "";
}

}  // namespace

std::string parseCall(const SyntaxData& syntax, const Words& words, bool resolve, ParsedCall& call) {
  call = ParsedCall();
  call.syntax = syntax;
  std::string wrong = findMode(words, call);
  for (std::size_t at = 0; at < words.size() && wrong.empty();) {
    if (!words[at].isFlag()) {
      call.rest.push_back(words[at++]);
      continue;
    }
    const std::string flag = *words[at].toText();
    if (isMode(flag, "q", "query") || isMode(flag, "e", "edit")) {
      ++at;
    } else if (const FlagData* known = syntax.find(flag)) {
      wrong = readFlag(*known, words, at, call);
    } else {
      wrong = "Invalid flag '" + flag + "'.";
    }
  }
  if (!wrong.empty()) return wrong;
  const bool objects = syntax.objects == MSyntax::kSelectionList || syntax.objects == MSyntax::kStringObjects;
  wrong = objects ? checkObjects(call, resolve) : checkArguments(call);
  if (objects && !syntax.arguments.empty()) call.rest.clear();
  return wrong.empty() && resolve ? checkNames(call) : wrong;
}

}  // namespace mayahost

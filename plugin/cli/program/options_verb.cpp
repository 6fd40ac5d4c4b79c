// SPDX-License-Identifier: MIT
// footfall options: what can be set, with defaults and ranges, as the systems' tables have it; and help,
// which is answered before anything is parsed (verb_help.h).
#include <algorithm>
#include <memory>

#include <fmt/format.h>

#include "cli/program/option_tables.h"
#include "cli/program/program.h"
#include "cli/program/suggestion.h"

namespace footfall::cli {
namespace {

struct Options {
  std::string system;
  bool markdown = false;
};

std::string withUnit(const std::string& text, const OptionInfo& info) {
  const std::string unit = unitName(info.unit);
  return text.empty() || unit.empty() ? text : text + " " + unit;
}

Json jsonOf(const ListedTable& table) {
  Json rows = Json::array();
  for (const OptionEntry& row : table.rows)
    rows.push_back({{"key", row.info.key},
                    {"attribute", row.info.attribute},
                    {"flag", row.info.flag},
                    {"group", row.info.group},
                    {"default", row.standard},
                    {"range", row.info.range()},
                    {"unit", unitName(row.info.unit)},
                    {"help", row.info.help}});
  return {{"system", table.system}, {"options", rows}};
}

// A vertical bar would end the cell.
std::string cell(const std::string& text) {
  std::string escaped;
  for (const char c : text) escaped += c == '|' ? std::string("\\|") : std::string(1, c);
  return escaped;
}

std::string code(const std::string& text) {
  return text.empty() ? "" : "`" + cell(text) + "`";
}

std::string markdownOf(const ListedTable& table) {
  std::string text = fmt::format(
      "## {}\n\n| option | in documents | on the node | in the program | default | range |\n"
      "|---|---|---|---|---|---|\n",
      table.system);
  for (const OptionEntry& row : table.rows)
    text += fmt::format("| {} | {} | {} | {} | {} | {} |\n", cell(row.info.help), code(row.info.key),
                        code(row.info.attribute), code(row.info.flag), cell(withUnit(row.standard, row.info)),
                        cell(withUnit(row.info.range(), row.info)));
  return text;
}

std::string textOf(const ListedTable& table) {
  std::string text = table.system + "\n", group;
  for (const OptionEntry& row : table.rows) {
    if (row.info.group != group) text += fmt::format("  {}\n", group = row.info.group);
    const std::string& name = !row.info.key.empty()    ? row.info.key
                              : !row.info.flag.empty() ? row.info.flag
                                                       : row.info.attribute;
    const std::string range = row.info.range();
    text += fmt::format("    {:<24} {} (default {}{}{})\n", name, row.info.help,
                        withUnit(row.standard, row.info), range.empty() ? "" : "; ", range);
  }
  return text;
}

int list(const Options& options, const Common& common) {
  std::vector<ListedTable> tables = listedTables();
  if (!options.system.empty()) {
    std::vector<std::string> names;
    for (const ListedTable& table : tables) names.push_back(table.system);
    if (std::find(names.begin(), names.end(), options.system) == names.end())
      throw Error(fmt::format("there is no system '{}'{}; there are: {}", options.system,
                              didYouMean(options.system, names), fmt::join(names, ", ")));
    tables.erase(std::remove_if(tables.begin(), tables.end(),
                                [&](const ListedTable& table) { return table.system != options.system; }),
                 tables.end());
  }
  std::string text;
  for (const ListedTable& table : tables) {
    if (!text.empty() && !common.json) text += "\n";
    text += common.json ? jsonOf(table).dump() + "\n" : options.markdown ? markdownOf(table) : textOf(table);
  }
  std::fwrite(text.data(), 1, text.size(), stdout);
  return kDone;
}

}  // namespace

void addOptions(Program& program) {
  auto options = std::make_shared<Options>();
  CLI::App& verb = program.addVerb("options", "List what can be set in each system, with defaults and ranges",
                                   "footfall options contacts\n  footfall options --markdown",
                                   [options, &program] { return list(*options, program.common()); });
  verb.add_option("system", options->system, "Only this system's");
  verb.add_flag("--markdown", options->markdown, "Print tables for a page of the manual");
}

void addHelp(Program& program) {
  auto words = std::make_shared<std::vector<std::string>>();
  CLI::App& verb =
      program.addVerb("help", "Show a verb's options and an example",
                      "footfall help picture\n  footfall help gait follow", [] { return kDone; });
  verb.add_option("verb", *words, "The verb; of a group, its own verb after it");
}

}  // namespace footfall::cli

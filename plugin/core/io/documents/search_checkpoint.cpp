// SPDX-License-Identifier: MIT
#include "io/documents/search_checkpoint.h"

#include <cmath>
#include <limits>

#include <fmt/format.h>

#include "base/scanner.h"
#include "io/json/json_document.h"

namespace footfall {
using namespace creature;

namespace {

constexpr std::string_view kMethods[] = {"sphc", "cma-es"};
constexpr double kInfinity = std::numeric_limits<double>::infinity();

void appendValue(std::string& out, double value) {
  if (std::isfinite(value)) {
    appendNumber(out, value);
  } else {
    out += value > 0 ? "\"never\"" : "\"failed\"";
  }
}

double valueOf(const JsonNode& node) {
  if (!node.isText()) return node.number();
  static constexpr std::string_view words[] = {"never", "failed"};
  return node.choice(words) == 0 ? kInfinity : -kInfinity;
}

void appendTable(std::string& out, const Eigen::MatrixXd& table) {
  out += '[';
  for (Eigen::Index r = 0; r < table.rows(); ++r) {
    out += r == 0 ? "[" : ",\n    [";
    for (Eigen::Index c = 0; c < table.cols(); ++c) {
      if (c > 0) out += ", ";
      appendValue(out, table(r, c));
    }
    out += ']';
  }
  out += ']';
}

Eigen::MatrixXd tableOf(const JsonNode& node) {
  const std::vector<JsonNode> rows = node.items();
  Eigen::MatrixXd table;
  for (std::size_t r = 0; r < rows.size(); ++r) {
    const std::vector<JsonNode> row = rows[r].items();
    if (r == 0) table.resize(static_cast<Eigen::Index>(rows.size()), static_cast<Eigen::Index>(row.size()));
    if (static_cast<Eigen::Index>(row.size()) != table.cols())
      rows[r].fail(
          fmt::format("must have {} numbers like the rows before it, got {}", table.cols(), row.size()));
    for (std::size_t c = 0; c < row.size(); ++c)
      table(static_cast<Eigen::Index>(r), static_cast<Eigen::Index>(c)) = valueOf(row[c]);
  }
  return table;
}

}  // namespace

std::string formatCheckpoint(const SearchCheckpoint& checkpoint) {
  std::string out = "{\n  \"footfall\": \"checkpoint\",\n  \"version\": 1,\n";
  out += fmt::format(
      "  \"method\": \"{}\",\n  \"seed\": \"{}\",\n  \"population\": {},\n  \"generations\": {},\n",
      checkpoint.state.method, checkpoint.search.seed, checkpoint.search.population,
      checkpoint.run.generations);
  out += "  \"enough\": ";
  appendValue(out, checkpoint.run.enough);
  out += fmt::format(",\n  \"generation\": {},\n  \"evaluations\": {},\n  \"history\": [",
                     checkpoint.state.generation, checkpoint.state.evaluations);
  for (std::size_t g = 0; g < checkpoint.history.size(); ++g) {
    const GenerationReport& report = checkpoint.history[g];
    out += fmt::format("{}[{}, {}, ", g == 0 ? "" : ",\n    ", report.generation, report.evaluations);
    appendValue(out, report.best);
    out += ", ";
    appendValue(out, report.top);
    out += ", ";
    appendValue(out, report.median);
    out += ']';
  }
  out += "],\n  \"tables\": {";
  const char* separator = "\n   ";
  for (const auto& [name, table] : checkpoint.state.tables) {
    out += separator;
    appendJsonText(out, name);
    out += ": ";
    appendTable(out, table);
    separator = ",\n   ";
  }
  out += "},\n  \"problem\": ";
  appendJsonText(out, checkpoint.problem);
  return out + "\n}\n";
}

SearchCheckpoint parseCheckpoint(std::string_view text, const std::string& file) {
  constexpr long long kMany = 1000000000;
  const JsonDocument document(text, file, "checkpoint");
  const JsonNode root = document.root();
  root.allowKeys({"footfall", "version", "method", "seed", "population", "generations", "enough",
                  "generation", "evaluations", "history", "tables", "problem"});
  SearchCheckpoint checkpoint;
  checkpoint.search.method = static_cast<SearchMethod>(root.at("method").choice(kMethods));
  checkpoint.state.method = std::string(root.at("method").text());
  long long seed = 0;  // as text: a double does not hold every seed
  if (!parseInteger(root.at("seed").text(), seed) || seed < 0)
    root.at("seed").fail("must be a whole number of at least 0, as text");
  checkpoint.search.seed = static_cast<std::uint64_t>(seed);
  checkpoint.search.population = static_cast<int>(root.at("population").integer(0, 1000000));
  checkpoint.run.generations = static_cast<int>(root.at("generations").integer(0, kMany));
  checkpoint.run.enough = valueOf(root.at("enough"));
  checkpoint.state.generation = static_cast<int>(root.at("generation").integer(1, kMany));
  checkpoint.state.evaluations = root.at("evaluations").integer(1, kMany * 1000);
  for (const JsonNode& entry : root.at("history").items()) {
    const std::vector<JsonNode> n = entry.items();
    if (n.size() != 5) entry.fail("must be generation, evaluations, best, top and median");
    checkpoint.history.push_back({static_cast<int>(n[0].integer(0, kMany)), n[1].integer(0, kMany * 1000),
                                  valueOf(n[2]), valueOf(n[3]), valueOf(n[4])});
  }
  for (const auto& [name, table] : root.at("tables").members())
    checkpoint.state.tables[std::string(name)] = tableOf(table);
  checkpoint.problem = std::string(root.at("problem").text());
  return checkpoint;
}

std::vector<Eigen::VectorXd> individualsOf(const SearchCheckpoint& checkpoint) {
  std::vector<Eigen::VectorXd> all;
  for (const char* name : {"best", "parents", "last"}) {
    const auto table = checkpoint.state.tables.find(name);
    if (table == checkpoint.state.tables.end()) continue;
    for (Eigen::Index r = 0; r < table->second.rows(); ++r) all.push_back(table->second.row(r).transpose());
  }
  return all;
}

}  // namespace footfall

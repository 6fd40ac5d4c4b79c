// SPDX-License-Identifier: MIT
// footfall creature synthesize: a search for a controller whose motion has the wanted features.
#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <memory>
#include <sstream>

#include <fmt/format.h>

#include "base/scanner.h"
#include "cli/creature/creature_verbs.h"
#include "cli/motion/moving_picture_file.h"
#include "cli/program/option_flags.h"
#include "cli/program/program.h"
#include "cli/program/worker_job.h"
#include "creature/creature_options.h"
#include "creature/measure/cycle_shape.h"
#include "creature/model/creature_body.h"
#include "creature/model/creature_motion.h"
#include "creature/search/synthesis_search.h"
#include "draw/plots/search_plot.h"
#include "io/documents/creature_json.h"
#include "io/documents/search_checkpoint.h"

namespace footfall::cli {
using namespace creature;

namespace {

struct Options {
  std::string problem, output, checkpoint, resume, from, picture, mpi, gallery;
  SynthesisOptions flags;
  int every = 1, runs = 1, choices = 6;
  double stall = 120;
  const CLI::App* verb = nullptr;
};

// Individuals to start from: of a checkpoint its population, of a solution the one it is.
std::vector<Eigen::VectorXd> readStart(const std::string& file) {
  const std::string text = readFile(file);
  if (text.find("\"checkpoint\"") < 200) return individualsOf(parseCheckpoint(text, file));
  const SynthesisSolution solution = parseSolutionJson(text, file);
  return {Eigen::Map<const Eigen::VectorXd>(solution.parameters.data(),
                                            static_cast<Eigen::Index>(solution.parameters.size()))};
}

// footfall-mpi is installed next to the program.
std::vector<std::string> workerCommand(const std::string& mpi) {
  namespace fs = std::filesystem;
  std::error_code unknown;
  const fs::path worker = fs::read_symlink("/proc/self/exe", unknown).parent_path() / "footfall-mpi";
  if (!fs::exists(worker)) {
    throw Error(
        "--mpi needs the program footfall-mpi beside footfall, and this build has none: install an MPI "
        "library "
        "(Debian: libopenmpi-dev) and build again");
  }
  std::vector<std::string> command;
  long long ranks = 0;
  if (parseInteger(mpi, ranks)) {
    if (ranks < 1 || ranks > 100000)
      throw Error(fmt::format("--mpi must be 1 to 100000 processes, got {}", mpi));
    command = {"mpirun", "-n", mpi, "--oversubscribe"};
    if (geteuid() == 0) command.push_back("--allow-run-as-root");
  } else {
    std::istringstream words(mpi);
    for (std::string word; words >> word;) command.push_back(word);
  }
  command.push_back(worker.string());
  return command;
}

// One search, from the first generation or from a checkpoint.
class Synthesis {
 public:
  Synthesis(const Options& options, const Common& common, SearchCheckpoint start,
            std::vector<Eigen::VectorXd> individuals)
      : options_(options),
        common_(common),
        record_(std::move(start)),
        evaluator_(parseSynthesisJson(record_.problem, "the problem")) {
    SearchOptions search = record_.search;
    search.start = std::move(individuals);
    search_ = makeSearch(searchSpace(evaluator_.problem().controller), search);
    if (record_.state.generation > 0) search_->restore(record_.state);
  }

  void run(const Progress& progress) {
    std::unique_ptr<EvaluationPool> pool = makeThreadPool(synthesisFitness(evaluator_), common_.threads);
    if (!options_.mpi.empty()) {
      WorkerJobOptions job;
      job.command = workerCommand(options_.mpi);
      job.problem = record_.problem;
      job.stall = options_.stall;
      job.remark = [this](const std::string& text) { remark(text); };
      pool = makeWorkerJob(job, std::move(pool));
    }
    const auto observer = [this](const Search&, const SearchHistory&) { generationDone(); };
    runSearch(*search_, *pool, record_.run, record_.history, observer, progress);
    save();
  }

  // The state as of the last whole generation, on disk.
  void save() {
    if (search_->generation() == 0) return;
    record_.state = search_->state();
    if (!options_.checkpoint.empty()) writeFile(options_.checkpoint, formatCheckpoint(record_));
    if (!options_.output.empty()) writeFile(options_.output, formatSolutionJson(solution()));
  }

  SynthesisSolution solution() const {
    SynthesisSolution solution;
    solution.problem = evaluator_.problem();
    const Eigen::VectorXd& best = search_->best().parameters;
    solution.parameters.assign(best.data(), best.data() + best.size());
    solution.fitness = search_->best().fitness;
    solution.method = record_.state.method;
    solution.seed = record_.search.seed;
    solution.generations = search_->generation() - 1;
    return solution;
  }

  const Search& search() const { return *search_; }
  const SearchCheckpoint& record() const { return record_; }
  const SynthesisEvaluator& evaluator() const { return evaluator_; }

 private:
  void remark(const std::string& text) const {
    if (!common_.quiet) fmt::print(stderr, "{}\n", text);
  }

  void generationDone() {
    const SearchHistory& history = record_.history;
    const bool better = history.size() < 2 || history.back().best > history[history.size() - 2].best;
    if (better) remark(fmt::format("generation {}: best {}", history.back().generation, history.back().best));
    if (history.back().generation % options_.every == 0) save();
  }

  const Options& options_;
  const Common& common_;
  SearchCheckpoint record_;
  SynthesisEvaluator evaluator_;
  std::unique_ptr<Search> search_;
};

SearchCheckpoint freshStart(const Options& options, std::uint64_t seed) {
  SearchCheckpoint start;
  start.problem = formatSynthesisJson(readCreatureInput(options.problem).problem);
  start.search = options.flags.search;
  start.search.seed = seed;
  start.run = options.flags.run;
  return start;
}

SearchCheckpoint resumed(const Options& options) {
  SearchCheckpoint start = parseCheckpoint(readFile(options.resume), options.resume);
  if (options.verb->count("--generations") > 0) start.run.generations = options.flags.run.generations;
  if (options.verb->count("--enough") > 0) start.run.enough = options.flags.run.enough;
  return start;
}

Report reportOf(const Synthesis& synthesis, double seconds, const Progress& progress) {
  const SynthesisEvaluator& evaluator = synthesis.evaluator();
  const SynthesisProblem& problem = evaluator.problem();
  SynthesisWorkspace work(evaluator);
  Evaluation evaluation;
  evaluate(evaluator, synthesis.search().best().parameters.data(), work, evaluation, progress);
  Report report;
  Json features = Json::array();
  std::string text;
  for (std::size_t i = 0; i < problem.features.size(); ++i) {
    const Feature& f = problem.features[i];
    features.push_back(
        {{"feature", keywordOf(f.kind)}, {"wanted", f.value}, {"measured", evaluation.values[i]}});
    text += fmt::format("  {:<16} wanted {:.4g}, measured {:.4g} {}\n", keywordOf(f.kind), f.value,
                        evaluation.values[i], unitOf(f.kind));
  }
  std::string gait = "none";
  if (evaluation.end == RunEnd::Completed)
    gait = classifyGait(work.measures.gait, evidenceOf(work.measures, evaluator.frame())).label;
  const SearchCheckpoint& record = synthesis.record();
  report.json = {{"method", record.state.method},
                 {"seed", record.search.seed},
                 {"generations", synthesis.search().generation() - 1},
                 {"evaluations", synthesis.search().evaluations()},
                 {"fitness", evaluation.fitness},
                 {"end", nameOf(evaluation.end)},
                 {"endTime", evaluation.endTime},
                 {"gait", gait},
                 {"features", features},
                 {"seconds", seconds}};
  report.text =
      fmt::format("{}: fitness {:.6g} after {} generations, {} evaluations ({:.1f} s); {}, gait: {}\n{}",
                  problem.name, evaluation.fitness, synthesis.search().generation() - 1,
                  synthesis.search().evaluations(), seconds, nameOf(evaluation.end), gait, text);
  if (evaluation.end != RunEnd::Completed) report.exitCode = kNotMet;
  return report;
}

// The best of each search, to choose from.
struct Gallery {
  std::vector<double> fitness;
  std::vector<CycleShape> shapes;
  std::vector<SynthesisSolution> solutions;
  std::vector<RunRecord> recordings;
  std::vector<TimeRange> spans;

  void add(const Synthesis& synthesis, const Progress& progress) {
    const SynthesisEvaluator& evaluator = synthesis.evaluator();
    SynthesisWorkspace work(evaluator);
    Evaluation evaluation;
    evaluate(evaluator, synthesis.search().best().parameters.data(), work, evaluation, progress);
    if (evaluation.end != RunEnd::Completed) return;
    fitness.push_back(evaluation.fitness);
    shapes.push_back(cycleShape(work.recording, work.measures));
    solutions.push_back(synthesis.solution());
    recordings.push_back(work.recording);
    spans.push_back(work.measures.span);
  }
};

// Numbered solutions in a folder, the fittest first, and a picture of them moving side by side.
void writeGallery(const Gallery& gallery, const Options& o, Report& report, const Progress& progress) {
  const std::filesystem::path folder(o.gallery);
  std::error_code failed;
  std::filesystem::create_directories(folder, failed);
  if (failed) throw Error(Place{o.gallery, 0}, "cannot be made: " + failed.message());
  MovingRequest request;
  Json chosen = Json::array();
  int number = 0;
  for (const std::size_t i : diverse(gallery.fitness, gallery.shapes, static_cast<std::size_t>(o.choices))) {
    const SynthesisSolution& solution = gallery.solutions[i];
    const std::string file = (folder / fmt::format("{}.json", ++number)).string();
    writeFile(file, formatSolutionJson(solution));
    chosen.push_back({{"file", file},
                      {"seed", solution.seed},
                      {"fitness", gallery.fitness[i]},
                      {"speed", gallery.shapes[i].speed}});
    report.text += fmt::format("  {}: seed {}, fitness {:.4f}, {:.2f} m/s\n", file, solution.seed,
                               gallery.fitness[i], gallery.shapes[i].speed);
    request.motions.push_back({fmt::format("{}: seed {}", number, solution.seed),
                               motionOf(solution.problem.creature, gallery.recordings[i]),
                               {},
                               {},
                               gallery.spans[i],
                               nullptr,
                               creatureBody(solution.problem.creature)});
  }
  report.json["gallery"] = chosen;
  if (number == 0) return;
  const std::string picture = (folder / "gallery.webp").string();
  writeMoving(request, *draw::movingFormatOf(picture), picture, progress);
  report.text += fmt::format("  {}: all of them, moving\n", picture);
}

// After Ctrl-C: which files hold what was found so far.
void sayWhatIsKept(const Synthesis& synthesis, const Options& options) {
  const int generation = synthesis.search().generation() - 1;
  if (generation < 0) return;
  if (!options.output.empty())
    fmt::print(stderr, "\n{} holds the best solution of generations 0 to {}\n", options.output, generation);
  if (!options.checkpoint.empty())
    fmt::print(stderr, "\nstopped after generation {}; continue with --resume {}\n", generation,
               options.checkpoint);
}

Report synthesize(const Options& options, const Common& common, const Progress& progress) {
  if (options.resume.empty() == options.problem.empty())
    throw Error("give either a problem or --resume CHECKPOINT");
  if (options.runs > 1 && (!options.resume.empty() || !options.checkpoint.empty()))
    throw Error("--checkpoint and --resume work with one search; leave out --runs");
  const std::vector<Eigen::VectorXd> individuals =
      options.from.empty() ? std::vector<Eigen::VectorXd>{} : readStart(options.from);
  std::vector<draw::SearchLine> lines;
  std::vector<Report> reports;
  std::unique_ptr<Synthesis> best;
  Gallery gallery;
  for (int run = 0; run < options.runs; ++run) {
    const auto seed = static_cast<std::uint64_t>(options.flags.seed) + static_cast<std::uint64_t>(run);
    Options one = options;
    if (options.runs > 1) one.output.clear();
    if (one.checkpoint.empty()) one.checkpoint = options.resume;
    const auto began = std::chrono::steady_clock::now();
    auto synthesis = std::make_unique<Synthesis>(
        one, common, options.resume.empty() ? freshStart(options, seed) : resumed(options), individuals);
    try {
      synthesis->run([&](double share) { return !progress || progress((run + share) / options.runs); });
    } catch (const Cancelled&) {
      synthesis->save();
      sayWhatIsKept(*synthesis, one);
      throw;
    }
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
    lines.push_back({fmt::format("seed {}", synthesis->record().search.seed), synthesis->record().history});
    reports.push_back(reportOf(*synthesis, seconds,
                               [&](double) { return !progress || progress((run + 1.0) / options.runs); }));
    reports.back().asked = options.output.empty();
    if (!options.gallery.empty()) gallery.add(*synthesis, progress);
    if (!best || synthesis->search().best().fitness > best->search().best().fitness)
      best = std::move(synthesis);
  }
  if (!options.output.empty() && options.runs > 1)
    writeFile(options.output, formatSolutionJson(best->solution()));
  if (!options.picture.empty()) {
    draw::Page page;
    page.title = best->evaluator().problem().name;
    draw::drawSearch(lines, false, page).write(options.picture);
  }
  if (reports.size() == 1) {
    if (!options.gallery.empty()) writeGallery(gallery, options, reports.front(), progress);
    return reports.front();
  }
  Report all;
  all.asked = options.output.empty();
  all.json = {{"runs", Json::array()}, {"fitness", best->search().best().fitness}};
  all.exitCode = kNotMet;
  for (const Report& report : reports) {
    all.json["runs"].push_back(report.json);
    all.text += report.text;
    all.exitCode = std::min(all.exitCode, report.exitCode);
  }
  if (!options.gallery.empty()) writeGallery(gallery, options, all, progress);
  return all;
}

}  // namespace

void addCreatureSynthesize(Program& program, CLI::App& group) {
  auto options = std::make_shared<Options>();
  CLI::App& verb = program.addVerb(
      group, "synthesize", "Search for a controller whose motion has the wanted features",
      "footfall creature synthesize 'luxo hop' -o hop.json --checkpoint hop.checkpoint.json --picture "
      "fitness.png",
      [options, &program] {
        const std::string what = options->resume.empty() ? options->problem : options->resume;
        return runOnce(program, what, [&](const Progress& progress) {
          return synthesize(*options, program.common(), progress);
        });
      });
  verb.add_option(
      "problem", options->problem,
      "Synthesis document (docs/reference/documents/creatures.md), or the name of a built-in problem");
  verb.add_option("-o,--output", options->output,
                  "Write the best controller so far as a solution, for creature simulate and play");
  addOptionFlags(verb, synthesisOptionTable(), options->flags);
  options->verb = &verb;
  verb.add_option("--runs", options->runs, "Run several searches with consecutive seeds and keep the best")
      ->check(CLI::Range(1, 10000))
      ->capture_default_str();
  verb.add_option("--gallery", options->gallery,
                  "Write the winners of --runs that differ most into this folder as 1.json, 2.json …, and a "
                  "picture of them moving");
  verb.add_option("--choices", options->choices, "Most winners in the gallery")
      ->check(CLI::Range(1, 24))
      ->capture_default_str();
  verb.add_option("--checkpoint", options->checkpoint, "Write the state of the search here, for --resume");
  verb.add_option("--every", options->every, "Generations between checkpoints")
      ->check(CLI::Range(1, 1000000))
      ->capture_default_str();
  verb.add_option("--resume", options->resume, "Continue from this checkpoint instead of a problem");
  verb.add_option("--from", options->from, "Start from the population of a checkpoint, or from a solution");
  verb.add_option("--picture", options->picture, "Draw fitness over generations (.png, .svg, .pdf)");
  verb.add_option("--mpi", options->mpi,
                  "Evaluate on an MPI job: a number of processes (one only distributes work), or a launcher "
                  "with its options: \"mpirun --hostfile hosts -n 33\"");
  verb.add_option("--stall", options->stall,
                  "Treat the MPI job as lost after so many seconds without a result")
      ->check(CLI::Range(1.0, 1e6))
      ->capture_default_str();
}

}  // namespace footfall::cli

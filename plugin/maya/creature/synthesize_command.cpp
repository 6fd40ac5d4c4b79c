// SPDX-License-Identifier: MIT
#include "maya/creature/synthesize_command.h"

#include <maya/MDagPath.h>
#include <maya/MDoubleArray.h>
#include <maya/MFnDependencyNode.h>

#include <algorithm>
#include <filesystem>

#include <fmt/format.h>

#include "base/scanner.h"
#include "creature/creature_options.h"
#include "creature/model/creature_rig.h"
#include "creature/presets/creature_presets.h"
#include "maya/creature/creature_node.h"
#include "maya/figure/figure_flags.h"
#include "maya/figure/figure_input.h"
#include "maya/framework/data_values.h"
#include "maya/framework/option_arguments.h"
#include "maya/framework/plug_values.h"
#include "maya/framework/progress_bar.h"
#include "maya/scene/sampled_figure.h"
#include "maya/scene/scene_channels.h"
#include "maya/warp/warp_command.h"

namespace footfall::maya {
using namespace warp;
using namespace creature;

namespace {

const OptionFlags kSearchFlags{
    {"mtd", "method"}, {"pop", "population"}, {"gen", "generations"}, {"sd", "seed"}, {"eno", "enough"}};
const OptionFlags kProblemFlags{{"dur", "duration"}};

int integerWithin(const MArgDatabase& arguments, const char* flag, int absent, int low, int high) {
  const int value = integerOf(arguments, flag, absent);
  if (value < low || value > high)
    throw Error(fmt::format("-{} must be {} to {}, got {}", flag, low, high, value));
  return value;
}

// -feature KEYWORD VALUE MIN MAX WEIGHT, as often as wanted.
std::vector<Feature> featuresOf(const MArgDatabase& arguments) {
  std::vector<Feature> features;
  for (unsigned use = 0; use < arguments.numberOfFlagUses("feature"); ++use) {
    MArgList words;
    require(arguments.getFlagArgumentList("feature", use, words), "feature");
    features.push_back(feature(featureNamed(utf8(words.asString(0))), words.asDouble(1), words.asDouble(2),
                               words.asDouble(3), words.asDouble(4)));
  }
  return features;
}

// The creature of the selected joints, and the skeleton they are of.
SynthesisProblem fromJoints(const MArgDatabase& arguments, CreatureRequest& request) {
  const MSelectionList objects = objectsOf(arguments);
  std::vector<MDagPath> paths;
  for (unsigned i = 0; i < objects.length(); ++i) {
    MDagPath path;
    if (objects.getDagPath(i, path) != MStatus::kSuccess || !path.node().hasFn(MFn::kTransform))
      throw Error("-fromJoints needs joints: select those that move, the root among them");
    paths.push_back(path);
  }
  if (paths.empty()) throw Error("nothing is selected; select the joints that move, the root among them");
  const auto shortest =
      std::min_element(paths.begin(), paths.end(),
                       [](const MDagPath& a, const MDagPath& b) { return a.length() < b.length(); });
  const double now = currentTime();
  const SampledFigure sampled = sampleFigure(shortest->node(), {now, now});
  std::vector<int> joints;
  for (const MDagPath& path : paths) {
    const auto found = std::find(sampled.nodes.begin(), sampled.nodes.end(), path.node());
    if (found == sampled.nodes.end())
      throw Error(fmt::format("{} is not below {}; select joints of one skeleton, its root among them",
                              nameOf(path.node()), nameOf(shortest->node())));
    joints.push_back(static_cast<int>(found - sampled.nodes.begin()));
  }
  BodyOptions body;
  body.thickness = numberOf(arguments, "thickness", body.thickness);
  body.density = numberOf(arguments, "density", body.density);
  // The skeleton stands in the pose it has now.
  request.figure = figureText(sampled.motion.skeleton);
  const Creature creature = creatureFromSkeleton(sampled.motion.skeleton, joints, body);
  std::vector<Feature> features = featuresOf(arguments);
  if (features.empty()) {
    const double stride = std::max(0.1, creature.hipHeight());
    features = {feature(FeatureKind::Distance, 0.7 * stride, 0, 1.4 * stride)};
  }
  return problemFor(creature, integerWithin(arguments, "poses", 2, 1, 64), features,
                    given(arguments, "mirrored"));
}

SynthesisProblem problemOf(const MArgDatabase& arguments, CreatureRequest& request) {
  const int sources = given(arguments, "problem") + given(arguments, "json") + given(arguments, "fromJoints");
  if (sources != 1) throw Error("give one of -problem, -json and -fromJoints");
  SynthesisProblem problem;
  if (given(arguments, "fromJoints")) {
    problem = fromJoints(arguments, request);
  } else if (given(arguments, "json")) {
    problem = parseSynthesisJson(textOf(arguments, "json"), "-json");
  } else {
    const std::string name = textOf(arguments, "problem");
    problem =
        std::filesystem::exists(name) ? parseSynthesisJson(readFile(name), name) : synthesisPreset(name);
  }
  return problem;
}

// A document, or the solution that comes with Footfall for a problem.
SynthesisSolution solutionOf(const std::string& name) {
  const std::vector<std::string>& kept = solutionPresetNames();
  if (std::find(kept.begin(), kept.end(), name) != kept.end()) return solutionPreset(name);
  return parseSolutionJson(readFile(name), name);
}

void readSearch(const MArgDatabase& arguments, SynthesisRequest& request) {
  const std::vector<Feature> features = featuresOf(arguments);
  if (!features.empty()) request.problem.features = features;
  readOptionFlags(arguments, synthesisProblemTable(), kProblemFlags, request.problem);
  SynthesisOptions options{request.search, request.run};
  readOptionFlags(arguments, synthesisOptionTable(), kSearchFlags, options);
  request.search = options.search;
  request.search.seed = static_cast<std::uint64_t>(options.seed);
  request.run = options.run;
  request.threads = integerWithin(arguments, "threads", 0, 0, 1024);
}

MObject theCreature(const MArgDatabase& arguments) {
  return theNodeOf(objectsOf(arguments), kCreatureId, "creature");
}

const CreatureNode& nodeOf(const MObject& node) {
  return *static_cast<const CreatureNode*>(MFnDependencyNode(node).userNode());
}

MObject nodeNamed(const std::string& name) {
  MSelectionList list;
  MObject node;
  if (name.empty() || list.add(mstring(name)) != MStatus::kSuccess) return MObject::kNullObj;
  list.getDependNode(0, node);
  return node;
}

SynthesisJob& theJob() {
  if (!sessionJob()) throw Error("no search is running in the background");
  return *sessionJob();
}

}  // namespace

void SynthesizeCommand::describe(MSyntax& syntax) {
  syntax.addFlag("pb", "problem", MSyntax::kString);
  syntax.addFlag("js", "json", MSyntax::kString);
  syntax.addFlag("fj", "fromJoints");
  syntax.addFlag("pos", "poses", MSyntax::kLong);
  syntax.addFlag("mir", "mirrored");
  syntax.addFlag("thk", "thickness", MSyntax::kDouble);
  syntax.addFlag("den", "density", MSyntax::kDouble);
  syntax.addFlag("fe", "feature", MSyntax::kString, MSyntax::kDouble, MSyntax::kDouble, MSyntax::kDouble,
                 MSyntax::kDouble);
  syntax.makeFlagMultiUse("feature");
  addOptionFlags(syntax, synthesisProblemTable(), kProblemFlags);
  addOptionFlags(syntax, synthesisOptionTable(), kSearchFlags);
  syntax.addFlag("thr", "threads", MSyntax::kLong);
  syntax.addFlag("sf", "startFrame", MSyntax::kTime);
  syntax.addFlag("n", "name", MSyntax::kString);
  syntax.addFlag("bg", "background");
  syntax.addFlag("sol", "solution", MSyntax::kString);
  syntax.addFlag("ref", "refine");
  syntax.addFlag("can", "cancel");
  syntax.addFlag("tak", "take");
  syntax.addFlag("wr", "write", MSyntax::kString);
  syntax.addFlag("prg", "progress");
  syntax.addFlag("bst", "best");
  syntax.addFlag("flt", "fault");
  syntax.addFlag("fit", "fitness");
  syntax.addFlag("gai", "gait");
  syntax.addFlag("nt", "notes");
  addFigureFlags(syntax);
  syntax.setObjectType(MSyntax::kSelectionList, 0);
  syntax.enableQuery(true);
  syntax.enableEdit(true);
}

void SynthesizeCommand::run(const MArgDatabase& arguments) {
  if (arguments.isQuery()) return query(arguments);
  if (arguments.isEdit()) return edit(arguments);
  CreatureRequest request;
  request.name = textOf(arguments, "name", "creature1");
  request.startTime = secondsOf(arguments, "startFrame", 0, currentTime());
  if (given(arguments, "solution")) {
    return keep(request, solutionOf(textOf(arguments, "solution")));
  }
  request.synthesis.problem = problemOf(arguments, request);
  search(arguments, std::move(request));
}

void SynthesizeCommand::search(const MArgDatabase& arguments, CreatureRequest request) {
  readSearch(arguments, request.synthesis);
  if (given(arguments, "background")) {
    startSessionJob(std::move(request));
    return tell("searching in the background");
  }
  ProgressBar bar("Footfall: searching for a controller");
  keep(request, synthesize(request.synthesis, bar.part()));
}

void SynthesizeCommand::keep(const CreatureRequest& request, const SynthesisSolution& solution) {
  using Node = CreatureNode;
  const std::string text = formatSolutionJson(solution);
  MObject node = nodeNamed(request.node);
  if (node.isNull()) {
    MStatus status;
    node = edits().graph().createNode(MTypeId(kCreatureId), &status);
    require(status, "an ffCreature could not be made");
    require(edits().graph().renameNode(node, mstring(request.name)), "the creature could not be named");
    edits().apply();
    require(edits().graph().connect(timePlug(), MPlug(node, Node::inTime)), "inTime");
    setSeconds(edits(), MPlug(node, Node::startTime), request.startTime);
    setNumber(edits(), MPlug(node, Node::frameRate), 1 / frameLength());
    const SceneAxes axes = sceneAxes();
    setChoice(edits(), MPlug(node, Node::upAxis), axes.up == UpAxis::Z ? 1 : 0);
    setCentimetres(edits(), MPlug(node, Node::metre), axes.metre);
    if (!request.figure.empty()) setString(edits(), MPlug(node, Node::figure), request.figure);
  }
  setString(edits(), MPlug(node, Node::solution), text);
  edits().apply();
  setResult(mstring(nameOf(node)));
  std::vector<std::string> notes;
  if (MPlug(node, Node::fell).asBool()) notes.push_back(utf8(MPlug(node, Node::notes).asString()));
  tell(fmt::format("{}: fitness {:.4g}, gait: {}", nameOf(node), solution.fitness,
                   utf8(MPlug(node, Node::gait).asString())),
       notes);
}

void SynthesizeCommand::edit(const MArgDatabase& arguments) {
  if (given(arguments, "cancel")) {
    theJob();
    endSessionJob();
    return tell("the search has stopped; the scene is unchanged");
  }
  if (given(arguments, "take")) {
    const SynthesisJob::Status status = theJob().status();
    if (!status.best) throw Error(status.fault.empty() ? "the search has no result yet" : status.fault);
    keep(theJob().request(), *status.best);
    return;
  }
  const MObject node = theCreature(arguments);
  if (wantsFigureEdit(arguments)) return finish(editFigure(arguments, edits(), node));
  if (given(arguments, "bake")) {
    const FigureEdit baked = bakeFigure(arguments, edits(), node);
    if (!given(arguments, "keep"))
      require(edits().graph().deleteNode(node), "the creature could not be removed");
    edits().apply();
    return finish(baked);
  }
  CreatureRequest request;
  request.node = nameOf(node);
  if (given(arguments, "solution")) {
    return keep(request, solutionOf(textOf(arguments, "solution")));
  }
  const SynthesisSolution now = parseSolutionJson(nodeOf(node).inputs().solution, request.node);
  if (given(arguments, "write")) {
    const std::string file = textOf(arguments, "write");
    writeFile(file, formatSolutionJson(now));
    return setResult(mstring(file));
  }
  if (!given(arguments, "refine"))
    throw Error(
        "-edit needs one of -refine, -solution, -write, -control, -joints, -skeleton, -disconnect and -bake, "
        "or -take and "
        "-cancel of a search in the background");
  // From the controller it has, to features as they are now or as given.
  request.synthesis.problem = now.problem;
  request.synthesis.search.start = {Eigen::Map<const Eigen::VectorXd>(
      now.parameters.data(), static_cast<Eigen::Index>(now.parameters.size()))};
  search(arguments, std::move(request));
}

void SynthesizeCommand::query(const MArgDatabase& arguments) {
  if (given(arguments, "progress")) {
    // Share, generation, generations, the best fitness, whether it runs.
    const SynthesisJob::Status status = theJob().status();
    MDoubleArray numbers;
    for (const double n :
         {status.share, static_cast<double>(status.generation), static_cast<double>(status.generations),
          status.best ? status.best->fitness : kWorstFitness, status.ended ? 0.0 : 1.0})
      numbers.append(n);
    return setResult(numbers);
  }
  if (given(arguments, "fault")) return setResult(mstring(sessionJob() ? sessionJob()->status().fault : ""));
  if (given(arguments, "best")) {
    const SynthesisJob::Status status = theJob().status();
    return setResult(mstring(status.best ? formatSolutionJson(*status.best) : ""));
  }
  const MObject node = theCreature(arguments);
  if (given(arguments, "fitness")) return setResult(MPlug(node, CreatureNode::fitness).asDouble());
  if (given(arguments, "gait")) return setResult(MPlug(node, CreatureNode::gait).asString());
  if (given(arguments, "notes")) return setResult(MPlug(node, CreatureNode::notes).asString());
  if (given(arguments, "driven")) return setNames(drivenNames(node));
  throw Error(
      "-query needs one of -fitness, -gait, -notes, -driven, or -progress, -best and -fault of the "
      "background");
}

}  // namespace footfall::maya

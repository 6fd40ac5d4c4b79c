// SPDX-License-Identifier: MIT
#include "maya/stance/stance_command.h"

#include <maya/MDoubleArray.h>

#include <filesystem>

#include <fmt/format.h>

#include "base/scanner.h"
#include "io/documents/stance_json.h"
#include "maya/figure/figure_flags.h"
#include "maya/footprint/walk_sources.h"
#include "maya/framework/data_values.h"
#include "maya/framework/option_arguments.h"
#include "maya/framework/plug_values.h"
#include "maya/scene/sampled_figure.h"
#include "maya/scene/scene_channels.h"
#include "maya/stance/stance_chain_node.h"
#include "maya/stance/stance_evaluator_node.h"
#include "maya/stance/stance_sources.h"
#include "maya/warp/warp_command.h"
#include "maya/warp/warp_document.h"
#include "stance/stance_options.h"

namespace footfall::maya {
using namespace warp;
using namespace footprint;
using namespace stance;

namespace {

using Chain = StanceChainNode;
using Evaluator = StanceEvaluatorNode;

bool anyGiven(const MArgDatabase& arguments, std::initializer_list<const char*> flags) {
  for (const char* flag : flags) {
    if (given(arguments, flag)) return true;
  }
  return false;
}

const OptionFlags kSearchFlags{{"mt", "method"}};
const OptionFlags kChainFlags{{"ff", "firstFoot"}};

StanceSearchOptions searchOf(const MArgDatabase& arguments) {
  StanceSearchOptions options;
  readOptionFlags(arguments, stanceSearchOptionTable(), kSearchFlags, options);
  return options;
}

// The averages of the stances with -like in their names, changed by -handles.
StanceHandles requestedHandles(const MArgDatabase& arguments, const StanceLibrary& library,
                               const std::string& changes) {
  return handlesWith(averageHandles(library, stancesLike(library, textOf(arguments, "like"))), changes);
}

// The path that the node stores, independent of Maya's working directory.
std::string absolutePath(const std::string& file) {
  return std::filesystem::absolute(file).lexically_normal().string();
}

MObject nodeOf(const MSelectionList& objects, unsigned type) {
  std::vector<MObject> found;
  for (unsigned i = 0; i < objects.length(); ++i) {
    MObject node;
    if (objects.getDependNode(i, node) == MStatus::kSuccess) addNodesBehind(node, type, found);
  }
  return found.empty() ? MObject() : found.front();
}

}  // namespace

void StanceCommand::describe(MSyntax& syntax) {
  syntax.addFlag("n", "name", MSyntax::kString);
  syntax.addFlag("lib", "library", MSyntax::kString);
  syntax.addFlag("em", "embed");
  syntax.addFlag("fr", "from", MSyntax::kString);
  syntax.addFlag("ev", "evaluator");
  syntax.addFlag("st", "stance", MSyntax::kString);
  syntax.addFlag("bl", "blend", MSyntax::kString, MSyntax::kString);
  syntax.addFlag("sh", "share", MSyntax::kDouble);
  syntax.addFlag("hd", "handles", MSyntax::kString);
  syntax.addFlag("lk", "like", MSyntax::kString);
  syntax.addFlag("srh", "search", MSyntax::kString);
  addOptionFlags(syntax, stanceSearchOptionTable(), kSearchFlags);
  syntax.addFlag("add", "addBlend", MSyntax::kString);
  syntax.addFlag("rm", "remove", MSyntax::kString);
  syntax.addFlag("ex", "extract", MSyntax::kString);
  syntax.addFlag("px", "prefix", MSyntax::kString);
  syntax.addFlag("imp", "implausible");
  syntax.addFlag("ch", "chain");
  syntax.addFlag("ap", "apexes", MSyntax::kString);
  syntax.addFlag("js", "json", MSyntax::kString);
  syntax.addFlag("skc", "sketch", MSyntax::kString, MSyntax::kString);
  syntax.addFlag("rpt", "repeat", MSyntax::kLong);
  addOptionFlags(syntax, stanceChainOptionTable(), kChainFlags);
  syntax.addFlag("cha", "character", MSyntax::kString);
  syntax.addFlag("sf", "startFrame", MSyntax::kTime);
  syntax.addFlag("ia", "insertApex", MSyntax::kLong);
  syntax.addFlag("pos", "position", MSyntax::kDistance, MSyntax::kDistance, MSyntax::kDistance);
  syntax.addFlag("vel", "velocity", MSyntax::kLong);
  syntax.addFlag("fre", "free", MSyntax::kLong);
  syntax.addFlag("fit", "fitApexes");
  syntax.addFlag("wr", "write", MSyntax::kString);
  syntax.addFlag("mem", "members");
  syntax.addFlag("val", "value");
  syntax.addFlag("pl", "plausible");
  syntax.addFlag("bla", "blame");
  syntax.addFlag("chn", "chosen");
  syntax.addFlag("lnk", "links");
  syntax.addFlag("nt", "notes");
  addFigureFlags(syntax);
  syntax.setObjectType(MSyntax::kSelectionList, 0);
  syntax.enableQuery(true);
  syntax.enableEdit(true);
}

void StanceCommand::run(const MArgDatabase& arguments) {
  if (arguments.isQuery()) return query(arguments);
  if (arguments.isEdit()) return edit(arguments);
  create(arguments);
}

// The library named by -from, or that of the objects, or the only one.
MObject StanceCommand::libraryFor(const MArgDatabase& arguments) {
  MSelectionList objects = objectsOf(arguments);
  if (given(arguments, "from")) {
    const std::string name = textOf(arguments, "from");
    objects.clear();
    if (objects.add(mstring(name)) != MStatus::kSuccess)
      throw Error(fmt::format("there is no {} in the scene", name));
  }
  return libraryBehind(objects);
}

void StanceCommand::create(const MArgDatabase& arguments) {
  if (given(arguments, "library")) {
    const std::string file = absolutePath(textOf(arguments, "library"));
    const std::string text = readFile(file);
    const StanceLibrary library = parseStanceJson(text, file);
    const bool embed = given(arguments, "embed");
    const MObject node =
        makeLibrary(edits(), textOf(arguments, "name", "shelf1"), embed ? "" : file, embed ? text : "");
    setResult(mstring(nameOf(node)));
    return tell(fmt::format("{} has {} stances", nameOf(node), library.size()));
  }
  if (given(arguments, "search")) {
    const StanceLibrary library = libraryOf(libraryFor(arguments));
    const StanceHandles target = requestedHandles(arguments, library, textOf(arguments, "search"));
    return setResult(mstring(searchReport(library, target, searchOf(arguments))));
  }
  if (given(arguments, "extract")) {
    const MObject root = transformNamed(textOf(arguments, "extract"));
    StanceLibrary library;
    std::vector<std::string> notes;
    const auto names =
        extractInto(library, root, animatedRange(arguments, "range", root, "stances"),
                    textOf(arguments, "prefix", "stance"), given(arguments, "implausible"), notes);
    if (names.empty())
      throw Error(fmt::format("{} has no stance, that is a contact between two flights{}", nameOf(root),
                              notes.empty() ? "" : "; " + notes.front()));
    const MObject node =
        makeLibrary(edits(), textOf(arguments, "name", "shelf1"), "", formatStanceJson(library));
    setResult(mstring(nameOf(node)));
    return tell(fmt::format("{} has {} stances", nameOf(node), names.size()), notes);
  }
  if (given(arguments, "evaluator")) return createEvaluator(arguments);
  if (given(arguments, "chain")) return createChain(arguments);
  throw Error("give one of -library, -search, -extract, -evaluator and -chain, or -edit or -query");
}

void StanceCommand::createEvaluator(const MArgDatabase& arguments) {
  EvaluatorSetup setup;
  setup.library = libraryFor(arguments);
  const StanceLibrary library = libraryOf(setup.library);
  setup.name = textOf(arguments, "name", "stance1");
  setup.share = numberOf(arguments, "share", 0.5);
  setup.startTime = secondsOf(arguments, "startFrame", 0, currentTime());
  const auto handlesNamed = [&library](const std::string& name) {
    return library.stances[stanceNamed(library, name)].stance.handles;
  };
  StanceHandles start = averageHandles(library, stancesLike(library, textOf(arguments, "like")));
  if (given(arguments, "blend")) {
    std::tie(setup.first, setup.second) = twoTextsOf(arguments, "blend");
    start = blendHandles(handlesNamed(setup.first), handlesNamed(setup.second), setup.share);
  } else if (given(arguments, "stance")) {
    setup.first = textOf(arguments, "stance");
    start = handlesNamed(setup.first);
  }
  setup.handles = handlesWith(start, textOf(arguments, "handles"));
  const MObject node = makeEvaluator(edits(), setup);
  setResult(mstring(spokenName(node)));
  tell(fmt::format("{}: {}, value {:.3g}", spokenName(node), utf8(MPlug(node, Evaluator::chosen).asString()),
                   MPlug(node, Evaluator::value).asDouble()));
}

void StanceCommand::createChain(const MArgDatabase& arguments) {
  const int sources = given(arguments, "apexes") + given(arguments, "json") + given(arguments, "sketch") +
                      given(arguments, "repeat");
  if (sources > 1) throw Error("give one of -apexes, -json, -sketch and -repeat");
  ChainSetup setup;
  setup.library = given(arguments, "from") || sources > 0 ? libraryFor(arguments) : libraryBehind({});
  const StanceLibrary library = libraryOf(setup.library);
  setup.name = textOf(arguments, "name", "leaps1");
  setup.startTime = secondsOf(arguments, "startFrame", 0, currentTime());
  // At the size of the library's figures.
  setup.figure = figureNamed(textOf(arguments, "character", "human"), 1);
  setup.figure.scale = 1 / sizeRelativeTo(library, setup.figure.character());
  ApexDocument from;
  MSelectionList taken;
  const SceneAxes axes = sceneAxes();
  if (given(arguments, "apexes")) {
    const std::string file = textOf(arguments, "apexes");
    from = parseApexJson(readFile(file), file);
  } else if (given(arguments, "json")) {
    from = parseApexJson(textOf(arguments, "json"), "-json");
  } else if (given(arguments, "sketch")) {
    const auto [path, shadow] = twoTextsOf(arguments, "sketch");
    from.apexes = apexesBetween(path, shadow, axes);
  } else if (given(arguments, "repeat")) {
    const StanceHandles handles =
        given(arguments, "stance")
            ? library.stances[stanceNamed(library, textOf(arguments, "stance"))].stance.handles
            : requestedHandles(arguments, library, textOf(arguments, "handles"));
    const int count = integerOf(arguments, "repeat", 0);
    if (count < 1 || count > 500) throw Error(fmt::format("-repeat must be 1 to 500, got {}", count));
    from.apexes = stance::apexesOf(handles, count);
  } else {
    taken = objectsOf(arguments);
    if (taken.length() < 2)
      throw Error(
          "a chain needs at least two positions: select apexes, locators or other objects in order, or give "
          "-apexes, -json, -sketch or -repeat");
  }
  StanceChainOptions chosen;
  chosen.first = from.first;
  readOptionFlags(arguments, stanceChainOptionTable(), kChainFlags, chosen);
  setup.first = chosen.first;
  ChainNodes chain = ChainNodes::make(edits(), setup);
  for (const ChainApex& apex : from.apexes) chain.addApex(edits(), apex);
  for (unsigned i = 0; i < taken.length(); ++i) {
    MObject node;
    require(taken.getDependNode(i, node), "an object");
    MSelectionList one;
    one.add(node);
    if (const MObject shape = apexShape(node); !shape.isNull()) {
      chain.takeApex(edits(), shape);
    } else {
      for (const ChainApex& apex : apexesAt(one, axes)) chain.addApex(edits(), apex);
    }
  }
  const auto solved = chain.solved();
  setResult(mstring(spokenName(chain.chain())));
  tell(fmt::format("{} goes through {} apexes in {:.2f} s", spokenName(chain.chain()), chain.apexes().size(),
                   solved->chain.duration()),
       solved->notes);
}

void StanceCommand::edit(const MArgDatabase& arguments) {
  if (anyGiven(arguments, {"addBlend", "remove", "extract", "embed"})) return editLibrary(arguments);
  editChain(arguments);
}

void StanceCommand::editLibrary(const MArgDatabase& arguments) {
  const MObject node = libraryFor(arguments);
  // The node keeps its own limits.
  LibraryInputs inputs = libraryInputs(node);
  inputs.ownLimits = false;
  StanceLibrary library = openLibrary(inputs).library;
  std::vector<std::string> names, notes;
  std::string done = "is stored in the scene";
  if (given(arguments, "addBlend")) {
    const std::string name = textOf(arguments, "addBlend");
    if (!given(arguments, "blend")) throw Error("-addBlend needs -blend FIRST SECOND, its two stances");
    const auto [first, second] = twoTextsOf(arguments, "blend");
    addBlend(library, name, first, second, numberOf(arguments, "share", 0.5));
    names = {name};
    done = fmt::format("now has '{}'", name);
  } else if (given(arguments, "remove")) {
    const std::string name = textOf(arguments, "remove");
    for (const LibraryStance& entry : library.stances) {
      if (entry.parents && (entry.parents->first == name || entry.parents->second == name))
        throw Error(fmt::format("'{}' is a blend of '{}'; remove the blend first", entry.stance.name, name));
    }
    library.stances.erase(library.stances.begin() + static_cast<std::ptrdiff_t>(stanceNamed(library, name)));
    names = {name};
    done = fmt::format("no longer has '{}'", name);
  } else if (given(arguments, "extract")) {
    const MObject root = transformNamed(textOf(arguments, "extract"));
    names = extractInto(library, root, animatedRange(arguments, "range", root, "stances"),
                        textOf(arguments, "prefix", "stance"), given(arguments, "implausible"), notes);
    if (names.empty())
      throw Error(fmt::format("{} has no stance for the library{}", nameOf(root),
                              notes.empty() ? "" : ": " + notes.front()));
    done = fmt::format("has {} new stances", names.size());
  }
  setLibrary(edits(), node, library);
  setNames(names);
  tell(nameOf(node) + " " + done, notes);
}

void StanceCommand::editChain(const MArgDatabase& arguments) {
  if (given(arguments, "write") && nodeOf(objectsOf(arguments), kStanceChainId).isNull() &&
      !nodeOf(objectsOf(arguments), kStanceLibraryId).isNull()) {
    const std::string file = textOf(arguments, "write");
    writeFile(file, formatStanceJson(libraryOf(libraryFor(arguments))));
    return setResult(mstring(file));
  }
  ChainNodes chain = ChainNodes::find(objectsOf(arguments));
  if (wantsFigureEdit(arguments)) return connect(arguments, chain);
  if (given(arguments, "bake")) {
    chain.solved();  // a request that fails is not baked
    const FigureEdit done = bakeFigure(arguments, edits(), chain.chain());
    if (!given(arguments, "keep")) chain.removeAll(edits());
    return finish(done);
  }
  if (given(arguments, "insertApex")) {
    if (!given(arguments, "position")) throw Error("-insertApex needs -position x y z");
    ChainApex apex;
    apex.position = chain.axes().toEngine(positionOf(arguments, "position"));
    return setResult(mstring(nameOf(chain.addApex(edits(), apex, integerOf(arguments, "insertApex", 0)))));
  }
  if (given(arguments, "velocity"))
    return setResult(mstring(nameOf(chain.addHandle(edits(), integerOf(arguments, "velocity", 0)))));
  if (given(arguments, "free")) {
    chain.freeVelocity(edits(), integerOf(arguments, "free", 0));
    return setResult(mstring(spokenName(chain.chain())));
  }
  if (given(arguments, "write")) {
    const std::string file = textOf(arguments, "write");
    const auto solved = chain.solved();
    writeFile(file, formatApexJson(solved->apexes, solved->first));
    return setResult(mstring(file));
  }
  throw Error(
      "-edit needs one of -addBlend, -remove, -extract, -embed, -insertApex, -velocity, -free, -control, "
      "-joints, -skeleton, -disconnect, -bake and -write");
}

// The stances scale with the rig, and with -fitApexes so do the apexes.
void StanceCommand::connect(const MArgDatabase& arguments, ChainNodes& chain) {
  const auto size = [&] {
    const MObject library = chain.library();
    if (library.isNull()) throw Error(spokenName(chain.chain()) + " has no library");
    return sizeRelativeTo(libraryOf(library), Chain::figureIn.read(chain.chain()).character());
  };
  const double before = size();
  FigureEdit done = editFigure(arguments, edits(), chain.chain());
  const double ratio = size() / before;
  if (std::abs(ratio - 1) > 1e-3 && !given(arguments, "disconnect")) {
    if (given(arguments, "fitApexes")) {
      chain.scaleApexes(edits(), ratio);
      done.notes.push_back(fmt::format("the apexes were scaled by {:.2f} with the figure", ratio));
    } else {
      done.notes.push_back(fmt::format(
          "the figure is {:.2f} times as large as before; give -fitApexes to scale the apexes with it",
          ratio));
    }
  }
  finish(done);
}

void StanceCommand::query(const MArgDatabase& arguments) {
  if (given(arguments, "members")) {
    std::vector<std::string> names;
    for (const LibraryStance& one : libraryOf(libraryFor(arguments)).stances)
      names.push_back(one.stance.name);
    return setNames(names);
  }
  const MObject evaluator = nodeOf(objectsOf(arguments), kStanceEvaluatorId);
  if (!evaluator.isNull() && anyGiven(arguments, {"value", "plausible", "blame", "chosen"})) {
    const auto plug = [&evaluator](const MObject& attribute) { return MPlug(evaluator, attribute); };
    if (given(arguments, "value")) return setResult(plug(Evaluator::value).asDouble());
    if (given(arguments, "plausible")) return setResult(plug(Evaluator::plausible).asBool());
    return setResult(plug(given(arguments, "blame") ? Evaluator::blame : Evaluator::chosen).asString());
  }
  const ChainNodes chain = ChainNodes::find(objectsOf(arguments));
  if (given(arguments, "driven")) return setNames(drivenNames(chain.chain()));
  if (given(arguments, "apexes")) {
    std::vector<std::string> names;
    for (const ChainNodes::Apex& apex : chain.apexes()) names.push_back(nameOf(apex.transform()));
    return setNames(names);
  }
  const auto solved = chain.solved();
  if (given(arguments, "value")) return setResult(solved->value);
  if (given(arguments, "plausible")) return setResult(solved->chain.plausible());
  if (given(arguments, "links")) return setResult(mstring(linksReport(*solved)));
  if (given(arguments, "notes")) return setNames(solved->notes);
  if (given(arguments, "range")) {
    MDoubleArray range;
    const double start = seconds(MPlug(chain.chain(), Chain::startTime).asMTime());
    range.append(toFrame(start));
    range.append(toFrame(start + solved->chain.duration()));
    return setResult(range);
  }
  throw Error(
      "-query needs one of -members, -apexes, -driven, -value, -plausible, -blame, -chosen, -links, -notes "
      "and "
      "-range");
}

}  // namespace footfall::maya

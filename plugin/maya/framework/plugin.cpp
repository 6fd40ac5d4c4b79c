// SPDX-License-Identifier: MIT
// The entry of the plug-in. A new node or command is a line in the table.
#include "maya/framework/locator_base.h"

#include <maya/MDrawRegistry.h>
#include <maya/MFnPlugin.h>
#include <maya/MGlobal.h>
#include <maya/MString.h>

#include <string>

#include "maya/blend/blend_command.h"
#include "maya/blend/motion_blend_node.h"
#include "maya/creature/creature_node.h"
#include "maya/creature/synthesis_job.h"
#include "maya/creature/synthesize_command.h"
#include "maya/figure/control_space_node.h"
#include "maya/footprint/footprint_draw.h"
#include "maya/footprint/footprint_node.h"
#include "maya/footprint/footprint_path_node.h"
#include "maya/footprint/footprint_solver_draw.h"
#include "maya/footprint/footprint_solver_node.h"
#include "maya/footprint/walk_command.h"
#include "maya/framework/registration.h"
#include "maya/gait/gait_command.h"
#include "maya/gait/gait_draw.h"
#include "maya/gait/gait_node.h"
#include "maya/locomotion/locomote_command.h"
#include "maya/locomotion/locomotion_node.h"
#include "maya/scene/bake_command.h"
#include "maya/stance/stance_apex_node.h"
#include "maya/stance/stance_chain_node.h"
#include "maya/stance/stance_command.h"
#include "maya/stance/stance_draw.h"
#include "maya/stance/stance_evaluator_node.h"
#include "maya/stance/stance_library_node.h"
#include "maya/stance/stance_sketch_tool.h"
#include "maya/timing/time_keys_command.h"
#include "maya/timing/time_warp_node.h"
#include "maya/warp/motion_warp_node.h"
#include "maya/warp/warp_command.h"

namespace footfall::maya {
using namespace footprint;
using namespace stance;
using namespace locomotion;
using namespace creature;

namespace {

template <typename Node>
Step<MFnPlugin> node() {
  return {Node::kName,
          [](MFnPlugin& plugin) {
            return plugin.registerNode(Node::kName, MTypeId(Node::kId), Node::creator, Node::initialize);
          },
          [](MFnPlugin& plugin) { return plugin.deregisterNode(MTypeId(Node::kId)); }};
}

// A locator and what draws it.
template <typename Node, typename Draw>
Step<MFnPlugin> locator() {
  return {Node::kName,
          [](MFnPlugin& plugin) {
            const MString drawClass(Node::kDrawClass);
            const MStatus status = plugin.registerNode(Node::kName, MTypeId(Node::kId), Node::creator,
                                                       Node::initialize, MPxNode::kLocatorNode, &drawClass);
            if (status != MStatus::kSuccess) return status;
            const MStatus drawn = MHWRender::MDrawRegistry::registerDrawOverrideCreator(
                drawClass, Draw::kRegistrant, Draw::creator);
            if (drawn != MStatus::kSuccess) plugin.deregisterNode(MTypeId(Node::kId));
            return drawn;
          },
          [](MFnPlugin& plugin) {
            const MStatus undrawn =
                MHWRender::MDrawRegistry::deregisterDrawOverrideCreator(Node::kDrawClass, Draw::kRegistrant);
            const MStatus status = plugin.deregisterNode(MTypeId(Node::kId));
            return status == MStatus::kSuccess ? undrawn : status;
          }};
}

template <typename Command>
Step<MFnPlugin> command() {
  return {Command::kName,
          [](MFnPlugin& plugin) {
            return plugin.registerCommand(Command::kName, Command::creator, Command::newSyntax);
          },
          [](MFnPlugin& plugin) { return plugin.deregisterCommand(Command::kName); }};
}

// A tool of views. Context is an MPxContextCommand.
template <typename Context>
Step<MFnPlugin> tool() {
  return {Context::kName,
          [](MFnPlugin& plugin) { return plugin.registerContextCommand(Context::kName, Context::creator); },
          [](MFnPlugin& plugin) { return plugin.deregisterContextCommand(Context::kName); }};
}

// scripts/footfallUI.mel; Maya calls it when the plug-in is loaded and unloaded, not in batch mode.
Step<MFnPlugin> menu() {
  return {"the menu",
          [](MFnPlugin& plugin) { return plugin.registerUI("footfallCreateUI", "footfallDeleteUI"); },
          [](MFnPlugin&) { return MStatus(MStatus::kSuccess); }};
}

// A search in the background ends with the plug-in, before its code goes.
Step<MFnPlugin> backgroundSearch() {
  return {"the background search", [](MFnPlugin&) { return MStatus(MStatus::kSuccess); },
          [](MFnPlugin&) {
            endSessionJob();
            return MStatus(MStatus::kSuccess);
          }};
}

// Data before the nodes that use it, nodes before what draws them, commands last; taken back in reverse.
Steps<MFnPlugin> everything() {
  return {node<TimeWarpNode>(),
          node<ControlSpaceNode>(),
          node<MotionWarpNode>(),
          node<MotionBlendNode>(),
          locator<FootprintNode, FootprintDraw>(),
          node<FootprintPathNode>(),
          locator<FootprintSolverNode, FootprintSolverDraw>(),
          node<StanceLibraryNode>(),
          locator<StanceEvaluatorNode, StanceEvaluatorDraw>(),
          locator<StanceApexNode, StanceApexDraw>(),
          locator<StanceChainNode, StanceChainDraw>(),
          node<LocomotionNode>(),
          locator<GaitNode, GaitDraw>(),
          node<CreatureNode>(),
          command<WarpCommand>(),
          command<BakeCommand>(),
          command<BlendCommand>(),
          command<TimeKeysCommand>(),
          command<WalkCommand>(),
          command<StanceCommand>(),
          tool<StanceSketchCommand>(),
          command<LocomoteCommand>(),
          command<GaitFollowCommand>(),
          command<GaitTransitionCommand>(),
          command<SynthesizeCommand>(),
          backgroundSearch(),
          menu()};
}

void report(const std::string& text) {
  MGlobal::displayError(MString(("Footfall: " + text).c_str()));
}

}  // namespace
}  // namespace footfall::maya

PLUGIN_EXPORT MStatus initializePlugin(MObject object) {
  MFnPlugin plugin(object, "Footfall", FOOTFALL_VERSION, "Any");
  return footfall::maya::addSteps(plugin, footfall::maya::everything(), footfall::maya::report);
}

PLUGIN_EXPORT MStatus uninitializePlugin(MObject object) {
  MFnPlugin plugin(object);
  const auto steps = footfall::maya::everything();
  return footfall::maya::removeSteps(plugin, steps, steps.size(), footfall::maya::report);
}

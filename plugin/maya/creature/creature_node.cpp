// SPDX-License-Identifier: MIT
#include "maya/creature/creature_node.h"

#include <maya/MDistance.h>
#include <maya/MFnAttribute.h>

#include "maya/figure/figure_input.h"
#include "maya/framework/data_values.h"
#include "maya/framework/plug_values.h"

namespace footfall::maya {
using namespace creature;

MObject CreatureNode::inTime, CreatureNode::startTime, CreatureNode::frameRate, CreatureNode::solution,
    CreatureNode::preview, CreatureNode::figure, CreatureNode::upAxis, CreatureNode::metre;
FigureOutputs CreatureNode::outs;
MObject CreatureNode::endTime, CreatureNode::fitness, CreatureNode::gait, CreatureNode::fell,
    CreatureNode::notes;

void CreatureNode::describe(Attributes& make) {
  Range rate;
  rate.min = 1;
  rate.max = 1000;
  Range positive;
  positive.min = 1e-4;
  inTime = make.time("inTime", "it", 0, Use::Input);
  startTime = make.time("startTime", "stt", 0);
  frameRate = make.number("frameRate", "fps", 24, Use::Input, rate);
  solution = make.text("solution", "sol");
  preview = make.text("preview", "prv");  // the best of a search that runs: shown, not saved
  MFnAttribute(preview).setStorable(false);
  figure = make.text("figure", "fig");
  upAxis = make.choice("upAxis", "upa", {"Y", "Z"}, 0, Use::Input);
  metre = make.distance("metre", "met", 100, Use::Input, positive);
  outs.describe(make);
  endTime = make.time("endTime", "ent", 0, Use::Output);
  fitness = make.number("fitness", "fit", 0, Use::Output);
  gait = make.text("gait", "gai", "", Use::Output);
  fell = make.toggle("fell", "fel", false, Use::Output);
  notes = make.text("notes", "nts", "", Use::Output);
}

void CreatureNode::write(MDataBlock& block, const SolvedCreature& creature) {
  const double first = seconds(input(block, startTime)), now = seconds(input(block, inTime));
  outs.write(block, creature.player.at(now - first), creature.player.motion(), creature.player.character(),
             creature.axes);
  output(block, endTime).setMTime(asSeconds(first + creature.player.range().end));
  output(block, fitness).setDouble(creature.evaluation.fitness);
  output(block, fell).setBool(creature.evaluation.end != RunEnd::Completed);
  output(block, gait).setString(mstring(creature.gait));
  output(block, notes).setString(mstring(creature.notes));
}

void CreatureNode::evaluate(MDataBlock& block) {
  CreatureInputs in;
  in.solution = input(block, preview).asString().asUTF8();
  if (in.solution.empty()) in.solution = input(block, solution).asString().asUTF8();
  in.figure = input(block, figure).asString().asUTF8();
  in.frameRate = input(block, frameRate).asDouble();
  in.axes = {input(block, upAxis).asShort() == 1 ? UpAxis::Z : UpAxis::Y,
             input(block, metre).asDistance().as(MDistance::kCentimeters)};
  write(block, *solved_.get(in, solveCreature));
}

void CreatureNode::keepLast(MDataBlock& block) {
  if (const auto creature = solved_.last()) write(block, *creature);
}

CreatureInputs CreatureNode::inputs() const {
  const MObject node = thisMObject();
  CreatureInputs in;
  in.solution = utf8(MPlug(node, solution).asString());
  in.figure = utf8(MPlug(node, figure).asString());
  in.frameRate = MPlug(node, frameRate).asDouble();
  in.axes = {MPlug(node, upAxis).asShort() == 1 ? UpAxis::Z : UpAxis::Y,
             MPlug(node, metre).asMDistance().as(MDistance::kCentimeters)};
  return in;
}

TimeRange CreatureNode::figureRange() const {
  return {seconds(MPlug(thisMObject(), startTime).asMTime()),
          seconds(MPlug(thisMObject(), endTime).asMTime())};
}

bool CreatureNode::takeSkeleton(Edits& edits, const Skeleton& skeleton) const {
  const CreatureInputs now = inputs();
  if (!now.figure.empty()) return false;
  // Only a skeleton that has a joint for each link: a creature that was made from these joints.
  const SynthesisSolution solved = parseSolutionJson(now.solution, "solution");
  for (const CreatureLink& link : solved.problem.creature.links) {
    if (skeleton.find(link.name) < 0) return false;
  }
  setString(edits, MPlug(thisMObject(), figure), figureText(skeleton));
  return true;
}

}  // namespace footfall::maya

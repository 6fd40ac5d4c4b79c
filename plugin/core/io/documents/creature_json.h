// SPDX-License-Identifier: MIT
// Creatures as JSON documents: {"footfall": "creature"}, a controller {"footfall": "controller"}, what is
// asked of one
// {"footfall": "synthesis"} and what a search found {"footfall": "solution"}.
// docs/reference/documents/creatures.md describes them. Metres, seconds, degrees; what is written reads back
// as the same doubles, so that a solution plays as it was found.
#pragma once

#include <string>
#include <string_view>

#include "creature/search/synthesis.h"

namespace footfall {

class JsonNode;

// Throw Error naming line, path and link.
creature::Creature parseCreatureJson(std::string_view text, const std::string& file);
std::string formatCreatureJson(const creature::Creature& creature);
// The members of a creature within another document; links may stand in any order.
creature::Creature creatureOf(const JsonNode& node, bool document = false);
void appendCreature(std::string& out, const creature::Creature& creature, const std::string& indent);

// A controller for a creature: {"creature": name, "cyclic": …, "poses": […]}.
creature::PoseGraph parseControllerJson(std::string_view text, const std::string& file,
                                        const creature::Creature& creature);
std::string formatControllerJson(const creature::PoseGraph& graph, const creature::Creature& creature);
creature::PoseGraph poseGraphOf(const JsonNode& node, const creature::Creature& creature,
                                double dampingRatio);
void appendPoses(std::string& out, const creature::PoseGraph& graph, const creature::Creature& creature,
                 const std::string& indent);

// The creature is a member of its own, or a text: a preset's name.
creature::SynthesisProblem parseSynthesisJson(std::string_view text, const std::string& file);
std::string formatSynthesisJson(const creature::SynthesisProblem& problem);
creature::SynthesisProblem synthesisOf(const JsonNode& node, bool document);
void appendSynthesis(std::string& out, const creature::SynthesisProblem& problem, const std::string& indent);

creature::SynthesisSolution parseSolutionJson(std::string_view text, const std::string& file);
std::string formatSolutionJson(const creature::SynthesisSolution& solution);

}  // namespace footfall

// SPDX-License-Identifier: MIT
// ffLocomotion: recorded motion steered by a script, by keys of speed and turn, along a curve or to a point,
// at the current time, indefinitely. What a frame shows is worked out from checkpoints, whichever was looked
// at before. The mathematics is in locomotion/run/locomotion_stream.h; the attributes are described in
// docs/reference/maya/locomotion.md.
#pragma once

#include <maya/MPxNode.h>
#if MAYA_API_VERSION >= 20200000
#include <maya/MTimeRange.h>
#endif

#include <atomic>

#include "maya/figure/figure_node.h"
#include "maya/framework/node_base.h"
#include "maya/framework/node_ids.h"
#include "maya/framework/option_attributes.h"
#include "maya/framework/solve_cache.h"
#include "maya/locomotion/locomotion_inputs.h"

namespace footfall::maya {

class LocomotionNode : public NodeOf<LocomotionNode>, public FigureNode {
 public:
  static constexpr const char* kName = "ffLocomotion";
  static constexpr unsigned kId = kLocomotionId;
  static void describe(Attributes& attributes);

  bool isPassiveOutput(const MPlug& plug) const override { return outs.drives(plug); }
  // Values that come from elsewhere than keys are asked for at other times than the current one: nothing else
  // may run meanwhile, and no frames may be filled in behind Maya's back.
  SchedulingType schedulingType() const override;
  MStatus setDependentsDirty(const MPlug& plug, MPlugArray& affected) override;
  MStatus preEvaluation(const MDGContext& context, const MEvaluationNode& evaluationNode) override;
  MStatus connectionMade(const MPlug& plug, const MPlug& other, bool asSource) override;
  MStatus connectionBroken(const MPlug& plug, const MPlug& other, bool asSource) override;
#if MAYA_API_VERSION >= 20200000
  void getCacheSetup(const MEvaluationNode& evaluationNode, MNodeCacheDisablingInfo& disablingInfo,
                     MNodeCacheSetupInfo& cacheSetupInfo, MObjectArray& monitoredAttributes) const override;
  MTimeRange transformInvalidationRange(const MPlug& source, const MTimeRange& changed) const override;
#endif

  const FigureOutputs& figureOutputs() const override {
    return outs;
  }
  Character figureCharacter() const override;
  SceneAxes figureAxes() const override {
    return figures.axes(thisMObject());
  }
  TimeRange figureRange() const override;
  bool takeSize(Edits& edits, double scale, double hipSpacing) const override;
  bool takeSkeleton(Edits& edits, const Skeleton& skeleton) const override;

  // Of the file it names now. Throws Error where that is none.
  std::shared_ptr<const locomotion::Library> library() const;
  // The last that could be solved; null before the first.
  std::shared_ptr<const SolvedLocomotion> last() const {
    return solved_.last();
  }
  std::string fault() const;  // why what it is given now cannot be done; empty: it can

  static MObject inTime, startTime, libraryFile, reload, steerBy, script, speed, turn, motionClass, duration,
      path, pathMatrix, startMatrix, goalMatrix, terrain, terrainMatrix, jointMap;
  static OptionAttributes<locomotion::SteeringOptions> options;
  static FigureInputs figures;  // without presets
  static FigureOutputs outs;
  static MObject phase, currentClass, inTransition, currentSpeed, currentTurn, beside, endTime, notes;

 protected:
  void evaluate(MDataBlock& block) override;
  void keepLast(MDataBlock& block) override;
  bool isWorthCaching() const override {
    return true;
  }

 private:
  // The inputs as last read, and the motion made of them.
  struct Current {
    LocomotionInputs inputs;
    std::shared_ptr<const SolvedLocomotion> solved;
  };

  LocomotionInputs readInputs(MDataBlock& block) const;
  void readSteering(MDataBlock& block, LocomotionInputs& inputs) const;
  std::shared_ptr<const Current> upToDate(MDataBlock& block);
  void noteChange(const MPlug& plug);
  bool isDriven() const;
  double valueAt(int which, double time) const;
  void beginLive(const LocomotionInputs& inputs);
  void followLive(MDataBlock& block, const LocomotionInputs& inputs, const SolvedLocomotion& solved);
  static void write(MDataBlock& block, const SolvedLocomotion& solved);

  static std::vector<MObject> watched_;  // inputs but for the time and what steers

  mutable SolveCache<LibraryInput, locomotion::Library> libraries_;
  LiveSteering live_;
  // What may have changed since it was read. Meshes, curves and figures are large: a frame alone reads none.
  std::atomic<bool> inputsChanged_{true}, steeringChanged_{true};
  std::atomic<bool> suspect_{false};  // what drives speed, turn or class may be another
  SolveCache<LocomotionInputs, SolvedLocomotion> solved_;
  mutable std::mutex mutex_;  // of what follows
  std::shared_ptr<const Current> current_;
  std::string fault_;
};

}  // namespace footfall::maya

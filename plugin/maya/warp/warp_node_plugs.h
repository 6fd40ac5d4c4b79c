// SPDX-License-Identifier: MIT
// The contents of an ffMotionWarp as a command reads and edits them: channels, joints and warps, by plugs.
#pragma once

#include <maya/MObject.h>
#include <maya/MPlug.h>

#include <array>
#include <string>
#include <vector>

#include "maya/framework/command_base.h"
#include "maya/warp/motion_warp_node.h"

namespace footfall::maya {

// Read when made; edits are in here at once, in the scene when they are applied. Times of
// warps are the node's own (inTime), in seconds.
class WarpNodePlugs {
 public:
  explicit WarpNodePlugs(const MObject& node);
  // A new node, driven by a time.
  static WarpNodePlugs make(Edits& edits, const MPlug& time);

  struct Channel {
    ChannelUnit unit = ChannelUnit::Number;
    unsigned index = 0;
    int joint = -1, axis = 0;  // an angle of a joint: index is not used
    std::string name;          // "hips.translateX"
  };
  struct Joint {
    unsigned index = 0;
    RotationOrder order = RotationOrder::XYZ;
    std::string name;
    std::array<std::size_t, 3> channels{};
  };
  struct Layer {
    unsigned index = 0;
    int order = 0;
    warp::WarpLayer warp;              // changes by places in channels and joints
    std::vector<unsigned> keyIndices;  // one per key
  };

  const MObject& node() const { return node_; }
  const std::vector<Channel>& channels() const { return channels_; }
  const std::vector<Joint>& joints() const { return joints_; }
  const std::vector<Layer>& layers() const { return layers_; }  // in the order they act
  std::vector<warp::WarpLayer> warps() const;
  std::vector<RotationOrder> orders() const;
  double envelope() const { return envelope_; }
  // Whether all that shapes the warps stands still: nothing but sources and time is connected.
  bool isStill() const;

  MPlug inTime() const;
  const MPlug& time() const { return time_; }  // what drives inTime; null: nothing
  MPlug in(std::size_t channel) const;
  MPlug out(std::size_t channel) const;
  int findChannel(const MPlug& out) const;       // by its result; -1: none
  int findLayer(const std::string& name) const;  // -1: none

  // The node comes between a source and what it drives; connected by connectNew, which is best the last edit
  // of all: the first that is undone, so that a node half made never drives anything.
  std::size_t addChannel(Edits& edits, ChannelUnit unit, const std::string& name, const MPlug& source,
                         const MPlug& driven);
  std::size_t addJoint(Edits& edits, const std::string& name, RotationOrder order,
                       const std::array<MPlug, 3>& sources, const std::array<MPlug, 3>& driven);

  void connectNew(Edits& edits);

  std::size_t addLayer(Edits& edits, const warp::WarpLayer& warp);  // keys and all, the last
  void setControls(Edits& edits, std::size_t layer, const warp::WarpLayer& controls);  // all but the keys
  void setKey(Edits& edits, std::size_t layer,
              const warp::LayerKey& key);  // the one at its time, or a new
  void removeKey(Edits& edits, std::size_t layer, std::size_t key);
  void setOrder(Edits& edits, std::size_t layer, int order);
  void removeLayer(Edits& edits, std::size_t layer);

 private:
  WarpNodePlugs() = default;
  void readChannels();
  warp::LayerKey readKey(const MPlug& key) const;
  // Elements of a node that is new go with it; those of another are made by the edits.
  MPlug element(Edits& edits, const MPlug& array, unsigned index) const;
  MPlug warpPlug(unsigned index) const;
  MPlug keyPlug(const Layer& layer, std::size_t key) const;
  void writeKey(Edits& edits, const MPlug& plug, const warp::LayerKey& key,
                const warp::LayerKey& before) const;
  void writeChange(Edits& edits, const MPlug& key, const warp::ChannelChange& change) const;

  MObject node_;
  bool fresh_ = false;
  MPlug time_;
  std::vector<Channel> channels_;
  std::vector<Joint> joints_;
  std::vector<Layer> layers_;
  double envelope_ = 1;
  struct Route {
    MPlug source, driven;
    std::size_t channel = 0;
  };
  std::vector<Route> routes_;  // not connected yet
};

}  // namespace footfall::maya

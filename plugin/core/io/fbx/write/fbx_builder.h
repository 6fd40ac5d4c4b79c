// SPDX-License-Identifier: MIT
// Objects and connections of a new FBX file, gathered while it is made.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "io/fbx/write/fbx_emit.h"

namespace footfall {

class FbxBuilder {
 public:
  // An object of a kind ("Model") with its name, the type in front of the name and its subtype; its id.
  // A reference to it holds until the next is made.
  FbxOut& add(const std::string& kind, const char* type, const std::string& name, const std::string& subtype);
  long long lastId() const { return lastId_; }
  void connect(long long source, long long target) {
    connections_.add("C", {std::string("OO"), source, target});
  }
  void connect(long long source, long long target, const std::string& property) {
    connections_.add("C", {std::string("OP"), source, target, property});
  }

  FbxOut definitions() const;  // how many there are of each kind
  FbxOut& objects() { return objects_; }
  FbxOut& connections() { return connections_; }

 private:
  long long lastId_ = 1000000;
  std::map<std::string, int> counts_;
  FbxOut objects_{"Objects"}, connections_{"Connections"};
};

}  // namespace footfall

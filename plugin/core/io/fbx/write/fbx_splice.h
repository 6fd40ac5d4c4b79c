// SPDX-License-Identifier: MIT
// An FBX file with some of its nodes replaced, taken out or put in; everything else keeps its bytes. (In the
// binary form nodes say where they end: those numbers move with what is in front of them.)
#pragma once

#include <map>
#include <string>
#include <vector>

#include "io/fbx/fbx_document.h"
#include "io/fbx/write/fbx_emit.h"

namespace footfall {

class FbxSplice {
 public:
  // Throws Error for a binary file in the byte order of old machines.
  explicit FbxSplice(const FbxDocument& document);

  void replace(int node, std::vector<FbxOut> by);  // none: takes it out
  void remove(int node) { replace(node, {}); }
  void append(int parent, FbxOut child);  // behind the parent's last child
  bool isRemoved(int node) const;
  std::string apply() const;

 private:
  std::string applyBinary() const;
  std::string applyAscii() const;
  void appendTail(std::string& out) const;

  const FbxDocument& document_;
  std::map<int, std::vector<FbxOut>> replaced_, appended_;
};

}  // namespace footfall

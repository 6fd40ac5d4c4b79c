// SPDX-License-Identifier: MIT
#include "io/fbx/write/fbx_splice.h"

#include <algorithm>
#include <cstring>

#include "io/maya/text_edits.h"

namespace footfall {
namespace {

constexpr std::size_t kFooterId = 16, kFooterEnd = 4 + 120 + 16;  // version, zeros, closing bytes

}  // namespace

FbxSplice::FbxSplice(const FbxDocument& document) : document_(document) {
  if (document.bigEndian())
    throw Error({document.file(), 0},
                "is in the byte order of old machines and cannot be edited; convert it first");
}

void FbxSplice::replace(int node, std::vector<FbxOut> by) {
  replaced_[node] = std::move(by);
}

void FbxSplice::append(int parent, FbxOut child) {
  appended_[parent].push_back(std::move(child));
}

bool FbxSplice::isRemoved(int node) const {
  const auto found = replaced_.find(node);
  return found != replaced_.end() && found->second.empty();
}

std::string FbxSplice::apply() const {
  if (replaced_.empty() && appended_.empty()) return document_.bytes();
  return document_.binary() ? applyBinary() : applyAscii();
}

std::string FbxSplice::applyBinary() const {
  const std::string& bytes = document_.bytes();
  const int version = document_.version();
  const std::size_t place = document_.wide() ? 8 : 4;
  struct Open {
    int node;
    std::size_t header;  // in out
    int child;           // the next one
  };
  std::string out = bytes.substr(0, 27);
  out.reserve(bytes.size() + bytes.size() / 8);
  std::vector<Open> open = {{0, 0, document_.node(0).firstChild}};
  const auto appendNew = [&](const std::map<int, std::vector<FbxOut>>& edits, int node) {
    const auto found = edits.find(node);
    if (found == edits.end()) return false;
    for (const FbxOut& each : found->second) appendFbxBinary(out, each, version);
    return true;
  };
  while (!open.empty()) {
    Open& top = open.back();
    if (top.child >= 0) {
      const int child = top.child;
      const FbxNode& node = document_.node(child);
      top.child = node.next;
      if (appendNew(replaced_, child)) continue;
      const std::size_t header = out.size();
      out.append(bytes, node.begin, node.valuesEnd - node.begin);
      open.push_back({child, header, node.firstChild});
      continue;
    }
    const FbxNode& node = document_.node(top.node);
    const bool added = appendNew(appended_, top.node);
    if (top.node != 0) {
      const std::size_t from = node.lastChild >= 0 ? document_.node(node.lastChild).end : node.valuesEnd;
      out.append(bytes, from, node.end - from);
      if (added && from == node.end) out.append(3 * place + 1, '\0');
      const std::uint64_t end = out.size();
      if (place == 4 && end > 0xffffffffu) throw Error("the file is too large for FBX before 7.5");
      const std::uint32_t narrow = static_cast<std::uint32_t>(end);
      std::memcpy(&out[top.header], place == 8 ? static_cast<const void*>(&end) : &narrow, place);
    }
    open.pop_back();
  }
  appendTail(out);
  return out;
}

// The record that closes the top level and the footer, whose version stands at a place that is even by 16.
void FbxSplice::appendTail(std::string& out) const {
  const std::string& bytes = document_.bytes();
  const std::size_t begin = document_.topLevelEnd();
  const std::size_t id = begin + (document_.wide() ? 25 : 13);
  const std::size_t version = bytes.size() - std::min(bytes.size(), kFooterEnd);
  const bool usual =
      id + kFooterId < version &&
      std::all_of(bytes.begin() + static_cast<std::ptrdiff_t>(id + kFooterId),
                  bytes.begin() + static_cast<std::ptrdiff_t>(version), [](char c) { return c == 0; });
  if (!usual) {
    out.append(bytes, begin, std::string::npos);
    return;
  }
  out.append(bytes, begin, id + kFooterId - begin);
  out.append(fbxFooterZeros(out.size(), version % 16), '\0');
  out.append(bytes, version, std::string::npos);
}

std::string FbxSplice::applyAscii() const {
  const std::string_view text = document_.bytes();
  const std::string newline = text.find("\r\n") != std::string_view::npos ? "\r\n" : "\n";
  TextEdits edits(text, newline);
  const auto depthOf = [&](int node) {
    int depth = -1;
    for (int at = node; at > 0; at = document_.node(at).parent) ++depth;
    return depth;
  };
  const auto written = [&](const std::vector<FbxOut>& nodes, int depth) {
    std::string lines;
    for (const FbxOut& each : nodes) appendFbxAscii(lines, each, depth, document_.version(), newline);
    return lines;
  };
  // A comment in the line above a node is about it: the flags of its keys by name, or what is connected.
  const auto withComment = [&](std::size_t begin) {
    const std::size_t line = text.rfind('\n', begin);
    if (line == std::string_view::npos || line == 0) return begin;
    const std::size_t above = text.rfind('\n', line - 1);
    const std::size_t start = above == std::string_view::npos ? 0 : above + 1;
    const std::size_t first = text.find_first_not_of(" \t", start);
    return first < line && text[first] == ';' ? first : begin;
  };
  for (const auto& [node, by] : replaced_) {
    const FbxNode& was = document_.node(node);
    edits.replaceStatement({withComment(was.begin), was.end}, written(by, depthOf(node)));
  }
  for (const auto& [node, children] : appended_) {
    const FbxNode& parent = document_.node(node);
    const int last = parent.lastChild;
    const int depth = depthOf(node) + 1;
    if (node == 0 || (last >= 0 && !isRemoved(last))) {
      edits.insertAfter({0, last >= 0 ? document_.node(last).end : text.size()}, written(children, depth));
    } else {
      // Before the closing brace of a block that has nothing else.
      const std::size_t brace = parent.end - 1;
      if (parent.end == parent.valuesEnd || text[brace] != '}')
        document_.failAt(node, "the node has no block to put anything into");
      edits.insertLines(edits.lineStart(brace), written(children, depth));
    }
  }
  return edits.apply();
}

}  // namespace footfall

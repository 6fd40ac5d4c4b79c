// SPDX-License-Identifier: MIT
#include "edits/undo.h"

namespace mayahost {

void Journal::run(std::function<void()> forward, std::function<void()> back) {
  forward();
  steps_.push_back(std::make_unique<Step>(std::move(forward), std::move(back)));
}

void Journal::undo() {
  for (auto step = steps_.rbegin(); step != steps_.rend(); ++step) (*step)->undo();
}

void Journal::redo() {
  for (const auto& step : steps_) step->redo();
}

void Journal::append(Journal&& other) {
  for (auto& step : other.steps_) steps_.push_back(std::move(step));
  other.steps_.clear();
}

void Journal::rollBack(std::size_t size) {
  while (steps_.size() > size) {
    steps_.back()->undo();
    steps_.pop_back();
  }
}

void UndoQueue::push(std::unique_ptr<Undoable> done, const std::string& name) {
  if (!enabled || undoing_ || redoing_) return;
  undone_.clear();
  if (depth_ > 0) {
    chunk_.parts.push_back(std::move(done));
    return;
  }
  done_.push_back({name, {}});
  done_.back().parts.push_back(std::move(done));
}

bool UndoQueue::undo() {
  if (done_.empty() || depth_ > 0) return false;
  Entry entry = std::move(done_.back());
  done_.pop_back();
  undoing_ = true;
  for (auto part = entry.parts.rbegin(); part != entry.parts.rend(); ++part) (*part)->undo();
  undoing_ = false;
  undone_.push_back(std::move(entry));
  return true;
}

bool UndoQueue::redo() {
  if (undone_.empty() || depth_ > 0) return false;
  Entry entry = std::move(undone_.back());
  undone_.pop_back();
  redoing_ = true;
  for (const auto& part : entry.parts) part->redo();
  redoing_ = false;
  done_.push_back(std::move(entry));
  return true;
}

void UndoQueue::openChunk(const std::string& name) {
  if (depth_++ == 0) chunk_.name = name;
}

void UndoQueue::closeChunk() {
  if (depth_ == 0 || --depth_ > 0) return;
  if (!chunk_.parts.empty()) done_.push_back(std::move(chunk_));
  chunk_ = Entry();
}

void UndoQueue::rollBackChunk(std::size_t size) {
  undoing_ = true;
  while (chunk_.parts.size() > size) {
    chunk_.parts.back()->undo();
    chunk_.parts.pop_back();
  }
  undoing_ = false;
}

void UndoQueue::clear() {
  done_.clear();
  undone_.clear();
  chunk_ = Entry();
}

}  // namespace mayahost

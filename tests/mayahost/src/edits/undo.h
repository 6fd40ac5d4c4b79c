// SPDX-License-Identifier: MIT
// Steps that can be taken back, and the queue of what the user can undo.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace mayahost {

// Something done, that can be undone and done again in turn.
struct Undoable {
  virtual ~Undoable() = default;
  virtual void undo() = 0;
  virtual void redo() = 0;
};

// A step made of two functions.
struct Step : Undoable {
  Step(std::function<void()> r, std::function<void()> u) : forward(std::move(r)), back(std::move(u)) {}
  void undo() override { back(); }
  void redo() override { forward(); }
  std::function<void()> forward, back;
};

// Steps done one after the other.
class Journal : public Undoable {
 public:
  void run(std::function<void()> forward, std::function<void()> back);  // does it, and remembers
  void undo() override;
  void redo() override;
  void append(Journal&& other);
  void rollBack(std::size_t size);  // undoes and forgets what came after the first `size` steps
  std::size_t size() const { return steps_.size(); }
  bool empty() const { return steps_.empty(); }

 private:
  std::vector<std::unique_ptr<Undoable>> steps_;
};

class UndoQueue {
 public:
  void push(std::unique_ptr<Undoable> done, const std::string& name);  // forgets what could be redone
  bool undo();
  bool redo();
  void openChunk(const std::string& name);
  void closeChunk();
  void clear();
  bool enabled = true;  // off: what is pushed is forgotten
  bool undoing() const { return undoing_; }
  bool redoing() const { return redoing_; }
  std::string undoName() const { return done_.empty() ? "" : done_.back().name; }
  std::string redoName() const { return undone_.empty() ? "" : undone_.back().name; }
  std::size_t size() const { return done_.size(); }
  std::size_t chunkSize() const { return chunk_.parts.size(); }
  void rollBackChunk(
      std::size_t size);  // undoes and forgets the parts of the open chunk after the first `size`

 private:
  struct Entry {
    std::string name;
    std::vector<std::unique_ptr<Undoable>> parts;
  };
  std::vector<Entry> done_, undone_;
  int depth_ = 0;  // open chunks
  Entry chunk_;
  bool undoing_ = false, redoing_ = false;
};

}  // namespace mayahost

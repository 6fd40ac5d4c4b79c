// SPDX-License-Identifier: MIT
#include "commands/commands.h"

#include "commands/running.h"
#include "scenes/scene.h"

namespace mayahost {
namespace {

CommandRunner& runner(bool python) {
  static CommandRunner runners[2] = {runMel, nullptr};
  return runners[python ? 1 : 0];
}

MStatus run(const std::string& line, bool python, CommandResult& result,
            std::vector<std::unique_ptr<Undoable>>& undo) {
  if (!runner(python)) {
    Scene::get().say(Message::Kind::error, "no command language is installed to run: " + line);
    return MStatus::kNotImplemented;
  }
  return runner(python)(line, result, undo);
}

}  // namespace

void setMelRunner(CommandRunner mel) {
  runner(false) = std::move(mel);
}
void setPythonRunner(CommandRunner python) {
  runner(true) = std::move(python);
}

MStatus runCommand(const std::string& line, bool python, bool undoable, CommandResult& result) {
  std::vector<std::unique_ptr<Undoable>> parts;
  const MStatus status = run(line, python, result, parts);
  if (!undoable) return status;
  keep(std::move(parts), line);
  return status;
}

MStatus runInJournal(Journal& journal, const std::string& line, bool python) {
  CommandResult result;
  auto parts = std::make_shared<std::vector<std::unique_ptr<Undoable>>>();
  const MStatus status = run(line, python, result, *parts);
  if (!status) return status;
  auto first = std::make_shared<bool>(true);
  journal.run(
      [=] {
        if (!*first) {
          for (const auto& part : *parts) part->redo();
        }
        *first = false;
      },
      [=] {
        for (auto part = parts->rbegin(); part != parts->rend(); ++part) (*part)->undo();
      });
  return status;
}

}  // namespace mayahost

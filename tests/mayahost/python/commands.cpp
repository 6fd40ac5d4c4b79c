// SPDX-License-Identifier: MIT
// Commands of plug-ins, undo, and the languages that C++ reaches through MGlobal.
#include "bindings.h"

#include "commands/commands.h"

#include <mayahost/command.h>
#include <mayahost/tool.h>

namespace py = pybind11;

namespace mayahost {
namespace {

MArgList wordsOf(const py::list& items) {
  MArgList words;
  for (const auto& item : items) {
    if (py::isinstance<py::bool_>(item)) {
      words.addArg(item.cast<bool>());
    } else if (py::isinstance<py::int_>(item)) {
      words.addArg(item.cast<int>());
    } else if (py::isinstance<py::float_>(item)) {
      words.addArg(item.cast<double>());
    } else {
      words.addArg(MString(py::str(item).cast<std::string>().c_str()));
    }
  }
  return words;
}

std::pair<bool, CommandResult> call(const std::string& name, const py::list& items) {
  CommandResult result;
  const bool done = callCommand(name, wordsOf(items), &result);
  return {done, result};
}

// Short name, long name, types of the arguments, may be repeated, takes its arguments when queried; and
// whether the command can be queried and edited.
py::object form(const std::string& name) {
  CommandForm known;
  if (!commandForm(name, known)) return py::none();
  py::list flags;
  for (const FlagForm& flag : known.flags)
    flags.append(
        py::make_tuple(flag.shortName, flag.longName, flag.types, flag.multiUse, flag.argumentsInQuery));
  return py::make_tuple(flags, known.query, known.edit);
}

std::string lastError() {
  const auto all = messages();
  for (auto message = all.rbegin(); message != all.rend(); ++message) {
    if (message->kind == Message::Kind::error) return message->text;
  }
  return "";
}

// What Python answers, as MEL knows it: tuples in lists are laid flat, an empty list is an array of strings.
CommandResult resultOf(const py::object& answer) {
  if (answer.is_none()) return {};
  if (py::isinstance<py::bool_>(answer)) return static_cast<long>(answer.cast<bool>());
  if (py::isinstance<py::int_>(answer)) return answer.cast<long>();
  if (py::isinstance<py::float_>(answer)) return answer.cast<double>();
  if (!py::isinstance<py::list>(answer) && !py::isinstance<py::tuple>(answer))
    return py::str(answer).cast<std::string>();
  py::list flat;
  for (const auto& item : answer) {
    if (py::isinstance<py::tuple>(item) || py::isinstance<py::list>(item)) {
      for (const auto& part : item) flat.append(part);
    } else {
      flat.append(item);
    }
  }
  bool whole = flat.size() > 0, real = flat.size() > 0;
  for (const auto& item : flat) {
    whole = whole && py::isinstance<py::int_>(item);
    real = real && (py::isinstance<py::int_>(item) || py::isinstance<py::float_>(item));
  }
  if (whole) return flat.cast<std::vector<long>>();
  if (real) return flat.cast<std::vector<double>>();
  std::vector<std::string> words;
  for (const auto& item : flat) words.push_back(py::str(item).cast<std::string>());
  return words;
}

// A Python function as a language of commands. An exception becomes an error message and kFailure.
CommandRunner runnerOf(const py::object& function) {
  auto* held = new py::object(function);  // for the rest of the process: Python may end before the host
  return
      [held](const std::string& line, CommandResult& result, std::vector<std::unique_ptr<Undoable>>& undo) {
        const py::gil_scoped_acquire acquired;
        MStatus status = MStatus::kSuccess;
        const auto run = [&] {
          try {
            result = resultOf((*held)(line));
          } catch (py::error_already_set& error) {
            Scene::get().say(Message::Kind::error, py::str(error.value()).cast<std::string>());
            status = MStatus::kFailure;
          }
        };
        collectEdits(run, undo);
        return status;
      };
}

// A step made of two functions of Python: `forward` was done already.
struct PythonStep : Undoable {
  PythonStep(py::function f, py::function b) : forward(std::move(f)), back(std::move(b)) {}
  void undo() override { back(); }
  void redo() override { forward(); }
  py::function forward, back;
};

bool mouse(const std::string& does, short x, short y, bool shift, bool control) {
  static const std::map<std::string, Mouse::Does> known = {{"move", Mouse::Does::move},
                                                           {"press", Mouse::Does::press},
                                                           {"hold", Mouse::Does::hold},
                                                           {"drag", Mouse::Does::drag},
                                                           {"release", Mouse::Does::release}};
  return static_cast<bool>(sendMouse({known.at(does), x, y, false, shift, control}));
}

using Triple = std::array<double, 3>;

void look(const Triple& corner, const Triple& right, const Triple& up, double size) {
  setView({MPoint(corner[0], corner[1], corner[2]), MVector(right[0], right[1], right[2]),
           MVector(up[0], up[1], up[2]), size});
}

}  // namespace

void bindCommands(py::module_& m) {
  m.def("setTool", [](const std::string& name) { return static_cast<bool>(setTool(name)); });
  m.def("toolNames", toolNames);
  m.def("sendMouse", mouse);
  m.def("setView", look);
  m.def("setLanguages", [](const py::object& mel, const py::object& python) {
    setMelRunner(runnerOf(mel));
    setPythonRunner(runnerOf(python));
  });
  m.def("call", call);
  m.def("form", form);
  m.def("commandNames", commandNames);
  m.def("evalMel", [](const std::string& line) {
    CommandResult result;
    const bool done = evalMel(line, &result);
    return std::make_pair(done, result);
  });
  m.def("executePython", [](const std::string& line, bool undoable) {
    CommandResult result;
    const bool done = runCommand(line, true, undoable, result);
    return std::make_pair(done, result);
  });
  m.def("lastError", lastError);
  m.def("clearMessages", clearMessages);
  m.def("messages", [] {
    std::vector<std::pair<std::string, std::string>> all;
    for (const Message& message : messages()) {
      const char* kinds[] = {"info", "warning", "error"};
      all.emplace_back(kinds[static_cast<int>(message.kind)], message.text);
    }
    return all;
  });
  m.def("undo", undo);
  m.def("redo", redo);
  m.def("openUndoChunk", openUndoChunk);
  m.def("closeUndoChunk", closeUndoChunk);
  m.def("beginEdits", beginEdits);
  m.def("endEdits", endEdits);
  m.def("keepStep", [](const std::string& name, py::function forward, py::function back) {
    keep(std::make_unique<PythonStep>(std::move(forward), std::move(back)), name);
  });
  m.def("undoEnabled", [] { return Scene::get().undo.enabled; });
  m.def("setUndoEnabled", [](bool on) { Scene::get().undo.enabled = on; });
  m.def("flushUndo", [] { Scene::get().undo.clear(); });
  m.def("undoNames",
        [] { return std::make_pair(Scene::get().undo.undoName(), Scene::get().undo.redoName()); });
  m.def("undoLength", undoLength);
  m.def("requestInterrupt", requestInterrupt);
}

}  // namespace mayahost

// SPDX-License-Identifier: MIT
#include "cli/view/open_page.h"

#include <filesystem>

#include <fmt/format.h>

#include "base/error.h"

#ifdef _WIN32
#include <windows.h>

#include <shellapi.h>
#else
#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>

extern char** environ;
#endif

namespace footfall::cli {

#ifdef _WIN32
void openPage(const std::string& path) {
  const std::wstring page = std::filesystem::absolute(path).wstring();
  const auto opened = reinterpret_cast<INT_PTR>(
      ShellExecuteW(nullptr, L"open", page.c_str(), nullptr, nullptr, SW_SHOWNORMAL));
  if (opened <= 32) throw Error({path, 0}, "was written, but no program opens it: open it in a browser");
}
#else
void openPage(const std::string& path) {
#ifdef __APPLE__
  std::string opener = "open";
#else
  std::string opener = "xdg-open";
#endif
  std::string page = std::filesystem::absolute(path).string();
  char* const command[] = {opener.data(), page.data(), nullptr};
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  for (const int stream : {0, 1, 2})
    posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", stream == 0 ? O_RDONLY : O_WRONLY, 0);
  pid_t child = 0;
  const int fault = posix_spawnp(&child, opener.c_str(), &actions, nullptr, command, environ);
  posix_spawn_file_actions_destroy(&actions);
  // Both openers hand the page to a browser and end. One that is missing is told by either.
  int status = 0;
  if (fault == 0 && (waitpid(child, &status, 0) != child || (WIFEXITED(status) && WEXITSTATUS(status) == 0)))
    return;
  throw Error({path, 0}, fmt::format("was written, but '{}' cannot open it: open it in a browser", opener));
}
#endif

}  // namespace footfall::cli

# SPDX-License-Identifier: MIT
# Run by cmake --install: writes footfall.mod with a block for each plug-in in footfall/plug-ins/<year>.
# Needs: template (footfall.mod.in) and version. A plug-in for the stand-in host is in plug-ins/mayahost, which is not a
# version of Maya, so that Maya skips it.
set(prefix "$ENV{DESTDIR}${CMAKE_INSTALL_PREFIX}")
set(platform.so linux)
set(platform.bundle mac)
set(platform.mll win64)
file(READ "${template}" block)
file(GLOB plugins RELATIVE "${prefix}/footfall/plug-ins" "${prefix}/footfall/plug-ins/*/footfall.*")
list(SORT plugins)
set(module "")
foreach(plugin ${plugins})
  get_filename_component(year "${plugin}" DIRECTORY)
  get_filename_component(suffix "${plugin}" EXT)
  if(DEFINED platform${suffix})
    set(platform "${platform${suffix}}")
    string(CONFIGURE "${block}" text @ONLY)
    string(APPEND module "${text}")
  endif()
endforeach()
file(WRITE "${prefix}/footfall.mod" "${module}")
message(STATUS "Installing: ${prefix}/footfall.mod")

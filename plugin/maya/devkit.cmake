# SPDX-License-Identifier: MIT
# Finds what the plug-in is built against and makes the target `maya_api` of it. Included before the engine, since
# the engine must have the same ABI.
#   DEVKIT_LOCATION  a devkitBase as Autodesk ships it: include/, lib/
#   MAYA_LOCATION    an installed Maya (macOS: …/Maya.app/Contents), where its devkit lies in it
# Both may also be environment variables. With neither, the stand-in host of tests/mayahost is used.
# Sets FOOTFALL_MAYA: the year of Maya (2022 or later), or `mayahost`.
set(DEVKIT_LOCATION "$ENV{DEVKIT_LOCATION}" CACHE PATH "Maya's devkit: the folder with include/ and lib/")
set(MAYA_LOCATION "$ENV{MAYA_LOCATION}" CACHE PATH "Where Maya is installed")

add_library(maya_api INTERFACE)
if(NOT DEVKIT_LOCATION AND NOT MAYA_LOCATION)
  set(FOOTFALL_MAYA mayahost)
  target_link_libraries(maya_api INTERFACE mayahost)
  return()
endif()

find_path(MAYA_INCLUDE_DIR maya/MTypes.h NO_DEFAULT_PATH
  PATHS "${DEVKIT_LOCATION}/include" "${MAYA_LOCATION}/include" "${MAYA_LOCATION}/../../include"
        "${MAYA_LOCATION}/../../devkit/include")
if(NOT MAYA_INCLUDE_DIR)
  message(FATAL_ERROR "No maya/MTypes.h in DEVKIT_LOCATION (${DEVKIT_LOCATION}) or MAYA_LOCATION (${MAYA_LOCATION}): "
                      "give the folder that has include/maya in it, or neither to build against the stand-in host.")
endif()
file(STRINGS "${MAYA_INCLUDE_DIR}/maya/MTypes.h" line REGEX "^#define[ \t]+MAYA_API_VERSION[ \t]+[0-9]+")
string(REGEX MATCH "[0-9]+" MAYA_API_VERSION "${line}")
string(SUBSTRING "${MAYA_API_VERSION}0000" 0 4 FOOTFALL_MAYA)
if(FOOTFALL_MAYA LESS 2022)
  message(FATAL_ERROR "${MAYA_INCLUDE_DIR} is of API version ${MAYA_API_VERSION}: Footfall is for Maya 2022 and later.")
elseif(FOOTFALL_MAYA GREATER 2026)
  message(WARNING "${MAYA_INCLUDE_DIR} is of API version ${MAYA_API_VERSION}: Footfall knows Maya 2022 to 2026. It is built "
                  "for Maya ${FOOTFALL_MAYA}, too, but nobody has tried it there.")
endif()
message(STATUS "Building the plug-in for Maya ${FOOTFALL_MAYA} (API ${MAYA_API_VERSION})")

foreach(name Foundation OpenMaya OpenMayaAnim OpenMayaUI OpenMayaRender)
  find_library(MAYA_${name}_LIBRARY ${name} NO_DEFAULT_PATH
    PATHS "${DEVKIT_LOCATION}/lib" "${MAYA_LOCATION}/lib" "${MAYA_LOCATION}/MacOS")
  if(NOT MAYA_${name}_LIBRARY)
    message(FATAL_ERROR "No library ${name} in DEVKIT_LOCATION (${DEVKIT_LOCATION}) or MAYA_LOCATION (${MAYA_LOCATION}).")
  endif()
  target_link_libraries(maya_api INTERFACE "${MAYA_${name}_LIBRARY}")
endforeach()
target_include_directories(maya_api SYSTEM INTERFACE "${MAYA_INCLUDE_DIR}")
target_compile_definitions(maya_api INTERFACE REQUIRE_IOSTREAM _BOOL)
add_compile_definitions(FMT_HEADER_ONLY)  # an artist's machine has no libfmt
if(APPLE)
  target_compile_definitions(maya_api INTERFACE OSMac_ MAC_PLUGIN OSMac_MachO)
  if(FOOTFALL_MAYA GREATER_EQUAL 2024 AND NOT CMAKE_OSX_ARCHITECTURES)
    message(STATUS "Maya ${FOOTFALL_MAYA} is universal: -DCMAKE_OSX_ARCHITECTURES='arm64;x86_64' makes a plug-in for both")
  endif()
elseif(WIN32)
  target_compile_definitions(maya_api INTERFACE NT_PLUGIN _USRDLL NOMINMAX _CRT_SECURE_NO_WARNINGS)
else()
  target_compile_definitions(maya_api INTERFACE LINUX LINUX_64 UNIX _GNU_SOURCE)
  # Maya 2022 and 2023 for Linux have the old ABI of libstdc++; std::string differs, so all that is linked must have
  # it.
  if(FOOTFALL_MAYA LESS 2024)
    add_compile_definitions(_GLIBCXX_USE_CXX11_ABI=0)
  endif()
endif()

// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MIOStreamFwd.h>

#include <fstream>
using std::endl;
using std::filebuf;
using std::fstream;
using std::ifstream;
using std::ofstream;
using std::streambuf;

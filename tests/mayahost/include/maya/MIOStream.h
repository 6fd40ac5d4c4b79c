// SPDX-License-Identifier: MIT
// Maya's headers put the usual stream names into the global namespace, and plug-ins count on it.
#pragma once

#include <maya/MIOStreamFwd.h>

#include <iostream>

using std::cerr;
using std::cin;
using std::clog;
using std::cout;
using std::endl;
using std::flush;
using std::ios;
using std::iostream;
using std::istream;
using std::ostream;
using std::streampos;
using std::ws;

// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MIOStreamFwd.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// Values to and from streams: as text, or with binary as their bytes, most significant first.
class OPENMAYA_EXPORT MStreamUtils {
 public:
  static std::ostream& stdErrorStream();
  static std::ostream& stdOutStream();
  static MStatus writeChar(std::ostream& out, const char value, bool binary = false);
  static MStatus writeCharBuffer(std::ostream& out, const char* value, bool binary = false);
  static MStatus writeInt(std::ostream& out, const int value, bool binary = false);
  static MStatus writeFloat(std::ostream& out, const float value, bool binary = false);
  static MStatus writeDouble(std::ostream& out, const double value, bool binary = false);
  static MStatus readChar(std::istream& in, char& value, bool binary = false);
  static MStatus readCharBuffer(std::istream& in, char*& value, unsigned int length, bool binary = false);
  static MStatus readInt(std::istream& in, int& value, bool binary = false);
  static MStatus readFloat(std::istream& in, float& value, bool binary = false);
  static MStatus readDouble(std::istream& in, double& value, bool binary = false);
};
OPENMAYA_NAMESPACE_CLOSE

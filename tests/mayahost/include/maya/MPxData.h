// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MIOStreamFwd.h>
#include <maya/MStatus.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// A kind of data of a plug-in. An instance belongs to the host once it is given to a plug or a data handle.
class OPENMAYA_EXPORT MPxData {
 public:
  OPENMAYA_ENUM(Type, kData, kGeometryData, kLast);
  MPxData();
  virtual ~MPxData();
  virtual MStatus readASCII(const MArgList& argList, unsigned int& endOfTheLastParsedElement);
  virtual MStatus readBinary(std::istream& in, unsigned int length);
  virtual MStatus writeASCII(std::ostream& out);
  virtual MStatus writeBinary(std::ostream& out);
  virtual void copy(const MPxData& src) = 0;
  virtual MTypeId typeId() const = 0;
  virtual MString name() const = 0;
};
OPENMAYA_NAMESPACE_CLOSE

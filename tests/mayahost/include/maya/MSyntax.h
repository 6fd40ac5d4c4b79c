// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MStatus.h>
#include <maya/MTypes.h>

#include <memory>

namespace mayahost {
struct SyntaxData;
struct CommandAccess;
}  // namespace mayahost

OPENMAYA_MAJOR_NAMESPACE_OPEN
// What a command may be called with. A flag's short name has up to three characters, its long name at least
// four; q/query and e/edit are taken. Arguments (addArg) and objects (setObjectType) exclude each other.
class OPENMAYA_EXPORT MSyntax {
 public:
  enum MArgType {
    kInvalidArgType,
    kNoArg,
    kBoolean,
    kLong,
    kDouble,
    kString,
    kUnsigned,
    kDistance,
    kAngle,
    kTime,
    kSelectionItem,
    kLastArgType
  };
  enum MObjectFormat { kInvalidObjectFormat, kNone, kStringObjects, kSelectionList, kLastObjectFormat };

  MSyntax();
  MSyntax(const MSyntax& other);
  virtual ~MSyntax();
  MSyntax& operator=(const MSyntax& rhs);

  MStatus addFlag(const char* shortName, const char* longName, MArgType argType1 = kNoArg,
                  MArgType argType2 = kNoArg, MArgType argType3 = kNoArg, MArgType argType4 = kNoArg,
                  MArgType argType5 = kNoArg, MArgType argType6 = kNoArg);
  MStatus makeFlagMultiUse(const char* flag);
  MStatus makeFlagQueryWithFullArgs(const char* flag, bool queryArgsAreOptional);
  MStatus addArg(MArgType arg);
  void useSelectionAsDefault(bool useSelectionList = false);
  MStatus setObjectType(MObjectFormat objectFormat, unsigned int minimumObjects = 0);
  MStatus setObjectType(MObjectFormat objectFormat, unsigned int minimumObjects, unsigned int maximumObjects);
  void setMinObjects(unsigned int minimumObjectCount);
  void setMaxObjects(unsigned int maximumObjectCount);
  void enableQuery(bool supportsQuery = true);
  void enableEdit(bool supportsEdit = true);
  unsigned int minObjects() const;
  unsigned int maxObjects() const;
  bool canQuery() const;
  bool canEdit() const;
  static const char* className();

 private:
  friend struct mayahost::CommandAccess;
  explicit MSyntax(std::shared_ptr<mayahost::SyntaxData> shared);
  std::shared_ptr<mayahost::SyntaxData> data_;  // a copy has its own
};
OPENMAYA_NAMESPACE_CLOSE

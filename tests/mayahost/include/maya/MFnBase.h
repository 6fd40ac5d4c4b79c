// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MFn.h>
#include <maya/MObject.h>
#include <maya/MStatus.h>
#include <maya/MString.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// A set of functions for objects of a kind. Attaching it to an object of another kind fails with
// kInvalidParameter and leaves it with no object.
class OPENMAYA_EXPORT MFnBase {
 public:
  virtual ~MFnBase();
  virtual MFn::Type type() const;
  bool hasObj(MFn::Type) const;
  bool hasObj(const MObject&) const;
  MObject object(MStatus* ReturnStatus = NULL) const;
  virtual MStatus setObject(MObject& object);
  virtual MStatus setObject(const MObject& object);
  static bool isValid(MFn::Type type);
  static const char* typeString(MFn::Type type);  // as MObject::apiTypeStr
  static const char* className();

 protected:
  MFnBase();
  MStatus attach(const MObject& object, MFn::Type kind);
  void attach(const MObject& object, MFn::Type kind, MStatus* ReturnStatus);
  MObject object_;

 private:
  MFnBase(const MFnBase& rhs) = delete;
  MFnBase& operator=(const MFnBase&) = delete;
  MFnBase* operator&() const = delete;
};
OPENMAYA_NAMESPACE_CLOSE

// What every function set has. It has no address: `&fn` does not compile, as in Maya.
#define MAYAHOST_FUNCTION_SET_WITHOUT_VOID(Class, Kind)        \
 public:                                                       \
  Class(MObject& object, MStatus* ReturnStatus = NULL) {       \
    attach(object, Kind, ReturnStatus);                        \
  }                                                            \
  Class(const MObject& object, MStatus* ReturnStatus = NULL) { \
    attach(object, Kind, ReturnStatus);                        \
  }                                                            \
  ~Class() override = default;                                 \
  MFn::Type type() const override {                            \
    return Kind;                                               \
  }                                                            \
  static const char* className() {                             \
    return #Class;                                             \
  }                                                            \
                                                               \
 private:                                                      \
  Class(const Class& rhs) = delete;                            \
  Class& operator=(const Class&) = delete;                     \
  Class* operator&() const = delete;                           \
                                                               \
 public:

#define MAYAHOST_FUNCTION_SET(Class, Kind)        \
  MAYAHOST_FUNCTION_SET_WITHOUT_VOID(Class, Kind) \
  Class() {}

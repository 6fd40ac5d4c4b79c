// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MIOStream.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
class OPENMAYA_EXPORT MStatus {
 public:
  enum MStatusCode {
    kSuccess = 0,
    kFailure,
    kInsufficientMemory,
    kInvalidParameter,
    kLicenseFailure,
    kUnknownParameter,
    kNotImplemented,
    kNotFound,
    kEndOfFile
  };

  MStatus() = default;
  MStatus(MStatusCode code) : code_(code) {}
  MStatus(const MStatus&) = default;
  MStatus& operator=(const MStatus& rhs) = default;

  bool operator==(const MStatus& rhs) const { return code_ == rhs.code_; }
  bool operator==(const MStatusCode rhs) const { return code_ == rhs; }
  bool operator!=(const MStatus& rhs) const { return code_ != rhs.code_; }
  bool operator!=(const MStatusCode rhs) const { return code_ != rhs; }

  bool error() const { return code_ != kSuccess; }
  void clear() { code_ = kSuccess; }
  MStatusCode statusCode() const { return code_; }
  MString errorString() const;
  void perror(const char* message) const;
  void perror(const MString& message) const;
  void set(bool status, unsigned char statusCode, unsigned char internalStatusCode);
  void setSuccess() { clear(); }

  operator bool() const { return code_ == kSuccess; }

  friend OPENMAYA_EXPORT std::ostream& operator<<(std::ostream&, MStatus&);
  friend inline bool operator==(const MStatus::MStatusCode code, const MStatus& status) {
    return status.code_ == code;
  }
  friend inline bool operator!=(const MStatus::MStatusCode code, const MStatus& status) {
    return status.code_ != code;
  }

 private:
  MStatusCode code_ = kSuccess;
};
OPENMAYA_NAMESPACE_CLOSE

#if !defined(MNoMSTypedef)
typedef MStatus MS;
#endif

#define CHECK_MSTATUS(_status)                                                                     \
  {                                                                                                \
    MStatus _maya_status = (_status);                                                              \
    if (MStatus::kSuccess != _maya_status) {                                                       \
      std::cerr << "\nAPI error detected in " << __FILE__ << " at line " << __LINE__ << std::endl; \
      _maya_status.perror("");                                                                     \
    }                                                                                              \
  }

#define CHECK_MSTATUS_AND_RETURN(_status, _retVal)                                                 \
  {                                                                                                \
    MStatus _maya_status = (_status);                                                              \
    if (MStatus::kSuccess != _maya_status) {                                                       \
      std::cerr << "\nAPI error detected in " << __FILE__ << " at line " << __LINE__ << std::endl; \
      _maya_status.perror("");                                                                     \
      return (_retVal);                                                                            \
    }                                                                                              \
  }

#define CHECK_MSTATUS_AND_RETURN_IT(_status) CHECK_MSTATUS_AND_RETURN((_status), (_status))

#define MFAIL(_status) (MStatus::kSuccess != (_status))

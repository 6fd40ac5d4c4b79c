// SPDX-License-Identifier: MIT
#include <maya/MStatus.h>
#include <maya/MStreamUtils.h>
#include <maya/MString.h>
#include <maya/MUuid.h>

#include <algorithm>
#include <cctype>
#include <cstdio>
#include <cstring>
#include <ostream>
#include <random>

OPENMAYA_MAJOR_NAMESPACE_OPEN

MString MStatus::errorString() const {
  static const char* const words[] = {"(kSuccess): Success",
                                      "(kFailure): Unexpected Internal Failure",
                                      "(kInsufficientMemory): Insufficient memory to complete this method",
                                      "(kInvalidParameter): Object is incompatible with this method",
                                      "(kLicenseFailure): Application not licensed for attempted operation",
                                      "(kUnknownParameter): Unknown parameter",
                                      "(kNotImplemented): Not implemented",
                                      "(kNotFound): Not found",
                                      "(kEndOfFile): End of file"};
  return words[code_];
}

void MStatus::perror(const char* message) const {
  std::cerr << message << (*message ? ": " : "") << errorString() << std::endl;
}
void MStatus::perror(const MString& message) const {
  perror(message.asChar());
}

void MStatus::set(bool status, unsigned char statusCode, unsigned char) {
  code_ = status ? kSuccess : statusCode ? static_cast<MStatusCode>(statusCode) : kFailure;
}

std::ostream& operator<<(std::ostream& os, MStatus& status) {
  return os << status.errorString();
}

MUuid::MUuid(const unsigned int* uuid) {
  std::memcpy(bytes_, uuid, sizeof bytes_);
}
MUuid::MUuid(const unsigned char* uuid) {
  std::memcpy(bytes_, uuid, sizeof bytes_);
}

MUuid::MUuid(const MString& value, MStatus* ReturnStatus) {
  // 8-4-4-4-12 digits
  const std::string text = value.asChar();
  bool good = text.size() == 36;
  std::string digits;
  for (std::size_t i = 0; good && i < text.size(); ++i) {
    const bool dash = i == 8 || i == 13 || i == 18 || i == 23;
    good = dash ? text[i] == '-' : std::isxdigit(static_cast<unsigned char>(text[i])) != 0;
    if (!dash) digits += text[i];
  }
  for (std::size_t i = 0; good && i < 16; ++i)
    bytes_[i] = static_cast<unsigned char>(std::stoul(digits.substr(2 * i, 2), nullptr, 16));
  if (ReturnStatus) *ReturnStatus = good ? MStatus::kSuccess : MStatus::kInvalidParameter;
}

bool MUuid::operator==(const MUuid& rhs) const {
  return std::equal(bytes_, bytes_ + 16, rhs.bytes_);
}
bool MUuid::operator!=(const MUuid& rhs) const {
  return !(*this == rhs);
}

MStatus MUuid::get(unsigned char* uuid) const {
  if (!uuid) return MStatus::kInvalidParameter;
  std::memcpy(uuid, bytes_, sizeof bytes_);
  return MStatus::kSuccess;
}

MString MUuid::asString() const {
  std::string text;
  for (int i = 0; i < 16; ++i) {
    char digits[3];
    std::snprintf(digits, sizeof digits, "%02X", bytes_[i]);
    if (i == 4 || i == 6 || i == 8 || i == 10) text += '-';
    text += digits;
  }
  return text.c_str();
}

MUuid::operator MString() const {
  return asString();
}
void MUuid::copy(const MUuid& rhs) {
  *this = rhs;
}
bool MUuid::valid() const {
  return *this != MUuid();
}

MStatus MUuid::generate() {
  thread_local std::mt19937_64 random{std::random_device{}()};
  for (unsigned char& byte : bytes_) byte = static_cast<unsigned char>(random());
  bytes_[6] = static_cast<unsigned char>((bytes_[6] & 0x0f) | 0x40);
  bytes_[8] = static_cast<unsigned char>((bytes_[8] & 0x3f) | 0x80);
  return MStatus::kSuccess;
}

const char* MUuid::className() {
  return "MUuid";
}

namespace {

template <typename Value>
MStatus put(std::ostream& out, Value value, bool binary) {
  if (binary) {
    char bytes[sizeof value];
    std::memcpy(bytes, &value, sizeof value);
    std::reverse(bytes, bytes + sizeof value);
    out.write(bytes, sizeof value);
  } else {
    out << value;
  }
  return out ? MStatus::kSuccess : MStatus::kFailure;
}

template <typename Value>
MStatus take(std::istream& in, Value& value, bool binary) {
  if (binary) {
    char bytes[sizeof value];
    if (!in.read(bytes, sizeof value)) return MStatus::kFailure;
    std::reverse(bytes, bytes + sizeof value);
    std::memcpy(&value, bytes, sizeof value);
  } else {
    in >> value;
  }
  return in ? MStatus::kSuccess : MStatus::kFailure;
}

}  // namespace

std::ostream& MStreamUtils::stdErrorStream() {
  return std::cerr;
}
std::ostream& MStreamUtils::stdOutStream() {
  return std::cout;
}
MStatus MStreamUtils::writeChar(std::ostream& out, const char v, bool binary) {
  return put(out, v, binary);
}
MStatus MStreamUtils::writeCharBuffer(std::ostream& out, const char* v, bool) {
  return (out << v) ? MStatus::kSuccess : MStatus::kFailure;
}
MStatus MStreamUtils::writeInt(std::ostream& out, const int v, bool binary) {
  return put(out, v, binary);
}
MStatus MStreamUtils::writeFloat(std::ostream& out, const float v, bool binary) {
  return put(out, v, binary);
}
MStatus MStreamUtils::writeDouble(std::ostream& out, const double v, bool binary) {
  return put(out, v, binary);
}
MStatus MStreamUtils::readChar(std::istream& in, char& v, bool binary) {
  return take(in, v, binary);
}
MStatus MStreamUtils::readCharBuffer(std::istream& in, char*& v, unsigned int length, bool) {
  return in.read(v, length) ? MStatus::kSuccess : MStatus::kFailure;
}
MStatus MStreamUtils::readInt(std::istream& in, int& v, bool binary) {
  return take(in, v, binary);
}
MStatus MStreamUtils::readFloat(std::istream& in, float& v, bool binary) {
  return take(in, v, binary);
}
MStatus MStreamUtils::readDouble(std::istream& in, double& v, bool binary) {
  return take(in, v, binary);
}
OPENMAYA_NAMESPACE_CLOSE

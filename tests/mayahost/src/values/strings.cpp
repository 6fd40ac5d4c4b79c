// SPDX-License-Identifier: MIT
#include <maya/MString.h>
#include <maya/MStringArray.h>

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <climits>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <ostream>

OPENMAYA_MAJOR_NAMESPACE_OPEN
namespace {

std::wstring decoded(const std::string& utf8) {
  std::wstring out;
  for (std::size_t i = 0; i < utf8.size();) {
    const auto lead = static_cast<unsigned char>(utf8[i++]);
    const int more = lead < 0xc0 ? 0 : lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : 3;
    unsigned int code = more == 0 ? lead : lead & (0x3fu >> more);
    for (int k = 0; k < more && i < utf8.size(); ++k)
      code = (code << 6) | (static_cast<unsigned char>(utf8[i++]) & 0x3fu);
    out += static_cast<wchar_t>(code);
  }
  return out;
}

std::string encoded(const std::wstring& wide) {
  std::string out;
  for (const wchar_t character : wide) {
    const auto code = static_cast<unsigned int>(character);
    const int more = code < 0x80 ? 0 : code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
    static const unsigned int lead[] = {0x00, 0xc0, 0xe0, 0xf0};
    out += static_cast<char>(lead[more] | (code >> (6 * more)));
    for (int k = more - 1; k >= 0; --k) out += static_cast<char>(0x80u | ((code >> (6 * k)) & 0x3fu));
  }
  return out;
}

std::string text(const char* chars) {
  return chars ? chars : "";
}

std::string printed(const char* format, double value, int precision) {
  char buffer[512];
  std::snprintf(buffer, sizeof buffer, format, precision, value);
  return buffer;
}

int position(std::size_t found) {
  return found == std::string::npos ? -1 : static_cast<int>(found);
}

// The characters from start to end, both included; nothing where that makes no sense.
template <typename Text>
Text cut(const Text& whole, int start, int end) {
  const int last = std::min(end, static_cast<int>(whole.size()) - 1);
  if (start < 0 || start > last) return Text();
  return whole.substr(static_cast<std::size_t>(start), static_cast<std::size_t>(last - start + 1));
}

template <typename Text, typename Character>
void pieces(const Text& whole, Character separator, std::vector<Text>& out) {
  for (std::size_t from = 0; from <= whole.size();) {
    const std::size_t to = std::min(whole.find(separator, from), whole.size());
    if (to > from) out.push_back(whole.substr(from, to - from));
    from = to + 1;
  }
}

bool wholeNumber(const std::string& text, long long low, long long high) {
  char* end = nullptr;
  errno = 0;
  const long long value = std::strtoll(text.c_str(), &end, 10);
  return end != text.c_str() && *end == '\0' && errno == 0 && value >= low && value <= high;
}

void replaced(std::string& where, const std::string& what, const std::string& with, bool all) {
  if (what.empty()) return;
  for (std::size_t at = where.find(what); at != std::string::npos; at = where.find(what, at + with.size())) {
    where.replace(at, what.size(), with);
    if (!all) break;
  }
}

}  // namespace

const MString MString::argUnused;

MString::MString() = default;
MString::~MString() = default;
MString::MString(const MString& other) : text_(other.text_) {}
MString::MString(const char* chars) : text_(text(chars)) {}
MString::MString(const wchar_t* chars) {
  setWChar(chars);
}
MString::MString(const char* chars, int charLength) {
  set(chars, charLength);
}
MString::MString(const wchar_t* chars, int wcharLength) {
  setWChar(chars, wcharLength);
}

MString& MString::operator+=(const MString& other) {
  text_ += other.text_;
  return *this;
}
MString& MString::operator+=(const char* other) {
  return *this += MString(other);
}
MString& MString::operator+=(double other) {
  return *this = *this + other;
}
MString& MString::operator+=(int other) {
  return *this += MString(std::to_string(other).c_str());
}
MString& MString::operator+=(unsigned int other) {
  return *this += MString(std::to_string(other).c_str());
}
MString& MString::operator+=(float other) {
  return *this += static_cast<double>(other);
}
MString& MString::operator=(const MString& other) {
  text_ = other.text_;
  return *this;
}
MString& MString::operator=(const char* other) {
  return *this = MString(other);
}
MString& MString::operator=(double value) {
  set(value);
  return *this;
}
bool MString::operator==(const MString& other) const {
  return text_ == other.text_;
}
bool MString::operator==(const char* other) const {
  return text_ == text(other);
}
bool MString::operator!=(const MString& other) const {
  return !(*this == other);
}
bool MString::operator!=(const char* other) const {
  return !(*this == other);
}
MString MString::operator+(const MString& other) const {
  return MString(*this) += other;
}
MString MString::operator+(const char* other) const {
  return MString(*this) += other;
}
MString MString::operator+(double value) const {
  MString number;
  number.set(value);
  return *this + number;
}
MString operator+(const char* left, const MString& right) {
  return MString(left) + right;
}
std::ostream& operator<<(std::ostream& os, const MString& s) {
  return os << s.text_;
}

MStatus MString::set(const char* chars) {
  return setUTF8(chars);
}
MStatus MString::setUTF8(const char* chars) {
  text_ = text(chars);
  return chars ? MStatus::kSuccess : MStatus::kInvalidParameter;
}
MStatus MString::setWChar(const wchar_t* chars) {
  text_ = chars ? encoded(chars) : "";
  return chars ? MStatus::kSuccess : MStatus::kInvalidParameter;
}
MStatus MString::set(const char* chars, int charLength) {
  if (!chars || charLength < 0) return MStatus::kInvalidParameter;
  text_.assign(chars, static_cast<std::size_t>(charLength));
  return MStatus::kSuccess;
}
MStatus MString::setWChar(const wchar_t* chars, int wcharLength) {
  if (!chars || wcharLength < 0) return MStatus::kInvalidParameter;
  text_ = encoded(std::wstring(chars, static_cast<std::size_t>(wcharLength)));
  return MStatus::kSuccess;
}
MStatus MString::set(double value) {
  text_ = printed("%.*g", value, 6);
  return MStatus::kSuccess;
}
MStatus MString::set(double value, int precision) {
  text_ = printed("%.*f", value, precision);
  return MStatus::kSuccess;
}

const char* MString::asChar() const {
  return text_.c_str();
}
const char* MString::asChar(int& charLength) const {
  charLength = static_cast<int>(text_.size());
  return asChar();
}
const char* MString::asUTF8() const {
  return text_.c_str();
}
const char* MString::asUTF8(int& utf8Length) const {
  return asChar(utf8Length);
}
const wchar_t* MString::asWChar() const {
  wide_ = decoded(text_);
  return wide_.c_str();
}
const wchar_t* MString::asWChar(int& count) const {
  asWChar();
  count = static_cast<int>(wide_.size());
  return wide_.c_str();
}

unsigned int MString::length() const {
  return static_cast<unsigned int>(text_.size());
}
unsigned int MString::numChars() const {
  return static_cast<unsigned int>(decoded(text_).size());
}
void MString::clear() {
  text_.clear();
}
int MString::index(char c) const {
  return position(text_.find(c));
}
int MString::indexW(char c) const {
  return indexW(static_cast<wchar_t>(c));
}
int MString::indexW(wchar_t c) const {
  return position(decoded(text_).find(c));
}
int MString::indexW(const MString& s) const {
  return position(decoded(text_).find(decoded(s.text_)));
}
int MString::rindex(char c) const {
  return position(text_.rfind(c));
}
int MString::rindexW(char c) const {
  return rindexW(static_cast<wchar_t>(c));
}
int MString::rindexW(wchar_t c) const {
  return position(decoded(text_).rfind(c));
}
int MString::rindexW(const MString& s) const {
  return position(decoded(text_).rfind(decoded(s.text_)));
}

MStatus MString::split(char separator, MStringArray& out) const {
  std::vector<std::string> found;
  pieces(text_, separator, found);
  out.clear();
  for (const auto& piece : found) out.append(piece.c_str());
  return MStatus::kSuccess;
}
MStatus MString::split(wchar_t separator, MStringArray& out) const {
  std::vector<std::wstring> found;
  pieces(decoded(text_), separator, found);
  out.clear();
  for (const auto& piece : found) out.append(piece.c_str());
  return MStatus::kSuccess;
}

MString MString::substring(int start, int end) const {
  return cut(text_, start, end).c_str();
}
MString MString::substringW(int start, int end) const {
  return cut(decoded(text_), start, end).c_str();
}

MString& MString::toUpperCase() {
  for (char& c : text_)
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  return *this;
}
MString& MString::toLowerCase() {
  for (char& c : text_)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return *this;
}

bool MString::isShort() const {
  return wholeNumber(text_, SHRT_MIN, SHRT_MAX);
}
short MString::asShort() const {
  return static_cast<short>(asInt());
}
bool MString::isInt() const {
  return wholeNumber(text_, INT_MIN, INT_MAX);
}
int MString::asInt() const {
  return static_cast<int>(std::strtol(text_.c_str(), nullptr, 10));
}
bool MString::isUnsigned() const {
  return wholeNumber(text_, 0, UINT_MAX);
}
unsigned int MString::asUnsigned() const {
  return static_cast<unsigned int>(std::strtoul(text_.c_str(), nullptr, 10));
}
bool MString::isFloat() const {
  return isDouble();
}
float MString::asFloat() const {
  return static_cast<float>(asDouble());
}
bool MString::isDouble() const {
  char* end = nullptr;
  std::strtod(text_.c_str(), &end);
  return end != text_.c_str() && *end == '\0';
}
double MString::asDouble() const {
  return std::strtod(text_.c_str(), nullptr);
}

MString MString::expandEnvironmentVariablesAndTilde(MStatus* ReturnStatus) const {
  if (ReturnStatus) *ReturnStatus = MStatus::kSuccess;
  std::string out;
  for (std::size_t i = 0; i < text_.size();) {
    if (i == 0 && text_[0] == '~' && (text_.size() == 1 || text_[1] == '/')) {
      out += text(std::getenv("HOME"));
      ++i;
    } else if (text_[i] == '$') {
      const bool braced = i + 1 < text_.size() && text_[i + 1] == '{';
      const std::size_t from = i + (braced ? 2 : 1);
      std::size_t to = from;
      while (to < text_.size() && (std::isalnum(static_cast<unsigned char>(text_[to])) || text_[to] == '_'))
        ++to;
      out += text(std::getenv(text_.substr(from, to - from).c_str()));
      i = braced && to < text_.size() ? to + 1 : to;
    } else {
      out += text_[i++];
    }
  }
  return out.c_str();
}

MString MString::expandFilePath(MStatus* ReturnStatus) const {
  const MString expanded = expandEnvironmentVariablesAndTilde(ReturnStatus);
  return std::filesystem::absolute(expanded.asChar()).lexically_normal().string().c_str();
}

MStatus MString::format(const MString& fmt, const MStringArray& args) {
  std::string out;
  for (std::size_t i = 0; i < fmt.text_.size();) {
    // ^1s stands for the first argument
    std::size_t digits = i + 1;
    while (fmt.text_[i] == '^' && digits < fmt.text_.size() &&
           std::isdigit(static_cast<unsigned char>(fmt.text_[digits])))
      ++digits;
    if (digits > i + 1 && digits < fmt.text_.size() && fmt.text_[digits] == 's') {
      const int number = std::atoi(fmt.text_.substr(i + 1, digits - i - 1).c_str());
      if (number < 1 || number > static_cast<int>(args.length())) return MStatus::kFailure;
      out += args[static_cast<unsigned int>(number - 1)].text_;
      i = digits + 1;
    } else {
      out += fmt.text_[i++];
    }
  }
  text_ = out;
  return MStatus::kSuccess;
}

MStatus MString::format(const MString& fmt, const MString& a1, const MString& a2, const MString& a3,
                        const MString& a4, const MString& a5, const MString& a6, const MString& a7,
                        const MString& a8, const MString& a9, const MString& a10) {
  MStringArray args;
  for (const MString* arg : {&a1, &a2, &a3, &a4, &a5, &a6, &a7, &a8, &a9, &a10})
    if (arg != &argUnused) args.append(*arg);
  return format(fmt, args);
}

MStatus MString::substitute(const MString& src, const MString& target) {
  replaced(text_, src.text_, target.text_, true);
  return MStatus::kSuccess;
}

MStatus MString::substituteFirst(const MString& src, const MString& target) {
  replaced(text_, src.text_, target.text_, false);
  return MStatus::kSuccess;
}
OPENMAYA_NAMESPACE_CLOSE

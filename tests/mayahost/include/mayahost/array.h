// SPDX-License-Identifier: MIT
// What Maya's arrays have in common, written once. An index past the end of operator[] is undefined in Maya:
// here it is recorded as a misuse and gives a spare element.
#pragma once

#include <maya/MArrayIteratorTemplate.h>
#include <maya/MStatus.h>
#include <mayahost/misuse.h>

#include <cstddef>
#include <vector>

namespace mayahost {

template <typename Element>
struct ArrayStorage {
  std::vector<Element> elements;
  unsigned int increment = 1;

  unsigned int size() const { return static_cast<unsigned int>(elements.size()); }
  std::ptrdiff_t offset(unsigned int index) const { return static_cast<std::ptrdiff_t>(index); }

  Element& at(unsigned int index, const char* array) {
    if (index < size()) return elements[index];
    thread_local Element spare;
    misuse(std::string(array) + ": index past the end");
    return spare = Element();
  }
  MStatus set(const Element& element, unsigned int index) {
    if (index >= size()) return MStatus::kFailure;
    elements[index] = element;
    return MStatus::kSuccess;
  }
  MStatus remove(unsigned int index) {
    if (index >= size()) return MStatus::kFailure;
    elements.erase(elements.begin() + offset(index));
    return MStatus::kSuccess;
  }
  MStatus insert(const Element& element, unsigned int index) {
    if (index > size()) return MStatus::kFailure;
    elements.insert(elements.begin() + offset(index), element);
    return MStatus::kSuccess;
  }
  std::ostream& print(std::ostream& os) const {
    os << '[';
    for (std::size_t i = 0; i < elements.size(); ++i) os << (i ? ", " : "") << elements[i];
    return os << ']';
  }
};

}  // namespace mayahost

// Declares and defines, inside class Array, the members every array of Elements has. Argument is how an
// element is passed, Result what operator[] of a constant array gives.
#define MAYAHOST_ARRAY(Array, Element, Argument, Result)                         \
 public:                                                                         \
  typedef MArrayIteratorTemplate<Array, Element> Iterator;                       \
  typedef MArrayConstIteratorTemplate<Array, Element> ConstIterator;             \
  Array() = default;                                                             \
  Array(const Array& other) = default;                                           \
  Array& operator=(const Array& other) = default;                                \
  Result operator[](unsigned int index) const {                                  \
    return const_cast<Array*>(this)->data_.at(index, #Array);                    \
  }                                                                              \
  Element& operator[](unsigned int index) {                                      \
    return data_.at(index, #Array);                                              \
  }                                                                              \
  MStatus set(Argument element, unsigned int index) {                            \
    return data_.set(element, index);                                            \
  }                                                                              \
  MStatus setLength(unsigned int length) {                                       \
    data_.elements.resize(length);                                               \
    return MStatus::kSuccess;                                                    \
  }                                                                              \
  unsigned int length() const {                                                  \
    return data_.size();                                                         \
  }                                                                              \
  MStatus remove(unsigned int index) {                                           \
    return data_.remove(index);                                                  \
  }                                                                              \
  MStatus insert(Argument element, unsigned int index) {                         \
    return data_.insert(element, index);                                         \
  }                                                                              \
  MStatus append(Argument element) {                                             \
    data_.elements.push_back(element);                                           \
    return MStatus::kSuccess;                                                    \
  }                                                                              \
  MStatus clear() {                                                              \
    data_.elements.clear();                                                      \
    return MStatus::kSuccess;                                                    \
  }                                                                              \
  void setSizeIncrement(unsigned int newIncrement) {                             \
    data_.increment = newIncrement;                                              \
  }                                                                              \
  unsigned int sizeIncrement() const {                                           \
    return data_.increment;                                                      \
  }                                                                              \
  Iterator begin() {                                                             \
    return Iterator(*this, 0);                                                   \
  }                                                                              \
  Iterator end() {                                                               \
    return Iterator(*this, length());                                            \
  }                                                                              \
  ConstIterator begin() const {                                                  \
    return ConstIterator(*this, 0);                                              \
  }                                                                              \
  ConstIterator end() const {                                                    \
    return ConstIterator(*this, length());                                       \
  }                                                                              \
  ConstIterator cbegin() const {                                                 \
    return ConstIterator(*this, 0);                                              \
  }                                                                              \
  ConstIterator cend() const {                                                   \
    return ConstIterator(*this, length());                                       \
  }                                                                              \
  friend inline std::ostream& operator<<(std::ostream& os, const Array& array) { \
    return array.data_.print(os);                                                \
  }                                                                              \
  static const char* className() {                                               \
    return #Array;                                                               \
  }                                                                              \
                                                                                 \
 private:                                                                        \
  ::mayahost::ArrayStorage<Element> data_;                                       \
                                                                                 \
 public:

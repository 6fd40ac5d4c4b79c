// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MTypes.h>

#include <cstddef>
#include <iterator>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// What begin() and end() of Maya's arrays give: enough for a range-based for. ++ and -- come before only, and
// the comparisons are not constant, so that much of <algorithm> does not take them, here as in Maya.
template <typename ContainerType, typename ObjectTypeContained>
class MArrayConstIteratorTemplate {
 public:
  typedef ObjectTypeContained value_type;
  typedef ObjectTypeContained& reference;
  typedef ObjectTypeContained* pointer;
  typedef std::ptrdiff_t difference_type;
  typedef std::bidirectional_iterator_tag iterator_category;

  explicit MArrayConstIteratorTemplate(const ContainerType& container, unsigned int index = 0)
      : _container(const_cast<ContainerType*>(&container)), _index(index) {}

  bool operator==(const MArrayConstIteratorTemplate& other) {
    return _container == other._container && _index == other._index;
  }
  bool operator!=(const MArrayConstIteratorTemplate& other) { return !(*this == other); }
  const ObjectTypeContained& operator*() { return (*_container)[_index]; }
  const MArrayConstIteratorTemplate& operator++() {
    ++_index;
    return *this;
  }
  const MArrayConstIteratorTemplate& operator--() {
    --_index;
    return *this;
  }

 protected:
  ContainerType* _container;
  unsigned int _index;
};

template <typename ContainerType, typename ObjectTypeContained>
class MArrayIteratorTemplate : public MArrayConstIteratorTemplate<ContainerType, ObjectTypeContained> {
  typedef MArrayConstIteratorTemplate<ContainerType, ObjectTypeContained> Base;

 public:
  typedef typename Base::reference reference;

  explicit MArrayIteratorTemplate(ContainerType& array, unsigned int index = 0) : Base(array, index) {}
  reference operator*() const { return (*this->_container)[this->_index]; }
};
OPENMAYA_NAMESPACE_CLOSE

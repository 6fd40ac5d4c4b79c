// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MArrayIteratorTemplate.h>
#include <maya/MObject.h>
#include <maya/MStatus.h>
#include <maya/MTypes.h>

#include <vector>

OPENMAYA_MAJOR_NAMESPACE_OPEN
class OPENMAYA_EXPORT MObjectArray {
 public:
  typedef MArrayIteratorTemplate<MObjectArray, MObject> Iterator;
  typedef MArrayConstIteratorTemplate<MObjectArray, MObject> ConstIterator;
  MObjectArray();
  MObjectArray(const MObjectArray& other);
  MObjectArray(unsigned int initialSize, const MObject& initialValue = MObject::kNullObj);
  MObjectArray(const MObject src[], unsigned int count);
  ~MObjectArray();
  MObjectArray& operator=(const MObjectArray&);
  const MObject& operator[](unsigned int index) const;
  MObject& operator[](unsigned int index);
  MStatus set(const MObject& element, unsigned int index);
  MStatus setLength(unsigned int length);
  unsigned int length() const;
  MStatus remove(unsigned int index);
  MStatus insert(const MObject& element, unsigned int index);
  MStatus append(const MObject& element);
  MStatus copy(const MObjectArray& source);
  MStatus clear();
  MStatus get(MObject array[]) const;
  void setSizeIncrement(unsigned int newIncrement);
  unsigned int sizeIncrement() const;
  Iterator begin() { return Iterator(*this, 0); }
  Iterator end() { return Iterator(*this, length()); }
  ConstIterator begin() const { return ConstIterator(*this, 0); }
  ConstIterator end() const { return ConstIterator(*this, length()); }
  ConstIterator cbegin() const { return ConstIterator(*this, 0); }
  ConstIterator cend() const { return ConstIterator(*this, length()); }
  static const char* className();

 private:
  std::vector<MObject> elements_;
  unsigned int increment_ = 1;
};
OPENMAYA_NAMESPACE_CLOSE

// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MArrayIteratorTemplate.h>
#include <maya/MStatus.h>
#include <maya/MTypes.h>

#include <vector>

OPENMAYA_MAJOR_NAMESPACE_OPEN
class OPENMAYA_EXPORT MPlugArray {
 public:
  typedef MArrayIteratorTemplate<MPlugArray, MPlug> Iterator;
  typedef MArrayConstIteratorTemplate<MPlugArray, MPlug> ConstIterator;
  MPlugArray();
  MPlugArray(const MPlugArray& other);
  MPlugArray(unsigned int initializeSize, const MPlug& initialValue);
  MPlugArray(const MPlug src[], unsigned int count);
  ~MPlugArray();
  MPlugArray& operator=(const MPlugArray&);
  const MPlug& operator[](unsigned int index) const;
  MPlug& operator[](unsigned int index);
  MStatus set(const MPlug& element, unsigned int index);
  MStatus setLength(unsigned int length);
  unsigned int length() const;
  MStatus remove(unsigned int index);
  MStatus insert(const MPlug& element, unsigned int index);
  MStatus append(const MPlug& element);
  MStatus copy(const MPlugArray& source);
  MStatus clear();
  MStatus get(MPlug dest[]) const;
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
  std::vector<MPlug> elements_;
  unsigned int increment_ = 1;
};
OPENMAYA_NAMESPACE_CLOSE

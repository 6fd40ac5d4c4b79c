// SPDX-License-Identifier: MIT
// MFnLightDataAttribute: a compound with children in a fixed order.
#include "attribute.h"

#include <maya/MFnCompoundAttribute.h>
#include <maya/MFnLightDataAttribute.h>

using namespace mayahost;

namespace {

std::shared_ptr<Attribute> held(const MObject& object) {
  auto own = as<Attribute>(object);
  return own && own->lightData ? own : nullptr;
}

// The numbers of its children, in order: three of the direction, three of the intensity, and one each.
std::vector<Attribute*> numbersOf(const Attribute& attribute) {
  std::vector<Attribute*> all;
  for (const auto& child : attribute.children) {
    if (child->children.empty()) all.push_back(child.get());
    for (const auto& part : child->children) all.push_back(part.get());
  }
  return all;
}

}  // namespace

OPENMAYA_MAJOR_NAMESPACE_OPEN

MObject MFnLightDataAttribute::create(const MString& fullName, const MString& briefName,
                                      const MObject& direction, const MObject& intensity,
                                      const MObject& ambient, const MObject& diffuse, const MObject& specular,
                                      const MObject& shadowFraction, const MObject& preShadowIntensity,
                                      const MObject& blindData, MStatus* ReturnStatus) {
  MFnCompoundAttribute compound;
  MStatus status;
  const MObject made = compound.create(fullName, briefName, &status);
  for (const MObject* child : {&direction, &intensity, &ambient, &diffuse, &specular, &shadowFraction,
                               &preShadowIntensity, &blindData}) {
    if (status) status = compound.addChild(*child);
  }
  tell(ReturnStatus, status);
  if (!status) return MObject::kNullObj;
  as<Attribute>(made)->lightData = true;
  return object_ = made;
}
MStatus MFnLightDataAttribute::getDefault(float& defDirectionX, float& defDirectionY, float& defDirectionZ,
                                          float& defIntensityR, float& defIntensityG, float& defIntensityB,
                                          bool& defAmbient, bool& defDiffuse, bool& defSpecular,
                                          float& defShadowFraction, float& defPreShadowIntensity,
                                          void*& defBlindData) {
  const auto own = held(object_);
  const auto numbers = own ? numbersOf(*own) : std::vector<Attribute*>();
  if (numbers.size() != 12) return MStatus::kFailure;
  float* const leading[] = {&defDirectionX, &defDirectionY, &defDirectionZ,
                            &defIntensityR, &defIntensityG, &defIntensityB};
  bool* const flags[] = {&defAmbient, &defDiffuse, &defSpecular};
  for (std::size_t i = 0; i < 6; ++i) *leading[i] = static_cast<float>(numbers[i]->defaultNumber);
  for (std::size_t i = 0; i < 3; ++i) *flags[i] = numbers[6 + i]->defaultNumber != 0.0;
  defShadowFraction = static_cast<float>(numbers[9]->defaultNumber);
  defPreShadowIntensity = static_cast<float>(numbers[10]->defaultNumber);
  defBlindData = numbers[11]->defaultAddress;
  return MStatus::kSuccess;
}
MStatus MFnLightDataAttribute::setDefault(float defDirectionX, float defDirectionY, float defDirectionZ,
                                          float defIntensityR, float defIntensityG, float defIntensityB,
                                          bool defAmbient, bool defDiffuse, bool defSpecular,
                                          float defShadowFraction, float defPreShadowIntensity,
                                          void* defBlindData) {
  const auto own = held(object_);
  const auto numbers = own ? numbersOf(*own) : std::vector<Attribute*>();
  if (numbers.size() != 12) return MStatus::kFailure;
  const float values[] = {defDirectionX,      defDirectionY,     defDirectionZ,        defIntensityR,
                          defIntensityG,      defIntensityB,     float(defAmbient),    float(defDiffuse),
                          float(defSpecular), defShadowFraction, defPreShadowIntensity};
  for (std::size_t i = 0; i < 11; ++i) numbers[i]->defaultNumber = values[i];
  numbers[11]->defaultAddress = defBlindData;
  return MStatus::kSuccess;
}
MObject MFnLightDataAttribute::child(unsigned int index, MStatus* returnStatus) {
  const auto own = held(object_);
  const bool fine = own && index < own->children.size();
  tell(returnStatus, fine ? MStatus::kSuccess : MStatus::kInvalidParameter);
  return fine ? Access::wrap(own->children[index]) : MObject::kNullObj;
}

OPENMAYA_NAMESPACE_CLOSE

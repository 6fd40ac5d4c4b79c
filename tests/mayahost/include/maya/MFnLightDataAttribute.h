// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MFnAttribute.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// A compound of what a shading node is told of a light.
class OPENMAYA_EXPORT MFnLightDataAttribute : public MFnAttribute {
  MAYAHOST_FUNCTION_SET(MFnLightDataAttribute, MFn::kLightDataAttribute)
  MObject create(const MString& fullName, const MString& briefName, const MObject& direction,
                 const MObject& intensity, const MObject& ambient, const MObject& diffuse,
                 const MObject& specular, const MObject& shadowFraction, const MObject& preShadowIntensity,
                 const MObject& blindData, MStatus* ReturnStatus = NULL);
  MStatus getDefault(float& defDirectionX, float& defDirectionY, float& defDirectionZ, float& defIntensityR,
                     float& defIntensityG, float& defIntensityB, bool& defAmbient, bool& defDiffuse,
                     bool& defSpecular, float& defShadowFraction, float& defPreShadowIntensity,
                     void*& defBlindData);
  MStatus setDefault(float defDirectionX, float defDirectionY, float defDirectionZ, float defIntensityR,
                     float defIntensityG, float defIntensityB, bool defAmbient, bool defDiffuse,
                     bool defSpecular, float defShadowFraction, float defPreShadowIntensity,
                     void* defBlindData);
  MObject child(unsigned int index, MStatus* returnStatus);
};
OPENMAYA_NAMESPACE_CLOSE

// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MColor.h>
#include <maya/MPoint.h>
#include <maya/MString.h>
#include <maya/MTypes.h>
#include <maya/MVector.h>
#include <maya/MViewport2Renderer.h>

namespace mayahost {
struct DrawRecorder;
}

OPENMAYA_MAJOR_NAMESPACE_OPEN
namespace MHWRender {
// Draws simple things; the host records them (mayahost/draw.h). All calls, those that set a state too, belong
// between beginDrawable and endDrawable, which resets the state. Points are in object space, of the 2d forms
// in pixels.
class OPENMAYARENDER_EXPORT MUIDrawManager {
 public:
  OPENMAYA_ENUM(FontSize, kDefaultFontSize = 12, kSmallFontSize = 9);
  OPENMAYA_ENUM(TextAlignment, kLeft, kCenter, kRight);
  OPENMAYA_ENUM(TextIncline, kInclineNormal = 0, kInclineItalic = 1, kInclineOblique = 2);
  OPENMAYA_ENUM(TextWeight, kWeightLight = 25, kWeightNormal = 50, kWeightDemiBold = 63, kWeightBold = 75,
                kWeightBlack = 87);
  OPENMAYA_ENUM(TextLine, kLineNone, kLineOverline, kLineUnderline, kLineStrikeoutLine);
  OPENMAYA_ENUM(LineStyle, kSolid, kShortDotted, kShortDashed, kDashed, kDotted);
  OPENMAYA_ENUM(PaintStyle, kFlat, kStippled, kShaded);
  OPENMAYA_ENUM(Primitive, kPoints, kLines, kLineStrip, kClosedLine, kTriangles, kTriStrip);
  OPENMAYA_ENUM(Selectability, kNonSelectable, kSelectable, kAutomatic);

  void beginDrawable(Selectability selectability = kAutomatic, unsigned int selectionName = 0);
  void beginDrawable(unsigned int name, bool nameIsPickable);
  void endDrawable();
  void beginDrawInXray();
  void endDrawInXray();
  void setColor(const MColor& color);
  void setColorIndex(const short index);
  void setPointSize(float value);
  void setLineWidth(float value);
  void setLineStyle(LineStyle style);
  void setPaintStyle(PaintStyle style);
  unsigned int depthPriority() const;
  void setDepthPriority(unsigned int priority);

  void line(const MPoint& startPoint, const MPoint& endPoint);
  void line2d(const MPoint& startPoint, const MPoint& endPoint);
  MStatus lineList(const MPointArray& points, bool draw2D);
  MStatus lineStrip(const MPointArray& points, bool draw2D);
  void point(const MPoint& point);
  void point2d(const MPoint& point);
  MStatus points(const MPointArray& points, bool draw2D);
  void rect(const MPoint& center, const MVector& up, const MVector& normal, double scaleX, double scaleY,
            bool filled = false);
  void rect2d(const MPoint& center, const MVector& up, double scaleX, double scaleY, bool filled = false);
  void sphere(const MPoint& center, double radius, bool filled = false);
  void sphere(const MPoint& center, double radius, int subdivisionsAxis, int subdivisionsHeight,
              bool filled = false);
  void circle(const MPoint& center, const MVector& normal, double radius, bool filled = false);
  void circle(const MPoint& center, const MVector& normal, double radius, int numSubdivision, bool filled);
  void circle2d(const MPoint& center, double radius, bool filled = false);
  void circle2d(const MPoint& center, double radius, int numSubdivision, bool filled);
  void arc(const MPoint& center, const MVector& start, const MVector& end, const MVector& normal,
           double radius, bool filled = false);
  void arc(const MPoint& center, const MVector& start, const MVector& end, const MVector& normal,
           double radius, int numSubdivision, bool filled);
  void arc2d(const MPoint& center, const MVector& start, const MVector& end, double radius,
             bool filled = false);
  void arc2d(const MPoint& center, const MVector& start, const MVector& end, double radius,
             int numSubdivision, bool filled);
  void mesh(Primitive mode, const MPointArray& position, const MVectorArray* normal = NULL,
            const MColorArray* color = NULL, const MUintArray* index = NULL,
            const MPointArray* texcoord = NULL);
  void mesh2d(Primitive mode, const MPointArray& position, const MColorArray* color = NULL,
              const MUintArray* index = NULL, const MPointArray* texcoord = NULL);
  void cone(const MPoint& base, const MVector& direction, double radius, double height, bool filled = false);
  void cone(const MPoint& base, const MVector& direction, double radius, double height, int subdivisionsCap,
            bool filled);
  void cylinder(const MPoint& center, const MVector& up, double radius, double height, int subdivisionsAxis,
                bool filled = false);
  void capsule(const MPoint& center, const MVector& up, double radius, double height, int subdivisionsAxis,
               int subdivisionsHeight, bool filled = false);
  void box(const MPoint& center, const MVector& up, const MVector& right, double scaleX = 1.0,
           double scaleY = 1.0, double scaleZ = 1.0, bool filled = false);

  void setFontIncline(const int fontIncline);
  void setFontWeight(const int fontWeight);
  void setFontStretch(const int fontStretch);
  void setFontLine(const int fontLine);
  void setFontSize(const unsigned int fontSize);
  void setFontName(const MString& faceName);
  void text(const MPoint& position, const MString& text, TextAlignment alignment = kLeft,
            const int* backgroundSize = NULL, const MColor* backgroundColor = NULL, bool dynamic = false);
  void text2d(const MPoint& position, const MString& text, TextAlignment alignment = kLeft,
              const int* backgroundSize = NULL, const MColor* backgroundColor = NULL, bool dynamic = false);
  MStatus icon(const MPoint& position, const MString& iconName, float scale);

 private:
  friend struct mayahost::DrawRecorder;
  explicit MUIDrawManager(mayahost::DrawRecorder& recorder) : recorder_(recorder) {}
  ~MUIDrawManager() = default;
  mayahost::DrawRecorder& recorder_;
};
}  // namespace MHWRender
OPENMAYA_NAMESPACE_CLOSE

// SPDX-License-Identifier: MIT
// MUIDrawManager: each call becomes a record.
#include "viewport/drawing.h"

#include "graph/object.h"

#include <mayahost/misuse.h>

#include <maya/MColorArray.h>
#include <maya/MPointArray.h>
#include <maya/MUintArray.h>
#include <maya/MVectorArray.h>

#include <cmath>

using namespace mayahost;

namespace mayahost {

using Kind = Primitive::Kind;

bool DrawRecorder::mayDraw(const char* function) {
  if (!open)
    misuse(std::string("MUIDrawManager::") + function + " for " + node +
           " outside of beginDrawable and endDrawable");
  return open;
}

void DrawRecorder::add(Primitive primitive, const char* function) {
  if (!mayDraw(function)) return;
  const auto finite = [](const MPoint& p) {
    return std::isfinite(p.x) && std::isfinite(p.y) && std::isfinite(p.z);
  };
  bool fine = finite(primitive.centre) && std::isfinite(primitive.radius) && std::isfinite(primitive.height);
  for (const MPoint& point : primitive.points) fine = fine && finite(point);
  if (!fine) return misuse(std::string("MUIDrawManager::") + function + " for " + node + " with no number");
  primitive.state = state;
  primitives.push_back(std::move(primitive));
}

void DrawRecorder::run(MHWRender::MPxDrawOverride& override, const MDagPath& path, const MUserData* data) {
  MHWRender::MUIDrawManager manager(*this);
  struct Frame : MHWRender::MFrameContext {};
  override.addUIDrawables(path, manager, Frame(), data);
  if (open) misuse("addUIDrawables for " + node + " leaves a drawable open");
}

MStatus DrawRecorder::frame(
    const std::function<MStatus(MHWRender::MUIDrawManager&, const MHWRender::MFrameContext&)>& draw) {
  MHWRender::MUIDrawManager manager(*this);
  struct Frame : MHWRender::MFrameContext {};
  const MStatus status = draw(manager, Frame());
  if (open) misuse("the tool " + node + " leaves a drawable open");
  return status;
}

MUserData* DrawRecorder::prepare(MHWRender::MPxDrawOverride& override, const MDagPath& path, MUserData* old) {
  struct Frame : MHWRender::MFrameContext {};
  return override.prepareForDraw(path, MDagPath(), Frame(), old);
}

const char* nameOf(Kind kind) {
  static const char* const names[] = {
      "points",    "lines",  "lineStrip", "closedLine", "triangles", "triangleStrip", "circle", "arc",
      "rectangle", "sphere", "cone",      "cylinder",   "capsule",   "box",           "text",   "icon"};
  return names[static_cast<int>(kind)];
}

namespace {

Primitive made(Kind kind, bool in2d) {
  Primitive primitive;
  primitive.kind = kind;
  primitive.in2d = in2d;
  return primitive;
}

Primitive ofPoints(Kind kind, const MPointArray& points, bool in2d) {
  mayahost::Primitive primitive = made(kind, in2d);
  for (const MPoint& point : points) primitive.points.push_back(point);
  return primitive;
}

Primitive at(Kind kind, const MPoint& centre, bool filled, bool in2d = false) {
  mayahost::Primitive primitive = made(kind, in2d);
  primitive.centre = centre;
  primitive.filled = filled;
  return primitive;
}

Primitive round(Kind kind, const MPoint& centre, const MVector& axis, double radius, bool filled,
                bool in2d = false) {
  mayahost::Primitive primitive = at(kind, centre, filled, in2d);
  primitive.axis = axis;
  primitive.radius = radius;
  return primitive;
}

void recordMesh(DrawRecorder& recorder, MHWRender::MUIDrawManager::Primitive mode,
                const MPointArray& position, const MColorArray* color, const MUintArray* index, bool in2d) {
  const bool colours = color && color->length() > 0, indexed = index && index->length() > 0;
  if (colours && color->length() != position.length())
    return misuse("MUIDrawManager::mesh for " + recorder.node +
                  " with another number of colours than points");
  Primitive primitive = made(static_cast<Kind>(mode), in2d);  // both lists start with the same six
  primitive.filled = mode >= MHWRender::MUIDrawManager::kTriangles;
  const unsigned count = indexed ? index->length() : position.length();
  for (unsigned i = 0; i < count; ++i) {
    const unsigned which = indexed ? (*index)[i] : i;
    if (which >= position.length())
      return misuse("MUIDrawManager::mesh for " + recorder.node + " with an index past the points");
    primitive.points.push_back(position[which]);
    if (colours) primitive.colors.push_back((*color)[which]);
  }
  recorder.add(std::move(primitive), "mesh");
}

}  // namespace
}  // namespace mayahost

OPENMAYA_MAJOR_NAMESPACE_OPEN
namespace MHWRender {

void MUIDrawManager::beginDrawable(Selectability selectability, unsigned int selectionName) {
  if (recorder_.open) misuse("MUIDrawManager::beginDrawable for " + recorder_.node + " inside of another");
  recorder_.open = true;
  recorder_.state = DrawState();
  recorder_.state.selectability = selectability;
  recorder_.state.selectionName = selectionName;
}
void MUIDrawManager::beginDrawable(unsigned int name, bool nameIsPickable) {
  beginDrawable(nameIsPickable ? kSelectable : kNonSelectable, name);
}
void MUIDrawManager::endDrawable() {
  if (!recorder_.mayDraw("endDrawable")) return;
  if (recorder_.state.xray) misuse("endDrawable for " + recorder_.node + " before endDrawInXray");
  recorder_.open = false;
}
void MUIDrawManager::beginDrawInXray() {
  if (recorder_.mayDraw("beginDrawInXray")) recorder_.state.xray = true;
}
void MUIDrawManager::endDrawInXray() {
  if (recorder_.mayDraw("endDrawInXray")) recorder_.state.xray = false;
}
void MUIDrawManager::setColor(const MColor& color) {
  if (recorder_.mayDraw("setColor")) recorder_.state.color = color;
}
void MUIDrawManager::setColorIndex(const short index) {
  // The colours of indices are a preference: here steps of grey.
  const float grey = static_cast<float>(((index % 32) + 32) % 32) / 31.0f;
  if (recorder_.mayDraw("setColorIndex")) recorder_.state.color = MColor(grey, grey, grey);
}
void MUIDrawManager::setPointSize(float value) {
  if (recorder_.mayDraw("setPointSize")) recorder_.state.pointSize = value;
}
void MUIDrawManager::setLineWidth(float value) {
  if (recorder_.mayDraw("setLineWidth")) recorder_.state.lineWidth = value;
}
void MUIDrawManager::setLineStyle(LineStyle style) {
  if (recorder_.mayDraw("setLineStyle")) recorder_.state.lineStyle = style;
}
void MUIDrawManager::setLineStyle(unsigned int, unsigned short) {
  setLineStyle(kDashed);
}
void MUIDrawManager::setPaintStyle(PaintStyle style) {
  if (recorder_.mayDraw("setPaintStyle")) recorder_.state.paintStyle = style;
}
unsigned int MUIDrawManager::depthPriority() const {
  return recorder_.state.depthPriority;
}
void MUIDrawManager::setDepthPriority(unsigned int priority) {
  if (recorder_.mayDraw("setDepthPriority")) recorder_.state.depthPriority = priority;
}

void MUIDrawManager::line(const MPoint& startPoint, const MPoint& endPoint) {
  mayahost::Primitive primitive = made(mayahost::Primitive::Kind::lines, false);
  primitive.points = {startPoint, endPoint};
  recorder_.add(primitive, "line");
}
void MUIDrawManager::line2d(const MPoint& startPoint, const MPoint& endPoint) {
  mayahost::Primitive primitive = made(mayahost::Primitive::Kind::lines, true);
  primitive.points = {startPoint, endPoint};
  recorder_.add(primitive, "line2d");
}
MStatus MUIDrawManager::lineList(const MPointArray& points, bool draw2D) {
  if (points.length() % 2 != 0 || points.length() == 0) return MStatus::kInvalidParameter;
  recorder_.add(ofPoints(mayahost::Primitive::Kind::lines, points, draw2D), "lineList");
  return MStatus::kSuccess;
}
MStatus MUIDrawManager::lineStrip(const MPointArray& points, bool draw2D) {
  if (points.length() < 2) return MStatus::kInvalidParameter;
  recorder_.add(ofPoints(mayahost::Primitive::Kind::lineStrip, points, draw2D), "lineStrip");
  return MStatus::kSuccess;
}
void MUIDrawManager::point(const MPoint& point) {
  mayahost::Primitive primitive = made(mayahost::Primitive::Kind::points, false);
  primitive.points = {point};
  recorder_.add(primitive, "point");
}
void MUIDrawManager::point2d(const MPoint& point) {
  mayahost::Primitive primitive = made(mayahost::Primitive::Kind::points, true);
  primitive.points = {point};
  recorder_.add(primitive, "point2d");
}
MStatus MUIDrawManager::points(const MPointArray& points, bool draw2D) {
  if (points.length() == 0) return MStatus::kInvalidParameter;
  recorder_.add(ofPoints(mayahost::Primitive::Kind::points, points, draw2D), "points");
  return MStatus::kSuccess;
}
void MUIDrawManager::rect(const MPoint& center, const MVector& up, const MVector& normal, double scaleX,
                          double scaleY, bool filled) {
  mayahost::Primitive primitive = at(mayahost::Primitive::Kind::rectangle, center, filled);
  primitive.up = up;
  primitive.axis = normal;
  primitive.sizes[0] = scaleX;
  primitive.sizes[1] = scaleY;
  recorder_.add(primitive, "rect");
}
void MUIDrawManager::rect2d(const MPoint& center, const MVector& up, double scaleX, double scaleY,
                            bool filled) {
  mayahost::Primitive primitive = at(mayahost::Primitive::Kind::rectangle, center, filled, true);
  primitive.up = up;
  primitive.axis = MVector(0.0, 0.0, 1.0);
  primitive.sizes[0] = scaleX;
  primitive.sizes[1] = scaleY;
  recorder_.add(primitive, "rect2d");
}
void MUIDrawManager::sphere(const MPoint& center, double radius, bool filled) {
  recorder_.add(round(mayahost::Primitive::Kind::sphere, center, MVector(0.0, 1.0, 0.0), radius, filled),
                "sphere");
}
void MUIDrawManager::sphere(const MPoint& center, double radius, int, int, bool filled) {
  sphere(center, radius, filled);
}
void MUIDrawManager::circle(const MPoint& center, const MVector& normal, double radius, bool filled) {
  recorder_.add(round(mayahost::Primitive::Kind::circle, center, normal, radius, filled), "circle");
}
void MUIDrawManager::circle(const MPoint& center, const MVector& normal, double radius, int, bool filled) {
  circle(center, normal, radius, filled);
}
void MUIDrawManager::circle2d(const MPoint& center, double radius, bool filled) {
  recorder_.add(
      round(mayahost::Primitive::Kind::circle, center, MVector(0.0, 0.0, 1.0), radius, filled, true),
      "circle2d");
}
void MUIDrawManager::circle2d(const MPoint& center, double radius, int, bool filled) {
  circle2d(center, radius, filled);
}
void MUIDrawManager::arc(const MPoint& center, const MVector& start, const MVector& end,
                         const MVector& normal, double radius, bool filled) {
  mayahost::Primitive primitive = round(mayahost::Primitive::Kind::arc, center, normal, radius, filled);
  primitive.start = start;
  primitive.end = end;
  recorder_.add(primitive, "arc");
}
void MUIDrawManager::arc(const MPoint& center, const MVector& start, const MVector& end,
                         const MVector& normal, double radius, int, bool filled) {
  arc(center, start, end, normal, radius, filled);
}
void MUIDrawManager::arc2d(const MPoint& center, const MVector& start, const MVector& end, double radius,
                           bool filled) {
  mayahost::Primitive primitive =
      round(mayahost::Primitive::Kind::arc, center, MVector(0.0, 0.0, 1.0), radius, filled, true);
  primitive.start = start;
  primitive.end = end;
  recorder_.add(primitive, "arc2d");
}
void MUIDrawManager::arc2d(const MPoint& center, const MVector& start, const MVector& end, double radius, int,
                           bool filled) {
  arc2d(center, start, end, radius, filled);
}

void MUIDrawManager::mesh(Primitive mode, const MPointArray& position, const MVectorArray* normal,
                          const MColorArray* color, const MUintArray* index, const MPointArray*) {
  if (normal && normal->length() > 0 && normal->length() != position.length())
    misuse("MUIDrawManager::mesh for " + recorder_.node + " with another number of normals than points");
  recordMesh(recorder_, mode, position, color, index, false);
}
void MUIDrawManager::mesh2d(Primitive mode, const MPointArray& position, const MColorArray* color,
                            const MUintArray* index, const MPointArray*) {
  recordMesh(recorder_, mode, position, color, index, true);
}
void MUIDrawManager::cone(const MPoint& base, const MVector& direction, double radius, double height,
                          bool filled) {
  mayahost::Primitive primitive = round(mayahost::Primitive::Kind::cone, base, direction, radius, filled);
  primitive.height = height;
  recorder_.add(primitive, "cone");
}
void MUIDrawManager::cone(const MPoint& base, const MVector& direction, double radius, double height, int,
                          bool filled) {
  cone(base, direction, radius, height, filled);
}
void MUIDrawManager::cylinder(const MPoint& center, const MVector& up, double radius, double height, int,
                              bool filled) {
  mayahost::Primitive primitive = round(mayahost::Primitive::Kind::cylinder, center, up, radius, filled);
  primitive.height = height;
  recorder_.add(primitive, "cylinder");
}
void MUIDrawManager::capsule(const MPoint& center, const MVector& up, double radius, double height, int, int,
                             bool filled) {
  mayahost::Primitive primitive = round(mayahost::Primitive::Kind::capsule, center, up, radius, filled);
  primitive.height = height;
  recorder_.add(primitive, "capsule");
}
void MUIDrawManager::box(const MPoint& center, const MVector& up, const MVector& right, double scaleX,
                         double scaleY, double scaleZ, bool filled) {
  mayahost::Primitive primitive = at(mayahost::Primitive::Kind::box, center, filled);
  primitive.up = up;
  primitive.start = right;
  primitive.sizes[0] = scaleX;
  primitive.sizes[1] = scaleY;
  primitive.sizes[2] = scaleZ;
  recorder_.add(primitive, "box");
}

void MUIDrawManager::setFontIncline(const int) {
  recorder_.mayDraw("setFontIncline");
}
void MUIDrawManager::setFontWeight(const int fontWeight) {
  if (recorder_.mayDraw("setFontWeight")) recorder_.state.fontWeight = fontWeight;
}
void MUIDrawManager::setFontStretch(const int) {
  recorder_.mayDraw("setFontStretch");
}
void MUIDrawManager::setFontLine(const int) {
  recorder_.mayDraw("setFontLine");
}
void MUIDrawManager::setFontSize(const unsigned int fontSize) {
  if (recorder_.mayDraw("setFontSize")) recorder_.state.fontSize = fontSize;
}
void MUIDrawManager::setFontName(const MString&) {
  recorder_.mayDraw("setFontName");
}
void MUIDrawManager::text(const MPoint& position, const MString& text, TextAlignment alignment, const int*,
                          const MColor*, bool) {
  mayahost::Primitive primitive = at(mayahost::Primitive::Kind::text, position, false);
  primitive.text = text.asChar();
  primitive.alignment = alignment;
  recorder_.add(primitive, "text");
}
void MUIDrawManager::text2d(const MPoint& position, const MString& text, TextAlignment alignment, const int*,
                            const MColor*, bool) {
  mayahost::Primitive primitive = at(mayahost::Primitive::Kind::text, position, false, true);
  primitive.text = text.asChar();
  primitive.alignment = alignment;
  recorder_.add(primitive, "text2d");
}
unsigned int MUIDrawManager::getFontList(MStringArray& list, bool) {
  list.clear();
  list.append("Sans");
  return list.length();
}
unsigned int MUIDrawManager::getIconNames(MStringArray& names, bool) {
  names.clear();
  for (const char* name : {"POINT", "CIRCLE", "CROSS"}) names.append(name);
  return names.length();
}
MStatus MUIDrawManager::icon(const MPoint& position, const MString& iconName, float scale) {
  mayahost::Primitive primitive = at(mayahost::Primitive::Kind::icon, position, false);
  primitive.text = iconName.asChar();
  primitive.radius = static_cast<double>(scale);
  recorder_.add(primitive, "icon");
  return MStatus::kSuccess;
}

}  // namespace MHWRender
OPENMAYA_NAMESPACE_CLOSE

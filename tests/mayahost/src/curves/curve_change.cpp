// SPDX-License-Identifier: MIT
// MAnimCurveChange.
#include "curves/curve_change.h"

#include <maya/MAnimCurveChange.h>

#include <algorithm>

namespace mayahost {

void CurveChange::remember(const std::shared_ptr<Node>& node, const footfall::Curve& curve) {
  if (undone) saved.clear();
  undone = false;
  const bool known = std::any_of(saved.begin(), saved.end(), [&](const auto& s) { return s.first == node; });
  if (!known) saved.emplace_back(node, curve);
}

MStatus CurveChange::exchange() {
  for (auto& [node, other] : saved) {
    auto* own = dynamic_cast<AnimCurveNode*>(node->px.get());
    if (!own) return MStatus::kFailure;
    footfall::Curve now = own->curve();
    own->replace(std::move(other));
    other = std::move(now);
  }
  undone = !undone;
  return MStatus::kSuccess;
}

CurveChange& CurveChange::of(MAnimCurveChange& change) {
  return *change.change_;
}

}  // namespace mayahost

OPENMAYA_MAJOR_NAMESPACE_OPEN

MAnimCurveChange::MAnimCurveChange(MStatus* ReturnStatus)
    : change_(std::make_unique<mayahost::CurveChange>()) {
  mayahost::tell(ReturnStatus, MStatus::kSuccess);
}
MAnimCurveChange::~MAnimCurveChange() = default;
MStatus MAnimCurveChange::undoIt() {
  return change_->undone ? MStatus(MStatus::kFailure) : change_->exchange();
}
MStatus MAnimCurveChange::redoIt() {
  return change_->undone ? change_->exchange() : MStatus(MStatus::kFailure);
}
bool MAnimCurveChange::isInteractive() const {
  return interactive_;
}
void MAnimCurveChange::setInteractive(bool value) {
  interactive_ = value;
}
const char* MAnimCurveChange::className() {
  return "MAnimCurveChange";
}

OPENMAYA_NAMESPACE_CLOSE

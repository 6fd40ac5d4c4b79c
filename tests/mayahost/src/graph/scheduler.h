// SPDX-License-Identifier: MIT
// The evaluation manager: what happens when time changes.
#pragma once

namespace mayahost {

// Off: what depends on time becomes dirty. Serial and parallel: it is also evaluated, node after node in an
// order found once and kept until nodes or connections change.
void evaluateAtTime();

void prepareGraph();     // finds the order now, if something changed
void forgetGraph();      // its nodes are gone, or about to go
bool buildingGraph();    // while the order is found
bool evaluatingGraph();  // while the nodes are evaluated

}  // namespace mayahost

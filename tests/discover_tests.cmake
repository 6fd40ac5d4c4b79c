# SPDX-License-Identifier: MIT
# footfall_discover_tests(target label): CTest runs every test of the program.
#
# A test whose suite or case starts with "KnownFault" states what should hold and does not yet. It is expected to fail
# and has the label known_fault; the run fails when it begins to pass, so that it is renamed. The last line of a failed
# run is looked for, not a bad exit: a crash, an abort or a time-out does not count as one.
include(GoogleTest)

set(FOOTFALL_KNOWN_FAULTS "KnownFault*:*.KnownFault*:*/KnownFault*")

function(footfall_discover_tests target label)
  gtest_discover_tests(${target} TEST_FILTER "-${FOOTFALL_KNOWN_FAULTS}" DISCOVERY_TIMEOUT 60
                       PROPERTIES LABELS ${label})
  gtest_discover_tests(${target} TEST_FILTER "${FOOTFALL_KNOWN_FAULTS}" DISCOVERY_TIMEOUT 60
                       TEST_LIST ${target}_KNOWN_FAULTS
                       PROPERTIES LABELS known_fault PASS_REGULAR_EXPRESSION "1 FAILED TEST")
endfunction()

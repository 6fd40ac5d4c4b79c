// SPDX-License-Identifier: MIT
// For functions whose loops hold no branch: compiled once for every machine and once for wider registers,
// chosen when the program starts. No step is fused, so that both give the same bits.
#pragma once

#if defined(__x86_64__) && defined(__linux__) && defined(__GNUC__)
#define FOOTFALL_CLONES __attribute__((target_clones("avx2", "default")))
#else
#define FOOTFALL_CLONES
#endif

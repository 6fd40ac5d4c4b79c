// SPDX-License-Identifier: MIT
// For functions whose loops hold no branch: compiled once for every machine and once for wider registers,
// chosen when the program starts. No step is fused, so that both give the same bits.
#pragma once

#if defined(__has_feature)  // clang
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || \
    __has_feature(undefined_behavior_sanitizer)
#define FOOTFALL_SANITIZED
#endif
#elif defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)  // GCC
#define FOOTFALL_SANITIZED
#endif

// Not under the sanitizers, which are not ready yet when the loader chooses.
#if defined(__x86_64__) && defined(__linux__) && defined(__GNUC__) && !defined(FOOTFALL_SANITIZED)
#define FOOTFALL_CLONES __attribute__((target_clones("avx2", "default")))
#else
#define FOOTFALL_CLONES
#endif

// Memory asked for before it is needed; and, before a loop over what does not overlap, leave to take its
// steps side by side. Compilers that have none of it do without. The checks of a sanitizer stand in the way
// of taking steps side by side, and clang warns where it was asked to and cannot: it is not asked then.
#if defined(__GNUC__) || defined(__clang__)
#define FOOTFALL_FETCH_TO_READ(address) __builtin_prefetch(address, 0)
#define FOOTFALL_FETCH_TO_WRITE(address) __builtin_prefetch(address, 1)
#else
#define FOOTFALL_FETCH_TO_READ(address) static_cast<void>(address)
#define FOOTFALL_FETCH_TO_WRITE(address) static_cast<void>(address)
#endif
#if defined(FOOTFALL_SANITIZED)
#define FOOTFALL_INDEPENDENT
#define FOOTFALL_UNROLL_4
#elif defined(__clang__)
#define FOOTFALL_INDEPENDENT _Pragma("clang loop vectorize(assume_safety)")
#define FOOTFALL_UNROLL_4 _Pragma("unroll(4)")
#elif defined(__GNUC__)
#define FOOTFALL_INDEPENDENT _Pragma("GCC ivdep")
#define FOOTFALL_UNROLL_4 _Pragma("GCC unroll 4")
#else
#define FOOTFALL_INDEPENDENT
#define FOOTFALL_UNROLL_4
#endif

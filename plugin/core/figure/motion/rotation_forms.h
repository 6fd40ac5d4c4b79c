// SPDX-License-Identifier: MIT
// Many rotations at once in the forms that programs hold them in. One after the other; quaternions are w, x,
// y, z.
#pragma once

#include <cstddef>

#include "figure/motion/skeleton.h"

namespace footfall {

// Matrices on column vectors, row by row (9 numbers each).
void matricesFromRotations(const double* rotations, std::size_t count, double* matrices);
// Of matrices that may be off by rounding; w is not negative. Throws Error naming the first that is no
// rotation.
void rotationsFromMatrices(const double* matrices, std::size_t count, double* rotations);

// Six numbers: the first two columns of the matrix, one after the other (Zhou et al. 2019, "On the continuity
// of rotation representations in neural networks"). Back by making them orthogonal, the first keeping its
// direction. Throws Error naming the first whose columns are parallel or of length 0.
void sixFromRotations(const double* rotations, std::size_t count, double* six);
void rotationsFromSix(const double* six, std::size_t count, double* rotations);

// Angles about x, y, z, radians: `rows` rows of `columns` rotations, unwrapped down each column.
void anglesFromRotations(const double* rotations, std::size_t rows, std::size_t columns, RotationOrder order,
                         double* angles);
void rotationsFromAngles(const double* angles, std::size_t count, RotationOrder order, double* rotations);

}  // namespace footfall

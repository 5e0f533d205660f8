#pragma once

#include "fuzz/targets.h"

#include <QByteArray>

namespace hitspread::fuzz {

/// An input of this shape, changed where it says something: a member or a cell is left out, comes again, has another value or another
/// name, or one of `other`, an input like it. What it holds otherwise stays, so that a reader gets as far as before. Empty: it is of no
/// such shape, or would be longer than `most` bytes.
[[nodiscard]] QByteArray mutated(Shape shape, const QByteArray& input, const QByteArray& other, qsizetype most,
                                 unsigned seed);

}  // namespace hitspread::fuzz

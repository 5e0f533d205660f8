#pragma once

#include "models/exchange/givensource.h"

namespace hitspread {

/// Reads whatever can be imported, by what it holds and not by its name. Throws Failure (BadInput) naming the place; NotFound for a file that
/// cannot be read.
[[nodiscard]] ImportSource readSource(const GivenSource& source);

}  // namespace hitspread

#pragma once

#include "models/exchange/importsource.h"

namespace hitspread {

/// Reads whatever can be imported, by what it holds and not by its name: a document of a library, or a table. Throws Failure (BadInput) naming
/// the place; NotFound for a file that cannot be read.
[[nodiscard]] ReadSource readSource(const ImportSource& source);

}  // namespace hitspread

#pragma once

#include <QString>

namespace hitspread::support {

/// Where a file of the source tree lies, by its path in it. The only source that is told where the tree is: all others
/// compile to the same wherever it was cloned to, so that a compiler cache knows them again.
[[nodiscard]] QString sourcePath(const QString& inTree);

}  // namespace hitspread::support

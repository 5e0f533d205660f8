#pragma once

#include <QString>

namespace hitspread::support {

/// What was built beside the tests. As sourcePath: the only source that is told where.
[[nodiscard]] QString windowProgram();
[[nodiscard]] QString commandLineProgram();
[[nodiscard]] QString programVersion();
/// What is preloaded to make the disk fail.
[[nodiscard]] QString faultShim();
[[nodiscard]] QString lupdateProgram();

}  // namespace hitspread::support

#pragma once

#include "arch/sourcetree.h"

namespace hitspread::arch {

/// String literals that begin like an SQL statement, anywhere in src but in storage.
[[nodiscard]] Findings sqlOutsideStorage(const QList<SourceFile>& sources);

/// SIGNAL() and SLOT(): connects that the compiler cannot check.
[[nodiscard]] Findings stringConnects(const QList<SourceFile>& sources);

/// Menus, docks and objects with commands that src finds in the tree of a window: whoever made them hands them on.
[[nodiscard]] Findings partsLookedFor(const QList<SourceFile>& sources);

/// Whose side, which modifier, which place stands in the subject of a step or question: readers that take an id or a key apart instead.
[[nodiscard]] Findings keysTakenApart(const QList<SourceFile>& sources);

/// Errors are data: sentences inside a Failure, a Problem or a reason anywhere in src, and translations in services, storage and
/// exchange, which say nothing themselves.
[[nodiscard]] Findings proseInProblems(const QList<SourceFile>& sources);

/// Reasons of src/services/refusal/reasons.inc that nothing outside src/text gives.
[[nodiscard]] Findings unusedReasons(const QList<SourceFile>& sources);

/// Names are text: places of a sentence that are filled in one after the other, where a name that holds "%1" would be filled in as well;
/// what is kept and shown without the word for it (text/echo.h); titles of windows that would read "[*]" in a name.
[[nodiscard]] Findings namesAsSigns(const QList<SourceFile>& sources);

/// Paths that exist on one machine only.
[[nodiscard]] Findings machinePaths(const QList<TextFile>& texts);

}  // namespace hitspread::arch

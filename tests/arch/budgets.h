#pragma once

#include "arch/sourcetree.h"

namespace hitspread::arch {

/// Number of lines that count towards a budget: all, less those of constexpr tables (a constexpr variable with a
/// braced initializer of more than three lines).
[[nodiscard]] int countedLines(const SourceFile& file);

/// Files of src above their budget: .cpp 500, .h 250, mainwindow.cpp 400, main.cpp 120. Files ending in .inc are tables.
[[nodiscard]] Findings overlongSources(const QList<SourceFile>& sources);

/// Forms above 600 lines.
[[nodiscard]] Findings overlongForms(const QList<TextFile>& forms);

/// CONTRIBUTING.md above 12 KB; decisions of more than five lines, and lines of them of more than 165 letters, below "## Decisions" of a
/// README.md.
[[nodiscard]] Findings overlongPapers(const QList<TextFile>& papers);

}  // namespace hitspread::arch

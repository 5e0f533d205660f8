#pragma once

#include "arch/sourcetree.h"

namespace hitspread::arch {

/// Files below tests/fixtures that no test mentions, neither by file name nor by a folder below fixtures they lie in.
[[nodiscard]] Findings orphanFixtures(const QStringList& fixtures, const QList<TextFile>& tests);

/// Forms that no source includes, and forms whose file is not named as their class.
[[nodiscard]] Findings unusedForms(const QList<TextFile>& forms, const QList<SourceFile>& sources);

/// Migrations that are not named 0001_words.sql, 0002_words.sql, … without gap or repetition.
[[nodiscard]] Findings migrationGaps(const QStringList& migrations);

}  // namespace hitspread::arch

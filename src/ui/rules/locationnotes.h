#pragma once

#include <QStringList>

#include <vector>

namespace hitspread {

class AnyRecord;
class System;
struct FieldDeclaration;
struct RecordDeclaration;
struct Table;

namespace text {
class Naming;
}

/// What locations that were added still lack by these house rules, a sentence each: pieces of the body, results of a table. Empty where
/// a switch does not bear on locations, or nothing is missing.
[[nodiscard]] QStringList locationNotes(const System& system, const FieldDeclaration& field, const AnyRecord& switches);

/// The other house rules that bear on locations, where this one does: their names, pieces, results, calls. Empty for any other.
[[nodiscard]] std::vector<const FieldDeclaration*> besideForLocations(const System& system,
                                                                      const RecordDeclaration& switches,
                                                                      const FieldDeclaration& field);

/// Whether every location a table of house rules names is there.
[[nodiscard]] bool namesWhatIsThere(const text::Naming& names, const FieldDeclaration& field, const Table& table);

}  // namespace hitspread

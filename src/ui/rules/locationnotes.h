#pragma once

#include <QStringList>

#include <vector>

namespace hitspread {

class AnyRecord;
class System;
struct FieldDeclaration;
struct RecordDeclaration;
struct Table;

/// What locations that were added still lack by these house rules, a sentence each: pieces of the body, results of a table. Empty where
/// a switch does not bear on locations, or nothing is missing.
[[nodiscard]] QStringList locationNotes(const System& system, const FieldDeclaration& field, const AnyRecord& switches);

/// The other house rules that bear on locations, where this one does: their names, pieces, results, calls. Empty for any other.
[[nodiscard]] std::vector<const FieldDeclaration*> besideForLocations(const System& system,
                                                                      const RecordDeclaration& switches,
                                                                      const FieldDeclaration& field);

/// Whether every location a table of house rules names is there, by the names in force.
[[nodiscard]] bool namesWhatIsThere(const System& system, const FieldDeclaration& field, const Table& table);

}  // namespace hitspread

#pragma once

#include "models/exchange/recordcolumns.h"
#include "services/exchange/importsource.h"

#include <span>
#include <utility>
#include <vector>

namespace hitspread {

/// Rows a source gives for one rule system, and what became of its members.
struct ForeignRows {
    std::vector<ImportedRow> rows;
    ImportReport report;
};

/// The rule system a source of another program is meant for where nobody says one; nullptr: none more than another.
[[nodiscard]] const System* usualSystemOf(const ImportSource& source);

/// People and gear of another program as rows of a rule system, by the mapping of that system or of any. What cannot be read, is out of range or has no
/// field is left out and told; only what has no name is a fault. Precondition: source.form is Foreign.
[[nodiscard]] ForeignRows foreignRows(const ImportSource& source, const System& system);

/// The columns a heading of a source may mean, the likeliest first: of a program that is known by its own names alone.
[[nodiscard]] std::vector<const RecordColumn*> columnsMeantBy(const RecordColumns& columns, const ImportSource& source,
                                                              const std::string& heading);

/// As RecordColumns::matched(), but that a column which holds nothing of the field it is called like goes nowhere; of a program that is known its own
/// names count, and no others: a skill there is no skill here.
[[nodiscard]] std::vector<MatchedColumn> matchedColumns(const RecordColumns& columns, const ImportSource& source,
                                                        std::span<const std::pair<QString, QString>> mapping);

}  // namespace hitspread

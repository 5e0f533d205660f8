#pragma once

#include <QStringList>

#include <optional>

namespace hitspread {

struct FieldDeclaration;

namespace text {
class Naming;
}

/// What the elements of a table are called: "2 Actions, phase 3" stands in the line "2 Actions" under "Phase 3".
struct TableNames {
    QStringList lines;
    QStringList columns;
};

/// Nothing where the elements are no full table, line by line.
[[nodiscard]] std::optional<TableNames> tableNamesOf(const text::Naming& naming, const FieldDeclaration& field);

}  // namespace hitspread

#pragma once

#include "services/exchange/importsource.h"

#include <QJsonArray>
#include <QJsonValue>
#include <QString>

#include <vector>

namespace hitspread::formats {

/// Records of a document nobody knows, made flat: the headings first, "HP.Value" for what stands in an object; lists of single values as one cell with
/// semicolons, lists of names with a number ("Skills": [{"Name": …, "Modifier": 3}]) as ranks, of what has more than that the names alone
/// ("items.name"). A line is the place of its record, from 1. The records are the list the document is or has, the objects it has by name, which
/// they get where they have none, or it alone. Throws Failure (BadInput) for a document without any and
/// for what is beyond the limits of tables. `source` names it; `left` gets the lists that
/// fit no cell.
[[nodiscard]] std::vector<TableLine> flatTable(const QJsonValue& document, const QString& source,
                                               std::vector<LeftMember>* left = nullptr);

/// The records themselves.
[[nodiscard]] QJsonArray recordsIn(const QJsonValue& document);

}  // namespace hitspread::formats

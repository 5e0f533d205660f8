#pragma once

#include "rules/core/system.h"
#include "services/ports/libraryquery.h"
#include "services/undo/logentry.h"
#include "text/joinedfields.h"
#include "text/naming.h"

#include <QString>

#include <optional>
#include <vector>

class QVariant;

namespace hitspread {

/// One element of one declared field as a column of a table.
struct LibraryColumn {
    std::uint16_t field = 0;
    std::uint16_t element = 0;
    bool isUsual = false;  ///< shown until the user chooses columns
    QString title;         ///< "ID, Torso"
    QString heading;       ///< the same in as little width as can be
    QString tip;
    QString key;                                 ///< "range", "id.torso": what settings and searches call it
    const text::JoinedFields* joined = nullptr;  ///< several fields as one; `field` is the first of them
};

/// Every value of a record that fits into a cell, by how much it says: the name first, then the skill it takes, what is
/// compared, words, and marks; among equals in the order of the declaration.
[[nodiscard]] std::vector<LibraryColumn> libraryColumns(const text::Naming& names, const RecordDeclaration& record);

/// The same for a table that is read: fields that are written as one are one column; their own are there for who asks for them.
[[nodiscard]] std::vector<LibraryColumn> tableColumns(const text::Naming& names, const RecordDeclaration& record);

/// Numbers, and choices whose every word is one ("× 1", "½"): columns of them stand at the right.
[[nodiscard]] bool readsAsNumber(const System& system, const FieldDeclaration& field);
[[nodiscard]] bool readsAsNumber(const System& system, const RecordDeclaration& record, const LibraryColumn& column);

/// Where its words stand in their cell: see Qt::TextAlignmentRole.
[[nodiscard]] QVariant alignmentOf(const System& system, const RecordDeclaration& record, const LibraryColumn& column);

/// Whether records can stand in the order of a field: sets and lists of ranks have none.
[[nodiscard]] inline bool hasOrder(const FieldDeclaration& field)
{
    return field.kind != FieldKind::Set && field.kind != FieldKind::RankList;
}

/// Writes what was typed of joined fields; false: it is no such text, or out of range.
[[nodiscard]] bool writeJoined(const text::JoinedFields& joined, const QString& typed, AnyRecord& record);

[[nodiscard]] const FieldDeclaration& fieldOf(const RecordDeclaration& record, const LibraryColumn& column);
/// What a query sorts and filters by.
[[nodiscard]] LibraryField pathOf(const RecordDeclaration& record, const LibraryColumn& column);

/// A value in words: "40 m", "SEMI, FA", "yes", a modifier with its sign ("+2", "−1", "0"); for no entry what that stands for ("no limit", "–"), empty for no text.
[[nodiscard]] QString valueWords(const text::Naming& names, const FieldDeclaration& field, const LoggedValue& value);

/// The short summary of a record in a list ("Pistol · pistol · 9 mm") as people read it: skills by name, measures with the decimal
/// point of the language, and nothing twice.
[[nodiscard]] QString detailWords(const System& system, const RecordDeclaration& record, const QString& detail);

/// The number that stands in a field; nothing where there is no entry, or where the field holds no number.
[[nodiscard]] std::optional<std::int64_t> entryOf(const FieldDeclaration& field, const AnyRecord& record,
                                                  std::size_t element);

/// A value as it is typed: without its unit.
[[nodiscard]] QString typedWords(const System& system, const FieldDeclaration& field, const LoggedValue& value);

/// The value a text or a picked number stands for; nothing when it is none of the field's at all. Ranges are not looked at.
[[nodiscard]] std::optional<LoggedValue> valueTyped(const System& system, const FieldDeclaration& field,
                                                    const QVariant& typed);

}  // namespace hitspread

#pragma once

#include "models/library/fieldelement.h"
#include "rules/core/system.h"
#include "services/undo/logentry.h"
#include "text/fields.h"
#include "text/naming.h"

#include <QStringList>

namespace hitspread {

/// What a widget has to know of the field it edits, in words.
struct FieldWords {
    QString name;
    QString tip;
    QString unit;
    QString unitOfOne;
    QString nothing;                     ///< what an optional number that is empty stands for; for other fields empty
    QStringList choices;                 ///< of a Choice or Set; the numbers of a small range
    std::vector<std::int32_t> values;    ///< what each of those stands for; of a Set empty, where choice n is bit n
    std::vector<text::KnownText> known;  ///< of what may name something the system has words for
};

/// `field` is the record's, or one that allows less.
[[nodiscard]] FieldWords wordsOf(const text::Naming& names, const RecordDeclaration& record,
                                 const FieldDeclaration& field, std::size_t element);

/// The value of a new record.
[[nodiscard]] LoggedValue defaultOf(const FieldDeclaration& field);

/// What would be wrong with a value at a place of a record, as a sentence; empty: nothing.
[[nodiscard]] QString faultOf(const text::Naming& names, const AnyRecord& record, FieldElement place,
                              const LoggedValue& value);

}  // namespace hitspread

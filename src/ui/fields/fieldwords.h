#pragma once

#include "rules/core/system.h"
#include "services/logentry.h"
#include "text/fields.h"
#include "ui/fields/fieldplace.h"

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
    std::vector<text::KnownText> known;  ///< of what may name something the system has words for
};

[[nodiscard]] FieldWords wordsOf(const System& system, const RecordDeclaration& record, FieldPlace place);

/// The value of a new record.
[[nodiscard]] LoggedValue defaultOf(const FieldDeclaration& field);

/// What would be wrong with a value at a place of a record, as a sentence; empty: nothing.
[[nodiscard]] QString faultOf(const System& system, const AnyRecord& record, FieldPlace place,
                              const LoggedValue& value);

}  // namespace hitspread

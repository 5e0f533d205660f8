#pragma once

#include "reports/sheetframe.h"
#include "reports/sheetrecords.h"
#include "rules/systems/outcome/records.h"

#include <QCoreApplication>
#include <QString>

#include <map>

namespace hitspread::outcome::sheet {

/// Translation context of what the sheet says.
struct SheetText {
    Q_DECLARE_TR_FUNCTIONS(outcomeSheet)
};

/// Everything the combat sheet tells, as the rules have it.
struct SheetFacts : SheetRecordsOf<Kit> {
    SheetFacts(const SheetSubject& subject, bool isBlank);

    /// Who is meant by a number of his condition; empty: nobody.
    [[nodiscard]] QString nameOf(std::int32_t who) const;

    std::map<std::int32_t, QString> present;
};

/// What stands around the sheet.
[[nodiscard]] SheetFrameWords frameWords(const SheetSubject& subject);

}  // namespace hitspread::outcome::sheet

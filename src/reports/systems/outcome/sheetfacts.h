#pragma once

#include "reports/sheetframe.h"
#include "reports/sheetrecords.h"
#include "rules/systems/outcome/records.h"

#include <QCoreApplication>

namespace hitspread::outcome::sheet {

/// Translation context of what the sheet says.
struct SheetText {
    Q_DECLARE_TR_FUNCTIONS(outcomeSheet)
};

/// Everything the combat sheet tells, as the rules have it.
struct SheetFacts : SheetRecordsOf<Kit> {
    SheetFacts(const SheetSubject& subject, bool isBlank);
};

/// What stands around the sheet.
[[nodiscard]] SheetFrameWords frameWords(const SheetSubject& subject);

}  // namespace hitspread::outcome::sheet

#pragma once

#include "reports/sheetframe.h"
#include "rules/systems/outcome/records.h"
#include "text/sheetfigures.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <map>
#include <vector>

namespace hitspread::outcome::sheet {

/// Translation context of what the sheet says.
struct SheetText {
    Q_DECLARE_TR_FUNCTIONS(outcomeSheet)
};

/// Everything the combat sheet tells, as the rules have it. It knows no paper. Blank, it holds nobody.
struct SheetFacts {
    SheetFacts(const SheetSubject& subject, bool isBlank);

    /// Who is meant by a number of his condition; empty: nobody.
    [[nodiscard]] QString nameOf(std::int32_t who) const;

    bool isBlank;
    Character character;
    Condition condition;
    Switches switches;
    std::vector<Armour> worn;
    std::vector<ArmourState> wornState;
    text::SheetFigures figures;  ///< ready-worked numbers
    QStringList conditions;      ///< put on him, in words
    std::map<std::int32_t, QString> present;
};

/// What stands around the sheet.
[[nodiscard]] SheetFrameWords frameWords(const SheetSubject& subject);

}  // namespace hitspread::outcome::sheet

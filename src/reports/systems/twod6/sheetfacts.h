#pragma once

#include "reports/sheetframe.h"
#include "reports/sheetrecords.h"
#include "rules/systems/twod6/records.h"

#include <QCoreApplication>
#include <QString>

#include <optional>
#include <vector>

namespace hitspread::twod6::sheet {

/// Translation context of what the sheet says.
struct SheetText {
    Q_DECLARE_TR_FUNCTIONS(twod6Sheet)
};

/// Everything the combat sheet tells, as the rules have it.
struct SheetFacts : SheetRecordsOf<Kit> {
    SheetFacts(const SheetSubject& subject, bool isBlank);

    [[nodiscard]] QString locationName(std::size_t location) const;

    text::Naming names;
    std::optional<int> round;  ///< that runs
    std::vector<Weapon> weapons;
    std::vector<WeaponState> weaponStates;  ///< of those he carries
};

/// What stands around the sheet.
[[nodiscard]] SheetFrameWords frameWords(const SheetSubject& subject);

}  // namespace hitspread::twod6::sheet

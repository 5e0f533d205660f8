#pragma once

#include "reports/sheetframe.h"
#include "reports/sheetrecords.h"
#include "rules/systems/rollunder/records.h"

#include <QCoreApplication>
#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace hitspread::rollunder::sheet {

/// Translation context of what the sheet says.
struct SheetText {
    Q_DECLARE_TR_FUNCTIONS(rollunderSheet)
};

/// Everything the combat sheet tells, as the rules have it.
struct SheetFacts : SheetRecordsOf<Kit> {
    SheetFacts(const SheetSubject& subject, bool isBlank);

    [[nodiscard]] QString locationName(std::size_t location) const;

    text::Naming names;
    std::optional<std::int32_t> turn;       ///< that runs
    std::vector<WeaponState> weaponStates;  ///< of those he carries
    std::vector<Weapon> weapons;
};

/// What stands around the sheet.
[[nodiscard]] SheetFrameWords frameWords(const SheetSubject& subject);

}  // namespace hitspread::rollunder::sheet

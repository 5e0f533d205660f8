#pragma once

#include "reports/sheetframe.h"
#include "reports/sheetrecords.h"
#include "rules/systems/percentile/records.h"

#include <QCoreApplication>
#include <QString>

#include <utility>
#include <vector>

namespace hitspread::percentile::sheet {

/// Translation context of what the sheet says.
struct SheetText {
    Q_DECLARE_TR_FUNCTIONS(percentileSheet)
};

/// Everything the combat sheet tells, as the rules have it.
struct SheetFacts : SheetRecordsOf<Kit> {
    SheetFacts(const SheetSubject& subject, bool isBlank);

    [[nodiscard]] std::int32_t armour(std::size_t location) const;
    /// By its own name, or as the rules call it.
    [[nodiscard]] QString locationName(std::size_t location) const;
    /// "01–10"; several spans one behind the other; empty: nothing rolls it.
    [[nodiscard]] QString spans(std::size_t location) const;
    /// "× 2", "× ½".
    [[nodiscard]] QString modifier(std::size_t location) const;

    std::vector<std::pair<Weapon, WeaponState>> weapons;  ///< those he carries
};

/// What stands around the sheet.
[[nodiscard]] SheetFrameWords frameWords(const SheetSubject& subject);

}  // namespace hitspread::percentile::sheet

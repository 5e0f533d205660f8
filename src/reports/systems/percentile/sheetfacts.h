#pragma once

#include "reports/sheetframe.h"
#include "rules/systems/percentile/records.h"
#include "rules/systems/percentile/switches.h"
#include "text/sheetfigures.h"

#include <QCoreApplication>
#include <QString>

#include <utility>
#include <vector>

namespace hitspread::percentile::sheet {

/// Translation context of what the sheet says.
struct SheetText {
    Q_DECLARE_TR_FUNCTIONS(percentileSheet)
};

/// Everything the combat sheet tells, as the rules have it. It knows no paper. Blank, it holds nobody.
struct SheetFacts {
    SheetFacts(const SheetSubject& subject, bool isBlank);

    [[nodiscard]] std::int32_t armour(std::size_t location) const;
    /// By its own name, or as the rules call it.
    [[nodiscard]] QString locationName(std::size_t location) const;
    /// "01–10"; several spans one behind the other; empty: nothing rolls it.
    [[nodiscard]] QString spans(std::size_t location) const;
    /// "× 2", "× ½".
    [[nodiscard]] QString modifier(std::size_t location) const;

    bool isBlank;
    Character character;
    Condition condition;
    Switches switches;
    std::vector<Armour> worn;
    std::vector<ArmourState> wornState;
    std::vector<std::pair<Weapon, WeaponState>> weapons;  ///< those he carries
    text::SheetFigures figures;                           ///< ready-worked numbers
    QStringList conditions;                               ///< put on him, in words
};

/// What stands around the sheet.
[[nodiscard]] SheetFrameWords frameWords(const SheetSubject& subject);

/// With a typeset minus and, where asked for, its sign.
[[nodiscard]] QString plain(std::int32_t value);
[[nodiscard]] QString withSign(std::int32_t value);

}  // namespace hitspread::percentile::sheet

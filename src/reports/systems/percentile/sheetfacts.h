#pragma once

#include "reports/sheetframe.h"
#include "rules/systems/percentile/readynumbers.h"

#include <QCoreApplication>
#include <QString>

#include <optional>
#include <vector>

namespace hitspread::percentile::sheet {

/// Translation context of what the sheet says.
struct SheetText {
    Q_DECLARE_TR_FUNCTIONS(percentileSheet)
};

/// A weapon somebody carries, with its numbers.
struct SheetWeapon {
    Weapon weapon;
    WeaponState state;
    WeaponNumbers numbers;
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
    std::vector<SheetWeapon> weapons;  ///< those he carries, then his bare hands
    QStringList conditions;            ///< put on him, in words
    DefenceNumbers defences;           ///< with nothing in hand
};

/// What stands around the sheet.
[[nodiscard]] SheetFrameWords frameWords(const SheetSubject& subject);

/// With a typeset minus and, where asked for, its sign.
[[nodiscard]] QString plain(std::int32_t value);
[[nodiscard]] QString withSign(std::int32_t value);
/// "2d6 + 1".
[[nodiscard]] QString damageWords(const Weapon& weapon);

}  // namespace hitspread::percentile::sheet

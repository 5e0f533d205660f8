#pragma once

#include "reports/sheetframe.h"
#include "rules/systems/outcome/records.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <map>
#include <optional>
#include <vector>

namespace hitspread::outcome::sheet {

/// Translation context of what the sheet says.
struct SheetText {
    Q_DECLARE_TR_FUNCTIONS(outcomeSheet)
};

/// A weapon somebody carries, with its numbers as he stands.
struct SheetWeapon {
    Weapon weapon;
    WeaponState state;
    std::int32_t rating = 0;
    std::optional<std::int32_t> parry;
};

/// Everything the combat sheet tells, as the rules have it. It knows no paper. Blank, it holds nobody.
struct SheetFacts {
    SheetFacts(const SheetSubject& subject, bool isBlank);

    /// A rating with all that burdens a roll with it now: wounds, conditions, several actions.
    [[nodiscard]] std::int32_t now(std::int32_t rating) const { return rating + burden + actions; }
    /// Points that take something off a hit, without a shield.
    [[nodiscard]] std::int32_t armour() const;
    /// Who is meant by a number of his condition; empty: nobody.
    [[nodiscard]] QString nameOf(std::int32_t who) const;

    bool isBlank;
    Character character;
    Condition condition;
    Switches switches;
    std::vector<Armour> worn;
    std::vector<ArmourState> wornState;
    std::vector<SheetWeapon> weapons;  ///< those he carries, then his bare hands
    QStringList conditions;            ///< put on him, in words
    std::int32_t burden = 0;           ///< what wounds and conditions add to every roll
    std::int32_t actions = 0;          ///< what several actions of this turn add to each of them
    std::map<std::int32_t, QString> present;
};

/// What stands around the sheet.
[[nodiscard]] SheetFrameWords frameWords(const SheetSubject& subject);

}  // namespace hitspread::outcome::sheet

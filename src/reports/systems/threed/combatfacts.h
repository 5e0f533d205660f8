#pragma once

#include "rules/core/trace/derivation.h"
#include "rules/systems/threed/guns/firearm.h"
#include "rules/systems/threed/harm/protection.h"
#include "rules/systems/threed/melee/handtable.h"
#include "rules/systems/threed/sheet.h"
#include "rules/systems/threed/vocabulary.h"
#include "services/library/sheetservice.h"
#include "text/sheetfigures.h"

#include <limits>
#include <optional>

namespace hitspread::threed {

/// A weapon somebody carries, with its table.
struct WeaponFacts {
    Weapon weapon;
    WeaponState state;
    std::optional<Ammunition> ammunition;
    std::vector<Accessory> accessories;
    FirearmTable table;
    /// A semi-auto string of its first Action is no longer, whatever the weapon (3D-ROF-09, A-049).
    std::int32_t shotsByDex = std::numeric_limits<std::int32_t>::max();
    bool dexCapsRound = false;  ///< and those of all its Actions together neither
};

/// A melee weapon, a thrown weapon or grenades somebody carries, with their table.
struct HandFacts {
    AnyRecord thing;
    ItemState state;
    HandTable table;
};

/// Everything a combat sheet tells, as the rules have it: the sheet action resolved, the weapons worked out. It computes
/// nothing itself and knows no paper. Blank, it holds nobody.
class CombatFacts {
public:
    CombatFacts(const SheetSubject& subject, bool blank);

    [[nodiscard]] bool isBlank() const { return m_blank; }
    [[nodiscard]] bool isLive() const { return !m_blank && m_encounter.has_value(); }
    [[nodiscard]] const std::optional<Encounter>& encounter() const { return m_encounter; }
    /// With what conditions change of his stats.
    [[nodiscard]] const Character& character() const { return m_sheet.character; }
    /// Without, as his sheet has him.
    [[nodiscard]] const Character& own() const { return m_own; }
    [[nodiscard]] const Condition& condition() const { return m_sheet.condition; }
    [[nodiscard]] const Switches& switches() const { return m_sheet.switches; }
    [[nodiscard]] const std::vector<Armour>& armour() const { return m_sheet.armour; }
    [[nodiscard]] const std::vector<ArmourState>& armourState() const { return m_sheet.armourState; }
    [[nodiscard]] const std::vector<WeaponFacts>& weapons() const { return m_weapons; }
    [[nodiscard]] const std::vector<HandFacts>& handWeapons() const { return m_handWeapons; }
    /// Things the sheet has no table for.
    [[nodiscard]] const std::vector<CombatantView::Item>& others() const { return m_others; }

    /// A derived value, or nothing where the rules derive none.
    [[nodiscard]] std::optional<std::int32_t> find(Quantity quantity, std::size_t index = 0) const;
    /// The same where the rules always derive one.
    [[nodiscard]] std::int32_t value(Quantity quantity, std::size_t index = 0) const;
    /// What stands ready worked in the list of figures; blank, names alone.
    [[nodiscard]] const text::SheetFigures& figures() const { return m_figures; }
    /// The pieces that protect a location now.
    [[nodiscard]] Protection protection(std::size_t location) const;

private:
    void addWeapon(const CombatantView::Item& item);
    void addOther(const CombatantView::Item& item);

    bool m_blank;
    std::optional<Encounter> m_encounter;
    Sheet m_sheet;
    Character m_own;
    std::vector<WeaponFacts> m_weapons;
    std::vector<HandFacts> m_handWeapons;
    std::vector<CombatantView::Item> m_others;
    Findings m_findings;
    text::SheetFigures m_figures;
};

}  // namespace hitspread::threed

#include "reports/systems/threed/combatfacts.h"

#include "rules/systems/threed/guns/semiauto.h"
#include "rules/systems/threed/system.h"
#include "services/library/sheetinput.h"

#include <algorithm>

namespace hitspread::threed {

CombatFacts::CombatFacts(const SheetSubject& subject, bool blank) : m_blank(blank)
{
    if (blank) {
        m_figures = text::SheetFigures::blank(system());
        return;
    }
    m_encounter = subject.encounter;
    const ActionRecord derived = sheetAction(subject);
    m_sheet = derived.request.input.get<Sheet>();
    m_sheet.character.name = subject.who.combatant.name;
    m_findings = derived.findings;
    m_figures = text::SheetFigures(derived);
    m_own = subject.who.character.record.as<Character>();
    for (const CombatantView::Item& item : subject.who.weapons)
        addWeapon(item);
    for (const CombatantView::Item& item : subject.who.others)
        addOther(item);
    m_others.insert(m_others.end(), subject.who.loose.begin(), subject.who.loose.end());
}

void CombatFacts::addWeapon(const CombatantView::Item& item)
{
    WeaponFacts facts;
    facts.weapon = item.record.record.as<Weapon>();
    if (!item.possession.state.isNull())
        facts.state = item.possession.state.as<WeaponState>();
    if (item.ammunition)
        facts.ammunition = item.ammunition->record.as<Ammunition>();
    for (const StoredRecord& accessory : item.accessories)
        facts.accessories.push_back(accessory.record.as<Accessory>());
    facts.table = firearmTable({m_sheet.character, m_sheet.condition, facts.weapon, facts.state,
                                facts.ammunition ? &*facts.ammunition : nullptr, facts.accessories, m_sheet.switches});
    facts.dexCapsRound = m_sheet.switches.dexCap == DexCapRule::PerRound;
    facts.shotsByDex = shotsByDex(m_sheet.character, 0, m_sheet.switches);
    m_weapons.push_back(std::move(facts));
}

void CombatFacts::addOther(const CombatantView::Item& item)
{
    const AnyRecord& thing = item.record.record;
    const WielderInput who{m_sheet.character, m_sheet.condition, m_sheet.switches};
    HandFacts facts{thing, {}, {}};
    if (!item.possession.state.isNull())
        facts.state = item.possession.state.as<ItemState>();
    switch (thing.declaration().kind) {
    case RecordKind::MeleeWeapon: facts.table = meleeTable(thing.as<MeleeWeapon>(), who); break;
    case RecordKind::ThrownWeapon: facts.table = thrownTable(thing.as<ThrownWeapon>(), who); break;
    case RecordKind::Grenade: facts.table = grenadeTable(thing.as<Grenade>(), who); break;
    default: m_others.push_back(item); return;
    }
    m_handWeapons.push_back(std::move(facts));
}

std::optional<std::int32_t> CombatFacts::find(Quantity quantity, std::size_t index) const
{
    const StepKey key{static_cast<std::uint16_t>(quantity), static_cast<std::uint16_t>(index)};
    // Of a value made in several lines the last says what it came to.
    const Step* const step = lastStep(m_findings.steps, key);
    return step ? std::optional(step->value) : std::nullopt;
}

std::int32_t CombatFacts::value(Quantity quantity, std::size_t index) const
{
    return find(quantity, index).value_or(0);
}

Protection CombatFacts::protection(std::size_t location) const
{
    const Person person(m_sheet.character, m_sheet.condition, m_sheet.switches);
    return protectionAt(person, {m_sheet.armour, m_sheet.armourState}, location);
}

}  // namespace hitspread::threed

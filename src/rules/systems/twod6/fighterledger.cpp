#include "rules/systems/twod6/person.h"

#include <algorithm>

namespace hitspread::twod6 {

FighterLedger::FighterLedger(const Fighter& fighter, Subject subject, int number)
    : m_fighter(&fighter),
      m_condition(fighter.condition),
      m_weapons(fighter.weaponStates.begin(), fighter.weaponStates.end()),
      m_armour(fighter.armourState.begin(), fighter.armourState.end()),
      m_subject(subject),
      m_number(number)
{}

std::vector<FighterLedger> FighterLedger::all(const std::vector<Fighter>& fighters, int first, std::optional<int> side)
{
    std::vector<FighterLedger> all;
    all.reserve(fighters.size());
    for (const Fighter& fighter : fighters) {
        const int number = first + static_cast<int>(all.size());
        const Subject who = Subject().target(number);
        all.emplace_back(fighter, side ? who.side(*side) : who, number);
    }
    return all;
}

std::vector<FighterLedger> FighterLedger::acting(const std::vector<Fighter>& one, int number)
{
    std::vector<FighterLedger> all;
    all.reserve(one.size());
    for (const Fighter& fighter : one)
        all.emplace_back(fighter, Subject().side(kActingSide), number);
    return all;
}

void FighterLedger::commit(std::span<const FighterLedger> all, Derivation& derivation, const FighterParts& parts)
{
    std::size_t one = 0;
    std::size_t weapon = 0;
    std::size_t piece = 0;
    for (const FighterLedger& who : all) {
        who.m_condition.commit(derivation, parts.condition, one++);
        for (const auto& state : who.m_weapons)
            state.commit(derivation, parts.weaponStates, weapon++);
        for (const auto& state : who.m_armour)
            state.commit(derivation, parts.wornState, piece++);
    }
}

int FighterLedger::armourAt(Location location, DamageType type) const
{
    std::vector<ArmourState> states;
    states.reserve(m_armour.size());
    for (const auto& state : m_armour)
        states.push_back(*state);
    const auto piece = twod6::armourAt(m_fighter->armour, states, location, type);
    return piece ? static_cast<int>(*piece) : -1;
}

const Armour& FighterLedger::armour(int piece) const
{
    return m_fighter->armour[static_cast<std::size_t>(piece)];
}

std::int32_t FighterLedger::poolOf(int piece) const
{
    const auto place = static_cast<std::size_t>(piece);
    const std::int32_t left = place < m_armour.size() ? m_armour[place]->poolLeft : kNoEntry;
    return left == kNoEntry ? armour(piece).pool : left;
}

void FighterLedger::setPool(int piece, Term left)
{
    if (const auto place = static_cast<std::size_t>(piece); place < m_armour.size())
        m_armour[place].set<&ArmourState::poolLeft>(left);
}

void FighterLedger::dropAll(Term because)
{
    for (std::size_t i = 0; i < std::min(m_weapons.size(), m_fighter->weapons.size()); ++i) {
        if (isInHand(*m_weapons[i]) && !m_fighter->weapons[i].natural)
            m_weapons[i].set<&WeaponState::dropped>(true, because);
    }
}

void FighterLedger::dropFrom(Location arm, Term because)
{
    for (std::size_t i = 0; i < std::min(m_weapons.size(), m_fighter->weapons.size()); ++i) {
        const Weapon& weapon = m_fighter->weapons[i];
        if (isInHand(*m_weapons[i]) && !weapon.natural && isIn(armsOf(weapon, *m_weapons[i]), arm))
            m_weapons[i].set<&WeaponState::dropped>(true, because);
    }
}

namespace {

void untieOne(Ledger& one, const Untying& untying, Term because)
{
    if (untying.frees)
        one.release(untying.number, because);
    if (untying.isDead && one->holding == untying.number)
        one.letGo(because);
}

}  // namespace

void untie(std::vector<Ledger>& bound, const Untying& untying, Term because)
{
    for (Ledger& one : bound)
        untieOne(one, untying, because);
}

void untie(std::vector<FighterLedger>& all, const Untying& untying, Term because)
{
    if (untying.number == 0)
        return;
    for (FighterLedger& one : all)
        untieOne(one.ledger(), untying, because);
}

}  // namespace hitspread::twod6

#pragma once

#include "attackhand.h"
#include "rules/systems/outcome/records.h"
#include "rules/systems/outcome/vocabulary.h"

#include <array>
#include <string>
#include <utility>
#include <vector>

namespace hitspread::support {

/// One of those who fight by opposed outcomes, and what he has.
struct Contestant {
    outcome::Character who;
    Side side = Side::Players;
    std::vector<outcome::Weapon> weapons{};
    std::vector<outcome::Armour> armour{};
};

/// Ines with a pistol and Odo with spear and shield against Bruno with his hands and Sella with a bow and a wire.
inline std::vector<Contestant> fourContestants()
{
    const auto person = [](const char* name, const std::array<std::int32_t, 5>& ratings) {
        outcome::Character who;
        who.name = name;
        who.discipline = ratings[0];
        who.physique = ratings[1];
        who.melee = ratings[2];
        who.ranged = ratings[3];
        who.unarmed = ratings[4];
        return who;
    };
    const auto weapon = [](const char* name, outcome::WeaponKind kind, std::int32_t bonus) {
        outcome::Weapon one;
        one.name = name;
        one.kind = kind;
        one.damageBonus = bonus;
        return one;
    };
    outcome::Weapon wire = weapon("Wire with two handles", outcome::WeaponKind::Melee, 2);
    wire.garrote = true;
    outcome::Armour shield;
    shield.name = "Round shield";
    shield.shield = true;
    return {
        {person("Ines Corbeau", {3, 2, 2, 3, 2}), Side::Players, {weapon("Sidearm", outcome::WeaponKind::Firearm, 3)}},
        {person("Odo Marsh", {2, 2, 3, 0, 1}),
         Side::Players,
         {weapon("Boar spear", outcome::WeaponKind::Melee, 2)},
         {shield}},
        {person("Bruno Halme", {1, 3, 1, 0, 3}), Side::Opponents},
        {person("Sella Wren", {2, 1, 1, 3, 0}),
         Side::Opponents,
         {weapon("Recurve bow", outcome::WeaponKind::Bow, 2), wire}}};
}

/// Puts them into a fight of their own. Storage thread.
inline RecordId makeYard(CampaignServices& services)
{
    const auto kept = [&services](const AnyRecord& record) {
        StoredRecord stored;
        stored.system = "outcome";
        stored.record = record;
        return services.library.create(stored);
    };
    const RecordId fight = services.encounters.create("outcome", "Yard", "recommended");
    for (const Contestant& one : fourContestants()) {
        const RecordId id = kept(AnyRecord(outcome::characterRecord, &one.who));
        for (const outcome::Weapon& weapon : one.weapons)
            (void)services.kits.give(id, {RecordKind::Weapon, kept(AnyRecord(outcome::weaponRecord, &weapon))});
        for (const outcome::Armour& armour : one.armour)
            (void)services.kits.give(id, {RecordKind::Armour, kept(AnyRecord(outcome::armourRecord, &armour))});
        (void)services.encounters.add(fight, id, one.who.name, one.side);
    }
    return fight;
}

/// The fight of those four is on show.
inline void openYard(Program& program)
{
    if (!program.waitForFight())
        qFatal("no fight");
    program.gateway.run(
        &program.window, [](CampaignServices& services) { return makeYard(services); },
        [&program](RecordId fight) { program.window.fight().open(fight); });
    const bool there = waitUntil([&] { return program.window.fight().snapshot().combatants.size() == 4; });
    if (!there || !program.settle())
        qFatal("nobody is there");
}

inline QuestionKey askedOf(outcome::Query query, int index = 0)
{
    return {static_cast<std::uint16_t>(query), static_cast<std::uint16_t>(index)};
}

/// The face of a die of -1, 0 and +1, counted from the lowest.
constexpr int faceOf(int shown)
{
    return shown + 2;
}

/// Four dice so that they come to this much, -4 to +4.
inline void putOutcome(AttackPresenter& presenter, QuestionKey key, int sum)
{
    for (int die = 0; die < 4; ++die)
        presenter.dice().setDie(key, die, faceOf(sum > die ? 1 : -sum > die ? -1 : 0));
}

inline const outcome::Condition& standing(Program& program, const char* name)
{
    const auto& all = program.window.fight().snapshot().combatants;
    return std::ranges::find(all, name, [](const CombatantView& view) { return view.combatant.name; })
        ->combatant.condition.as<outcome::Condition>();
}

}  // namespace hitspread::support

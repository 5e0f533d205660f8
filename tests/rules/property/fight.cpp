#include "property/fight.h"

#include "rules/systems/threed/melee/handweapons.h"

#include <rapidcheck.h>

namespace hitspread::threed {

Luck::Luck() : m_stream(*rc::gen::arbitrary<std::uint64_t>()) {}

Fighter someFighter(Luck& luck, int number)
{
    const auto number30 = [&luck](int low, int high) { return luck.between(low, high); };
    Fighter fighter;
    Character& who = fighter.who;
    who.name = "fighter " + std::to_string(number);
    for (std::int32_t* stat : {&who.str, &who.dex, &who.dia, &who.conc, &who.phys, &who.cool})
        *stat = number30(3, 16);
    for (std::int32_t& hits : who.hitsMax)
        hits = number30(5, 30);
    who.incapMax = number30(15, 60);
    for (const char* skill : {"rifle", "blade", "throwing", "dodge", "acrobatics", "autoSupport", "marksman",
                              "paramedic", "unarmedCombat", "martialArts", "weaponsMaintenance"})
        who.skills.set(skill, number30(0, 9));
    for (const char* advantage : {"ambidextrous", "rapidFire", "quickDraw", "danceOfDeath", "balletOfDeath"})
        who.advantages.set(advantage, number30(0, 1));
    who.xenoSkin = number30(0, 5) == 0;
    who.vevaphon = !who.xenoSkin && number30(0, 3) == 0;
    who.stormerRegeneration = number30(0, 3) == 0;
    who.ebonHealerRank = number30(0, 4);
    fighter.condition.vevaphonPv = who.vevaphon ? number30(0, 9) : 0;
    fighter.gun.skill = fighter.pistol.skill = "rifle";
    fighter.gun.modes = 0x1F;
    fighter.gun.recoil = number30(0, 12);
    fighter.gun.fullAutoDeviation = number30(0, 3);
    fighter.gun.barrels = number30(0, 4) == 0 ? 4 : 1;
    fighter.gun.magazine = fighter.gunState.rounds = 90;
    fighter.gun.jammingFactor = number30(0, 3);
    fighter.pistol.recoil = number30(0, 6);
    fighter.pistol.modes = 0x1F;
    fighter.pistolState.rounds = 30;
    fighter.rounds.penetration = number30(0, 12);
    fighter.rounds.damage = number30(0, 14);
    fighter.rounds.armourDamage = number30(0, 1) == 0 ? kNoEntry : number30(0, 5);
    fighter.blade.skill = number30(0, 2) == 0 ? "martialArts" : "blade";
    fighter.blade.damage = number30(0, 6);
    fighter.blade.penetration = number30(-2, 9);
    fighter.blade.handling = number30(0, 5);
    fighter.blade.natural = fighter.blade.skill == "martialArts";
    fighter.blade.bareHanded = fighter.blade.natural;
    fighter.blade.flexible = number30(0, 5) == 0;
    fighter.bladeState.drawn = Drawn::Right;
    fighter.dart.skill = "throwing";
    fighter.dart.damage = 2;
    fighter.dart.penetration = 3;
    fighter.dartState.count = 9;
    fighter.dartState.drawn = Drawn::Left;
    fighter.grenade.skill = "throwing";
    fighter.grenade.kind = static_cast<GrenadeKind>(number30(0, 3));
    fighter.grenade.damage = number30(0, 12);
    if (number30(0, 1) == 1)
        fighter.grenade.penetration = number30(0, 9);
    fighter.grenadeState.count = 5;
    fighter.armour.resize(static_cast<std::size_t>(number30(0, 2)));
    fighter.armourState.resize(fighter.armour.size());
    for (Armour& piece : fighter.armour) {
        piece.pv = number30(1, 15);
        piece.idMax.fill(number30(0, 30));
        piece.dodgeModifier = number30(0, 2);
        piece.layer = number30(0, 2);
    }
    // Worn before: what would mend it shows.
    for (std::size_t piece = 0; piece < fighter.armour.size(); ++piece) {
        for (std::size_t place = 0; place < kLocations; ++place)
            fighter.armourState[piece].idLost[place] = static_cast<std::int16_t>(
                number30(0, fighter.armour[piece].idMax[place]));
    }
    return fighter;
}

Switches someSwitches(Luck& luck)
{
    Switches switches;
    // Most fights are fought by the defaults; one in three turns several switches.
    if (luck.between(0, 2) != 0)
        return switches;
    for (const FieldDeclaration& field : switchesRecord.fields) {
        if (!field.choices.empty() && luck.between(0, 3) == 0)
            field.setNumber(&switches, 0, luck.between(0, static_cast<int>(field.choices.size()) - 1));
    }
    return switches;
}

SimpleAction someAction(Luck& luck, std::size_t kinds)
{
    SimpleAction simple;
    simple.action = static_cast<std::size_t>(luck.between(0, static_cast<int>(kinds) - 1));
    simple.actor = static_cast<std::size_t>(luck.between(0, 2));
    simple.target = (simple.actor + static_cast<std::size_t>(luck.between(1, 2))) % 3;
    for (std::int32_t& number : simple.numbers)
        number = luck.between(0, 99);
    simple.seed = luck.seed();
    return simple;
}

Hex aimOf(const SimpleAction& action)
{
    const auto column = static_cast<std::int16_t>(action.numbers[0] % 9 - 4);
    const auto row = static_cast<std::int16_t>(4 + action.numbers[1] % 26);
    return {column, static_cast<std::int16_t>((column + row) % 2 == 0 ? row : row + 1)};
}

}  // namespace hitspread::threed

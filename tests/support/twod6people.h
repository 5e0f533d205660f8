#pragma once

#include "rules/twod6/fighters.h"

#include <string>
#include <utility>
#include <vector>

namespace hitspread::support {

// Those of the two worked fights of 2d6 personal combat, with what they have when the fight begins.

/// Somebody by the columns of a fight's table.
inline twod6::Fighter onPaper(std::string name, std::int32_t bld, std::int32_t ref, std::int32_t itn)
{
    twod6::Fighter who = twod6::test::somebody(bld, ref, itn);
    who.character.name = std::move(name);
    return who;
}
inline void learn(twod6::Fighter& who, std::string_view skill, std::int32_t level)
{
    who.character.skills.set(std::string(skill), level);
}

/// Fight A: Vane and Mirel against Orsk, Pell and Quist.
inline std::vector<twod6::Fighter> customsShed()
{
    using namespace twod6;
    using namespace twod6::test;
    Fighter vane = onPaper("Vane", 5, 6, 5);
    arm(vane, heavyPistol(), 5, Held::Stowed);
    learn(vane, kUnarmed, 6);
    clothe(vane, armour(1, 2));
    Fighter mirel = onPaper("Mirel", 4, 5, 6);
    arm(mirel, smg(), 6);
    Fighter orsk = onPaper("Orsk", 6, 4, 3);
    arm(orsk, rifle(), 6);
    clothe(orsk, armour(3, 4, bitOf(Location::Torso), 4));
    Fighter pell = onPaper("Pell", 5, 5, 4);
    arm(pell, pistol(), 7);
    Fighter quist = onPaper("Quist", 4, 7, 5);
    arm(quist, pistol(), 6, Held::Stowed);
    learn(quist, kUnarmed, 8);
    return {vane, mirel, orsk, pell, quist};
}
enum InShed : std::size_t { Vane = 1, Mirel, Orsk, Pell, Quist };

/// Fight B: Sable and Rook against Tarn and Ulf.
inline std::vector<twod6::Fighter> salvageYard()
{
    using namespace twod6;
    using namespace twod6::test;
    Fighter tarn = onPaper("Tarn", 5, 5, 5);
    arm(tarn, knife(), 6, Held::Stowed);
    learn(tarn, kUnarmed, 6);
    clothe(tarn, armour(1, 4, bitOf(Location::Torso) | bitOf(Location::LeftArm) | bitOf(Location::RightArm)));
    Fighter sable = onPaper("Sable", 4, 6, 6);
    arm(sable, launcher(), 7);
    arm(sable, gun("Pistol", 2, 0, 10, 25, 50, 8), 6, Held::Stowed);
    learn(sable, kMedtech, 4);
    Fighter rook = onPaper("Rook", 6, 5, 4);
    arm(rook, club(), 5, Held::Stowed);
    learn(rook, kUnarmed, 5);
    Fighter ulf = onPaper("Ulf", 3, 6, 2);
    arm(ulf, pistol(), 6, Held::Stowed);
    return {tarn, sable, rook, ulf};
}
enum InYard : std::size_t { Tarn = 1, Sable, Rook, Ulf };

}  // namespace hitspread::support

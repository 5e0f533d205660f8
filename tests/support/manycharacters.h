#pragma once

#include "rules/systems/threed/character.h"
#include "services/ports/campaign.h"

#include <array>
#include <cstddef>
#include <string>

namespace hitspread::support {

/// The n-th of a long row of invented people, the same one every time: a name of two words, a species, five skills, a note.
[[nodiscard]] inline StoredRecord inventedCharacter(std::size_t n)
{
    static constexpr std::array<const char*, 20> kFirst{"Anka",  "Bo",   "Cyra", "Dov",    "Élise", "Finn",  "Gesa",
                                                        "Hanno", "Ilka", "Jörg", "Kaspar", "Lütke", "Maren", "Nils",
                                                        "Orla",  "Pavo", "Quin", "Runa",   "Sören", "Tilda"};
    static constexpr std::array<const char*, 20> kStart{"Ash",  "Birk", "Crag", "Dorn", "Eich",  "Fenn", "Gries",
                                                        "Hall", "Iver", "Jung", "Kron", "Lind",  "Moor", "Nord",
                                                        "Ost",  "Pohl", "Quer", "Rott", "Stein", "Tarn"};
    static constexpr std::array<const char*, 25> kEnd{
        "bach", "berg", "burn", "dale", "feld", "ford", "gaard", "haus", "heim", "hof",  "holm", "ley", "low",
        "mark", "mühl", "ness", "rath", "sen",  "stad", "thal",  "tor",  "wald", "wick", "wort", "zell"};
    static constexpr std::array<const char*, 5> kSkills{"rifle", "pistol", "dodge", "marksman", "paramedic"};
    StoredRecord stored;
    stored.system = "threed";
    stored.record = AnyRecord(threed::characterRecord);
    auto& character = stored.record.as<threed::Character>();
    character.name = std::string(kFirst[n % 20]) + " " + kStart[n / 20 % 20] + kEnd[n / 400 % 25];
    if (n >= 10000)
        character.name += " " + std::to_string(n / 10000 + 1);
    character.species = n % 3 == 0 ? "Human" : n % 3 == 1 ? "Thick-skinned" : "Cell-hardener";
    character.notes = "Met at the " + std::string(kStart[n / 7 % 20]) + kEnd[n / 11 % 25] + " crossing.";
    character.str = static_cast<std::int32_t>(5 + n % 9);
    character.cool = static_cast<std::int32_t>(5 + n / 9 % 9);
    for (std::size_t i = 0; i < kSkills.size(); ++i)
        character.skills.set(kSkills[i], static_cast<std::int32_t>(1 + (n + 3 * i) % 8));
    return stored;
}

/// Puts `count` invented people into a campaign, in one transaction.
inline void addInventedCharacters(Campaign& campaign, std::size_t count)
{
    campaign.atomically([&] {
        for (std::size_t n = 0; n < count; ++n)
            (void)campaign.library().insert(inventedCharacter(n));
    });
}

}  // namespace hitspread::support

#pragma once

#include "services/identity.h"

#include <QString>

#include <string>
#include <string_view>
#include <vector>

class QComboBox;

namespace hitspread {

/// Something to attack or to parry with, and which action that makes.
struct WeaponChoice {
    QString words;
    std::string action;
    RecordId possession = 0;   ///< 0: bare hands
    std::size_t bareHand = 0;  ///< which of the system's bare hands
    bool inHand = false;       ///< ready as it is
    int rank = 0;              ///< in the skill it is used with

    friend bool operator==(const WeaponChoice&, const WeaponChoice&) = default;
};

/// The one way of something that takes no thing of his.
[[nodiscard]] inline std::vector<WeaponChoice> withNothing(std::string_view action)
{
    return {{{}, std::string(action), 0, 0, true}};
}
/// Fills a box with choices; `taken` is the one that is looked for by what it stands for.
void fillHands(QComboBox& box, const std::vector<WeaponChoice>& choices, const WeaponChoice* taken);
/// What is ready at once, else the first; nullptr: there is none.
[[nodiscard]] const WeaponChoice* readiest(const std::vector<WeaponChoice>& choices);
/// What one would strike with: a weapon that is ready, else one that is carried, of several the one with the best skill; else bare
/// hands, as also where no skill goes with it, which would only cost time to take up. `action`: what striking is. nullptr: there is nothing.
[[nodiscard]] const WeaponChoice* weaponToStrike(const std::vector<WeaponChoice>& choices, std::string_view action);
/// The one a box stands on; nullptr: there is none.
[[nodiscard]] const WeaponChoice* handAt(const std::vector<WeaponChoice>& choices, const QComboBox& box);

}  // namespace hitspread

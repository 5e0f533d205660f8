#include "ui/attack/options/weaponchoice.h"

#include <QComboBox>
#include <QSignalBlocker>

#include <algorithm>
#include <tuple>

namespace hitspread {

void fillHands(QComboBox& box, const std::vector<WeaponChoice>& choices, const WeaponChoice* taken)
{
    const QSignalBlocker quiet(&box);
    box.clear();
    for (const WeaponChoice& choice : choices) {
        box.addItem(choice.words);
        if (taken && choice.possession == taken->possession && choice.bareHand == taken->bareHand)
            box.setCurrentIndex(box.count() - 1);
    }
}

const WeaponChoice* readiest(const std::vector<WeaponChoice>& choices)
{
    const auto found = std::ranges::find(choices, true, &WeaponChoice::inHand);
    return found != choices.end() ? &*found : choices.empty() ? nullptr : &choices.front();
}

const WeaponChoice* weaponToStrike(const std::vector<WeaponChoice>& choices, std::string_view action)
{
    const auto place = [](const WeaponChoice& choice) {
        const bool isWeapon = choice.possession != 0;
        return std::tuple(isWeapon && choice.inHand, isWeapon && choice.rank > 0, choice.rank, !isWeapon);
    };
    const WeaponChoice* best = nullptr;
    for (const WeaponChoice& choice : choices) {
        if (choice.action == action && (!best || place(choice) > place(*best)))
            best = &choice;
    }
    return best;
}

const WeaponChoice* handAt(const std::vector<WeaponChoice>& choices, const QComboBox& box)
{
    const auto index = static_cast<std::size_t>(qMax(0, box.currentIndex()));
    return index < choices.size() ? &choices[index] : nullptr;
}

}  // namespace hitspread

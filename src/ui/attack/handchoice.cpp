#include "ui/attack/handchoice.h"

#include <QComboBox>
#include <QSignalBlocker>

#include <algorithm>
#include <tuple>

namespace hitspread {

void fillHands(QComboBox& box, const std::vector<HandChoice>& choices, const HandChoice* taken)
{
    const QSignalBlocker quiet(&box);
    box.clear();
    for (const HandChoice& choice : choices) {
        box.addItem(choice.words);
        if (taken && choice.possession == taken->possession && choice.bareHand == taken->bareHand)
            box.setCurrentIndex(box.count() - 1);
    }
}

const HandChoice* readiest(const std::vector<HandChoice>& choices)
{
    const auto found = std::ranges::find(choices, true, &HandChoice::inHand);
    return found != choices.end() ? &*found : choices.empty() ? nullptr : &choices.front();
}

const HandChoice* weaponToStrike(const std::vector<HandChoice>& choices, std::string_view action)
{
    const auto place = [](const HandChoice& choice) {
        const bool isWeapon = choice.possession != 0;
        return std::tuple(isWeapon && choice.inHand, isWeapon && choice.rank > 0, choice.rank, !isWeapon);
    };
    const HandChoice* best = nullptr;
    for (const HandChoice& choice : choices) {
        if (choice.action == action && (!best || place(choice) > place(*best)))
            best = &choice;
    }
    return best;
}

const HandChoice* handAt(const std::vector<HandChoice>& choices, const QComboBox& box)
{
    const auto index = static_cast<std::size_t>(qMax(0, box.currentIndex()));
    return index < choices.size() ? &choices[index] : nullptr;
}

}  // namespace hitspread

#include "ui/attack/handchoice.h"

#include <QComboBox>
#include <QSignalBlocker>

#include <algorithm>

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

const HandChoice* handAt(const std::vector<HandChoice>& choices, const QComboBox& box)
{
    const auto index = static_cast<std::size_t>(qMax(0, box.currentIndex()));
    return index < choices.size() ? &choices[index] : nullptr;
}

}  // namespace hitspread

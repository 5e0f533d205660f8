#pragma once

#include "services/identity.h"

#include <QString>

#include <string>
#include <vector>

class QComboBox;

namespace hitspread {

/// Something to attack or to parry with, and which action that makes.
struct HandChoice {
    QString words;
    std::string action;
    RecordId possession = 0;   ///< 0: bare hands
    std::size_t bareHand = 0;  ///< which of the system's bare hands
    bool inHand = false;       ///< ready as it is

    friend bool operator==(const HandChoice&, const HandChoice&) = default;
};

/// Fills a box with choices; `taken` is the one that is looked for by what it stands for.
void fillHands(QComboBox& box, const std::vector<HandChoice>& choices, const HandChoice* taken);
/// What is ready at once, else the first; nullptr: there is none.
[[nodiscard]] const HandChoice* readiest(const std::vector<HandChoice>& choices);
/// The one a box stands on; nullptr: there is none.
[[nodiscard]] const HandChoice* handAt(const std::vector<HandChoice>& choices, const QComboBox& box);

}  // namespace hitspread

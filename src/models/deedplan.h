#pragma once

#include "services/action.h"

#include <QString>
#include <QtCore/qnamespace.h>

#include <cstdint>
#include <string_view>
#include <vector>

namespace hitspread {

/// Something done next: an action of the system with the values that say which, or something every fight knows. Data alone:
/// whether it can be done now the rules say, by the very request that is made of it.
struct DeedPlan {
    enum class Kind : std::uint8_t {
        Action,  ///< of the system, at one go
        Attack,  ///< of the system, in its window
        Next,    ///< the next one acts, or the phase ends
        Gear,    ///< he is given what he lacks
        Dice     ///< what waits is shown
    };
    Kind kind = Kind::Action;
    std::string_view id{};      ///< what it is worded by
    std::string_view action{};  ///< of the system
    std::vector<ActionSetting> settings{};
};

/// What a deed is called: where it stands alone ("Cock Longreach rifle"), and beside what it is done with ("Cock it").
struct DeedWords {
    QString full;
    QString brief;
};

/// Something one key does without a window: the first of its plans that the rules allow.
struct QuickDeed {
    std::string_view id;
    QString title;  ///< of its command, with its mnemonic
    Qt::Key key{};
    std::vector<DeedPlan> plans;
};

}  // namespace hitspread

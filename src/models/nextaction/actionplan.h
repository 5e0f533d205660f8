#pragma once

#include "services/action/actionrecord.h"
#include "text/choicewords.h"

#include <QString>
#include <QtCore/qnamespace.h>

#include <cstdint>
#include <functional>
#include <string_view>
#include <vector>

namespace hitspread {

/// Who does something, with what and to whom. Records that are not there are null.
struct Doer {
    const AnyRecord& condition;
    const AnyRecord& weapon;
    RecordId target = 0;
};

/// Something done next: an action of the system with the values that say which, or something every fight knows. Data alone:
/// whether it can be done now the rules say, by the very request that is made of it.
struct ActionPlan {
    enum class Kind : std::uint8_t {
        Action,   ///< of the system, at one go
        Attack,   ///< of the system, in its window
        Declare,  ///< of the system, in its window: what he will do in the phase
        Another,  ///< somebody else of the same side does it, in its window
        Next,     ///< the next one acts, or the phase ends
        Gear,     ///< he is given what he lacks
        Dice,     ///< what waits is shown
        Undo,     ///< the last step is taken back, which took away what is needed
        Return,   ///< somebody who is away comes back
        Set       ///< what is declared about the action itself becomes `settings`
    };
    Kind kind = Kind::Action;
    std::string_view id{};      ///< what it is worded by
    std::string_view action{};  ///< of the system
    std::vector<ActionSetting> settings{};
    /// What is set besides, by who does it: a plan that goes on with what he has declared. None: nothing.
    std::function<std::vector<ActionSetting>(const Doer& who)> more{};
    /// The field of his condition that says whom it is done to; empty: whoever he has in view.
    std::string_view toWhom{};
    /// It is done to whoever is first in the order of who acts now, whomever he has in view.
    bool toFirst = false;
    /// Refusals by their codes that its window, or waiting for the next Action, takes away: it is offered in spite of them.
    std::vector<std::uint16_t> despite{};
    /// What of his it is done with.
    enum class With : std::uint8_t {
        Used,  ///< what stands against the action is about
        Any,   ///< each thing of his with which the rules allow it
        InBothHands
    };
    With with = With::Used;
    /// Who does it about a refusal: of somebody whom something befalls each plan has to say.
    enum class By : std::uint8_t {
        Doer,     ///< who was to do what is refused
        Named,    ///< whom the refusal is about
        Another,  ///< whoever can, to whom the refusal is about
        Nobody    ///< it is declared of what is refused
    };
    By by = By::Doer;
    /// It falls due before anything else: going on leads to it.
    bool isDue = false;
    /// Metres: offered only against whom stands no farther away, with what is in his hands; 0: it does not matter.
    int within = 0;
};

using text::ActionTitle;

/// Something one key does without a window: the first of its plans that the rules allow.
struct QuickAction {
    std::string_view id;
    QString title;  ///< of its command, with its mnemonic
    Qt::Key key{};
    std::vector<ActionPlan> plans;
    /// Those of one name exclude each other and stand side by side, the one that holds lit; empty: it stands alone.
    std::string_view among{};
    /// Whether it holds already, by the condition of who acts; null: nothing is to be seen of it.
    bool (*holds)(const AnyRecord& condition) = nullptr;
};

}  // namespace hitspread

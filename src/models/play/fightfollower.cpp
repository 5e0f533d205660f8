#include "models/play/fightfollower.h"

#include <utility>

namespace hitspread {

FightFollower::FightFollower(Fight& fight, AttackLog& log, std::function<std::optional<Followed>()> followed,
                             QObject* parent)
    : QObject(parent), m_fight(fight), m_log(log), m_followed(std::move(followed))
{
    connect(&fight, &Fight::changed, this, &FightFollower::hear);
}

/// What was written, what waits and what will be bears on no action: keeping its own dice tells of them.
void FightFollower::hear(const FightChange& change)
{
    constexpr unsigned kOfNoAction = FightChange::Fights | FightChange::Log | FightChange::Pending
        | FightChange::Foreseen | FightChange::Trying;
    if (change.has(FightChange::CommandPalette & ~kOfNoAction))
        ask();
}

void FightFollower::ask()
{
    const auto followed = m_isAttended && m_fight.gateway().isOpen() ? m_followed() : std::nullopt;
    if (!followed)
        return;
    const unsigned number = ++m_asked;
    m_log.prepareAnew(
        followed->order, followed->begun,
        [this, number](const ActionRecord& action) {
            if (number == m_asked)
                Q_EMIT prepared(action);
        },
        [this, number](const Problem& why) {
            if (number == m_asked)
                Q_EMIT hindered(why);
        });
}

}  // namespace hitspread

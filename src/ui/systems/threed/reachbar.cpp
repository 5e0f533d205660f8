#include "ui/systems/threed/reachbar.h"

#include "models/fight/fight.h"
#include "models/play/attackpresenter.h"
#include "text/echo.h"

#include <algorithm>
#include <utility>

namespace hitspread::threed {

namespace {

constexpr int kMeleeClose = 1;  ///< metres, where they close in

}  // namespace

ReachBar::ReachBar(const AttackPresenter& presenter, const ApplicationStyle& style, std::string_view strike,
                   QWidget* parent)
    : ProblemBar(style, parent), m_presenter(presenter), m_strike(strike)
{
    setObjectName(QStringLiteral("outOfReach"));
    hide();
    connect(&presenter, &AttackPresenter::changed, this, &ReachBar::refresh);
    connect(&presenter.fight(), &Fight::changed, this, &ReachBar::refresh);
    connect(this, &ProblemBar::actionChosen, this, &ReachBar::closeIn);
}

void ReachBar::refresh()
{
    const ActionOrder& order = m_presenter.order();
    const FightSnapshot& fight = m_presenter.fight().snapshot();
    const auto metres = fight.distances.find(std::minmax(order.actor, order.target));
    const CombatantView* who = fight.find(order.target);
    const bool isFar = who && m_presenter.isReady() && m_presenter.past().isEmpty() && order.action == m_strike
        && metres != fight.distances.end() && metres->second > kBlowReach;
    const QString words = isFar ? tr("%1 stands %2 m away, out of reach of a blow.")
                                      .arg(text::visible(who->combatant.name), QString::number(metres->second))
                                : QString();
    if (std::exchange(m_told, words) == words)
        return;
    if (isFar)
        show(words, tr("They close in: %1 m").arg(kMeleeClose));
    else
        hide();
}

void ReachBar::closeIn()
{
    const ActionOrder& order = m_presenter.order();
    m_presenter.fight().change([a = order.actor, b = order.target](CampaignServices& services) {
        services.encounters.setDistance(a, b, kMeleeClose);
    });
}

}  // namespace hitspread::threed

#include "ui/systems/threed/freehandbar.h"

#include "models/nextdeed.h"
#include "rules/systems/threed/grenade.h"
#include "rules/systems/threed/preparation.h"
#include "rules/systems/threed/ready.h"
#include "services/recordname.h"
#include "text/echo.h"
#include "ui/attack/attackpresenter.h"
#include "ui/systems/threed/handswarning.h"

#include <QStringList>

#include <utility>

namespace hitspread::threed {

namespace {

/// The action that puts a thing of this kind away.
DeedPlan puttingAway(RecordKind kind)
{
    const bool isGun = kind == RecordKind::Weapon;
    const std::string_view action = isGun ? Preparation::kAction.id
        : kind == RecordKind::MeleeWeapon ? Ready::kAction.id
                                          : ReadyThrown::kAction.id;
    const auto what = isGun ? static_cast<std::int32_t>(Preparing::Holster)
                            : static_cast<std::int32_t>(Readying::PutAway);
    return {.kind = DeedPlan::Kind::Action, .id = action, .action = action, .settings = {{"options", "what", what}}};
}

}  // namespace

FreeHandBar::FreeHandBar(AttackPresenter& presenter, const ApplicationStyle& style, QWidget* parent)
    : ProblemBar(style, parent), m_presenter(presenter)
{
    setObjectName(QStringLiteral("noFreeHand"));
    hide();
    connect(&presenter, &AttackPresenter::changed, this, &FreeHandBar::refresh);
    connect(&presenter.fight(), &Fight::changed, this, &FreeHandBar::refresh);
    connect(this, &ProblemBar::actionChosen, this, &FreeHandBar::putAway);
}

void FreeHandBar::refresh()
{
    const ActionOrder& order = m_presenter.order();
    const auto* attack = m_presenter.isReady() ? m_presenter.action().request.input.as<GrenadeAttack>() : nullptr;
    const CombatantView* who = m_presenter.fight().snapshot().find(order.actor);
    const bool throws = attack && who && attack->options.how == Delivery::Thrown && m_presenter.past().isEmpty()
        && !m_presenter.hasFallen();
    QStringList names;
    for (const CombatantView::Item* item :
         throws ? whatFillsHands(*who, order.weapon) : std::vector<const CombatantView::Item*>())
        names << text::visible(recordName(item->record.record));
    const QString words = names.isEmpty()
        ? QString()
        : tr("%1 has no hand free to throw with: %2.")
              .arg(text::visible(who->combatant.name), names.join(QStringLiteral(", ")));
    if (std::exchange(m_told, words) == words)
        return;
    if (words.isEmpty())
        hide();
    else
        show(words, tr("Put away: %1").arg(names.first()));
}

void FreeHandBar::putAway()
{
    const ActionOrder& order = m_presenter.order();
    const CombatantView* who = m_presenter.fight().snapshot().find(order.actor);
    const auto held = who ? whatFillsHands(*who, order.weapon) : std::vector<const CombatantView::Item*>();
    if (held.empty() || std::exchange(m_isDoing, true))
        return;
    const Possession& thing = held.front()->possession;
    const DeedPlan plan = puttingAway(thing.kind);
    ActionOrder deed{.action = std::string(plan.action), .encounter = order.encounter, .actor = order.actor};
    deed.weapon = thing.id;
    doAtOnce(m_presenter.fight(), this, {.plan = plan, .words = {}, .order = deed}, [this](Done) {
        m_isDoing = false;
        m_presenter.begin(m_presenter.order());
    });
}

}  // namespace hitspread::threed

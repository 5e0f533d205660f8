#include "ui/verdict/attackverdict.h"

#include "models/fight/fight.h"
#include "models/fight/fightsteps.h"
#include "models/history/tracemodel.h"
#include "models/play/attackpresenter.h"

#include <QMetaObject>
#include <QResizeEvent>

#include <algorithm>
#include <utility>

namespace hitspread {

AttackVerdict::AttackVerdict(AttackPresenter& presenter, const ApplicationStyle& style, QWidget* parent)
    : VerdictCard(style, parent), m_presenter(presenter)
{
    setFaces(facesIn(presenter.fight()));
    connect(&presenter, &AttackPresenter::changed, this, &AttackVerdict::takeChange);
    connect(&presenter, &AttackPresenter::applied, this, &AttackVerdict::takeApplied);
    presenter.fight().follow(FightChange::Place | FightChange::Fights, this, &AttackVerdict::takeFight);
    connect(this, &VerdictCard::undoAsked, this, &AttackVerdict::undo);
}

void AttackVerdict::preview(const std::optional<std::pair<QuestionKey, int>>& value)
{
    m_pointed = value;
    QMetaObject::invokeMethod(this, &AttackVerdict::showPointed, Qt::QueuedConnection);
}

void AttackVerdict::showPointed()
{
    if (!m_pointed || !m_presenter.isReady())
        return refresh();
    keepRoom(true);
    if (isVisible())
        setMinimumHeight(std::max(minimumHeight(), height()));
    showPreview(verdictOf(m_presenter.dice().supposed(m_pointed->first, m_pointed->second)));
}

void AttackVerdict::takeChange()
{
    m_pointed.reset();
    keepRoom(false);
    refresh();
}

void AttackVerdict::keepRoom(bool keeps)
{
    QSizePolicy policy = sizePolicy();
    policy.setRetainSizeWhenHidden(keeps);
    setSizePolicy(policy);
    if (!keeps)
        setMinimumHeight(0);
    m_keepsRoom = keeps;
}

/// What is pointed at may stand below the card. A card that grew and shrank with it would run to and fro under the pointer.
void AttackVerdict::resizeEvent(QResizeEvent* event)
{
    VerdictCard::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        setMinimumHeight(0);
    if (m_keepsRoom)
        setMinimumHeight(std::max(minimumHeight(), height()));
}

void AttackVerdict::showPreview(const Verdict& verdict)
{
    // What leads to nothing yet is not worth a card.
    const bool saysNothing = verdict.tone == Tone::Quiet && verdict.persons.empty();
    setVerdict(saysNothing ? Verdict{} : verdict, Kind::Preview);
}

void AttackVerdict::refresh()
{
    if (m_presenter.isFinished()) {
        m_last = verdictOf(m_presenter.action());
        m_actor = m_presenter.action().actor;
        m_name = nameIn(m_presenter.action(), Role::Actor);
        return setVerdict(m_last);
    }
    const DiceQuestion* open = m_presenter.dice().open();
    if (open && open->question.kind == QuestionKind::Choice)
        return showPreview(verdictOf(m_presenter.dice().supposed(open->question.key, open->answer.choice)));
    if (m_presenter.dice().hasFallen())
        return setVerdict({});
    showApplied();
}

/// Below somebody else's action it says whose it was.
void AttackVerdict::showApplied()
{
    Verdict applied = m_applied;
    if (!applied.isEmpty() && m_presenter.order().actor != m_actor && !m_name.isEmpty())
        applied.headline = tr("%1 · %2", "name, what he did").arg(m_name, applied.headline);
    setApplied(applied);
}

void AttackVerdict::takeApplied()
{
    // One of the past changes nothing of the fight as it is now.
    m_applied = m_presenter.past().isEmpty() ? m_last : Verdict{};
    m_awaitsEntry = !m_applied.isEmpty();
    m_entry = 0;
}

void AttackVerdict::takeFight()
{
    if (std::exchange(m_beginsAnew, false) && m_presenter.isReady() && !m_presenter.dice().hasFallen())
        return m_presenter.begin(m_presenter.order(), m_presenter.options().aim());
    if (m_applied.isEmpty())
        return;
    const EntryId now = m_presenter.fight().snapshot().undoable;
    if (std::exchange(m_awaitsEntry, false))
        m_entry = now;
    else if (now != m_entry)
        m_applied = {};
    if (m_applied.isEmpty() && !m_presenter.dice().hasFallen())
        refresh();
}

void AttackVerdict::undo()
{
    m_applied = {};
    setApplied({});
    // The action in hand was begun on what is taken back.
    m_beginsAnew = true;
    m_presenter.fight().steps().undo();
}

}  // namespace hitspread

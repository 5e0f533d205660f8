#include "ui/systems/threed/bulletcursor.h"

#include "models/play/attackpresenter.h"
#include "text/echo.h"

#include <algorithm>

namespace hitspread::threed {

BulletCursor::BulletCursor(AttackPresenter& presenter, QObject* parent)
    : QObject(parent), m_presenter(presenter), m_model(new BulletsModel(this))
{
    connect(&presenter, &AttackPresenter::changed, this, &BulletCursor::follow);
}

int BulletCursor::bullet() const
{
    if (const BulletDigest* bullet = now())
        return bullet->shot;
    // Before anybody knows how many there are, the dice on show are those of the first.
    return m_presenter.isReady() && firesSeveral(m_presenter.action()) ? 0 : -1;
}

void BulletCursor::follow()
{
    // Badges: two guards differ in the last letter of their names.
    QStringList badges;
    for (const RecordId target : m_presenter.options().targets()) {
        if (const CombatantView* who = m_presenter.fight().snapshot().find(target))
            badges << text::visible(who->combatant.badge);
    }
    m_model->setAction(m_presenter.action(), badges);
    const int last = std::max(0, m_model->rowCount() - 1);
    const DiceQuestion* open = m_presenter.dice().open();
    const auto asked = open ? std::optional(open->question.key) : std::nullopt;
    if (asked != m_asked) {
        const auto bullet = asked ? bulletOf(*asked) : std::nullopt;
        const int row = bullet ? m_model->rowOf(*bullet) : -1;
        if (row >= 0)
            m_row = row;
        m_reached = -1;
    }
    m_justFinished = m_presenter.isFinished() && !m_wasFinished;
    if (m_justFinished)
        m_row = last;
    m_asked = asked;
    m_wasFinished = m_presenter.isFinished();
    m_row = std::clamp(m_row, 0, last);
    Q_EMIT moved();
}

void BulletCursor::setRow(int row)
{
    const int wanted = std::clamp(row, 0, std::max(0, m_model->rowCount() - 1));
    if (wanted == m_row)
        return;
    m_row = wanted;
    Q_EMIT moved();
}

void BulletCursor::setReached(int row)
{
    const int before = m_row;
    if (row >= 0)
        m_row = std::clamp(row, 0, std::max(0, m_model->rowCount() - 1));
    if (row == m_reached && before == m_row)
        return;
    m_reached = row;
    Q_EMIT moved();
}

}  // namespace hitspread::threed

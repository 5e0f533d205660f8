#include "ui/odds/actionodds.h"

#include "models/odds/oddsoutlook.h"
#include "models/play/attackpresenter.h"
#include "text/labels.h"
#include "ui/theme/applicationstyle.h"

#include <QSignalBlocker>
#include <QToolButton>

namespace hitspread {

ActionOdds::ActionOdds(AttackPresenter& presenter, QWidget* place, QObject* parent)
    : QObject(parent), m_presenter(presenter), m_button(new QToolButton(place)), m_outlook(new OddsOutlook(this))
{
    m_button->setObjectName(QStringLiteral("oddsButton"));
    m_button->setText(tr("Odds   H"));
    m_button->setAccessibleName(tr("Odds"));
    m_button->setCheckable(true);
    m_button->setEnabled(false);
    setLook(*m_button, "framed", true);
    // The keyboard stays with the dice; H does the same.
    m_button->setFocusPolicy(Qt::NoFocus);
    connect(m_button, &QToolButton::toggled, this, &ActionOdds::toggled);
    connect(m_outlook, &OddsOutlook::surveyed, this, &ActionOdds::surveyed);
}

bool ActionOdds::isWanted() const
{
    return m_button->isChecked();
}

void ActionOdds::setWanted(bool wanted)
{
    // Before there is an action nothing is shown anew.
    const QSignalBlocker quiet(m_button);
    m_button->setChecked(wanted);
}

bool ActionOdds::isAsked() const
{
    return m_isOffered && isWanted() && m_presenter.isReady() && !m_presenter.dice().hasFallen();
}

QString ActionOdds::refusal() const
{
    if (m_presenter.isReady() && !m_presenter.dice().hasFallen())
        return {};
    return m_presenter.isReady() ? tr("No odds: dice have fallen.") : tr("No odds: there is no attack yet.");
}

void ActionOdds::ask()
{
    const QString why = refusal();
    m_button->setEnabled(m_isOffered && why.isEmpty());
    m_button->setToolTip(why.isEmpty() ? tr("What may come of it (H)") : why);
    const bool isSound = isAsked() && m_presenter.complaints().isEmpty();
    m_outlook->setRequest(isSound ? std::optional(m_presenter.action().request) : std::nullopt);
}

QString ActionOdds::nothingWords() const
{
    if (m_outlook->odds())
        return {};
    if (!m_presenter.complaints().isEmpty())
        return tr("No odds: an option forbids the attack as it stands.");
    if (m_presenter.isReady() && foresightOf(m_presenter.action().request) == Foresight::TooMany)
        return tr("There are no odds of this attack: what may come of it is more than can be walked through.");
    return m_presenter.isReady()
        ? tr("There are no odds of this. They are worked out for: %1.").arg(text::foretoldWords(m_presenter.system()))
        : QString();
}

void ActionOdds::setOffered(bool offered)
{
    m_isOffered = offered;
    m_button->setVisible(offered);
}

void ActionOdds::toggle()
{
    if (m_button->isEnabled())
        m_button->toggle();
}

}  // namespace hitspread

#include "ui/attack/bodyodds.h"

#include "models/oddsoutlook.h"
#include "text/labels.h"
#include "ui/attack/attackpresenter.h"
#include "ui/attack/oddslegend.h"
#include "ui/attack/stagepane.h"
#include "ui/theme/applicationstyle.h"

#include <QSignalBlocker>
#include <QToolButton>

namespace hitspread {

BodyOdds::BodyOdds(AttackPresenter& presenter, StagePane& pane, QObject* parent)
    : QObject(parent),
      m_presenter(presenter),
      m_button(new QToolButton(&pane)),
      m_legend(new OddsLegend(pane.stage(), &pane)),
      m_outlook(new OddsOutlook(this))
{
    m_button->setObjectName(QStringLiteral("oddsButton"));
    m_button->setText(tr("Odds   H"));
    m_button->setAccessibleName(tr("Odds"));
    m_button->setCheckable(true);
    m_button->setEnabled(false);
    hitspread::setLook(*m_button, "framed", true);
    // The keyboard stays with the dice; H does the same.
    m_button->setFocusPolicy(Qt::NoFocus);
    pane.setTool(m_button);
    pane.addBelow(m_legend);
    m_legend->hide();
    connect(m_button, &QToolButton::toggled, this, &BodyOdds::toggled);
    connect(m_outlook, &OddsOutlook::surveyed, this, &BodyOdds::surveyed);
}

void BodyOdds::setLook(ChanceLook look)
{
    m_look = look;
    Q_EMIT surveyed();
}

bool BodyOdds::isWanted() const
{
    return m_button->isChecked();
}

void BodyOdds::setWanted(bool wanted)
{
    // Before there is an action nothing is shown anew.
    const QSignalBlocker quiet(m_button);
    m_button->setChecked(wanted);
}

bool BodyOdds::isAsked() const
{
    return isWanted() && m_presenter.isReady() && !m_presenter.hasFallen();
}

void BodyOdds::put(BodyPicture& picture)
{
    const bool canBe = m_presenter.isReady() && !m_presenter.hasFallen();
    m_button->setEnabled(canBe);
    m_button->setToolTip(canBe ? tr("What may come of it, and the chance of every hex to be struck (H)")
                               : tr("No odds: dice have fallen."));
    const bool isSound = isAsked() && m_presenter.complaints().isEmpty();
    m_outlook->setRequest(isSound ? std::optional(m_presenter.action().request) : std::nullopt);
    m_legend->setVisible(m_outlook->odds().has_value());
    mark(picture);
}

void BodyOdds::mark(BodyPicture& picture) const
{
    picture.chances.clear();
    picture.bestAims.clear();
    const std::optional<AttackOdds>& odds = m_outlook->odds();
    if (!odds || !picture.plan)
        return;
    const auto cells = picture.plan->cells();
    for (std::size_t i = 0; i < cells.size() && i < odds->cells.size(); ++i)
        picture.chances.push_back({cells[i].hex, 100.0 * odds->cells[i]});
    for (LocationCallout& callout : picture.callouts) {
        const auto location = static_cast<std::size_t>(callout.location);
        if (location < odds->byLocation.size())
            callout.chance = odds->byLocation[location].struck;
    }
    picture.chanceLook = m_look;
    // Those of before are not where it is best aimed now.
    if (!m_outlook->isCurrent())
        return;
    for (const OddsOutlook::AimRow& row : m_outlook->bestAims())
        picture.bestAims.push_back(row.hex);
}

QString BodyOdds::nothingWords() const
{
    if (m_outlook->odds())
        return {};
    return m_presenter.complaints().isEmpty()
        ? tr(
            "There are no odds of this attack yet: they are worked out for single shots that strike one hex, not for several "
            "bullets.")
        : tr("No odds: an option forbids the attack as it stands.");
}

void BodyOdds::toggle()
{
    if (m_button->isEnabled())
        m_button->toggle();
}

}  // namespace hitspread

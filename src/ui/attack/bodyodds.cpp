#include "ui/attack/bodyodds.h"

#include "rules/core/system.h"
#include "text/labels.h"
#include "ui/attack/attackpresenter.h"
#include "ui/attack/oddslegend.h"
#include "ui/attack/stagepane.h"
#include "ui/theme/applicationstyle.h"

#include <QLocale>
#include <QToolButton>

namespace hitspread {

BodyOdds::BodyOdds(AttackPresenter& presenter, StagePane& pane, QObject* parent)
    : QObject(parent),
      m_presenter(presenter),
      m_button(new QToolButton(&pane)),
      m_legend(new OddsLegend(pane.stage(), &pane))
{
    m_button->setObjectName(QStringLiteral("oddsButton"));
    m_button->setText(tr("Odds   H"));
    m_button->setAccessibleName(tr("Odds"));
    m_button->setCheckable(true);
    setLook(*m_button, "framed", true);
    // The keyboard stays with the dice; H does the same.
    m_button->setFocusPolicy(Qt::NoFocus);
    pane.setTool(m_button);
    pane.addBelow(m_legend);
    m_legend->hide();
    connect(m_button, &QToolButton::toggled, this, &BodyOdds::toggled);
}

std::optional<AttackOdds> BodyOdds::workedOut() const
{
    const auto& request = m_presenter.action().request;
    const OddsFacet* facet = m_presenter.isReady() ? m_presenter.system().odds() : nullptr;
    if (!facet || !request.plan || m_presenter.hasFallen() || !m_presenter.complaints().isEmpty())
        return std::nullopt;
    return facet->odds(request.input, *request.plan);
}

void BodyOdds::put(BodyPicture& picture)
{
    m_odds = workedOut();
    m_button->setEnabled(m_odds.has_value());
    m_button->setToolTip(m_odds ? tr("The chance of every hex to be struck, in percent (H)")
                                : tr("No odds: dice have fallen, an option forbids the action, or it strikes more than "
                                     "one hex at once."));
    if (!m_button->isChecked())
        m_odds.reset();
    m_legend->setVisible(m_odds.has_value());
    if (!m_odds || !picture.plan)
        return;
    const auto cells = picture.plan->cells();
    for (std::size_t i = 0; i < cells.size() && i < m_odds->cells.size(); ++i)
        picture.chances.push_back({cells[i].hex, 100.0 * m_odds->cells[i]});
}

QString BodyOdds::words() const
{
    if (!m_odds)
        return {};
    const double missed = 100.0 * (m_odds->noAttack + m_odds->offBody);
    return tr("misses %1 %").arg(QLocale().toString(missed, 'f', 1));
}

void BodyOdds::toggle()
{
    if (m_button->isEnabled())
        m_button->toggle();
}

}  // namespace hitspread

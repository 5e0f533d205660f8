#include "ui/odds/bodyodds.h"

#include "models/odds/oddsoutlook.h"
#include "models/play/attackpresenter.h"
#include "services/action/bodyclick.h"
#include "ui/attack/body/stagepane.h"
#include "ui/odds/oddslegend.h"

#include <QToolButton>

namespace hitspread {

BodyOdds::BodyOdds(AttackPresenter& presenter, StagePane& pane, QObject* parent)
    : ActionOdds(presenter, &pane, parent), m_legend(new OddsLegend(pane.stage(), &pane))
{
    pane.setTool(&button());
    pane.addBelow(m_legend);
    m_legend->hide();
    connect(m_legend, &OddsLegend::lookShown, this, &BodyOdds::lookShown);
}

void BodyOdds::setLook(ChanceLook look)
{
    m_look = look;
    Q_EMIT surveyed();
}

void BodyOdds::put(BodyPicture& picture)
{
    ask();
    if (button().isEnabled() && bodyClickOf(presenter().declaration()).kind == BodyClick::Kind::Hex)
        button().setToolTip(tr("What may come of it, and the chance of every hex to be struck (H)"));
    // Once dice have fallen there is nothing to ask, and the path of the shot may pass under it.
    button().setVisible(isOffered() && (button().isEnabled() || !picture.drift));
    // Of blows no hex has a chance of its own.
    m_legend->setVisible(outlook().odds() && !outlook().odds()->cells.empty());
    mark(picture);
}

void BodyOdds::mark(BodyPicture& picture) const
{
    picture.chances.clear();
    picture.bestAims.clear();
    const std::optional<AttackOdds>& odds = outlook().odds();
    if (!odds || !picture.plan)
        return;
    const auto cells = picture.plan->cells();
    for (std::size_t i = 0; i < cells.size() && i < odds->cells.size(); ++i)
        picture.chances.push_back({cells[i].hex, 100.0 * odds->cells[i]});
    const bool tellsWounds = isTold(presenter().system(), OddsResult::Wounded);
    for (LocationCallout& callout : picture.callouts) {
        const auto location = static_cast<std::size_t>(callout.location);
        // Where places are called, each is worth what calling it would come to: only so they can be compared.
        const AttackOdds* const called = outlook().calledAt(location);
        const std::vector<EffectChances>& chances = called ? called->byLocation : odds->byLocation;
        if (location >= chances.size())
            continue;
        callout.chance = chances[location].struck;
        callout.chanceNote = called && tellsWounds
            ? tr("wound %1", "chance").arg(OddsOutlook::percentWords(chances[location].wounded))
            : QString();
    }
    picture.chanceLook = m_look;
    // Those of before are not where it is best aimed now.
    if (!outlook().isCurrent())
        return;
    for (const OddsOutlook::AimRow& row : outlook().bestAims())
        picture.bestAims.push_back(row.hex);
}

}  // namespace hitspread

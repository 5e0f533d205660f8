#include "ui/attack/oddsplace.h"

#include "models/oddsoutlook.h"
#include "models/play/attackpresenter.h"
#include "ui/attack/bodyodds.h"
#include "ui/odds/oddspanel.h"
#include "ui/odds/optionworth.h"
#include "ui/settings/preferences.h"

namespace hitspread {

OddsPlace::OddsPlace(AttackPresenter& presenter, ActionOdds& odds, Preferences& preferences,
                     const ApplicationStyle& style, QWidget& options)
    : QObject(&options), m_presenter(presenter), m_odds(odds), m_panel(new OddsPanel(odds.outlook(), style, &options))
{
    m_panel->hide();
    m_odds.setWanted(preferences.oddsShown());
    connect(&m_odds, &ActionOdds::toggled, this, [this, &preferences] { preferences.setOddsShown(m_odds.isWanted()); });
    const OddsOutlook& outlook = m_odds.outlook();
    for (const auto happened : {&OddsOutlook::changed, &OddsOutlook::surveyed})
        connect(&outlook, happened, this, [&outlook, &options] { showWorth(outlook, options); });
    connect(m_panel, &OddsPanel::aimAsked, &m_presenter, [this](Hex hex) { m_presenter.options().setAim(hex); });
    connect(m_panel, &OddsPanel::alternativeAsked, this, [this](const OddsAlternative& alternative) {
        for (const OddsSetting& setting : alternative) {
            if (const auto path = m_presenter.options().path(setting.part, setting.field))
                m_presenter.options().setNumber(*path, setting.value);
        }
    });
    if (auto* body = qobject_cast<BodyOdds*>(&m_odds)) {
        connect(m_panel, &OddsPanel::lookAsked, body, &BodyOdds::setLook);
        connect(body, &BodyOdds::lookShown, m_panel, &OddsPanel::setLookShown);
    }
}

void OddsPlace::show(QWidget& steps)
{
    const bool foretells = m_odds.isAsked();
    m_panel->setNothingWords(m_odds.nothingWords());
    m_panel->setAim(m_presenter.options().aim());
    m_panel->setVisible(foretells);
    steps.setVisible(!foretells);
}

}  // namespace hitspread

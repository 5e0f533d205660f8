#include "ui/odds/oddspane.h"

#include "models/odds/oddsoutlook.h"
#include "models/play/attackpresenter.h"
#include "ui/attack/options/optionrow.h"
#include "ui/odds/bodyodds.h"
#include "ui/odds/oddspanel.h"
#include "ui/settings/preferences.h"

#include <algorithm>

namespace hitspread {

namespace {

/// Half of what is shown: less is no difference to anybody.
constexpr double kOptionWorthShown = 0.0005;

/// The best that can be made of the row's field, "3: +10.9"; empty: nothing helps.
QString worthOf(const OddsOutlook& outlook, const OptionRow& row)
{
    const OddsOutlook::HelpRow* best = nullptr;
    const auto alternatives = outlook.alternatives();
    for (const OddsOutlook::HelpRow& one : alternatives) {
        const OddsSetting& setting = one.alternative.front();
        if (row.isOf(setting.part, setting.field) && one.difference >= kOptionWorthShown
            && (!best || one.difference > best->difference))
            best = &one;
    }
    if (!best)
        return {};
    const QString points = OddsOutlook::pointsWords(best->difference);
    return best->value.isEmpty() ? points : OddsOutlook::tr("%1: %2", "value, points").arg(best->value, points);
}

/// Whether another value of the row's field is looked at at all.
bool isLookedAt(const OddsOutlook& outlook, const OptionRow& row)
{
    const auto alternatives = outlook.alternatives();
    return std::ranges::any_of(alternatives, [&row](const OddsOutlook::HelpRow& one) {
        return row.isOf(one.alternative.front().part, one.alternative.front().field);
    });
}

/// Says at the rows of options below `options` what each would be worth decided otherwise, in points of the goal: what helps alone.
/// Where the outlook has nothing current, what stands there is dimmed; without odds it goes.
void showWorth(const OddsOutlook& outlook, QWidget& options)
{
    for (OptionRow* row : options.findChildren<OptionRow*>()) {
        row->setWorthDimmed(!outlook.isCurrent());
        if (!outlook.odds())
            row->keepWorthLine(false);
        else if (isLookedAt(outlook, *row))
            row->keepWorthLine(true);
        if (outlook.isCurrent() || !outlook.odds())
            row->setWorth(outlook.odds() ? worthOf(outlook, *row) : QString());
    }
}

}  // namespace

OddsPane::OddsPane(AttackPresenter& presenter, ActionOdds& odds, Preferences& preferences,
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

void OddsPane::show(QWidget& steps)
{
    const bool foretells = m_odds.isAsked();
    m_panel->setNothingWords(m_odds.nothingWords());
    m_panel->setAim(m_presenter.options().aim());
    m_panel->setVisible(foretells);
    steps.setVisible(!foretells);
}

}  // namespace hitspread

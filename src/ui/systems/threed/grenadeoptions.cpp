#include "ui/systems/threed/grenadeoptions.h"

#include "models/fight/fight.h"
#include "models/play/attackpresenter.h"
#include "rules/systems/threed/explosions/grenade.h"
#include "rules/systems/threed/guns/spread.h"
#include "rules/systems/threed/melee/handtable.h"
#include "text/echo.h"
#include "ui/attack/options/bystanderlist.h"
#include "ui/attack/options/comborow.h"
#include "ui/attack/options/situationoffers.h"
#include "ui/systems/threed/rangeguess.h"
#include "ui/theme/applicationstyle.h"

#include <QComboBox>
#include <QLabel>
#include <QSignalBlocker>

#include <algorithm>

namespace hitspread::threed {

namespace {

template <auto Member>
constexpr FieldName kOfAttack = declare::name<&GrenadeAttack::options, Member>(kGrenadeParts);

}  // namespace

GrenadeOptionsPanel::GrenadeOptionsPanel(AttackPresenter& presenter, const ApplicationStyle& style, QWidget* parent)
    : OptionColumn(presenter, style, parent), m_presenter(presenter)
{
    addSection(tr("How it gets there"));
    addChoice(kOfAttack<&GrenadeOptions::how>, tr("How"), {tr("Thrown"), tr("Lies there"), tr("Placed")});
    m_distance = addRow(kOfAttack<&GrenadeOptions::distance>, tr("Range"));
    m_guess = makeRangeGuess(place());
    addBeside(m_guess);
    m_hands = addRow(kOfAttack<&GrenadeOptions::handsTaken>, tr("Hands not free"));
    addSection(tr("What lies on it"));
    addChoice(kOfAttack<&GrenadeOptions::cover>, tr("Covered by"), {tr("Nothing"), tr("Somebody"), tr("Object")});
    m_jumper = new ComboRow(tr("Who"), QStringLiteral("jumperCombo"), labels(), this);
    m_jumper->combo().setAccessibleName(tr("Who jumps onto it"));
    addWidget(m_jumper);
    m_object = addRow(kOfAttack<&GrenadeOptions::objectId>, tr("Its ID"));
    m_inView = new QLabel(this);
    setLook(*m_inView, "textRole", QStringLiteral("section"));
    m_inView->setWordWrap(true);
    m_inView->setContentsMargins(OptionRow::dotRoom(*this), 0, 0, 0);
    addWidget(m_inView);
    addRow(declare::name<&GrenadeAttack::targets, &GrenadeTarget::options, &NearOptions::fromBehind>(kGrenadeParts),
           tr("Hit from behind"));
    startMore();
    addRow(kOfAttack<&GrenadeOptions::difficulty>, tr("Difficulty"))->setHint(tr("negative is harder"));
    addRow(kOfAttack<&GrenadeOptions::rollModifiers>, tr("Add modifier…"));
    offerSituations(*this, m_presenter);
    addRow(declare::name<&GrenadeAttack::grenadeState, &ItemState::count>(kGrenadeParts), tr("How many there are"));
    connect(&m_jumper->combo(), &QComboBox::activated, this, [this](int place) {
        if (const auto path = m_presenter.options().path(kOfAttack<&GrenadeOptions::jumper>))
            m_presenter.options().setNumber(*path, place);
    });
    connect(&m_presenter, &AttackPresenter::ready, this, &GrenadeOptionsPanel::fillJumpers);
    connect(&m_presenter, &AttackPresenter::changed, this, &GrenadeOptionsPanel::refresh);
    refresh();
}

void GrenadeOptionsPanel::fillJumpers()
{
    QComboBox& jumper = m_jumper->combo();
    const QSignalBlocker quiet(jumper);
    jumper.clear();
    for (const RecordId target : m_presenter.options().targets()) {
        const CombatantView* who = m_presenter.fight().snapshot().find(target);
        jumper.addItem(who ? text::visible(who->combatant.name) : QString());
    }
}

void GrenadeOptionsPanel::refresh()
{
    if (!m_presenter.isReady())
        return;
    const auto* attack = m_presenter.action().request.input.as<GrenadeAttack>();
    if (!attack)
        return;
    const GrenadeOptions& options = attack->options;
    const bool thrown = options.how == Delivery::Thrown;
    m_distance->setVisible(thrown);
    m_hands->setVisible(
        thrown
        && (options.handsTaken > 0
            || m_presenter.options().isChanged(*m_presenter.options().path(kOfAttack<&GrenadeOptions::handsTaken>))));
    const int band = bandOf(options.distance, attack->grenade.range);
    const QStringList bands{tr("Optimum"), tr("Medium"), tr("Long"), tr("Extreme")};
    m_distance->setHint(band == kBeyondRange ? tr("beyond Extreme")
                            : band == 0      ? bands.at(0)
                                             : tr("%1, drops %2 hexes").arg(bands.at(band), QString::number(3 * band)));
    m_guess->setVisible(thrown && m_presenter.options().targetInView() == 0 && isRangeGuessed(m_presenter));
    m_jumper->setVisible(options.cover == GrenadeCover::Jumper);
    {
        const QSignalBlocker quiet(m_jumper->combo());
        m_jumper->combo().setCurrentIndex(options.jumper);
    }
    m_object->setVisible(options.cover == GrenadeCover::Object);
    const std::size_t view = m_presenter.options().targetInView();
    if (view >= attack->targets.size())
        return;
    const GrenadeTarget& target = attack->targets[view];
    const int zone = blastZoneAt(attack->grenade, target.options.apart);
    const QString reach = isApartGuessed(m_presenter, view) ? QString()
        : zone > 0                                          ? tr("zone %1 hexes").arg(zone)
                                                            : tr("out of its reach");
    const QString name = text::visible(target.character.name);
    m_inView->setText(reach.isEmpty() ? name : tr("%1: %2", "name, how much of him it reaches").arg(name, reach));
}

}  // namespace hitspread::threed

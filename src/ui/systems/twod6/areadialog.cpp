#include "ui/systems/twod6/areadialog.h"

#include "models/fight/fight.h"
#include "models/history/tracemodel.h"
#include "models/play/actiontrial.h"
#include "models/play/attackpresenter.h"
#include "rules/systems/twod6/areafire.h"
#include "rules/systems/twod6/vocabulary.h"
#include "text/echo.h"
#include "text/systems/twod6/combatantwords.h"
#include "ui/attack/options/bystanderlist.h"
#include "ui/attack/options/labelcolumn.h"
#include "ui/attack/options/sideoptions.h"
#include "ui/attack/targettable.h"
#include "ui/diagram/bodypictures.h"
#include "ui/systems/twod6/blastmap.h"
#include "ui/systems/twod6/twod6panels.h"
#include "ui/widgets/windowtitle.h"

#include <QLabel>
#include <QResizeEvent>

#include <algorithm>

namespace hitspread::twod6 {

namespace {

constexpr int kAreaDialogLow = 760;

const AreaFire* fireOf(const AttackPresenter& presenter)
{
    return presenter.isReady() ? presenter.action().request.input.as<AreaFire>() : nullptr;
}

bool isAreaWeapon(const CombatantView::Item& item)
{
    const auto& weapon = item.record.record.as<Weapon>();
    return weapon.area > 0 && !isMelee(weapon);
}

}  // namespace

bool hasAreaWeapon(const CombatantView& who)
{
    return std::ranges::any_of(who.weapons, isAreaWeapon);
}

AreaDialog::AreaDialog(Fight& fight, ApplicationStyle& style, Preferences& preferences, QWidget* parent, AttackLog* log)
    : BlastDialog(fight, style, preferences, parent, log), m_map(new BlastMap(*m_presenter, style, this))
{
    setObjectName(QStringLiteral("areaDialog"));
    setDropWords(tr("Drop this shot:"));
    m_table->setHeadings(tr("Away"), tr("Blast"));
    m_table->setAccessibleName(tr("Everybody near the place"));
    m_who->leaveOutActor();
    m_who->setFlag("shielded", tr("shielded"), tr("A wall or the like stands between him and the blast (TD-53)"));
    arrangeBlast(tr("Weapon"), QStringLiteral("areaWeapon"), nullptr, m_map);
}

void AreaDialog::startWith(const AttackStart& start)
{
    if (m_fight.active() && m_fight.target())
        startFor(start.order.weapon);
}

std::vector<WeaponChoice> AreaDialog::weapons(const CombatantView& who) const
{
    const auto& switches = m_fight.snapshot().encounter.switches.as<Switches>();
    const auto& character = who.character.record.as<Character>();
    std::vector<WeaponChoice> choices;
    for (const CombatantView::Item& item : who.weapons) {
        if (!isAreaWeapon(item))
            continue;
        const auto& weapon = item.record.record.as<Weapon>();
        const auto& state = item.possession.state.as<WeaponState>();
        choices.push_back({tr("%1  %2", "weapon, what it takes and does")
                               .arg(text::visible(weapon.name),
                                    readyWords(character, weapon, state, weaponLevel(character, switches, weapon))),
                           std::string(AreaFire::kAction.id), item.possession.id, 0, isInHand(state)});
    }
    return choices;
}

/// A miss may carry it as far as the highest face does.
int AreaDialog::reach(const WeaponChoice& weapon) const
{
    constexpr int kFaces = 6;
    const CombatantView* who = m_fight.active();
    const auto isIt = [&weapon](const CombatantView::Item& item) { return item.possession.id == weapon.possession; };
    const auto found = who ? std::ranges::find_if(who->weapons, isIt)
                           : std::vector<CombatantView::Item>::const_iterator();
    return !who || found == who->weapons.end() ? 0 : (found->record.record.as<Weapon>().area + kFaces) * kMetresPerStep;
}

/// Who fires stands where the distance says; the rules reckon with him by themselves.
bool AreaDialog::mayBeNear(RecordId who) const
{
    const CombatantView* active = m_fight.active();
    return !active || active->combatant.id != who;
}

std::size_t AreaDialog::mostTargets() const
{
    return kMostInArea;
}

QWidget* AreaDialog::makeOptions()
{
    return new AreaOptionsPanel(*m_presenter, m_style, this);
}

bool AreaDialog::isOwnChoice(QuestionName question) const
{
    return question == QuestionName(Query::InBlast) || question == QuestionName(Query::Proposal);
}

void AreaDialog::sayReady(const WeaponChoice*)
{
    entitle(*this,
            tr("Fire at a place: %1, where %2 stands - Hitspread")
                .arg(nameIn(m_presenter->action(), Role::Actor), nameIn(m_presenter->action(), Role::Target)));
}

QString AreaDialog::stageWords() const
{
    const AreaFire* fire = fireOf(*m_presenter);
    if (!fire)
        return {};
    const QString radius = tr("radius %1 m", "of the blast").arg(fire->weapon.area * kMetresPerStep);
    const auto number = m_presenter->complaints().isEmpty()
        ? ActionTrial(m_presenter->action()).last(static_cast<std::uint16_t>(Quantity::AttackNumber))
        : std::nullopt;
    return number ? tr("%1: %2; %3", "weapon, what it takes, radius of the blast")
                        .arg(text::visible(fire->weapon.name), neededWords(*number, fire->switches.twoMisses), radius)
                  : tr("%1; %2", "weapon, radius of the blast").arg(text::visible(fire->weapon.name), radius);
}

/// Nobody aims at a place of a body then, and nothing that covers one counts (TD-54, TD-D18).
void AreaDialog::paint(BodyPicture& picture, std::size_t) const
{
    picture.isByLocation = true;
    for (LocationCallout& callout : picture.callouts) {
        callout.note.clear();
        callout.shortNote.clear();
    }
}

std::pair<QString, QString> AreaDialog::cells(std::size_t place) const
{
    const AreaFire* fire = fireOf(*m_presenter);
    const auto apart = apartPath(*m_presenter, place);
    if (!fire || !apart || place >= fire->nearOptions.size())
        return {};
    std::pair<QString, QString> cells;
    const std::int32_t metres = m_presenter->options().number(*apart);
    cells.first = metres == kNoEntry ? tr("? m") : tr("%1 m").arg(metres);
    const Step* const within = lastStep(
        m_presenter->action().findings.steps,
        {static_cast<std::uint16_t>(Quantity::BlastWithin), static_cast<std::uint16_t>(place)});
    if (fire->nearOptions[place].shielded)
        cells.second = tr("shielded");
    else if (within)
        cells.second = within->value != 0 ? tr("in it") : tr("out of it");
    return cells;
}

void AreaDialog::resizeEvent(QResizeEvent* event)
{
    m_map->setLow(height() < kAreaDialogLow);
    BlastDialog::resizeEvent(event);
}

namespace {

template <auto Member>
constexpr FieldName kOfEachNear = declare::name<&AreaFire::nearOptions, Member>(kAreaParts);

}  // namespace

AreaOptionsPanel::AreaOptionsPanel(AttackPresenter& presenter, const ApplicationStyle& style, QWidget* parent)
    : OptionColumn(presenter, style, parent), m_presenter(presenter)
{
    auto* declared = new SideOptions(presenter, style, {Role::Actor, areaAdditions()}, place());
    declared->labels().join(labels());
    addWidget(declared);
    addSection(tr("Where he stands"), &m_inView);
    m_inView->setWordWrap(true);
    addRow(kOfEachNear<&NearOptions::ahead>, tr("Beyond the place"))->setHint(tr("negative: on this side"));
    addRow(kOfEachNear<&NearOptions::right>, tr("To the right of it"))->setHint(tr("negative: to the left"));
    connect(&presenter, &AttackPresenter::ready, this, &AreaOptionsPanel::refresh);
    connect(&presenter, &AttackPresenter::changed, this, &AreaOptionsPanel::refresh);
    refresh();
}

void AreaOptionsPanel::refresh()
{
    const auto* fire = m_presenter.isReady() ? m_presenter.action().request.input.as<AreaFire>() : nullptr;
    const std::size_t view = m_presenter.options().targetInView();
    if (fire && view < fire->near.size())
        m_inView->setText(tr("Where %1 stands, if that is known").arg(text::visible(fire->near[view].character.name)));
}

}  // namespace hitspread::twod6

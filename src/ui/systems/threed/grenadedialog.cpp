#include "ui/systems/threed/grenadedialog.h"

#include "models/fight/digest.h"
#include "models/history/tracemodel.h"
#include "models/play/attackpresenter.h"
#include "rules/systems/registry.h"
#include "text/echo.h"
#include "ui/attack/body/bodypicturemaker.h"
#include "ui/attack/body/playerbar.h"
#include "ui/attack/body/stagepane.h"
#include "ui/attack/dice/spendmodel.h"
#include "ui/attack/options/bystanderlist.h"
#include "ui/attack/options/comborow.h"
#include "ui/attack/targettable.h"
#include "ui/diagram/bodyview.h"
#include "ui/widgets/windowtitle.h"

#include <QComboBox>
#include <QSignalBlocker>
#include <QStandardItemModel>

#include <algorithm>

namespace hitspread::threed {

GrenadeDialog::GrenadeDialog(Fight& fight, ApplicationStyle& style, Preferences& preferences, QWidget* parent,
                             AttackLog* log)
    : BlastDialog(fight, style, preferences, parent, log)
{
    m_pane->player().show();
    setObjectName(QStringLiteral("grenadeDialog"));
    setDropWords(tr("Drop this grenade:"));
    m_table->setHeadings(tr("Away"), tr("Reached"));
    m_table->setAccessibleName(tr("Everybody near the explosion"));
    auto* thrower = new ComboRow(tr("Whose"), QStringLiteral("throwerCombo"), *m_labels, this);
    m_throwerRow = thrower;
    m_thrower = &thrower->combo();
    arrangeBlast(tr("Grenade"), QStringLiteral("grenadeCombo"), thrower);
    connect(m_stage, &BodyView::hexChosen, this, &GrenadeDialog::chooseHex);
    connect(m_thrower, &QComboBox::activated, this, [this] {
        m_fight.setActive(m_thrower->currentData().toLongLong());
        fillWeapons();
        begin();
    });
}

void GrenadeDialog::start(RecordId lying, RecordId carried)
{
    if (m_fight.active() && (lying != 0 || m_fight.target()))
        startFor(lying != 0 ? lying : carried);
}

void GrenadeDialog::fillWeapons()
{
    const QSignalBlocker quiet(m_thrower);
    m_thrower->clear();
    const CombatantView* active = m_fight.active();
    for (const CombatantView& view : m_fight.snapshot().combatants) {
        if (!view.combatant.away && !grenadepanels::grenades(view).empty())
            m_thrower->addItem(text::visible(view.combatant.name), QVariant::fromValue(view.combatant.id));
    }
    m_thrower->setCurrentIndex(active ? m_thrower->findData(QVariant::fromValue(active->combatant.id)) : -1);
    m_weapons = active ? weapons(*active) : std::vector<WeaponChoice>();
    std::ranges::copy(grenadepanels::lying(m_fight.snapshot().lying), std::back_inserter(m_weapons));
    fillHands(*m_weapon, m_weapons, nullptr);
}

std::vector<WeaponChoice> GrenadeDialog::weapons(const CombatantView& who) const
{
    return grenadepanels::grenades(who);
}

std::size_t GrenadeDialog::mostTargets() const
{
    return grenadepanels::mostTargets();
}

QWidget* GrenadeDialog::makeOptions()
{
    return grenadepanels::makeOptions(*m_presenter, m_style, this);
}

bool GrenadeDialog::isOwnChoice(QuestionName question) const
{
    return question == grenadepanels::kPullQuestion;
}

/// Whoever acts runs into what lies there.
const CombatantView* GrenadeDialog::firstTarget(const WeaponChoice& weapon) const
{
    return isLying(weapon) ? m_fight.active() : m_fight.target();
}

int GrenadeDialog::reach(const WeaponChoice& weapon) const
{
    const AnyRecord record = recordOf(weapon);
    return record.isNull() ? 0 : grenadepanels::reach(record);
}

bool GrenadeDialog::isLying(const WeaponChoice& grenade) const
{
    return std::ranges::any_of(m_fight.snapshot().lying,
                               [&](const LyingView& view) { return view.possession.id == grenade.possession; });
}

AnyRecord GrenadeDialog::recordOf(const WeaponChoice& grenade) const
{
    for (const LyingView& view : m_fight.snapshot().lying) {
        if (view.possession.id == grenade.possession)
            return view.record.record;
    }
    if (const CombatantView* who = m_fight.active()) {
        for (const CombatantView::Item& item : who->others) {
            if (item.possession.id == grenade.possession)
                return item.record.record;
        }
    }
    return {};
}

void GrenadeDialog::sayReady(const WeaponChoice* weapon)
{
    const bool lies = weapon && isLying(*weapon);
    // What lies there is nobody's any more.
    m_throwerRow->setVisible(!lies);
    entitle(*this,
            tr("Grenade: %1 - Hitspread").arg(lies ? weapon->words : nameIn(m_presenter->action(), Role::Actor)));
}

void GrenadeDialog::refresh()
{
    m_thrower->setEnabled(!m_presenter->dice().hasFallen());
    BlastDialog::refresh();
}

/// Dice that have fallen stay with another grenade out of the same hand, as with any other option.
void GrenadeDialog::holdWeapons(bool fallen)
{
    const WeaponChoice* grenade = chosen();
    const bool isHis = grenade && !isLying(*grenade);
    m_weapon->setEnabled(!fallen || (isHis && m_presenter->past().isEmpty()));
    const auto* entries = qobject_cast<const QStandardItemModel*>(m_weapon->model());
    for (int i = 0; entries && i < entries->rowCount(); ++i)
        entries->item(i)->setEnabled(!fallen || !isLying(m_weapons[static_cast<std::size_t>(i)]));
}

QString GrenadeDialog::stageWords() const
{
    return grenadepanels::stageWords(*m_presenter);
}

void GrenadeDialog::paint(BodyPicture& picture, std::size_t place) const
{
    const ActionRecord& action = m_presenter->action();
    picture.aim = grenadepanels::point(*m_presenter);
    picture.selected = picture.aim;
    const System& system = m_presenter->system();
    const auto lines = system.deviation() ? system.deviation()->deviations(action.findings.steps)
                                          : std::vector<Deviation>();
    const DiceQuestion* pull = pullChoice();
    if (!lines.empty()) {
        picture.selected.reset();
        picture.roseDirection = lines.front().direction;
        picture.drift = bodypicture::driftOf(lines.front(), lines.front().spent,
                                             lines.front().location < 0 ? StrikeKind::Miss : StrikeKind::Hit,
                                             pull ? spendOptions(*m_presenter, *pull) : std::vector<SpendOption>());
    }
    const std::vector<Reach> reached = areas();
    const bool supposed = reached.empty();
    const std::vector<Reach> shown = supposed ? grenadepanels::supposedAreas(*m_presenter) : reached;
    for (const Reach& area : shown) {
        if (area.target == place)
            picture.blast = BlastPicture{area.impact, area.hexes, supposed};
    }
}

std::pair<QString, QString> GrenadeDialog::cells(std::size_t place) const
{
    std::pair<QString, QString> cells;
    if (const auto apart = apartPath(*m_presenter, place)) {
        cells.first = isApartGuessed(*m_presenter, place) ? tr("? m")
                                                          : tr("%1 m").arg(m_presenter->options().number(*apart));
    }
    const std::vector<Reach> reached = areas();
    const auto area = std::ranges::find(reached, place, &Reach::target);
    const auto& plan = m_presenter->action().request.plan;
    if (area != reached.end() && plan)
        cells.second =
            tr("%1 of %2").arg(QString::number(area->locations.size()), QString::number(plan->locations().size()));
    return cells;
}

const DiceQuestion* GrenadeDialog::pullChoice() const
{
    return choiceCalled(*m_presenter, grenadepanels::kPullQuestion);
}

void GrenadeDialog::chooseHex(Hex hex)
{
    // On the line of the throw a click spends the points that lead there; anywhere else it puts the point.
    const DiceQuestion* pull = pullChoice();
    if (const auto points = pull ? spendLeadingTo(*m_presenter, *pull, hex) : std::nullopt) {
        m_presenter->dice().choose(pull->question.key, *points);
        return focusNext();
    }
    grenadepanels::setPoint(*m_presenter, hex);
}

bool GrenadeDialog::isCounted() const
{
    return true;
}

}  // namespace hitspread::threed

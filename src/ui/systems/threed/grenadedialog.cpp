#include "ui/systems/threed/grenadedialog.h"

#include "models/digest.h"
#include "models/play/attackpresenter.h"
#include "models/systemview.h"
#include "models/targets.h"
#include "models/tracemodel.h"
#include "rules/systems/registry.h"
#include "text/echo.h"
#include "ui/attack/attackfoot.h"
#include "ui/attack/attackframe.h"
#include "ui/attack/bodypicturemaker.h"
#include "ui/attack/choicerows.h"
#include "ui/attack/comborow.h"
#include "ui/attack/labelcolumn.h"
#include "ui/attack/optioncolumn.h"
#include "ui/attack/playerbar.h"
#include "ui/attack/spendmodel.h"
#include "ui/attack/stagepane.h"
#include "ui/diagram/bodyview.h"
#include "ui/systems/threed/nearlist.h"
#include "ui/systems/threed/rangeguess.h"
#include "ui/systems/threed/targettable.h"
#include "ui/systems/threed/threedgrenade.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/windowtitle.h"

#include <QComboBox>
#include <QKeyEvent>
#include <QSignalBlocker>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace hitspread::threed {

GrenadeDialog::GrenadeDialog(Fight& fight, ApplicationStyle& style, Preferences& preferences, QWidget* parent,
                             AttackLog* log)
    : CrowdDialog(fight, style, preferences, parent, log)
{
    m_pane->player().show();
    setObjectName(QStringLiteral("grenadeDialog"));
    setHands({.dice = this, .choices = this, .flight = this, .keys = this});
    setDropWords(tr("Drop this grenade:"));
    m_table->setHeadings(tr("Away"), tr("Reached"));
    m_table->setAccessibleName(tr("Everybody near the explosion"));
    arrange(makeChoosers());
    connectAll();
}

std::vector<QWidget*> GrenadeDialog::makeChoosers()
{
    m_labels = new LabelColumn(this);
    auto* thrower = new ComboRow(tr("Whose"), QStringLiteral("throwerCombo"), *m_labels, this);
    auto* grenade = new ComboRow(tr("Grenade"), QStringLiteral("grenadeCombo"), *m_labels, this);
    m_throwerRow = thrower;
    m_thrower = &thrower->combo();
    m_grenade = &grenade->combo();
    m_who = new NearList(*m_presenter, m_style, this);
    return {thrower, grenade, m_who};
}

void GrenadeDialog::connectAll()
{
    connect(m_stage, &BodyView::hexChosen, this, &GrenadeDialog::chooseHex);
    connect(m_presenter, &AttackPresenter::ready, this, &GrenadeDialog::takeReady);
    connect(&m_fight, &Fight::changed, this, &GrenadeDialog::followNear);
    connect(m_thrower, &QComboBox::activated, this, [this] {
        m_fight.setActive(m_thrower->currentData().toLongLong());
        fillGrenades();
        begin();
    });
    connect(m_grenade, &QComboBox::activated, this, &GrenadeDialog::begin);
    connect(m_who, &NearList::full, this, [this] {
        m_foot->warn(tr("No more than %1 can be worked out at once.").arg(grenadepanels::mostTargets()));
    });
    connect(m_who, &NearList::arrived, this, [this] {
        if (std::exchange(m_rollsOnArrival, false))
            rollDeclared();
    });
}

void GrenadeDialog::choosePanels()
{
    if (m_options)
        return;
    m_who->setMost(grenadepanels::mostTargets());
    m_options = grenadepanels::makeOptions(*m_presenter, m_style, this);
    addOptions(m_options);
    if (const auto* options = qobject_cast<OptionColumn*>(m_options.data()))
        options->labels().join(*m_labels);
    m_pulls = new ChoiceRows(
        *m_presenter, [](QuestionName question) { return question == grenadepanels::kPullQuestion; }, this);
    m_pulls->setTall(true);
    m_right->insertWidget(1, m_pulls);
}

void GrenadeDialog::fillGrenades()
{
    const QSignalBlocker quietThrower(m_thrower);
    m_thrower->clear();
    const CombatantView* active = m_fight.active();
    for (const CombatantView& view : m_fight.snapshot().combatants) {
        if (!view.combatant.away && !grenadepanels::grenades(view).empty())
            m_thrower->addItem(text::visible(view.combatant.name), QVariant::fromValue(view.combatant.id));
    }
    m_thrower->setCurrentIndex(active ? m_thrower->findData(QVariant::fromValue(active->combatant.id)) : -1);
    m_grenades = active ? grenadepanels::grenades(*active) : std::vector<HandChoice>();
    std::ranges::copy(grenadepanels::lying(m_fight.snapshot().lying), std::back_inserter(m_grenades));
    fillHands(*m_grenade, m_grenades, nullptr);
}

bool GrenadeDialog::isLying(const HandChoice& grenade) const
{
    return std::ranges::any_of(m_fight.snapshot().lying,
                               [&](const LyingView& view) { return view.possession.id == grenade.possession; });
}

AnyRecord GrenadeDialog::recordOf(const HandChoice& grenade) const
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

/// Whoever stands within reach of the target, the one who throws it among them, and nobody whom it harms no more.
std::vector<RecordId> GrenadeDialog::near(RecordId target, const HandChoice& grenade) const
{
    std::vector<RecordId> result;
    const FightSnapshot& fight = m_fight.snapshot();
    const AnyRecord record = recordOf(grenade);
    const int reach = record.isNull() ? 0 : grenadepanels::reach(record);
    for (const CombatantView& view : fight.combatants) {
        const RecordId id = view.combatant.id;
        const auto apart = fight.distances.find(std::minmax(id, target));
        const bool isNear = !view.combatant.away && apart != fight.distances.end() && apart->second <= reach
            && !isDead(fight, view);
        if (id != target && isNear && result.size() + 1 < grenadepanels::mostTargets())
            result.push_back(id);
    }
    return result;
}

void GrenadeDialog::start(RecordId lying, RecordId carried)
{
    choosePanels();
    if (!m_fight.active() || (lying == 0 && !m_fight.target()))
        return;
    m_visited.clear();
    m_rollsOnArrival = false;
    open();
    fillGrenades();
    const HandChoice wanted{.words = {}, .action = {}, .possession = lying != 0 ? lying : carried};
    if (wanted.possession != 0)
        fillHands(*m_grenade, m_grenades, &wanted);
    begin();
    // Behind what open() does then.
    connect(
        m_presenter, &AttackPresenter::changed, m_who, [this] { askDistances(); }, Qt::SingleShotConnection);
}

bool GrenadeDialog::focusMissing()
{
    return m_who->focusUnknown();
}

void GrenadeDialog::askDistances()
{
    if (m_presenter->dice().hasFallen() || !m_who->focusUnknown())
        return;
    m_frame->reveal(AttackFrame::Column::Options);
    m_foot->hint(tr("Type how far each stands from it; Enter goes on, R rolls. Who is left empty is not near."));
}

bool GrenadeDialog::takeOwnKey(const QKeyEvent& event)
{
    // Whoever was typed last is on his way still: the dice are for him, too.
    if (event.key() == Qt::Key_R && m_who->isOnItsWay()) {
        m_rollsOnArrival = true;
        return true;
    }
    return CrowdDialog::takeOwnKey(event);
}

void GrenadeDialog::resume(const PendingAction& pending)
{
    if (comeForward(pending))
        return;
    choosePanels();
    m_visited.clear();
    open();
    // Whose grenade it is: somebody else may have been looked at since.
    m_fight.setActive(pending.action.actor);
    fillGrenades();
    const RecordId used = orderOf(pending).weapon;
    const HandChoice taken{.words = {}, .action = {}, .possession = used};
    fillHands(*m_grenade, m_grenades, &taken);
    if (const HandChoice* grenade = chosen())
        m_near = near(pending.action.target, *grenade);
    m_presenter->resume(pending);
    focusNext();
}

void GrenadeDialog::begin()
{
    const HandChoice* grenade = chosen();
    // Dice that have fallen are of him who threw at those who were near, whoever is looked at meanwhile.
    if (grenade && m_presenter->dice().hasFallen()) {
        ActionOrder order = m_presenter->order();
        order.action = grenade->action;
        order.weapon = grenade->possession;
        return m_presenter->begin(order);
    }
    const CombatantView* who = m_fight.active();
    // Whoever acts runs into what lies there.
    const CombatantView* target = grenade && isLying(*grenade) ? who : m_fight.target();
    if (!who || !target || !grenade)
        return;
    ActionOrder order;
    order.action = grenade->action;
    order.encounter = m_fight.snapshot().encounter.id;
    order.actor = who->combatant.id;
    order.target = target->combatant.id;
    order.weapon = grenade->possession;
    const ActionOrder& known = m_presenter->order();
    const bool same = m_presenter->isReady() && known.target == order.target && known.encounter == order.encounter;
    const std::vector<RecordId> before = std::exchange(m_near, near(order.target, *grenade));
    order.otherTargets = same ? followed(known.otherTargets, before) : m_near;
    m_presenter->begin(order);
}

/// Who has come near is with those who are taken along, who has gone far, left or fled is not; what was ticked by hand stays.
std::vector<RecordId> GrenadeDialog::followed(std::vector<RecordId> along, const std::vector<RecordId>& before) const
{
    const auto isAmong = [](const std::vector<RecordId>& all, RecordId who) {
        return std::ranges::find(all, who) != all.end();
    };
    for (const RecordId who : m_near) {
        const bool comes = !isAmong(before, who) && !isAmong(along, who);
        if (comes && along.size() + 1 < grenadepanels::mostTargets())
            along.push_back(who);
    }
    // Whom dice are for stays, as far off as the fight says: out of the zone nothing befalls him.
    if (!m_presenter->dice().hasFallen())
        std::erase_if(along, [&](RecordId who) {
            const CombatantView* view = m_fight.snapshot().find(who);
            return !view || view->combatant.away || (isAmong(before, who) && !isAmong(m_near, who));
        });
    return along;
}

void GrenadeDialog::followNear()
{
    const HandChoice* grenade = chosen();
    if (!isVisible() || !grenade || !m_presenter->isReady() || !m_presenter->past().isEmpty()
        || m_presenter->order().encounter != m_fight.snapshot().encounter.id)
        return;
    ActionOrder order = m_presenter->order();
    const std::vector<RecordId> before = std::exchange(m_near, near(order.target, *grenade));
    order.otherTargets = followed(order.otherTargets, before);
    if (order.otherTargets != m_presenter->order().otherTargets)
        m_presenter->begin(order);
}

void GrenadeDialog::takeReady()
{
    const HandChoice* grenade = chosen();
    const AnyRecord record = grenade ? recordOf(*grenade) : AnyRecord();
    m_who->setReach(record.isNull() ? 0 : grenadepanels::reach(record));
    const bool lies = grenade && isLying(*grenade);
    // What lies there is nobody's any more.
    m_throwerRow->setVisible(!lies);
    entitle(*this,
            tr("Grenade: %1 - Hitspread").arg(lies ? grenade->words : nameIn(m_presenter->action(), Role::Actor)));
}

void GrenadeDialog::refresh()
{
    if (!m_options)
        return;
    const bool fallen = m_presenter->dice().hasFallen();
    if (!fallen)
        m_visited.clear();
    m_thrower->setEnabled(!fallen);
    holdGrenades(fallen);
    CrowdDialog::refresh();
}

/// Dice that have fallen stay with another grenade out of the same hand, as with any other option.
void GrenadeDialog::holdGrenades(bool fallen)
{
    const HandChoice* grenade = chosen();
    const bool isHis = grenade && !isLying(*grenade);
    m_grenade->setEnabled(!fallen || (isHis && m_presenter->past().isEmpty()));
    const auto* entries = qobject_cast<const QStandardItemModel*>(m_grenade->model());
    for (int i = 0; entries && i < entries->rowCount(); ++i)
        entries->item(i)->setEnabled(!fallen || !isLying(m_grenades[static_cast<std::size_t>(i)]));
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
    if (auto apart = m_presenter->options().path(kApart)) {
        apart->element = static_cast<std::uint16_t>(place);
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

bool GrenadeDialog::focusNewChoice()
{
    if (m_who->focusNextUnknown())
        return true;
    const DiceQuestion* pull = pullChoice();
    if (!m_pulls || !pull || m_visited.contains(pull->question.key) || pull->answer.choiceOrigin != Origin::Preset)
        return false;
    m_pulls->refresh();
    if (!m_pulls->answers(pull->question.key))
        return false;
    m_visited.insert(pull->question.key);
    m_frame->reveal(AttackFrame::Column::Right);
    m_pulls->focusCurrent(pull->question.key);
    return true;
}

bool GrenadeDialog::focusLastChoice()
{
    const DiceQuestion* pull = pullChoice();
    if (!m_pulls || !pull || m_pulls->focused() || !m_pulls->answers(pull->question.key))
        return false;
    m_pulls->focusCurrent(pull->question.key);
    return true;
}

bool GrenadeDialog::holdsChoice(const QWidget* widget) const
{
    return m_pulls && m_pulls->isAncestorOf(widget);
}

bool GrenadeDialog::takeChoice(int digit)
{
    const DiceQuestion* pull = pullChoice();
    if (!pull || digit < pull->question.minimum || digit > pull->question.maximum)
        return false;
    m_presenter->dice().choose(pull->question.key, digit);
    return true;
}

bool GrenadeDialog::isCounted() const
{
    return true;
}

}  // namespace hitspread::threed

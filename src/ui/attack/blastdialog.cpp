#include "ui/attack/blastdialog.h"

#include "models/fight/targets.h"
#include "models/play/attackpresenter.h"
#include "models/systemview.h"
#include "ui/attack/attackfoot.h"
#include "ui/attack/attackframe.h"
#include "ui/attack/decisions/choicerows.h"
#include "ui/attack/options/bystanderlist.h"
#include "ui/attack/options/comborow.h"
#include "ui/attack/options/labelcolumn.h"
#include "ui/attack/options/optioncolumn.h"

#include <QComboBox>
#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace hitspread {

BlastDialog::BlastDialog(Fight& fight, ApplicationStyle& style, Preferences& preferences, QWidget* parent,
                         AttackLog* log)
    : CrowdDialog(fight, style, preferences, parent, log),
      m_labels(new LabelColumn(this)),
      m_who(new BystanderList(*m_presenter, style, this))
{
    setHands({.dice = this, .choices = this, .flight = this, .keys = this});
}

void BlastDialog::arrangeBlast(const QString& weapon, const QString& name, QWidget* above, QWidget* map)
{
    auto* row = new ComboRow(weapon, name, *m_labels, this);
    m_weapon = &row->combo();
    std::vector<QWidget*> choosers{row, m_who};
    if (above)
        choosers.insert(choosers.begin(), above);
    arrange(choosers, map);
    connect(m_presenter, &AttackPresenter::ready, this, &BlastDialog::takeReady);
    connect(&m_fight, &Fight::changed, this, &BlastDialog::followNear);
    connect(m_weapon, &QComboBox::activated, this, &BlastDialog::begin);
    connect(m_who, &BystanderList::full, this,
            [this] { m_foot->warn(tr("No more than %1 can be worked out at once.").arg(mostTargets())); });
    connect(m_who, &BystanderList::arrived, this, [this] {
        if (std::exchange(m_rollsOnArrival, false))
            rollDeclared();
    });
}

void BlastDialog::choosePanels()
{
    if (m_options)
        return;
    m_who->setMost(mostTargets());
    m_options = makeOptions();
    addOptions(m_options);
    if (const auto* options = qobject_cast<OptionColumn*>(m_options.data()))
        options->labels().join(*m_labels);
    m_choices = new ChoiceRows(
        *m_presenter, [this](QuestionName question) { return isOwnChoice(question); }, this);
    m_choices->setTall(true);
    m_right->insertWidget(1, m_choices);
    connect(m_choices, &ChoiceRows::taken, this, &BlastDialog::focusNext);
}

void BlastDialog::fillWeapons()
{
    const CombatantView* active = m_fight.active();
    m_weapons = active ? weapons(*active) : std::vector<WeaponChoice>();
    fillHands(*m_weapon, m_weapons, readiest(m_weapons));
}

const WeaponChoice* BlastDialog::chosen() const
{
    return handAt(m_weapons, *m_weapon);
}

const CombatantView* BlastDialog::firstTarget(const WeaponChoice&) const
{
    return m_fight.target();
}

std::vector<RecordId> BlastDialog::near(RecordId target, const WeaponChoice& weapon) const
{
    std::vector<RecordId> result;
    const FightSnapshot& fight = m_fight.snapshot();
    const int metres = reach(weapon);
    for (const CombatantView& view : fight.combatants) {
        const RecordId id = view.combatant.id;
        const auto apart = fight.distances.find(std::minmax(id, target));
        const bool isNear = !view.combatant.away && apart != fight.distances.end() && apart->second <= metres
            && !isDead(fight, view);
        if (id != target && isNear && mayBeNear(id) && result.size() + 1 < mostTargets())
            result.push_back(id);
    }
    return result;
}

void BlastDialog::startFor(RecordId weapon)
{
    choosePanels();
    m_visited.clear();
    m_rollsOnArrival = false;
    open();
    fillWeapons();
    const WeaponChoice wanted{.words = {}, .action = {}, .possession = weapon};
    if (weapon != 0)
        fillHands(*m_weapon, m_weapons, &wanted);
    begin();
    // Behind what open() does then.
    connect(
        m_presenter, &AttackPresenter::changed, m_who, [this] { askDistances(); }, Qt::SingleShotConnection);
}

void BlastDialog::focusMissing()
{
    (void)m_who->focusUnknown();
}

void BlastDialog::askDistances()
{
    if (m_presenter->dice().hasFallen() || !m_who->focusUnknown())
        return;
    m_frame->reveal(AttackFrame::Column::Options);
    m_foot->hint(tr("Type how far each stands from it; Enter goes on, R rolls. Who is left empty is not near."));
}

bool BlastDialog::takeOwnKey(const QKeyEvent& event)
{
    // Whoever was typed last is on his way still: the dice are for him, too.
    if (event.key() == Qt::Key_R && m_who->isOnItsWay()) {
        m_rollsOnArrival = true;
        return true;
    }
    return CrowdDialog::takeOwnKey(event);
}

void BlastDialog::resume(const PendingAction& pending)
{
    if (comeForward(pending))
        return;
    choosePanels();
    m_visited.clear();
    open();
    // Whose it is: somebody else may have been looked at since.
    m_fight.setActive(pending.action.actor);
    fillWeapons();
    const WeaponChoice taken{.words = {}, .action = {}, .possession = orderOf(pending).weapon};
    fillHands(*m_weapon, m_weapons, &taken);
    if (const WeaponChoice* weapon = chosen())
        m_near = near(pending.action.target, *weapon);
    m_presenter->resume(pending);
    focusNext();
}

void BlastDialog::begin()
{
    const WeaponChoice* weapon = chosen();
    // Dice that have fallen are of him who acted against those who were near, whoever is looked at meanwhile.
    if (weapon && m_presenter->dice().hasFallen()) {
        ActionOrder order = m_presenter->order();
        order.action = weapon->action;
        order.weapon = weapon->possession;
        return m_presenter->begin(order);
    }
    const CombatantView* who = m_fight.active();
    const CombatantView* target = weapon ? firstTarget(*weapon) : nullptr;
    if (!who || !target || !weapon)
        return;
    ActionOrder order;
    order.action = weapon->action;
    order.encounter = m_fight.snapshot().encounter.id;
    order.actor = who->combatant.id;
    order.target = target->combatant.id;
    order.weapon = weapon->possession;
    const ActionOrder& known = m_presenter->order();
    const bool same = m_presenter->isReady() && known.target == order.target && known.encounter == order.encounter;
    const std::vector<RecordId> before = std::exchange(m_near, near(order.target, *weapon));
    order.otherTargets = same ? followed(known.otherTargets, before) : m_near;
    m_presenter->begin(order);
}

/// Who has come near is with those who are taken along, who has gone far, left or fled is not; what was ticked by hand stays.
std::vector<RecordId> BlastDialog::followed(std::vector<RecordId> along, const std::vector<RecordId>& before) const
{
    const auto isAmong = [](const std::vector<RecordId>& all, RecordId who) {
        return std::ranges::find(all, who) != all.end();
    };
    for (const RecordId who : m_near) {
        const bool comes = !isAmong(before, who) && !isAmong(along, who);
        if (comes && along.size() + 1 < mostTargets())
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

void BlastDialog::followNear()
{
    const WeaponChoice* weapon = chosen();
    if (!isVisible() || !weapon || !m_presenter->isReady() || !m_presenter->past().isEmpty()
        || m_presenter->order().encounter != m_fight.snapshot().encounter.id)
        return;
    ActionOrder order = m_presenter->order();
    const std::vector<RecordId> before = std::exchange(m_near, near(order.target, *weapon));
    order.otherTargets = followed(order.otherTargets, before);
    if (order.otherTargets != m_presenter->order().otherTargets)
        m_presenter->begin(order);
}

void BlastDialog::takeReady()
{
    const WeaponChoice* weapon = chosen();
    m_who->setReach(weapon ? reach(*weapon) : 0);
    sayReady(weapon);
}

void BlastDialog::primary()
{
    if (!takeStanding())
        return CrowdDialog::primary();
    focusNext();
}

void BlastDialog::refresh()
{
    if (!m_options)
        return;
    const bool fallen = m_presenter->dice().hasFallen();
    if (!fallen)
        m_visited.clear();
    holdWeapons(fallen);
    CrowdDialog::refresh();
}

void BlastDialog::holdWeapons(bool fallen)
{
    m_weapon->setEnabled(!fallen || m_presenter->past().isEmpty());
}

bool BlastDialog::focusNewChoice()
{
    if (m_who->focusNextUnknown())
        return true;
    if (!m_choices)
        return false;
    m_choices->refresh();
    for (const DiceQuestion& choice : m_presenter->dice().choices()) {
        const QuestionKey key = choice.question.key;
        const bool isDecided = !choice.isOpen && choice.answer.choiceOrigin != Origin::Preset;
        if (m_visited.contains(key) || !m_choices->answers(key) || isDecided
            || isAside(m_presenter->system().id(), key))
            continue;
        m_visited.insert(key);
        m_frame->reveal(AttackFrame::Column::Right);
        m_choices->focusCurrent(key);
        return true;
    }
    return false;
}

bool BlastDialog::focusLastChoice()
{
    if (!m_choices)
        return false;
    const auto focused = m_choices->focused();
    std::optional<QuestionKey> before;
    for (const DiceQuestion& choice : m_presenter->dice().choices()) {
        if (focused == choice.question.key)
            break;
        if (m_choices->answers(choice.question.key))
            before = choice.question.key;
    }
    if (before)
        m_choices->focusCurrent(*before);
    return before.has_value();
}

bool BlastDialog::holdsChoice(const QWidget* widget) const
{
    return m_choices && m_choices->isAncestorOf(widget);
}

bool BlastDialog::takeChoice(int digit)
{
    if (!m_choices)
        return false;
    const DiceQuestion* open = isChoosing() ? m_presenter->dice().open() : nullptr;
    if (open && m_choices->answers(open->question.key))
        return m_choices->take(open->question.key, digit);
    if (m_choices->take(digit))
        return true;
    // What was decided may be decided otherwise, the latest first.
    const auto& choices = m_presenter->dice().choices();
    return std::any_of(choices.rbegin(), choices.rend(), [this, digit](const DiceQuestion& choice) {
        return m_choices->take(choice.question.key, digit);
    });
}

bool BlastDialog::isCounted() const
{
    const auto& choices = m_presenter->dice().choices();
    return m_choices && std::ranges::any_of(choices, [this](const DiceQuestion& choice) {
               return m_choices->isCounted(choice.question.key);
           });
}

}  // namespace hitspread

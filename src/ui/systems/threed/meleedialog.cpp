#include "ui/systems/threed/meleedialog.h"

#include "models/digest.h"
#include "models/tracemodel.h"
#include "rules/systems/registry.h"
#include "ui/attack/attackfoot.h"
#include "ui/attack/attackframe.h"
#include "ui/attack/attackpresenter.h"
#include "ui/attack/bodypicturemaker.h"
#include "ui/attack/dicepanel.h"
#include "ui/attack/playerbar.h"
#include "ui/attack/spendmodel.h"
#include "ui/attack/stageheader.h"
#include "ui/attack/stagepane.h"
#include "ui/diagram/bodyview.h"
#include "ui/rules/explanationpanel.h"
#include "ui/systems/threed/choicecards.h"
#include "ui/systems/threed/choicerows.h"
#include "ui/systems/threed/sidepanel.h"
#include "ui/systems/threed/stagetrail.h"
#include "ui/systems/threed/threedmelee.h"
#include "ui/theme/applicationstyle.h"
#include "ui/verdict/attackverdict.h"
#include "ui/widgets/windowroom.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QResizeEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace hitspread::threed {

namespace {

constexpr int kMeleeDialogLow = 760;
constexpr int kSides = 372;
// Of persons and values in the verdict.
constexpr int kMeleeDialogFewLines = 2;
constexpr int kMeleeDialogManyLines = 5;

}  // namespace

MeleeDialog::MeleeDialog(Fight& fight, ApplicationStyle& style, Preferences& preferences, QWidget* parent,
                         AttackLog* log)
    : ActionDialog(fight, style, parent, log),
      m_frame(new AttackFrame(style, this)),
      m_attacker(new SidePanel(*m_presenter, style, 0, this)),
      m_defender(new SidePanel(*m_presenter, style, 1, this)),
      m_trail(new StageTrail(this)),
      m_pane(new StagePane(style, preferences, this)),
      m_stage(&m_pane->stage()),
      m_weapon(m_attacker->addCombo(tr("Weapon"), QStringLiteral("attackerWeapon"))),
      m_second(m_attacker->addCombo(tr("Other hand"), QStringLiteral("secondWeapon"))),
      m_guard(m_defender->addCombo(tr("Parries with"), QStringLiteral("defenderWeapon"))),
      m_cards(new ChoiceCards(*m_presenter, style, this)),
      m_undefended(new QLabel(this)),
      m_verdict(new AttackVerdict(*m_presenter, style, this))
{
    m_pane->player().show();
    setObjectName(QStringLiteral("meleeDialog"));
    setHands({.dice = this, .choices = this, .flight = this, .keys = this});
    setDropWords(tr("Drop this attack:"));
    leaveEnterTo(*m_stage);
    leaveEnterTo(m_attacker->steps());
    leaveEnterTo(m_defender->steps());
    setMinimumWithinScreen(*this, {1200, 650});
    resizeWithinScreen(*this, {1320, 860});
    auto* middle = new QWidget(this);
    auto* column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_trail);
    column->addWidget(m_pane, 1);
    m_frame->setNames({tr("Attacker"), tr("Body"), tr("Defender")}, kSides);
    m_frame->setStage(middle, *m_pane);
    m_attacker->steps().setTitle(tr("The attack"));
    m_defender->addAboveDice(m_cards);
    m_undefended->setWordWrap(true);
    setLook(*m_undefended, "textRole", QStringLiteral("secondary"));
    m_defender->addAboveDice(m_undefended);
    m_defender->addBelowDice(m_verdict);
    m_defender->steps().setTitle(tr("The defence"));
    m_frame->setOptions(m_attacker, &m_attacker->steps());
    m_frame->setRight(m_defender, &m_defender->steps());
    m_frame->setResult(AttackFrame::Column::Options, &m_attacker->standing());
    m_frame->setResult(AttackFrame::Column::Right, &m_defender->standing());
    layOut(*m_frame);
    warnOfTargets();
    connectAll();
}

void MeleeDialog::connectAll()
{
    connect(m_stage, &BodyView::hexChosen, this, &MeleeDialog::chooseHex);
    connect(m_stage, &BodyView::hexHovered, this, [this](Hex hex) { pointAt(hex); });
    connect(m_stage, &BodyView::hexFocused, this, [this](Hex hex) { pointAt(hex); });
    connect(m_stage, &BodyView::hoverEnded, this, [this] { pointAt({}); });
    connect(m_presenter, &AttackPresenter::ready, this, &MeleeDialog::takeReady);
    connect(m_presenter, &AttackPresenter::changed, this, &MeleeDialog::refresh);
    connectSide(*m_attacker);
    connectSide(*m_defender);
    connect(m_cards, &ChoiceCards::taken, this, &MeleeDialog::focusNext);
    for (QComboBox* combo : {m_weapon, m_second, m_guard})
        connect(combo, &QComboBox::activated, this, &MeleeDialog::begin);
}

void MeleeDialog::connectSide(SidePanel& side)
{
    connect(&side.dice(), &DicePanel::choiceComes, this, &MeleeDialog::focusNext);
    connect(&side.dice(), &DicePanel::steppedBack, this, &MeleeDialog::focusDice);
    connectDice(side.dice());
    connectSteps(side.steps());
}

void MeleeDialog::choosePanels()
{
    if (m_options[0])
        return;
    m_questions = meleepanels::questions();
    m_pulls = new ChoiceRows(
        *m_presenter, [this](std::string_view id) { return id == m_questions.pull; }, m_attacker);
    m_pulls->setTall(true);
    m_attacker->addDecision(m_pulls);
    m_turns = new ChoiceRows(
        *m_presenter,
        [this](std::string_view id) {
            return std::ranges::find(m_questions.defenders, id) != m_questions.defenders.end();
        },
        m_defender);
    m_defender->addDecision(m_turns);
    m_options[0] = meleepanels::makeOptions(*m_presenter, 0, m_style, m_attacker);
    m_attacker->addAboveDice(m_options[0]);
    m_options[1] = meleepanels::makeOptions(*m_presenter, 1, m_style, m_defender);
    m_defender->addAboveDice(m_options[1]);
    QStringList titles;
    for (const MeleeStage& stage : m_questions.stages)
        titles << stage.title;
    m_trail->setStages(titles);
}

void MeleeDialog::startWith(const AttackStart& start)
{
    if (start.order.weapon != 0)
        m_lastWeapon[m_fight.choice().active] = start.order.weapon;
    this->start(start.aim);
}

void MeleeDialog::start(std::optional<Hex> aim)
{
    choosePanels();
    const CombatantView* attacker = m_fight.active();
    const CombatantView* defender = m_fight.target();
    if (!attacker || !defender)
        return;
    m_visited.clear();
    m_aim = aim;
    open();
    m_attacks = meleepanels::attacks(*attacker);
    m_guards = meleepanels::guards(*defender);
    const auto last = m_lastWeapon.find(attacker->combatant.id);
    const auto known = last == m_lastWeapon.end() ? m_attacks.end()
                                                  : std::ranges::find(m_attacks, last->second, &HandChoice::possession);
    fillHands(*m_weapon, m_attacks, known != m_attacks.end() ? &*known : readiest(m_attacks));
    fillHands(*m_guard, m_guards, readiest(m_guards));
    fillSecond(0);
    begin();
}

void MeleeDialog::resume(const PendingAction& pending)
{
    if (comeForward(pending))
        return;
    choosePanels();
    m_visited.clear();
    open();
    const ActionOrder order = orderOf(pending);
    const CombatantView* attacker = m_fight.snapshot().find(order.actor);
    const CombatantView* defender = m_fight.snapshot().find(order.target);
    const HandChoice weapon{.words = {}, .action = {}, .possession = order.weapon, .bareHand = order.bareHand};
    const HandChoice guard{.words = {}, .action = {}, .possession = order.targetWeapon};
    m_attacks = attacker ? meleepanels::attacks(*attacker) : std::vector<HandChoice>();
    m_guards = defender ? meleepanels::guards(*defender) : std::vector<HandChoice>();
    fillHands(*m_weapon, m_attacks, &weapon);
    fillHands(*m_guard, m_guards, &guard);
    fillSecond(order.offHandWeapon);
    m_presenter->resume(pending);
    focusNext();
}

void MeleeDialog::fillSecond(RecordId taken)
{
    const CombatantView* attacker = m_fight.snapshot().find(m_fight.active() ? m_fight.active()->combatant.id : 0);
    const HandChoice* first = handAt(m_attacks, *m_weapon);
    m_seconds = attacker && first ? meleepanels::seconds(*attacker, *first) : std::vector<HandChoice>();
    if (!m_seconds.empty())
        m_seconds.insert(m_seconds.begin(), HandChoice{.words = tr("nothing"), .action = {}});
    const HandChoice second{.words = {}, .action = {}, .possession = taken};
    fillHands(*m_second, m_seconds, &second);
    m_attacker->showCombo(*m_second, !m_seconds.empty());
}

void MeleeDialog::begin()
{
    const CombatantView* attacker = m_fight.active();
    const CombatantView* defender = m_fight.target();
    const HandChoice* weapon = handAt(m_attacks, *m_weapon);
    if (!attacker || !defender || !weapon)
        return;
    const HandChoice* second = handAt(m_seconds, *m_second);
    fillSecond(second ? second->possession : 0);
    second = handAt(m_seconds, *m_second);
    const HandChoice* guard = handAt(m_guards, *m_guard);
    m_lastWeapon[attacker->combatant.id] = weapon->possession;
    ActionOrder order;
    order.action = weapon->action;
    order.encounter = m_fight.snapshot().encounter.id;
    order.actor = attacker->combatant.id;
    order.target = defender->combatant.id;
    order.weapon = weapon->possession;
    order.bareHand = weapon->bareHand;
    order.offHandWeapon = second ? second->possession : 0;
    order.targetWeapon = guard ? guard->possession : 0;
    // Another weapon keeps the aim; at another foe nobody has aimed yet.
    const ActionOrder& known = m_presenter->order();
    const bool same = m_presenter->isReady() && known.encounter == order.encounter && known.target == order.target;
    m_presenter->begin(order, same && !m_aim ? m_presenter->aim() : m_aim);
    m_aim.reset();
}

void MeleeDialog::takeReady()
{
    setWindowTitle(tr("Melee: %1 against %2 - Hitspread")
                       .arg(nameIn(m_presenter->action(), Role::Actor), nameIn(m_presenter->action(), Role::Target)));
}

void MeleeDialog::refresh()
{
    if (!m_options[0])
        return;
    const ActionRecord& action = m_presenter->action();
    const bool finished = m_presenter->isFinished();
    const bool fallen = m_presenter->hasFallen();
    if (!fallen)
        m_visited.clear();
    const FightSnapshot& fight = m_fight.snapshot();
    m_attacker->show(fight.find(m_presenter->order().actor), meleepanels::sideWords(*m_presenter, 0));
    m_defender->show(fight.find(m_presenter->order().target), meleepanels::sideWords(*m_presenter, 1));
    m_attacker->showAction(action, fallen || finished, finished, meleepanels::outcomeWords(action, 0));
    m_defender->showAction(action, fallen || finished, finished, meleepanels::outcomeWords(action, 1));
    refreshCards();
    const QString roll = tr("Roll or type the dice. Every number will be explained here.");
    m_attacker->steps().setEmptyText(emptyWords(roll));
    // What is missing stands on the attacker's side once.
    const bool missing = !m_presenter->isReady() || !m_presenter->complaints().isEmpty();
    m_defender->steps().setEmptyText(missing || finished ? QString()
                                         : m_defender->dice().hasOpen()
                                         ? roll
                                         : tr("Dice are asked for here once the attack hits."));
    // Other dice would be another action's; the defender may still think again.
    m_weapon->setEnabled(!fallen);
    m_second->setEnabled(!fallen);
    refreshStage();
    refreshTrail();
    AttackFoot::State state{finished, m_presenter->isReady(), fallen, m_stage->picture().drift.has_value(),
                            m_presenter->complaints()};
    state.aims = true;
    m_foot->setState(state);
}

void MeleeDialog::refreshCards()
{
    m_cards->setCards(meleepanels::defences(*m_presenter));
    const QString words = m_cards->isEmpty() ? meleepanels::undefended(*m_presenter) : QString();
    m_undefended->setText(words);
    m_undefended->setVisible(!words.isEmpty());
    m_defender->showCombo(*m_guard, !m_cards->isEmpty());
}

void MeleeDialog::refreshStage()
{
    const ActionRecord& action = m_presenter->action();
    const CombatantView* who = m_fight.snapshot().find(m_presenter->order().target);
    m_pane->header().show(faceOf(who ? &who->combatant : nullptr), nameIn(action, Role::Target),
                          meleepanels::stageWords(*m_presenter));
    const DiceQuestion* pull = pullChoice();
    const BodyPicture picture = bodypicture::ofAction(action, m_presenter->aim(), m_presenter->isFinished(),
                                                      pull ? spendOptions(*m_presenter, *pull)
                                                           : std::vector<SpendOption>());
    m_stage->setPicture(picture);
    m_pane->player().setReplayable(picture.drift.has_value());
}

void MeleeDialog::refreshTrail()
{
    const std::vector<MeleeStage>& stages = m_questions.stages;
    const auto words = m_presenter->isReady() ? m_presenter->system().questions() : std::span<const QuestionWord>();
    int current = m_presenter->isFinished() ? static_cast<int>(stages.size()) - 1 : 0;
    for (const DiceQuestion& roll : m_presenter->rolls()) {
        for (std::size_t i = 0; roll.isOpen && i < stages.size(); ++i) {
            if (std::ranges::find(stages[i].questions, words[roll.question.key.name].id) != stages[i].questions.end())
                current = static_cast<int>(i);
        }
    }
    m_trail->setCurrent(current);
}

const DiceQuestion* MeleeDialog::pullChoice() const
{
    return choiceCalled(*m_presenter, m_questions.pull);
}

void MeleeDialog::chooseHex(Hex hex)
{
    // On the line of the blow a click spends the points that lead there; anywhere else it aims.
    const DiceQuestion* pull = pullChoice();
    if (const auto points = pull ? spendLeadingTo(*m_presenter, *pull, hex) : std::nullopt) {
        m_presenter->choose(pull->question.key, *points);
        return focusNext();
    }
    m_presenter->setAim(hex);
}

void MeleeDialog::pointAt(std::optional<Hex> hex)
{
    const auto& drift = m_stage->picture().drift;
    const DriftChoice* choice = hex && drift ? drift->choiceAt(*hex) : nullptr;
    const DiceQuestion* pull = pullChoice();
    m_verdict->preview(choice && pull ? std::optional(std::pair(pull->question.key, choice->points)) : std::nullopt);
    m_foot->hint(choice ? choice->words : QString());
}

bool MeleeDialog::skip()
{
    return m_pane->skip();
}

void MeleeDialog::play()
{
    m_pane->play();
}

bool MeleeDialog::focusDice()
{
    // The question asked first decides whose die comes next.
    for (const DiceQuestion& roll : m_presenter->rolls()) {
        if (!roll.isOpen)
            continue;
        m_frame->reveal(m_attacker->dice().hasOpen() ? AttackFrame::Column::Options : AttackFrame::Column::Right);
        return m_attacker->dice().focusOpen() || m_defender->dice().focusOpen();
    }
    return false;
}

bool MeleeDialog::stepBack()
{
    return m_attacker->dice().stepBack() && focusDice();
}

bool MeleeDialog::holdsDice(const QWidget* widget) const
{
    return m_attacker->dice().isAncestorOf(widget) || m_defender->dice().isAncestorOf(widget);
}

bool MeleeDialog::holdsChoice(const QWidget* widget) const
{
    return m_cards->isAncestorOf(widget) || (m_pulls && m_pulls->isAncestorOf(widget))
        || (m_turns && m_turns->isAncestorOf(widget));
}

std::vector<QuestionKey> MeleeDialog::stops() const
{
    std::vector<QuestionKey> keys;
    bool hasCards = false;
    for (const DiceQuestion& choice : m_presenter->choices()) {
        const QuestionKey key = choice.question.key;
        const bool onCards = m_cards->answers(key) && choice.question.maximum > choice.question.minimum;
        if ((onCards && !hasCards) || (m_pulls && m_pulls->answers(key)) || (m_turns && m_turns->answers(key)))
            keys.push_back(key);
        hasCards = hasCards || onCards;
    }
    return keys;
}

bool MeleeDialog::focusNewChoice()
{
    refreshCards();
    for (ChoiceRows* rows : {m_pulls.data(), m_turns.data()}) {
        if (rows)
            rows->refresh();
    }
    for (const QuestionKey key : stops()) {
        const auto& choices = m_presenter->choices();
        const auto choice = std::ranges::find_if(choices,
                                                 [key](const DiceQuestion& one) { return one.question.key == key; });
        if (m_visited.contains(key) || choice == choices.end() || choice->answer.choiceOrigin != Origin::Preset)
            continue;
        focusChoice(key);
        return true;
    }
    return false;
}

void MeleeDialog::focusChoice(QuestionKey key)
{
    m_visited.insert(key);
    if (m_pulls && m_pulls->answers(key)) {
        m_frame->reveal(AttackFrame::Column::Options);
        return m_pulls->focusCurrent(key);
    }
    m_frame->reveal(AttackFrame::Column::Right);
    if (m_cards->answers(key))
        m_cards->focusCurrent();
    else if (m_turns)
        m_turns->focusCurrent(key);
}

bool MeleeDialog::focusLastChoice()
{
    const std::vector<QuestionKey> all = stops();
    std::size_t place = all.size();
    for (std::size_t i = 0; i < all.size(); ++i) {
        const bool here = (m_cards->isAncestorOf(focusWidget()) && m_cards->answers(all[i]))
            || (m_pulls && m_pulls->focused() == all[i]) || (m_turns && m_turns->focused() == all[i]);
        if (here)
            place = i;
    }
    if (place == 0)
        return false;
    focusChoice(all[place - 1]);
    return true;
}

bool MeleeDialog::takeChoice(int digit)
{
    const QWidget* focus = focusWidget();
    if (m_cards->isAncestorOf(focus))
        return m_cards->take(digit);
    for (ChoiceRows* rows : {m_pulls.data(), m_turns.data()}) {
        if (rows && rows->isAncestorOf(focus))
            return rows->take(digit);
    }
    // Every die lies there: the points come first, as with a shot.
    if (const DiceQuestion* pull = pullChoice()) {
        const bool offered = digit >= pull->question.minimum && digit <= pull->question.maximum;
        if (offered)
            m_presenter->choose(pull->question.key, digit);
        return offered;
    }
    return m_cards->take(digit);
}

bool MeleeDialog::takeOwnKey(const QKeyEvent& event)
{
    return event.modifiers() == Qt::AltModifier && m_cards->take(event.key() - Qt::Key_0);
}

void MeleeDialog::resizeEvent(QResizeEvent* event)
{
    const bool low = height() < kMeleeDialogLow;
    m_attacker->setLow(low);
    m_defender->setLow(low);
    m_cards->setCompact(low);
    m_verdict->setMostLines(low ? kMeleeDialogFewLines : kMeleeDialogManyLines);
    m_pane->setLow(low);
    AttackDialog::resizeEvent(event);
}

}  // namespace hitspread::threed

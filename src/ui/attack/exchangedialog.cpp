#include "ui/attack/exchangedialog.h"

#include "models/fight/digest.h"
#include "models/history/tracemodel.h"
#include "models/play/attackpresenter.h"
#include "rules/core/system.h"
#include "services/action/bodyclick.h"
#include "services/library/possessions.h"
#include "ui/attack/attackfoot.h"
#include "ui/attack/attackframe.h"
#include "ui/attack/body/bodypicturemaker.h"
#include "ui/attack/body/playerbar.h"
#include "ui/attack/body/stageheader.h"
#include "ui/attack/body/stagepane.h"
#include "ui/attack/decisions/choicecards.h"
#include "ui/attack/decisions/choicerows.h"
#include "ui/attack/decisions/optioncards.h"
#include "ui/attack/dice/dicepanel.h"
#include "ui/attack/dice/spendmodel.h"
#include "ui/attack/exchangeweapons.h"
#include "ui/attack/options/bystanderlist.h"
#include "ui/attack/progresstrail.h"
#include "ui/attack/sidepanel.h"
#include "ui/diagram/bodyview.h"
#include "ui/odds/bodyodds.h"
#include "ui/odds/oddspane.h"
#include "ui/odds/oddspanel.h"
#include "ui/rules/explanationpanel.h"
#include "ui/theme/applicationstyle.h"
#include "ui/verdict/attackverdict.h"
#include "ui/widgets/problembar.h"
#include "ui/widgets/windowsize.h"
#include "ui/widgets/windowtitle.h"

#include <QLabel>
#include <QPushButton>
#include <QResizeEvent>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace hitspread {

namespace {

constexpr int kExchangeLow = 760;
constexpr int kExchangeSides = 372;
// Of persons and values in the verdict.
constexpr int kExchangeFewLines = 2;
constexpr int kExchangeManyLines = 5;

}  // namespace

ExchangeDialog::ExchangeDialog(const WindowContext& context, const ExchangePanels& panels)
    : ActionDialog(context.fight, context.style, context.parent, context.log),
      m_panels(panels),
      m_words(panels.words()),
      m_questions(panels.questions()),
      m_frame(new AttackFrame(context.style, this)),
      m_attacker(new SidePanel(*m_presenter, context.style, 0, this)),
      m_defender(new SidePanel(*m_presenter, context.style, 1, this)),
      m_trail(new ProgressTrail(this)),
      m_pane(new StagePane(context.style, context.preferences, this)),
      m_stage(&m_pane->stage()),
      m_arms(new ExchangeWeapons(panels, *m_attacker, *m_defender, m_words.guard)),
      m_cards(new ChoiceCards(*m_presenter, context.style, this)),
      m_undefended(new QLabel(this)),
      m_verdict(new AttackVerdict(*m_presenter, context.style, this)),
      m_odds(new BodyOdds(*m_presenter, *m_pane, this)),
      m_oddsPlace(new OddsPane(*m_presenter, *m_odds, context.preferences, context.style, *m_frame))
{
    setObjectName(QLatin1String(panels.name));
    setHands({.dice = this, .choices = this, .flight = this, .keys = this});
    setDropWords(m_words.drop);
    leaveEnterTo(*m_stage);
    leaveEnterTo(m_attacker->steps());
    leaveEnterTo(m_defender->steps());
    setMinimumWithinScreen(*this, {1200, 650});
    resizeWithinScreen(*this, {1320, 860});
    auto* middle = new QWidget(this);
    auto* column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    if (m_panels.makeWarning) {
        ProblemBar* warning = m_panels.makeWarning(*m_presenter, context.style, middle);
        column->addWidget(warning);
        connect(warning, &ProblemBar::actionChosen, m_foot, [this] { m_foot->primary()->setFocus(); });
    }
    column->addWidget(m_trail);
    column->addWidget(m_pane, 1);
    m_frame->setNames({tr("Attacker"), tr("Body"), tr("Defender")}, kExchangeSides);
    m_frame->setStage(middle, *m_pane);
    m_odds->setOffered(m_panels.strikes);
    if (!m_panels.strikes)
        m_pane->setTool(nullptr);
    m_attacker->steps().setTitle(tr("The attack"));
    if (m_panels.makeNear) {
        m_near = m_panels.makeNear(*m_presenter, context.style, m_defender);
        m_defender->addAboveDice(m_near);
        connect(m_near, &BystanderList::full, this, [this] { m_foot->warn(tr("No more can be worked out at once.")); });
    }
    m_defender->addAboveDice(m_cards);
    m_undefended->setWordWrap(true);
    setLook(*m_undefended, "textRole", QStringLiteral("secondary"));
    m_defender->addAboveDice(m_undefended);
    m_defender->addBelowDice(&m_oddsPlace->panel());
    m_defender->steps().setTitle(m_words.defence);
    m_frame->setOptions(m_attacker, &m_attacker->steps());
    m_frame->setRight(m_defender, &m_defender->steps());
    m_frame->setResult(AttackFrame::Column::Options, &m_attacker->standing());
    // However low the window is: what came of it never scrolls away.
    m_frame->setResult(AttackFrame::Column::Right, m_verdict);
    m_frame->setResult(AttackFrame::Column::Right, &m_defender->standing());
    layOut(*m_frame);
    warnOfTargets();
    connectAll();
    makeChoices();
}

void ExchangeDialog::connectAll()
{
    connect(m_stage, &BodyView::hexChosen, this, &ExchangeDialog::chooseHex);
    connect(m_stage, &BodyView::hexHovered, this, [this](Hex hex) { pointAt(hex); });
    connect(m_stage, &BodyView::hexFocused, this, [this](Hex hex) { pointAt(hex); });
    connect(m_stage, &BodyView::hoverEnded, this, [this] { pointAt({}); });
    connect(m_presenter, &AttackPresenter::ready, this, &ExchangeDialog::takeReady);
    connect(m_presenter, &AttackPresenter::changed, this, &ExchangeDialog::refresh);
    connect(&m_fight, &Fight::changed, m_arms, [this] {
        const FightSnapshot& now = m_fight.snapshot();
        if (isVisible() && m_presenter->isReady() && m_presenter->past().isEmpty())
            m_arms->fill(now, m_presenter->order());
    });
    connect(m_presenter, &AttackPresenter::reopened, this, [this] { m_visited.clear(); });
    connectSide(*m_attacker);
    connectSide(*m_defender);
    connect(m_cards, &ChoiceCards::taken, this, &ExchangeDialog::focusNext);
    connect(m_arms, &ExchangeWeapons::chosen, this, &ExchangeDialog::begin);
    connect(&m_fight.gateway(), &CampaignGateway::leaving, m_arms, &ExchangeWeapons::forget);
    connect(m_odds, &BodyOdds::toggled, this, &ExchangeDialog::refreshStage);
    // Where columns share a place, what was asked for is brought there.
    connect(m_odds, &BodyOdds::toggled, this, [this] {
        if (m_odds->isAsked())
            m_frame->reveal(AttackFrame::Column::Right);
    });
    connect(m_odds, &BodyOdds::surveyed, this, [this] {
        BodyPicture picture = m_stage->picture();
        m_odds->mark(picture);
        m_stage->setPicture(picture);
    });
}

void ExchangeDialog::connectSide(SidePanel& side)
{
    connect(&side.dice(), &DicePanel::choiceComes, this, &ExchangeDialog::focusNext);
    connect(&side.dice(), &DicePanel::steppedBack, this, &ExchangeDialog::focusDice);
    connectDice(side.dice());
    connectSteps(side.steps());
}

void ExchangeDialog::makeChoices()
{
    const auto isIn = [](const std::vector<QuestionName>& all) {
        return [&all](QuestionName one) { return std::ranges::find(all, one) != all.end(); };
    };
    m_own = new ChoiceRows(
        *m_presenter,
        [this, isHis = isIn(m_questions.attackers)](QuestionName one) {
            return one == m_questions.place || isHis(one);
        },
        m_attacker);
    m_own->setTall(true);
    m_attacker->addDecision(m_own);
    m_others = new ChoiceRows(*m_presenter, isIn(m_questions.defenders), m_defender);
    m_defender->addDecision(m_others);
    for (ChoiceRows* rows : {m_own, m_others})
        connect(rows, &ChoiceRows::taken, this, &ExchangeDialog::focusNext);
    for (const auto& [panel, side] : {std::pair(m_attacker, Role::Actor), std::pair(m_defender, Role::Target)})
        panel->addAboveDice(new SideOptions(*m_presenter, m_style, {side, m_panels.additions}, panel));
    QStringList titles;
    for (const ExchangeStage& stage : m_questions.stages)
        titles << stage.title;
    m_trail->setStages(titles);
}

void ExchangeDialog::startWith(const AttackStart& start)
{
    if (start.order.weapon != 0)
        m_arms->prefer(m_fight.choice().active, start.order.weapon);
    if (start.odds)
        m_odds->setWanted(true);
    m_settings = start.settings;
    this->start(start.aim);
}

void ExchangeDialog::start(std::optional<Hex> aim)
{
    const CombatantView* attacker = m_fight.active();
    const CombatantView* defender = m_fight.target();
    if (!attacker || !defender)
        return;
    m_attacking = attacker->combatant.id;
    m_attacked = defender->combatant.id;
    m_visited.clear();
    m_presenter->dice().forgetChoices();
    m_aim = aim;
    open();
    m_arms->fill(m_fight.snapshot(), *attacker, *defender);
    begin();
}

void ExchangeDialog::resume(const PendingAction& pending)
{
    if (comeForward(pending))
        return;
    m_visited.clear();
    m_settings.clear();
    open();
    const ActionOrder order = orderOf(pending);
    m_attacking = order.actor;
    m_attacked = order.target;
    m_arms->fill(m_fight.snapshot(), order);
    m_presenter->resume(pending);
    focusNext();
}

void ExchangeDialog::begin()
{
    const CombatantView* attacker = m_fight.snapshot().find(m_attacking);
    const CombatantView* defender = m_fight.snapshot().find(m_attacked);
    std::optional<ActionOrder> chosen = attacker && defender ? m_arms->order(*attacker, *defender) : std::nullopt;
    if (!chosen)
        return;
    // Another weapon keeps the aim; at another foe nobody has aimed yet.
    const ActionOrder& known = m_presenter->order();
    const bool same = m_presenter->isReady() && known.encounter == chosen->encounter && known.target == chosen->target;
    takeAlong(*chosen, same ? &known : nullptr);
    m_presenter->begin(*chosen, same && !m_aim ? m_presenter->options().aim() : m_aim, m_settings);
    m_clicked = std::exchange(m_aim, std::nullopt);
}

void ExchangeDialog::takeAlong(ActionOrder& order, const ActionOrder* known)
{
    const auto along = m_panels.along ? m_panels.along(m_fight.snapshot(), order) : std::nullopt;
    if (along && known)
        order.otherTargets = known->otherTargets;
    for (const RecordId who : along.value_or(std::vector<RecordId>())) {
        if (std::ranges::find(order.otherTargets, who) == order.otherTargets.end())
            order.otherTargets.push_back(who);
    }
    if (m_near)
        m_near->setVisible(along.has_value());
}

void ExchangeDialog::takeReady()
{
    // Where columns share a place, weapon and dice come before the body, unless dice drift over it.
    if (!m_presenter->system().deviation())
        m_frame->reveal(AttackFrame::Column::Options);
    entitle(*this,
            m_words.title.arg(nameIn(m_presenter->action(), Role::Actor), nameIn(m_presenter->action(), Role::Target)));
}

void ExchangeDialog::refresh()
{
    const ActionRecord& action = m_presenter->action();
    const bool finished = m_presenter->isFinished();
    const bool fallen = m_presenter->dice().hasFallen();
    if (!fallen)
        m_visited.clear();
    // What is decided before any die shows with the rest.
    for (ChoiceRows* rows : {m_own, m_others})
        rows->refresh();
    const FightSnapshot& fight = m_fight.snapshot();
    // The same people have the same names everywhere.
    if (m_presenter->isReady())
        m_frame->nameSides(nameIn(action, Role::Actor), nameIn(action, Role::Target));
    m_attacker->show(fight.find(m_presenter->order().actor), m_panels.sideWords(*m_presenter, 0));
    m_defender->show(fight.find(m_presenter->order().target), m_panels.sideWords(*m_presenter, 1));
    const bool tells = m_panels.tellsSteps && m_presenter->isReady() && m_presenter->complaints().isEmpty();
    m_attacker->showAction(action, fallen || finished, finished, m_panels.resultWords(action, 0), tells);
    m_defender->showAction(action, fallen || finished, finished, m_panels.resultWords(action, 1));
    refreshCards();
    refreshSteps();
    // Dice that have fallen stay with another weapon in hand, as with any other option; a second one would strike with dice of its own.
    m_arms->setAttackEnabled(!fallen || m_presenter->past().isEmpty(), !fallen);
    refreshStage();
    refreshTrail();
    AttackFoot::State state{finished, m_presenter->isReady(), fallen, m_stage->picture().drift.has_value(),
                            m_presenter->complaints().all()};
    state.aims = !m_presenter->isReady() || bodyClickOf(m_presenter->declaration()).kind != BodyClick::Kind::Nothing;
    state.choosing = isChoosing();
    state.counts = isCounted();
    m_foot->setState(state);
    // Once everything else is said: why the place that was clicked to come here is not aimed at.
    if (const auto clicked = m_presenter->isReady() ? std::exchange(m_clicked, std::nullopt) : std::nullopt;
        clicked && isCovered(*clicked))
        QTimer::singleShot(0, m_foot, [this, clicked] { m_foot->warn(m_panels.aimWords(*m_presenter, *clicked)); });
}

void ExchangeDialog::refreshSteps()
{
    const QString roll = tr("Roll or type the dice. Every number will be explained here.");
    m_attacker->steps().setEmptyText(emptyWords(roll));
    // What is missing stands on the attacker's side once.
    const bool missing = !m_presenter->isReady() || !m_presenter->complaints().isEmpty();
    // Once the attack has been rolled, what is not asked for by then is not asked for at all.
    m_defender->steps().setEmptyText(missing || m_presenter->isFinished()  ? QString()
                                         : m_defender->dice().hasOpen()    ? roll
                                         : m_presenter->dice().hasFallen() ? QString()
                                                                           : m_words.defending);
}

void ExchangeDialog::primary()
{
    if (!takeStanding())
        return ActionDialog::primary();
    focusNext();
}

void ExchangeDialog::refreshCards()
{
    m_cards->setCards(optionCards(*m_presenter));
    const QString words = m_cards->isEmpty() ? m_panels.undefended(*m_presenter) : QString();
    m_undefended->setText(words);
    m_undefended->setVisible(!words.isEmpty());
    m_arms->showGuard(m_presenter->isReady() && weaponKindOf(m_presenter->declaration(), Role::Target));
}

void ExchangeDialog::refreshStage()
{
    const ActionRecord& action = m_presenter->action();
    const CombatantView* who = m_fight.snapshot().find(m_presenter->order().target);
    m_pane->header().show(faceOf(who ? &who->combatant : nullptr), nameIn(action, Role::Target),
                          m_panels.stageWords(*m_presenter));
    const DiceQuestion* place = placeChoice();
    BodyPicture picture = bodypicture::ofAction(action, m_presenter->options().aim(), m_presenter->isFinished(),
                                                place ? spendOptions(*m_presenter, *place)
                                                      : std::vector<SpendOption>());
    if (!m_panels.strikes)
        bodypicture::saysNothingOfPlaces(picture);
    if (m_panels.isCovered && picture.plan) {
        for (const BodyCell& cell : picture.plan->cells()) {
            if (isCovered(cell.hex))
                picture.covered.push_back(cell.hex);
        }
        // What aiming there would cost is nobody's business then.
        for (LocationCallout& callout : picture.callouts) {
            const auto isThere = [&](Hex hex) { return picture.plan->locationAt(hex) == callout.location; };
            if (std::ranges::any_of(picture.covered, isThere)) {
                callout.note.clear();
                callout.shortNote.clear();
            }
        }
    }
    m_odds->put(picture);
    m_stage->setPicture(picture);
    m_oddsPlace->show(m_defender->steps());
    m_pane->player().setVisible(!m_presenter->isReady() || m_presenter->system().deviation());
    m_pane->player().setReplayable(picture.drift.has_value());
}

void ExchangeDialog::refreshTrail()
{
    const std::vector<ExchangeStage>& stages = m_questions.stages;
    int current = m_presenter->isFinished() ? static_cast<int>(stages.size()) - 1 : 0;
    for (const auto* asked : {&m_presenter->dice().rolls(), &m_presenter->dice().choices()}) {
        for (const DiceQuestion& one : *asked) {
            for (std::size_t i = 0; one.isOpen && i < stages.size(); ++i) {
                if (std::ranges::find(stages[i].questions, QuestionName(one.question.key)) != stages[i].questions.end())
                    current = static_cast<int>(i);
            }
        }
    }
    m_trail->setCurrent(current);
}

const DiceQuestion* ExchangeDialog::placeChoice() const
{
    return m_questions.place ? choiceCalled(*m_presenter, *m_questions.place) : nullptr;
}

void ExchangeDialog::chooseHex(Hex hex)
{
    // On the line of the blow a click spends the points that lead there; anywhere else it aims.
    const DiceQuestion* place = placeChoice();
    if (const auto points = place ? spendLeadingTo(*m_presenter, *place, hex) : std::nullopt) {
        m_presenter->dice().choose(place->question.key, *points);
        return focusNext();
    }
    if (isCovered(hex))
        return m_foot->warn(m_panels.aimWords(*m_presenter, hex));
    m_presenter->options().setAim(hex);
}

bool ExchangeDialog::isCovered(Hex hex) const
{
    return m_panels.isCovered && m_presenter->isReady() && m_panels.isCovered(*m_presenter, hex);
}

void ExchangeDialog::pointAt(std::optional<Hex> hex)
{
    const auto& drift = m_stage->picture().drift;
    const DriftChoice* choice = hex && drift ? drift->choiceAt(*hex) : nullptr;
    const DiceQuestion* place = placeChoice();
    const auto value = choice ? std::optional(choice->points)
        : hex && place        ? spendLeadingTo(*m_presenter, *place, *hex)
                              : std::nullopt;
    m_verdict->preview(value && place ? std::optional(std::pair(place->question.key, *value)) : std::nullopt);
    const bool aims = hex && !place && m_panels.aimWords && m_presenter->isReady() && !m_presenter->dice().hasFallen();
    m_foot->hint(choice ? choice->words : aims ? m_panels.aimWords(*m_presenter, *hex) : QString());
}

bool ExchangeDialog::skip()
{
    return m_pane->skip();
}

void ExchangeDialog::play()
{
    m_pane->play();
}

bool ExchangeDialog::focusDice()
{
    // The question asked first decides whose die comes next.
    for (const DiceQuestion& roll : m_presenter->dice().rolls()) {
        if (!roll.isOpen)
            continue;
        m_frame->reveal(m_attacker->dice().hasOpen() ? AttackFrame::Column::Options : AttackFrame::Column::Right);
        return m_attacker->dice().focusOpen() || m_defender->dice().focusOpen();
    }
    // What it came to is seen before it is applied.
    if (m_presenter->isFinished())
        m_frame->reveal(AttackFrame::Column::Right);
    return false;
}

bool ExchangeDialog::stepBack()
{
    return m_attacker->dice().stepBack() && focusDice();
}

bool ExchangeDialog::holdsDice(const QWidget* widget) const
{
    return m_attacker->dice().isAncestorOf(widget) || m_defender->dice().isAncestorOf(widget);
}

bool ExchangeDialog::holdsChoice(const QWidget* widget) const
{
    return m_cards->isAncestorOf(widget) || m_own->isAncestorOf(widget) || m_others->isAncestorOf(widget);
}

void ExchangeDialog::resizeEvent(QResizeEvent* event)
{
    const bool low = height() < kExchangeLow;
    m_attacker->setLow(low);
    m_defender->setLow(low);
    m_cards->setCompact(low);
    m_verdict->setMostLines(low ? kExchangeFewLines : kExchangeManyLines);
    m_pane->setLow(low);
    AttackDialog::resizeEvent(event);
}

}  // namespace hitspread

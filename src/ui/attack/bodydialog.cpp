#include "ui/attack/bodydialog.h"

#include "models/history/tracemodel.h"
#include "models/play/attackpresenter.h"
#include "text/labels.h"
#include "ui/attack/attackframe.h"
#include "ui/attack/attackpanels.h"
#include "ui/attack/body/bodystage.h"
#include "ui/attack/body/stagepane.h"
#include "ui/attack/dice/dicepanel.h"
#include "ui/attack/dice/spendpanel.h"
#include "ui/diagram/bodyview.h"
#include "ui/odds/bodyodds.h"
#include "ui/odds/oddspane.h"
#include "ui/odds/oddspanel.h"
#include "ui/rules/explanationpanel.h"
#include "ui/theme/applicationstyle.h"
#include "ui/theme/motion.h"
#include "ui/verdict/attackverdict.h"
#include "ui/widgets/windowsize.h"
#include "ui/widgets/windowtitle.h"

#include <QKeyEvent>
#include <QPushButton>
#include <QResizeEvent>
#include <QVBoxLayout>

namespace hitspread {

namespace {
constexpr int kBodyDialogLow = 760;
// Of persons and values in the verdict.
constexpr int kBodyDialogFewLines = 3;
constexpr int kBodyDialogManyLines = 6;
}  // namespace

BodyDialog::BodyDialog(Fight& fight, ApplicationStyle& style, Preferences& preferences, QWidget* parent, AttackLog* log)
    : BodyDialog(fight, style, parent, log, Bare{})
{
    setObjectName(QStringLiteral("bodyDialog"));
    setDropWords(tr("Drop this attack:"));
    makeHand(preferences);
    makeResult();
    arrange(*new BodyStage(*m_presenter, *m_pane, this));
}

BodyDialog::BodyDialog(Fight& fight, ApplicationStyle& style, QWidget* parent, AttackLog* log, Bare)
    : ActionDialog(fight, style, parent, log)
{}

void BodyDialog::makeHand(Preferences& preferences)
{
    m_preferences = &preferences;
    m_frame = new AttackFrame(m_style, this);
    m_pane = new StagePane(m_style, preferences, this);
    m_stage = &m_pane->stage();
    m_dice = new DicePanel(*m_presenter, m_style, this);
    m_spend = new SpendPanel(*m_presenter, this);
    spendIn(*m_spend, *m_presenter);
}

void BodyDialog::makeResult()
{
    m_steps = new ExplanationPanel(m_style, this);
    m_verdict = new AttackVerdict(*m_presenter, m_style, this);
}

void BodyDialog::arrange(BodyStage& body, QWidget* below)
{
    m_body = &body;
    setHands({.dice = this, .choices = this, .flight = this, .keys = this});
    leaveEnterTo(*m_stage);
    leaveEnterTo(*m_steps);
    setMinimumWithinScreen(*this, {1240, 650});
    resizeWithinScreen(*this, {1440, 900});
    m_frame->setStage(m_pane, *m_pane);
    m_frame->setRight(makeRight(below), m_steps);
    layOut(*m_frame);
    connect(m_body, &BodyStage::aimed, m_presenter, [this](Hex hex) { m_presenter->options().setAim(hex); });
    connect(m_body, &BodyStage::valueChosen, this, [this](int value) {
        if (m_spend->take(value))
            focusNext();
    });
    connect(m_body, &BodyStage::pointedAt, this, [this](const QString& words, std::optional<int> value) {
        m_spend->preview(value);
        m_foot->hint(words);
    });
    connect(&m_body->odds(), &BodyOdds::toggled, this, &BodyDialog::showOdds);
    connect(m_spend, &SpendPanel::taken, this, &BodyDialog::focusNext);
    connect(m_spend, &SpendPanel::pointedAt, m_verdict, &AttackVerdict::preview);
    connect(m_presenter, &AttackPresenter::ready, this, &BodyDialog::takeReady);
    connect(m_presenter, &AttackPresenter::changed, this, [this] { refresh(); });
    connect(m_dice, &DicePanel::choiceComes, m_spend, &SpendPanel::focusCurrent);
    connectDice(*m_dice);
    connectSteps(*m_steps);
    warnOfTargets();
}

QWidget* BodyDialog::makeRight(QWidget* below)
{
    auto* right = new QWidget(this);
    right->setAttribute(Qt::WA_StyledBackground);
    setLook(*right, "ground", QStringLiteral("surface"));
    auto* column = new QVBoxLayout(right);
    column->setContentsMargins(14, 10, 14, 12);
    column->setSpacing(10);
    column->addWidget(m_dice);
    column->addWidget(m_verdict);
    m_odds = new OddsPane(*m_presenter, m_body->odds(), *m_preferences, m_style, *m_frame);
    column->addWidget(&m_odds->panel(), 1);
    column->addWidget(m_spend);
    if (below)
        column->addWidget(below);
    m_steps->setRulingsAllowed(true);
    column->addWidget(m_steps, 1);
    return right;
}

void BodyDialog::startWith(const AttackStart& start)
{
    open();
    if (start.odds)
        m_body->odds().setWanted(true);
    m_presenter->begin(start.order, start.aim, start.settings);
    m_body->sayWhoIsMissing();
}

void BodyDialog::resume(const PendingAction& pending)
{
    if (comeForward(pending))
        return;
    open();
    m_presenter->resume(pending);
    m_body->sayWhoIsMissing();
    focusNext();
}

void BodyDialog::takeReady()
{
    const ActionRecord& action = m_presenter->action();
    const std::string key = action.system + "/" + std::string(optionsFamily(action.system, action.action));
    if (key != m_optionsOf) {
        m_optionsOf = key;
        m_options = makeAttackOptions(action.system, *m_presenter, m_style, nullptr);
        auto* box = new QWidget;
        box->setAttribute(Qt::WA_StyledBackground);
        setLook(*box, "ground", QStringLiteral("surface"));
        auto* column = new QVBoxLayout(box);
        column->setContentsMargins(0, 10, space::kSmall, 10);
        column->addWidget(m_options);
        m_frame->setOptions(box);
    }
    entitle(*this, titleWords());
}

QString BodyDialog::titleWords() const
{
    const ActionRecord& action = m_presenter->action();
    return tr("%1: %2 at %3 - Hitspread")
        .arg(text::action(m_presenter->system(), m_presenter->declaration().id), nameIn(action, Role::Actor),
             namesIn(action, Role::Target).join(QStringLiteral(", ")));
}

void BodyDialog::refresh()
{
    m_body->refresh();
    showAction(footState());
}

void BodyDialog::showAction(const AttackFoot::State& state)
{
    const ActionRecord& action = m_presenter->action();
    m_steps->setEmptyText(emptyWords(tr("Roll or type the dice. Every number will be explained here.")));
    m_steps->setAction(state.finished || state.fallen ? action : ActionRecord{});
    m_foot->setState(state);
    showOdds();
}

void BodyDialog::showOdds()
{
    m_odds->show(*m_steps);
}

AttackFoot::State BodyDialog::footState() const
{
    AttackFoot::State state{m_presenter->isFinished(), m_presenter->isReady(), m_presenter->dice().hasFallen(),
                            m_body->isReplayable(), m_presenter->complaints().all()};
    state.choosing = isChoosing();
    state.counts = isCounted();
    state.aims = !m_presenter->isReady() || m_presenter->options().aim().has_value();
    return state;
}

void BodyDialog::primary()
{
    if (isChoosing() && !m_presenter->isFinished())
        m_spend->keep();
    else
        ActionDialog::primary();
}

bool BodyDialog::skip()
{
    return m_body->skip();
}

void BodyDialog::play()
{
    m_body->play(motion::isReduced(*m_stage));
}

void BodyDialog::reveal()
{
    m_frame->reveal(AttackFrame::Column::Right);
}

bool BodyDialog::focusDice()
{
    if (!m_dice->hasOpen())
        return false;
    reveal();
    return m_dice->focusOpen();
}

bool BodyDialog::stepBack()
{
    reveal();
    return m_dice->stepBack();
}

bool BodyDialog::holdsDice(const QWidget* widget) const
{
    return m_dice->isAncestorOf(widget);
}

bool BodyDialog::focusNewChoice()
{
    if (!isChoosing())
        return false;
    reveal();
    m_spend->focusCurrent();
    return true;
}

bool BodyDialog::focusLastChoice()
{
    if (m_presenter->dice().choices().empty())
        return false;
    reveal();
    m_spend->focusCurrent();
    return true;
}

bool BodyDialog::takeOwnKey(const QKeyEvent& event)
{
    if (event.key() != Qt::Key_H)
        return false;
    m_body->toggleOdds();
    return true;
}

void BodyDialog::resizeEvent(QResizeEvent* event)
{
    const bool low = height() < kBodyDialogLow;
    m_dice->setCompact(low);
    m_spend->setCompact(low);
    m_verdict->setMostLines(low ? kBodyDialogFewLines : kBodyDialogManyLines);
    m_pane->setLow(low);
    AttackDialog::resizeEvent(event);
}

}  // namespace hitspread

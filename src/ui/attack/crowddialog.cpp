#include "ui/attack/crowddialog.h"

#include "models/fight/digest.h"
#include "models/history/tracemodel.h"
#include "models/play/attackpresenter.h"
#include "rules/core/odds/effects.h"
#include "text/echo.h"
#include "text/effectwords.h"
#include "ui/attack/attackfoot.h"
#include "ui/attack/attackframe.h"
#include "ui/attack/body/bodyswitcher.h"
#include "ui/attack/body/playerbar.h"
#include "ui/attack/body/stageheader.h"
#include "ui/attack/body/stagepane.h"
#include "ui/attack/dice/dicepanel.h"
#include "ui/attack/targettable.h"
#include "ui/diagram/bodypictures.h"
#include "ui/diagram/bodyview.h"
#include "ui/rules/explanationpanel.h"
#include "ui/theme/applicationstyle.h"
#include "ui/verdict/attackverdict.h"
#include "ui/verdict/verdictlook.h"
#include "ui/widgets/windowsize.h"

#include <QKeyEvent>
#include <QResizeEvent>
#include <QVBoxLayout>

#include <tuple>

namespace hitspread {

namespace {

constexpr int kCrowdDialogLow = 760;
// Of persons and values in the verdict.
constexpr int kCrowdDialogFewLines = 2;
constexpr int kCrowdDialogManyLines = 5;
/// Bodies there is room for above the stage; more are chosen in the table.
constexpr std::size_t kMostBodies = 8;

}  // namespace

CrowdDialog::CrowdDialog(Fight& fight, ApplicationStyle& style, Preferences& preferences, QWidget* parent,
                         AttackLog* log)
    : ActionDialog(fight, style, parent, log),
      m_frame(new AttackFrame(style, this)),
      m_bodies(new BodySwitcher(style, this)),
      m_pane(new StagePane(style, preferences, this)),
      m_stage(&m_pane->stage()),
      m_dice(new DicePanel(*m_presenter, style, this)),
      m_table(new TargetTable(this)),
      m_steps(new ExplanationPanel(style, this)),
      m_verdict(new AttackVerdict(*m_presenter, style, this))
{
    setHands({.dice = this, .flight = this, .keys = this});
    leaveEnterTo(*m_stage);
    leaveEnterTo(*m_steps);
    setMinimumWithinScreen(*this, {1240, 650});
    resizeWithinScreen(*this, {1440, 900});
}

QWidget* CrowdDialog::makeLeft(const std::vector<QWidget*>& choosers)
{
    auto* left = new QWidget(this);
    left->setAttribute(Qt::WA_StyledBackground);
    setLook(*left, "ground", QStringLiteral("surface"));
    m_left = new QVBoxLayout(left);
    m_left->setContentsMargins(0, 10, space::kSmall, 10);
    m_left->setSpacing(6);
    for (QWidget* chooser : choosers)
        m_left->addWidget(chooser);
    m_left->addStretch(1);
    return left;
}

void CrowdDialog::addOptions(QWidget* options)
{
    m_left->insertWidget(m_left->count() - 1, options);
}

void CrowdDialog::arrange(const std::vector<QWidget*>& choosers, QWidget* map)
{
    m_frame->setOptions(makeLeft(choosers));
    auto* middle = new QWidget(this);
    auto* column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_bodies);
    column->addWidget(m_pane, 1);
    if (map)
        column->addWidget(map);
    m_frame->setStage(middle, *m_pane);
    m_frame->setRight(makeRight(), m_steps);
    // What came of it is in sight whatever the number of dice, and moves none of them.
    m_frame->setResult(AttackFrame::Column::Right, m_verdict);
    layOut(*m_frame);
    connect(m_presenter, &AttackPresenter::changed, this, [this] { refresh(); });
    connect(m_dice, &DicePanel::choiceComes, this, &CrowdDialog::focusNext);
    connectDice(*m_dice);
    connectSteps(*m_steps);
    const auto view = [this](int place) { m_presenter->options().viewTarget(static_cast<std::size_t>(place)); };
    connect(m_bodies, &BodySwitcher::chosen, this, view);
    connect(m_table, &TargetTable::chosen, this, view);
}

QWidget* CrowdDialog::makeRight()
{
    auto* right = new QWidget(this);
    right->setAttribute(Qt::WA_StyledBackground);
    setLook(*right, "ground", QStringLiteral("surface"));
    m_right = new QVBoxLayout(right);
    m_right->setContentsMargins(14, 10, 14, 12);
    m_right->setSpacing(10);
    m_right->addWidget(m_dice);
    m_right->addWidget(m_table);
    m_steps->setRulingsAllowed(true);
    m_right->addWidget(m_steps, 1);
    return right;
}

std::vector<Reach> CrowdDialog::areas() const
{
    const ActionRecord& action = m_presenter->action();
    const BodyPlan* plan = action.request.plan.get();
    return plan ? reachesOf(*plan, action.findings.events) : std::vector<Reach>();
}

void CrowdDialog::refresh()
{
    const ActionRecord& action = m_presenter->action();
    const bool finished = m_presenter->isFinished();
    const bool fallen = m_presenter->dice().hasFallen();
    refreshBodies();
    refreshStage();
    refreshTable();
    m_steps->setEmptyText(emptyWords(tr("Roll or type the dice. Every number will be explained here.")));
    m_steps->model().setStrand(static_cast<int>(m_presenter->options().targetInView()));
    const bool tells = tellsSteps() && m_presenter->isReady() && m_presenter->complaints().isEmpty();
    m_steps->setAction(finished || fallen || tells ? action : ActionRecord{});
    m_verdict->setTargetInView(m_presenter->options().targets().size() > 1
                                   ? std::optional(m_presenter->options().targetInView())
                                   : std::nullopt);
    AttackFoot::State state{finished, m_presenter->isReady(), fallen, m_stage->picture().drift.has_value(),
                            m_presenter->complaints().all()};
    state.aims = isAimed();
    state.choosing = isChoosing();
    state.asks = isUntouched();
    m_foot->setState(state);
}

void CrowdDialog::refreshBodies()
{
    std::vector<BodySwitcher::Stage> stages;
    const bool fit = m_presenter->options().targets().size() <= kMostBodies;
    for (std::size_t i = 0; fit && i < m_presenter->options().targets().size(); ++i) {
        const CombatantView* who = m_fight.snapshot().find(m_presenter->options().targets()[i]);
        if (!who)
            continue;
        BodySwitcher::Stage stage;
        stage.face = faceOf(&who->combatant);
        stage.name = text::visible(who->combatant.name);
        if (m_presenter->isFinished()) {
            const Effects effects = effectsOf(m_presenter->action().findings.events, static_cast<int>(i));
            stage.words = text::harmWords(effects);
            stage.stressed = !text::effectWords(effects).isEmpty();
        }
        stages.push_back(std::move(stage));
    }
    m_bodies->setStages(stages);
    m_bodies->setCurrent(static_cast<int>(m_presenter->options().targetInView()));
}

void CrowdDialog::refreshStage()
{
    const ActionRecord& action = m_presenter->action();
    const std::size_t place = m_presenter->options().targetInView();
    const CombatantView* who = place < m_presenter->options().targets().size()
        ? m_fight.snapshot().find(m_presenter->options().targets()[place])
        : nullptr;
    if (!who)
        return;
    m_pane->header().show(faceOf(&who->combatant), text::visible(who->combatant.name), stageWords());
    const Digest before = digestOf(action.system, targetOf(action.request.input, place));
    BodyPicture picture = bodypicture::ofDigest(action.request.plan, before);
    picture.rose = false;
    if (m_presenter->isFinished())
        bodypicture::putChanges(picture, action, place);
    paint(picture, place);
    m_stage->setPicture(picture);
    m_pane->player().setReplayable(picture.drift.has_value());
}

Tone CrowdDialog::toneFor(std::size_t place) const
{
    for (const VerdictPerson& person : m_verdict->verdict().persons) {
        if (person.role == Role::Target && person.place == place)
            return person.tone;
    }
    return Tone::Quiet;
}

void CrowdDialog::refreshTable()
{
    const ActionRecord& action = m_presenter->action();
    std::vector<TargetTable::Row> rows;
    for (std::size_t i = 0; i < m_presenter->options().targets().size(); ++i) {
        const CombatantView* who = m_fight.snapshot().find(m_presenter->options().targets()[i]);
        TargetTable::Row row;
        row.name = who ? text::visible(who->combatant.name) : QString();
        std::tie(row.first, row.second) = cells(i);
        if (m_presenter->isFinished())
            row.outcome = text::harmWords(effectsOf(action.findings.events, static_cast<int>(i)));
        const Tone tone = m_presenter->isFinished() ? toneFor(i) : Tone::Quiet;
        row.isHeavy = tone >= Tone::Out;
        if (tone >= Tone::Harm)
            row.ink = m_style.theme().colour(lookOf(tone).token);
        rows.push_back(std::move(row));
    }
    m_table->setRows(rows);
    m_table->setInView(static_cast<int>(m_presenter->options().targetInView()));
}

bool CrowdDialog::focusDice()
{
    m_frame->reveal(AttackFrame::Column::Right);
    return m_dice->focusOpen();
}

bool CrowdDialog::stepBack()
{
    return m_dice->stepBack();
}

bool CrowdDialog::holdsDice(const QWidget* widget) const
{
    return m_dice->isAncestorOf(widget);
}

bool CrowdDialog::takeOwnKey(const QKeyEvent& event)
{
    const std::size_t bodies = m_presenter->options().targets().size();
    if (event.key() != Qt::Key_W || bodies == 0)
        return false;
    m_presenter->options().viewTarget((m_presenter->options().targetInView() + 1) % bodies);
    return true;
}

bool CrowdDialog::skip()
{
    return m_pane->skip();
}

void CrowdDialog::play()
{
    m_pane->play();
}

void CrowdDialog::resizeEvent(QResizeEvent* event)
{
    const bool low = height() < kCrowdDialogLow;
    m_dice->setCompact(low);
    m_verdict->setMostLines(low ? kCrowdDialogFewLines : kCrowdDialogManyLines);
    m_pane->setLow(low);
    AttackDialog::resizeEvent(event);
}

}  // namespace hitspread

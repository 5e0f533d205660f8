#include "ui/attack/firedialog.h"

#include "models/tracemodel.h"
#include "rules/systems/registry.h"
#include "text/labels.h"
#include "ui/attack/attackfoot.h"
#include "ui/attack/attackframe.h"
#include "ui/attack/attackpanels.h"
#include "ui/attack/attackpresenter.h"
#include "ui/attack/bulletcursor.h"
#include "ui/attack/bullettable.h"
#include "ui/attack/dicepanel.h"
#include "ui/attack/firestage.h"
#include "ui/attack/resultpanel.h"
#include "ui/attack/spendmodel.h"
#include "ui/attack/spendpanel.h"
#include "ui/attack/stagepane.h"
#include "ui/diagram/bodyview.h"
#include "ui/rules/explanationpanel.h"
#include "ui/theme/applicationstyle.h"
#include "ui/theme/motion.h"
#include "ui/widgets/windowroom.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QComboBox>
#include <QKeyEvent>
#include <QResizeEvent>
#include <QVBoxLayout>

namespace hitspread {

namespace {
constexpr int kFireDialogLow = 760;
}

FireDialog::FireDialog(Fight& fight, ApplicationStyle& style, Preferences& preferences, QWidget* parent, AttackLog* log)
    : ActionDialog(fight, style, parent, log),
      m_cursor(new BulletCursor(*m_presenter, this)),
      m_frame(new AttackFrame(style, this)),
      m_pane(new StagePane(style, preferences, this)),
      m_stage(&m_pane->stage()),
      m_dice(new DicePanel(*m_presenter, style, this)),
      m_spend(new SpendPanel(*m_presenter, this)),
      m_table(new BulletTable(*m_cursor, style, this)),
      m_steps(new ExplanationPanel(style, this)),
      m_result(new ResultPanel(this)),
      m_body(new FireStage(*m_presenter, *m_cursor, *m_pane, this))
{
    setObjectName(QStringLiteral("fireDialog"));
    setMinimumWithinScreen(*this, {1240, 650});
    resizeWithinScreen(*this, {1440, 900});
    m_frame->setStage(m_pane, *m_pane);
    m_frame->setRight(makeRight(), m_steps);
    m_frame->setResult(AttackFrame::Column::Right, m_result);
    layOut(*m_frame);
    connectPanels();
    warnOfTargets();
}

QWidget* FireDialog::makeRight()
{
    auto* right = new QWidget(this);
    right->setAttribute(Qt::WA_StyledBackground);
    setLook(*right, "ground", QStringLiteral("surface"));
    auto* column = new QVBoxLayout(right);
    column->setContentsMargins(14, 10, 14, 12);
    column->setSpacing(10);
    column->addWidget(m_dice);
    column->addWidget(m_spend);
    column->addWidget(m_table);
    m_steps->setRulingsAllowed(true);
    column->addWidget(m_steps, 1);
    m_result->hide();
    return right;
}

void FireDialog::connectPanels()
{
    connect(m_body, &FireStage::aimed, m_presenter, &AttackPresenter::setAim);
    connect(m_body, &FireStage::valueChosen, this, [this](int value) {
        if (m_spend->take(value))
            focusNext();
    });
    connect(m_body, &FireStage::pointedAt, this, [this](const QString& words, std::optional<int> value) {
        m_spend->preview(value);
        m_foot->hint(words);
    });
    connect(m_presenter, &AttackPresenter::ready, this, &FireDialog::takeReady);
    connect(m_cursor, &BulletCursor::moved, this, &FireDialog::showBullet);
    connect(m_presenter, &AttackPresenter::changed, this, &FireDialog::refresh);
    connect(m_dice, &DicePanel::choiceComes, m_spend, &SpendPanel::focusCurrent);
    connect(m_foot, &AttackFoot::rollAllAsked, this, [this] { roll(true); });
    connectDice(*m_dice);
    connectSteps(*m_steps);
}

void FireDialog::startWith(const AttackStart& start)
{
    open();
    m_presenter->begin(start.order, start.aim, start.settings);
}

void FireDialog::resume(const PendingAction& pending)
{
    if (comeForward(pending))
        return;
    open();
    m_presenter->resume(pending);
    focusNext();
}

void FireDialog::takeReady()
{
    const ActionRecord& action = m_presenter->action();
    const std::string key = action.system + "/" + std::string(optionsFamily(action.system, action.action));
    if (key != m_optionsOf) {
        m_optionsOf = key;
        QWidget* options = makeAttackOptions(action.system, *m_presenter, m_style, nullptr);
        auto* box = new QWidget;
        box->setAttribute(Qt::WA_StyledBackground);
        setLook(*box, "ground", QStringLiteral("surface"));
        auto* column = new QVBoxLayout(box);
        column->setContentsMargins(14, 10, 4, 10);
        column->addWidget(options);
        m_frame->setOptions(box);
    }
    const QString actor = nameIn(action, Role::Actor);
    const QString targets = namesIn(action, Role::Target).join(QStringLiteral(", "));
    if (!isSeveral())
        setWindowTitle(tr("Fire: %1 at %2 - Hitspread").arg(actor, targets));
    else
        setWindowTitle(tr("%1: %2 at %3 - Hitspread")
                           .arg(text::action(m_presenter->system(), m_presenter->declaration().id), actor, targets));
}

void FireDialog::showBullet()
{
    const int bullet = m_cursor->bullet();
    m_dice->setBullet(bullet);
    m_spend->setBullet(bullet);
    m_steps->model().setBullet(bullet < 0 ? std::nullopt : std::optional(bullet));
    m_body->refresh();
}

void FireDialog::refresh()
{
    const ActionRecord& action = m_presenter->action();
    const bool finished = m_presenter->isFinished();
    m_steps->setEmptyText(emptyWords(tr("Roll or type the dice. Every number will be explained here.")));
    m_steps->setAction(finished || m_presenter->hasFallen() ? action : ActionRecord{});
    m_result->setVisible(finished);
    if (finished)
        m_result->setAction(action);
    AttackFoot::State state{finished, m_presenter->isReady(), m_presenter->hasFallen(), m_body->isReplayable(),
                            m_presenter->complaints()};
    state.choosing = isChoosing();
    state.several = isSeveral();
    state.aims = !m_presenter->isReady() || m_presenter->aim().has_value();
    m_foot->setState(state);
}

bool FireDialog::isSeveral() const
{
    return m_cursor->bullet() >= 0;
}

void FireDialog::roll(bool all)
{
    if (all)
        m_presenter->rollAll();
    else
        m_presenter->rollOpen();
    // With several bullets the next question is asked at once.
    if (isSeveral())
        focusNext();
}

void FireDialog::primary()
{
    if (m_presenter->isFinished())
        return m_presenter->apply();
    if (!isChoosing())
        return roll(false);
    m_spend->keep();
    if (isSeveral())
        focusNext();
}

void FireDialog::takeFall()
{
    // One influence changed afterwards is looked at where it happened, not from the first bullet on.
    if (!isSeveral() || m_cursor->hasJustFinished())
        AttackDialog::takeFall();
}

bool FireDialog::skip()
{
    if (!m_stage->animator().isRunning() && m_cursor->reached() < 0)
        return false;
    m_body->skip();
    return true;
}

void FireDialog::play()
{
    m_body->play(motion::isReduced(*m_stage));
}

void FireDialog::walk()
{
    // On to the next target with the bullet in view, or not, if the dice stand at such a place.
    if (const DiceQuestion* move = moveInHand(*m_presenter, m_cursor->bullet())) {
        m_presenter->choose(move->question.key, 1 - move->answer.choice);
        focusNext();
    } else {
        m_foot->warn(m_presenter->targets().size() > 1
                         ? tr("The fire cannot move on here.")
                         : tr("There is no further target to walk to. Add one among the options."));
    }
}

QString FireDialog::dropWords() const
{
    return tr("Drop this shot:");
}

bool FireDialog::focusDice()
{
    if (!m_dice->hasOpen())
        return false;
    m_frame->reveal(AttackFrame::Column::Right);
    return m_dice->focusOpen();
}

bool FireDialog::stepBack()
{
    m_frame->reveal(AttackFrame::Column::Right);
    return m_dice->stepBack();
}

bool FireDialog::holdsDice(const QWidget* widget) const
{
    return m_dice->isAncestorOf(widget);
}

bool FireDialog::focusNewChoice()
{
    if (!isChoosing())
        return false;
    m_frame->reveal(AttackFrame::Column::Right);
    m_spend->focusCurrent();
    return true;
}

bool FireDialog::focusLastChoice()
{
    if (m_presenter->choices().empty())
        return false;
    m_frame->reveal(AttackFrame::Column::Right);
    m_spend->focusCurrent();
    return true;
}

bool FireDialog::holdsChoice(const QWidget* widget) const
{
    return m_spend->isAncestorOf(widget);
}

bool FireDialog::takeChoice(int digit)
{
    return m_spend->takeKey(QChar(u'0' + digit));
}

QString FireDialog::refusal(int digit) const
{
    return isSeveral() ? tr("%1 is not offered here.").arg(digit) : tr("There are no %1 points to spend.").arg(digit);
}

bool FireDialog::hasOwnEnter(const QWidget* widget) const
{
    return widget == m_stage || m_steps->isAncestorOf(widget);
}

bool FireDialog::takeOwnKey(const QKeyEvent& event)
{
    switch (event.key()) {
    case Qt::Key_R: roll(event.modifiers() & Qt::ShiftModifier); return true;
    case Qt::Key_W: walk(); return true;
    case Qt::Key_H: m_body->toggleOdds(); return true;
    case Qt::Key_Minus: return takeSign(u'-');
    case Qt::Key_Plus: return takeSign(u'+');
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Home:
    case Qt::Key_End: return takeArrow(event.key());
    default: return false;
    }
}

bool FireDialog::takeSign(QChar sign)
{
    const bool meant = holdsChoice(focusWidget()) || isChoosing() || m_presenter->isFinished();
    if (!meant || !m_spend->takeKey(sign))
        return false;
    focusNext();
    return true;
}

bool FireDialog::takeArrow(int key)
{
    // Lists, boxes, rows of choices and the body walk by themselves.
    const QWidget* focus = focusWidget();
    const auto* button = qobject_cast<const QAbstractButton*>(focus);
    const bool own = focus == m_stage || qobject_cast<const QAbstractSlider*>(focus)
        || qobject_cast<const QComboBox*>(focus) || qobject_cast<const QAbstractItemView*>(focus)
        || (button && button->isCheckable());
    if (m_cursor->bullets().empty() || own)
        return false;
    const int last = static_cast<int>(m_cursor->bullets().size()) - 1;
    const int row = m_cursor->row();
    m_cursor->setRow(key == Qt::Key_Left ? row - 1 : key == Qt::Key_Right ? row + 1 : key == Qt::Key_Home ? 0 : last);
    return true;
}

void FireDialog::resizeEvent(QResizeEvent* event)
{
    const bool low = height() < kFireDialogLow;
    m_dice->setCompact(low);
    m_spend->setCompact(low);
    m_result->setMostLines(low ? 2 : 6);
    m_pane->setLow(low);
    AttackDialog::resizeEvent(event);
}

}  // namespace hitspread

#include "ui/attack/firedialog.h"

#include "models/digest.h"
#include "models/tracemodel.h"
#include "rules/systems/registry.h"
#include "text/problems.h"
#include "ui/attack/attackfoot.h"
#include "ui/attack/attackframe.h"
#include "ui/attack/attackpanels.h"
#include "ui/attack/attackpresenter.h"
#include "ui/attack/bodypicturemaker.h"
#include "ui/attack/dicepanel.h"
#include "ui/attack/explanationpanel.h"
#include "ui/attack/playerbar.h"
#include "ui/attack/resultpanel.h"
#include "ui/attack/spendpanel.h"
#include "ui/attack/stageheader.h"
#include "ui/attack/stagepane.h"
#include "ui/diagram/bodyview.h"
#include "ui/settings/preferences.h"
#include "ui/theme/applicationstyle.h"
#include "ui/theme/motion.h"
#include "ui/widgets/problembar.h"
#include "ui/widgets/reasonbar.h"
#include "ui/widgets/windowroom.h"

#include <QApplication>
#include <QHideEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QResizeEvent>
#include <QStatusTipEvent>
#include <QVBoxLayout>

namespace hitspread {

namespace {
constexpr int kLow = 760;
}

FireDialog::FireDialog(Fight& fight, ApplicationStyle& style, Preferences& preferences, QWidget* parent)
    : QDialog(parent),
      m_fight(fight),
      m_style(style),
      m_presenter(new AttackPresenter(fight, this)),
      m_problem(new ProblemBar(style, this)),
      m_reason(new ReasonBar(this)),
      m_frame(new AttackFrame(style, this)),
      m_pane(new StagePane(style, this)),
      m_stage(&m_pane->stage()),
      m_dice(new DicePanel(*m_presenter, style, this)),
      m_spend(new SpendPanel(*m_presenter, this)),
      m_steps(new ExplanationPanel(style, this)),
      m_result(new ResultPanel(this)),
      m_foot(new AttackFoot(style, this))
{
    setObjectName(QStringLiteral("fireDialog"));
    setWindowFlags(windowFlags() & ~Qt::WindowContextHelpButtonHint);
    setMinimumWithinScreen(*this, {1240, 650});
    resizeWithinScreen(*this, {1440, 900});
    layOut();
    m_pane->player().hide();
    m_pane->player().setSpeed(preferences.driftSpeed());
    connect(&m_pane->player(), &PlayerBar::speedChosen, &preferences, &Preferences::setDriftSpeed);
    connectAll();
    qApp->installEventFilter(this);
}

FireDialog::~FireDialog()
{
    qApp->removeEventFilter(this);
}

void FireDialog::layOut()
{
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    whole->addWidget(m_problem);
    m_frame->setStage(m_pane);
    m_frame->setRight(makeRight(), m_steps);
    whole->addWidget(m_frame, 1);
    whole->addWidget(m_reason);
    whole->addWidget(m_foot);
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
    m_steps->setRulingsAllowed(true);
    m_steps->setEmptyText(tr("Roll or type the dice. Every number will be explained here."));
    column->addWidget(m_steps, 1);
    column->addWidget(m_result);
    m_result->hide();
    return right;
}

void FireDialog::connectAll()
{
    connect(m_stage, &BodyView::hexChosen, this, &FireDialog::chooseHex);
    connect(m_stage, &BodyView::hexHovered, this, [this](Hex hex) { pointAt(hex); });
    connect(m_stage, &BodyView::hexFocused, this, [this](Hex hex) { pointAt(hex); });
    connect(m_stage, &BodyView::hoverEnded, this, [this] { pointAt({}); });
    connect(m_presenter, &AttackPresenter::ready, this, &FireDialog::takeReady);
    connect(m_presenter, &AttackPresenter::changed, this, &FireDialog::refresh);
    connect(m_presenter, &AttackPresenter::fell, this, &FireDialog::play);
    connect(m_presenter, &AttackPresenter::refused, this,
            [this](const Problem& problem) { m_problem->show(text::sentenceFor(problem)); });
    connect(m_presenter, &AttackPresenter::applied, this, &FireDialog::applied);
    connect(m_presenter, &AttackPresenter::applied, this, &QDialog::hide);
    connect(m_presenter, &AttackPresenter::dropped, this, &QDialog::hide);
    connect(m_dice, &DicePanel::choiceComes, m_spend, &SpendPanel::focusCurrent);
    connect(m_dice, &DicePanel::allFallen, m_foot, [this] { m_foot->primary()->setFocus(); });
    connect(m_dice, &DicePanel::refused, m_foot, &AttackFoot::warn);
    connect(m_steps, &ExplanationPanel::overruled, m_presenter, &AttackPresenter::overrule);
    connect(m_steps, &ExplanationPanel::overruled, m_foot, [this] { m_foot->primary()->setFocus(); });
    connect(m_steps, &ExplanationPanel::rulingTakenBack, m_presenter, &AttackPresenter::takeBackRuling);
    connect(m_reason, &ReasonBar::given, this, [this](const QString& reason) {
        if (m_rollsAgain)
            m_presenter->rollAgain(reason);
        else
            m_presenter->drop(reason);
    });
    connect(m_reason, &ReasonBar::cancelled, m_foot, [this] { m_foot->primary()->setFocus(); });
    connect(m_foot, &AttackFoot::replayAsked, this, &FireDialog::play);
    connect(m_foot, &AttackFoot::againAsked, this, [this] { askAgain(true); });
    connect(m_foot, &AttackFoot::dropAsked, this, [this] { askAgain(false); });
    connect(m_foot, &AttackFoot::closeAsked, this, &QWidget::close);
    connect(m_foot, &AttackFoot::primaryAsked, this, &FireDialog::primary);
}

void FireDialog::start(const ActionOrder& order, std::optional<Hex> aim)
{
    m_problem->hide();
    m_reason->hide();
    m_presenter->begin(order, aim);
    show();
    raise();
    activateWindow();
    m_foot->primary()->setFocus();
}

void FireDialog::resume(const PendingAction& pending)
{
    m_problem->hide();
    m_reason->hide();
    show();
    raise();
    activateWindow();
    m_presenter->resume(pending);
    if (!focusDice())
        m_foot->primary()->setFocus();
}

void FireDialog::takeReady()
{
    const std::string key = m_presenter->action().system + "/" + m_presenter->action().action;
    if (key != m_optionsOf) {
        m_optionsOf = key;
        QWidget* options = makeAttackOptions(m_presenter->action().system, *m_presenter, m_style, nullptr);
        auto* box = new QWidget;
        box->setAttribute(Qt::WA_StyledBackground);
        setLook(*box, "ground", QStringLiteral("surface"));
        auto* column = new QVBoxLayout(box);
        column->setContentsMargins(14, 10, 4, 10);
        column->addWidget(options);
        m_frame->setOptions(box);
    }
    const QString actor = nameIn(m_presenter->action(), Role::Actor);
    const QString target = nameIn(m_presenter->action(), Role::Target);
    setWindowTitle(tr("Fire: %1 at %2 - Hitspread").arg(actor, target));
}

void FireDialog::refresh()
{
    const ActionRecord& action = m_presenter->action();
    const bool finished = m_presenter->isFinished();
    const Digest target = digestOf(action.system, targetOf(action.request.input));
    const CombatantView* who = m_fight.snapshot().find(m_presenter->order().target);
    QStringList words{target.posture};
    if (target.mostTrack > 0)
        words << tr("%1 %2 of %3").arg(target.trackName).arg(target.track).arg(target.mostTrack);
    words.removeAll(QString());
    m_pane->header().show(who ? QString::fromStdString(who->combatant.badge) : QString(),
                          who ? who->combatant.side : Side::Opponents, nameIn(action, Role::Target),
                          words.join(QStringLiteral(" · ")));
    const auto& choices = m_presenter->choices();
    const BodyPicture picture = bodypicture::ofAction(action, m_presenter->aim(), finished,
                                                      choices.empty() ? std::vector<SpendOption>()
                                                                      : spendOptions(*m_presenter, choices.back()));
    m_stage->setPicture(picture);
    m_pane->player().setVisible(picture.drift.has_value());
    m_pane->player().setCaption(picture.drift ? outcomeOf(action) : QString());
    if (finished || m_presenter->hasFallen())
        m_steps->setAction(action);
    else
        m_steps->setAction({});
    m_result->setVisible(finished);
    if (finished)
        m_result->setAction(action);
    refreshFoot();
}

void FireDialog::refreshFoot()
{
    m_foot->setState({m_presenter->isFinished(), m_presenter->isReady(), m_presenter->hasFallen(),
                      m_stage->picture().drift.has_value(), m_presenter->complaints()});
}

void FireDialog::chooseHex(Hex hex)
{
    // On the line of the shot a click spends the points that lead there; anywhere else it aims.
    const auto points = spendLeadingTo(*m_presenter, hex);
    if (points && m_spend->take(*points)) {
        if (m_presenter->isFinished())
            m_foot->primary()->setFocus();
        else
            focusDice();
        return;
    }
    m_presenter->setAim(hex);
}

void FireDialog::pointAt(std::optional<Hex> hex)
{
    const auto& drift = m_stage->picture().drift;
    const DriftChoice* choice = hex && drift ? drift->choiceAt(*hex) : nullptr;
    m_spend->preview(choice ? std::optional(choice->points) : std::nullopt);
    m_foot->hint(choice ? choice->words : QString());
}

void FireDialog::play()
{
    m_stage->animator().setReducedMotion(motion::isReduced(*m_stage));
    m_stage->play();
    m_foot->primary()->setFocus();
}

void FireDialog::primary()
{
    if (m_presenter->isFinished())
        m_presenter->apply();
    else
        m_presenter->rollOpen();
}

void FireDialog::askAgain(bool again)
{
    m_rollsAgain = again;
    m_reason->ask(again ? tr("Roll again instead of these dice:") : tr("Drop this shot:"),
                  again ? tr("Roll again") : tr("Drop"));
}

bool FireDialog::focusDice()
{
    m_frame->reveal(AttackFrame::Column::Right);
    return m_dice->focusOpen();
}

bool FireDialog::takeKey(QKeyEvent* event)
{
    QWidget* focus = focusWidget();
    if (event->key() == Qt::Key_Escape && m_stage->animator().isRunning()) {
        m_stage->animator().skip();
        return true;
    }
    if (qobject_cast<QLineEdit*>(focus) != nullptr)
        return false;
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        return takeEnter(focus);
    if (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return false;
    switch (event->key()) {
    case Qt::Key_R: m_presenter->rollOpen(); return true;
    case Qt::Key_T: focusDice(); return true;
    case Qt::Key_P: play(); return true;
    case Qt::Key_Backspace: return takeBackspace(focus);
    default: break;
    }
    const bool isDigit = event->key() >= Qt::Key_0 && event->key() <= Qt::Key_9;
    return isDigit && takeDigit(event, focus);
}

bool FireDialog::takeEnter(QWidget* focus)
{
    // The body, a chosen step and a menu have an Enter of their own.
    if (focus == m_stage || m_steps->isAncestorOf(focus) || qobject_cast<QMenu*>(focus))
        return false;
    auto* button = qobject_cast<QPushButton*>(focus);
    const bool other = button && button != m_foot->primary() && !button->isCheckable() && !m_dice->isAncestorOf(button);
    if (other)
        return false;
    if (m_foot->primary()->isEnabled())
        primary();
    return true;
}

bool FireDialog::takeDigit(QKeyEvent* event, QWidget* focus)
{
    // On the boxes, or once every die lies there, a digit is a choice; then come the dice still open.
    if (m_spend->isAncestorOf(focus) || m_presenter->isFinished()) {
        const int points = event->key() - Qt::Key_0;
        if (!m_spend->take(points))
            m_foot->warn(m_presenter->choices().empty() ? tr("Every die lies there: nothing is left to type.")
                                                        : tr("There are no %1 points to spend.").arg(points));
        else if (!focusDice())
            m_foot->primary()->setFocus();
        return true;
    }
    // Else digits go to the first open die wherever the focus is.
    if (!m_dice->isAncestorOf(focus) && focusDice()) {
        QKeyEvent again(QEvent::KeyPress, event->key(), event->modifiers(), event->text());
        QApplication::sendEvent(focusWidget(), &again);
        return true;
    }
    return false;
}

bool FireDialog::takeBackspace(QWidget* focus)
{
    const bool onBoxes = m_spend->isAncestorOf(focus);
    if (focus != m_foot->primary() && !onBoxes)
        return false;
    m_frame->reveal(AttackFrame::Column::Right);
    if (!onBoxes && !m_presenter->choices().empty())
        m_spend->focusCurrent();
    else
        m_dice->stepBack();
    return true;
}

bool FireDialog::event(QEvent* event)
{
    // Why something is refused, while the mouse is over it.
    if (event->type() == QEvent::StatusTip)
        m_foot->hint(static_cast<QStatusTipEvent*>(event)->tip());
    return QDialog::event(event);
}

bool FireDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress && isActiveWindow() && !QApplication::activePopupWidget()) {
        auto* widget = qobject_cast<QWidget*>(watched);
        if (widget && (widget == this || (isAncestorOf(widget) && widget == focusWidget()))
            && takeKey(static_cast<QKeyEvent*>(event)))
            return true;
    }
    return QDialog::eventFilter(watched, event);
}

void FireDialog::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);
}

void FireDialog::resizeEvent(QResizeEvent* event)
{
    const bool low = height() < kLow;
    m_dice->setCompact(low);
    m_result->setMostLines(low ? 2 : 6);
    m_pane->setLow(low);
    QDialog::resizeEvent(event);
}

void FireDialog::hideEvent(QHideEvent* event)
{
    QDialog::hideEvent(event);
    if (!event->spontaneous() && parentWidget())
        parentWidget()->activateWindow();
}

void FireDialog::closeEvent(QCloseEvent* event)
{
    m_stage->animator().skip();
    m_fight.reload();
    QDialog::closeEvent(event);
}

}  // namespace hitspread

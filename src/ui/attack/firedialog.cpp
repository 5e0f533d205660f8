#include "ui/attack/firedialog.h"

#include "models/tracemodel.h"
#include "rules/systems/registry.h"
#include "text/labels.h"
#include "text/problems.h"
#include "ui/attack/attackfoot.h"
#include "ui/attack/attackframe.h"
#include "ui/attack/attackpanels.h"
#include "ui/attack/attackpresenter.h"
#include "ui/attack/bulletcursor.h"
#include "ui/attack/bullettable.h"
#include "ui/attack/dicepanel.h"
#include "ui/attack/explanationpanel.h"
#include "ui/attack/firekeys.h"
#include "ui/attack/firestage.h"
#include "ui/attack/playerbar.h"
#include "ui/attack/resultpanel.h"
#include "ui/attack/spendmodel.h"
#include "ui/attack/spendpanel.h"
#include "ui/attack/stagepane.h"
#include "ui/diagram/bodyview.h"
#include "ui/settings/preferences.h"
#include "ui/theme/applicationstyle.h"
#include "ui/theme/motion.h"
#include "ui/widgets/problembar.h"
#include "ui/widgets/reasonbar.h"
#include "ui/widgets/windowroom.h"

#include <QHideEvent>
#include <QKeyEvent>
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
      m_cursor(new BulletCursor(*m_presenter, this)),
      m_problem(new ProblemBar(style, this)),
      m_reason(new ReasonBar(this)),
      m_frame(new AttackFrame(style, this)),
      m_pane(new StagePane(style, this)),
      m_stage(&m_pane->stage()),
      m_dice(new DicePanel(*m_presenter, style, this)),
      m_spend(new SpendPanel(*m_presenter, this)),
      m_table(new BulletTable(*m_cursor, style, this)),
      m_steps(new ExplanationPanel(style, this)),
      m_result(new ResultPanel(this)),
      m_foot(new AttackFoot(style, this)),
      m_keys(new FireKeys(*this, {*m_presenter, *m_cursor, *m_frame, *m_stage, *m_dice, *m_spend, *m_steps, *m_foot})),
      m_body(new FireStage(*m_presenter, *m_cursor, *m_pane, this))
{
    setObjectName(QStringLiteral("fireDialog"));
    setWindowFlags(windowFlags() & ~Qt::WindowContextHelpButtonHint);
    setMinimumWithinScreen(*this, {1240, 650});
    resizeWithinScreen(*this, {1440, 900});
    layOut();
    m_pane->player().hide();
    m_pane->player().setSpeed(preferences.driftSpeed());
    connect(&m_pane->player(), &PlayerBar::speedChosen, &preferences, &Preferences::setDriftSpeed);
    connectPanels();
    connectFoot();
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
    column->addWidget(m_table);
    m_steps->setRulingsAllowed(true);
    m_steps->setEmptyText(tr("Roll or type the dice. Every number will be explained here."));
    column->addWidget(m_steps, 1);
    auto* foot = new QWidget(this);
    auto* margins = new QVBoxLayout(foot);
    margins->setContentsMargins(14, space::kSmall, 14, 12);
    margins->addWidget(m_result);
    m_frame->setRightFoot(foot);
    m_result->hide();
    return right;
}

void FireDialog::connectPanels()
{
    connect(m_body, &FireStage::aimed, m_presenter, &AttackPresenter::setAim);
    connect(m_body, &FireStage::valueChosen, this, [this](int value) {
        if (m_spend->take(value))
            m_keys->focusOpen();
    });
    connect(m_body, &FireStage::pointedAt, this, [this](const QString& words, std::optional<int> value) {
        m_spend->preview(value);
        m_foot->hint(words);
    });
    connect(m_presenter, &AttackPresenter::ready, this, &FireDialog::takeReady);
    connect(m_cursor, &BulletCursor::moved, this, &FireDialog::showBullet);
    connect(m_presenter, &AttackPresenter::changed, this, &FireDialog::refresh);
    connect(m_presenter, &AttackPresenter::fell, this, [this] {
        // One influence changed afterwards is looked at where it happened, not from the first bullet on.
        if (m_cursor->bullet() < 0 || m_cursor->hasJustFinished())
            play();
    });
    connect(m_presenter, &AttackPresenter::refused, this,
            [this](const Problem& problem) { m_problem->show(text::sentenceFor(problem)); });
    connect(m_presenter, &AttackPresenter::applied, this, &FireDialog::applied);
    connect(m_presenter, &AttackPresenter::applied, this, &QDialog::hide);
    connect(m_presenter, &AttackPresenter::dropped, this, &QDialog::hide);
    connect(m_dice, &DicePanel::choiceComes, m_spend, &SpendPanel::focusCurrent);
    connect(m_dice, &DicePanel::allFallen, m_keys, &FireKeys::focusOpen);
    connect(m_dice, &DicePanel::refused, m_foot, &AttackFoot::warn);
    connect(m_steps, &ExplanationPanel::overruled, m_presenter, &AttackPresenter::overrule);
    connect(m_steps, &ExplanationPanel::overruled, m_foot, [this] { m_foot->primary()->setFocus(); });
    connect(m_steps, &ExplanationPanel::rulingTakenBack, m_presenter, &AttackPresenter::takeBackRuling);
}

void FireDialog::connectFoot()
{
    connect(m_keys, &FireKeys::primaryAsked, this, &FireDialog::primary);
    connect(m_keys, &FireKeys::playAsked, this, &FireDialog::play);
    connect(m_keys, &FireKeys::skipAsked, m_body, &FireStage::skip);
    connect(m_keys, &FireKeys::walkAsked, this, &FireDialog::walk);
    connect(m_reason, &ReasonBar::given, this, [this](const QString& reason) {
        if (m_rollsAgain)
            m_presenter->rollAgain(reason);
        else
            m_presenter->drop(reason);
    });
    connect(m_reason, &ReasonBar::cancelled, m_foot, [this] { m_foot->primary()->setFocus(); });
    connect(m_foot, &AttackFoot::replayAsked, this, &FireDialog::play);
    connect(m_foot, &AttackFoot::rollAllAsked, this, [this] {
        m_presenter->rollAll();
        m_keys->focusOpen();
    });
    connect(m_foot, &AttackFoot::againAsked, this, [this] { askAgain(true); });
    connect(m_foot, &AttackFoot::dropAsked, this, [this] { askAgain(false); });
    connect(m_foot, &AttackFoot::closeAsked, this, &QWidget::close);
    connect(m_foot, &AttackFoot::primaryAsked, this, &FireDialog::primary);
}

void FireDialog::open()
{
    m_problem->hide();
    m_reason->hide();
    show();
    raise();
    activateWindow();
}

void FireDialog::start(const ActionOrder& order, std::optional<Hex> aim,
                       const std::vector<AttackPresenter::Setting>& settings)
{
    // The brass button cannot take the keyboard before the request is there.
    connect(
        m_presenter, &AttackPresenter::changed, m_foot, [this] { m_foot->primary()->setFocus(); },
        Qt::SingleShotConnection);
    m_presenter->begin(order, aim, settings);
    open();
    m_foot->primary()->setFocus();
}

void FireDialog::resume(const PendingAction& pending)
{
    open();
    m_presenter->resume(pending);
    m_keys->focusOpen();
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
    if (m_cursor->bullet() < 0)
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
    m_steps->setAction(finished || m_presenter->hasFallen() ? action : ActionRecord{});
    m_result->setVisible(finished);
    if (finished)
        m_result->setAction(action);
    refreshFoot();
}

void FireDialog::refreshFoot()
{
    const DiceQuestion* open = m_presenter->open();
    AttackFoot::State state{m_presenter->isFinished(), m_presenter->isReady(), m_presenter->hasFallen(),
                            m_body->isReplayable(), m_presenter->complaints()};
    state.choosing = open && open->question.kind == QuestionKind::Choice;
    state.several = m_cursor->bullet() >= 0;
    m_foot->setState(state);
}

void FireDialog::play()
{
    m_body->play(motion::isReduced(*m_stage));
    m_foot->primary()->setFocus();
}

void FireDialog::primary()
{
    const DiceQuestion* open = m_presenter->open();
    if (m_presenter->isFinished())
        return m_presenter->apply();
    if (open && open->question.kind == QuestionKind::Choice)
        m_spend->keep();
    else
        m_presenter->rollOpen();
    // With several bullets the next question is asked at once.
    if (m_cursor->bullet() >= 0)
        m_keys->focusOpen();
}

void FireDialog::walk()
{
    // On to the next target with the bullet in view, or not, if the dice stand at such a place.
    if (const DiceQuestion* move = moveInHand(*m_presenter, m_cursor->bullet())) {
        m_presenter->choose(move->question.key, 1 - move->answer.choice);
        m_keys->focusOpen();
    } else {
        m_foot->warn(m_presenter->targets().size() > 1
                         ? tr("The fire cannot move on here.")
                         : tr("There is no further target to walk to. Add one among the options."));
    }
}

void FireDialog::askAgain(bool again)
{
    m_rollsAgain = again;
    m_reason->ask(again ? tr("Roll again instead of these dice:") : tr("Drop this shot:"),
                  again ? tr("Roll again") : tr("Drop"));
}

bool FireDialog::event(QEvent* event)
{
    // Why something is refused, while the mouse is over it.
    if (event->type() == QEvent::StatusTip)
        m_foot->hint(static_cast<QStatusTipEvent*>(event)->tip());
    return QDialog::event(event);
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
    m_spend->setCompact(low);
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
    m_body->skip();
    m_fight.reload();
    QDialog::closeEvent(event);
}

}  // namespace hitspread

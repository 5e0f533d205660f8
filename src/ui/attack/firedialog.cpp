#include "ui/attack/firedialog.h"

#include "models/digest.h"
#include "models/tracemodel.h"
#include "rules/systems/registry.h"
#include "text/problems.h"
#include "ui/attack/attackpanels.h"
#include "ui/attack/attackpresenter.h"
#include "ui/attack/bodypicturemaker.h"
#include "ui/attack/dicepanel.h"
#include "ui/attack/explanationpanel.h"
#include "ui/attack/playerbar.h"
#include "ui/attack/resultpanel.h"
#include "ui/attack/spendpanel.h"
#include "ui/attack/stageheader.h"
#include "ui/diagram/bodyview.h"
#include "ui/settings/preferences.h"
#include "ui/theme/applicationstyle.h"
#include "ui/theme/icons.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/problembar.h"
#include "ui/widgets/reasonbar.h"
#include "ui/widgets/windowroom.h"

#include <QApplication>
#include <QHideEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QResizeEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

namespace hitspread {

namespace {
constexpr int kLow = 760;
}

FireDialog::FireDialog(Fight& fight, ApplicationStyle& style, Preferences& preferences, QWidget* parent)
    : QDialog(parent),
      m_fight(fight),
      m_style(style),
      m_preferences(preferences),
      m_presenter(new AttackPresenter(fight, this)),
      m_problem(new ProblemBar(style, this)),
      m_reason(new ReasonBar(this)),
      m_options(new QScrollArea(this)),
      m_header(new StageHeader(style, this)),
      m_stage(new BodyView(this)),
      m_player(new PlayerBar(*m_stage, style, this)),
      m_dice(new DicePanel(*m_presenter, style, this)),
      m_spend(new SpendPanel(*m_presenter, this)),
      m_steps(new ExplanationPanel(style, this)),
      m_result(new ResultPanel(this)),
      m_replay(new QPushButton(tr("Replay   P"), this)),
      m_again(new QPushButton(tr("Roll again…"), this)),
      m_drop(new QPushButton(tr("Drop…"), this)),
      m_close(new QPushButton(tr("Close   Esc"), this)),
      m_primary(new QPushButton(this)),
      m_note(new ElidedLabel(this))
{
    setObjectName(QStringLiteral("fireDialog"));
    setWindowFlags(windowFlags() & ~Qt::WindowContextHelpButtonHint);
    setMinimumSize(1240, 650);
    resizeWithinScreen(*this, {1440, 900});
    layOut();
    m_stage->setTheme(style.theme());
    m_player->setSpeed(preferences.driftSpeed());
    connect(m_player, &PlayerBar::speedChosen, &preferences, &Preferences::setDriftSpeed);
    connect(&style, &ApplicationStyle::themeChanged, m_stage, &BodyView::setTheme);
    connect(&style, &ApplicationStyle::themeChanged, this, &FireDialog::fitOptions, Qt::QueuedConnection);
    connect(m_stage, &BodyView::hexChosen, m_presenter, &AttackPresenter::setAim);
    connect(m_presenter, &AttackPresenter::ready, this, &FireDialog::takeReady);
    connect(m_presenter, &AttackPresenter::changed, this, &FireDialog::refresh);
    connect(m_presenter, &AttackPresenter::fell, this, &FireDialog::play);
    connect(m_presenter, &AttackPresenter::refused, this,
            [this](const Problem& problem) { m_problem->show(text::sentenceFor(problem)); });
    connect(m_presenter, &AttackPresenter::applied, this, &FireDialog::applied);
    connect(m_presenter, &AttackPresenter::applied, this, &QDialog::hide);
    connect(m_presenter, &AttackPresenter::dropped, this, &QDialog::hide);
    connect(m_dice, &DicePanel::choiceComes, m_spend, &SpendPanel::focusCurrent);
    connect(m_dice, &DicePanel::allFallen, m_primary, [this] { m_primary->setFocus(); });
    connect(m_steps, &ExplanationPanel::overruled, m_presenter, &AttackPresenter::overrule);
    connect(m_steps, &ExplanationPanel::overruled, m_primary, [this] { m_primary->setFocus(); });
    connect(m_steps, &ExplanationPanel::rulingTakenBack, m_presenter, &AttackPresenter::takeBackRuling);
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
    auto* columns = new QHBoxLayout;
    columns->setSpacing(0);
    columns->addWidget(makeOptions());
    columns->addWidget(makeStage(), 1);
    m_right = makeRight();
    columns->addWidget(m_right);
    whole->addLayout(columns, 1);
    whole->addWidget(m_reason);
    whole->addWidget(makeFoot());
    connect(m_reason, &ReasonBar::given, this, [this](const QString& reason) {
        if (m_rollsAgain)
            m_presenter->rollAgain(reason);
        else
            m_presenter->drop(reason);
    });
    connect(m_reason, &ReasonBar::cancelled, m_primary, [this] { m_primary->setFocus(); });
}

QWidget* FireDialog::makeOptions()
{
    m_options->setObjectName(QStringLiteral("options"));
    m_options->setWidgetResizable(true);
    m_options->setFixedWidth(348);
    m_options->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setLook(*m_options, "ground", QStringLiteral("surface"));
    return m_options;
}

QWidget* FireDialog::makeStage()
{
    auto* middle = new QWidget(this);
    auto* column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_stage->setObjectName(QStringLiteral("fireStage"));
    m_stage->setAccessibleName(tr("Body of the target"));
    column->addWidget(m_stage, 1);
    column->addWidget(m_player);
    m_header->setParent(middle);
    m_middle = middle;
    middle->installEventFilter(this);
    return middle;
}

QWidget* FireDialog::makeRight()
{
    auto* right = new QWidget(this);
    right->setAttribute(Qt::WA_StyledBackground);
    setLook(*right, "ground", QStringLiteral("surface"));
    right->setFixedWidth(430);
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

QWidget* FireDialog::makeFoot()
{
    auto* foot = new QWidget(this);
    auto* row = new QHBoxLayout(foot);
    row->setContentsMargins(16, 8, 16, 10);
    m_replay->setObjectName(QStringLiteral("replayButton"));
    m_again->setObjectName(QStringLiteral("againButton"));
    m_drop->setObjectName(QStringLiteral("dropButton"));
    m_close->setObjectName(QStringLiteral("closeButton"));
    m_primary->setObjectName(QStringLiteral("primaryButton"));
    for (QPushButton* button : {m_replay, m_again, m_drop}) {
        button->setProperty("plain", QStringLiteral("true"));
        row->addWidget(button);
    }
    setLook(*m_note, "textRole", QStringLiteral("secondary"));
    row->addWidget(m_note, 1);
    row->addWidget(m_close);
    row->addSpacing(12);
    m_primary->setProperty("primary", QStringLiteral("true"));
    m_primary->setMinimumWidth(150);
    row->addWidget(m_primary);
    for (QPushButton* button : {m_replay, m_again, m_drop, m_close, m_primary})
        button->setAutoDefault(false);
    connect(m_replay, &QPushButton::clicked, this, &FireDialog::play);
    connect(m_again, &QPushButton::clicked, this, [this] { askAgain(true); });
    connect(m_drop, &QPushButton::clicked, this, [this] { askAgain(false); });
    connect(m_close, &QPushButton::clicked, this, &QWidget::close);
    connect(m_primary, &QPushButton::clicked, this, &FireDialog::primary);
    return foot;
}

void FireDialog::start(const ActionOrder& order, std::optional<Hex> aim)
{
    m_problem->hide();
    m_reason->hide();
    m_presenter->begin(order, aim);
    show();
    raise();
    activateWindow();
    m_primary->setFocus();
}

void FireDialog::resume(const PendingAction& pending)
{
    m_problem->hide();
    m_reason->hide();
    show();
    raise();
    activateWindow();
    m_presenter->resume(pending);
    if (!m_dice->focusOpen())
        m_primary->setFocus();
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
        m_options->setWidget(box);
        fitOptions();
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
    m_header->show(who ? QString::fromStdString(who->combatant.badge) : QString(),
                   who ? who->combatant.side : Side::Opponents, nameIn(action, Role::Target),
                   words.join(QStringLiteral(" · ")));
    const BodyPicture picture = bodypicture::ofAction(action, m_presenter->aim(), finished);
    m_stage->setPicture(picture);
    m_player->setVisible(picture.drift.has_value());
    m_player->setCaption(picture.drift ? outcomeOf(action) : QString());
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
    const bool finished = m_presenter->isFinished();
    const QStringList complaints = m_presenter->complaints();
    m_primary->setText(finished ? tr("Apply   Enter") : tr("Roll   Enter"));
    m_primary->setIcon(iconOf(finished ? Icon::Check : Icon::Dice, m_style.theme(), Token::OnAccent));
    m_primary->setEnabled(m_presenter->isReady() && complaints.isEmpty());
    m_primary->setToolTip(complaints.join(QLatin1Char('\n')));
    m_replay->setVisible(finished && m_stage->picture().drift);
    m_again->setVisible(m_presenter->hasFallen());
    m_drop->setVisible(m_presenter->hasFallen());
    if (!complaints.isEmpty())
        m_note->setText(complaints.first());
    else if (m_presenter->hasFallen())
        m_note->setText(tr("Changing an option keeps the dice. Closing keeps them too."));
    else
        m_note->setText(tr("Click a hex to aim there. R rolls, digits type a die."));
    setLook(*m_note, "tone", complaints.isEmpty() ? QStringLiteral("muted") : QStringLiteral("dmg"));
}

void FireDialog::play()
{
    m_stage->play();
    m_primary->setFocus();
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

bool FireDialog::takeKey(QKeyEvent* event)
{
    QWidget* focus = focusWidget();
    const bool writes = qobject_cast<QLineEdit*>(focus) != nullptr;
    const bool plain = !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    if (event->key() == Qt::Key_Escape && m_stage->animator().isRunning()) {
        m_stage->animator().skip();
        return true;
    }
    const bool enters = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    // On a step Enter overrules it.
    const bool explains = m_steps->isAncestorOf(focus);
    if (enters && !writes && !explains && focus != m_stage && !qobject_cast<QMenu*>(focus)) {
        auto* button = qobject_cast<QPushButton*>(focus);
        const bool other = button && button != m_primary && !button->isCheckable() && !m_dice->isAncestorOf(button);
        if (other)
            return false;
        if (m_primary->isEnabled())
            primary();
        return true;
    }
    if (!plain || writes)
        return false;
    switch (event->key()) {
    case Qt::Key_R: m_presenter->rollOpen(); return true;
    case Qt::Key_T: m_dice->focusOpen(); return true;
    case Qt::Key_P: play(); return true;
    default: break;
    }
    const bool isDigit = event->key() >= Qt::Key_0 && event->key() <= Qt::Key_9;
    // On the boxes, or once every die lies there, a digit is a choice; then come the dice still open.
    if (isDigit && (m_spend->isAncestorOf(focus) || m_presenter->isFinished())) {
        if (m_spend->take(event->key() - Qt::Key_0) && !m_dice->focusOpen())
            m_primary->setFocus();
        return true;
    }
    // Else digits go to the first open die wherever the focus is.
    if (isDigit && !m_dice->isAncestorOf(focus) && !m_presenter->isFinished() && m_dice->focusOpen()) {
        QKeyEvent again(QEvent::KeyPress, event->key(), event->modifiers(), event->text());
        QApplication::sendEvent(focusWidget(), &again);
        return true;
    }
    return false;
}

bool FireDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_middle && event->type() == QEvent::Resize)
        placeHeader();
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
    placeHeader();
    m_right->setFixedWidth(width() < 1400 ? 392 : 430);
    fitOptions();
    QDialog::resizeEvent(event);
}

void FireDialog::placeHeader()
{
    // Low windows need every line for the body: there the header lies over the corner of the stage.
    const bool low = height() < kLow;
    m_middle->layout()->setContentsMargins(0, low ? 0 : m_header->height(), 0, 0);
    m_header->setBare(low);
    m_middle->layout()->activate();
    m_header->setGeometry(0, 0, low ? m_middle->width() * 9 / 20 : m_middle->width(), m_header->height());
    m_header->raise();
}

void FireDialog::fitOptions()
{
    // Never narrower than its rows need, at any text size: there is no horizontal scrolling.
    const QWidget* rows = m_options->widget();
    const int least = rows ? rows->minimumSizeHint().width() + m_options->verticalScrollBar()->sizeHint().width() : 0;
    m_options->setFixedWidth(qMax(least, width() < 1400 ? 322 : 340));
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

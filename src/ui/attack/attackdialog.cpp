#include "ui/attack/attackdialog.h"

#include "models/fight/targets.h"
#include "models/history/tracemodel.h"
#include "models/play/attackpresenter.h"
#include "rules/systems/registry.h"
#include "text/problems.h"
#include "ui/attack/attackbars.h"
#include "ui/attack/attackcures.h"
#include "ui/attack/attackfoot.h"
#include "ui/attack/attackpanels.h"
#include "ui/attack/dice/dicepanel.h"
#include "ui/attack/dice/dicewords.h"
#include "ui/attack/options/optionrow.h"
#include "ui/diagram/bodyscene.h"
#include "ui/diagram/bodyview.h"
#include "ui/fields/fieldcomplaint.h"
#include "ui/fields/numberfield.h"
#include "ui/rules/explanationpanel.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/dietile.h"
#include "ui/widgets/helpsource.h"
#include "ui/widgets/keyboard/focushome.h"
#include "ui/widgets/labels/longwords.h"
#include "ui/widgets/problembar.h"
#include "ui/widgets/windowsize.h"

#include <QAbstractButton>
#include <QApplication>
#include <QHideEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QResizeEvent>
#include <QStatusTipEvent>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace hitspread {

namespace {

bool isSaidAtRow(const QList<OptionRow*>& rows, const QString& sentence)
{
    return std::ranges::any_of(rows, [&](const OptionRow* row) { return row->saysInSight(sentence); });
}

/// What stands against an action is said once: what is about one field at its row, where it is in sight. Precondition: the rows of the
/// window have heard of the change.
void leaveToRows(const QWidget& window, const AttackPresenter& presenter, AttackFoot& foot)
{
    const QStringList missing = presenter.complaints().all();
    const auto rows = window.findChildren<OptionRow*>();
    foot.setMarked(!missing.isEmpty() && isSaidAtRow(rows, missing.first()));
    if (missing.size() < 2)
        return;
    for (auto* steps : window.findChildren<ExplanationPanel*>()) {
        QStringList words = steps->emptyText().split(QLatin1Char('\n'));
        if (words.removeIf([&](const QString& one) { return missing.contains(one) && isSaidAtRow(rows, one); }) > 0)
            steps->setEmptyText(words.join(QLatin1Char('\n')));
    }
}

}  // namespace

namespace {
/// Height at 100 % from which there is a line to spare for when an action of the past was; lower, the foot says that it is one.
constexpr int kRoomForPast = 560;
}  // namespace

AttackDialog::AttackDialog(Fight& fight, ApplicationStyle& style, QWidget* parent, AttackLog* log)
    : QDialog(parent),
      m_fight(fight),
      m_style(style),
      m_presenter(new AttackPresenter(fight, this, log)),
      m_problem(new ProblemBar(style, this)),
      m_past(new QLabel(this)),
      m_anew(new OutdatedBar(*m_presenter, style, this)),
      m_note(new QLabel(this)),
      m_reason(new ReasonBar(this)),
      m_foot(new AttackFoot(style, this)),
      m_cures(new AttackCures(fight, *m_presenter, *m_foot, this))
{
    m_presenter->nameWaysOut(wayOut);
    keepOutOfScrolling(*this);
    setWindowFlags(windowFlags() & ~Qt::WindowContextHelpButtonHint);
    m_presenter->setAttended(false);
    connectFoot();
    m_past->setObjectName(QStringLiteral("pastNote"));
    m_past->setWordWrap(true);
    m_past->setContentsMargins(space::kLarge, space::kSmall, space::kLarge, space::kSmall);
    setLook(*m_past, "banner", QStringLiteral("past"));
    m_note->setObjectName(QStringLiteral("targetNote"));
    m_note->setWordWrap(true);
    m_note->setContentsMargins(space::kLarge, space::kSmall, space::kLarge, space::kSmall);
    setLook(*m_note, "tone", QStringLiteral("warn"));
    m_note->hide();
    qApp->installEventFilter(this);
    // A number that is entered hands the keyboard on to the first open die.
    new FocusHome(*this, FocusHome::Kind::Dialog, [this] { takeEntered(); });
}

AttackDialog::~AttackDialog()
{
    m_hands = {};
    qApp->removeEventFilter(this);
    // Hiding it, the base class moves the keyboard once more.
    disconnect(qApp, nullptr, this, nullptr);
}

void AttackDialog::layOut(QWidget& middle)
{
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    whole->addWidget(m_problem);
    whole->addWidget(m_anew);
    whole->addWidget(m_past);
    whole->addWidget(m_note);
    whole->addWidget(&middle, 1);
    whole->addWidget(m_reason);
    whole->addWidget(m_foot);
}

void AttackDialog::open()
{
    m_problem->hide();
    m_reason->hide();
    m_past->setText(m_presenter->past());
    fitPast();
    m_foot->setPast(!m_past->text().isEmpty());
    // What is typed before the action is there belongs to no field of the last one.
    if (QWidget* last = focusWidget())
        last->clearFocus();
    keepPlace();
    m_presenter->setAttended(true);
    show();
    raise();
    activateWindow();
    // The brass button cannot take the keyboard before there is something to do.
    connect(
        m_presenter, &AttackPresenter::changed, m_foot, [this] { focusBrass(); }, Qt::SingleShotConnection);
}

/// Where it was put it opens again; the first time, and where no screen is any more, over the window it belongs to.
void AttackDialog::keepPlace()
{
    if (isVisible() || !m_place)
        return;
    move(*m_place);
    setAttribute(Qt::WA_Moved, isOnScreen(*this));
}

void AttackDialog::focusBrass()
{
    m_foot->takeKeyboard();
    if (!m_foot->primary()->isEnabled())
        focusMissing();
}

bool AttackDialog::comeForward(const PendingAction& pending)
{
    if (!isVisible() || !m_presenter->holds(pending))
        return false;
    raise();
    activateWindow();
    return true;
}

void AttackDialog::connectDice(DicePanel& dice)
{
    connect(&dice, &DicePanel::allFallen, this, &AttackDialog::focusNext);
}

void AttackDialog::connectSteps(ExplanationPanel& steps)
{
    connect(&steps, &ExplanationPanel::overruled, m_presenter, &AttackPresenter::overrule);
    connect(&steps, &ExplanationPanel::overruled, m_foot, [this] { m_foot->primary()->setFocus(); });
    connect(&steps, &ExplanationPanel::rulingTakenBack, m_presenter, &AttackPresenter::takeBackRuling);
}

void AttackDialog::connectFoot()
{
    connect(m_presenter, &AttackPresenter::refused, this, [this](const Problem& problem) {
        if (!m_anew->take(problem))
            m_problem->show(text::sentenceFor(problem));
    });
    connect(m_presenter, &AttackPresenter::changed, this, &AttackDialog::sayOnce);
    // It was about what stood there before.
    connect(m_presenter, &AttackPresenter::changed, m_problem, &QWidget::hide);
    connect(m_presenter, &AttackPresenter::fell, this, &AttackDialog::takeFall);
    connect(m_presenter, &AttackPresenter::applied, this, &AttackDialog::applied);
    connect(m_presenter, &AttackPresenter::applied, this, &QDialog::hide);
    connect(m_presenter, &AttackPresenter::dropped, this, &QDialog::hide);
    connect(m_reason, &ReasonBar::given, this, [this](const QString& reason) {
        if (m_rollsAgain)
            m_presenter->rollAgain(reason);
        else
            m_presenter->drop(reason);
    });
    connect(m_reason, &ReasonBar::cancelled, m_foot, [this] { m_foot->primary()->setFocus(); });
    for (const auto happened : {&AttackPresenter::ready, &AttackPresenter::changed})
        connect(m_presenter, happened, this, &AttackDialog::sayTargets);
    connect(m_anew, &ProblemBar::actionChosen, m_foot, [this] { m_foot->primary()->setFocus(); });
    connect(&m_fight, &Fight::changed, m_foot, [this] { m_foot->setFixed(m_fight.whyReadOnly()); });
    m_foot->setFixed(m_fight.whyReadOnly());
    connect(m_foot, &AttackFoot::replayAsked, this, &AttackDialog::replay);
    connect(m_foot, &AttackFoot::againAsked, this, [this] { askAgain(true); });
    connect(m_foot, &AttackFoot::dropAsked, this, [this] { askAgain(false); });
    connect(m_foot, &AttackFoot::closeAsked, this, &QWidget::close);
    connect(m_foot, &AttackFoot::primaryAsked, this, &AttackDialog::answer);
    connect(m_cures, &AttackCures::asked, this, [this](const ActionOffer& offer) {
        hide();
        Q_EMIT actionAsked(offer);
    });
    connect(qApp, &QApplication::focusChanged, this, &AttackDialog::tellPlace);
    connect(m_presenter, &AttackPresenter::changed, this, &AttackDialog::tellPlace);
    connect(m_presenter, &AttackPresenter::changed, this, &AttackDialog::tellRule);
}

/// Where no field is asked about, F1 opens the rule that stands against the action, else the one it begins with.
void AttackDialog::tellRule()
{
    const std::vector<Refusal>& refusals = m_presenter->complaints().refusals();
    const System* system = findSystem(m_presenter->action().system);
    const bool isRefused = system && !refusals.empty() && refusals.front().rule < system->rules().size();
    setProperty(kRulesProperty,
                isRefused ? QString::fromUtf8(system->rules()[refusals.front().rule].id)
                          : leadingRuleOf(m_presenter->action()));
}

void AttackDialog::sayTargets()
{
    QStringList words;
    // What they are now is nothing they were in the past.
    if (m_warnsOfTargets && m_presenter->isReady() && m_presenter->past().isEmpty()) {
        for (const RecordId target : m_presenter->options().targets())
            words << targetWarning(m_fight.snapshot(), m_presenter->order().actor, target);
    }
    words.removeAll(QString());
    m_note->setText(breakable(words.join(QLatin1Char(' '))));
    m_note->setVisible(!words.isEmpty());
}

bool AttackDialog::keepsChoice() const
{
    const bool diceOpen = !m_presenter->isFinished() && !isChoosing() && m_presenter->dice().open() != nullptr;
    return diceOpen && onChoice(focusWidget());
}

void AttackDialog::tellPlace()
{
    m_foot->setOnChoice(keepsChoice());
}

void AttackDialog::answer()
{
    if (m_cures->take())
        return;
    // On a choice Enter takes what stands there; then come the dice that follow from it, rolled as those before.
    if (!keepsChoice() || m_presenter->dice().isRolled() || !toDice())
        primary();
}

void AttackDialog::primary()
{
    if (m_presenter->isFinished())
        m_presenter->apply();
    else
        rollAll();
}

/// Whoever rolls may stand anywhere: what is to be decided then has to be seen before Enter takes it.
void AttackDialog::rollAll()
{
    m_presenter->dice().rollOpen();
    if (isChoosing())
        focusNext();
}

bool AttackDialog::takeStanding()
{
    const DiceQuestion* open = isChoosing() && !m_presenter->isFinished() ? m_presenter->dice().open() : nullptr;
    if (!open)
        return false;
    m_presenter->dice().choose(open->question.key, open->answer.choice);
    const DiceQuestion* next = m_presenter->isFinished() ? nullptr : m_presenter->dice().open();
    if (next && next->question.kind == QuestionKind::Roll && m_presenter->dice().isRolled())
        m_presenter->dice().rollOpen();
    return true;
}

void AttackDialog::takeFall()
{
    play();
    // Typed, the last die may have opened a choice; Enter does the same there.
    if (!onChoice(focusWidget()))
        m_foot->primary()->setFocus();
}

void AttackDialog::play()
{
    if (m_hands.flight)
        m_hands.flight->play();
}

bool AttackDialog::skip()
{
    return m_hands.flight && m_hands.flight->skip();
}

void AttackDialog::replay()
{
    play();
    m_foot->primary()->setFocus();
}

void AttackDialog::askAgain(bool again)
{
    m_rollsAgain = again;
    m_reason->ask(again ? tr("Roll again instead of these dice:") : m_dropWords, again ? tr("Roll again") : tr("Drop"));
}

/// Once the rows have said what they have to say, and stand in their places.
void AttackDialog::sayOnce()
{
    QTimer::singleShot(0, m_foot, [this] { leaveToRows(*this, *m_presenter, *m_foot); });
}

void AttackDialog::takeEntered()
{
    focusNext();
}

void AttackDialog::focusNext()
{
    const bool isNew = m_hands.choices && m_hands.choices->focusNewChoice();
    if (!isNew && !toDice())
        m_foot->primary()->setFocus();
}

QString AttackDialog::emptyWords(const QString& words) const
{
    return emptyWords(words, m_presenter->complaints().all());
}

QString AttackDialog::emptyWords(const QString& words, const QStringList& missing) const
{
    // The line at the foot says the first, beside the buttons that take it away.
    return !missing.isEmpty() ? missing.mid(1).join(QLatin1Char('\n')) : m_presenter->isReady() ? words : QString();
}

bool AttackDialog::isChoosing() const
{
    const DiceQuestion* open = m_presenter->dice().open();
    return open && open->question.kind == QuestionKind::Choice;
}

bool AttackDialog::event(QEvent* event)
{
    // Why something is refused, while the mouse is over it.
    if (event->type() == QEvent::StatusTip)
        m_foot->hint(static_cast<QStatusTipEvent*>(event)->tip());
    return QDialog::event(event);
}

bool AttackDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress && isActiveWindow() && !QApplication::activePopupWidget()) {
        auto* widget = qobject_cast<QWidget*>(watched);
        if (widget && (widget == this || (isAncestorOf(widget) && widget == focusWidget()))
            && takeKey(static_cast<QKeyEvent*>(event)))
            return true;
    }
    // What a row says comes into sight with it.
    if (event->type() == QEvent::Show && qobject_cast<FieldComplaint*>(watched))
        sayOnce();
    return QDialog::eventFilter(watched, event);
}

void AttackDialog::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);  // NOLINT(bugprone-parent-virtual-call): a dialog's own would take Enter
}

void AttackDialog::fitPast()
{
    m_past->setVisible(!m_past->text().isEmpty() && height() >= m_style.theme().scaled(kRoomForPast));
}

void AttackDialog::resizeEvent(QResizeEvent* event)
{
    QDialog::resizeEvent(event);
    fitPast();
}

void AttackDialog::hideEvent(QHideEvent* event)
{
    QDialog::hideEvent(event);
    if (!event->spontaneous()) {
        m_place = pos();
        m_presenter->setAttended(false);
    }
    if (!event->spontaneous() && parentWidget())
        parentWidget()->activateWindow();
}

void AttackDialog::closeEvent(QCloseEvent* event)
{
    (void)skip();
    m_fight.reload();
    QDialog::closeEvent(event);
}

}  // namespace hitspread

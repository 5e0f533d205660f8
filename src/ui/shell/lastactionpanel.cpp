#include "ui/shell/lastactionpanel.h"

#include "models/fight/fight.h"
#include "models/history/tracemodel.h"
#include "rules/systems/registry.h"
#include "text/labels.h"
#include "ui/rules/explanationpanel.h"
#include "ui/rules/stepscolumn.h"
#include "ui/theme/applicationstyle.h"
#include "ui/verdict/verdictcard.h"
#include "ui/widgets/helpsource.h"
#include "ui/widgets/labels/fewlineslabel.h"

#include <QMetaObject>
#include <QResizeEvent>
#include <QVBoxLayout>

#include <utility>

namespace hitspread {

namespace {

/// Px at 100 % for each line of persons and values above what must be there: as much again goes to the steps.
constexpr int kLineOfEach = 40;
constexpr int kMostLines = 7;
constexpr int kStepsLeast = 1;
constexpr int kTitleLines = 3;

/// Whether an attack of this system begins with a click on a hex.
bool aimsAtHexes(const FightSnapshot& fight)
{
    const System* system = findSystem(fight.encounter.system);
    return system && system->deviation();
}

}  // namespace

LastActionPanel::LastActionPanel(Fight& fight, const ApplicationStyle& style, QWidget* parent)
    : QWidget(parent),
      m_fight(fight),
      m_style(style),
      m_scrolled(new StepsColumn(this)),
      m_title(new FewLinesLabel(kTitleLines, this)),
      m_verdict(new VerdictCard(style, this)),
      m_steps(new ExplanationPanel(style, this))
{
    m_verdict->setFaces(facesIn(fight));
    setLook(*m_title, "textRole", QStringLiteral("section"));
    // What came of it goes before how.
    m_steps->setLeastLines(kStepsLeast);
    m_title->setObjectName(QStringLiteral("whoDidWhat"));
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(m_scrolled);
    m_scrolled->setSteps(*m_steps);
    QVBoxLayout& column = m_scrolled->rows();
    column.setContentsMargins(14, 4, 8, 8);
    column.setSpacing(4);
    column.addWidget(m_title);
    column.addWidget(m_verdict);
    column.addWidget(m_steps, 1);
    connect(m_verdict, &VerdictCard::undoAsked, this, &LastActionPanel::undoAsked);
    fight.follow(FightChange::Place | FightChange::Fights, this, &LastActionPanel::showLastSoon);
    showLast();
}

QSize LastActionPanel::minimumSizeHint() const
{
    QLayout& column = m_scrolled->rows();
    const QSize least = column.totalMinimumSize();
    // A headline of two lines is as high as that: it is never cut.
    const int high = width() > 0 ? column.totalMinimumHeightForWidth(width()) : least.height();
    const QMargins around = column.contentsMargins();
    const int lines = m_verdict->linesHeight(width() - around.left() - around.right());
    return {least.width(), qMax(0, high - lines)};
}

/// Where the panel is low, persons and values give way to headline and steps.
void LastActionPanel::fitLines()
{
    const int room = height() - LastActionPanel::minimumSizeHint().height();
    m_verdict->setMostLines(qBound(0, room / m_style.theme().scaled(kLineOfEach), kMostLines));
}

void LastActionPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitLines();
    if (event->size().width() != event->oldSize().width())
        updateGeometry();
}

/// What happened to many at once has a line for each of their steps: those are made and laid out in an event of their own, between what
/// else shows the new fight and the painting of it all.
void LastActionPanel::showLastSoon()
{
    if (std::exchange(m_isStale, true))
        return;
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (!m_isStale)
                return;
            showLast();
            if (!isVisible())
                return;
            m_scrolled->rows().activate();
            m_steps->layOut();
        },
        Qt::QueuedConnection);
}

void LastActionPanel::showLast()
{
    // Without a fight the stage says all there is to say.
    QString empty;
    if (m_fight.isLoaded() && m_fight.snapshot().undoable != 0)
        empty = tr(
            "The last step was made by hand: there is nothing to work out. An action chosen in the history shows how it came about.");
    else if (m_fight.isLoaded())
        empty = aimsAtHexes(m_fight.snapshot())
            ? tr("Nothing has happened yet in this fight. Click a hex of the body to fire at it.")
            : tr("Nothing has happened yet in this fight.");
    m_steps->setEmptyText(empty);
    const auto& last = m_fight.snapshot().last;
    show(last ? *last : ActionRecord{}, true);
}

void LastActionPanel::showEntry(EntryId entry)
{
    m_fight.gateway().run(
        this, [entry](CampaignServices& services) { return services.history.entry(entry); },
        [this](LogEntry loaded) {
            if (loaded.action)
                show(*loaded.action, loaded.id == m_fight.snapshot().undoable, {loaded.round, loaded.phase});
        });
}

void LastActionPanel::show(const ActionRecord& action, bool isLast, FightClock when)
{
    // What is shown now is newer than what was to be shown soon.
    m_isStale = false;
    const bool any = !action.system.empty();
    m_title->setVisible(any);
    const QString words = any ? partiesOf(action) : QString();
    m_title->setText(isLast ? words
                            : tr("Earlier, %1: %2", "moment, who did what to whom")
                                  .arg(text::moment(findSystem(action.system), when.round, when.phase), words));
    m_verdict->setUndoable(any && isLast);
    m_verdict->setVerdict(any ? verdictOf(action) : Verdict{}, VerdictCard::Kind::Settled, m_title->text());
    m_steps->setAction(action);
    // What is in view is what F1 asks about where the place has no rule of its own.
    window()->setProperty(kRulesProperty, any ? leadingRuleOf(action) : QString());
    fitLines();
    updateGeometry();
}

}  // namespace hitspread

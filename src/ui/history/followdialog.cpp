#include "ui/history/followdialog.h"

#include "models/history/tracemodel.h"
#include "models/play/attackpresenter.h"
#include "text/problems.h"
#include "ui/attack/attackfoot.h"
#include "ui/attack/dice/dicepanel.h"
#include "ui/attack/dice/spendpanel.h"
#include "ui/history/amendmentlog.h"
#include "ui/history/followinglist.h"
#include "ui/rules/explanationpanel.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "ui/widgets/problembar.h"
#include "ui/widgets/windowsize.h"
#include "ui/widgets/windowtitle.h"

#include <QCloseEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace hitspread {

namespace {

/// What a later entry asks is answered into the change as a whole, and left nowhere by itself.
class NowhereLog final : public AttackLog {
public:
    void prepare(const ActionOrder&, Prepared, Failed) override {}
    void prepareAnew(const ActionOrder&, const ActionRecord&, Prepared, Failed) override {}
    void forget() override {}
    void take(RecordId) override {}
    [[nodiscard]] bool isKept(RecordId) const override { return false; }
    void keep(PendingAction, Failed) override {}
    void takeBack(PendingAction, Failed) override {}
    void apply(PendingAction, const QString&, Done, Failed) override {}
    void drop(PendingAction, const QString&, const QString&, Done, Failed) override {}
};

}  // namespace

FollowDialog::FollowDialog(AmendmentLog& log, Fight& fight, ApplicationStyle& style, QWidget* parent)
    : AttackDialog(fight, style, parent, new NowhereLog),
      m_log(log),
      m_list(new FollowingList(style, this)),
      m_summary(new QLabel(this)),
      m_asking(new ElidedLabel(this)),
      m_dice(new DicePanel(*m_presenter, style, this)),
      m_spend(new SpendPanel(*m_presenter, this)),
      m_steps(new ExplanationPanel(style, this))
{
    setObjectName(QStringLiteral("followDialog"));
    spendIn(*m_spend, *m_presenter);
    setHands({.dice = this, .choices = this});
    leaveEnterTo(*m_steps);
    entitle(*this, tr("What follows - Hitspread"));
    setWindowModality(Qt::WindowModal);
    const int percent = style.theme().textPercent();
    setMinimumWithinScreen(*this, QSize(760, 460) * percent / 100);
    resizeWithinScreen(*this, QSize(980, 640) * percent / 100);
    auto* middle = new QWidget(this);
    auto* halves = new QHBoxLayout(middle);
    halves->setContentsMargins(0, 0, 0, 0);
    halves->setSpacing(1);
    halves->addWidget(makeLeft(), 1);
    m_right = makeRight();
    halves->addWidget(m_right, 1);
    layOut(*middle);
    connectDice(*m_dice);
    connect(m_dice, &DicePanel::choiceComes, this, &FollowDialog::focusNext);
    connect(m_presenter, &AttackPresenter::changed, this, &FollowDialog::refresh);
    connect(&log, &AmendmentLog::tried, this, &FollowDialog::showRevision);
    connect(&log, &AmendmentLog::refused, this, [this](const Problem& problem) {
        m_isTrying = false;
        m_problem->show(text::reasonFor(problem));
        refresh();
    });
}

QWidget* FollowDialog::makeLeft()
{
    auto* left = new QWidget(this);
    left->setAttribute(Qt::WA_StyledBackground);
    setLook(*left, "ground", QStringLiteral("surface"));
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins(space::kLarge, space::kMedium, space::kMedium, space::kMedium);
    m_summary->setObjectName(QStringLiteral("followSummary"));
    m_summary->setWordWrap(true);
    setLook(*m_summary, "textRole", QStringLiteral("heading"));
    column->addWidget(m_summary);
    column->addWidget(m_list, 1);
    return left;
}

QWidget* FollowDialog::makeRight()
{
    auto* right = new QWidget(this);
    right->setAttribute(Qt::WA_StyledBackground);
    setLook(*right, "ground", QStringLiteral("surface"));
    auto* column = new QVBoxLayout(right);
    column->setContentsMargins(space::kMedium, space::kMedium, space::kLarge, space::kMedium);
    m_asking->setObjectName(QStringLiteral("followAsking"));
    setLook(*m_asking, "textRole", QStringLiteral("heading"));
    column->addWidget(m_asking);
    column->addWidget(m_dice);
    column->addWidget(m_spend);
    m_steps->setRulingsAllowed(false);
    column->addWidget(m_steps, 1);
    return right;
}

void FollowDialog::start()
{
    open();
    showRevision();
}

void FollowDialog::showRevision()
{
    m_isTrying = false;
    const Revision& revision = m_log.revision();
    m_list->setRevision(revision);
    const auto count = [&](Remade::Fate fate) { return std::ranges::count(revision.entries, fate, &Remade::fate); };
    const auto numbered = [](qsizetype number, const QString& one, const QString& several) {
        return number == 1 ? one : several.arg(number);
    };
    QStringList fates;
    if (const auto changed = count(Remade::Fate::Different); changed > 0)
        fates << numbered(changed, tr("1 result changes"), tr("%1 results change"));
    if (const auto same = count(Remade::Fate::Same); same > 0)
        fates << numbered(same, tr("1 stays"), tr("%1 stay"));
    if (const auto gone = count(Remade::Fate::Impossible); gone > 0)
        fates << numbered(gone, tr("1 is left out"), tr("%1 are left out"));
    m_summary->setText(revision.open ? tr("Some dice became new. All others stay as they fell.")
                                     : fates.join(tr(", ")));
    m_right->setVisible(revision.open.has_value());
    setSeen(0);
    if (revision.open) {
        // The dice of a whole fight are more than fit one below the other.
        m_dice->setTable(phaseStepOf(revision.open->action).has_value());
        PendingAction asking{0, m_fight.snapshot().encounter.id, revision.open->action};
        if (const Answers* given = m_log.given(revision.open->entry)) {
            for (const Answer& answer : given->all())
                asking.action.request.answers.put(answer);
        }
        m_asking->setText(titleOf(asking.action));
        m_presenter->resume(asking);
        // What was decided then is not asked again, and no key changes it by the way.
        setSeen(
            static_cast<std::size_t>(std::ranges::count(m_presenter->dice().choices(), false, &DiceQuestion::isOpen)));
    }
    // What is not enabled yet takes no keyboard.
    refresh();
    if (revision.open)
        focusNext();
    else
        m_foot->primary()->setFocus();
}

void FollowDialog::refresh()
{
    const bool open = m_log.revision().open.has_value();
    const bool fallen = open && m_presenter->dice().hasFallen();
    m_steps->setAction(fallen || (open && m_presenter->isFinished()) ? m_presenter->action() : ActionRecord{});
    m_foot->setPast(true);
    m_foot->setState({!open, !m_isTrying, fallen, false, open ? m_presenter->complaints().all() : QStringList(),
                      isChoosing(), isCounted()});
    m_foot->hint(
        open ? tr("R rolls, digits type a die. Esc goes back; nothing has been changed yet.")
             : tr("Enter makes it so. What was stays in the history, struck through: its menu goes back there."));
}

void FollowDialog::primary()
{
    if (m_isTrying)
        return;
    if (m_log.revision().open && isChoosing() && m_spend->keep())
        return focusNext();
    if (m_log.revision().open)
        return m_presenter->isFinished() ? takeFall() : m_presenter->dice().rollOpen();
    m_log.carryOut();
    hide();
}

/// All that one entry asked is answered: on to the next.
void FollowDialog::takeFall()
{
    if (!m_log.revision().open || m_isTrying)
        return;
    m_isTrying = true;
    m_log.give(m_log.revision().open->entry, m_presenter->pendingAction().action.request.answers);
    m_log.tryOut();
}

bool FollowDialog::focusDice()
{
    return m_dice->focusOpen();
}

bool FollowDialog::stepBack()
{
    return m_dice->stepBack();
}

bool FollowDialog::holdsDice(const QWidget* widget) const
{
    return m_dice->isAncestorOf(widget);
}

void FollowDialog::closeEvent(QCloseEvent* event)
{
    AttackDialog::closeEvent(event);
    if (event->isAccepted())
        m_log.holdBack();
}

}  // namespace hitspread

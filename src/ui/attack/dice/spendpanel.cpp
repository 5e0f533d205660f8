#include "ui/attack/dice/spendpanel.h"

#include "models/play/attackpresenter.h"
#include "models/systemview.h"
#include "text/labels.h"
#include "ui/attack/badgeasked.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/segmentrow.h"

#include <QAbstractButton>
#include <QCursor>
#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace hitspread {

SpendPanel::SpendPanel(AttackPresenter& presenter, QWidget* parent)
    : QWidget(parent), m_presenter(presenter), m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    connect(&m_presenter, &AttackPresenter::changed, this, &SpendPanel::refresh);
    hide();
}

void SpendPanel::focusCurrent()
{
    refresh();
    const QList<SegmentRow*> rows = findChildren<SegmentRow*>();
    if (!rows.isEmpty() && rows.last()->button(rows.last()->current()))
        rows.last()->button(rows.last()->current())->setFocus(Qt::OtherFocusReason);
}

void SpendPanel::setStrand(int strand)
{
    if (strand == m_strand)
        return;
    m_strand = strand;
    refresh();
}

void SpendPanel::setCompact(bool compact)
{
    if (compact == m_compact)
        return;
    m_compact = compact;
    refresh();
}

bool SpendPanel::take(int value)
{
    const DiceQuestion* choice = choiceInHand(m_presenter, m_strand);
    if (!choice || value < choice->question.minimum || value > choice->question.maximum)
        return false;
    m_presenter.dice().choose(choice->question.key, value);
    return true;
}

bool SpendPanel::takeKey(QChar key)
{
    const auto option = std::ranges::find(m_options, key, &SpendOption::key);
    return option != m_options.end() && take(option->value);
}

bool SpendPanel::isCounted() const
{
    return areCounted(m_options);
}

bool SpendPanel::keep()
{
    const DiceQuestion* choice = choiceInHand(m_presenter, m_strand);
    return choice && choice->isOpen && take(choice->answer.choice);
}

bool SpendPanel::isShown(const DiceQuestion& choice) const
{
    if (m_strand < 0 || choice.isOpen)
        return true;
    const StrandsFacet* strands = facetsOf(m_presenter.action().system).strands;
    const auto strand = strands ? strands->strandOf(choice.question.key) : std::nullopt;
    return strand ? strand == m_strand : !m_compact || m_strand == 0;
}

QString SpendPanel::titleOf(const DiceQuestion& choice) const
{
    const StrandsFacet* strands = facetsOf(m_presenter.action().system).strands;
    const auto strand = strands && m_strand >= 0 ? strands->strandOf(choice.question.key) : std::nullopt;
    QString words = text::question(m_presenter.system(), {choice.question.key.name, 0});
    const QString target = badgeAsked(m_presenter, choice.question.key);
    if (!strand && !target.isEmpty())
        return tr("%1: %2").arg(target, words);
    if (!strand)
        return text::question(m_presenter.system(), choice.question.key);
    for (const StrandDigest& digest : strands->strands(m_presenter.action())) {
        if (digest.strand == *strand)
            return tr("%1: %2").arg(digest.title, text::inSentence(words));
    }
    return words;
}

void SpendPanel::preview(std::optional<int> value)
{
    Q_EMIT pointedAt(value && !m_options.empty() ? std::optional(std::pair(m_inHand, *value)) : std::nullopt);
}

bool SpendPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Enter) {
        m_pointed = qobject_cast<QWidget*>(watched);
        preview(watched->property("points").toInt());
    } else if (event->type() == QEvent::Leave) {
        m_pointed = nullptr;
        preview({});
    }
    return QWidget::eventFilter(watched, event);
}

/// What is previewed may push the choices away from under the pointer. Nobody is told of that, and what is shown would not be what is
/// applied.
void SpendPanel::moveEvent(QMoveEvent* event)
{
    QWidget::moveEvent(event);
    if (!m_pointed || m_pointed->rect().contains(m_pointed->mapFromGlobal(QCursor::pos())))
        return;
    m_pointed = nullptr;
    preview({});
}

void SpendPanel::refresh()
{
    const bool hadFocus = isAncestorOf(window()->focusWidget());
    QWidget* old = m_box;
    m_box = nullptr;
    std::vector<const DiceQuestion*> shown;
    for (const DiceQuestion& choice : m_presenter.dice().choices()) {
        if (isShown(choice))
            shown.push_back(&choice);
    }
    setVisible(!shown.empty());
    m_options.clear();
    if (!shown.empty()) {
        // The choice in hand stands last: keys and clicks are its.
        const DiceQuestion* inHand = choiceInHand(m_presenter, m_strand);
        std::stable_partition(shown.begin(), shown.end(),
                              [inHand](const DiceQuestion* choice) { return choice != inHand; });
        m_box = new QWidget(this);
        auto* column = new QVBoxLayout(m_box);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(space::kTiny);
        for (const DiceQuestion* choice : shown)
            addChoice(*choice, hadFocus);
        m_column->addWidget(m_box);
        m_box->show();
    }
    delete old;
}

void SpendPanel::addChoice(const DiceQuestion& choice, bool focused)
{
    auto* column = static_cast<QVBoxLayout*>(m_box->layout());
    m_options = spendOptions(m_presenter, choice);
    m_inHand = choice.question.key;
    auto* title = new QLabel(titleOf(choice), m_box);
    setLook(*title, "textRole", QStringLiteral("section"));
    title->setWordWrap(true);
    column->addWidget(title);
    auto* boxes = new SegmentRow(m_box, SegmentRow::Look::TallBoxes);
    boxes->setObjectName(QStringLiteral("spendBoxes"));
    boxes->setChoices(boxTexts(m_options));
    boxes->setCurrent(choice.answer.choice - choice.question.minimum);
    for (int i = 0; i < boxes->count(); ++i) {
        const SpendOption& option = m_options[static_cast<std::size_t>(i)];
        QAbstractButton* box = boxes->button(i);
        box->setObjectName(QStringLiteral("spend%1").arg(option.value));
        box->setAccessibleName(option.place.isEmpty() ? option.label : tr("%1: %2").arg(option.label, option.place));
        box->setAccessibleDescription(option.words);
        box->setToolTip(option.words);
        box->setProperty("points", option.value);
        box->installEventFilter(this);
    }
    const QuestionKey key = choice.question.key;
    const int least = choice.question.minimum;
    connect(
        boxes, &SegmentRow::chosen, this,
        [this, key, least](int index) { m_presenter.dice().choose(key, least + index); }, Qt::QueuedConnection);
    connect(boxes, &SegmentRow::clicked, this, &SpendPanel::taken, Qt::QueuedConnection);
    column->addWidget(boxes);
    if (focused && boxes->button(boxes->current()))
        boxes->button(boxes->current())->setFocus();
}

}  // namespace hitspread

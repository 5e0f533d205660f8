#include "ui/fields/rankseditor.h"

#include "text/labels.h"
#include "text/wholenumber.h"
#include "ui/fields/checkedranks.h"
#include "ui/fields/numberfield.h"
#include "ui/fields/singlecompletion.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/keyboard/focushome.h"
#include "ui/widgets/keyboard/taborder.h"
#include "ui/widgets/labels/wraplabel.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCompleter>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace hitspread {

namespace {

constexpr int kRanksEditorPadding = 28;

}  // namespace

RanksEditor::RanksEditor(const QString& addText, QWidget* parent)
    : QWidget(parent),
      m_addText(addText),
      m_column(new QVBoxLayout(this)),
      m_name(new QLineEdit(this)),
      m_value(new QLineEdit(this)),
      m_unfinished(new WrapLabel(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(4);
    fitAddText();
    m_name->setObjectName(QStringLiteral("modifierName"));
    m_name->setAccessibleName(tr("Name of the modifier"));
    m_value->setPlaceholderText(tr("±"));
    m_value->setObjectName(QStringLiteral("modifierValue"));
    m_value->setAccessibleName(tr("Value of the modifier"));
    fitValue();
    auto* row = new QHBoxLayout;
    row->addWidget(m_name, 1);
    row->addWidget(m_value);
    m_column->addLayout(row);
    setLook(*m_unfinished, "tone", QStringLiteral("dmg"));
    m_unfinished->hide();
    m_column->addWidget(m_unfinished);
    setFocusProxy(m_name);
    connect(m_value, &QLineEdit::editingFinished, this, [this] { addWhole(); });
    connect(m_name, &QLineEdit::returnPressed, this, [this] {
        takeOnlyCompletion(*m_name);
        if (m_value->text().isEmpty())
            fillIn(m_name->text().trimmed());
        goToRank();
    });
    takeOnlyCompletionOnTab(*m_name);
    for (QLineEdit* line : {m_name, m_value}) {
        line->installEventFilter(this);
        connect(line, &QLineEdit::textEdited, this, &RanksEditor::hideUnfinished);
    }
}

void RanksEditor::fitValue()
{
    const QFontMetrics metrics = m_value->fontMetrics();
    const int words = std::max(metrics.horizontalAdvance(QStringLiteral("−000")),
                               metrics.horizontalAdvance(m_value->placeholderText()));
    m_value->setFixedWidth(std::max(m_value->minimumSizeHint().width(), words + kRanksEditorPadding));
}

void RanksEditor::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitValue();
}

void RanksEditor::setAddText(const QString& text)
{
    m_addText = text;
    fitAddText();
}

/// Where there is a list to take from, it is said how one comes to it.
void RanksEditor::fitAddText()
{
    m_name->setPlaceholderText(m_suggestions.empty() || m_addText.isEmpty()
                                   ? m_addText
                                   : tr("%1  ↓ list", "what to add; the key that shows what there is").arg(m_addText));
}

void RanksEditor::setRange(std::int32_t lowest, std::int32_t highest, const QString& unit)
{
    m_range = Range{lowest, highest};
    // Lines that are edited in their places stand apart from the one that adds to them.
    m_column->setSpacing(space::kMedium);
    m_name->setObjectName(objectName() + QStringLiteral("_name"));
    m_name->setAccessibleName(tr("Name to add"));
    m_value->setObjectName(objectName() + QStringLiteral("_value"));
    m_value->setAccessibleName(unit.isEmpty() ? tr("Rank") : unit);
    m_value->setPlaceholderText(unit.isEmpty() ? tr("rank") : unit);
    fitValue();
    if (m_addText.isEmpty())
        setAddText(tr("Add a name…"));
    m_value->setToolTip(tr("%1 to %2, then Enter").arg(QString::number(lowest), QString::number(highest)));
    m_unfinished->setObjectName(objectName() + QStringLiteral("_unfinished"));
    connect(m_value, &QLineEdit::returnPressed, this, [this] {
        if (!complainUnfinished())
            m_name->setFocus();
    });
}

void RanksEditor::setSuggestions(std::vector<Suggestion> suggestions)
{
    // The same ones again must not close the list somebody picks from.
    if (suggestions == m_suggestions)
        return;
    m_suggestions = std::move(suggestions);
    QCompleter* completer = completeWith(*m_name, m_suggestions);
    connect(completer, qOverload<const QString&>(&QCompleter::activated), this, &RanksEditor::fillIn,
            Qt::QueuedConnection);
    fitAddText();
    rebuild();
}

void RanksEditor::fillIn(const QString& words)
{
    const auto known = std::ranges::find(m_suggestions, words, &Suggestion::words);
    if (known == m_suggestions.end())
        return;
    if (known->rank)
        m_value->setText(text::signedNumber(*known->rank));
    goToRank();
}

void RanksEditor::goToRank()
{
    const auto go = [this] {
        m_value->setFocus(Qt::TabFocusReason);
        m_value->selectAll();
    };
    go();
    // A list of names that drops down has the keys until it is closed.
    if (m_name->completer() && m_name->completer()->popup()->isVisible())
        QMetaObject::invokeMethod(m_value, go, Qt::QueuedConnection);
}

void RanksEditor::setDoubts(Doubts doubts)
{
    m_doubtsOf = std::move(doubts);
    rebuild();
}

void RanksEditor::showDoubt(std::size_t index)
{
    const auto doubt = m_doubtsOf ? m_doubtsOf(m_ranks.entries[index].first) : std::nullopt;
    // What stands in the list already is no use as an offer.
    const bool isOffered = doubt && !doubt->nearest.empty()
        && std::ranges::none_of(m_ranks.entries, [&](const auto& entry) { return entry.first == doubt->nearest; });
    m_doubts[index]->say(doubt, isOffered ? wordsOf(doubt->nearest) : QString());
}

void RanksEditor::setNote(Note note)
{
    m_note = std::move(note);
    rebuild();
}

void RanksEditor::refreshNotes()
{
    for (std::size_t i = 0; m_note && i < m_notes.size(); ++i)
        m_notes[i]->setText(m_note(m_ranks.entries[i].first, m_ranks.entries[i].second));
    for (std::size_t i = 0; i < m_doubts.size(); ++i)
        showDoubt(i);
}

void RanksEditor::setRanks(const Ranks& ranks)
{
    setFaults({});
    if (m_lines && ranks == m_ranks)
        return;
    const bool keepsLines = m_lines && m_range && sameNames(ranks, m_ranks);
    m_ranks = ranks;
    if (!keepsLines)
        return rebuild();
    for (std::size_t i = 0; i < m_values.size(); ++i)
        m_values[i]->putBack(m_ranks.entries[i].second);
    refreshNotes();
}

void RanksEditor::setFaults(const std::map<std::string, QString>& faults)
{
    if (faults == m_faults)
        return;
    m_faults = faults;
    showFaults();
}

void RanksEditor::showFaults()
{
    // Who is sent to this list is sent to what is wrong in it.
    QWidget* first = nullptr;
    for (std::size_t i = 0; i < m_values.size(); ++i) {
        const auto found = m_faults.find(m_lineNames[i]);
        const bool isFaulty = found != m_faults.end();
        setLook(*m_values[i], "invalid", isFaulty ? QStringLiteral("true") : QStringLiteral("false"));
        m_complaints[i]->setText(isFaulty ? found->second : QString());
        m_complaints[i]->setVisible(isFaulty);
        m_values[i]->setAccessibleDescription(m_complaints[i]->text());
        if (isFaulty && !first)
            first = m_values[i];
    }
    setFocusProxy(first ? first : m_name);
}

RanksEditor::Typing RanksEditor::typing() const
{
    for (std::size_t i = 0; i < m_values.size(); ++i) {
        if (m_values[i]->isModified() || m_values[i]->hasFocus())
            return {m_lineNames[i], m_values[i]->text(), m_values[i]->isModified(), m_values[i]->hasFocus()};
    }
    return {};
}

/// A list that changed elsewhere is no reason to take away what is being typed into one of its lines.
void RanksEditor::goOnTyping(const Typing& typing)
{
    const auto found = std::ranges::find(m_lineNames, typing.name);
    if (found == m_lineNames.end() || static_cast<std::size_t>(found - m_lineNames.begin()) >= m_values.size())
        return;
    NumberField* value = m_values[static_cast<std::size_t>(found - m_lineNames.begin())];
    if (typing.focus)
        value->setFocus(Qt::OtherFocusReason);
    if (!typing.modified)
        return;
    value->setText(typing.text);
    value->setModified(true);
}

void RanksEditor::rebuild()
{
    const Typing wasTyped = typing();
    delete m_lines;
    m_values.clear();
    m_lineNames.clear();
    m_notes.clear();
    m_complaints.clear();
    m_doubts.clear();
    QWidget* before = tabStopBefore(*m_name);
    m_lines = new QWidget(this);
    m_column->insertWidget(0, m_lines);
    auto* lines = new QGridLayout(m_lines);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setVerticalSpacing(m_range ? 4 : 2);
    lines->setHorizontalSpacing(space::kSmall);
    // Name, rank, what it is good for, and the button that takes it off.
    lines->setColumnStretch(0, m_note ? 2 : 1);
    lines->setColumnStretch(2, m_note ? 3 : 0);
    for (std::size_t i = 0; i < m_ranks.entries.size(); ++i)
        addLine(i);
    m_lines->setVisible(!m_ranks.entries.empty());
    showFaults();
    // New lines come before the one to add, for Tab as for the eye; what is around them keeps its place.
    followInTabOrder(before, *m_lines);
    goOnTyping(wasTyped);
}

void RanksEditor::addLine(std::size_t index)
{
    const std::string name = m_ranks.entries[index].first;
    auto& lines = *qobject_cast<QGridLayout*>(m_lines->layout());
    const int row = 3 * static_cast<int>(index);  // those below are for what is wrong and what is doubtful
    auto* label = new QLabel(wordsOf(name), m_lines);
    lines.addWidget(label, row, 0);
    lines.addWidget(valueOf(index, m_lines), row, 1);
    if (m_range)
        lines.addWidget(m_complaints.back(), row + 1, 0, 1, 4);
    if (m_note) {
        auto* note = new WrapLabel(m_note(name, m_ranks.entries[index].second), m_lines);
        setLook(*note, "textRole", QStringLiteral("secondary"));
        lines.addWidget(note, row, 2);
        m_notes.push_back(note);
    }
    if (m_doubtsOf) {
        auto* doubt = new NameWarning(m_lines);
        doubt->setObjectName(QStringLiteral("%1_doubt_%2").arg(objectName(), QString::number(index)));
        lines.addWidget(doubt, row + 2, 0, 1, 4);
        connect(
            doubt, &QLabel::linkActivated, this,
            [this, name](const QString& meant) { rename(name, meant.toStdString()); }, Qt::QueuedConnection);
        m_doubts.push_back(doubt);
        showDoubt(index);
    }
    auto* off = new QToolButton(m_lines);
    off->setText(tr("×"));
    off->setToolTip(tr("Take %1 off").arg(label->text()));
    off->setAccessibleName(off->toolTip());
    off->setObjectName(QStringLiteral("%1_remove_%2").arg(objectName(), QString::number(index)));
    lines.addWidget(off, row, 3);
    connect(
        off, &QToolButton::clicked, this, [this, name] { take(name); }, Qt::QueuedConnection);
}

QWidget* RanksEditor::valueOf(std::size_t index, QWidget* parent)
{
    const auto& [name, rank] = m_ranks.entries[index];
    if (!m_range)
        return new QLabel(text::signedNumber(rank), parent);
    auto* value = new NumberField(parent);
    value->setObjectName(QStringLiteral("%1_rank_%2").arg(objectName(), QString::number(index)));
    value->setAccessibleName(tr("Rank of %1").arg(wordsOf(name)));
    value->setKeepsText(true);
    value->setRange(m_range->lowest, m_range->highest);
    value->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    value->setAlignment(Qt::AlignRight);
    value->setNumber(rank);
    connect(value, &NumberField::typed, this, [this, index](std::optional<std::int32_t> number) {
        m_ranks.entries[index].second = number.value_or(0);
        refreshNotes();
        tell();
    });
    connect(value, &QLineEdit::editingFinished, this, &RanksEditor::finished);
    m_values.push_back(value);
    m_lineNames.push_back(name);
    auto* complaint = new WrapLabel(parent);
    complaint->setObjectName(QStringLiteral("%1_complaint_%2").arg(objectName(), QString::number(index)));
    setLook(*complaint, "tone", QStringLiteral("dmg"));
    complaint->hide();
    m_complaints.push_back(complaint);
    return value;
}

void RanksEditor::take(const std::string& name)
{
    // Who works in the list stays there: what goes away would hand the keyboard on to the next card, and scroll to it.
    const bool hadFocus = m_lines && m_lines->isAncestorOf(QApplication::focusWidget());
    const auto entry = std::ranges::find(m_ranks.entries, name, [](const auto& one) { return one.first; });
    const auto place = static_cast<std::size_t>(entry - m_ranks.entries.begin());
    if (entry != m_ranks.entries.end())
        m_ranks.entries.erase(entry);
    rebuild();
    tell();
    Q_EMIT finished();
    const auto next = std::min(place + 1, m_ranks.entries.size()) - 1;
    auto* off = findChild<QWidget*>(QStringLiteral("%1_remove_%2").arg(objectName(), QString::number(next)));
    if (hadFocus && !isAncestorOf(QApplication::focusWidget()))
        (off ? off : m_name)->setFocus(Qt::OtherFocusReason);
}

void RanksEditor::rename(const std::string& name, const std::string& meant)
{
    const auto found = std::ranges::find(m_ranks.entries, name, [](const auto& entry) { return entry.first; });
    if (found == m_ranks.entries.end())
        return;
    found->first = meant;
    rebuild();
    tell();
    Q_EMIT finished();
}

void RanksEditor::tell()
{
    const Ranks fresh = m_ranks;
    setFaults({});
    Q_EMIT edited(fresh);
}

std::optional<std::int32_t> RanksEditor::typedRank() const
{
    const auto rank = text::wholeNumber(m_value->text());
    if (!rank)
        return m_value->text().trimmed().isEmpty() ? m_defaultRank : std::nullopt;
    // A modifier of nothing is none; a rank of 0 is one.
    return m_range || *rank != 0 ? rank : std::nullopt;
}

bool RanksEditor::complainUnfinished()
{
    const QString name = m_name->text().trimmed();
    if (!m_range || name.isEmpty() || typedRank())
        return false;
    const QString typed = m_value->text().trimmed();
    const QString lowest = QString::number(m_range->lowest);
    const QString highest = QString::number(m_range->highest);
    const QString sentence = typed.isEmpty()
        ? tr("%1 is not added yet: its rank is missing, %2 to %3").arg(name, lowest, highest)
        : tr("%1 is not added yet: \"%2\" is no rank, %3 to %4").arg(name, typed, lowest, highest);
    m_unfinished->setText(sentence);
    m_unfinished->show();
    setLook(*m_value, "invalid", QStringLiteral("true"));
    m_value->setAccessibleDescription(sentence);
    Q_EMIT unfinished(sentence);
    return true;
}

bool RanksEditor::unmark()
{
    m_isHeld = false;
    const bool wasMarked = !m_unfinished->isHidden();
    m_unfinished->hide();
    setLook(*m_value, "invalid", QStringLiteral("false"));
    m_value->setAccessibleDescription({});
    return wasMarked;
}

void RanksEditor::hideUnfinished()
{
    if (unmark())
        tell();
}

void RanksEditor::dropUnfinished()
{
    if (!unmark())
        return;
    m_name->clear();
    m_value->clear();
}

void RanksEditor::add()
{
    if (!complainUnfinished())
        addWhole();
}

bool RanksEditor::addWhole()
{
    const std::optional<std::int32_t> rank = typedRank();
    const QString name = m_name->text().trimmed();
    if (!rank || (m_range && name.isEmpty()))
        return false;
    hideUnfinished();
    m_ranks.set(name.isEmpty() ? tr("Modifier").toStdString() : idOf(name), *rank);
    m_name->clear();
    m_value->clear();
    rebuild();
    tell();
    Q_EMIT finished();
    return true;
}

/// Down in an empty name: what there is. Enter where a window has a home for the keyboard: nobody behind takes the key for another. Tab from a rank that is missing: by
/// habit, after Enter has gone there already. It is held back once.
bool RanksEditor::takeAddKey(const QObject* watched, const QKeyEvent& event)
{
    const bool isEnter = event.matches(QKeySequence::InsertParagraphSeparator);
    if (watched == m_name && event.key() == Qt::Key_Down)
        return dropDownAll(*m_name);
    if (watched == m_value && isEnter && !m_range && FocusHome::of(*this)) {
        // Who adds nothing more leaves the list for good.
        const FocusHome* home = addWhole() ? FocusHome::of(*this) : FocusHome::of(*window());
        if (home)
            home->go();
        return true;
    }
    if (watched != m_value || event.key() != Qt::Key_Tab || m_isHeld || !complainUnfinished())
        return false;
    m_isHeld = true;
    return true;
}

void RanksEditor::leaveAddLine()
{
    if (m_value->hasFocus() || m_name->hasFocus())
        return;
    // Leaving it by mouse, with a name that needs no rank, adds it as Enter would.
    if (m_defaultRank && !m_name->text().trimmed().isEmpty())
        add();
    else
        complainUnfinished();
}

bool RanksEditor::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress && takeAddKey(watched, *static_cast<QKeyEvent*>(event)))
        return true;
    // Not when the list of names drops down, nor when another window comes to the front.
    const auto reason = event->type() == QEvent::FocusOut ? static_cast<QFocusEvent*>(event)->reason()
                                                          : Qt::PopupFocusReason;
    if (reason != Qt::PopupFocusReason && reason != Qt::ActiveWindowFocusReason)
        QMetaObject::invokeMethod(this, &RanksEditor::leaveAddLine, Qt::QueuedConnection);
    return QWidget::eventFilter(watched, event);
}

}  // namespace hitspread

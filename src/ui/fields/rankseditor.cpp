#include "ui/fields/rankseditor.h"

#include "text/labels.h"
#include "ui/fields/numberfield.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/taborder.h"
#include "ui/widgets/wraplabel.h"

#include <QCompleter>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace hitspread {

namespace {

constexpr int kPadding = 28;

bool sameNames(const Ranks& a, const Ranks& b)
{
    return std::ranges::equal(
        a.entries, b.entries, {}, [](const auto& entry) { return entry.first; },
        [](const auto& entry) { return entry.first; });
}

}  // namespace

RanksEditor::RanksEditor(const QString& addText, QWidget* parent)
    : QWidget(parent), m_column(new QVBoxLayout(this)), m_name(new QLineEdit(this)), m_value(new QLineEdit(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(4);
    m_name->setPlaceholderText(addText);
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
    setFocusProxy(m_name);
    connect(m_value, &QLineEdit::editingFinished, this, &RanksEditor::add);
    connect(m_name, &QLineEdit::returnPressed, this, [this] {
        if (m_value->text().isEmpty())
            fillIn(m_name->text().trimmed());
        m_value->setFocus();
    });
    m_name->installEventFilter(this);
}

void RanksEditor::fitValue()
{
    const QFontMetrics metrics = m_value->fontMetrics();
    m_value->setFixedWidth(qMax(
        m_value->minimumSizeHint().width(),
        qMax(metrics.horizontalAdvance(QStringLiteral("−000")), metrics.horizontalAdvance(m_value->placeholderText()))
            + kPadding));
}

void RanksEditor::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitValue();
}

void RanksEditor::setAddText(const QString& text)
{
    m_name->setPlaceholderText(text);
}

void RanksEditor::setRange(std::int32_t lowest, std::int32_t highest)
{
    m_range = Range{lowest, highest};
    // Lines that are edited in their places stand apart from the one that adds to them.
    m_column->setSpacing(space::kMedium);
    m_name->setObjectName(objectName() + QStringLiteral("_name"));
    m_name->setAccessibleName(tr("Name to add"));
    m_value->setObjectName(objectName() + QStringLiteral("_value"));
    m_value->setAccessibleName(tr("Rank"));
    m_value->setPlaceholderText(tr("rank"));
    fitValue();
    if (m_name->placeholderText().isEmpty())
        m_name->setPlaceholderText(tr("Add a name…"));
    m_value->setToolTip(tr("%1 to %2, then Enter").arg(lowest).arg(highest));
    connect(m_value, &QLineEdit::returnPressed, this, [this] { m_name->setFocus(); });
}

void RanksEditor::setSuggestions(std::vector<Suggestion> suggestions)
{
    // The same ones again must not close the list somebody picks from.
    if (suggestions == m_suggestions)
        return;
    m_suggestions = std::move(suggestions);
    QStringList words;
    for (const Suggestion& one : m_suggestions)
        words << one.words;
    words.sort(Qt::CaseInsensitive);
    auto* completer = new QCompleter(words, m_name);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    delete m_name->completer();
    m_name->setCompleter(completer);
    connect(completer, qOverload<const QString&>(&QCompleter::activated), this, &RanksEditor::fillIn,
            Qt::QueuedConnection);
    rebuild();
}

void RanksEditor::fillIn(const QString& words)
{
    const auto known = std::ranges::find(m_suggestions, words, &Suggestion::words);
    if (known == m_suggestions.end() || !known->rank)
        return;
    m_value->setText(text::signedNumber(*known->rank));
    m_value->setFocus(Qt::TabFocusReason);
    m_value->selectAll();
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
}

std::string RanksEditor::idOf(const QString& typed) const
{
    const auto known = std::ranges::find_if(m_suggestions, [&typed](const Suggestion& one) {
        return typed.compare(one.words, Qt::CaseInsensitive) == 0
            || typed.compare(QString::fromStdString(one.id), Qt::CaseInsensitive) == 0;
    });
    return known == m_suggestions.end() ? typed.toStdString() : known->id;
}

QString RanksEditor::wordsOf(const std::string& id) const
{
    const auto known = std::ranges::find(m_suggestions, id, &Suggestion::id);
    return known == m_suggestions.end() ? QString::fromStdString(id) : known->words;
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
    const int row = 2 * static_cast<int>(index);  // the one below is for what is wrong
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
    auto* off = new QToolButton(m_lines);
    off->setText(tr("×"));
    off->setToolTip(tr("Take %1 off").arg(label->text()));
    off->setAccessibleName(off->toolTip());
    off->setObjectName(QStringLiteral("%1_remove_%2").arg(objectName()).arg(index));
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
    value->setObjectName(QStringLiteral("%1_rank_%2").arg(objectName()).arg(index));
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
    complaint->setObjectName(QStringLiteral("%1_complaint_%2").arg(objectName()).arg(index));
    setLook(*complaint, "tone", QStringLiteral("dmg"));
    complaint->hide();
    m_complaints.push_back(complaint);
    return value;
}

void RanksEditor::take(const std::string& name)
{
    std::erase_if(m_ranks.entries, [&](const auto& entry) { return entry.first == name; });
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
    QString digits = m_value->text();
    digits.replace(QStringLiteral("−"), QStringLiteral("-"));
    bool fine = false;
    const int value = digits.toInt(&fine);
    if (!fine)
        return digits.trimmed().isEmpty() ? m_defaultRank : std::nullopt;
    // A modifier of nothing is none; a rank of 0 is one.
    return m_range || value != 0 ? std::optional<std::int32_t>(value) : std::nullopt;
}

void RanksEditor::add()
{
    const std::optional<std::int32_t> rank = typedRank();
    const QString name = m_name->text().trimmed();
    if (!rank || (m_range && name.isEmpty()))
        return;
    m_ranks.set(name.isEmpty() ? tr("Modifier").toStdString() : idOf(name), *rank);
    m_name->clear();
    m_value->clear();
    rebuild();
    tell();
    Q_EMIT finished();
}

bool RanksEditor::eventFilter(QObject* watched, QEvent* event)
{
    // Leaving the line to add by mouse, with a name that needs no rank, adds it as Enter would.
    if (watched == m_name && event->type() == QEvent::FocusOut && m_defaultRank && !m_value->hasFocus()
        && !m_name->text().trimmed().isEmpty())
        QMetaObject::invokeMethod(
            this, [this] { m_value->hasFocus() ? void() : add(); }, Qt::QueuedConnection);
    return QWidget::eventFilter(watched, event);
}

}  // namespace hitspread

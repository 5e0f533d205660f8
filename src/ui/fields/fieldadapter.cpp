#include "ui/fields/fieldadapter.h"

#include "services/library/recordname.h"
#include "text/echo.h"
#include "text/joinedfields.h"
#include "ui/fields/numberfield.h"
#include "ui/fields/placefield.h"
#include "ui/fields/rankseditor.h"
#include "ui/fields/setbutton.h"
#include "ui/fields/setfield.h"
#include "ui/widgets/helpsource.h"
#include "ui/widgets/segmentrow.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QStandardItemModel>

#include <algorithm>

namespace hitspread {

namespace {

LoggedValue number(std::int32_t value)
{
    return std::int64_t{value};
}

std::int32_t numberOf(const LoggedValue& value)
{
    const auto* held = std::get_if<std::int64_t>(&value);
    return held ? static_cast<std::int32_t>(*held) : 0;
}

std::string heldIn(const LoggedValue& value)
{
    const auto* held = std::get_if<std::string>(&value);
    return held ? *held : std::string();
}

/// As it is shown and written on; only what somebody wrote is told.
QString textOf(const LoggedValue& value)
{
    return text::visible(heldIn(value));
}

/// Where a value stands among those on show; -1: it does not.
int placeAmong(const std::vector<std::int32_t>& values, std::int32_t value)
{
    const auto found = std::ranges::find(values, value);
    return found == values.end() ? -1 : static_cast<int>(found - values.begin());
}

/// The value an empty field stands for. A place in a list, which counts from 0, has −1 where there is none.
std::optional<std::int32_t> noneOf(const FieldDeclaration& field)
{
    if (field.optional)
        return kNoEntry;
    return field.minimum == -1 && field.fallback == -1 ? std::optional(-1) : std::nullopt;
}

class NumberAdapter final : public FieldAdapter {
public:
    NumberAdapter(NumberField& field, const FieldDeclaration& declaration, const FieldWords& words, Telling telling)
        : m_field(field), m_none(noneOf(declaration))
    {
        field.setUnit(words.unit, words.unitOfOne);
        field.setMayBeEmpty(m_none.has_value());
        field.setRange(declaration.minimum, declaration.maximum);
        field.setKeepsText(telling == Telling::EveryKey);
        if (m_none && field.placeholderText().isEmpty())
            sayNothing(words);
        const auto told = telling == Telling::EveryKey ? &NumberField::typed : &NumberField::entered;
        connect(&field, told, this, [this](std::optional<std::int32_t> value) {
            Q_EMIT typed(number(value.value_or(m_none.value_or(kNoEntry))));
        });
        connect(&field, &NumberField::unreadable, this, &FieldAdapter::unreadable);
        connect(&field, &QLineEdit::editingFinished, this, &FieldAdapter::finished);
    }
    void show(const LoggedValue& value) override { m_field.setNumber(held(value)); }
    void putBack(const LoggedValue& value) override { m_field.putBack(held(value)); }
    void finishTyping() override { Q_EMIT m_field.editingFinished(); }

private:
    /// The field becomes as wide as the words that stand in it while it is empty.
    void sayNothing(const FieldWords& words)
    {
        m_field.setPlaceholderText(words.nothing.isEmpty() ? FieldAdapter::tr("none") : words.nothing);
        const int room = m_field.widthFor(m_field.placeholderText());
        if (m_field.maximumWidth() < room)
            m_field.setFixedWidth(room);
    }
    std::optional<std::int32_t> held(const LoggedValue& value) const
    {
        const std::int32_t plain = numberOf(value);
        return plain == m_none.value_or(kNoEntry) ? std::nullopt : std::optional(plain);
    }
    NumberField& m_field;
    std::optional<std::int32_t> m_none;
};

class LineAdapter final : public FieldAdapter {
public:
    LineAdapter(QLineEdit& field, const FieldWords& words) : m_field(field), m_known(words.known)
    {
        connect(&field, &QLineEdit::textEdited, this, [this](const QString& text) {
            // What is pasted may hold line breaks; one line has none.
            Q_EMIT typed(LoggedValue(onOneLine(text::meantText(m_known, text).toStdString())));
        });
        connect(&field, &QLineEdit::editingFinished, this, &FieldAdapter::finished);
    }
    void show(const LoggedValue& value) override
    {
        // Another spelling of the same thing is let stand while it is written.
        if (text::meantText(m_known, m_field.text()) != textOf(value))
            put(text::shownText(m_known, textOf(value)));
    }
    void putBack(const LoggedValue& value) override
    {
        // Also when equal: what was typed belongs to the record now, and the field's own undo starts anew. A field where
        // nothing was typed keeps its selection.
        const QString shown = text::shownText(m_known, textOf(value));
        if (m_field.text() != shown || m_field.isUndoAvailable())
            put(shown);
    }

private:
    void put(const QString& text)
    {
        m_field.setText(text);
        // A long text shows its beginning.
        if (!m_field.hasFocus())
            m_field.setCursorPosition(0);
    }

    QLineEdit& m_field;
    std::vector<text::KnownText> m_known;
};

class PageAdapter final : public FieldAdapter {
public:
    explicit PageAdapter(QPlainTextEdit& field) : m_field(field)
    {
        field.setTabChangesFocus(true);
        field.installEventFilter(this);
        connect(&field, &QPlainTextEdit::textChanged, this, [this] {
            if (!m_showing)
                Q_EMIT typed(LoggedValue(m_field.toPlainText().toStdString()));
        });
    }
    void show(const LoggedValue& value) override
    {
        if (m_field.toPlainText() == textOf(value))
            return;
        m_showing = true;
        m_field.setPlainText(textOf(value));
        m_showing = false;
    }
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::FocusOut)
            Q_EMIT finished();
        return FieldAdapter::eventFilter(watched, event);
    }

private:
    QPlainTextEdit& m_field;
    bool m_showing = false;
};

class CheckAdapter final : public FieldAdapter {
public:
    CheckAdapter(QCheckBox& box, const FieldWords& words) : m_box(box)
    {
        // In a table the heading has the words.
        if (box.text().isEmpty() && !box.property("bare").toBool())
            box.setText(words.name);
        connect(&box, &QCheckBox::clicked, this, [this](bool on) {
            Q_EMIT typed(number(on ? 1 : 0));
            Q_EMIT finished();
        });
    }
    void show(const LoggedValue& value) override { m_box.setChecked(numberOf(value) != 0); }

private:
    QCheckBox& m_box;
};

/// Choices, and numbers of a small range, as buttons side by side.
class SegmentAdapter final : public FieldAdapter {
public:
    SegmentAdapter(SegmentRow& row, const FieldWords& words) : m_row(row), m_values(words.values)
    {
        if (row.count() == 0)
            row.setChoices(words.choices);
        for (int i = 0; i < row.count(); ++i) {
            row.button(i)->setObjectName(QStringLiteral("%1_%2").arg(row.objectName(), QString::number(i)));
            row.button(i)->setAccessibleName(FieldAdapter::tr("%1: %2").arg(words.name, row.button(i)->text()));
        }
        row.setFocusProxy(row.button(0));
        connect(&row, &SegmentRow::chosen, this, [this](int index) {
            Q_EMIT typed(number(m_values[static_cast<std::size_t>(index)]));
            Q_EMIT finished();
        });
    }
    void show(const LoggedValue& value) override { m_row.setCurrent(placeAmong(m_values, numberOf(value))); }
    void refuse(std::int32_t value, const QString& reason) override
    {
        m_row.setRefused(placeAmong(m_values, value), reason);
    }

private:
    SegmentRow& m_row;
    std::vector<std::int32_t> m_values;
};

class ComboAdapter final : public FieldAdapter {
public:
    ComboAdapter(QComboBox& box, const FieldWords& words) : m_box(box), m_values(words.values)
    {
        if (box.count() == 0)
            box.addItems(words.choices);
        connect(&box, &QComboBox::activated, this, [this](int index) {
            Q_EMIT typed(number(m_values[static_cast<std::size_t>(index)]));
            Q_EMIT finished();
        });
    }
    void show(const LoggedValue& value) override { m_box.setCurrentIndex(placeAmong(m_values, numberOf(value))); }
    void refuse(std::int32_t value, const QString& reason) override
    {
        const auto* items = qobject_cast<QStandardItemModel*>(m_box.model());
        QStandardItem* item = items ? items->item(placeAmong(m_values, value)) : nullptr;
        if (!item)
            return;
        item->setEnabled(reason.isEmpty());
        item->setToolTip(reason);
    }

private:
    QComboBox& m_box;
    std::vector<std::int32_t> m_values;
};

/// A text that is one of some known ones: the items' data. Another one that is stored stays, and is seen to be unknown; where
/// there is none yet nothing is picked.
class KnownTextAdapter final : public FieldAdapter {
public:
    explicit KnownTextAdapter(QComboBox& box) : m_box(box)
    {
        connect(&box, &QComboBox::activated, this, [this](int index) {
            Q_EMIT typed(LoggedValue(m_box.itemData(index).toString().toStdString()));
            Q_EMIT finished();
        });
    }
    void show(const LoggedValue& value) override
    {
        const QString wanted = text::asKept(heldIn(value));
        if (m_box.findData(wanted) < 0 && !wanted.isEmpty())
            m_box.addItem(FieldAdapter::tr("%1 (unknown)").arg(text::visible(wanted)), wanted);
        m_box.setCurrentIndex(m_box.findData(wanted));
    }

private:
    QComboBox& m_box;
};

/// A SetField or a SetButton.
template <typename Field>
class SetAdapter final : public FieldAdapter {
public:
    SetAdapter(Field& field, const FieldWords& words) : m_field(field)
    {
        if (field.count() == 0)
            field.setChoices(words.choices);
        connect(&field, &Field::chosen, this, [this](std::int32_t bits) {
            Q_EMIT typed(number(bits));
            Q_EMIT finished();
        });
    }
    void show(const LoggedValue& value) override { m_field.setBits(numberOf(value)); }

private:
    Field& m_field;
};

class PlaceAdapter final : public FieldAdapter {
public:
    explicit PlaceAdapter(PlaceField& field) : m_field(field)
    {
        connect(&field, &PlaceField::entered, this, [this](std::int32_t packed) {
            Q_EMIT typed(number(packed));
            Q_EMIT finished();
        });
    }
    void show(const LoggedValue& value) override { m_field.setPlace(numberOf(value)); }

private:
    PlaceField& m_field;
};

class RanksAdapter final : public FieldAdapter {
public:
    RanksAdapter(RanksEditor& editor, const FieldDeclaration& declaration, const FieldWords& words) : m_editor(editor)
    {
        // A list that goes below zero is one of signed modifiers.
        if (!editor.hasRange() && declaration.minimum >= 0)
            editor.setRange(declaration.minimum, declaration.maximum, QString::fromUtf8(declaration.unit));
        if (!editor.hasSuggestions()) {
            std::vector<RanksEditor::Suggestion> known;
            for (const text::KnownText& one : words.known)
                known.push_back({one.id.toStdString(), one.words});
            editor.setSuggestions(std::move(known));
        }
        connect(&editor, &RanksEditor::edited, this, [this](const Ranks& ranks) { Q_EMIT typed(LoggedValue(ranks)); });
        connect(&editor, &RanksEditor::finished, this, &FieldAdapter::finished);
        connect(&editor, &RanksEditor::unfinished, this, &FieldAdapter::unfinished);
    }
    void show(const LoggedValue& value) override
    {
        if (const auto* ranks = std::get_if<Ranks>(&value))
            m_editor.setRanks(*ranks);
    }
    void putBack(const LoggedValue& value) override
    {
        m_editor.dropUnfinished();
        show(value);
    }
    void finishTyping() override { m_editor.add(); }
    void showFaults(const std::map<std::string, QString>& faults) override { m_editor.setFaults(faults); }

private:
    RanksEditor& m_editor;
};

std::unique_ptr<FieldAdapter> adapterFor(QWidget& widget, const FieldDeclaration& field, const FieldWords& words,
                                         FieldAdapter::Telling telling)
{
    const FieldKind kind = field.kind;
    if (auto* numbers = qobject_cast<NumberField*>(&widget); numbers && kind == FieldKind::Number)
        return std::make_unique<NumberAdapter>(*numbers, field, words, telling);
    if (auto* line = qobject_cast<QLineEdit*>(&widget); line && kind == FieldKind::Text)
        return std::make_unique<LineAdapter>(*line, words);
    if (auto* page = qobject_cast<QPlainTextEdit*>(&widget); page && kind == FieldKind::Text)
        return std::make_unique<PageAdapter>(*page);
    if (auto* box = qobject_cast<QCheckBox*>(&widget); box && kind == FieldKind::Flag)
        return std::make_unique<CheckAdapter>(*box, words);
    if (auto* row = qobject_cast<SegmentRow*>(&widget);
        row && !field.optional && !words.values.empty() && (kind == FieldKind::Choice || kind == FieldKind::Number))
        return std::make_unique<SegmentAdapter>(*row, words);
    if (auto* combo = qobject_cast<QComboBox*>(&widget); combo && kind == FieldKind::Choice)
        return std::make_unique<ComboAdapter>(*combo, words);
    if (auto* combo = qobject_cast<QComboBox*>(&widget); combo && kind == FieldKind::Text)
        return std::make_unique<KnownTextAdapter>(*combo);
    if (auto* set = qobject_cast<SetField*>(&widget); set && kind == FieldKind::Set)
        return std::make_unique<SetAdapter<SetField>>(*set, words);
    if (auto* button = qobject_cast<SetButton*>(&widget); button && kind == FieldKind::Set)
        return std::make_unique<SetAdapter<SetButton>>(*button, words);
    if (auto* place = qobject_cast<PlaceField*>(&widget); place && kind == FieldKind::Place)
        return std::make_unique<PlaceAdapter>(*place);
    if (auto* ranks = qobject_cast<RanksEditor*>(&widget); ranks && kind == FieldKind::RankList)
        return std::make_unique<RanksAdapter>(*ranks, field, words);
    return nullptr;
}

}  // namespace

std::unique_ptr<FieldAdapter> FieldAdapter::make(QWidget& widget, const FieldDeclaration& field,
                                                 const FieldWords& words, Telling telling)
{
    if (widget.accessibleName().isEmpty())
        widget.setAccessibleName(words.name);
    widget.setToolTip(words.tip);
    widget.setProperty(kRulesProperty, QString::fromUtf8(field.rules));
    return adapterFor(widget, field, words, telling);
}

std::unique_ptr<FieldAdapter> FieldAdapter::make(QWidget& widget, const text::JoinedFields& joined)
{
    auto* line = qobject_cast<QLineEdit*>(&widget);
    if (!line)
        return nullptr;
    line->setAccessibleName(joined.name());
    line->setToolTip(tr("%1: for instance %2").arg(joined.name(), joined.example()));
    return std::make_unique<LineAdapter>(*line, FieldWords{});
}

}  // namespace hitspread

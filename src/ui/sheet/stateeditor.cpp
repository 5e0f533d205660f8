#include "ui/sheet/stateeditor.h"

#include "text/fields.h"
#include "text/naming.h"
#include "ui/fields/fieldcomplaint.h"
#include "ui/fields/fieldwidgets.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/keyboard/mnemonics.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <utility>

namespace hitspread {

StateEditor::StateEditor(const text::Naming& names, const Possession& possession,
                         const std::vector<std::string_view>& fields, const ApplicationStyle& style, QWidget* parent)
    : QWidget(parent),
      m_style(style),
      m_possession(possession),
      m_binder(new RecordBinder(names, possession.state.declaration(), style, this)),
      m_warning(new FieldComplaint(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::kTiny);
    auto* row = new QHBoxLayout;
    row->setSpacing(space::kSmall);
    column->addLayout(row);
    auto* flags = new QHBoxLayout;
    flags->setSpacing(space::kMedium);
    column->addLayout(flags);
    std::vector<std::string_view> ones;
    for (const std::string_view id : fields) {
        const FieldDeclaration* field = possession.state.declaration().find(id);
        if (field && field->extent > 1) {
            addArray(*field, *column);
        } else if (field) {
            addOne(*field, field->kind == FieldKind::Flag ? *flags : *row);
            ones.push_back(id);
        }
    }
    row->addStretch(1);
    flags->addStretch(1);
    // Flags cannot be wrong: what is, is in the row above them.
    column->insertWidget(1, complaintFor(ones));
    m_warning->setObjectName(QStringLiteral("warning_%1").arg(m_possession.id));
    column->insertWidget(2, m_warning);
    m_binder->bind(*this);
    m_binder->setRecord(possession.state);
    connect(m_binder, &RecordBinder::finished, this, [this] { Q_EMIT edited(m_binder->record()); });
}

FieldComplaint* StateEditor::complaintFor(const std::vector<std::string_view>& fields)
{
    auto* complaint = new FieldComplaint(this);
    QStringList all;
    for (const std::string_view id : fields)
        all << QString::fromUtf8(id);
    complaint->setProperty("complaintFor", all.join(QLatin1Char(' ')));
    return complaint;
}

void StateEditor::warn(const QString& sentence)
{
    m_warning->warn(sentence, m_style.theme());
}

QWidget* StateEditor::widget(const FieldDeclaration& field, std::size_t element)
{
    QWidget* widget = widgetFor(field, element, this);
    // Several things of a kind stand on one sheet.
    widget->setObjectName(QStringLiteral("%1_%2").arg(widget->objectName(), QString::number(m_possession.id)));
    return widget;
}

QLabel* StateEditor::label(const QString& words, QWidget* buddy)
{
    auto* label = new QLabel(withoutMnemonic(words), this);
    setLook(*label, "textRole", QStringLiteral("secondary"));
    label->setBuddy(buddy);
    return label;
}

void StateEditor::addOne(const FieldDeclaration& field, QHBoxLayout& row)
{
    QWidget* editor = widget(field, 0);
    if (field.kind != FieldKind::Flag)
        row.addWidget(label(text::fieldName(m_binder->naming(), m_binder->declaration(), field), editor));
    row.addWidget(editor);
}

void StateEditor::addArray(const FieldDeclaration& field, QVBoxLayout& column)
{
    Row row;
    row.field = &field;
    row.title = label(text::fieldName(m_binder->naming(), m_binder->declaration(), field), nullptr);
    column.addWidget(row.title);
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(space::kSmall);
    grid->setVerticalSpacing(2);
    int at = 0;
    for (const std::size_t i : shownOrder(field)) {
        if (!m_binder->naming().isElementThere(field, i))
            continue;
        QWidget* editor = widget(field, i);
        editor->setFixedWidth(elementWidth());
        QLabel* heading = label(text::elementName(m_binder->naming(), field, i), editor);
        stackWords(*heading);
        grid->addWidget(heading, 0, at);
        grid->addWidget(editor, 1, at);
        row.elements.push_back({i, heading, editor});
        ++at;
    }
    evenColumns(*grid, at);
    row.grid = grid;
    row.width = grid->columnMinimumWidth(0);
    m_rows.push_back(std::move(row));
    grid->setColumnStretch(at, 1);
    column.addLayout(grid);
    column.addWidget(complaintFor({field.id}));
}

void StateEditor::setMost(std::string_view field, std::int32_t most)
{
    if (const auto place = m_binder->placeOf(field))
        m_binder->setMost(*place, most);
}

void StateEditor::setThere(std::string_view field, bool isThere)
{
    const auto place = m_binder->placeOf(field);
    QWidget* editor = place ? m_binder->widgetOf(*place) : nullptr;
    if (!editor)
        return;
    editor->setVisible(isThere);
    for (QLabel* label : findChildren<QLabel*>()) {
        if (label->buddy() == editor)
            label->setVisible(isThere);
    }
}

void StateEditor::setOffered(std::string_view field, std::vector<bool> offered)
{
    for (Row& row : m_rows) {
        if (row.field->id == field) {
            row.offered = std::move(offered);
            showOffered(row);
            return;
        }
    }
}

bool StateEditor::isShown(const Row& row, const Element& element) const
{
    const bool isOffered = row.offered.empty() || row.offered[element.index];
    return isOffered || row.field->number(m_binder->record().data(), element.index) != 0
        || row.field->number(m_possession.state.data(), element.index) != 0 || element.editor->hasFocus();
}

void StateEditor::showOffered(const Row& row)
{
    bool any = false;
    for (std::size_t i = 0; i < row.elements.size(); ++i) {
        const Element& element = row.elements[i];
        const bool isVisible = isShown(row, element);
        element.heading->setVisible(isVisible);
        element.editor->setVisible(isVisible);
        row.grid->setColumnMinimumWidth(static_cast<int>(i), isVisible ? row.width : 0);
        any = any || isVisible;
    }
    row.title->setVisible(any);
}

void StateEditor::setPossession(const Possession& possession)
{
    m_possession = possession;
    m_binder->setApplied(possession.state);
    for (const Row& row : m_rows)
        showOffered(row);
}

}  // namespace hitspread

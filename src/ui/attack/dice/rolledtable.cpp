#include "ui/attack/dice/rolledtable.h"

#include "models/play/attackpresenter.h"
#include "rules/core/system.h"
#include "text/fields.h"
#include "text/labels.h"
#include "ui/attack/dice/dicewords.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/labels/elidedlabel.h"

#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace hitspread {

namespace {

/// What a roll on a table came to. Precondition: its dice lie there.
std::int32_t resultOf(const DiceQuestion& roll)
{
    const TableShape& shape = *roll.question.table->shape;
    return shape.across > 0 && roll.answer.count == 2 ? shape.resultOf(roll.answer.shown(0), roll.answer.shown(1))
                                                      : roll.answer.sum();
}

}  // namespace

RolledTable::RolledTable(const text::Naming& names, const RecordDeclaration& record, const FieldDeclaration& field,
                         QWidget* parent)
    : QWidget(parent),
      m_names(names),
      m_field(field),
      m_name(text::fieldName(names, record, field)),
      m_title(new ElidedLabel(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::kTiny);
    QStringList columns;
    for (std::size_t i = 0; i < field.shape->columns.size(); ++i)
        columns << text::columnName(names.system(), field, i);
    m_title->setText(tr("%1: %2").arg(m_name, columns.join(QStringLiteral(", "))));
    m_title->setObjectName(QStringLiteral("rolledTitle"));
    setLook(*m_title, "textRole", QStringLiteral("secondary"));
    column->addWidget(m_title);
    if (field.shape->across > 0) {
        auto* grid = new QGridLayout;
        grid->setSpacing(1);
        column->addLayout(grid);
    } else {
        column->addLayout(new FlowLayout(space::kTiny));
    }
    setObjectName(QStringLiteral("rolledTable"));
}

QLabel* RolledTable::rowAt(std::size_t row)
{
    while (m_rows.size() <= row) {
        auto* label = new QLabel(this);
        label->setObjectName(QStringLiteral("rolledRow%1").arg(m_rows.size()));
        layout()->itemAt(1)->layout()->addWidget(label);
        m_rows.push_back(label);
    }
    return m_rows[row];
}

/// Headed by what the dice show.
void RolledTable::makeCells()
{
    const auto across = m_field.shape->across;
    auto* grid = static_cast<QGridLayout*>(layout()->itemAt(1)->layout());
    const auto head = [&](int number, int line, int place) {
        auto* label = new QLabel(QString::number(number), this);
        setLook(*label, "textRole", QStringLiteral("secondary"));
        label->setAlignment(Qt::AlignCenter);
        grid->addWidget(label, line, place);
    };
    for (int place = 1; place <= across; ++place)
        head(place, 0, place);
    for (std::int32_t cell = 0; cell <= m_field.shape->last - m_field.shape->first; ++cell) {
        const int line = cell / across + 1;
        if (cell % across == 0)
            head(line, line, 0);
        auto* label = new QLabel(this);
        label->setObjectName(QStringLiteral("rolledCell%1").arg(cell));
        label->setAlignment(Qt::AlignCenter);
        grid->addWidget(label, line, cell % across + 1);
        m_rows.push_back(label);
    }
    for (int place = 1; place <= across; ++place)
        grid->setColumnStretch(place, 1);
}

QString RolledTable::cellWords(std::int32_t cell) const
{
    const TableColumn& column = m_field.shape->columns.front();
    const bool isPlace = std::ranges::equal(column.choices, m_names.system().locations());
    return isPlace ? text::shortLocation(m_names, column.choices[static_cast<std::size_t>(cell)])
                   : text::cellName(m_names, m_field, 0, cell);
}

void RolledTable::setCells(const Table& table, const std::vector<std::int32_t>& rolled)
{
    if (m_rows.empty())
        makeCells();
    QStringList told;
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const auto result = static_cast<std::int32_t>(i) + m_field.shape->first;
        const std::int32_t cell = table.rows[table.rowOf(result)].cells[0];
        const bool isLit = std::ranges::find(rolled, result) != rolled.end();
        const QString dice = tr("%1, %2", "what two dice show")
                                 .arg(QString::number(static_cast<std::int32_t>(i) / m_field.shape->across + 1),
                                      QString::number(static_cast<std::int32_t>(i) % m_field.shape->across + 1));
        const QString words = tr("%1: %2").arg(dice, text::cellName(m_names, m_field, 0, cell));
        m_rows[i]->setText(cellWords(cell));
        m_rows[i]->setToolTip(words);
        m_rows[i]->setAccessibleName(isLit ? tr("%1, rolled").arg(words) : words);
        setLook(*m_rows[i], "chip", isLit ? QStringLiteral("cellLit") : QStringLiteral("cell"));
        if (isLit)
            told << words;
    }
    tell(told);
}

void RolledTable::tell(const QStringList& told)
{
    // The heading says it, too: rows are not come to by the keyboard.
    m_title->setAccessibleName(told.isEmpty() ? tr("%1: not rolled yet").arg(m_name)
                                              : tr("%1: %2").arg(m_name, told.join(QStringLiteral("; "))));
    setAccessibleName(m_title->accessibleName());
    fitRows();
}

void RolledTable::setRows(const Table& table, const std::vector<std::int32_t>& rolled)
{
    if (m_field.shape->across > 0)
        return setCells(table, rolled);
    QStringList told;
    for (const std::int32_t result : rolled)
        told << tr("%1 rolled, row %2")
                    .arg(QString::number(result), text::rowName(m_names, m_field, table.rows[table.rowOf(result)]));
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        const bool isLit = std::ranges::any_of(rolled, [&](std::int32_t result) { return table.rowOf(result) == i; });
        const QString words = text::rowName(m_names, m_field, table.rows[i]);
        QLabel* row = rowAt(i);
        row->setText(words);
        row->setAccessibleName(isLit ? tr("%1, rolled").arg(words) : words);
        setLook(*row, "chip", isLit ? QStringLiteral("lit") : QStringLiteral("row"));
    }
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        m_rows[i]->setHidden(i >= table.rows.size());
    tell(told);
}

/// What stands around it asks for its least height before it knows its width.
void RolledTable::fitRows()
{
    setMinimumHeight(layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width())
                                                   : layout()->totalSizeHint().height());
}

void RolledTable::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitRows();
}

void RolledTables::make(const AttackPresenter& presenter, const IsMine& isMine, QWidget& box)
{
    m_tables.clear();
    for (const DiceQuestion& roll : presenter.dice().rolls()) {
        const FieldDeclaration* field = roll.question.table;
        if (field && isMine(roll.question.key) && std::ranges::find(m_tables, field, &Rolled::field) == m_tables.end())
            add(presenter, *field, box);
    }
}

void RolledTables::add(const AttackPresenter& presenter, const FieldDeclaration& field, QWidget& box)
{
    const auto found = tableIn(presenter.action().request.input, field);
    if (!found)
        return;
    m_tables.push_back({&field, new RolledTable(text::Naming(presenter.action().request), found->record, field, &box)});
    box.layout()->addWidget(m_tables.back().table);
}

void RolledTables::refresh(const AttackPresenter& presenter, const IsMine& isMine) const
{
    for (const Rolled& one : m_tables) {
        std::vector<std::int32_t> rolled;
        for (const DiceQuestion& roll : presenter.dice().rolls()) {
            if (roll.question.table == one.field && isMine(roll.question.key) && hasFallen(roll))
                rolled.push_back(resultOf(roll));
        }
        if (const auto found = tableIn(presenter.action().request.input, *one.field))
            one.table->setRows(found->table, rolled);
    }
}

}  // namespace hitspread

#include "ui/rules/tableeditor.h"

#include "rules/core/system.h"
#include "text/fields.h"
#include "text/labels.h"
#include "text/naming.h"
#include "text/rowtitles.h"
#include "text/units.h"
#include "ui/fields/fieldwidgets.h"
#include "ui/fields/numberfield.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/flowlayout.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace hitspread {

namespace {

constexpr int kFrom = 0;
constexpr int kUpTo = 1;
constexpr int kFirstCell = 2;
constexpr int kAroundCell = 6;    ///< between columns, px
constexpr int kLeastLetters = 8;  ///< of what is chosen in a cell

QString nameAt(const char* part, std::size_t row)
{
    return QLatin1String(part) + QString::number(row);
}

}  // namespace

TableEditor::TableEditor(const text::Naming& names, const RecordDeclaration& record, const FieldDeclaration& field,
                         QWidget* parent)
    : QWidget(parent),
      m_names(names),
      m_record(record),
      m_field(field),
      m_grid(new QGridLayout),
      m_bar(new QWidget(this)),
      m_message(new QLabel(m_bar))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, space::kTiny, 0, space::kTiny);
    column->setSpacing(space::kSmall);
    auto* origin = new QLabel(field.shape->printed.empty()
                                  ? tr("The rules print no such table: the house values are ours.")
                                  : tr("The rules print this table."),
                              this);
    origin->setObjectName(QStringLiteral("tableOrigin"));
    origin->setWordWrap(true);
    setLook(*origin, "textRole", QStringLiteral("secondary"));
    m_grid->setHorizontalSpacing(kAroundCell);
    m_grid->setVerticalSpacing(space::kTiny);
    m_message->setObjectName(QStringLiteral("tableMessage"));
    m_message->setWordWrap(true);
    column->addWidget(origin);
    column->addLayout(m_grid);
    m_bar->setObjectName(QStringLiteral("tableBar"));
    auto* foot = new QVBoxLayout(m_bar);
    foot->setContentsMargins(0, 0, 0, 0);
    foot->setSpacing(space::kSmall);
    foot->addWidget(m_message);
    column->addWidget(m_bar);
    makeHeading();
    makeButtons();
}

TableEditor::~TableEditor()
{
    // It may stand elsewhere.
    delete m_bar;
}

void TableEditor::makeHeading()
{
    const text::Unit* unit = text::unitOfResults(m_names.system(), m_field);
    QStringList titles{text::typedName(tr("From"), unit), text::typedName(tr("To"), unit)};
    for (std::size_t i = 0; i < m_field.shape->columns.size(); ++i)
        titles << titleOf(i);
    for (int i = 0; i < titles.size(); ++i) {
        auto* title = new QLabel(titles[i], this);
        setLook(*title, "textRole", QStringLiteral("section"));
        stackWords(*title);
        m_grid->addWidget(title, 0, i);
    }
    m_grid->setColumnStretch(static_cast<int>(titles.size()) + 2, 1);
}

QString TableEditor::titleOf(std::size_t column) const
{
    // A factor says itself what it counts in.
    return text::factorNames(m_names.system(), m_field, column).isEmpty()
        ? text::typedColumnName(m_names.system(), m_field, column)
        : text::columnName(m_names.system(), m_field, column);
}

void TableEditor::makeButtons()
{
    m_save = new QPushButton(tr("Put in force"), this);
    m_save->setObjectName(QStringLiteral("tableSave"));
    m_save->setAutoDefault(false);
    setLook(*m_save, "primary", QStringLiteral("true"));
    connect(m_save, &QPushButton::clicked, this, [this] { Q_EMIT chosen(m_draft); });
    m_toSaved = new QPushButton(tr("As in force"), this);
    m_toSaved->setObjectName(QStringLiteral("tableToSaved"));
    m_toSaved->setAutoDefault(false);
    connect(m_toSaved, &QPushButton::clicked, this, [this] { setDraft(m_saved); });
    m_toPrinted = restoring("tableToPrinted", tr("As printed"), m_field.shape->printed);
    m_toHouse = restoring("tableToHouse", tr("House values"), m_field.shape->house);
    // With large text one line would not hold them.
    auto* row = new FlowLayout(space::kSmall);
    for (QPushButton* button : {m_save, m_toSaved, m_toPrinted, m_toHouse})
        row->addWidget(button);
    static_cast<QVBoxLayout*>(m_bar->layout())->addLayout(row);
}

QPushButton* TableEditor::restoring(const char* name, const QString& words, std::span<const TableRow> rows)
{
    auto* button = new QPushButton(words, this);
    button->setObjectName(QLatin1String(name));
    button->setAutoDefault(false);
    button->setHidden(rows.empty());
    connect(button, &QPushButton::clicked, this, [this, rows] { setDraft(tableOf(rows)); });
    return button;
}

NumberField* TableEditor::numberIn(std::size_t row, const QString& name, const QString& spoken)
{
    auto* number = new NumberField(this);
    number->setObjectName(name);
    number->setAccessibleName(tr("Row %1, %2").arg(QString::number(row + 1), spoken));
    // Judged with every key, and never put back behind one's back.
    number->setKeepsText(true);
    connect(number, &NumberField::textChanged, this, &TableEditor::judge);
    connect(number, &NumberField::unreadable, this, &TableEditor::judge);
    return number;
}

QWidget* TableEditor::cellIn(std::size_t row, std::size_t column)
{
    const TableColumn& shape = m_field.shape->columns[column];
    const QString title = titleOf(column);
    const QStringList factors = text::factorNames(m_names.system(), m_field, column);
    const QString name = QStringLiteral("tableCell%1_%2").arg(QString::number(row), QString::number(column));
    if (shape.choices.empty() && factors.isEmpty()) {
        NumberField* number = numberIn(row, name, title);
        number->setRange(shape.minimum, shape.maximum);
        connect(number, &NumberField::typed, this, [this, row, column](std::optional<std::int32_t> value) {
            take(row, [&](TableRow& told) { told.cells[column] = value.value_or(told.cells[column]); });
        });
        return number;
    }
    auto* box = new QComboBox(this);
    box->setObjectName(name);
    box->setAccessibleName(tr("Row %1, %2").arg(QString::number(row + 1), title));
    // Long names give way before the buttons behind them do.
    box->setMinimumWidth(kLeastLetters * box->fontMetrics().averageCharWidth());
    for (std::size_t choice = 0; choice < shape.choices.size(); ++choice) {
        const auto value = static_cast<std::int32_t>(choice);
        if (m_names.isChoiceThere(shape.choices, choice))
            box->addItem(text::cellName(m_names, m_field, column, value), value);
    }
    for (int i = 0; i < factors.size(); ++i)
        box->addItem(factors[i], shape.minimum + i);
    connect(box, &QComboBox::activated, this, [this, row, column, box] {
        take(row, [&](TableRow& told) { told.cells[column] = box->currentData().toInt(); });
    });
    return box;
}

QToolButton* TableEditor::rowButton(const QString& sign, const QString& name, const QString& does)
{
    auto* button = new QToolButton(this);
    button->setText(sign);
    button->setObjectName(name);
    button->setToolTip(does);
    button->setAccessibleName(does);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

void TableEditor::addLine()
{
    const std::size_t row = m_lines.size();
    const TableShape& shape = *m_field.shape;
    Line line;
    line.from = numberIn(row, nameAt("tableFrom", row), tr("From"));
    line.upTo = numberIn(row, nameAt("tableTo", row), tr("To"));
    for (NumberField* number : {line.from, line.upTo}) {
        number->setRange(shape.first, shape.last);
        const bool isFrom = number == line.from;
        connect(number, &NumberField::typed, this, [this, row, isFrom](std::optional<std::int32_t> value) {
            take(row, [&](TableRow& told) {
                std::int32_t& end = isFrom ? told.from : told.upTo;
                end = value.value_or(end);
            });
        });
    }
    for (std::size_t column = 0; column < shape.columns.size(); ++column)
        line.cells.push_back(cellIn(row, column));
    line.split = rowButton(tr("+"), nameAt("tableSplit", row),
                           tr("Split row %1: half of its results go to a new row behind it").arg(row + 1));
    line.remove = rowButton(tr("×"), nameAt("tableRemove", row),
                            row == 0 ? tr("Take row 1 out: its results go to the one behind it")
                                     : tr("Take row %1 out: its results go to the one before it").arg(row + 1));
    connect(line.split, &QToolButton::clicked, this, [this, row] { split(row); });
    connect(line.remove, &QToolButton::clicked, this, [this, row] { remove(row); });
    const int place = static_cast<int>(row) + 1;
    m_grid->addWidget(line.from, place, kFrom);
    m_grid->addWidget(line.upTo, place, kUpTo);
    int next = kFirstCell;
    for (QWidget* cell : line.cells)
        m_grid->addWidget(cell, place, next++);
    for (QToolButton* button : {line.split, line.remove})
        m_grid->addWidget(button, place, next++);
    const bool areNamed = !shape.results.empty() || text::unitOfResults(m_names.system(), m_field);
    if (areNamed || !text::rowTitle(m_names.system(), m_field.id, row).isEmpty()) {
        line.words = new QLabel(this);
        line.words->setObjectName(nameAt("tableWords", row));
        line.words->setWordWrap(true);  // behind a list with large text there is room for one word
        setLook(*line.words, "textRole", QStringLiteral("secondary"));
        m_grid->addWidget(line.words, place, next++);
    }
    // The buttons stay behind the last line.
    QWidget* before = line.remove;
    for (QWidget* button : {m_save, m_toSaved, m_toPrinted, m_toHouse})
        setTabOrder(std::exchange(before, button), button);
    m_lines.push_back(std::move(line));
}

std::vector<QWidget*> TableEditor::widgetsOf(const Line& line) const
{
    std::vector<QWidget*> all{line.from, line.upTo};
    all.insert(all.end(), line.cells.begin(), line.cells.end());
    all.insert(all.end(), {line.split, line.remove});
    if (line.words)
        all.push_back(line.words);
    return all;
}

void TableEditor::showDraft()
{
    while (m_lines.size() < m_draft.rows.size())
        addLine();
    for (std::size_t row = 0; row < m_lines.size(); ++row) {
        const Line& line = m_lines[row];
        const bool isThere = row < m_draft.rows.size();
        for (QWidget* widget : widgetsOf(line))
            widget->setVisible(isThere);
        if (!isThere)
            continue;
        const TableRow& told = m_draft.rows[row];
        if (line.words)
            line.words->setText(text::rowTitle(m_names.system(), m_field.id, row).isEmpty()
                                    ? text::capitalized(text::resultsName(m_names, m_field, told))
                                    : text::rowTitle(m_names.system(), m_field.id, row));
        line.from->putBack(told.from);
        line.upTo->putBack(told.upTo);
        for (std::size_t column = 0; column < line.cells.size(); ++column) {
            if (auto* number = qobject_cast<NumberField*>(line.cells[column]))
                number->putBack(told.cells[column]);
            else
                choose(*qobject_cast<QComboBox*>(line.cells[column]), column, told.cells[column]);
        }
    }
    judge();
}

/// What stands there though it is no longer on offer (a location whose name is gone) is shown all the same.
void TableEditor::choose(QComboBox& box, std::size_t column, std::int32_t value)
{
    if (box.findData(value) < 0)
        box.addItem(text::cellName(m_names, m_field, column, value), value);
    box.setCurrentIndex(box.findData(value));
}

void TableEditor::setSaved(const Table& table)
{
    const bool wasEdited = isEdited();
    m_saved = table;
    if (wasEdited && isEdited())
        return judge();
    if (m_draft == m_saved && !m_lines.empty())
        return judge();
    setDraft(table);
}

void TableEditor::setDraft(const Table& table)
{
    m_draft = table;
    showDraft();
    Q_EMIT edited();
}

void TableEditor::focusFirst()
{
    if (!m_lines.empty())
        m_lines.front().from->setFocus(Qt::TabFocusReason);
}

void TableEditor::insertAbove(QWidget* widget)
{
    auto* column = static_cast<QVBoxLayout*>(layout());
    column->insertWidget(column->indexOf(m_grid), widget);
}

void TableEditor::take(std::size_t row, const std::function<void(TableRow&)>& change)
{
    if (row >= m_draft.rows.size())
        return;
    change(m_draft.rows[row]);
    judge();
    Q_EMIT edited();
}

void TableEditor::split(std::size_t row)
{
    Table table = m_draft;
    TableRow behind = table.rows[row];
    const std::int32_t middle = behind.from + (behind.upTo - behind.from) / 2;
    table.rows[row].upTo = middle;
    behind.from = middle + 1;
    table.rows.insert(table.rows.begin() + static_cast<std::ptrdiff_t>(row) + 1, behind);
    setDraft(table);
    m_lines[row + 1].from->setFocus(Qt::TabFocusReason);
}

void TableEditor::remove(std::size_t row)
{
    Table table = m_draft;
    const TableRow gone = table.rows[row];
    table.rows.erase(table.rows.begin() + static_cast<std::ptrdiff_t>(row));
    if (row > 0)
        table.rows[row - 1].upTo = gone.upTo;
    else
        table.rows.front().from = gone.from;
    setDraft(table);
    m_lines[std::min(row, table.rows.size() - 1)].from->setFocus(Qt::TabFocusReason);
}

QWidget* TableEditor::widgetAt(const FieldFault& fault) const
{
    if (fault.element >= m_draft.rows.size())
        return nullptr;
    const Line& line = m_lines[fault.element];
    if (fault.column >= 0)
        return line.cells[static_cast<std::size_t>(fault.column)];
    using Kind = FieldFault::Kind;
    const bool isOfEnd = fault.kind == Kind::NotToTheEnd || fault.kind == Kind::EndsBeforeBeginning
        || fault.kind == Kind::AboveMaximum;
    return isOfEnd ? line.upTo : line.from;
}

void TableEditor::judge()
{
    const std::size_t rows = m_draft.rows.size();
    std::vector<QWidget*> wrong;
    QString message;
    for (std::size_t row = 0; row < rows; ++row) {
        for (QWidget* widget : widgetsOf(m_lines[row])) {
            auto* number = qobject_cast<NumberField*>(widget);
            if (!number || number->typedNumber())
                continue;
            wrong.push_back(number);
            if (message.isEmpty())
                message = tr("%1: a whole number is missing; type one.").arg(number->accessibleName());
        }
    }
    // What is not readable yet would be judged by the number before it.
    const bool isUnreadable = !wrong.empty();
    if (!isUnreadable) {
        for (const FieldFault& fault : faultsOf(m_field, m_draft)) {
            if (message.isEmpty())
                message = text::faultAt(m_names, m_record, fault);
            if (QWidget* place = widgetAt(fault))
                wrong.push_back(place);
        }
    }
    for (std::size_t row = 0; row < rows; ++row) {
        const Line& line = m_lines[row];
        for (QWidget* widget : widgetsOf(line))
            setLook(*widget, "invalid",
                    std::ranges::find(wrong, widget) == wrong.end() ? QStringLiteral("false") : QStringLiteral("true"));
        // A row more or less shows all numbers anew: one that cannot be read yet would be gone.
        line.split->setEnabled(!isUnreadable && rows < m_field.shape->mostRows
                               && m_draft.rows[row].from < m_draft.rows[row].upTo);
        line.remove->setEnabled(!isUnreadable && rows > 1);
    }
    const bool isSound = message.isEmpty();
    const QString results = QStringLiteral("%1–%2").arg(QString::number(m_field.shape->first),
                                                        QString::number(m_field.shape->last));
    m_message->setText(!isSound         ? message
                           : isEdited() ? tr("Every result of %1 stands in one row; not in force yet.").arg(results)
                                        : tr("Every result of %1 stands in one row; in force.").arg(results));
    setLook(*m_message, "tone",
            !isSound         ? QStringLiteral("dmg")
                : isEdited() ? QStringLiteral("accent")
                             : QStringLiteral("muted"));
    m_save->setEnabled(isSound && isEdited());
    m_toSaved->setEnabled(!isSound || isEdited());
    m_toPrinted->setEnabled(!isSound || !std::ranges::equal(m_draft.rows, m_field.shape->printed));
    m_toHouse->setEnabled(!isSound || !std::ranges::equal(m_draft.rows, m_field.shape->house));
}

}  // namespace hitspread

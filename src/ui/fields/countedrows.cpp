#include "ui/fields/countedrows.h"

#include "models/library/fieldwords.h"
#include "text/fields.h"
#include "text/naming.h"
#include "ui/fields/fieldwidgets.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/keyboard/taborder.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace hitspread {

CountedRows::CountedRows(RecordBinder& binder, std::string_view countField, QWidget* parent)
    : QWidget(parent), m_binder(binder), m_count(*binder.placeOf(countField))
{
    const auto fields = binder.declaration().fields;
    for (std::size_t i = 0; i < fields.size(); ++i) {
        if (fields[i].countedBy != countField)
            continue;
        m_fields.push_back(static_cast<std::uint16_t>(i));
        // The number of somebody says nothing to anybody.
        if (!fields[i].names)
            m_shown.push_back(static_cast<std::uint16_t>(i));
    }
    const QString id = QString::fromUtf8(countField);
    setObjectName(u"rows_"_qs + id);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::kTiny);
    m_empty = new QLabel(tr("none yet"), this);
    m_empty->setObjectName(u"empty_"_qs + id);
    setLook(*m_empty, "textRole", u"secondary"_qs);
    column->addWidget(m_empty);
    m_more = new QPushButton(tr("+ Add a line"), this);
    m_more->setObjectName(u"add_"_qs + id);
    m_more->setProperty("plain", u"true"_qs);
    m_more->setAutoDefault(false);
    column->addWidget(m_more, 0, Qt::AlignLeft);
    connect(m_more, &QPushButton::clicked, this, &CountedRows::add);
    connect(&binder, &RecordBinder::changed, this, [this](FieldElement place) {
        if (place == m_count)
            refresh();
    });
    connect(&binder, &RecordBinder::reloaded, this, &CountedRows::refresh);
    connect(&binder, &RecordBinder::renamed, this, &CountedRows::nameAnew);
    binder.adopt(m_count, *this);
    refresh();
}

int CountedRows::count() const
{
    if (m_binder.record().isNull())
        return 0;
    return static_cast<int>(std::get<std::int64_t>(m_binder.value(m_count)));
}

void CountedRows::refresh()
{
    const int wanted = count();
    if (!m_table)
        makeTable();
    m_empty->setVisible(wanted == 0);
    if (wanted == rows())
        return;
    // Lines that stay are let alone: somebody may be typing in one.
    while (rows() > wanted)
        dropLine();
    while (rows() < wanted)
        addLine();
    m_table->setVisible(wanted > 0);
    m_binder.bind(*m_table);
    followInTabOrder(tabStopBefore(*m_more), *m_table);
}

void CountedRows::nameAnew()
{
    const auto isPlace = [&](std::uint16_t field) {
        const auto choices = m_binder.declaration().fields[field].choices;
        return !choices.empty() && std::ranges::equal(choices, m_binder.system().locations());
    };
    if (std::ranges::none_of(m_fields, isPlace))
        return;
    while (rows() > 0)
        dropLine();
    refresh();
}

QWidget* CountedRows::cell(std::uint16_t field, int row)
{
    const FieldDeclaration& declaration = m_binder.declaration().fields[field];
    QWidget* widget = widgetFor(declaration, static_cast<std::size_t>(row), m_table);
    // The heading has the words.
    if (declaration.kind == FieldKind::Flag)
        widget->setProperty("bare", true);
    return widget;
}

void CountedRows::makeTable()
{
    m_table = new QWidget(this);
    m_table->hide();
    qobject_cast<QVBoxLayout*>(layout())->insertWidget(0, m_table);
    m_grid = new QGridLayout(m_table);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(space::kSmall);
    m_grid->setVerticalSpacing(space::kTiny);
    int column = 0;
    for (const std::uint16_t field : m_shown) {
        const FieldDeclaration& declaration = m_binder.declaration().fields[field];
        auto* heading = new QLabel(text::fieldName(m_binder.naming(), m_binder.declaration(), declaration), m_table);
        setLook(*heading, "textRole", u"section"_qs);
        m_grid->addWidget(heading, 0, column++);
    }
    m_grid->setColumnStretch(column + 1, 1);
}

void CountedRows::addLine()
{
    const int row = rows();
    std::vector<QWidget*> line;
    for (const std::uint16_t field : m_shown)
        line.push_back(cell(field, row));
    auto* off = new QToolButton(m_table);
    off->setText(tr("×"));
    off->setToolTip(tr("Take line %1 out").arg(row + 1));
    off->setAccessibleName(off->toolTip());
    off->setObjectName(u"remove_%1_%2"_qs.arg(objectName().mid(5), QString::number(row)));
    connect(
        off, &QToolButton::clicked, this, [this, row] { remove(row); }, Qt::QueuedConnection);
    line.push_back(off);
    for (std::size_t column = 0; column < line.size(); ++column)
        m_grid->addWidget(line[column], row + 1, static_cast<int>(column));
    m_lines.push_back(std::move(line));
}

void CountedRows::dropLine()
{
    qDeleteAll(m_lines.back());
    m_lines.pop_back();
}

void CountedRows::add()
{
    const int last = count();
    const FieldDeclaration& counted = m_binder.declaration().fields[m_count.field];
    if (last >= counted.maximum)
        return;
    std::vector<std::pair<FieldElement, LoggedValue>> values{{m_count, std::int64_t{last + 1}}};
    for (const std::uint16_t field : m_fields) {
        values.emplace_back(FieldElement{field, static_cast<std::uint16_t>(last)},
                            defaultOf(m_binder.declaration().fields[field]));
    }
    m_binder.set(values);
}

void CountedRows::remove(int row)
{
    const int last = count() - 1;
    if (row > last)
        return;
    std::vector<std::pair<FieldElement, LoggedValue>> values;
    for (const std::uint16_t field : m_fields) {
        for (int i = row; i < last; ++i) {
            values.emplace_back(FieldElement{field, static_cast<std::uint16_t>(i)},
                                m_binder.value({field, static_cast<std::uint16_t>(i + 1)}));
        }
        values.emplace_back(FieldElement{field, static_cast<std::uint16_t>(last)},
                            defaultOf(m_binder.declaration().fields[field]));
    }
    values.emplace_back(m_count, std::int64_t{last});
    m_binder.set(values);
}

}  // namespace hitspread

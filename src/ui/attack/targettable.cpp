#include "ui/attack/targettable.h"

#include "ui/theme/applicationstyle.h"

#include <QHeaderView>
#include <QSignalBlocker>

namespace hitspread {

namespace {
constexpr int kTargetTableMostRows = 5;  ///< on show; further ones scroll
constexpr int kLinePadding = 8;
}  // namespace

TargetTable::TargetTable(QWidget* parent) : QTableWidget(parent)
{
    setObjectName(QStringLiteral("targetTable"));
    setColumnCount(4);
    setHeadings({}, {});
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setSectionResizeMode(0, QHeaderView::Fixed);
    horizontalHeader()->setSectionResizeMode(3, QHeaderView::Stretch);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    horizontalHeader()->setHighlightSections(false);
    verticalHeader()->hide();
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTabKeyNavigation(false);
    setShowGrid(false);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(this, &QTableWidget::itemSelectionChanged, this, [this] {
        if (currentRow() >= 0)
            Q_EMIT chosen(currentRow());
    });
}

void TargetTable::setHeadings(const QString& first, const QString& second)
{
    setHorizontalHeaderLabels({tr("Who"), first, second, tr("Effect")});
}

void TargetTable::setRows(const std::vector<Row>& rows)
{
    if (rows == m_rows)
        return;
    m_rows = rows;
    const QSignalBlocker quiet(this);
    const int current = currentRow();
    setRowCount(static_cast<int>(rows.size()));
    for (int i = 0; i < rowCount(); ++i) {
        const Row& row = rows[static_cast<std::size_t>(i)];
        const QStringList texts{row.name, row.first, row.second, row.outcome};
        for (int column = 0; column < columnCount(); ++column) {
            auto* cell = new QTableWidgetItem(texts.at(column));
            cell->setToolTip(texts.at(column));
            if (column == columnCount() - 1 && row.ink.isValid()) {
                cell->setForeground(row.ink);
                QFont font = this->font();
                font.setBold(row.isHeavy);
                cell->setFont(font);
            }
            setItem(i, column, cell);
        }
    }
    setInView(current);
    fitRows();
}

/// Names give way before what befalls them does: in full they are in the tooltip.
void TargetTable::fitNames()
{
    const QHeaderView& header = *horizontalHeader();
    const int effect = qMax(header.sectionSizeHint(3), sizeHintForColumn(3));
    const int room = viewport()->width() - header.sectionSize(1) - header.sectionSize(2) - effect;
    setColumnWidth(
        0, qBound(header.sectionSizeHint(0), qMax(room, 0), qMax(header.sectionSizeHint(0), sizeHintForColumn(0))));
}

void TargetTable::fitRows()
{
    fitNames();
    // What befalls somebody may take a second line.
    const int line = verticalHeader()->defaultSectionSize();
    for (int row = 0; row < rowCount(); ++row)
        setRowHeight(row, qMax(line, sizeHintForRow(row) + kLinePadding));
    updateGeometry();
}

QSize TargetTable::sizeHint() const
{
    int high = horizontalHeader()->sizeHint().height() + 2;
    for (int row = 0; row < qMin(rowCount(), kTargetTableMostRows); ++row)
        high += rowHeight(row);
    return {QTableWidget::sizeHint().width(), high};
}

QSize TargetTable::minimumSizeHint() const
{
    return {QTableWidget::minimumSizeHint().width(), sizeHint().height()};
}

void TargetTable::resizeEvent(QResizeEvent* event)
{
    QTableWidget::resizeEvent(event);
    fitRows();
}

void TargetTable::setInView(int row)
{
    const QSignalBlocker quiet(this);
    if (row >= 0 && row < rowCount())
        selectRow(row);
}

}  // namespace hitspread

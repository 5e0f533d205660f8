#include "ui/library/frozencolumn.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <QWheelEvent>

namespace hitspread {

/// Paints as the table does.
class FrozenColumn::Look : public QStyledItemDelegate {
public:
    Look(const QTableView& table, QObject* parent) : QStyledItemDelegate(parent), m_table(table) {}
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyleOptionViewItem as = option;
        as.state.setFlag(QStyle::State_HasFocus, m_table.hasFocus() && m_table.currentIndex() == index);
        m_table.itemDelegate()->paint(painter, as, index);
    }

private:
    const QTableView& m_table;
};

FrozenColumn::FrozenColumn(QTableView& table) : QTableView(&table), m_table(table)
{
    setObjectName(table.objectName() + u"Names"_qs);
    setAccessibleName(table.accessibleName());
    setModel(table.model());
    setSelectionModel(table.selectionModel());
    setItemDelegate(new Look(table, this));
    setSelectionBehavior(table.selectionBehavior());
    setSelectionMode(table.selectionMode());
    setEditTriggers(NoEditTriggers);
    setFocusProxy(&table);
    setAutoScroll(false);  // or it would follow the keyboard into columns it does not show
    setShowGrid(false);
    setWordWrap(false);
    setVerticalScrollMode(table.verticalScrollMode());
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    QHeaderView* mine = horizontalHeader();
    QHeaderView* theirs = table.horizontalHeader();
    mine->setHighlightSections(false);
    mine->setSectionsClickable(true);
    mine->setSortIndicatorShown(true);
    mine->setSortIndicator(theirs->sortIndicatorSection(), theirs->sortIndicatorOrder());
    mine->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(mine, &QWidget::customContextMenuRequested, theirs, &QWidget::customContextMenuRequested);
    connect(mine, &QHeaderView::sortIndicatorChanged, theirs, &QHeaderView::setSortIndicator);
    connect(theirs, &QHeaderView::sortIndicatorChanged, mine, &QHeaderView::setSortIndicator);
    connect(table.verticalScrollBar(), &QScrollBar::valueChanged, verticalScrollBar(), &QScrollBar::setValue);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, table.verticalScrollBar(), &QScrollBar::setValue);
    connect(table.horizontalScrollBar(), &QScrollBar::valueChanged, this, &FrozenColumn::follow);
    connect(this, &QAbstractItemView::doubleClicked, this, &FrozenColumn::editAsked);
    hide();
}

void FrozenColumn::follow()
{
    const bool isScrolled = m_table.horizontalScrollBar()->value() > 0 && m_table.model()->columnCount() > 1;
    setVisible(isScrolled);
    if (!isScrolled)
        return;
    for (int column = 1; column < model()->columnCount(); ++column)
        setColumnHidden(column, true);
    verticalHeader()->setDefaultSectionSize(m_table.verticalHeader()->defaultSectionSize());
    horizontalHeader()->setFixedHeight(m_table.horizontalHeader()->height());
    setColumnWidth(0, m_table.columnWidth(0));
    const QRect shown = m_table.viewport()->geometry();
    const int top = m_table.horizontalHeader()->geometry().top();
    setGeometry(shown.left(), top, m_table.columnWidth(0), shown.bottom() + 1 - top);
    verticalScrollBar()->setValue(m_table.verticalScrollBar()->value());
    raise();
}

void FrozenColumn::wheelEvent(QWheelEvent* event)
{
    // Sideways, too, it is the table that scrolls.
    QCoreApplication::sendEvent(m_table.viewport(), event);
}

}  // namespace hitspread

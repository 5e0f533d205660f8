#include "ui/library/tablecolumns.h"

#include "ui/theme/applicationstyle.h"
#include "ui/theme/icons.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QPainter>
#include <QScrollBar>
#include <QStyleOptionHeader>
#include <QStyledItemDelegate>
#include <QWheelEvent>

#include <algorithm>
#include <limits>

namespace hitspread {

ColumnHeader::ColumnHeader(const ApplicationStyle& style, QWidget* parent)
    : QHeaderView(Qt::Horizontal, parent), m_style(style), m_edge(std::numeric_limits<int>::max())
{}

void ColumnHeader::setEdge(int edge)
{
    m_edge = edge;
    viewport()->update();
}

QString ColumnHeader::shownHeading(int column) const
{
    QString heading = model()->headerData(column, Qt::Horizontal).toString();
    const int left = sectionViewportPosition(column);
    if (left + sectionSize(column) <= m_edge)
        return heading;
    QFont bold = font();
    bold.setBold(true);
    const QFontMetrics metrics(bold);
    const int room = m_edge - left - 2 * m_style.theme().scaled(kMargin);
    if (room < metrics.horizontalAdvance(QChar(u'…')))
        return {};
    QStringList lines = heading.split(u'\n');
    for (QString& line : lines)
        line = metrics.elidedText(line, Qt::ElideRight, room);
    return lines.join(u'\n');
}

void ColumnHeader::paintSection(QPainter* painter, const QRect& rect, int logicalIndex) const
{
    QRect shown = rect;
    shown.setRight(std::min(rect.right(), m_edge - 1));
    if (shown.isValid())
        QHeaderView::paintSection(painter, shown, logicalIndex);
}

void ColumnHeader::initStyleOptionForIndex(QStyleOptionHeader* option, int logicalIndex) const
{
    QHeaderView::initStyleOptionForIndex(option, logicalIndex);
    option->text = shownHeading(logicalIndex);
}

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

namespace {

constexpr int kMoreColumnsWidth = 24;  ///< the least that is hit with a mouse
constexpr int kMoreColumnsArrow = 16;

}  // namespace

MoreColumns::MoreColumns(const ApplicationStyle& style, QWidget* parent) : QAbstractButton(parent), m_style(style)
{
    setObjectName(u"moreColumns"_qs);
    setAccessibleName(tr("More columns follow"));
    setToolTip(tr("More columns follow: click, or go on with the arrow keys"));
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::NoFocus);  // the keyboard walks through the columns anyway
    hide();
}

int MoreColumns::wanted() const
{
    return m_style.theme().scaled(kMoreColumnsWidth);
}

void MoreColumns::setHeader(int height)
{
    m_header = height;
    update();
}

void MoreColumns::paintEvent(QPaintEvent*)
{
    const Theme& theme = m_style.theme();
    QPainter painter(this);
    // The ground of header and rows goes on beneath it.
    painter.fillRect(QRect(0, 0, 1, height()), theme.colour(Token::LineStrong));
    const int edge = theme.scaled(kMoreColumnsArrow);
    iconOf(Icon::Next, theme, underMouse() ? Token::Text : Token::Muted)
        .paint(&painter, QRect((width() - edge) / 2, (m_header - edge) / 2, edge, edge));
}

}  // namespace hitspread

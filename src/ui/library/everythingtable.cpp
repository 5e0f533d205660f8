#include "ui/library/everythingtable.h"

#include "models/library/libraryhits.h"
#include "ui/library/kindicon.h"
#include "ui/library/rowpaint.h"
#include "ui/theme/applicationstyle.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>
#include <utility>

namespace hitspread {

namespace {

constexpr int kEverythingTableRowHeight = 36;
constexpr int kEverythingTableNameWidth = 240;
constexpr int kKindWidth = 150;

constexpr int kEverythingTableMargin = 6;  ///< as in the header of the table

}  // namespace

/// A name with the icon of its kind, bold, and what was looked for lit, as in the lists of one kind.
class EverythingTable::HitDelegate : public QStyledItemDelegate {
public:
    HitDelegate(const ApplicationStyle& style, QObject* parent) : QStyledItemDelegate(parent), m_style(style) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Theme& theme = m_style.theme();
        painter->save();
        paintRowGround(*painter, option.rect, theme, option.state & QStyle::State_Selected, index.row());
        QRect place = option.rect.adjusted(theme.scaled(kEverythingTableMargin), 0,
                                           -theme.scaled(kEverythingTableMargin), 0);
        QFont font = theme.widgetFont(TypeRole::Body);
        if (index.column() == LibraryHits::Name) {
            const int edge = theme.scaled(16);
            const auto kind = static_cast<RecordKind>(index.data(LibraryHits::KindRole).toInt());
            iconOf(iconOf(kind), theme, Token::Accent)
                .paint(painter, QRect(place.left(), place.center().y() - edge / 2, edge, edge));
            place.adjust(edge + 8, 0, 0, 0);
            font.setBold(true);
        }
        painter->setFont(font);
        // The kind is a word of the program, not one that was found.
        paintLit(*painter, place, index.data().toString(), index.column() == LibraryHits::Kind ? QStringList() : m_lit,
                 theme);
        if (option.state & QStyle::State_HasFocus) {
            painter->setPen(QPen(theme.colour(Token::Accent), 2));
            painter->drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), 4, 4);
        }
        painter->restore();
    }

    QStringList m_lit;

private:
    const ApplicationStyle& m_style;
};

EverythingTable::EverythingTable(LibraryHits& hits, const ApplicationStyle& style, QWidget* parent)
    : QTableView(parent), m_hits(hits), m_cells(new HitDelegate(style, this))
{
    setObjectName(u"everythingTable"_qs);
    setAccessibleName(tr("Found in the whole library"));
    setModel(&hits);
    setItemDelegate(m_cells);
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(NoEditTriggers);
    setTabKeyNavigation(false);
    setShowGrid(false);
    setWordWrap(false);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setCornerButtonEnabled(false);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    horizontalHeader()->setStretchLastSection(true);
    const auto follow = [this](const Theme& theme) {
        verticalHeader()->setDefaultSectionSize(theme.scaled(kEverythingTableRowHeight));
        horizontalHeader()->resizeSection(LibraryHits::Name, theme.scaled(kEverythingTableNameWidth));
        horizontalHeader()->resizeSection(LibraryHits::Kind, theme.scaled(kKindWidth));
    };
    follow(style.theme());
    connect(&style, &ApplicationStyle::themeChanged, this, follow);
    connect(this, &QAbstractItemView::doubleClicked, this, &EverythingTable::opened);
    connect(&hits, &LibraryHits::listed, this, &EverythingTable::chooseBest);
}

/// What was chosen stays so while the same words are looked for; other words begin with their best find.
void EverythingTable::chooseBest()
{
    const QString words = m_hits.words();
    const bool isNew = std::exchange(m_words, words) != words;
    m_cells->m_lit = words.split(u' ', Qt::SkipEmptyParts);
    viewport()->update();
    if (m_hits.rowCount() == 0) {
        m_isAwaited = false;
        return;
    }
    const int row = isNew ? 0 : std::max(0, m_hits.rowOf(m_last));
    selectionModel()->setCurrentIndex(m_hits.index(row, 0),
                                      QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    if (std::exchange(m_isAwaited, false))
        Q_EMIT opened();
}

void EverythingTable::openBest()
{
    m_isAwaited = !m_hits.isCurrent();
    if (!m_isAwaited && currentIndex().isValid())
        Q_EMIT opened();
}

std::vector<RecordRef> EverythingTable::chosen() const
{
    QModelIndexList rows = selectionModel()->selectedRows();
    std::ranges::sort(rows, {}, &QModelIndex::row);
    std::vector<RecordRef> records;
    for (const QModelIndex& row : rows)
        records.push_back(m_hits.referenceAt(row.row()));
    return records;
}

void EverythingTable::keyPressEvent(QKeyEvent* event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && event->modifiers() == Qt::NoModifier && currentIndex().isValid())
        return Q_EMIT opened();
    QTableView::keyPressEvent(event);
}

void EverythingTable::selectionChanged(const QItemSelection& selected, const QItemSelection& deselected)
{
    QTableView::selectionChanged(selected, deselected);
    if (currentIndex().isValid())
        m_last = m_hits.referenceAt(currentIndex().row());
    Q_EMIT rowsChosen();
}

}  // namespace hitspread

#include "ui/library/everythingtable.h"

#include "models/libraryhits.h"
#include "ui/library/kindicon.h"
#include "ui/theme/applicationstyle.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QStyledItemDelegate>

#include <algorithm>

namespace hitspread {

namespace {

constexpr int kRowHeight = 36;
constexpr int kNameWidth = 240;
constexpr int kKindWidth = 150;

/// A name with the icon of its kind, bold as in the lists of one kind.
class HitDelegate : public QStyledItemDelegate {
public:
    HitDelegate(const ApplicationStyle& style, QObject* parent) : QStyledItemDelegate(parent), m_style(style) {}

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        if (index.column() != LibraryHits::Name)
            return;
        const auto kind = static_cast<RecordKind>(index.data(LibraryHits::KindRole).toInt());
        option->features |= QStyleOptionViewItem::HasDecoration;
        option->icon = iconOf(iconOf(kind), m_style.theme(), Token::Accent);
        option->decorationSize = QSize(m_style.theme().scaled(16), m_style.theme().scaled(16));
        option->font.setBold(true);
    }

private:
    const ApplicationStyle& m_style;
};

}  // namespace

EverythingTable::EverythingTable(LibraryHits& hits, const ApplicationStyle& style, QWidget* parent)
    : QTableView(parent), m_hits(hits)
{
    setObjectName(u"everythingTable"_qs);
    setAccessibleName(tr("Found in the whole library"));
    setModel(&hits);
    setItemDelegate(new HitDelegate(style, this));
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
        verticalHeader()->setDefaultSectionSize(theme.scaled(kRowHeight));
        horizontalHeader()->resizeSection(LibraryHits::Name, theme.scaled(kNameWidth));
        horizontalHeader()->resizeSection(LibraryHits::Kind, theme.scaled(kKindWidth));
    };
    follow(style.theme());
    connect(&style, &ApplicationStyle::themeChanged, this, follow);
    connect(this, &QAbstractItemView::doubleClicked, this, &EverythingTable::opened);
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
    Q_EMIT rowsChosen();
}

}  // namespace hitspread

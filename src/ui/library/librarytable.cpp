#include "ui/library/librarytable.h"

#include "models/librarymodel.h"
#include "ui/library/librarydelegate.h"
#include "ui/settings/preferences.h"
#include "ui/theme/applicationstyle.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>

#include <algorithm>
#include <utility>

namespace hitspread {

namespace {

constexpr int kRowHeight = 36;
constexpr int kHeader = 30;
constexpr int kTallHeader = 46;
constexpr int kMostWidth = 260;
constexpr int kNameWidth = 180;

}  // namespace

LibraryTable::LibraryTable(LibraryModel& model, const ApplicationStyle& style, Preferences& preferences,
                           QWidget* parent)
    : QTableView(parent),
      m_model(model),
      m_style(style),
      m_preferences(preferences),
      m_cells(new LibraryDelegate(model, style, this))
{
    setObjectName(u"libraryTable"_qs);
    setAccessibleName(tr("Records"));
    setModel(&model);
    setItemDelegate(m_cells);
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(DoubleClicked | EditKeyPressed | AnyKeyPressed);
    setTabKeyNavigation(true);
    setShowGrid(false);
    setWordWrap(false);
    setHorizontalScrollMode(ScrollPerPixel);
    setVerticalScrollMode(ScrollPerPixel);
    setCornerButtonEnabled(false);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(style.theme().scaled(kRowHeight));
    QHeaderView* header = horizontalHeader();
    header->setHighlightSections(false);
    header->setSectionsMovable(false);
    header->setMinimumSectionSize(style.theme().scaled(40));
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(header, &QWidget::customContextMenuRequested, this,
            [this, header](QPoint at) { chooseColumns(header->mapToGlobal(at)); });
    // setSortingEnabled() would sort by the first column at once, and again at every reset.
    header->setSectionsClickable(true);
    header->setSortIndicatorShown(true);
    header->setSortIndicator(0, Qt::AscendingOrder);
    connect(header, &QHeaderView::sortIndicatorChanged, &model, &LibraryModel::sort);
    connect(&model, &QAbstractItemModel::modelReset, this, &LibraryTable::takeUpKind);
    // Widths follow the first rows that come; later ones do not make the columns jump.
    connect(&model, &QAbstractItemModel::dataChanged, this, [this] {
        if (std::exchange(m_isUnfitted, false))
            showColumns();
    });
    connect(&style, &ApplicationStyle::themeChanged, this, [this](const Theme& theme) {
        verticalHeader()->setDefaultSectionSize(theme.scaled(kRowHeight));
        fit();
    });
}

QString LibraryTable::memory() const
{
    const RecordDeclaration* record = m_model.declaration();
    return record ? QString::fromStdString(std::string(m_model.system().id()) + '.' + std::string(record->id))
                  : QString();
}

QStringList LibraryTable::shownColumns() const
{
    QStringList shown = m_preferences.libraryColumns(memory());
    if (!shown.isEmpty())
        return shown;
    for (const LibraryColumn& column : m_model.columns()) {
        if (column.isUsual)
            shown << column.key;
    }
    return shown;
}

void LibraryTable::takeUpKind()
{
    if (memory() == m_kind)
        return;
    m_kind = memory();
    m_isUnfitted = true;
    horizontalHeader()->setSortIndicator(0, m_model.query().descending ? Qt::DescendingOrder : Qt::AscendingOrder);
    showColumns();
}

void LibraryTable::showColumns()
{
    const QStringList shown = shownColumns();
    for (int i = 0; i < m_model.columnCount(); ++i)
        setColumnHidden(i, i != 0 && !shown.contains(m_model.columns()[static_cast<std::size_t>(i)].key));
    fit();
}

void LibraryTable::fit()
{
    const QStringList shown = shownColumns();
    const bool isChosen = !m_preferences.libraryColumns(memory()).isEmpty();
    const int name = std::max(m_style.theme().scaled(kNameWidth), sizeHintForColumn(0));
    const int room = viewport()->width() - name;
    int used = 0;
    bool hasTwoLines = false;
    for (int i = 1; i < m_model.columnCount(); ++i) {
        const LibraryColumn& column = m_model.columns()[static_cast<std::size_t>(i)];
        if (!shown.contains(column.key))
            continue;
        setColumnHidden(i, false);  // what is hidden has no size to ask for
        const int hint = std::max(sizeHintForColumn(i), horizontalHeader()->sectionSizeHint(i));
        const int wanted = std::min(hint, m_style.theme().scaled(kMostWidth));
        // What the user chose is shown in any case, what is only usual while there is room. A wide one that does not fit keeps
        // no narrow one out.
        const bool fits = isChosen || used + wanted <= room;
        setColumnHidden(i, !fits);
        if (!fits)
            continue;
        setColumnWidth(i, wanted);
        used += wanted;
        hasTwoLines = hasTwoLines || column.heading.contains(u'\n');
    }
    horizontalHeader()->setFixedHeight(m_style.theme().scaled(hasTwoLines ? kTallHeader : kHeader));
    // The name takes what is left.
    setColumnWidth(0, std::max(name, viewport()->width() - used));
    updateEditorGeometries();
}

std::vector<int> LibraryTable::chosenRows() const
{
    std::vector<int> rows;
    for (const QModelIndex& index : selectionModel()->selectedRows())
        rows.push_back(index.row());
    std::ranges::sort(rows);
    return rows;
}

void LibraryTable::goTo(long long record)
{
    const int row = m_model.rowOf(record);
    if (row < 0)
        return;
    const QModelIndex index = m_model.index(row, 0);
    // Not setCurrentIndex() of the view: with Ctrl still held from Ctrl+N it would add to what was chosen before.
    selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    scrollTo(index);
}

void LibraryTable::chooseColumns(const QPoint& where)
{
    QMenu menu(this);
    menu.setObjectName(u"columnsMenu"_qs);
    QStringList shown = shownColumns();
    for (std::size_t i = 1; i < m_model.columns().size(); ++i) {
        const LibraryColumn& column = m_model.columns()[i];
        QAction* action = menu.addAction(column.title);
        action->setObjectName(u"column_"_qs + column.key);
        action->setCheckable(true);
        action->setChecked(shown.contains(column.key));
    }
    menu.addSeparator();
    QAction* usual = menu.addAction(tr("&Usual columns"));
    QAction* chosen = menu.exec(where);
    if (!chosen)
        return;
    const QString key = chosen->objectName().mid(7);
    if (chosen == usual)
        shown.clear();
    else if (chosen->isChecked())
        shown << key;
    else
        shown.removeAll(key);
    m_preferences.setLibraryColumns(memory(), shown);
    showColumns();
}

void LibraryTable::keyPressEvent(QKeyEvent* event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && state() != EditingState && currentIndex().isValid()) {
        Q_EMIT opened(currentIndex().row());
        return;
    }
    QTableView::keyPressEvent(event);
}

void LibraryTable::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTableView::currentChanged(current, previous);
    // An editor left this way is closed without its delegate hearing of it.
    m_cells->fallSilent();
}

void LibraryTable::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    fit();
}

void LibraryTable::selectionChanged(const QItemSelection& selected, const QItemSelection& deselected)
{
    QTableView::selectionChanged(selected, deselected);
    Q_EMIT rowsChosen();
}

}  // namespace hitspread

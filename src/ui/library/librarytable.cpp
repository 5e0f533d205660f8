#include "ui/library/librarytable.h"

#include "models/librarymodel.h"
#include "ui/fields/fieldcomplaint.h"
#include "ui/library/frozencolumn.h"
#include "ui/library/librarydelegate.h"
#include "ui/settings/preferences.h"
#include "ui/theme/applicationstyle.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace hitspread {

namespace {

constexpr int kRowHeight = 36;
constexpr int kHeader = 30;
constexpr int kTallHeader = 46;
constexpr int kMostWidth = 260;
constexpr int kNameWidth = 180;
constexpr int kHeadingMargin = 6;
constexpr int kArrow = 18;

}  // namespace

LibraryTable::LibraryTable(LibraryModel& model, const ApplicationStyle& style, Preferences& preferences,
                           QWidget* parent)
    : QTableView(parent),
      m_model(model),
      m_style(style),
      m_preferences(preferences),
      m_cells(new LibraryDelegate(model, style, this)),
      m_complaint(new FieldComplaint(this)),
      m_names(nullptr)
{
    setObjectName(u"libraryTable"_qs);
    setAccessibleName(tr("Records"));
    setModel(&model);
    setItemDelegate(m_cells);
    m_complaint->setObjectName(u"cellComplaint"_qs);
    connect(m_cells, &LibraryDelegate::complained, m_complaint,
            [this](const QString& sentence) { m_complaint->say(sentence, m_style.theme()); });
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
    connect(header, &QHeaderView::sortIndicatorChanged, this, &LibraryTable::fit);
    connect(&model, &QAbstractItemModel::modelReset, this, &LibraryTable::takeUpKind);
    m_names = new FrozenColumn(*this);
    connect(m_names, &FrozenColumn::editAsked, this, qOverload<const QModelIndex&>(&QAbstractItemView::edit));
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

/// The header would keep room for the arrow of the order in every column; only one has it.
int LibraryTable::headingWidth(int column) const
{
    const QHeaderView* header = horizontalHeader();
    QFont font = header->font();
    font.setBold(true);
    const QFontMetrics metrics(font);
    int wide = 0;
    for (const QString& line : m_model.columns()[static_cast<std::size_t>(column)].heading.split(u'\n'))
        wide = std::max(wide, metrics.horizontalAdvance(line));
    const bool hasArrow = header->sortIndicatorSection() == column;
    return wide + m_style.theme().scaled(2 * kHeadingMargin + (hasArrow ? kArrow : 0)) + 4;
}

void LibraryTable::fit()
{
    int used = 0;
    bool hasTwoLines = false;
    for (int i = 1; i < m_model.columnCount(); ++i) {
        if (isColumnHidden(i))
            continue;
        const int hint = std::max(sizeHintForColumn(i), headingWidth(i));
        const int wanted = std::min(hint, m_style.theme().scaled(kMostWidth));
        setColumnWidth(i, wanted);
        used += wanted;
        hasTwoLines = hasTwoLines || m_model.columns()[static_cast<std::size_t>(i)].heading.contains(u'\n');
    }
    horizontalHeader()->setFixedHeight(m_style.theme().scaled(hasTwoLines ? kTallHeader : kHeader));
    // The name takes what is left; what does not fit beside it is scrolled to.
    const int name = std::clamp(sizeHintForColumn(0), m_style.theme().scaled(kNameWidth),
                                m_style.theme().scaled(kMostWidth));
    setColumnWidth(0, std::max(name, viewport()->width() - used));
    updateEditorGeometries();
    m_names->follow();
}

void LibraryTable::scrollTo(const QModelIndex& index, ScrollHint hint)
{
    QScrollBar* sideways = horizontalScrollBar();
    const int before = sideways->value();
    QTableView::scrollTo(index, hint);
    if (!index.isValid())
        return;
    // A name is always in sight, and no other cell is to hide under it.
    if (index.column() == 0)
        sideways->setValue(before);
    else if (const int hidden = columnWidth(0) - visualRect(index).left(); sideways->value() > 0 && hidden > 0)
        sideways->setValue(sideways->value() - hidden);
}

bool LibraryTable::edit(const QModelIndex& index, EditTrigger trigger, QEvent* event)
{
    // The editor of a name stands in the table itself, which begins with it.
    if (index.column() == 0 && (trigger == AllEditTriggers || (trigger & editTriggers())))
        horizontalScrollBar()->setValue(0);
    const bool before = isEditing();
    const bool begun = QTableView::edit(index, trigger, event);
    if (isEditing() != before)
        Q_EMIT editingChanged();
    return begun;
}

void LibraryTable::closeEditor(QWidget* editor, QAbstractItemDelegate::EndEditHint hint)
{
    QTableView::closeEditor(editor, hint);
    Q_EMIT editingChanged();
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
    // The sentence about what is being typed makes the table lower; the cell it is about stays in sight.
    if (isEditing())
        scrollTo(currentIndex());
}

void LibraryTable::selectionChanged(const QItemSelection& selected, const QItemSelection& deselected)
{
    QTableView::selectionChanged(selected, deselected);
    Q_EMIT rowsChosen();
}

}  // namespace hitspread

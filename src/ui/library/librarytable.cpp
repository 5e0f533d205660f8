#include "ui/library/librarytable.h"

#include "models/library/librarymodel.h"
#include "text/echo.h"
#include "ui/fields/fieldcomplaint.h"
#include "ui/library/librarydelegate.h"
#include "ui/library/tablecolumns.h"
#include "ui/settings/preferences.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/helpsource.h"

#include <QApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <utility>

namespace hitspread {

namespace {

constexpr int kLibraryTableRowHeight = 36;
constexpr int kHeader = 30;
constexpr int kTallHeader = 46;
constexpr int kLibraryTableMostWidth = 260;
constexpr int kLibraryTableNameWidth = 172;
constexpr int kLeastName = 100;
constexpr int kLeastWords = 84;  ///< a column of words gives way to, so that all columns are seen
constexpr int kLibraryTableArrow = 18;

}  // namespace

LibraryTable::LibraryTable(LibraryModel& model, const ApplicationStyle& style, Preferences& preferences,
                           QWidget* parent)
    : QTableView(parent),
      m_model(model),
      m_style(style),
      m_preferences(preferences),
      m_cells(new LibraryDelegate(model, style, this)),
      m_complaint(new FieldComplaint(this)),
      m_headings(new ColumnHeader(style, this))
{
    setObjectName(u"libraryTable"_qs);
    setAccessibleName(tr("Records"));
    setHorizontalHeader(m_headings);
    setModel(&model);
    setItemDelegate(m_cells);
    m_complaint->setObjectName(u"cellComplaint"_qs);
    connect(m_cells, &LibraryDelegate::complained, m_complaint,
            [this](const QString& sentence) { m_complaint->say(sentence, m_style.theme()); });
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    // A letter goes to a name; it never begins to write over one.
    setEditTriggers(DoubleClicked | EditKeyPressed);
    setTabKeyNavigation(true);
    setShowGrid(false);
    setWordWrap(false);
    setHorizontalScrollMode(ScrollPerPixel);
    setVerticalScrollMode(ScrollPerPixel);
    setCornerButtonEnabled(false);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(style.theme().scaled(kLibraryTableRowHeight));
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
    m_more = new MoreColumns(style, this);
    connect(m_more, &QAbstractButton::clicked, this, [this] { passColumns(1); });
    connect(horizontalScrollBar(), &QScrollBar::valueChanged, this, &LibraryTable::followSideways);
    connect(&model, &LibraryModel::nameFound, this, [this](RecordId record) {
        const QModelIndex found = m_model.index(m_model.rowOf(record), std::max(0, currentIndex().column()));
        if (!isEditing() && found.isValid())
            setCurrentIndex(found);
    });
    // Widths follow the first rows that come; later ones do not make the columns jump.
    connect(&model, &QAbstractItemModel::dataChanged, this, [this] {
        if (std::exchange(m_isUnfitted, false))
            showColumns();
    });
    connect(&style, &ApplicationStyle::themeChanged, this, [this](const Theme& theme) {
        verticalHeader()->setDefaultSectionSize(theme.scaled(kLibraryTableRowHeight));
        fit();
    });
}

QString LibraryTable::memory() const
{
    const RecordDeclaration* record = m_model.declaration();
    return record ? text::asKept(std::string(m_model.system().id()) + '.' + std::string(record->id)) : QString();
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
    return wide + m_style.theme().scaled(2 * ColumnHeader::kMargin + (hasArrow ? kLibraryTableArrow : 0)) + 4;
}

/// The widest first, by so many px together; nothing where even that would not be enough, for then the table is scrolled anyway.
void LibraryTable::squeeze(std::vector<int>& widths, int over) const
{
    std::vector<int> least;
    int spare = 0;
    for (std::size_t i = 0; i < widths.size(); ++i) {
        const int heading = widths[i] > 0 ? headingWidth(static_cast<int>(i)) : 0;
        least.push_back(std::min(widths[i], std::max(heading, m_style.theme().scaled(kLeastWords))));
        spare += widths[i] - least.back();
    }
    if (spare < over)
        return;
    for (; over > 0; --over) {
        std::size_t widest = widths.size();
        for (std::size_t i = 0; i < widths.size(); ++i) {
            if (widths[i] > least[i] && (widest == widths.size() || widths[i] > widths[widest]))
                widest = i;
        }
        --widths[widest];
    }
}

/// Room that is left over belongs to all: a name as wide as half the table is far from what it is the name of.
void LibraryTable::spread(std::vector<int>& widths, int room) const
{
    const auto shown = static_cast<int>(std::ranges::count_if(widths, [](int width) { return width > 0; }));
    const int over = room - std::accumulate(widths.begin(), widths.end(), 0);
    for (int& width : widths) {
        if (width > 0 && over > 0)
            width += over / (shown + 1);
    }
}

void LibraryTable::fit()
{
    std::vector<int> widths(static_cast<std::size_t>(m_model.columnCount()));
    bool hasTwoLines = false;
    for (int i = 1; i < m_model.columnCount(); ++i) {
        if (isColumnHidden(i))
            continue;
        // The header makes none narrower than this.
        const int least = std::max(headingWidth(i), horizontalHeader()->minimumSectionSize());
        widths[static_cast<std::size_t>(i)] = std::min(std::max(sizeHintForColumn(i), least),
                                                       m_style.theme().scaled(kLibraryTableMostWidth));
        hasTwoLines = hasTwoLines || m_model.columns()[static_cast<std::size_t>(i)].heading.contains(u'\n');
    }
    horizontalHeader()->setFixedHeight(m_style.theme().scaled(hasTwoLines ? kTallHeader : kHeader));
    // The name takes its share of what is left; what does not fit beside it is scrolled to.
    const int name = std::clamp(sizeHintForColumn(0), m_style.theme().scaled(kLibraryTableNameWidth),
                                m_style.theme().scaled(kLibraryTableMostWidth));
    squeeze(widths, name + std::accumulate(widths.begin(), widths.end(), 0) - viewport()->width());
    spread(widths, viewport()->width() - name);
    const int used = std::accumulate(widths.begin(), widths.end(), 0);
    m_widest = widths.empty() ? 0 : std::ranges::max(widths);
    for (int i = 1; i < m_model.columnCount(); ++i) {
        if (!isColumnHidden(i))
            setColumnWidth(i, widths[static_cast<std::size_t>(i)]);
    }
    // In a narrow table names are shortened rather than that no other column is ever seen whole.
    const int most = std::max(m_style.theme().scaled(kLeastName), viewport()->width() - m_widest - m_more->wanted());
    setColumnWidth(0, std::max(std::min(name, most), viewport()->width() - used));
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
    else if (const int beyond = visualRect(index).right() + 1 - m_more->x() + viewport()->x();
             m_more->isVisible() && beyond > 0)
        // Nor under what says that more columns follow, as long as there is room for all of it.
        sideways->setValue(sideways->value() + std::min(beyond, visualRect(index).left() - columnWidth(0)));
}

int LibraryTable::columnStart(int scrolled, Towards towards) const
{
    const QHeaderView* header = horizontalHeader();
    int before = 0;
    for (int column = 1; column < header->count(); ++column) {
        if (header->isSectionHidden(column))
            continue;
        const int start = header->sectionPosition(column) - header->sectionSize(0);
        if (start > scrolled && before != scrolled) {
            const bool isBefore = towards == Towards::Start
                || (towards == Towards::Nearest && scrolled - before < start - scrolled);
            return isBefore ? before : start;
        }
        if (start > scrolled)
            return before;
        before = start;
    }
    // In a last column that is wider than the room beside the names.
    return scrolled <= before || towards == Towards::Start ? before
        : towards == Towards::End                          ? std::max(scrolled, horizontalScrollBar()->maximum())
                                                           : scrolled;
}

void LibraryTable::scrollColumns(int scrolled, Towards towards)
{
    m_scrolled = columnStart(scrolled, towards);
    const QScopedValueRollback placing(m_isPlacing, true);
    horizontalScrollBar()->setValue(m_scrolled);
    showEdge();
}

/// Whoever moves the scroll bar passes whole columns, so that no half letter stands beside the names.
void LibraryTable::followSideways()
{
    if (m_isPlacing)
        return;
    const QScrollBar* sideways = horizontalScrollBar();
    const int wanted = sideways->value();
    scrollColumns(wanted,
                  sideways->isSliderDown()  ? Towards::Nearest
                      : wanted > m_scrolled ? Towards::End
                                            : Towards::Start);
}

void LibraryTable::passColumns(int columns)
{
    QScrollBar* sideways = horizontalScrollBar();
    for (; columns > 0; --columns)
        sideways->setValue(sideways->value() + 1);
    for (; columns < 0; ++columns)
        sideways->setValue(sideways->value() - 1);
}

void LibraryTable::updateGeometries()
{
    const int before = m_scrolled;
    {
        const QScopedValueRollback placing(m_isPlacing, true);
        QTableView::updateGeometries();
        // At the end, too, a column begins beside the names; what is left over stays empty.
        QScrollBar* sideways = horizontalScrollBar();
        sideways->setMaximum(std::max(sideways->maximum(), columnStart(sideways->maximum(), Towards::End)));
        // A page leaves out no column of which there was only a part before.
        sideways->setPageStep(std::max(1, viewport()->width() - columnWidth(0) - m_widest));
    }
    scrollColumns(std::min(before, horizontalScrollBar()->maximum()), Towards::Nearest);
}

/// What does not fit before the right edge ends there, and a strip says that it goes on.
void LibraryTable::showEdge()
{
    if (!m_more)
        return;
    const QScrollBar* sideways = horizontalScrollBar();
    const bool isMore = sideways->value() < sideways->maximum();
    const QRect shown = viewport()->geometry();
    const int top = m_headings->geometry().top();
    m_more->setGeometry(shown.right() + 1 - m_more->wanted(), top, m_more->wanted(), shown.bottom() + 1 - top);
    m_more->setHeader(m_headings->height());
    m_more->setVisible(isMore);
    m_more->raise();
    const int edge = shown.width() - (isMore ? m_more->wanted() : 0);
    m_cells->setEdge(edge);
    m_headings->setEdge(edge);
    // What ended at the edge has moved away from it with the rest.
    viewport()->update();
}

void LibraryTable::wheelEvent(QWheelEvent* event)
{
    const QPoint turned = event->angleDelta();
    if (std::abs(turned.x()) <= std::abs(turned.y()))
        return QTableView::wheelEvent(event);
    // A touchpad turns in small steps: a column is passed for what a notch of a wheel would be.
    if ((m_turned < 0) != (turned.x() < 0))
        m_turned = 0;
    m_turned += turned.x();
    const int notches = m_turned / QWheelEvent::DefaultDeltasPerStep;
    m_turned -= notches * QWheelEvent::DefaultDeltasPerStep;
    passColumns(-notches);
    event->accept();
}

bool LibraryTable::edit(const QModelIndex& index, EditTrigger trigger, QEvent* event)
{
    // The editor of a name stands in the table itself, which begins with it; any other is to be seen whole.
    const bool isMeant = trigger == AllEditTriggers || (trigger & editTriggers());
    if (isMeant && index.column() == 0)
        horizontalScrollBar()->setValue(0);
    else if (isMeant)
        scrollTo(index);
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

void LibraryTable::keyboardSearch(const QString& letters)
{
    const bool goesOn = m_lastLetter.isValid() && m_lastLetter.elapsed() < QApplication::keyboardInputInterval();
    m_lastLetter.start();
    m_letters = goesOn ? m_letters + letters : letters;
    // The same letter again goes to the next name that begins with it.
    const bool isRepeated = goesOn && m_letters.count(m_letters.front()) == m_letters.size();
    const QString beginning = isRepeated ? m_letters.left(1) : m_letters;
    m_model.findName(beginning, currentIndex().row() + (goesOn && !isRepeated ? 0 : 1));
}

void LibraryTable::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTableView::currentChanged(current, previous);
    // An editor left this way is closed without its delegate hearing of it.
    m_cells->fallSilent();
    const std::string_view rules = current.isValid() && m_model.declaration()
        ? fieldOf(*m_model.declaration(), m_model.columns()[static_cast<std::size_t>(current.column())]).rules
        : std::string_view();
    setProperty(kRulesProperty, QString::fromUtf8(rules));
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

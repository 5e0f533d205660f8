#include "ui/fields/recordform.h"

#include "models/systemview.h"
#include "text/fields.h"
#include "text/joinedfields.h"
#include "text/labels.h"
#include "text/naming.h"
#include "ui/fields/countedrows.h"
#include "ui/fields/editedmark.h"
#include "ui/fields/fieldcomplaint.h"
#include "ui/fields/fieldwidgets.h"
#include "ui/fields/formgrid.h"
#include "ui/fields/formpanels.h"
#include "ui/fields/idlefields.h"
#include "ui/fields/laidoutform.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/keyboard/mnemonics.h"
#include "ui/widgets/labels/wraplabel.h"
#include "ui/widgets/morebutton.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>
#include <vector>

namespace hitspread {

namespace {

constexpr std::size_t kElementsInARow = 8;
constexpr int kRowWidth = 10;   // of a row of elements, in widths of a field of one
constexpr int kListsWidth = 7;  // of one of lists, which do not shrink
constexpr std::size_t kSquare = 4;
// Letters of a label on one line: in a narrow column, and in a form so many letters wide.
constexpr int kFewLetters = 14;
constexpr int kManyLetters = 20;
constexpr int kRoomy = 96;

QString viewed(std::string_view text)
{
    return QString::fromUtf8(text);
}

/// A list is filled later: what its longest word takes beside its arrow.
int widthOfChoices(const text::Naming& naming, const FieldDeclaration& field, const QWidget& emptyList)
{
    int widest = 0;
    for (std::size_t i = 0; i < field.choices.size(); ++i)
        widest = std::max(widest, emptyList.fontMetrics().horizontalAdvance(text::choiceName(naming, field, i)));
    return widest + emptyList.sizeHint().width();
}

bool isPage(const FieldDeclaration& field)
{
    return field.kind == FieldKind::Text && roomOf(field) == FieldRoom::Block;
}

/// Whom the program knows by a number of its own, or has named itself: nothing anybody sets.
bool isNobodysNumber(const FieldDeclaration& field)
{
    return field.names || (field.group == "bookkeeping" && (field.extent > 1 || field.kind == FieldKind::Text));
}

QString idOf(const FieldDeclaration& field)
{
    return viewed(field.id);
}

}  // namespace

RecordForm::RecordForm(const text::Naming& names, const RecordDeclaration& declaration, const ApplicationStyle& style,
                       QWidget* parent)
    : QWidget(parent), m_binder(new RecordBinder(names, declaration, style, this))
{
    const FormPanels* panels = formPanelsOf(names.system().id());
    if (QWidget* byHand = panels ? panels->makeForm(declaration, this) : nullptr) {
        takeForm(*byHand);
        return;
    }
    std::vector<std::string_view> groups;
    for (const FieldDeclaration& field : declaration.fields) {
        if (std::ranges::find(groups, field.group) == groups.end())
            groups.push_back(field.group);
    }
    // A page of notes stands below what is counted, as in the forms laid out by hand.
    std::stable_partition(groups.begin(), groups.end(), [&declaration](std::string_view group) {
        return std::ranges::any_of(declaration.fields, [group](const FieldDeclaration& field) {
            return field.group == group && !isPage(field);
        });
    });
    build(groups);
}

RecordForm::RecordForm(RecordBinder& binder, const std::vector<std::string_view>& groups, QWidget* parent)
    : QWidget(parent), m_binder(&binder)
{
    build(groups);
}

/// Forms of several groups may share a binder: only what stands in this one is its own.
QWidget* RecordForm::widgetOf(std::string_view field) const
{
    const auto place = m_binder->placeOf(field);
    QWidget* widget = place ? m_binder->widgetOf(*place) : nullptr;
    return widget && isAncestorOf(widget) ? widget : nullptr;
}

/// What a form laid out by hand lacks is not added: a test finds it.
void RecordForm::takeForm(QWidget& byHand)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(&byHand);
    LaidOutForm done = completeLaidOutForm(byHand, *m_binder);
    m_grids = std::move(done.grids);
    m_words = std::move(done.words);
    m_half = kLaidOutHalf;
    fitLabels();
    m_binder->bind(*this);
    keepIdleOff(*m_binder, *this);
    connect(m_binder, &RecordBinder::changed, this, &RecordForm::showIdle);
    connect(m_binder, &RecordBinder::reloaded, this, &RecordForm::showIdle);
    showIdle();
}

void RecordForm::showIdle()
{
    const FieldsFacet* facet = facetsOf(m_binder->system().id()).fields;
    if (!facet || !m_binder->record().data())
        return;  // no record yet: it comes with reloaded()
    for (const auto& [place, words] : m_words) {
        const FieldDeclaration& field = m_binder->declaration().fields[place.field];
        const bool isChoice = field.kind == FieldKind::Choice;
        QWidget* widget = m_binder->widgetOf(place);
        if (!widget)
            continue;
        const QString idle = facet->idleWords(m_binder->record(), field);
        if (isChoice) {
            widget->setVisible(idle.isEmpty());
            words->setVisible(!idle.isEmpty());
        }
        words->setText(isChoice || !idle.isEmpty() ? idle : text::numbersOf(field));
        if (!isChoice) {
            words->setProperty(kSaysWhy, !idle.isEmpty());
            words->setVisible(!idle.isEmpty() || widget->hasFocus());
        }
    }
}

void RecordForm::build(const std::vector<std::string_view>& groups)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::kMedium);
    m_hasHeadings = groups.size() > 1;
    addSections(groups, false, *column);
    addMore(groups, *column);
    column->addStretch();
    fitLabels();
    m_binder->bind(*this);
    keepIdleOff(*m_binder, *this);
}

void RecordForm::addMore(const std::vector<std::string_view>& groups, QVBoxLayout& column)
{
    const bool hasMore = std::ranges::any_of(m_binder->declaration().fields, [&](const FieldDeclaration& field) {
        return field.kept && std::ranges::find(groups, field.group) != groups.end();
    });
    if (!hasMore)
        return;
    auto* more = new MoreButton(tr("More: what the rules keep by themselves"), this);
    more->setObjectName(u"moreKept"_qs);
    column.addWidget(more);
    auto* rest = new QWidget(this);
    rest->setObjectName(u"keptFields"_qs);
    auto* inside = new QVBoxLayout(rest);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->setSpacing(space::kMedium);
    addSections(groups, true, *inside);
    rest->hide();
    column.addWidget(rest);
    // What is wrong is in sight as long as it is wrong.
    const auto isFaulty = [this, rest] {
        const QWidget* faulty = m_binder->firstFaulty();
        return faulty && rest->isAncestorOf(faulty);
    };
    connect(more, &MoreButton::toggled, rest, [more, rest, isFaulty](bool shown) {
        if (!shown && isFaulty())
            more->setChecked(true);
        else
            rest->setVisible(shown);
    });
    connect(m_binder, &RecordBinder::faultsChanged, rest, [more, isFaulty] {
        if (isFaulty())
            more->setChecked(true);
    });
}

void RecordForm::addSections(const std::vector<std::string_view>& groups, bool kept, QVBoxLayout& column)
{
    for (const std::string_view group : groups) {
        std::vector<const FieldDeclaration*> fields;
        for (const FieldDeclaration& field : m_binder->declaration().fields) {
            // Tables are house rules and have an editor of their own.
            const bool hasRow = field.countedBy.empty() && !isNobodysNumber(field) && field.kind != FieldKind::Table;
            // Of what is written as one the first stands for all.
            const text::JoinedFields* joined = joinedAt(field);
            if (field.group == group && field.kept == kept && hasRow && (!joined || joined->fields.front() == field.id))
                fields.push_back(&field);
        }
        if (!fields.empty())
            addSection(group, fields, column);
    }
}

void RecordForm::fitLabels()
{
    const bool isRoomy = width() >= kRoomy * fontMetrics().averageCharWidth();
    const int letters = isRoomy ? kManyLetters : kFewLetters;
    if (std::exchange(m_labelLetters, letters) != letters)
        alignLabels(m_grids, m_half, letters);
}

void RecordForm::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitLabels();
}

void RecordForm::addSection(std::string_view group, const std::vector<const FieldDeclaration*>& fields,
                            QVBoxLayout& column)
{
    if (!group.empty() && m_hasHeadings) {
        auto* heading = new QLabel(text::groupName(m_binder->system(), group), this);
        setLook(*heading, "textRole", u"section"_qs);
        column.addWidget(heading);
    }
    auto* grid = new QGridLayout;
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(space::kTiny);
    grid->setColumnStretch(kHalf - 1, 1);
    grid->setColumnStretch(kColumns - 1, 1);
    column.addLayout(grid);
    m_grids.push_back(grid);
    m_row = 0;
    m_cell = 0;
    for (const FieldDeclaration* field : fields)
        addField(*field, *grid);
}

bool RecordForm::isCount(const FieldDeclaration& field) const
{
    return std::ranges::find(m_binder->declaration().fields, field.id, &FieldDeclaration::countedBy)
        != m_binder->declaration().fields.end();
}

void RecordForm::addField(const FieldDeclaration& field, QGridLayout& grid)
{
    const FieldRoom room = isCount(field) ? FieldRoom::Block : joinedAt(field) ? FieldRoom::Line : roomOf(field);
    if (room == FieldRoom::Cell)
        return addCell(field, grid);
    if (m_cell != 0)
        m_row += 2;
    m_cell = 0;
    if (room == FieldRoom::Line)
        addLine(field, grid);
    else
        addBlock(field, grid);
}

const text::JoinedFields* RecordForm::joinedAt(const FieldDeclaration& field) const
{
    const auto all = text::joinedFieldsOf(m_binder->system(), m_binder->declaration());
    const auto found = std::ranges::find_if(all, [&field](const auto* joined) { return joined->holds(field.id); });
    return found == all.end() ? nullptr : *found;
}

QLabel* RecordForm::labelOf(const FieldDeclaration& field, QWidget* buddy)
{
    const text::JoinedFields* joined = joinedAt(field);
    QString name = joined ? joined->name() : text::fieldName(m_binder->naming(), m_binder->declaration(), field);
    if (field.extent > 1 && !field.unit.empty() && name != text::unit(field))
        name = tr("%1, %2").arg(name, text::unit(field));
    // Two cells share a row: long words go on a second line before the form outgrows a narrow column.
    auto* label = new WrapLabel(name, this);
    setLook(*label, "tone", u"muted"_qs);
    label->setBuddy(buddy);
    return label;
}

QWidget* RecordForm::markOf(const FieldDeclaration& field, std::size_t element)
{
    return new EditedMark(*m_binder, *m_binder->placeOf(field.id, element), this);
}

/// Under what takes so many columns from `column` on; for counted lines it speaks of what stands in them, too.
void RecordForm::addComplaint(const FieldDeclaration& field, QGridLayout& grid, int row, int column, int columns)
{
    auto* complaint = new FieldComplaint(this);
    QStringList about{idOf(field)};
    for (const FieldDeclaration& counted : m_binder->declaration().fields) {
        if (counted.countedBy == field.id)
            about << idOf(counted);
    }
    complaint->setProperty("complaintFor", about.join(u' '));
    complaint->setObjectName(u"complaint_"_qs + idOf(field));
    addUnder(grid, *complaint, row, column, columns, kHalf);
}

void RecordForm::addCell(const FieldDeclaration& field, QGridLayout& grid)
{
    const int column = m_cell * kHalf;
    QWidget* widget = widgetFor(field, 0, this);
    const bool isFlag = field.kind == FieldKind::Flag;
    if (!isFlag)
        grid.addWidget(labelOf(field, widget), m_row, column);
    const int first = isFlag ? column : column + 1;
    addFieldLine(grid, *widget, {markOf(field, 0)}, m_row, first, column + kHalf - first, false);
    addComplaint(field, grid, m_row + 1, column, kHalf);
    m_cell = 1 - m_cell;
    if (m_cell == 0)
        m_row += 2;
}

void RecordForm::addLine(const FieldDeclaration& field, QGridLayout& grid)
{
    const text::JoinedFields* joined = joinedAt(field);
    QWidget* widget = joined ? joinedWidget(*joined, this) : widgetFor(field, 0, this);
    grid.addWidget(labelOf(field, widget), m_row, 0);
    addFieldLine(grid, *widget, {markOf(field, 0)}, m_row, 1, kColumns - 1, field.kind == FieldKind::Text);
    addComplaint(field, grid, m_row + 1, 0, kColumns);
    m_row += 2;
}

void RecordForm::addBlock(const FieldDeclaration& field, QGridLayout& grid)
{
    QWidget* block = isCount(field) ? new CountedRows(*m_binder, field.id, this)
                                    : (field.extent > 1 ? elementsOf(field) : widgetFor(field, 0, this));
    QWidget* mark = field.extent == 1 && !isCount(field) ? markOf(field, 0) : nullptr;
    const QString name = text::fieldName(m_binder->naming(), m_binder->declaration(), field);
    // Where the heading of the section has said it, there is no second line of words above it.
    if (name != text::groupName(m_binder->system(), field.group)) {
        auto* words = new QHBoxLayout;
        words->addWidget(labelOf(field, block));
        words->addStretch(1);
        grid.addLayout(words, m_row, 0, 1, kColumns);
    }
    auto* line = new QHBoxLayout;
    line->setSpacing(space::kSmall);
    line->addWidget(block, 1);
    if (mark)
        line->addWidget(mark, 0, Qt::AlignTop);
    grid.addLayout(line, m_row + 1, 0, 1, kColumns);
    addComplaint(field, grid, m_row + 2, 0, kColumns);
    m_row += 3;
}

QWidget* RecordForm::elementsOf(const FieldDeclaration& field)
{
    auto* row = new QWidget(this);
    row->setObjectName(u"elements_"_qs + idOf(field));
    auto* grid = new QGridLayout(row);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(space::kSmall);
    grid->setVerticalSpacing(2);
    std::vector<Cell> cells;
    for (const std::size_t i : shownOrder(field)) {
        Cell cell{i, new QWidget(row), new QLabel(row), widgetFor(field, i, row)};
        if (field.kind == FieldKind::Number)
            cell.widget->setFixedWidth(elementWidth());
        setLook(*cell.label, "textRole", u"secondary"_qs);
        cell.label->setBuddy(cell.widget);
        auto* head = new QHBoxLayout(cell.head);
        head->setContentsMargins(0, 0, 0, 0);
        head->setSpacing(2);
        head->addWidget(cell.label);
        head->addWidget(markOf(field, i));
        head->addStretch(1);
        cells.push_back(cell);
    }
    arrange(field, *grid, cells);
    // A location that is named meanwhile comes, one that is called otherwise is.
    connect(m_binder, &RecordBinder::renamed, row, [this, &field, grid, cells] {
        if (!field.elements.empty())
            arrange(field, *grid, cells);
    });
    return row;
}

void RecordForm::arrange(const FieldDeclaration& field, QGridLayout& grid, const std::vector<Cell>& cells) const
{
    // Tables without names of their own are square ones.
    std::size_t across = field.elements.empty() && field.extent == kSquare * kSquare ? kSquare : kElementsInARow;
    int widest = elementWidth();
    for (const Cell& cell : cells) {
        grid.removeWidget(cell.head);
        grid.removeWidget(cell.widget);
        if (!m_binder->naming().isElementThere(field, cell.element))
            continue;
        cell.label->setText(withoutMnemonic(text::elementName(m_binder->naming(), field, cell.element)));
        stackWords(*cell.label);
        cell.label->ensurePolished();
        widest = std::max(widest, cell.head->sizeHint().width());
        if (field.kind == FieldKind::Choice)
            widest = std::max(widest, widthOfChoices(m_binder->naming(), field, *cell.widget));
    }
    // Where one name is long, all columns are as wide.
    const int room = field.kind == FieldKind::Choice ? kListsWidth : kRowWidth;
    const int fitting = room * elementWidth() / (widest + space::kSmall);
    across = std::min(across, static_cast<std::size_t>(std::max(1, fitting)));
    std::size_t at = 0;
    for (const Cell& cell : cells) {
        const bool isThere = m_binder->naming().isElementThere(field, cell.element);
        cell.head->setVisible(isThere);
        cell.widget->setVisible(isThere);
        if (!isThere)
            continue;
        const int column = static_cast<int>(at % across);
        const int line = static_cast<int>(at / across) * 2;
        ++at;
        grid.addWidget(cell.head, line, column);
        grid.addWidget(cell.widget, line + 1, column);
    }
    evenColumns(grid, static_cast<int>(std::min<std::size_t>(across, field.extent)));
    for (std::size_t column = 0; column <= kElementsInARow; ++column)
        grid.setColumnStretch(static_cast<int>(column), column == across ? 1 : 0);
}

}  // namespace hitspread

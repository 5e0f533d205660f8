#include "ui/encounter/distanceeditor.h"

#include "models/fight/distancetable.h"
#include "models/fight/fight.h"
#include "text/echo.h"
#include "text/problems.h"
#include "ui/theme/applicationstyle.h"
#include "ui/theme/icons.h"
#include "ui/widgets/buttonrow.h"
#include "ui/widgets/dialogparts.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/keyboard/undokeys.h"
#include "ui/widgets/windowsize.h"
#include "ui/widgets/windowtitle.h"

#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <array>
#include <functional>
#include <utility>

namespace hitspread {

namespace {

constexpr QSize kLeast(780, 360);
constexpr QSize kMost(1240, 680);
/// Hand to hand, across a room, down a corridor, across a street, over a field.
constexpr std::array kUsualMetres{1, 3, 5, 10, 20, 40, 80, 150};

/// Paints what differs from the fight in the colour of what is chosen, and writes what is typed into every cell that is selected.
class DistanceDelegate final : public QStyledItemDelegate {
public:
    /// `refuse`: what was typed into a cell and is no distance.
    DistanceDelegate(const ApplicationStyle& style, QTableView& view, DistanceTable& table,
                     std::function<void(const QModelIndex&, const QString&)> refuse)
        : QStyledItemDelegate(&view), m_style(style), m_view(view), m_table(table), m_refuse(std::move(refuse))
    {}

    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        const Theme& theme = m_style.theme();
        const bool isChanged = index.data(DistanceTable::ChangedRole).toBool();
        option->font.setBold(isChanged);
        const QColor ink = theme.colour(isChanged                                           ? Token::Accent
                                            : index.data(Qt::EditRole).toString().isEmpty() ? Token::Faint
                                                                                            : Token::Text);
        option->palette.setColor(QPalette::Text, ink);
        option->palette.setColor(QPalette::HighlightedText, ink);
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        if (index.row() == index.column())
            painter->fillRect(option.rect, m_style.theme().colour(Token::Line));
        QStyledItemDelegate::paint(painter, option, index);
    }

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex&) const override
    {
        auto* line = new QLineEdit(parent);
        line->setAlignment(Qt::AlignCenter);
        line->setMaxLength(8);
        line->setFrame(false);
        return line;
    }

    void setModelData(QWidget* editor, QAbstractItemModel*, const QModelIndex& index) const override
    {
        std::optional<int> metres;
        const QString typed = static_cast<QLineEdit*>(editor)->text();
        if (!DistanceTable::read(typed, metres))
            return m_refuse(index, typed);
        QModelIndexList cells = m_view.selectionModel()->selectedIndexes();
        if (!cells.contains(index))
            cells = {index};
        m_table.set(cells, metres);
    }

private:
    const ApplicationStyle& m_style;
    QTableView& m_view;
    DistanceTable& m_table;
    std::function<void(const QModelIndex&, const QString&)> m_refuse;
};

/// Names in front of the rows; one that is too long ends in an ellipsis, which a header with a style sheet leaves out.
class NameHeader final : public QHeaderView {
public:
    explicit NameHeader(QWidget* parent) : QHeaderView(Qt::Vertical, parent)
    {
        setSectionsClickable(true);
        setHighlightSections(true);
    }

protected:
    void initStyleOptionForIndex(QStyleOptionHeader* option, int section) const override
    {
        QHeaderView::initStyleOptionForIndex(option, section);
        QFont bold = font();
        bold.setBold(true);
        option->text = QFontMetrics(bold).elidedText(option->text, Qt::ElideRight, width() - 2 * kAroundName);
    }

private:
    static constexpr int kAroundName = 8;  ///< px
};

}  // namespace

DistanceEditor::DistanceEditor(Fight& fight, const ApplicationStyle& style, QWidget* parent)
    : QDialog(parent),
      m_fight(fight),
      m_style(style),
      m_table(new DistanceTable(this)),
      m_view(new QTableView(this)),
      m_words(new QLabel(this)),
      m_apply(new QPushButton(tr("Apply   Ctrl+Enter"), this))
{
    setObjectName(QStringLiteral("distances"));
    entitle(*this, tr("Distances - Hitspread"));
    auto* column = new QVBoxLayout(this);
    column->setSpacing(space::kMedium);
    makeTable();
    column->addWidget(makeBands());
    column->addWidget(m_view, 1);
    column->addLayout(makeFoot());
    connect(m_table, &DistanceTable::edited, this, &DistanceEditor::refresh);
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this, &DistanceEditor::refresh);
    connect(&style, &ApplicationStyle::themeChanged, this, &DistanceEditor::fitColumns);
}

void DistanceEditor::makeTable()
{
    m_view->setObjectName(QStringLiteral("distanceTable"));
    m_view->setAccessibleName(tr("Metres from one to the other"));
    m_view->setModel(m_table);
    m_view->setItemDelegate(new DistanceDelegate(
        m_style, *m_view, *m_table, [this](const QModelIndex& cell, const QString& typed) { refuse(cell, typed); }));
    m_view->setVerticalHeader(new NameHeader(m_view));
    m_view->setHorizontalScrollMode(QAbstractItemView::ScrollPerItem);
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_view->setEditTriggers(QAbstractItemView::AnyKeyPressed | QAbstractItemView::DoubleClicked
                            | QAbstractItemView::EditKeyPressed);
    m_view->setTabKeyNavigation(false);
    m_view->setCornerButtonEnabled(true);
    m_view->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_view->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_view->verticalHeader()->setTextElideMode(Qt::ElideRight);
    m_view->verticalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_view->horizontalHeader()->setDefaultAlignment(Qt::AlignCenter);
}

QWidget* DistanceEditor::makeBands()
{
    // What is chosen, and what is put there: below each other where the words are large.
    auto* ends = new ButtonRow(space::kTiny, this);
    FlowLayout* row = &ends->begin();
    const auto title = [this, &row](const QString& text) {
        auto* words = new QLabel(text, this);
        setLook(*words, "tone", QStringLiteral("muted"));
        row->addWidget(words);
    };
    const auto button = [this, &row](const QString& text, const QString& name, const QString& help) {
        auto* one = new QPushButton(text, this);
        one->setObjectName(name);
        one->setToolTip(help);
        one->setAutoDefault(false);
        row->addWidget(one);
        return one;
    };
    title(tr("Choose"));
    connect(button(tr("&Between the sides"), QStringLiteral("betweenSides"),
                   tr("Everybody's distance to those of the other sides")),
            &QPushButton::clicked, this, [this] { choose(true); });
    connect(button(tr("&All"), QStringLiteral("allDistances"), tr("Everybody's distance to everybody")),
            &QPushButton::clicked, this, [this] { choose(false); });
    row = &ends->end();
    title(tr("Put there"));
    for (const int metres : kUsualMetres) {
        connect(button(tr("%1 m").arg(metres), QStringLiteral("metres_%1").arg(metres),
                       tr("Puts %1 m into the cells that are chosen").arg(metres)),
                &QPushButton::clicked, this, [this, metres] { put(metres); });
    }
    connect(button(tr("?"), QStringLiteral("metres_none"), tr("Nobody knows any more how far it is")),
            &QPushButton::clicked, this, [this] { put(std::nullopt); });
    return ends;
}

QLayout* DistanceEditor::makeFoot()
{
    m_words->setObjectName(QStringLiteral("distanceWords"));
    m_words->setWordWrap(true);
    setLook(*m_words, "textRole", QStringLiteral("secondary"));
    auto* undo = new QAction(tr("Undo"), this);
    undo->setShortcut(QKeySequence::Undo);
    connect(undo, &QAction::triggered, m_table, &DistanceTable::undo);
    auto* redo = new QAction(tr("Redo"), this);
    redo->setShortcuts(redoKeys());
    connect(redo, &QAction::triggered, m_table, &DistanceTable::redo);
    addActions({undo, redo});
    auto* leave = new QPushButton(tr("Cancel   Esc"), this);
    leave->setObjectName(QStringLiteral("distanceCancel"));
    m_apply->setObjectName(QStringLiteral("distanceApply"));
    return footOf(*this, {*m_words, *leave, *m_apply});
}

void DistanceEditor::start()
{
    m_table->show(m_fight.snapshot());
    fitColumns();
    // From who acts to whom he looks at: that is what is asked most often.
    int row = 0;
    int column = m_table->rowCount() > 1 ? 1 : 0;
    for (int i = 0; i < m_table->rowCount(); ++i) {
        if (m_fight.active() && m_table->who(i).id == m_fight.active()->combatant.id)
            row = i;
        if (m_fight.target() && m_table->who(i).id == m_fight.target()->combatant.id)
            column = i;
    }
    m_view->setCurrentIndex(m_table->index(row, row == column ? (row == 0 ? 1 : 0) : column));
    m_view->setFocus();
    refresh();
    open();
}

void DistanceEditor::fitColumns()
{
    const Theme& theme = m_style.theme();
    m_view->horizontalHeader()->setDefaultSectionSize(theme.scaled(46));
    m_view->verticalHeader()->setDefaultSectionSize(theme.scaled(28));
    int wide = 0;
    for (int i = 0; i < m_table->rowCount(); ++i)
        wide = qMax(wide,
                    m_view->verticalHeader()->fontMetrics().horizontalAdvance(
                        m_table->headerData(i, Qt::Vertical, Qt::DisplayRole).toString()));
    m_view->verticalHeader()->setFixedWidth(qMin(wide + theme.scaled(24), theme.scaled(220)));
    // As large as the table, between limits of sense.
    const int people = m_table->rowCount();
    const QSize table(m_view->verticalHeader()->width() + people * m_view->horizontalHeader()->defaultSectionSize(),
                      (people + 1) * m_view->verticalHeader()->defaultSectionSize());
    const QSize around(theme.scaled(40), theme.scaled(150));
    const int percent = theme.textPercent();
    resizeWithinScreen(*this, (table + around).expandedTo(kLeast * percent / 100).boundedTo(kMost * percent / 100));
    fillWidth();
}

/// Where not all columns fit, those that do fill the room: none is seen by half.
void DistanceEditor::fillWidth()
{
    const int usual = m_style.theme().scaled(46);
    const int room = m_view->viewport()->width();
    const int count = m_table->rowCount();
    const int whole = qMax(1, room / usual);
    m_view->horizontalHeader()->setDefaultSectionSize(count > whole ? room / whole : usual);
}

void DistanceEditor::resizeEvent(QResizeEvent* event)
{
    QDialog::resizeEvent(event);
    // The table is laid out by then.
    QMetaObject::invokeMethod(this, &DistanceEditor::fillWidth, Qt::QueuedConnection);
}

void DistanceEditor::choose(bool onlyBetweenSides)
{
    QItemSelection chosen;
    for (int row = 0; row < m_table->rowCount(); ++row) {
        for (int column = 0; column < m_table->rowCount(); ++column) {
            if (row != column && (!onlyBetweenSides || m_table->who(row).side != m_table->who(column).side))
                chosen.select(m_table->index(row, column), m_table->index(row, column));
        }
    }
    m_view->selectionModel()->select(chosen, QItemSelectionModel::ClearAndSelect);
    m_view->setFocus();
}

void DistanceEditor::put(std::optional<int> metres)
{
    m_table->set(m_view->selectionModel()->selectedIndexes(), metres);
    m_view->setFocus();
}

void DistanceEditor::refresh()
{
    const auto changed = m_table->changes().size();
    const auto chosen = m_view->selectionModel()->selectedIndexes().size();
    QStringList words;
    if (m_table->rowCount() < 2)
        words << tr("There are no two people in this fight.");
    else if (chosen > 1)
        words << tr("%1 cells are chosen; a number typed goes into all of them.").arg(chosen);
    else
        words << tr("Type a number, or choose cells with Shift and the arrows and put one there.");
    if (changed > 0)
        words << (changed == 1 ? tr("1 distance is changed.") : tr("%1 distances are changed.").arg(changed));
    m_words->setText(words.join(u' '));
    setLook(*m_words, "tone", QString());
    m_apply->setEnabled(changed > 0);
}

/// Until something else is chosen or typed.
void DistanceEditor::refuse(const QModelIndex& cell, const QString& typed)
{
    const auto name = [this](int place) { return text::visible(m_table->who(place).name); };
    m_words->setText(
        tr("%1 to %2: “%3” is no distance. Type whole metres from 0 to %4, or nothing where nobody knows.")
            .arg(name(cell.row()), name(cell.column()), typed, QString::number(DistanceTable::kMostMetres)));
    setLook(*m_words, "tone", QStringLiteral("dmg"));
}

void DistanceEditor::accept()
{
    const std::vector<Apart> changes = m_table->changes();
    if (changes.empty())
        return;
    m_apply->setEnabled(false);
    m_fight.gateway().run(
        this, [changes](CampaignServices& services) { (void)services.encounters.setDistances(changes); },
        [this] {
            m_fight.reload();
            QDialog::accept();
        },
        [this](const Problem& problem) {
            refresh();
            m_words->setText(text::sentenceFor(problem));
        });
}

void DistanceEditor::keyPressEvent(QKeyEvent* event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && event->modifiers().testFlag(Qt::ControlModifier))
        return accept();
    // Enter alone ends the editing of a cell, never the window.
    if (isEnter)
        return;
    if (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace)
        return put(std::nullopt);
    QDialog::keyPressEvent(event);
}

}  // namespace hitspread

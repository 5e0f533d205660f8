#include "ui/history/historypanel.h"

#include "models/fight/fight.h"
#include "models/fight/fightsteps.h"
#include "models/history/historymodel.h"
#include "ui/history/historydelegate.h"
#include "ui/history/historyfilter.h"
#include "ui/history/historysaving.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/keyboard/focushome.h"
#include "ui/widgets/quietlist.h"
#include "ui/widgets/searchline.h"

#include <QAction>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QVBoxLayout>

namespace hitspread {

namespace {

// No letter alone: who types a word with the list in focus looks for something, and must not lose ten steps.
constexpr QKeyCombination kMoveKey = Qt::CTRL | Qt::Key_R;
constexpr QKeyCombination kTryKey = Qt::CTRL | Qt::SHIFT | Qt::Key_R;
constexpr QKeyCombination kChangeKey(Qt::Key_F2);

EntryKind kindOf(const QModelIndex& line)
{
    return static_cast<EntryKind>(line.data(HistoryModel::KindRole).toInt());
}

/// Whether a line is an action that stands, which can be changed.
bool isAmendable(const QModelIndex& line)
{
    return kindOf(line) == EntryKind::Action && line.data(HistoryModel::InForceRole).toBool();
}

}  // namespace

HistoryPanel::HistoryPanel(Fight& fight, const ApplicationStyle& style, QWidget* parent)
    : QWidget(parent),
      m_fight(fight),
      m_model(new HistoryModel(fight, this)),
      m_tools(new QWidget(this)),
      m_search(new QLineEdit(m_tools)),
      m_filter(new HistoryFilter(fight, style, m_tools)),
      m_found(new QLabel(this)),
      m_list(new QuietList(style, this))
{
    m_search->setObjectName(QStringLiteral("historySearch"));
    m_search->setAccessibleName(tr("Search the history"));
    m_search->setPlaceholderText(tr("Search"));
    makeSearchLine(*m_search, style);
    m_search->installEventFilter(this);
    m_found->setObjectName(QStringLiteral("historyFound"));
    m_found->setContentsMargins(space::kMedium, 0, space::kMedium, 0);
    setLook(*m_found, "textRole", QStringLiteral("secondary"));
    m_list->setResizeMode(QListView::Adjust);
    m_list->setWordWrap(true);  // or Qt keeps the heights of another width
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setObjectName(QStringLiteral("history"));
    m_list->setAccessibleName(tr("History of the fight"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new HistoryDelegate(style, m_list));
    m_list->setMouseTracking(true);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_list->installEventFilter(this);
    setLook(*m_list, "ground", QStringLiteral("none"));

    auto* row = new QHBoxLayout(m_tools);
    row->setContentsMargins(space::kSmall, 0, space::kSmall, 0);
    row->setSpacing(space::kSmall);
    row->addWidget(m_search, 1);
    row->addWidget(m_filter);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, space::kSmall, 0, 0);
    column->setSpacing(space::kSmall);
    column->addWidget(m_tools);
    column->addWidget(m_found);
    column->addWidget(m_list, 1);

    connect(m_search, &QLineEdit::textChanged, this, &HistoryPanel::filter);
    connect(m_filter, &HistoryFilter::changed, this, &HistoryPanel::filter);
    connect(m_model, &HistoryModel::listed, this, &HistoryPanel::tellFound);
    // A long list takes its time: in an event of its own, neither while the fight is taken over nor while it is painted.
    connect(m_model, &HistoryModel::listed, m_list, &QuietList::layOut, Qt::QueuedConnection);
    connect(m_list, &QListView::customContextMenuRequested, this, &HistoryPanel::showMenu);
    const auto choose = [this](const QModelIndex& line) {
        Q_EMIT chosen(line.data(HistoryModel::EntryRole).toLongLong());
    };
    connect(m_list, &QListView::activated, this, choose);
    connect(m_list, &QListView::clicked, this, choose);
    tellFound();
}

QListView& HistoryPanel::list() const
{
    return *m_list;
}

LogQuery HistoryPanel::query() const
{
    LogQuery query = m_filter->query();
    query.search = m_search->text().simplified().toStdString();
    return query;
}

void HistoryPanel::filter()
{
    m_model->setFilter(query());
}

void HistoryPanel::tellFound()
{
    const int count = m_model->rowCount();
    // Where nothing happened yet there is nothing to look for.
    m_tools->setVisible(count > 0 || m_model->isFiltered());
    m_found->setVisible(m_model->isFiltered());
    m_list->setEmptyText(
        m_model->isFiltered()    ? tr("No step fits this search. Fewer words or another filter find more.")
            : m_fight.isLoaded() ? tr("Everything done in this fight is listed here, the newest first.")
                                 : QString());
    m_found->setText(m_model->canFetchMore({}) ? tr("More than %1 steps").arg(count - 1)
                         : count == 1          ? tr("1 step")
                                               : tr("%1 steps").arg(count));
}

void HistoryPanel::moveTo(const QModelIndex& line, bool including)
{
    const EntryId entry = line.data(HistoryModel::EntryRole).toLongLong();
    m_fight.steps().moveTo(including ? entry : line.data(HistoryModel::ParentRole).toLongLong());
}

/// What is tried is the fight: its keys are what comes next, not words to look for.
void HistoryPanel::tryFrom(const QModelIndex& line)
{
    m_fight.steps().tryFrom(line.data(HistoryModel::EntryRole).toLongLong());
    if (const FocusHome* home = FocusHome::of(*this))
        home->go();
}

void HistoryPanel::showMenu(const QPoint& at)
{
    const QModelIndex line = m_list->indexAt(at);
    QMenu menu(this);
    menu.setObjectName(QStringLiteral("historyMenu"));
    if (line.isValid() && !isNote(kindOf(line)))
        addMoves(menu, line);
    QAction* save = menu.addAction(tr("E&xport…"), this, [this] {
        saveHistory(m_fight, query(), *this, [this](const QString& path) { Q_EMIT exported(path); });
    });
    save->setObjectName(QStringLiteral("action_exportHistory"));
    save->setEnabled(m_model->rowCount() > 0);
    menu.exec(m_list->viewport()->mapToGlobal(at));
}

void HistoryPanel::addMoves(QMenu& menu, const QModelIndex& line)
{
    const bool stands = line.data(HistoryModel::InForceRole).toBool();
    QAction* to = menu.addAction(stands ? tr("Go back to &here") : tr("Go forward to &here"), this,
                                 [this, line] { moveTo(line, true); });
    to->setObjectName(QStringLiteral("action_moveHere"));
    to->setShortcut(kMoveKey);
    to->setEnabled(line.data(HistoryModel::EntryRole).toLongLong() != m_fight.snapshot().undoable);
    QAction* before = menu.addAction(tr("Go to &before this"), this, [this, line] { moveTo(line, false); });
    before->setObjectName(QStringLiteral("action_moveBefore"));
    before->setEnabled(line.data(HistoryModel::ParentRole).toLongLong() != m_fight.snapshot().undoable);
    menu.addSeparator();
    QAction* tried = menu.addAction(tr("&Try out from here"), this, [this, line] { tryFrom(line); });
    tried->setObjectName(QStringLiteral("action_tryFrom"));
    tried->setShortcut(kTryKey);
    QAction* change = menu.addAction(tr("&Change this…"), this, [this, line] {
        Q_EMIT amendAsked(line.data(HistoryModel::EntryRole).toLongLong());
    });
    change->setObjectName(QStringLiteral("action_amend"));
    change->setShortcut(kChangeKey);
    change->setEnabled(isAmendable(line));
    menu.addSeparator();
    menu.addAction(tr("Forward to the &end"), &m_fight.steps(), &FightSteps::moveToEnd)
        ->setEnabled(m_fight.snapshot().redoable != 0);
    menu.addSeparator();
}

bool HistoryPanel::takeListKey(QKeyCombination key)
{
    const QModelIndex line = m_list->currentIndex();
    if (!line.isValid())
        return false;
    if (key == kMoveKey && !isNote(kindOf(line))) {
        moveTo(line, true);
        return true;
    }
    if (key == kTryKey && !isNote(kindOf(line))) {
        tryFrom(line);
        return true;
    }
    if (key == kChangeKey && isAmendable(line)) {
        Q_EMIT amendAsked(line.data(HistoryModel::EntryRole).toLongLong());
        return true;
    }
    return false;
}

/// What is typed with the list in focus is looked for: no letter of it fires, throws or rolls.
bool HistoryPanel::takeTyped(const QKeyEvent& key, bool isAsked)
{
    const bool isPlain = (key.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::NoModifier;
    if (!isPlain || key.text().isEmpty() || !key.text().front().isLetterOrNumber() || !m_search->isVisible())
        return false;
    if (isAsked)
        return true;
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->end(false);
    m_search->insert(key.text());
    return true;
}

/// What is looked for goes first; then the keys are the fight's again.
bool HistoryPanel::takeEscape()
{
    const FocusHome* home = FocusHome::of(*this);
    if (!m_search->text().isEmpty())
        m_search->clear();
    else if (home && home->takesEscape())
        home->go();
    else
        return false;
    return true;
}

bool HistoryPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_list && event->type() == QEvent::ShortcutOverride
        && takeTyped(*static_cast<QKeyEvent*>(event), true)) {
        event->accept();
        return true;
    }
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    if (watched == m_search && key->key() == Qt::Key_Down) {
        m_list->setFocus(Qt::ShortcutFocusReason);
        if (!m_list->currentIndex().isValid())
            m_list->setCurrentIndex(m_model->index(0));
        return true;
    }
    if (key->key() == Qt::Key_Escape && (watched == m_search || watched == m_list) && takeEscape())
        return true;
    if (watched == m_list && (takeListKey(key->keyCombination()) || takeTyped(*key, false)))
        return true;
    return QWidget::eventFilter(watched, event);
}

}  // namespace hitspread

#include "ui/library/kindlist.h"

#include "models/library/library.h"
#include "rules/systems/registry.h"
#include "text/echo.h"
#include "text/kinds.h"
#include "text/labels.h"
#include "ui/library/countdelegate.h"
#include "ui/library/kindicon.h"
#include "ui/theme/applicationstyle.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>

namespace hitspread {

namespace {

constexpr int kKindListWidth = 210;
constexpr int kKindListKindRole = Qt::UserRole + 2;
constexpr int kEverything = -1;

QListWidget* makeList(const ApplicationStyle& style, const QString& name, const QString& spoken, QWidget* parent)
{
    auto* list = new QListWidget(parent);
    list->setObjectName(name);
    list->setAccessibleName(spoken);
    list->setItemDelegate(new CountDelegate(style, list));
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setLook(*list, "ground", u"none"_qs);
    return list;
}

}  // namespace

KindList::KindList(Library& library, const ApplicationStyle& style, QWidget* parent)
    : QWidget(parent),
      m_library(library),
      m_style(style),
      m_systems(new QComboBox(this)),
      m_kinds(makeList(style, u"kinds"_qs, tr("Kinds of record"), this)),
      m_searchesTitle(new QLabel(tr("Saved searches"), this)),
      m_searches(makeList(style, u"savedSearches"_qs, tr("Saved searches"), this))
{
    setFixedWidth(style.theme().scaled(kKindListWidth));
    connect(&style, &ApplicationStyle::themeChanged, this, [this](const Theme& theme) {
        setFixedWidth(theme.scaled(kKindListWidth));
        refresh();
    });
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::kSmall, space::kMedium, space::kSmall, space::kSmall);
    column->setSpacing(space::kSmall);
    m_systems->setObjectName(u"librarySystem"_qs);
    m_systems->setAccessibleName(tr("Rule system"));
    for (const System* system : systems()) {
        const QString id = text::asKept(std::string(system->id()));
        m_systems->addItem(text::systemName(*system), id);
    }
    m_systems->setVisible(m_systems->count() > 1);
    column->addWidget(m_systems);
    column->addWidget(m_kinds, 3);
    setLook(*m_searchesTitle, "textRole", u"section"_qs);
    m_searchesTitle->setContentsMargins(space::kSmall, 0, 0, 0);
    column->addWidget(m_searchesTitle);
    column->addWidget(m_searches, 2);
    m_searches->setEditTriggers(QAbstractItemView::NoEditTriggers);
    auto* rename = new QAction(tr("Rename saved search"), m_searches);
    rename->setObjectName(u"renameSearch"_qs);
    rename->setShortcut(QKeySequence(Qt::Key_F2));
    rename->setShortcutContext(Qt::WidgetShortcut);
    m_searches->addAction(rename);
    connect(rename, &QAction::triggered, this, [this] {
        if (QListWidgetItem* item = m_searches->currentItem())
            m_searches->editItem(item);
    });
    connect(m_searches, &QListWidget::itemChanged, this, [this](QListWidgetItem* item) { renameSearch(*item); });
    // What came meanwhile did not tear away the name that was being written.
    connect(m_searches->itemDelegate(), &QAbstractItemDelegate::closeEditor, this, &KindList::refresh,
            Qt::QueuedConnection);
    auto* remove = new QAction(tr("Remove saved search"), m_searches);
    remove->setObjectName(u"removeSearch"_qs);
    remove->setShortcut(QKeySequence::Delete);
    remove->setShortcutContext(Qt::WidgetShortcut);
    m_searches->addAction(remove);
    m_searches->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(remove, &QAction::triggered, this, &KindList::removeSearch);
    connect(m_systems, &QComboBox::activated, this,
            [this](int index) { m_library.setSystem(m_systems->itemData(index).toString().toStdString()); });
    connect(m_kinds, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0)
            tellChosen();
    });
    const auto choose = [this](QListWidgetItem* item) {
        const RecordId id = item->data(kKindListKindRole).toLongLong();
        const auto& all = m_library.summary().searches;
        if (const auto found = std::ranges::find(all, id, &SavedSearch::id); found != all.end())
            Q_EMIT searchChosen(SavedSearch(*found));
    };
    connect(m_searches, &QListWidget::itemClicked, this, choose);
    connect(m_searches, &QListWidget::itemActivated, this, choose);
    connect(&library, &Library::systemChanged, this, &KindList::rebuild);
    connect(&library, &Library::summarized, this, &KindList::refresh);
    rebuild();
}

bool KindList::isEverything() const
{
    const QListWidgetItem* item = m_kinds->currentItem();
    return item && item->data(kKindListKindRole).toInt() == kEverything;
}

void KindList::tellChosen()
{
    if (isEverything())
        return Q_EMIT everythingChosen();
    if (const QListWidgetItem* item = m_kinds->currentItem())
        m_kind = static_cast<RecordKind>(item->data(kKindListKindRole).toInt());
    Q_EMIT kindChosen(m_kind);
}

void KindList::setKind(RecordKind kind)
{
    for (int row = 0; row < m_kinds->count(); ++row) {
        if (m_kinds->item(row)->data(kKindListKindRole).toInt() == static_cast<int>(kind))
            return m_kinds->setCurrentRow(row);
    }
}

void KindList::rebuild()
{
    const bool everything = isEverything();
    m_systems->setCurrentIndex(m_systems->findData(text::asKept(std::string(m_library.system().id()))));
    const QSignalBlocker quiet(m_kinds);
    m_kinds->clear();
    auto* all = new QListWidgetItem(tr("Everything"), m_kinds);
    all->setData(kKindListKindRole, kEverything);
    for (const RecordKind one : libraryKinds()) {
        if (!m_library.declaration(one))
            continue;
        auto* item = new QListWidgetItem(text::kindsName(m_library.system(), one), m_kinds);
        item->setData(kKindListKindRole, static_cast<int>(one));
    }
    // The first kind where the system has not the one before.
    m_kinds->setCurrentRow(everything ? 0 : 1);
    if (!everything)
        setKind(m_kind);
    refresh();
    tellChosen();
}

void KindList::refresh()
{
    const LibrarySummary& summary = m_library.summary();
    const QLocale locale;
    for (int row = 0; row < m_kinds->count(); ++row) {
        QListWidgetItem* item = m_kinds->item(row);
        if (item->data(kKindListKindRole).toInt() == kEverything) {
            item->setIcon(iconOf(Icon::Layers, m_style.theme()));
            item->setData(CountDelegate::CountRole,
                          summary.counts.empty() ? QString() : locale.toString(qulonglong(summary.total())));
            continue;
        }
        const auto one = static_cast<RecordKind>(item->data(kKindListKindRole).toInt());
        const auto count = summary.counts.find(one);
        item->setIcon(iconOf(iconOf(one), m_style.theme()));
        item->setData(CountDelegate::CountRole,
                      count == summary.counts.end() ? QString() : locale.toString(qulonglong(count->second)));
    }
    if (const auto* name = m_searches->viewport()->findChild<QLineEdit*>(); name && name->isVisible())
        return;
    const QSignalBlocker quiet(m_searches);
    const QListWidgetItem* current = m_searches->currentItem();
    const RecordId chosen = current ? current->data(kKindListKindRole).toLongLong() : 0;
    m_searches->clear();
    for (const SavedSearch& search : summary.searches) {
        auto* item = new QListWidgetItem(iconOf(iconOf(search.query.kind), m_style.theme(), Token::Muted),
                                         text::visible(search.name), m_searches);
        item->setData(kKindListKindRole, search.id);
        item->setFlags(item->flags() | Qt::ItemIsEditable);
        if (search.id == chosen)
            m_searches->setCurrentItem(item);
    }
    m_searchesTitle->setVisible(m_searches->count() > 0);
    m_searches->setVisible(m_searches->count() > 0);
}

void KindList::renameSearch(const QListWidgetItem& item)
{
    const auto& all = m_library.summary().searches;
    const auto found = std::ranges::find(all, item.data(kKindListKindRole).toLongLong(), &SavedSearch::id);
    const std::string name = item.text().trimmed().toStdString();
    if (found == all.end() || name.empty() || text::visible(found->name) == item.text())
        return;
    SavedSearch renamed = *found;
    renamed.name = name;
    m_library.saveSearch(renamed);
}

void KindList::removeSearch()
{
    if (const QListWidgetItem* item = m_searches->currentItem())
        m_library.removeSearch(item->data(kKindListKindRole).toLongLong());
}

}  // namespace hitspread

#include "ui/backups/backuplist.h"

#include "ui/backups/backupwords.h"
#include "ui/theme/applicationstyle.h"

#include <QDateTime>
#include <QEvent>
#include <QHeaderView>
#include <QMouseEvent>
#include <QSignalBlocker>

#include <utility>

namespace hitspread {

namespace {
constexpr int kPlaceRole = Qt::UserRole;
}  // namespace

BackupList::BackupList(const ApplicationStyle& style, QWidget* parent) : QTreeWidget(parent), m_style(style)
{
    setObjectName(QStringLiteral("backupList"));
    setAccessibleName(tr("Backups"));
    setHeaderLabels({tr("When"), tr("Why"), tr("Size"), tr("Kept")});
    headerItem()->setTextAlignment(2, Qt::AlignRight | Qt::AlignVCenter);
    setRootIsDecorated(false);
    setItemsExpandable(false);
    setIndentation(space::kMedium);
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    header()->setSectionResizeMode(1, QHeaderView::Stretch);
    connect(this, &QTreeWidget::currentItemChanged, this, &BackupList::chosenChanged);
    connect(&style, &ApplicationStyle::themeChanged, this, &BackupList::colour);
}

QTreeWidgetItem* BackupList::addHeading(const QString& words)
{
    auto* heading = new QTreeWidgetItem(this, {words});
    heading->setFlags(Qt::ItemIsEnabled);
    heading->setFirstColumnSpanned(true);
    return heading;
}

void BackupList::show(std::vector<Backup> backups, const QDateTime& now)
{
    const Backup* const before = chosen();
    const std::string kept = before ? before->contentHash : std::string();
    {
        const QSignalBlocker quiet(this);
        m_backups = std::move(backups);
        clear();
        QTreeWidgetItem* heading = nullptr;
        for (std::size_t i = 0; i < m_backups.size(); ++i) {
            const Backup& backup = m_backups[i];
            const QString words = backupwords::heading(backup, now);
            if (!heading || heading->text(0) != words)
                heading = addHeading(words);
            auto* row = new QTreeWidgetItem(heading,
                                            {backupwords::whenBelow(backup, now), backupwords::why(backup.reason),
                                             backupwords::size(backup.bytes),
                                             backup.isKept ? tr("for ever") : QString()});
            row->setData(0, kPlaceRole, static_cast<int>(i));
            row->setData(0, Qt::AccessibleTextRole, backupwords::when(backup, now));
            row->setTextAlignment(2, Qt::AlignRight | Qt::AlignVCenter);
            row->setToolTip(1, row->text(1));
            if (backup.contentHash == kept)
                setCurrentItem(row);
        }
        expandAll();
        colour();
    }
    if (chosen())
        Q_EMIT chosenChanged();
    else
        chooseNewest();
}

const Backup* BackupList::chosen() const
{
    const QTreeWidgetItem* row = currentItem();
    return row && row->parent() ? &m_backups[static_cast<std::size_t>(row->data(0, kPlaceRole).toInt())] : nullptr;
}

void BackupList::chooseNewest()
{
    const QTreeWidgetItem* heading = topLevelItem(0);
    if (heading)
        setCurrentItem(heading->child(0));
    else
        Q_EMIT chosenChanged();
}

bool BackupList::choose(const Backup& backup)
{
    for (int day = 0; day < topLevelItemCount(); ++day) {
        for (int i = 0; i < topLevelItem(day)->childCount(); ++i) {
            QTreeWidgetItem* row = topLevelItem(day)->child(i);
            if (m_backups[static_cast<std::size_t>(row->data(0, kPlaceRole).toInt())].path != backup.path)
                continue;
            setCurrentItem(row);
            return true;
        }
    }
    return false;
}

QModelIndex BackupList::moveCursor(CursorAction action, Qt::KeyboardModifiers keys)
{
    const QModelIndex to = QTreeWidget::moveCursor(action, keys);
    if (!to.isValid() || to.parent().isValid())
        return to;
    const bool isUp = action == MoveUp || action == MovePrevious || action == MovePageUp || action == MoveLeft;
    const QModelIndex above = isUp ? indexAbove(to) : QModelIndex();
    return above.isValid() ? above : indexBelow(to);
}

void BackupList::mousePressEvent(QMouseEvent* event)
{
    // A heading would be current then, and no backup chosen.
    if (const QTreeWidgetItem* row = itemAt(event->pos()); !row || row->parent())
        QTreeWidget::mousePressEvent(event);
}

void BackupList::changeEvent(QEvent* event)
{
    QTreeWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        colour();
}

void BackupList::colour()
{
    QFont bold = font();
    bold.setBold(true);
    for (int i = 0; i < topLevelItemCount(); ++i) {
        topLevelItem(i)->setFont(0, bold);
        topLevelItem(i)->setForeground(0, m_style.theme().colour(Token::Muted));
    }
}

}  // namespace hitspread

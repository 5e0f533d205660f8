#pragma once

#include "services/backup/backup.h"

#include <QTreeWidget>

#include <vector>

class QDateTime;

namespace hitspread {

class ApplicationStyle;

/// Backups under the day they are of, newest first. Nobody can go to a heading.
class BackupList : public QTreeWidget {
    Q_OBJECT

public:
    explicit BackupList(const ApplicationStyle& style, QWidget* parent = nullptr);

    /// Newest first. Which one is chosen stays, if it is there; else the newest.
    void show(std::vector<Backup> backups, const QDateTime& now);
    [[nodiscard]] const std::vector<Backup>& backups() const { return m_backups; }
    /// nullptr: there is none.
    [[nodiscard]] const Backup* chosen() const;
    void chooseNewest();
    /// False: it is not here.
    bool choose(const Backup& backup);

Q_SIGNALS:
    void chosenChanged();

protected:
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers keys) override;
    void mousePressEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QTreeWidgetItem* addHeading(const QString& words);
    void colour();

    const ApplicationStyle& m_style;
    std::vector<Backup> m_backups;
};

}  // namespace hitspread

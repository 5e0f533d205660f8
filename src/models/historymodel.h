#pragma once

#include "services/logentry.h"

#include <QAbstractListModel>

#include <vector>

namespace hitspread {

class Fight;

/// The log of the fight in view, newest first, one line per event.
class HistoryModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role { EntryRole = Qt::UserRole + 1, WhenRole, KindRole, InForceRole };

    explicit HistoryModel(const Fight& fight, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    void refresh();
    [[nodiscard]] QString titleOf(const LogEntry& entry) const;
    [[nodiscard]] QString textOf(const LogEntry& entry) const;
    void takeStanding(const std::vector<LogEntry>& fresh);

    const Fight& m_fight;
    std::vector<LogEntry> m_entries;
};

}  // namespace hitspread

#pragma once

#include "models/history/entrywords.h"
#include "models/history/matter.h"
#include "services/undo/logentry.h"
#include "text/naming.h"

#include <QAbstractListModel>

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace hitspread {

class Fight;
class System;
struct CombatantView;

/// The log of the fight in view, newest first, one line per event: all of it page by page, or what a filter leaves. Notes of going back
/// and forward stand there only where they are asked for: what was taken back shows it in its own place.
class HistoryModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role { EntryRole = Qt::UserRole + 1, WhenRole, KindRole, InForceRole, ParentRole, MatterRole };

    explicit HistoryModel(const Fight& fight, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] bool canFetchMore(const QModelIndex& parent) const override;
    void fetchMore(const QModelIndex& parent) override;

    /// What is listed: search, kinds, combatant and moment of the query count; scope, limit and start are the model's.
    void setFilter(const LogQuery& filter);
    [[nodiscard]] bool isFiltered() const;

Q_SIGNALS:
    /// The list is what the filter and the fight make it.
    void listed();

private:
    void refresh();
    void ask();
    void take(const std::vector<LogEntry>& fresh);
    void show(const std::vector<LogEntry>& fresh);
    [[nodiscard]] QString actionOf(const LogEntry& entry) const;
    [[nodiscard]] QString textOf(const LogEntry& entry) const;
    [[nodiscard]] QString whenOf(const LogEntry& entry) const;
    void takeStanding(const std::vector<LogEntry>& fresh);
    void takeWords(const QList<EntryId>& entries);

    const Fight& m_fight;
    EntryWords m_words;
    LogQuery m_filter;
    std::size_t m_wanted;  ///< how many entries at most
    int m_asked = 0;       ///< of several questions on their way the last counts
    bool m_hasMore = false;
    std::vector<LogEntry> m_entries;
};

/// What an entry of a list is about. `system`: that of the fight, nullptr where there is none.
[[nodiscard]] Matter matterOf(const LogEntry& entry, const System* system = nullptr);

/// What each word of a search names among the actions of a system, in the language in use: "grenade", "first", "hand".
[[nodiscard]] std::vector<NamedActions> actionsNamed(const std::string& search, const System& system);

/// Whether an entry was undone: it is no note and does not stand.
[[nodiscard]] bool isTakenBack(const LogEntry& entry);

/// What was done in an entry, in the language in use; empty: its own title stands.
using WordsOfEntry = std::function<QString(EntryId)>;

/// What an entry is called where people read it. `log`: entries of the fight, newest first, where a note finds what it took
/// back; `present`: the combatants whose values it names. `system`: that of the fight, nullptr where there is none.
[[nodiscard]] QString historyTitle(const LogEntry& entry, std::span<const LogEntry> log,
                                   const std::optional<text::Naming>& names, std::span<const CombatantView> present,
                                   const WordsOfEntry& words = {});

}  // namespace hitspread

#pragma once

#include "services/identity.h"

#include <QJsonObject>

#include <map>
#include <set>

namespace hitspread::storage {

/// New numbers for rows that come from another campaign, by kind and old number. Switches stand for encounters.
class Renumbering {
public:
    void put(RecordRef was, RecordId is) { m_numbers[was] = is; }
    /// What is not known keeps its number.
    [[nodiscard]] RecordId of(RecordRef was) const
    {
        if (m_asked)
            m_asked->insert(was);
        const auto found = m_numbers.find(was);
        return found == m_numbers.end() ? was.id : found->second;
    }
    /// From now on whatever a number is asked for is added to `asked`, which must outlive this; nullptr: no more.
    void noteInto(std::set<RecordRef>* asked) { m_asked = asked; }

private:
    std::map<RecordRef, RecordId> m_numbers;
    std::set<RecordRef>* m_asked = nullptr;
};

/// The numbers inside the rows Snapshots writes: who is in them, and the same rows under other numbers.
namespace fightrows {

/// The row behind a state or a thing carried is a possession, that behind a condition a combatant.
[[nodiscard]] RecordRef rowOf(RecordRef record);

/// The library's records a combatant or a possession names, and the possessions in it, added to `refs`.
void collect(RecordKind kind, const QJsonObject& row, std::set<RecordRef>& refs);

/// Whether it is the row of something that lies about in a fight.
[[nodiscard]] bool isLying(RecordKind kind, const QJsonObject& row);

/// The row under other numbers.
[[nodiscard]] QJsonObject renumbered(RecordKind kind, QJsonObject row, const Renumbering& numbers);

/// What a fight lends of a library record: the record itself, without the kit, the portrait and where it came from.
[[nodiscard]] QJsonObject bare(QJsonObject row);

}  // namespace fightrows

}  // namespace hitspread::storage

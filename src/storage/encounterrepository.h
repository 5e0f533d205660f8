#pragma once

#include "services/ports/encounterstore.h"
#include "storage/log/ownrows.h"
#include "storage/sqlite/connection.h"

namespace hitspread::storage {

/// Encounters, combatants, possessions and distances.
class EncounterRepository final : public EncounterStore {
public:
    explicit EncounterRepository(Connection& connection) : m_connection(connection) {}

    [[nodiscard]] std::vector<Encounter> encounters() override;
    [[nodiscard]] Encounter encounter(RecordId id) override;
    [[nodiscard]] RecordId insert(const Encounter& encounter) override;
    void update(const Encounter& encounter) override;
    [[nodiscard]] FightClock clock(RecordId encounter) override;

    [[nodiscard]] std::vector<Combatant> combatants(RecordId encounter) override;
    [[nodiscard]] Combatant combatant(RecordId id) override;
    [[nodiscard]] RecordId insert(const Combatant& combatant) override;
    void update(const Combatant& combatant) override;
    void removeCombatant(RecordId id) override;

    [[nodiscard]] std::vector<Possession> possessionsOfCombatant(RecordId combatant) override;
    [[nodiscard]] std::vector<Possession> possessionsIn(RecordId encounter) override;
    [[nodiscard]] std::vector<Possession> possessionsIn(RecordId encounter, const std::set<RecordKind>& kinds) override;
    [[nodiscard]] std::vector<Possession> conditionsIn(RecordId encounter) override;
    [[nodiscard]] std::vector<Possession> lyingIn(RecordId encounter) override;
    [[nodiscard]] std::vector<Possession> possessionsOfCharacter(RecordId character) override;
    [[nodiscard]] Possession possession(RecordId id) override;
    [[nodiscard]] RecordId insert(const Possession& possession) override;
    void update(const Possession& possession) override;
    void removePossession(RecordId id) override;

    [[nodiscard]] std::optional<int> distance(RecordId a, RecordId b) override;
    [[nodiscard]] std::map<std::pair<RecordId, RecordId>, int> distances(RecordId encounter) override;
    void setDistance(RecordId a, RecordId b, std::optional<int> metres) override;

    /// Writes a condition, a carried item's state or an encounter's switches, and nothing else of the row.
    void updateRecord(RecordRef record, const AnyRecord& value);

private:
    /// Those for which a condition with one number holds, in an order.
    std::vector<Possession> possessions(const QString& condition, RecordId id, const QString& order = {});
    Connection& m_connection;
    OwnRecords m_records;
};

}  // namespace hitspread::storage

#pragma once

#include "services/library/libraryservice.h"
#include "services/undo/logentry.h"

#include <QObject>
#include <QString>

#include <cstdint>
#include <string>
#include <vector>

namespace hitspread {

class Fight;

/// What the game master sets by hand in a fight; logged, so that undo takes it back.
class FightHand : public QObject {
    Q_OBJECT

public:
    explicit FightHand(Fight& fight);

    /// Why what is set next is set so; empty: nobody said. It goes with that one step.
    [[nodiscard]] const QString& reason() const { return m_reason; }
    void setReason(const QString& reason) { m_reason = reason; }
    /// Round and phase.
    void setTime(int round, int phase);
    /// One number of a combatant's condition.
    void setValue(RecordId combatant, const std::string& field, std::int32_t value);
    /// Another ammunition in a weapon, of those EncounterService::loadsFor lists.
    void setLoad(RecordId possession, const StoredRecord& ammunition);

private:
    void put(const std::vector<LoggedChange>& changes, const QString& title);

    Fight& m_fight;
    QString m_reason;
};

}  // namespace hitspread

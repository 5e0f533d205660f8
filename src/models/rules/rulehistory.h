#pragma once

#include "services/library/ruleuses.h"

#include <QObject>

namespace hitspread {

class Fight;

/// Where in the fight in view each rule had its say. Reading that means reading every action of the log once, so that it is only
/// done when somebody looks, and later for what is new.
class RuleHistory : public QObject {
    Q_OBJECT

public:
    explicit RuleHistory(const Fight& fight, QObject* parent = nullptr);

    /// Newest first.
    [[nodiscard]] std::vector<RuleUse> usesOf(std::uint16_t rule) const;
    /// Whether an entry stands undone.
    [[nodiscard]] bool isTakenBack(EntryId entry) const;

public Q_SLOTS:
    /// Brings it up to the log as the fight shows it; changed() follows when there was something new.
    void catchUp();

Q_SIGNALS:
    void changed();

private:
    void forget();

    const Fight& m_fight;
    RecordId m_encounter = 0;
    EntryId m_known = 0;  ///< the newest entry read
    EntryId m_asked = 0;  ///< or on its way
    RuleUses m_uses;
    std::vector<EntryId> m_standing;  ///< in force, newest first
};

}  // namespace hitspread

#pragma once

#include "models/fight/fight.h"
#include "models/play/attacklog.h"
#include "services/undo/amendmentservice.h"

namespace hitspread {

/// Leaves an action in the past. Nothing of it is kept while it is thought over; applying it first tries what would come of it and
/// of all that follows. Where that asks or differs, the game master sees it before it is made so: whoever hears askedWhatFollows()
/// ends with carryOut() or holdBack().
class AmendmentLog final : public AttackLog {
    Q_OBJECT

public:
    explicit AmendmentLog(Fight& fight, QObject* parent = nullptr) : AttackLog(parent), m_fight(fight) {}

    /// An action of the fight in view that is in force.
    void begin(const LogEntry& entry);

    /// Answers to what a later entry asks. The next tryOut() has them.
    void give(EntryId entry, const Answers& answers) { m_amendment.given[entry] = answers; }
    [[nodiscard]] const Answers* given(EntryId entry) const;
    /// Asks once more what would come of it; tried() follows, or refused().
    void tryOut();
    /// What would come of it, as far as is known.
    [[nodiscard]] const Revision& revision() const { return m_revision; }
    void carryOut();
    void holdBack();

    void prepare(const ActionOrder& order, Prepared prepared, Failed failed) override;
    void prepareAnew(const ActionOrder& order, const ActionRecord& begun, Prepared prepared, Failed failed) override;
    void forget() override {}
    void take(RecordId) override {}
    [[nodiscard]] bool isKept(RecordId) const override { return false; }
    void keep(PendingAction, Failed) override {}
    void takeBack(PendingAction, Failed) override {}
    void apply(PendingAction pending, const QString& title, Done done, Failed failed) override;
    void drop(PendingAction, const QString&, const QString&, Done, Failed) override {}
    [[nodiscard]] QString past() const override;

Q_SIGNALS:
    void tried();
    void refused(const hitspread::Problem& problem);
    /// What follows asks for dice, or comes out differently.
    void askedWhatFollows();

private:
    void tryThen(const std::function<void()>& then, const Failed& failed);
    void decide();

    Fight& m_fight;
    Scope m_scope;
    FightClock m_moment;
    Amendment m_amendment;
    Revision m_revision;
    Done m_done;
    Failed m_failed;
};

}  // namespace hitspread

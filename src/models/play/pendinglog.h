#pragma once

#include "models/fight/fight.h"
#include "models/play/attacklog.h"

#include <QString>

#include <memory>
#include <optional>

namespace hitspread {

/// The one action of an attack's window that waits in the log: kept whenever dice fall, then applied or dropped. It knows
/// under which number it waits; work on it runs in the order it is asked for. Dice that could not be kept are tried once more, and
/// again when the fight is read anew: by then whatever was in the way may be gone.
class PendingLog final : public AttackLog {
public:
    PendingLog(Fight& fight, QObject* parent);

    void prepare(const ActionOrder& order, Prepared prepared, Failed failed) override;
    void prepareAnew(const ActionOrder& order, const ActionRecord& begun, Prepared prepared, Failed failed) override;
    void forget() override;
    void take(RecordId id) override;
    [[nodiscard]] bool isKept(RecordId id) const override { return id != 0 && id == m_kept; }
    [[nodiscard]] bool isEndedElsewhere() const override;
    void keep(PendingAction pending, Failed failed) override;
    void takeBack(PendingAction pending, Failed failed) override;
    void apply(PendingAction pending, const QString& title, Done done, Failed failed) override;
    void drop(PendingAction pending, const QString& title, const QString& reason, Done done, Failed failed) override;

private:
    struct Unkept {
        PendingAction pending;
        Failed failed;
    };
    void attempt(const Unkept& dice, bool isAgain);
    void keepAgain();
    /// Tries again after so many turns to the storage and back.
    void later(int turns);

    Fight& m_fight;
    /// Written and read on the storage thread, where the work that needs it runs in order.
    std::shared_ptr<RecordId> m_id = std::make_shared<RecordId>(0);
    RecordId m_kept = 0;  ///< the same number, as far as the window has heard of it
    std::optional<Unkept> m_unkept;
};

}  // namespace hitspread

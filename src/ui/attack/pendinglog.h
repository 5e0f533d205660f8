#pragma once

#include "models/fight.h"

#include <QObject>
#include <QString>

#include <functional>
#include <memory>

namespace hitspread {

/// The one action of an attack's window that waits in the log: kept whenever dice fall, then applied or dropped. It knows
/// under which number it waits; work on it runs in the order it is asked for.
class PendingLog : public QObject {
public:
    using Done = std::function<void()>;
    using Failed = std::function<void(const Problem&)>;

    PendingLog(Fight& fight, QObject* parent) : QObject(parent), m_fight(fight) {}

    /// What comes next is another action; the one before waits on.
    void forget();
    /// Goes on with one that waits already.
    void take(RecordId id);
    /// Whether this is the one that waits under a number.
    [[nodiscard]] bool isKept(RecordId id) const { return id != 0 && id == m_kept; }
    void keep(PendingAction pending, Failed failed);
    void apply(PendingAction pending, const QString& title, Done done, Failed failed);
    void drop(PendingAction pending, const QString& title, const QString& reason, Done done, Failed failed);

private:
    Fight& m_fight;
    /// Written and read on the storage thread, where the work that needs it runs in order.
    std::shared_ptr<RecordId> m_id = std::make_shared<RecordId>(0);
    RecordId m_kept = 0;  ///< the same number, as far as the window has heard of it
};

}  // namespace hitspread

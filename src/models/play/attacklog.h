#pragma once

#include <QObject>

#include "services/action/actionrecord.h"
#include "services/refusal/problem.h"

#include <QString>

#include <functional>

namespace hitspread {

/// Where the action of an attack's window comes from and is left: kept whenever dice fall, then applied or dropped. Work runs in
/// the order it is asked for.
class AttackLog : public QObject {
    Q_OBJECT

public:
    using Prepared = std::function<void(ActionRecord)>;
    using Done = std::function<void()>;
    using Failed = std::function<void(const Problem&)>;

    using QObject::QObject;

    /// The request for an order as the fight presets it.
    virtual void prepare(const ActionOrder& order, Prepared prepared, Failed failed) = 0;
    /// The request for one that was begun, as the fight presets it now; `failed` says what became impossible.
    virtual void prepareAnew(const ActionOrder& order, const ActionRecord& begun, Prepared prepared, Failed failed) = 0;
    /// What comes next is another action; the one before waits on.
    virtual void forget() = 0;
    /// Goes on with one that waits already.
    virtual void take(RecordId id) = 0;
    /// Whether this is the one that waits under a number.
    [[nodiscard]] virtual bool isKept(RecordId id) const = 0;
    /// Whether it waits no more in the fight as it is now, although nobody ended it here.
    [[nodiscard]] virtual bool isEndedElsewhere() const { return false; }
    virtual void keep(PendingAction pending, Failed failed) = 0;
    /// The last of its dice was taken back: nothing waits.
    virtual void takeBack(PendingAction pending, Failed failed) = 0;
    virtual void apply(PendingAction pending, const QString& title, Done done, Failed failed) = 0;
    virtual void drop(PendingAction pending, const QString& title, const QString& reason, Done done, Failed failed) = 0;

    /// Where in time an action of the past stands, in words; empty: it is one of now. One of the past cannot be dropped, and its
    /// window changes nothing of the fight as it is now.
    [[nodiscard]] virtual QString past() const { return {}; }

Q_SIGNALS:
    /// What was to be applied is not, because the game master wants it so.
    void heldBack();
};

}  // namespace hitspread

#pragma once

#include <QObject>

#include "rules/core/odds/effects.h"
#include "rules/core/systemfacets.h"
#include "services/undo/logentry.h"

#include <vector>

namespace hitspread {

class Fight;

/// One shot or blow of the past at somebody.
struct RememberedHit {
    EntryId entry = 0;  ///< what it was part of
    Deviation shot;
    Effects effects;
};

/// What an action did to one of its targets, shot by shot; nothing: it is no action with shots, or not on him.
[[nodiscard]] std::vector<RememberedHit> hitsIn(const ActionRecord& action, EntryId entry, RecordId target);

/// Where somebody was struck in the fight in view, read from its log: each entry once, and only while he is the one looked at.
/// What was taken back is not told.
class HitMemory : public QObject {
    Q_OBJECT

public:
    explicit HitMemory(const Fight& fight, QObject* parent = nullptr);

    /// Whom it is about from now on; 0: nobody.
    void lookAt(RecordId target);
    /// In the order in which they fell. The newest action is among them at once, those before it as soon as they are read.
    [[nodiscard]] std::vector<RememberedHit> hits() const;

Q_SIGNALS:
    /// More is known, or something no longer counts.
    void changed();

private:
    struct Read {
        std::vector<RememberedHit> hits;  ///< the oldest first
        std::vector<EntryId> standing;
    };

    void catchUp();
    /// Nothing is known, and what is on its way is about somebody else.
    void forget();
    [[nodiscard]] bool takeFromFight();
    /// The entries of those that still count, the oldest first.
    [[nodiscard]] std::vector<EntryId> counting() const;
    void take(Read fresh, EntryId newest);

    const Fight& m_fight;
    RecordId m_encounter = 0;
    RecordId m_target = 0;
    EntryId m_known = 0;  ///< the newest entry that was read
    bool m_isReading = false;
    int m_asked = 0;  ///< of several questions on their way the last counts
    Read m_read;
};

}  // namespace hitspread

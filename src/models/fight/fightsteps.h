#pragma once

#include "services/undo/logentry.h"

#include <QObject>

namespace hitspread {

class Fight;
class WhatIfService;

/// Going back and forth in a fight's log, and trying out from a place of it.
class FightSteps : public QObject {
    Q_OBJECT

public:
    explicit FightSteps(Fight& fight);

    void undo();
    void redo();
    /// Goes to any place of the fight's log, see HistoryService::moveTo.
    void moveTo(EntryId place);
    /// Puts in force again all that is undone, along the branch that was in force last.
    void moveToEnd();
    /// Leaves the fight as it is beside and tries something out from a place of it, see WhatIfService.
    void tryFrom(EntryId place);
    /// What is tried innermost is kept, or given up for the fight as it was.
    void keepTry();
    void dropTry();

private:
    void endTry(void (WhatIfService::*end)(RecordId, RecordId));

    Fight& m_fight;
};

}  // namespace hitspread

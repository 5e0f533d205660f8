#pragma once

#include <QObject>

#include "ui/attack/attackpanels.h"

class QAction;

namespace hitspread {

class CombatantsDock;
class Fight;
struct EncounterParts;

/// Somebody goes where earlier fire still reaches him: a command of the menu Attack and of every combatant's own. Which action
/// that is and what it starts from, the system says; the log is asked for what came before.
class CrossingCommand : public QObject {
    Q_OBJECT

public:
    CrossingCommand(Fight& fight, const EncounterParts& parts);

    /// He who is meant in the list goes where this gunner's fire reaches him; 0: the newest. Instead of the gunner himself whoever stands
    /// nearest against him.
    void ask(RecordId gunner);

Q_SIGNALS:
    void asked(const hitspread::Crossing& crossing);
    /// Why it cannot be, in words.
    void refused(const QString& words);

private:
    void refresh();

    Fight& m_fight;
    CombatantsDock& m_dock;
    QAction* m_cross;
};

}  // namespace hitspread

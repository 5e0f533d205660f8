#pragma once

#include "services/fight/encounterservice.h"

#include <QObject>

#include <string>
#include <vector>

namespace hitspread {

class Fight;
struct Lasting;
struct Rest;

/// Who is in a fight, on which side, and with which conditions. Each of these is one step for all who are named, and nothing for nobody.
class FightPeople : public QObject {
    Q_OBJECT

public:
    explicit FightPeople(Fight& fight);

    /// Characters of the library come into the fight; joined() tells who.
    void add(const Newcomers& newcomers) { addAll({newcomers}); }
    /// Several groups as one step.
    void addAll(const std::vector<Newcomers>& groups);
    void remove(const std::vector<RecordId>& combatants);
    void setSide(const std::vector<RecordId>& combatants, Side side);
    void setColour(const std::vector<RecordId>& combatants, int colour);
    /// Lets them flee, or come back.
    void setAway(const std::vector<RecordId>& combatants, bool away);
    void rename(RecordId combatant, const std::string& name);
    /// Puts a condition on them: one of the library, or with number 0 one made on the spot under that name.
    void putCondition(const std::vector<RecordId>& combatants, RecordId condition, const std::string& name,
                      const Lasting& lasting);
    /// Lets a condition somebody has go on for longer or shorter, or ends it.
    void setLasting(RecordId possession, const Lasting& lasting);
    void lift(RecordId possession);
    /// Hours and days after the fight pass for everybody, as one step of this title.
    void rest(const Rest& rest, const QString& title, const std::vector<ActionSetting>& more = {});

Q_SIGNALS:
    /// What add() brought; the snapshot has them.
    void joined(const std::vector<hitspread::RecordId>& combatants);

private:
    Fight& m_fight;
};

}  // namespace hitspread

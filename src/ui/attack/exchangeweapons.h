#pragma once

#include "services/fight/encounterservice.h"
#include "ui/attack/options/weaponchoice.h"

#include <QObject>

#include <map>
#include <optional>
#include <vector>

class QComboBox;

namespace hitspread {

class SidePanel;
struct ExchangePanels;
struct FightSnapshot;

/// With what two go at each other: the lists on both sides, and the order that comes of them. Whoever attacked with something takes it
/// up again.
class ExchangeWeapons : public QObject {
    Q_OBJECT

public:
    /// `guard`: label of what the defender has in hand.
    ExchangeWeapons(const ExchangePanels& panels, SidePanel& attacker, SidePanel& defender, const QString& guard);

    /// What somebody is to begin with the next time.
    void prefer(RecordId attacker, RecordId weapon) { m_last[attacker] = weapon; }
    /// Another campaign numbers its people and their things alike.
    void forget() { m_last.clear(); }
    void fill(const FightSnapshot& fight, const CombatantView& attacker, const CombatantView& defender);
    /// As an action that has begun has it, with whoever of the two is still there.
    void fill(const FightSnapshot& fight, const ActionOrder& order);
    /// What is chosen, done by the attacker to the defender; nothing: he has nothing to attack with.
    [[nodiscard]] std::optional<ActionOrder> order(const CombatantView& attacker, const CombatantView& defender);
    /// The defender may always think again.
    void setAttackEnabled(bool weapon, bool second);
    void showGuard(bool shown);

Q_SIGNALS:
    /// Something else was chosen.
    void chosen();

private:
    [[nodiscard]] std::vector<WeaponChoice> guardsOf(const CombatantView* defender) const;
    void showWeapons(const WeaponChoice* taken);
    void fillSecond(const CombatantView* attacker, RecordId taken);

    const ExchangePanels& m_panels;
    SidePanel& m_attacker;
    SidePanel& m_defender;
    QComboBox* m_weapon;
    QComboBox* m_second;
    QComboBox* m_guard;
    std::vector<WeaponChoice> m_attacks;
    std::vector<WeaponChoice> m_seconds;
    std::vector<WeaponChoice> m_guards;
    std::map<RecordId, RecordId> m_last;  ///< weapon by combatant
};

}  // namespace hitspread

#include "ui/attack/exchangeweapons.h"

#include "models/fight/fightsnapshot.h"
#include "ui/attack/exchangepanels.h"
#include "ui/attack/sidepanel.h"

#include <QComboBox>

#include <algorithm>

namespace hitspread {

ExchangeWeapons::ExchangeWeapons(const ExchangePanels& panels, SidePanel& attacker, SidePanel& defender,
                                 const QString& guard)
    : QObject(&attacker),
      m_panels(panels),
      m_attacker(attacker),
      m_defender(defender),
      m_weapon(attacker.addCombo(tr("Weapon"), QStringLiteral("attackerWeapon"))),
      m_second(attacker.addCombo(tr("Other hand"), QStringLiteral("secondWeapon"))),
      m_guard(defender.addCombo(guard, QStringLiteral("defenderWeapon")))
{
    for (QComboBox* combo : {m_weapon, m_second, m_guard})
        connect(combo, &QComboBox::activated, this, &ExchangeWeapons::chosen);
}

void ExchangeWeapons::fill(const FightSnapshot& fight, const CombatantView& attacker, const CombatantView& defender)
{
    m_attacks = m_panels.attacks(attacker, fight.encounter.switches);
    m_guards = guardsOf(&defender);
    const auto last = m_last.find(attacker.combatant.id);
    const auto known = last == m_last.end() ? m_attacks.end()
                                            : std::ranges::find(m_attacks, last->second, &WeaponChoice::possession);
    showWeapons(known != m_attacks.end() ? &*known : m_panels.first(m_attacks));
    fillHands(*m_guard, m_guards, readiest(m_guards));
    fillSecond(&attacker, 0);
}

void ExchangeWeapons::fill(const FightSnapshot& fight, const ActionOrder& order)
{
    const CombatantView* attacker = fight.find(order.actor);
    const WeaponChoice weapon{.words = {}, .action = {}, .possession = order.weapon, .bareHand = order.bareHand};
    const WeaponChoice guard{.words = {}, .action = {}, .possession = order.targetWeapon};
    m_attacks = attacker ? m_panels.attacks(*attacker, fight.encounter.switches) : std::vector<WeaponChoice>();
    m_guards = guardsOf(fight.find(order.target));
    showWeapons(&weapon);
    fillHands(*m_guard, m_guards, &guard);
    fillSecond(attacker, order.offHandWeapon);
}

std::vector<WeaponChoice> ExchangeWeapons::guardsOf(const CombatantView* defender) const
{
    return defender && m_panels.guards ? m_panels.guards(*defender) : std::vector<WeaponChoice>();
}

void ExchangeWeapons::showWeapons(const WeaponChoice* taken)
{
    fillHands(*m_weapon, m_attacks, taken);
    // What is done with the body alone leaves nothing to choose, and has no name.
    m_attacker.showCombo(*m_weapon, m_attacks.size() != 1 || !m_attacks.front().words.isEmpty());
}

void ExchangeWeapons::fillSecond(const CombatantView* attacker, RecordId taken)
{
    const WeaponChoice* first = handAt(m_attacks, *m_weapon);
    const bool mayHave = attacker && first && m_panels.seconds;
    m_seconds = mayHave ? m_panels.seconds(*attacker, *first) : std::vector<WeaponChoice>();
    if (!m_seconds.empty())
        m_seconds.insert(m_seconds.begin(), WeaponChoice{.words = tr("nothing"), .action = {}});
    const WeaponChoice second{.words = {}, .action = {}, .possession = taken};
    fillHands(*m_second, m_seconds, &second);
    m_attacker.showCombo(*m_second, !m_seconds.empty());
}

std::optional<ActionOrder> ExchangeWeapons::order(const CombatantView& attacker, const CombatantView& defender)
{
    const WeaponChoice* weapon = handAt(m_attacks, *m_weapon);
    if (!weapon)
        return std::nullopt;
    const WeaponChoice* second = handAt(m_seconds, *m_second);
    fillSecond(&attacker, second ? second->possession : 0);
    second = handAt(m_seconds, *m_second);
    const WeaponChoice* guard = handAt(m_guards, *m_guard);
    prefer(attacker.combatant.id, weapon->possession);
    ActionOrder order;
    order.action = weapon->action;
    order.encounter = attacker.combatant.encounter;
    order.actor = attacker.combatant.id;
    order.target = defender.combatant.id;
    order.weapon = weapon->possession;
    order.bareHand = weapon->bareHand;
    order.offHandWeapon = second ? second->possession : 0;
    order.targetWeapon = guard ? guard->possession : 0;
    return order;
}

void ExchangeWeapons::setAttackEnabled(bool weapon, bool second)
{
    m_weapon->setEnabled(weapon);
    m_second->setEnabled(second);
}

void ExchangeWeapons::showGuard(bool shown)
{
    // Where all he holds is in it by itself there is nothing to choose.
    m_defender.showCombo(*m_guard, shown && !m_guards.empty());
}

}  // namespace hitspread

#include "ui/attack/exchangearms.h"

#include "models/fightsnapshot.h"
#include "ui/attack/exchangepanels.h"
#include "ui/attack/sidepanel.h"

#include <QComboBox>

#include <algorithm>

namespace hitspread {

ExchangeArms::ExchangeArms(const ExchangePanels& panels, SidePanel& attacker, SidePanel& defender, const QString& guard)
    : QObject(&attacker),
      m_panels(panels),
      m_attacker(attacker),
      m_defender(defender),
      m_weapon(attacker.addCombo(tr("Weapon"), QStringLiteral("attackerWeapon"))),
      m_second(attacker.addCombo(tr("Other hand"), QStringLiteral("secondWeapon"))),
      m_guard(defender.addCombo(guard, QStringLiteral("defenderWeapon")))
{
    for (QComboBox* combo : {m_weapon, m_second, m_guard})
        connect(combo, &QComboBox::activated, this, &ExchangeArms::chosen);
}

void ExchangeArms::fill(const FightSnapshot& fight, const CombatantView& attacker, const CombatantView& defender)
{
    m_attacks = m_panels.attacks(attacker, fight.encounter.switches);
    m_guards = guardsOf(&defender);
    const auto last = m_last.find(attacker.combatant.id);
    const auto known = last == m_last.end() ? m_attacks.end()
                                            : std::ranges::find(m_attacks, last->second, &HandChoice::possession);
    showWeapons(known != m_attacks.end() ? &*known : m_panels.first(m_attacks));
    fillHands(*m_guard, m_guards, readiest(m_guards));
    fillSecond(&attacker, 0);
}

void ExchangeArms::fill(const FightSnapshot& fight, const ActionOrder& order)
{
    const CombatantView* attacker = fight.find(order.actor);
    const HandChoice weapon{.words = {}, .action = {}, .possession = order.weapon, .bareHand = order.bareHand};
    const HandChoice guard{.words = {}, .action = {}, .possession = order.targetWeapon};
    m_attacks = attacker ? m_panels.attacks(*attacker, fight.encounter.switches) : std::vector<HandChoice>();
    m_guards = guardsOf(fight.find(order.target));
    showWeapons(&weapon);
    fillHands(*m_guard, m_guards, &guard);
    fillSecond(attacker, order.offHandWeapon);
}

std::vector<HandChoice> ExchangeArms::guardsOf(const CombatantView* defender) const
{
    return defender && m_panels.guards ? m_panels.guards(*defender) : std::vector<HandChoice>();
}

void ExchangeArms::showWeapons(const HandChoice* taken)
{
    fillHands(*m_weapon, m_attacks, taken);
    // What is done with the body alone leaves nothing to choose, and has no name.
    m_attacker.showCombo(*m_weapon, m_attacks.size() != 1 || !m_attacks.front().words.isEmpty());
}

void ExchangeArms::fillSecond(const CombatantView* attacker, RecordId taken)
{
    const HandChoice* first = handAt(m_attacks, *m_weapon);
    const bool mayHave = attacker && first && m_panels.seconds;
    m_seconds = mayHave ? m_panels.seconds(*attacker, *first) : std::vector<HandChoice>();
    if (!m_seconds.empty())
        m_seconds.insert(m_seconds.begin(), HandChoice{.words = tr("nothing"), .action = {}});
    const HandChoice second{.words = {}, .action = {}, .possession = taken};
    fillHands(*m_second, m_seconds, &second);
    m_attacker.showCombo(*m_second, !m_seconds.empty());
}

std::optional<ActionOrder> ExchangeArms::order(const CombatantView& attacker, const CombatantView& defender)
{
    const HandChoice* weapon = handAt(m_attacks, *m_weapon);
    if (!weapon)
        return std::nullopt;
    const HandChoice* second = handAt(m_seconds, *m_second);
    fillSecond(&attacker, second ? second->possession : 0);
    second = handAt(m_seconds, *m_second);
    const HandChoice* guard = handAt(m_guards, *m_guard);
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

void ExchangeArms::setAttackEnabled(bool weapon, bool second)
{
    m_weapon->setEnabled(weapon);
    m_second->setEnabled(second);
}

void ExchangeArms::showGuard(bool shown)
{
    // Where all he holds is in it by itself there is nothing to choose.
    m_defender.showCombo(*m_guard, shown && !m_guards.empty());
}

}  // namespace hitspread

#pragma once

#include "rules/systems/percentile/attack.h"
#include "rules/systems/percentile/clash.h"
#include "rules/systems/percentile/vocabulary.h"
#include "services/action/actionrecord.h"
#include "support/formergiven.h"
#include "support/threed.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace hitspread::support {

/// Cass strikes at Ardent; both have a sword and a skill with it.
inline percentile::Attack swordBlow()
{
    percentile::Attack attack;
    attack.attacker.name = "Cass";
    attack.attacker.dex = 48;
    attack.attacker.meleeSkills.set("Sword", 55);
    attack.weapon.skill = "Sword";
    attack.weapon.kind = percentile::WeaponKind::Melee;
    attack.weapon.damageSides = 10;
    attack.target.name = "Ardent";
    attack.target.meleeSkills.set("Sword", 60);
    attack.targetWeapon = {attack.weapon};
    return attack;
}

/// Cass with a sword of 80 against Ardent with one of 70, by whatever clashes.
inline percentile::Clash swordClash()
{
    percentile::Clash clash;
    clash.attacker.name = "Cass";
    clash.attacker.meleeSkills.set("Sword", 80);
    clash.target.name = "Ardent";
    clash.target.meleeSkills.set("Sword", 70);
    for (percentile::Weapon* weapon : {&clash.weapon, &clash.targetWeapon}) {
        weapon->skill = "Sword";
        weapon->kind = percentile::WeaponKind::Melee;
    }
    return clash;
}

/// By percentile rules with these dice and choices, the same for every element but the second, who may have others.
template <typename Action>
ActionRecord answered(const char* id, const Action& action, const std::vector<std::pair<percentile::Query, int>>& dice,
                      const std::vector<std::pair<percentile::Query, int>>& ofSecond = {})
{
    class Told final : public Answerer {
    public:
        using Dice = std::vector<std::pair<percentile::Query, int>>;
        Told(const Dice& dice, const Dice& ofSecond) : m_dice(dice), m_ofSecond(ofSecond) {}
        bool answer(const Question& question, Answer& answer) override
        {
            const auto query = static_cast<percentile::Query>(question.key.name);
            auto found = std::ranges::find(m_ofSecond, query, &Dice::value_type::first);
            if (question.key.index != 1 || found == m_ofSecond.end()) {
                found = std::ranges::find(m_dice, query, &Dice::value_type::first);
                if (found == m_dice.end()) {
                    const auto choice = formerlyGiven(question, [this](std::uint16_t name) {
                        const auto at = std::ranges::find(m_dice, static_cast<percentile::Query>(name),
                                                          &Dice::value_type::first);
                        return at == m_dice.end() ? std::nullopt : std::optional(at->second);
                    });
                    answer = Answer::ofChoice(question.key, choice.value_or(0), Origin::Typed);
                    return choice.has_value();
                }
            }
            const std::array<std::uint8_t, 1> faces{static_cast<std::uint8_t>(found->second)};
            answer = question.kind == QuestionKind::Roll ? Answer::ofFaces(question.key, faces, Origin::Typed)
                                                         : Answer::ofChoice(question.key, found->second, Origin::Typed);
            return true;
        }

    private:
        const Dice& m_dice;
        const Dice& m_ofSecond;
    };
    Told answerer(dice, ofSecond);
    ActionRecord record;
    record.system = "percentile";
    record.action = id;
    record.request.input = action;
    record.findings = resolvedBy(action, answerer);
    return record;
}

}  // namespace hitspread::support

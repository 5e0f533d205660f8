#pragma once

#include "rules/systems/percentile/attack.h"
#include "rules/systems/percentile/vocabulary.h"
#include "services/action.h"
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

/// By percentile rules with these dice and choices, the same for every element.
template <typename Action>
ActionRecord answered(const char* id, const Action& action, const std::vector<std::pair<percentile::Query, int>>& dice)
{
    class Told final : public Answerer {
    public:
        explicit Told(const std::vector<std::pair<percentile::Query, int>>& dice) : m_dice(dice) {}
        bool answer(const Question& question, Answer& answer) override
        {
            const auto found = std::ranges::find(m_dice, static_cast<percentile::Query>(question.key.name),
                                                 &std::pair<percentile::Query, int>::first);
            if (found == m_dice.end())
                return false;
            const std::array<std::uint8_t, 1> faces{static_cast<std::uint8_t>(found->second)};
            answer = question.kind == QuestionKind::Roll ? Answer::ofFaces(question.key, faces, Origin::Typed)
                                                         : Answer::ofChoice(question.key, found->second, Origin::Typed);
            return true;
        }

    private:
        const std::vector<std::pair<percentile::Query, int>>& m_dice;
    };
    Told answerer(dice);
    ActionRecord record;
    record.system = "percentile";
    record.action = id;
    record.request.input = action;
    record.findings = resolvedBy(action, answerer);
    return record;
}

}  // namespace hitspread::support

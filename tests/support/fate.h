#pragma once

#include "rules/systems/outcome/attack.h"
#include "rules/systems/outcome/vocabulary.h"
#include "services/action/actionrecord.h"
#include "support/formergiven.h"
#include "support/threed.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace hitspread::support {

/// Faces of four dice of -1, 0 and +1 that come to an outcome, as places from 1.
inline std::array<std::uint8_t, 4> fateFaces(int outcome)
{
    std::array<std::uint8_t, 4> faces{2, 2, 2, 2};
    for (std::size_t i = 0; outcome != 0 && i < faces.size(); ++i) {
        faces[i] = outcome > 0 ? 3 : 1;
        outcome += outcome > 0 ? -1 : 1;
    }
    return faces;
}

/// Cass strikes at Ardent: Melee +3 with a sword of +2, against Melee +2, Physique +1 and 1 point of armour.
inline outcome::Attack fateBlow()
{
    outcome::Attack attack;
    attack.attacker.name = "Cass";
    attack.attacker.melee = 3;
    attack.weapon.kind = outcome::WeaponKind::Melee;
    attack.weapon.damageBonus = 2;
    attack.target.name = "Ardent";
    attack.target.melee = 2;
    attack.target.physique = 1;
    attack.target.wornArmour = 1;
    return attack;
}

/// What a roll of four dice comes to, or which choice is made.
using FateAnswers = std::vector<std::pair<outcome::Query, int>>;

/// By opposed outcome rules with these outcomes and choices, the same for every element.
template <typename Action>
ActionRecord fated(const Action& action, const FateAnswers& answers)
{
    class Told final : public Answerer {
    public:
        explicit Told(const FateAnswers& answers) : m_answers(answers) {}
        bool answer(const Question& question, Answer& answer) override
        {
            const auto query = static_cast<outcome::Query>(question.key.name);
            const auto found = std::ranges::find(m_answers, query, &FateAnswers::value_type::first);
            if (found == m_answers.end()) {
                const auto choice = formerlyGiven(question, [this](std::uint16_t name) {
                    const auto at = std::ranges::find(m_answers, static_cast<outcome::Query>(name),
                                                      &FateAnswers::value_type::first);
                    return at == m_answers.end() ? std::nullopt : std::optional(at->second);
                });
                answer = Answer::ofChoice(question.key, choice.value_or(0), Origin::Typed);
                return choice.has_value();
            }
            answer = question.kind == QuestionKind::Roll
                ? Answer::ofFaces(question.key, fateFaces(found->second), Origin::Typed, -1)
                : Answer::ofChoice(question.key, found->second, Origin::Typed);
            return true;
        }

    private:
        const FateAnswers& m_answers;
    };
    Told answerer(answers);
    ActionRecord record;
    record.system = "outcome";
    record.action = Action::kAction.id;
    record.request.input = action;
    record.findings = resolvedBy(action, answerer);
    return record;
}

}  // namespace hitspread::support

#pragma once

#include "rules/core/dice/dice.h"
#include "rules/core/input.h"
#include "rules/systems/threed/guns/volley.h"
#include "rules/systems/threed/melee/handweapons.h"

#include <array>
#include <cstdint>
#include <vector>

/// People, weapons and actions of random fights, drawn inside rapidcheck's cases.
namespace hitspread::threed {

/// Somebody with everything a fight can be fought with.
struct Fighter {
    Character who;
    Condition condition;
    Weapon gun, pistol;
    WeaponState gunState, pistolState;
    Ammunition rounds;
    MeleeWeapon blade;
    ItemState bladeState;
    ThrownWeapon dart;
    ItemState dartState;
    Grenade grenade;
    ItemState grenadeState;
    std::vector<Armour> armour;
    std::vector<ArmourState> armourState;
};

struct Fight {
    std::vector<Fighter> fighters;
    Switches switches;
    std::int32_t round = 1;
    std::int32_t phase = 3;  ///< that of an imagined round 0, which ends as the fight begins
    bool runs = false;
};

/// One entry of a fight's log: what was declared, and how the dice fell.
struct SimpleAction {
    std::size_t action = 0;
    std::size_t actor = 0;
    std::size_t target = 1;
    std::array<std::int32_t, 8> numbers{};  ///< whatever the action makes of them
    std::uint64_t seed = 0;
    Answers answers;
};

/// Numbers of a fight, each as likely as any: rapidcheck's own grow with the size of a case, so that some actions would hardly
/// ever come.
class Luck {
public:
    Luck();
    int between(int low, int high)
    {
        return low + static_cast<int>(m_stream.below(static_cast<std::uint32_t>(high - low + 1)));
    }
    std::uint64_t seed() { return m_stream.next(); }

private:
    RandomStream m_stream;
};

[[nodiscard]] Fighter someFighter(Luck& luck, int number);
[[nodiscard]] Switches someSwitches(Luck& luck);
/// Of one of `kinds` kinds, between three fighters.
[[nodiscard]] SimpleAction someAction(Luck& luck, std::size_t kinds);

/// Rolls by the seed, and takes choices by the numbers of the action, never only the presets.
class ActionAnswerer final : public Answerer {
public:
    explicit ActionAnswerer(const SimpleAction& action) : m_dice(action.seed), m_action(action) {}
    bool answer(const Question& question, Answer& answer) override
    {
        if (question.kind != QuestionKind::Choice)
            return m_dice.answer(question, answer);
        RandomStream stream(m_action.seed + question.key.name * 131U + question.key.index);
        std::vector<std::int32_t> open;
        for (std::int32_t choice = question.minimum; choice <= question.maximum; ++choice) {
            if (question.allows(choice))
                open.push_back(choice);
        }
        answer = Answer::ofChoice(question.key, open[stream.below(static_cast<std::uint32_t>(open.size()))],
                                  Origin::Given);
        return true;
    }

private:
    SeededAnswerer m_dice;
    const SimpleAction& m_action;
};

/// A hex of the box around a body.
[[nodiscard]] Hex aimOf(const SimpleAction& action);

}  // namespace hitspread::threed

#pragma once

#include "rules/systems/twod6/grapple.h"
#include "rules/systems/twod6/monitor.h"
#include "rules/systems/twod6/round.h"
#include "rules/systems/twod6/simpleactions.h"
#include "twod6/fighters.h"

#include <QtGlobal>

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hitspread::twod6::test {

/// Faces as they lie, left to right.
inline Given lie(Query query, std::string_view shown, std::uint16_t index = 0)
{
    std::vector<std::uint8_t> faces;
    for (const char face : shown)
        faces.push_back(static_cast<std::uint8_t>(face - '0'));
    return dice(query, std::move(faces), index);
}

using AllDice = std::vector<Given>;

/// People through a fight, action by action; each is meant by his place, counted from 1. Who has no part in an action is tied to it.
class Played {
public:
    std::vector<Fighter> people;
    Switches switches;
    std::int32_t round = 0;
    bool tellsProne = true;

    [[nodiscard]] Fighter& operator[](std::size_t who) { return people[who - 1]; }
    [[nodiscard]] Condition& condition(std::size_t who) { return people[who - 1].condition; }

    /// Any action about some of them. `keep` copies what became of them.
    template <typename Action, typename Keep>
    Resolution run(Action action, const AllDice& answers, const Keep& keep)
    {
        const Input input = action;
        for (const Refusal& refusal : input.validate(nullptr))
            qWarning("refused: %u", static_cast<unsigned>(refusal.code));
        const Resolution resolution = resolved(input, answers);
        if (resolution.open)
            qWarning("open: %u[%u]", static_cast<unsigned>(resolution.open->key.name),
                     static_cast<unsigned>(resolution.open->key.index));
        keep(after(std::move(action), resolution));
        return resolution;
    }
    /// Those of an action that has a list of who are tied to its people: all others.
    [[nodiscard]] std::vector<Bound> boundBut(const std::vector<std::size_t>& named) const
    {
        std::vector<Bound> bound;
        for (const std::size_t who : othersThan(named))
            bound.push_back({people[who - 1].character, people[who - 1].condition});
        return bound;
    }
    void keepBound(const std::vector<Bound>& bound, const std::vector<std::size_t>& named)
    {
        std::size_t i = 0;
        for (const std::size_t who : othersThan(named))
            condition(who) = bound[i++].condition;
    }

    Resolution nextRound(const AllDice& answers = {})
    {
        RoundChange change;
        change.members = people;
        for (std::size_t i = 0; i < people.size(); ++i)
            change.memberOptions.push_back({static_cast<std::int32_t>(i) + 1, {}});
        change.options = {round > 0, true, std::max(round, 1)};
        change.switches = switches;
        ++round;
        return run(std::move(change), answers, [&](const RoundChange& done) { people = done.members; });
    }

    /// One strike or shot; `declare` says how, and who are near.
    Resolution attack(
        std::size_t who, std::size_t weapon, std::size_t whom, const AllDice& answers,
        const std::function<void(AttackOptions&)>& declare = [](AttackOptions&) {},
        const std::vector<std::pair<std::size_t, NearOptions>>& near = {})
    {
        std::vector<std::size_t> named{who, whom};
        Attack attack;
        attack.character.push_back((*this)[who]);
        attack.weapon = (*this)[who].weapons[weapon];
        attack.weaponState = (*this)[who].weaponStates[weapon];
        attack.target.push_back((*this)[whom]);
        attack.switches = switches;
        for (const auto& [one, options] : near) {
            attack.target.push_back((*this)[one]);
            attack.nearOptions.resize(attack.target.size());
            attack.nearOptions.back() = options;
            attack.nearOptions.back().number = static_cast<std::int32_t>(one);
            named.push_back(one);
        }
        attack.bound = boundBut(named);
        preset(attack);
        attack.options.who = static_cast<std::int32_t>(who);
        attack.options.whom = static_cast<std::int32_t>(whom);
        attack.options.with = static_cast<std::int32_t>(weapon) + 1;
        attack.options.round = round;
        declare(attack.options);
        return run(std::move(attack), answers, [&](const Attack& done) {
            (*this)[who] = done.character[0];
            (*this)[who].weaponStates[weapon].shotsLeft = done.weaponState.shotsLeft;
            (*this)[whom] = done.target[0];
            for (std::size_t i = 0; i < near.size(); ++i)
                (*this)[near[i].first] = done.target[i + 1];
            keepBound(done.bound, named);
        });
    }

    Resolution grapple(
        std::size_t who, std::size_t whom, const AllDice& answers,
        const std::function<void(GrappleOptions&)>& declare = [](GrappleOptions&) {})
    {
        Grapple grapple;
        grapple.character.push_back((*this)[who]);
        grapple.target.push_back((*this)[whom]);
        grapple.switches = switches;
        grapple.bound = boundBut({who, whom});
        grapple.options.who = static_cast<std::int32_t>(who);
        grapple.options.whom = static_cast<std::int32_t>(whom);
        grapple.options.round = round;
        declare(grapple.options);
        return run(std::move(grapple), answers, [&](const Grapple& done) {
            (*this)[who] = done.character[0];
            (*this)[whom] = done.target[0];
            keepBound(done.bound, {who, whom});
        });
    }

    /// What somebody does to one other, both with their conditions alone.
    template <typename Action>
    Resolution between(
        std::size_t who, std::size_t whom, const AllDice& answers = {},
        const std::function<void(Action&)>& declare = [](Action&) {})
    {
        Action action;
        action.character = (*this)[who].character;
        action.condition = condition(who);
        action.target = (*this)[whom].character;
        action.targetCondition = condition(whom);
        action.switches = switches;
        action.options.who = static_cast<std::int32_t>(who);
        action.options.whom = static_cast<std::int32_t>(whom);
        declare(action);
        return run(std::move(action), answers, [&](const Action& done) {
            condition(who) = done.condition;
            condition(whom) = done.targetCondition;
        });
    }

    template <typename Options>
    Resolution action(std::size_t who, const Options& options)
    {
        SimpleAction<Options> deed;
        deed.character = (*this)[who].character;
        deed.condition = condition(who);
        deed.options = options;
        deed.switches = switches;
        return run(std::move(deed), {}, [&](const SimpleAction<Options>& done) { condition(who) = done.condition; });
    }

    template <typename Options>
    Resolution handle(std::size_t who, std::size_t weapon, const Options& options)
    {
        Handling<Options> deed;
        deed.character = (*this)[who].character;
        deed.condition = condition(who);
        deed.weapon = (*this)[who].weapons[weapon];
        deed.weaponState = (*this)[who].weaponStates[weapon];
        deed.options = options;
        deed.switches = switches;
        return run(std::move(deed), {}, [&](const Handling<Options>& done) {
            condition(who) = done.condition;
            (*this)[who].weaponStates[weapon] = done.weaponState;
        });
    }

    Resolution aim(std::size_t who, std::size_t weapon, std::size_t whom)
    {
        CarefulAim aim;
        aim.character = (*this)[who].character;
        aim.condition = condition(who);
        aim.weapon = (*this)[who].weapons[weapon];
        aim.weaponState = (*this)[who].weaponStates[weapon];
        aim.options.with = static_cast<std::int32_t>(weapon) + 1;
        aim.options.whom = static_cast<std::int32_t>(whom);
        aim.switches = switches;
        return run(std::move(aim), {}, [&](const CarefulAim& done) { condition(who) = done.condition; });
    }

    [[nodiscard]] std::int32_t shots(std::size_t who, std::size_t weapon = 0) const
    {
        return people[who - 1].weaponStates[weapon].shotsLeft;
    }
    /// Those who are still to act, in their order, by name.
    [[nodiscard]] std::string order() const;
    /// As the paper writes it, items in alphabetical order; shots and how far somebody moved are told elsewhere.
    [[nodiscard]] std::string stateOf(std::size_t who) const;

private:
    [[nodiscard]] std::vector<std::size_t> othersThan(const std::vector<std::size_t>& named) const
    {
        std::vector<std::size_t> others;
        for (std::size_t who = 1; who <= people.size(); ++who) {
            if (std::ranges::find(named, who) == named.end())
                others.push_back(who);
        }
        return others;
    }
    [[nodiscard]] std::string nameOf(std::int32_t who) const
    {
        return people[static_cast<std::size_t>(who) - 1].character.name;
    }
    [[nodiscard]] std::vector<std::string> itemsOf(const Fighter& one) const;
};

}  // namespace hitspread::twod6::test

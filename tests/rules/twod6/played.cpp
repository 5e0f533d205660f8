#include "twod6/played.h"

#include <array>

namespace hitspread::twod6::test {

namespace {

constexpr std::array<std::string_view, kLocations> kPlaces{"Head", "Torso", "L Arm", "R Arm", "L Leg", "R Leg"};
constexpr std::array<std::string_view, 4> kLineNames{"GOOD", "FAIR", "POOR", "FULL"};

std::string joined(const std::vector<std::string>& items, std::string_view by)
{
    std::string all;
    for (const std::string& item : items) {
        if (!all.empty())
            all += by;
        all += item;
    }
    return all;
}

/// What a location suffers from.
std::string woundOf(const Condition& now, Location location)
{
    const auto place = static_cast<std::size_t>(location);
    std::string text = std::string(kPlaces[place]) + ' '
        + (now.wounds[place] == Wound::Disabled ? "Disabled" : "Incapacitated");
    if (isIn(now.operated, location))
        text += ", surgery done";
    if (now.daysLeft[place] > 0)
        text += ", " + std::to_string(now.daysLeft[place]) + " days left";
    return text;
}

}  // namespace

std::string Played::order() const
{
    const TwoD6Time time;
    std::vector<std::pair<std::array<std::int32_t, 5>, std::string>> all;
    const AnyRecord rules(switchesRecord, &switches);
    for (const Fighter& one : people) {
        const Standing standing = time.standing(AnyRecord(characterRecord, &one.character),
                                                AnyRecord(conditionRecord, &one.condition), rules);
        if (standing.isActive && standing.left > 0)
            all.emplace_back(standing.keys, one.character.name);
    }
    std::ranges::stable_sort(all, {}, [](const auto& one) { return one.first; });
    std::vector<std::string> names;
    for (const auto& [keys, name] : all)
        names.push_back(name);
    return joined(names, " ");
}

std::vector<std::string> Played::itemsOf(const Fighter& one) const
{
    const Condition& now = one.condition;
    std::vector<std::string> items;
    const auto when = [&items](bool is, const std::string& item) {
        if (is)
            items.push_back(item);
    };
    for (std::size_t i = 0; i < kLocations; ++i) {
        if (now.wounds[i] != Wound::Ok)
            items.push_back(woundOf(now, static_cast<Location>(i)));
    }
    for (const Holder& holder : now.heldBy)
        items.push_back("held by " + nameOf(holder.who));
    if (now.holding != 0)
        items.push_back("holds " + nameOf(now.holding));
    if (now.aimRounds > 0)
        items.push_back("careful aim " + std::to_string(now.aimRounds) + " (" + nameOf(now.aimAt) + ')');
    if (now.treats != 0)
        items.push_back("Medtech on " + nameOf(now.treats) + " round " + std::to_string(now.treatRounds) + " of 6");
    when(now.allOut, "all-out");
    when(now.movement == Movement::Evaded, "evading");
    when(now.cover == Cover::Partial, "partial cover (legs)");
    when(now.prone && tellsProne, "prone");
    when(now.stabilised, "stabilised");
    for (std::size_t i = 0; i < one.armour.size(); ++i)
        when(one.armour[i].pool != kNoEntry && one.armourState[i].poolLeft != one.armour[i].pool,
             "plate pool " + std::to_string(one.armourState[i].poolLeft));
    return items;
}

std::string Played::stateOf(std::size_t who) const
{
    const Fighter& one = people[who - 1];
    const Monitor monitor = monitorOf(one.condition);
    const std::int32_t bld = one.character.bld;
    std::string text = 'L' + std::to_string(monitor.lethal) + " F" + std::to_string(monitor.filled) + ' '
        + std::string(kLineNames[static_cast<std::size_t>(lineOf(monitor, bld))]) + " WF"
        + std::to_string(woundFactor(monitor, bld));
    if (one.condition.dead)
        return text + " DEAD";
    text += one.condition.unconscious ? " UNCONSCIOUS" : "";
    std::vector<std::string> items = itemsOf(one);
    std::ranges::sort(items);
    return items.empty() ? text : text + " (" + joined(items, "; ") + ')';
}

}  // namespace hitspread::twod6::test

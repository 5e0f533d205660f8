#include "models/history/changelines.h"
#include "models/systems/threed/threedfacets.h"

#include "rules/systems/registry.h"
#include "rules/systems/threed/character.h"
#include "rules/systems/threed/harm/healing.h"
#include "rules/systems/threed/person.h"
#include "rules/systems/threed/turn/split.h"
#include "text/fields.h"
#include "text/labels.h"
#include "text/logwords.h"
#include "text/naming.h"
#include "text/systems/threed/changewords.h"
#include "text/systems/threed/combatantwords.h"

#include <algorithm>
#include <array>
#include <utility>

namespace hitspread::threed {

namespace {

/// How many of a list still count, where the list itself stays as long as it is; empty words: its length says it.
ChangeWords counted(Listed listed, std::int32_t before, std::int32_t after, bool isAsLong)
{
    return isAsLong && before != after
        ? ChangeWords{nameOf(listed), text::number(before), text::number(after), Fact::Wound, {}}
        : ChangeWords{};
}

/// What follows from other fields, or is counted by the rules for themselves: when the bleeding began, who crossed an area.
constexpr std::array<std::string_view, 6> kToldElsewhere{"splitSkill", "zoneCrossers",  "aimTarget",
                                                         "aimWeapon",  "bleedingRound", "nextBleedingWound"};

/// What is a choice, and how grave it is.
constexpr std::array<std::pair<std::string_view, Fact>, 3> kChoices{
    {{"dead", Fact::Death}, {"unconscious", Fact::Consciousness}, {"posture", Fact::Posture}}};

}  // namespace

std::optional<ChangeWords> changeWords(const ConditionPair& pair, const FieldDeclaration& declared, std::size_t index)
{
    const auto& who = pair.character.as<Character>();
    const auto& was = pair.before.as<Condition>();
    const auto& is = pair.after.as<Condition>();
    const System& system = *findSystem("threed");
    const std::string_view field = declared.id;
    // Which skill a rank is of is told with the rank, and at whom aims are with the aims.
    if (text::isInner(declared) || std::ranges::find(kToldElsewhere, field) != kToldElsewhere.end())
        return ChangeWords{};
    const QString what = text::placeName(text::Naming::usual(system), conditionRecord, declared, 0);
    if (field == "aims") {
        const std::int32_t whom = is.aims > 0 ? is.aimTarget : was.aimTarget;
        return ChangeWords{aimsName(whom != 0 && pair.nameOf ? pair.nameOf(whom) : QString()), text::number(was.aims),
                           text::number(is.aims)};
    }
    if (field == "shooters")
        return ChangeWords{what, shootersWords(was.shooters), shootersWords(is.shooters)};
    if (field == "initiativeLoss")
        return ChangeWords{what, initiativeLossWords(was.initiativeLoss), initiativeLossWords(is.initiativeLoss)};
    if (field == "splitRank") {
        const std::string_view skill = skillOf(who, is.splitSkill[index]);
        const std::string_view name = skill.empty() ? skillOf(who, was.splitSkill[index]) : skill;
        return ChangeWords{splitPartName(system, name), splitRankWords(who, was, index),
                           splitRankWords(who, is, index)};
    }
    // The list grows by one with each of them, and those that are closed stay in it.
    if (field == "woundsOpen" || field == "woundCount")
        return counted(Listed::OpenWounds, openWounds(was), openWounds(is),
                       field == "woundCount" || was.wounds.size() == is.wounds.size());
    if (field == "stuckRemoved")
        return counted(Listed::StuckBullets, stuckBullets(was), stuckBullets(is), was.stuck.size() == is.stuck.size());
    if (const auto choice = std::ranges::find(kChoices, field, &std::pair<std::string_view, Fact>::first);
        choice != kChoices.end()) {
        const bool isByLoss = choice->second == Fact::Death && is.dead == Dead::Location;
        return ChangeWords{what,
                           choiceWords(system, declared, was),
                           isByLoss ? deathWords(system, fatalLocation(who, is)) : choiceWords(system, declared, is),
                           choice->second,
                           {}};
    }
    if (field == "damage" || field == "bruises")
        return gaugeWords(Fact::Location, text::location(text::Naming::usual(system), kLocationIds[index]),
                          {hitsLeft(who, was, index), hitsLeft(who, is, index), who.hitsMax[index]});
    if (field == "standardTotal" || field == "bruisingTotal")
        return gaugeWords(Fact::Track, incapName(), {incapLeft(who, was), incapLeft(who, is), who.incapMax});
    return std::nullopt;
}

}  // namespace hitspread::threed

#pragma once

#include "models/fight/digest.h"
#include "models/history/changelines.h"
#include "models/systemview.h"
#include "rules/core/declare/bundles.h"
#include "rules/core/trace/resolution.h"
#include "services/fight/encounterservice.h"

#include <QString>
#include <QStringList>

#include <algorithm>
#include <string_view>
#include <vector>

/// How a system's view reads, as lists of words: what its tests compare.
namespace hitspread::support {

inline CombatantView named(RecordId id, const char* name)
{
    CombatantView view;
    view.combatant.id = id;
    view.combatant.name = name;
    return view;
}

/// What the digest of somebody is made of; it lasts no longer than he and the house rules do.
template <typename Kit>
DigestSource digestSourceOf(const bundle::Fighter<Kit>& who, const typename Kit::Switches& switches,
                            const std::vector<CombatantView>& others)
{
    DigestSource source{.character = AnyRecord(Kit::kCharacter, &who.character),
                        .condition = AnyRecord(Kit::kCondition, &who.condition),
                        .armour = {},
                        .armourState = {},
                        .switches = AnyRecord(Kit::kSwitches, &switches),
                        .others = others};
    for (std::size_t i = 0; i < who.armour.size(); ++i) {
        source.armour.emplace_back(Kit::kArmour, &who.armour[i]);
        source.armourState.emplace_back(Kit::kArmourState, &who.armourState[i]);
    }
    return source;
}

inline QStringList chipsOf(const Digest& digest)
{
    QStringList words;
    for (const Chip& chip : digest.chips)
        words << chip.text;
    return words;
}

inline QStringList forcesOf(const Digest& digest)
{
    QStringList words;
    for (const Force& force : digest.forces)
        words << (force.value.isEmpty() ? force.text : force.text + u": "_qs + force.value);
    return words;
}

/// Actions by their words; "next" and "sheet", which are of no system, by those.
inline QStringList wordsOfAll(const ActionsFacet& actions, const std::vector<ActionPlan>& plans)
{
    QStringList words;
    for (const ActionPlan& plan : plans) {
        const bool isOfTheSystem = plan.kind == ActionPlan::Kind::Action || plan.kind == ActionPlan::Kind::Attack
            || plan.kind == ActionPlan::Kind::Set;
        words << (isOfTheSystem                             ? actions.words(plan, {}, {}).full
                      : plan.kind == ActionPlan::Kind::Next ? u"next"_qs
                                                            : u"sheet"_qs);
    }
    return words;
}

/// An action of a system that has come to something.
template <typename Action>
ActionRecord actionRecord(const char* system, const Action& action, const Resolution& resolution)
{
    ActionRecord record;
    record.system = system;
    record.action = Action::kAction.id;
    record.request.input = action;
    record.findings = resolution.findings;
    return record;
}

/// What an action has changed.
inline QStringList changesOf(const ActionRecord& action)
{
    QStringList lines;
    for (const ChangeLine& line : changeLines(action))
        lines << wordsOf(line);
    return lines;
}

}  // namespace hitspread::support

#pragma once

#include "rules/core/rule.h"
#include "services/action/actionrecord.h"

#include <QString>

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace hitspread {

/// How a rule stands in one fight: as written, with a switch of its set otherwise, left out, or not carried out by the program.
enum class RuleState : std::uint8_t { On, Switched, Off, NotBuilt };

/// One house-rule switch that bears on a rule, in words.
struct RuleSwitch {
    std::string id;
    QString name;
    QString value;  ///< in this fight
    QString usual;  ///< where nobody changed it
    bool isChanged = false;
};

/// Everything a page about one rule tells.
struct RuleFacts {
    QString id;
    QString title;
    QString words;   ///< what the rule says, in our words
    QString source;  ///< line or heading of the rules document
    QString use;     ///< who decides that it applies
    RuleState state = RuleState::On;
    std::vector<RuleSwitch> switches;
    bool isOfFight = true;  ///< false: no fight goes by these rules at the moment, switches stand as usual
};

/// The facts about a rule as it stood for an action, by the switches that went into it. Precondition: the action's system is
/// known and `rule` < its rules().size().
[[nodiscard]] RuleFacts ruleFacts(const ActionRecord& action, std::uint16_t rule);

/// The state of a rule by its catalogue and its switches; what is not carried out cannot be switched.
[[nodiscard]] RuleState stateOf(Built built, bool isLeftOut, bool isChanged);

/// The same under switches of its system; null: it has none.
[[nodiscard]] RuleFacts ruleFacts(const System& system, const RuleInfo& rule, const AnyRecord& switches);

/// Of a rule that is only listed so far, its system not being built.
[[nodiscard]] RuleFacts ruleFacts(const RuleInfo& rule);

/// How a rule stands under switches, without its words.
[[nodiscard]] RuleState ruleState(const RuleInfo& rule, const AnyRecord& switches);

/// Ids of the switches that bear on a rule.
[[nodiscard]] std::vector<std::string> switchesOf(const RuleInfo& rule);
/// The rules a switch bears on, in their order.
[[nodiscard]] std::vector<RuleInfo> rulesUnder(std::span<const RuleInfo> rules, std::string_view switchId);

/// "on", "switched", "off", "not built": a word and nothing more.
[[nodiscard]] QString wordFor(RuleState state);

}  // namespace hitspread

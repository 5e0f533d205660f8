#include "rules/core/declare/declare.h"
#include "rules/systems/twod6/initiative.h"
#include "rules/systems/twod6/round.h"
#include "rules/systems/twod6/system.h"

#include <algorithm>

namespace hitspread::twod6 {

namespace {

constexpr FieldDeclaration kJoinFields[]{
    declare::flag<&JoinOptions::anew>("anew", {.group = "time", .rules = "TD-03"}),
};
constexpr FieldDeclaration kSeizeFields[]{
    declare::oneself<&SeizeOptions::who>("who", {.fallback = kUsualActor, .group = "bookkeeping"}),
    declare::someone<&SeizeOptions::whom>("whom", {.fallback = kUsualTarget, .group = "bookkeeping"}),
};
constexpr RecordDeclaration kJoinRecord = declare::options<JoinOptions>("joinOptions", kJoinFields);
constexpr RecordDeclaration kSeizeRecord = declare::options<SeizeOptions>("seizeOptions", kSeizeFields);

constexpr auto kJoinParts = declare::joined(
    declare::part<&Join::options>("options", kJoinRecord, Role::Declared),
    Parts::people<&Join::members>("members", "members.condition", Role::Target, kMostMembers), Parts::ruled<Join>(),
    declare::parts<&Join::memberOptions>("members.options", memberOptionsRecord, Role::Declared, kMostMembers));
constexpr auto kSeizeParts = declare::joined(declare::part<&Seize::options>("options", kSeizeRecord, Role::Declared),
                                             Parts::person<Seize>(), Parts::targeted<Seize>(), Parts::ruled<Seize>());

constexpr std::string_view kWhoSeizes = "character.condition";
constexpr std::string_view kWhomSeized = "target.condition";

bool isToRoll(const Join& join, const Person& member)
{
    return !member.condition.dead && (join.options.anew || member.condition.score == kNoEntry);
}

/// Whether it has come to somebody above him already, in the normal order: then his place is behind (TD-D47).
bool isTooLate(const std::vector<Person>& all, const Person& newcomer)
{
    return std::ranges::any_of(all, [&newcomer](const Person& other) {
        const Condition& now = other.condition;
        return (now.begun || now.acted) && now.seized == 0 && ranksAbove(other, newcomer);
    });
}

bool hasBegun(const Condition& condition)
{
    return condition.begun || condition.acted;
}

}  // namespace

constinit const ActionDeclaration Join::kAction = declare::action<Join>("join", system, kJoinParts);
constinit const ActionDeclaration Seize::kAction = declare::action<Seize>("seize", system, kSeizeParts);

std::vector<Refusal> refusalsOf(const Join& join, const BodyPlan*)
{
    Refusals refusals;
    const bool rolls = std::ranges::any_of(join.members, [&join](const Person& one) { return isToRoll(join, one); });
    refusals.when(!rolls, RefusalCode::NothingChanges, Rule::Rule03, "members");
    return refusals.take();
}

void resolveAction(const Join& join, Derivation& derivation)
{
    static const Ranks kNone;
    const bool runs = std::ranges::any_of(join.members, [](const Person& one) { return one.condition.inRound; });
    std::vector<Ledger> ledgers;
    ledgers.reserve(join.members.size());
    std::vector<Contestant> all;
    all.reserve(join.members.size());
    std::vector<std::size_t> newcomers;
    for (const Person& member : join.members) {
        const std::size_t place = ledgers.size();
        Ledger& ledger = ledgers.emplace_back(member.condition);
        const Ranks& modifiers = place < join.memberOptions.size() ? join.memberOptions[place].modifiers : kNone;
        all.push_back({member.character, ledger, modifiers, static_cast<int>(place)});
        if (!isToRoll(join, member))
            continue;
        newcomers.push_back(place);
        ledger.set<&Condition::score>(kNoEntry, Term{});
        ledger.set<&Condition::tieDie>(kNoEntry, Term{});
    }
    rollInitiative(derivation, all);
    std::vector<Person> now = join.members;
    for (std::size_t place = 0; place < now.size(); ++place)
        now[place].condition = *ledgers[place];
    for (const std::size_t place : newcomers) {
        // A round that runs goes on for those who were in it.
        if (!runs || join.members[place].condition.inRound)
            continue;
        ledgers[place].set<&Condition::inRound>(true, Term{});
        ledgers[place].set<&Condition::acted>(isTooLate(now, now[place]), Term{});
    }
    for (std::size_t place = 0; place < ledgers.size(); ++place)
        ledgers[place].commit(derivation, kJoinParts.position<&Join::members, &Person::condition>(), place);
}

std::vector<Refusal> refusalsOf(const Seize& seize, const BodyPlan*)
{
    Refusals refusals;
    const Condition& who = seize.condition;
    const Condition& whom = seize.targetCondition;
    refuseAction(refusals, who, Spent{}, kWhoSeizes);
    refusals.when(!who.inRound, RefusalCode::SeizeNoRound, Rule::Rule08, kWhoSeizes, "inRound");
    refusals.when(!whom.inRound, RefusalCode::SeizeNoRound, Rule::Rule08, kWhomSeized, "inRound");
    refusals.when(hasBegun(who), RefusalCode::SeizeActed, Rule::Rule08, kWhoSeizes, "acted");
    refusals.when(hasBegun(whom), RefusalCode::SeizeActed, Rule::Rule08, kWhomSeized, "acted");
    const bool isAbove = ranksAbove({seize.character, who}, {seize.target, whom});
    refusals.when(!isAbove, RefusalCode::SeizeFromLower, Rule::Rule09, kWhoSeizes, "score", who.score, whom.score);
    return refusals.take();
}

/// He stands above whoever he stepped in before, who may have stepped in himself (TD-09); before an Evade he shoots without it (TD-29).
void resolveAction(const Seize& seize, Derivation& derivation)
{
    Ledger ledger(seize.condition);
    ledger.set<&Condition::seized>(
        derivation.derive(Quantity::SeizePlace, Rule::Rule08, Operation::Add, seize.targetCondition.seized, 1));
    ledger.commit(derivation, kSeizeParts.position<&Seize::condition>());
}

}  // namespace hitspread::twod6

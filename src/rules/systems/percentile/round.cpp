#include "rules/systems/percentile/round.h"

#include "rules/core/declare/declare.h"
#include "rules/core/trace/derivation.h"
#include "rules/systems/percentile/initiative.h"
#include "rules/systems/percentile/system.h"
#include "rules/systems/percentile/vocabulary.h"

#include <array>

namespace hitspread::percentile {

namespace {

constexpr std::array<std::string_view, 4> kDeclaring{"asBefore", "melee", "ranged", "other"};

constexpr FieldDeclaration kDeclarationOptions[]{
    declare::choice<&DeclarationOptions::kind>("kind", kDeclaring, {.group = "turn", .rules = "PCT-02 PCT-17"}),
    declare::modifiers<&DeclarationOptions::modifiers>("modifiers", kMostModifier, "PCT-03"),
};

constexpr auto kRoundOptions = declare::roundFields("PCT-01", "PCT-01");

constexpr auto kRoundParts = declare::joined(
    declare::part<&RoundChange::options>("options", roundOptionsRecord, Role::Declared),
    Parts::people<&RoundChange::members>("members", "members.condition", Role::Target, kMostMembers),
    declare::parts<&RoundChange::declarations>("declarations", declarationOptionsRecord, Role::Declared, kMostMembers),
    Parts::ruled<RoundChange>(),
    declare::inner<&RoundChange::members, &Member::weapons>("members.weapons", weaponRecord, Role::Target,
                                                            kMostCarriedWeapons),
    declare::inner<&RoundChange::members, &Member::weaponStates>("members.weaponStates", weaponStateRecord,
                                                                 Role::Target, kMostCarriedWeapons));

/// What somebody most likely does.
Declaring likely(const Member& member)
{
    if (member.condition.declared != Declared::Nothing)
        return static_cast<Declaring>(static_cast<int>(member.condition.declared));
    for (std::size_t i = 0; i < member.weapons.size(); ++i) {
        const WeaponState state = i < member.weaponStates.size() ? member.weaponStates[i] : WeaponState{};
        if (!state.dropped && !state.jammed && state.ammo != 0)
            return member.weapons[i].kind == WeaponKind::Melee ? Declaring::Melee : Declaring::Ranged;
    }
    return Declaring::Melee;
}

/// What is over with a round for one of them.
void endRound(Ledger& ledger, std::int32_t round)
{
    ledger.endRound(round, Term{});
    ledger.set<&Condition::initiative>(kNoEntry);
    ledger.set<&Condition::initiativeDie>(kNoEntry);
    ledger.set<&Condition::initiativeModifier>(0);
    ledger.set<&Condition::rollOff>(kNoEntry);
    ledger.set<&Condition::actionsLeft>(kNoEntry);
    ledger.set<&Condition::defencesUsed>(0);
    ledger.set<&Condition::declarationChanged>(false, Term{});
    // At whom he meant to strike was said of this round (PCT-02).
    ledger.set<&Condition::declaredAt>(0, Term{});
}

}  // namespace

const RecordDeclaration declarationOptionsRecord = declare::options<DeclarationOptions>("declarationOptions",
                                                                                        kDeclarationOptions);
const RecordDeclaration roundOptionsRecord = declare::options<RoundOptions>("roundOptions", kRoundOptions);
constinit const ActionDeclaration RoundChange::kAction = declare::presetAction<RoundChange>(
    "round", system, kRoundParts, "percentileRound");

void preset(RoundChange& change)
{
    change.declarations.resize(change.members.size());
    for (std::size_t i = 0; i < change.members.size(); ++i)
        change.declarations[i].kind = likely(change.members[i]);
}

void resolveAction(const RoundChange& change, Derivation& derivation)
{
    const RoundOptions& options = change.options;
    std::vector<Contender> contenders = Contender::all(change.members);
    if (options.ends) {
        derivation.derive(Quantity::TimeElapsed, Rule::Rule01, Operation::Multiply, options.round, kSecondsPerRound);
        for (Contender& who : contenders)
            endRound(who.ledger, options.round);
    }
    if (options.starts)
        startRound(derivation, contenders, change.declarations);
    Contender::commit(contenders, derivation, kRoundParts.position<&RoundChange::members, &Member::condition>());
}

std::vector<Refusal> refusalsOf(const RoundChange& change, const BodyPlan*)
{
    Refusals refusals;
    refusals.when(!change.options.ends && !change.options.starts, RefusalCode::NoTime, Rule::Rule01, "options", "ends");
    return refusals.take();
}

std::span<const std::string_view> PercentileTime::announced() const
{
    static constexpr std::array<std::string_view, 1> kFields{"penaltyCount"};
    return kFields;
}

bool PercentileTime::isForOrder(QuestionKey key) const
{
    const auto query = static_cast<Query>(key.name);
    return query == Query::InitiativeDie || query == Query::RollOffDie;
}

Standing PercentileTime::standing(const AnyRecord& who, const AnyRecord& state, const AnyRecord&) const
{
    const auto& character = who.as<Character>();
    const auto& condition = state.as<Condition>();
    Standing standing;
    standing.hasStarted = condition.initiative != kNoEntry;
    standing.isActive = !isOut(character, condition);
    standing.left = condition.actionsLeft == kNoEntry ? 0 : condition.actionsLeft;
    standing.taken = standing.hasStarted ? 1 - standing.left : 0;
    standing.keys = orderKeys(character, condition);
    return standing;
}

}  // namespace hitspread::percentile

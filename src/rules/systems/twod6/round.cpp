#include "rules/systems/twod6/round.h"

#include "rules/core/declare/declare.h"
#include "rules/systems/twod6/initiative.h"
#include "rules/systems/twod6/system.h"
#include "rules/systems/twod6/turn.h"

#include <array>

namespace hitspread::twod6 {

namespace {

constexpr FieldDeclaration kMemberOptionFields[]{
    declare::someone<&MemberOptions::whom>("whom", {.group = "bookkeeping"}),
    declare::modifiers<&MemberOptions::modifiers>("modifiers", kMostModifier, "TD-03"),
};
constexpr auto kRoundFields = declare::roundFields("TD-01 TD-11", "TD-01 TD-03 TD-110 TD-114");
constexpr RecordDeclaration kRoundRecord = declare::options<RoundOptions>("roundOptions", kRoundFields);

}  // namespace

const RecordDeclaration memberOptionsRecord = declare::options<MemberOptions>("memberOptions", kMemberOptionFields);

namespace {

constexpr auto kRoundParts = declare::joined(
    declare::part<&RoundChange::options>("options", kRoundRecord, Role::Declared),
    Parts::fighters<&RoundChange::members>(kMemberFighter, Role::Target, kMostMembers), Parts::ruled<RoundChange>(),
    declare::parts<&RoundChange::memberOptions>("members.options", memberOptionsRecord, Role::Declared, kMostMembers));

class RoundTurning {
public:
    RoundTurning(const RoundChange& change, Derivation& derivation)
        : m_change(change), m_derivation(derivation), m_all(FighterLedger::all(change.members))
    {}

    void run()
    {
        if (m_change.options.ends)
            end();
        if (m_change.options.starts)
            start();
        FighterLedger::commit(m_all, m_derivation, fighterParts<&RoundChange::members>(kRoundParts));
    }

private:
    void end();
    void start();
    [[nodiscard]] std::vector<Contestant> contestants();
    void runTheirClocks();
    [[nodiscard]] const MemberOptions& optionsOf(int number) const;

    const RoundChange& m_change;
    Derivation& m_derivation;
    std::vector<FighterLedger> m_all;
};

const MemberOptions& RoundTurning::optionsOf(int number) const
{
    static const MemberOptions kNothingSaid;
    const auto place = static_cast<std::size_t>(number);
    return place < m_change.memberOptions.size() ? m_change.memberOptions[place] : kNothingSaid;
}

void RoundTurning::end()
{
    const Term over = m_derivation.derive(Quantity::TurnNumber, Rule::Rule01, Operation::Take, m_change.options.round);
    for (FighterLedger& who : m_all)
        endRound(who.ledger(), over);
}

std::vector<Contestant> RoundTurning::contestants()
{
    std::vector<Contestant> all;
    all.reserve(m_all.size());
    for (FighterLedger& who : m_all)
        all.push_back({who.character(), who.ledger(), optionsOf(who.number()).modifiers, who.number()});
    return all;
}

void RoundTurning::start()
{
    for (FighterLedger& who : m_all) {
        if (!who.condition().dead)
            who.ledger().set<&Condition::inRound>(true, Term{});
    }
    std::vector<Contestant> all = contestants();
    rollInitiative(m_derivation, all);
    runTheirClocks();
}

/// Whoever drops out by it lets go whom he held; the dead are held by nobody.
void RoundTurning::runTheirClocks()
{
    runClocks(m_derivation, m_all, m_change.switches);
    for (const FighterLedger& who : m_all) {
        const Condition& before = m_change.members[static_cast<std::size_t>(who.number())].condition;
        untie(m_all, untyingOf(before, who.condition(), optionsOf(who.number()).whom), Term{});
    }
}

}  // namespace

constinit const ActionDeclaration RoundChange::kAction = declare::action<RoundChange>("round", system, kRoundParts);

void endRound(Ledger& ledger, Term over)
{
    NoAnswerer nobody;
    Derivation silent(nobody, nullptr, {}, nullptr);
    beginTurn(silent, ledger);
    if (ledger->inRound && ledger->treats != 0 && !ledger->complexTaken)
        ledger.loseTreatment(over);
    if (ledger->movement == Movement::Evaded)
        ledger.set<&Condition::movement>(ledger->metres > 0 ? Movement::Walked : Movement::Stationary, over);
    ledger.set<&Condition::evadeOpen>(false, over);
    ledger.set<&Condition::rolledAgainst>(false, over);
    ledger.set<&Condition::seized>(0, over);
    ledger.set<&Condition::surprised>(false, over);
    ledger.set<&Condition::drew>(false, over);
    ledger.set<&Condition::shot>(false, over);
    ledger.set<&Condition::inRound>(false, over);
    ledger.set<&Condition::begun>(false, over);
    ledger.set<&Condition::acted>(false, over);
    ledger.set<&Condition::simple>(0, over);
    ledger.set<&Condition::complexTaken>(false, over);
    ledger.set<&Condition::kinds>(0, over);
}

std::vector<Refusal> refusalsOf(const RoundChange& change, const BodyPlan*)
{
    Refusals refusals;
    refusals.when(!change.options.ends && !change.options.starts, RefusalCode::NoTime, Rule::Rule01, "options", "ends");
    return refusals.take();
}

void resolveAction(const RoundChange& change, Derivation& derivation)
{
    RoundTurning(change, derivation).run();
}

std::span<const std::string_view> TwoD6Time::announced() const
{
    static constexpr std::array<std::string_view, 1> kFields{"surprised"};
    return kFields;
}

std::int32_t TwoD6Time::secondsPerPhase(const AnyRecord&) const
{
    return kSecondsPerRound;
}

bool TwoD6Time::isForOrder(QuestionKey key) const
{
    const auto name = static_cast<Query>(key.name);
    return name == Query::InitiativeDice || name == Query::TieDie;
}

Standing TwoD6Time::standing(const AnyRecord& who, const AnyRecord& state, const AnyRecord&) const
{
    const auto& condition = state.as<Condition>();
    Standing standing;
    standing.hasStarted = condition.inRound;
    standing.isActive = isAwake(condition) && !condition.surprised && !condition.underCare;
    standing.left = condition.inRound && !condition.acted ? 1 : 0;
    standing.hasActed = condition.begun || condition.acted;
    standing.keys = orderKeys(who.as<Character>(), condition);
    return standing;
}

}  // namespace hitspread::twod6

#include "rules/systems/outcome/round.h"

#include "rules/core/declare/declare.h"
#include "rules/core/dice/tiebreak.h"
#include "rules/systems/outcome/check.h"
#include "rules/systems/outcome/declaration.h"
#include "rules/systems/outcome/system.h"

#include <algorithm>
#include <array>

namespace hitspread::outcome {

namespace {

/// An outcome as a number from 1 on.
constexpr std::int32_t kAboveAll = kMostOutcome + 1;
/// What each try at settling a tie is worth: a later one less than any difference in an earlier one. What is still equal then, one tie
/// in thousands, the list decides.
constexpr std::array<std::int32_t, 5> kWorth{194481, 9261, 441, 21, 1};
constexpr std::int32_t kTry = kWorth[3];  ///< one more than the most a try comes to
static_assert(kTry > kAboveAll + kMostOutcome);

constexpr FieldDeclaration kMemberOptions[]{
    declare::someone<&MemberOptions::whom>("whom", {.group = "bookkeeping"}),
    declare::modifiers<&MemberOptions::modifiers>("modifiers", kMostModifier, "OUT-67"),
};

constexpr auto kRoundOptions = declare::roundFields("OUT-69", "OUT-67");

constexpr auto kRoundParts = declare::joined(
    declare::part<&RoundChange::options>("options", roundOptionsRecord, Role::Declared),
    Parts::people<&RoundChange::members>("members", "members.condition", Role::Target, kMostMembers),
    declare::parts<&RoundChange::initiatives>("initiatives", memberOptionsRecord, Role::Declared, kMostMembers),
    Parts::ruled<RoundChange>());

using Contender = ContenderOf<Member, Ledger>;

class Change {
public:
    Change(const RoundChange& change, Derivation& derivation)
        : m_change(change), m_derivation(derivation), m_all(Contender::all(change.members))
    {}

    void run()
    {
        if (m_change.options.ends)
            end();
        if (m_change.options.starts)
            start();
        Contender::commit(m_all, m_derivation, kRoundParts.position<&RoundChange::members, &Member::condition>());
    }

private:
    [[nodiscard]] const MemberOptions& optionsOf(const Contender& who) const
    {
        static const MemberOptions kNone;
        const auto place = static_cast<std::size_t>(who.index);
        return place < m_change.initiatives.size() ? m_change.initiatives[place] : kNone;
    }
    [[nodiscard]] Contender* named(std::int32_t number);
    void end();
    void endHolds(Contender& who, Term because);
    void start();
    void roll(Contender& who);
    void settle(const std::vector<Contender*>& all);

    const RoundChange& m_change;
    Derivation& m_derivation;
    std::vector<Contender> m_all;
};

Contender* Change::named(std::int32_t number)
{
    const auto found = std::ranges::find_if(
        m_all, [&](const Contender& who) { return number != 0 && optionsOf(who).whom == number; });
    return found == m_all.end() ? nullptr : &*found;
}

/// A hold that was neither taken nor kept in this turn is released, and so is one by or on somebody who is not there any more (OUT-52,
/// OUT-D29).
void Change::endHolds(Contender& who, Term because)
{
    Ledger& ledger = who.ledger;
    if (ledger->holding != 0) {
        Contender* held = named(ledger->holding);
        const bool stays = held && !held->ledger->dead && ledger->keeps && canAct(*ledger, m_change.switches);
        if (!stays) {
            if (held && held->ledger->heldBy == optionsOf(who).whom)
                held->ledger.comeFree(because);
            ledger.letGo(because);
        }
    }
    if (ledger->heldBy == 0)
        return;
    // Nobody is held by who holds nobody, or somebody else.
    const Contender* holder = named(ledger->heldBy);
    const std::int32_t number = optionsOf(who).whom;
    if (!holder || (number != 0 && holder->ledger->holding != number))
        ledger.comeFree(because);
}

void Change::end()
{
    const Term over = m_derivation.derive(Quantity::TurnNumber, Rule::Rule69, Operation::Take, m_change.options.round);
    for (Contender& who : m_all)
        endHolds(who, over);
    for (Contender& who : m_all) {
        Ledger& ledger = who.ledger;
        ledger.keepRowsWhere<&Condition::tokens>(
            [this](const Token& token) { return token.until > m_change.options.round; }, over);
        ledger.keepRows<&Condition::plan>(0, over);
        ledger.set<&Condition::keeps>(false, over);
        ledger.set<&Condition::actionsAdded>(0, over);
        ledger.set<&Condition::moved>(false, over);
        ledger.set<&Condition::shieldAgainst>(0, over);
        ledger.set<&Condition::inTurn>(false, over);
        if (m_change.switches.initiative == InitiativeRule::Once)
            continue;
        ledger.set<&Condition::initiativeDie>(kNoEntry, over);
        ledger.set<&Condition::initiative>(kNoEntry, over);
        ledger.set<&Condition::rollOff>(kNoEntry, over);
    }
}

/// The outcome of a roll, Discipline and wounds (OUT-67, OUT-D26). No modifier decides it alone.
void Change::roll(Contender& who)
{
    const Derivation::Element element(m_derivation, who.index, who.subject());
    Ledger& ledger = who.ledger;
    const Checked rolled = check(m_derivation,
                                 {.of = {Quantity::InitiativeDie, Query::InitiativeDice, Query::CheckBeyond},
                                  .roll = Rule::Rule67,
                                  .skill = Rule::Rule67,
                                  .rating = who.character.discipline,
                                  .wounds = woundPenalty(who.character, *ledger, m_change.switches),
                                  .modifiers = &optionsOf(who).modifiers,
                                  .isDecided = false},
                                 m_change.switches);
    ledger.set<&Condition::initiativeDie>(rolled.natural.die);
    ledger.set<&Condition::initiative>(rolled.total);
    ledger.set<&Condition::rollOff>(kNoEntry);
}

/// What one try came to, from 1 on; 0: he has not rolled in it.
std::int32_t triedIn(const Condition& condition, std::size_t attempt)
{
    return condition.rollOff == kNoEntry ? 0 : condition.rollOff / kWorth[attempt] % kTry;
}

/// Whether two stand alike in result and Discipline and in every try both have rolled.
bool areAlike(const Contender& one, const Contender& other)
{
    const bool isTie = one.ledger->initiative == other.ledger->initiative
        && one.character.discipline == other.character.discipline;
    for (std::size_t attempt = 0; isTie && attempt < kWorth.size(); ++attempt) {
        const std::int32_t his = triedIn(*one.ledger, attempt);
        const std::int32_t others = triedIn(*other.ledger, attempt);
        if (his == 0 || others == 0)
            return true;
        if (his != others)
            return false;
    }
    return isTie;
}

/// Those who are equal in result and Discipline roll once more, the higher first (OUT-D26). Whoever comes later rolls against what the
/// others have rolled already.
void Change::settle(const std::vector<Contender*>& all)
{
    const auto rollOff = [&](Contender& who, int attempt) {
        if (triedIn(*who.ledger, static_cast<std::size_t>(attempt)) != 0)
            return;
        const int question = who.index + attempt * static_cast<int>(kMostMembers);
        const Derivation::Element element(m_derivation, 0, who.subject().layer(attempt));
        const Outcome again = rollOutcome(m_derivation, {Query::RollOffDice, Quantity::RollOffDie, question},
                                          Rule::Rule69, m_change.switches);
        const std::int32_t worth = kWorth[static_cast<std::size_t>(attempt)];
        const Term before = who.ledger->rollOff == kNoEntry ? 0 : who.ledger->rollOff;
        const Term above = m_derivation.derive(Quantity::RollOffAbove, Rule::Rule69, Operation::Add, again.die,
                                               kAboveAll, {}, question);
        const Term worthy = m_derivation.derive(Quantity::RollOffWorth, Rule::Rule69, Operation::Multiply, above, worth,
                                                {}, question);
        who.ledger.set<&Condition::rollOff>(m_derivation.derive(Quantity::InitiativeRollOff, Rule::Rule69,
                                                                Operation::Add, before, worthy, {}, question));
    };
    settleTies(all, static_cast<int>(kWorth.size()), areAlike, rollOff);
}

/// Who is out of the fight does not roll; once rolled, it stands for the fight if the house says so (OUT-D26).
void Change::start()
{
    std::vector<Contender*> all;
    for (Contender& who : m_all) {
        if (!canAct(*who.ledger, m_change.switches))
            continue;
        all.push_back(&who);
        if (who.ledger->inTurn)
            continue;
        // A hold of before the first turn is kept in it like any other.
        who.ledger.set<&Condition::keeps>(false, Term{});
        if (m_change.switches.initiative == InitiativeRule::EachTurn || who.ledger->initiative == kNoEntry)
            roll(who);
        who.ledger.set<&Condition::inTurn>(true, Term{});
    }
    settle(all);
}

}  // namespace

const RecordDeclaration memberOptionsRecord = declare::options<MemberOptions>("memberOptions", kMemberOptions);
const RecordDeclaration roundOptionsRecord = declare::options<RoundOptions>("roundOptions", kRoundOptions);
constinit const ActionDeclaration RoundChange::kAction = declare::action<RoundChange>("round", system, kRoundParts,
                                                                                      "outcomeRound");

std::vector<Refusal> refusalsOf(const RoundChange& change, const BodyPlan*)
{
    Refusals refusals;
    refusals.when(!change.options.ends && !change.options.starts, RefusalCode::NoTime, Rule::Rule69, "options", "ends");
    return refusals.take();
}

void resolveAction(const RoundChange& change, Derivation& derivation)
{
    Change(change, derivation).run();
}

std::array<std::int32_t, 5> orderKeys(const Character& character, const Condition& condition)
{
    const std::int32_t rollOff = condition.rollOff == kNoEntry ? 0 : condition.rollOff;
    return {condition.initiative, character.discipline, rollOff, 0, 0};
}

std::span<const std::string_view> OutcomeTime::announced() const
{
    static constexpr std::array<std::string_view, 2> kFields{"tokenCount", "holding"};
    return kFields;
}

std::string_view OutcomeTime::declaration() const
{
    return Declare::kAction.id;
}

bool OutcomeTime::isForOrder(QuestionKey key) const
{
    const auto query = static_cast<Query>(key.name);
    return query == Query::InitiativeDice || query == Query::RollOffDice;
}

Standing OutcomeTime::standing(const AnyRecord& who, const AnyRecord& state, const AnyRecord& rules) const
{
    static const Switches kUsual;
    const auto& condition = state.as<Condition>();
    Standing standing;
    standing.hasStarted = condition.inTurn;
    standing.isActive = canAct(condition, rules.isNull() ? kUsual : rules.as<Switches>());
    standing.left = condition.inTurn ? actionsLeft(condition) : 0;
    // Whoever's turn it is takes all his actions before the next one does: nobody comes round again.
    standing.taken = 0;
    standing.hasDeclared = !condition.inTurn || !condition.plan.isEmpty();
    standing.hasActed = actionsTaken(condition) > 0;
    standing.keys = orderKeys(who.as<Character>(), condition);
    return standing;
}

}  // namespace hitspread::outcome

#include "rules/systems/rollunder/round.h"

#include "rules/core/declare/declare.h"
#include "rules/core/dice/tiebreak.h"
#include "rules/core/input.h"
#include "rules/systems/rollunder/harm.h"
#include "rules/systems/rollunder/system.h"

#include <algorithm>
#include <array>
#include <deque>

namespace hitspread::rollunder {

namespace {

using declare::number;

constexpr auto kRoundFields = declare::roundFields("R3-69", "R3-69");
constexpr FieldDeclaration kRestFields[]{
    number<&RestOptions::hours>("hours", {.maximum = 9999, .unit = "h", .group = "time"}),
    number<&RestOptions::days>("days", {.maximum = 999, .unit = "d", .group = "time"}),
    number<&RestOptions::hpPerDay>("hpPerDay", {.maximum = 99, .group = "time", .rules = "R3-51"}),
    number<&RestOptions::rounds>("rounds", {.maximum = 99999, .group = "time"}),
};
constexpr RecordDeclaration kRoundRecord = declare::options<RoundOptions>("roundOptions", kRoundFields);
constexpr RecordDeclaration kRestRecord = declare::options<RestOptions>("restOptions", kRestFields);

template <typename Action>
constexpr auto partsOfMembers(const RecordDeclaration& options)
{
    return declare::joined(declare::part<&Action::options>("options", options, Role::Declared),
                           Parts::people<&Action::members>("members", "members.condition", Role::Target, kMostMembers),
                           Parts::ruled<Action>());
}
constexpr auto kRoundParts = partsOfMembers<RoundChange>(kRoundRecord);
constexpr auto kRestParts = partsOfMembers<GroupRest>(kRestRecord);

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
    void end();
    void pass(Ledger& ledger) const;
    void start();
    void place(Contender& who);
    void settle(const std::vector<Contender*>& all);

    const RoundChange& m_change;
    Derivation& m_derivation;
    std::vector<Contender> m_all;
};

void Change::pass(Ledger& ledger) const
{
    NoAnswerer nobody;
    Derivation silent(nobody, nullptr, {}, nullptr);
    beginTurn(silent, ledger);
}

/// Who has not begun his turn has let it pass: it counts as begun all the same. A Wait goes on, with the shock of the turn it was taken in.
void Change::end()
{
    const Term over = m_derivation.derive(Quantity::TurnNumber, Rule::Rule69, Operation::Take, m_change.options.round);
    for (Contender& who : m_all) {
        Ledger& ledger = who.ledger;
        ledger.keepRowsWhere<&Condition::feints>(
            [this](const Feinted& feint) { return feint.until > m_change.options.round; }, over);
        if (ledger->inTurn && !ledger->begun && canAct(*ledger))
            pass(ledger);
        ledger.set<&Condition::begun>(false, over);
        ledger.set<&Condition::acted>(false, over);
        ledger.set<&Condition::inTurn>(false, over);
        if (!ledger->waiting)
            ledger.set<&Condition::shock>(0, over);
        if (!m_change.switches.sortedAnew)
            continue;
        ledger.set<&Condition::placeSpeed>(kNoEntry, over);
        ledger.set<&Condition::rollOff>(kNoEntry, over);
    }
}

void Change::place(Contender& who)
{
    const Derivation::Element element(m_derivation, who.index, who.subject());
    const Term speed = speedNow(m_derivation, who.character, *who.ledger, m_change.switches, Quantity::OrderSpeed,
                                Quantity::OrderHalved);
    who.ledger.set<&Condition::placeSpeed>(speed);
    who.ledger.set<&Condition::rollOff>(kNoEntry, speed);
}

std::int32_t tieDice(const Condition& condition)
{
    return condition.rollOff == kNoEntry ? 0 : condition.rollOff;
}

bool areAlike(const Contender& one, const Contender& other)
{
    return one.ledger->placeSpeed == other.ledger->placeSpeed && one.character.dx == other.character.dx
        && tiedice::areAlike(tieDice(*one.ledger), tieDice(*other.ledger));
}

/// Those alike in Basic Speed and DX roll one die, the higher first, and again where it is equal (R3-D38).
void Change::settle(const std::vector<Contender*>& all)
{
    const auto rollOff = [&](Contender& who, int attempt) {
        if (tiedice::shown(tieDice(*who.ledger), attempt) != 0)
            return;
        const int question = who.index + attempt * static_cast<int>(kMostMembers);
        const Derivation::Element element(m_derivation, 0, who.subject().layer(attempt));
        const std::int32_t shown = m_derivation.roll(Query::OrderDie, Rule::Rule69, 1, 6, RollUse::Sum, question).sum();
        const Term die = m_derivation.derive(Quantity::OrderDie, Rule::Rule69, Operation::Multiply, shown,
                                             tiedice::kWorth[static_cast<std::size_t>(attempt)], {}, question);
        const Term before = tieDice(*who.ledger);
        who.ledger.set<&Condition::rollOff>(
            m_derivation.derive(Quantity::OrderRollOff, Rule::Rule69, Operation::Add, before, die, {}, question));
    };
    settleTies(all, tiedice::kMost, areAlike, rollOff);
}

void Change::start()
{
    std::vector<Contender*> all;
    for (Contender& who : m_all) {
        if (!canAct(*who.ledger))
            continue;
        all.push_back(&who);
        if (who.ledger->placeSpeed == kNoEntry)
            place(who);
        who.ledger.set<&Condition::inTurn>(true, Term{});
    }
    if (m_change.switches.order == Order::Computed)
        settle(all);
}

}  // namespace

constinit const ActionDeclaration RoundChange::kAction = declare::action<RoundChange>("round", system, kRoundParts,
                                                                                      "rollunderRound");
constinit const ActionDeclaration GroupRest::kAction = declare::action<GroupRest>("rest", system, kRestParts);

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

std::vector<Refusal> refusalsOf(const GroupRest&, const BodyPlan*)
{
    return {};
}

void resolveAction(const GroupRest& rest, Derivation& derivation)
{
    std::deque<Ledger> ledgers;
    for (std::size_t i = 0; i < rest.members.size(); ++i) {
        const Member& member = rest.members[i];
        const Subject himself = Subject().target(static_cast<int>(i));
        Ledger& ledger = ledgers.emplace_back(member.condition);
        if (ledger->dead)
            continue;
        const Derivation::Element element(derivation, static_cast<int>(i), himself);
        const Term healed = derivation.derive(Quantity::RestHealed, Rule::Rule51, Operation::Multiply,
                                              rest.options.days, rest.options.hpPerDay);
        if (healed.holds() && ledger->hpLost > 0) {
            derivation.state(EventKind::Healed, himself, {std::min(healed.value, ledger->hpLost), healed.step});
            giveHp(derivation, healed, {member.character, {}, {}, ledger, himself, static_cast<int>(i)});
        }
        ledger.set<&Condition::lost>(0, healed);
        ledger.set<&Condition::shock>(0, healed);
        ledger.commit(derivation, kRestParts.position<&GroupRest::members, &Member::condition>(), i);
    }
}

std::array<std::int32_t, 5> orderKeys(const Character& character, const Condition& condition, const Switches& switches)
{
    if (switches.order == Order::List)
        return {};
    return {condition.placeSpeed, character.dx, tieDice(condition), 0, 0};
}

std::span<const std::string_view> RollUnderTime::announced() const
{
    static constexpr std::array<std::string_view, 1> kFields{"feintCount"};
    return kFields;
}

std::int32_t RollUnderTime::secondsPerPhase(const AnyRecord&) const
{
    return 1;
}

bool RollUnderTime::isForOrder(QuestionKey key) const
{
    return static_cast<Query>(key.name) == Query::OrderDie;
}

Standing RollUnderTime::standing(const AnyRecord& who, const AnyRecord& state, const AnyRecord& rules) const
{
    static const Switches kUsual;
    const auto& condition = state.as<Condition>();
    Standing standing;
    standing.hasStarted = condition.inTurn;
    standing.isActive = canAct(condition);
    if (condition.inTurn)
        standing.left = condition.acted ? condition.strikesLeft : 1;
    // Whoever's turn it is takes all his strikes before the next one does: nobody comes round again.
    standing.taken = 0;
    standing.held = condition.waiting ? 1 : 0;
    standing.keepsHeld = true;  // until his next turn (R3-D61)
    standing.hasActed = condition.acted;
    standing.keys = orderKeys(who.as<Character>(), condition, rules.isNull() ? kUsual : rules.as<Switches>());
    return standing;
}

void RollUnderRest::setTime(Input& input, const Rest& rest) const
{
    RestOptions& options = input.get<GroupRest>().options;
    options.hours = rest.hours;
    options.days = rest.days;
    options.rounds = rest.rounds;
}

std::optional<Rest> RollUnderRest::timeOf(const Input& input) const
{
    const auto* rest = input.as<GroupRest>();
    if (!rest)
        return std::nullopt;
    constexpr std::int32_t kSecondsOfAnHour = 3600;
    const RestOptions& time = rest->options;
    return Rest{time.hours, time.days, false, time.rounds, time.rounds / kSecondsOfAnHour};
}

}  // namespace hitspread::rollunder

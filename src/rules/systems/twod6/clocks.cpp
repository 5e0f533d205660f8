#include "rules/systems/twod6/monitor.h"
#include "rules/systems/twod6/recovery.h"
#include "rules/systems/twod6/round.h"

#include <algorithm>
#include <limits>
#include <span>

namespace hitspread::twod6 {

namespace {

constexpr std::int32_t kNeverDue = std::numeric_limits<std::int32_t>::max();

/// Clocks of everybody at one moment, in initiative order.
class Clocks {
public:
    Clocks(Derivation& derivation, std::vector<FighterLedger>& members, const Switches& switches)
        : m_derivation(derivation), m_members(members), m_switches(switches)
    {
        m_order.reserve(members.size());
        for (FighterLedger& who : members)
            m_order.push_back(&who);
        std::ranges::stable_sort(
            m_order, {}, [](const FighterLedger* who) { return orderKeys(who->character(), who->condition()); });
    }

    /// Treatments go on as well; `numbers`: of everybody, by which others are bound to them (TD-D62).
    void goOnTreating(std::span<const std::int32_t> numbers);
    /// Rounds until the next of them is due.
    [[nodiscard]] std::int32_t untilNext(bool saves);
    void countDown(std::int32_t rounds, bool saves);
    /// `step`: which moment of several.
    void runDue(int step);

private:
    [[nodiscard]] Derivation::Element element(const FighterLedger& who, int step) const
    {
        // Of a very long time the last moments share their numbers.
        const int count = std::max(static_cast<int>(m_members.size()), 1);
        const int last = kMostIndex / count - 1;
        return {m_derivation, who.number() + std::min(step, last) * count, who.subject()};
    }
    [[nodiscard]] static std::int32_t factorOf(const FighterLedger& who)
    {
        return woundFactor(monitorOf(who.condition()), who.character().bld);
    }
    void save(FighterLedger& who);
    void hangOn(FighterLedger& who, Term made);
    void fail(FighterLedger& who, const Rolled& rolled);
    void tryToWake(FighterLedger& who);
    [[nodiscard]] std::size_t placeOf(const FighterLedger& who) const
    {
        return static_cast<std::size_t>(&who - m_members.data());
    }
    /// Rounds somebody still treats somebody for; nothing: he treats nobody.
    [[nodiscard]] std::int32_t* treatingFor(const FighterLedger& who);
    void treat(FighterLedger& who);

    Derivation& m_derivation;
    std::vector<FighterLedger>& m_members;
    const Switches& m_switches;
    std::vector<FighterLedger*> m_order;
    std::span<const std::int32_t> m_numbers;
    std::vector<std::int32_t> m_treats;  ///< rounds left of everybody's treatment; empty: none goes on
};

bool hasSave(const Condition& condition)
{
    return !condition.dead && condition.saveIn != kNoEntry;
}
bool hasTry(const Condition& condition)
{
    return !condition.dead && condition.unconscious && condition.wakeIn != kNoEntry;
}

/// Who can spend no Complex Action on it any more has been interrupted; one spent already in the round that runs counts (TD-D62).
void Clocks::goOnTreating(std::span<const std::int32_t> numbers)
{
    m_numbers = numbers;
    m_treats.reserve(m_members.size());
    for (const FighterLedger& who : m_members) {
        const Condition& now = who.condition();
        const bool hasSpent = now.inRound && now.complexTaken;
        m_treats.push_back(treatmentRounds(m_switches) - now.treatRounds + (hasSpent ? 1 : 0));
    }
}

std::int32_t* Clocks::treatingFor(const FighterLedger& who)
{
    const Condition& now = who.condition();
    const std::size_t place = placeOf(who);
    const bool goesOn = place < m_treats.size() && now.treats != 0 && isAwake(now) && !isHeld(now) && !isLaidUp(now)
        && !now.underCare;
    return goesOn ? &m_treats[place] : nullptr;
}

/// At the end of his last round, before anything the next one brings (TD-113, TD-D62).
void Clocks::treat(FighterLedger& who)
{
    const auto number = std::ranges::find(m_numbers, who.condition().treats);
    const auto place = static_cast<std::size_t>(number - m_numbers.begin());
    if (place >= m_members.size() || !isInNeed(m_members[place].condition()))
        return who.ledger().loseTreatment(Term{});
    FighterLedger& patient = m_members[place];
    endTreatment(m_derivation, who.character(), who.ledger(), patient.character().bld, patient.ledger(), m_switches,
                 {});
}

std::int32_t Clocks::untilNext(bool saves)
{
    std::int32_t next = kNeverDue;
    for (const FighterLedger& who : m_members) {
        const Condition& now = who.condition();
        if (saves && hasSave(now))
            next = std::min(next, now.saveIn);
        if (hasTry(now))
            next = std::min(next, now.wakeIn);
        if (const std::int32_t* left = treatingFor(who))
            next = std::min(next, *left);
    }
    return std::max(next, 1);
}

void Clocks::countDown(std::int32_t rounds, bool saves)
{
    for (FighterLedger& who : m_members) {
        Ledger& ledger = who.ledger();
        if (saves && hasSave(*ledger))
            ledger.set<&Condition::saveIn>(std::max(ledger->saveIn - rounds, 0), Term{});
        if (hasTry(*ledger))
            ledger.set<&Condition::wakeIn>(std::max(ledger->wakeIn - rounds, 0), Term{});
        if (std::int32_t* left = treatingFor(who)) {
            *left -= rounds;
            if (*left > 0)
                ledger.set<&Condition::treatRounds>(treatmentRounds(m_switches) - *left, Term{});
        } else if (!m_treats.empty()) {
            ledger.loseTreatment(Term{});
        }
    }
}

/// What ends with the round before; then all saves, then all tries to wake (TD-D62, TD-D63, TD-D64).
void Clocks::runDue(int step)
{
    for (FighterLedger* who : m_order) {
        const std::int32_t* left = treatingFor(*who);
        if (!left || *left > 0)
            continue;
        const Derivation::Element one = element(*who, step);
        treat(*who);
    }
    for (FighterLedger* who : m_order) {
        if (!hasSave(who->condition()) || who->condition().saveIn > 0)
            continue;
        const Derivation::Element one = element(*who, step);
        save(*who);
    }
    for (FighterLedger* who : m_order) {
        if (!hasTry(who->condition()) || who->condition().wakeIn > 0)
            continue;
        const Derivation::Element one = element(*who, step);
        tryToWake(*who);
    }
}

/// With the Wound Factor of now (TD-110 to TD-112, TD-D30, TD-D63).
void Clocks::save(FighterLedger& who)
{
    Ledger& ledger = who.ledger();
    const std::int32_t factor = factorOf(who);
    if (!isSaveRolled(m_switches, factor)) {
        const Term passed = m_derivation.derive(Quantity::ClockPassed, Rule::Rule111, Operation::Take, 1);
        ledger.set<&Condition::saveIn>(kRoundsPerMinute, passed);
        return;
    }
    const Rolled rolled = rollSave(m_derivation, who.character(), m_switches, {.woundFactor = factor});
    if (rolled.success.holds())
        hangOn(who, rolled.success);
    else
        fail(who, rolled);
}

void Clocks::hangOn(FighterLedger& who, Term made)
{
    Ledger& ledger = who.ledger();
    const Term saves = m_derivation.derive(Quantity::SavesMade, Rule::Rule111, Operation::Add, ledger->savesMade, 1);
    ledger.set<&Condition::savesMade>(saves);
    if (m_switches.deterioration == Deterioration::EndsAfterThree
        && saves.value >= static_cast<std::int32_t>(kSavesToEnd)) {
        ledger.set<&Condition::stabilised>(true, saves);
        ledger.set<&Condition::saveIn>(kNoEntry, saves);
        return;
    }
    ledger.set<&Condition::saveIn>(kRoundsPerMinute, made);
}

/// The lost points need no Consciousness roll: he is out anyway (TD-112, TD-D31).
void Clocks::fail(FighterLedger& who, const Rolled& rolled)
{
    Ledger& ledger = who.ledger();
    const Term points = m_derivation.derive(Quantity::SaveFailedBy, Rule::Rule112, Operation::Subtract, rolled.number,
                                            rolled.roll);
    ledger.set<&Condition::saveIn>(kRoundsPerMinute, rolled.success);
    ledger.set<&Condition::savesMade>(0, rolled.success);
    mark(m_derivation, DamageType::Lethal, points, who);
    if (ledger->dead)
        return;
    if (isAwake(*ledger))
        return knockOut(m_derivation, who, rolled.success);
    ledger.set<&Condition::wakeIn>(wakingInterval(factorOf(who)), rolled.success);
}

/// A full monitor passes the try over (TD-114, TD-115, TD-D26).
void Clocks::tryToWake(FighterLedger& who)
{
    Ledger& ledger = who.ledger();
    const std::int32_t interval = wakingInterval(factorOf(who));
    const Monitor monitor = monitorOf(*ledger);
    const std::int32_t bld = who.character().bld;
    if (isFull(monitor, bld)) {
        ledger.set<&Condition::wakeIn>(interval, Term{});
        return;
    }
    const Term number = m_derivation.derive(Quantity::ConsciousnessSave, Rule::Rule102, Operation::Take,
                                            saveOf(m_switches, lineOf(monitor, bld)));
    const Rolled rolled = rollTwo(m_derivation, {Quantity::WakeNumber, Query::WakeDice, Rule::Rule115}, number);
    m_derivation.state(rolled.success.holds() ? EventKind::Succeeded : EventKind::Failed, rolled.roll, rolled.number);
    if (!rolled.success.holds()) {
        ledger.set<&Condition::wakeIn>(interval, rolled.success);
        return;
    }
    ledger.set<&Condition::unconscious>(false, rolled.success);
    ledger.set<&Condition::wakeIn>(kNoEntry, rolled.success);
    m_derivation.state(EventKind::Awake, causedBy(rolled.success));
}

}  // namespace

void runClocks(Derivation& derivation, std::vector<FighterLedger>& members, const Switches& switches, int step)
{
    Clocks clocks(derivation, members, switches);
    clocks.countDown(1, true);
    clocks.runDue(step);
}

void passRounds(Derivation& derivation, std::vector<FighterLedger>& members, const Switches& switches,
                const Passing& passing, int& step)
{
    Clocks clocks(derivation, members, switches);
    clocks.goOnTreating(passing.numbers);
    std::int32_t left = passing.rounds;
    while (left > 0) {
        const std::int32_t next = clocks.untilNext(passing.saves);
        clocks.countDown(std::min(next, left), passing.saves);
        if (next <= left)
            clocks.runDue(step++);
        left -= std::min(next, left);
    }
}

}  // namespace hitspread::twod6

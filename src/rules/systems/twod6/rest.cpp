#include "rules/core/declare/declare.h"
#include "rules/core/input.h"
#include "rules/systems/twod6/monitor.h"
#include "rules/systems/twod6/recovery.h"
#include "rules/systems/twod6/round.h"
#include "rules/systems/twod6/system.h"
#include "rules/systems/twod6/turn.h"

#include <algorithm>

namespace hitspread::twod6 {

namespace {

constexpr std::int32_t kMinutesOfHour = 60;
constexpr std::int32_t kRoundsPerHour = kRoundsPerMinute * kMinutesOfHour;
constexpr std::int32_t kHoursPerDay = 24;
constexpr std::int32_t kDaysPerWeek = 7;

constexpr FieldDeclaration kRestFields[]{
    declare::number<&RestOptions::rounds>("rounds", {.maximum = 99999, .group = "time", .rules = "TD-110 TD-114"}),
    declare::number<&RestOptions::minutes>(
        "minutes", {.maximum = 9999, .unit = "min", .group = "time", .rules = "TD-110 TD-114 TD-117"}),
    declare::number<&RestOptions::hours>("hours", {.maximum = 9999, .unit = "h", .group = "time", .rules = "TD-116"}),
    declare::number<&RestOptions::days>("days",
                                        {.maximum = 999, .unit = "d", .group = "time", .rules = "TD-118 TD-125"}),
    declare::flag<&RestOptions::active>("active", {.group = "time", .rules = "TD-116 TD-118"}),
};
constexpr RecordDeclaration kRestRecord = declare::options<RestOptions>("restOptions", kRestFields);

constexpr auto kRestParts = declare::joined(
    declare::part<&GroupRest::options>("options", kRestRecord, Role::Declared),
    Parts::fighters<&GroupRest::members>(kMemberFighter, Role::Target, kMostMembers), Parts::ruled<GroupRest>(),
    declare::parts<&GroupRest::memberOptions>("members.options", memberOptionsRecord, Role::Declared, kMostMembers));

class Resting {
public:
    Resting(const GroupRest& rest, Derivation& derivation)
        : m_rest(rest), m_derivation(derivation), m_all(FighterLedger::all(rest.members))
    {
        m_numbers.reserve(m_all.size());
        for (std::size_t i = 0; i < m_all.size(); ++i)
            m_numbers.push_back(numberOf(i));
    }

    void run();

private:
    void pass(std::int32_t rounds, bool saves)
    {
        passRounds(m_derivation, m_all, m_rest.switches, {.rounds = rounds, .saves = saves, .numbers = m_numbers},
                   m_step);
    }
    void healAll(std::int32_t minutes);
    void passHours(std::int32_t hours);
    void endDayForAll();
    void endRoundForAll();
    void untieAll();
    [[nodiscard]] std::int32_t numberOf(std::size_t member) const
    {
        return member < m_rest.memberOptions.size() ? m_rest.memberOptions[member].whom : 0;
    }
    template <typename Does>
    void forLiving(const Does& does)
    {
        for (FighterLedger& who : m_all) {
            if (who.condition().dead)
                continue;
            const Derivation::Element element(m_derivation, who.number(), who.subject());
            does(who);
        }
    }

    const GroupRest& m_rest;
    Derivation& m_derivation;
    std::vector<FighterLedger> m_all;
    std::vector<std::int32_t> m_numbers;  ///< theirs, by which others are bound to them
    int m_step = 0;
};

void Resting::healAll(std::int32_t minutes)
{
    if (m_rest.options.active || minutes <= 0)
        return;
    forLiving([&](FighterLedger& who) {
        healMinutes(m_derivation, who.character(), who.ledger(), m_rest.switches, minutes);
    });
}

void Resting::passHours(std::int32_t hours)
{
    for (std::int32_t hour = 0; hour < hours; ++hour) {
        pass(kRoundsPerHour, false);
        healAll(kMinutesOfHour);
    }
}

void Resting::endDayForAll()
{
    forLiving([&](FighterLedger& who) {
        endDay(m_derivation, who.character(), who.ledger(), m_rest.switches, m_rest.options.active);
    });
}

/// Hours pass after a fight, when no round runs any more.
void Resting::endRoundForAll()
{
    for (FighterLedger& who : m_all) {
        if (who.condition().inRound)
            endRound(who.ledger(), Term{});
    }
}

/// Whoever dropped out let go whom he held; nobody holds the dead (TD-D50, TD-D54).
void Resting::untieAll()
{
    for (std::size_t i = 0; i < m_all.size(); ++i) {
        const Untying untying = untyingOf(m_rest.members[i].condition, m_all[i].condition(), numberOf(i));
        untie(m_all, untying, Term{});
    }
}

void Resting::run()
{
    const RestOptions& time = m_rest.options;
    pass(time.rounds + time.minutes * kRoundsPerMinute, true);
    healAll(time.minutes);
    if (time.hours > 0 || time.days > 0)
        endRoundForAll();
    passHours(time.hours);
    for (std::int32_t day = 0; day < time.days; ++day) {
        passHours(kHoursPerDay);
        endDayForAll();
    }
    untieAll();
    FighterLedger::commit(m_all, m_derivation, fighterParts<&GroupRest::members>(kRestParts));
}

/// Days of recovery; the day of a surgery is none yet (TD-125, TD-129).
void recover(Derivation& derivation, Ledger& ledger)
{
    for (std::size_t place = 0; place < kLocations; ++place) {
        const auto location = static_cast<Location>(place);
        if (ledger->daysLeft[place] <= 0 || isIn(ledger->operated & ledger->operatedToday, location))
            continue;
        const auto number = static_cast<int>(place);
        const auto there = derivation.part(number, kLocations, derivation.subject().location(number));
        const bool isOperated = isIn(ledger->operated, location);
        const Term left = derivation.derive(Quantity::RecoveryLeft, isOperated ? Rule::Rule129 : Rule::Rule125,
                                            Operation::Subtract, ledger->daysLeft[place], 1);
        ledger.set<&Condition::daysLeft>(place, left);
        if (left.value > 0)
            continue;
        ledger.set<&Condition::wounds>(place, Wound::Ok, left);
        ledger.set<&Condition::operated>(ledger->operated & ~bitOf(location), left);
        derivation.state(EventKind::WoundClosed, causedBy(left));
    }
}

/// What a week heals, day by day: those under care count nothing (TD-118, TD-122, TD-D41, TD-D71).
void countDay(Derivation& derivation, const Character& who, Ledger& ledger, const Switches& switches, bool active)
{
    if (ledger->lethal == 0) {
        ledger.set<&Condition::weekDays>(0, Term{});
        ledger.set<&Condition::weekShares>(0, Term{});
        return;
    }
    const bool isCared = ledger->underCare || ledger->caredToday;
    const std::int32_t share = isCared ? 0 : (active ? 1 : 2) * who.bld;
    const std::int32_t shares = ledger->weekShares + share;
    const std::int32_t days = ledger->weekDays + 1;
    const bool isBooked = switches.exactTiming || days >= kDaysPerWeek;
    ledger.set<&Condition::weekDays>(days % kDaysPerWeek, Term{});
    ledger.set<&Condition::weekShares>(isBooked ? 0 : shares, Term{});
    if (!isBooked)
        return;
    if (switches.exactTiming)
        ledger.set<&Condition::weekShares>(shares % kDaysPerWeek, Term{});
    const Term points = derivation.derive(Quantity::WeekShare, Rule::Rule118, Operation::DivideDown, shares,
                                          kDaysPerWeek);
    heal(derivation, DamageType::Lethal, points, who, ledger, Rule::Rule118);
}

/// Somebody whose next Build save will be rolled (TD-D65, TD-D71).
bool hasSaveToCome(const Person& who, const Switches& switches)
{
    const std::int32_t factor = woundFactor(monitorOf(who.condition), who.character.bld);
    return !who.condition.dead && who.condition.saveIn != kNoEntry && isSaveRolled(switches, factor);
}

}  // namespace

constinit const ActionDeclaration GroupRest::kAction = declare::action<GroupRest>("rest", system, kRestParts);

void healMinutes(Derivation& derivation, const Character& who, Ledger& ledger, const Switches& switches,
                 std::int32_t minutes)
{
    // Exact timing counts minutes times BLD: a point is due each sixty.
    const std::int32_t pace = switches.exactTiming ? who.bld : 1;
    const std::int32_t passed = ledger->restMinutes + minutes * pace;
    ledger.set<&Condition::restMinutes>(passed % kMinutesOfHour, Term{});
    const std::int32_t due = passed / kMinutesOfHour;
    if (due == 0 || ledger->filled == ledger->lethal)
        return;
    const Term points = switches.exactTiming
        ? derivation.derive(Quantity::HealedBruise, Rule::Rule117, Operation::Take, due)
        : derivation.derive(Quantity::HealedBruise, Rule::Rule116, Operation::Multiply, due, who.bld);
    heal(derivation, DamageType::Bruise, points, who, ledger, switches.exactTiming ? Rule::Rule117 : Rule::Rule116);
}

void endDay(Derivation& derivation, const Character& who, Ledger& ledger, const Switches& switches, bool active)
{
    countDay(derivation, who, ledger, switches, active);
    recover(derivation, ledger);
    ledger.set<&Condition::caredToday>(false, Term{});
    ledger.set<&Condition::operatedToday>(0, Term{});
}

std::vector<Refusal> refusalsOf(const GroupRest& rest, const BodyPlan*)
{
    Refusals refusals;
    const RestOptions& time = rest.options;
    const bool isLong = time.hours > 0 || time.days > 0;
    refusals.when(!isLong && time.rounds <= 0 && time.minutes <= 0, RefusalCode::NoTime, Rule::Rule116, "options",
                  "hours");
    for (std::size_t i = 0; isLong && i < rest.members.size(); ++i) {
        const Fighter& who = rest.members[i];
        refusals.about(who.character.name);
        const std::int32_t minutes = (who.condition.saveIn + kRoundsPerMinute - 1) / kRoundsPerMinute;
        refusals.when(hasSaveToCome(who, rest.switches), RefusalCode::NotStabilised, Rule::Rule110, "members.condition",
                      "saveIn", minutes, 0, i);
    }
    return refusals.take();
}

void resolveAction(const GroupRest& rest, Derivation& derivation)
{
    Resting(rest, derivation).run();
}

void TwoD6Rest::setTime(Input& input, const Rest& rest) const
{
    RestOptions& options = input.get<GroupRest>().options;
    options.rounds = rest.rounds;
    options.minutes = 0;
    options.hours = rest.hours;
    options.days = rest.days;
}

std::optional<Rest> TwoD6Rest::timeOf(const Input& input) const
{
    const auto* rest = input.as<GroupRest>();
    if (!rest)
        return std::nullopt;
    const RestOptions& time = rest->options;
    const std::int32_t rounds = time.rounds + time.minutes * kRoundsPerMinute;
    return Rest{time.hours, time.days, false, rounds, rounds / kRoundsPerHour};
}

}  // namespace hitspread::twod6

#include "rules/systems/twod6/turn.h"

#include "rules/core/declare/declare.h"
#include "rules/core/declare/namedmodifiers.h"
#include "rules/systems/twod6/harm.h"
#include "rules/systems/twod6/monitor.h"
#include "rules/systems/twod6/system.h"

namespace hitspread::twod6 {

namespace {

using declare::choice;
using declare::number;

constexpr std::int32_t kMostElevation = 99;

constexpr FieldDeclaration kStatusFields[]{
    choice<&StatusOptions::surprised>("surprised", kFlips, {.group = "status", .rules = "TD-11"}),
    choice<&StatusOptions::unconscious>("unconscious", kFlips, {.group = "status", .rules = "TD-104"}),
    choice<&StatusOptions::stabilised>("stabilised", kFlips, {.group = "status", .rules = "TD-109 TD-113"}),
    choice<&StatusOptions::prone>("prone", kFlips, {.group = "status", .rules = "TD-43"}),
    choice<&StatusOptions::concealed>("concealed", kFlips, {.group = "status", .rules = "TD-62"}),
    choice<&StatusOptions::underCare>("underCare", kFlips, {.group = "status", .rules = "TD-123"}),
    choice<&StatusOptions::mayAct>("mayAct", kFlips, {.group = "status", .rules = "TD-108"}),
    declare::flag<&StatusOptions::losesAim>("losesAim", {.group = "status", .rules = "TD-48"}),
    choice<&StatusOptions::cover>("cover", kCoverChanges, {.group = "cover", .rules = "TD-43"}),
    declare::number<&StatusOptions::covered>(
        "covered",
        {.maximum = kEverywhere, .fallback = kNoEntry, .optional = true, .group = "cover", .rules = "TD-40 TD-84"}),
    number<&StatusOptions::elevation>("elevation",
                                      {.minimum = -kMostElevation,
                                       .maximum = kMostElevation,
                                       .fallback = kNoEntry,
                                       .optional = true,
                                       .group = "status",
                                       .rules = "TD-60 TD-62 TD-63"}),
    choice<&StatusOptions::location>(
        "location", kLocationIds,
        {.fallback = static_cast<std::int32_t>(Location::Torso), .group = "wound", .rules = "TD-105"}),
    choice<&StatusOptions::wound>("wound", kWoundChanges, {.group = "wound", .rules = "TD-105 TD-106 TD-107 TD-108"}),
    declare::oneself<&StatusOptions::who>("who", {.fallback = kUsualActor, .group = "bookkeeping"}),
};
constexpr FieldDeclaration kConsciousnessFields[]{
    declare::flag<&ConsciousnessOptions::wakes>("wakes", {.group = "status", .rules = "TD-114 TD-115"}),
    declare::modifiers<&ConsciousnessOptions::checkModifiers>("checkModifiers", kMostModifier, "TD-102"),
    declare::oneself<&ConsciousnessOptions::who>("who", {.fallback = kUsualActor, .group = "bookkeeping"}),
};
constexpr RecordDeclaration kStatusRecord = declare::options<StatusOptions>("statusOptions", kStatusFields);
constexpr RecordDeclaration kConsciousnessRecord = declare::options<ConsciousnessOptions>("consciousnessOptions",
                                                                                          kConsciousnessFields);

template <typename Action>
constexpr auto partsOfFighter(const RecordDeclaration& options)
{
    return declare::joined(
        declare::part<&Action::options>("options", options, Role::Declared),
        Parts::fighters<&Action::character>(kActingFighter, Role::Actor), Parts::ruled<Action>(),
        declare::tied(Parts::people<&Action::bound>("bound", "bound.condition", Role::Declared, kMostBound)));
}
constexpr auto kStatusParts = partsOfFighter<Status>(kStatusRecord);
constexpr auto kConsciousnessParts = partsOfFighter<Consciousness>(kConsciousnessRecord);

constexpr std::string_view kHisCondition = "character.condition";

bool flips(Flip flip, bool is)
{
    return flip != Flip::Stays && (flip == Flip::On) != is;
}

Cover coverOf(CoverChange change)
{
    return static_cast<Cover>(static_cast<int>(change) - static_cast<int>(CoverChange::None));
}
Wound woundOf(WoundChange change)
{
    return static_cast<Wound>(static_cast<int>(change) - static_cast<int>(WoundChange::Ok));
}

/// What is behind his cover by now.
std::int32_t coveredBy(const StatusOptions& options, const Fighter& who)
{
    if (options.covered != kNoEntry)
        return options.covered;
    return options.cover == CoverChange::Stays ? who.condition.covered
                                               : usuallyCovered(coverOf(options.cover), who.character.dominant);
}

/// Whether any of it would change anything.
bool changesSomething(const StatusOptions& options, const Fighter& who)
{
    const Condition& now = who.condition;
    const bool aims = now.aimAt != 0 || now.aimRounds > 0;
    return flips(options.surprised, now.surprised) || flips(options.unconscious, now.unconscious)
        || flips(options.stabilised, now.stabilised) || flips(options.prone, now.prone)
        || flips(options.concealed, now.concealed) || flips(options.underCare, now.underCare)
        || flips(options.mayAct, now.mayAct) || (options.losesAim && aims)
        || (options.cover != CoverChange::Stays && coverOf(options.cover) != now.cover)
        || coveredBy(options, who) != now.covered
        || (options.elevation != kNoEntry && options.elevation != now.elevation)
        || (options.wound != WoundChange::Stays && woundOf(options.wound) != woundAt(now, options.location));
}

/// Those tied to the one an action is about, and how he was before it.
class Ties {
public:
    Ties(const Fighter& who, const std::vector<Bound>& bound, std::int32_t number)
        : m_before(who.condition), m_number(number)
    {
        m_bound.reserve(bound.size());
        for (const Bound& one : bound)
            m_bound.emplace_back(one.condition);
    }
    void commit(Derivation& derivation, const Condition& now, std::uint8_t part, Term because)
    {
        untie(m_bound, untyingOf(m_before, now, m_number), because);
        for (std::size_t i = 0; i < m_bound.size(); ++i)
            m_bound[i].commit(derivation, part, i);
    }

private:
    const Condition& m_before;
    std::int32_t m_number;
    std::vector<Ledger> m_bound;
};

/// What the game master says, line by line.
class Saying {
public:
    Saying(const Status& status, Derivation& derivation)
        : m_options(status.options),
          m_switches(status.switches),
          m_derivation(derivation),
          m_who(FighterLedger::acting(status.character))
    {}

    void body();
    void place();
    void cover(const Fighter& before);
    void wounds();
    [[nodiscard]] const std::vector<FighterLedger>& who() const { return m_who; }
    [[nodiscard]] Term last() const { return m_last; }

private:
    Term said(Quantity quantity, Rule rule, std::int32_t value)
    {
        m_last = m_derivation.derive(quantity, rule, Operation::Take, value, {}, {}, m_lines++);
        return m_last;
    }
    /// A state that is simply so.
    template <auto Member>
    void flip(Flip flip, Rule rule)
    {
        if (flips(flip, m_who[0].condition().*Member))
            m_who[0].ledger().set<Member>(said(Quantity::StatusNow, rule, flip == Flip::On ? 1 : 0));
    }

    const StatusOptions& m_options;
    const Switches& m_switches;
    Derivation& m_derivation;
    std::vector<FighterLedger> m_who;
    Term m_last;
    int m_lines = 0;
};

/// Awake or not, stabilised or not, surprised, cared for (TD-11, TD-104, TD-108, TD-109, TD-113, TD-123, TD-D61, TD-D65).
void Saying::body()
{
    Ledger& ledger = m_who[0].ledger();
    flip<&Condition::surprised>(m_options.surprised, Rule::Rule11);
    flip<&Condition::underCare>(m_options.underCare, Rule::Rule123);
    flip<&Condition::mayAct>(m_options.mayAct, Rule::Rule108);
    if (flips(m_options.stabilised, ledger->stabilised)) {
        const bool isNow = m_options.stabilised == Flip::On;
        const Term now = said(Quantity::StatusNow, Rule::Rule113, isNow ? 1 : 0);
        ledger.set<&Condition::stabilised>(now);
        ledger.set<&Condition::saveIn>(!isNow && ledger->lethal > 0 ? kRoundsPerMinute : kNoEntry, now);
        ledger.set<&Condition::savesMade>(0, now);
    }
    if (!flips(m_options.unconscious, ledger->unconscious))
        return;
    const bool isOut = m_options.unconscious == Flip::On;
    const Term now = said(Quantity::StatusNow, Rule::Rule104, isOut ? 1 : 0);
    if (isOut) {
        knockOut(m_derivation, m_who[0], now);
    } else {
        ledger.set<&Condition::unconscious>(now);
        ledger.set<&Condition::wakeIn>(kNoEntry, now);
        m_derivation.state(EventKind::Awake, now);
    }
}

/// Where and how he is (TD-43, TD-48, TD-60, TD-62, TD-D38, TD-D52, TD-D67).
void Saying::place()
{
    Ledger& ledger = m_who[0].ledger();
    if (flips(m_options.prone, ledger->prone)) {
        const Term now = said(Quantity::StatusNow, Rule::Rule43, m_options.prone == Flip::On ? 1 : 0);
        if (now.holds())
            ledger.fall(now);
        else
            ledger.set<&Condition::prone>(now);
    }
    flip<&Condition::concealed>(m_options.concealed, Rule::Rule62);
    if (m_options.losesAim)
        ledger.loseAim(said(Quantity::StatusNow, Rule::Rule48, 1));
    if (m_options.elevation != kNoEntry)
        ledger.set<&Condition::elevation>(said(Quantity::StatusNumber, Rule::Rule60, m_options.elevation));
}

/// What stands before him, and what is behind it (TD-43, TD-D38).
void Saying::cover(const Fighter& before)
{
    Ledger& ledger = m_who[0].ledger();
    if (m_options.cover != CoverChange::Stays)
        ledger.set<&Condition::cover>(
            said(Quantity::StatusNumber, Rule::Rule43, static_cast<std::int32_t>(coverOf(m_options.cover))));
    if (const std::int32_t covered = coveredBy(m_options, before); covered != ledger->covered)
        ledger.set<&Condition::covered>(said(Quantity::StatusNumber, Rule::Rule84, covered));
}

/// A location (TD-105 to TD-108, TD-D60, TD-D61).
void Saying::wounds()
{
    Ledger& ledger = m_who[0].ledger();
    if (m_options.wound == WoundChange::Stays)
        return;
    const auto place = static_cast<std::size_t>(m_options.location);
    const Wound severity = woundOf(m_options.wound);
    const Term now = said(Quantity::WoundNow, Rule::Rule105, static_cast<std::int32_t>(severity));
    if (severity != Wound::Ok)
        return wound(m_derivation, m_who[0], m_options.location, severity, now);
    ledger.set<&Condition::wounds>(place, now);
    ledger.set<&Condition::daysLeft>(place, 0, now);
    ledger.set<&Condition::operated>(ledger->operated & ~bitOf(m_options.location), now);
}

}  // namespace

constinit const ActionDeclaration Status::kAction = declare::action<Status>("status", system, kStatusParts);
constinit const ActionDeclaration Consciousness::kAction = declare::action<Consciousness>("consciousness", system,
                                                                                          kConsciousnessParts);

Untying untyingOf(const Condition& before, const Condition& now, std::int32_t number)
{
    return {.number = number, .frees = before.holding != 0 && now.holding == 0, .isDead = now.dead && !before.dead};
}

std::vector<Refusal> refusalsOf(const Status& status, const BodyPlan*)
{
    Refusals refusals;
    if (status.character.empty())
        return refusals.take();
    const Fighter& who = status.character[0];
    const StatusOptions& options = status.options;
    const bool isOfLiving = options.unconscious != Flip::Stays || options.stabilised != Flip::Stays
        || options.wound != WoundChange::Stays;
    refusals.when(who.condition.dead && isOfLiving, RefusalCode::ActorDead, Rule::Rule95, kHisCondition, "dead");
    const bool isFullNow = isFull(monitorOf(who.condition), who.character.bld);
    refusals.when(options.unconscious == Flip::Off && who.condition.unconscious && isFullNow, RefusalCode::MonitorFull,
                  Rule::Rule97, kHisCondition, "filled");
    refusals.when(options.wound == WoundChange::Disabled && options.location == Location::Torso,
                  RefusalCode::NotApplicable, Rule::Rule107, "options", "wound");
    refusals.when(!changesSomething(options, who), RefusalCode::NothingChanges, Rule::Rule18, "options");
    return refusals.take();
}

void resolveAction(const Status& status, Derivation& derivation)
{
    if (status.character.empty())
        return;
    const Fighter& who = status.character[0];
    Ties ties(who, status.bound, status.options.who);
    Saying saying(status, derivation);
    saying.body();
    saying.place();
    saying.cover(who);
    saying.wounds();
    FighterLedger::commit(saying.who(), derivation, fighterParts<&Status::character>(kStatusParts));
    ties.commit(derivation, saying.who()[0].condition(), kStatusParts.position<&Status::bound, &Bound::condition>(),
                saying.last());
}

std::vector<Refusal> refusalsOf(const Consciousness& roll, const BodyPlan*)
{
    Refusals refusals;
    if (roll.character.empty())
        return refusals.take();
    const Fighter& who = roll.character[0];
    const Condition& now = who.condition;
    const bool wakes = roll.options.wakes;
    const auto when = [&refusals](bool forbidden, RefusalCode code, Rule rule, std::string_view field) {
        refusals.when(forbidden, code, rule, kHisCondition, field);
    };
    when(now.dead, RefusalCode::ActorDead, Rule::Rule95, "dead");
    when(!now.dead && wakes && !now.unconscious, RefusalCode::NotUnconscious, Rule::Rule114, "unconscious");
    when(!now.dead && !wakes && now.unconscious, RefusalCode::ActorOut, Rule::Rule104, "unconscious");
    when(!now.dead && isFull(monitorOf(now), who.character.bld), RefusalCode::MonitorFull, Rule::Rule97, "filled");
    return refusals.take();
}

void resolveAction(const Consciousness& roll, Derivation& derivation)
{
    if (roll.character.empty())
        return;
    const Fighter& who = roll.character[0];
    const bool wakes = roll.options.wakes;
    std::vector<FighterLedger> all = FighterLedger::acting(roll.character);
    Ties ties(who, roll.bound, roll.options.who);
    const Line line = lineOf(monitorOf(who.condition), who.character.bld);
    Term number = derivation.derive(Quantity::ConsciousnessSave, Rule::Rule102, Operation::Take,
                                    saveOf(roll.switches, line));
    number = addModifiers(derivation, roll.options.checkModifiers, Quantity::ConsciousnessModifier, Rule::Rule102,
                          number);
    const RollTerms terms = wakes ? RollTerms{Quantity::WakeNumber, Query::WakeDice, Rule::Rule115}
                                  : RollTerms{Quantity::ConsciousnessNumber, Query::ConsciousnessDice, Rule::Rule103};
    const Rolled rolled = rollTwo(derivation, terms, number);
    derivation.state(rolled.success.holds() ? EventKind::Succeeded : EventKind::Failed, rolled.roll, rolled.number);
    Ledger& ledger = all[0].ledger();
    if (wakes && rolled.success.holds()) {
        ledger.set<&Condition::unconscious>(false, rolled.success);
        ledger.set<&Condition::wakeIn>(kNoEntry, rolled.success);
        derivation.state(EventKind::Awake, rolled.success);
    } else if (wakes) {
        ledger.set<&Condition::wakeIn>(wakingInterval(woundFactor(monitorOf(who.condition), who.character.bld)),
                                       rolled.success);
    } else if (!rolled.success.holds()) {
        knockOut(derivation, all[0], rolled.success);
    }
    FighterLedger::commit(all, derivation, fighterParts<&Consciousness::character>(kConsciousnessParts));
    ties.commit(derivation, all[0].condition(),
                kConsciousnessParts.position<&Consciousness::bound, &Bound::condition>(), rolled.success);
}

}  // namespace hitspread::twod6

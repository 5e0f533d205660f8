#include "models/systems/twod6/twod6facts.h"

#include "models/history/changelines.h"
#include "rules/systems/twod6/areafire.h"
#include "rules/systems/twod6/attack.h"
#include "rules/systems/twod6/grapple.h"
#include "rules/systems/twod6/manualharm.h"
#include "rules/systems/twod6/monitor.h"
#include "rules/systems/twod6/recovery.h"
#include "rules/systems/twod6/round.h"
#include "rules/systems/twod6/simpleactions.h"
#include "rules/systems/twod6/surgery.h"
#include "rules/systems/twod6/turn.h"
#include "rules/systems/twod6/vocabulary.h"
#include "text/joined.h"
#include "text/labels.h"
#include "text/systems/twod6/combatantwords.h"
#include "text/systems/twod6/resultwords.h"
#include "text/systems/twod6/turnwords.h"

#include <algorithm>
#include <array>

namespace hitspread::twod6 {

namespace {

/// What is kept for the rules alone, said by another field, or to be seen on him as long as it lasts.
constexpr std::array<std::string_view, 17> kBookkeeping{
    "savesMade",   "operatedToday", "tieDie",     "inRound",       "begun",       "acted",
    "simple",      "complex",       "kinds",      "rolledAgainst", "treatRounds", "caredToday",
    "restMinutes", "weekDays",      "weekShares", "shot",          "drew"};

QString yesOrNo(bool value)
{
    return value ? yesWords() : noWords();
}

QString orNone(const QString& words)
{
    return words.isEmpty() ? noneWords() : words;
}

/// Of what several fields keep together; nothing where it says the same before and after.
ChangeWords together(const QString& what, const QString& before, const QString& after)
{
    return before == after ? ChangeWords{} : ChangeWords{what, orNone(before), orNone(after)};
}

/// Both counters are one track: "L0 F0/30 → L14 F14/30, fair, WF 2" (TD-92 to TD-100).
QString monitorAfter(const Character& who, const Condition& condition)
{
    const Monitor monitor = monitorOf(condition);
    const int factor = woundFactor(monitor, who.bld);
    return text::joined({shortBoxesWords(who, condition), lineWords(lineOf(monitor, who.bld)),
                         factor > 0 ? woundFactorWords(factor) : QString()},
                        u", ");
}

ChangeWords monitorChange(const Character& who, const Condition& before, const Condition& after)
{
    const int most = boxesOf(who.bld);
    return {monitorName(), shortBoxesWords(who, before), monitorAfter(who, after), Fact::Track,
            Gauge{most - before.filled, most - after.filled, most}};
}

QString clockWords(std::int32_t rounds)
{
    return rounds == kNoEntry ? QString() : roundsWords(rounds);
}

/// A clock that counts down as rounds go by is no news: only that it begins, ends or is set anew.
ChangeWords clockChange(const QString& what, std::int32_t before, std::int32_t after)
{
    const bool isTick = before != kNoEntry && after != kNoEntry && after < before;
    return isTick ? ChangeWords{} : together(what, clockWords(before), clockWords(after));
}

QString namesOf(const Condition& condition, const ConditionPair& pair)
{
    QStringList names;
    for (const Holder& one : condition.heldBy)
        names << heldByWords(pair.nameOf(one.who));
    return names.join(QStringLiteral(", "));
}

std::optional<ChangeWords> stateChange(std::string_view field, const Condition& before, const Condition& after)
{
    if (field == "dead")
        return ChangeWords{deadName(), yesOrNo(before.dead), yesOrNo(after.dead), Fact::Death};
    if (field == "unconscious")
        return ChangeWords{unconsciousName(), yesOrNo(before.unconscious), yesOrNo(after.unconscious),
                           Fact::Consciousness};
    if (field == "prone")
        return ChangeWords{proneName(), yesOrNo(before.prone), yesOrNo(after.prone), Fact::Posture};
    if (field == "saveIn")
        return clockChange(saveInName(), before.saveIn, after.saveIn);
    if (field == "wakeIn")
        return clockChange(wakeInName(), before.wakeIn, after.wakeIn);
    return std::nullopt;
}

}  // namespace

std::optional<ChangeWords> changeWords(const ConditionPair& pair, const FieldDeclaration& field, std::size_t)
{
    const auto& who = pair.character.as<Character>();
    const auto& before = pair.before.as<Condition>();
    const auto& after = pair.after.as<Condition>();
    const Switches switches = pair.switches.isNull() ? Switches{} : pair.switches.as<Switches>();
    if (std::ranges::find(kBookkeeping, field.id) != kBookkeeping.end())
        return ChangeWords{};
    if (field.id == "lethal" || field.id == "filled")
        return monitorChange(who, before, after);
    if (field.id == "movement" || field.id == "metres" || field.id == "evadeOpen")
        return together(movedName(), movedWords(who, before), movedWords(who, after));
    if (field.id.starts_with("aim"))
        return together(aimName(), aimWords(before, switches, pair.nameOf(before.aimAt)),
                        aimWords(after, switches, pair.nameOf(after.aimAt)));
    if (field.id == "treats")
        return together(treatsName(), treatsWords(before, switches, pair.nameOf(before.treats)),
                        treatsWords(after, switches, pair.nameOf(after.treats)));
    if (field.id == "holding")
        return together(holdsName(), pair.nameOf(before.holding), pair.nameOf(after.holding));
    if (field.id.starts_with("heldBy"))
        return together(heldByName(), namesOf(before, pair), namesOf(after, pair));
    return stateChange(field.id, before, after);
}

std::vector<OwnClock> clocksOf(const CombatantView& who, const AnyRecord& switches, int /*round*/, int most)
{
    const auto& character = who.character.record.as<Character>();
    const auto& now = who.combatant.condition.as<Condition>();
    const Switches rules = switches.isNull() ? Switches{} : switches.as<Switches>();
    const Monitor monitor = monitorOf(now);
    std::vector<OwnClock> clocks;
    // They are counted down as a round begins: one that stands at 1 bites at the end of the round that runs.
    const auto add = [&](Mark mark, const QString& words, std::int32_t rounds) {
        if (rounds != kNoEntry && rounds <= most)
            clocks.push_back({.mark = mark, .words = words, .rounds = std::max(rounds, 1)});
    };
    if (now.dead)
        return clocks;
    if (isSaveRolled(rules, woundFactor(monitor, character.bld)))
        add(Mark::Bleeding, saveClock(), now.saveIn);
    if (now.unconscious && !isFull(monitor, character.bld))
        add(Mark::Condition, wakeClock(), now.wakeIn);
    if (now.evadeOpen && now.inRound)
        add(Mark::Held, evadeClock(), 1);
    return clocks;
}

/// The rules tell who acts by his side; who is attacked alone has no need of a name.
bool isNamed(const ActionRecord& action, StepKey key)
{
    const bool isAgainst = action.request.input.isOneOf<Attack, AreaFire, Grapple>();
    if (!isAgainst || key.subject.side() != kActingSide || key.subject.target())
        return false;
    switch (static_cast<Quantity>(key.quantity)) {
    case Quantity::LimbBruise:
    case Quantity::GrappleBack:
    case Quantity::ArmourPassed:
    case Quantity::ArmourAbsorbed:
    case Quantity::ArmourPool:
    case Quantity::DamageTaken:
    case Quantity::MonitorBoxes:
    case Quantity::MonitorFilled:
    case Quantity::MonitorBeyond:
    case Quantity::MonitorLethal:
    case Quantity::MonitorWound:
    case Quantity::MonitorLine:
    case Quantity::MonitorFull:
    case Quantity::MonitorDead:
    case Quantity::ConsciousnessSave:
    case Quantity::ConsciousnessNumber:
    case Quantity::ConsciousnessRoll:
    case Quantity::ConsciousnessSuccess:
    case Quantity::ProposalAt:
    case Quantity::ProposalWound:
    case Quantity::WoundNow:
    case Quantity::Falls: return true;
    default: return false;
    }
}

namespace {

/// An action as the history knows it.
struct Known {
    std::string_view action;
    Matter matter;
    QString (*also)();
    bool isNamed = false;  ///< a line says which action it was
};

QString nothingMore()
{
    return {};
}

template <const auto& kWords>
QString wordsOf()
{
    return kWords();
}

const std::array<Known, 26>& allKnown()
{
    static const std::array<Known, 26> kAll{
        {{Attack::kAction.id, Matter::Attack, wordsOf<attackAlsoCalled>},
         {AreaFire::kAction.id, Matter::Grenade, wordsOf<areaAlsoCalled>},
         {Grapple::kAction.id, Matter::Blow, wordsOf<grappleAlsoCalled>, true},
         {Escape::kAction.id, Matter::Test, wordsOf<escapeAlsoCalled>, true},
         {Release::kAction.id, Matter::Move, nothingMore, true},
         {Move::kAction.id, Matter::Move, wordsOf<moveAlsoCalled>},
         {Evade::kAction.id, Matter::Guard, nothingMore},
         {EvadeMove::kAction.id, Matter::Move, nothingMore},
         {StandUp::kAction.id, Matter::Move, nothingMore},
         {FallProne::kAction.id, Matter::Move, nothingMore},
         {Ready::kAction.id, Matter::Weapon, wordsOf<readyAlsoCalled>},
         {PickUp::kAction.id, Matter::Weapon, nothingMore},
         {Drop::kAction.id, Matter::Weapon, nothingMore},
         {Reload::kAction.id, Matter::Weapon, nothingMore},
         {CarefulAim::kAction.id, Matter::Aim, nothingMore},
         {Seize::kAction.id, Matter::Order, wordsOf<seizeAlsoCalled>, true},
         {Join::kAction.id, Matter::Order, nothingMore},
         {RoundChange::kAction.id, Matter::Order, nothingMore},
         {GroupRest::kAction.id, Matter::Time, nothingMore},
         {Treat::kAction.id, Matter::Care, wordsOf<treatAlsoCalled>, true},
         {Care::kAction.id, Matter::Care, wordsOf<careAlsoCalled>, true},
         {Surgery::kAction.id, Matter::Care, wordsOf<surgeryAlsoCalled>, true},
         {Recover::kAction.id, Matter::Care, nothingMore, true},
         {Status::kAction.id, Matter::Condition, wordsOf<statusAlsoCalled>},
         {Consciousness::kAction.id, Matter::Test, wordsOf<consciousnessAlsoCalled>, true},
         {Harm::kAction.id, Matter::Harm, wordsOf<harmAlsoCalled>}}};
    return kAll;
}

const Known* knownOf(std::string_view action)
{
    const auto found = std::ranges::find(allKnown(), action, &Known::action);
    return found == allKnown().end() ? nullptr : &*found;
}

}  // namespace

Matter matterOf(std::string_view action)
{
    const Known* known = knownOf(action);
    return known ? known->matter : Matter::Other;
}

bool namesAction(std::string_view action)
{
    const Known* known = knownOf(action);
    return known && known->isNamed;
}

QString alsoCalled(std::string_view action)
{
    const Known* known = knownOf(action);
    return known ? known->also() : QString();
}

bool isSigned(const FieldDeclaration& field)
{
    return field.id == "damageBonus" || isSymmetric(field);
}

std::span<const std::string_view> compared(RecordKind kind)
{
    static constexpr std::array<std::string_view, 3> kCharacter{"bld", "ref", "itn"};
    static constexpr std::array<std::string_view, 5> kWeapon{"kind", "skill", "damage", "damageType", "longRange"};
    static constexpr std::array<std::string_view, 3> kArmour{"fraction", "locations", "pool"};
    switch (kind) {
    case RecordKind::Character: return kCharacter;
    case RecordKind::Weapon: return kWeapon;
    case RecordKind::Armour: return kArmour;
    default: return {};
    }
}

NameRules namesFor(RecordKind kind, const FieldDeclaration& field)
{
    if (kind != RecordKind::Weapon || field.id != "skill")
        return {};
    return {{{RecordKind::Character, "skills"}, {kind, "skill"}}, skillDoubt()};
}

}  // namespace hitspread::twod6

#include "rules/systems/rollunder/defence.h"

#include "rules/core/declare/namedmodifiers.h"
#include "rules/core/dice/decision.h"

#include <algorithm>

namespace hitspread::rollunder {

namespace {

constexpr std::int32_t kDefenceBase = 3;
constexpr std::int32_t kExtraParry = 4;
constexpr std::int32_t kOffHandParry = 2;
constexpr std::int32_t kBackSide = 2;
constexpr std::int32_t kRetreatDodge = 3;
constexpr std::int32_t kRetreatOther = 1;
constexpr std::int32_t kDropDodge = 3;
constexpr std::int32_t kOffBalance = 2;

/// The flank an item on one arm does not guard (R3-D25).
bool isBackSide(Hand arm, From from)
{
    return from == (arm == Hand::Right ? From::LeftFlank : From::RightFlank);
}

std::int32_t thrownPenalty(const Weapon& against)
{
    if (against.kind != WeaponKind::Thrown)
        return 0;
    return against.smallThrown ? 2 : 1;
}

std::int32_t feintOn(const DefenceCase& defence)
{
    std::int32_t sum = 0;
    for (const Feinted& feint : defence.condition.feints) {
        if (!defence.isRescuer && feint.from == defence.options.who && feint.until >= defence.options.round)
            sum += feint.value;
    }
    return sum;
}

class DefenceSum {
public:
    DefenceSum(Derivation& derivation, const DefenceCase& defence, const Manner& manner)
        : m_derivation(derivation), m_defence(defence), m_manner(manner)
    {}

    Term run()
    {
        if (m_manner.kind == DefenceKind::Dodge)
            dodge();
        else if (m_manner.kind == DefenceKind::Block)
            block();
        else
            parry();
        shield();
        common();
        evasion();
        if (m_defence.modifiers)
            m_number = addModifiers(m_derivation, *m_defence.modifiers, Quantity::DefenceModifier, Rule::Rule08,
                                    m_number);
        return m_number;
    }

private:
    void step(Quantity quantity, Rule rule, Operation operation, Term a, Term b = {})
    {
        m_number = m_derivation.derive(quantity, rule, operation, a, b);
    }
    void add(Quantity quantity, Rule rule, std::int32_t value)
    {
        if (value != 0)
            step(quantity, rule, Operation::Add, m_number, value);
    }

    void dodge()
    {
        step(Quantity::DefenceMove, Rule::Rule20, Operation::Take, m_defence.character.move);
        if (hasThird(m_defence.character, m_defence.condition, m_defence.switches))
            step(Quantity::DefenceHalved, Rule::Rule54, Operation::DivideUp, m_number, 2);
        step(Quantity::DefenceBase, Rule::Rule20, Operation::Add, m_number, kDefenceBase);
    }
    void half(Rule rule, std::int32_t skill)
    {
        step(Quantity::DefenceHalf, rule, Operation::DivideDown, skill, 2);
        step(Quantity::DefenceBase, rule, Operation::Add, m_number, kDefenceBase);
    }
    void block()
    {
        const auto shield = shieldOf(m_defence.armour, m_defence.armourState);
        if (!shield)
            return;
        half(Rule::Rule25, shieldSkill(m_defence.character, m_defence.armour[*shield]).level);
        const Hand arm = armourStateAt(m_defence.armourState, *shield).arm;
        add(Quantity::DefenceBack, Rule::Rule29, isBackSide(arm, m_defence.options.from) ? -kBackSide : 0);
    }
    void parry()
    {
        const Hand hand = handOf(m_manner.kind);
        const Parrying with = parryingOf(m_defence, hand);
        const Weapon& weapon = with.weapon ? m_defence.weapons[*with.weapon] : fist();
        const bool inBoth = with.weapon && weaponStateAt(m_defence.weaponStates, *with.weapon).held == Held::Both;
        half(Rule::Rule30, weaponSkill(m_defence.character, weapon).level);
        add(Quantity::DefenceExtra, Rule::Rule32, -kExtraParry * m_defence.condition.parries);
        const bool isOff = hand != m_defence.character.dominant && !inBoth;
        add(Quantity::DefenceOffHand, Rule::Rule33, isOff ? -kOffHandParry : 0);
        add(Quantity::DefenceThrown, Rule::Rule34, -thrownPenalty(m_defence.against));
        add(Quantity::DefenceBack, Rule::Rule35, !inBoth && isBackSide(hand, m_defence.options.from) ? -kBackSide : 0);
    }
    /// Of two the better one, once; not from behind (R3-06, R3-D26, R3-D71).
    void shield()
    {
        const auto shield = shieldOf(m_defence.armour, m_defence.armourState);
        if (shield && (m_defence.isRescuer || m_defence.options.from != From::Rear))
            add(Quantity::DefenceShield, Rule::Rule06, m_defence.armour[*shield].db);
    }
    void common()
    {
        const Condition& now = m_defence.condition;
        const Switches& switches = m_defence.switches;
        add(Quantity::DefenceDeceptive, Rule::Rule17, -m_defence.options.deceptive);
        add(Quantity::DefenceFeint, Rule::Rule69, -feintOn(m_defence));
        add(Quantity::DefencePosture, Rule::Rule69,
            std::min(defencePenalty(switches, now.posture), defencePenalty(switches, now.posturePast)));
        add(Quantity::DefenceOffBalance, Rule::Rule68, now.offBalance ? -kOffBalance : 0);
        add(Quantity::DefenceStunned, Rule::Rule08, now.stunned ? switches.stunned : 0);
        const bool isMeant = now.doing == doingOf(Maneuver::AllOutDefense)
            && (now.defends == m_manner.kind || (isParry(now.defends) && isParry(m_manner.kind)));
        add(Quantity::DefenceAllOut, Rule::Rule69, isMeant ? bonusOf(switches, Bonus::AllOutDefense) : 0);
    }
    void evasion()
    {
        const bool isDodge = m_manner.kind == DefenceKind::Dodge;
        if (m_manner.evasion == Evasion::Retreats || hasRetreatedFrom(m_defence))
            add(Quantity::DefenceRetreat, isDodge ? Rule::Rule37 : Rule::Rule38,
                isDodge ? kRetreatDodge : kRetreatOther);
        // It brings nothing to a block or a parry (R3-42).
        if (m_manner.evasion == Evasion::Drops && isDodge)
            add(Quantity::DefenceDrop, Rule::Rule41, kDropDodge);
        add(Quantity::DefenceAcrobatic, Rule::Rule23, m_manner.acrobatic);
    }

    Derivation& m_derivation;
    const DefenceCase& m_defence;
    const Manner& m_manner;
    Term m_number;
};

/// What his maneuver leaves of his defences; while a Wait is open all are (R3-69, R3-D39, R3-D76).
Open openFor(const DefenceCase& defence)
{
    const Condition& now = defence.condition;
    if (now.waiting || now.doing == Doing::Nothing)
        return Open::All;
    return openIn(defence.switches, static_cast<Maneuver>(static_cast<int>(now.doing) - 1));
}

Rule triedRule(DefenceKind kind)
{
    if (kind == DefenceKind::Dodge)
        return Rule::Rule21;
    return kind == DefenceKind::Block ? Rule::Rule26 : Rule::Rule31;
}

bool isAgainst(const DefenceCase& defence, DefenceKind kind)
{
    std::size_t column = defencecolumn::kParry;
    if (kind == DefenceKind::Dodge)
        column = defencecolumn::kDodge;
    else if (kind == DefenceKind::Block)
        column = defencecolumn::kBlock;
    return rowFor(defence.switches.defences, defence.against.kind).cells[column] != 0;
}

std::optional<Barrier> blockBarrier(const DefenceCase& defence)
{
    if (!shieldOf(defence.armour, defence.armourState, true))
        return barredBy(RefusalCode::NoShield, Rule::Rule25);
    if (!shieldOf(defence.armour, defence.armourState))
        return barredBy(RefusalCode::ShieldUnready, Rule::Rule50);
    if (defence.condition.blocks > 0)
        return barredBy(RefusalCode::Blocked, Rule::Rule27);
    if (defence.options.from == From::Rear)
        return barredBy(RefusalCode::NotFromBehind, Rule::Rule28);
    return std::nullopt;
}

std::optional<Barrier> parryBarrier(const DefenceCase& defence, DefenceKind kind)
{
    if (openFor(defence) == Open::NoParry)
        return barredBy(RefusalCode::NoParry, Rule::Rule69);
    if (defence.options.from == From::Rear && defence.switches.fromBehind == FromBehind::NoBlockNoParry)
        return barredBy(RefusalCode::NotFromBehind, Rule::Rule28);
    return parryingOf(defence, handOf(kind)).barrier;
}

std::optional<Barrier> barrierTo(const DefenceCase& defence, DefenceKind kind, std::int32_t tried)
{
    if (!canAct(defence.condition))
        return barredBy(RefusalCode::DefenderOut, Rule::Rule08);
    // What is declared of the attack is so for the one attacked: a friend beside him is aware and sees it come (R3-D52).
    if (!defence.isRescuer && !defence.options.aware)
        return barredBy(RefusalCode::NotAware, Rule::Rule07);
    if (openFor(defence) == Open::None)
        return barredBy(RefusalCode::NoDefence, Rule::Rule69);
    if (!isAgainst(defence, kind))
        return barredBy(RefusalCode::NotAgainstThis, isParry(kind) ? Rule::Rule30 : Rule::Rule25);
    if ((tried >> static_cast<int>(kind) & 1) != 0)
        return barredBy(RefusalCode::Tried, triedRule(kind));
    if (kind == DefenceKind::Block)
        return blockBarrier(defence);
    return isParry(kind) ? parryBarrier(defence, kind) : std::nullopt;
}

}  // namespace

Parrying parryingOf(const DefenceCase& defence, Hand hand)
{
    const Hand dominant = defence.character.dominant;
    Parrying parrying;
    const auto barred = [&](RefusalCode why) { parrying.barrier = barredBy(why, Rule::Rule30); };
    if (defence.character.handless) {
        barred(RefusalCode::NoHands);
        return parrying;
    }
    if (const auto thing = thingIn(hand, dominant, defence.weapons, defence.weaponStates)) {
        parrying.weapon = thing;
        if (!isMelee(defence.weapons[*thing]))
            barred(RefusalCode::HandHoldsOther);
        else if (weaponStateAt(defence.weaponStates, *thing).unready)
            barred(RefusalCode::HandUnready);
        return parrying;
    }
    // The other hand of what both hold, and an arm with a shield, are not free.
    const auto other = thingIn(dominant, dominant, defence.weapons, defence.weaponStates);
    bool isTaken = hand != dominant && other && weaponStateAt(defence.weaponStates, *other).held == Held::Both;
    for (std::size_t i = 0; i < defence.armour.size(); ++i) {
        const ArmourState state = armourStateAt(defence.armourState, i);
        isTaken = isTaken || (defence.armour[i].shield && !state.dropped && state.arm == hand);
    }
    if (isTaken)
        barred(RefusalCode::HandHoldsOther);
    return parrying;
}

bool hasRetreatedFrom(const DefenceCase& defence)
{
    const Condition& now = defence.condition;
    return !defence.isRescuer && isMelee(defence.against) && now.retreats > 0
        && now.retreatedFrom == defence.options.who;
}

Term defenceNumber(Derivation& derivation, const DefenceCase& defence, const Manner& manner)
{
    return DefenceSum(derivation, defence, manner).run();
}

Defences defencesOf(const DefenceCase& defence, std::int32_t tried)
{
    NoAnswerer nobody;
    Derivation silent(nobody, nullptr, {}, nullptr);
    Defences all{};
    all[0] = {optionId(DefenceKind::None), kNoWorth};
    for (const DefenceKind kind :
         {DefenceKind::Dodge, DefenceKind::Block, DefenceKind::ParryRight, DefenceKind::ParryLeft}) {
        Option& option = all[static_cast<std::size_t>(kind)];
        option.id = optionId(kind);
        option.barrier = barrierTo(defence, kind, tried);
        if (!option.barrier)
            option.worth = defenceNumber(silent, defence, {.kind = kind}).value;
    }
    return all;
}

std::array<Option, 3> evasionsOf(const DefenceCase& defence)
{
    const Condition& now = defence.condition;
    const Switches& switches = defence.switches;
    std::array<Option, 3> all{};
    all[0].id = optionId(Evasion::Stays);
    all[1].id = optionId(Evasion::Retreats);
    all[2].id = optionId(Evasion::Drops);
    const bool isUsed = switches.retreatsPerTurn != kNoEntry && now.retreats >= switches.retreatsPerTurn;
    const bool isLow = now.posture == Posture::Lying || now.posture == Posture::Sitting;
    if (!isMelee(defence.against))
        all[1].barrier = barredBy(RefusalCode::RetreatFromMelee, Rule::Rule39);
    else if (isLow)
        all[1].barrier = barredBy(RefusalCode::RetreatPosture, Rule::Rule36);
    else if (hasRetreatedFrom(defence))
        all[1].barrier = barredBy(RefusalCode::RetreatDone, Rule::Rule36);
    else if (isUsed)
        all[1].barrier = barredBy(RefusalCode::RetreatUsed, Rule::Rule36);
    if (isMelee(defence.against))
        all[2].barrier = barredBy(RefusalCode::DropFromRanged, Rule::Rule43);
    else if (now.posture == Posture::Lying)
        all[2].barrier = barredBy(RefusalCode::DropLying, Rule::Rule40);
    return all;
}

std::array<Option, 2> acrobaticsOf(const DefenceCase& defence)
{
    std::array<Option, 2> all{};
    all[1].id = 1;
    if (!hasSkill(defence.character, kAcrobatics))
        all[1].barrier = barredBy(RefusalCode::NoAcrobatics, Rule::Rule23);
    else if (defence.condition.acrobatic)
        all[1].barrier = barredBy(RefusalCode::AcrobaticUsed, Rule::Rule23);
    return all;
}

}  // namespace hitspread::rollunder

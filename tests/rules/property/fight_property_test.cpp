#include "rules/core/dice.h"
#include "rules/systems/input.h"
#include "rules/systems/registry.h"
#include "rules/systems/resolution.h"
#include "rules/systems/threed/deviation.h"
#include "rules/systems/threed/protection.h"
#include "support/humanplan.h"

#include <QTest>

#include <rapidcheck.h>

#include <algorithm>
#include <array>
#include <functional>
#include <numeric>
#include <set>

using namespace hitspread;
using namespace hitspread::threed;

namespace {

std::shared_ptr<const BodyPlan> plan()
{
    static const std::shared_ptr<const BodyPlan> shared = support::humanPlan();
    return shared;
}

/// Somebody with everything a fight can be fought with.
struct Fighter {
    Character who;
    Condition condition;
    Weapon gun, pistol;
    WeaponState gunState, pistolState;
    Ammunition rounds;
    MeleeWeapon blade;
    ItemState bladeState;
    ThrownWeapon dart;
    ItemState dartState;
    Grenade grenade;
    ItemState grenadeState;
    std::vector<Armour> armour;
    std::vector<ArmourState> armourState;
};

struct Fight {
    std::vector<Fighter> fighters;
    Switches switches;
    std::int32_t round = 1;
    std::int32_t phase = 3;  ///< that of an imagined round 0, which ends as the fight begins
    bool runs = false;
};

/// One entry of a fight's log: what was declared, and how the dice fell.
struct Deed {
    std::size_t action = 0;
    std::size_t actor = 0;
    std::size_t target = 1;
    std::array<std::int32_t, 8> numbers{};  ///< whatever the action makes of them
    std::uint64_t seed = 0;
    Answers answers;
};

/// Numbers of a fight, each as likely as any: rapidcheck's own grow with the size of a case, so that some actions would hardly
/// ever come.
class Luck {
public:
    Luck() : m_stream(*rc::gen::arbitrary<std::uint64_t>()) {}
    int between(int low, int high)
    {
        return low + static_cast<int>(m_stream.below(static_cast<std::uint32_t>(high - low + 1)));
    }
    std::uint64_t seed() { return m_stream.next(); }

private:
    RandomStream m_stream;
};

Fighter someFighter(Luck& luck, int number)
{
    const auto number30 = [&luck](int low, int high) { return luck.between(low, high); };
    Fighter fighter;
    Character& who = fighter.who;
    who.name = "fighter " + std::to_string(number);
    for (std::int32_t* stat : {&who.str, &who.dex, &who.dia, &who.conc, &who.phys, &who.cool})
        *stat = number30(3, 16);
    for (std::int32_t& hits : who.hitsMax)
        hits = number30(5, 30);
    who.incapMax = number30(15, 60);
    for (const char* skill : {"rifle", "blade", "throwing", "dodge", "acrobatics", "autoSupport", "marksman",
                              "paramedic", "unarmedCombat", "martialArts", "weaponsMaintenance"})
        who.skills.set(skill, number30(0, 9));
    for (const char* advantage : {"ambidextrous", "rapidFire", "quickDraw", "danceOfDeath", "balletOfDeath"})
        who.advantages.set(advantage, number30(0, 1));
    who.xenoSkin = number30(0, 5) == 0;
    who.vevaphon = !who.xenoSkin && number30(0, 3) == 0;
    who.stormerRegeneration = number30(0, 3) == 0;
    who.ebonHealerRank = number30(0, 4);
    fighter.condition.vevaphonPv = who.vevaphon ? number30(0, 9) : 0;
    fighter.gun.skill = fighter.pistol.skill = "rifle";
    fighter.gun.modes = 0x1F;
    fighter.gun.recoil = number30(0, 12);
    fighter.gun.fullAutoDeviation = number30(0, 3);
    fighter.gun.barrels = number30(0, 4) == 0 ? 4 : 1;
    fighter.gun.magazine = fighter.gunState.rounds = 90;
    fighter.gun.jammingFactor = number30(0, 3);
    fighter.pistol.recoil = number30(0, 6);
    fighter.pistol.modes = 0x1F;
    fighter.pistolState.rounds = 30;
    fighter.rounds.penetration = number30(0, 12);
    fighter.rounds.damage = number30(0, 14);
    fighter.rounds.armourDamage = number30(0, 1) == 0 ? kNoEntry : number30(0, 5);
    fighter.blade.skill = number30(0, 2) == 0 ? "martialArts" : "blade";
    fighter.blade.damage = number30(0, 6);
    fighter.blade.penetration = number30(-2, 9);
    fighter.blade.handling = number30(0, 5);
    fighter.blade.natural = fighter.blade.skill == "martialArts";
    fighter.blade.bareHanded = fighter.blade.natural;
    fighter.blade.flexible = number30(0, 5) == 0;
    fighter.bladeState.drawn = Drawn::Right;
    fighter.dart.skill = "throwing";
    fighter.dart.damage = 2;
    fighter.dart.penetration = 3;
    fighter.dartState.count = 9;
    fighter.dartState.drawn = Drawn::Left;
    fighter.grenade.skill = "throwing";
    fighter.grenade.kind = static_cast<GrenadeKind>(number30(0, 3));
    fighter.grenade.damage = number30(0, 12);
    if (number30(0, 1) == 1)
        fighter.grenade.penetration = number30(0, 9);
    fighter.grenadeState.count = 5;
    fighter.armour.resize(static_cast<std::size_t>(number30(0, 2)));
    fighter.armourState.resize(fighter.armour.size());
    for (Armour& piece : fighter.armour) {
        piece.pv = number30(1, 15);
        piece.idMax.fill(number30(0, 30));
        piece.dodgeModifier = number30(0, 2);
        piece.layer = number30(0, 2);
    }
    // Worn before: what would mend it shows.
    for (std::size_t piece = 0; piece < fighter.armour.size(); ++piece) {
        for (std::size_t place = 0; place < kLocations; ++place)
            fighter.armourState[piece].idLost[place] = static_cast<std::int16_t>(
                number30(0, fighter.armour[piece].idMax[place]));
    }
    return fighter;
}

Switches someSwitches(Luck& luck)
{
    Switches switches;
    // Most fights are fought by the defaults; one in three turns several switches.
    if (luck.between(0, 2) != 0)
        return switches;
    for (const FieldDeclaration& field : switchesRecord.fields) {
        if (!field.choices.empty() && luck.between(0, 3) == 0)
            field.setNumber(&switches, 0, luck.between(0, static_cast<int>(field.choices.size()) - 1));
    }
    return switches;
}

/// Rolls by the seed, and takes choices by the numbers of the deed, never only the presets.
class DeedAnswerer final : public Answerer {
public:
    explicit DeedAnswerer(const Deed& deed) : m_dice(deed.seed), m_deed(deed) {}
    bool answer(const Question& question, Answer& answer) override
    {
        if (question.kind != QuestionKind::Choice)
            return m_dice.answer(question, answer);
        RandomStream stream(m_deed.seed + question.key.name * 131U + question.key.index);
        const auto span = static_cast<std::uint32_t>(question.maximum - question.minimum + 1);
        answer = Answer::ofChoice(question.key, question.minimum + static_cast<int>(stream.below(span)), Origin::Given);
        return true;
    }

private:
    SeededAnswerer m_dice;
    const Deed& m_deed;
};

Hex aimOf(const Deed& deed)
{
    const auto column = static_cast<std::int16_t>(deed.numbers[0] % 5 - 2);
    const auto row = static_cast<std::int16_t>(4 + deed.numbers[1] % 26);
    return {column, static_cast<std::int16_t>((column + row) % 2 == 0 ? row : row + 1)};
}

VolleyTarget targetOf(const Fighter& fighter, const Deed& deed)
{
    VolleyTarget target;
    target.character = fighter.who;
    target.condition = fighter.condition;
    target.armour = fighter.armour;
    target.armourState = fighter.armourState;
    target.options.aimHex = aimOf(deed);
    target.options.distance = 1 + deed.numbers[2] % 60;
    target.options.fromBehind = deed.numbers[3] % 5 == 0;
    target.options.targetDives = deed.numbers[4] % 9 == 0;
    target.options.rangedDefence = fighter.condition.rangedDefence;
    return target;
}

/// Takes what an action left of two fighters (and of whoever else took part) back into the fight.
using TakeBack = std::function<void(Fight&, const Input&)>;

struct Prepared {
    Input input;
    TakeBack back;
};

/// Everything an attack with a gun has in common.
template <typename Action>
void arm(Action& action, const Fight& fight, const Deed& deed)
{
    const Fighter& actor = fight.fighters[deed.actor];
    action.shooter = actor.who;
    action.weapon = actor.gun;
    action.ammunition = actor.rounds;
    action.switches = fight.switches;
}

using Preparer = Prepared (*)(const Fight&, const Deed&);

Prepared shotDeed(const Fight& fight, const Deed& deed)
{
    Shot shot;
    arm(shot, fight, deed);
    const VolleyTarget target = targetOf(fight.fighters[deed.target], deed);
    shot.shooterCondition = fight.fighters[deed.actor].condition;
    shot.weaponState = fight.fighters[deed.actor].gunState;
    shot.target = target.character;
    shot.targetCondition = target.condition;
    shot.armour = target.armour;
    shot.armourState = target.armourState;
    shot.options = target.options;
    shot.options.mode = static_cast<Mode>(deed.numbers[5] % 3);
    shot.options.round = fight.round;
    return {{shot}, [deed](Fight& after, const Input& input) {
                const auto& done = std::get<Shot>(input.action);
                after.fighters[deed.actor].condition = done.shooterCondition;
                after.fighters[deed.actor].gunState = done.weaponState;
                after.fighters[deed.target].condition = done.targetCondition;
                after.fighters[deed.target].armourState = done.armourState;
            }};
}

Prepared volleyDeed(const Fight& fight, const Deed& deed)
{
    Volley volley;
    arm(volley, fight, deed);
    volley.shooterCondition = fight.fighters[deed.actor].condition;
    volley.weaponState = fight.fighters[deed.actor].gunState;
    volley.options.mode = std::array{Mode::SemiAuto, Mode::Burst,
                                     Mode::FullAuto}[static_cast<std::size_t>(deed.numbers[5] % 3)];
    volley.options.dice = 1 + deed.numbers[6] % 3;
    volley.options.round = fight.round;
    volley.targets.push_back(targetOf(fight.fighters[deed.target], deed));
    return {{volley}, [deed](Fight& after, const Input& input) {
                const auto& done = std::get<Volley>(input.action);
                after.fighters[deed.actor].condition = done.shooterCondition;
                after.fighters[deed.actor].gunState = done.weaponState;
                after.fighters[deed.target].condition = done.targets[0].condition;
                after.fighters[deed.target].armourState = done.targets[0].armourState;
            }};
}

Prepared twoGunsDeed(const Fight& fight, const Deed& deed)
{
    TwoGuns guns;
    arm(guns, fight, deed);
    const Fighter& actor = fight.fighters[deed.actor];
    guns.shooterCondition = actor.condition;
    guns.weaponState = actor.gunState;
    guns.offHandWeapon = actor.pistol;
    guns.offHandWeaponState = actor.pistolState;
    guns.offHandAmmunition = actor.rounds;
    guns.options.mode = std::array{Mode::DoubleAction, Mode::Burst}[static_cast<std::size_t>(deed.numbers[5] % 2)];
    guns.options.round = guns.offHandOptions.round = fight.round;
    guns.targets.push_back(targetOf(fight.fighters[deed.target], deed));
    return {{guns}, [deed](Fight& after, const Input& input) {
                const auto& done = std::get<TwoGuns>(input.action);
                after.fighters[deed.actor].condition = done.shooterCondition;
                after.fighters[deed.actor].gunState = done.weaponState;
                after.fighters[deed.actor].pistolState = done.offHandWeaponState;
                after.fighters[deed.target].condition = done.targets[0].condition;
                after.fighters[deed.target].armourState = done.targets[0].armourState;
            }};
}

Prepared suppressDeed(const Fight& fight, const Deed& deed)
{
    Suppress suppress;
    arm(suppress, fight, deed);
    suppress.shooterCondition = fight.fighters[deed.actor].condition;
    suppress.weaponState = fight.fighters[deed.actor].gunState;
    suppress.options.dice = 1 + deed.numbers[6] % 4;
    suppress.targets.push_back({fight.fighters[deed.target].who, fight.fighters[deed.target].condition});
    return {{suppress}, [deed](Fight& after, const Input& input) {
                const auto& done = std::get<Suppress>(input.action);
                after.fighters[deed.actor].condition = done.shooterCondition;
                after.fighters[deed.actor].gunState = done.weaponState;
                after.fighters[deed.target].condition = done.targets[0].condition;
            }};
}

Prepared evadeDeed(const Fight& fight, const Deed& deed)
{
    Evade evade;
    arm(evade, fight, deed);
    evade.shooterCondition = fight.fighters[deed.actor].condition;
    const VolleyTarget target = targetOf(fight.fighters[deed.target], deed);
    evade.target = target.character;
    evade.targetCondition = target.condition;
    evade.armour = target.armour;
    evade.armourState = target.armourState;
    evade.crossing = target.options;
    evade.crossing.round = fight.round;
    Input input{evade};
    systemOf(input).presetDeclared(input);
    return {input, [deed](Fight& after, const Input& resolved) {
                const auto& done = std::get<Evade>(resolved.action);
                after.fighters[deed.actor].condition = done.shooterCondition;
                after.fighters[deed.target].condition = done.targetCondition;
                after.fighters[deed.target].armourState = done.armourState;
            }};
}

Prepared meleeDeed(const Fight& fight, const Deed& deed)
{
    const Fighter& actor = fight.fighters[deed.actor];
    const Fighter& target = fight.fighters[deed.target];
    Melee melee;
    melee.attacker = actor.who;
    melee.attackerCondition = actor.condition;
    melee.weapon = actor.blade;
    melee.weaponState = actor.bladeState;
    melee.attackerArmour = actor.armour;
    melee.attackerArmourState = actor.armourState;
    melee.target = target.who;
    melee.targetCondition = target.condition;
    if (deed.numbers[3] % 3 != 0) {
        melee.parryWeapon = {target.blade};
        melee.parryState = {target.bladeState};
    }
    melee.armour = target.armour;
    melee.armourState = target.armourState;
    melee.options.aimHex = aimOf(deed);
    melee.options.handicap = deed.numbers[2] % 3;
    melee.options.wantedDamage = static_cast<WantedDamage>(deed.numbers[4] % 3);
    melee.options.blow = static_cast<BlowOf>(deed.numbers[5] % 3);
    melee.options.round = fight.round;
    if (melee.options.blow != BlowOf::Single) {
        melee.otherWeapon = {actor.blade};
        melee.otherState = {actor.bladeState};
        melee.otherState[0].drawn = Drawn::Left;
    }
    melee.switches = fight.switches;
    return {{melee}, [deed](Fight& after, const Input& input) {
                const auto& done = std::get<Melee>(input.action);
                after.fighters[deed.actor].condition = done.attackerCondition;
                after.fighters[deed.actor].armourState = done.attackerArmourState;
                after.fighters[deed.target].condition = done.targetCondition;
                after.fighters[deed.target].armourState = done.armourState;
            }};
}

Prepared throwDeed(const Fight& fight, const Deed& deed)
{
    const Fighter& actor = fight.fighters[deed.actor];
    const Fighter& target = fight.fighters[deed.target];
    Throw thrown;
    thrown.thrower = actor.who;
    thrown.throwerCondition = actor.condition;
    thrown.weapon = actor.dart;
    thrown.weaponState = actor.dartState;
    thrown.target = target.who;
    thrown.targetCondition = target.condition;
    thrown.armour = target.armour;
    thrown.armourState = target.armourState;
    thrown.options.aimHex = aimOf(deed);
    thrown.options.round = fight.round;
    thrown.switches = fight.switches;
    return {{thrown}, [deed](Fight& after, const Input& input) {
                const auto& done = std::get<Throw>(input.action);
                after.fighters[deed.actor].condition = done.throwerCondition;
                after.fighters[deed.actor].dartState = done.weaponState;
                after.fighters[deed.target].condition = done.targetCondition;
                after.fighters[deed.target].armourState = done.armourState;
            }};
}

/// Thrown, on the floor, placed; jumped on or not; everybody is near.
Prepared grenadeDeed(const Fight& fight, const Deed& deed)
{
    const Fighter& actor = fight.fighters[deed.actor];
    GrenadeAttack attack;
    attack.thrower = actor.who;
    attack.throwerCondition = actor.condition;
    attack.grenade = actor.grenade;
    attack.grenadeState = actor.grenadeState;
    attack.options.how = static_cast<Delivery>(deed.numbers[5] % 3);
    attack.options.cover = static_cast<GrenadeCover>(deed.numbers[6] % 3);
    attack.options.round = fight.round;
    std::vector<std::size_t> near;
    for (std::size_t i = 0; i < fight.fighters.size(); ++i) {
        if (i == deed.actor)
            continue;
        near.push_back(i);
        GrenadeTarget target;
        target.character = fight.fighters[i].who;
        target.condition = fight.fighters[i].condition;
        target.armour = fight.fighters[i].armour;
        target.armourState = fight.fighters[i].armourState;
        target.options.apart = deed.numbers[i] % 12;
        target.options.impact = aimOf(deed);
        attack.targets.push_back(std::move(target));
    }
    attack.switches = fight.switches;
    return {{attack}, [deed, near](Fight& after, const Input& input) {
                const auto& done = std::get<GrenadeAttack>(input.action);
                after.fighters[deed.actor].condition = done.throwerCondition;
                after.fighters[deed.actor].grenadeState = done.grenadeState;
                for (std::size_t i = 0; i < near.size(); ++i) {
                    after.fighters[near[i]].condition = done.targets[i].condition;
                    after.fighters[near[i]].armourState = done.targets[i].armourState;
                }
            }};
}

/// Actions of one, on himself.
template <typename Action>
Prepared alone(const Fight& fight, const Deed& deed, Action action)
{
    action.character = fight.fighters[deed.actor].who;
    action.condition = fight.fighters[deed.actor].condition;
    action.switches = fight.switches;
    return {{action}, [deed](Fight& after, const Input& input) {
                after.fighters[deed.actor].condition = std::get<Action>(input.action).condition;
            }};
}

template <typename Action>
Prepared dodging(const Fight& fight, const Deed& deed)
{
    Action action;
    action.armour = fight.fighters[deed.actor].armour;
    action.armourState = fight.fighters[deed.actor].armourState;
    if constexpr (std::is_same_v<Action, Dodge>)
        action.options.lasts = static_cast<DodgeFor>(deed.numbers[5] % 2);
    return alone(fight, deed, std::move(action));
}

Prepared readyDeed(const Fight& fight, const Deed& deed)
{
    const Fighter& actor = fight.fighters[deed.actor];
    Ready ready;
    ready.character = actor.who;
    ready.condition = actor.condition;
    ready.weapon = actor.blade;
    ready.weaponState = actor.bladeState;
    ready.options.what = static_cast<Readying>(deed.numbers[5] % 3);
    ready.switches = fight.switches;
    return {{ready}, [deed](Fight& after, const Input& input) {
                const auto& done = std::get<Ready>(input.action);
                after.fighters[deed.actor].condition = done.condition;
                after.fighters[deed.actor].bladeState = done.weaponState;
            }};
}

Prepared readyThrownDeed(const Fight& fight, const Deed& deed)
{
    const Fighter& actor = fight.fighters[deed.actor];
    ReadyThrown ready;
    ready.character = actor.who;
    ready.condition = actor.condition;
    ready.weapon = actor.dart;
    ready.weaponState = actor.dartState;
    ready.options.what = Readying::Draw;
    ready.switches = fight.switches;
    return {{ready}, [deed](Fight& after, const Input& input) {
                const auto& done = std::get<ReadyThrown>(input.action);
                after.fighters[deed.actor].condition = done.condition;
                after.fighters[deed.actor].dartState = done.weaponState;
            }};
}

Prepared prepareDeed(const Fight& fight, const Deed& deed)
{
    const Fighter& actor = fight.fighters[deed.actor];
    Preparation preparation;
    preparation.character = actor.who;
    preparation.condition = actor.condition;
    preparation.weapon = actor.gun;
    preparation.weaponState = actor.gunState;
    preparation.options.what = static_cast<Preparing>(deed.numbers[5] % 11);
    preparation.switches = fight.switches;
    return {{preparation}, [deed](Fight& after, const Input& input) {
                const auto& done = std::get<Preparation>(input.action);
                after.fighters[deed.actor].condition = done.condition;
                after.fighters[deed.actor].gunState = done.weaponState;
            }};
}

Prepared phaseDeed(const Fight& fight, const Deed&)
{
    PhaseChange change;
    for (const Fighter& fighter : fight.fighters)
        change.members.push_back({fighter.who, fighter.condition, {fighter.gunState, fighter.pistolState}});
    change.options = {fight.runs, true, fight.round, fight.phase};
    if (!fight.runs)
        change.options.phase = 1;
    change.switches = fight.switches;
    return {{change}, [](Fight& after, const Input& input) {
                const auto& done = std::get<PhaseChange>(input.action);
                for (std::size_t i = 0; i < after.fighters.size(); ++i) {
                    after.fighters[i].condition = done.members[i].condition;
                    after.fighters[i].gunState = done.members[i].weapons[0];
                    after.fighters[i].pistolState = done.members[i].weapons[1];
                }
                const auto [round, phase] =
                    PhaseStep{done.options.ends, true, done.options.round, done.options.phase}.after(kPhases);
                after.round = round;
                after.phase = phase;
                after.runs = true;
            }};
}

Prepared opportunityDeed(const Fight& fight, const Deed& deed)
{
    Opportunity opportunity;
    opportunity.options.what = static_cast<OpportunityStep>(deed.numbers[5] % 4);
    return alone(fight, deed, opportunity);
}

Prepared splitDeed(const Fight& fight, const Deed& deed)
{
    Split split;
    split.options = {"rifle", deed.numbers[5] % 2 == 0 ? "dodge" : "blade", 1 + deed.numbers[6] % 3,
                     deed.numbers[4] % 2 == 0};
    return alone(fight, deed, split);
}

Prepared aidDeed(const Fight& fight, const Deed& deed)
{
    FirstAid aid;
    aid.medic = fight.fighters[deed.actor].who;
    aid.medicCondition = fight.fighters[deed.actor].condition;
    aid.patient = fight.fighters[deed.target].who;
    aid.patientCondition = fight.fighters[deed.target].condition;
    aid.options.what = static_cast<Aid>(deed.numbers[5] % 3);
    aid.switches = fight.switches;
    return {{aid}, [deed](Fight& after, const Input& input) {
                const auto& done = std::get<FirstAid>(input.action);
                after.fighters[deed.actor].condition = done.medicCondition;
                after.fighters[deed.target].condition = done.patientCondition;
            }};
}

Prepared treatDeed(const Fight& fight, const Deed& deed)
{
    Treatment treatment;
    treatment.healer = fight.fighters[deed.actor].who;
    treatment.patient = fight.fighters[deed.target].who;
    treatment.patientCondition = fight.fighters[deed.target].condition;
    treatment.options.what = static_cast<Remedy>(deed.numbers[5] % 2);
    treatment.options.bruising = deed.numbers[6] % 2 == 0;
    treatment.options.location = static_cast<Location>(deed.numbers[4] % 7);
    treatment.options.flux = deed.numbers[3] % 4;
    treatment.options.amount = deed.numbers[2] % 9;
    treatment.switches = fight.switches;
    return {{treatment}, [deed](Fight& after, const Input& input) {
                after.fighters[deed.target].condition = std::get<Treatment>(input.action).patientCondition;
            }};
}

Prepared recoverDeed(const Fight& fight, const Deed& deed)
{
    Recovery recovery;
    recovery.options.hours = deed.numbers[5] % 4;
    recovery.options.days = deed.numbers[6] % 20;
    recovery.options.hospital = deed.numbers[4] % 2 == 0;
    return alone(fight, deed, recovery);
}

Prepared initiativeDeed(const Fight& fight, const Deed& deed)
{
    return alone(fight, deed, Initiative{});
}

struct Kind {
    const char* name;
    Preparer prepare;
    bool heals = false;  ///< may take marks away
};
constexpr std::array kKinds{Kind{"shot", shotDeed},
                            Kind{"volley", volleyDeed},
                            Kind{"twoGuns", twoGunsDeed},
                            Kind{"suppress", suppressDeed},
                            Kind{"evade", evadeDeed},
                            Kind{"melee", meleeDeed},
                            Kind{"throw", throwDeed},
                            Kind{"grenade", grenadeDeed},
                            Kind{"dodge", dodging<Dodge>},
                            Kind{"dance", dodging<Dance>},
                            Kind{"ready", readyDeed},
                            Kind{"readyThrown", readyThrownDeed},
                            Kind{"prepare", prepareDeed},
                            Kind{"phase", phaseDeed, true},
                            Kind{"phase", phaseDeed, true},
                            Kind{"opportunity", opportunityDeed},
                            Kind{"split", splitDeed},
                            Kind{"aid", aidDeed, true},
                            Kind{"treat", treatDeed},
                            Kind{"recover", recoverDeed, true},
                            Kind{"initiative", initiativeDeed}};

/// Applies findings to the input they came from, as the services do to the rows behind it.
void apply(Input& input, const Findings& findings)
{
    const System& system = systemOf(input);
    void* data = system.actionData(input);
    const auto parts = system.actions()[system.actionOf(input)].parts;
    for (const Change& change : findings.changes) {
        const FieldDeclaration& field = parts[change.part].record->fields[change.field];
        void* record = parts[change.part].at(data, change.element);
        RC_ASSERT(field.number(record, change.index) == change.before);
        field.setNumber(record, change.index, change.after);
    }
}

/// Carries a deed out; false: the rules refuse it. With answers of its own it is repeated, else it gets them.
bool carryOut(Fight& fight, Deed& deed)
{
    Prepared prepared = kKinds[deed.action].prepare(fight, deed);
    if (!systemOf(prepared.input).validate(prepared.input, plan().get()).empty())
        return false;
    Findings findings;
    if (deed.answers.isEmpty()) {
        DeedAnswerer answerer(deed);
        RC_ASSERT(!resolveInto(prepared.input, plan().get(), {}, answerer, &findings));
        deed.answers = findings.answers;
    } else {
        TapeAnswerer tape(deed.answers);
        RC_ASSERT(!resolveInto(prepared.input, plan().get(), {}, tape, &findings));
    }
    apply(prepared.input, findings);
    prepared.back(fight, prepared.input);
    return true;
}

template <typename Record>
void requireSame(const RecordDeclaration& declaration, const Record& a, const Record& b)
{
    for (const FieldDeclaration& field : declaration.fields) {
        for (std::size_t i = 0; field.isNumeric() && i < field.extent; ++i)
            RC_ASSERT(field.number(&a, i) == field.number(&b, i));
    }
}

template <typename Record>
void requireSound(const RecordDeclaration& declaration, const Record& record)
{
    for (const FieldFault& fault : faultsOf(declaration, &record))
        RC_FAIL(std::string(fault.field).append(" = ").append(std::to_string(fault.value)));
}

/// Tracks within bounds, and nothing grows back by a blow.
void requireOrder(const Fight& before, const Fight& after, const Kind& kind)
{
    for (std::size_t i = 0; i < after.fighters.size(); ++i) {
        const Fighter& was = before.fighters[i];
        const Fighter& is = after.fighters[i];
        requireSound(conditionRecord, is.condition);
        requireSound(weaponStateRecord, is.gunState);
        requireSound(itemStateRecord, is.bladeState);
        for (std::size_t piece = 0; piece < is.armourState.size(); ++piece) {
            requireSound(armourStateRecord, is.armourState[piece]);
            for (std::size_t place = 0; place < kLocations; ++place) {
                RC_ASSERT(is.armourState[piece].idLost[place] >= was.armourState[piece].idLost[place]);
                RC_ASSERT(is.armourState[piece].idLost[place] <= is.armour[piece].idMax[place]);
            }
        }
        RC_ASSERT(is.gunState.rounds >= 0 && is.gunState.rounds <= is.gun.magazine);
        if (kind.heals)
            continue;
        for (std::size_t place = 0; place < kLocations; ++place) {
            RC_ASSERT(is.condition.damage[place] >= was.condition.damage[place]);
            RC_ASSERT(is.condition.bruises[place] >= was.condition.bruises[place]);
        }
        RC_ASSERT(is.condition.standardTotal >= was.condition.standardTotal);
        // What marks a location marks Incap as well (3D-DAM-04).
        const auto marks = [](const Condition& condition) {
            return std::accumulate(condition.damage.begin(), condition.damage.end(), 0);
        };
        RC_ASSERT(marks(is.condition) - marks(was.condition)
                  == is.condition.standardTotal - was.condition.standardTotal);
        RC_ASSERT(was.condition.dead == Dead::No || is.condition.dead != Dead::No);
    }
}

Deed someDeed(Luck& luck)
{
    Deed deed;
    deed.action = static_cast<std::size_t>(luck.between(0, static_cast<int>(kKinds.size()) - 1));
    deed.actor = static_cast<std::size_t>(luck.between(0, 2));
    deed.target = (deed.actor + static_cast<std::size_t>(luck.between(1, 2))) % 3;
    for (std::int32_t& number : deed.numbers)
        number = luck.between(0, 99);
    deed.seed = luck.seed();
    return deed;
}

/// The other side of the body.
std::size_t opposite(std::size_t location)
{
    constexpr std::array<std::size_t, kLocations> kOther{0, 1, 2, 4, 3, 6, 5};
    return kOther[location];
}

template <typename List>
void mirrorList(List& list)
{
    for (const std::size_t left : {at(Location::LeftArm), at(Location::LeftLeg)})
        std::swap(list[left], list[opposite(left)]);
}

/// The same shot at the mirror image of its target.
Shot mirroredShot(Shot shot)
{
    shot.options.aimHex = mirrored(shot.options.aimHex);
    mirrorList(shot.target.hitsMax);
    mirrorList(shot.targetCondition.damage);
    mirrorList(shot.targetCondition.bruises);
    mirrorList(shot.targetCondition.livingId);
    for (Armour& piece : shot.armour)
        mirrorList(piece.idMax);
    for (ArmourState& state : shot.armourState)
        mirrorList(state.idLost);
    return shot;
}

/// Gives the directions of another answerer mirrored.
class MirrorAnswerer final : public Answerer {
public:
    explicit MirrorAnswerer(Answerer& other) : m_other(other) {}
    bool answer(const Question& question, Answer& answer) override
    {
        if (!m_other.answer(question, answer))
            return false;
        if (static_cast<Query>(question.key.name) == Query::AttackDirection)
            answer.faces[0] = static_cast<std::uint8_t>(mirrored(static_cast<int>(answer.faces[0])));
        return true;
    }

private:
    Answerer& m_other;
};

Shot someShotAt(Luck& luck, const Deed& deed)
{
    Fight fight;
    fight.fighters = {someFighter(luck, 1), someFighter(luck, 2)};
    Deed between = deed;
    between.actor = 0;
    between.target = 1;
    Shot shot = std::get<Shot>(shotDeed(fight, between).input.action);
    shot.weapon.barrels = 1;
    shot.options.targetDives = false;
    return shot;
}

}  // namespace

/// Random fights of the 3D System over every kind of action, from entry to entry of their log.
class FightPropertyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fightsKeepOrderAndReplay();
    void moreSkillNeverLowersAnAttackRoll();
    void mirroredBodiesHaveMirroredOdds();
};

void FightPropertyTest::fightsKeepOrderAndReplay()
{
    std::set<std::string> seen;
    int carriedOut = 0;
    QVERIFY(rc::check([&] {
        Luck luck;
        Fight fight;
        for (int i = 0; i < 3; ++i)
            fight.fighters.push_back(someFighter(luck, i));
        fight.switches = someSwitches(luck);
        const Fight start = fight;
        std::vector<Deed> log;
        const int length = luck.between(5, 30);
        for (int i = 0; i < length; ++i) {
            Deed deed = someDeed(luck);
            const Fight before = fight;
            if (!carryOut(fight, deed))
                continue;
            requireOrder(before, fight, kKinds[deed.action]);
            seen.insert(kKinds[deed.action].name);
            ++carriedOut;
            log.push_back(std::move(deed));
        }
        Fight again = start;
        for (Deed& deed : log)
            RC_ASSERT(carryOut(again, deed));
        for (std::size_t i = 0; i < fight.fighters.size(); ++i) {
            requireSame(conditionRecord, again.fighters[i].condition, fight.fighters[i].condition);
            requireSame(weaponStateRecord, again.fighters[i].gunState, fight.fighters[i].gunState);
            requireSame(itemStateRecord, again.fighters[i].dartState, fight.fighters[i].dartState);
            for (std::size_t piece = 0; piece < fight.fighters[i].armourState.size(); ++piece)
                requireSame(armourStateRecord, again.fighters[i].armourState[piece],
                            fight.fighters[i].armourState[piece]);
        }
    }));
    // A run that refused nearly everything would show nothing.
    QVERIFY2(carriedOut > 500, qPrintable(QString::number(carriedOut)));
    for (const Kind& kind : kKinds)
        QVERIFY2(seen.contains(kind.name), kind.name);
}

void FightPropertyTest::moreSkillNeverLowersAnAttackRoll()
{
    const auto hitWord = indexOfWord(findSystem("threed")->quantities(), "attack.hit");
    QVERIFY(hitWord);
    int helped = 0;
    QVERIFY(rc::check([&] {
        Luck luck;
        Fight fight;
        fight.fighters = {someFighter(luck, 1), someFighter(luck, 2)};
        fight.switches = someSwitches(luck);
        Deed deed = someDeed(luck);
        deed.actor = 0;
        deed.target = 1;
        deed.action = std::array<std::size_t, 5>{0, 1, 2, 5, 6}[static_cast<std::size_t>(luck.between(0, 4))];
        const auto hits = [&](int more) {
            Fight trained = fight;
            for (const char* skill : {"rifle", "blade", "throwing", "martialArts"})
                trained.fighters[0].who.skills.set(skill, trained.fighters[0].who.skills.rank(skill) + more);
            const Prepared prepared = kKinds[deed.action].prepare(trained, deed);
            RC_PRE(systemOf(prepared.input).validate(prepared.input, plan().get()).empty());
            DeedAnswerer answerer(deed);
            Findings findings;
            RC_ASSERT(!resolveInto(prepared.input, plan().get(), {}, answerer, &findings));
            const Step* step = findStep(findings.steps, {*hitWord, 0});
            return step && step->value != 0;
        };
        const bool less = hits(0);
        const bool more = hits(luck.between(1, 5));
        RC_ASSERT(more || !less);
        helped += more && !less ? 1 : 0;
    }));
    QVERIFY2(helped > 10, qPrintable(QString::number(helped)));
}

/// The directions of a mirrored body are the mirrored directions, each as likely: what one shot does to the left, the mirrored
/// one does to the right.
void FightPropertyTest::mirroredBodiesHaveMirroredOdds()
{
    int sideways = 0;
    QVERIFY(rc::check([&] {
        Luck luck;
        const Deed deed = someDeed(luck);
        const Shot shot = someShotAt(luck, deed);
        Input one{shot};
        Input other{mirroredShot(shot)};
        RC_PRE(systemOf(one).validate(one, plan().get()).empty());
        Findings findings;
        Findings reflected;
        DeedAnswerer dice(deed);
        RC_ASSERT(!resolveInto(one, plan().get(), {}, dice, &findings));
        DeedAnswerer again(deed);
        MirrorAnswerer mirror(again);
        RC_ASSERT(!resolveInto(other, plan().get(), {}, mirror, &reflected));
        apply(one, findings);
        apply(other, reflected);
        const auto& hit = std::get<Shot>(one.action);
        const auto& image = std::get<Shot>(other.action);
        for (std::size_t place = 0; place < kLocations; ++place) {
            RC_ASSERT(hit.targetCondition.damage[place] == image.targetCondition.damage[opposite(place)]);
            RC_ASSERT(hit.targetCondition.livingId[place] == image.targetCondition.livingId[opposite(place)]);
            for (std::size_t piece = 0; piece < hit.armourState.size(); ++piece)
                RC_ASSERT(hit.armourState[piece].idLost[place] == image.armourState[piece].idLost[opposite(place)]);
            sideways += opposite(place) != place && hit.targetCondition.damage[place] > 0 ? 1 : 0;
        }
        RC_ASSERT(hit.targetCondition.standardTotal == image.targetCondition.standardTotal);
        RC_ASSERT(hit.targetCondition.dead == image.targetCondition.dead);
        RC_ASSERT(hit.targetCondition.unconscious == image.targetCondition.unconscious);
    }));
    QVERIFY2(sideways > 5, qPrintable(QString::number(sideways)));
}

QTEST_GUILESS_MAIN(FightPropertyTest)
#include "fight_property_test.moc"

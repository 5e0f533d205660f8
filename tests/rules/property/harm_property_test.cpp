#include <QTest>

#include "property/actions.h"
#include "property/requests.h"
#include "rules/systems/registry.h"
#include "rules/systems/threed/explosions/force.h"
#include "rules/systems/threed/explosions/grenade.h"
#include "rules/systems/threed/harm/harm.h"
#include "rules/systems/threed/harm/tracks.h"
#include "rules/systems/threed/melee/handweapons.h"
#include "rules/systems/threed/vocabulary.h"
#include "support/testclass.h"

#include <rapidcheck.h>

using namespace hitspread;
using namespace hitspread::threed;

namespace {

/// The same faces for the same question, whoever it is put to; only then can people be told from one another by nothing but
/// their own numbers.
class EvenDice final : public Answerer {
public:
    explicit EvenDice(std::uint64_t seed) : m_seed(seed) {}
    bool answer(const Question& question, Answer& answer) override
    {
        RandomStream stream(m_seed + question.key.name * 131U);
        std::vector<std::uint8_t> faces(question.dice);
        for (std::uint8_t& face : faces)
            face = static_cast<std::uint8_t>(1 + stream.below(question.sides));
        answer = question.kind == QuestionKind::Roll ? Answer::ofFaces(question.key, faces, Origin::Given)
                                                     : Answer::ofChoice(question.key, question.preset, Origin::Given);
        return true;
    }

private:
    std::uint64_t m_seed;
};

template <typename Target>
Target targetOf(const Fighter& fighter)
{
    Target target;
    target.character = fighter.who;
    target.condition = fighter.condition;
    target.armour = fighter.armour;
    target.armourState = fighter.armourState;
    return target;
}

template <typename Action>
Action done(const Action& action, Answerer& dice)
{
    const Input input{action};
    RC_PRE(input.validate(plan().get()).empty());
    return after(input, resolvedBy(input, dice)).get<Action>();
}

template <typename Target>
std::string stateOf(const Target& target)
{
    std::string text;
    const auto put = [&text](const RecordDeclaration& record, const void* data) {
        for (const FieldDeclaration& field : record.fields) {
            if (!field.number)
                continue;
            for (std::size_t i = 0; i < field.extent; ++i)
                text += std::string(field.id) + ' ' + std::to_string(field.number(data, i)) + '\n';
        }
    };
    put(conditionRecord, &target.condition);
    for (const ArmourState& state : target.armourState)
        put(armourStateRecord, &state);
    return text;
}

/// Somebody already marked by what came before.
Fighter someVictim(Luck& luck, int number)
{
    Fighter fighter = someFighter(luck, number);
    for (std::size_t i = 0; i < kLocations; ++i)
        fighter.condition.damage[i] = static_cast<std::int16_t>(luck.between(0, 4));
    fighter.condition.standardTotal = luck.between(0, 12);
    fighter.condition.bruisingTotal = luck.between(0, 8);
    if (fighter.who.vevaphon)
        fighter.condition.vevaphonPv = luck.between(0, 3);
    return fighter;
}

Harm someHarm(Luck& luck)
{
    Harm harm;
    harm.options.points = luck.between(1, 30);
    harm.options.dice = luck.between(0, 3);
    harm.options.rolled = static_cast<HarmDice>(luck.between(0, 1));
    harm.options.place = static_cast<HarmPlace>(luck.between(0, 3));
    harm.options.location = static_cast<Location>(luck.between(0, 6));
    harm.options.kind = static_cast<HarmKind>(luck.between(0, 1));
    harm.options.kinetic = luck.between(0, 2) > 0;
    harm.options.knocks = luck.between(0, 2) > 0;
    harm.options.armour = static_cast<ArmourUse>(luck.between(0, 2));
    harm.options.penetration = luck.between(0, 15);
    harm.options.round = luck.between(1, 20);
    harm.switches = someSwitches(luck);
    return harm;
}

}  // namespace

/// What holds whatever harms whomever (3D-DAM-04, 3D-GREN-06, 3D-GREN-07, A-123).
class HarmPropertyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everybodyAsIfAlone();
    void everywhereLikeAnExplosion();
};

/// 3D-DAM-04: what befalls one of several is what would befall him alone.
void HarmPropertyTest::everybodyAsIfAlone()
{
    QVERIFY(rc::check("3D-DAM-04 harm to one of several is harm to him alone", [] {
        Luck luck;
        Harm harm = someHarm(luck);
        const int many = luck.between(2, 12);
        for (int i = 0; i < many; ++i) {
            auto target = targetOf<HarmTarget>(someVictim(luck, i));
            if (luck.between(0, 2) == 0)
                target.options.points = luck.between(0, 20);
            if (luck.between(0, 2) == 0)
                target.options.place = static_cast<HarmedPlace>(luck.between(0, 7));
            harm.targets.push_back(std::move(target));
        }
        EvenDice dice(luck.seed());
        const Harm together = done(harm, dice);
        for (std::size_t i = 0; i < harm.targets.size(); ++i) {
            Harm alone = harm;
            alone.targets = {harm.targets[i]};
            RC_ASSERT(stateOf(done(alone, dice).targets[0]) == stateOf(together.targets[i]));
        }
    }));
}

/// 3D-GREN-06, 3D-GREN-07: an explosion that reaches all of a body, and harm everywhere of the same numbers.
void HarmPropertyTest::everywhereLikeAnExplosion()
{
    QVERIFY(rc::check("3D-GREN-07 harm everywhere is an explosion that reaches everything", [] {
        Luck luck;
        Harm harm = someHarm(luck);
        GrenadeAttack attack;
        attack.options.how = Delivery::Placed;
        attack.options.round = harm.options.round;
        attack.switches = harm.switches;
        attack.grenade.blastZone = 99;
        attack.grenade.damage = harm.options.points;
        attack.grenade.kind = luck.between(0, 1) == 0 ? GrenadeKind::Blast : GrenadeKind::Fragmentation;
        if (luck.between(0, 1) == 0)
            attack.grenade.penetration = luck.between(0, 12);
        harm.options.dice = 0;
        harm.options.place = HarmPlace::Everywhere;
        harm.options.kinetic = true;
        harm.options.knocks = harm.switches.grenadeKnockback;
        const bool bruises = attack.grenade.kind == GrenadeKind::Blast;
        harm.options.kind = bruises ? HarmKind::Bruising : HarmKind::Standard;
        const std::uint64_t seed = luck.seed();
        EvenDice dice(seed);
        Question die;
        die.key = questionKey(static_cast<std::uint16_t>(Query::FragmentDie), 0);
        die.dice = 1;
        die.sides = 6;
        Answer face;
        dice.answer(die, face);
        if (bruises && harm.switches.blastVersusArmour == BlastVersusArmourRule::Ignores)
            harm.options.armour = ArmourUse::Ignored;
        else if (!bruises && attack.grenade.penetration != kNoEntry)
            harm.options.armour = ArmourUse::Tested;
        else
            harm.options.armour = ArmourUse::Absorbs;
        harm.options.penetration = attack.grenade.penetration == kNoEntry ? 0
                                                                          : attack.grenade.penetration + face.faces[0];
        const int many = luck.between(1, 9);
        for (int i = 0; i < many; ++i) {
            const Fighter fighter = someVictim(luck, i);
            harm.targets.push_back(targetOf<HarmTarget>(fighter));
            attack.targets.push_back(targetOf<GrenadeTarget>(fighter));
        }
        const Harm harmed = done(harm, dice);
        const GrenadeAttack exploded = done(attack, dice);
        bool hurt = false;
        for (std::size_t i = 0; i < harm.targets.size(); ++i) {
            RC_ASSERT(stateOf(harmed.targets[i]) == stateOf(exploded.targets[i]));
            hurt = hurt || stateOf(harmed.targets[i]) != stateOf(harm.targets[i]);
        }
        RC_CLASSIFY(hurt, "somebody is hurt");
    }));
}

HITSPREAD_TEST(HarmPropertyTest)
#include "harm_property_test.moc"

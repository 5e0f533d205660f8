#include "support/testclass.h"
#include "twod6/fighters.h"

#include <QTest>

using namespace hitspread;
using namespace hitspread::twod6;
using namespace hitspread::twod6::test;

namespace {

constexpr int kIsFree = -1;

Attack with(const Weapon& weapon, std::int32_t distance = 5)
{
    Attack attack = attackWith(weapon);
    attack.options.distance = distance;
    return attack;
}

/// At the head of somebody who lies senseless at his feet.
Attack atLeisure(Attack attack)
{
    attack.target[0].condition.unconscious = true;
    attack.options.called = calledAt(Location::Head);
    attack.options.withoutRoll = true;
    attack.options.distance = 2;
    return attack;
}

}  // namespace

/// What keeps somebody from an attack, and what just does not (TD-32 to TD-34, TD-37 to TD-40, TD-59, TD-64, TD-65).
class TwoD6AttackRefusedTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void shots_data();
    void shots() { isAnswered(); }
    void blows_data();
    void blows() { isAnswered(); }
    void aimed_data();
    void aimed() { isAnswered(); }
    void who_data();
    void who() { isAnswered(); }

private:
    static void prepare();
    static void row(const char* name, const Attack& attack, int code = kIsFree);
    static void row(const char* name, const Attack& attack, RefusalCode code)
    {
        row(name, attack, static_cast<int>(code));
    }
    static void isAnswered();
};

void TwoD6AttackRefusedTest::prepare()
{
    QTest::addColumn<Attack>("attack");
    QTest::addColumn<int>("code");
}

void TwoD6AttackRefusedTest::row(const char* name, const Attack& attack, int code)
{
    QTest::newRow(name) << attack << code;
}

/// Refused for this and nothing else, or not at all.
void TwoD6AttackRefusedTest::isAnswered()
{
    QFETCH(Attack, attack);
    QFETCH(int, code);
    const std::vector<Refusal> found = Input(attack).validate(nullptr);
    QCOMPARE(found.size(), std::size_t{code == kIsFree ? 0U : 1U});
    if (!found.empty())
        QCOMPARE(int{found[0].code}, code);
}

void TwoD6AttackRefusedTest::shots_data()
{
    prepare();
    Attack attack = shot(7);
    attack.options.called = calledAt(Location::Head);
    row("TD-34 12 is fired", attack);
    attack.target[0].condition.prone = true;
    row("TD-34 13 is not", attack, RefusalCode::NumberTooHigh);
    attack = shot(5);
    attack.target[0].condition.movement = Movement::Ran;
    attack.options.mode = Mode::Walk;
    attack.options.distance = 20;
    attack.options.light = Light::PartialDarkness;
    attack.options.called = calledAt(Location::LeftArm);
    row("TD-V04 15 is not", attack, RefusalCode::NumberTooHigh);
    attack = shot();
    attack.options.sight = false;
    row("TD-34 no line of sight", attack, RefusalCode::NoLineOfSight);
    row("TD-D15 TD-30 as far as it goes", with(pistol(), 40));
    row("TD-34 TD-30 further than it goes", with(pistol(), 41), RefusalCode::OutOfRange);
    attack.options.sight = true;
    attack.options.distance = kNoEntry;
    row("TD-32 nobody has said how far", attack, RefusalCode::NoDistance);
    attack = shot();
    attack.weaponState.shotsLeft = 1;
    row("TD-33 TD-30 the last shot", attack);
    attack.weaponState.shotsLeft = 0;
    row("TD-33 TD-30 none left", attack, RefusalCode::NoShots);
    attack.weapon.shots = attack.weaponState.shotsLeft = kNoEntry;
    row("TD-33 nobody counts", attack);
    attack = with(smg());
    attack.options.burst = true;
    attack.weaponState.shotsLeft = 3;
    row("TD-37 TD-D14 three for a burst", attack);
    attack.weaponState.shotsLeft = 2;
    row("TD-D14 two are too few", attack, RefusalCode::NoShots);
    attack.weapon.burstShots = 2;
    row("TD-D14 its own number", attack);
    attack.options.called = calledAt(Location::Torso);
    row("TD-D14 not aimed at a place", attack, RefusalCode::BurstAimed);
    attack = shot();
    attack.options.burst = true;
    row("TD-37 no burst of a pistol", attack, RefusalCode::NoBurst);
    row("TD-54 an area weapon at somebody", with(launcher()), RefusalCode::AreaWeapon);
    attack = shot();
    attack.options.allOut = true;
    row("TD-69 no shot is all-out", attack, RefusalCode::MeleeOnly);
    attack = shot();
    attack.options.mode = Mode::Sprint;
    row("TD-D10 a sprint and a shot", attack, RefusalCode::ComplexTaken);
    attack = shot();
    attack.target.clear();
    row("TD-34 at nobody", attack, RefusalCode::NobodyAttacked);
}

void TwoD6AttackRefusedTest::blows_data()
{
    prepare();
    Attack attack = blow(12);
    attack.target[0].condition.elevation = 1;
    row("TD-D05 13 is tried in melee", attack);
    attack = blow();
    attack.options.mode = Mode::Walk;
    row("TD-59 after a walk", attack);
    attack.options.mode = Mode::Run;
    row("TD-59 not after a run", attack, RefusalCode::MeleeTooFast);
    attack = blow();
    attack.options.distance = 2;
    row("TD-59 adjacent", attack);
    attack.options.distance = 3;
    row("TD-59 apart", attack, RefusalCode::MeleeApart);
    attack = blow();
    attack.options.burst = true;
    row("TD-37 no burst of a knife", attack, RefusalCode::RangedOnly);
    attack = blow();
    attack.options.drawn = true;
    row("TD-49 nobody is drawn", attack, RefusalCode::RangedOnly);
    attack = blow();
    attack.options.sprinted = true;
    row("TD-D10 no such row", attack, RefusalCode::RangedOnly);
    row("TD-65 with a club from behind", coshing());
    for (const From from : {From::Front, From::Left, From::Right}) {
        attack = coshing();
        attack.options.from = from;
        row(from == From::Front      ? "TD-65 from the front"
                : from == From::Left ? "TD-D44 from the left"
                                     : "TD-D44 from the right",
            attack, RefusalCode::CoshFront);
    }
    attack = blow();
    attack.options.cosh = true;
    attack.options.from = From::Rear;
    row("TD-65 not with a knife", attack, RefusalCode::CoshWeapon);
}

void TwoD6AttackRefusedTest::aimed_data()
{
    prepare();
    const auto after = [](Attack attack, Mode mode, std::int32_t metres, std::int32_t shortened = 0) {
        attack.options.called = calledAt(Location::Torso);
        attack.options.mode = mode;
        attack.options.metres = metres;
        attack.options.shortened = shortened;
        return attack;
    };
    row("TD-39 up to half of 25 m", after(shot(), Mode::Walk, 12));
    row("TD-39 more than half", after(shot(), Mode::Walk, 13), RefusalCode::AimedMoved);
    row("TD-D13 half of a run of 50 m", after(shot(), Mode::Run, 25));
    row("TD-D13 more than half of it", after(shot(), Mode::Run, 26), RefusalCode::AimedMoved);
    row("TD-D49 half of what obstructions leave", after(shot(), Mode::Walk, 10, 5));
    row("TD-D49 TD-21 more than half of that", after(shot(), Mode::Walk, 11, 5), RefusalCode::AimedMoved);
    row("TD-64 a blow, up to half", after(blow(), Mode::Walk, 12));
    row("TD-64 a blow, more than half", after(blow(), Mode::Walk, 13), RefusalCode::AimedMoved);
    Attack attack = after(shot(), Mode::None, 0);
    Condition& who = attack.character[0].condition;
    who.inRound = who.begun = true;
    who.movement = Movement::Walked;
    who.metres = 13;
    row("TD-D49 moved before in this turn", attack, RefusalCode::AimedMoved);
    who.begun = false;
    row("TD-19 moved before this turn", attack);
    attack = after(shot(), Mode::None, 0);
    attack.target[0].condition.covered = bitOf(Location::Torso);
    row("TD-40 behind cover", attack, RefusalCode::AimedCovered);
    attack.target[0].condition.covered = bitOf(Location::Head);
    row("TD-40 what is not behind it", attack);
    attack = after(blow(), Mode::None, 0);
    attack.target[0].condition.covered = bitOf(Location::Torso);
    row("TD-D67 cover does not help against a blow", attack);
    row("TD-D46 a shot at his feet without a roll", atLeisure(shot()));
    row("TD-D46 a blow likewise", atLeisure(blow()));
    attack = atLeisure(shot());
    attack.options.distance = 3;
    row("TD-D46 not from further off", attack, RefusalCode::CloseReach);
    attack = atLeisure(shot());
    attack.target[0].condition.unconscious = false;
    row("TD-D46 not while he is awake", attack, RefusalCode::CloseReach);
    attack = atLeisure(shot());
    attack.options.called = Called::Nowhere;
    row("TD-D46 not at any place", attack, RefusalCode::CloseReach);
}

void TwoD6AttackRefusedTest::who_data()
{
    prepare();
    const auto by = [](Attack attack, auto change) {
        change(attack, attack.character[0].condition);
        return attack;
    };
    using A = Attack;
    using C = Condition;
    row("TD-17 an attack of the turn is made",
        by(shot(),
           [](A&, C& who) {
               who.inRound = who.begun = true;
               who.kinds = bitOf(ActionKind::Combat);
               who.simple = 1;
           }),
        RefusalCode::KindSpent);
    row("TD-17 after moving", by(shot(), [](A&, C& who) {
            who.inRound = who.begun = true;
            who.kinds = bitOf(ActionKind::Movement);
            who.simple = 1;
        }));
    row("TD-17 no second movement with it",
        by(shot(),
           [](A& attack, C& who) {
               who.inRound = who.begun = true;
               who.kinds = bitOf(ActionKind::Movement);
               who.simple = 1;
               attack.options.mode = Mode::Walk;
           }),
        RefusalCode::KindSpent);
    row("TD-104 unconscious", by(shot(), [](A&, C& who) { who.unconscious = true; }), RefusalCode::ActorOut);
    row("TD-22 walks too far",
        by(shot(),
           [](A& attack, C&) {
               attack.options.mode = Mode::Walk;
               attack.options.metres = 26;
           }),
        RefusalCode::MovesTooFar);
    row("TD-14 what is stowed", by(shot(), [](A& attack, C&) { attack.weaponState.held = Held::Stowed; }),
        RefusalCode::WeaponStowed);
    row("TD-14 what lies there", by(shot(), [](A& attack, C&) { attack.weaponState.dropped = true; }),
        RefusalCode::WeaponDropped);
    row("TD-107 with a Disabled arm", by(shot(), [](A&, C& who) { hurt(who, Location::RightArm, Wound::Disabled); }),
        RefusalCode::WeaponArm);
    row("TD-D60 both hands with a Disabled arm",
        by(with(rifle()), [](A&, C& who) { hurt(who, Location::LeftArm, Wound::Disabled); }),
        RefusalCode::WeaponTwoHands);
    row("TD-D70 a holder shoots whom he holds", by(shot(), [](A&, C& who) { who.holding = kUsualTarget; }));
    row("TD-D70 a holder shoots somebody else", by(shot(), [](A&, C& who) { who.holding = 7; }),
        RefusalCode::HolderStrikesHeld);
    row("TD-D54 a holder has no two hands", by(with(rifle()), [](A&, C& who) { who.holding = kUsualTarget; }),
        RefusalCode::WeaponTwoHands);
    row("TD-77 who is held", by(blow(), [](A&, C& who) { who.heldBy.add({7}); }), RefusalCode::ActorHeld);
}

HITSPREAD_TEST(TwoD6AttackRefusedTest)

#include "twod6attackrefused_test.moc"

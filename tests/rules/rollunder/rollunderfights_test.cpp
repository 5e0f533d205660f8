#include "rollunder/fighters.h"
#include "rules/systems/rollunder/feint.h"
#include "rules/systems/rollunder/round.h"
#include "rules/systems/rollunder/simpleactions.h"
#include "rules/systems/rollunder/turn.h"
#include "support/rollunderpeople.h"
#include "support/testclass.h"

#include <QTest>

#include <array>
#include <functional>
#include <string>
#include <string_view>

using namespace hitspread;
using namespace hitspread::rollunder;
using namespace hitspread::rollunder::test;

namespace {

constexpr std::size_t kPeople = 4;

/// Faces as they lie, left to right.
std::vector<std::uint8_t> faces(std::string_view shown)
{
    std::vector<std::uint8_t> all;
    for (const char face : shown)
        all.push_back(static_cast<std::uint8_t>(face - '0'));
    return all;
}
Given lie(Query query, std::string_view shown, std::uint16_t index = 0)
{
    return dice(query, faces(shown), index);
}

using AllDice = std::vector<Given>;

/// Four people through a fight, action by action; each is meant by his place, counted from 1.
class Played {
public:
    std::array<Fighter, kPeople> people;
    Switches switches;
    std::int32_t round = 0;
    bool tellsMovement = false;

    [[nodiscard]] Fighter& operator[](std::size_t who) { return people[who - 1]; }

    void nextTurn()
    {
        RoundChange change;
        change.options = {round > 0, true, std::max(round, 1)};
        change.switches = switches;
        for (const Fighter& one : people)
            change.members.push_back({one.character, one.condition});
        run(change, {}, [&](const RoundChange& done) {
            for (std::size_t i = 0; i < kPeople; ++i)
                people[i].condition = done.members[i].condition;
        });
        ++round;
    }

    /// One strike or shot; `declare` says how.
    Resolution attack(
        std::size_t who, std::size_t weapon, std::size_t whom, const AllDice& answers,
        const std::function<void(AttackOptions&)>& declare = [](AttackOptions&) {})
    {
        Attack attack;
        Fighter& his = (*this)[who];
        attack.attacker = his.character;
        attack.attackerCondition = his.condition;
        attack.weapon = his.weapons[weapon];
        attack.weaponState = his.weaponStates[weapon];
        attack.attackerArmour = his.armour;
        attack.attackerArmourState = his.armourState;
        attack.target.push_back((*this)[whom]);
        attack.switches = switches;
        attack.options.speed = (*this)[whom].condition.moved;
        attack.options.who = static_cast<std::int32_t>(who);
        attack.options.whom = static_cast<std::int32_t>(whom);
        attack.options.round = round;
        declare(attack.options);
        return run(attack, answers, [&](const Attack& done) {
            his.condition = done.attackerCondition;
            his.weaponStates[weapon] = done.weaponState;
            (*this)[whom] = done.target[0];
        });
    }

    template <typename Options>
    void action(std::size_t who, const Options& options)
    {
        SimpleAction<Options> deed{(*this)[who].character, (*this)[who].condition, options, switches};
        run(deed, {}, [&](const SimpleAction<Options>& done) { (*this)[who].condition = done.condition; });
    }

    void aim(std::size_t who, std::size_t whom)
    {
        Fighter& his = (*this)[who];
        Aim aim{his.character, his.condition, his.weapons[0], his.weaponStates[0], {}, switches};
        aim.options.whom = static_cast<std::int32_t>(whom);
        run(aim, {}, [&](const Aim& done) { his.condition = done.condition; });
    }

    void ready(std::size_t who)
    {
        Fighter& his = (*this)[who];
        Ready ready;
        ready.character = his.character;
        ready.condition = his.condition;
        ready.weapon = his.weapons[0];
        ready.weaponState = his.weaponStates[0];
        ready.switches = switches;
        run(ready, {}, [&](const Ready& done) {
            his.condition = done.condition;
            his.weaponStates[0] = done.weaponState;
        });
    }

    Resolution feint(std::size_t who, std::size_t whom, const AllDice& answers)
    {
        Fighter& his = (*this)[who];
        Feint feint{his.character, his.condition, his.weapons[0], his.weaponStates[0], {(*this)[whom]}, {}, switches};
        feint.options.who = static_cast<std::int32_t>(who);
        feint.options.whom = static_cast<std::int32_t>(whom);
        feint.options.round = round;
        return run(feint, answers, [&](const Feint& done) {
            his.condition = done.attackerCondition;
            (*this)[whom].condition = done.target[0].condition;
        });
    }

    void begin(std::size_t who, const AllDice& answers = {})
    {
        Turn turn;
        turn.character.push_back((*this)[who]);
        turn.switches = switches;
        run(turn, answers, [&](const Turn& done) { (*this)[who] = done.character[0]; });
    }

    /// As the paper writes it, with a plain minus. Shock is shown by its effect alone: it ends with the turn, and the paper tells it in the
    /// row of an action only.
    [[nodiscard]] std::string stateOf(std::size_t who) const;

private:
    template <typename Action, typename Keep>
    Resolution run(Action action, const AllDice& answers, const Keep& keep)
    {
        const Input input = action;
        const std::vector<Refusal> refused = input.validate(nullptr);
        if (!refused.empty())
            qWarning("refused: %u", static_cast<unsigned>(refused[0].code));
        const Resolution resolution = resolved(input, answers);
        if (resolution.open)
            qWarning("open: %u[%u]", static_cast<unsigned>(resolution.open->key.name),
                     static_cast<unsigned>(resolution.open->key.index));
        for (const Change& change : resolution.findings.changes) {
            const PartDeclaration& part = Action::kAction.parts[change.part];
            part.record->fields[change.field].setNumber(part.at(&action, change.element), change.index, change.after);
        }
        keep(action);
        return resolution;
    }
};

std::string thousandths(std::int32_t value)
{
    std::string text = std::to_string(value / 1000) + '.' + std::to_string(1000 + value % 1000).substr(1);
    while (text.ends_with('0'))
        text.pop_back();
    return text;
}

std::string Played::stateOf(std::size_t who) const
{
    const Fighter& one = people[who - 1];
    const Condition& now = one.condition;
    const auto nameOf = [this](std::int32_t number) {
        return people[static_cast<std::size_t>(number) - 1].character.name;
    };
    std::vector<std::string> items;
    const auto when = [&items](bool is, const std::string& item) {
        if (is)
            items.push_back(item);
    };
    if (!now.dead) {
        when(now.aimTurns > 0,
             "aim " + std::to_string(now.aimTurns) + (now.aimAt ? " (" + nameOf(now.aimAt) + ')' : ""));
        when(now.evaluateTurns > 0,
             "evaluate " + std::to_string(now.evaluateTurns)
                 + (now.evaluateAt ? " (" + nameOf(now.evaluateAt) + ')' : ""));
        when(tellsMovement && now.moved > 0, "moved " + std::to_string(now.moved));
        when(now.doing == doingOf(Maneuver::AllOutAttack), "no defence (All-Out Attack)");
        when(now.doing == doingOf(Maneuver::MoveAndAttack), "no parry (Move and Attack)");
        for (const Feinted& feint : now.feints)
            items.push_back("feint -" + std::to_string(feint.value) + " from " + nameOf(feint.from)
                            + " until the end of his turn " + std::to_string(feint.until));
        when(now.doing == doingOf(Maneuver::AllOutDefense) && isParry(now.defends), "+2 Parry (All-Out Defense)");
        when(now.offBalance, "off balance -2");
        when(now.posture != Posture::Standing, std::string(kPostures[static_cast<std::size_t>(now.posture)]));
        const std::int32_t past = defencePenalty(switches, now.posturePast);
        when(past != 0 && now.posture != Posture::Standing, "defence " + std::to_string(past) + " this turn");
        when(past != 0 && now.posture == Posture::Standing,
             "defence " + std::to_string(past) + " this turn (was "
                 + std::string(kPostures[static_cast<std::size_t>(now.posturePast)]) + ')');
        when(now.parries > 0, "parries " + std::to_string(now.parries));
        when(now.blocks > 0, "blocks " + std::to_string(now.blocks));
        for (std::size_t i = 0; i < one.weapons.size(); ++i) {
            when(one.weaponStates[i].unready, one.weapons[i].name + " unready");
            when(one.weaponStates[i].dropped && one.weapons[i].kind != WeaponKind::Thrown && !now.unconscious,
                 one.weapons[i].name + " dropped");
        }
        when(now.retreats > 0, "retreat from " + (now.retreatedFrom ? nameOf(now.retreatedFrom) : ""));
        when(now.thresholds == 1, "thresholds {1}");
        when(now.lost > 0, "lost " + std::to_string(now.lost));
        when(now.waiting && now.waitTrigger == Trigger::Rises,
             "waits for " + (now.waitFor ? nameOf(now.waitFor) : "") + " to rise");
        if (hasThird(one.character, now, switches)) {
            NoAnswerer nobody;
            Derivation silent(nobody, nullptr, {}, nullptr);
            const std::int32_t move = moveNow(silent, one.character, now, switches).value;
            const std::int32_t speed =
                speedNow(silent, one.character, now, switches, Quantity::OrderSpeed, Quantity::OrderHalved).value;
            items.push_back("reeling: Move " + std::to_string(move) + ", Speed " + thousandths(speed) + ", Dodge base "
                            + std::to_string(move + 3));
        }
        when(now.unconscious, "UNCONSCIOUS");
    }
    when(now.dead, "DEAD");
    std::string text = std::to_string(hpOf(one.character, now)) + '/' + std::to_string(one.character.hpMax);
    for (std::size_t i = 0; i < items.size(); ++i)
        text += (i == 0 ? " (" : "; ") + items[i];
    return items.empty() ? text : text + ')';
}

constexpr const char* kSlow = "reeling: Move 3, Speed 2.875, Dodge base 6";
constexpr const char* kSlower = "reeling: Move 3, Speed 2.625, Dodge base 6";

}  // namespace

#define STATES(first, second, third, fourth)                                                                           \
    do {                                                                                                               \
        QCOMPARE(fight.stateOf(1), std::string(first));                                                                \
        QCOMPARE(fight.stateOf(2), std::string(second));                                                               \
        QCOMPARE(fight.stateOf(3), std::string(third));                                                                \
        QCOMPARE(fight.stateOf(4), std::string(fourth));                                                               \
    } while (false)
#define NUMBERS(resolution, attack, defence, loss)                                                                     \
    do {                                                                                                               \
        QCOMPARE(valueOf(resolution, Quantity::AttackNumber), attack);                                                 \
        QCOMPARE(valueOf(resolution, Quantity::DefenceNumber), defence);                                               \
        const int last = valueOf(resolution, Quantity::InjuryLoss);                                                    \
        QCOMPARE(last, loss);                                                                                          \
    } while (false)

/// Two fights of five turns worked out on paper, every number and every state after each action.
class RollUnderFightsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theTollBridge();
    void theQuarry();
};

void RollUnderFightsTest::theTollBridge()
{
    using enum DamageType;
    Played fight;
    fight.switches.placesCount = false;
    fight.switches.acrobaticRoll = false;
    Weapon spear = weapon("spear", WeaponKind::Melee, 1, 2, Impaling);
    spear.reach = reachBit(1) | reachBit(2);
    spear.twoHanded = true;
    constexpr std::size_t kBela = 1, kArden = 2, kCorrin = 3, kDask = 4;
    fight[kBela] = person("Bela", 10, 13, 10, 6000, 6);
    give(fight[kBela], spear, 13, Held::Both);
    setDr(fight[kBela].character.dr, Location::Torso, 1);
    fight[kArden] = person("Arden", 12, 12, 11, 5750, 5);
    give(fight[kArden], weapon("broadsword", WeaponKind::Melee, 1, 2, Cutting), 14);
    giveShield(fight[kArden], 2);
    fight[kArden].character.skills.set("Shield", 12);
    setDr(fight[kArden].character.dr, Location::Torso, 2);
    setDr(fight[kArden].character.dr, Location::Skull, 2);
    setDr(fight[kArden].character.dr, Location::RightLeg, 1);
    setDr(fight[kArden].character.dr, Location::LeftLeg, 1);
    fight[kCorrin] = person("Corrin", 13, 11, 12, 5750, 5);
    give(fight[kCorrin], weapon("axe", WeaponKind::Melee, 1, 4, Cutting), 12);
    giveShield(fight[kCorrin], 1);
    fight[kCorrin].character.skills.set("Shield", 11);
    setDr(fight[kCorrin].character.dr, Location::Torso, 3);
    setDr(fight[kCorrin].character.dr, Location::Vitals, 3);
    setDr(fight[kCorrin].character.dr, Location::Skull, 3);
    fight[kDask] = person("Dask", 9, 12, 10, 5250, 5);
    give(fight[kDask], weapon("right knife", WeaponKind::Melee, 1, -1, Impaling), 13);

    fight.nextTurn();
    fight.action(kBela, EvaluateOptions{.whom = kCorrin});
    STATES("10/10 (evaluate 1 (Corrin))", "12/12", "13/13", "9/9");
    Resolution done = fight.attack(
        kArden, 0, kCorrin,
        {lie(Query::AttackDice, "432"), defends(DefenceKind::Block), lie(Query::DefenceDice, "332")});
    NUMBERS(done, 14, 9, kNoValue);
    STATES("10/10 (evaluate 1 (Corrin))", "12/12", "13/13 (blocks 1)", "9/9");
    done = fight.attack(kCorrin, 0, kArden,
                        {lie(Query::AttackDice, "432"), defends(DefenceKind::ParryRight),
                         lie(Query::DefenceDice, "554"), lie(Query::Damage, "1")},
                        [](AttackOptions& options) { options.called = calledAt(Location::RightLeg); });
    NUMBERS(done, 10, 12, 6);
    STATES("10/10 (evaluate 1 (Corrin))", "6/12 (parries 1; lost 6)", "13/13", "9/9");
    done = fight.feint(kDask, kBela, {lie(Query::FeintDice, "332"), lie(Query::AgainstDice, "443")});
    QCOMPARE(valueOf(done, Quantity::FeintPenalty), 3);
    STATES("10/10 (evaluate 1 (Corrin); feint -3 from Dask until the end of his turn 2)", "6/12 (parries 1; lost 6)",
           "13/13", "9/9");

    fight.nextTurn();
    done = fight.attack(kBela, 0, kCorrin,
                        {lie(Query::AttackDice, "433"), defends(DefenceKind::ParryRight),
                         lie(Query::DefenceDice, "543"), lie(Query::Damage, "5")},
                        [](AttackOptions& options) {
                            options.deceptive = 1;
                            options.distance = 2;
                        });
    NUMBERS(done, 12, 9, 8);
    STATES("10/10 (feint -3 from Dask until the end of his turn 2)", "6/12 (parries 1; lost 6)",
           "5/13 (parries 1; lost 8)", "9/9");
    done = fight.attack(kArden, 0, kCorrin,
                        {lie(Query::AttackDice, "432"), defends(DefenceKind::Block), lie(Query::DefenceDice, "432")},
                        [](AttackOptions& options) {
                            options.form = AttackForm::AllOutAttack;
                            options.called = calledAt(Location::Neck);
                        });
    NUMBERS(done, 9, 9, kNoValue);
    STATES("10/10 (feint -3 from Dask until the end of his turn 2)", "6/12 (no defence (All-Out Attack))",
           "5/13 (parries 1; blocks 1; lost 8)", "9/9");
    done = fight.attack(kCorrin, 0, kArden, {lie(Query::AttackDice, "322"), lie(Query::Damage, "2")});
    NUMBERS(done, 8, kNoValue, 6);
    const std::string spent = std::string("0/12 (no defence (All-Out Attack); lost 6; ") + kSlow + ')';
    STATES("10/10 (feint -3 from Dask until the end of his turn 2)", spent, "5/13", "9/9");
    done = fight.attack(kDask, 0, kBela,
                        {lie(Query::AttackDice, "543"), defends(DefenceKind::ParryRight),
                         choice(Query::Evasion, Evasion::Retreats), lie(Query::DefenceDice, "322")});
    NUMBERS(done, 13, 7, kNoValue);
    STATES("10/10 (parries 1; retreat from Dask)", spent, "5/13", "9/9");

    fight.nextTurn();
    const auto rapid = [](AttackOptions& options) { options.rapid = true; };
    done = fight.attack(kBela, 0, kDask,
                        {lie(Query::AttackDice, "322"), defends(DefenceKind::Dodge), lie(Query::DefenceDice, "221")},
                        rapid);
    NUMBERS(done, 7, 8, kNoValue);
    STATES("10/10", spent, "5/13", "9/9");
    done = fight.attack(kBela, 0, kDask,
                        {lie(Query::AttackDice, "222"), defends(DefenceKind::ParryRight),
                         lie(Query::DefenceDice, "666"), lie(Query::CriticalMiss, "433", 1), lie(Query::Damage, "1")});
    NUMBERS(done, 7, 9, 6);
    const std::string stabbed = std::string("3/9 (parries 1; right knife unready; lost 6; ") + kSlower + ')';
    STATES("10/10", spent, "5/13", stabbed);
    fight.begin(kArden, {lie(Query::HtDice, "433")});
    fight.action(kArden, AllOutDefenseOptions{.defence = DefenceKind::ParryRight, .yards = 1});
    const std::string guarded = std::string("0/12 (+2 Parry (All-Out Defense); ") + kSlow + ')';
    STATES("10/10", guarded, "5/13", stabbed);
    done = fight.attack(kCorrin, 0, kArden, {lie(Query::AttackDice, "654"), lie(Query::CriticalMiss, "544")},
                        [](AttackOptions& options) { options.called = calledAt(Location::Skull); });
    QCOMPARE(valueOf(done, Quantity::AttackNumber), 5);
    STATES("10/10", guarded, "5/13 (off balance -2)", stabbed);
    fight.ready(kDask);
    const std::string armed = std::string("3/9 (") + kSlower + ')';
    STATES("10/10", guarded, "5/13 (off balance -2)", armed);

    fight.nextTurn();
    done = fight.attack(kBela, 0, kCorrin,
                        {lie(Query::AttackDice, "111"), lie(Query::CriticalHit, "322"), lie(Query::Damage, "3")},
                        [](AttackOptions& options) { options.called = calledAt(Location::Vitals); });
    NUMBERS(done, 10, kNoValue, 8);
    STATES("10/10", guarded, std::string("-3/13 (off balance -2; lost 8; ") + kSlow + ')', armed);
    fight.begin(kArden, {lie(Query::HtDice, "443")});
    done = fight.attack(kArden, 0, kCorrin,
                        {lie(Query::AttackDice, "222"), defends(DefenceKind::Dodge), lie(Query::DefenceDice, "655"),
                         lie(Query::Damage, "4")});
    NUMBERS(done, 14, 5, 4);
    const std::string bare = std::string("0/12 (") + kSlow + ')';
    STATES("10/10", bare, std::string("-7/13 (off balance -2; lying; lost 12; ") + kSlow + ')', armed);
    fight.begin(kCorrin, {three(Query::HtDice, 12)});
    done = fight.attack(kCorrin, 0, kArden,
                        {lie(Query::AttackDice, "665"), lie(Query::CriticalMiss, "221"), lie(Query::SelfOrFriend, "2"),
                         lie(Query::FumblePlace, "432", 21), lie(Query::FumbleDamage, "3", 21)});
    QCOMPARE(valueOf(done, Quantity::AttackNumber), 8);
    QCOMPARE(valueOf(done, Quantity::DamageHalved, 21), 3);
    const std::string lies = std::string("-7/13 (lying; ") + kSlow + ')';
    STATES("10/10", bare, lies, armed);
    done = fight.attack(kDask, 0, kBela,
                        {lie(Query::AttackDice, "533"), defends(DefenceKind::ParryRight),
                         lie(Query::DefenceDice, "211"), lie(Query::CriticalMiss, "655")},
                        [](AttackOptions& options) { options.yards = 1; });
    NUMBERS(done, 13, 9, kNoValue);
    STATES("10/10 (parries 1)", bare, lies, std::string("3/9 (lying; ") + kSlower + ')');

    fight.nextTurn();
    done = fight.attack(kBela, 0, kDask,
                        {lie(Query::AttackDice, "443"), defends(DefenceKind::Dodge), lie(Query::DefenceDice, "444"),
                         lie(Query::Damage, "2")},
                        [](AttackOptions& options) {
                            options.form = AttackForm::AllOutAttack;
                            options.allOut = AllOut::SecondAttack;
                            options.called = calledAt(Location::LeftArm);
                        });
    NUMBERS(done, 11, 3, 8);
    STATES("10/10 (no defence (All-Out Attack))", bare, lies, std::string("-5/9 (lying; lost 8; ") + kSlower + ')');
    done = fight.attack(
        kBela, 0, kDask,
        {lie(Query::AttackDice, "543"), defends(DefenceKind::ParryRight), lie(Query::DefenceDice, "321")});
    NUMBERS(done, 13, 6, kNoValue);
    const std::string down = std::string("-5/9 (lying; parries 1; lost 8; ") + kSlower + ')';
    STATES("10/10 (no defence (All-Out Attack))", bare, lies, down);
    fight.begin(kArden, {lie(Query::HtDice, "333")});
    done = fight.attack(kArden, 0, kCorrin,
                        {lie(Query::AttackDice, "332"), defends(DefenceKind::Block), lie(Query::DefenceDice, "322"),
                         lie(Query::Damage, "6"), lie(Query::DeathDice, "443")},
                        rapid);
    NUMBERS(done, 8, 6, 7);
    const std::string worse = std::string("-14/13 (lying; blocks 1; thresholds {1}; lost 7; ") + kSlow + ')';
    STATES("10/10 (no defence (All-Out Attack))", bare, worse, down);
    done = fight.attack(kArden, 0, kCorrin,
                        {lie(Query::AttackDice, "322"), defends(DefenceKind::Dodge), lie(Query::DefenceDice, "544"),
                         lie(Query::Damage, "1")});
    NUMBERS(done, 8, 4, kNoValue);
    STATES("10/10 (no defence (All-Out Attack))", bare, worse, down);
    fight.begin(kCorrin, {lie(Query::HtDice, "554")});
    const std::string out = std::string("-14/13 (lying; thresholds {1}; ") + kSlow + "; UNCONSCIOUS)";
    STATES("10/10 (no defence (All-Out Attack))", bare, out, down);
    fight.begin(kDask, {lie(Query::HtDice, "665")});
    STATES("10/10 (no defence (All-Out Attack))", bare, out, std::string("-5/9 (lying; ") + kSlower + "; UNCONSCIOUS)");
}

void RollUnderFightsTest::theQuarry()
{
    using enum DamageType;
    Played fight;
    fight.tellsMovement = true;
    fight.switches.placesCount = false;
    fight.switches.acrobaticRoll = false;
    constexpr std::size_t kGill = 1, kEsme = 2, kFerro = 3, kHask = 4;
    fight[kGill] = person("Gill", 10, 12, 10, 6250, 6);
    Weapon knives = weapon("knives", WeaponKind::Thrown, 1, -1, Impaling);
    knives.smallThrown = true;
    give(fight[kGill], knives, 13);
    give(fight[kGill], weapon("sword", WeaponKind::Melee, 1, 2, Cutting), 12);
    giveShield(fight[kGill], 1);
    fight[kGill].character.skills.set("Shield", 12);
    setDr(fight[kGill].character.dr, Location::Torso, 1);
    setDr(fight[kGill].character.dr, Location::Vitals, 1);
    fight[kEsme] = person("Esme", 10, 12, 11, 5750, 5);
    Weapon bow = weapon("bow", WeaponKind::Bow, 1, 1, Impaling);
    bow.accuracy = 2;
    give(fight[kEsme], bow, 14, Held::Both);
    fight[kEsme].character.skills.set("Acrobatics", 12);
    fight[kFerro] = person("Ferro", 12, 11, 12, 5500, 5);
    Weapon gun = weapon("pistol", WeaponKind::Firearm, 2, 0, Piercing);
    gun.accuracy = 2;
    give(fight[kFerro], gun, 12);
    give(fight[kFerro], weapon("short sword", WeaponKind::Melee, 1, 0, Cutting), 12, Held::Left);
    setDr(fight[kFerro].character.dr, Location::Torso, 2);
    fight[kHask] = person("Hask", 11, 11, 11, 5000, 5);
    Weapon longGun = weapon("long gun", WeaponKind::Firearm, 4, 0, Piercing);
    longGun.accuracy = 4;
    give(fight[kHask], longGun, 11, Held::Both);
    const auto over = [](std::int32_t yards) { return [yards](AttackOptions& options) { options.distance = yards; }; };

    fight.nextTurn();
    fight.action(kGill, MoveOptions{.yards = 6});
    fight.aim(kEsme, kHask);
    STATES("10/10 (moved 6)", "10/10 (aim 1 (Hask))", "12/12", "11/11");
    Resolution done = fight.attack(kFerro, 0, kGill, {lie(Query::AttackDice, "332")}, over(14));
    NUMBERS(done, 5, kNoValue, kNoValue);
    fight.aim(kHask, kEsme);
    STATES("10/10 (moved 6)", "10/10 (aim 1 (Hask))", "12/12", "11/11 (aim 1 (Esme))");

    fight.nextTurn();
    done = fight.attack(kGill, 0, kFerro,
                        {lie(Query::AttackDice, "221"), defends(DefenceKind::ParryLeft), lie(Query::DefenceDice, "432"),
                         lie(Query::Damage, "4")},
                        [](AttackOptions& options) {
                            options.form = AttackForm::MoveAndAttack;
                            options.yards = 6;
                            options.distance = 8;
                        });
    NUMBERS(done, 5, 5, 2);
    STATES("10/10 (moved 6; no parry (Move and Attack))", "10/10 (aim 1 (Hask))", "10/12 (parries 1; lost 2)",
           "11/11 (aim 1 (Esme))");
    done = fight.attack(kEsme, 0, kHask,
                        {lie(Query::AttackDice, "332"), defends(DefenceKind::Dodge), lie(Query::DefenceDice, "332")},
                        over(30));
    NUMBERS(done, 8, 8, kNoValue);
    STATES("10/10 (moved 6; no parry (Move and Attack))", "10/10", "10/12 (parries 1; lost 2)", "11/11");
    done = fight.attack(kFerro, 0, kGill, {lie(Query::AttackDice, "654"), lie(Query::CriticalMiss, "332")}, over(8));
    NUMBERS(done, 5, kNoValue, kNoValue);
    STATES("10/10 (moved 6; no parry (Move and Attack))", "10/10", "10/12 (pistol dropped)", "11/11");
    fight.aim(kHask, kEsme);
    STATES("10/10 (moved 6; no parry (Move and Attack))", "10/10", "10/12 (pistol dropped)", "11/11 (aim 1 (Esme))");

    fight.nextTurn();
    fight.action(kGill, MoveOptions{.yards = 6});
    STATES("10/10 (moved 6)", "10/10", "10/12 (pistol dropped)", "11/11 (aim 1 (Esme))");
    done = fight.attack(kEsme, 0, kGill,
                        {lie(Query::AttackDice, "222"), defends(DefenceKind::Block), lie(Query::DefenceDice, "332")},
                        [](AttackOptions& options) {
                            options.called = calledAt(Location::RightLeg);
                            options.distance = 10;
                            options.from = From::RightFlank;
                        });
    NUMBERS(done, 6, 8, kNoValue);
    STATES("10/10 (moved 6; blocks 1)", "10/10", "10/12 (pistol dropped)", "11/11 (aim 1 (Esme))");
    fight.ready(kFerro);
    STATES("10/10 (moved 6; blocks 1)", "10/10", "10/12", "11/11 (aim 1 (Esme))");
    done = fight.attack(kHask, 0, kEsme,
                        {lie(Query::AttackDice, "222"), defends(DefenceKind::Dodge),
                         choice(Query::Evasion, Evasion::Drops), choice(Query::Acrobatic, 1),
                         lie(Query::DefenceDice, "443")},
                        over(30));
    NUMBERS(done, 7, 13, kNoValue);
    STATES("10/10 (moved 6; blocks 1)", "10/10 (lying)", "10/12", "11/11");

    fight.nextTurn();
    const auto retreat = choice(Query::Evasion, Evasion::Retreats);
    done = fight.attack(
        kGill, 1, kFerro,
        {lie(Query::AttackDice, "433"), defends(DefenceKind::Dodge), retreat, lie(Query::DefenceDice, "433")},
        [](AttackOptions& options) { options.yards = 1; });
    NUMBERS(done, 12, 11, kNoValue);
    STATES("10/10 (moved 1)", "10/10 (lying)", "10/12 (retreat from Gill)", "11/11");
    fight.action(kEsme, ChangePostureOptions{.posture = Posture::Kneeling});
    STATES("10/10 (moved 1)", "10/10 (kneeling; defence -3 this turn)", "10/12 (retreat from Gill)", "11/11");
    done = fight.attack(kFerro, 0, kGill,
                        {lie(Query::AttackDice, "322"), defends(DefenceKind::Dodge), lie(Query::DefenceDice, "444"),
                         lie(Query::Damage, "34")},
                        [](AttackOptions& options) {
                            options.called = calledAt(Location::Vitals);
                            options.distance = 2;
                        });
    NUMBERS(done, 7, 10, 6);
    STATES("4/10 (moved 1; lost 6)", "10/10 (kneeling; defence -3 this turn)", "10/12", "11/11");
    fight.action(kHask, WaitOptions{.trigger = Trigger::Rises, .whom = kEsme});
    STATES("4/10 (moved 1; lost 6)", "10/10 (kneeling; defence -3 this turn)", "10/12",
           "11/11 (waits for Esme to rise)");

    fight.nextTurn();
    done = fight.attack(kGill, 1, kFerro,
                        {lie(Query::AttackDice, "221"), defends(DefenceKind::Dodge), retreat,
                         lie(Query::DefenceDice, "665"), lie(Query::Damage, "5")},
                        [](AttackOptions& options) {
                            options.yards = 1;
                            options.deceptive = 1;
                        });
    NUMBERS(done, 6, 10, 7);
    constexpr auto kHurt = "reeling: Move 3, Speed 2.75, Dodge base 6";
    const std::string felled = std::string("3/12 (lying; retreat from Gill; lost 7; ") + kHurt + ')';
    STATES("4/10 (moved 1)", "10/10 (kneeling; defence -3 this turn)", felled, "11/11 (waits for Esme to rise)");
    // Her turn has begun, and the Wait comes before she stands.
    fight.begin(kEsme);
    done = fight.attack(kHask, 0, kEsme,
                        {lie(Query::AttackDice, "211"), lie(Query::CriticalHit, "443"), lie(Query::Damage, "2131")},
                        over(30));
    NUMBERS(done, 3, kNoValue, 7);
    fight.action(kEsme, ChangePostureOptions{.posture = Posture::Standing});
    const std::string risen = std::string("3/10 (defence -2 this turn (was kneeling); lost 7; ") + kSlow + ')';
    STATES("4/10 (moved 1)", risen, felled, "11/11");
    done = fight.attack(kFerro, 0, kGill,
                        {lie(Query::AttackDice, "111"), lie(Query::CriticalHit, "665"), lie(Query::Damage, "23"),
                         lie(Query::DeathDice, "443")},
                        over(2));
    NUMBERS(done, 6, kNoValue, 14);
    const std::string lying = std::string("3/12 (lying; ") + kHurt + ')';
    STATES("-10/10 (DEAD)", risen, lying, "11/11");
    done = fight.attack(kHask, 0, kFerro, {lie(Query::AttackDice, "333")}, over(28));
    NUMBERS(done, 4, kNoValue, kNoValue);
    STATES("-10/10 (DEAD)", risen, lying, "11/11");
}

HITSPREAD_TEST(RollUnderFightsTest)

#include "rollunderfights_test.moc"

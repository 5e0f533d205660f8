#include "rules/systems/twod6/switches.h"

#include "rules/systems/twod6/areafire.h"
#include "rules/systems/twod6/harm.h"
#include "rules/systems/twod6/recovery.h"
#include "rules/systems/twod6/round.h"
#include "rules/systems/twod6/simpleactions.h"
#include "rules/systems/twod6/surgery.h"
#include "support/testclass.h"
#include "twod6/fighters.h"

#include <QTest>

#include <algorithm>
#include <span>

using namespace hitspread;
using namespace hitspread::twod6;
using namespace hitspread::twod6::test;

namespace {

/// What one rule comes to under these switches.
using Measure = int (*)(const Switches& switches);
using TablePlace = Table Switches::*;
/// What stands in a table for one result, as the rules read it.
using CellReader = int (*)(const Switches& switches, int result, std::size_t column);

template <typename Action>
Action under(const Switches& switches, Action action)
{
    action.switches = switches;
    return action;
}
/// A Build save of BLD 5 without a wound.
int saveNumber(const Switches& switches)
{
    NoAnswerer nobody;
    Findings findings;
    Derivation derivation(nobody, nullptr, {}, &findings);
    try {
        static_cast<void>(rollSave(derivation, Character{}, switches, {}));
    } catch (const OpenQuestion&) {
        // Only its number is of interest.
    }
    const Step* step = lastStep(findings.steps, {static_cast<std::uint16_t>(Quantity::SaveNumber), 0});
    return step ? step->value : kNoValue;
}
int walks(const Switches& switches, Mode mode)
{
    NoAnswerer nobody;
    Derivation silent(nobody, nullptr, {}, nullptr);
    Condition condition;
    condition.prone = mode == Mode::Crawl;
    return allowedMove(silent, Character{}, condition, switches, {mode, 0, 0}).value;
}
/// The number of the Consciousness roll when a club takes BLD 5 by half of 1 and 2 at the head.
int coshNumber(const Switches& switches)
{
    const Resolution resolution = resolved(under(switches, coshing()),
                                           {hits(), two(Query::Place, 2, 4), one(Query::Damage, 1), stays()});
    return valueOf(resolution, Quantity::ConsciousnessNumber);
}
/// A blow with a hurt arm.
Attack hurtBlow(const Switches& switches)
{
    Attack attack = under(switches, blow());
    hurt(attack.character[0].condition, Location::RightArm, Wound::Incapacitated);
    return attack;
}
Fighter toSave(std::int32_t savesMade)
{
    Fighter who = somebody();
    mark(who.condition, 4, 4);
    who.condition.saveIn = 1;
    who.condition.savesMade = savesMade;
    who.condition.score = 10;
    return who;
}
RoundChange roundOf(const Switches& switches, const Fighter& who)
{
    RoundChange change;
    change.members = {who};
    change.options = {false, true, 2};
    return under(switches, change);
}

/// One row of its own for each result.
Table spread(const Table& table, const TableShape& shape)
{
    Table all;
    for (std::int32_t result = shape.first; result <= shape.last; ++result)
        all.rows.push_back({result, result, table.rows[table.rowOf(result)].cells});
    return all;
}
Location locationOf(int result)
{
    constexpr std::array<Location, kRegions> kOf{Location::Head, Location::Torso, Location::LeftArm,
                                                 Location::RightLeg};
    return kOf[static_cast<std::size_t>(result) - 1];
}

}  // namespace

/// Every switch and every value of a table changes something.
class TwoD6SwitchesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void settings_data();
    void settings();
    void everySettingIsTried();
    void tables_data();
    void tables();
    void places_data() { onlyRow("TD-81 TD-D20"); }
    void places();
    void scatter_data() { onlyRow("TD-57 TD-D18"); }
    void scatter();
    void shipped();
    void longEvening_data() { onlyRow("TD-D63"); }
    void longEvening();
};

void TwoD6SwitchesTest::settings_data()
{
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<int>("value");
    QTest::addColumn<Measure>("measure");
    QTest::addColumn<int>("usually");
    QTest::addColumn<int>("then");
    const auto row = [](const char* name, const char* field, auto value, Measure measure, int usually, int then) {
        QTest::newRow(name) << QByteArray(field) << static_cast<int>(value) << measure << usually << then;
    };
    using S = const Switches&;
    row(
        "TD-D02 TD-23 Running 6", "running", Running::Level,
        [](S switches) {
            Character who;
            who.skills.set(std::string(kRunningSkill), 6);
            return int{runningBonus(who, switches)};
        },
        4, 6);
    row(
        "TD-D52 TD-22 crawling", "movement.crawlingHalf", 0, [](S switches) { return walks(switches, Mode::Crawl); },
        12, 25);
    row(
        "TD-D04 TD-35 a skill nobody learned", "skill.untrained", 9,
        [](S switches) { return int{levelOf(Character{}, switches, "Bow")}; }, 10, 9);
    row(
        "TD-D05 TD-36 a 2 at 2", "hit.twoMisses", 1,
        [](S switches) { return valueOf(resolved(under(switches, shot(3)), {misses()}), Quantity::AttackSuccess); }, 1,
        0);
    row(
        "TD-D14 TD-37 shots of a burst", "burst.ammunition", 5,
        [](S switches) { return int{burstShotsOf(smg(), switches)}; }, 3, 5);
    row(
        "TD-D22 TD-82 TD-83 doubles of an aimed hit", "aimed.critical", 1,
        [](S switches) {
            Attack attack = under(switches, shot());
            attack.options.called = calledAt(Location::LeftArm);
            const Resolution resolution = resolved(
                attack, {hits(), two(Query::AimedCritical, 3, 3), dice(Query::Damage, {1, 1}), stays()});
            return int{after(attack, resolution).target[0].condition.lethal};
        },
        2, 4);
    row(
        "TD-D23 TD-88 a half of 9", "rounding", Rounding::Ceil,
        [](S switches) {
            Attack attack = under(switches, shot());
            clothe(attack.target[0], armour(1, 2));
            return int{after(attack, hit(attack, {4, 5})).target[0].condition.lethal};
        },
        4, 5);
    row(
        "TD-D23 TD-67 a half of 3", "rounding", Rounding::Nearest,
        [](S switches) {
            const Attack attack = under(switches, coshing());
            return int{after(attack, hit(attack, {1})).target[0].condition.filled};
        },
        1, 2);
    row("TD-D56 TD-68 how hard a cosh strikes", "cosh", Cosh::BySeverity, coshNumber, 3, 5);
    row(
        "TD-D56 TD-68 at least so much", "cosh.least", 4,
        [](S switches) {
            Switches hard = switches;
            hard.cosh = Cosh::BySeverity;
            return coshNumber(hard);
        },
        5, 7);
    row(
        "TD-D37 TD-106 a hurt arm hinders", "limb.hindrance", 3,
        [](S switches) { return numberOf(hurtBlow(switches)); }, 7, 8);
    row(
        "TD-D37 TD-106 and costs Bruise", "limb.bruise", 2,
        [](S switches) {
            const Attack attack = hurtBlow(switches);
            return int{after(attack, resolved(attack, {misses()})).character[0].condition.filled};
        },
        1, 2);
    row("TD-D30 TD-110 Build saves", "save.base", 18, saveNumber, 7, 13);
    row("TD-D30 TD-110 by BLD", "save.factor", 2, saveNumber, 7, 2);
    row(
        "TD-D03 TD-126 the worst surgeon", "surgery.medtech", 6,
        [](S switches) {
            Surgery surgery;
            surgery.character.skills.set(std::string(kMedtech), 6);
            surgery.options.location = Location::RightLeg;
            hurt(surgery.patient.emplace_back(somebody()).condition, Location::RightLeg, Wound::Incapacitated);
            return isFree(under(switches, surgery)) ? 1 : 0;
        },
        0, 1);
    row(
        "TD-D32 TD-113 tries of a minute", "stabilise.perMinute", 2,
        [](S switches) { return int{treatmentRounds(switches)}; }, 6, 3);
    row(
        "TD-D41 TD-117 TD-120 points by the minute", "healing.exactTiming", 1,
        [](S switches) {
            GroupRest rest;
            rest.members.push_back(somebody(2));
            rest.members[0].condition.filled = 5;
            rest.options.minutes = 30;
            rest = under(switches, rest);
            return int{after(rest, resolved(rest, {})).members[0].condition.filled};
        },
        5, 4);
    row(
        "TD-D63 TD-110 no save at WF 1", "deterioration", Deterioration::FromWoundTwo,
        [](S switches) { return isOpenAt(resolved(roundOf(switches, toSave(0)), {}), Query::SaveDice) ? 1 : 0; }, 1, 0);
    row(
        "TD-D63 TD-111 it ends with the third made", "deterioration", Deterioration::EndsAfterThree,
        [](S switches) {
            const RoundChange change = roundOf(switches, toSave(2));
            return int{after(change, resolved(change, {two(Query::SaveDice, 6, 6)})).members[0].condition.saveIn};
        },
        6, kNoEntry);
}

void TwoD6SwitchesTest::settings()
{
    QFETCH(QByteArray, field);
    QFETCH(int, value);
    QFETCH(Measure, measure);
    Switches switches;
    QTEST(measure(switches), "usually");
    const auto named = std::ranges::find(switchesRecord.fields, std::string_view(field.constData()),
                                         &FieldDeclaration::id);
    QVERIFY(named != switchesRecord.fields.end());
    named->setNumber(&switches, 0, value);
    QTEST(measure(switches), "then");
}

/// A new one needs a row above.
void TwoD6SwitchesTest::everySettingIsTried()
{
    const auto settings = std::ranges::count_if(switchesRecord.fields, &FieldDeclaration::isNumeric);
    QCOMPARE(settings, 17);
}

void TwoD6SwitchesTest::tables_data()
{
    using S = const Switches&;
    QTest::addColumn<TablePlace>("table");
    QTest::addColumn<const TableShape*>("shape");
    QTest::addColumn<CellReader>("reading");
    const auto row = [](const char* name, TablePlace table, const TableShape& shape, CellReader reading) {
        QTest::newRow(name) << table << &shape << reading;
    };
    row("TD-43 TD-44 TD-45 TD-46 modifiers of shots", &Switches::ranged, kRangedTable,
        [](S switches, int result, std::size_t) {
            return int{modifierOf(switches, static_cast<RangedRow>(result - 1))};
        });
    row("TD-62 TD-63 modifiers of blows", &Switches::melee, kMeleeTable, [](S switches, int result, std::size_t) {
        return int{modifierOf(switches, static_cast<MeleeRow>(result - 1))};
    });
    row("TD-81 TD-D21 places", &Switches::places, kPlaceTable, [](S switches, int result, std::size_t) {
        return static_cast<int>(placeAt(switches, (result - 1) / 6 + 1, (result - 1) % 6 + 1));
    });
    row("TD-12 TD-17 TD-D09 actions", &Switches::actions, kActionTable, [](S switches, int result, std::size_t column) {
        const auto doing = static_cast<Doing>(result - 1);
        return column == actioncolumn::kCategory ? static_cast<int>(categoryOf(switches, doing))
                                                 : static_cast<int>(kindOf(switches, doing));
    });
    row("TD-96 lines of the monitor", &Switches::lines, kLineTable,
        [](S switches, int result, std::size_t) { return int{saveOf(switches, static_cast<Line>(result - 1))}; });
    row("TD-105 TD-D36 proposals", &Switches::proposals, kProposalTable,
        [](S switches, int result, std::size_t column) {
            const bool isWorse = column == proposalcolumn::kDisabled;
            return int{proposalOf(switches, locationOf(result), isWorse ? Wound::Disabled : Wound::Incapacitated)};
        });
    row("TD-131 Incapacitated", &Switches::incapacitated, kIncapacitatedTable,
        [](S switches, int result, std::size_t column) {
            return int{recoveryOf(switches, locationOf(result), Wound::Incapacitated, column)};
        });
    row("TD-131 Disabled", &Switches::disabled, kDisabledTable, [](S switches, int result, std::size_t column) {
        return int{recoveryOf(switches, locationOf(result), Wound::Disabled, column)};
    });
    row("TD-121 TD-D35 facilities", &Switches::facilities, kFacilityTable, [](S switches, int result, std::size_t) {
        return int{facilityOf(switches, static_cast<Facility>(result - 1))};
    });
}

/// Each cell is what the rules read of it, and of it alone.
void TwoD6SwitchesTest::tables()
{
    QFETCH(TablePlace, table);
    QFETCH(const TableShape*, shape);
    QFETCH(CellReader, reading);
    const Switches usual;
    Switches switches;
    switches.*table = spread(usual.*table, *shape);
    for (TableRow& row : (switches.*table).rows) {
        for (std::size_t column = 0; column < shape->columns.size(); ++column) {
            std::int32_t& cell = row.cells[column];
            const std::int32_t before = cell;
            QCOMPARE(reading(usual, row.from, column), before);
            cell = before == shape->columns[column].highest() ? before - 1 : before + 1;
            QCOMPARE(reading(switches, row.from, column), cell);
            for (std::int32_t other = shape->first; other <= shape->last; ++other) {
                if (other != row.from)
                    QCOMPARE(reading(switches, other, column), reading(usual, other, column));
            }
            cell = before;
        }
    }
}

/// A hit falls where its cell says (TD-81, TD-D20).
void TwoD6SwitchesTest::places()
{
    Attack attack = shot();
    attack.switches.places = spread(attack.switches.places, kPlaceTable);
    attack.switches.places.rows[static_cast<std::size_t>(cellOf(4, 2)) - 1].cells[0] = static_cast<int>(Location::Head);
    QCOMPARE(valueOf(hit(attack, {1, 1}), Quantity::PlaceStruck), static_cast<int>(Location::Head));
}

/// TD-57, TD-D18: the angles are the house's.
void TwoD6SwitchesTest::scatter()
{
    AreaFire fire;
    arm(fire.character.emplace_back(somebody()), launcher());
    fire.weapon = fire.character[0].weapons[0];
    fire.weaponState = fire.character[0].weaponStates[0];
    fire.options.distance = 60;
    for (int face = 1; face <= 6; ++face) {
        fire.switches.scatter.rows[static_cast<std::size_t>(face) - 1].cells[0] = 45 * face;
        const Resolution resolution = resolved(fire, {misses(), two(Query::Scatter, face, 1)});
        QCOMPARE(valueOf(resolution, Quantity::ScatterDegrees), 45 * face);
    }
}

/// As they come, all tables hold what they may.
void TwoD6SwitchesTest::shipped()
{
    const Switches usual;
    for (const FieldDeclaration& field : switchesRecord.fields) {
        if (field.kind == FieldKind::Table)
            QVERIFY2(faultsOf(field, field.table(&usual)).empty(), field.id.data());
    }
}

/// TD-D63: "from WF 2 on" and 18 - 2 x BLD; "As printed" changes nothing.
void TwoD6SwitchesTest::longEvening()
{
    QCOMPARE(profiles().size(), std::size_t{2});
    QVERIFY(profiles()[0].settings.empty());
    Switches switches;
    for (const Profile::Setting& setting : profiles()[1].settings) {
        const auto field = std::ranges::find(switchesRecord.fields, setting.switchId, &FieldDeclaration::id);
        QVERIFY(field != switchesRecord.fields.end());
        field->setNumber(&switches, 0, setting.value);
    }
    QCOMPARE(switches.deterioration, Deterioration::FromWoundTwo);
    QCOMPARE(saveNumber(switches), 8);
}

HITSPREAD_TEST(TwoD6SwitchesTest)

#include "twod6switches_test.moc"

#include "rules/systems/registry.h"
#include "rules/systems/threed/actions.h"

#include <QTest>

using namespace hitspread;
using namespace hitspread::threed;

/// What is declared for an action before anybody has declared anything.
class PresetTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void mode_data();
    void mode();
    void hands();
    void areaUnderFire();
};

void PresetTest::mode_data()
{
    QTest::addColumn<int>("modes");
    QTest::addColumn<int>("preset");
    const auto row = [](const char* name, int modes, Mode preset) {
        QTest::newRow(name) << modes << static_cast<int>(preset);
    };
    row("3D-ROF-01 semi", bit(Mode::SemiAuto), Mode::SemiAuto);
    row("semi before double action", bit(Mode::SemiAuto) | bit(Mode::DoubleAction) | bit(Mode::FullAuto),
        Mode::SemiAuto);
    row("double before single action", bit(Mode::DoubleAction) | bit(Mode::SingleAction), Mode::DoubleAction);
    row("single action", bit(Mode::SingleAction), Mode::SingleAction);
    row("single shots before bursts", bit(Mode::SingleAction) | bit(Mode::Burst), Mode::SingleAction);
    row("full auto only", bit(Mode::FullAuto), Mode::FullAuto);
}

void PresetTest::mode()
{
    QFETCH(int, modes);
    QFETCH(int, preset);
    Shot shot;
    shot.weapon.modes = modes;
    Input input{shot};
    systemOf(input).presetDeclared(input);
    QCOMPARE(static_cast<int>(std::get<Shot>(input.action).options.mode), preset);
}

void PresetTest::hands()
{
    for (const auto& [drawn, expected] : {std::pair{Drawn::Right, Hands::Right}, std::pair{Drawn::Left, Hands::Left},
                                          std::pair{Drawn::Both, Hands::Two}, std::pair{Drawn::No, Hands::Two}}) {
        Shot shot;
        shot.weaponState.drawn = drawn;
        Input input{shot};
        systemOf(input).presetDeclared(input);
        QCOMPARE(std::get<Shot>(input.action).options.hands, expected);
        Preparation preparation;
        preparation.weaponState.drawn = drawn;
        input = Input{preparation};
        systemOf(input).presetDeclared(input);
        QCOMPARE(std::get<Preparation>(input.action).options.hands, expected);
    }
}

/// 3D-SUP-01, A-065: who crosses an area finds it as the gunner keeps it; without one the declared numbers stay.
void PresetTest::areaUnderFire()
{
    Evade evade;
    Input input{evade};
    systemOf(input).presetDeclared(input);
    QCOMPARE(std::get<Evade>(input.action).options.zoneValue, 0);
    QCOMPARE(std::get<Evade>(input.action).options.zoneBullets, 2);
    evade.shooterCondition.zoneValue = 7;
    evade.shooterCondition.zoneBullets = 5;
    input = Input{evade};
    systemOf(input).presetDeclared(input);
    QCOMPARE(std::get<Evade>(input.action).options.zoneValue, 7);
    QCOMPARE(std::get<Evade>(input.action).options.zoneBullets, 5);
}

QTEST_GUILESS_MAIN(PresetTest)
#include "preset_test.moc"

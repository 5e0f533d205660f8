#include <QTest>

#include "support/fakestage.h"
#include "support/humanplans.h"
#include "support/mixproperty.h"
#include "support/rollunderfights.h"
#include "support/testclass.h"
#include "support/twod6fights.h"

#include <algorithm>
#include <array>
#include <functional>

using namespace hitspread;
using namespace hitspread::support;

/// Puts two fights into a campaign; none: those of the 3D System.
using Filling = std::function<void(Campaign&)>;

/// Long rows of random operations (kLongWalk) on two open fights and the library: the log tells the whole story, on a campaign in memory.
class WalkTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyStepEqualsItsReplay_data();
    void everyStepEqualsItsReplay();
};

void WalkTest::everyStepEqualsItsReplay_data()
{
    QTest::addColumn<Filling>("fill");
    QTest::addColumn<quint64>("seed");
    QTest::newRow("3D System") << Filling() << quint64{7};
    QTest::newRow("3d6 roll-under") << Filling(fillWithRollUnderFights) << quint64{3006};
    QTest::newRow("3d6 roll-under, another") << Filling(fillWithRollUnderFights) << quint64{20261129};
    QTest::newRow("2d6") << Filling(fillWithTwoD6Fights) << quint64{206};
    QTest::newRow("2d6, another") << Filling(fillWithTwoD6Fights) << quint64{20261130};
}

void WalkTest::everyStepEqualsItsReplay()
{
    QFETCH(Filling, fill);
    QFETCH(quint64, seed);
    const HumanPlans plans;
    std::map<MixStep::Kind, int> done;
    QVERIFY(rc::check([&] {
        FakeStage stage = fill ? FakeStage(fill) : FakeStage();
        RandomMix mix(stage, plans);
        mix.walk(kLongWalk, seed);
        mix.unwindAndRedo();
        done = mix.done();
    }));
    // Only the 3D System has what lies about.
    constexpr std::array kOfGround{MixStep::Kind::Lay,    MixStep::Kind::Place,    MixStep::Kind::MoveLying,
                                   MixStep::Kind::TakeUp, MixStep::Kind::TakeAway, MixStep::Kind::GoOff};
    for (int kind = 0; kind < MixStep::kKinds; ++kind) {
        if (fill && std::ranges::find(kOfGround, static_cast<MixStep::Kind>(kind)) != kOfGround.end())
            continue;
        QVERIFY2(done[static_cast<MixStep::Kind>(kind)] > 0, qPrintable(QStringLiteral("no step %1").arg(kind)));
    }
}

HITSPREAD_TEST(WalkTest)
#include "walk_test.moc"

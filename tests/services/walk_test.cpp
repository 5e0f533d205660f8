#include <QTest>

#include "support/fakestage.h"
#include "support/humanplans.h"
#include "support/mixproperty.h"
#include "support/rollunderfights.h"
#include "support/testclass.h"

#include <algorithm>
#include <array>

using namespace hitspread;
using namespace hitspread::support;

/// Long rows of random operations (kLongWalk) on two open fights and the library: the log tells the whole story, on a campaign in memory.
class WalkTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyStepEqualsItsReplay_data();
    void everyStepEqualsItsReplay();
};

void WalkTest::everyStepEqualsItsReplay_data()
{
    QTest::addColumn<bool>("isRollUnder");
    QTest::addColumn<quint64>("seed");
    QTest::newRow("3D System") << false << quint64{7};
    QTest::newRow("3d6 roll-under") << true << quint64{3006};
    QTest::newRow("3d6 roll-under, another") << true << quint64{20261129};
}

void WalkTest::everyStepEqualsItsReplay()
{
    QFETCH(bool, isRollUnder);
    QFETCH(quint64, seed);
    const HumanPlans plans;
    std::map<MixStep::Kind, int> done;
    QVERIFY(rc::check([&] {
        FakeStage stage = isRollUnder ? FakeStage(fillWithRollUnderFights) : FakeStage();
        RandomMix mix(stage, plans);
        mix.walk(kLongWalk, seed);
        mix.unwindAndRedo();
        done = mix.done();
    }));
    // Only the 3D System has what lies about.
    constexpr std::array kOfGround{MixStep::Kind::Lay,    MixStep::Kind::Place,    MixStep::Kind::MoveLying,
                                   MixStep::Kind::TakeUp, MixStep::Kind::TakeAway, MixStep::Kind::GoOff};
    for (int kind = 0; kind < MixStep::kKinds; ++kind) {
        if (isRollUnder && std::ranges::find(kOfGround, static_cast<MixStep::Kind>(kind)) != kOfGround.end())
            continue;
        QVERIFY2(done[static_cast<MixStep::Kind>(kind)] > 0, qPrintable(QStringLiteral("no step %1").arg(kind)));
    }
}

HITSPREAD_TEST(WalkTest)
#include "walk_test.moc"

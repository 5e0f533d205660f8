#include <QTest>

#include "support/fakestage.h"
#include "support/humanplans.h"
#include "support/mixproperty.h"
#include "support/testclass.h"

using namespace hitspread;
using namespace hitspread::support;

/// A long row of random operations (kLongWalk) on two open fights and the library: the log tells the whole story, on a campaign in memory.
class WalkTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyStepEqualsItsReplay();
};

void WalkTest::everyStepEqualsItsReplay()
{
    const HumanPlans plans;
    std::map<MixStep::Kind, int> done;
    QVERIFY(rc::check([&] {
        FakeStage stage;
        RandomMix mix(stage, plans);
        mix.walk(kLongWalk, 7);
        mix.unwindAndRedo();
        done = mix.done();
    }));
    for (int kind = 0; kind < MixStep::kKinds; ++kind)
        QVERIFY2(done[static_cast<MixStep::Kind>(kind)] > 0, qPrintable(QStringLiteral("no step %1").arg(kind)));
}

HITSPREAD_TEST(WalkTest)
#include "walk_test.moc"

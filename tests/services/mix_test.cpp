#include <QTest>

#include "support/fakestage.h"
#include "support/humanplans.h"
#include "support/mixproperty.h"
#include "support/testclass.h"

using namespace hitspread;
using namespace hitspread::support;

/// Whatever is done in whatever order, the log tells the whole story: services on a campaign in memory.
class MixTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anyMixEqualsItsReplay();
};

void MixTest::anyMixEqualsItsReplay()
{
    const HumanPlans plans;
    std::map<MixStep::Kind, int> done;
    QVERIFY(rc::check([&] {
        FakeStage stage;
        RandomMix mix(stage, plans);
        for (const MixStep& step : someSteps(40))
            mix.play(step);
        mix.unwindAndRedo();
        for (const auto& [kind, times] : mix.done())
            done[kind] += times;
    }));
    for (int kind = 0; kind < MixStep::kKinds; ++kind)
        QVERIFY2(done[static_cast<MixStep::Kind>(kind)] > 0, qPrintable(QStringLiteral("no step %1").arg(kind)));
}

HITSPREAD_TEST(MixTest)
#include "mix_test.moc"

#include <QTest>

#include "formats/bodyplans.h"
#include "storage/start/samplecampaign.h"
#include "support/faultwords.h"
#include "support/filestage.h"
#include "support/testclass.h"

using namespace hitspread;
using namespace hitspread::support;

/// A long row of random operations (kLongWalk) on two open fights and the library: the log tells the whole story, on a campaign file that is closed and opened.
class WalkFileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyStepEqualsItsReplay();
};

void WalkFileTest::everyStepEqualsItsReplay()
{
    const QTemporaryDir folder;
    const QString sample = folder.filePath(QStringLiteral("sample.hitspread"));
    storage::SampleCampaign::create(sample).reset();
    const formats::ShippedBodyPlans plans;
    std::map<MixStep::Kind, int> done;
    QVERIFY(rc::check([&] {
        FileStage stage(sample);
        RandomMix mix(stage, plans);
        mix.walk(kLongWalk, 20261122);
        mix.unwindAndRedo();
        RC_ASSERT(stage.faults() == QStringList());
        done = mix.done();
    }));
    for (int kind = 0; kind < MixStep::kKinds; ++kind)
        QVERIFY2(done[static_cast<MixStep::Kind>(kind)] > 0, qPrintable(QStringLiteral("no step %1").arg(kind)));
}

HITSPREAD_TEST(WalkFileTest)
#include "walkfile_test.moc"

#include <QTest>

#include "formats/bodyplans.h"
#include "storage/start/samplecampaign.h"
#include "support/faultwords.h"
#include "support/filestage.h"
#include "support/testclass.h"

using namespace hitspread;
using namespace hitspread::support;

/// Whatever is done in whatever order, the log tells the whole story: services on a campaign file that is closed and opened.
class MixFileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anyMixEqualsItsReplay();
};

void MixFileTest::anyMixEqualsItsReplay()
{
    const QTemporaryDir folder;
    const QString sample = folder.filePath(QStringLiteral("sample.hitspread"));
    storage::SampleCampaign::create(sample).reset();
    const formats::ShippedBodyPlans plans;
    std::map<MixStep::Kind, int> done;
    QVERIFY(rc::check([&] {
        FileStage stage(sample);
        RandomMix mix(stage, plans);
        for (const MixStep& step : someSteps(30))
            mix.play(step);
        mix.unwindAndRedo();
        RC_ASSERT(stage.faults() == QStringList());
        for (const auto& [kind, times] : mix.done())
            done[kind] += times;
    }));
    // The five runs of every day meet eleven kinds.
    const auto met = std::ranges::count_if(done, [](const auto& kind) { return kind.second > 0; });
    QVERIFY2(met > 10, qPrintable(QString::number(met)));
}

HITSPREAD_TEST(MixFileTest)
#include "mixfile_test.moc"

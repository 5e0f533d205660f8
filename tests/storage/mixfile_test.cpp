#include <QTest>

#include "exchange/bodyplans.h"
#include "storage/campaignfile.h"
#include "storage/samplecampaign.h"
#include "support/mixproperty.h"

#include <QFile>
#include <QTemporaryDir>

using namespace hitspread;
using namespace hitspread::support;
using storage::CampaignFile;

namespace {

/// The sample campaign in a file that is closed and opened for real.
class FileStage final : public MixStage {
public:
    explicit FileStage(const QString& sample)
    {
        RC_ASSERT(QFile::copy(sample, path("live")));
        RC_ASSERT(QFile::copy(sample, path("origin")));
        m_live = CampaignFile::open(path("live"));
        m_origin = CampaignFile::open(path("origin"));
    }
    Campaign& live() override { return *m_live; }
    Campaign& origin() override { return *m_origin; }
    void reopen() override
    {
        m_live.reset();
        m_live = CampaignFile::open(path("live"));
    }
    [[nodiscard]] QStringList faults() { return m_live->faults(); }

private:
    [[nodiscard]] QString path(const char* name) const
    {
        return m_folder.filePath(QLatin1String(name) + QStringLiteral(".hitspread"));
    }
    QTemporaryDir m_folder;
    std::unique_ptr<CampaignFile> m_live;
    std::unique_ptr<CampaignFile> m_origin;
};

}  // namespace

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
    const exchange::ShippedBodyPlans plans;
    QVERIFY(rc::check([&] {
        FileStage stage(sample);
        RandomMix mix(stage, plans);
        for (const MixStep& step : someSteps(30))
            mix.play(step);
        mix.unwindAndRedo();
        RC_ASSERT(stage.faults() == QStringList());
    }));
}

QTEST_GUILESS_MAIN(MixFileTest)
#include "mixfile_test.moc"

#include "cli/campaignorder.h"
#include "cli/command.h"

#include "formats/processsetup.h"
#include "storage/backup/filebackups.h"
#include "storage/campaignfile.h"
#include "storage/fightfile/fightfile.h"
#include "storage/guard/filecheck.h"
#include "storage/start/foreigncampaign.h"
#include "storage/start/newcampaign.h"
#include "storage/wholecampaign/wholecampaign.h"
#include "text/outofmemory.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QScopeGuard>

#include <cstdio>
#include <memory>

using namespace hitspread;

namespace {

/// Less than this is not enough to begin with.
constexpr std::size_t kRoom = std::size_t{24} * 1024 * 1024;
constexpr std::size_t kRoomToPaint = std::size_t{96} * 1024 * 1024;

/// All of `bytes`, or false: a full disk or a closed pipe must not pass for success.
bool written(const QByteArray& bytes, std::FILE* stream)
{
    const auto size = static_cast<std::size_t>(bytes.size());
    return std::fwrite(bytes.constData(), 1, size, stream) == size && std::fflush(stream) == 0;
}

/// Campaign files as the storage knows them.
class FileAccess final : public cli::CampaignAccess {
public:
    void with(const QString& file, const std::function<void(Campaign&)>& work) override
    {
        const auto campaign = storage::CampaignFile::open(file);
        const auto note = qScopeGuard([&] { m_changed = m_changed || campaign->hasWritten(); });
        work(*campaign);
    }
    void create(const QString& file, CampaignStart start) override
    {
        m_changed = storage::createNewCampaign(file, start) != nullptr;
    }
    [[nodiscard]] bool hasChanged() const override { return m_changed || m_backups.hasChanged(); }
    [[nodiscard]] const OtherCampaigns& others() const override { return m_others; }
    [[nodiscard]] BackupStore& backups() override { return m_backups; }
    QByteArray packFight(Campaign& campaign, long long encounter) override
    {
        return storage::fightfile::packed(fileOf(campaign), encounter, m_clock);
    }
    long long unpackFight(Campaign& campaign, const QByteArray& document, const QString& source) override
    {
        return storage::fightfile::unpacked(fileOf(campaign), document, source);
    }
    QByteArray packCampaign(Campaign& campaign) override { return storage::wholecampaign::packed(fileOf(campaign)); }
    CampaignImport unpackCampaign(Campaign& campaign, const QByteArray& document, const QString& source,
                                  const CampaignTaking& taking) override
    {
        return storage::wholecampaign::unpacked(fileOf(campaign), document, source, m_clock, taking);
    }
    std::vector<Cause> check(const QString& file) override { return storage::faultsOf(file); }

private:
    /// There are no campaigns here but those with() opens.
    static storage::CampaignFile& fileOf(Campaign& campaign) { return static_cast<storage::CampaignFile&>(campaign); }

    storage::ForeignCampaigns m_others;
    cli::MachineClock m_clock;
    storage::FileBackups m_backups{m_clock};
    bool m_changed = false;
};

/// Standard error carries our one line and nothing else: what Qt remarks about a machine without a session is no error of
/// the user's. What Qt itself calls critical or fatal still shows.
void keepQuiet(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    if (type == QtCriticalMsg || type == QtFatalMsg)
        static_cast<void>(written(qFormatLogMessage(type, context, message).toLocal8Bit() + '\n', stderr));
}

/// A bare QCoreApplication aborts as soon as text is drawn; only what paints pays for more.
std::unique_ptr<QCoreApplication> applicationFor(int& argc, char** argv)
{
    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments << QString::fromLocal8Bit(argv[i]);
    const bool paints = cli::paints(arguments);
    if (!text::hasRoomFor(paints ? kRoomToPaint : kRoom))
        text::endForMemory();
    if (!paints)
        return std::make_unique<QCoreApplication>(argc, argv);
    qputenv("QT_QPA_PLATFORM", "offscreen");
    return std::make_unique<QGuiApplication>(argc, argv);
}

}  // namespace

int main(int argc, char** argv)
{
    formats::settleIn();
    text::sayWhenMemoryEnds(QStringLiteral("hitspread-cli"), cli::Wrong);
    qInstallMessageHandler(keepQuiet);
    const auto application = applicationFor(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("hitspread-cli"));
    QCoreApplication::setApplicationVersion(QStringLiteral(HITSPREAD_VERSION));

    FileAccess campaigns;
    cli::Console console;
    console.campaigns = &campaigns;
    console.readSome = [] { return cli::readPresent(stdin); };
    console.write = [](const QByteArray& bytes) { return written(bytes, stdout); };
    QByteArray error;
    const int status = cli::runProgram(QCoreApplication::arguments().sliced(1), console, error);
    return written(error, stderr) ? status : cli::Wrong;
}

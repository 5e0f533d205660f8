#include "cli/campaignorder.h"
#include "cli/command.h"

#include "formats/processsetup.h"
#include "storage/backup/filebackups.h"
#include "storage/campaignfile.h"
#include "storage/fightfile/fightfile.h"
#include "storage/guard/filecheck.h"
#include "storage/start/foreigncampaign.h"
#include "storage/start/newcampaign.h"
#include "text/outofmemory.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QScopeGuard>

#include <cstdio>
#include <memory>

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
class FileAccess final : public hitspread::cli::CampaignAccess {
public:
    void with(const QString& file, const std::function<void(hitspread::Campaign&)>& work) override
    {
        const auto campaign = hitspread::storage::CampaignFile::open(file);
        const auto note = qScopeGuard([&] { m_changed = m_changed || campaign->hasWritten(); });
        work(*campaign);
    }
    void lookInto(const QString& file, const std::function<void(hitspread::Campaign&)>& work) override
    {
        work(*hitspread::storage::CampaignFile::openCopyOf(file));
    }
    void create(const QString& file, hitspread::CampaignStart start) override
    {
        static_cast<void>(hitspread::storage::createNewCampaign(file, start));
        m_changed = true;
    }
    [[nodiscard]] bool hasChanged() const override { return m_changed || m_backups.hasChanged(); }
    [[nodiscard]] const hitspread::OtherCampaigns& others() const override { return m_others; }
    [[nodiscard]] hitspread::BackupStore& backups() override { return m_backups; }
    QByteArray packFight(hitspread::Campaign& campaign, long long encounter) override
    {
        return hitspread::storage::fightfile::packed(fileOf(campaign), encounter, hitspread::cli::MachineClock());
    }
    long long unpackFight(hitspread::Campaign& campaign, const QByteArray& document, const QString& source) override
    {
        return hitspread::storage::fightfile::unpacked(fileOf(campaign), document, source);
    }
    std::vector<hitspread::Cause> check(const QString& file) override { return hitspread::storage::faultsOf(file); }

private:
    /// There are no campaigns here but those with() opens.
    static hitspread::storage::CampaignFile& fileOf(hitspread::Campaign& campaign)
    {
        return static_cast<hitspread::storage::CampaignFile&>(campaign);
    }

    hitspread::storage::ForeignCampaigns m_others;
    hitspread::cli::MachineClock m_clock;
    hitspread::storage::FileBackups m_backups{m_clock};
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
    const bool paints = hitspread::cli::paints(arguments);
    if (!hitspread::text::hasRoomFor(paints ? kRoomToPaint : kRoom))
        hitspread::text::endForMemory();
    if (!paints)
        return std::make_unique<QCoreApplication>(argc, argv);
    qputenv("QT_QPA_PLATFORM", "offscreen");
    return std::make_unique<QGuiApplication>(argc, argv);
}

}  // namespace

int main(int argc, char** argv)
{
    hitspread::formats::settleIn();
    hitspread::text::sayWhenMemoryEnds(QStringLiteral("hitspread-cli"), hitspread::cli::Wrong);
    qInstallMessageHandler(keepQuiet);
    const auto application = applicationFor(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("hitspread-cli"));
    QCoreApplication::setApplicationVersion(QStringLiteral(HITSPREAD_VERSION));

    FileAccess campaigns;
    hitspread::cli::Console console;
    console.campaigns = &campaigns;
    console.readSome = [] { return hitspread::cli::readPresent(stdin); };
    console.write = [](const QByteArray& bytes) { return written(bytes, stdout); };
    QByteArray error;
    const int status = hitspread::cli::runProgram(QCoreApplication::arguments().sliced(1), console, error);
    return written(error, stderr) ? status : hitspread::cli::Wrong;
}

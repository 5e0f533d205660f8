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
#include <QScopeGuard>

#include <cstdio>

using namespace hitspread;

namespace {

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
    void lookInto(const QString& file, const std::function<void(Campaign&)>& work) override
    {
        work(*storage::CampaignFile::openCopyOf(file));
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

}  // namespace

int main(int argc, char** argv)
{
    formats::settleIn();
    text::sayWhenMemoryEnds(QStringLiteral("hitspread-cli"), cli::Wrong);
    qInstallMessageHandler(keepQuiet);
    const auto application = cli::applicationFor(argc, argv);
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

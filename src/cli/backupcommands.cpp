#include "cli/commands.h"

#include "cli/backupoptions.h"
#include "cli/campaignorder.h"
#include "formats/json/documentpath.h"
#include "services/ports/backupstore.h"
#include "services/refusal/problem.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonObject>

namespace hitspread::cli {

namespace {

using formats::toQString;

/// Makes a backup of a campaign.
class BackupCommand final : public Command {
public:
    [[nodiscard]] QString name() const override { return u"backup"_qs; }
    [[nodiscard]] QString summary() const override;
    void declare(QCommandLineParser& parser) const override;
    [[nodiscard]] ExitStatus run(const QCommandLineParser& parser, Console& console) const override;
};

/// Lists the backups of a campaign.
class BackupsCommand final : public Command {
public:
    [[nodiscard]] QString name() const override { return u"backups"_qs; }
    [[nodiscard]] QString summary() const override;
    void declare(QCommandLineParser& parser) const override;
    [[nodiscard]] ExitStatus run(const QCommandLineParser& parser, Console& console) const override;
};

/// Makes a campaign of a backup, or a campaign what it was.
class RestoreCommand final : public Command {
public:
    [[nodiscard]] QString name() const override { return u"restore"_qs; }
    [[nodiscard]] QString summary() const override;
    void declare(QCommandLineParser& parser) const override;
    [[nodiscard]] ExitStatus run(const QCommandLineParser& parser, Console& console) const override;
};

/// Makes a new campaign of what can be read of a damaged one.
class RecoverCommand final : public Command {
public:
    [[nodiscard]] QString name() const override { return u"recover"_qs; }
    [[nodiscard]] QString summary() const override;
    void declare(QCommandLineParser& parser) const override;
    [[nodiscard]] ExitStatus run(const QCommandLineParser& parser, Console& console) const override;
};

/// Gives back what is unused in a campaign's file.
class CompactCommand final : public Command {
public:
    [[nodiscard]] QString name() const override { return u"compact"_qs; }
    [[nodiscard]] QString summary() const override;
    void declare(QCommandLineParser& parser) const override;
    [[nodiscard]] ExitStatus run(const QCommandLineParser& parser, Console& console) const override;
};

std::string absolute(const QString& file)
{
    return QFileInfo(file).absoluteFilePath().toStdString();
}

}  // namespace

QCommandLineOption backupFolderOption()
{
    return {u"folder"_qs,
            QCoreApplication::translate("cli", "Where the backups of all campaigns lie; else beside each campaign."),
            u"FOLDER"_qs};
}

std::string backupFolderOf(const QCommandLineParser& parser)
{
    const QString folder = parser.value(u"folder"_qs);
    if (parser.isSet(u"folder"_qs) && folder.isEmpty())
        refuse<Reason::FileNameMissing>({SiteKind::Place, u"--folder"_qs});
    return folder.isEmpty() ? std::string() : QFileInfo(folder).absoluteFilePath().toStdString();
}

QJsonObject encodeBackup(const Backup& backup)
{
    const QDateTime made = QDateTime::fromSecsSinceEpoch(backup.made.time_since_epoch().count(), Qt::UTC);
    return {{u"file"_qs, toQString(backup.path)},
            {u"made"_qs, made.toString(Qt::ISODate)},
            {u"reason"_qs, toQString(wordOf(backup.reason))},
            {u"kept"_qs, backup.isKept},
            {u"bytes"_qs, qint64{backup.bytes}}};
}

QString BackupCommand::summary() const
{
    return QCoreApplication::translate("cli", "Makes a backup of a campaign and thins out the older ones.");
}

void BackupCommand::declare(QCommandLineParser& parser) const
{
    declareFile(parser);
    parser.addOption(backupFolderOption());
    parser.addOption({u"most"_qs,
                      QCoreApplication::translate("cli", "How many megabytes of backups of this campaign stay."),
                      u"MB"_qs, QString::number(kUsualMegabytes)});
}

ExitStatus BackupCommand::run(const QCommandLineParser& parser, Console& console) const
{
    const QString file = positional(parser, 1, 1).first();
    const std::int64_t most = countOf(parser, u"most"_qs) * kMegabyte;
    console.print(QJsonValue(encodeBackup(
        campaignsOf(console).backups().make(absolute(file), backupFolderOf(parser), most, BackupReason::Asked))));
    return Done;
}

QString BackupsCommand::summary() const
{
    return QCoreApplication::translate("cli", "Lists the backups of a campaign, newest first (JSON).");
}

void BackupsCommand::declare(QCommandLineParser& parser) const
{
    declareFile(parser);
    parser.addOption(backupFolderOption());
}

ExitStatus BackupsCommand::run(const QCommandLineParser& parser, Console& console) const
{
    const QString file = positional(parser, 1, 1).first();
    QJsonArray all;
    for (const Backup& backup : campaignsOf(console).backups().list(absolute(file), backupFolderOf(parser)))
        all.append(encodeBackup(backup));
    console.print(QJsonValue(all));
    return Done;
}

QString RestoreCommand::summary() const
{
    return QCoreApplication::translate("cli", "Makes a new campaign of a backup, or puts a campaign back.");
}

void RestoreCommand::declare(QCommandLineParser& parser) const
{
    parser.addPositionalArgument(u"BACKUP"_qs, QCoreApplication::translate("cli", "The backup."));
    parser.addPositionalArgument(u"FILE"_qs, QCoreApplication::translate("cli", "The campaign to be made."));
    parser.addOption(
        {u"in-place"_qs,
         QCoreApplication::translate(
             "cli", "The campaign may be there: it is backed up first, or set aside if it cannot be read.")});
    parser.addOption(backupFolderOption());
}

ExitStatus RestoreCommand::run(const QCommandLineParser& parser, Console& console) const
{
    const QStringList files = positional(parser, 2, 2);
    BackupStore& store = campaignsOf(console).backups();
    const Backup backup = store.checked(absolute(files.first()));
    const std::string campaign = absolute(files.last());
    QJsonObject result{{u"campaign"_qs, toQString(campaign)}};
    if (parser.isSet(u"in-place"_qs)) {
        const Replaced replaced = store.restoreInPlace(backup, campaign, backupFolderOf(parser));
        if (replaced.backup)
            result.insert(u"backup"_qs, encodeBackup(*replaced.backup));
        if (!replaced.setAside.empty())
            result.insert(u"setAside"_qs, toQString(replaced.setAside));
    } else {
        store.restoreInto(backup, campaign);
    }
    console.print(QJsonValue(result));
    return Done;
}

QString RecoverCommand::summary() const
{
    return QCoreApplication::translate("cli", "Makes a new campaign of what can be read of a damaged one.");
}

void RecoverCommand::declare(QCommandLineParser& parser) const
{
    parser.addPositionalArgument(u"DAMAGED"_qs,
                                 QCoreApplication::translate("cli", "The damaged campaign; it stays as it is."));
    parser.addPositionalArgument(u"FILE"_qs, QCoreApplication::translate("cli", "The campaign to be made."));
}

ExitStatus RecoverCommand::run(const QCommandLineParser& parser, Console& console) const
{
    const QStringList files = positional(parser, 2, 2);
    const std::string campaign = absolute(files.last());
    const Recovered recovered = campaignsOf(console).backups().recover(absolute(files.first()), campaign);
    QJsonObject tables;
    for (const Recovered::Table& table : recovered.tables)
        tables.insert(toQString(table.name),
                      QJsonObject{{u"broughtBack"_qs, qint64{table.broughtBack}},
                                  {u"leftOut"_qs, qint64{table.leftOut}},
                                  {u"lostPages"_qs, qint64{table.lostPages}}});
    console.print(QJsonValue(QJsonObject{{u"campaign"_qs, toQString(campaign)},
                                         {u"tables"_qs, tables},
                                         {u"lostPages"_qs, qint64{recovered.lostPages}}}));
    return Done;
}

QString CompactCommand::summary() const
{
    return QCoreApplication::translate("cli", "Gives back what is unused in a campaign's file, after a backup.");
}

void CompactCommand::declare(QCommandLineParser& parser) const
{
    declareFile(parser);
    parser.addOption(backupFolderOption());
}

ExitStatus CompactCommand::run(const QCommandLineParser& parser, Console& console) const
{
    const QString file = positional(parser, 1, 1).first();
    const Compacted compacted = campaignsOf(console).backups().compact(absolute(file), backupFolderOf(parser));
    console.print(
        QJsonValue(QJsonObject{{u"before"_qs, qint64{compacted.before}}, {u"after"_qs, qint64{compacted.after}}}));
    return Done;
}

std::unique_ptr<Command> backupCommand()
{
    return std::make_unique<BackupCommand>();
}

std::unique_ptr<Command> backupsCommand()
{
    return std::make_unique<BackupsCommand>();
}

std::unique_ptr<Command> restoreCommand()
{
    return std::make_unique<RestoreCommand>();
}

std::unique_ptr<Command> recoverCommand()
{
    return std::make_unique<RecoverCommand>();
}

std::unique_ptr<Command> compactCommand()
{
    return std::make_unique<CompactCommand>();
}

}  // namespace hitspread::cli

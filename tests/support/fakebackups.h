#pragma once

#include "models/campaignbackups.h"

#include <QDateTime>
#include <QStringList>

#include <string>

namespace hitspread::support {

/// Backups that are told what to say, and keep what was asked of them.
class FakeBackups final : public CampaignBackups {
public:
    using CampaignBackups::CampaignBackups;

    [[nodiscard]] const std::vector<Backup>& backups() const override { return all; }
    [[nodiscard]] QString folder() const override { return place; }
    [[nodiscard]] const std::optional<Problem>& failure() const override { return fault; }
    [[nodiscard]] bool isBusy() const override { return busy; }
    void refresh() override {}
    void make() override { asked << QStringLiteral("make"); }
    void makeBefore(BackupReason, std::function<void(const std::optional<Problem>&)> done) override
    {
        asked << QStringLiteral("make first");
        done(fault);
    }
    void setKept(const Backup& backup, bool isKept) override { ask(isKept ? "keep" : "let go", backup); }
    void compare(const Backup& backup) override { ask("compare", backup); }
    void bringFight(const Backup& backup, RecordId fight) override
    {
        ask("bring a fight of", backup);
        asked.last() += QStringLiteral(": %1").arg(fight);
    }
    void findCopies() override {}
    void find(const QString& campaign) override { asked << QStringLiteral("find %1").arg(campaign); }
    void restoreInto(const Backup& backup, const QString& path) override
    {
        ask("restore", backup);
        asked.last() += QStringLiteral(" into ") + path;
    }
    void restoreInPlace(const Backup& backup, const QString& campaign) override
    {
        ask("restore", backup);
        asked.last() += QStringLiteral(" in place of ") + campaign;
    }
    void recover(const QString& damaged, const QString& path) override
    {
        asked << QStringLiteral("recover %1 as %2").arg(damaged, path);
    }
    void measure() override { asked << QStringLiteral("measure"); }
    void compact() override { asked << QStringLiteral("compact"); }
    void configure(const QString& folder, std::int64_t mostBytes) override
    {
        asked << QStringLiteral("configure '%1' %2").arg(folder).arg(mostBytes);
    }

    /// One of so many hours before a moment; its name is its hash.
    [[nodiscard]] static Backup made(const char* name, const QDateTime& when, BackupReason reason,
                                     std::int64_t bytes = 1'240'000)
    {
        return {.path = std::string("/campaigns/old-quay backups/") + name + ".hitspread-backup",
                .made = std::chrono::sys_seconds(std::chrono::seconds(when.toSecsSinceEpoch())),
                .reason = reason,
                .isKept = false,
                .bytes = bytes,
                .contentHash = name};
    }
    [[nodiscard]] static FightContents fight(const char* name, int round, const char* lastAction = "")
    {
        FightContents made;
        made.id = 1;
        made.name = name;
        made.round = round;
        made.lastAction = lastAction;
        return made;
    }
    /// Which one it compares last, and what it says of it.
    void tellDifference(const Backup& backup, const ContentsDifference& difference)
    {
        Q_EMIT compared(backup, difference);
    }

    void tellCopies(const std::vector<ConflictCopy>& copies) { Q_EMIT foundCopies(copies); }

    std::vector<Backup> all{};
    QString place = QStringLiteral("/campaigns/old-quay backups");
    std::optional<Problem> fault{};
    bool busy = false;
    QStringList asked{};  ///< in turn

private:
    void ask(const char* what, const Backup& backup)
    {
        asked << QStringLiteral("%1 %2").arg(QLatin1String(what), QString::fromStdString(backup.contentHash));
    }
};

}  // namespace hitspread::support

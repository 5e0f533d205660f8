#include "ui/backups/conflictbar.h"

#include "models/campaignbackups.h"
#include "models/campaignhost.h"
#include "text/echo.h"
#include "ui/backups/backupwords.h"
#include "ui/settings/preferences.h"
#include "ui/shell/windowbars.h"
#include "ui/widgets/problembar.h"

#include <QFileInfo>

#include <algorithm>

namespace hitspread {

namespace {

constexpr qsizetype kMostNamesInBar = 5;

QString someOf(const std::vector<std::string>& names)
{
    QStringList all;
    for (const std::string& name : names) {
        if (all.size() == kMostNamesInBar)
            return all.join(QStringLiteral(", ")) + QStringLiteral(", …");
        all << text::visible(name);
    }
    return all.join(QStringLiteral(", "));
}

Backup asBackup(const ConflictCopy& copy)
{
    return {.path = copy.path.toStdString(),
            .made = std::chrono::sys_seconds(std::chrono::seconds(copy.changed.toSecsSinceEpoch()))};
}

}  // namespace

ConflictBar::ConflictBar(const BackupsDialog::Parts& parts, WindowBars& bars)
    : QObject(&bars), m_parts(parts), m_bar(new ProblemBar(parts.style, ProblemBar::Lines::Two, &bars))
{
    m_bar->setObjectName(QStringLiteral("conflictBar"));
    bars.add(m_bar);
    connect(&parts.host, &CampaignHost::opened, this, &ConflictBar::look);
    connect(&parts.backups, &CampaignBackups::foundCopies, this, &ConflictBar::take);
    connect(&parts.backups, &CampaignBackups::compared, this,
            [this](const Backup& backup, const ContentsDifference& difference) {
                if (!m_bar->isHidden() && backup.path == m_copy.path.toStdString())
                    tell(wordsOf(difference));
            });
    connect(m_bar, &ProblemBar::actionChosen, this, [this] {
        Q_EMIT takeAsked(m_copy.path, QFileInfo(m_copy.path).fileName());
        m_bar->setVisible(true);  // until it is left be
    });
    connect(m_bar, &ProblemBar::otherChosen, this,
            [this] { m_parts.preferences.leaveCopy(m_parts.host.path(), m_copy.told()); });
}

void ConflictBar::look()
{
    m_bar->hide();
    m_copy = {};
    if (!m_parts.host.lookedInto())
        m_parts.backups.findCopies();
}

void ConflictBar::take(const std::vector<ConflictCopy>& copies)
{
    m_copy = copies.empty() ? ConflictCopy() : copies.front();
    m_others.clear();
    for (std::size_t i = 1; i < copies.size(); ++i)
        m_others << QFileInfo(copies[i].path).fileName();
    if (copies.empty() || m_parts.preferences.leftCopy(m_parts.host.path()) == m_copy.told())
        return;
    tell({});
    m_parts.backups.compare(asBackup(m_copy));
}

QString ConflictBar::others() const
{
    if (m_others.isEmpty())
        return {};
    return tr("So do %n older ones: %1.", nullptr, static_cast<int>(m_others.size()))
        .arg(m_others.size() > kMostNamesInBar
                 ? m_others.first(kMostNamesInBar).join(QStringLiteral(", ")) + QStringLiteral(", …")
                 : m_others.join(QStringLiteral(", ")));
}

void ConflictBar::tell(const QString& differs)
{
    // What it holds comes before why it is there: two lines may not take it all.
    QStringList all{
        tr("%1 lies beside this campaign, changed %2.")
            .arg(QFileInfo(m_copy.path).fileName(), backupwords::when(asBackup(m_copy), QDateTime::currentDateTime())),
        differs, others(), tr("Sync programs put such a copy there when a file was changed in two places.")};
    all.removeAll(QString());
    m_bar->show(all.join(u' '), tr("Take from it…"), tr("Leave it be"));
}

QString ConflictBar::wordsOf(const ContentsDifference& difference)
{
    QStringList all;
    const auto add = [&all](const QString& pattern, const std::vector<std::string>& names) {
        if (!names.empty())
            all << pattern.arg(someOf(names));
    };
    std::vector<std::string> fights;
    fights.reserve(difference.fightsChanged.size());
    for (const FightDifference& fight : difference.fightsChanged)
        fights.push_back(fight.then.name);
    add(tr("Only in it: %1."), difference.peopleOnlyThen);
    add(tr("Fights only in it: %1."), difference.fightsOnlyThen);
    add(tr("Written otherwise in it: %1."), difference.peopleChanged);
    add(tr("Fights that stand elsewhere in it: %1."), fights);
    if (!all.empty())
        return all.join(u' ');
    return difference.isNone() ? tr("No people and no fights differ.") : tr("It holds nothing that is not here.");
}

}  // namespace hitspread

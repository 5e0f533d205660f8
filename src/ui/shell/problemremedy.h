#pragma once

#include <QHash>
#include <QObject>

#include "models/campaignhost.h"
#include "services/backup/backup.h"

#include <functional>
#include <vector>

namespace hitspread {

class AwaitedFile;
class CampaignBackups;
class CampaignGateway;
class ProblemBar;
class WindowActions;

/// Says in the bar of the main window what went wrong with the campaign, and offers the one step that may mend it where there is one. It only
/// begins what a menu or another button begins as well. What it says goes when the next step goes through.
class ProblemRemedy : public QObject {
    Q_OBJECT

public:
    ProblemRemedy(CampaignHost& host, CampaignGateway& gateway, CampaignBackups& backups, const WindowActions& actions,
                  ProblemBar& bar);

    /// Says something else that stands in the way, with the step that mends it; no words: there is none.
    void offer(const QString& sentence, const QString& words, std::function<void()> step);

    /// Opens what somebody handed over: what is no campaign, but can come into one, does so without another word.
    void hand(const QString& path);

Q_SIGNALS:
    /// Something stands in the bar about what was handed over.
    void toldOfHanded();
    /// A table or a document of a library is to come into the open campaign.
    void importAsked(const QString& path);
    /// None is open into which what was handed over could come.
    void campaignWanted();
    /// The dice that wait in this fight are to be seen.
    void pendingAsked();
    /// The backups of the open campaign are to be seen.
    void backupsAsked();
    /// Those that were found of one that cannot be opened.
    void backupsOfAsked(const QString& campaign, const std::vector<hitspread::Backup>& backups);
    /// What reads of a campaign that cannot be opened is to come into a new one.
    void recoveryAsked(const QString& damaged);

private:
    struct Remedy {
        QString words{};  ///< of the button; empty: there is nothing to press
        std::function<void()> step{};
        QString otherWords{};  ///< of the one beside it
        std::function<void()> otherStep{};
        bool takes = false;  ///< the step takes what is in the file: all that is wanted where it was handed over
    };

    [[nodiscard]] Remedy forFile(const Problem& problem);
    /// What was begun last with the file a problem is about, or, where it names none, with any.
    [[nodiscard]] QString fileOf(const Problem& problem) const;
    /// Whether a backup of the file may be what is wanted; then they are looked for.
    void lookForBackups(const Problem& problem);
    void offerBackups(const std::vector<Backup>& backups);
    /// What is in a file that is no campaign comes into the open one; no words: it cannot.
    [[nodiscard]] Remedy taking(const Problem& problem, const QString& path);
    /// What was to be opened is no campaign that can be.
    [[nodiscard]] Remedy instead(const Problem& problem, const QString& path);
    /// A file could not be written under the name that was chosen.
    [[nodiscard]] Remedy anotherPlace(CampaignHost::Work work);
    [[nodiscard]] Remedy again(CampaignHost::Work work, const QString& path);
    [[nodiscard]] Remedy forStep(const Problem& problem);
    void say(const Problem& problem, Remedy remedy);

    /// Beside the profiles there are, for fights to go by.
    void keepProfile(const QString& path);

    CampaignHost& m_host;
    CampaignGateway& m_gateway;
    CampaignBackups& m_backups;
    const WindowActions& m_actions;
    ProblemBar& m_bar;
    QHash<QString, CampaignHost::Work> m_works;  ///< what was begun last with a file
    QString m_last;                              ///< the file of what was begun last
    QString m_broken;                            ///< the file whose backups are being looked for
    QString m_damaged;                           ///< the file that was to be recovered last
    QString m_handed;                            ///< what was handed over, until it is opened
    QString m_toTake;                            ///< what comes into the campaign that is being opened for it
    AwaitedFile* m_awaited;
    QString m_words;
    std::function<void()> m_step;
    QString m_otherWords;
    std::function<void()> m_otherStep;
    bool m_isOfFile = false;  ///< what stands in the bar is about opening or writing a file, not about a step
};

}  // namespace hitspread

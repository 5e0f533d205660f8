#pragma once

#include "services/backup/backup.h"
#include "services/identity.h"
#include "services/ports/campaignfate.h"
#include "services/ports/campaignstart.h"
#include "services/refusal/problem.h"

#include <QObject>
#include <QString>

#include <optional>

namespace hitspread {

class OtherCampaigns;

/// Opens and closes campaign files for the window, which knows nothing of storage. Nothing here waits for a disk: a request is begun, and
/// what came of it is told by a signal later. The campaign that was open stays open until another one is, and when that fails.
class CampaignHost : public QObject {
    Q_OBJECT

public:
    enum class Work : std::uint8_t {
        Opening,
        Creating,
        CreatingEmpty,
        Copying,
        Exporting,
        Importing,
        Restoring,
        Recovering
    };

    using QObject::QObject;

    [[nodiscard]] virtual QString path() const = 0;
    /// Whether the open file is the working copy of the sample campaign.
    [[nodiscard]] virtual bool isSample() const = 0;

    /// The backup that is looked into, of which path() is the file; nothing: what is open is a campaign.
    [[nodiscard]] virtual const std::optional<Backup>& lookedInto() const = 0;
    /// What one works in: path(), and while a backup is looked into what was open before; empty: nothing was.
    [[nodiscard]] virtual QString campaign() const = 0;
    /// Whether what is open is one's own, to be found again where one left it: neither the sample nor a backup.
    [[nodiscard]] bool isOwn() const { return !path().isEmpty() && !isSample() && !lookedInto(); }

    /// A backup is opened for reading, from a copy that goes with it.
    virtual void open(const QString& path) = 0;
    virtual void create(const QString& path, hitspread::CampaignStart start) = 0;
    virtual void openSample() = 0;
    /// Puts the working copy aside under a dated name, told by kept(), and opens a fresh one.
    virtual void resetSample() = 0;
    /// Writes one closed file, fit for a stick; told by copied().
    virtual void saveCopy(const QString& path) = 0;
    /// Writes a fight with its whole history (0: the whole campaign) as one document; told by fightExported().
    virtual void exportFight(hitspread::RecordId encounter, const QString& path) = 0;
    /// Reads such a document, of either kind, into the open campaign; told by fightImported().
    virtual void importFight(const QString& path) = 0;
    /// To look into files beside the one that is open.
    [[nodiscard]] virtual const OtherCampaigns& others() const = 0;
    [[nodiscard]] virtual bool isBusy() const = 0;
    /// What became of the file that is open; told by fateChanged() when it changes under it.
    [[nodiscard]] virtual CampaignFate fate() const = 0;
    /// The program is about to be left, and what is still being stored is not waited for.
    virtual void hurry() = 0;
    /// Gives up what is being opened or created; a file that came into being by then stays. A copy is not given up.
    virtual void cancel() = 0;

Q_SIGNALS:
    /// Something is under way with this file.
    void started(hitspread::CampaignHost::Work work, const QString& path);
    /// It is no more; what came of it is told next.
    void ended();
    void opened();
    /// Behind that: it can only be read although it could be written, because a newer version made it; which one.
    void newerOpened(const hitspread::Problem& problem);
    void copied(const QString& path);
    void fightExported(const QString& path);
    void fightImported(hitspread::RecordId encounter);
    /// The sample as it was before it was reset lies there now; the fresh one is told by opened().
    void kept(const QString& path);
    void failed(const hitspread::Problem& problem);
    /// Of the file that is open. The campaign can be read and copied; it takes actions only while its file is there.
    void fateChanged(hitspread::CampaignFate fate);
    /// Another program has written to the campaign; everything is being read anew.
    void changedElsewhere();
};

}  // namespace hitspread

#include "app/documentimport.h"

#include "app/ports.h"
#include "formats/foreign/filekind.h"
#include "services/fight/encounterservice.h"
#include "storage/fightfile/fightfile.h"
#include "storage/wholecampaign/wholecampaign.h"

namespace hitspread {

namespace {

RecordId importFight(storage::CampaignFile& file, const QByteArray& document, const QString& source)
{
    const RecordId made = storage::fightfile::unpacked(file, document, source);
    EncounterService(file, WallClock()).numberDoubles(made);
    // What it uses of the library is new there, too.
    file.changes().tellAll({ScopeKind::Library, 0});
    return made;
}

RecordId importCampaign(storage::CampaignFile& file, const QByteArray& document, const QString& source)
{
    const CampaignImport made = storage::wholecampaign::unpacked(file, document, source, WallClock());
    RecordId shown = made.fights.empty() ? 0 : made.fights.back().id;
    for (const IncomingFight& fight : made.fights) {
        const Encounter encounter = file.encounters().encounter(fight.id);
        if (!encounter.archived && !encounter.between)
            shown = fight.id;
    }
    return shown;
}

}  // namespace

RecordId importDocument(storage::CampaignFile& file, const ImportKeeper& keep, const QByteArray& document,
                        const QString& source)
{
    if (keep)
        keep(file, BackupReason::Import);
    return formats::isCampaignDocument(document) ? importCampaign(file, document, source)
                                                 : importFight(file, document, source);
}

}  // namespace hitspread

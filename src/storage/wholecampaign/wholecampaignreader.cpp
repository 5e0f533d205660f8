#include "formats/bodyplans.h"
#include "services/fight/encounterlistservice.h"
#include "services/fight/newcombatants.h"
#include "services/library/imagefile.h"
#include "services/refusal/problem.h"
#include "storage/fightfile/importedlog.h"
#include "storage/fightfile/logdocument.h"
#include "storage/fightfile/lognumbers.h"
#include "storage/fightfile/strangemembers.h"
#include "storage/library/recordtable.h"
#include "storage/sqlite/text.h"
#include "storage/wholecampaign/campaigndocument.h"
#include "storage/wholecampaign/wholecampaign.h"

#include <QJsonArray>

#include <algorithm>
#include <deque>
#include <map>
#include <set>
#include <utility>

namespace hitspread::storage::wholecampaign {

namespace {

using formats::DocumentPath;

/// Puts one document into a campaign.
class CampaignUnpacker {
public:
    CampaignUnpacker(CampaignFile& campaign, const CampaignDocument& document, const Clock& clock,
                     const CampaignTaking& taking)
        : m_campaign(campaign), m_document(document), m_clock(clock), m_taking(taking)
    {}

    /// Inside a transaction.
    CampaignImport unpack()
    {
        m_result.isWhole = m_campaign.rows().areUntouched();
        m_result.leavesHistory = !m_result.isWhole && !m_document.log().empty();
        noteNamed();
        if (m_result.isWhole)
            putWholeLibrary();
        else
            addLibrary();
        putEncounters();
        numberRows(RecordKind::Condition);
        numberRows(RecordKind::Possession);
        putRows();
        putSearches();
        putLogs();
        keepStrangers();
        for (const IncomingFight& fight : m_result.fights)
            requireSoundFight(m_campaign, fight.id);
        for (const std::unique_ptr<ImportedLog>& log : m_logs)
            requireWalkable(*log);
        // What the document makes of a campaign must be as sound as what the program writes itself.
        if (const std::vector<Cause> faults = m_campaign.faults(); !faults.empty())
            refuse<Reason::Unsound>(m_document.place(), faults.front());
        return std::move(m_result);
    }

private:
    using Record = CampaignDocument::Record;
    using Fight = CampaignDocument::Fight;

    [[nodiscard]] static QJsonObject rowOf(const Record& record) { return Snapshots::rowOf(record.stored, record.kit); }

    /// Everything that is named: by the whole document, or only by its fights.
    void noteNamed()
    {
        Renumbering asked;
        asked.noteInto(&m_named);
        for (const Fight& fight : m_document.fights()) {
            for (const auto* rows : {&fight.document.combatants(), &fight.document.lying()}) {
                for (const FightDocument::Row& row : *rows) {
                    (void)asked.of(row.record);
                    (void)fightrows::renumbered(row.record.kind, row.object, asked);
                }
            }
            const LogNumbers numbers(asked, fight.encounter.system);
            for (const LogEntry& entry : fight.document.log())
                (void)numbers.renumbered(entry);
            if (fight.document.pending())
                (void)numbers.renumbered(*fight.document.pending());
        }
        if (!m_result.isWhole)
            return;
        for (const Record& record : m_document.records())
            note(record, asked);
        for (const CampaignDocument::Search& search : m_document.searches())
            (void)asked.of({RecordKind::SavedSearch, search.id});
        const LogNumbers numbers(asked, m_noSystem);
        for (const LogEntry& entry : m_document.log())
            (void)numbers.renumbered(entry);
    }

    static void note(const Record& record, const Renumbering& asked)
    {
        (void)asked.of(record.ref);
        (void)fightrows::renumbered(record.ref.kind, rowOf(record), asked);
    }

    /// New numbers for all of a kind that is named and has none yet, in their order and behind those that are taken: also for what the log
    /// alone tells of, which comes back under them.
    void numberRows(RecordKind kind)
    {
        RecordId next = m_campaign.firstFree(kind);
        for (const RecordRef named : m_named) {
            if (named.kind == kind && named.id != 0 && !m_settled.contains(named))
                m_numbers.put(named, next++);
        }
        m_campaign.rows().reserve(kind, next - 1);
    }

    /// A record of the library under its new number, with what it has.
    void restore(const Record& record)
    {
        StoredRecord stored = record.stored;
        stored.sample = stored.sample && m_result.isWhole;
        if (record.row.portrait && !record.row.portrait->empty()) {
            requireImage(*record.row.portrait);
            stored.portrait = m_campaign.library().keepImage(*record.row.portrait);
        }
        const RecordRef here{record.ref.kind, m_numbers.of(record.ref)};
        m_campaign.restore(
            here, compactText(fightrows::renumbered(here.kind, Snapshots::rowOf(stored, record.kit), m_numbers)));
        m_campaign.kept().keep(KeptPlace::of(here), strangemembers::ofRecord(record.object));
    }

    void restore(const std::vector<const Record*>& records)
    {
        // What people have must be there before them.
        for (const bool arePeople : {false, true}) {
            for (const Record* record : records) {
                if ((record->ref.kind == RecordKind::Character) == arePeople)
                    restore(*record);
            }
        }
        for (const Record* record : records) {
            if (record->stored.removed)
                m_campaign.library().remove({record->ref.kind, m_numbers.of(record->ref)});
        }
    }

    void putWholeLibrary()
    {
        m_campaign.rows().clear();
        m_campaign.indexAnew();
        for (const RecordTable& table : libraryTables())
            numberRows(table.kind);
        numberRows(RecordKind::Possession);
        settle(RecordKind::Possession);
        for (const std::vector<std::byte>& picture : m_document.pictures())
            (void)m_campaign.library().keepImage(picture);
        std::vector<const Record*> all;
        all.reserve(m_document.records().size());
        for (const Record& record : m_document.records())
            all.push_back(&record);
        restore(all);
        m_result.records = all.size();
    }

    void settle(RecordKind kind)
    {
        std::ranges::copy_if(m_named, std::inserter(m_settled, m_settled.end()),
                             [kind](const RecordRef& one) { return one.kind == kind; });
    }

    /// People and gear as any import takes them; what the fights made themselves, and what they use that does not come in so, is brought
    /// along as it is.
    void addLibrary()
    {
        const std::set<RecordRef> own = m_document.ownOfFights();
        std::vector<ImportedRow> rows;
        std::vector<const Record*> planned;
        for (const Record& record : m_document.records()) {
            if (record.stored.removed || own.contains(record.ref))
                continue;
            rows.push_back(record.row);
            planned.push_back(&record);
        }
        const formats::ShippedBodyPlans plans;
        ImportService service(m_campaign, plans, m_clock);
        m_result.plan = service.plan(rows);
        if (m_taking.decide)
            m_taking.decide(m_result.plan);
        else
            requireSoundPlan();
        m_result.library = service.applyWithin(m_result.plan);
        for (std::size_t i = 0; i < planned.size(); ++i) {
            if (const RecordId here = m_result.library.rows[i]; here != 0)
                settle(planned[i]->ref, here);
        }
        std::vector<const Record*> along;
        for (const Record& record : m_document.records()) {
            if (record.ref.kind == RecordKind::Character && m_named.contains(record.ref)
                && !m_settled.contains(record.ref)) {
                Renumbering asked;
                asked.noteInto(&m_named);
                note(record, asked);
            }
        }
        for (const Record& record : m_document.records()) {
            if (m_named.contains(record.ref) && !m_settled.contains(record.ref))
                along.push_back(&record);
        }
        for (const RecordTable& table : libraryTables())
            numberRows(table.kind);
        numberRows(RecordKind::Possession);
        settle(RecordKind::Possession);
        restore(along);
    }

    /// Nothing of a document stays behind unsaid.
    void requireSoundPlan() const
    {
        const std::vector<PlannedRow>& rows = m_result.plan.rows;
        const auto first = std::ranges::find(rows, ImportVerdict::Faulty, &PlannedRow::verdict);
        if (first == rows.end())
            return;
        const DocumentPath records =
            m_document.place().member(QStringLiteral("library")).member(QStringLiteral("records"));
        throw Failure(ProblemCode::BadInput, records.element(static_cast<qsizetype>(first->line) - 1),
                      first->faults.front().why);
    }

    void settle(RecordRef was, RecordId here)
    {
        m_numbers.put(was, here);
        m_settled.insert(was);
    }

    void putEncounters()
    {
        std::vector<Encounter> present = m_campaign.encounters().encounters();
        for (const Fight& fight : m_document.fights()) {
            Encounter made = fight.encounter;
            requireFightHolds(made, fight.document.combatants().size());
            if (!m_result.isWhole) {
                made.sample = false;
                // A name that is there is another fight's: this one gets a number, as a copy does.
                if (std::ranges::find(present, made.name, &Encounter::name) != present.end())
                    made.name = nameOfFightCopy(made.name, present);
                // How people are between fights here stays as it is; that of the document is a fight that is over.
                const bool isThere = made.between && std::ranges::any_of(present, [&](const Encounter& other) {
                                         return other.between && other.system == made.system;
                                     });
                made.between = made.between && !isThere;
                made.archived = made.archived || isThere;
            }
            made.id = m_campaign.encounters().insert(made);
            settle({RecordKind::Switches, fight.encounter.id}, made.id);
            m_result.fights.push_back({made.id, fight.encounter.name, made.name, made.system, made.between});
            present.push_back(std::move(made));
        }
    }

    void putRows()
    {
        for (const Fight& fight : m_document.fights()) {
            for (const auto* rows : {&fight.document.combatants(), &fight.document.lying()}) {
                for (const FightDocument::Row& row : *rows)
                    m_campaign.restore({row.record.kind, m_numbers.of(row.record)},
                                       compactText(fightrows::renumbered(row.record.kind, row.object, m_numbers)));
            }
            const RecordId here = m_numbers.of({RecordKind::Switches, fight.encounter.id});
            for (const FightDocument::Row& row : fight.document.combatants()) {
                if (m_campaign.encounters().combatant(m_numbers.of(row.record)).encounter != here)
                    refuse<Reason::PartsContradict>(row.place);
            }
            for (const FightDocument::Row& row : fight.document.lying()) {
                if (m_campaign.encounters().possession(m_numbers.of(row.record)).encounter != here)
                    refuse<Reason::NotLyingInFight>(row.place);
            }
        }
    }

    void putSearches()
    {
        if (m_result.isWhole)
            numberRows(RecordKind::SavedSearch);
        const std::vector<SavedSearch> present = m_campaign.library().savedSearches();
        for (const CampaignDocument::Search& search : m_document.searches()) {
            const QString name = search.object.value(QStringLiteral("name")).toString();
            if (std::ranges::find(present, name.toStdString(), &SavedSearch::name) != present.end())
                continue;
            const RecordRef was{RecordKind::SavedSearch, search.id};
            if (!m_result.isWhole)
                settle(was, newSearch());
            const RecordRef here{was.kind, m_numbers.of(was)};
            m_campaign.restore(here,
                               compactText({{QStringLiteral("name"), name},
                                            {QStringLiteral("query"), search.object.value(QStringLiteral("query"))}}));
            m_campaign.kept().keep(KeptPlace::of(here), strangemembers::ofSearch(search.object));
            ++m_result.searches;
        }
    }

    [[nodiscard]] RecordId newSearch()
    {
        const RecordId id = m_campaign.firstFree(RecordKind::SavedSearch);
        m_campaign.rows().reserve(RecordKind::SavedSearch, id);
        return id;
    }

    /// Entry by entry in the order in which they were made, whosever they are.
    void putLogs()
    {
        struct Place {
            ImportedLog* log;
            const LogNumbers* numbers;
            std::size_t index;
        };
        std::map<EntryId, Place> all;
        std::deque<LogNumbers> numbers;
        const auto add = [&](Scope scope, const std::vector<LogEntry>& log, const std::string& system,
                             const DocumentPath& place) {
            m_logs.push_back(std::make_unique<ImportedLog>(m_campaign, scope, log, place));
            numbers.emplace_back(m_numbers, system);
            for (std::size_t i = 0; i < log.size(); ++i) {
                if (!all.emplace(log[i].id, Place{m_logs.back().get(), &numbers.back(), i}).second)
                    refuse<Reason::RecordTwice>(place.member(QStringLiteral("log"))
                                                    .element(static_cast<qsizetype>(i))
                                                    .member(QStringLiteral("id")));
            }
        };
        for (const Fight& fight : m_document.fights())
            add({ScopeKind::Encounter, m_numbers.of({RecordKind::Switches, fight.encounter.id})}, fight.document.log(),
                fight.encounter.system, fight.document.place());
        if (m_result.isWhole)
            add({}, m_document.log(), m_noSystem, m_document.place());
        for (const auto& [id, place] : all)
            place.log->put(place.index, *place.numbers);
        const QString head = QStringLiteral("head");
        for (std::size_t i = 0; i < m_document.fights().size(); ++i) {
            const FightDocument& fight = m_document.fights()[i].document;
            m_logs[i]->standAt(m_logs[i]->known(fight.head(), fight.place().member(head)));
            m_logs[i]->putMarks(fight.marks());
            if (fight.pending())
                (void)m_campaign.log().savePending({0, m_result.fights[i].id, numbers[i].renumbered(*fight.pending())});
        }
        if (m_result.isWhole)
            m_logs.back()->standAt(m_logs.back()->known(m_document.head(), m_document.place().member(head)));
    }

    /// Where other logs work on the same as well, undo has an order that one log alone does not tell; it holds to that when it is asked.
    void requireWalkable(ImportedLog& log)
    {
        log.requireWalkable([this, &log](const LoggedChange& change) {
            return !m_campaign.log().touchesElsewhere(log.scope(), change.record).empty();
        });
    }

    void keepStrangers()
    {
        const QString log = QStringLiteral("log");
        for (std::size_t i = 0; i < m_document.fights().size(); ++i) {
            const Fight& fight = m_document.fights()[i];
            const QJsonObject& object = fight.document.object();
            m_campaign.kept().keep(KeptPlace::of({RecordKind::Switches, m_result.fights[i].id}),
                                   strangemembers::ofFight(object, fight.encounter.system));
            for (const QJsonValue& one : object.value(QStringLiteral("combatants")).toArray()) {
                const RecordRef was{RecordKind::Condition, one[QStringLiteral("id")].toInteger()};
                m_campaign.kept().keep(KeptPlace::of({was.kind, m_numbers.of(was)}),
                                       strangemembers::ofCombatant(one.toObject(), fight.encounter.system));
            }
            m_logs[i]->keepStrangers(object.value(log).toArray());
        }
        if (!m_result.isWhole)
            return;
        m_logs.back()->keepStrangers(m_document.object().value(log).toArray());
        m_campaign.kept().keep(KeptPlace::ofCampaign(), strangemembers::ofCampaign(m_document.object()));
    }

    CampaignFile& m_campaign;
    const CampaignDocument& m_document;
    const Clock& m_clock;
    const CampaignTaking& m_taking;
    const std::string m_noSystem;
    CampaignImport m_result;
    std::set<RecordRef> m_named;    ///< in the document
    std::set<RecordRef> m_settled;  ///< of these, what has its number here already
    Renumbering m_numbers;
    std::vector<std::unique_ptr<ImportedLog>> m_logs;  ///< of the fights, then the library's
};

}  // namespace

CampaignImport unpacked(CampaignFile& campaign, const QByteArray& document, const QString& source, const Clock& clock,
                        const CampaignTaking& taking)
{
    const CampaignDocument given(document, source);
    CampaignImport result;
    const auto work = [&] { result = CampaignUnpacker(campaign, given, clock, taking).unpack(); };
    try {
        if (taking.isTrial) {
            campaign.rehearse(work);
            return result;
        }
        campaign.atomically([&] {
            work();
            campaign.changes().tellAll({});
            for (const IncomingFight& fight : result.fights)
                campaign.changes().tellAll({ScopeKind::Encounter, fight.id});
        });
    } catch (const Failure& failure) {
        const Problem& problem = failure.problem();
        if (problem.code != ProblemCode::BadInput || problem.where != Site(SiteKind::File, campaign.path()))
            throw;
        // The database refused it, for a reason that only it can give; it is the document's fault.
        refuse<Reason::PartsContradict>(given.place());
    }
    return result;
}

}  // namespace hitspread::storage::wholecampaign

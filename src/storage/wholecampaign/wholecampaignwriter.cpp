#include "formats/codec/actioncodec.h"
#include "formats/codec/librarycodec.h"
#include "formats/json/plaintexts.h"
#include "services/exchange/exportedrecord.h"
#include "services/library/librarykinds.h"
#include "services/library/possessions.h"
#include "storage/fightfile/fightparts.h"
#include "storage/fightfile/logdocument.h"
#include "storage/fightfile/lognumbers.h"
#include "storage/library/savedsearch.h"
#include "storage/sqlite/text.h"
#include "storage/wholecampaign/wholecampaign.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace hitspread::storage::wholecampaign {

namespace {

/// A combatant's distances lie in the file in any order.
QJsonObject withSortedDistances(QJsonObject row)
{
    const QJsonArray found = row.value(QStringLiteral("distances")).toArray();
    std::map<qint64, QJsonValue> byPartner;
    for (const QJsonValue& pair : found)
        byPartner.emplace(pair.toArray().at(0).toInteger(), pair);
    QJsonArray sorted;
    for (const auto& [partner, pair] : byPartner)
        sorted.append(pair);
    row.insert(QStringLiteral("distances"), sorted);
    return row;
}

void insertIf(QJsonObject& object, const QString& member, bool is)
{
    if (is)
        object.insert(member, true);
}

/// Gathers everything, numbers it anew in the order of its numbers here, and writes it.
class CampaignPacker {
public:
    explicit CampaignPacker(CampaignFile& campaign) : m_campaign(campaign) {}

    QJsonObject pack()
    {
        gather();
        number();
        QJsonArray records;
        for (const Record& record : m_records)
            records.append(encoded(record));
        QJsonArray fights;
        for (const Fight& fight : m_fights)
            fights.append(encoded(fight));
        QJsonArray searches;
        for (const SavedSearch& search : m_searches)
            searches.append(encoded(search));
        const QJsonObject document{{QStringLiteral("format"), QStringLiteral("hitspread-campaign")},
                                   {QStringLiteral("version"), kNewest},
                                   {QStringLiteral("library"), formats::libraryOf(records)},
                                   {QStringLiteral("fights"), fights},
                                   {QStringLiteral("log"), encoded(m_log, {})},
                                   {QStringLiteral("head"), numberOf(m_head)},
                                   {QStringLiteral("searches"), searches},
                                   {QStringLiteral("pictures"), pictures()}};
        return m_campaign.kept().with(KeptPlace::ofCampaign(), document);
    }

private:
    struct Record {
        RecordRef ref{};
        ExportedRecord exported{};
        std::vector<Possession> kit{};  ///< in the order of the exported one
    };
    struct Fight {
        Encounter encounter{};
        QJsonArray combatants{};
        QJsonArray lying{};
        std::vector<LogEntry> log{};
        EntryId head = 0;
        std::vector<LogMark> marks{};
        std::optional<PendingAction> pending{};
    };

    void gather()
    {
        for (const RecordKind kind : kLibraryKinds) {
            for (const RecordId id : m_campaign.rows().all(kind)) {
                Record& record = m_records.emplace_back(Record{.ref = {kind, id}});
                const StoredRecord stored = m_campaign.library().load(record.ref);
                record.exported = std::move(exportedRecords(m_campaign, {&stored, 1}).front());
                if (kind == RecordKind::Character)
                    record.kit = kitInOrder(m_campaign, id);
            }
        }
        std::vector<Encounter> encounters = m_campaign.encounters().encounters();
        std::ranges::sort(encounters, {}, &Encounter::id);
        m_fights.reserve(encounters.size());
        for (Encounter& encounter : encounters) {
            const RecordId id = encounter.id;
            const Scope scope{ScopeKind::Encounter, id};
            m_fights.push_back({.encounter = std::move(encounter),
                                .combatants = fightparts::combatants(m_campaign, id),
                                .lying = fightparts::lying(m_campaign, id),
                                .log = fightparts::log(m_campaign, scope),
                                .head = m_campaign.log().head(scope),
                                .marks = m_campaign.log().marks(id),
                                .pending = m_campaign.log().pending(id)});
        }
        m_log = fightparts::log(m_campaign, {});
        m_head = m_campaign.log().head({});
        m_searches = m_campaign.library().savedSearches();
        std::ranges::sort(m_searches, {}, &SavedSearch::id);
    }

    /// Whatever is named anywhere is numbered by kind, from 1 on, in the order of its number here: the same campaign under other numbers
    /// makes the same document.
    void number()
    {
        std::set<RecordRef> named;
        Renumbering asked;
        asked.noteInto(&named);
        for (const Record& record : m_records)
            (void)fightrows::renumbered(record.ref.kind, Snapshots::rowOf(record.exported.stored, record.kit), asked);
        for (const Record& record : m_records)
            (void)asked.of(record.ref);
        for (const SavedSearch& search : m_searches)
            (void)asked.of({RecordKind::SavedSearch, search.id});
        for (const Fight& fight : m_fights) {
            (void)asked.of({RecordKind::Switches, fight.encounter.id});
            for (const auto& [kind, rows] : {std::pair{RecordKind::Condition, &fight.combatants},
                                             std::pair{RecordKind::Possession, &fight.lying}}) {
                for (const QJsonValue& one : *rows) {
                    (void)asked.of({kind, one[QStringLiteral("id")].toInteger()});
                    (void)fightrows::renumbered(kind, one[QStringLiteral("row")].toObject(), asked);
                }
            }
            const LogNumbers numbers(asked, fight.encounter.system);
            note(fight.log, numbers);
            if (fight.pending)
                (void)numbers.renumbered(fight.pending->action);
        }
        note(m_log, LogNumbers(asked, m_noSystem));
        std::map<RecordKind, RecordId> last;
        for (const RecordRef& one : named) {
            if (one.id != 0)
                m_numbers.put(one, ++last[one.kind]);
        }
        EntryId entry = 0;
        for (auto& [was, is] : m_entries)
            is = ++entry;
    }

    void note(const std::vector<LogEntry>& log, const LogNumbers& numbers)
    {
        for (const LogEntry& entry : log) {
            m_entries.emplace(entry.id, 0);
            (void)numbers.renumbered(entry);
        }
    }

    [[nodiscard]] qint64 numberOf(RecordRef record) const { return m_numbers.of(record); }
    [[nodiscard]] qint64 numberOf(EntryId entry) const
    {
        const auto found = m_entries.find(entry);
        return found == m_entries.end() ? 0 : found->second;
    }

    [[nodiscard]] QJsonObject encoded(const Record& record)
    {
        const StoredRecord& stored = record.exported.stored;
        QJsonObject object = formats::libraryRecord(record.exported);
        object.insert(QStringLiteral("number"), numberOf(record.ref));
        insertIf(object, QStringLiteral("sample"), stored.sample);
        insertIf(object, QStringLiteral("removed"), stored.removed);
        const QJsonObject order = orderOf(stored.record);
        if (!order.isEmpty())
            object.insert(QStringLiteral("order"), order);
        QJsonArray kit = object.value(QStringLiteral("kit")).toArray();
        for (std::size_t i = 0; i < record.kit.size(); ++i) {
            const Possession& thing = record.kit[i];
            QJsonObject item = kit[static_cast<qsizetype>(i)].toObject();
            item.insert(QStringLiteral("number"), numberOf({RecordKind::Possession, thing.id}));
            item.insert(QStringLiteral("item"), numberOf({thing.kind, thing.item}));
            item.insert(QStringLiteral("position"), thing.position);
            if (thing.ammunition != 0)
                item.insert(QStringLiteral("load"), numberOf({RecordKind::Ammunition, thing.ammunition}));
            kit[static_cast<qsizetype>(i)] = item;
        }
        if (!kit.isEmpty())
            object.insert(QStringLiteral("kit"), kit);
        return m_campaign.kept().with(KeptPlace::of(record.ref), object);
    }

    /// The names of each rank list in their order, which an object does not keep.
    static QJsonObject orderOf(const AnyRecord& record)
    {
        QJsonObject order;
        for (const FieldDeclaration& field : record.declaration().fields) {
            if (field.kind != FieldKind::RankList || field.ranks(record.data()).entries.empty())
                continue;
            QJsonArray names;
            for (const auto& [name, rank] : field.ranks(record.data()).entries)
                names.append(qt(name));
            order.insert(QString::fromLatin1(field.id), names);
        }
        return order;
    }

    [[nodiscard]] QJsonObject encoded(const Fight& fight)
    {
        const RecordRef ref{RecordKind::Switches, fight.encounter.id};
        const LogNumbers numbers(m_numbers, fight.encounter.system);
        QJsonObject encounter = fightparts::encoded(fight.encounter);
        encounter.insert(QStringLiteral("id"), numberOf(ref));
        insertIf(encounter, QStringLiteral("sample"), fight.encounter.sample);
        insertIf(encounter, QStringLiteral("archived"), fight.encounter.archived);
        insertIf(encounter, QStringLiteral("between"), fight.encounter.between);
        QJsonArray marks;
        for (LogMark mark : fight.marks) {
            mark.entry = numberOf(mark.entry);
            mark.origin = numberOf(mark.origin);
            marks.append(logdocument::encodedMarks({&mark, 1}).first());
        }
        QJsonObject object{{QStringLiteral("encounter"), encounter},
                           {QStringLiteral("combatants"), encoded(RecordKind::Condition, fight.combatants)},
                           {QStringLiteral("lying"), encoded(RecordKind::Possession, fight.lying)},
                           {QStringLiteral("log"), encoded(fight.log, fight.encounter.system)},
                           {QStringLiteral("head"), numberOf(fight.head)},
                           {QStringLiteral("marks"), marks}};
        if (fight.pending)
            object.insert(QStringLiteral("pending"),
                          objectOf(formats::actionText(numbers.renumbered(fight.pending->action))));
        return m_campaign.kept().with(KeptPlace::of(ref), object);
    }

    [[nodiscard]] QJsonArray encoded(RecordKind kind, const QJsonArray& rows)
    {
        QJsonArray all;
        for (const QJsonValue& one : rows) {
            const RecordRef ref{kind, one[QStringLiteral("id")].toInteger()};
            QJsonObject row = fightrows::renumbered(kind, one[QStringLiteral("row")].toObject(), m_numbers);
            if (kind == RecordKind::Condition)
                row = withSortedDistances(std::move(row));
            all.append(m_campaign.kept().with(KeptPlace::of(ref),
                                              {{QStringLiteral("id"), numberOf(ref)}, {QStringLiteral("row"), row}}));
        }
        return all;
    }

    [[nodiscard]] QJsonArray encoded(const std::vector<LogEntry>& log, const std::string& system)
    {
        const LogNumbers numbers(m_numbers, system);
        QJsonArray all;
        for (const LogEntry& entry : log) {
            LogEntry told = numbers.renumbered(entry);
            told.id = numberOf(entry.id);
            told.parent = numberOf(entry.parent);
            told.target = numberOf(entry.target);
            all.append(m_campaign.kept().with(KeptPlace::ofEntry(entry.id), logdocument::encoded(told)));
        }
        return all;
    }

    [[nodiscard]] QJsonObject encoded(const SavedSearch& search)
    {
        const RecordRef ref{RecordKind::SavedSearch, search.id};
        return m_campaign.kept().with(KeptPlace::of(ref),
                                      {{QStringLiteral("id"), numberOf(ref)},
                                       {QStringLiteral("name"), qt(search.name)},
                                       {QStringLiteral("query"), encodedQuery(search.query)}});
    }

    /// Those the library does not show: undo may lead back to them.
    [[nodiscard]] QJsonArray pictures()
    {
        std::set<std::string> shown;
        for (const Record& record : m_records)
            shown.insert(record.exported.stored.portrait);
        QJsonArray all;
        for (const std::string& digest : m_campaign.rows().pictures()) {
            if (shown.contains(digest))
                continue;
            const std::vector<std::byte> bytes = m_campaign.library().image(digest);
            all.append(QString::fromLatin1(
                QByteArray::fromRawData(reinterpret_cast<const char*>(bytes.data()), std::ssize(bytes)).toBase64()));
        }
        return all;
    }

    CampaignFile& m_campaign;
    const std::string m_noSystem;
    std::vector<Record> m_records;
    std::vector<Fight> m_fights;
    std::vector<LogEntry> m_log;  ///< the library's
    EntryId m_head = 0;
    std::vector<SavedSearch> m_searches;
    Renumbering m_numbers;
    std::map<EntryId, EntryId> m_entries;
};

}  // namespace

QByteArray packed(CampaignFile& campaign)
{
    const QJsonObject document = campaign.atOneMoment([&] { return CampaignPacker(campaign).pack(); });
    return formats::withEscapedControls(QJsonDocument(document).toJson(QJsonDocument::Indented));
}

}  // namespace hitspread::storage::wholecampaign

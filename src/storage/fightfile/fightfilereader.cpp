#include "formats/json/jsonreader.h"
#include "formats/wholefile.h"
#include "services/fight/encounterlistservice.h"
#include "services/fight/newcombatants.h"
#include "services/refusal/problem.h"
#include "storage/fightfile/fightdocument.h"
#include "storage/fightfile/fightfile.h"
#include "storage/fightfile/fightrows.h"
#include "storage/fightfile/importedlog.h"
#include "storage/fightfile/lognumbers.h"
#include "storage/fightfile/strangemembers.h"
#include "storage/guard/fileheader.h"
#include "storage/sqlite/text.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonObject>

#include <algorithm>

namespace hitspread::storage::fightfile {

namespace {

using formats::DocumentPath;

/// A long evening: thousands of actions of some ten kilobytes each.
constexpr formats::JsonLimits kLimits{qsizetype{512} * 1024 * 1024, 48};

/// Puts one document into a campaign.
class Unpacker {
public:
    Unpacker(CampaignFile& campaign, const FightDocument& document) : m_campaign(campaign), m_document(document) {}

    /// Inside a transaction.
    RecordId unpack()
    {
        m_document.requireNames();
        m_refs = refs();
        lendLibrary();
        makeEncounter();
        numberRows({RecordKind::Condition, RecordKind::Possession});
        for (const FightDocument::Row& present : m_document.combatants())
            restore(present);
        putLying();
        const LogNumbers numbers(m_numbers, m_document.encounter().system);
        ImportedLog log(m_campaign, {ScopeKind::Encounter, m_encounter}, m_document.log(), m_document.place());
        log.putAll(numbers);
        log.goTo(log.known(m_document.head(), m_document.place().member(QStringLiteral("head"))));
        requireFightHolds(m_document.encounter(), m_campaign.encounters().combatants(m_encounter).size());
        log.putMarks(m_document.marks());
        if (m_document.pending())
            (void)m_campaign.log().savePending({0, m_encounter, numbers.renumbered(*m_document.pending())});
        requireSoundFight(m_campaign, m_encounter);
        keepStrangers(log);
        log.requireWalkable();
        // What the document makes of the log must be as sound as what the program writes itself.
        if (const std::vector<Cause> faults = m_campaign.faults(); !faults.empty())
            refuse<Reason::Unsound>(m_document.place(), faults.front());
        return m_encounter;
    }

private:
    /// Every row the document names, by its number there.
    [[nodiscard]] std::set<RecordRef> refs() const
    {
        std::set<RecordRef> all;
        for (const std::vector<FightDocument::Row>* rows : {&m_document.combatants(), &m_document.lying()}) {
            for (const FightDocument::Row& row : *rows) {
                all.insert(row.record);
                fightrows::collect(row.record.kind, row.object, all);
            }
        }
        for (const LogEntry& entry : m_document.log()) {
            for (const LoggedChange& change : entry.changes) {
                all.insert(fightrows::rowOf(change.record));
                for (const LoggedValue* value : {&change.before, &change.after}) {
                    if (change.field.empty() && std::holds_alternative<std::string>(*value))
                        fightrows::collect(change.record.kind, rowIn(*value), all);
                }
            }
        }
        return all;
    }

    static QJsonObject rowIn(const LoggedValue& value) { return objectOf(std::get<std::string>(value)); }

    /// What the fight itself made, changed or removed: undoing it must touch nothing of another fight's.
    [[nodiscard]] std::set<RecordRef> ownRecords() const
    {
        std::set<RecordRef> own;
        for (const LogEntry& entry : m_document.log()) {
            for (const LoggedChange& change : entry.changes)
                own.insert(fightrows::rowOf(change.record));
        }
        return own;
    }

    /// Takes what the campaign has already, value for value, and brings in the rest.
    void lendLibrary()
    {
        std::map<RecordKind, std::set<RecordId>> missing;
        const std::set<RecordRef> own = ownRecords();
        for (const FightDocument::Row& lent : m_document.library()) {
            if (const RecordId known = own.contains(lent.record) ? 0 : same(lent.record.kind, lent.object))
                m_numbers.put(lent.record, known);
            else
                missing[lent.record.kind].insert(lent.record.id);
        }
        for (const auto& [kind, ids] : missing)
            number(kind, ids);
        for (const FightDocument::Row& lent : m_document.library()) {
            if (missing[lent.record.kind].contains(lent.record.id))
                restore(lent);
        }
    }

    [[nodiscard]] RecordId same(RecordKind kind, const QJsonObject& row)
    {
        LibraryQuery query;
        query.kind = kind;
        query.system = row[QStringLiteral("system")].toString().toStdString();
        query.limit = 100;
        const std::string name = row[QStringLiteral("record")][QStringLiteral("name")].toString().toStdString();
        query.filters = {{{"name", {}}, Comparison::Equal, name}};
        for (const LibraryRow& known : m_campaign.library().list(query)) {
            const std::string text = m_campaign.snapshot({kind, known.id});
            if (fightrows::bare(objectOf(text)) == row)
                return known.id;
        }
        return 0;
    }

    void numberRows(std::initializer_list<RecordKind> kinds)
    {
        for (const RecordKind kind : kinds) {
            std::set<RecordId> ids;
            for (const RecordRef ref : m_refs) {
                if (ref.kind == kind)
                    ids.insert(ref.id);
            }
            number(kind, ids);
        }
    }

    /// Numbers are kept where all of them are free, else moved behind those that are taken.
    void number(RecordKind kind, const std::set<RecordId>& ids)
    {
        if (ids.empty())
            return;
        const RecordId free = m_campaign.firstFree(kind);
        const RecordId shift = *ids.begin() >= free ? 0 : free - *ids.begin();
        for (const RecordId id : ids)
            m_numbers.put({kind, id}, id + shift);
        // Also of those the log alone tells of: who is undone comes back under his number.
        m_campaign.rows().reserve(kind, *ids.rbegin() + shift);
    }

    void restore(const FightDocument::Row& row)
    {
        m_campaign.restore({row.record.kind, m_numbers.of(row.record)},
                           compactText(fightrows::renumbered(row.record.kind, row.object, m_numbers)));
    }

    void putLying()
    {
        for (const FightDocument::Row& lying : m_document.lying()) {
            restore(lying);
            if (m_campaign.encounters().possession(m_numbers.of(lying.record)).encounter != m_encounter)
                refuse<Reason::NotLyingInFight>(lying.place);
        }
    }

    void makeEncounter()
    {
        // A name that is there is another fight's: this one gets a number, as a copy does.
        Encounter fight = m_document.encounter();
        const std::vector<Encounter> present = m_campaign.encounters().encounters();
        if (std::ranges::find(present, fight.name, &Encounter::name) != present.end())
            fight.name = nameOfFightCopy(fight.name, present);
        m_encounter = m_campaign.encounters().insert(fight);
        m_numbers.put({RecordKind::Switches, m_document.encounter().id}, m_encounter);
    }

    /// What nobody here knows goes out again with what it stood at.
    void keepStrangers(const ImportedLog& log)
    {
        const std::string& system = m_document.encounter().system;
        m_campaign.kept().keep(KeptPlace::of({RecordKind::Switches, m_encounter}),
                               strangemembers::ofFight(m_document.object(), system));
        for (const QJsonValue& one : m_document.object().value(QStringLiteral("combatants")).toArray()) {
            const RecordRef was{RecordKind::Condition, one[QStringLiteral("id")].toInteger()};
            m_campaign.kept().keep(KeptPlace::of({was.kind, m_numbers.of(was)}),
                                   strangemembers::ofCombatant(one.toObject(), system));
        }
        log.keepStrangers(m_document.object().value(QStringLiteral("log")).toArray());
    }

    CampaignFile& m_campaign;
    const FightDocument& m_document;
    std::set<RecordRef> m_refs;
    Renumbering m_numbers;
    RecordId m_encounter = 0;
};

}  // namespace

RecordId unpacked(CampaignFile& campaign, const QByteArray& document, const QString& source)
{
    const QJsonObject object = formats::readJsonObject(document, source, kLimits);
    const FightDocument fight(object, source);
    RecordId encounter = 0;
    try {
        campaign.atomically([&] { encounter = Unpacker(campaign, fight).unpack(); });
    } catch (const Failure& failure) {
        const Problem& problem = failure.problem();
        if (problem.code != ProblemCode::BadInput || problem.where != Site(SiteKind::File, campaign.path()))
            throw;
        // The database refused it, for a reason that only it can give; it is the document's fault.
        refuse<Reason::PartsContradict>(DocumentPath(source));
    }
    return encounter;
}

RecordId unpackedFrom(CampaignFile& campaign, const QString& path)
{
    return unpacked(campaign, documentAt(campaign, path), QFileInfo(path).fileName());
}

QByteArray documentAt(CampaignFile& campaign, const QString& path)
{
    const QFileInfo info(path);
    // Closing a second handle on the campaign would let go of its locks.
    if (isSameFile(path, qt(campaign.path())))
        FightDocument::refuseStranger(DocumentPath(info.fileName()));
    QFile document(path);
    // A pipe would keep the campaign waiting for whoever writes into it.
    if (!info.isFile() || !document.open(QIODevice::ReadOnly))
        throw Failure(ProblemCode::NotFound, {SiteKind::File, path});
    QByteArray bytes = document.readAll();
    formats::requireRead(document, path);
    return bytes;
}

}  // namespace hitspread::storage::fightfile

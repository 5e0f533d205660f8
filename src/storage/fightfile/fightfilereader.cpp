#include "formats/codec/fieldcodec.h"
#include "formats/json/jsonreader.h"
#include "formats/json/plaintexts.h"
#include "rules/core/declare/controlcharacter.h"
#include "rules/core/declare/textlength.h"
#include "rules/core/time/lasting.h"
#include "rules/systems/registry.h"
#include "services/fight/encounterlistservice.h"
#include "services/fight/newcombatants.h"
#include "services/library/recordname.h"
#include "services/library/recordvalues.h"
#include "services/library/rowvalue.h"
#include "services/refusal/problem.h"
#include "storage/fightfile/fightdocument.h"
#include "storage/fightfile/fightfile.h"
#include "storage/fightfile/fightrows.h"
#include "storage/guard/fileheader.h"
#include "storage/sqlite/text.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <optional>
#include <utility>

namespace hitspread::storage::fightfile {

namespace {

using formats::DocumentPath;

/// A long evening: thousands of actions of some ten kilobytes each.
constexpr formats::JsonLimits kLimits{qsizetype{512} * 1024 * 1024, 48};

std::string compact(const QJsonObject& object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString();
}

/// Puts one document into a campaign.
class Unpacker {
public:
    Unpacker(CampaignFile& campaign, const FightDocument& document) : m_campaign(campaign), m_document(document) {}

    /// Inside a transaction.
    RecordId unpack()
    {
        requireNames();
        m_refs = refs();
        lendLibrary();
        makeEncounter();
        numberRows({RecordKind::Condition, RecordKind::Possession});
        for (const FightDocument::Row& present : m_document.combatants())
            restore(present);
        putLying();
        putLog();
        requireFightHolds(m_document.encounter(), m_campaign.encounters().combatants(m_encounter).size());
        putMarks();
        putPending();
        requireAllSound();
        requireWalkable();
        // What the document makes of the log must be as sound as what the program writes itself.
        if (const std::vector<Cause> faults = m_campaign.faults(); !faults.empty())
            refuse<Reason::Unsound>(m_document.place(), faults.front());
        return m_encounter;
    }

private:
    static void requireShort(const std::string& text, const DocumentPath& where)
    {
        if (charactersOf(text) > std::int64_t{kMostOfName})
            refuse<Reason::TooManyCharacters>(where, charactersOf(text), std::int64_t{kMostOfName});
    }

    /// What is called something in the document is called so on one line, as whoever types a name has it.
    void requireNames() const
    {
        const QString name = QStringLiteral("name");
        requireSoundName(m_document.encounter().name,
                         m_document.place().member(QStringLiteral("encounter")).member(name));
        requireShort(m_document.encounter().profile,
                     m_document.place().member(QStringLiteral("encounter")).member(QStringLiteral("profile")));
        for (const FightDocument::Row& present : m_document.combatants()) {
            requireSoundName(present.object[name].toString().toStdString(), present.place.member(name));
            const QString badge = QStringLiteral("badge");
            requireShort(present.object[badge].toString().toStdString(), present.place.member(badge));
        }
        for (const FightDocument::Row& lent : m_document.library()) {
            const formats::DocumentPath record = lent.place.member(QStringLiteral("record"));
            const std::string called = lent.object[QStringLiteral("record")][name].toString().toStdString();
            // Whether it needs a name at all is for its kind to say.
            if (isBlankName(called) && !called.empty())
                refuse<Reason::HasNoName>(record.member(name));
            if (const auto control = controlInName(called))
                refuse<Reason::ControlInText>(record.member(name), codeOf(*control));
        }
    }

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
    }

    void restore(const FightDocument::Row& row)
    {
        m_campaign.restore({row.record.kind, m_numbers.of(row.record)},
                           compact(fightrows::renumbered(row.record.kind, row.object, m_numbers)));
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

    /// Whether a field of a state says who or what is meant.
    [[nodiscard]] std::optional<RecordKind> namedBy(RecordKind kind, std::string_view field) const
    {
        const System* system = findSystem(m_document.encounter().system);
        const RecordDeclaration* declaration = kind == RecordKind::Lasting ? &lastingRecord
            : system                                                       ? system->record(kind)
                                                                           : nullptr;
        const FieldDeclaration* declared = declaration ? declaration->find(field) : nullptr;
        return declared ? declared->names : std::nullopt;
    }

    void renumber(LoggedChange& change) const
    {
        const RecordRef was = change.record;
        change.record.id = m_numbers.of(fightrows::rowOf(was));
        const RecordId partner = was.kind == RecordKind::Condition ? rowvalue::distancePartner(change.field) : 0;
        if (partner != 0)
            change.field = rowvalue::distanceField(m_numbers.of({RecordKind::Condition, partner}));
        const bool isLoad = was.kind == RecordKind::WeaponState && change.field == "ammunition";
        const std::optional<RecordKind> names = namedBy(was.kind, change.field);
        for (LoggedValue* value : {&change.before, &change.after}) {
            if (change.field.empty() && std::holds_alternative<std::string>(*value))
                *value = compact(fightrows::renumbered(was.kind, rowIn(*value), m_numbers));
            if (const auto* load = std::get_if<std::int64_t>(value); load && isLoad)
                *value = std::int64_t{m_numbers.of({RecordKind::Ammunition, *load})};
            if (const auto* named = std::get_if<std::int64_t>(value); named && names && *named != 0)
                *value = std::int64_t{m_numbers.of({*names, *named})};
        }
    }

    [[nodiscard]] ActionRecord renumbered(ActionRecord action) const
    {
        for (BoundPart& bound : action.bindings)
            bound.record.id = m_numbers.of({fightrows::rowOf(bound.record).kind, bound.record.id});
        for (NamedPerson& one : action.named)
            one.id = m_numbers.of({RecordKind::Condition, one.id});
        action.actor = m_numbers.of({RecordKind::Condition, action.actor});
        action.target = m_numbers.of({RecordKind::Condition, action.target});
        renumberNames(action.request.input);
        for (Adjustment& adjustment : action.adjustments) {
            const PartDeclaration& part = declarationOf(action).parts[adjustment.part];
            const std::optional<RecordKind> names = part.record->fields[adjustment.field].names;
            for (std::int32_t* number : {&adjustment.before, &adjustment.after})
                *number = names ? renumbered(*names, *number) : *number;
        }
        for (Change& change : action.findings.changes) {
            const PartDeclaration& part = declarationOf(action).parts[change.part];
            const std::optional<RecordKind> names = part.record->fields[change.field].names;
            for (std::int32_t* number : {&change.before, &change.after})
                *number = names ? renumbered(*names, *number) : *number;
        }
        return action;
    }

    [[nodiscard]] std::int32_t renumbered(RecordKind kind, std::int32_t number) const
    {
        const RecordId now = number == 0 ? 0 : m_numbers.of({kind, number});
        return std::in_range<std::int32_t>(now) ? static_cast<std::int32_t>(now) : 0;
    }

    void renumberNames(Input& input) const
    {
        for (const PartDeclaration& part : input.action().parts) {
            for (const FieldDeclaration& field : part.record->fields) {
                for (std::size_t i = 0; field.names && i < part.count(input.data()); ++i) {
                    void* record = part.at(input.data(), i);
                    for (std::size_t element = 0; element < field.elementsIn(record); ++element)
                        field.setNumber(record, element, renumbered(*field.names, field.number(record, element)));
                }
            }
        }
    }

    /// The new number of an entry this one rests on or speaks of; nothing can rest on a note.
    [[nodiscard]] EntryId knownEntry(EntryId was, const DocumentPath& place) const
    {
        const auto found = m_entries.find(was);
        if (found == m_entries.end())
            refuse<Reason::EntryNotBefore>(place);
        return found->second;
    }

    void putLog()
    {
        const std::vector<LogEntry>& log = m_document.log();
        for (std::size_t i = 0; i < log.size(); ++i) {
            const DocumentPath place = m_document.placeOf(QStringLiteral("log"), i);
            LogEntry entry = log[i];
            entry.scope = {ScopeKind::Encounter, m_encounter};
            entry.parent = knownEntry(entry.parent, place.member(QStringLiteral("parent")));
            entry.target = knownEntry(entry.target, place.member(QStringLiteral("target")));
            for (LoggedChange& change : entry.changes)
                renumber(change);
            if (entry.action)
                entry.action = std::make_shared<const ActionRecord>(renumbered(*entry.action));
            entry.id = m_campaign.log().append(entry);
            if (isNote(entry.kind))
                continue;
            if (!m_entries.emplace(log[i].id, entry.id).second)
                refuse<Reason::RecordTwice>(place.member(QStringLiteral("id")));
            entry.action.reset();  // written, and large
            m_steps.emplace(entry.id, Step{i, entry.parent, std::move(entry.changes)});
        }
        goTo(knownEntry(m_document.head(), m_document.place().member(QStringLiteral("head"))));
    }

    /// One step forwards or backwards; what does not fit what is there is named.
    void walk(ChangeWriter& writer, EntryId id, bool forth)
    {
        const Step& step = m_steps.at(id);
        try {
            if (forth)
                writer.write(step.changes);
            else
                writer.takeBack(step.changes);
        } catch (const Failure& failure) {
            const Site& where = failure.problem().where;
            const DocumentPath place = m_document.placeOf(QStringLiteral("log"), step.index);
            if (where == Site(SiteKind::File, m_campaign.path()))
                refuse<Reason::DoesNotFit>(place);
            refuse<Reason::SiteDoesNotFit>(place, where);
        }
    }

    /// From the beginning to where the fight stood, by the values of the log; each must fit what is there.
    void goTo(EntryId head)
    {
        std::vector<EntryId> way;
        for (EntryId at = head; at != 0; at = m_steps.at(at).parent)
            way.push_back(at);
        ChangeWriter writer(m_campaign);
        for (auto id = way.rbegin(); id != way.rend(); ++id)
            walk(writer, *id, true);
        m_campaign.log().setHead({ScopeKind::Encounter, m_encounter}, head);
    }

    /// Undo and redo lead everywhere: back to the beginning and over every branch, only to see that they do.
    void requireWalkable()
    {
        std::map<EntryId, std::vector<EntryId>> children;
        for (const auto& [id, step] : m_steps)
            children[step.parent].push_back(id);
        m_campaign.rehearse([&] {
            ChangeWriter writer(m_campaign);
            for (EntryId at = m_campaign.log().head({ScopeKind::Encounter, m_encounter}); at != 0;
                 at = m_steps.at(at).parent)
                walk(writer, at, false);
            // Where one stands, and which child comes next there.
            std::vector<std::pair<EntryId, std::size_t>> way{{0, 0}};
            while (!way.empty()) {
                const auto [at, next] = way.back();
                if (next < children[at].size()) {
                    ++way.back().second;
                    walk(writer, children[at][next], true);
                    way.emplace_back(children[at][next], 0);
                } else {
                    if (at != 0)
                        walk(writer, at, false);
                    way.pop_back();
                }
            }
        });
    }

    void putMarks()
    {
        const QJsonArray marks = m_document.marks();
        for (qsizetype i = 0; i < marks.size(); ++i) {
            const QJsonObject object = marks[i].toObject();
            const DocumentPath place = m_document.placeOf(QStringLiteral("marks"), static_cast<std::size_t>(i));
            const auto entry = [&](const QString& member) {
                return knownEntry(m_document.entryIn(object, member, place), place.member(member));
            };
            LogMark mark;
            mark.encounter = m_encounter;
            mark.name = object.value(QStringLiteral("name")).toString().toStdString();
            mark.entry = entry(QStringLiteral("entry"));
            mark.origin = entry(QStringLiteral("origin"));
            (void)m_campaign.log().setMark(mark);
        }
    }

    void putPending()
    {
        if (m_document.pending())
            (void)m_campaign.log().savePending({0, m_encounter, renumbered(*m_document.pending())});
    }

    void requireAllSound()
    {
        requireSound(m_campaign.load({RecordKind::Switches, m_encounter}), "switches");
        for (const Combatant& combatant : m_campaign.encounters().combatants(m_encounter)) {
            requireSound(combatant.condition, combatant.name);
            for (const Possession& possession : m_campaign.encounters().possessionsOfCombatant(combatant.id)) {
                if (!possession.state.isNull())
                    requireSound(possession.state, combatant.name);
            }
        }
        for (const Possession& thing : m_campaign.encounters().lyingIn(m_encounter))
            requireSound(thing.state, "lying");
    }

    /// What an entry of the log does, for walking over it.
    struct Step {
        std::size_t index = 0;  ///< in the document
        EntryId parent = 0;
        std::vector<LoggedChange> changes;
    };

    CampaignFile& m_campaign;
    const FightDocument& m_document;
    std::set<RecordRef> m_refs;
    Renumbering m_numbers;
    std::map<EntryId, EntryId> m_entries{{0, 0}};  ///< new numbers of entries, notes left out
    std::map<EntryId, Step> m_steps;               ///< by their new numbers
    RecordId m_encounter = 0;
};

}  // namespace

RecordId unpacked(CampaignFile& campaign, const QByteArray& document, const QString& source)
{
    const QJsonObject object = formats::readJsonObject(document, source, kLimits);
    formats::requirePlainTexts(object, source);
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
    const QFileInfo info(path);
    // Closing a second handle on the campaign would let go of its locks.
    if (isSameFile(path, qt(campaign.path())))
        FightDocument::refuseStranger(DocumentPath(info.fileName()));
    QFile document(path);
    // A pipe would keep the campaign waiting for whoever writes into it.
    if (!info.isFile() || !document.open(QIODevice::ReadOnly))
        throw Failure(ProblemCode::NotFound, {SiteKind::File, path});
    return unpacked(campaign, document.readAll(), info.fileName());
}

}  // namespace hitspread::storage::fightfile

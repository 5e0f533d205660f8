#include "exchange/actioncodec.h"
#include "exchange/fieldcodec.h"
#include "exchange/jsonreader.h"
#include "exchange/logvaluecodec.h"
#include "exchange/recordcodec.h"
#include "rules/systems/registry.h"
#include "services/problem.h"
#include "services/recordvalues.h"
#include "services/rowvalue.h"
#include "storage/fightfile.h"
#include "storage/fightrows.h"
#include "storage/librarytable.h"
#include "storage/text.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <ranges>

namespace hitspread::storage::fightfile {

namespace {

using exchange::ExchangeText;
using exchange::Place;
using exchange::wholeNumber;

constexpr qint64 kMostId = qint64{1} << 53;
/// A long evening: thousands of actions of some ten kilobytes each.
constexpr exchange::JsonLimits kLimits{qsizetype{512} * 1024 * 1024, 48};

std::string textOf(const QJsonObject& object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString();
}

RecordId idIn(const QJsonObject& object, const QString& member, const Place& place)
{
    return wholeNumber(object.value(member), 0, kMostId, place.member(member));
}

/// Puts one document into a campaign.
class Unpacker {
public:
    Unpacker(CampaignFile& campaign, QJsonObject document, const QString& source)
        : m_campaign(campaign), m_document(std::move(document)), m_place(source)
    {}

    /// Inside a transaction.
    RecordId unpack()
    {
        requireOurs();
        m_refs = refs();
        lendLibrary();
        makeEncounter();
        numberRows({RecordKind::Condition, RecordKind::Possession});
        const QJsonArray present = array(QStringLiteral("combatants"));
        for (const QJsonValue& one : present)
            restore(RecordKind::Condition, one.toObject());
        putLying();
        putLog();
        putMarks();
        putPending();
        requireAllSound();
        // What the document makes of the log must be as sound as what the program writes itself.
        if (const QStringList faults = m_campaign.faults(); !faults.isEmpty())
            exchange::refuse(m_place, faults.first(), ExchangeText::tr("export the fight anew"));
        return m_encounter;
    }

private:
    void requireOurs() const
    {
        if (m_document.value(QStringLiteral("format")).toString() != QStringLiteral("hitspread-fight"))
            exchange::refuse(m_place.member(QStringLiteral("format")),
                             ExchangeText::tr("this is no fight of Hitspread"),
                             ExchangeText::tr("choose a file that was exported as a fight"));
        const int version = m_document.value(QStringLiteral("version")).toInt();
        if (version < kFirst || version > kNewest)
            exchange::refuse(m_place.member(QStringLiteral("version")),
                             ExchangeText::tr("the fight was written by a newer Hitspread"),
                             ExchangeText::tr("update Hitspread and try again"));
    }

    [[nodiscard]] QJsonArray array(const QString& member) const { return m_document.value(member).toArray(); }
    [[nodiscard]] Place placeOf(const QString& member, qsizetype index) const
    {
        return m_place.member(member).element(index);
    }

    /// Every row the document names, by its number there.
    [[nodiscard]] std::set<RecordRef> refs() const
    {
        std::set<RecordRef> all;
        const QJsonArray present = array(QStringLiteral("combatants"));
        for (const QJsonValue& one : present) {
            all.insert({RecordKind::Condition, one[QStringLiteral("id")].toInteger()});
            fightrows::collect(RecordKind::Condition, one[QStringLiteral("row")].toObject(), all);
        }
        const QJsonArray lying = array(QStringLiteral("lying"));
        for (const QJsonValue& one : lying) {
            all.insert({RecordKind::Possession, one[QStringLiteral("id")].toInteger()});
            fightrows::collect(RecordKind::Possession, one[QStringLiteral("row")].toObject(), all);
        }
        const QJsonArray log = array(QStringLiteral("log"));
        for (qsizetype i = 0; i < log.size(); ++i) {
            for (const LoggedChange& change : changesIn(log[i].toObject(), placeOf(QStringLiteral("log"), i))) {
                all.insert(fightrows::rowOf(change.record));
                for (const LoggedValue* value : {&change.before, &change.after}) {
                    if (change.field.empty() && std::holds_alternative<std::string>(*value))
                        fightrows::collect(change.record.kind, rowIn(*value), all);
                }
            }
        }
        return all;
    }

    static QJsonObject rowIn(const LoggedValue& value)
    {
        return QJsonDocument::fromJson(QByteArray::fromStdString(std::get<std::string>(value))).object();
    }

    /// Takes what the campaign has already, value for value, and brings in the rest.
    void lendLibrary()
    {
        const QJsonArray lent = array(QStringLiteral("library"));
        std::map<RecordKind, std::set<RecordId>> missing;
        for (qsizetype i = 0; i < lent.size(); ++i) {
            const RecordRef ref = refOf(lent[i].toObject(), placeOf(QStringLiteral("library"), i));
            if (const RecordId known = same(ref.kind, lent[i][QStringLiteral("row")].toObject()))
                m_numbers.put(ref, known);
            else
                missing[ref.kind].insert(ref.id);
        }
        for (const auto& [kind, ids] : missing)
            number(kind, ids);
        for (const QJsonValue& one : lent) {
            const RecordKind kind = kindIn(one.toObject());
            if (missing[kind].contains(one[QStringLiteral("id")].toInteger()))
                restore(kind, one.toObject());
        }
    }

    [[nodiscard]] static RecordKind kindIn(const QJsonObject& object)
    {
        return exchange::kindFromText(object[QStringLiteral("kind")].toString().toStdString(), "kind");
    }

    [[nodiscard]] static RecordRef refOf(const QJsonObject& object, const Place& place)
    {
        return {kindIn(object), idIn(object, QStringLiteral("id"), place)};
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
            if (fightrows::bare(QJsonDocument::fromJson(QByteArray::fromStdString(text)).object()) == row)
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

    void restore(RecordKind kind, const QJsonObject& one)
    {
        const RecordRef was{kind, one[QStringLiteral("id")].toInteger()};
        m_campaign.restore({kind, m_numbers.of(was)},
                           textOf(fightrows::renumbered(kind, one[QStringLiteral("row")].toObject(), m_numbers)));
    }

    void putLying()
    {
        const QJsonArray lying = array(QStringLiteral("lying"));
        for (qsizetype i = 0; i < lying.size(); ++i) {
            const QJsonObject one = lying[i].toObject();
            restore(RecordKind::Possession, one);
            const RecordId id = m_numbers.of({RecordKind::Possession, one[QStringLiteral("id")].toInteger()});
            if (m_campaign.encounters().possession(id).encounter != m_encounter)
                exchange::refuse(placeOf(QStringLiteral("lying"), i),
                                 ExchangeText::tr("it does not lie about in this fight"),
                                 ExchangeText::tr("export the fight anew"));
        }
    }

    void makeEncounter()
    {
        const QJsonObject object = m_document.value(QStringLiteral("encounter")).toObject();
        const Place place = m_place.member(QStringLiteral("encounter"));
        Encounter fight;
        fight.system = exchange::textOf(object.value(QStringLiteral("system")), place.member(QStringLiteral("system")))
                           .toStdString();
        fight.name =
            exchange::textOf(object.value(QStringLiteral("name")), place.member(QStringLiteral("name"))).toStdString();
        fight.profile = object.value(QStringLiteral("profile")).toString().toStdString();
        fight.round = static_cast<int>(
            wholeNumber(object.value(QStringLiteral("round")), 1, 9999, place.member(QStringLiteral("round"))));
        fight.phase = static_cast<int>(
            wholeNumber(object.value(QStringLiteral("phase")), 1, 99, place.member(QStringLiteral("phase"))));
        fight.switches = exchange::recordFromText(declarationFor(fight.system, RecordKind::Switches),
                                                  textOf(object.value(QStringLiteral("switches")).toObject()),
                                                  place.member(QStringLiteral("switches")).path().toStdString());
        m_encounter = m_campaign.encounters().insert(fight);
        m_numbers.put({RecordKind::Switches, idIn(object, QStringLiteral("id"), place)}, m_encounter);
    }

    std::vector<LoggedChange> changesIn(const QJsonObject& entry, const Place& place) const
    {
        std::vector<LoggedChange> changes;
        const QJsonArray list = entry.value(QStringLiteral("changes")).toArray();
        for (qsizetype i = 0; i < list.size(); ++i) {
            const QJsonObject object = list[i].toObject();
            const Place here = place.member(QStringLiteral("changes")).element(i);
            LoggedChange change;
            change.record = refOf(object, here);
            change.field = object.value(QStringLiteral("field")).toString().toStdString();
            change.element = static_cast<std::uint16_t>(
                wholeNumber(object.value(QStringLiteral("element")), 0, 65535, here.member(QStringLiteral("element"))));
            change.before = exchange::decodeLogValue(object.value(QStringLiteral("before")));
            change.after = exchange::decodeLogValue(object.value(QStringLiteral("after")));
            change.step = object.value(QStringLiteral("step")).toInt(-1);
            changes.push_back(std::move(change));
        }
        return changes;
    }

    void renumber(LoggedChange& change) const
    {
        const RecordRef was = change.record;
        change.record.id = m_numbers.of(fightrows::rowOf(was));
        const RecordId partner = was.kind == RecordKind::Condition ? rowvalue::distancePartner(change.field) : 0;
        if (partner != 0)
            change.field = rowvalue::distanceField(m_numbers.of({RecordKind::Condition, partner}));
        const bool isLoad = was.kind == RecordKind::WeaponState && change.field == "ammunition";
        const bool isAnchor = was.kind == RecordKind::Lasting && change.field == "anchor";
        for (LoggedValue* value : {&change.before, &change.after}) {
            if (change.field.empty() && std::holds_alternative<std::string>(*value))
                *value = textOf(fightrows::renumbered(was.kind, rowIn(*value), m_numbers));
            if (const auto* load = std::get_if<std::int64_t>(value); load && isLoad)
                *value = std::int64_t{m_numbers.of({RecordKind::Ammunition, *load})};
            if (const auto* anchor = std::get_if<std::int64_t>(value); anchor && isAnchor)
                *value = std::int64_t{m_numbers.of({RecordKind::Condition, *anchor})};
        }
    }

    ActionRecord actionIn(const QJsonObject& object, const Place& place) const
    {
        ActionRecord action = exchange::actionFromText(textOf(object), place.path().toStdString());
        for (BoundPart& bound : action.bindings)
            bound.record.id = m_numbers.of({fightrows::rowOf(bound.record).kind, bound.record.id});
        action.actor = m_numbers.of({RecordKind::Condition, action.actor});
        action.target = m_numbers.of({RecordKind::Condition, action.target});
        return action;
    }

    /// Number of an entry this one rests on or speaks of; nothing can rest on a note.
    [[nodiscard]] EntryId knownEntry(const QJsonObject& object, const QString& member, const Place& place) const
    {
        const auto found = m_entries.find(idIn(object, member, place));
        if (found == m_entries.end())
            exchange::refuse(place.member(member), ExchangeText::tr("the log names an entry that is not before it"),
                             ExchangeText::tr("export the fight anew"));
        return found->second;
    }

    [[nodiscard]] static EntryKind kindOf(const QJsonObject& entry, const Place& place)
    {
        const auto kind = exchange::entryKindFromText(entry.value(QStringLiteral("kind")).toString());
        if (!kind)
            exchange::refuse(place.member(QStringLiteral("kind")), ExchangeText::tr("there is no such kind of entry"),
                             ExchangeText::tr("export the fight anew"));
        return *kind;
    }

    void putLog()
    {
        const QJsonArray log = array(QStringLiteral("log"));
        for (qsizetype i = 0; i < log.size(); ++i) {
            const QJsonObject object = log[i].toObject();
            const Place place = placeOf(QStringLiteral("log"), i);
            LogEntry entry;
            entry.scope = {ScopeKind::Encounter, m_encounter};
            entry.kind = kindOf(object, place);
            entry.parent = knownEntry(object, QStringLiteral("parent"), place);
            entry.target = knownEntry(object, QStringLiteral("target"), place);
            entry.title = object.value(QStringLiteral("title")).toString().toStdString();
            entry.reason = object.value(QStringLiteral("reason")).toString().toStdString();
            entry.time = object.value(QStringLiteral("time")).toString().toStdString();
            entry.round = object.value(QStringLiteral("round")).toInt();
            entry.phase = object.value(QStringLiteral("phase")).toInt();
            if (object.contains(QStringLiteral("action")))
                entry.action = std::make_shared<const ActionRecord>(actionIn(
                    object.value(QStringLiteral("action")).toObject(), place.member(QStringLiteral("action"))));
            entry.changes = changesIn(object, place);
            for (LoggedChange& change : entry.changes)
                renumber(change);
            const EntryId id = m_campaign.log().append(entry);
            if (!isNote(entry.kind))
                m_entries[idIn(object, QStringLiteral("id"), place)] = id;
        }
        goTo(knownEntry(m_document, QStringLiteral("head"), m_place));
    }

    /// From the beginning to where the fight stood, by the values of the log; each must fit what is there.
    void goTo(EntryId head)
    {
        std::vector<EntryId> way;
        for (EntryId at = head; at != 0; at = m_campaign.log().parent(at))
            way.push_back(at);
        ChangeWriter writer(m_campaign);
        for (const EntryId id : std::views::reverse(way))
            writer.write(m_campaign.log().entry(id).changes);
        m_campaign.log().setHead({ScopeKind::Encounter, m_encounter}, head);
    }

    void putMarks()
    {
        const QJsonArray marks = array(QStringLiteral("marks"));
        for (qsizetype i = 0; i < marks.size(); ++i) {
            const QJsonObject object = marks[i].toObject();
            const Place place = placeOf(QStringLiteral("marks"), i);
            LogMark mark;
            mark.encounter = m_encounter;
            mark.name = object.value(QStringLiteral("name")).toString().toStdString();
            mark.entry = knownEntry(object, QStringLiteral("entry"), place);
            mark.origin = knownEntry(object, QStringLiteral("origin"), place);
            (void)m_campaign.log().setMark(mark);
        }
    }

    void putPending()
    {
        if (!m_document.contains(QStringLiteral("pending")))
            return;
        PendingAction pending;
        pending.encounter = m_encounter;
        pending.action = actionIn(m_document.value(QStringLiteral("pending")).toObject(),
                                  m_place.member(QStringLiteral("pending")));
        (void)m_campaign.log().savePending(pending);
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

    CampaignFile& m_campaign;
    QJsonObject m_document;
    Place m_place;
    std::set<RecordRef> m_refs;
    Renumbering m_numbers;
    std::map<EntryId, EntryId> m_entries{{0, 0}};  ///< new numbers of entries, notes left out
    RecordId m_encounter = 0;
};

}  // namespace

RecordId unpacked(CampaignFile& campaign, const QByteArray& document, const QString& source)
{
    Unpacker unpacker(campaign, exchange::readJsonObject(document, source, kLimits), source);
    RecordId encounter = 0;
    try {
        campaign.atomically([&] { encounter = unpacker.unpack(); });
    } catch (const Failure& failure) {
        // A rule of the campaign's tables was broken, by what the document brought.
        if (failure.problem().code != ProblemCode::BadInput || failure.problem().where != campaign.path())
            throw;
        throw Failure(ProblemCode::BadInput, source.toStdString(),
                      {"what it says of the fight contradicts itself", "have the fight exported once more"});
    }
    return encounter;
}

}  // namespace hitspread::storage::fightfile

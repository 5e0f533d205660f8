#include "formats/codec/actioncodec.h"
#include "formats/codec/logvaluecodec.h"
#include "formats/codec/recordcodec.h"
#include "formats/json/plaintexts.h"
#include "services/undo/logwalk.h"
#include "storage/fightfile/fightfile.h"
#include "storage/fightfile/fightrows.h"
#include "storage/library/recordtable.h"
#include "storage/sqlite/text.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <limits>

namespace hitspread::storage::fightfile {

namespace {

QString kindOf(RecordKind kind)
{
    const std::string_view text = formats::kindText(kind);
    return QString::fromUtf8(text);
}

/// Gathers one fight, and on the way whatever of the library it names.
class Packer {
public:
    Packer(CampaignFile& campaign, RecordId encounter, const Clock& clock)
        : m_campaign(campaign), m_scope{ScopeKind::Encounter, encounter}, m_clock(clock)
    {}

    QJsonObject pack()
    {
        QJsonObject document{{QStringLiteral("format"), QStringLiteral("hitspread-fight")},
                             {QStringLiteral("log"), log()},
                             {QStringLiteral("head"), qint64{m_campaign.log().head(m_scope)}}};
        if (const auto pending = m_campaign.log().pending(m_scope.encounter)) {
            collect(pending->action);
            document[QStringLiteral("pending")] = objectOf(formats::actionText(pending->action));
        }
        document[QStringLiteral("marks")] = marks();
        addBeginning(document);
        document[QStringLiteral("library")] = library();
        // Who knows nothing of things that lie about must not guess: such a fight is of the version that has them.
        document[QStringLiteral("version")] = m_hasLying ? fightfile::kNewest : fightfile::kFirst;
        return document;
    }

private:
    void addBeginning(QJsonObject& document)
    {
        m_campaign.rehearse([&] {
            (void)LogWalk(m_campaign, m_clock).to(m_scope, 0);
            const Encounter fight = m_campaign.encounters().encounter(m_scope.encounter);
            document[QStringLiteral("encounter")] = QJsonObject{
                {QStringLiteral("id"), qint64{fight.id}},
                {QStringLiteral("system"), qt(fight.system)},
                {QStringLiteral("name"), qt(fight.name)},
                {QStringLiteral("profile"), qt(fight.profile)},
                {QStringLiteral("round"), fight.round},
                {QStringLiteral("phase"), fight.phase},
                {QStringLiteral("switches"),
                 formats::encodeRecord(fight.switches.declaration(), fight.switches.data())}};
            QJsonArray present;
            for (const Combatant& combatant : m_campaign.encounters().combatants(fight.id)) {
                const QJsonObject row = objectOf(m_campaign.snapshot({RecordKind::Condition, combatant.id}));
                collectRow(RecordKind::Condition, row);
                present.append(QJsonObject{{QStringLiteral("id"), qint64{combatant.id}}, {QStringLiteral("row"), row}});
            }
            document[QStringLiteral("combatants")] = present;
            addLying(document);
        });
    }

    void addLying(QJsonObject& document)
    {
        QJsonArray all;
        for (const Possession& thing : m_campaign.encounters().lyingIn(m_scope.encounter)) {
            const QJsonObject row = objectOf(m_campaign.snapshot({RecordKind::Possession, thing.id}));
            collectRow(RecordKind::Possession, row);
            all.append(QJsonObject{{QStringLiteral("id"), qint64{thing.id}}, {QStringLiteral("row"), row}});
        }
        if (!all.isEmpty())
            document[QStringLiteral("lying")] = all;
    }

    void collectRow(RecordKind kind, const QJsonObject& row)
    {
        fightrows::collect(kind, row, m_refs);
        m_hasLying = m_hasLying || fightrows::isLying(kind, row);
    }

    QJsonArray log()
    {
        LogQuery query;
        query.scope = m_scope;
        query.limit = static_cast<std::size_t>(std::numeric_limits<std::int32_t>::max());
        std::vector<LogEntry> entries = m_campaign.log().list(query);
        std::ranges::reverse(entries);
        QJsonArray array;
        for (const LogEntry& listed : entries)
            array.append(encoded(m_campaign.log().entry(listed.id)));
        return array;
    }

    QJsonObject encoded(const LogEntry& entry)
    {
        QJsonArray changes;
        for (const LoggedChange& change : entry.changes) {
            // That another fight ended stays behind.
            if (change.record.kind == RecordKind::Switches && change.record.id != m_scope.encounter)
                continue;
            collect(change);
            changes.append(QJsonObject{{QStringLiteral("kind"), kindOf(change.record.kind)},
                                       {QStringLiteral("id"), qint64{change.record.id}},
                                       {QStringLiteral("field"), qt(change.field)},
                                       {QStringLiteral("element"), change.element},
                                       {QStringLiteral("before"), formats::encodeLogValue(change.before)},
                                       {QStringLiteral("after"), formats::encodeLogValue(change.after)},
                                       {QStringLiteral("step"), change.step}});
        }
        QJsonObject object{{QStringLiteral("id"), qint64{entry.id}},
                           {QStringLiteral("kind"), formats::entryKindText(entry.kind)},
                           {QStringLiteral("parent"), qint64{entry.parent}},
                           {QStringLiteral("target"), qint64{entry.target}},
                           {QStringLiteral("title"), qt(entry.title)},
                           {QStringLiteral("reason"), qt(entry.reason)},
                           {QStringLiteral("time"), qt(entry.time)},
                           {QStringLiteral("round"), entry.round},
                           {QStringLiteral("phase"), entry.phase},
                           {QStringLiteral("changes"), changes}};
        if (entry.action) {
            collect(*entry.action);
            object[QStringLiteral("action")] = objectOf(formats::actionText(*entry.action));
        }
        return object;
    }

    QJsonArray marks()
    {
        QJsonArray array;
        for (const LogMark& mark : m_campaign.log().marks(m_scope.encounter))
            array.append(QJsonObject{{QStringLiteral("name"), qt(mark.name)},
                                     {QStringLiteral("entry"), qint64{mark.entry}},
                                     {QStringLiteral("origin"), qint64{mark.origin}}});
        return array;
    }

    void collect(const LoggedChange& change)
    {
        m_refs.insert(fightrows::rowOf(change.record));
        for (const LoggedValue* value : {&change.before, &change.after}) {
            if (change.field.empty() && std::holds_alternative<std::string>(*value))
                collectRow(change.record.kind, objectOf(std::get<std::string>(*value)));
            if (change.record.kind == RecordKind::WeaponState && change.field == "ammunition")
                m_refs.insert({RecordKind::Ammunition, std::get<std::int64_t>(*value)});
        }
    }

    void collect(const ActionRecord& action)
    {
        for (const BoundPart& bound : action.bindings)
            m_refs.insert(fightrows::rowOf(bound.record));
    }

    QJsonArray library()
    {
        QJsonArray array;
        for (const RecordRef ref : m_refs) {
            const bool isLibrarys = std::ranges::find(libraryTables(), ref.kind, &RecordTable::kind)
                != libraryTables().end();
            if (!isLibrarys || ref.id == 0)
                continue;
            array.append(QJsonObject{{QStringLiteral("kind"), kindOf(ref.kind)},
                                     {QStringLiteral("id"), qint64{ref.id}},
                                     {QStringLiteral("row"), fightrows::bare(objectOf(m_campaign.snapshot(ref)))}});
        }
        return array;
    }

    CampaignFile& m_campaign;
    Scope m_scope;
    const Clock& m_clock;
    std::set<RecordRef> m_refs;
    bool m_hasLying = false;  ///< something lies about in it, at the beginning or later
};

}  // namespace

QByteArray packed(CampaignFile& campaign, RecordId encounter, const Clock& clock)
{
    return formats::withEscapedControls(
        QJsonDocument(Packer(campaign, encounter, clock).pack()).toJson(QJsonDocument::Indented));
}

}  // namespace hitspread::storage::fightfile

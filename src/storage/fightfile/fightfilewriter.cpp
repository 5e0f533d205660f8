#include "formats/codec/actioncodec.h"
#include "formats/json/plaintexts.h"
#include "services/undo/logwalk.h"
#include "storage/fightfile/fightfile.h"
#include "storage/fightfile/fightparts.h"
#include "storage/fightfile/fightrows.h"
#include "storage/fightfile/logdocument.h"
#include "storage/library/recordtable.h"
#include "storage/sqlite/text.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <utility>

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
        document[QStringLiteral("marks")] = logdocument::encodedMarks(m_campaign.log().marks(m_scope.encounter));
        addBeginning(document);
        document[QStringLiteral("library")] = library();
        // Who knows nothing of things that lie about must not guess: such a fight is of the version that has them.
        document[QStringLiteral("version")] = m_hasLying ? fightfile::kNewest : fightfile::kFirst;
        return m_campaign.kept().with(KeptPlace::of({RecordKind::Switches, m_scope.encounter}), document);
    }

private:
    void addBeginning(QJsonObject& document)
    {
        m_campaign.rehearse([&] {
            (void)LogWalk(m_campaign, m_clock).to(m_scope, 0);
            document[QStringLiteral("encounter")] = fightparts::encoded(
                m_campaign.encounters().encounter(m_scope.encounter));
            const QJsonArray people = rows(RecordKind::Condition,
                                           fightparts::combatants(m_campaign, m_scope.encounter));
            document[QStringLiteral("combatants")] = people;
            const QJsonArray lying = rows(RecordKind::Possession, fightparts::lying(m_campaign, m_scope.encounter));
            if (!lying.isEmpty())
                document[QStringLiteral("lying")] = lying;
        });
    }

    /// With what was kept of them, and what they name noted.
    QJsonArray rows(RecordKind kind, const QJsonArray& present)
    {
        QJsonArray all;
        for (const QJsonValue& one : present) {
            collectRow(kind, one[QStringLiteral("row")].toObject());
            all.append(
                m_campaign.kept().with(KeptPlace::of({kind, one[QStringLiteral("id")].toInteger()}), one.toObject()));
        }
        return all;
    }

    void collectRow(RecordKind kind, const QJsonObject& row)
    {
        fightrows::collect(kind, row, m_refs);
        m_hasLying = m_hasLying || fightrows::isLying(kind, row);
    }

    QJsonArray log()
    {
        QJsonArray array;
        for (LogEntry& entry : fightparts::log(m_campaign, m_scope))
            array.append(encoded(std::move(entry)));
        return array;
    }

    QJsonObject encoded(LogEntry entry)
    {
        // That another fight ended stays behind.
        std::erase_if(entry.changes, [this](const LoggedChange& change) {
            return change.record.kind == RecordKind::Switches && change.record.id != m_scope.encounter;
        });
        for (const LoggedChange& change : entry.changes)
            collect(change);
        if (entry.action)
            collect(*entry.action);
        return m_campaign.kept().with(KeptPlace::ofEntry(entry.id), logdocument::encoded(entry));
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

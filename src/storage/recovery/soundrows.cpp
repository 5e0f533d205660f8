#include "storage/recovery/soundrows.h"

#include "services/library/imagefile.h"
#include "services/refusal/problem.h"
#include "storage/library/recordtable.h"

#include <QCryptographicHash>

#include <utility>

namespace hitspread::storage {

namespace {

void requireWithinLimits(const AnyRecord& record)
{
    if (!record.isNull() && !faultsOf(record.declaration(), record.data()).empty())
        throw Failure(ProblemCode::DamagedCampaign, Site());
}

/// What kept from looking says nothing of what is looked at.
bool isOfRow(ProblemCode code)
{
    return code != ProblemCode::Stopped && code != ProblemCode::OutOfMemory && code != ProblemCode::DiskFull
        && code != ProblemCode::CampaignLocked;
}

}  // namespace

void SoundRows::mend()
{
    do {
        m_hasDropped = false;
        dropDangling();
        dropRecords();
        dropFights();
        dropPictures();
    } while (m_hasDropped);
}

void SoundRows::run(const QString& sql, const std::vector<QVariant>& values)
{
    const ResultSet done = m_connection.run(sql, values);
    m_hasDropped = m_hasDropped || done.affected() > 0;
}

/// What refers to nothing does without where it can; else it goes.
void SoundRows::dropDangling()
{
    struct Reference {
        QString table;
        QString column;
        QString to;
        QString key;
        bool isNeeded;
    };
    std::vector<Reference> references;
    ResultSet row = m_connection.run(QStringLiteral(
        "SELECT list.name, key.\"from\", key.\"table\", coalesce(key.\"to\", 'id'), info.\"notnull\" "
        "FROM pragma_table_list AS list, pragma_foreign_key_list(list.name) AS key, pragma_table_info(list.name) AS info "
        "WHERE list.strict AND info.name = key.\"from\""));
    while (row.next())
        references.push_back({row.value(0).toString(), row.value(1).toString(), row.value(2).toString(),
                              row.value(3).toString(), row.value(4).toBool()});
    for (bool hasDropped = true; hasDropped; m_hasDropped = m_hasDropped || hasDropped) {
        hasDropped = false;
        for (const Reference& one : references) {
            const QString dangling = QStringLiteral("WHERE %1 IS NOT NULL AND %1 NOT IN (SELECT %2 FROM \"%3\")")
                                         .arg(one.column, one.key, one.to);
            // A place in a log is no place without the entry: its name goes with it.
            if (!one.isNeeded && one.table != u"log_mark")
                hasDropped |= m_connection
                                  .run(QStringLiteral("UPDATE OR IGNORE \"%1\" SET %2 = NULL %3")
                                           .arg(one.table, one.column, dangling))
                                  .affected()
                    > 0;
            hasDropped |= m_connection.run(QStringLiteral("DELETE FROM \"%1\" %2").arg(one.table, dangling)).affected()
                > 0;
        }
    }
}

void SoundRows::dropWhere(const QString& table, const std::function<void(RecordId)>& read)
{
    std::vector<RecordId> unread;
    {
        ResultSet row = m_connection.run(QStringLiteral("SELECT id FROM %1").arg(table));
        while (row.next()) {
            try {
                read(row.number(0));
            } catch (const Failure& failure) {
                if (!isOfRow(failure.problem().code))
                    throw;
                unread.push_back(row.number(0));
            }
        }
    }
    for (const RecordId id : unread)
        run(QStringLiteral("DELETE FROM %1 WHERE id = ?").arg(table), {id});
}

void SoundRows::dropRecords()
{
    for (const RecordTable& table : libraryTables())
        dropWhere(table.name, [&](RecordId id) {
            requireWithinLimits(m_campaign.library().load({table.kind, id}).record);
        });
}

void SoundRows::dropFights()
{
    EncounterStore& fights = m_campaign.encounters();
    dropWhere(QStringLiteral("encounter"), [&](RecordId id) { requireWithinLimits(fights.encounter(id).switches); });
    run(QStringLiteral("DELETE FROM combatant WHERE id IN (SELECT combatant.id FROM combatant "
                       "JOIN encounter ON encounter.id = encounter_id JOIN character ON character.id = character_id "
                       "WHERE character.system <> encounter.system)"));
    dropWhere(QStringLiteral("combatant"), [&](RecordId id) { requireWithinLimits(fights.combatant(id).condition); });
    run(QStringLiteral("DELETE FROM distance WHERE (SELECT encounter_id FROM combatant WHERE id = a) <> "
                       "(SELECT encounter_id FROM combatant WHERE id = b)"));
    dropWhere(QStringLiteral("possession"), [&](RecordId id) { requireWithinLimits(fights.possession(id).state); });
}

void SoundRows::dropPictures()
{
    QStringList spoilt;
    {
        ResultSet row = m_connection.run(QStringLiteral("SELECT digest, data FROM image"));
        while (row.next()) {
            const QByteArray data = row.bytes(1);
            const QString digest = row.value(0).toString();
            const bool isItself = digest
                == QString::fromLatin1(QCryptographicHash::hash(data, QCryptographicHash::Sha256).toHex());
            const auto* first = reinterpret_cast<const std::byte*>(data.constData());
            if (!isItself || !isWholeImage({first, static_cast<std::size_t>(data.size())}))
                spoilt += digest;
        }
    }
    for (const QString& digest : spoilt)
        run(QStringLiteral("DELETE FROM image WHERE digest = ?"), {digest});
}

}  // namespace hitspread::storage

#include "storage/campaignrows.h"

#include "storage/library/recordtable.h"
#include "storage/sqlite/connection.h"

#include <QStringList>

#include <algorithm>

namespace hitspread::storage {

namespace {

/// Which table has the rows of this kind.
QString tableOfRows(RecordKind kind)
{
    switch (kind) {
    case RecordKind::Condition: return QStringLiteral("combatant");
    case RecordKind::Possession: return QStringLiteral("possession");
    case RecordKind::SavedSearch: return QStringLiteral("saved_search");
    case RecordKind::Switches: return QStringLiteral("encounter");
    default: return libraryTable(kind).name;
    }
}

}  // namespace

std::vector<RecordId> CampaignRows::all(RecordKind kind)
{
    std::vector<RecordId> ids;
    ResultSet row = m_connection.run(QStringLiteral("SELECT id FROM %1 ORDER BY id").arg(libraryTable(kind).name));
    while (row.next())
        ids.push_back(row.number(0));
    return ids;
}

std::vector<std::string> CampaignRows::pictures()
{
    std::vector<std::string> digests;
    ResultSet row = m_connection.run(QStringLiteral("SELECT digest FROM image ORDER BY digest"));
    while (row.next())
        digests.push_back(row.text(0));
    return digests;
}

bool CampaignRows::areUntouched()
{
    QStringList tables{QStringLiteral("encounter"), QStringLiteral("log_entry"), QStringLiteral("saved_search"),
                       QStringLiteral("image"), QStringLiteral("kept_member")};
    for (const RecordTable& table : libraryTables()) {
        if (table.kind != RecordKind::Modifier)
            tables += table.name;
    }
    return std::ranges::none_of(tables, [this](const QString& table) {
        return m_connection.value(QStringLiteral("SELECT 1 FROM %1 LIMIT 1").arg(table)).isValid();
    });
}

void CampaignRows::clear()
{
    m_connection.run(QStringLiteral("DELETE FROM modifier"));
}

RecordId CampaignRows::last(RecordKind kind)
{
    return m_connection.value(QStringLiteral("SELECT seq FROM sqlite_sequence WHERE name = ?"), {tableOfRows(kind)})
        .toLongLong();
}

void CampaignRows::reserve(RecordKind kind, RecordId last)
{
    if (last <= this->last(kind))
        return;
    // A table that never held a row has no counter yet.
    const ResultSet counted = m_connection.run(QStringLiteral("UPDATE sqlite_sequence SET seq = ? WHERE name = ?"),
                                               {last, tableOfRows(kind)});
    if (counted.affected() == 0)
        m_connection.run(QStringLiteral("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)"),
                         {tableOfRows(kind), last});
}

}  // namespace hitspread::storage

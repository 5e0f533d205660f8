#include "storage/keptmembers.h"

#include "formats/codec/actioncodec.h"
#include "storage/sqlite/connection.h"
#include "storage/sqlite/text.h"

#include <QJsonDocument>

#include <string_view>

namespace hitspread::storage {

namespace {

QJsonObject joined(QJsonObject object, const QJsonObject& kept)
{
    for (auto member = kept.begin(); member != kept.end(); ++member) {
        const QJsonValue there = object.value(member.key());
        if (there.isUndefined())
            object.insert(member.key(), member.value());
        else if (there.isObject() && member.value().isObject())
            object.insert(member.key(), joined(there.toObject(), member.value().toObject()));
    }
    return object;
}

}  // namespace

KeptPlace KeptPlace::of(RecordRef row)
{
    const std::string_view kind = formats::kindText(row.kind);
    return {QString::fromUtf8(kind), row.id};
}

QJsonObject KeptMembers::with(const KeptPlace& place, const QJsonObject& object)
{
    const QVariant kept = m_connection.value(
        QStringLiteral("SELECT members FROM kept_member WHERE kind = ? AND record_id = ?"), {place.kind, place.id});
    return kept.isValid() ? joined(object, objectOf(utf8(kept))) : object;
}

void KeptMembers::keep(const KeptPlace& place, const QJsonObject& members)
{
    if (members.isEmpty())
        return;
    m_connection.run(QStringLiteral("INSERT OR REPLACE INTO kept_member (kind, record_id, members) VALUES (?, ?, ?)"),
                     {place.kind, place.id, QString::fromUtf8(QJsonDocument(members).toJson(QJsonDocument::Compact))});
}

}  // namespace hitspread::storage

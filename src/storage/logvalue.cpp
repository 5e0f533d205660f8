#include "storage/logvalue.h"

#include "services/problem.h"
#include "storage/text.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace hitspread::storage {

namespace {

/// Ranks are an array of pairs: their order is part of the value, which a JSON object would not keep.
QJsonValue toJson(const LoggedValue& value)
{
    if (const auto* number = std::get_if<std::int64_t>(&value))
        return QJsonValue(static_cast<qint64>(*number));
    if (const auto* text = std::get_if<std::string>(&value))
        return qt(*text);
    if (const auto* ranks = std::get_if<Ranks>(&value)) {
        QJsonArray entries;
        for (const auto& [name, rank] : ranks->entries)
            entries.append(QJsonArray{qt(name), rank});
        return entries;
    }
    return QJsonValue::Null;
}

}  // namespace

QString logValueText(const LoggedValue& value)
{
    const QByteArray array = QJsonDocument(QJsonArray{toJson(value)}).toJson(QJsonDocument::Compact);
    return QString::fromUtf8(array.mid(1, array.size() - 2));
}

LoggedValue logValueFromText(const QString& text)
{
    const QJsonArray wrapped =
        QJsonDocument::fromJson(QByteArrayLiteral("[") + text.toUtf8() + QByteArrayLiteral("]")).array();
    if (wrapped.size() != 1)
        throw Failure(ProblemCode::DamagedCampaign, "log", {"a logged value cannot be read"});
    const QJsonValue value = wrapped.at(0);
    switch (value.type()) {
    case QJsonValue::Double: return std::int64_t{value.toInteger()};
    case QJsonValue::String: return value.toString().toStdString();
    case QJsonValue::Array: {
        Ranks ranks;
        const QJsonArray entries = value.toArray();
        for (const QJsonValue& entry : entries)
            ranks.entries.emplace_back(entry.toArray().at(0).toString().toStdString(), entry.toArray().at(1).toInt());
        return ranks;
    }
    default: return std::monostate{};
    }
}

}  // namespace hitspread::storage

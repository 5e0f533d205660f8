#pragma once

#include <QByteArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QString>
#include <QStringList>
#include <QVariant>

#include <string>

namespace hitspread::storage {

[[nodiscard]] inline QString qt(const std::string& text)
{
    return QString::fromStdString(text);
}
[[nodiscard]] inline std::string utf8(const QVariant& value)
{
    return value.toString().toStdString();
}
/// An id as a column that refers to another row: 0 is no reference.
[[nodiscard]] inline QVariant reference(qint64 id)
{
    return id == 0 ? QVariant(QMetaType(QMetaType::LongLong)) : QVariant(id);
}
/// Text that is never bound as NULL.
[[nodiscard]] inline QString filled(const std::string& text)
{
    return text.empty() ? QLatin1String("") : QString::fromStdString(text);
}
/// Text to be bound as bytes and taken as text (CAST(? AS TEXT)), so that it is never widened. Must be there until it is bound.
[[nodiscard]] inline QByteArray lettersOf(const std::string& text)
{
    return QByteArray::fromRawData(text.data(), static_cast<qsizetype>(text.size()));
}
/// Numbers as SQLite's JSON takes them.
[[nodiscard]] inline QString arrayText(const QStringList& numbers)
{
    return u'[' + numbers.join(u',') + u']';
}
/// A stored row or record; empty where the text is none.
[[nodiscard]] inline QJsonObject objectOf(const std::string& text)
{
    return QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
}

}  // namespace hitspread::storage

#pragma once

#include <QJsonObject>
#include <QMap>
#include <QStringList>

namespace hitspread::formats {

// What schemas are put together of.

using Members = QMap<QString, QJsonObject>;

[[nodiscard]] QJsonObject ofType(const QString& type);
[[nodiscard]] QJsonObject text(const QString& description = {});
[[nodiscard]] QJsonObject described(QJsonObject schema, const QString& description);
[[nodiscard]] QJsonObject oneOfTexts(const QStringList& texts);
[[nodiscard]] QJsonObject listOf(const QJsonObject& items);
/// An object of exactly these members.
[[nodiscard]] QJsonObject closed(const Members& members, const QStringList& required = {});

}  // namespace hitspread::formats

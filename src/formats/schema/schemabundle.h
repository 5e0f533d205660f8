#pragma once

#include <QHash>
#include <QJsonObject>

#include <optional>

namespace hitspread::formats {

/// Makes schemas that stand by themselves: in place of each reference stands what it refers to, under the words beside it.
/// Definitions, which only references reach, are left out. What was looked up for one schema is kept for the next; nothing
/// published refers back to itself.
class SchemaBundler {
public:
    [[nodiscard]] QJsonObject bundled(const QJsonObject& schema);

private:
    QJsonObject filled(const QJsonObject& schema);
    /// Nothing where the value stays as it is, which most of a schema does.
    std::optional<QJsonValue> instead(const QJsonValue& value);
    template <class Container>
    std::optional<QJsonValue> insteadOfAny(const Container& container);
    QJsonObject meant(const QString& reference);
    QJsonObject document(const QString& address);

    QHash<QString, QJsonObject> m_documents;
    QHash<QString, QJsonObject> m_meant;
};

}  // namespace hitspread::formats

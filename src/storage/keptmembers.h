#pragma once

#include "services/identity.h"

#include <QJsonObject>
#include <QString>

namespace hitspread::storage {

class Connection;

/// What a document's members that nobody here knows stood at.
struct KeptPlace {
    QString kind;     ///< as kindText() spells that of a row; else one of the words below
    RecordId id = 0;  ///< of the row or the entry

    [[nodiscard]] static KeptPlace of(RecordRef row);
    [[nodiscard]] static KeptPlace ofEntry(RecordId entry) { return {QStringLiteral("entry"), entry}; }
    [[nodiscard]] static KeptPlace ofCampaign() { return {QStringLiteral("campaign"), 0}; }
};

/// Members of documents that nobody here knows, kept beside what they stood at so that they can be given back. Nothing else reads them.
class KeptMembers {
public:
    explicit KeptMembers(Connection& connection) : m_connection(connection) {}

    /// `object` with what is kept for it: members it has itself stay, objects in both are joined.
    [[nodiscard]] QJsonObject with(const KeptPlace& place, const QJsonObject& object);
    /// Keeps them in place of what was kept there; none: what is kept stays.
    void keep(const KeptPlace& place, const QJsonObject& members);

private:
    Connection& m_connection;
};

}  // namespace hitspread::storage

#pragma once

#include "formats/json/documentpath.h"
#include "rules/core/declare/record.h"

#include <QByteArray>
#include <QJsonObject>
#include <QStringList>

#include <string>
#include <string_view>

namespace hitspread::formats {

/// Every field of a record as a JSON object.
[[nodiscard]] QJsonObject encodeRecord(const RecordDeclaration& declaration, const void* record);

/// The fields of a record that are not at their defaults.
[[nodiscard]] QJsonObject encodeChanged(const AnyRecord& record);

/// Fills a record from a JSON object by its declaration: what is not given keeps its value. What to do with members the
/// declaration does not know is up to the subclass. Throws Failure (BadInput) naming the place.
class RecordReader {
public:
    virtual ~RecordReader() = default;

    /// `nested` are members that belong to somebody else and are passed over.
    void read(const RecordDeclaration& declaration, const QJsonObject& object, void* record, const DocumentPath& place,
              const QStringList& nested = {});

protected:
    virtual void meetUnknown(const RecordDeclaration& declaration, const QString& key, const QJsonValue& value,
                             const DocumentPath& place) = 0;

private:
    static void readCounts(const RecordDeclaration& declaration, const QJsonObject& object, void* record,
                           const DocumentPath& place);
};

/// For requests: an unknown member is refused.
class RequestRecordReader final : public RecordReader {
protected:
    void meetUnknown(const RecordDeclaration& declaration, const QString& key, const QJsonValue& value,
                     const DocumentPath& place) override;
};

/// For documents of library and campaign: unknown members are kept, so that they can be given back.
class DocumentRecordReader final : public RecordReader {
public:
    [[nodiscard]] const QJsonObject& kept() const { return m_kept; }

protected:
    void meetUnknown(const RecordDeclaration& declaration, const QString& key, const QJsonValue& value,
                     const DocumentPath& place) override;

private:
    QJsonObject m_kept;
};

/// Whether a field stands elsewhere and is not to be written.
using IsLeftOut = bool (*)(const RecordDeclaration& declaration, const FieldDeclaration& field);

/// A record as compact JSON text, every field written that is not left out, for columns of a database.
[[nodiscard]] std::string recordText(const AnyRecord& record, IsLeftOut isLeftOut = nullptr);

/// The inverse. Members unknown to the declaration are added to `kept` (a JSON object as text; may be nullptr: dropped).
/// Throws Failure (BadInput); `where` names the document.
[[nodiscard]] AnyRecord recordFromText(const RecordDeclaration& declaration, std::string_view text,
                                       const DocumentPath& where, std::string* kept = nullptr);

/// The inverse for text that recordText wrote and a database kept: what a stranger's document may do wrong (size, depth,
/// members that occur twice) is not looked for, every value is still held to its declaration. Unknown members are dropped.
/// Throws Failure (BadInput); `where` names the row.
[[nodiscard]] AnyRecord recordFromOwnText(const RecordDeclaration& declaration, const QByteArray& text,
                                          const DocumentPath& where);

}  // namespace hitspread::formats

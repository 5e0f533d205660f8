#pragma once

#include "rules/core/record.h"
#include "services/libraryservice.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace hitspread {

/// What the rules make of a record when nobody in particular uses it, in words and numbers: for the library's preview.
struct LibraryFacts {
    struct Line {
        QString name;
        QString value;
    };
    struct Table {
        struct Row {
            QString name;
            QStringList cells;
        };
        QString title;
        QStringList columns;
        std::vector<Row> rows;
    };
    std::vector<Line> lines;
    std::vector<Table> tables;
    /// By location: what to write on the body there; empty strings where nothing protects, no entries: no body.
    QStringList protection;
    QString protectionTitle;
};

/// A record of the library and what belongs to it.
struct LibrarySubject {
    StoredRecord stored;
    std::vector<StoredRecord> related;  ///< what the system asked for by relatedTo()
    std::vector<RecordUse> uses;
};

/// A record with what belongs to it, as the campaign has it now. Storage thread; throws Failure.
[[nodiscard]] LibrarySubject librarySubject(LibraryService& library, RecordRef record);

/// What the system asks for by relatedTo(). Storage thread; throws Failure.
[[nodiscard]] std::vector<StoredRecord> relatedRecords(LibraryService& library, const StoredRecord& stored);

/// By the rules of the record's system; without a view of it, the usual columns.
[[nodiscard]] LibraryFacts libraryFacts(const LibrarySubject& subject);

/// Who has it, as words: names, each once.
[[nodiscard]] QString carriersOf(const LibrarySubject& subject);
/// The fights it is in.
[[nodiscard]] QString fightsOf(const LibrarySubject& subject);

}  // namespace hitspread

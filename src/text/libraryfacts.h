#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace hitspread::text {

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

}  // namespace hitspread::text

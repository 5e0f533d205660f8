#pragma once

#include "rules/core/system.h"

#include <QString>
#include <QStringList>

#include <string_view>
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

    /// A line; none where there is nothing to say.
    void add(const QString& name, const QString& value);
};

/// What a field is called where no house names anything.
[[nodiscard]] QString usualFieldName(const System& system, const RecordDeclaration& record, std::string_view field);

/// The house rules as they come: a library is of no fight.
template <typename Switches>
[[nodiscard]] const Switches& usualSwitchesOf()
{
    static const Switches kUsual;
    return kUsual;
}

}  // namespace hitspread::text

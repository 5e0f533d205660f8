#pragma once

#include "rules/core/system.h"
#include "services/ports/libraryquery.h"
#include "text/naming.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <span>
#include <vector>

namespace hitspread {

/// What a search line means. Beside words to look for it may hold conditions on values, "rcl<8", "modes:fa",
/// "id.torso>=10", "skills.rifle>5", "tag:harbour", "sample:no"; values with spaces stand in quotes.
struct LibrarySearch {
    struct Condition {
        QString token;  ///< as it stands in the line
        QString words;  ///< "RCL below 8"
    };
    QString words;
    std::vector<LibraryFilter> filters;
    std::vector<std::string> tags;
    std::optional<bool> sample;
    std::vector<Condition> conditions;  ///< one for each filter, tag and sample, in the order of the line
    QString complaint;                  ///< what is wrong with a condition that is left out; empty: nothing

    /// Whether it holds nothing back.
    [[nodiscard]] bool isEmpty() const { return words.isEmpty() && conditions.empty(); }
};

[[nodiscard]] LibrarySearch readSearch(const text::Naming& names, const RecordDeclaration& record, const QString& line);

/// The line that means this query, its sorting apart.
[[nodiscard]] QString searchLine(const LibraryQuery& query);

/// The line without one of its conditions.
[[nodiscard]] QString withoutCondition(const QString& line, const QString& token);

/// The condition as it is written in a line.
[[nodiscard]] QString conditionToken(const QString& key, Comparison comparison, const QString& value);

/// "is below", "contains", …
[[nodiscard]] QString comparisonWords(Comparison comparison);

/// Gives a new record what these conditions ask for, so that it is one of those they leave in sight. Its name stays.
void fulfil(std::span<const LibraryFilter> filters, AnyRecord& record);

/// The comparisons that make sense for a field, the usual one first.
[[nodiscard]] std::vector<Comparison> comparisonsOf(const FieldDeclaration& field);

}  // namespace hitspread

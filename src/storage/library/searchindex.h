#pragma once

#include "services/ports/libraryquery.h"
#include "storage/sqlite/connection.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace hitspread::storage {

/// Searching the library's index over every kind, and what to look for instead.
class SearchIndex {
public:
    explicit SearchIndex(Connection& connection) : m_connection(connection) {}

    [[nodiscard]] std::vector<LibraryHit> find(const std::string& search, const std::string& system, std::size_t limit);
    [[nodiscard]] std::vector<KindHits> hits(const std::string& search, const std::string& system);

    /// Replaces words of the query that occur nowhere by the nearest that do, such that `count` finds something.
    [[nodiscard]] std::optional<SearchSuggestion> suggestion(
        const LibraryQuery& query, const std::function<std::size_t(const LibraryQuery&)>& count);

private:
    struct Word {
        QString text;
        int distance = 0;
        qint64 records = 0;
    };
    [[nodiscard]] bool occurs(const QString& word);
    [[nodiscard]] std::vector<Word> nearestTo(const QString& word, bool isPrefix);

    Connection& m_connection;
};

}  // namespace hitspread::storage

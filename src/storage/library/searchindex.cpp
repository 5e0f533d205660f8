#include "storage/library/searchindex.h"

#include "services/refusal/editdistance.h"
#include "storage/library/libraryselection.h"
#include "storage/library/recordtable.h"
#include "storage/sqlite/text.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <tuple>

namespace hitspread::storage {

namespace {

constexpr std::size_t kLibrarySearchMostTries = 8;

/// As the index spells words: lower case, without accents.
QString folded(const QString& word)
{
    QString plain;
    for (const QChar letter : word.normalized(QString::NormalizationForm_D)) {
        if (!letter.isMark())
            plain += letter;
    }
    return plain.toLower();
}

int distanceOf(QStringView a, QStringView b, int most)
{
    return editDistance({a.utf16(), static_cast<std::size_t>(a.size())},
                        {b.utf16(), static_cast<std::size_t>(b.size())}, most);
}

/// How wrong a word of this length may be.
int mostDistance(qsizetype length)
{
    return length < 3 ? 0 : length < 6 ? 1 : 2;
}

/// Every library table's row of a hit by one name each, for the parts of a UNION.
QString hitsOf(const RecordTable& table, const QString& what, bool hasSystem)
{
    return QStringLiteral("SELECT %1 FROM search JOIN %2 AS record ON record.id = search.rowid / %3 "
                          "WHERE search MATCH ? AND search.rowid % %3 = %4%5")
        .arg(what, table.name, QString::number(kSearchKinds), QString::number(table.number),
             hasSystem ? QStringLiteral(" AND record.system = ?") : QString{});
}

}  // namespace

std::vector<LibraryHit> SearchIndex::find(const std::string& search, const std::string& system, std::size_t limit)
{
    std::vector<LibraryHit> found;
    const QString match = matchFor(search);
    if (match.isEmpty())
        return found;
    // A name counts for more than a word in a note.
    ResultSet row = m_connection.run(QStringLiteral("SELECT rowid % %1, rowid / %1 FROM search WHERE search MATCH ? "
                                                    "AND rank MATCH 'bm25(10.0, 4.0, 1.0, 4.0)' ORDER BY rank")
                                         .arg(kSearchKinds),
                                     {match});
    while (found.size() < limit && row.next()) {
        const auto table = std::ranges::find(libraryTables(), row.value(0).toInt(), &RecordTable::number);
        if (table == libraryTables().end())
            continue;
        ResultSet record = m_connection.run(
            QStringLiteral("SELECT id, name, system, detail, is_sample FROM %1 WHERE id = ?").arg(table->name),
            {row.value(1)});
        if (!record.next() || (!system.empty() && utf8(record.value(2)) != system))
            continue;
        found.push_back({table->kind,
                         {record.value(0).toLongLong(), utf8(record.value(1)), utf8(record.value(2)),
                          utf8(record.value(3)), record.value(4).toBool()}});
    }
    return found;
}

std::vector<KindHits> SearchIndex::hits(const std::string& search, const std::string& system)
{
    std::vector<KindHits> all;
    const QString match = matchFor(search);
    if (match.isEmpty())
        return all;
    std::array<std::size_t, kSearchKinds> counts{};
    if (system.empty()) {
        ResultSet row = m_connection.run(
            QStringLiteral("SELECT rowid % %1, count(*) FROM search WHERE search MATCH ? GROUP BY 1").arg(kSearchKinds),
            {match});
        while (row.next())
            counts[row.value(0).toUInt()] = row.value(1).toULongLong();
    } else {
        for (const RecordTable& table : libraryTables())
            counts[static_cast<std::size_t>(table.number)] =
                m_connection.value(hitsOf(table, QStringLiteral("count(*)"), true), {match, qt(system)}).toULongLong();
    }
    for (const RecordTable& table : libraryTables()) {
        const std::size_t count = counts[static_cast<std::size_t>(table.number)];
        if (count > 0)
            all.push_back({table.kind, count});
    }
    return all;
}

bool SearchIndex::occurs(const QString& word)
{
    return m_connection
        .value(QStringLiteral("SELECT 1 FROM search WHERE search MATCH ? LIMIT 1"),
               {QString(u'"' + word + QStringLiteral("\"*"))})
        .isValid();
}

std::vector<SearchIndex::Word> SearchIndex::nearestTo(const QString& word, bool isPrefix)
{
    std::vector<Word> near;
    const int most = mostDistance(word.size());
    if (most == 0)
        return near;
    ResultSet row = m_connection.run(QStringLiteral("SELECT term, doc FROM search_word"));
    while (row.next()) {
        const QString term = row.value(0).toString();
        int distance = distanceOf(word, term, most);
        // The last word may not be finished yet: "carbn" is near the beginning of "carbines".
        if (isPrefix && distance > most && term.size() > word.size())
            distance = std::min(distanceOf(word, QStringView(term).left(word.size()), most),
                                distanceOf(word, QStringView(term).left(word.size() + 1), most));
        if (distance <= most)
            near.push_back({term, distance, row.value(1).toLongLong()});
    }
    std::ranges::sort(near, [](const Word& a, const Word& b) {
        return std::tuple(a.distance, -a.records, a.text) < std::tuple(b.distance, -b.records, b.text);
    });
    if (near.size() > kLibrarySearchMostTries)
        near.resize(kLibrarySearchMostTries);
    return near;
}

std::optional<SearchSuggestion> SearchIndex::suggestion(const LibraryQuery& query,
                                                        const std::function<std::size_t(const LibraryQuery&)>& count)
{
    static const QRegularExpression separators(QStringLiteral("[^\\p{L}\\p{M}\\p{N}]+"));
    QStringList words = qt(query.search).split(separators, Qt::SkipEmptyParts);
    LibraryQuery tried = query;
    std::vector<QStringList> candidates{{}};
    for (qsizetype i = 0; i < words.size(); ++i) {
        QStringList choices{words[i]};
        if (!occurs(words[i])) {
            choices.clear();
            for (const Word& word : nearestTo(folded(words[i]), i + 1 == words.size()))
                choices += word.text;
        }
        std::vector<QStringList> longer;
        for (const QStringList& candidate : candidates) {
            for (const QString& choice : choices)
                longer.push_back(QStringList(candidate) << choice);
        }
        if (longer.size() > kLibrarySearchMostTries)
            longer.resize(kLibrarySearchMostTries);
        candidates = std::move(longer);
    }
    for (const QStringList& candidate : candidates) {
        if (candidate == words)
            continue;
        tried.search = candidate.join(u' ').toStdString();
        if (const std::size_t found = count(tried); found > 0)
            return SearchSuggestion{tried.search, found};
    }
    return std::nullopt;
}

}  // namespace hitspread::storage

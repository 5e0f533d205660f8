#include "formats/table/tablereader.h"

#include "formats/json/documentpath.h"
#include "formats/table/formulacells.h"
#include "formats/table/tableencoding.h"
#include "services/refusal/problem.h"

#include <algorithm>
#include <array>
#include <new>
#include <utility>

#include <csv.h>

namespace hitspread::formats {

namespace {

Site placeIn(const QString& source, std::size_t line)
{
    return {SiteKind::Place, source + u':' + QString::number(line)};
}

constexpr std::array kSeparators{',', ';', '\t'};

/// How often each separator stands outside of quotes in each of the first rows.
std::vector<std::array<int, kSeparators.size()>> separatorsIn(const QByteArray& text)
{
    constexpr std::size_t kLooked = 10;
    std::vector<std::array<int, kSeparators.size()>> rows(1);
    bool isQuoted = false;
    bool isBegun = false;
    for (const char letter : text) {
        const bool isEnd = (letter == '\n' || letter == '\r') && !isQuoted;
        if (isEnd && isBegun && rows.size() == kLooked)
            break;
        if (isEnd && isBegun)
            rows.emplace_back();
        isBegun = !isEnd;
        isQuoted = isQuoted != (letter == '"');
        const auto which = std::ranges::find(kSeparators, letter);
        if (!isQuoted && which != kSeparators.end())
            ++rows.back()[static_cast<std::size_t>(which - kSeparators.begin())];
    }
    if (!isBegun && rows.size() > 1)
        rows.pop_back();
    return rows;
}

/// The one that divides all of the first rows alike, else the one that divides the first most often; "sep=;" in it says so itself.
char separatorOf(const QByteArray& text)
{
    if (text.startsWith("sep=") && text.size() > 4 && std::ranges::find(kSeparators, text[4]) != kSeparators.end())
        return text[4];
    const auto rows = separatorsIn(text);
    std::array<std::pair<bool, int>, kSeparators.size()> worth{};
    for (std::size_t i = 0; i < worth.size(); ++i) {
        const int first = rows.front()[i];
        worth[i] = {first > 0 && std::ranges::all_of(rows, [&](const auto& row) { return row[i] == first; }), first};
    }
    return kSeparators[static_cast<std::size_t>(std::ranges::max_element(worth) - worth.begin())];
}

/// What libcsv calls back: rows grow here. Nothing may be thrown through C, so what goes wrong is kept.
class RowCollector {
public:
    RowCollector(char separator, const TableLimits& limits) : m_limits(limits)
    {
        if (csv_init(&m_parser, 0) != 0)
            throw std::bad_alloc();
        csv_set_delim(&m_parser, static_cast<unsigned char>(separator));
        // A blank in a cell is part of it.
        csv_set_space_func(&m_parser, [](unsigned char) { return 0; });
    }
    ~RowCollector() { csv_free(&m_parser); }
    RowCollector(const RowCollector&) = delete;
    RowCollector& operator=(const RowCollector&) = delete;

    /// A line with its end.
    void take(QByteArrayView line, std::size_t number, const QString& source)
    {
        const bool isBlank = std::ranges::all_of(line, [](char letter) { return letter == '\n' || letter == '\r'; });
        if (!m_isBegun && isBlank)
            return;
        if (!std::exchange(m_isBegun, true))
            m_row.line = number;
        const auto size = static_cast<std::size_t>(line.size());
        if (csv_parse(&m_parser, line.data(), size, &RowCollector::cell, &RowCollector::endOfRow, this) != size)
            throw std::bad_alloc();
        requireWithin(source);
    }

    std::vector<TableLine> finish(const QString& source)
    {
        // A row that an end of line does not end is within quotes.
        const std::size_t line = m_row.line;
        if (m_isBegun)
            take("\n", line, source);
        if (m_isBegun)
            refuse<Reason::QuoteNotClosed>(placeIn(source, line));
        return std::move(m_rows);
    }

private:
    static void cell(void* letters, std::size_t size, void* self)
    {
        auto* collector = static_cast<RowCollector*>(self);
        collector->guard([&] {
            if (collector->m_row.cells.size() > collector->m_limits.columns)
                return;
            collector->m_row.cells.push_back(withoutGuard({static_cast<const char*>(letters), size}));
        });
    }
    static void endOfRow(int, void* self)
    {
        auto* collector = static_cast<RowCollector*>(self);
        collector->guard([&] {
            collector->m_hasTooMany = collector->m_row.cells.size() > collector->m_limits.columns;
            collector->m_isBegun = false;
            collector->m_cells += collector->m_row.cells.size();
            collector->m_rows.push_back(std::exchange(collector->m_row, {}));
        });
    }
    template <typename Work>
    void guard(const Work& work) noexcept
    {
        try {
            work();
        } catch (const std::bad_alloc&) {
            m_isOutOfMemory = true;
        }
    }
    void requireWithin(const QString& source) const
    {
        if (m_isOutOfMemory)
            throw std::bad_alloc();
        if (m_row.cells.size() > m_limits.columns)
            refuse<Reason::TooManyColumns>(placeIn(source, m_row.line), m_limits.columns);
        if (m_hasTooMany)
            refuse<Reason::TooManyColumns>(placeIn(source, m_rows.back().line), m_limits.columns);
        if (m_rows.size() > m_limits.rows)
            refuse<Reason::TooManyRows>(placeIn(source, m_rows.back().line), m_limits.rows);
        if (m_cells > m_limits.cells)
            refuse<Reason::TooManyElements>(placeIn(source, m_rows.back().line), m_cells, m_limits.cells);
    }

    const TableLimits& m_limits;
    csv_parser m_parser{};
    TableLine m_row;
    std::vector<TableLine> m_rows;
    std::size_t m_cells = 0;
    bool m_isBegun = false;
    bool m_hasTooMany = false;
    bool m_isOutOfMemory = false;
};

/// The end of the line that begins at `from`, its sign of an end included: CR LF, LF, or CR alone.
qsizetype endOfLine(const QByteArray& text, qsizetype from)
{
    while (from < text.size() && text[from] != '\n' && text[from] != '\r')
        ++from;
    if (from < text.size() && text[from] == '\r' && from + 1 < text.size() && text[from + 1] == '\n')
        ++from;
    return std::min(from + 1, text.size());
}

}  // namespace

ReadTable readTable(const QByteArray& bytes, const QString& source, const QString& encoding, const TableLimits& limits,
                    char separator)
{
    if (bytes.size() > limits.bytes)
        refuse<Reason::TooManyBytes>({SiteKind::Place, source}, limits.bytes);
    const DecodedText text = decodedText(bytes, source, encoding);
    ReadTable table{{}, text.encoding, text.isGuess, separator != '\0' ? separator : separatorOf(text.utf8)};
    RowCollector collector(table.separator, limits);
    std::size_t number = 1;
    for (qsizetype from = 0; from < text.utf8.size(); ++number) {
        const qsizetype end = endOfLine(text.utf8, from);
        const QByteArrayView line(text.utf8.constData() + from, end - from);
        if (line.contains('\0'))
            refuse<Reason::NulInTable>(placeIn(source, number));
        if (number > 1 || !line.startsWith("sep="))
            collector.take(line, number, source);
        from = end;
    }
    table.rows = collector.finish(source);
    const auto isBlank = [](const TableLine& row) {
        return std::ranges::all_of(
            row.cells, [](const std::string& cell) { return cell.find_first_not_of(" \t\r\n") == std::string::npos; });
    };
    if (std::ranges::all_of(table.rows, isBlank))
        refuse<Reason::TableEmpty>({SiteKind::Place, source});
    return table;
}

}  // namespace hitspread::formats

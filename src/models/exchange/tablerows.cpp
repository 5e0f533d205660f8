#include "models/exchange/tablerows.h"

#include "models/exchange/fieldfit.h"
#include "services/library/recordname.h"
#include "text/echo.h"

#include <algorithm>
#include <map>
#include <utility>

namespace hitspread {

namespace {

std::string cellAt(const TableLine& line, std::size_t column)
{
    return column < line.cells.size() ? line.cells[column] : std::string();
}

/// Takes out of rows what does not fit, and tells it.
class DocumentRows {
public:
    DocumentRows(const RecordColumns& columns, std::span<const MatchedColumn> matched, const ImportSource& source)
        : m_columns(columns), m_matched(matched), m_lines(std::span(source.table).subspan(1)), m_lost(matched.size())
    {
        m_report.program = source.program;
        m_report.left = source.left;
    }

    [[nodiscard]] TableRows make() &&
    {
        std::vector<ImportedRow> rows = m_columns.rows(m_matched, m_lines);
        for (std::size_t i = 0; i < rows.size(); ++i)
            settle(rows[i], m_lines[i]);
        tellColumns();
        return {std::move(rows), std::move(m_report)};
    }

private:
    void settle(ImportedRow& row, const TableLine& line)
    {
        for (const ImportFault& fault : std::exchange(row.faults, {})) {
            const auto place = std::ranges::find_if(m_matched, [&fault](const MatchedColumn& one) {
                return one.column && one.heading.toStdString() == fault.column;
            });
            if (place == m_matched.end())
                row.faults.push_back(fault);
            else
                leave(static_cast<std::size_t>(place - m_matched.begin()), line, fault.why);
        }
        std::vector<GivenValue> fitting;
        fitting.reserve(row.values.size());
        for (GivenValue& given : row.values) {
            const FieldFit fit = fitInto(row.declaration->fields[given.field], given.value);
            if (fit.why)
                leave(columnOf(given), line, *fit.why, fit.isKept);
            if (fit.isKept)
                fitting.push_back(std::move(given));
        }
        row.values = std::move(fitting);
    }

    /// Where a value stood.
    [[nodiscard]] std::size_t columnOf(const GivenValue& given) const
    {
        const auto place = std::ranges::find_if(m_matched, [&](const MatchedColumn& one) {
            if (!one.column || one.column->isTags)
                return false;
            if (one.column->joined)
                return one.column->joined->holds(m_columns.declaration().fields[given.field].id);
            return one.column->field == given.field && one.column->element == given.element;
        });
        return static_cast<std::size_t>(place - m_matched.begin());
    }

    void leave(std::size_t column, const TableLine& line, const Cause& why, bool isCut = false)
    {
        m_lost[column] += isCut ? 0 : 1;
        const auto [place, isNew] = m_left.try_emplace({column, why.reason}, m_report.left.size());
        if (isNew)
            m_report.left.push_back(
                {m_matched[column].heading.toStdString(), cutTo(cellAt(line, column), kMostOfToldValue), why});
        else
            ++m_report.left[place->second].times;
    }

    void tellColumns()
    {
        for (std::size_t i = 0; i < m_matched.size(); ++i) {
            const auto isFilled = [i](const TableLine& line) { return !cellAt(line, i).empty(); };
            const auto first = std::ranges::find_if(m_lines, isFilled);
            const auto times = static_cast<std::size_t>(std::ranges::count_if(m_lines, isFilled));
            if (times == m_lost[i])
                continue;
            const std::string heading = m_matched[i].heading.toStdString();
            const std::string value = cutTo(cellAt(*first, i), kMostOfToldValue);
            if (m_matched[i].column)
                m_report.taken.push_back({m_columns.declaration().kind, m_matched[i].column->key.toStdString(), heading,
                                          value, times - m_lost[i]});
            else
                m_report.left.push_back({heading, value, because<Reason::NoPlaceHere>(), times});
        }
    }

    const RecordColumns& m_columns;
    std::span<const MatchedColumn> m_matched;
    std::span<const TableLine> m_lines;
    std::vector<std::size_t> m_lost;  ///< by column, in how many rows
    ImportReport m_report;
    std::map<std::pair<std::size_t, Reason>, std::size_t> m_left;
};

}  // namespace

TableRows tableRows(const RecordColumns& columns, std::span<const MatchedColumn> matched, const ImportSource& source)
{
    if (source.isJson)
        return DocumentRows(columns, matched, source).make();
    return {columns.rows(matched, std::span(source.table).subspan(1))};
}

bool holdsItsField(const RecordColumns& columns, const RecordColumn& column, const ImportSource& source,
                   std::size_t index)
{
    constexpr std::size_t kFew = 5;
    if (!column.cells && !column.joined)
        return true;
    const RecordDeclaration& record = columns.declaration();
    const auto isOfIt = [&](const QString& cell) {
        if (column.joined)
            return column.joined->read(cell, AnyRecord(record)).has_value();
        auto value = column.cells->read(cell);
        return value && fitInto(record.fields[column.field], *value).isKept;
    };
    std::size_t filled = 0;
    for (const TableLine& line : std::span(source.table).subspan(1)) {
        const QString cell = text::asKept(cellAt(line, index)).trimmed();
        if (cell.isEmpty())
            continue;
        if (isOfIt(cell))
            return true;
        ++filled;
    }
    return filled < (source.isJson ? 1 : kFew);
}

}  // namespace hitspread

#include "models/exchange/recordcolumns.h"

#include "services/library/recordname.h"
#include "services/library/recordvalues.h"
#include "services/refusal/problem.h"
#include "text/echo.h"
#include "text/everylanguage.h"
#include "text/fields.h"
#include "text/naming.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace hitspread {

namespace {

struct Exchange {
    Q_DECLARE_TR_FUNCTIONS(hitspread::Exchange)
};

const QString kTagsKey = QStringLiteral("tags");
const QString kNoColumn = QStringLiteral("-");

QString tagWords(const std::vector<std::string>& tags)
{
    QStringList all;
    for (const std::string& tag : tags)
        all << text::asKept(tag);
    return writtenList(all);
}

void blame(ImportedRow& row, const MatchedColumn& column, Cause why)
{
    row.faults.push_back({column.heading.toStdString(), std::move(why)});
}

}  // namespace

RecordColumns::RecordColumns(const System& system, const RecordDeclaration& record) : m_system(system), m_record(record)
{
    for (std::size_t i = 0; i < record.fields.size(); ++i)
        addField(i);
    RecordColumn tags;
    tags.isTags = true;
    tags.key = kTagsKey;
    tags.heading = Exchange::tr("Tags");
    m_columns.push_back(std::move(tags));
    for (const QString& name : text::inEveryLanguage("hitspread::Exchange", "Tags"))
        know(name, m_columns.size() - 1);
    for (const text::JoinedFields* joined : text::joinedFieldsOf(system, record))
        addJoined(*joined);
    // Two that are called alike are written by what tells them apart.
    for (RecordColumn& column : m_columns) {
        if (meantBy(column.heading) != &column)
            column.heading = column.key;
    }
}

void RecordColumns::addJoined(const text::JoinedFields& joined)
{
    const std::size_t place = m_columns.size();
    RecordColumn& column = m_columns.emplace_back();
    column.joined = &joined;
    column.key = QString::fromUtf8(joined.id);
    column.heading = joined.name();
    know(column.key, place);
    for (const QString& name : text::inEveryLanguage(joined.context, joined.title)) {
        // A part of it that is called alike is meant by its id alone.
        const QString plain = plainHeading(name);
        const int other = m_byName.value(plain, -1);
        const RecordColumn* part = other < 0 ? nullptr : &m_columns[static_cast<std::size_t>(other)];
        if (part && part->cells && joined.holds(m_record.fields[part->field].id))
            m_byName.remove(plain);
        know(name, place);
    }
}

void RecordColumns::addField(std::size_t index)
{
    const FieldDeclaration& field = m_record.fields[index];
    const auto cells = std::make_shared<const CellWords>(m_system, field);
    const text::Naming names = text::Naming::usual(m_system);
    const QStringList fieldNames = text::fieldNames(m_system, m_record, field);
    for (std::uint16_t element = 0; element < field.extent; ++element) {
        RecordColumn column;
        column.field = static_cast<std::uint16_t>(index);
        column.element = element;
        column.key = QString::fromUtf8(field.id);
        if (field.extent > 1)
            column.key += u'.'
                + (element < field.elements.size() ? QString::fromUtf8(field.elements[element])
                                                   : QString::number(element));
        column.heading = text::placeName(names, m_record, field, element);
        column.cells = cells;
        m_columns.push_back(column);
        const std::size_t place = m_columns.size() - 1;
        know(column.key, place);
        know(column.heading, place);
        const QStringList parts = text::elementNames(m_system, field, element);
        for (const QString& name : fieldNames) {
            if (parts.isEmpty())
                know(name, place);
            for (const QString& part : parts)
                know(name + u' ' + part, place);
        }
    }
}

void RecordColumns::know(const QString& name, std::size_t column)
{
    m_columns[column].names << name;
    const QString plain = plainHeading(name);
    if (!plain.isEmpty() && !m_byName.contains(plain))
        m_byName.insert(plain, static_cast<int>(column));
}

bool RecordColumns::canRead(const RecordColumn& column, const QString& cell) const
{
    if (cell.trimmed().isEmpty() || column.isTags)
        return true;
    return column.joined ? joinedIn(*column.joined, cell).has_value() : column.cells->read(cell).has_value();
}

const RecordColumn* RecordColumns::meantBy(const QString& heading) const
{
    const auto exactly = std::ranges::find(m_columns, heading.trimmed(), &RecordColumn::key);
    if (exactly != m_columns.end())
        return &*exactly;
    const int place = m_byName.value(plainHeading(heading), -1);
    return place < 0 ? nullptr : &m_columns[static_cast<std::size_t>(place)];
}

QList<QStringList> RecordColumns::table(std::span<const StoredRecord> records) const
{
    QStringList headings;
    for (const RecordColumn& column : m_columns) {
        if (!column.joined)
            headings << column.heading;
    }
    QList<QStringList> rows{headings};
    rows.reserve(static_cast<qsizetype>(records.size()) + 1);
    for (const StoredRecord& record : records) {
        QStringList row;
        row.reserve(headings.size());
        for (const RecordColumn& column : m_columns) {
            if (column.joined)
                continue;
            row << (column.isTags ? tagWords(record.tags)
                                  : column.cells->written(
                                      valueOf(m_record.fields[column.field], record.record.data(), column.element)));
        }
        rows << row;
    }
    return rows;
}

std::vector<MatchedColumn> RecordColumns::matched(const std::vector<std::string>& headings,
                                                  std::span<const std::pair<QString, QString>> mapping) const
{
    std::vector<MatchedColumn> columns;
    columns.reserve(headings.size());
    QStringList known;
    for (const std::string& heading : headings) {
        columns.push_back({text::asKept(heading).trimmed()});
        known << columns.back().heading;
        columns.back().column = meantBy(columns.back().heading);
    }
    QStringList keys;
    for (const RecordColumn& column : m_columns)
        keys << column.key;
    for (const auto& [heading, field] : mapping) {
        const auto column = std::ranges::find(columns, heading, &MatchedColumn::heading);
        if (column == columns.end())
            refuse<Reason::NoSuchColumn>({SiteKind::Place, heading}, heading, known);
        column->column = field == kNoColumn ? nullptr : meantBy(field);
        if (!column->column && field != kNoColumn)
            refuse<Reason::NoSuchFieldOfKind>({SiteKind::Place, heading}, field, keys);
    }
    for (auto column = columns.begin(); column != columns.end(); ++column) {
        const auto first = std::find_if(columns.begin(), column, [&](const MatchedColumn& one) {
            return column->column && one.column == column->column;
        });
        // Nobody can say which of two he means that are called alike.
        if (first != column && first->heading == column->heading)
            column->column = nullptr;
        else if (first != column)
            refuse<Reason::ColumnTaken>({SiteKind::Place, column->heading}, first->heading);
    }
    const FieldDeclaration* name = nameField(m_record);
    const bool hasNames = std::ranges::any_of(columns, [&](const MatchedColumn& one) {
        return one.column && one.column->cells && &m_record.fields[one.column->field] == name;
    });
    if (!hasNames)
        refuse<Reason::NameColumnMissing>({SiteKind::Place, keys.front()}, known);
    return columns;
}

void RecordColumns::readJoined(const MatchedColumn& column, const QString& cell, ImportedRow& row) const
{
    if (cell.trimmed().isEmpty())
        return;
    auto values = joinedIn(*column.column->joined, cell);
    if (!values)
        return blame(row, column, because<Reason::CellUnreadable>(cell, column.column->joined->example()));
    std::ranges::move(*values, std::back_inserter(row.values));
}

/// "2d6+1", or with the choice that may stand behind it: "2d6+1 cut".
std::optional<std::vector<GivenValue>> RecordColumns::joinedIn(const text::JoinedFields& joined,
                                                               const QString& cell) const
{
    const auto placeOf = [this](std::string_view id) { return *m_record.indexOf(id); };
    std::vector<GivenValue> values;
    QString rest = cell.trimmed();
    auto numbers = joined.read(rest, AnyRecord(m_record));
    const qsizetype behind = rest.lastIndexOf(u' ');
    if (!numbers && behind > 0 && !joined.beside.empty()) {
        const auto of = std::ranges::find(m_columns, QString::fromUtf8(joined.beside), &RecordColumn::key);
        const auto choice = of == m_columns.end() ? std::nullopt : of->cells->read(rest.mid(behind));
        if (choice) {
            values.push_back({placeOf(joined.beside), 0, *choice});
            rest.truncate(behind);
            numbers = joined.read(rest, AnyRecord(m_record));
        }
    }
    if (!numbers)
        return std::nullopt;
    for (std::size_t i = 0; i < numbers->size(); ++i)
        values.push_back({placeOf(joined.fields[i]), 0, LoggedValue(std::int64_t{(*numbers)[i]})});
    return values;
}

void RecordColumns::readCell(const MatchedColumn& column, const QString& cell, ImportedRow& row) const
{
    if (column.column->joined)
        return readJoined(column, cell, row);
    if (column.column->isTags) {
        row.tags.emplace();
        const QStringList tags = readList(cell);
        row.tags->reserve(static_cast<std::size_t>(tags.size()));
        for (const QString& tag : tags)
            row.tags->push_back(tag.toStdString());
        return;
    }
    const CellWords& cells = *column.column->cells;
    if (cell.trimmed().isEmpty() && !cells.isEmptyAValue())
        return;
    auto value = cells.read(cell);
    if (!value)
        return blame(row, column, cells.whyNot(cell));
    row.values.push_back({column.column->field, column.column->element, std::move(*value)});
}

std::vector<ImportedRow> RecordColumns::rows(std::span<const MatchedColumn> columns,
                                             std::span<const TableLine> lines) const
{
    std::vector<ImportedRow> all;
    all.reserve(lines.size());
    for (const TableLine& line : lines) {
        ImportedRow& row = all.emplace_back();
        row.line = line.line;
        row.system = std::string(m_system.id());
        row.declaration = &m_record;
        row.values.reserve(columns.size());
        for (std::size_t i = 0; i < line.cells.size(); ++i) {
            const QString cell = text::asKept(line.cells[i]);
            if (i < columns.size() && columns[i].column)
                readCell(columns[i], cell, row);
            else if (i >= columns.size() && !cell.trimmed().isEmpty()) {
                row.faults.push_back({{}, because<Reason::TooManyColumns>(columns.size())});
                break;
            }
        }
    }
    return all;
}

}  // namespace hitspread

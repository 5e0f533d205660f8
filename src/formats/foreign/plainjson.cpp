#include "formats/foreign/plainjson.h"

#include "formats/foreign/members.h"
#include "formats/table/tablereader.h"
#include "services/refusal/problem.h"

#include <QHash>
#include <QJsonObject>

#include <algorithm>
#include <map>
#include <optional>
#include <string>

namespace hitspread::formats {

namespace {

constexpr QStringView kBetween = u"; ";

bool isListOfObjects(const QJsonValue& value)
{
    const QJsonArray array = value.toArray();
    return !array.isEmpty()
        && std::all_of(array.begin(), array.end(), [](const QJsonValue& one) { return one.isObject(); });
}

/// Under which member somebody or something is called something; empty: it is not.
QString nameMember(const QJsonObject& object)
{
    const QStringList names{u"name"_qs, u"title"_qs};
    for (auto member = object.begin(); member != object.end(); ++member) {
        if (member.value().isString() && names.contains(member.key().toLower()))
            return member.key();
    }
    return {};
}

QString cellIn(const QJsonValue& value)
{
    if (value.isBool())
        return value.toBool() ? u"true"_qs : u"false"_qs;
    return value.isDouble() ? cellOf(value.toDouble()) : withoutControls(value.toString());
}

/// An object of one text and one number as a rank: "\"Perception\": 3".
std::optional<QString> rankIn(const QJsonObject& object)
{
    QString name;
    std::optional<double> rank;
    for (auto member = object.begin(); member != object.end(); ++member) {
        if (member.value().isString() && name.isEmpty())
            name = withoutControls(member.value().toString());
        else if (member.value().isDouble() && !rank)
            rank = member.value().toDouble();
        else
            return std::nullopt;
    }
    return rank && !name.isEmpty() ? std::optional(listEntry(name) + u": "_qs + cellOf(*rank)) : std::nullopt;
}

/// A list as one cell; nothing: it is none that fits one.
std::optional<QString> listCell(const QJsonArray& array)
{
    QStringList all;
    for (const QJsonValue one : array) {
        const auto rank = one.isObject() ? rankIn(one.toObject()) : std::nullopt;
        if (one.isArray() || (one.isObject() && !rank))
            return std::nullopt;
        all << (rank ? *rank : listEntry(cellIn(one)));
    }
    return all.join(kBetween);
}

/// What the elements of a list are called, by the member that says it and as one cell; nothing: some are called nothing.
std::optional<std::pair<QString, QString>> namesIn(const QJsonArray& array)
{
    QString member;
    QStringList all;
    for (const QJsonValue one : array) {
        const QJsonObject object = one.toObject();
        member = nameMember(object);
        if (member.isEmpty())
            return std::nullopt;
        all << listEntry(withoutControls(object.value(member).toString()));
    }
    return std::pair(member, all.join(kBetween));
}

/// Grows headings and lines.
class FlatTable {
public:
    explicit FlatTable(QString source) : m_source(std::move(source)) { m_lines.emplace_back(); }

    void add(const QJsonObject& record)
    {
        if (m_lines.size() > m_limits.rows)
            refuse<Reason::TooManyRows>({SiteKind::Place, m_source}, m_limits.rows);
        const std::size_t place = m_lines.size();
        m_lines.emplace_back().line = place;
        addMembers(record, QString());
    }
    /// Whether none of them had anything that fits a cell.
    [[nodiscard]] bool isEmpty() const { return m_columns.isEmpty(); }
    [[nodiscard]] std::vector<TableLine> finish() && { return std::move(m_lines); }
    /// Lists that fit no cell.
    [[nodiscard]] std::vector<LeftMember> left() const
    {
        std::vector<LeftMember> all;
        all.reserve(m_left.size());
        for (const auto& [path, times] : m_left)
            all.push_back({path, {}, because<Reason::NoPlaceHere>(), times});
        return all;
    }

private:
    void addMembers(const QJsonObject& object, const QString& before)
    {
        for (auto member = object.begin(); member != object.end(); ++member) {
            const QString heading = before + member.key();
            if (member.value().isObject()) {
                addMembers(member.value().toObject(), heading + u'.');
            } else if (!member.value().isArray()) {
                setCell(heading, cellIn(member.value()));
            } else if (const auto cell = listCell(member.value().toArray())) {
                setCell(heading, *cell);
            } else {
                ++m_left[heading.toStdString()];
                if (const auto names = namesIn(member.value().toArray()))
                    setCell(heading + u'.' + names->first, names->second);
            }
        }
    }
    void setCell(const QString& heading, const QString& cell)
    {
        std::vector<std::string>& headings = m_lines.front().cells;
        const auto place = m_columns.constFind(heading);
        const std::size_t column = place == m_columns.constEnd() ? headings.size() : *place;
        if (column == headings.size()) {
            if (column == m_limits.columns)
                refuse<Reason::TooManyColumns>({SiteKind::Place, m_source}, m_limits.columns);
            m_columns.insert(heading, column);
            headings.push_back(heading.toStdString());
        }
        std::vector<std::string>& cells = m_lines.back().cells;
        if (column >= cells.size()) {
            m_cells += column + 1 - cells.size();
            // A few records of many members make every later one as wide as they are.
            if (m_cells > m_limits.cells)
                refuse<Reason::TooManyElements>({SiteKind::Place, m_source}, m_cells, m_limits.cells);
            cells.resize(column + 1);
        }
        cells[column] = cell.toStdString();
    }

    TableLimits m_limits;
    QString m_source;
    std::vector<TableLine> m_lines;
    QHash<QString, std::size_t> m_columns;
    std::map<std::string, std::size_t> m_left;  ///< by path, how often
    std::size_t m_cells = 0;
};

}  // namespace

QJsonArray recordsIn(const QJsonValue& document)
{
    if (document.isArray())
        return isListOfObjects(document) ? document.toArray() : QJsonArray();
    const QJsonObject object = document.toObject();
    if (object.isEmpty())
        return {};
    if (!nameMember(object).isEmpty())
        return {object};
    QJsonArray longest;
    bool areObjects = true;
    for (const QJsonValue one : object) {
        areObjects = areObjects && one.isObject();
        if (isListOfObjects(one) && one.toArray().size() > longest.size())
            longest = one.toArray();
    }
    if (!longest.isEmpty())
        return longest;
    QJsonArray named;
    if (!areObjects)
        return named;
    for (auto member = object.begin(); member != object.end(); ++member) {
        QJsonObject one = member.value().toObject();
        if (nameMember(one).isEmpty())
            one.insert(u"name"_qs, member.key());
        named.append(one);
    }
    return named;
}

std::vector<TableLine> flatTable(const QJsonValue& document, const QString& source, std::vector<LeftMember>* left)
{
    const QJsonArray records = recordsIn(document);
    if (records.isEmpty())
        refuse<Reason::NoRecordsInDocument>({SiteKind::Place, source});
    FlatTable table(source);
    for (const QJsonValue record : records)
        table.add(record.toObject());
    if (table.isEmpty())
        refuse<Reason::NoRecordsInDocument>({SiteKind::Place, source});
    if (left)
        *left = table.left();
    return std::move(table).finish();
}

}  // namespace hitspread::formats

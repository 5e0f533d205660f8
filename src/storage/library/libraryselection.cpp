#include "storage/library/libraryselection.h"

#include "rules/systems/registry.h"
#include "services/refusal/problem.h"
#include "storage/library/recordtable.h"
#include "storage/sqlite/text.h"

#include <QRegularExpression>

#include <algorithm>
#include <charconv>

namespace hitspread::storage {

namespace {

Site siteOf(const LibraryField& path)
{
    return {SiteKind::Place, path.element.empty() ? path.field : path.field + "." + path.element};
}

/// A value of a record as an SQL expression.
struct Expression {
    QString sql;
    std::vector<QVariant> values;
    const FieldDeclaration* field = nullptr;  ///< null: name or detail
    bool isText = false;
};

struct DeclaredField {
    const RecordDeclaration* record;
    const FieldDeclaration* field;
};

/// The first system that declares it: systems that share an id share its form.
DeclaredField declaredField(const LibraryQuery& query, const LibraryField& path)
{
    for (const System* system : systems()) {
        if (!query.system.empty() && system->id() != query.system)
            continue;
        const RecordDeclaration* record = system->record(query.kind);
        if (const FieldDeclaration* field = record ? record->find(path.field) : nullptr)
            return {record, field};
    }
    refuse<Reason::NoSuchFieldToSearch>(siteOf(path));
}

QString elementPath(const FieldDeclaration& field, const LibraryField& path)
{
    if (!field.elements.empty()) {
        if (std::ranges::find(field.elements, path.element) == field.elements.end())
            refuse<Reason::NoSuchElementNamed>(siteOf(path));
        return QStringLiteral(".\"%1\"").arg(QString::fromLatin1(path.element));
    }
    std::size_t index = field.extent;
    const char* const end = path.element.data() + path.element.size();
    if (std::from_chars(path.element.data(), end, index).ptr != end || index >= field.extent)
        refuse<Reason::NoSuchElementAt>(siteOf(path), field.extent - 1);
    return QStringLiteral("[%1]").arg(index);
}

/// Choices are spelled in the records and compared by their index.
QString indexOfChoice(const QString& spelling, const FieldDeclaration& field)
{
    QString sql = QStringLiteral("CASE %1").arg(spelling);
    for (std::size_t i = 0; i < field.choices.size(); ++i)
        sql += QStringLiteral(" WHEN '%1' THEN %2").arg(QString::fromLatin1(field.choices[i]), QString::number(i));
    return sql + QStringLiteral(" END");
}

Expression expressionFor(const LibraryQuery& query, const LibraryField& path)
{
    const QString table = libraryTable(query.kind).name;
    Expression expression;
    if (path.field.empty() || path.field == "name" || path.field == "detail") {
        if (!path.element.empty())
            refuse<Reason::HasNoElements>(siteOf(path));
        expression.sql = table + (path.field == "detail" ? QStringLiteral(".detail") : QStringLiteral(".name"));
        expression.isText = true;
        return expression;
    }
    const DeclaredField declared = declaredField(query, path);
    const FieldDeclaration& field = *declared.field;
    expression.field = &field;
    expression.isText = field.kind == FieldKind::Text;
    if (field.kind == FieldKind::RankList) {
        if (!hasOwnRows(*declared.record, field) || path.element.empty())
            refuse<Reason::RanksHaveNoOrder>(siteOf(path));
        expression.sql = QStringLiteral("(SELECT rank FROM character_rank WHERE character_id = %1.id AND field = '%2' "
                                        "AND character_rank.name = ? COLLATE NOCASE)")
                             .arg(table, QString::fromLatin1(field.id));
        expression.values.emplace_back(qt(path.element));
        return expression;
    }
    QString json = QStringLiteral("$.\"%1\"").arg(QString::fromLatin1(field.id));
    if (field.extent > 1)
        json += elementPath(field, path);
    else if (!path.element.empty())
        refuse<Reason::HasNoElements>(siteOf(path));
    expression.sql = QStringLiteral("json_extract(%1.data, '%2')").arg(table, json);
    if (field.kind == FieldKind::Choice)
        expression.sql = indexOfChoice(expression.sql, field);
    return expression;
}

QString likeText(const std::string& part)
{
    QString text = qt(part);
    for (const QChar special : {u'\\', u'%', u'_'})
        text.replace(special, QString(u'\\') + special);
    return u'%' + text + u'%';
}

/// The number a numeric field is compared with; choices may be spelled.
qint64 numberFor(const LibraryFilter& filter, const FieldDeclaration& field)
{
    if (const auto* number = std::get_if<std::int64_t>(&filter.value))
        return *number;
    const auto found = std::ranges::find(field.choices, std::get<std::string>(filter.value));
    if (field.kind != FieldKind::Choice || found == field.choices.end())
        refuse<Reason::NotOneOfItsValues>(siteOf(filter.where), std::get<std::string>(filter.value));
    return found - field.choices.begin();
}

/// Builds conditions and their values.
class ConditionMaker {
public:
    explicit ConditionMaker(const LibraryQuery& query) : m_query(query), m_table(libraryTable(query.kind).name) {}

    void add(const QString& condition, const std::vector<QVariant>& values = {})
    {
        m_conditions += condition;
        m_values.insert(m_values.end(), values.begin(), values.end());
    }

    void add(const LibraryFilter& filter)
    {
        Expression expression = expressionFor(m_query, filter.where);
        if (expression.field && expression.field->kind == FieldKind::Set)
            return addSet(filter, *expression.field);
        if (filter.comparison == Comparison::Contains) {
            if (!expression.isText || !std::holds_alternative<std::string>(filter.value))
                refuse<Reason::OnlyTextsContain>(siteOf(filter.where));
            expression.values.emplace_back(likeText(std::get<std::string>(filter.value)));
            return add(expression.sql + QStringLiteral(" LIKE ? ESCAPE '\\'"), expression.values);
        }
        if (expression.isText) {
            if (!std::holds_alternative<std::string>(filter.value))
                refuse<Reason::IsText>(siteOf(filter.where));
            expression.values.emplace_back(filled(std::get<std::string>(filter.value)));
            expression.sql += QStringLiteral(" COLLATE NOCASE");
        } else {
            expression.values.emplace_back(numberFor(filter, *expression.field));
        }
        // IS NOT: what has no entry is not equal to anything.
        static constexpr std::array<const char*, 6> kOperators{" = ?", " IS NOT ?", " < ?", " <= ?", " > ?", " >= ?"};
        add(expression.sql + QLatin1String(kOperators[static_cast<std::size_t>(filter.comparison)]), expression.values);
    }

    [[nodiscard]] QString sql() const { return m_conditions.join(QStringLiteral(" AND ")); }
    [[nodiscard]] const std::vector<QVariant>& values() const { return m_values; }
    [[nodiscard]] const QString& table() const { return m_table; }

private:
    void addSet(const LibraryFilter& filter, const FieldDeclaration& field)
    {
        const auto* member = std::get_if<std::string>(&filter.value);
        if (filter.comparison != Comparison::Contains || !member
            || std::ranges::find(field.choices, *member) == field.choices.end())
            refuse<Reason::IsSet>(siteOf(filter.where));
        add(QStringLiteral("EXISTS (SELECT 1 FROM json_each(%1.data, '$.\"%2\"') WHERE value = ?)")
                .arg(m_table, QString::fromLatin1(field.id)),
            {qt(*member)});
    }

    const LibraryQuery& m_query;
    QString m_table;
    QStringList m_conditions;
    std::vector<QVariant> m_values;
};

}  // namespace

bool hasOwnRows(const RecordDeclaration& declaration, const FieldDeclaration& field)
{
    return declaration.kind == RecordKind::Character && field.kind == FieldKind::RankList;
}

QString matchFor(const std::string& search)
{
    static const QRegularExpression separators(QStringLiteral("[^\\p{L}\\p{M}\\p{N}]+"));
    QStringList words = qt(search).split(separators, Qt::SkipEmptyParts);
    for (QString& word : words)
        word = u'"' + word + u'"';
    return words.isEmpty() ? QString{} : words.join(u' ') + u'*';
}

LibrarySelection selectionFor(const LibraryQuery& query)
{
    const RecordTable& table = libraryTable(query.kind);
    ConditionMaker conditions(query);
    LibrarySelection selection;
    selection.from = table.name;
    const QString match = matchFor(query.search);
    if (!match.isEmpty()) {
        selection.from = QStringLiteral("search JOIN %1 ON %1.id = search.rowid / %2")
                             .arg(table.name, QString::number(kSearchKinds));
        conditions.add(QStringLiteral("search MATCH ? AND search.rowid % %1 = %2")
                           .arg(QString::number(kSearchKinds), QString::number(table.number)),
                       {match});
    } else if (!query.search.empty()) {
        conditions.add(QStringLiteral("0"));  // nothing but punctuation was typed
    }
    // What was taken out of the library is not in the index; its flag lies behind the long columns of the row.
    if (match.isEmpty())
        conditions.add(table.name + QStringLiteral(".removed = 0"));
    if (!query.system.empty())
        conditions.add(table.name + QStringLiteral(".system = ?"), {qt(query.system)});
    if (query.sample)
        conditions.add(table.name + QStringLiteral(".is_sample = ?"), {*query.sample ? 1 : 0});
    for (const std::string& tag : query.tags)
        conditions.add(QStringLiteral("EXISTS (SELECT 1 FROM json_each(%1.tags) WHERE value = ?)").arg(table.name),
                       {qt(tag)});
    for (const LibraryFilter& filter : query.filters)
        conditions.add(filter);
    selection.from += QStringLiteral(" WHERE ") + conditions.sql();
    selection.values = conditions.values();

    const QString direction = query.descending ? QStringLiteral(" DESC") : QString{};
    const bool isByName = query.sortBy.field.empty() || query.sortBy.field == "name";
    Expression first = expressionFor(query, query.sortBy);
    if (first.field && first.field->kind == FieldKind::Set)
        refuse<Reason::SetHasNoOrder>(siteOf(query.sortBy));
    if (!isByName)
        selection.order = first.sql + (first.isText ? QStringLiteral(" COLLATE NATURAL_ORDER") : QString{}) + direction
            + QStringLiteral(" NULLS LAST, ");
    selection.order += table.name + QStringLiteral(".name COLLATE NATURAL_ORDER") + (isByName ? direction : QString{})
        + QStringLiteral(", ") + table.name + QStringLiteral(".id") + (isByName ? direction : QString{});
    selection.orderValues = std::move(first.values);
    return selection;
}

}  // namespace hitspread::storage

#include "storage/library/savedsearch.h"

#include "formats/codec/actioncodec.h"
#include "services/refusal/problem.h"
#include "storage/sqlite/text.h"

#include <algorithm>
#include <array>

namespace hitspread::storage {

namespace {

constexpr std::array<const char*, 7> kComparisons{"equal",   "notEqual", "less",    "atMost",
                                                  "greater", "atLeast",  "contains"};

QString comparisonText(Comparison comparison)
{
    return QString::fromLatin1(kComparisons[static_cast<std::size_t>(comparison)]);
}

Comparison comparisonIn(const QString& text)
{
    const auto found = std::ranges::find_if(kComparisons,
                                            [&](const char* word) { return text == QLatin1String(word); });
    if (found == kComparisons.end())
        refuse<Reason::NoSuchComparison>(Site(SiteKind::SavedSearch), text);
    return static_cast<Comparison>(found - kComparisons.begin());
}

QJsonArray encodedPath(const LibraryField& path)
{
    return {qt(path.field), qt(path.element)};
}

LibraryField pathIn(const QJsonValue& value)
{
    const QJsonArray pair = value.toArray();
    return {pair.at(0).toString().toStdString(), pair.at(1).toString().toStdString()};
}

QJsonObject encodedFilter(const LibraryFilter& filter)
{
    const auto* number = std::get_if<std::int64_t>(&filter.value);
    return {{QStringLiteral("where"), encodedPath(filter.where)},
            {QStringLiteral("comparison"), comparisonText(filter.comparison)},
            {QStringLiteral("value"),
             number ? QJsonValue(static_cast<qint64>(*number)) : QJsonValue(qt(std::get<std::string>(filter.value)))}};
}

LibraryFilter filterIn(const QJsonObject& object)
{
    LibraryFilter filter;
    filter.where = pathIn(object[QStringLiteral("where")]);
    filter.comparison = comparisonIn(object[QStringLiteral("comparison")].toString());
    const QJsonValue value = object[QStringLiteral("value")];
    if (value.isDouble())
        filter.value = std::int64_t{value.toInteger()};
    else
        filter.value = value.toString().toStdString();
    return filter;
}

}  // namespace

QJsonArray textsOf(const std::vector<std::string>& texts)
{
    QJsonArray array;
    for (const std::string& text : texts)
        array.append(qt(text));
    return array;
}

std::vector<std::string> textsIn(const QJsonArray& array)
{
    std::vector<std::string> texts;
    for (const QJsonValue& text : array)
        texts.push_back(text.toString().toStdString());
    return texts;
}

QJsonObject encodedQuery(const LibraryQuery& query)
{
    const std::string_view kind = formats::kindText(query.kind);
    QJsonArray filters;
    for (const LibraryFilter& filter : query.filters)
        filters.append(encodedFilter(filter));
    QJsonObject object{
        {QStringLiteral("kind"), QString::fromLatin1(kind)}, {QStringLiteral("system"), qt(query.system)},
        {QStringLiteral("search"), qt(query.search)},        {QStringLiteral("sortBy"), encodedPath(query.sortBy)},
        {QStringLiteral("descending"), query.descending},    {QStringLiteral("filters"), filters},
        {QStringLiteral("tags"), textsOf(query.tags)}};
    if (query.sample)
        object[QStringLiteral("sample")] = *query.sample;
    return object;
}

LibraryQuery decodedQuery(const QJsonObject& object)
{
    LibraryQuery query;
    query.kind = formats::kindFromText(object[QStringLiteral("kind")].toString().toStdString(),
                                       Site(SiteKind::SavedSearch));
    query.system = object[QStringLiteral("system")].toString().toStdString();
    query.search = object[QStringLiteral("search")].toString().toStdString();
    query.sortBy = pathIn(object[QStringLiteral("sortBy")]);
    query.descending = object[QStringLiteral("descending")].toBool();
    const QJsonArray filters = object[QStringLiteral("filters")].toArray();
    for (const QJsonValue& filter : filters)
        query.filters.push_back(filterIn(filter.toObject()));
    query.tags = textsIn(object[QStringLiteral("tags")].toArray());
    if (object.contains(QStringLiteral("sample")))
        query.sample = object[QStringLiteral("sample")].toBool();
    return query;
}

}  // namespace hitspread::storage

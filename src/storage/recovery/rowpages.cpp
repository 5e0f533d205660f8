#include "storage/recovery/rowpages.h"

#include "services/refusal/problem.h"
#include "storage/sqlite/statementwatch.h"

#include <QtEndian>

#include <algorithm>
#include <array>

namespace hitspread::storage {

namespace {

constexpr qsizetype kFirstFreeInHead = 32;
constexpr qsizetype kFreeInHead = 36;
/// Fewer of a page's rows than this fitting a table, it is another's.
constexpr double kMostOf = 0.5;

bool isText(const QVariant& value)
{
    return value.typeId() == QMetaType::QString;
}

std::optional<SchemaRow> schemaRowOf(const RawRow& row)
{
    static const std::array<QString, 4> types{QStringLiteral("table"), QStringLiteral("index"), QStringLiteral("view"),
                                              QStringLiteral("trigger")};
    if (row.values.size() != 5 || !isText(row.values[1]) || row.values[3].typeId() != QMetaType::LongLong
        || std::ranges::find(types, row.values[0].toString()) == types.end())
        return std::nullopt;
    return SchemaRow{row.values[0].toString(), row.values[1].toString(),
                     static_cast<quint32>(row.values[3].toLongLong()), row.values[4].toString()};
}

}  // namespace

std::vector<SchemaRow> schemaIn(TreeReader& reader)
{
    std::vector<SchemaRow> found;
    for (quint32 number = 1; number <= reader.file().count(); ++number) {
        const std::optional<TreePage> page = reader.page(number);
        if (!page || !page->isTable || !page->isLeaf || page->cells.empty())
            continue;
        for (const RawCell& cell : page->cells) {
            const std::optional<RawRow> row = reader.row(*page, cell);
            const std::optional<SchemaRow> object = row ? schemaRowOf(*row) : std::nullopt;
            if (object)
                found.push_back(*object);
            else if (row)
                break;
        }
    }
    return found;
}

RowPages::RowPages(TreeReader& reader, const std::vector<RowShape>& shapes, const std::vector<SchemaRow>& schema)
    : m_reader(reader),
      m_shapes(shapes),
      m_pages(shapes.size()),
      m_others(std::size_t{reader.file().count()} + 1),
      m_free(m_others.size()),
      m_known(m_others.size())
{
    follow(schema);
    findFree();
    for (quint32 number = 1; number < m_others.size(); ++number) {
        if (StatementWatch::isAsked())
            throw Failure(ProblemCode::Stopped, Site());
        place(number);
    }
    settleByNeighbours();
}

void RowPages::follow(const std::vector<SchemaRow>& schema)
{
    // The schema itself begins on the first page.
    for (const quint32 number : m_reader.below(1))
        m_others[number] = true;
    for (const SchemaRow& object : schema) {
        if (object.root < 2 || object.root >= m_others.size())
            continue;
        const std::vector<quint32> pages = m_reader.below(object.root);
        const auto shape = std::ranges::find(m_shapes, object.name, &RowShape::name);
        if (object.name == u"sqlite_sequence")
            m_counters = pages;
        for (const quint32 number : pages) {
            if (object.type == u"table" && shape != m_shapes.end())
                m_expected[number].insert(static_cast<std::size_t>(shape - m_shapes.begin()));
            else
                m_others[number] = true;
        }
    }
}

/// What was given back holds what was deleted, or nothing: it must not come again. A list that does not come out as long as it says is not
/// believed.
void RowPages::findFree()
{
    PageFile& file = m_reader.file();
    const quint32 count = file.headNumber(kFreeInHead);
    std::vector<quint32> found;
    std::vector<bool> seen(m_free.size());
    for (quint32 trunk = file.headNumber(kFirstFreeInHead); trunk != 0;) {
        if (trunk >= seen.size() || seen[trunk])
            return;
        seen[trunk] = true;
        const QByteArray page = file.page(trunk);
        const auto word = [&page](qsizetype at) { return qFromBigEndian<quint32>(page.constData() + at); };
        if (page.isEmpty() || word(4) > static_cast<quint32>(page.size() / 4 - 2))
            return;
        found.push_back(trunk);
        for (quint32 i = 0; i < word(4); ++i)
            found.push_back(word(8 + 4 * qsizetype{i}));
        trunk = word(0);
    }
    if (found.size() != count || std::ranges::any_of(found, [this](quint32 page) { return page >= m_free.size(); }))
        return;
    m_isFreeKnown = true;
    for (const quint32 page : found)
        m_free[page] = true;
}

/// How many of the rows that a page should hold fit a table.
double RowPages::shareOf(const TreePage& page, const RowShape& shape)
{
    if (page.isTable != shape.hasRowids || (page.isTable && !page.isLeaf))
        return 0;
    const auto fitting = std::ranges::count_if(page.cells, [&](const RawCell& cell) {
        const std::optional<RawRow> row = m_reader.row(page, cell);
        return row && shape.fits(*row);
    });
    return page.cells.empty() ? 0 : static_cast<double>(fitting) / static_cast<double>(page.cells.size());
}

std::vector<std::size_t> RowPages::bestFor(const TreePage& page)
{
    double most = kMostOf;
    std::vector<std::size_t> best;
    for (std::size_t shape = 0; shape < m_shapes.size(); ++shape) {
        const double share = shareOf(page, m_shapes[shape]);
        if (share > most)
            best.clear();
        if (share >= most) {
            most = share;
            best.push_back(shape);
        }
    }
    return best;
}

bool RowPages::isOfSchema(const TreePage& page)
{
    return std::ranges::any_of(page.cells, [&](const RawCell& cell) {
        const std::optional<RawRow> row = page.isTable ? m_reader.row(page, cell) : std::nullopt;
        return row && schemaRowOf(*row);
    });
}

void RowPages::place(quint32 number)
{
    const std::optional<TreePage> page = m_reader.page(number);
    if (!page)
        return;
    m_known[number] = true;
    if ((page->isTable && !page->isLeaf) || page->cells.empty()) {
        m_known[number] = page->spoilt == 0;
        return;
    }
    const auto take = [&](std::size_t shape) {
        m_pages[shape].push_back(number);
        m_placed[number] = shape;
    };
    if (const auto expected = m_expected.find(number); expected != m_expected.end()) {
        for (const std::size_t shape : expected->second) {
            if (shareOf(*page, m_shapes[shape]) >= kMostOf)
                return take(shape);
        }
    }
    if (m_others[number] || m_free[number] || isOfSchema(*page))
        return;
    const std::vector<std::size_t> shapes = bestFor(*page);
    if (shapes.size() == 1 && m_shapes[shapes.front()].name == u"distance")
        m_doubtful.push_back(number);
    else if (shapes.size() == 1)
        take(shapes.front());
    else if (!shapes.empty()) {
        m_unsettled.push_back(number);
        m_known[number] = false;
    } else {
        // Of the search index, unless it is spoilt.
        m_known[number] = page->spoilt == 0;
    }
}

/// What several tables could hold belongs where the pages beside it do, under the same page above them.
void RowPages::settleByNeighbours()
{
    if (m_unsettled.empty())
        return;
    for (quint32 number = 1; number < m_others.size(); ++number) {
        const std::optional<TreePage> above = m_reader.page(number);
        if (!above || !above->isTable || above->isLeaf)
            continue;
        std::set<std::size_t> shapes;
        for (const quint32 child : above->children) {
            if (const auto placed = m_placed.find(child); placed != m_placed.end())
                shapes.insert(placed->second);
        }
        if (shapes.size() != 1)
            continue;
        std::erase_if(m_unsettled, [&](quint32 page) {
            const std::optional<TreePage> leaf = m_reader.page(page);
            if (!leaf || std::ranges::find(above->children, page) == above->children.end()
                || shareOf(*leaf, m_shapes[*shapes.begin()]) < kMostOf)
                return false;
            m_pages[*shapes.begin()].push_back(page);
            m_known[page] = true;
            return true;
        });
    }
}

bool RowPages::isLost(quint32 number) const
{
    if (m_known[number] || m_free[number] || m_reader.continuations()[number])
        return false;
    const QByteArray page = m_reader.file().page(number);
    // What was given back is empty: without a list of it, nothing tells one from a page that was lost.
    return m_isFreeKnown || m_expected.contains(number) || page.count('\0') != page.size();
}

std::size_t RowPages::lost() const
{
    std::size_t lost = m_reader.file().missing();
    for (quint32 number = 1; number < m_known.size(); ++number)
        lost += isLost(number) ? 1 : 0;
    return lost;
}

std::size_t RowPages::lostOf(std::size_t shape) const
{
    return static_cast<std::size_t>(std::ranges::count_if(
        m_expected, [&](const auto& expected) { return expected.second.contains(shape) && isLost(expected.first); }));
}

std::map<QString, qint64> RowPages::numbersGiven()
{
    std::map<QString, qint64> numbers;
    for (const quint32 number : m_counters) {
        const std::optional<TreePage> page = m_reader.page(number);
        if (!page || !page->isTable || !page->isLeaf)
            continue;
        for (const RawCell& cell : page->cells) {
            const std::optional<RawRow> row = m_reader.row(*page, cell);
            if (row && row->values.size() == 2 && isText(row->values[0])
                && row->values[1].typeId() == QMetaType::LongLong)
                numbers[row->values[0].toString()] = row->values[1].toLongLong();
        }
    }
    return numbers;
}

}  // namespace hitspread::storage

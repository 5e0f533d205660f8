#pragma once

#include "rules/core/dice/dice.h"
#include "storage/recovery/rowpages.h"
#include "storage/sqlite/connection.h"
#include "support/rawfile.h"

#include <QByteArray>
#include <QStringList>
#include <QTest>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <utility>
#include <vector>

namespace hitspread::storage {

inline constexpr int kPageBytes = 4096;

/// A row of the undamaged campaign: on which pages it stands, and what it refers to.
struct Standing {
    std::set<quint32> pages;
    std::vector<std::pair<QString, QString>> needs;  ///< table and key
};

/// Which rows of a sound campaign stand where.
class Inventory {
public:
    explicit Inventory(const QString& path) : m_file(path), m_bytes(support::bytesOf(path))
    {
        Connection connection(path, Connection::Access::Immutable);
        const std::vector<RowShape> shapes = shapesOf(connection);
        TreeReader reader(m_file);
        m_schema = reader.below(1);
        RowPages pages(reader, shapes, schemaIn(reader));
        for (std::size_t i = 0; i < shapes.size(); ++i) {
            for (const quint32 number : pages.of(i))
                add(shapes[i], number, needsOf(connection, shapes[i]));
        }
        for (quint32 number = 1; number <= m_file.count(); ++number) {
            if (const auto page = reader.page(number); page && !page->isLeaf)
                m_inside.push_back(number);
        }
    }

    [[nodiscard]] const std::vector<quint32>& inside() const { return m_inside; }
    /// Those that say which tables there are and where they begin.
    [[nodiscard]] const std::vector<quint32>& schema() const { return m_schema; }
    [[nodiscard]] quint32 pages() const { return m_file.count(); }

    /// How many rows of each table must come back from what became of the file: those on whole pages whose references stand there, too.
    [[nodiscard]] std::map<QString, qint64> wholeIn(const QByteArray& damaged) const
    {
        const auto isWhole = [&](quint32 page) {
            const qsizetype at = qsizetype{kPageBytes} * (static_cast<qsizetype>(page) - 1);
            // Of the first page the head of the file is none of its rows.
            return damaged.mid(at, kPageBytes) == m_bytes.mid(at, kPageBytes);
        };
        std::map<std::pair<QString, QString>, const Standing*> left;
        for (const auto& [row, standing] : m_rows) {
            if (std::ranges::all_of(standing.pages, isWhole))
                left.emplace(row, &standing);
        }
        const auto lacks = [&left](const auto& one) {
            return std::ranges::any_of(one.second->needs, [&left](const auto& need) { return !left.contains(need); });
        };
        while (std::erase_if(left, lacks) > 0) {
        }
        std::map<QString, qint64> counts;
        for (const auto& [row, standing] : left)
            ++counts[row.first];
        return counts;
    }

private:
    /// The columns by which a row needs another: but for those it can do without.
    using Needs = std::vector<std::pair<std::size_t, QString>>;
    static Needs needsOf(Connection& connection, const RowShape& shape)
    {
        static const QStringList dispensable{QStringLiteral("portrait"), QStringLiteral("ammunition_id"),
                                             QStringLiteral("mounted_on")};
        Needs needs;
        ResultSet row = connection.run(QStringLiteral("SELECT \"from\", \"table\" FROM pragma_foreign_key_list(?)"),
                                       {shape.name});
        while (row.next()) {
            const auto at = std::ranges::find(shape.columns, row.value(0).toString(), &RowShape::Column::name)
                - shape.columns.begin();
            if (!dispensable.contains(row.value(0).toString()))
                needs.emplace_back(static_cast<std::size_t>(at), row.value(1).toString());
        }
        return needs;
    }
    void add(const RowShape& shape, quint32 number, const Needs& needs)
    {
        TreeReader reader(m_file);
        const auto page = reader.page(number);
        for (const RawCell& cell : page->cells) {
            TreeReader own(m_file);
            const auto row = own.row(*page, cell);
            QVERIFY(row);
            Standing standing{{number}, {}};
            for (quint32 more = 1; more <= m_file.count(); ++more) {
                if (own.continuations()[more])
                    standing.pages.insert(more);
            }
            for (const auto& [column, table] : needs) {
                if (row->values.at(column).isValid())
                    standing.needs.emplace_back(table, row->values[column].toString());
            }
            QString key = QString::number(row->rowid);
            if (!shape.hasRowids || shape.name == u"image") {
                key.clear();
                for (std::size_t i = 0; i < (shape.name == u"image" ? 1 : row->values.size()); ++i)
                    key += row->values[i].toString() + (shape.name == u"image" ? QString() : QStringLiteral("|"));
            }
            m_rows.emplace(std::pair(shape.name, key), std::move(standing));
        }
    }

    PageFile m_file;
    QByteArray m_bytes;
    std::map<std::pair<QString, QString>, Standing> m_rows;
    std::vector<quint32> m_inside;
    std::vector<quint32> m_schema;
};

/// A way to damage a file. `turn` of `turns`.
using Damage = QByteArray (*)(QByteArray bytes, const Inventory& inventory, RandomStream& chance, int turn, int turns);

inline void fill(QByteArray& bytes, quint32 page, RandomStream& chance, bool isEmpty)
{
    const qsizetype first = qsizetype{kPageBytes} * (static_cast<qsizetype>(page) - 1);
    for (qsizetype at = first; at < std::min(first + kPageBytes, bytes.size()); ++at)
        bytes[at] = isEmpty ? '\0' : static_cast<char>(chance.below(256));
}

inline QByteArray cutShort(QByteArray bytes, const Inventory&, RandomStream&, int turn, int turns)
{
    return bytes.first(bytes.size() * (2 * turn + 1) / (2 * turns));
}

inline QByteArray spoiltHead(QByteArray bytes, const Inventory&, RandomStream& chance, int turn, int)
{
    struct Field {
        int at;
        int size;
    };
    static constexpr std::array kFields{Field{0, 16}, Field{16, 2}, Field{18, 2}, Field{20, 1},
                                        Field{28, 4}, Field{32, 4}, Field{36, 4}, Field{52, 12},
                                        Field{56, 4}, Field{60, 4}, Field{68, 4}, Field{0, 100}};
    const Field field = kFields.at(static_cast<std::size_t>(turn) % kFields.size());
    for (int i = 0; i < field.size; ++i)
        bytes[field.at + i] = turn % 3 == 0 ? '\0' : static_cast<char>(chance.below(256));
    return bytes;
}

inline QByteArray emptyPages(QByteArray bytes, const Inventory& inventory, RandomStream& chance, int turn, int)
{
    for (int i = 0; i <= turn % 4; ++i)
        fill(bytes, 1 + chance.below(inventory.pages()), chance, true);
    return bytes;
}

inline QByteArray randomPages(QByteArray bytes, const Inventory& inventory, RandomStream& chance, int turn, int)
{
    for (int i = 0; i <= turn % 4; ++i)
        fill(bytes, 1 + chance.below(inventory.pages()), chance, false);
    return bytes;
}

inline QByteArray flippedBits(QByteArray bytes, const Inventory&, RandomStream& chance, int turn, int)
{
    for (int i = 0; i <= turn; ++i) {
        const qsizetype at = chance.below(static_cast<std::uint32_t>(bytes.size()));
        bytes[at] = static_cast<char>(bytes[at] ^ (1 << chance.below(8)));
    }
    return bytes;
}

inline QByteArray insidePages(QByteArray bytes, const Inventory& inventory, RandomStream& chance, int turn, int)
{
    for (std::size_t i = 0; i <= static_cast<std::size_t>(turn) % inventory.inside().size(); ++i)
        fill(bytes, inventory.inside()[chance.below(static_cast<std::uint32_t>(inventory.inside().size()))], chance,
             turn % 2 == 0);
    return bytes;
}

/// The first page, and every second time all that say where the tables begin.
inline QByteArray schemaPages(QByteArray bytes, const Inventory& inventory, RandomStream& chance, int turn, int)
{
    const std::size_t count = turn % 2 == 0 ? 1 : inventory.schema().size();
    for (std::size_t i = 0; i < count; ++i)
        fill(bytes, inventory.schema()[i], chance, turn % 4 < 2);
    return bytes;
}

}  // namespace hitspread::storage

#pragma once

#include "storage/recovery/rowshape.h"

#include <QHash>

#include <map>
#include <set>

namespace hitspread::storage {

/// An object of the schema as a damaged file names it.
struct SchemaRow {
    QString type;
    QString name;
    quint32 root = 0;
    QString sql;
};

/// What is left of the schema of a damaged file, from whichever of its pages hold it.
[[nodiscard]] std::vector<SchemaRow> schemaIn(TreeReader& reader);

/// Finds out which pages of a damaged file hold rows of which table. Where the way from the table's root to a page is whole, that says
/// it, if its rows agree; any other page is given to the one table that its rows fit, and to none where several come into question.
class RowPages {
public:
    /// All of them outlive it.
    RowPages(TreeReader& reader, const std::vector<RowShape>& shapes, const std::vector<SchemaRow>& schema);

    /// The pages of a table, by its place among the shapes, in the order of their numbers.
    [[nodiscard]] const std::vector<quint32>& of(std::size_t shape) const { return m_pages[shape]; }
    /// Pages of three whole numbers each: of distances, or of an index. Which, only the other rows tell.
    [[nodiscard]] const std::vector<quint32>& doubtful() const { return m_doubtful; }
    /// How many pages should hold something and cannot be read, or belong nowhere; once all rows were read.
    [[nodiscard]] std::size_t lost() const;
    /// Those of them that the way from the root of a table leads to.
    [[nodiscard]] std::size_t lostOf(std::size_t shape) const;
    /// The numbers SQLite has given away, by table.
    [[nodiscard]] std::map<QString, qint64> numbersGiven();

private:
    void follow(const std::vector<SchemaRow>& schema);
    void findFree();
    void place(quint32 number);
    [[nodiscard]] bool isLost(quint32 number) const;
    void settleByNeighbours();
    [[nodiscard]] double shareOf(const TreePage& page, const RowShape& shape);
    /// Those that most of its rows fit, all equally well.
    [[nodiscard]] std::vector<std::size_t> bestFor(const TreePage& page);
    [[nodiscard]] bool isOfSchema(const TreePage& page);

    TreeReader& m_reader;
    const std::vector<RowShape>& m_shapes;
    std::vector<std::vector<quint32>> m_pages;
    std::map<quint32, std::set<std::size_t>> m_expected;  ///< by the way from the roots
    std::vector<bool> m_others;                           ///< of indexes, of SQLite's own tables
    std::vector<bool> m_free;
    std::vector<bool> m_known;  ///< read and placed, or with nothing in it
    std::map<quint32, std::size_t> m_placed;
    std::vector<quint32> m_unsettled;
    std::vector<quint32> m_doubtful;
    std::vector<quint32> m_counters;
    bool m_isFreeKnown = false;
};

}  // namespace hitspread::storage

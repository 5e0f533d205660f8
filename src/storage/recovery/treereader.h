#pragma once

#include "storage/recovery/pagefile.h"

#include <QVariant>

#include <cstdint>
#include <optional>
#include <vector>

namespace hitspread::storage {

/// A row as it lies in the file: for columns that came later it may have no value.
struct RawRow {
    qint64 rowid = 0;              ///< of tables that have one
    std::vector<QVariant> values;  ///< invalid: NULL; else qlonglong, double, QString or QByteArray
};

/// One place in a page that should hold a row.
struct RawCell {
    qint64 rowid = 0;
    qint64 size = 0;   ///< of the row, in bytes
    qsizetype at = 0;  ///< where in the page it begins
};

/// A page of a table or an index.
struct TreePage {
    bool isTable = false;  ///< else of an index, or of a table without row numbers
    bool isLeaf = false;
    std::vector<quint32> children{};  ///< of one that is none
    std::vector<RawCell> cells{};     ///< those that can hold rows at all
    std::size_t spoilt = 0;           ///< how many more there should be
    QByteArray bytes{};
};

/// Reads pages and rows by SQLite's file format alone, each for itself, and believes nothing: what cannot be is not there. Every way
/// through the file ends.
class TreeReader {
public:
    explicit TreeReader(PageFile& file) : m_file(file) {}

    /// Nothing: it is no such page.
    [[nodiscard]] std::optional<TreePage> page(quint32 number);
    /// Nothing: what lies there, or its continuation on other pages, is no row.
    [[nodiscard]] std::optional<RawRow> row(const TreePage& page, const RawCell& cell);
    /// The numbers of all pages below a root, and its own, once each.
    [[nodiscard]] std::vector<quint32> below(quint32 root);
    /// The pages that hold what is too long for one, as the rows that were read named them.
    [[nodiscard]] const std::vector<bool>& continuations() const { return m_continuations; }
    [[nodiscard]] PageFile& file() { return m_file; }

private:
    [[nodiscard]] std::optional<QByteArray> payload(const TreePage& page, const RawCell& cell);

    PageFile& m_file;
    std::vector<bool> m_continuations = std::vector<bool>(std::size_t{m_file.count()} + 1);
};

}  // namespace hitspread::storage

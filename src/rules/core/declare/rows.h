#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <type_traits>

namespace hitspread {

/// A counted list of a small record within a record: wounds, healings. At most `Most` rows, all in place.
/// Rules read and change rows. Whatever is generic (JSON, forms, the log) goes by columns, one declared field for each member of
/// a row (declare::rows), and sets count and columns in any order: what stands beyond the count waits there and is no row. A list
/// that is declared without a count ends with the last row that is other than Row{}; Row{} before it is a row of nobody.
template <typename RowType, std::size_t Most>
class Rows {
    static_assert(std::is_trivially_copyable_v<RowType> && std::is_trivially_default_constructible_v<RowType>,
                  "a row is plain numbers without initializers: Row{} is one of nothing but zeros");

public:
    using Row = RowType;
    static constexpr std::size_t kMost = Most;

    Rows() = default;
    /// Precondition: no more than fit.
    Rows(std::initializer_list<Row> rows)
    {
        for (const Row& row : rows)
            add(row);
    }

    [[nodiscard]] std::size_t size() const
    {
        return static_cast<std::size_t>(std::clamp(m_count, 0, static_cast<std::int32_t>(Most)));
    }
    [[nodiscard]] bool isEmpty() const { return m_count <= 0; }
    [[nodiscard]] bool isFull() const { return size() == Most; }

    /// Precondition: there are more than `row`.
    [[nodiscard]] const Row& operator[](std::size_t row) const { return m_rows[row]; }
    [[nodiscard]] Row& operator[](std::size_t row) { return m_rows[row]; }
    [[nodiscard]] const Row* begin() const { return m_rows.data(); }
    [[nodiscard]] const Row* end() const { return m_rows.data() + size(); }
    [[nodiscard]] Row* begin() { return m_rows.data(); }
    [[nodiscard]] Row* end() { return m_rows.data() + size(); }

    /// Puts a row behind the others. Precondition: it is not full.
    void add(const Row& row)
    {
        const std::size_t last = size();
        setCount(static_cast<std::int32_t>(last) + 1);
        m_rows[last] = row;
    }

    /// The count as it was set; one out of range is a fault of the record, and none of the rows it adds are there.
    [[nodiscard]] std::int32_t count() const { return m_count; }
    void setCount(std::int32_t count)
    {
        m_count = count;
        forgetEmpty(size());
    }

    /// Counts every row up to the last that is other than Row{}: for a list whose count nobody keeps.
    void countFilled()
    {
        setCount(0);
        setCount(m_filled);
    }

    /// The row, also one beyond the count; what was never set is Row{}.
    [[nodiscard]] Row at(std::size_t row) const { return row < Most ? m_rows[row] : Row{}; }
    void put(std::size_t row, const Row& value)
    {
        if (row >= Most)
            return;
        m_rows[row] = value;
        forgetEmpty(row + 1);
    }
    /// So many rows may be other than Row{}.
    [[nodiscard]] std::size_t filled() const { return static_cast<std::size_t>(m_filled); }

    /// Of the rows there are; what waits beyond the count has no part in it.
    friend bool operator==(const Rows& a, const Rows& b) { return std::ranges::equal(a, b); }

private:
    /// Counts the filled rows anew; `touched`: none behind so many has changed. Those not counted are Row{}.
    void forgetEmpty(std::size_t touched)
    {
        m_filled = static_cast<std::int32_t>(std::max(filled(), touched));
        while (filled() > size() && m_rows[filled() - 1] == Row{})
            --m_filled;
    }

    std::int32_t m_count = 0;
    std::int32_t m_filled = 0;
    std::array<Row, Most> m_rows{};
};

}  // namespace hitspread

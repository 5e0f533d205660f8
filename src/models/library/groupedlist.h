#pragma once

#include <QAbstractListModel>
#include <QString>

#include <cstdint>
#include <vector>

namespace hitspread {

/// One line of a list in groups: a heading, or something to choose.
struct GroupedRow {
    /// How the line stands out; painters give it icon, word and colour.
    enum class Sign : std::uint8_t { None, Good, Changed, Off, Missing };

    int key = -1;      ///< what the line stands for; -1: a heading
    QString text{};    ///< name
    QString before{};  ///< a short id in front of it
    QString behind{};  ///< a value at the end of the line
    QString spoken{};  ///< for tooltips and screen readers
    Sign sign = Sign::None;

    [[nodiscard]] bool isHeading() const { return key < 0; }
    friend bool operator==(const GroupedRow&, const GroupedRow&) = default;
};

/// Lines under headings, as somebody else found and worded them; headings cannot be chosen.
class GroupedList : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role { KeyRole = Qt::UserRole + 1, BeforeRole, BehindRole, SignRole };

    using QAbstractListModel::QAbstractListModel;

    /// Lines that are the same as before in the same places stay what they are for views; else the list is reset.
    void setRows(std::vector<GroupedRow> rows);
    /// The line of a key; -1: it is not listed.
    [[nodiscard]] int rowOf(int key) const;
    /// The first line that can be chosen; -1: none.
    [[nodiscard]] int firstRow() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    std::vector<GroupedRow> m_rows;
};

}  // namespace hitspread

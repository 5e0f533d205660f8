#pragma once

#include <QTableView>

namespace hitspread {

/// The first column of a table once more, over its left edge, so that it stays in sight while the table is scrolled sideways; not
/// there while the table stands at its beginning. A line from the header down to its foot shows that something goes on beneath.
/// It shares model, choice and keyboard with the table and edits nothing itself.
class FrozenColumn : public QTableView {
    Q_OBJECT

public:
    explicit FrozenColumn(QTableView& table);

    /// To be called when the table's columns, heights or place have changed.
    void follow();

Q_SIGNALS:
    /// A name is to be edited, which is done where it really is.
    void editAsked(const QModelIndex& index);

protected:
    void wheelEvent(QWheelEvent* event) override;

private:
    class Look;

    QTableView& m_table;
};

}  // namespace hitspread

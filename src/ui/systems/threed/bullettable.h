#pragma once

#include <QWidget>

class QLabel;
class QTableView;

namespace hitspread {

class ApplicationStyle;

}  // namespace hitspread

namespace hitspread::threed {

class BulletCursor;

/// Every bullet of the action, one a row; the chosen row is the bullet in view. As high as its rows, whoever holds it scrolls.
class BulletTable : public QWidget {
    Q_OBJECT

public:
    BulletTable(BulletCursor& cursor, const ApplicationStyle& style, QWidget* parent = nullptr);

private:
    void refresh();
    void fit();
    /// What the words of a column need; 0: it is not shown.
    [[nodiscard]] int wantedBy(int column) const;

    BulletCursor& m_cursor;
    const ApplicationStyle& m_style;
    QLabel* m_note;
    QTableView* m_table;
};

}  // namespace hitspread::threed

#pragma once

#include <QWidget>

#include "ui/attack/options/optionrow.h"

#include <vector>

class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace hitspread {

class MoreButton;

/// Options of an action below each other: rows of fields, in sections and in boxes that come and go as a whole, and what is
/// rarely needed behind a button. A row whose part the present action has not got hides itself.
class OptionColumn : public QWidget {
    Q_OBJECT

public:
    OptionColumn(AttackPresenter& presenter, const ApplicationStyle& style, QWidget* parent = nullptr);
    /// Whose labels stand in the column of `rows`.
    explicit OptionColumn(const OptionRows& rows, QWidget* parent = nullptr);

    /// Where the labels stand, to add rows of another kind or to join them to another column.
    [[nodiscard]] LabelColumn& labels() const { return m_rows.labels; }
    /// For rows that stand elsewhere in this column.
    [[nodiscard]] const OptionRows& rows() const { return m_rows; }
    void openMore();
    [[nodiscard]] bool isMoreOpen() const;

protected:
    /// What is added from here on stands in a section, below the others.
    QWidget* addSection(const QString& title, QLabel** heading = nullptr);
    /// What is added from here on stands in a box within what is open, until it is closed.
    QWidget* openBox();
    void closeBox();
    OptionRow* addRow(const FieldName& field, const QString& label);
    OptionRow* addRow(const FieldName& field, OptionRow::Shape shape);
    /// With own words for the choices; `only`: those on show, empty: all.
    OptionRow* addChoice(const FieldName& field, const QString& label, const QStringList& words,
                         const std::vector<int>& only = {});
    void addWidget(QWidget* widget);
    /// A widget that begins where the controls of rows do, and ends there.
    void addBeside(QWidget* widget);
    /// What is added from here on stands behind "More options".
    void startMore();
    /// At the other end of the line of that button.
    void addBesideMore(QWidget* widget);
    void addStretch();
    /// What new widgets are made in.
    [[nodiscard]] QWidget* place() const;

private:
    void open(QWidget& box, int above);

    OptionRows m_rows;
    std::vector<QVBoxLayout*> m_columns;  ///< the whole, and the open boxes each within the one before
    MoreButton* m_more = nullptr;
    QHBoxLayout* m_moreLine = nullptr;
};

}  // namespace hitspread

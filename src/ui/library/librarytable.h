#pragma once

#include <QElapsedTimer>
#include <QTableView>

#include <cstdint>
#include <vector>

namespace hitspread {

class ApplicationStyle;
class ColumnHeader;
class FieldComplaint;
class FrozenColumn;
class LibraryDelegate;
class LibraryModel;
class MoreColumns;
class Preferences;

/// The table of the library: which columns are shown and how wide they are is the user's and remembered for each kind of
/// record. The usual ones are the same in every language and window; what does not fit is scrolled to sideways, column by column,
/// and the name stays in sight.
class LibraryTable : public QTableView {
    Q_OBJECT

public:
    LibraryTable(LibraryModel& model, const ApplicationStyle& style, Preferences& preferences,
                 QWidget* parent = nullptr);

    [[nodiscard]] LibraryDelegate& cells() { return *m_cells; }
    /// Says what is wrong with a value that is being edited; its place is beside the table, where it covers no other value.
    [[nodiscard]] FieldComplaint& complaint() { return *m_complaint; }
    [[nodiscard]] bool isEditing() const { return state() == EditingState; }
    /// Rows chosen, in the order of the table.
    [[nodiscard]] std::vector<int> chosenRows() const;
    /// Goes to a record: chosen and visible; nothing when it is not among the rows.
    void goTo(long long record);
    /// The menu of columns to show, where the mouse is or below `button`.
    void chooseColumns(const QPoint& where);
    /// Fits the columns to the rows on show.
    void fit();
    void scrollTo(const QModelIndex& index, ScrollHint hint = EnsureVisible) override;
    using QTableView::edit;

Q_SIGNALS:
    /// Enter on a row.
    void opened(int row);
    void rowsChosen();
    /// A value begins to be edited, or no longer is.
    void editingChanged();

protected:
    bool edit(const QModelIndex& index, EditTrigger trigger, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    /// Goes to the next record whose name begins with what is typed.
    void keyboardSearch(const QString& letters) override;
    void resizeEvent(QResizeEvent* event) override;
    void updateGeometries() override;
    void wheelEvent(QWheelEvent* event) override;
    void closeEditor(QWidget* editor, QAbstractItemDelegate::EndEditHint hint) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) override;

private:
    enum class Towards : std::uint8_t { Start, Nearest, End };

    /// How far the table is scrolled where a column begins right beside the names.
    [[nodiscard]] int columnStart(int scrolled, Towards towards) const;
    /// Scrolls to where a column begins.
    void scrollColumns(int scrolled, Towards towards);
    void followSideways();
    void showEdge();
    void passColumns(int columns);
    void takeUpKind();
    void showColumns();
    [[nodiscard]] int headingWidth(int column) const;
    /// Makes columns of words narrower, by index; a hidden one has no width.
    void spread(std::vector<int>& widths, int room) const;
    void squeeze(std::vector<int>& widths, int over) const;
    [[nodiscard]] QString memory() const;
    [[nodiscard]] QStringList shownColumns() const;

    LibraryModel& m_model;
    const ApplicationStyle& m_style;
    Preferences& m_preferences;
    LibraryDelegate* m_cells;
    FieldComplaint* m_complaint;
    ColumnHeader* m_headings;
    FrozenColumn* m_names = nullptr;
    MoreColumns* m_more = nullptr;
    bool m_isPlacing = false;  ///< the scroll bar is moved by the table itself
    int m_widest = 0;          ///< of the columns beside the names
    int m_scrolled = 0;        ///< where it was last
    int m_turned = 0;          ///< what of a turn of the wheel sideways has passed no column yet
    bool m_isUnfitted = false;
    QString m_letters;  ///< typed one soon after the other
    QElapsedTimer m_lastLetter;
    QString m_kind;  ///< what the columns are laid out for
};

}  // namespace hitspread

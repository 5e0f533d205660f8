#pragma once

#include <QTableView>

namespace hitspread {

class ApplicationStyle;
class FieldComplaint;
class FrozenColumn;
class LibraryDelegate;
class LibraryModel;
class Preferences;

/// The table of the library: which columns are shown and how wide they are is the user's and remembered for each kind of
/// record. The usual ones are the same in every language and window; what does not fit is scrolled to sideways, and the name
/// stays in sight.
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
    void resizeEvent(QResizeEvent* event) override;
    void closeEditor(QWidget* editor, QAbstractItemDelegate::EndEditHint hint) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) override;

private:
    void takeUpKind();
    void showColumns();
    [[nodiscard]] int headingWidth(int column) const;
    [[nodiscard]] QString memory() const;
    [[nodiscard]] QStringList shownColumns() const;

    LibraryModel& m_model;
    const ApplicationStyle& m_style;
    Preferences& m_preferences;
    LibraryDelegate* m_cells;
    FieldComplaint* m_complaint;
    FrozenColumn* m_names;
    bool m_isUnfitted = false;
    QString m_kind;  ///< what the columns are laid out for
};

}  // namespace hitspread

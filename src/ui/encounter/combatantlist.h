#pragma once

#include "ui/widgets/quietlist.h"

#include <vector>

namespace hitspread {

/// The combatants with one or several of them selected: Shift extends, Ctrl+Shift+click and Ctrl+Space take one in or out, Ctrl+A
/// takes all. A click with Ctrl aims, so it takes nobody in, unlike in other lists. What is done with whom it does not know.
class CombatantList : public QuietList {
    Q_OBJECT

public:
    explicit CombatantList(const ApplicationStyle& style, QWidget* parent = nullptr);

    /// The rows that are selected, from the top.
    [[nodiscard]] std::vector<int> selectedRows() const;
    /// Puts the keyboard on a row; of several selected ones it may go to any without leaving the others out.
    void goTo(const QModelIndex& index);
    void select(const std::vector<int>& rows);
    void dataChanged(const QModelIndex& first, const QModelIndex& last, const QList<int>& roles = {}) override;

Q_SIGNALS:
    /// The keyboard is at another one, or others are selected.
    void choiceMoved();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) override;
    [[nodiscard]] QItemSelectionModel::SelectionFlags selectionCommand(const QModelIndex& index,
                                                                       const QEvent* event) const override;
};

}  // namespace hitspread

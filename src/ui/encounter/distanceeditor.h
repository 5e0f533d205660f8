#pragma once

#include <QDialog>

#include <optional>

class QHBoxLayout;
class QLabel;
class QModelIndex;
class QPushButton;
class QTableView;

namespace hitspread {

class ApplicationStyle;
class DistanceTable;
class Fight;

/// The distances of a fight on one table: numbers typed into cells, usual ones put into all that are chosen. What is done here counts
/// when it is applied, as one step of the fight.
class DistanceEditor : public QDialog {
    Q_OBJECT

public:
    DistanceEditor(Fight& fight, const ApplicationStyle& style, QWidget* parent = nullptr);

    /// Shows what the fight says now.
    void start();
    void accept() override;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeTable();
    [[nodiscard]] QWidget* makeBands();
    [[nodiscard]] QLayout* makeFoot();
    void choose(bool onlyBetweenSides);
    void put(std::optional<int> metres);
    void refresh();
    void refuse(const QModelIndex& cell, const QString& typed);
    void fitColumns();
    void fillWidth();

    Fight& m_fight;
    const ApplicationStyle& m_style;
    DistanceTable* m_table;
    QTableView* m_view;
    QLabel* m_words;
    QPushButton* m_apply;
};

}  // namespace hitspread

#pragma once

#include <QDialog>

class QLabel;
class QPushButton;
class QTreeView;

namespace hitspread {

class ApplicationStyle;
class DifferencesModel;
class Fight;

/// What is other in what is tried out than in the fight as it was, person by person, in a column for each of them, with the choice to
/// keep it or to go back.
class DifferencesDialog : public QDialog {
    Q_OBJECT

public:
    DifferencesDialog(Fight& fight, const ApplicationStyle& style, QWidget* parent = nullptr);

    /// About what is being tried now.
    void start();

private:
    void fill();

    Fight& m_fight;
    DifferencesModel* m_model;
    QLabel* m_title;
    QTreeView* m_list;
    QLabel* m_same;  ///< said where nothing is other
    QPushButton* m_keep;
    QPushButton* m_drop;
};

}  // namespace hitspread

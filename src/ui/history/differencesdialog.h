#pragma once

#include <QDialog>

class QLabel;
class QPushButton;

namespace hitspread {

class ApplicationStyle;
class DifferencesModel;
class Fight;
class QuietList;

/// What is other in what is tried out than in the fight as it was, with the choice to keep it or to go back.
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
    QuietList* m_list;
    QPushButton* m_keep;
    QPushButton* m_drop;
};

}  // namespace hitspread

#pragma once

#include "services/people/presentservice.h"

#include <QDialog>

#include <vector>

class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace hitspread {

class ApplicationStyle;
class Fight;
struct Problem;

/// Ends the fight in view: says who goes on from it and how, lets the game master leave somebody out, and does it as one step. What comes
/// into view then is where people are between fights.
class EndFightDialog : public QDialog {
    Q_OBJECT

public:
    EndFightDialog(Fight& fight, const ApplicationStyle& style, QWidget* parent = nullptr);

    void start();
    void accept() override;

private:
    void makeList();
    void ask();
    void show(const std::vector<GoingOn>& all);
    void refresh();
    void refuse(const Problem& problem);

    Fight& m_fight;
    Encounter m_ended;  ///< the fight it was opened for
    QTreeWidget* m_list;
    QLabel* m_words;
    QPushButton* m_end;
};

}  // namespace hitspread

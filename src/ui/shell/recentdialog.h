#pragma once

#include <QDialog>

class QPushButton;

namespace hitspread {

class ApplicationStyle;
class Preferences;
class RecentList;

/// Chooses one of the campaigns that were open lately, or takes one out of the list.
class RecentDialog : public QDialog {
    Q_OBJECT

public:
    RecentDialog(Preferences& preferences, const ApplicationStyle& style, QWidget* parent = nullptr);

    /// What was chosen once it is accepted.
    [[nodiscard]] QString path() const;

private:
    void refresh();
    void remove();

    Preferences& m_preferences;
    RecentList* m_list;
    QPushButton* m_remove;
    QPushButton* m_open;
};

}  // namespace hitspread

#pragma once

#include <QFrame>

class QAction;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace hitspread {

class ApplicationStyle;
class SwitchBoard;

/// The profiles of house rules: one to compare with, how much differs from it, putting it in force, and what can be done with
/// profiles of one's own. A name is asked for in place.
class ProfileBar : public QFrame {
    Q_OBJECT

public:
    ProfileBar(SwitchBoard& board, const ApplicationStyle& style, QWidget* parent = nullptr);

    void refresh();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum class Naming : std::uint8_t { None, Save, Rename };

    void makeNaming();
    void fillProfiles();
    void ask(Naming what);
    void accept();
    void leave();

    SwitchBoard& m_board;
    const ApplicationStyle& m_style;
    QComboBox* m_profiles;
    QLabel* m_state;
    QPushButton* m_apply;
    QPushButton* m_save;
    QPushButton* m_rename;
    QPushButton* m_remove;
    QWidget* m_naming;
    QLabel* m_what;
    QLineEdit* m_name;
    QPushButton* m_done;
    Naming m_asks = Naming::None;
};

}  // namespace hitspread

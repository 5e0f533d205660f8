#pragma once

#include <QWidget>

#include <string_view>

class QCheckBox;
class QScrollArea;

namespace hitspread {

class ApplicationStyle;
class ProblemBar;
class ProfileBar;
class SearchList;
class SwitchBoard;
class SwitchPage;

/// The house rules of the fight in view: profiles on top, all switches to search at the left, the one chosen at the right.
class SwitchPanel : public QWidget {
    Q_OBJECT

public:
    SwitchPanel(SwitchBoard& board, const ApplicationStyle& style, QWidget* parent = nullptr);

    /// Shows a switch, whatever the search finds. False: the fight has no such switch.
    bool show(std::string_view switchId);
    /// Id of the one on the page; empty: none.
    [[nodiscard]] QString current() const;
    void focusSearch();

Q_SIGNALS:
    void picked();
    /// See rulelink.h.
    void linkFollowed(const QString& link);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] QWidget* makeList();
    void fitList();
    void refresh();
    void fillList();

    SwitchBoard& m_board;
    const ApplicationStyle& m_style;
    ProblemBar* m_problem;
    ProfileBar* m_profiles;
    QCheckBox* m_onlyDifferent;
    SearchList* m_list;
    QScrollArea* m_area;
    SwitchPage* m_page;
};

}  // namespace hitspread

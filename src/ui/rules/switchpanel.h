#pragma once

#include <QWidget>

#include <functional>
#include <string_view>

class QCheckBox;
class QScrollArea;

namespace hitspread {

class ApplicationStyle;
class LocationsPage;
class ProblemBar;
class ProfileBar;
class SearchList;
class SwitchBoard;
class SwitchPage;
class TableDrafts;

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
    /// Whether nothing would be lost with the program; else says so, and offers to close all the same.
    [[nodiscard]] bool mayClose();

    /// The same before its window goes out of sight, where nothing is lost: it says once what is not in force yet.
    [[nodiscard]] bool mayHide();

Q_SIGNALS:
    /// What would be lost is given up.
    void givenUp();
    void picked();
    /// See rulelink.h.
    void linkFollowed(const QString& link);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] QWidget* makeList();
    void fitList();
    /// A bar with a button, which does this.
    void offer(const QString& words, const QString& action, const std::function<void()>& does);
    void refresh();
    void takeBar();
    /// Names of the switches that are edited and not in force yet.
    [[nodiscard]] QStringList drafts() const;
    void fillList();
    void showPage(int key);
    [[nodiscard]] bool hasDraft(int key) const;
    void fitPages();

    SwitchBoard& m_board;
    const ApplicationStyle& m_style;
    ProblemBar* m_problem;
    ProfileBar* m_profiles;
    QCheckBox* m_onlyDifferent;
    SearchList* m_list;
    QScrollArea* m_area;
    QWidget* m_bar;  ///< where the bar of a table stands
    QStringList m_warned;
    TableDrafts* m_drafts;
    SwitchPage* m_page;
    LocationsPage* m_locations;
};

}  // namespace hitspread

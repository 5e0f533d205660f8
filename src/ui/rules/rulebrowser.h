#pragma once

#include <QWidget>

#include "models/rules/rulefacts.h"

#include <optional>

class QComboBox;
class QScrollArea;

namespace hitspread {

class ApplicationStyle;
class RuleBook;
class RuleHistory;
class RuleLinksPanel;
class RulePage;
class SearchList;
class SegmentRow;

/// Every rule of a system to search and read: lists and filter at the left, the page of the rule chosen at the right.
class RuleBrowser : public QWidget {
    Q_OBJECT

public:
    RuleBrowser(RuleBook& book, RuleHistory& history, const ApplicationStyle& style, QWidget* parent = nullptr);

    /// Shows a rule of the book's list, whatever the search finds.
    void show(std::uint16_t rule);
    [[nodiscard]] std::optional<std::uint16_t> current() const;
    void focusSearch();

Q_SIGNALS:
    /// Another rule of the list is on the page.
    void picked();
    /// See rulelink.h.
    void linkFollowed(const QString& link);

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] QWidget* makeLeft();
    void fitList();
    void chooseSystem(int index);
    /// The list and the page anew.
    void refresh();
    void fillList();
    void fillPage();
    [[nodiscard]] std::optional<RuleState> only() const;

    RuleBook& m_book;
    RuleHistory& m_history;
    const ApplicationStyle& m_style;
    QComboBox* m_systems;
    SegmentRow* m_states;
    SearchList* m_list;
    QScrollArea* m_area;
    RulePage* m_page;
    RuleLinksPanel* m_links;
};

}  // namespace hitspread

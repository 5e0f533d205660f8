#pragma once

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace hitspread {

class RuleBook;
class RuleHistory;

/// Where the rule on the page beside it leads: actions and values of the program that read it, entries of this fight that went by
/// it, rules that belong with it. Everything that can be opened is a link.
class RuleLinksPanel : public QWidget {
    Q_OBJECT

public:
    RuleLinksPanel(const RuleBook& book, const RuleHistory& history, QWidget* parent = nullptr);

    void show(std::uint16_t rule);

Q_SIGNALS:
    /// See rulelink.h.
    void linkFollowed(const QString& link);

private:
    struct Section {
        QLabel* title;
        QLabel* words;
    };

    [[nodiscard]] Section add(const char* name, const QString& title);
    static void fill(const Section& section, const QStringList& lines);
    [[nodiscard]] QStringList linksTo(const std::vector<std::uint16_t>& rules, const QString& behind = {}) const;
    [[nodiscard]] QStringList usesOf(std::uint16_t rule) const;

    const RuleBook& m_book;
    const RuleHistory& m_history;
    QVBoxLayout* m_column;
    Section m_used;
    Section m_here;
    Section m_related;
};

}  // namespace hitspread

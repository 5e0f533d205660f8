#pragma once

#include <QWidget>

#include "models/rules/rulefacts.h"

class QLabel;
class QVBoxLayout;

namespace hitspread {

class ApplicationStyle;

/// One rule to read: id, title, how it stands in this fight, what it says in our words, its source and the switches that bear
/// on it. It shows facts it is given and looks nothing up, so that any window can hold it.
class RulePage : public QWidget {
    Q_OBJECT

public:
    explicit RulePage(const ApplicationStyle& style, QWidget* parent = nullptr);

    void setFacts(const RuleFacts& facts);
    /// Rules its words name and switches are links from now on, told by linkFollowed(). Before the first facts.
    void setLinked(bool linked);

Q_SIGNALS:
    /// See rulelink.h.
    void linkFollowed(const QString& link);

private:
    void fillSwitches();
    void paintState();

    const ApplicationStyle& m_style;
    RuleFacts m_facts;
    QLabel* m_id;
    QLabel* m_title;
    QLabel* m_stateIcon;
    QLabel* m_state;
    QLabel* m_words;
    QLabel* m_use;
    QLabel* m_source;
    QVBoxLayout* m_column;
    QWidget* m_switches = nullptr;
    bool m_isLinked = false;
};

}  // namespace hitspread

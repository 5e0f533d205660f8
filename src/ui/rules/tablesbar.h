#pragma once

#include "rules/core/declare/record.h"

#include <QWidget>

#include <vector>

class QLabel;
class QPushButton;

namespace hitspread {

class SwitchBoard;
class TableDrafts;

/// Below a page on which several tables are edited by what each location has of them: what is wrong with the drafts or not in force yet,
/// and the buttons that put all of them in force, or back.
class TablesBar : public QWidget {
    Q_OBJECT

public:
    TablesBar(SwitchBoard& board, TableDrafts& drafts, QWidget* parent = nullptr);

    void setTables(const std::vector<const FieldDeclaration*>& tables) { m_tables = tables; }
    /// `missing`: what cannot be read yet, which comes first; empty: nothing.
    void judge(const QString& missing);

Q_SIGNALS:
    /// The drafts are given up.
    void givenUp();

private:
    [[nodiscard]] QString faultOf(const FieldDeclaration& table) const;

    SwitchBoard& m_board;
    TableDrafts& m_drafts;
    std::vector<const FieldDeclaration*> m_tables;
    QLabel* m_message;
    QPushButton* m_save;
    QPushButton* m_toSaved;
};

}  // namespace hitspread

#pragma once

#include <QWidget>

#include "rules/core/record.h"

class QLineEdit;
class QVBoxLayout;

namespace hitspread {

/// Named modifiers: a line each with a way to take it off, and one line to add another.
class RanksEditor : public QWidget {
    Q_OBJECT

public:
    RanksEditor(const QString& addText, QWidget* parent = nullptr);

    void setRanks(const Ranks& ranks);

Q_SIGNALS:
    void edited(const hitspread::Ranks& ranks);

private:
    void rebuild();
    void add();

    Ranks m_ranks;
    QVBoxLayout* m_column;
    QWidget* m_lines = nullptr;
    QLineEdit* m_name;
    QLineEdit* m_value;
};

}  // namespace hitspread

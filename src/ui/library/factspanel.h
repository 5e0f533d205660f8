#pragma once

#include <QWidget>

#include "models/library/librarysubject.h"

#include <memory>

class QVBoxLayout;

namespace hitspread {

class ApplicationStyle;
class BodyPlan;

/// The ready-worked numbers of a record: names with values, tables, and the body with what protects it. Shows what it is
/// handed and works nothing out.
class FactsPanel : public QWidget {
    Q_OBJECT

public:
    FactsPanel(std::shared_ptr<const BodyPlan> plan, const ApplicationStyle& style, QWidget* parent = nullptr);

    void show(const LibraryFacts& facts);

private:
    void addLines(QVBoxLayout& column, const LibraryFacts& facts);
    void addTable(QVBoxLayout& column, const LibraryFacts::Table& table);
    void addRule(QVBoxLayout& column);

    std::shared_ptr<const BodyPlan> m_plan;
    const ApplicationStyle& m_style;
    QVBoxLayout* m_column;
    QWidget* m_page = nullptr;
};

}  // namespace hitspread

#include "ui/library/factspanel.h"

#include "ui/library/bodypreview.h"
#include "ui/theme/applicationstyle.h"

#include <QFrame>
#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace hitspread {

namespace {

QLabel* bold(const QString& text, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    QFont font = label->font();
    font.setBold(true);
    label->setFont(font);
    return label;
}

}  // namespace

FactsPanel::FactsPanel(std::shared_ptr<const BodyPlan> plan, const ApplicationStyle& style, QWidget* parent)
    : QWidget(parent), m_plan(std::move(plan)), m_style(style), m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->addStretch(1);
}

void FactsPanel::show(const LibraryFacts& facts)
{
    delete m_page;
    m_page = new QWidget(this);
    auto* column = new QVBoxLayout(m_page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::kSmall);
    addLines(*column, facts);
    for (const LibraryFacts::Table& table : facts.tables)
        addTable(*column, table);
    if (!facts.protection.isEmpty()) {
        addRule(*column);
        auto* title = new QLabel(facts.protectionTitle, m_page);
        title->setWordWrap(true);
        setLook(*title, "textRole", u"secondary"_qs);
        column->addWidget(title);
        column->addWidget(new BodyPreview(m_plan, facts.protection, m_style, m_page));
    }
    m_column->insertWidget(0, m_page);
    m_page->show();
}

void FactsPanel::addRule(QVBoxLayout& column)
{
    auto* rule = new QFrame(m_page);
    setLook(*rule, "rule", true);
    column.addWidget(rule);
}

void FactsPanel::addLines(QVBoxLayout& column, const LibraryFacts& facts)
{
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(space::kMedium);
    grid->setVerticalSpacing(6);
    grid->setColumnStretch(1, 1);
    for (std::size_t i = 0; i < facts.lines.size(); ++i) {
        const int row = static_cast<int>(i);
        auto* name = new QLabel(facts.lines[i].name, m_page);
        setLook(*name, "tone", u"muted"_qs);
        auto* value = bold(facts.lines[i].value, m_page);
        value->setWordWrap(true);
        value->setAlignment(Qt::AlignRight | Qt::AlignTop);
        grid->addWidget(name, row, 0, Qt::AlignTop);
        grid->addWidget(value, row, 1);
    }
    column.addLayout(grid);
}

void FactsPanel::addTable(QVBoxLayout& column, const LibraryFacts::Table& table)
{
    addRule(column);
    auto* title = new QLabel(table.title, m_page);
    title->setWordWrap(true);
    setLook(*title, "textRole", u"heading"_qs);
    column.addWidget(title);
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(space::kTiny);
    grid->setVerticalSpacing(6);
    grid->setColumnStretch(0, 1);
    const auto put = [&](QLabel* label, int row, int at) {
        label->setAlignment(Qt::AlignRight);
        label->setMinimumWidth(m_style.theme().scaled(54));
        grid->addWidget(label, row, at + 1);
    };
    for (int i = 0; i < table.columns.size(); ++i) {
        auto* label = new QLabel(table.columns.at(i), m_page);
        setLook(*label, "textRole", u"secondary"_qs);
        put(label, 0, i);
    }
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        const int row = static_cast<int>(i) + 1;
        auto* name = new QLabel(table.rows[i].name, m_page);
        name->setWordWrap(true);
        grid->addWidget(name, row, 0);
        for (int at = 0; at < table.rows[i].cells.size(); ++at) {
            auto* cell = bold(table.rows[i].cells.at(at), m_page);
            cell->setAccessibleName(
                u"%1, %2: %3"_qs.arg(table.rows[i].name, table.columns.value(at), table.rows[i].cells.at(at)));
            put(cell, row, at);
        }
    }
    column.addLayout(grid);
}

}  // namespace hitspread

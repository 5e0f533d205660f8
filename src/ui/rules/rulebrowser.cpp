#include "ui/rules/rulebrowser.h"

#include "models/rules/rulebook.h"
#include "models/rules/rulehistory.h"
#include "ui/rules/rulelinkspanel.h"
#include "ui/rules/rulepage.h"
#include "ui/rules/searchlist.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/segmentrow.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QHBoxLayout>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>
#include <array>

namespace hitspread {

namespace {

constexpr int kRuleBrowserListWidth = 430;
constexpr int kRuleBrowserMostPageWidth = 760;
constexpr std::array kStates{RuleState::On, RuleState::Switched, RuleState::Off, RuleState::NotBuilt};

}  // namespace

RuleBrowser::RuleBrowser(RuleBook& book, RuleHistory& history, const ApplicationStyle& style, QWidget* parent)
    : QWidget(parent),
      m_book(book),
      m_history(history),
      m_style(style),
      m_systems(new QComboBox(this)),
      m_states(new SegmentRow(this)),
      m_list(new SearchList(QStringLiteral("rules"), style, this)),
      m_area(new QScrollArea(this)),
      m_page(new RulePage(style)),
      m_links(new RuleLinksPanel(book, history))
{
    setObjectName(QStringLiteral("ruleBrowser"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space::kLarge);
    row->addWidget(makeLeft());
    m_page->setLinked(true);
    auto* sheet = new QWidget;
    sheet->setMaximumWidth(style.theme().scaled(kRuleBrowserMostPageWidth));
    auto* column = new QVBoxLayout(sheet);
    column->setContentsMargins(space::kSmall, 0, space::kSmall, space::kSmall);
    column->setSpacing(space::kSmall);
    column->addWidget(m_page);
    column->addWidget(m_links, 1);
    m_area->setObjectName(QStringLiteral("rulePageArea"));
    m_area->setAccessibleName(tr("The rule"));
    m_area->setWidgetResizable(true);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setWidget(sheet);
    row->addWidget(m_area, 1);
    connect(m_list, &SearchList::searched, this, &RuleBrowser::fillList);
    connect(m_list, &SearchList::picked, this, [this] {
        fillPage();
        Q_EMIT picked();
    });
    connect(m_list, &SearchList::opened, this, [this] { m_area->setFocus(Qt::TabFocusReason); });
    connect(m_states, &SegmentRow::chosen, this, &RuleBrowser::fillList);
    connect(m_systems, &QComboBox::activated, this, &RuleBrowser::chooseSystem);
    connect(m_page, &RulePage::linkFollowed, this, &RuleBrowser::linkFollowed);
    connect(m_links, &RuleLinksPanel::linkFollowed, this, &RuleBrowser::linkFollowed);
    connect(&book, &RuleBook::changed, this, &RuleBrowser::refresh);
    connect(&history, &RuleHistory::changed, this, &RuleBrowser::fillPage);
    connect(&style, &ApplicationStyle::themeChanged, this, [this, sheet](const Theme& theme) {
        sheet->setMaximumWidth(theme.scaled(kRuleBrowserMostPageWidth));
        fitList();
    });
    refresh();
}

void RuleBrowser::fitList()
{
    // With large text the page needs its room as well.
    m_list->parentWidget()->setFixedWidth(qMax(m_states->minimumSizeHint().width(),
                                               qMin(m_style.theme().scaled(kRuleBrowserListWidth), width() * 9 / 20)));
}

void RuleBrowser::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitList();
}

QWidget* RuleBrowser::makeLeft()
{
    auto* left = new QWidget(this);
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::kSmall);
    m_systems->setObjectName(QStringLiteral("ruleSystem"));
    m_systems->setAccessibleName(tr("Rule system"));
    for (const auto& [id, name] : RuleBook::lists())
        m_systems->addItem(name, id);
    m_states->setObjectName(QStringLiteral("ruleStates"));
    m_states->setAccessibleName(tr("Only rules that stand so"));
    m_states->setChoices({tr("All"), tr("On"), tr("Switched"), tr("Off"), tr("Not yet playable")});
    m_states->setCurrent(0);
    m_list->setPlaceholder(tr("Search rules: number, title, words"));
    m_list->setSpoken(tr("Rules"));
    column->addWidget(m_systems);
    m_list->addWidget(m_states);
    column->addWidget(m_list, 1);
    return left;
}

std::optional<RuleState> RuleBrowser::only() const
{
    const int index = m_states->current();
    return index > 0 ? std::optional(kStates[static_cast<std::size_t>(index) - 1]) : std::nullopt;
}

void RuleBrowser::chooseSystem(int index)
{
    m_list->choose(-1);
    m_book.setSystem(m_systems->itemData(index).toString().toStdString());
    Q_EMIT picked();
}

void RuleBrowser::refresh()
{
    m_systems->setCurrentIndex(m_systems->findData(QString::fromUtf8(m_book.list().system)));
    if (m_list->chosen() >= static_cast<int>(m_book.list().rules.size()))
        m_list->choose(-1);
    for (int i = 0; i < m_states->count(); ++i) {
        const auto state = i > 0 ? std::optional(kStates[static_cast<std::size_t>(i) - 1]) : std::nullopt;
        const int count = m_book.count(state);
        m_states->button(i)->setToolTip(tr("Rules: %1").arg(count));
    }
    fillList();
    fillPage();
}

void RuleBrowser::fillList()
{
    const QString search = m_list->search().trimmed();
    m_list->setEmptyText(search.isEmpty() ? tr("No rule stands so.")
                             : only()
                             ? tr("No rule that stands so has “%1”. Choose All to look at every rule.").arg(search)
                             : tr("No rule has “%1”. Fewer or shorter words find more.").arg(search));
    m_list->setRows(m_book.rows(search, only()));
    // A page is never empty while there are rules.
    if (m_list->chosen() < 0 && !m_book.list().rules.empty()) {
        m_list->choose(0);
        fillPage();
    }
}

void RuleBrowser::show(std::uint16_t rule)
{
    m_list->choose(rule);
    if (!m_list->search().isEmpty() || only()) {
        // What hides it from the list gives way.
        const std::vector<GroupedRow> rows = m_book.rows(m_list->search(), only());
        if (std::ranges::find(rows, int{rule}, &GroupedRow::key) == rows.end()) {
            m_states->setCurrent(0);
            m_list->setSearch({});
            fillList();
        }
    }
    m_list->choose(rule);
    fillPage();
    m_area->verticalScrollBar()->setValue(0);
}

std::optional<std::uint16_t> RuleBrowser::current() const
{
    const int key = m_list->chosen();
    return key < 0 ? std::nullopt : std::optional(static_cast<std::uint16_t>(key));
}

void RuleBrowser::fillPage()
{
    const auto rule = current();
    m_area->widget()->setVisible(rule.has_value());
    if (!rule || *rule >= m_book.list().rules.size())
        return;
    m_page->setFacts(m_book.facts(*rule));
    m_links->show(*rule);
}

void RuleBrowser::focusSearch()
{
    m_list->focusLine();
}

void RuleBrowser::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_history.catchUp();
}

}  // namespace hitspread

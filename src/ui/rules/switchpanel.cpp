#include "ui/rules/switchpanel.h"

#include "models/rules/switchboard.h"
#include "rules/core/system.h"
#include "text/problems.h"
#include "ui/rules/locationspage.h"
#include "ui/rules/profilebar.h"
#include "ui/rules/searchlist.h"
#include "ui/rules/switchpage.h"
#include "ui/rules/tabledrafts.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/problembar.h"

#include <QCheckBox>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>
#include <utility>

namespace hitspread {

namespace {

constexpr int kSwitchPanelListWidth = 470;
constexpr int kLeastListWidth = 360;
constexpr int kSwitchPanelMostPageWidth = 720;

}  // namespace

SwitchPanel::SwitchPanel(SwitchBoard& board, const ApplicationStyle& style, QWidget* parent)
    : QWidget(parent),
      m_board(board),
      m_style(style),
      m_problem(new ProblemBar(style, this)),
      m_profiles(new ProfileBar(board, style, this)),
      m_onlyDifferent(new QCheckBox(this)),
      m_list(new SearchList(QStringLiteral("switches"), style, this)),
      m_area(new QScrollArea(this)),
      m_bar(new QWidget(this)),
      m_drafts(new TableDrafts(board, this)),
      m_page(new SwitchPage(board, *m_drafts, style)),
      m_locations(new LocationsPage(board, *m_drafts))
{
    setObjectName(QStringLiteral("switchPanel"));
    m_problem->setObjectName(QStringLiteral("switchProblem"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::kMedium);
    column->addWidget(m_problem);
    column->addWidget(m_profiles);
    auto* row = new QHBoxLayout;
    row->setSpacing(space::kLarge);
    row->addWidget(makeList());
    fitPages();
    m_area->setWidgetResizable(true);
    m_area->setFocusPolicy(Qt::NoFocus);
    auto* pages = new QWidget;
    auto* onePage = new QHBoxLayout(pages);
    onePage->setContentsMargins(0, 0, 0, 0);
    onePage->addWidget(m_page, 1);
    onePage->addWidget(m_locations, 1);
    m_locations->hide();
    m_area->setWidget(pages);
    auto* right = new QVBoxLayout;
    right->setSpacing(space::kSmall);
    right->addWidget(m_area, 1);
    right->addWidget(m_bar);
    row->addLayout(right, 1);
    column->addLayout(row, 1);
    auto* inside = new QVBoxLayout(m_bar);
    inside->setContentsMargins(space::kSmall, 0, space::kSmall, 0);
    m_bar->hide();
    connect(m_page, &SwitchPage::built, this, &SwitchPanel::takeBar);
    connect(m_drafts, &TableDrafts::changed, this, [this] {
        fillList();
        // What was warned of is not so any more.
        if (!m_warned.isEmpty() && drafts().isEmpty()) {
            m_problem->hide();
            m_warned.clear();
        }
    });
    connect(m_list, &SearchList::searched, this, &SwitchPanel::fillList);
    connect(m_list, &SearchList::picked, this, [this](int key) {
        showPage(key);
        Q_EMIT picked();
    });
    connect(m_list, &SearchList::opened, this,
            [this](int key) { m_board.isOfLocations(key) ? m_locations->focusValues() : m_page->focusValues(); });
    connect(m_locations, &LocationsPage::linkFollowed, this, &SwitchPanel::linkFollowed);
    connect(m_locations, &LocationsPage::piecesAsked, this, [this](int location) {
        m_page->paintNext(location);
        Q_EMIT linkFollowed(QStringLiteral("switch:") + QString::fromUtf8(m_board.system()->body()->piecesSwitch()));
    });
    connect(m_onlyDifferent, &QCheckBox::toggled, this, &SwitchPanel::fillList);
    connect(m_page, &SwitchPage::linkFollowed, this, &SwitchPanel::linkFollowed);
    connect(&board, &SwitchBoard::changed, this, &SwitchPanel::refresh);
    const auto say = [this](const Problem& problem) { m_problem->show(text::sentenceFor(problem)); };
    connect(&board, &SwitchBoard::refused, this, say);
    connect(&board, &SwitchBoard::leftOut, this, say);
    connect(&board, &SwitchBoard::removed, this, [this](const ProfileView& profile) {
        offer(tr("The profile “%1” is deleted.").arg(SwitchBoard::nameOf(profile)), tr("Bring it back"),
              [this, profile] { m_board.bringBack(profile); });
    });
    connect(&style, &ApplicationStyle::themeChanged, this, [this] {
        fitPages();
        fitList();
    });
    refresh();
}

void SwitchPanel::offer(const QString& words, const QString& action, const std::function<void()>& does)
{
    m_problem->show(words, action);
    disconnect(m_problem, &ProblemBar::actionChosen, this, nullptr);
    connect(m_problem, &ProblemBar::actionChosen, this, [this, does] {
        m_problem->hide();
        does();
    });
}

/// Below what scrolls: whoever edits the end of a long table sees that it is not in force, and puts it there.
void SwitchPanel::takeBar()
{
    QWidget* bar = m_locations->isHidden() ? m_page->bar() : m_locations->bar();
    for (QWidget* other : m_bar->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
        other->setVisible(other == bar);
    if (bar) {
        m_bar->layout()->addWidget(bar);
        bar->show();
    }
    m_bar->setVisible(bar != nullptr);
}

/// Of a table, or of one that is shown among the locations.
bool SwitchPanel::hasDraft(int key) const
{
    const auto isDraft = [this](const FieldDeclaration* field) {
        return field && field->kind == FieldKind::Table && m_drafts->has(*field);
    };
    return m_board.isOfLocations(key)
        ? std::ranges::any_of(m_board.locationFields()->all(*m_board.declaration()), isDraft)
        : isDraft(m_board.field(key));
}

void SwitchPanel::fitPages()
{
    for (QWidget* page : {static_cast<QWidget*>(m_page), static_cast<QWidget*>(m_locations)})
        page->setMaximumWidth(m_style.theme().scaled(kSwitchPanelMostPageWidth));
}

QStringList SwitchPanel::drafts() const
{
    QStringList names;
    for (const GroupedRow& row : m_board.rows({}, false)) {
        if (m_board.field(row.key) && hasDraft(row.key))
            names << row.text;
    }
    return names;
}

bool SwitchPanel::mayHide()
{
    const QStringList names = drafts();
    if (std::exchange(m_warned, names) == names || names.isEmpty())
        return true;
    offer(tr("Not in force yet: %1. It stays here as a draft.").arg(names.join(QStringLiteral(", "))),
          tr("Close all the same"), [this] { window()->close(); });
    return false;
}

bool SwitchPanel::mayClose()
{
    if (m_drafts->isEmpty())
        return true;
    offer(tr("A table is edited and not in force yet: put it in force, or close without it."), tr("Close without it"),
          [this] {
              m_drafts->forgetAll();
              Q_EMIT givenUp();
          });
    return false;
}

void SwitchPanel::fitList()
{
    // With large text the page needs its room as well.
    m_list->setFixedWidth(qMin(m_style.theme().scaled(kSwitchPanelListWidth), qMax(kLeastListWidth, width() * 9 / 20)));
}

void SwitchPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitList();
}

QWidget* SwitchPanel::makeList()
{
    m_list->setPlaceholder(tr("Search house rules: name, words, values"));
    m_list->setSpoken(tr("House rules"));
    m_onlyDifferent->setObjectName(QStringLiteral("onlyDifferent"));
    m_list->addWidget(m_onlyDifferent);
    return m_list;
}

void SwitchPanel::refresh()
{
    const int count = m_board.differences();
    m_onlyDifferent->setText(tr("Only what differs from the profile (%1)").arg(count));
    m_profiles->refresh();
    if (m_board.idOf(m_list->chosen()).isEmpty()) {
        m_list->choose(-1);
        showPage(-1);
    }
    fillList();
    m_locations->isHidden() ? m_page->refresh() : m_locations->refresh();
}

void SwitchPanel::fillList()
{
    const QString search = m_list->search().trimmed();
    m_list->setEmptyText(!m_board.declaration() ? tr("No fight with house rules is open. Open one to see its switches.")
                             : search.isEmpty()
                             ? tr("Every switch is as the profile has it.")
                             : tr("No house rule has “%1”. Fewer or shorter words find more.").arg(search));
    std::vector<GroupedRow> rows = m_board.rows(search, m_onlyDifferent->isChecked());
    for (GroupedRow& row : rows) {
        if (row.isHeading() || !hasDraft(row.key))
            continue;
        row.behind = tr("%1 · draft", "what is in force").arg(row.behind);
        row.spoken = tr("%1, a draft is not in force yet").arg(row.spoken);
    }
    const auto first = std::ranges::find_if(rows, [](const GroupedRow& row) { return !row.isHeading(); });
    const int key = first == rows.end() ? -1 : first->key;
    m_list->setRows(rows);
    // What a search does not find is not what was looked for.
    const bool isPast = !search.isEmpty() && std::ranges::find(rows, m_list->chosen(), &GroupedRow::key) == rows.end();
    if (key >= 0 && (m_list->chosen() < 0 || isPast)) {
        m_list->choose(key);
        showPage(key);
    }
}

/// From its beginning, wherever the one before was looked at.
void SwitchPanel::showPage(int key)
{
    const bool isOfLocations = m_board.isOfLocations(key);
    m_page->setVisible(!isOfLocations);
    m_locations->setVisible(isOfLocations);
    m_page->show(isOfLocations ? -1 : key);
    if (isOfLocations)
        m_locations->refresh();
    takeBar();
    m_area->verticalScrollBar()->setValue(0);
}

bool SwitchPanel::show(std::string_view switchId)
{
    const int key = m_board.keyOf(switchId);
    if (key < 0)
        return false;
    const std::vector<GroupedRow> rows = m_board.rows(m_list->search(), m_onlyDifferent->isChecked());
    if (std::ranges::find(rows, key, &GroupedRow::key) == rows.end()) {
        // What hides it from the list gives way.
        m_onlyDifferent->setChecked(false);
        m_list->setSearch({});
    }
    m_list->choose(key);
    showPage(key);
    return true;
}

QString SwitchPanel::current() const
{
    return m_board.idOf(m_list->chosen());
}

void SwitchPanel::focusSearch()
{
    m_list->focusLine();
}

}  // namespace hitspread

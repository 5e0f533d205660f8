#include "ui/rules/switchpanel.h"

#include "models/switchboard.h"
#include "text/problems.h"
#include "ui/rules/profilebar.h"
#include "ui/rules/searchlist.h"
#include "ui/rules/switchpage.h"
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
      m_page(new SwitchPage(board, style))
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
    m_page->setMaximumWidth(style.theme().scaled(kSwitchPanelMostPageWidth));
    m_area->setWidgetResizable(true);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_area->setWidget(m_page);
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
    connect(m_page, &SwitchPage::draftsChanged, this, [this] {
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
    connect(m_list, &SearchList::opened, this, [this] { m_page->focusValues(); });
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
    connect(&style, &ApplicationStyle::themeChanged, this, [this](const Theme& theme) {
        m_page->setMaximumWidth(theme.scaled(kSwitchPanelMostPageWidth));
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
    if (QWidget* bar = m_page->bar())
        m_bar->layout()->addWidget(bar);
    m_bar->setVisible(m_page->bar() != nullptr);
}

QStringList SwitchPanel::drafts() const
{
    QStringList names;
    for (const GroupedRow& row : m_board.rows({}, false)) {
        if (!row.isHeading() && m_page->hasDraft(row.key))
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
    if (!m_page->hasDrafts())
        return true;
    offer(tr("A table is edited and not in force yet: put it in force, or close without it."), tr("Close without it"),
          [this] {
              m_page->forgetDrafts();
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
    if (!m_board.field(m_list->chosen()))
        m_list->choose(-1);
    fillList();
    m_page->refresh();
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
        if (row.isHeading() || !m_page->hasDraft(row.key))
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
    m_page->show(key);
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
    const FieldDeclaration* field = m_board.field(m_list->chosen());
    return field ? QString::fromUtf8(field->id) : QString();
}

void SwitchPanel::focusSearch()
{
    m_list->focusLine();
}

}  // namespace hitspread

#include "ui/shell/commandpalette.h"

#include "models/fight/fight.h"
#include "text/echo.h"
#include "ui/rules/searchlist.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/keyboard/mnemonics.h"
#include "ui/widgets/windowsize.h"
#include "ui/widgets/windowtitle.h"

#include <QAction>
#include <QKeySequence>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QVBoxLayout>

#include <algorithm>

namespace hitspread {

namespace {

constexpr QSize kAnythingSize(560, 480);

/// Every command a menu leads to, with the menus on the way.
void collectCommands(const QMenu& menu, const QString& way, const std::function<void(QAction&, const QString&)>& take)
{
    for (QAction* action : menu.actions()) {
        const QString words = readWords(action->text()).section(QStringLiteral("   "), 0, 0);
        if (const QMenu* inner = action->menu())
            collectCommands(*inner, way + words + QStringLiteral(": "), take);
        else if (!action->isSeparator() && action->isEnabled() && action->isVisible())
            take(*action, way + words);
    }
}

}  // namespace

CommandPalette::CommandPalette(Fight& fight, const ApplicationStyle& style, QMainWindow& window)
    : QDialog(&window),
      m_fight(fight),
      m_window(window),
      m_found(new SearchList(QStringLiteral("anything"), style, this)),
      m_command(new QAction(tr("Go to an&ything…"), &window))
{
    setObjectName(QStringLiteral("anythingDialog"));
    entitle(*this, tr("Go to anything - Hitspread"));
    m_command->setObjectName(QStringLiteral("action_anything"));
    m_command->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_K));
    m_found->setPlaceholder(tr("A command or a name"));
    m_found->setOpensAtOnce(true);
    m_found->setSpoken(tr("What was found"));
    m_found->setEmptyText(tr("No command and nobody is called so."));
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_found);
    resizeWithinScreen(*this, kAnythingSize * style.theme().textPercent() / 100);
    connect(m_command, &QAction::triggered, this, &CommandPalette::start);
    connect(m_found, &SearchList::searched, this, &CommandPalette::list);
    connect(m_found, &SearchList::opened, this, &CommandPalette::carryOut);
}

void CommandPalette::start()
{
    gather();
    m_found->setSearch({});
    list({});
    open();
    m_found->focusLine();
}

void CommandPalette::gather()
{
    m_all.clear();
    for (const CombatantView& who : m_fight.snapshot().combatants) {
        const QString name = text::visible(who.combatant.name);
        const RecordId id = who.combatant.id;
        if (who.combatant.away)
            continue;
        m_all.push_back({tr("%1 acts").arg(name), {}, [this, id] { m_fight.setActive(id); }});
        m_all.push_back({tr("%1 is the target").arg(name), {}, [this, id] { m_fight.setTarget(id); }});
    }
    const auto take = [this](QAction& action, const QString& words) {
        if (&action != m_command)
            m_all.push_back({words, action.shortcut().toString(QKeySequence::NativeText),
                             [action = QPointer(&action)] {
                                 if (action)
                                     action->trigger();
                             },
                             action.property("alsoCalled").toString()});
    };
    for (const QAction* top : m_window.menuBar()->actions()) {
        if (const QMenu* menu = top->menu())
            collectCommands(*menu, {}, take);
    }
}

/// Words that begin as what is looked for come before those that hold it.
void CommandPalette::list(const QString& search)
{
    const QStringList words = search.simplified().split(u' ', Qt::SkipEmptyParts);
    std::vector<GroupedRow> first;
    std::vector<GroupedRow> later;
    for (std::size_t i = 0; i < m_all.size(); ++i) {
        const QString& said = m_all[i].words;
        const QString& also = m_all[i].also;
        const auto holds = [&](const QString& word) {
            return said.contains(word, Qt::CaseInsensitive) || also.contains(word, Qt::CaseInsensitive);
        };
        if (!std::ranges::all_of(words, holds))
            continue;
        const bool begins = !words.isEmpty() && said.startsWith(words.first(), Qt::CaseInsensitive);
        (begins ? first : later).push_back({.key = static_cast<int>(i), .text = said, .behind = m_all[i].key});
    }
    first.insert(first.end(), later.begin(), later.end());
    const int best = first.empty() ? -1 : first.front().key;
    m_found->setRows(std::move(first));
    m_found->choose(best);
}

void CommandPalette::carryOut(int place)
{
    if (place < 0 || static_cast<std::size_t>(place) >= m_all.size())
        return;
    // It may open a window, which is not to lie under this one.
    const std::function<void()> doIt = m_all[static_cast<std::size_t>(place)].doIt;
    accept();
    doIt();
}

}  // namespace hitspread

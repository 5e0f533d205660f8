#include "ui/rules/rulecommands.h"

#include "formats/profilefolder.h"
#include "models/fight/fight.h"
#include "rules/systems/registry.h"
#include "text/labels.h"
#include "ui/commands/windowmenus.h"
#include "ui/rules/ruleswindow.h"
#include "ui/theme/applicationstyle.h"
#include "ui/theme/icons.h"
#include "ui/widgets/helpsource.h"
#include "ui/widgets/keyboard/mnemonics.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QMainWindow>
#include <QMenu>

#include <algorithm>
#include <memory>
#include <vector>

namespace hitspread {

RuleCommands::RuleCommands(Fight& fight, const ApplicationStyle& style, const WindowMenus& menus, QMainWindow& window)
    : QObject(&window),
      m_fight(fight),
      m_style(style),
      m_window(window),
      m_read(new QAction(tr("&Rules…"), this)),
      m_switches(new QAction(tr("&House rules of this fight…"), this)),
      m_help(new QAction(tr("Rule for &this place"), this))
{
    m_read->setObjectName(QStringLiteral("action_rules"));
    m_read->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_5));
    m_switches->setObjectName(QStringLiteral("action_houseRules"));
    m_switches->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_6));
    m_help->setObjectName(QStringLiteral("action_help"));
    m_help->setShortcut(QKeySequence(Qt::Key_F1));
    window.addActions({m_read, m_switches, m_help});
    menus.help->insertActions(menus.help->actions().value(0), {m_help, m_read});
    menus.fight->addAction(m_switches);
    connect(m_read, &QAction::triggered, this, [this] { rules().openRules(); });
    connect(m_switches, &QAction::triggered, this, [this] { rules().openSwitches(); });
    connect(m_help, &QAction::triggered, this, &RuleCommands::help);
    // Shortcuts of the main window are none in dialogs.
    qApp->installEventFilter(this);
    connect(&fight, &Fight::changed, this, [this] { m_switches->setEnabled(m_fight.isLoaded()); });
    connect(&style, &ApplicationStyle::themeChanged, this, &RuleCommands::refreshIcons);
    m_switches->setEnabled(fight.isLoaded());
    refreshIcons();
}

RuleCommands::~RuleCommands()
{
    // What is being typed there is stored as it closes, while there is a fight to store it in.
    delete m_rules;
}

RuleCommands* RuleCommands::of(const QWidget& widget)
{
    for (const QObject* one = &widget; one; one = one->parent()) {
        const auto* host = dynamic_cast<const RuleHost*>(one);
        if (RuleCommands* found = host ? host->ruleCommands() : nullptr)
            return found;
    }
    return nullptr;
}

void RuleCommands::openRule(const QString& system, const QString& rule)
{
    rules().openRule(system, rule);
}

bool RuleCommands::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Close && watched == &m_window && m_rules && !m_rules->mayClose()) {
        event->ignore();
        return true;
    }
    // What has reached the window itself was wanted by nothing in it.
    auto* window = event->type() == QEvent::KeyPress ? qobject_cast<QWidget*>(watched) : nullptr;
    const bool isAsked = window && window->isWindow() && window != &m_window
        && static_cast<QKeyEvent*>(event)->keyCombination() == QKeyCombination(Qt::Key_F1) && of(*window) == this;
    if (!isAsked)
        return false;
    help();
    return true;
}

void RuleCommands::help()
{
    QWidget* focus = QApplication::focusWidget();
    QWidget* place = focus ? focus : QApplication::activeWindow();
    for (QWidget* one = place; one; one = one->isWindow() ? nullptr : one->parentWidget()) {
        auto* source = dynamic_cast<HelpSource*>(one);
        if ((source && source->showHelp())
            || openOneOf(*place, one->property(kRulesProperty).toString().split(u' ', Qt::SkipEmptyParts)))
            return;
    }
    rules().openRules();
}

/// False: none of them is a rule.
bool RuleCommands::openOneOf(QWidget& place, const QStringList& ids)
{
    struct Found {
        QString system;
        QString id;
        QString title;
    };
    std::vector<Found> found;
    for (const QString& id : ids) {
        for (const System* system : systems()) {
            const auto& all = system->rules();
            const auto rule = std::ranges::find(all, id.toStdString(), &RuleInfo::id);
            if (rule == all.end())
                continue;
            found.push_back(
                {QString::fromUtf8(system->id().data(), qsizetype(system->id().size())), id, text::ruleTitle(*rule)});
            break;
        }
    }
    if (found.empty())
        return false;
    if (found.size() == 1) {
        openRule(found.front().system, found.front().id);
        return true;
    }
    auto* menu = new QMenu(&place);
    menu->setObjectName(QStringLiteral("helpRules"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const Found& one : found) {
        menu->addAction(QStringLiteral("%1   %2").arg(one.id, withoutMnemonic(one.title)), this,
                        [this, one] { openRule(one.system, one.id); });
    }
    menu->setActiveAction(menu->actions().constFirst());
    menu->popup(place.mapToGlobal(QPoint(0, std::min(place.height(), 40))));
    return true;
}

RulesWindow& RuleCommands::rules()
{
    if (!m_rules) {
        m_rules = new RulesWindow(m_fight, std::make_shared<formats::ProfileFolder>(formats::ownProfilesFolder()),
                                  m_style, &m_window);
        connect(m_rules, &RulesWindow::givenUp, &m_window, &QWidget::close, Qt::QueuedConnection);
    }
    return *m_rules;
}

void RuleCommands::refreshIcons()
{
    m_read->setIcon(iconOf(Icon::Book, m_style.theme()));
    m_switches->setIcon(iconOf(Icon::Settings, m_style.theme()));
}

}  // namespace hitspread

#include "ui/rules/rulecommands.h"

#include "exchange/profilefolder.h"
#include "models/fight.h"
#include "ui/rules/ruleswindow.h"
#include "ui/theme/applicationstyle.h"
#include "ui/theme/icons.h"

#include <QAction>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

#include <memory>

namespace hitspread {

RuleCommands::RuleCommands(Fight& fight, const ApplicationStyle& style, QMainWindow& window)
    : QObject(&window),
      m_fight(fight),
      m_style(style),
      m_window(window),
      m_read(new QAction(tr("&Rules…"), this)),
      m_switches(new QAction(tr("&House rules of this fight…"), this))
{
    m_read->setObjectName(QStringLiteral("action_rules"));
    m_read->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_5));
    m_switches->setObjectName(QStringLiteral("action_houseRules"));
    m_switches->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_6));
    window.addActions({m_read, m_switches});
    const auto menu = [&window](const char* name) {
        return window.menuBar()->findChild<QMenu*>(QLatin1String(name), Qt::FindDirectChildrenOnly);
    };
    if (QMenu* help = menu("helpMenu"))
        help->insertAction(help->actions().value(0), m_read);
    if (QMenu* fightMenu = menu("fightMenu"))
        fightMenu->addAction(m_switches);
    connect(m_read, &QAction::triggered, this, [this] { rules().openRules(); });
    connect(m_switches, &QAction::triggered, this, [this] { rules().openSwitches(); });
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
        if (auto* found = one->findChild<RuleCommands*>(QString(), Qt::FindDirectChildrenOnly))
            return found;
    }
    return nullptr;
}

void RuleCommands::openRule(const QString& system, const QString& rule)
{
    rules().openRule(system, rule);
}

RulesWindow& RuleCommands::rules()
{
    if (!m_rules)
        m_rules = new RulesWindow(m_fight, std::make_shared<exchange::ProfileFolder>(exchange::ownProfilesFolder()),
                                  m_style, &m_window);
    return *m_rules;
}

void RuleCommands::refreshIcons()
{
    m_read->setIcon(iconOf(Icon::Book, m_style.theme()));
    m_switches->setIcon(iconOf(Icon::Settings, m_style.theme()));
}

}  // namespace hitspread

#include "ui/commands/windowactions.h"

#include "text/languages.h"
#include "ui/settings/preferences.h"
#include "ui/theme/applicationstyle.h"
#include "ui/theme/icons.h"
#include "ui/theme/motion.h"
#include "ui/widgets/keyboard/mnemonics.h"
#include "ui/widgets/keyboard/undokeys.h"

#include <QAction>
#include <QActionGroup>
#include <QFileInfo>
#include <QKeySequence>
#include <QMenu>
#include <QMenuBar>

namespace hitspread {

WindowActions::WindowActions(const ApplicationStyle& style, Preferences& preferences, QObject* parent)
    : QObject(parent),
      open(make(QStringLiteral("open"), tr("&Open…"), QKeySequence::Open)),
      openRecent(make(QStringLiteral("openRecent"), tr("With &pictures…"))),
      create(make(QStringLiteral("new"), tr("&New…"), QKeySequence::New)),
      saveCopy(make(QStringLiteral("saveCopy"), tr("Save a &copy…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S))),
      backups(make(QStringLiteral("backups"), tr("&Backups…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_B))),
      compact(make(QStringLiteral("compact"), tr("Compac&t…"))),
      importFile(make(QStringLiteral("import"), tr("&Import…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_I))),
      exportAll(make(QStringLiteral("export"), tr("E&xport library…"))),
      openSample(make(QStringLiteral("openSample"), tr("Open sa&mple campaign"))),
      resetSample(make(QStringLiteral("resetSample"), tr("&Reset sample"))),
      print(make(QStringLiteral("print"), tr("&Print combat sheet…"), QKeySequence::Print)),
      printFight(make(QStringLiteral("printFight"), tr("Print combat sheets of this fi&ght…"), {})),
      printRules(make(QStringLiteral("printRules"), tr("Print &house rules of this fight…"), {})),
      quit(make(QStringLiteral("quit"), tr("&Quit"), QKeySequence(Qt::CTRL | Qt::Key_Q))),
      undo(make(QStringLiteral("undo"), tr("&Undo"), QKeySequence::Undo)),
      redo(make(QStringLiteral("redo"), tr("&Redo"), redoKeys().first())),
      fire(make(QStringLiteral("fire"), tr("&Fire"), QKeySequence(Qt::Key_F))),
      nextTarget(make(QStringLiteral("nextTarget"), tr("Next &target"), QKeySequence(Qt::Key_N))),
      library(make(QStringLiteral("library"), tr("&Library"), QKeySequence(Qt::CTRL | Qt::Key_2))),
      takeFrom(make(QStringLiteral("takeFrom"), tr("Take from another c&ampaign…"),
                    QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_O))),
      nextPanel(make(QStringLiteral("nextPanel"), tr("&Next panel"), QKeySequence(Qt::Key_F6))),
      previousPanel(make(QStringLiteral("previousPanel"), tr("Pre&vious panel"), QKeySequence(Qt::SHIFT | Qt::Key_F6))),
      resetLayout(make(QStringLiteral("resetLayout"), tr("&Reset layout"))),
      keys(make(QStringLiteral("keys"), tr("&Keys…"))),
      help(make(QStringLiteral("about"), tr("&About Hitspread"))),
      m_style(style),
      m_preferences(preferences)
{
    redo->setShortcuts(redoKeys());
    backups->setProperty("alsoCalled", tr("restore, yesterday, older copy, take back"));
    openRecent->setProperty("alsoCalled", tr("open recent, campaigns, start"));
    compact->setProperty("alsoCalled", tr("shrink, size of the file, unused"));
    importFile->setProperty("alsoCalled", tr("table, csv, json, spreadsheet, paste, drop"));
    exportAll->setProperty("alsoCalled", tr("table, csv, json, spreadsheet, copy"));
    quit->setAutoRepeat(false);  // who asks twice does not wait for what is still being stored
    connect(&style, &ApplicationStyle::themeChanged, this, &WindowActions::refreshIcons);
    refreshIcons();
}

QAction* WindowActions::make(const QString& name, const QString& text, const QKeySequence& key)
{
    auto* action = new QAction(this);
    action->setObjectName(QStringLiteral("action_") + name);
    entitle(*action, text, key);
    return action;
}

void WindowActions::entitle(QAction& action, const QString& text, const QKeySequence& key)
{
    action.setText(text);
    action.setShortcut(key);
    const QString plain = readWords(text);
    action.setToolTip(key.isEmpty() ? plain : tr("%1 (%2)").arg(plain, key.toString(QKeySequence::NativeText)));
}

void WindowActions::setAttack(const QString& text, const QKeySequence& key, Icon icon)
{
    entitle(*fire, text, key);
    if (m_attackIcon == icon)
        return;
    m_attackIcon = icon;
    fire->setIcon(iconOf(icon, m_style.theme()));
}

QAction* WindowActions::add(const QString& name, const QString& text, const QKeySequence& key, std::optional<Icon> icon)
{
    QAction* action = make(name, text, key);
    if (icon) {
        m_added.emplace_back(action, *icon);
        action->setIcon(iconOf(*icon, m_style.theme()));
    }
    return action;
}

void WindowActions::explain(QAction& action, const QString& reason)
{
    // What the tooltip says while the command can be had.
    if (!action.property("help").isValid())
        action.setProperty("help", action.toolTip());
    action.setToolTip(reason.isEmpty() ? action.property("help").toString() : reason);
    action.setStatusTip(reason);
}

void WindowActions::refreshIcons()
{
    const Theme& theme = m_style.theme();
    open->setIcon(iconOf(Icon::Open, theme));
    create->setIcon(iconOf(Icon::New, theme));
    saveCopy->setIcon(iconOf(Icon::SaveAs, theme));
    backups->setIcon(iconOf(Icon::History, theme));
    takeFrom->setIcon(iconOf(Icon::Open, theme));
    resetSample->setIcon(iconOf(Icon::Replay, theme));
    print->setIcon(iconOf(Icon::Print, theme));
    undo->setIcon(iconOf(Icon::Undo, theme));
    redo->setIcon(iconOf(Icon::Redo, theme));
    fire->setIcon(iconOf(m_attackIcon, theme));
    library->setIcon(iconOf(Icon::Book, theme));
    for (const auto& [action, icon] : m_added)
        action->setIcon(iconOf(icon, theme));
}

void WindowActions::fillMenus(QMenuBar& bar)
{
    QMenu* campaign = bar.addMenu(tr("&Campaign"));
    campaign->addActions({open});
    m_recent = campaign->addMenu(tr("Open r&ecent"));
    connect(m_recent, &QMenu::aboutToShow, this, &WindowActions::fillRecent);
    campaign->addActions({create, saveCopy});
    campaign->addActions({backups, compact});
    campaign->addSeparator();
    campaign->addActions({takeFrom, importFile, exportAll});
    campaign->addSeparator();
    campaign->addActions({openSample, resetSample});
    campaign->addSeparator();
    campaign->addAction(print);
    campaign->addAction(printFight);
    campaign->addAction(printRules);
    campaign->addSeparator();
    campaign->addAction(quit);
    // Tests find them by these names; whoever puts a command into one is handed the menu.
    const auto add = [](auto& place, const QString& title, const QString& name) {
        QMenu* menu = place.addMenu(title);
        menu->setObjectName(name);
        return menu;
    };
    m_menus.edit = add(bar, tr("&Edit"), QStringLiteral("editMenu"));
    m_menus.edit->addActions({undo, redo});
    m_menus.library = add(bar, tr("&Library"), QStringLiteral("libraryMenu"));
    m_menus.library->addAction(library);
    m_menus.library->addSeparator();
    m_menus.fight = add(bar, tr("F&ight"), QStringLiteral("fightMenu"));
    m_menus.attack = add(bar, tr("&Attack"), QStringLiteral("attackMenu"));
    m_menus.attack->addAction(fire);
    m_menus.actions = add(*m_menus.attack, tr("B&y oneself"), QStringLiteral("ownActionsMenu"));
    m_menus.attack->addSeparator();
    m_menus.attack->addAction(nextTarget);
    QMenu* view = bar.addMenu(tr("&View"));
    m_menus.panels = add(*view, tr("&Panels"), QStringLiteral("panelsMenu"));
    view->addActions({nextPanel, previousPanel, resetLayout});
    view->addSeparator();
    fillLook(*view);
    m_menus.help = add(bar, tr("&Help"), QStringLiteral("helpMenu"));
    m_menus.help->addActions({keys, help});
}

void WindowActions::fillLook(QMenu& menu)
{
    QMenu* colours = menu.addMenu(tr("&Colours"));
    auto* group = new QActionGroup(this);
    const auto addColours = [&](const QString& text, Preferences::Colours value, const QString& name) {
        QAction* action = colours->addAction(text);
        action->setObjectName(QStringLiteral("action_colours_") + name);
        action->setCheckable(true);
        action->setChecked(m_preferences.colours() == value);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, value] { m_preferences.setColours(value); });
    };
    addColours(tr("As the &desktop"), Preferences::Colours::System, QStringLiteral("system"));
    addColours(tr("Dar&k"), Preferences::Colours::Dark, QStringLiteral("dark"));
    addColours(tr("&Light"), Preferences::Colours::Light, QStringLiteral("light"));
    QMenu* sizes = menu.addMenu(tr("&Text size"));
    auto* sizeGroup = new QActionGroup(this);
    for (const int percent : {90, 100, 115, 130, 145, 160}) {
        QAction* action = sizes->addAction(tr("%1 %").arg(percent));
        action->setCheckable(true);
        action->setChecked(m_preferences.textPercent() == percent);
        sizeGroup->addAction(action);
        connect(action, &QAction::triggered, this, [this, percent] { m_preferences.setTextPercent(percent); });
    }
    QAction* still = menu.addAction(tr("Reduced &motion"));
    still->setObjectName(QStringLiteral("action_reducedMotion"));
    still->setCheckable(true);
    still->setChecked(m_preferences.reducedMotion());
    motion::setReduced(still->isChecked());
    motion::setSpeed(m_preferences.driftSpeed());
    connect(still, &QAction::triggered, this, [this](bool on) { m_preferences.setReducedMotion(on); });
    fillLanguages(*menu.addMenu(tr("L&anguage")));
}

void WindowActions::fillLanguages(QMenu& menu)
{
    auto* group = new QActionGroup(this);
    const auto add = [&](const QString& text, const QString& code) {
        QAction* action = menu.addAction(text);
        action->setObjectName(QStringLiteral("action_language_") + (code.isEmpty() ? QStringLiteral("system") : code));
        action->setCheckable(true);
        action->setChecked(m_preferences.language() == code);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, code] {
            m_preferences.setLanguage(code);
            Q_EMIT languageChosen();
        });
    };
    add(tr("As the &desktop"), {});
    // By their own names: whoever cannot read the language in force finds the way back.
    for (const QString& code : Languages::offered())
        add(Languages::nameOf(code), code);
    // Said where it is chosen: the window goes on in the language it was started in.
    menu.addSeparator();
    QAction* note = menu.addAction(tr("From the next start on"));
    note->setObjectName(QStringLiteral("languageNote"));
    note->setEnabled(false);
}

void WindowActions::fillRecent()
{
    m_recent->clear();
    for (const QString& path : m_preferences.recentFiles()) {
        QAction* action = m_recent->addAction(withoutMnemonic(QFileInfo(path).fileName()));
        action->setToolTip(path);
        action->setEnabled(QFileInfo::exists(path));
        connect(action, &QAction::triggered, this, [this, path] { Q_EMIT recentChosen(path); });
    }
    if (m_recent->isEmpty()) {
        m_recent->addAction(tr("none yet"))->setEnabled(false);
        return;
    }
    m_recent->addSeparator();
    m_recent->addAction(openRecent);
}

}  // namespace hitspread

#include "ui/sheet/sheetcommands.h"

#include "models/fight/fight.h"
#include "rules/systems/registry.h"
#include "services/library/sheetservice.h"
#include "text/echo.h"
#include "text/naming.h"
#include "ui/commands/windowmenus.h"
#include "ui/printing/printdialog.h"
#include "ui/sheet/sheetwindow.h"
#include "ui/theme/applicationstyle.h"
#include "ui/theme/icons.h"
#include "ui/widgets/keyboard/mnemonics.h"
#include "ui/widgets/windowsize.h"

#include <QAction>
#include <QMainWindow>
#include <QMenu>

namespace hitspread {

namespace {

constexpr std::size_t kMostInMenu = 30;

}  // namespace

SheetCommands::SheetCommands(Fight& fight, const ApplicationStyle& style, const WindowMenus& menus, QMainWindow& window)
    : QObject(&window),
      m_fight(fight),
      m_style(style),
      m_window(window),
      m_open(new QAction(tr("Character &sheet"), this)),
      m_create(new QAction(tr("&New character…"), this)),
      m_characters(new QMenu(tr("&Characters"), &window))
{
    m_open->setObjectName(QStringLiteral("action_sheet"));
    m_open->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_3));
    m_create->setObjectName(QStringLiteral("action_newCharacter"));
    menus.library->addAction(m_open);
    menus.library->addMenu(m_characters);
    menus.library->addAction(m_create);
    window.addActions({m_open, m_create});
    connect(m_open, &QAction::triggered, this, &SheetCommands::openActive);
    connect(m_create, &QAction::triggered, this, &SheetCommands::createCharacter);
    connect(m_characters, &QMenu::aboutToShow, this, &SheetCommands::fillCharacters);
    fight.follow(FightChange::Fights | FightChange::People, this, &SheetCommands::refresh);
    fight.follow(FightChange::Rules | FightChange::Fights, this, &SheetCommands::callLocations);
    connect(&fight, &Fight::choiceChanged, this, &SheetCommands::refresh);
    connect(&style, &ApplicationStyle::themeChanged, this, &SheetCommands::refresh);
    connect(&fight.gateway(), &CampaignGateway::leaving, this, &SheetCommands::leave);
    refresh();
}

SheetCommands::~SheetCommands()
{
    delete m_sheet;
}

void SheetCommands::refresh()
{
    const bool someone = m_fight.isLoaded() && m_fight.active();
    m_open->setEnabled(someone);
    m_open->setStatusTip(someone ? QString() : tr("Nobody is there to act."));
    m_create->setEnabled(m_fight.gateway().isOpen());
    showIcon(*m_open, iconOf(Icon::Person, m_style.theme()));
    showIcon(*m_create, iconOf(Icon::Add, m_style.theme()));
}

SheetWindow& SheetCommands::sheet()
{
    if (m_sheet)
        return *m_sheet;
    m_sheet = new SheetWindow(m_fight.gateway(), m_style, &m_window);
    standAlone(*m_sheet);
    callLocations();
    connect(m_sheet, &SheetWindow::stored, &m_fight, &Fight::reload);
    connect(m_sheet, &SheetWindow::printAsked, this, &SheetCommands::print);
    return *m_sheet;
}

/// Whoever is in no fight is worded as in the one he is looked at beside.
void SheetCommands::callLocations()
{
    if (m_sheet)
        m_sheet->sheet().setNaming(text::Naming::of(m_fight.snapshot().encounter));
}

void SheetCommands::leave()
{
    if (!m_sheet)
        return;
    // Whoever is on it is not of the campaign to come, where another may bear his number.
    const QStringList refused = m_sheet->storeForGood();
    m_sheet->hide();
    m_sheet->deleteLater();
    m_sheet = nullptr;
    m_print = nullptr;
    if (refused.isEmpty())
        return;
    const Cause cause = because<Reason::SheetClosed>(refused.join(u"; "_qs));
    // Said when the next campaign is there: what is said before goes with the one that is left.
    connect(
        &m_fight, &Fight::opened, this,
        [this, cause] { Q_EMIT m_fight.gateway().problem(Failure(ProblemCode::BadInput, Site(), cause).problem()); },
        Qt::SingleShotConnection);
}

void SheetCommands::openCombatant(RecordId combatant)
{
    sheet().openCombatant(combatant);
}

void SheetCommands::openCharacter(RecordId character)
{
    sheet().openCharacter(character);
}

bool SheetCommands::close()
{
    if (!m_sheet || m_sheet->close())
        return true;
    // It says why, which must be seen.
    m_sheet->raise();
    m_sheet->activateWindow();
    return false;
}

void SheetCommands::openActive()
{
    if (m_fight.active())
        sheet().openCombatant(m_fight.active()->combatant.id);
}

void SheetCommands::createCharacter()
{
    const System* system = m_fight.isLoaded() ? findSystem(m_fight.snapshot().encounter.system) : nullptr;
    sheet().create(system ? *system : *systems().front());
}

void SheetCommands::print(RecordId character, RecordId combatant)
{
    m_fight.gateway().run(
        this,
        [character, combatant, &plans = m_fight.gateway().plans()](CampaignServices& services) {
            SheetService sheets(services.campaign, plans);
            return combatant != 0 ? sheets.ofCombatant(combatant) : sheets.ofCharacter(character);
        },
        [this](SheetSubject subject) {
            if (!m_print)
                m_print = new PrintDialog(m_style, m_sheet);
            std::vector<SheetSubject> subjects;
            subjects.push_back(std::move(subject));
            m_print->start(std::move(subjects), QDate::currentDate());
        });
}

void SheetCommands::fillCharacters()
{
    m_characters->clear();
    m_characters->addAction(tr("loading…"))->setEnabled(false);
    m_fight.gateway().run(
        this,
        [](CampaignServices& services) {
            LibraryQuery query;
            query.limit = kMostInMenu;
            return services.library.list(query);
        },
        [this](const std::vector<LibraryRow>& rows) {
            m_characters->clear();
            for (const LibraryRow& row : rows) {
                QAction* action = m_characters->addAction(withoutMnemonic(text::visible(row.name)));
                connect(action, &QAction::triggered, this, [this, id = row.id] { openCharacter(id); });
            }
            if (rows.empty())
                m_characters->addAction(tr("none yet"))->setEnabled(false);
            else if (rows.size() == kMostInMenu)
                m_characters->addAction(tr("… and more in the library"))->setEnabled(false);
        });
}

}  // namespace hitspread

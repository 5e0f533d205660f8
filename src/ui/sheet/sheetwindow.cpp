#include "ui/sheet/sheetwindow.h"

#include "models/campaigngateway.h"
#include "models/library/charactersheet.h"
#include "reports/combatsheet.h"
#include "services/library/recordname.h"
#include "text/echo.h"
#include "text/problems.h"
#include "ui/sheet/bodypanel.h"
#include "ui/sheet/fightkitbar.h"
#include "ui/sheet/formcards.h"
#include "ui/sheet/sheetnavigation.h"
#include "ui/sheet/sheetpanels.h"
#include "ui/sheet/sheetpresenter.h"
#include "ui/theme/applicationstyle.h"
#include "ui/theme/icons.h"
#include "ui/widgets/keyboard/taborder.h"
#include "ui/widgets/keyboard/undokeys.h"
#include "ui/widgets/labels/wraplabel.h"
#include "ui/widgets/problembar.h"
#include "ui/widgets/reasonline.h"
#include "ui/widgets/stepproblem.h"
#include "ui/widgets/windowsize.h"
#include "ui/widgets/windowtitle.h"

#include <QAction>
#include <QCloseEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QShortcut>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace hitspread {

namespace {

constexpr int kNavigation = 222;
constexpr int kCards = 584;      // least room of the cards
constexpr int kMostCards = 720;  // wider, their lines fall apart: the body gets what is over
constexpr int kBody = 640;
constexpr int kLeastBody =
    584;  // least hexes between callouts with their boxes; where there is less, it is a page of its own

/// The pages of a system without a hand-laid sheet: a form per record.
std::vector<SheetPage> genericPages(SheetPresenter& presenter, QWidget* parent)
{
    const std::vector<std::string_view> all;
    const QString overview = SheetWindow::tr("Overview");
    const QString condition = SheetWindow::tr("Condition");
    std::vector<SheetPage> pages{
        {"overview", overview, Icon::Person, {new CharacterCard(overview, presenter, all, parent)}}};
    if (presenter.condition())
        pages.push_back({"condition", condition, Icon::Body, {new ConditionCard(condition, presenter, all, parent)}});
    return pages;
}

}  // namespace

SheetWindow::SheetWindow(CampaignGateway& gateway, const ApplicationStyle& style, QWidget* parent)
    : QDialog(parent),
      m_style(style),
      m_sheet(new CharacterSheet(gateway, this)),
      m_presenter(new SheetPresenter(*m_sheet, style, this)),
      m_problem(new ProblemBar(style, this)),
      m_navigation(new SheetNavigation(*m_presenter, this)),
      m_body(new BodyPanel(*m_presenter, this)),
      m_stack(new QStackedWidget(this)),
      m_side(new QWidget(this)),
      m_scroll(new QScrollArea(this)),
      m_undo(new QAction(tr("Undo"), this)),
      m_redo(new QAction(tr("Redo"), this)),
      m_print(new QAction(tr("Print the combat sheet…"), this)),
      m_saved(new QLabel(this)),
      m_owner(new WrapLabel(this))
{
    setObjectName(QStringLiteral("sheetWindow"));
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    setMinimumWithinScreen(*this, {820, 440});
    resizeWithinScreen(*this, {1440, 900});
    makeActions();
    makeCentre();
    connect(m_presenter, &SheetPresenter::systemChanged, this, &SheetWindow::rebuildPages);
    connect(m_presenter, &SheetPresenter::opened, m_reason, &QLineEdit::clear);
    connect(m_presenter, &SheetPresenter::opened, this, &SheetWindow::refresh);
    connect(m_sheet, &CharacterSheet::changed, this, &SheetWindow::refresh);
    connect(m_sheet, &CharacterSheet::changed, this, &SheetWindow::stored);
    const auto* step = new StepProblem(*m_problem);
    connect(m_sheet, &CharacterSheet::problem, this, [this] { m_refused = false; });
    connect(m_sheet, &CharacterSheet::problem, step, &StepProblem::show);
    connect(&m_sheet->gateway(), &CampaignGateway::changed, step, &StepProblem::goWithStep);
    connect(m_sheet, &CharacterSheet::gone, this, &SheetWindow::closeGone);
    connect(m_navigation, &SheetNavigation::refused, this, [this](const QString& text) {
        m_refused = false;
        m_problem->show(text);
    });
    connect(m_problem, &ProblemBar::actionChosen, this, [this] {
        m_dropsFaulty = true;
        close();
    });
    connect(&style, &ApplicationStyle::themeChanged, this, &SheetWindow::refresh);
}

SheetWindow::~SheetWindow() = default;

void SheetWindow::makeActions()
{
    m_undo->setObjectName(QStringLiteral("sheet_undo"));
    m_redo->setObjectName(QStringLiteral("sheet_redo"));
    m_print->setObjectName(QStringLiteral("sheet_print"));
    m_undo->setShortcut(QKeySequence::Undo);
    m_redo->setShortcuts(redoKeys());
    m_print->setShortcut(QKeySequence::Print);
    for (QAction* action : {m_undo, m_redo, m_print})
        action->setToolTip(tr("%1 (%2)").arg(action->text(), action->shortcut().toString(QKeySequence::NativeText)));
    addActions({m_undo, m_redo, m_print});
    m_navigation->setActions(m_undo, m_redo, m_print);
    connect(m_undo, &QAction::triggered, m_sheet, &CharacterSheet::undo);
    connect(m_redo, &QAction::triggered, m_sheet, &CharacterSheet::redo);
    connect(m_print, &QAction::triggered, this, [this] {
        const Combatant& who = m_sheet->view().who.combatant;
        Q_EMIT printAsked(m_sheet->view().character().id, who.id);
    });
}

void SheetWindow::makeCentre()
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_problem);
    column->addWidget(new FightKitBar(*m_sheet, this));
    auto* row = new QHBoxLayout;
    row->setSpacing(0);
    row->addWidget(m_navigation);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setObjectName(QStringLiteral("sheetCards"));
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_stack->addWidget(m_scroll);
    m_owner->setObjectName(QStringLiteral("sheetOwner"));
    m_owner->setContentsMargins(space::kSmall, space::kSmall, space::kMedium, space::kSmall);
    setLook(*m_owner, "textRole", QStringLiteral("secondary"));
    auto* parts = new QVBoxLayout;
    parts->setSpacing(0);
    parts->addWidget(m_owner);
    parts->addWidget(m_stack, 1);
    row->addLayout(parts, 1);
    auto* side = new QVBoxLayout(m_side);
    side->setContentsMargins(0, 0, 0, 0);
    side->addWidget(m_body);
    row->addWidget(m_side);
    column->addLayout(row, 1);
    m_foot = makeFoot();
    column->addWidget(m_foot);
    connect(m_navigation, &SheetNavigation::chosen, this, &SheetWindow::showPage);
    connect(m_navigation, &SheetNavigation::bodyChosen, this, &SheetWindow::showBody);
    connect(m_navigation, &SheetNavigation::partEntered, this, &SheetWindow::enterPart);
    connect(m_scroll->verticalScrollBar(), &QScrollBar::valueChanged, this, &SheetWindow::followScroll);
}

QWidget* SheetWindow::makeFoot()
{
    auto* foot = new QWidget(this);
    auto* row = new QHBoxLayout(foot);
    row->setContentsMargins(space::kLarge, space::kSmall, space::kLarge, space::kSmall);
    row->setSpacing(space::kMedium);
    m_saved->setObjectName(QStringLiteral("sheetSaved"));
    setLook(*m_saved, "textRole", QStringLiteral("secondary"));
    m_reason = makeReasonLine(tr("Goes with all that is set by hand here as long as it stands"), foot);
    auto* done = new QPushButton(tr("Done   Ctrl+Enter"), foot);
    done->setObjectName(QStringLiteral("sheetDone"));
    done->setProperty("primary", true);
    done->setAutoDefault(false);
    row->addWidget(m_saved, 1);
    row->addWidget(m_reason, 1);
    connect(m_reason, &QLineEdit::textChanged, m_sheet, &CharacterSheet::setReason);
    row->addWidget(done);
    connect(done, &QPushButton::clicked, this, &QDialog::accept);
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter})
        connect(new QShortcut(QKeySequence(Qt::CTRL | key), this), &QShortcut::activated, this, &QDialog::accept);
    return foot;
}

void SheetWindow::rebuildPages()
{
    delete m_scroll->takeWidget();
    m_cards = new QWidget(m_scroll);
    m_cards->installEventFilter(this);
    auto* column = new QVBoxLayout(m_cards);
    column->setContentsMargins(space::kSmall, space::kLarge, space::kMedium, space::kLarge);
    column->setSpacing(space::kMedium);
    const SheetPanels* panels = m_presenter->panels();
    m_pages = panels ? panels->makePages(*m_presenter, m_cards) : genericPages(*m_presenter, m_cards);
    for (const SheetPage& page : m_pages) {
        for (QWidget* card : page.cards) {
            column->addWidget(card);
        }
    }
    column->addStretch(1);
    m_scroll->setWidget(m_cards);
    m_navigation->setPages(m_pages);
    m_presenter->character().bind(*this);
    // Binders are as new as the pages.
    for (RecordBinder* binder : {&m_presenter->character(), m_presenter->condition()}) {
        if (binder)
            connect(binder, &RecordBinder::faultsChanged, this, &SheetWindow::sayFaults);
    }
    placeBody();
    orderTabs();
}

/// New cards stand at the end of the window; what comes after them for the eye comes after them for Tab: the body beside or
/// behind them, and the tools below.
void SheetWindow::orderTabs()
{
    QWidget* last = tabStopBefore(*m_navigation->tools());
    // Some fields make what takes the keyboard only when they are bound.
    last = followInTabOrder(last, *m_cards);
    last = followInTabOrder(last, *m_body);
    last = followInTabOrder(last, *m_navigation->tools());
    followInTabOrder(last, *m_foot);
}

void SheetWindow::enterPart()
{
    const int row = m_navigation->part();
    std::vector<QWidget*> roots{m_body};
    if (m_stack->currentWidget() != m_body && row >= 0 && static_cast<std::size_t>(row) < m_pages.size())
        roots = m_pages[static_cast<std::size_t>(row)].cards;
    for (const QWidget* root : roots) {
        if (QWidget* first = firstTabStop(*root))
            return first->setFocus(Qt::TabFocusReason);
    }
    // Nothing to fill in there: whatever comes next.
    focusNextChild();
}

void SheetWindow::placeBody()
{
    const bool hasBody = m_sheet->isLoaded();
    const Theme& theme = m_style.theme();
    // The cards come first, with what the figures and things of this one take, as far as the body leaves it: there is no scrolling
    // sideways.
    const int bar = m_scroll->verticalScrollBar()->sizeHint().width();
    const int room = width() - theme.scaled(kNavigation);
    const int most = std::max(theme.scaled(kCards), room - theme.scaled(kLeastBody));
    const int cards = std::clamp(m_cards ? m_cards->minimumSizeHint().width() + bar : 0, theme.scaled(kCards), most);
    const bool wide = room >= cards + theme.scaled(kLeastBody);
    const int beside = std::clamp(room - cards, theme.scaled(kLeastBody), theme.scaled(kBody));
    m_side->setFixedWidth(std::max(beside, room - std::max(cards, theme.scaled(kMostCards))));
    m_navigation->setFixedWidth(theme.scaled(kNavigation));
    m_side->setVisible(hasBody && wide);
    if (wide && m_stack->indexOf(m_body) >= 0) {
        m_stack->setCurrentWidget(m_scroll);
        m_stack->removeWidget(m_body);
        m_side->layout()->addWidget(m_body);
        m_body->show();
    } else if (!wide && m_stack->indexOf(m_body) < 0) {
        m_stack->addWidget(m_body);
    }
    m_navigation->setBodyShown(hasBody && !wide);
    sayOwner();
    followScroll();
}

void SheetWindow::showPage(int row)
{
    m_stack->setCurrentWidget(m_scroll);
    sayOwner();
    const auto& cards = m_pages[static_cast<std::size_t>(row)].cards;
    if (cards.empty())
        return;
    m_jumping = true;
    m_scroll->verticalScrollBar()->setValue(cards.front()->y() - space::kLarge);
    m_jumping = false;
}

void SheetWindow::showBody()
{
    // Cards that are put away hand the keyboard on and scroll for that; what is lit stays the body.
    m_jumping = true;
    m_stack->setCurrentWidget(m_body);
    m_jumping = false;
    sayOwner();
}

void SheetWindow::followScroll()
{
    // Behind the body the cards may still be laid out anew; what is seen is the body.
    if (m_jumping || m_stack->currentWidget() == m_body)
        return;
    const int top = m_scroll->verticalScrollBar()->value() + space::kHuge;
    int row = 0;
    for (std::size_t i = 0; i < m_pages.size(); ++i) {
        if (!m_pages[i].cards.empty() && m_pages[i].cards.front()->y() <= top)
            row = static_cast<int>(i);
    }
    m_navigation->mark(row);
}

void SheetWindow::refresh()
{
    if (!m_sheet->isLoaded())
        return;
    const QString name = text::visible(m_sheet->view().who.combatant.name);
    entitle(*this, name.isEmpty() ? tr("New character - Hitspread") : tr("Character: %1 - Hitspread").arg(name));
    sayFaults();
    m_reason->setVisible(m_sheet->view().isInFight());
    m_undo->setEnabled(m_sheet->canUndo());
    m_redo->setEnabled(m_sheet->canRedo());
    const auto printable = combatSheetSystems();
    const bool hasSheet = std::ranges::find(printable, m_sheet->system().id()) != printable.end();
    m_print->setEnabled(hasSheet && m_sheet->view().character().id != 0);
    m_print->setStatusTip(hasSheet ? QString() : tr("This rule system has no combat sheet"));
    const Theme& theme = m_style.theme();
    m_undo->setIcon(iconOf(Icon::Undo, theme));
    m_redo->setIcon(iconOf(Icon::Redo, theme));
    m_print->setIcon(iconOf(Icon::Print, theme));
    placeBody();
}

/// Two sheets may be of one record of the library; what is typed for one combatant is typed for the other.
void SheetWindow::sayOwner()
{
    if (!m_sheet->isLoaded())
        return;
    const SheetView& view = m_sheet->view();
    const FieldDeclaration* declared = nameField(view.character().record.declaration());
    // Beside the cards only: what is marked on the body is of this fight, and a low window has no line to give away.
    const bool isAsked = view.isInFight() && declared && m_stack->currentWidget() != m_body;
    m_owner->setVisible(isAsked);
    if (!isAsked)
        return;
    const QString name = text::visible(declared->text(view.character().record.data()));
    QStringList others;
    for (const std::string& other : view.sharers)
        others << text::visible(other);
    m_owner->setText(
        others.isEmpty()
            ? tr("Stats, skills and notes belong to %1 in the library; condition and gear to this fight.").arg(name)
            : tr("Stats, skills and notes belong to %1 in the library: also %2. Condition and gear "
                 "belong to this fight.")
                  .arg(name, others.join(QStringLiteral(", "))));
}

void SheetWindow::sayFaults()
{
    if (!m_sheet->isLoaded())
        return;
    const QStringList faults = complaints();
    // Of a new character nothing is stored before its first value.
    const bool isStored = m_sheet->view().character().id != 0;
    const QString refused = faults.join(QStringLiteral("; "));
    m_saved->setText(!faults.isEmpty()
                         ? (isStored ? tr("Not stored: %1. Everything else is.") : tr("Not stored: %1.")).arg(refused)
                         : isStored ? tr("✓ Stored at every change. Undo takes back one field at a time.")
                                    : tr("Nothing to store yet: the first value makes the character."));
    setLook(*m_saved, "tone", faults.isEmpty() ? QString() : QStringLiteral("dmg"));
    if (!m_refused)
        return;
    if (faults.isEmpty()) {
        m_problem->hide();
        m_refused = false;
    } else {
        m_problem->show(m_saved->text(), tr("Close without it"));
    }
}

void SheetWindow::present()
{
    m_problem->hide();
    m_refused = false;
    m_dropsFaulty = false;
    show();
    raise();
    activateWindow();
}

void SheetWindow::openCharacter(RecordId character)
{
    if (!storeOrSay())
        return;
    m_sheet->openCharacter(character);
    present();
    m_navigation->focusPages();
}

void SheetWindow::openCombatant(RecordId combatant)
{
    if (!storeOrSay())
        return;
    m_sheet->openCombatant(combatant);
    present();
    m_navigation->focusPages();
}

void SheetWindow::create(const System& system)
{
    if (!storeOrSay())
        return;
    m_sheet->create(system);
    present();
    m_navigation->focusName();
}

bool SheetWindow::storeOrSay()
{
    if (!isVisible() || m_presenter->storeAll() || m_dropsFaulty) {
        if (m_dropsFaulty && m_sheet->isLoaded())
            m_presenter->character().dropFaulty();
        return true;
    }
    QWidget* faulty = m_presenter->character().firstFaulty();
    if (m_presenter->condition() && !faulty)
        faulty = m_presenter->condition()->firstFaulty();
    m_refused = true;
    sayFaults();
    if (faulty) {
        m_stack->setCurrentWidget(m_scroll);
        sayOwner();
        m_scroll->ensureWidgetVisible(faulty);
        faulty->setFocus();
        // What is typed next takes the place of what was refused.
        if (auto* line = qobject_cast<QLineEdit*>(faulty->focusProxy() ? faulty->focusProxy() : faulty))
            line->selectAll();
    }
    return false;
}

QStringList SheetWindow::complaints() const
{
    QStringList all = m_presenter->character().complaints();
    if (m_presenter->condition())
        all += m_presenter->condition()->complaints();
    return all;
}

QStringList SheetWindow::storeForGood()
{
    return isVisible() && !m_presenter->storeAll() ? complaints() : QStringList();
}

void SheetWindow::closeGone()
{
    Q_EMIT stored();
    if (isVisible() && m_presenter->hasUnstored()) {
        m_refused = false;
        m_problem->show(tr("%1 is in the library no more: what you typed here last is not stored. Undo in the library "
                           "brings the character back.")
                            .arg(text::visible(m_sheet->view().who.combatant.name)),
                        tr("Close without it"));
        return;
    }
    m_dropsFaulty = true;
    QDialog::done(Rejected);
}

void SheetWindow::done(int result)
{
    if (storeOrSay())
        QDialog::done(result);
}

void SheetWindow::closeEvent(QCloseEvent* event)
{
    if (storeOrSay())
        QDialog::closeEvent(event);
    else
        event->ignore();
}

bool SheetWindow::eventFilter(QObject* watched, QEvent* event)
{
    const bool isDone = QDialog::eventFilter(watched, event);
    if (watched == m_cards && event->type() == QEvent::LayoutRequest)
        placeBody();
    return isDone;
}

void SheetWindow::resizeEvent(QResizeEvent* event)
{
    QDialog::resizeEvent(event);
    placeBody();
}

}  // namespace hitspread

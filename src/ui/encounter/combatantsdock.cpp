#include "ui/encounter/combatantsdock.h"

#include "models/fight/combatantsmodel.h"
#include "models/fight/fight.h"
#include "rules/systems/registry.h"
#include "text/conditionwords.h"
#include "text/endingwords.h"
#include "text/labels.h"
#include "ui/encounter/combatantdelegate.h"
#include "ui/encounter/combatantlist.h"
#include "ui/theme/applicationstyle.h"
#include "ui/theme/icons.h"
#include "ui/widgets/keyboard/mnemonics.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "ui/widgets/labels/longwords.h"
#include "ui/widgets/portraits.h"

#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace hitspread {

namespace {
constexpr int kCombatantsLeast = 252;      ///< px
constexpr int kCombatantsLeastText = 210;  ///< the same at usual letters, where they are large
}  // namespace

CombatantsDock::CombatantsDock(Fight& fight, const ApplicationStyle& style, QWidget* parent)
    : QDockWidget(tr("Combatants"), parent),
      m_fight(fight),
      m_style(style),
      m_model(new CombatantsModel(fight, this)),
      m_chooser(new QComboBox(this)),
      m_list(new CombatantList(style, this)),
      m_comingRow(new QWidget(this)),
      m_comingIcon(new QLabel(m_comingRow)),
      m_coming(new QLabel(m_comingRow)),
      m_hint(new ElidedLabel(this)),
      m_top(new QHBoxLayout),
      m_column(new QVBoxLayout),
      m_foot(new QWidget(this)),
      m_add(new QToolButton(this))
{
    setObjectName(QStringLiteral("combatantsDock"));
    m_chooser->setObjectName(QStringLiteral("encounterChooser"));
    m_chooser->setAccessibleName(tr("Encounter"));
    m_chooser->setToolTip(tr("The fight in view"));
    setLook(*m_chooser, "elide", QStringLiteral("end"));
    m_list->setObjectName(QStringLiteral("combatants"));
    m_list->setAccessibleName(tr("Combatants"));
    m_list->setWhatsThis(
        tr("Click: who acts. Ctrl+click: target. Shift+click or Shift+arrow: select several. Ctrl+Shift+click "
           "or Ctrl+Space: one more or one less. Ctrl+A: all."));
    m_list->setModel(m_model);
    // At once: a moment later, as Qt has it, all that is new would be painted twice.
    connect(m_model, &QAbstractItemModel::layoutChanged, m_list, &QuietList::layOut);
    connect(m_model, &QAbstractItemModel::modelReset, m_list, &QuietList::layOut);
    Portraits& portraits = Portraits::of(fight.gateway());
    m_list->setItemDelegate(new CombatantDelegate(style, portraits, m_list));
    connect(&portraits, &Portraits::arrived, m_list->viewport(), qOverload<>(&QWidget::update));
    m_list->setMouseTracking(true);
    m_list->setResizeMode(QListView::Adjust);
    setLook(*m_list, "ground", QStringLiteral("none"));
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->viewport()->setAutoFillBackground(false);
    m_hint->setObjectName(QStringLiteral("combatantsHint"));
    setLook(*m_hint, "textRole", QStringLiteral("ruleId"));
    m_hint->setWhole(true);
    auto* box = new QWidget(this);
    // Beside a card that needs much, names keep their room.
    const auto keepRoom = [box, &style] {
        box->setMinimumWidth(std::max(kCombatantsLeast, style.theme().scaled(kCombatantsLeastText)));
    };
    keepRoom();
    connect(&style, &ApplicationStyle::themeChanged, box, keepRoom);
    box->setLayout(m_column);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_top->setContentsMargins(8, 0, 8, 0);
    m_top->addWidget(m_chooser, 1);
    m_add->setObjectName(QStringLiteral("addCombatant"));
    m_add->hide();
    m_column->addLayout(m_top);
    m_column->addWidget(m_list, 1);
    m_coming->setObjectName(QStringLiteral("coming"));
    m_coming->setWordWrap(true);
    setLook(*m_coming, "textRole", QStringLiteral("secondary"));
    auto* coming = new QHBoxLayout(m_comingRow);
    coming->setContentsMargins(8, 0, 8, 0);
    coming->setSpacing(space::kSmall);
    coming->addWidget(m_comingIcon, 0, Qt::AlignTop);
    coming->addWidget(m_coming, 1);
    m_column->addWidget(m_comingRow);
    auto* foot = new QHBoxLayout(m_foot);
    foot->setContentsMargins(8, 0, 8, 4);
    foot->addWidget(m_add);
    foot->addWidget(m_hint, 1);
    m_column->addWidget(m_foot);
    setWidget(box);
    m_fight.follow(FightChange::Fights, this, &CombatantsDock::refreshChooser);
    m_fight.follow(FightChange::Foreseen | FightChange::Ground | FightChange::Values | FightChange::People
                       | FightChange::Fights,
                   this, &CombatantsDock::refreshComing);
    connect(&style, &ApplicationStyle::themeChanged, this, &CombatantsDock::dressComing);
    dressComing();
    refreshComing();
    refreshChooser();
    connect(m_chooser, &QComboBox::activated, this,
            [this](int index) { m_fight.open(m_chooser->itemData(index).toLongLong()); });
    connect(m_list, &QListView::clicked, this, &CombatantsDock::choose);
    connect(m_list, &QListView::activated, this, &CombatantsDock::choose);
    connect(m_list, &QListView::doubleClicked, this,
            [this](const QModelIndex& index) { Q_EMIT sheetAsked(idAt(index)); });
    m_list->installEventFilter(this);
    connect(m_list, &CombatantList::choiceMoved, this, &CombatantsDock::refreshHint);
    connect(m_list, &CombatantList::choiceMoved, this, &CombatantsDock::currentChanged);
    connect(m_list, &QListView::customContextMenuRequested, this, &CombatantsDock::showMenu);
    refreshHint();
    keepPlace();
    connect(&m_fight, &Fight::choiceChanged, this, &CombatantsDock::followActive);
    m_fight.follow(FightChange::Place, this, &CombatantsDock::followActive);
}

QWidget& CombatantsDock::list() const
{
    return *m_list;
}

/// Enter on another one makes him act, and no more: what it does for who acts already is not the list's.
bool CombatantsDock::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_list && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<const QKeyEvent*>(event);
        const bool isEnter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        const QModelIndex current = m_list->currentIndex();
        if (isEnter && current.isValid() && idAt(current) != m_fight.choice().active) {
            choose(current);
            return true;
        }
    }
    return QDockWidget::eventFilter(watched, event);
}

/// Where another one acts, or an action has just been applied, the keyboard stands at who acts: Enter too many changes nobody.
void CombatantsDock::followActive()
{
    const RecordId active = m_fight.active() ? m_fight.active()->combatant.id : 0;
    const long long applied = m_fight.snapshot().last ? m_fight.snapshot().undoable : 0;
    const bool isOther = std::exchange(m_activeSeen, active) != active;
    const bool isApplied = std::exchange(m_appliedSeen, applied) < applied;
    const int row = active != 0 ? m_model->rowOf(active) : -1;
    if ((!isOther && !isApplied) || row < 0)
        return;
    // Who is selected with others stays so.
    if (selected().size() > 1)
        m_list->scrollTo(m_model->index(row));
    else
        m_list->setCurrentIndex(m_model->index(row));
}

void CombatantsDock::keepPlace()
{
    // Who comes or leaves resets the list; the keyboard stays where it was, or on whoever stands there now, and who was selected
    // with others and is still there is so again.
    connect(m_model, &QAbstractItemModel::modelAboutToBeReset, this, [this] {
        m_lastRow = m_list->currentIndex().row();
        m_lastAt = current();
        m_lastSelected = selected();
    });
    connect(m_model, &QAbstractItemModel::modelReset, this, [this] {
        const int same = m_model->rowOf(m_lastAt);
        const int row = same >= 0 ? same : qMin(m_lastRow, m_model->rowCount() - 1);
        std::vector<int> again;
        for (const RecordId id : m_lastSelected) {
            if (const int there = m_model->rowOf(id); there >= 0)
                again.push_back(there);
        }
        if (!again.empty()) {
            // The keyboard may be at somebody who is not selected: it selects nobody by coming back.
            m_list->select(again);
            m_list->selectionModel()->setCurrentIndex(m_model->index(row), QItemSelectionModel::NoUpdate);
        } else if (row >= 0) {
            m_list->setCurrentIndex(m_model->index(row));
        }
        refreshHint();
    });
}

RecordId CombatantsDock::idAt(const QModelIndex& index) const
{
    return index.data(CombatantsModel::IdRole).toLongLong();
}

void CombatantsDock::setCommands(QAction* add, QAction* remove)
{
    m_remove = remove;
    m_add->setDefaultAction(add);
    m_add->setAccessibleName(add->toolTip());
    m_add->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_add->show();
    // Delete means the combatant only where combatants are.
    remove->setShortcutContext(Qt::WidgetShortcut);
    m_list->addAction(remove);
}

RecordId CombatantsDock::current() const
{
    return m_list->currentIndex().isValid() ? idAt(m_list->currentIndex()) : RecordId{0};
}

std::vector<RecordId> CombatantsDock::selected() const
{
    std::vector<RecordId> ids;
    for (const int row : m_list->selectedRows())
        ids.push_back(idAt(m_model->index(row)));
    return ids;
}

std::vector<RecordId> CombatantsDock::allMeant() const
{
    if (std::vector<RecordId> ids = selected(); !ids.empty())
        return ids;
    const RecordId one = meant();
    return one != 0 ? std::vector{one} : std::vector<RecordId>{};
}

RecordId CombatantsDock::meant() const
{
    if (const std::vector<RecordId> ids = selected(); ids.size() == 1)
        return ids.front();
    if (const RecordId at = current(); at != 0)
        return at;
    return m_fight.active() ? m_fight.active()->combatant.id : RecordId{0};
}

void CombatantsDock::takeKeyboard()
{
    if (m_fight.active() && selected().size() < 2)
        m_list->setCurrentIndex(m_model->index(m_model->rowOf(m_fight.active()->combatant.id)));
    m_list->setFocus(Qt::OtherFocusReason);
}

void CombatantsDock::goTo(RecordId combatant)
{
    show();
    raise();  // it may lie behind another panel
    m_list->setCurrentIndex(m_model->index(m_model->rowOf(combatant)));
    m_list->setFocus(Qt::OtherFocusReason);
}

void CombatantsDock::choose(const QModelIndex& index)
{
    const Qt::KeyboardModifiers keys = QApplication::keyboardModifiers();
    // With Shift others are selected, and who acts stays who he is.
    if (keys & Qt::ShiftModifier)
        return;
    if (keys & Qt::ControlModifier)
        m_fight.setTarget(idAt(index));
    else
        m_fight.setActive(idAt(index));
}

void CombatantsDock::refreshChooser()
{
    const QSignalBlocker quiet(m_chooser);
    m_chooser->clear();
    const std::vector<Encounter>& all = m_fight.snapshot().encounters;
    const bool isMixed = std::ranges::any_of(all,
                                             [&all](const Encounter& one) { return one.system != all.front().system; });
    for (const Encounter& encounter : all) {
        if (encounter.archived && encounter.id != m_fight.snapshot().encounter.id)
            continue;
        const System* system = findSystem(encounter.system);
        const QString name = text::shownName(encounter);
        // Names say nothing of the rules; where all go by the same ones there is nothing to say.
        m_chooser->addItem(isMixed && system ? tr("%1 · %2", "fight, its rules").arg(name, text::systemName(*system))
                                             : name,
                           QVariant::fromValue(encounter.id));
    }
    m_chooser->setVisible(m_chooser->count() > 0);
    m_foot->setVisible(m_fight.isLoaded());
    // Without a fight the stage says all there is to say.
    m_list->setEmptyText(m_fight.isLoaded() ? tr("The fighters are listed here, the quickest first.") : QString());
    m_chooser->setCurrentIndex(m_chooser->findData(QVariant::fromValue(m_fight.snapshot().encounter.id)));
}

/// At most a few lines: who bleeds is marked in the list as well, and the tooltip has it all.
void CombatantsDock::refreshComing()
{
    constexpr qsizetype kMostLines = 4;
    const FightSnapshot& fight = m_fight.snapshot();
    const QString words = text::foreseenWords(text::Naming::of(fight.encounter), fight.combatants, fight.lying,
                                              fight.foreseen);
    QStringList lines = words.split(u'\n');
    if (lines.size() > kMostLines) {
        const qsizetype more = lines.size() - kMostLines + 1;
        lines.resize(kMostLines - 1);
        lines << tr("%1 more").arg(more);
    }
    m_comingRow->setVisible(!words.isEmpty());
    m_coming->setText(breakable(lines.join(u'\n')));
    m_coming->setToolTip(words);
}

void CombatantsDock::dressComing()
{
    const int edge = m_style.theme().scaled(16);
    m_comingIcon->setPixmap(
        iconOf(Icon::Pending, m_style.theme(), Token::Warn).pixmap(QSize(edge, edge), devicePixelRatioF()));
}

void CombatantsDock::refreshHint()
{
    const std::size_t count = m_list->selectedRows().size();
    m_hint->setText(count > 1 ? tr("%1 selected, all are meant").arg(count)
                              : tr("Click: who acts · Ctrl+click: target · Shift+click: several"));
}

void CombatantsDock::addBesideChooser(QWidget* widget)
{
    // Alone, where there is no fight to choose, it stays at its edge.
    m_top->addWidget(widget, 0, Qt::AlignRight);
}

void CombatantsDock::addBelowList(QWidget* widget)
{
    m_column->insertWidget(m_column->indexOf(m_list) + 1, widget);
}

void CombatantsDock::addCommand(QAction* command)
{
    m_more.push_back(command);
}

void CombatantsDock::addListCommand(QAction* command)
{
    command->setShortcutContext(Qt::WidgetShortcut);
    m_list->addAction(command);
    addCommand(command);
}

QPoint CombatantsDock::placeOfCurrent() const
{
    const QRect row = m_list->visualRect(m_list->currentIndex());
    return m_list->viewport()->mapToGlobal(row.isValid() ? row.center() : m_list->viewport()->rect().center());
}

void CombatantsDock::showMenu(QPoint place)
{
    const QModelIndex index = m_list->indexAt(place);
    if (!index.isValid())
        return;
    // What the menu does it does with whom it was asked for, and with the others if he is one of several selected.
    m_list->goTo(index);
    // The list may be made anew while the menu is open; who was meant stays who he is.
    const RecordId combatant = idAt(index);
    QMenu menu(this);
    const QString name = withoutMnemonic(index.data(Qt::DisplayRole).toString());
    QAction* acts = menu.addAction(tr("%1 acts").arg(name));
    QAction* aims = menu.addAction(tr("Aim at %1").arg(name));
    const CombatantView* who = m_fight.snapshot().find(combatant);
    aims->setEnabled(who && !who->combatant.away);
    for (QAction* command : m_more)
        menu.addAction(command);
    if (m_remove) {
        menu.addSeparator();
        menu.addAction(m_remove);
    }
    QAction* taken = menu.exec(m_list->viewport()->mapToGlobal(place));
    if (taken == acts)
        m_fight.setActive(combatant);
    else if (taken == aims)
        m_fight.setTarget(combatant);
}

}  // namespace hitspread

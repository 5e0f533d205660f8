#include "ui/encounter/fightsdialog.h"

#include "models/fight/fight.h"
#include "rules/systems/registry.h"
#include "text/echo.h"
#include "text/endingwords.h"
#include "text/labels.h"
#include "text/problems.h"
#include "ui/encounter/sidewords.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/dialogparts.h"
#include "ui/widgets/keyboard/undokeys.h"
#include "ui/widgets/windowsize.h"
#include "ui/widgets/windowtitle.h"

#include <QAction>
#include <QCheckBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>

namespace hitspread {

namespace {

constexpr QSize kFightsDialogSize(860, 480);
constexpr int kFightsDialogIdRole = Qt::UserRole;

/// Between fights no round runs.
QString momentOf(const Encounter& encounter)
{
    if (encounter.between)
        return {};
    return text::inSentence(text::moment(findSystem(encounter.system), encounter.round, encounter.phase));
}

}  // namespace

FightsDialog::FightsDialog(Fight& fight, const ApplicationStyle& style, QWidget* parent)
    : QDialog(parent),
      m_fight(fight),
      m_list(new QTreeWidget(this)),
      m_archived(new QCheckBox(tr("Show those put &aside"), this)),
      m_words(new QLabel(this)),
      m_open(new QPushButton(tr("Open   Enter"), this))
{
    setObjectName(QStringLiteral("fights"));
    entitle(*this, tr("Fights - Hitspread"));
    auto* column = new QVBoxLayout(this);
    column->setSpacing(space::kMedium);
    column->addLayout(makeButtons());
    makeList();
    column->addWidget(m_list, 1);
    m_words->setObjectName(QStringLiteral("fightsWords"));
    m_words->setWordWrap(true);
    setLook(*m_words, "textRole", QStringLiteral("secondary"));
    column->addLayout(makeFoot());
    connect(m_archived, &QCheckBox::toggled, this,
            [this] { show(std::vector(m_lines), current() ? current()->encounter.id : 0); });
    resizeWithinScreen(*this, kFightsDialogSize * style.theme().textPercent() / 100);
}

QPushButton* FightsDialog::addButton(QLayout& row, const QString& text, const char* name, void (FightsDialog::*slot)())
{
    auto* button = new QPushButton(text, this);
    button->setObjectName(QLatin1String(name));
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, slot);
    row.addWidget(button);
    return button;
}

QLayout* FightsDialog::makeButtons()
{
    auto* row = new QHBoxLayout;
    row->setSpacing(space::kTiny);
    addButton(*row, tr("&New fight…"), "fightsNew", &FightsDialog::newFightAsked);
    m_duplicate = addButton(*row, tr("&Duplicate"), "fightsDuplicate", &FightsDialog::duplicate);
    m_duplicate->setToolTip(tr("A fight of its own out of this moment, with a history of its own"));
    m_rename = addButton(*row, tr("&Rename   F2"), "fightsRename", &FightsDialog::rename);
    m_archive = addButton(*row, tr("&Put aside   Delete"), "fightsArchive", &FightsDialog::archive);
    m_export = addButton(*row, tr("&Export…"), "fightsExport", &FightsDialog::exportFight);
    m_export->setToolTip(tr("The fight with its whole history as one file"));
    addButton(*row, tr("&Import…"), "fightsImport", &FightsDialog::importAsked)
        ->setToolTip(tr("A fight that was exported"));
    row->addStretch(1);
    return row;
}

QLayout* FightsDialog::makeFoot()
{
    m_archived->setObjectName(QStringLiteral("fightsArchived"));
    auto* undo = new QAction(tr("Undo"), this);
    undo->setShortcut(QKeySequence::Undo);
    connect(undo, &QAction::triggered, this, [this] { goBack(false); });
    auto* redo = new QAction(tr("Redo"), this);
    redo->setShortcuts(redoKeys());
    connect(redo, &QAction::triggered, this, [this] { goBack(true); });
    addActions({undo, redo});
    auto* leave = new QPushButton(tr("Close   Esc"), this);
    leave->setObjectName(QStringLiteral("fightsClose"));
    m_open->setObjectName(QStringLiteral("fightsOpen"));
    QHBoxLayout* row = footOf(*this, {*m_words, *leave, *m_open, true});
    row->insertWidget(0, m_archived);
    return row;
}

void FightsDialog::makeList()
{
    m_list->setObjectName(QStringLiteral("fightList"));
    m_list->setAccessibleName(tr("Fights"));
    m_list->setHeaderLabels({tr("Fight"), tr("Stands at"), tr("Who"), tr("Rules"), tr("Note")});
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    QHeaderView& header = *m_list->header();
    header.setStretchLastSection(false);
    header.setSectionResizeMode(QHeaderView::ResizeToContents);
    header.setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->installEventFilter(this);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &FightsDialog::refresh);
    connect(m_list, &QTreeWidget::itemDoubleClicked, this, &QDialog::accept);
    connect(m_list, &QTreeWidget::itemChanged, this, &FightsDialog::renamed);
}

std::vector<FightsDialog::Line> FightsDialog::linesOf(CampaignServices& services)
{
    std::vector<Line> lines;
    for (const Encounter& encounter : services.encounters.encounters()) {
        Line line{encounter, {}, 0, services.actions.pending(encounter.id).has_value()};
        for (const Combatant& combatant : services.campaign.encounters().combatants(encounter.id)) {
            if (combatant.away)
                ++line.away;
            else
                ++line.sides.at(static_cast<std::size_t>(combatant.side));
        }
        lines.push_back(std::move(line));
    }
    return lines;
}

void FightsDialog::start()
{
    m_words->clear();
    reload(m_fight.snapshot().encounter.id);
    m_list->setFocus();
    open();
}

void FightsDialog::reload(RecordId chosen)
{
    m_fight.gateway().run(
        this, [](CampaignServices& services) { return linesOf(services); },
        [this, chosen](const std::vector<Line>& lines) { show(lines, chosen); });
}

void FightsDialog::show(const std::vector<Line>& lines, RecordId chosen)
{
    const QSignalBlocker quiet(m_list);
    m_lines = lines;
    m_list->clear();
    for (const Line& line : m_lines) {
        if (line.encounter.archived && !m_archived->isChecked())
            continue;
        const System* system = findSystem(line.encounter.system);
        QStringList notes;
        if (line.encounter.between)
            notes << tr("no fight: how people are now");
        if (line.encounter.archived)
            notes << tr("put aside");
        if (line.encounter.id == m_fight.snapshot().encounter.id)
            notes << tr("in view");
        if (line.waits)
            notes << tr("dice wait");
        QString who = line.encounter.between
            ? tr("people: %1").arg(std::accumulate(line.sides.begin(), line.sides.end(), 0))
            : againstWords(line.sides);
        if (line.away > 0)
            who = tr("%1; %2 away").arg(who, QString::number(line.away));
        auto* item = new QTreeWidgetItem(m_list,
                                         {text::shownName(line.encounter), momentOf(line.encounter), who,
                                          system ? text::systemName(*system) : QString(),
                                          notes.join(QStringLiteral(", "))});
        item->setData(0, kFightsDialogIdRole, QVariant::fromValue(line.encounter.id));
        item->setToolTip(0, item->text(0));
        item->setFlags(item->flags() | Qt::ItemIsEditable);
        if (line.encounter.id == chosen)
            m_list->setCurrentItem(item);
    }
    if (!m_list->currentItem())
        m_list->setCurrentItem(m_list->topLevelItem(0));
    refresh();
}

const FightsDialog::Line* FightsDialog::current() const
{
    const QTreeWidgetItem* item = m_list->currentItem();
    const RecordId id = item ? item->data(0, kFightsDialogIdRole).toLongLong() : 0;
    const auto found = std::ranges::find(m_lines, id, [](const Line& line) { return line.encounter.id; });
    return found == m_lines.end() ? nullptr : &*found;
}

void FightsDialog::refresh()
{
    const Line* line = current();
    for (QPushButton* button : {m_open, m_duplicate, m_rename, m_archive, m_export})
        button->setEnabled(line != nullptr);
    if (line && line->encounter.between)
        m_archive->setEnabled(false);
    m_archive->setText(line && line->encounter.archived ? tr("&Put back   Delete") : tr("&Put aside   Delete"));
    const auto aside = std::ranges::count_if(m_lines, [](const Line& one) { return one.encounter.archived; });
    m_archived->setVisible(aside > 0 || m_archived->isChecked());
}

void FightsDialog::change(std::function<RecordId(CampaignServices&)> work)
{
    m_words->clear();
    m_fight.gateway().run(
        this, std::move(work),
        [this](RecordId chosen) {
            reload(chosen);
            m_fight.reload();
        },
        [this](const Problem& problem) {
            m_words->setText(text::sentenceFor(problem));
            reload(current() ? current()->encounter.id : 0);
        });
}

void FightsDialog::duplicate()
{
    if (const Line* line = current())
        change([id = line->encounter.id](CampaignServices& services) { return services.encounterList.duplicate(id); });
}

void FightsDialog::rename()
{
    if (QTreeWidgetItem* item = m_list->currentItem())
        m_list->editItem(item, 0);
}

void FightsDialog::renamed(QTreeWidgetItem* item)
{
    change([id = RecordId{item->data(0, kFightsDialogIdRole).toLongLong()},
            name = item->text(0).toStdString()](CampaignServices& services) {
        (void)services.encounterList.rename(id, name);
        return id;
    });
}

void FightsDialog::archive()
{
    const Line* line = current();
    if (!line)
        return;
    if (line->encounter.between)
        return;
    const bool aside = !line->encounter.archived;
    const bool wasInView = line->encounter.id == m_fight.snapshot().encounter.id;
    change([id = line->encounter.id, aside](CampaignServices& services) {
        (void)services.encounterList.setArchived(id, aside);
        return id;
    });
    // Another one comes into view; behind the work above, for the queue keeps its order.
    if (wasInView && aside)
        m_fight.open(0);
}

void FightsDialog::goBack(bool again)
{
    const RecordId chosen = current() ? current()->encounter.id : 0;
    change([again, chosen](CampaignServices& services) {
        const Scope library{};
        const EntryId id = again ? services.history.redoable(library) : services.history.undoable(library);
        const LogEntry entry = id != 0 ? services.history.entry(id) : LogEntry{};
        if (entry.changes.empty() || entry.changes.front().record.kind != RecordKind::Switches)
            return chosen;
        (void)(again ? services.history.redo(library) : services.history.undo(library));
        return entry.changes.front().record.id;
    });
}

void FightsDialog::exportFight()
{
    if (const Line* line = current())
        Q_EMIT exportAsked(line->encounter.id, text::visible(line->encounter.name));
}

void FightsDialog::accept()
{
    const Line* line = current();
    if (!line)
        return;
    if (line->encounter.id != m_fight.snapshot().encounter.id)
        m_fight.open(line->encounter.id);
    QDialog::accept();
}

bool FightsDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_list && event->type() == QEvent::KeyPress) {
        switch (static_cast<QKeyEvent*>(event)->key()) {
        case Qt::Key_F2: rename(); return true;
        case Qt::Key_Delete: archive(); return true;
        default: break;
        }
    }
    return QDialog::eventFilter(watched, event);
}

}  // namespace hitspread

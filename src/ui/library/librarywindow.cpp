#include "ui/library/librarywindow.h"

#include "models/campaigngateway.h"
#include "models/library/libraryhits.h"
#include "models/library/librarymodel.h"
#include "models/library/librarysearch.h"
#include "services/library/recordname.h"
#include "text/kinds.h"
#include "ui/fields/fieldcomplaint.h"
#include "ui/library/edittogether.h"
#include "ui/library/elsewhere.h"
#include "ui/library/emptylibrary.h"
#include "ui/library/everythingtable.h"
#include "ui/library/filterpopup.h"
#include "ui/library/kindlist.h"
#include "ui/library/libraryactions.h"
#include "ui/library/librarydelegate.h"
#include "ui/library/librarypreview.h"
#include "ui/library/librarytable.h"
#include "ui/library/previewlayout.h"
#include "ui/library/recorddialog.h"
#include "ui/library/searchrow.h"
#include "ui/library/takedialog.h"
#include "ui/settings/preferences.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/problembar.h"
#include "ui/widgets/stepproblem.h"
#include "ui/widgets/windowsize.h"
#include "ui/widgets/windowtitle.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMenuBar>
#include <QPushButton>
#include <QStackedWidget>
#include <QStatusBar>

namespace hitspread {

LibraryWindow::LibraryWindow(CampaignGateway& gateway, const OtherCampaigns& others, const ApplicationStyle& style,
                             Preferences& preferences, QWidget* parent)
    : QMainWindow(parent, Qt::Window),
      m_style(style),
      m_preferences(preferences),
      m_library(gateway),
      m_model(new LibraryModel(m_library, this)),
      m_actions(new LibraryActions(style, *this)),
      m_problem(new ProblemBar(style, this)),
      m_kinds(new KindList(m_library, style, this)),
      m_search(new SearchRow(style, this)),
      m_table(new LibraryTable(*m_model, style, preferences, this)),
      m_hits(new LibraryHits(m_library, this)),
      m_everything(new EverythingTable(*m_hits, style, this)),
      m_elsewhere(new Elsewhere(m_library, style, this)),
      m_preview(new LibraryPreview(m_library, style, this)),
      m_empty(new EmptyLibrary(style, this)),
      m_pages(new QStackedWidget(this)),
      m_keys(new QLabel(this)),
      m_taking(new TakeDialog(m_library, others, style, this))
{
    setObjectName(u"libraryWindow"_qs);
    entitle(*this, tr("Library - Hitspread"));
    setMinimumWithinScreen(*this, {760, 440});
    resizeWithinScreen(*this, {1440, 860});
    auto* centre = new QWidget(this);
    auto* row = new QHBoxLayout(centre);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_kinds);
    auto* middle = makeCentre();
    row->addWidget(middle, 1);
    row->addWidget(m_preview);
    new PreviewLayout(
        {*this, *row, static_cast<QBoxLayout&>(*middle->layout()), *m_pages, *m_kinds, *m_preview, *m_actions->preview},
        style);
    m_preview->setFoot(m_actions->foot(this));
    setCentralWidget(centre);
    m_actions->fillMenus(*menuBar());
    statusBar()->setSizeGripEnabled(false);
    statusBar()->setContentsMargins(space::kSmall, 0, space::kMedium, 0);
    m_keys->setObjectName(u"libraryKeys"_qs);
    statusBar()->addPermanentWidget(m_keys);
    connectActions();
    connectModel();
    m_kind = m_kinds->kind();
    preferences.restoreLibrary(*this);
    refreshActions();
}

LibraryWindow::~LibraryWindow()
{
    // Views go before what they show.
    hide();
    delete takeCentralWidget();
}

QWidget* LibraryWindow::makeCentre()
{
    auto* centre = new QWidget(this);
    auto* column = new QVBoxLayout(centre);
    column->setContentsMargins(space::kMedium, space::kMedium, space::kMedium, space::kMedium);
    column->setSpacing(space::kMedium);
    column->addWidget(m_problem);
    column->addWidget(m_search);
    auto* keep = m_actions->button(*m_actions->saveSearch, this);
    keep->setProperty("plain", true);
    m_search->addAtEnd(keep);
    column->addWidget(m_actions->bar(this));
    m_pages->addWidget(m_table);
    m_pages->addWidget(m_everything);
    m_pages->addWidget(m_empty);
    column->addWidget(m_pages, 1);
    column->addWidget(&m_table->complaint());
    column->addWidget(m_elsewhere);
    return centre;
}

void LibraryWindow::connectActions()
{
    // Delete and F2 mean the record only where records are; in lists and fields they are theirs.
    for (QAction* action : {m_actions->remove, m_actions->editCell}) {
        removeAction(action);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        m_table->addAction(action);
    }
    m_everything->addAction(m_actions->remove);
    connect(m_actions->create, &QAction::triggered, this, &LibraryWindow::create);
    connect(m_actions->duplicate, &QAction::triggered, this, &LibraryWindow::duplicate);
    connect(m_actions->remove, &QAction::triggered, this, &LibraryWindow::remove);
    connect(m_actions->takeFrom, &QAction::triggered, m_taking, &TakeDialog::choose);
    connect(&m_taking->other(), &OtherLibrary::taken, this, &LibraryWindow::goTo);
    connect(m_actions->columns, &QAction::triggered, this, [this] {
        const QPushButton& button = m_actions->buttonOf(*m_actions->columns);
        m_table->chooseColumns(button.mapToGlobal(QPoint(0, button.height())));
    });
    connect(m_actions->undo, &QAction::triggered, &m_library, &Library::undo);
    connect(m_actions->redo, &QAction::triggered, &m_library, &Library::redo);
    connect(m_actions->search, &QAction::triggered, m_search, &SearchRow::focusLine);
    connect(m_actions->saveSearch, &QAction::triggered, this, &LibraryWindow::keepSearch);
    connect(m_actions->editCell, &QAction::triggered, this, [this] { m_table->edit(m_table->currentIndex()); });
    m_search->takeSlashOf(*this);
    for (QAbstractItemView* list : findChildren<QAbstractItemView*>())
        m_search->takeSlashOf(*list);
    connect(m_search, &SearchRow::lineChanged, this, &LibraryWindow::ask);
    const auto goToList = [this] {
        QTableView* list = m_kinds->isEverything() ? static_cast<QTableView*>(m_everything) : m_table;
        list->setFocus(Qt::TabFocusReason);
        // The keyboard alone rings a row, it chooses none.
        if (!list->selectionModel()->hasSelection())
            list->setCurrentIndex(list->model()->index(0, 0));
    };
    connect(m_search, &SearchRow::left, this, goToList);
    connect(m_search, &SearchRow::entered, this,
            [this, goToList] { m_kinds->isEverything() ? m_everything->openBest() : goToList(); });
    connect(m_kinds, &KindList::kindChosen, this, [this](RecordKind kind) {
        m_kind = kind;
        ask();
    });
    connect(m_kinds, &KindList::everythingChosen, this, &LibraryWindow::ask);
    connect(m_everything, &EverythingTable::opened, this, &LibraryWindow::edit);
    connect(m_everything, &EverythingTable::rowsChosen, this, &LibraryWindow::refreshActions);
    connect(m_everything, &EverythingTable::rowsChosen, this, &LibraryWindow::look);
    connect(m_hits, &LibraryHits::listed, this, &LibraryWindow::refreshHits);
    connect(m_kinds, &KindList::searchChosen, this, &LibraryWindow::takeSearch);
    connect(m_actions->edit, &QAction::triggered, this, &LibraryWindow::edit);
    connect(m_actions->editTogether, &QAction::triggered, this, &LibraryWindow::editTogether);
    connect(m_actions->filter, &QAction::triggered, this, &LibraryWindow::askFilter);
    connect(m_table, &LibraryTable::opened, this, &LibraryWindow::edit);
    connect(m_table, &LibraryTable::rowsChosen, this, &LibraryWindow::refreshActions);
    connect(m_table, &LibraryTable::rowsChosen, this, &LibraryWindow::look);
    connect(m_table, &LibraryTable::editingChanged, this, &LibraryWindow::refreshActions);
    connect(m_elsewhere, &Elsewhere::kindChosen, m_kinds, &KindList::setKind);
    connect(m_preview, &LibraryPreview::tagsEntered, &m_library, &Library::setTags);
    connect(m_preview, &LibraryPreview::tagsChanged, &m_library, &Library::changeTags);
}

void LibraryWindow::connectModel()
{
    connect(m_model, &LibraryModel::listed, this, &LibraryWindow::refreshFound);
    connect(m_model, &LibraryModel::listed, this, &LibraryWindow::goToNew);
    connect(m_model, &LibraryModel::listed, this, &LibraryWindow::look);
    // A reset takes the selection away without a word.
    connect(m_model, &LibraryModel::listed, this, &LibraryWindow::refreshActions);
    connect(m_model, &QAbstractItemModel::dataChanged, this, &LibraryWindow::nameNew);
    connect(&m_library, &Library::summarized, this, [this] {
        refreshFound();
        // It says of how many.
        if (m_hits->isCurrent())
            refreshHits();
        refreshActions();
    });
    connect(&m_library.gateway(), &CampaignGateway::leaving, this, &LibraryWindow::leave);
    connect(&m_library, &Library::changed, this, &LibraryWindow::enter);
    const auto* refused = new StepProblem(*m_problem);
    connect(&m_library, &Library::problem, refused, &StepProblem::show);
    connect(&m_library.gateway(), &CampaignGateway::changed, refused, &StepProblem::goWithStep);
    connect(m_empty, &EmptyLibrary::pressed, this, [this] {
        if (m_search->line().isEmpty())
            create();
        else
            m_search->setLine(m_empty->suggestion());
    });
}

void LibraryWindow::open(const std::string& system)
{
    m_library.setSystem(system);
    show();
    raise();
    activateWindow();
    ask();
    m_library.reload();
    if (!m_table->currentIndex().isValid())
        m_search->focusLine();
}

/// The campaign is being left: what is being written is stored while there is where to, and nothing is asked of the next one
/// before it is there.
void LibraryWindow::leave()
{
    m_table->setCurrentIndex({});
    for (RecordDialog* dialog : findChildren<RecordDialog*>())
        dialog->closeForGood();
    m_taking->leave();
    m_made.clear();
    m_toName = 0;
    m_preview->lookAt({});
    centralWidget()->setEnabled(false);
    m_actions->setEnabled(false);
    m_problem->show(tr("Another campaign is being opened; its library will stand here."));
}

void LibraryWindow::enter()
{
    if (centralWidget()->isEnabled())
        return;
    centralWidget()->setEnabled(true);
    m_actions->setEnabled(true);
    m_problem->hide();
    refreshActions();
}

void LibraryWindow::ask()
{
    if (!m_kinds->isEverything()) {
        m_hits->stop();
    } else {
        m_hits->lookFor(m_search->line().trimmed());
        m_search->show({});
        m_elsewhere->lookFor({}, m_kind);
        return refreshActions();
    }
    const RecordDeclaration* record = m_library.declaration(m_kind);
    if (!record)
        return;
    const LibrarySearch search = readSearch(m_library.naming(), *record, m_search->line());
    m_search->show(search);
    refreshActions();
    LibraryQuery query;
    query.kind = m_kind;
    query.system = m_library.system().id();
    query.search = search.words.toStdString();
    query.filters = search.filters;
    query.tags = search.tags;
    query.sample = search.sample;
    if (m_model->query().kind == m_kind && m_model->query().system == query.system) {
        query.sortBy = m_model->query().sortBy;
        query.descending = m_model->query().descending;
    }
    m_table->cells().setLitWords(search.words.split(u' ', Qt::SkipEmptyParts));
    m_elsewhere->lookFor(search.words, m_kind);
    m_model->setQuery(query);
}

void LibraryWindow::takeSearch(const SavedSearch& search)
{
    m_kinds->setKind(search.query.kind);
    m_search->setLine(searchLine(search.query));
}

void LibraryWindow::refreshFound()
{
    if (!m_model->isCurrent() || m_kinds->isEverything())
        return;
    const LibrarySummary& summary = m_library.summary();
    const auto all = summary.counts.find(m_kind);
    const std::size_t total = all == summary.counts.end() ? 0 : all->second;
    const int found = m_model->rowCount();
    const QString kinds = text::kindsName(m_library.system(), m_kind);
    const QLocale locale;
    m_search->setFound(m_search->line().isEmpty()
                           ? tr("%1: %2").arg(kinds, locale.toString(found))
                           : tr("%1: %2 of %3").arg(kinds, locale.toString(found), locale.toString(qulonglong(total))));
    if (found == 0 && m_search->search().isEmpty())
        m_empty->sayNone(m_library.system(), m_kind);
    else if (found == 0)
        m_empty->sayNothing(m_library.gateway(), m_search->search(), m_model->query());
    m_pages->setCurrentWidget(found == 0 ? static_cast<QWidget*>(m_empty) : m_table);
}

void LibraryWindow::refreshHits()
{
    if (!m_kinds->isEverything())
        return;
    const int found = m_hits->rowCount();
    const QLocale locale;
    const bool isAsked = !m_hits->words().isEmpty();
    const bool isCut = m_hits->total() > static_cast<std::size_t>(found);
    const QString shown = locale.toString(found);
    const QString all = locale.toString(qulonglong(m_hits->total()));
    const QString whole = locale.toString(qulonglong(m_library.summary().total()));
    m_search->setFound(isCut && isAsked ? tr("Everything: the best %1 of %2").arg(shown, all)
                           : isCut      ? tr("Everything: the first %1 of %2; a word finds the rest").arg(shown, all)
                           : isAsked    ? tr("Everything: %1 of %2").arg(shown, whole)
                                        : tr("Everything: %1").arg(shown));
    if (found == 0 && !isAsked)
        m_empty->say(tr("Nothing is in this library yet. Choose a kind at the left to create the first record."), {});
    else if (found == 0)
        m_empty->say(tr("Nothing called “%1”.").arg(m_search->line()), tr("Clear the search"));
    m_pages->setCurrentWidget(found == 0 ? static_cast<QWidget*>(m_empty) : m_everything);
    refreshActions();
    look();
}

void LibraryWindow::refreshActions()
{
    const std::size_t count = chosen().size();
    const bool oneKind = !m_kinds->isEverything();
    for (QAction* action : {m_actions->create, m_actions->filter, m_actions->columns}) {
        action->setEnabled(oneKind);
        action->setStatusTip(oneKind ? QString() : tr("Choose a kind of record first."));
    }
    m_actions->duplicate->setEnabled(count > 0);
    m_actions->remove->setEnabled(count > 0);
    m_actions->editCell->setEnabled(oneKind && count > 0);
    m_actions->edit->setEnabled(count == 1 && !m_table->isEditing());
    m_actions->editTogether->setEnabled(oneKind && count > 1);
    m_actions->editTogether->setStatusTip(count > 1 ? QString() : tr("Choose several records first."));
    m_actions->undo->setEnabled(m_library.summary().undoable != 0);
    m_actions->redo->setEnabled(m_library.summary().redoable != 0);
    m_actions->saveSearch->setEnabled(oneKind && !m_search->line().isEmpty());
    m_keys->setText(m_actions->keys());
}

std::vector<RecordRef> LibraryWindow::chosen() const
{
    if (m_kinds->isEverything())
        return m_everything->chosen();
    std::vector<RecordRef> records;
    for (const int row : m_table->chosenRows())
        records.push_back(m_model->referenceAt(row));
    return records;
}

void LibraryWindow::create()
{
    const RecordDeclaration* declaration = m_library.declaration(m_kind);
    if (!declaration)
        return;
    StoredRecord record;
    record.system = m_library.system().id();
    record.record = AnyRecord(*declaration);
    if (const FieldDeclaration* name = nameField(*declaration))
        name->setText(record.record.data(), text::newName(m_library.system(), m_kind).toStdString());
    fulfil(m_search->search().filters, record.record);
    // A search would hide what is new.
    m_search->setLine({});
    m_library.create(record, [this](const std::vector<RecordId>& ids) {
        m_made = ids;
        m_toName = ids.front();
    });
}

void LibraryWindow::duplicate()
{
    m_library.duplicate(chosen(), [this](const std::vector<RecordId>& ids) { m_made = ids; });
}

void LibraryWindow::remove()
{
    if (m_kinds->isEverything())
        return m_library.remove(chosen());
    const std::vector<int> rows = m_table->chosenRows();
    if (rows.empty())
        return;
    // The row after the last one stays the current one.
    const int next = rows.back() + 1 < m_model->rowCount() ? rows.back() + 1 : rows.front() - 1;
    const std::vector<RecordRef> records = chosen();
    m_table->setCurrentIndex(m_model->index(next, m_table->currentIndex().column()));
    m_library.remove(records);
}

void LibraryWindow::edit()
{
    const std::vector<RecordRef> records = chosen();
    if (records.size() != 1)
        return;
    if (records.front().kind == RecordKind::Character)
        return Q_EMIT characterAsked(records.front().id);
    // Loaded anew: what the table shows may be one message old.
    m_library.gateway().run(
        this, [record = records.front()](CampaignServices& services) { return services.library.load(record); },
        [this](const StoredRecord& stored) {
            auto* dialog = new RecordDialog(m_library, stored.id, stored.record, m_style, this);
            connect(dialog, &RecordDialog::stored, this, [this](const QString& name) {
                statusBar()->showMessage(tr("%1 is stored. Undo takes it back as one step.").arg(name), 10000);
            });
            dialog->show();
        });
}

void LibraryWindow::editTogether()
{
    const std::vector<RecordRef> records = chosen();
    if (records.size() < 2)
        return;
    auto* dialog = new EditTogether(m_library, records, m_style, this);
    if (const QModelIndex current = m_table->currentIndex(); current.isValid())
        dialog->setColumn(m_model->columns()[static_cast<std::size_t>(current.column())].key);
    dialog->show();
}

void LibraryWindow::askFilter()
{
    const RecordDeclaration* record = m_library.declaration(m_kind);
    if (!record)
        return;
    const QPushButton& button = m_actions->buttonOf(*m_actions->filter);
    auto* popup = new FilterPopup(m_library.naming(), *record, m_style, this);
    connect(popup, &FilterPopup::chosen, m_search, &SearchRow::addCondition);
    popup->move(button.mapToGlobal(QPoint(0, button.height() + 2)));
    popup->show();
}

void LibraryWindow::look()
{
    const std::vector<RecordRef> records = chosen();
    if (records.size() > 1)
        return m_preview->lookAtSeveral(records);
    m_preview->setIsAny((m_kinds->isEverything() ? m_hits->rowCount() : m_model->rowCount()) > 0);
    m_preview->lookAt(records.empty() ? RecordRef{} : records.front());
}

void LibraryWindow::goToNew()
{
    if (m_made.empty() || m_model->rowOf(m_made.front()) < 0)
        return;
    m_table->goTo(m_made.front());
    for (std::size_t i = 1; i < m_made.size(); ++i)
        m_table->selectionModel()->select(m_model->index(m_model->rowOf(m_made[i]), 0),
                                          QItemSelectionModel::Select | QItemSelectionModel::Rows);
    m_made.clear();
    m_table->setFocus(Qt::OtherFocusReason);
    nameNew();
}

void LibraryWindow::nameNew()
{
    const int row = m_model->rowOf(m_toName);
    if (row < 0)
        return;
    const QModelIndex name = m_model->index(row, 0);
    if (name.data(Qt::EditRole).isNull())  // asks for the record; it comes by dataChanged()
        return;
    m_toName = 0;
    m_table->edit(name);
}

/// What was asked for is chosen in the list, where it is shown.
void LibraryWindow::goTo(const std::vector<RecordRef>& records)
{
    m_made.clear();
    for (const RecordRef& record : records)
        if (record.kind == records.front().kind)
            m_made.push_back(record.id);
    m_search->setLine({});
    m_kinds->setKind(records.front().kind);
}

void LibraryWindow::keepSearch()
{
    SavedSearch search{.name = m_search->line().toStdString(), .query = m_model->query()};
    search.query.offset = 0;
    search.query.limit = LibraryQuery{}.limit;
    m_library.saveSearch(search);
}

void LibraryWindow::closeEvent(QCloseEvent* event)
{
    m_preferences.keepLibrary(*this);
    QMainWindow::closeEvent(event);
}

}  // namespace hitspread

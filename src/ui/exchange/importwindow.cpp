#include "ui/exchange/importwindow.h"

#include "models/campaignbackups.h"
#include "models/exchange/importrows.h"
#include "text/problems.h"
#include "ui/exchange/importcolumnsview.h"
#include "ui/exchange/importreportdialog.h"
#include "ui/exchange/importrowsview.h"
#include "ui/exchange/importsourcebar.h"
#include "ui/exchange/sourcereader.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/busybar.h"
#include "ui/widgets/dialogparts.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/labels/wraplabel.h"
#include "ui/widgets/problembar.h"
#include "ui/widgets/startfolder.h"
#include "ui/widgets/windowsize.h"
#include "ui/widgets/windowtitle.h"

#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMimeData>
#include <QPointer>
#include <QPushButton>
#include <QShortcut>
#include <QSplitter>
#include <QStackedWidget>
#include <QUrl>
#include <QVBoxLayout>

#include <utility>

namespace hitspread {

using Stage = ImportDraft::Stage;

namespace {
constexpr QSize kImportWindowSize(1180, 700);
}  // namespace

ImportWindow::ImportWindow(CampaignGateway& gateway, CampaignBackups& backups, MeaningMemory& memory,
                           const ApplicationStyle& style, QWidget* parent)
    : QDialog(parent),
      m_backups(backups),
      m_draft(new ImportDraft(gateway, &readSource, memory, this)),
      m_problem(new ProblemBar(style, this)),
      m_busy(new BusyBar(this)),
      m_pages(new QStackedWidget(this)),
      m_empty(new EmptyState(style, this)),
      m_words(new WrapLabel(this)),
      m_act(new QPushButton(this))
{
    setObjectName(QStringLiteral("importWindow"));
    entitle(*this, tr("Import - Hitspread"));
    auto* column = new QVBoxLayout(this);
    column->setSpacing(space::kMedium);
    column->addWidget(m_problem);
    m_problem->hide();
    column->addLayout(makeHead());
    m_empty->setObjectName(QStringLiteral("importEmpty"));
    m_pages->addWidget(m_empty);
    auto* body = new QSplitter(Qt::Horizontal, this);
    body->setChildrenCollapsible(false);
    m_columns = new ImportColumnsView(*m_draft, style, body);
    body->addWidget(m_columns);
    m_rows = new ImportRowsView(*m_draft, style, body);
    body->addWidget(m_rows);
    body->setStretchFactor(0, 0);
    body->setStretchFactor(1, 1);
    m_pages->addWidget(body);
    column->addWidget(m_pages, 1);
    column->addWidget(m_busy);
    column->addLayout(makeFoot());
    resizeWithinScreen(*this, kImportWindowSize * style.theme().textPercent() / 100);
    // Of what the screen left of it.
    body->setSizes({width() * 38 / 100, width() * 62 / 100});
    connect(new QShortcut(QKeySequence::Paste, this), &QShortcut::activated, this, &ImportWindow::paste);
    connect(m_busy, &BusyBar::cancelled, m_draft, &ImportDraft::cancel);
    connect(m_draft, &ImportDraft::progressed, m_busy, &BusyBar::setProgress);
    connect(m_draft, &ImportDraft::stageChanged, this, &ImportWindow::refresh);
    connect(m_draft, &ImportDraft::planned, this, &ImportWindow::refresh);
    connect(m_draft, &ImportDraft::planned, this, [this] {
        // Whoever is at nothing else looks at the rows.
        if (!focusWidget() || qobject_cast<QPushButton*>(focusWidget()))
            m_rows->setFocus();
    });
    connect(m_draft, &ImportDraft::chosenChanged, this, &ImportWindow::refreshFoot);
    connect(m_draft, &ImportDraft::taken, this, &ImportWindow::tellTaken);
    connect(m_draft, &ImportDraft::problem, this,
            [this](const Problem& what) { m_problem->show(text::sentenceFor(what)); });
    connect(m_problem, &ProblemBar::actionChosen, this, [this] {
        m_goesWithout = true;
        take();
    });
    connect(&gateway, &CampaignGateway::leaving, this, [this] {
        m_waiting.clear();
        m_isSaving = false;
        m_draft->clear();
        hide();
    });
    refresh();
}

QLayout* ImportWindow::makeHead()
{
    auto* row = new QHBoxLayout;
    row->addWidget(new ImportSourceBar(*m_draft, this), 1);
    // Without a source there is nothing at the left that takes the room.
    row->addStretch(0);
    const auto add = [this, row](const QString& words, const char* name, const QString& tip) {
        auto* button = new QPushButton(words, this);
        button->setObjectName(QLatin1String(name));
        button->setAutoDefault(false);
        button->setToolTip(tip);
        setLook(*button, "plain", true);
        row->addWidget(button, 0, Qt::AlignTop);
        return button;
    };
    m_report = add({}, "importReport", tr("What of another program's document was taken, and what has no place here"));
    connect(m_report, &QPushButton::clicked, this, [this] {
        if (const auto& drafted = m_draft->drafted(); drafted && drafted->report)
            ImportReportDialog(*drafted, this).exec();
    });
    m_again = add(tr("Read again   F5"), "importAgain", tr("The same file as it is now; what was chosen here stays"));
    connect(m_again, &QPushButton::clicked, this, &ImportWindow::readAgain);
    connect(new QShortcut(QKeySequence::Refresh, this), &QShortcut::activated, this, &ImportWindow::readAgain);
    connect(add(tr("Open a file…"), "importOpen", tr("JSON of Hitspread, a CSV table, a file of another program")),
            &QPushButton::clicked, this, &ImportWindow::chooseFiles);
    connect(add(tr("Paste"), "importPaste", tr("Cells copied in a spreadsheet, headings first (Ctrl+V)")),
            &QPushButton::clicked, this, &ImportWindow::paste);
    return row;
}

QLayout* ImportWindow::makeFoot()
{
    m_words->setObjectName(QStringLiteral("importWords"));
    setLook(*m_words, "textRole", QStringLiteral("secondary"));
    auto* leave = new QPushButton(tr("Close   Esc"), this);
    leave->setObjectName(QStringLiteral("importClose"));
    m_act->setObjectName(QStringLiteral("importAct"));
    connect(m_empty, &EmptyState::pressed, this, &ImportWindow::chooseFiles);
    return footOf(*this, {*m_words, *leave, *m_act, true});
}

void ImportWindow::open()
{
    // What was taken is done with; undone, it stands ready again.
    if (!isVisible() && m_draft->stage() == Stage::Taken)
        m_draft->clear();
    show();
    raise();
    activateWindow();
    // Closed with a key or a click, it would close again with the next Enter.
    if (m_draft->stage() == Stage::Empty)
        m_empty->button().setFocus();
}

void ImportWindow::openFiles(const QStringList& paths)
{
    const bool isLookedAt = isVisible();
    open();
    // Whoever closed the window has left what was in it, and what waited.
    if (!isLookedAt)
        m_waiting.clear();
    m_waiting += paths;
    // What is being looked at is looked at to its end, unless it comes again.
    const Stage stage = m_draft->stage();
    const bool hasSomething = isLookedAt && stage == Stage::Ready && m_draft->drafted()->plan.chosen() > 0;
    const bool isAtWork = stage == Stage::Reading || stage == Stage::Planning || stage == Stage::Taking;
    const bool isAgain = m_waiting.size() == 1 && m_waiting.first() == m_draft->source().path;
    if ((!hasSomething && !isAtWork) || (isAgain && stage != Stage::Taking))
        readNext();
    else
        refreshFoot();
}

void ImportWindow::readNext()
{
    if (!m_waiting.isEmpty())
        begin({.path = m_waiting.takeFirst()});
}

void ImportWindow::begin(const GivenSource& source)
{
    m_problem->hide();
    m_taken = {};
    m_goesWithout = false;
    m_draft->read(source);
}

void ImportWindow::readAgain()
{
    if (m_again->isVisible() && m_draft->stage() != Stage::Taking)
        begin(m_draft->source());
}

void ImportWindow::chooseFiles()
{
    open();
    const QStringList paths = QFileDialog::getOpenFileNames(
        this, tr("Import people and gear"), startFolder(QStandardPaths::DocumentsLocation),
        tr("Tables, exports and files of GCS (*.csv *.tsv *.txt *.json *.gcs *.eqp *.skl);;All files (*)"));
    if (paths.isEmpty())
        return;
    // These are wanted now.
    m_waiting = paths;
    if (m_draft->stage() == Stage::Taking)
        return refreshFoot();
    readNext();
}

void ImportWindow::paste()
{
    open();
    const QMimeData* copied = QGuiApplication::clipboard()->mimeData();
    QStringList files;
    if (copied) {
        for (const QUrl& url : copied->urls()) {
            if (url.isLocalFile())
                files << url.toLocalFile();
        }
    }
    if (!files.isEmpty())
        return Q_EMIT filesPasted(files);
    const QString words = copied ? copied->text() : QString();
    if (words.trimmed().isEmpty())
        return m_problem->show(
            tr("Nothing was copied that could be imported. Copy cells in a spreadsheet, headings first."));
    if (m_draft->stage() != Stage::Taking)
        begin({.bytes = words.toUtf8(), .encoding = QStringLiteral("UTF-8")});
}

QString ImportWindow::deedWords() const
{
    if (m_draft->stage() == Stage::Taken)
        return m_waiting.isEmpty() ? tr("Show in the library   Enter") : tr("Next file   Enter");
    int fresh = 0;
    int changed = 0;
    if (const std::shared_ptr<DraftedImport>& drafted = m_draft->drafted()) {
        for (const PlannedRow& row : drafted->plan.rows) {
            fresh += row.isChosen && row.verdict == ImportVerdict::New ? 1 : 0;
            changed += row.isChosen && row.verdict == ImportVerdict::Changed ? 1 : 0;
        }
    }
    const QLocale locale;
    const QString news = tr("%1 new").arg(locale.toString(fresh));
    const QString others = tr("%1 changed").arg(locale.toString(changed));
    if (fresh > 0 && changed > 0)
        return tr("Take %1, %2   Enter").arg(news, others);
    if (fresh + changed > 0)
        return tr("Take %1   Enter").arg(fresh > 0 ? news : others);
    return m_waiting.isEmpty() ? tr("Nothing to take") : tr("Next file   Enter");
}

QString ImportWindow::planWords() const
{
    const std::shared_ptr<DraftedImport>& drafted = m_draft->drafted();
    if (!drafted)
        return {};
    QStringList all;
    const auto faulty = static_cast<int>(drafted->plan.count(ImportVerdict::Faulty));
    if (!drafted->hasNames)
        all << tr("Records are known by their names: choose at the left which column holds them.");
    else if (drafted->plan.rows.empty())
        all << tr("There is nothing in it but headings.");
    else if (faulty > 0)
        all << (m_draft->source().path.isEmpty()
                    ? tr("Faulty rows are left out: %1. Mend them where they were copied, and paste them again.")
                    : tr("Faulty rows are left out: %1. Mend them in the file, save it and read it again (F5)."))
                   .arg(QLocale().toString(faulty));
    else
        all << tr("Nothing is changed before it is taken. A backup is made first, and one undo takes it back.");
    if (!m_waiting.isEmpty())
        all << tr("Files that wait: %1.").arg(QLocale().toString(m_waiting.size()));
    return all.join(u' ');
}

void ImportWindow::refresh()
{
    const Stage stage = m_draft->stage();
    const std::shared_ptr<DraftedImport>& drafted = m_draft->drafted();
    m_pages->setCurrentIndex(drafted ? 1 : 0);
    if (!drafted && stage == Stage::Empty)
        m_empty->say(
            tr("Nothing to import yet. Open a file, drop one here, or copy cells in a spreadsheet, headings first, "
               "and paste them (Ctrl+V)."),
            tr("Open a file…"));
    else if (!drafted)
        m_empty->say({});
    m_columns->setVisible(drafted && drafted->read->form == SourceForm::Table);
    m_report->setVisible(drafted && drafted->report);
    m_again->setVisible(drafted && !m_draft->source().path.isEmpty());
    if (drafted && drafted->report)
        m_report->setText(
            tr("No place here: %1…").arg(QLocale().toString(static_cast<qulonglong>(drafted->report->left.size()))));
    const bool isAtWork = stage == Stage::Reading || stage == Stage::Planning || stage == Stage::Taking;
    m_pages->widget(1)->setEnabled(stage != Stage::Taking);
    if (isAtWork || m_isSaving)
        m_busy->begin(m_isSaving                    ? tr("A backup is made first…")
                          : stage == Stage::Reading ? tr("Being read…")
                          : stage == Stage::Taking  ? tr("Being taken into the library…")
                                                    : tr("Being held against the library…"),
                      !m_isSaving);
    else
        m_busy->end();
    refreshFoot();
}

void ImportWindow::refreshFoot()
{
    const Stage stage = m_draft->stage();
    const std::shared_ptr<DraftedImport>& drafted = m_draft->drafted();
    m_act->setVisible(drafted != nullptr);
    m_act->setText(deedWords());
    const bool canTake = stage == Stage::Ready && drafted && drafted->plan.chosen() > 0;
    m_act->setEnabled(!m_isSaving
                      && (canTake || stage == Stage::Taken || (stage == Stage::Ready && !m_waiting.isEmpty())));
    if (stage != Stage::Taken)
        m_words->setText(planWords());
}

void ImportWindow::accept()
{
    if (!m_act->isEnabled() || !m_act->isVisibleTo(this))
        return;
    const bool isTaken = m_draft->stage() == Stage::Taken;
    if (!isTaken && m_draft->drafted()->plan.chosen() > 0)
        return take();
    if (!m_waiting.isEmpty())
        return readNext();
    if (isTaken) {
        const std::vector<RecordRef> records = m_taken.outcome.records;
        const std::string system = m_taken.system;
        hide();
        Q_EMIT showAsked(system, records);
    }
}

void ImportWindow::take()
{
    m_problem->hide();
    if (std::exchange(m_goesWithout, false))
        return m_draft->take();
    m_isSaving = true;
    refresh();
    const QPointer<ImportWindow> self(this);
    m_backups.makeBefore(BackupReason::Import, [this, self](const std::optional<Problem>& problem) {
        if (!self || !std::exchange(m_isSaving, false))
            return;
        refresh();
        if (!problem)
            return m_draft->take();
        m_problem->show(tr("No backup could be made: %1. Nothing was taken yet.").arg(text::reasonFor(*problem)),
                        tr("Take it without a backup"));
    });
}

void ImportWindow::tellTaken(const TakenImport& taken)
{
    m_taken = taken;
    QStringList parts;
    if (taken.outcome.added > 0)
        parts << tr("%1 new").arg(QLocale().toString(static_cast<qulonglong>(taken.outcome.added)));
    if (taken.outcome.changed > 0)
        parts << tr("%1 changed").arg(QLocale().toString(static_cast<qulonglong>(taken.outcome.changed)));
    m_words->setText(tr("Taken into the library: %1. Undo there (Ctrl+Z) takes all of it back as one step.")
                         .arg(parts.join(QStringLiteral(", "))));
    refreshFoot();
    m_act->setFocus();
}

}  // namespace hitspread

#include "ui/printing/printdialog.h"

#include "formats/wholefile.h"
#include "reports/keysheet.h"
#include "reports/rulesheet.h"
#include "services/refusal/problem.h"
#include "text/problems.h"
#include "ui/printing/pageview.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/labels/fewlineslabel.h"
#include "ui/widgets/problembar.h"
#include "ui/widgets/segmentrow.h"
#include "ui/widgets/startfolder.h"
#include "ui/widgets/windowsize.h"
#include "ui/widgets/windowtitle.h"

#include <QCheckBox>
#include <QDir>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPrintDialog>
#include <QPrinter>
#include <QPrinterInfo>
#include <QPushButton>
#include <QVBoxLayout>

namespace hitspread {

namespace {

constexpr int kPrintDialogTitleLines = 4;

}  // namespace

PrintDialog::PrintDialog(const ApplicationStyle& style, QWidget* parent)
    : QDialog(parent),
      m_pages(new PageView(this)),
      m_problem(new ProblemBar(style, this)),
      m_title(new FewLinesLabel(kPrintDialogTitleLines, this)),
      m_count(new QLabel(this)),
      m_paper(new SegmentRow(this)),
      m_orientation(new SegmentRow(this)),
      m_blank(new QCheckBox(tr("&Blank, to fill in by hand"), this)),
      m_inkSaving(new QCheckBox(tr("Save &ink: no grey areas"), this)),
      m_save(new QPushButton(tr("Save as PD&F…"), this)),
      m_print(new QPushButton(tr("&Print…"), this))
{
    setObjectName(QStringLiteral("printDialog"));
    setMinimumWithinScreen(*this, {640, 420});
    resizeWithinScreen(*this, {940, 860});
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_problem);
    auto* row = new QHBoxLayout;
    row->setSpacing(0);
    setLook(*m_pages, "ground", QStringLiteral("none"));
    row->addWidget(m_pages, 1);
    row->addLayout(makeOptions());
    column->addLayout(row, 1);
    connect(m_paper, &SegmentRow::chosen, this, &PrintDialog::refresh);
    connect(m_orientation, &SegmentRow::chosen, this, &PrintDialog::refresh);
    connect(m_blank, &QCheckBox::toggled, this, &PrintDialog::refresh);
    connect(m_inkSaving, &QCheckBox::toggled, this, &PrintDialog::refresh);
    connect(m_save, &QPushButton::clicked, this, &PrintDialog::save);
    connect(m_print, &QPushButton::clicked, this, &PrintDialog::print);
    connect(m_problem, &ProblemBar::actionChosen, this, &PrintDialog::save);
}

QLayout* PrintDialog::makeOptions()
{
    auto* column = new QVBoxLayout;
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(10);
    setLook(*m_title, "textRole", QStringLiteral("heading"));
    m_title->setFixedWidth(240);
    setLook(*m_count, "textRole", QStringLiteral("secondary"));
    column->addWidget(m_title);
    column->addWidget(m_count);
    column->addSpacing(8);
    auto* paper = new QLabel(tr("Paper"), this);
    setLook(*paper, "textRole", QStringLiteral("section"));
    column->addWidget(paper);
    m_paper->setObjectName(QStringLiteral("paper"));
    m_paper->setAccessibleName(tr("Paper"));
    m_paper->setChoices({tr("A4"), tr("Letter")});
    m_paper->setCurrent(QLocale().measurementSystem() == QLocale::ImperialUSSystem ? 1 : 0);
    column->addWidget(m_paper);
    m_orientation->setObjectName(QStringLiteral("orientation"));
    m_orientation->setAccessibleName(tr("Orientation"));
    m_orientation->setChoices({tr("Portrait"), tr("Landscape")});
    m_orientation->setCurrent(0);
    column->addWidget(m_orientation);
    m_blank->setObjectName(QStringLiteral("blank"));
    m_inkSaving->setObjectName(QStringLiteral("inkSaving"));
    column->addWidget(m_blank);
    column->addWidget(m_inkSaving);
    column->addStretch(1);
    column->addLayout(makeFoot());
    return column;
}

QLayout* PrintDialog::makeFoot()
{
    auto* column = new QVBoxLayout;
    column->setSpacing(8);
    m_save->setObjectName(QStringLiteral("save"));
    m_save->setAutoDefault(false);
    m_print->setObjectName(QStringLiteral("print"));
    m_print->setDefault(true);
    setLook(*m_print, "primary", true);
    auto* close = new QPushButton(tr("Close"), this);
    close->setAutoDefault(false);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    column->addWidget(m_print);
    column->addWidget(m_save);
    column->addWidget(close);
    return column;
}

const paper::Printout& PrintDialog::printout() const
{
    return m_pages->printout();
}

void PrintDialog::start(std::vector<SheetSubject> subjects, QDate date)
{
    open(tr("Print combat sheet"), date, true,
         [all = std::move(subjects)](const SheetOptions& options) { return combatSheet(all, options); });
}

void PrintDialog::start(Encounter fight, QDate date)
{
    open(tr("Print house rules"), date, false,
         [fight = std::move(fight)](const SheetOptions& options) { return ruleSheet(fight, options); });
}

void PrintDialog::start(std::vector<KeySection> keys)
{
    open(tr("Print keys"), {}, false,
         [all = std::move(keys)](const SheetOptions& options) { return keySheet(all, options); });
}

void PrintDialog::open(const QString& title, QDate date, bool canBeBlank, Make make)
{
    entitle(*this, title);
    m_blank->setVisible(canBeBlank);
    m_make = std::move(make);
    m_date = date;
    refresh();
    show();
    raise();
    activateWindow();
    m_print->setFocus();
}

void PrintDialog::refresh()
{
    m_problem->hide();
    SheetOptions options;
    options.setup.size = m_paper->current() == 1 ? paper::PaperSize::Letter : paper::PaperSize::A4;
    options.setup.landscape = m_orientation->current() == 1;
    options.setup.inkSaving = m_inkSaving->isChecked();
    options.blank = !m_blank->isHidden() && m_blank->isChecked();
    options.date = m_date;
    const bool hasFont = paper::canSetText();
    m_save->setEnabled(hasFont);
    m_print->setEnabled(hasFont);
    if (!hasFont)
        m_problem->show(tr("No font is installed, the pages would have no text. Install a font and open this again."));
    try {
        m_pages->setPrintout(m_make(options));
    } catch (const Failure& failure) {
        m_save->setEnabled(false);
        m_print->setEnabled(false);
        m_pages->setPrintout({});
        m_problem->show(text::sentenceFor(failure.problem()));
    }
    m_title->setText(printout().title);
    const auto count = static_cast<int>(printout().pages.size());
    m_count->setText(count == 1 ? tr("1 page") : tr("%1 pages").arg(count));
}

bool PrintDialog::saveTo(const QString& path)
{
    try {
        formats::writeWhole(path, paper::pdfOf(printout()));
    } catch (const Failure& failure) {
        m_problem->show(text::sentenceFor(failure.problem()));
        return false;
    }
    m_problem->hide();
    m_count->setText(tr("Saved as %1").arg(QDir::toNativeSeparators(path)));
    m_count->setWordWrap(true);
    return true;
}

void PrintDialog::save()
{
    QFileDialog dialog(this, tr("Save as PDF"), startFolder(QStandardPaths::DocumentsLocation),
                       tr("PDF files (*.pdf)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    // The dialog completes the name itself: what it asks about writing over is the file that is written.
    dialog.setDefaultSuffix(QStringLiteral("pdf"));
    dialog.selectFile(fileNameFor(printout().title, QStringLiteral(".pdf")));
    if (dialog.exec() == QDialog::Accepted && !dialog.selectedFiles().isEmpty())
        (void)saveTo(dialog.selectedFiles().constFirst());
}

void PrintDialog::print()
{
    // Qt's own dialog would offer nothing but a file, and not say why.
    if (QPrinterInfo::availablePrinterNames().isEmpty())
        return m_problem->show(
            tr("No printer is set up on this computer. Save the pages as a PDF and print that elsewhere, "
               "or set a printer up and press Print once more."),
            tr("Save as PDF…"));
    m_problem->hide();
    QPrinter printer(QPrinter::HighResolution);
    printer.setFullPage(true);
    printer.setPageLayout(paper::layoutOf(printout().setup));
    QPrintDialog dialog(&printer, this);
    if (dialog.exec() == QDialog::Accepted)
        (void)printOn(printer);
}

bool PrintDialog::printOn(QPrinter& printer)
{
    printer.setDocName(printout().title);
    const bool taken = paper::paintOn(printer, printout());
    if (!taken)
        m_problem->show(tr("The printer did not take the pages. Check it, or save a PDF."));
    return taken;
}

}  // namespace hitspread

#include "ui/library/recorddialog.h"

#include "services/library/recordname.h"
#include "text/echo.h"
#include "text/kinds.h"
#include "text/problems.h"
#include "ui/fields/nameoffers.h"
#include "ui/fields/recordform.h"
#include "ui/library/factspanel.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/labels/wraplabel.h"
#include "ui/widgets/problembar.h"
#include "ui/widgets/windowsize.h"
#include "ui/widgets/windowtitle.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

namespace hitspread {

namespace {

constexpr QSize kSize(1240, 820);
constexpr int kPreviewWidth = 372;

}  // namespace

RecordDialog::RecordDialog(Library& library, RecordId id, const AnyRecord& record, const ApplicationStyle& style,
                           QWidget* parent)
    : QDialog(parent),
      m_library(library),
      m_reference{record.declaration().kind, id},
      m_before(record.cloned()),
      m_form(new RecordForm(library.naming(), record.declaration(), style)),
      m_facts(new FactsPanel(library.gateway().plans().body({}, library.system()), style, this)),
      m_previewWidth(style.theme().scaled(kPreviewWidth)),
      m_area(new QScrollArea(this)),
      m_worked(new QScrollArea(this)),
      m_sides(new QBoxLayout(QBoxLayout::LeftToRight)),
      m_problem(new ProblemBar(style, this)),
      m_close(new QPushButton(tr("Close   Esc"), this)),
      m_save(new QPushButton(tr("Save"), this))
{
    setObjectName(u"recordDialog"_qs);
    setAttribute(Qt::WA_DeleteOnClose);
    entitle(*this,
            tr("%1 - %2").arg(text::visible(recordName(record)), text::kindName(library.system(), m_reference.kind)));
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_problem);
    QScrollArea* area = m_area;
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    m_form->setContentsMargins(0, 0, space::kMedium, 0);
    area->setWidget(m_form);
    // It would take the keyboard, and nothing would show where that is.
    area->setFocusPolicy(Qt::NoFocus);
    QScrollArea* worked = m_worked;
    worked->setObjectName(u"recordPreview"_qs);
    worked->setAccessibleName(tr("Ready worked"));
    worked->setWidgetResizable(true);
    worked->setFrameShape(QFrame::NoFrame);
    worked->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    worked->setFocusPolicy(Qt::NoFocus);
    m_facts->setContentsMargins(space::kMedium, 0, space::kMedium, 0);
    worked->setWidget(m_facts);
    m_sides->addWidget(area, 1);
    m_sides->addWidget(worked, 1);
    column->addLayout(m_sides, 1);
    auto* foot = new QHBoxLayout;
    auto* hint = new WrapLabel(tr("Closing stores what was changed; Undo in the library takes it back."), this);
    setLook(*hint, "textRole", u"secondary"_qs);
    foot->addWidget(hint, 1);
    m_close->setObjectName(u"recordClose"_qs);
    m_close->setAutoDefault(false);
    setLook(*m_close, "beside", u"primary"_qs);
    foot->addWidget(m_close);
    m_save->setObjectName(u"recordSave"_qs);
    setLook(*m_save, "primary", true);
    foot->addWidget(m_save);
    column->addLayout(foot);
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_save, &QPushButton::clicked, this, &QDialog::accept);
    connect(m_problem, &ProblemBar::actionChosen, this, &RecordDialog::closeForGood);
    connect(&m_form->binder(), &RecordBinder::changed, this, [this] {
        refresh();
        preview();
    });
    connect(&m_form->binder(), &RecordBinder::finished, this, &RecordDialog::fetchRelated);
    connect(&m_form->binder(), &RecordBinder::faultsChanged, this, &RecordDialog::refresh);
    m_form->binder().setRecord(record.cloned());
    NameOffers::addTo(*m_form, m_form->binder(), library.gateway(), m_reference);
    refresh();
    preview();
    fetchRelated();
    const FieldDeclaration* name = nameField(record.declaration());
    const auto first = name ? m_form->binder().placeOf(name->id) : std::nullopt;
    if (QWidget* field = first ? m_form->binder().widgetOf(*first) : nullptr)
        field->setFocus();
    resizeWithinScreen(*this, kSize);
}

void RecordDialog::refresh()
{
    const QStringList faults = m_form->binder().complaints();
    // Nothing to save: closing is all there is to do, and what Enter does. One button is filled.
    const bool isEdited = m_form->binder().isEdited();
    m_save->setVisible(isEdited);
    m_save->setEnabled(isEdited && faults.isEmpty());
    m_save->setDefault(isEdited);
    m_close->setDefault(!isEdited);
    setLook(*m_close, "primary", !isEdited);
    if (!m_refused)
        return;
    m_refused = !faults.isEmpty();
    if (m_refused)
        m_problem->show(faults.join(u"; "_qs), tr("Close without it"));
    else
        m_problem->hide();
}

void RecordDialog::resizeEvent(QResizeEvent* event)
{
    QDialog::resizeEvent(event);
    arrange();
}

/// The ready-worked numbers stand beside the form, or below it where both do not fit.
void RecordDialog::arrange()
{
    const int form = m_form->minimumSizeHint().width() + m_area->verticalScrollBar()->sizeHint().width();
    const bool beside = width() >= form + m_previewWidth + 4 * space::kMedium;
    m_sides->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_sides->setStretch(0, beside ? 1 : 3);
    m_sides->setStretch(1, beside ? 0 : 2);
    m_worked->setMinimumWidth(beside ? m_previewWidth : 0);
    m_worked->setMaximumWidth(beside ? m_previewWidth : QWIDGETSIZE_MAX);
    // Below the form it takes no more room than it fills.
    m_worked->setMaximumHeight(beside ? QWIDGETSIZE_MAX : m_facts->sizeHint().height() + space::kSmall);
}

LibrarySubject RecordDialog::subject() const
{
    LibrarySubject subject;
    subject.stored.id = m_reference.id;
    subject.stored.system = m_library.system().id();
    subject.stored.record = m_form->binder().record();
    subject.related = m_related;
    return subject;
}

void RecordDialog::preview()
{
    m_facts->show(libraryFacts(subject(), m_library.naming()));
    arrange();
}

/// The rounds of a weapon follow its calibre, which may have been edited.
void RecordDialog::fetchRelated()
{
    StoredRecord edited = subject().stored;
    edited.record = edited.record.cloned();
    m_library.gateway().run(
        this, [edited](CampaignServices& services) { return relatedRecords(services.library, edited); },
        [this](std::vector<StoredRecord> related) {
            m_related = std::move(related);
            preview();
        });
}

bool RecordDialog::isSound()
{
    RecordBinder& binder = m_form->binder();
    binder.finishTyping();
    if (binder.complaints().isEmpty())
        return true;
    m_refused = true;
    refresh();
    if (QWidget* faulty = binder.firstFaulty()) {
        faulty->setFocus();
        // What is typed next takes the place of what was refused.
        if (auto* line = qobject_cast<QLineEdit*>(faulty))
            line->selectAll();
    }
    return false;
}

void RecordDialog::storeThen(void (RecordDialog::*leave)())
{
    if (m_storing || !isSound())
        return;
    RecordBinder& binder = m_form->binder();
    if (!binder.isEdited())
        return (this->*leave)();
    m_storing = true;
    const QPointer<RecordDialog> open(this);
    m_library.edit(
        m_reference, m_before, binder.record(),
        [open, leave, name = text::visible(recordName(binder.record()))] {
            if (!open)
                return;
            Q_EMIT open->stored(name);
            (open->*leave)();
        },
        [open](const Problem& refused) {
            if (open)
                open->say(refused);
        });
}

/// What was typed stays; what was stored meanwhile in its place stands at its field.
void RecordDialog::say(const Problem& refused)
{
    m_storing = false;
    m_problem->show(text::sentenceFor(refused), tr("Close without it"));
    if (refused.code != ProblemCode::OutOfDate)
        return;
    m_library.gateway().run(
        this, [record = m_reference](CampaignServices& services) { return services.library.load(record); },
        [this](const StoredRecord& stored) {
            m_before = stored.record.cloned();
            m_form->binder().setApplied(stored.record);
            (void)isSound();
        },
        [this](const Problem& problem) { m_problem->show(text::sentenceFor(problem), tr("Close without it")); });
}

void RecordDialog::closeForGood()
{
    RecordBinder& binder = m_form->binder();
    binder.finishTyping();
    binder.dropFaulty();
    if (!m_storing && binder.isEdited()) {
        m_library.edit(m_reference, m_before, binder.record());
        Q_EMIT stored(text::visible(recordName(binder.record())));
    }
    QDialog::accept();
}

void RecordDialog::accept()
{
    storeThen(&RecordDialog::acceptStored);
}

void RecordDialog::reject()
{
    storeThen(&RecordDialog::rejectStored);
}

}  // namespace hitspread

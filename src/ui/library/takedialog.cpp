#include "ui/library/takedialog.h"

#include "models/library/librarycolumns.h"
#include "text/echo.h"
#include "text/kinds.h"
#include "text/problems.h"
#include "ui/library/kindicon.h"
#include "ui/theme/applicationstyle.h"
#include "ui/theme/icons.h"
#include "ui/widgets/campaignfiles.h"
#include "ui/widgets/dialogparts.h"
#include "ui/widgets/keyboard/searchkeys.h"
#include "ui/widgets/problembar.h"
#include "ui/widgets/searchline.h"
#include "ui/widgets/startfolder.h"
#include "ui/widgets/windowsize.h"
#include "ui/widgets/windowtitle.h"

#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace hitspread {

namespace {

constexpr QSize kTakeDialogSize(860, 640);
constexpr std::size_t kTakeDialogMostShown = 500;
constexpr int kTakeDialogIdRole = Qt::UserRole;
constexpr int kTakeDialogKindRole = Qt::UserRole + 1;
constexpr int kTakeDialogMostNamed = 4;

}  // namespace

TakeDialog::TakeDialog(Library& library, const OtherCampaigns& others, const ApplicationStyle& style, QWidget* parent)
    : QDialog(parent),
      m_style(style),
      m_other(library, others),
      m_problem(new ProblemBar(style, this)),
      m_search(new QLineEdit(this)),
      m_kind(new QComboBox(this)),
      m_found(new QTreeWidget(this)),
      m_question(new QWidget(this)),
      m_asked(new QLabel(m_question)),
      m_both(new QPushButton(tr("Keep both"), m_question)),
      m_words(new QLabel(this)),
      m_take(new QPushButton(tr("Take   Enter"), this))
{
    setObjectName(QStringLiteral("takeDialog"));
    auto* column = new QVBoxLayout(this);
    column->setSpacing(space::kMedium);
    column->addWidget(m_problem);
    m_problem->hide();
    column->addLayout(makeSearch());
    makeFound();
    column->addWidget(m_found, 1);
    makeQuestion();
    column->addWidget(m_question);
    column->addLayout(makeFoot());
    connect(&m_other, &OtherLibrary::listed, this, &TakeDialog::find);
    connect(&m_other, &OtherLibrary::clashed, this, &TakeDialog::ask);
    connect(&m_other, &OtherLibrary::taken, this, &TakeDialog::say);
    connect(&m_other, &OtherLibrary::problem, this, [this](const Problem& what) {
        m_problem->show(text::sentenceFor(what));
        refresh();
    });
    resizeWithinScreen(*this, kTakeDialogSize * style.theme().textPercent() / 100);
}

QString TakeDialog::fewOf(const QStringList& names)
{
    const QString first = names.mid(0, kTakeDialogMostNamed).join(QStringLiteral(", "));
    const int more = static_cast<int>(names.size()) - kTakeDialogMostNamed;
    return more > 0 ? tr("%1 and %n more", nullptr, more).arg(first) : first;
}

QLayout* TakeDialog::makeSearch()
{
    auto* row = new QHBoxLayout;
    m_search->setObjectName(QStringLiteral("takeSearch"));
    m_search->setAccessibleName(tr("Search the other library"));
    m_search->setPlaceholderText(tr("Type a name: a person, a weapon, a condition"));
    makeSearchLine(*m_search, m_style);
    // The list moves and Enter takes while the keyboard stays in the line.
    walkFrom(*m_search, *m_found);
    row->addWidget(m_search, 1);
    m_kind->setObjectName(QStringLiteral("takeKind"));
    m_kind->setAccessibleName(tr("Kind"));
    row->addWidget(m_kind);
    connect(m_search, &QLineEdit::textChanged, this, &TakeDialog::find);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &TakeDialog::find);
    return row;
}

void TakeDialog::makeFound()
{
    m_found->setObjectName(QStringLiteral("takeFound"));
    m_found->setAccessibleName(tr("Records of the other library"));
    m_found->setHeaderLabels({tr("Name"), tr("Kind"), tr("In short")});
    m_found->setRootIsDecorated(false);
    m_found->setUniformRowHeights(true);
    m_found->setAllColumnsShowFocus(true);
    m_found->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_found->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(m_found, &QTreeWidget::itemSelectionChanged, this, &TakeDialog::refresh);
    connect(m_found, &QTreeWidget::itemDoubleClicked, this, &QDialog::accept);
}

QLayout* TakeDialog::makeFoot()
{
    m_words->setObjectName(QStringLiteral("takeWords"));
    m_words->setWordWrap(true);
    setLook(*m_words, "textRole", QStringLiteral("secondary"));
    auto* leave = new QPushButton(tr("Close   Esc"), this);
    leave->setObjectName(QStringLiteral("takeClose"));
    m_take->setObjectName(QStringLiteral("takeButton"));
    return footOf(*this, {*m_words, *leave, *m_take, true});
}

void TakeDialog::makeQuestion()
{
    auto* row = new QHBoxLayout(m_question);
    row->setContentsMargins(0, 0, 0, 0);
    m_asked->setObjectName(QStringLiteral("takeAsked"));
    m_asked->setWordWrap(true);
    row->addWidget(m_asked, 1);
    const auto add = [this, row](QPushButton* button, const char* name, NameTaken taken, const QString& tip) {
        button->setObjectName(QString::fromLatin1(name));
        button->setToolTip(tip);
        row->addWidget(button);
        connect(button, &QPushButton::clicked, this, [this, taken] { answer(taken); });
    };
    add(m_both, "takeBoth", NameTaken::KeepBoth, tr("What is taken gets a number behind its name"));
    add(new QPushButton(tr("Use mine"), m_question), "takeMine", NameTaken::UseMine,
        tr("What is taken refers to the one that is here; it stays as it is"));
    add(new QPushButton(tr("Replace mine"), m_question), "takeReplace", NameTaken::Replace,
        tr("The one that is here takes the values of the other"));
    m_question->hide();
}

void TakeDialog::choose()
{
    const QString path = QFileDialog::getOpenFileName(parentWidget(), tr("Take from another campaign"),
                                                      startFolder(QStandardPaths::DocumentsLocation), campaignFilter());
    if (!path.isEmpty())
        open(path);
}

void TakeDialog::leave()
{
    m_question->hide();
    hide();
}

void TakeDialog::open(const QString& path, const QString& called)
{
    entitle(*this, tr("From %1 - Hitspread").arg(called.isEmpty() ? QFileInfo(path).completeBaseName() : called));
    m_problem->hide();
    m_question->hide();
    m_words->clear();
    m_other.open(path);
    fillKinds();
    m_search->clear();
    m_search->setFocus();
    refresh();
    show();
    raise();
    activateWindow();
}

/// Of the rule system that is shown.
void TakeDialog::fillKinds()
{
    const QSignalBlocker quiet(m_kind);
    m_kind->clear();
    m_kind->addItem(tr("All kinds"));
    for (const RecordKind kind : libraryKinds()) {
        if (m_other.library().declaration(kind))
            m_kind->addItem(text::kindsName(m_other.library().system(), kind), static_cast<int>(kind));
    }
    find();
}

void TakeDialog::find()
{
    const QVariant kind = m_kind->currentData();
    const std::vector<LibraryHit> hits = m_other.found(
        m_search->text(), kind.isValid() ? std::optional(static_cast<RecordKind>(kind.toInt())) : std::nullopt);
    const Library& library = m_other.library();
    m_found->clear();
    for (const LibraryHit& hit : hits) {
        if (m_found->topLevelItemCount() == static_cast<int>(kTakeDialogMostShown))
            break;
        const RecordDeclaration* record = library.declaration(hit.kind);
        const QString detail = text::visible(hit.row.detail);
        auto* item = new QTreeWidgetItem(m_found,
                                         {text::visible(hit.row.name), text::kindName(library.system(), hit.kind),
                                          record ? detailWords(library.system(), *record, detail) : detail});
        item->setIcon(0, iconOf(iconOf(hit.kind), m_style.theme(), Token::Accent));
        item->setData(0, kTakeDialogIdRole, QVariant::fromValue(hit.row.id));
        item->setData(0, kTakeDialogKindRole, static_cast<int>(hit.kind));
        item->setToolTip(2, item->text(2));
    }
    const int room = m_found->viewport()->width();
    m_found->header()->resizeSections(QHeaderView::ResizeToContents);
    m_found->header()->resizeSection(0, qMin(m_found->header()->sectionSize(0) + space::kMedium, room * 5 / 10));
    m_found->header()->resizeSection(1, m_found->header()->sectionSize(1) + space::kMedium);
    m_found->setCurrentItem(m_found->topLevelItem(0));
    if (hits.empty() && !m_search->text().isEmpty())
        m_words->setText(tr("Nothing called “%1”.").arg(m_search->text()));
    else if (hits.size() > kTakeDialogMostShown)
        m_words->setText(tr("The first %1 of %2; type more of the name.")
                             .arg(QLocale().toString(qulonglong(kTakeDialogMostShown)),
                                  QLocale().toString(qulonglong(hits.size()))));
    else
        m_words->setText(tr("What is taken brings along what it refers to: rounds, gear, portrait."));
    refresh();
}

std::vector<RecordRef> TakeDialog::chosen() const
{
    std::vector<RecordRef> records;
    for (const QTreeWidgetItem* item : m_found->selectedItems())
        records.push_back({static_cast<RecordKind>(item->data(0, kTakeDialogKindRole).toInt()),
                           item->data(0, kTakeDialogIdRole).toLongLong()});
    return records;
}

void TakeDialog::refresh()
{
    m_take->setEnabled(!m_question->isVisibleTo(this) && !m_found->selectedItems().isEmpty());
}

void TakeDialog::accept()
{
    if (!m_take->isEnabled())
        return;
    m_problem->hide();
    m_wanted = chosen();
    m_other.take(m_wanted);
}

void TakeDialog::reject()
{
    if (!m_question->isVisibleTo(this))
        return QDialog::reject();
    m_question->hide();
    m_search->setFocus();
    m_take->setDefault(true);
    refresh();
}

void TakeDialog::ask(const QStringList& names)
{
    m_asked->setText(tr("Here already, with other values: %1").arg(fewOf(names)));
    m_question->show();
    refresh();
    m_both->setDefault(true);
    m_both->setFocus();
}

void TakeDialog::answer(NameTaken taken)
{
    reject();
    m_other.take(m_wanted, taken);
}

void TakeDialog::say(const std::vector<RecordRef>& records, bool isNew)
{
    QStringList names;
    for (const QTreeWidgetItem* item : m_found->selectedItems())
        names << item->text(0);
    m_words->setText(records.empty() ? QString()
                         : isNew     ? tr("Taken: %1. Undo in the library takes it back.").arg(fewOf(names))
                                     : tr("Here already: %1. Nothing was done.").arg(fewOf(names)));
    m_search->selectAll();
    m_search->setFocus();
}

}  // namespace hitspread

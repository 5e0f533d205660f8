#include "ui/exchange/importsourcebar.h"

#include "models/exchange/importdraft.h"
#include "rules/systems/registry.h"
#include "services/library/librarykinds.h"
#include "text/echo.h"
#include "text/kinds.h"
#include "text/labels.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/dialogparts.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/labels/elidedlabel.h"

#include <QComboBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <array>

namespace hitspread {

namespace {

/// What spreadsheets save, the usual ones first.
constexpr std::array kEncodings{"UTF-8",    "windows-1252", "ISO-8859-1", "ISO-8859-15",
                                "UTF-16LE", "UTF-16BE",     "IBM850",     "macintosh"};

}  // namespace

ImportSourceBar::ImportSourceBar(ImportDraft& draft, QWidget* parent)
    : QWidget(parent), m_draft(draft), m_source(new ElidedLabel(this)), m_choices(new QWidget(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::kSmall);
    m_source->setObjectName(QStringLiteral("importSource"));
    setLook(*m_source, "textRole", QStringLiteral("thing"));
    column->addWidget(m_source);
    auto* row = new FlowLayout(space::kSmall, m_choices);
    row->setContentsMargins(0, 0, 0, 0);
    m_system = makeBox(*row, "importSystem", m_systemTitle);
    m_kind = makeBox(*row, "importKind", m_kindTitle);
    m_encoding = makeBox(*row, "importEncoding", m_encodingTitle);
    m_separator = makeBox(*row, "importSeparator", m_separatorTitle);
    column->addWidget(m_choices);
    m_systemTitle->setText(tr("Rules"));
    m_kindTitle->setText(tr("Kind"));
    m_separatorTitle->setText(tr("Parted by"));
    for (const System* system : systems())
        m_system->addItem(text::systemName(*system), QString::fromUtf8(system->id()));
    for (const char* encoding : kEncodings)
        m_encoding->addItem(QLatin1String(encoding), QLatin1String(encoding));
    m_separator->addItem(tr("comma"), int{','});
    m_separator->addItem(tr("semicolon"), int{';'});
    m_separator->addItem(tr("tab"), int{'\t'});
    connect(m_system, &QComboBox::activated, this,
            [this] { m_draft.setSystem(m_system->currentData().toString().toStdString()); });
    connect(m_kind, &QComboBox::activated, this,
            [this] { m_draft.setKind(static_cast<RecordKind>(m_kind->currentData().toInt())); });
    connect(m_encoding, &QComboBox::activated, this,
            [this] { m_draft.setEncoding(m_encoding->currentData().toString()); });
    connect(m_separator, &QComboBox::activated, this,
            [this] { m_draft.setSeparator(static_cast<char>(m_separator->currentData().toInt())); });
    connect(&draft, &ImportDraft::planned, this, &ImportSourceBar::refresh);
    // What was chosen may not have come about.
    connect(&draft, &ImportDraft::problem, this, &ImportSourceBar::refresh);
    connect(&draft, &ImportDraft::stageChanged, this, [this] {
        if (m_draft.stage() == ImportDraft::Stage::Ready)
            refresh();
    });
    refresh();
}

QComboBox* ImportSourceBar::makeBox(FlowLayout& row, const char* name, QLabel*& title)
{
    auto* piece = new QWidget(m_choices);
    auto* inner = new QHBoxLayout(piece);
    inner->setContentsMargins(0, 0, space::kSmall, 0);
    inner->setSpacing(space::kSmall);
    auto* box = new QComboBox(piece);
    box->setObjectName(QLatin1String(name));
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    title = titleFor({}, *box);
    inner->addWidget(title);
    inner->addWidget(box);
    row.addWidget(piece);
    return box;
}

QString ImportSourceBar::sourceWords() const
{
    const ImportSource& read = *m_draft.drafted()->read;
    const QString& path = m_draft.source().path;
    const QString name = path.isEmpty() ? tr("From the clipboard") : QFileInfo(path).fileName();
    const QString count = QLocale().toString(static_cast<qulonglong>(countOf(read)));
    if (!read.program.empty())
        return tr("%1 · of %2, records: %3").arg(name, text::asKept(read.program), count);
    return (read.form == SourceForm::Table ? tr("%1 · table, rows: %2") : tr("%1 · records: %2")).arg(name, count);
}

void ImportSourceBar::fillKinds()
{
    const TableMeaning& meaning = m_draft.drafted()->meaning;
    const System* system = findSystem(meaning.system);
    const QSignalBlocker quiet(m_kind);
    m_kind->clear();
    for (const RecordKind kind : kLibraryKinds) {
        if (system && system->record(kind))
            m_kind->addItem(text::kindsName(*system, kind), static_cast<int>(kind));
    }
    m_kind->setCurrentIndex(m_kind->findData(static_cast<int>(meaning.kind)));
}

void ImportSourceBar::refresh()
{
    const std::shared_ptr<DraftedImport>& drafted = m_draft.drafted();
    setVisible(drafted != nullptr);
    if (!drafted)
        return;
    const ImportSource& read = *drafted->read;
    m_source->setText(sourceWords());
    m_source->setToolTip(m_draft.source().path);
    m_choices->setVisible(read.form != SourceForm::Library);
    if (read.form == SourceForm::Library)
        return;
    fillKinds();
    m_kind->parentWidget()->setVisible(read.form == SourceForm::Table);
    m_system->setCurrentIndex(m_system->findData(text::asKept(drafted->meaning.system)));
    const bool isFile = !m_draft.source().path.isEmpty();
    m_encoding->parentWidget()->setVisible(isFile && !read.isJson);
    m_separator->parentWidget()->setVisible(!read.isJson);
    if (read.isJson)
        return;
    m_encodingTitle->setText(read.isEncodingGuessed ? tr("Encoding (a guess)") : tr("Encoding"));
    const QString encoding = text::asKept(read.encoding);
    if (m_encoding->findData(encoding) < 0)
        m_encoding->addItem(encoding, encoding);
    m_encoding->setCurrentIndex(m_encoding->findData(encoding));
    m_separator->setCurrentIndex(m_separator->findData(int{read.separator}));
}

}  // namespace hitspread

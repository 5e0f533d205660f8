#include "ui/library/edittogether.h"

#include "services/recordvalues.h"
#include "text/fields.h"
#include "text/kinds.h"
#include "ui/fields/fieldadapter.h"
#include "ui/fields/fieldcomplaint.h"
#include "ui/fields/fieldwidgets.h"
#include "ui/fields/fieldwords.h"
#include "ui/theme/applicationstyle.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace hitspread {

namespace {

constexpr int kMostShown = 5;

}  // namespace

EditTogether::EditTogether(Library& library, const std::vector<RecordRef>& records, const ApplicationStyle& style,
                           QWidget* parent)
    : QDialog(parent),
      m_library(library),
      m_style(style),
      m_records(records),
      m_declaration(*library.declaration(records.front().kind)),
      m_columns(libraryColumns(library.system(), m_declaration)),
      m_fields(new QComboBox(this)),
      m_now(new QLabel(this)),
      m_place(new QVBoxLayout),
      m_complaint(new FieldComplaint(this)),
      m_apply(new QPushButton(tr("Set in all %1").arg(records.size()), this))
{
    setObjectName(u"editTogether"_qs);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Edit together: %1").arg(text::kindsName(records.front().kind)));
    setMinimumWidth(style.theme().scaled(460));
    auto* column = new QVBoxLayout(this);
    column->setSpacing(space::kMedium);
    auto* heading = new QLabel(tr("One value in %1 records").arg(records.size()), this);
    setLook(*heading, "textRole", u"heading"_qs);
    column->addWidget(heading);
    m_fields->setObjectName(u"togetherField"_qs);
    m_fields->setAccessibleName(tr("Value to set"));
    for (const LibraryColumn& one : m_columns)
        m_fields->addItem(one.title, one.key);
    column->addWidget(m_fields);
    m_now->setObjectName(u"togetherNow"_qs);
    m_now->setWordWrap(true);
    setLook(*m_now, "textRole", u"secondary"_qs);
    column->addWidget(m_now);
    column->addLayout(m_place);
    m_complaint->setObjectName(u"togetherComplaint"_qs);
    column->addWidget(m_complaint);
    column->addStretch(1);
    auto* foot = new QHBoxLayout;
    foot->addStretch(1);
    auto* close = new QPushButton(tr("Close   Esc"), this);
    close->setAutoDefault(false);
    setLook(*close, "beside", u"primary"_qs);
    foot->addWidget(close);
    m_apply->setObjectName(u"togetherApply"_qs);
    m_apply->setDefault(true);
    setLook(*m_apply, "primary", true);
    foot->addWidget(m_apply);
    column->addLayout(foot);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_apply, &QPushButton::clicked, this, &QDialog::accept);
    connect(m_fields, &QComboBox::currentIndexChanged, this, &EditTogether::showColumn);
    showColumn();
    load();
}

EditTogether::~EditTogether() = default;

const LibraryColumn& EditTogether::column() const
{
    return m_columns[static_cast<std::size_t>(std::max(0, m_fields->currentIndex()))];
}

void EditTogether::setColumn(const QString& key)
{
    m_fields->setCurrentIndex(std::max(0, m_fields->findData(key)));
}

void EditTogether::load()
{
    m_library.gateway().run(
        this,
        [records = m_records](CampaignServices& services) {
            std::vector<StoredRecord> loaded;
            loaded.reserve(records.size());
            for (const RecordRef& record : records)
                loaded.push_back(services.library.load(record));
            return loaded;
        },
        [this](std::vector<StoredRecord> loaded) {
            m_loaded = std::move(loaded);
            showColumn();
        });
}

void EditTogether::showColumn()
{
    const FieldDeclaration& field = fieldOf(m_declaration, column());
    std::vector<LoggedValue> values;
    QStringList words;
    for (const StoredRecord& stored : m_loaded) {
        const LoggedValue value = valueOf(field, stored.record.data(), column().element);
        if (std::ranges::find(values, value) != values.end())
            continue;
        values.push_back(value);
        const QString shown = valueWords(m_library.system(), field, value);
        words << (shown.isEmpty() ? tr("nothing") : shown);
    }
    if (values.size() == 1)
        m_now->setText(tr("All have: %1").arg(words.front()));
    else if (!values.empty())
        m_now->setText(values.size() > kMostShown ? tr("Several values: %1 and %2 more")
                                                        .arg(words.mid(0, kMostShown).join(u", "_qs))
                                                        .arg(values.size() - kMostShown)
                                                  : tr("Several values: %1").arg(words.join(u", "_qs)));
    m_adapter.reset();
    delete m_editor;
    m_editor = widgetFor(field, column().element, this);
    m_editor->setObjectName(u"togetherValue"_qs);
    const FieldWords fieldWords = wordsOf(m_library.system(), m_declaration, {column().field, column().element});
    m_adapter = FieldAdapter::make(*m_editor, field, fieldWords);
    m_editor->setAccessibleName(fieldWords.name);
    m_editor->setToolTip(fieldWords.tip);
    m_place->addWidget(m_editor);
    m_value.reset();
    if (values.size() == 1 && m_adapter)
        m_adapter->show(values.front());
    if (auto* line = qobject_cast<QLineEdit*>(m_editor)) {
        line->setMinimumWidth(0);
        line->setMaximumWidth(QWIDGETSIZE_MAX);
        if (values.size() > 1)
            line->setPlaceholderText(tr("several values"));
    }
    m_complaint->say({}, m_style.theme());
    m_apply->setEnabled(false);
    if (!m_adapter)
        return;
    connect(m_adapter.get(), &FieldAdapter::typed, this, &EditTogether::judge);
    connect(m_adapter.get(), &FieldAdapter::unreadable, this, [this, &field](const QString& typed) {
        m_value.reset();
        m_apply->setEnabled(false);
        m_complaint->say(text::unreadable(m_library.system(), m_declaration, field, column().element, typed),
                         m_style.theme());
    });
}

void EditTogether::judge(const LoggedValue& value)
{
    const AnyRecord plain = m_loaded.empty() ? AnyRecord(m_declaration) : m_loaded.front().record;
    const QString fault = faultOf(m_library.system(), plain, {column().field, column().element}, value);
    m_complaint->say(fault, m_style.theme());
    m_value = fault.isEmpty() ? std::optional(value) : std::nullopt;
    m_apply->setEnabled(m_value.has_value());
}

void EditTogether::accept()
{
    if (!m_value)
        return;
    m_library.change(m_records, std::string(fieldOf(m_declaration, column()).id), column().element, *m_value);
    QDialog::accept();
}

}  // namespace hitspread
